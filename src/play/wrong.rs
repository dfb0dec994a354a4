//! Where the board went wrong, and the way back.
//!
//! A board is *right* while some solution has all of its digits. When it is not, the last entry of the history that made
//! it so is looked for from the present backwards: mistakes made earlier and repaired since are of no interest, and
//! going back no further than needed loses the least work.

use super::ask::Budget;
use super::content::Content;
use super::history::EntryKind;
use super::{Game, Outcome};
use crate::sudoku::{Cell, CellSet, Grid};

/// What is wrong with a board that leads nowhere, though its givens do not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mistake {
    /// Cells whose digits lead nowhere; without them, the board is right. When the givens have one solution, those that
    /// differ from it. Otherwise, taking the digits that stood before the entry as right (for want of an entry, the
    /// givens), those that do not go with these and with the others before them in reading order.
    /// Never a given; never empty.
    pub cells: CellSet,
    /// The entry that left the right way, as its place in [`Game::done`]. `None` when the history does not go back to
    /// a board that was right.
    pub entry: Option<usize>,
}

/// Whether and where a board is wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WhereWrong {
    /// It is right: a solution can still be reached.
    Nowhere,
    /// It is wrong here.
    Here(Mistake),
    /// The givens themselves have no solution.
    Givens,
    /// The budget did not suffice to know.
    Undecided,
}

/// What came of going back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[must_use]
pub enum Rewind {
    /// Gone back; these cells changed.
    Back(CellSet),
    /// The board is right as it is.
    NotNeeded,
    /// The givens themselves have no solution, so there is nothing to go back to.
    Givens,
    /// The budget did not suffice to know; nothing was done.
    Undecided,
}

impl Game {
    /// Looks for what is wrong, with at most `budget` guesses.
    pub fn where_wrong(&self, budget: u64) -> WhereWrong {
        self.find_wrong(&mut Budget::of(budget))
            .unwrap_or(WhereWrong::Undecided)
    }

    /// Goes back to just before the mistake, as one entry that can itself be undone. When the history does not reach
    /// that far, erases the wrong digits instead.
    pub fn undo_to_right(&mut self, budget: u64) -> Rewind {
        let mistake = match self.where_wrong(budget) {
            WhereWrong::Here(mistake) => mistake,
            WhereWrong::Nowhere => return Rewind::NotNeeded,
            WhereWrong::Givens => return Rewind::Givens,
            WhereWrong::Undecided => return Rewind::Undecided,
        };
        let contents = match mistake.entry {
            Some(entry) => self.before_entry(entry),
            None => {
                let erased = |cell| (cell, self.board.get(cell).without_digit());
                mistake.cells.iter().map(erased).collect()
            }
        };
        match self.record(EntryKind::Rewind, contents) {
            Outcome::Changed(cells) => Rewind::Back(cells),
            Outcome::Unchanged | Outcome::Refused(_) => Rewind::NotNeeded,
        }
    }

    /// `None` when the budget runs out.
    pub(super) fn find_wrong(&self, budget: &mut Budget) -> Option<WhereWrong> {
        if budget.has_solution(self.grid())? {
            return Some(WhereWrong::Nowhere);
        }
        let givens = budget.count(&self.givens(), 2)?;
        if givens.count == 0 {
            return Some(WhereWrong::Givens);
        }
        let only = givens.first.filter(|_| givens.count == 1);
        let entry = self.wrong_entry(only.as_ref(), budget)?;
        let cells = match (only, entry) {
            (Some(only), _) => self.differing(&only),
            (None, Some(entry)) => self.not_going_with(self.standing_since(entry), budget)?,
            (None, None) => self.not_going_with(self.givens(), budget)?,
        };
        Some(WhereWrong::Here(Mistake { cells, entry }))
    }

    /// The entry that left the right way: the latest one before which the board was right.
    fn wrong_entry(&self, only: Option<&Grid>, budget: &mut Budget) -> Option<Option<usize>> {
        let mut board = self.board.clone();
        for (place, entry) in self.history.done.iter().enumerate().rev() {
            let digits = *board.grid();
            entry.clone().swap(&mut board);
            if *board.grid() == digits {
                continue;
            }
            let right = match only {
                Some(only) => agrees(board.grid(), only),
                None => budget.has_solution(board.grid())?,
            };
            if right {
                return Some(Some(place));
            }
        }
        Some(None)
    }

    /// What the cells held before an entry, as far as it differs from now.
    fn before_entry(&self, entry: usize) -> Vec<(Cell, Content)> {
        let mut board = self.board.clone();
        for entry in self.history.done.range(entry..).rev() {
            entry.clone().swap(&mut board);
        }
        self.size()
            .cells()
            .map(|cell| (cell, board.get(cell)))
            .collect()
    }

    fn differing(&self, only: &Grid) -> CellSet {
        let filled = self.grid().filled_cells();
        filled
            .iter()
            .filter(|&cell| self.grid().get(cell) != only.get(cell))
            .collect()
    }

    /// The digits that already stood before an entry, in the same cells as now.
    fn standing_since(&self, entry: usize) -> Grid {
        let mut standing = self.givens();
        for (cell, before) in self.before_entry(entry) {
            if let Some(digit) = before
                .digit
                .filter(|_| before.digit == self.grid().get(cell))
            {
                standing.set(cell, digit);
            }
        }
        standing
    }

    /// The digits that cannot be added, in reading order, to those kept and the digits before them. What is kept at
    /// first can be solved.
    fn not_going_with(&self, mut kept: Grid, budget: &mut Budget) -> Option<CellSet> {
        let mut wrong = CellSet::EMPTY;
        for cell in (self.grid().filled_cells() - kept.filled_cells()).iter() {
            let mut tried = kept;
            if let Some(digit) = self.grid().get(cell) {
                tried.set(cell, digit);
            }
            if budget.has_solution(&tried)? {
                kept = tried;
            } else {
                wrong.insert(cell);
            }
        }
        Some(wrong)
    }
}

/// Whether `solution` has every digit of `grid`.
fn agrees(grid: &Grid, solution: &Grid) -> bool {
    grid.filled_cells()
        .iter()
        .all(|cell| grid.get(cell) == solution.get(cell))
}
