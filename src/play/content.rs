//! What one cell of a game holds.

use crate::sudoku::{Digit, DigitSet};

/// Who wrote the digit of a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
#[repr(u8)]
pub enum Written {
    /// The cell is empty.
    #[default]
    Nobody = 0,
    /// It came with the puzzle and never changes.
    Given = 1,
    /// The learner.
    Learner = 2,
    /// A search that went on from the learner's board.
    Machine = 3,
}

impl Written {
    /// All four, by their number.
    pub const ALL: [Written; 4] = [
        Written::Nobody,
        Written::Given,
        Written::Learner,
        Written::Machine,
    ];
}

/// One cell: a digit and its writer, or what the learner noted in the empty cell.
///
/// A digit only covers the pencil marks of its cell. They are there again when it is erased, as people expect who
/// try a digit and think better of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct Content {
    pub(super) digit: Option<Digit>,
    pub(super) written: Written,
    pub(super) marks: DigitSet,
    pub(super) sketch: Option<Digit>,
}

impl Content {
    /// The digit, if there is one.
    pub fn digit(&self) -> Option<Digit> {
        self.digit
    }

    /// Who wrote the digit. [`Written::Nobody`] exactly when there is none.
    pub fn written(&self) -> Written {
        self.written
    }

    /// The pencil marks to be seen: none while a digit covers them.
    pub fn marks(&self) -> DigitSet {
        match self.digit {
            Some(_) => DigitSet::EMPTY,
            None => self.marks,
        }
    }

    /// The tentative digit of strict mode. A cell with a digit has none.
    pub fn sketch(&self) -> Option<Digit> {
        self.sketch
    }

    /// The same cell with this digit in it. Marks stay, covered; the sketch has served.
    pub(super) fn with_digit(self, digit: Digit, written: Written) -> Content {
        Content {
            digit: Some(digit),
            written,
            sketch: None,
            ..self
        }
    }

    /// The same cell without its digit.
    pub(super) fn without_digit(self) -> Content {
        Content {
            digit: None,
            written: Written::Nobody,
            ..self
        }
    }

    pub(super) fn is_given(&self) -> bool {
        self.written == Written::Given
    }
}
