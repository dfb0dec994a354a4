//! Pencil marks.

use super::content::Content;
use super::history::EntryKind;
use super::{Game, Outcome, Refusal};
use crate::sudoku::{Cell, Digit, DigitSet};

impl Game {
    /// Sets a pencil mark, or removes it when it is there. Any digit may be marked, a candidate or not.
    pub fn toggle_mark(&mut self, cell: Cell, digit: Digit) -> Outcome {
        match self.writable_with(cell, digit) {
            Ok(Content { digit: Some(_), .. }) => Outcome::Refused(Refusal::Filled),
            Ok(mut content) => {
                let toggled = content.marks.bits() ^ (1 << digit.get());
                content.marks = DigitSet::from_bits(toggled);
                self.record(EntryKind::Mark, [(cell, content)])
            }
            Err(refusal) => Outcome::Refused(refusal),
        }
    }

    /// Marks all candidates of every empty cell, in place of what was marked there.
    pub fn fill_marks(&mut self) -> Outcome {
        let empty = self.grid().empty_cells();
        let filled: Vec<_> = empty
            .iter()
            .map(|cell| {
                let marks = self.grid().candidates(cell);
                (
                    cell,
                    Content {
                        marks,
                        ..self.board.get(cell)
                    },
                )
            })
            .collect();
        self.record(EntryKind::FillMarks, filled)
    }

    /// Removes all pencil marks, also those a digit covers.
    pub fn clear_marks(&mut self) -> Outcome {
        let cleared: Vec<_> = self
            .size()
            .cells()
            .map(|cell| {
                (
                    cell,
                    Content {
                        marks: DigitSet::EMPTY,
                        ..self.board.get(cell)
                    },
                )
            })
            .collect();
        self.record(EntryKind::ClearMarks, cleared)
    }

    /// The peers of a cell whose marks change when `digit` is placed there. Marks under a digit are cleaned too, so that
    /// they are right when they come to light.
    pub(super) fn cleaned_peers(&self, cell: Cell, digit: Digit) -> Vec<(Cell, Content)> {
        if !self.options.auto_clean {
            return Vec::new();
        }
        let peers = self.size().peers(cell).iter();
        peers
            .map(|peer| (peer, self.board.get(peer)))
            .filter(|(_, content)| content.marks.contains(digit))
            .map(|(peer, mut content)| {
                content.marks.remove(digit);
                (peer, content)
            })
            .collect()
    }
}
