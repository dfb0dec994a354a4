//! Questions to the fast solver, all paid from one budget.

use crate::sudoku::solve::{count_solutions, Answer};
use crate::sudoku::Grid;

/// Guesses still to be spent.
pub(super) struct Budget(u64);

impl Budget {
    pub fn of(guesses: u64) -> Budget {
        Budget(guesses)
    }

    /// Counts solutions up to `limit`; `None` when the budget runs out first.
    pub fn count(&mut self, grid: &Grid, limit: u64) -> Option<Answer> {
        let answer = count_solutions(grid, limit, self.0);
        self.0 -= answer.guesses;
        answer.complete.then_some(answer)
    }

    /// Whether the board has any solution; `None` when the budget runs out first.
    pub fn has_solution(&mut self, grid: &Grid) -> Option<bool> {
        self.count(grid, 1).map(|answer| answer.count > 0)
    }
}
