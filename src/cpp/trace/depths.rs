//! How deep the calls were nested over a whole run, in bounded memory.

/// Most pairs kept.
const MOST: usize = 512;
/// Looks at the depth within one pair, once pairs span more steps than this.
const LOOKS: u64 = 8;

/// The least and the greatest depth in each of at most 512 stretches of a run. Up to 512 steps it is the depth after each
/// step; then neighbours are joined and the depth is looked at eight times a stretch, so that a run at full speed hardly
/// notices.
#[derive(Clone, Debug)]
pub(super) struct Depths {
    pairs: Vec<(u32, u32)>,
    /// Steps in one stretch.
    width: u64,
    /// When to look again.
    next: u64,
}

impl Default for Depths {
    fn default() -> Depths {
        Depths {
            pairs: Vec::new(),
            width: 1,
            next: 0,
        }
    }
}

impl Depths {
    /// The step at which the depth is wanted next.
    pub fn next(&self) -> u64 {
        self.next
    }

    /// Steps in one stretch, and the stretches from the start of the run.
    pub fn all(&self) -> (u64, &[(u32, u32)]) {
        (self.width, &self.pairs)
    }

    /// Notes the depth after so many steps, if it is the step that was asked for.
    pub fn note(&mut self, steps: u64, depth: u32) {
        if steps != self.next {
            return;
        }
        let at = (steps / self.width) as usize;
        if at == MOST {
            self.pairs = self
                .pairs
                .chunks(2)
                .map(|two| two.iter().fold(two[0], |a, b| (a.0.min(b.0), a.1.max(b.1))))
                .collect();
            self.width *= 2;
            return self.note(steps, depth);
        }
        match self.pairs.get_mut(at) {
            Some(pair) => *pair = (pair.0.min(depth), pair.1.max(depth)),
            None => self.pairs.push((depth, depth)),
        }
        self.next = steps + (self.width / LOOKS).max(1);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn short_runs_are_kept_whole_and_long_ones_thinned() {
        let mut depths = Depths::default();
        for step in 0..500 {
            depths.note(step, (step % 7) as u32);
        }
        assert_eq!(depths.all().0, 1);
        assert_eq!(depths.all().1[13], (6, 6));
        for step in 500..1_000_000 {
            depths.note(step, (step % 7) as u32);
        }
        let (width, pairs) = depths.all();
        assert!(pairs.len() <= MOST && pairs.len() > MOST / 2 - 1);
        assert!(width * pairs.len() as u64 >= 1_000_000 - width);
        assert!(pairs.iter().all(|&pair| pair == (0, 6)));
    }
}
