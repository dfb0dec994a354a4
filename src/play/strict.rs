//! Strict mode: a digit is sketched first, then confirmed; a wrong one costs a strike.

use super::ask::Budget;
use super::content::Content;
use super::history::EntryKind;
use super::{Game, Outcome, Refusal};
use crate::sudoku::{Cell, CellSet, Digit};

/// What came of confirming a sketch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[must_use]
pub enum Confirm {
    /// Right: it breaks no rule and the rest can still be solved. Written; these cells changed.
    Accepted(CellSet),
    /// The budget did not suffice to know. Written all the same, as nothing speaks against it.
    Undecided(CellSet),
    /// These peers hold the digit. A strike; the sketch stays.
    Clash(CellSet),
    /// No solution has this digit here. A strike; the sketch stays.
    Wrong,
    /// The board had no solution before, so the digit is not to blame. No strike; the sketch stays.
    Hopeless,
    /// There is no sketch in this cell.
    NoSketch,
}

impl Game {
    /// Notes a tentative digit in an empty cell, in place of the one noted there.
    pub fn sketch(&mut self, cell: Cell, digit: Digit) -> Outcome {
        match self.writable_with(cell, digit) {
            Ok(Content { digit: Some(_), .. }) => Outcome::Refused(Refusal::Filled),
            Ok(content) => {
                let sketched = Content {
                    sketch: Some(digit),
                    ..content
                };
                self.record(EntryKind::Sketch, [(cell, sketched)])
            }
            Err(refusal) => Outcome::Refused(refusal),
        }
    }

    /// Asks whether the sketch of a cell is right, with at most `budget` guesses, and writes it if it is.
    pub fn confirm(&mut self, cell: Cell, budget: u64) -> Confirm {
        let sketch = self
            .size()
            .cell(cell.index())
            .and_then(|cell| self.board.get(cell).sketch);
        let Some(digit) = sketch else {
            return Confirm::NoSketch;
        };
        let barring = self.grid().barring(cell, digit);
        if !barring.is_empty() {
            self.strike();
            return Confirm::Clash(barring);
        }
        let mut budget = Budget::of(budget);
        let mut tried = *self.grid();
        tried.set(cell, digit);
        match budget.has_solution(&tried) {
            Some(true) => Confirm::Accepted(self.write(EntryKind::Confirm, cell, digit).cells()),
            None => Confirm::Undecided(self.write(EntryKind::Confirm, cell, digit).cells()),
            Some(false) if budget.has_solution(self.grid()) == Some(false) => Confirm::Hopeless,
            Some(false) => {
                self.strike();
                Confirm::Wrong
            }
        }
    }

    fn strike(&mut self) {
        self.strikes = self.strikes.saturating_add(1);
    }
}
