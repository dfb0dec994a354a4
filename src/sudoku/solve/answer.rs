//! Whole answers in one call, for one board or for many.

use super::{Solver, Status};
use crate::sudoku::Grid;

/// How many solutions a board has, as far as it was counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tally {
    /// Solutions found: all of them, or the limit, or as many as the budget allowed.
    pub count: u64,
    /// Whether the count stands: all were found, or the limit was reached. False when the budget ran out first.
    pub complete: bool,
    /// Guesses made.
    pub guesses: u64,
}

/// A [`Tally`] with the first two solutions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Answer {
    /// Solutions found: all of them, or the limit, or as many as the budget allowed.
    pub count: u64,
    /// Whether the count stands: all were found, or the limit was reached. False when the budget ran out first.
    pub complete: bool,
    /// The solution found first (not always the smallest in reading order).
    pub first: Option<Grid>,
    /// The solution found second.
    pub second: Option<Grid>,
    /// Guesses made.
    pub guesses: u64,
}

impl Answer {
    /// Whether the board certainly has exactly one solution. Needs a limit of at least 2.
    pub fn is_unique(&self) -> bool {
        self.complete && self.count == 1 && self.second.is_none()
    }

    /// Whether the board certainly has no solution.
    pub fn is_impossible(&self) -> bool {
        self.complete && self.count == 0
    }
}

/// Counts the solutions of a board up to `limit`, making at most `budget` guesses.
///
/// With a limit of 0 there is nothing to look for: the answer is 0 and complete, and says nothing about the board.
pub fn count_solutions(grid: &Grid, limit: u64, budget: u64) -> Answer {
    let mut solver = Solver::new(grid).up_to(limit);
    let tally = tally(&mut solver, budget);
    Answer {
        count: tally.count,
        complete: tally.complete,
        first: solver.first(),
        second: solver.second(),
        guesses: tally.guesses,
    }
}

/// Counts the solutions of each board up to `limit`, making at most `budget` guesses on each.
///
/// One solver serves the whole batch, so nothing is allocated from one board to the next.
pub fn count_each<'a, I>(
    grids: I,
    limit: u64,
    budget: u64,
) -> impl Iterator<Item = Tally> + use<'a, I>
where
    I: IntoIterator<Item = &'a Grid>,
{
    let mut solver: Option<Solver> = None;
    grids.into_iter().map(move |grid| {
        let solver = match &mut solver {
            Some(solver) => {
                solver.reset(grid);
                solver
            }
            none => none.insert(Solver::new(grid).up_to(limit)),
        };
        tally(solver, budget)
    })
}

fn tally(solver: &mut Solver, budget: u64) -> Tally {
    let status = solver.run(budget);
    Tally {
        count: solver.count(),
        complete: status == Status::Done,
        guesses: solver.guesses(),
    }
}
