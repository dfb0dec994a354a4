//! A bounded list of saved states, spread evenly over the run.

/// Saved states at positions 0, interval, 2·interval, … When the list is full, every second one goes and the
/// interval doubles.
#[derive(Clone, Debug)]
pub(super) struct Checkpoints<S> {
    saved: Vec<S>,
    interval: u64,
    capacity: usize,
    /// Bytes of all states, as far as they are weighed.
    weight: usize,
}

/// Bytes that the saved states of one run may hold, if their machine says what they weigh.
const HEAVIEST: usize = 24 << 20;

/// Steps between the first checkpoints: few enough that going back feels immediate for any machine.
const FIRST_INTERVAL: u64 = 64;

impl<S> Checkpoints<S> {
    /// A list with the start in it.
    pub fn new(start: S, capacity: usize) -> Checkpoints<S> {
        Checkpoints {
            saved: vec![start],
            interval: FIRST_INTERVAL,
            capacity: capacity.max(2),
            weight: 0,
        }
    }

    /// Bytes of all states.
    pub fn weight(&self) -> usize {
        self.weight
    }

    /// The position at which the next state must be saved.
    pub fn next_position(&self) -> u64 {
        self.saved.len() as u64 * self.interval
    }

    /// Saves the state of [`next_position`](Checkpoints::next_position). `weigh` gives the bytes that a state does not
    /// share with the one before it.
    pub fn push(&mut self, state: S, weigh: impl Fn(&S, Option<&S>) -> usize) {
        self.weight += weigh(&state, self.saved.last());
        self.saved.push(state);
        while self.saved.len() > self.capacity || (self.weight > HEAVIEST && self.saved.len() > 2) {
            let mut index = 0;
            self.saved.retain(|_| {
                index += 1;
                index % 2 == 1
            });
            self.interval *= 2;
            let pairs = self.saved.windows(2);
            self.weight = pairs.map(|pair| weigh(&pair[1], Some(&pair[0]))).sum();
        }
    }

    /// The nearest saved state that is not after `position`, with its own position.
    pub fn at_or_before(&self, position: u64) -> (u64, &S) {
        let index = (position / self.interval).min(self.saved.len() as u64 - 1);
        (index * self.interval, &self.saved[index as usize])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_list_stays_small_and_even() {
        let mut list = Checkpoints::new(0, 10);
        for _ in 0..200 {
            let position = list.next_position();
            list.push(position, |_, _| 0);
            assert!(list.saved.len() <= 10);
            for probe in [0, 1, position / 3, position - 1, position, position + 1_000] {
                let (at, &state) = list.at_or_before(probe);
                assert_eq!(at, state);
                assert!(at <= probe);
                assert!(probe - at < list.interval || at + list.interval > position);
            }
        }
        assert!(list.saved.len() >= 5, "thinned to no less than half");
    }

    #[test]
    fn heavy_states_are_fewer() {
        let mut list = Checkpoints::new(0, 100);
        for _ in 0..100 {
            let position = list.next_position();
            list.push(position, |_, _| HEAVIEST / 8);
            assert!(list.saved.len() <= 9);
        }
        assert!(list.saved.len() >= 4);
    }
}
