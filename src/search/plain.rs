//! Plain search: cells in reading order, each digit from 1 up.
//!
//! ```text
//!            ┌────────────── next digit ─────────────┐
//!            ▼                                       │
//!   try ──passes──► Place ──board full──► Solution   │
//!    │                └─► try 1 in the next cell │   │
//!    └──barred──► Clash ──┬──────────────────────│───┤
//!                         └─none left─► Exhausted│   │
//!                                         │      ▼   │
//!                              depth 0 ◄──┴──► Erase ┘
//!                                 ▼
//!                              Finished
//! ```

use crate::sudoku::{Cell, Digit};

use super::machine::Last;
use super::{EventKind, Search};

impl Search {
    /// The last event decides what comes next; each arm is one arrow of the picture above.
    #[inline(always)]
    pub(super) fn advance_plain(&mut self) -> Option<EventKind> {
        let Some(last) = self.last else {
            return self.begin().or_else(|| self.try_digit(1));
        };
        match last.kind {
            EventKind::Clash | EventKind::Erase => {
                if (last.digit as usize) < self.grid.size().side() {
                    self.try_digit(last.digit + 1)
                } else {
                    self.counts.backtracks += 1;
                    self.say(EventKind::Exhausted, last.cell, last.digit)
                }
            }
            EventKind::Place if self.is_full() => self.solution(),
            EventKind::Place => self.try_digit(1),
            EventKind::Exhausted | EventKind::Solution if self.depth == 0 => self.finish(),
            EventKind::Exhausted | EventKind::Solution => self.erase(),
            EventKind::Finished | EventKind::Select => None,
        }
    }

    /// Tries a digit in the first cell that is not filled yet.
    #[inline(always)]
    fn try_digit(&mut self, value: u8) -> Option<EventKind> {
        let cell = self.path[self.depth];
        let digit = Digit::from_index(value.into());
        self.counts.trials += 1;
        if self.grid.barring(cell, digit).is_empty() {
            self.grid.set(cell, digit);
            self.depth += 1;
            self.counts.placements += 1;
            self.say(EventKind::Place, cell, value)
        } else {
            self.say(EventKind::Clash, cell, value)
        }
    }

    #[inline(always)]
    fn erase(&mut self) -> Option<EventKind> {
        self.depth -= 1;
        let cell = self.path[self.depth];
        let value = self.digit_in(cell).get();
        self.grid.clear(cell);
        self.say(EventKind::Erase, cell, value)
    }

    /// Undoes the last event and works out which event stood before it.
    pub(super) fn retreat_plain(&mut self) {
        let Some(last) = self.last else { return };
        self.last = match last.kind {
            EventKind::Place => {
                self.counts.placements -= 1;
                self.counts.trials -= 1;
                self.depth -= 1;
                self.grid.clear(last.cell);
                self.before_trial(last.cell, last.digit)
            }
            EventKind::Clash => {
                self.counts.trials -= 1;
                self.before_trial(last.cell, last.digit)
            }
            EventKind::Exhausted => {
                self.counts.backtracks -= 1;
                Some(self.outcome(last.cell, last.digit))
            }
            EventKind::Erase => {
                self.grid
                    .set(last.cell, Digit::from_index(last.digit.into()));
                self.depth += 1;
                Some(if self.is_full() {
                    self.solution_as_last()
                } else {
                    self.next_cell_exhausted()
                })
            }
            EventKind::Solution => {
                self.counts.solutions -= 1;
                self.place_on_top()
            }
            EventKind::Finished => self
                .before_finish()
                .unwrap_or_else(|| Some(self.next_cell_exhausted())),
            EventKind::Select => None,
        };
    }

    /// Before a digit was tried: the digit below it was, or else the search had just come to this cell.
    fn before_trial(&self, cell: Cell, value: u8) -> Option<Last> {
        if value == 1 {
            self.place_on_top()
        } else {
            Some(self.outcome(cell, value - 1))
        }
    }

    /// How the trial of a digit ended that is now behind: it clashed, or was placed and later erased.
    fn outcome(&self, cell: Cell, value: u8) -> Last {
        let barred = !self
            .grid
            .barring(cell, Digit::from_index(value.into()))
            .is_empty();
        let kind = if barred {
            EventKind::Clash
        } else {
            EventKind::Erase
        };
        Last {
            kind,
            cell,
            digit: value,
        }
    }

    fn next_cell_exhausted(&self) -> Last {
        let cell = self.path[self.depth];
        Last {
            kind: EventKind::Exhausted,
            cell,
            digit: self.grid.size().side() as u8,
        }
    }
}
