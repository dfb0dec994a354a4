//! Actions on digits.

use super::content::{Content, Written};
use super::history::EntryKind;
use super::{Game, Outcome, Refusal};
use crate::sudoku::{Cell, Digit, DigitSet, Grid};

impl Game {
    /// What pressing a digit's key does: sketches it in strict mode, places it otherwise.
    pub fn enter(&mut self, cell: Cell, digit: Digit) -> Outcome {
        if self.options.strict {
            self.sketch(cell, digit)
        } else {
            self.place(cell, digit)
        }
    }

    /// Writes the learner's digit, over whatever the cell held. A clash is no obstacle.
    pub fn place(&mut self, cell: Cell, digit: Digit) -> Outcome {
        self.write(EntryKind::Place, cell, digit)
    }

    pub(super) fn write(&mut self, kind: EntryKind, cell: Cell, digit: Digit) -> Outcome {
        match self.writable_with(cell, digit) {
            Ok(content) => {
                let placed = content.with_digit(digit, Written::Learner);
                let cleaned = self.cleaned_peers(cell, digit);
                self.record(kind, cleaned.into_iter().chain([(cell, placed)]))
            }
            Err(refusal) => Outcome::Refused(refusal),
        }
    }

    /// Empties a cell by one layer: its digit, or else its sketch and pencil marks.
    pub fn erase(&mut self, cell: Cell) -> Outcome {
        match self.writable(cell) {
            Ok(content) => {
                let erased = match content.digit {
                    Some(_) => content.without_digit(),
                    None => Content::default(),
                };
                self.record(EntryKind::Erase, [(cell, erased)])
            }
            Err(refusal) => Outcome::Refused(refusal),
        }
    }

    /// Takes over what the machine wrote: the board then shows exactly the digits of `grid`. Digits that were there
    /// before keep their writer, new ones are the machine's.
    ///
    /// Refused when `grid` is of another size ([`Refusal::OffBoard`]) or lacks a given ([`Refusal::Given`]).
    pub fn adopt(&mut self, grid: &Grid) -> Outcome {
        if grid.size() != self.size() {
            return Outcome::Refused(Refusal::OffBoard);
        }
        let mut contents: Vec<(Cell, Content)> = Vec::new();
        let mut new_digits: Vec<(Cell, Digit)> = Vec::new();
        for cell in self.size().cells() {
            let (content, digit) = (self.board.get(cell), grid.get(cell));
            let adopted = match digit {
                _ if digit == content.digit => content,
                _ if content.is_given() => return Outcome::Refused(Refusal::Given),
                None => content.without_digit(),
                Some(digit) => {
                    new_digits.push((cell, digit));
                    content.with_digit(digit, Written::Machine)
                }
            };
            contents.push((cell, adopted));
        }
        if self.options.auto_clean {
            for (cell, digit) in new_digits {
                for peer in self.size().peers(cell).iter() {
                    contents[peer.index()].1.marks.remove(digit);
                }
            }
        }
        self.record(EntryKind::Adopt, contents)
    }

    /// Makes every digit on the board a given: how a puzzle that was typed in becomes one to solve. Notes under the
    /// digits go; notes in empty cells stay.
    pub fn fix_as_givens(&mut self) -> Outcome {
        let filled = self.grid().filled_cells();
        let fixed: Vec<_> = filled
            .iter()
            .map(|cell| {
                let content = self.board.get(cell);
                let marks = DigitSet::EMPTY;
                (
                    cell,
                    Content {
                        written: Written::Given,
                        marks,
                        ..content
                    },
                )
            })
            .collect();
        self.record(EntryKind::Fix, fixed)
    }

    /// Back to the givens: no digits, marks or sketches. Can be undone like any action, and for that reason the strikes
    /// stay: a fresh count is for a fresh game.
    pub fn restart(&mut self) -> Outcome {
        let open: Vec<Cell> = self
            .size()
            .cells()
            .filter(|&cell| !self.board.get(cell).is_given())
            .collect();
        self.record(
            EntryKind::Restart,
            open.into_iter().map(|cell| (cell, Content::default())),
        )
    }
}
