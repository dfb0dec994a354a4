//! Positions worth a mark on a seek bar.

/// At most this many: a seek bar has few hundred pixels.
const MOST: usize = 256;

/// An ascending list of positions, thinned by a growing least distance so that it stays small.
#[derive(Clone, Debug, Default)]
pub(super) struct Marks {
    positions: Vec<u64>,
    distance: u64,
}

impl Marks {
    pub fn positions(&self) -> &[u64] {
        &self.positions
    }

    /// The first position that would be kept: those before it are too close to the last mark.
    pub fn next_position(&self) -> u64 {
        self.positions
            .last()
            .map_or(0, |&last| last + self.distance)
    }

    /// Keeps a position not before [`next_position`](Marks::next_position).
    pub fn push(&mut self, position: u64) {
        self.positions.push(position);
        while self.positions.len() > MOST {
            self.distance = (self.distance * 2).max(2);
            let mut next = 0;
            let distance = self.distance;
            self.positions.retain(|&position| {
                let keep = position >= next;
                if keep {
                    next = position + distance;
                }
                keep
            });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn few_marks_are_all_kept_and_many_are_thinned() {
        let mut marks = Marks::default();
        for position in 1..=256 {
            marks.push(position * 3);
        }
        assert_eq!(marks.positions().len(), 256);
        let mut position = 769;
        while position < 1_000_000 {
            if position >= marks.next_position() {
                marks.push(position);
            }
            assert!(marks.positions().len() <= MOST);
            position += 1 + position % 7;
        }
        assert!(marks.positions().len() > 64);
        assert!(marks
            .positions()
            .windows(2)
            .all(|pair| pair[1] - pair[0] >= marks.distance));
        assert_eq!(marks.positions()[0], 3);
    }
}
