//! What came of an action.

use crate::sudoku::CellSet;

/// What an action did. Every action is done whole or not at all.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[must_use]
pub enum Outcome {
    /// Done, as one entry of the history. These cells changed in anything: digit, writer, marks or sketch.
    Changed(CellSet),
    /// The board is already so. Nothing was recorded, and what was undone can still be done again.
    Unchanged,
    /// Not done.
    Refused(Refusal),
}

/// Why an action was not done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum Refusal {
    /// The cell holds a given.
    Given = 0,
    /// The cell holds a digit, so there is nowhere to note anything.
    Filled = 1,
    /// The board has no such cell or digit.
    OffBoard = 2,
}

impl Outcome {
    /// The cells that changed; empty unless something did.
    pub fn cells(self) -> CellSet {
        match self {
            Outcome::Changed(cells) => cells,
            Outcome::Unchanged | Outcome::Refused(_) => CellSet::EMPTY,
        }
    }

    /// Whether anything changed.
    pub fn is_change(self) -> bool {
        matches!(self, Outcome::Changed(_))
    }
}
