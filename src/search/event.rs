//! What a search says after each step.

use crate::sudoku::{Cell, CellSet, Digit, DigitSet};

/// One step of a search.
///
/// A *trial* of a digit is one event: [`Clash`](Event::Clash) when it failed, [`Place`](Event::Place) when it
/// passed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Event {
    /// A new cell was chosen. Only where choosing is work (MRV); the plain order just takes the next empty
    /// cell.
    Select {
        /// The cell chosen.
        cell: Cell,
        /// Its candidates on this board. None: a dead end. One: forced. More: a guess.
        candidates: DigitSet,
    },
    /// A trial failed: the digit stands in a peer already. Only in the plain order; MRV tries candidates only.
    Clash {
        /// Where the digit was tried.
        cell: Cell,
        /// The digit tried.
        digit: Digit,
        /// Every peer that bars it: at least one.
        with: CellSet,
    },
    /// A trial passed: the digit was written.
    Place {
        /// Where it was written.
        cell: Cell,
        /// The digit written.
        digit: Digit,
    },
    /// Every digit of the cell was tried in vain: the search turns back.
    Exhausted {
        /// The cell that ran out of digits.
        cell: Cell,
    },
    /// The search is back at the last cell it filled, and erases it; the next digit follows.
    Erase {
        /// The cell erased.
        cell: Cell,
        /// The digit that stood there.
        digit: Digit,
    },
    /// The board is full. Stepping on looks for the next solution.
    Solution,
    /// Nothing is left to try. The last event of every search.
    Finished,
}

impl Event {
    /// The event without its data.
    pub fn kind(&self) -> EventKind {
        match self {
            Event::Select { .. } => EventKind::Select,
            Event::Clash { .. } => EventKind::Clash,
            Event::Place { .. } => EventKind::Place,
            Event::Exhausted { .. } => EventKind::Exhausted,
            Event::Erase { .. } => EventKind::Erase,
            Event::Solution => EventKind::Solution,
            Event::Finished => EventKind::Finished,
        }
    }
}

/// The kinds of [`Event`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum EventKind {
    /// See [`Event::Select`].
    Select = 0,
    /// See [`Event::Clash`].
    Clash = 1,
    /// See [`Event::Place`].
    Place = 2,
    /// See [`Event::Exhausted`].
    Exhausted = 3,
    /// See [`Event::Erase`].
    Erase = 4,
    /// See [`Event::Solution`].
    Solution = 5,
    /// See [`Event::Finished`].
    Finished = 6,
}

impl EventKind {
    /// Every kind, in the order of their numbers.
    pub const ALL: [EventKind; 7] = [
        EventKind::Select,
        EventKind::Clash,
        EventKind::Place,
        EventKind::Exhausted,
        EventKind::Erase,
        EventKind::Solution,
        EventKind::Finished,
    ];
}

/// A set of event kinds: what to stop at. Bit `k` is the kind of number `k`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct Kinds(u8);

impl Kinds {
    /// No kind: do not stop.
    pub const NONE: Kinds = Kinds(0);
    /// Every kind: stop at each step.
    pub const ANY: Kinds = Kinds(0x7F);
    /// The next trial of a digit, passed or failed.
    pub const TRIAL: Kinds = Kinds::of(&[EventKind::Clash, EventKind::Place]);
    /// The next backtrack: a cell ran out of digits.
    pub const BACKTRACK: Kinds = Kinds::of(&[EventKind::Exhausted]);
    /// The next full board.
    pub const SOLUTION: Kinds = Kinds::of(&[EventKind::Solution]);

    /// The set of these kinds.
    pub const fn of(kinds: &[EventKind]) -> Kinds {
        let mut bits = 0;
        let mut i = 0;
        while i < kinds.len() {
            bits |= 1 << kinds[i] as u8;
            i += 1;
        }
        Kinds(bits)
    }

    /// The set with these bits; `None` when a bit names no kind.
    pub const fn from_bits(bits: u8) -> Option<Kinds> {
        if bits & !Kinds::ANY.0 == 0 {
            Some(Kinds(bits))
        } else {
            None
        }
    }

    /// The raw mask.
    #[inline]
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// Whether `kind` is in the set.
    #[inline]
    pub const fn contains(self, kind: EventKind) -> bool {
        self.0 & (1 << kind as u8) != 0
    }
}

impl From<EventKind> for Kinds {
    fn from(kind: EventKind) -> Kinds {
        Kinds::of(&[kind])
    }
}

impl std::ops::BitOr for Kinds {
    type Output = Kinds;

    fn bitor(self, other: Kinds) -> Kinds {
        Kinds(self.0 | other.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_holds_the_kinds_it_was_made_of() {
        for kind in EventKind::ALL {
            assert!(Kinds::ANY.contains(kind) && !Kinds::NONE.contains(kind));
            assert_eq!(Kinds::from(kind).bits(), 1 << kind as u8);
            let trial = matches!(kind, EventKind::Clash | EventKind::Place);
            assert_eq!(Kinds::TRIAL.contains(kind), trial);
        }
        assert_eq!(Kinds::from_bits(0x80), None);
        assert_eq!(Kinds::from_bits(0x7F), Some(Kinds::ANY));
    }
}
