//! MRV search with bit masks: the cell with the fewest candidates first.
//!
//! ```text
//!   choose ──► Select ──► Place ──board full──► Solution
//!                │ none     └──► choose │ ▲        │
//!                ▼                      │ │ next   │
//!            Exhausted ◄──── none left ─┼─┤        │
//!                │                      │ │        │
//!     depth 0 ◄──┴───────────────────► Erase ◄─────┘
//!        ▼
//!     Finished
//! ```

use crate::sudoku::{Cell, Digit, DigitSet, Grid, Size};

use super::machine::Last;
use super::{EventKind, Search};

/// One mask for each row, column and box: bit v is set when digit v stands in it.
///
/// A digit is put in and taken out by `^`, which is right only on boards that do not clash.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Masks {
    rows: [u16; 9],
    cols: [u16; 9],
    boxes: [u16; 9],
}

impl Masks {
    pub fn of(grid: &Grid) -> Masks {
        let mut masks = Masks {
            rows: [0; 9],
            cols: [0; 9],
            boxes: [0; 9],
        };
        for cell in grid.filled_cells().iter() {
            if let Some(digit) = grid.get(cell) {
                masks.toggle(grid.size(), cell, digit);
            }
        }
        masks
    }

    #[inline]
    fn toggle(&mut self, size: Size, cell: Cell, digit: Digit) {
        let [row, col, number] = size.place(cell);
        let bit = 1 << digit.get();
        self.rows[row] ^= bit;
        self.cols[col] ^= bit;
        self.boxes[number] ^= bit;
    }

    /// The lesson's formula: `~(row | col | box) & 0x3FE`.
    #[inline]
    fn candidates(&self, size: Size, cell: Cell) -> DigitSet {
        let [row, col, number] = size.place(cell);
        let taken = self.rows[row] | self.cols[col] | self.boxes[number];
        DigitSet::from_bits(!taken & size.all_digits().bits())
    }
}

impl Search {
    /// The last event decides what comes next; each arm is one arrow of the picture above.
    #[inline]
    pub(super) fn advance_mrv(&mut self) -> Option<EventKind> {
        let Some(last) = self.last else {
            return self.begin().or_else(|| self.select());
        };
        match last.kind {
            EventKind::Select => self.try_first(last, self.candidates_of(last.cell)),
            EventKind::Erase => {
                let tried = Digit::from_index(last.digit.into());
                self.try_first(last, self.candidates_of(last.cell).after(tried))
            }
            EventKind::Place if self.is_full() => self.solution(),
            EventKind::Place => self.select(),
            EventKind::Exhausted | EventKind::Solution if self.depth == 0 => self.finish(),
            EventKind::Exhausted | EventKind::Solution => {
                let cell = self.path[self.depth - 1];
                let digit = self.digit_in(cell);
                self.lift(cell, digit);
                self.say(EventKind::Erase, cell, digit.get())
            }
            EventKind::Finished | EventKind::Clash => None,
        }
    }

    /// Chooses the next cell and says so.
    fn select(&mut self) -> Option<EventKind> {
        let (cell, candidates) = self.fewest();
        self.count_selection(candidates, 1);
        self.say(EventKind::Select, cell, 0)
    }

    /// Writes the smallest digit of `left` into the cell, or finds that none is left.
    fn try_first(&mut self, last: Last, left: DigitSet) -> Option<EventKind> {
        let Some(digit) = left.first() else {
            self.counts.backtracks += 1;
            return self.say(EventKind::Exhausted, last.cell, last.digit);
        };
        self.drop_in(last.cell, digit);
        self.counts.placements += 1;
        self.counts.trials += 1;
        self.say(EventKind::Place, last.cell, digit.get())
    }

    /// Undoes the last event and works out which event stood before it.
    pub(super) fn retreat_mrv(&mut self) {
        let Some(last) = self.last else { return };
        self.last = match last.kind {
            EventKind::Select => {
                self.count_selection(self.candidates_of(last.cell), u64::MAX);
                self.place_on_top()
            }
            EventKind::Place => {
                self.counts.placements -= 1;
                self.counts.trials -= 1;
                let digit = Digit::from_index(last.digit.into());
                self.lift(last.cell, digit);
                Some(back_at(
                    last.cell,
                    self.candidates_of(last.cell).before(digit),
                ))
            }
            EventKind::Exhausted => {
                self.counts.backtracks -= 1;
                Some(back_at(last.cell, self.candidates_of(last.cell)))
            }
            EventKind::Erase => {
                self.drop_in(last.cell, Digit::from_index(last.digit.into()));
                Some(if self.is_full() {
                    self.solution_as_last()
                } else {
                    self.fewest_exhausted()
                })
            }
            EventKind::Solution => {
                self.counts.solutions -= 1;
                self.place_on_top()
            }
            EventKind::Finished => self
                .before_finish()
                .unwrap_or_else(|| Some(self.fewest_exhausted())),
            EventKind::Clash => None,
        };
    }

    /// The first empty cell in reading order with the strictly smallest number of candidates.
    fn fewest(&self) -> (Cell, DigitSet) {
        let mut best = (Cell::default(), DigitSet::EMPTY);
        let mut fewest = usize::MAX;
        for cell in self.grid.empty_cells().iter() {
            let candidates = self.candidates_of(cell);
            if candidates.len() < fewest {
                fewest = candidates.len();
                best = (cell, candidates);
                if fewest == 0 {
                    break;
                }
            }
        }
        best
    }

    /// The chosen cell after all its candidates failed, as it stood before the search turned back.
    fn fewest_exhausted(&self) -> Last {
        let (cell, candidates) = self.fewest();
        Last {
            kind: EventKind::Exhausted,
            cell,
            digit: candidates.last().map_or(0, Digit::get),
        }
    }

    #[inline]
    fn candidates_of(&self, cell: Cell) -> DigitSet {
        self.masks.candidates(self.grid.size(), cell)
    }

    /// `by` is 1, or -1 in wrapping arithmetic when a selection is taken back.
    fn count_selection(&mut self, candidates: DigitSet, by: u64) {
        match candidates.len() {
            0 => {}
            1 => self.counts.forced = self.counts.forced.wrapping_add(by),
            _ => self.counts.guessed = self.counts.guessed.wrapping_add(by),
        }
    }

    fn drop_in(&mut self, cell: Cell, digit: Digit) {
        self.grid.set(cell, digit);
        self.masks.toggle(self.grid.size(), cell, digit);
        self.path[self.depth] = cell;
        self.depth += 1;
    }

    fn lift(&mut self, cell: Cell, digit: Digit) {
        self.grid.clear(cell);
        self.masks.toggle(self.grid.size(), cell, digit);
        self.depth -= 1;
        self.path[self.depth] = Cell::default();
    }
}

/// At a cell some of whose candidates are behind: the last of them was erased, or none was tried yet.
fn back_at(cell: Cell, behind: DigitSet) -> Last {
    match behind.last() {
        Some(digit) => Last {
            kind: EventKind::Erase,
            cell,
            digit: digit.get(),
        },
        None => Last {
            kind: EventKind::Select,
            cell,
            digit: 0,
        },
    }
}
