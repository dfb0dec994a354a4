//! The last placements and dead ends of a search, worked out by going back.

use super::{Event, Order, Search};

/// What one placement was, or that the search turned back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Mark {
    /// A digit was placed in a cell with one candidate.
    Forced = 1,
    /// A digit was placed in a cell with two candidates or more.
    Guess = 2,
    /// A cell ran out of digits.
    DeadEnd = 3,
}

impl Search {
    /// The last `most` marks up to this position, oldest first. It steps back for them on a copy, so it costs
    /// about three steps a mark wherever the search is.
    pub fn trail(&self, most: usize) -> Vec<Mark> {
        let mut marks = Vec::new();
        let mut search = *self;
        while marks.len() < most {
            match search.step_back() {
                // The digit is off the board again: the cell has the candidates it had when it was filled.
                Some(Event::Place { cell, .. }) => {
                    let forced = search.grid().candidates(cell).len() == 1;
                    marks.push(if forced { Mark::Forced } else { Mark::Guess });
                }
                Some(Event::Exhausted { .. }) => marks.push(Mark::DeadEnd),
                Some(_) => {}
                None => break,
            }
        }
        marks.reverse();
        marks
    }

    /// Whether the last step chose a cell with two candidates or more.
    pub fn guesses(&self) -> bool {
        matches!(self.last_event(), Some(Event::Select { candidates, .. }) if candidates.len() > 1)
    }

    /// How many of the placements so far were in cells with one candidate (MRV only; 0 in the plain order,
    /// which does not count candidates).
    pub fn forced_placements(&self) -> u64 {
        // Each cell selected with one candidate is filled by the very next step.
        let waiting = match self.last_event() {
            Some(Event::Select { candidates, .. }) => candidates.len() == 1,
            _ => false,
        };
        match self.order() {
            Order::Plain => 0,
            Order::Mrv => self.counts().forced - u64::from(waiting),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::Kinds;

    const HARD: &str =
        "218400050400006000000090000000038004000000006074000290140000700000625100002000000";

    fn hard() -> Search {
        Search::new(&HARD.parse().expect("81 digits"), Order::Mrv)
    }

    fn count(marks: &[Mark], kind: Mark) -> u64 {
        marks.iter().filter(|&&mark| mark == kind).count() as u64
    }

    #[test]
    fn every_placement_and_every_backtrack_leaves_one_mark() {
        let mut search = hard();
        while search.advance().is_some() {
            let marks = search.trail(usize::MAX);
            let counts = search.counts();
            let forced = count(&marks, Mark::Forced);
            assert_eq!(forced, search.forced_placements());
            assert_eq!(forced + count(&marks, Mark::Guess), counts.placements);
            assert_eq!(count(&marks, Mark::DeadEnd), counts.backtracks);
        }
    }

    #[test]
    fn the_hard_puzzle_is_solved_in_120_placements_most_of_them_forced() {
        let mut search = hard();
        search.run(u64::MAX, Kinds::SOLUTION);
        assert_eq!(search.counts().placements, 120);
        assert!(search.forced_placements() > 100);
    }

    #[test]
    fn a_short_trail_is_the_end_of_a_long_one() {
        let mut search = hard();
        search.run(300, Kinds::NONE);
        let whole = search.trail(usize::MAX);
        assert_eq!(search.trail(40), whole[whole.len() - 40..]);
        assert_eq!(search.trail(0), []);
    }
}
