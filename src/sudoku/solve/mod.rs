//! Fast answers: how many solutions a board has, and what the first two are.
//!
//! This is the engine for *answers*; the search that explains itself step by step is another function, and one
//! table of cases runs on both. Nothing here can be watched: digits are deduced in bulk, so there are no steps
//! a student would recognise.
//!
//! | file | its one word |
//! |---|---|
//! | `tree` | the search tree as an explicit stack: guess, settle, count; the same for both sizes |
//! | `nine` | a 9×9 board as bands of 27 cells: bit-parallel deductions, the choice of a guess |
//! | `four` | a 4×4 board: candidates in a word of 16 nibbles |
//! | `answer` | the calls most callers want: one board, or a batch |
//!
//! ```
//! use quaylui::sudoku::{solve::count_solutions, Grid};
//!
//! let easy: Grid = "800725000479080305260430070007041900010000640604200003900010000700000104020004536".parse()?;
//! let answer = count_solutions(&easy, 2, 1_000);
//! assert!(answer.is_unique());
//! assert!(answer.first.is_some_and(|grid| grid.is_full() && grid.clashes().is_empty()));
//! # Ok::<(), quaylui::sudoku::GridError>(())
//! ```

mod answer;
mod four;
mod nine;
mod tree;

pub use answer::{count_each, count_solutions, Answer, Tally};

use super::{Grid, Size};
use four::Four;
use nine::Nine;
use tree::Tree;

/// How a [`Solver::run`] ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// The limit is reached, or there is nothing left to look at.
    Done,
    /// The budget is used up; another `run` goes on from here.
    Paused,
}

/// A resumable count of the solutions of one board.
///
/// Any board may be asked: one that breaks the rules simply has no solution. The order in which solutions are
/// found is the same every time, but it is *not* reading order, and the first one found need not be the smallest.
///
/// ```
/// use quaylui::sudoku::{solve::{Solver, Status}, Grid, Size};
///
/// let mut solver = Solver::new(&Grid::empty(Size::Four)).up_to(1_000);
/// while solver.run(10) == Status::Paused {}
/// assert_eq!(solver.count(), 288);
/// assert!(solver.is_exhausted());
/// ```
#[derive(Clone)]
pub struct Solver(Engine);

#[derive(Clone)]
enum Engine {
    Four(Tree<Four>),
    Nine(Tree<Nine>),
}

/// Calls the same method of whichever tree there is.
macro_rules! tree {
    ($solver:expr, $tree:ident => $body:expr) => {
        match $solver {
            Engine::Four($tree) => $body,
            Engine::Nine($tree) => $body,
        }
    };
}

impl Solver {
    /// Ready to look for up to two solutions, as many as the question "exactly one?" needs.
    pub fn new(grid: &Grid) -> Solver {
        Solver(match grid.size() {
            Size::Four => Engine::Four(Tree::new(grid)),
            Size::Nine => Engine::Nine(Tree::new(grid)),
        })
    }

    /// Stops at `limit` solutions instead. May also be raised later, to go on from where the solver stopped.
    #[must_use]
    pub fn up_to(mut self, limit: u64) -> Solver {
        tree!(&mut self.0, tree => tree.limit = limit);
        self
    }

    /// Starts over with another board and the same limit, keeping the memory: no allocation while the size
    /// stays the same.
    pub fn reset(&mut self, grid: &Grid) {
        match (&mut self.0, grid.size()) {
            (Engine::Four(tree), Size::Four) => tree.reset(grid),
            (Engine::Nine(tree), Size::Nine) => tree.reset(grid),
            (engine, _) => {
                let limit = tree!(engine, tree => tree.limit);
                *self = Solver::new(grid).up_to(limit);
            }
        }
    }

    /// Goes on, making at most `budget` further guesses. What follows without a guess is always worked out, so
    /// even a budget of 0 answers a board that needs none.
    pub fn run(&mut self, budget: u64) -> Status {
        tree!(&mut self.0, tree => tree.run(budget))
    }

    /// Solutions found so far.
    pub fn count(&self) -> u64 {
        tree!(&self.0, tree => tree.count)
    }

    /// Guesses made so far. A guess is one choice between two ways to go on; both count as one.
    pub fn guesses(&self) -> u64 {
        tree!(&self.0, tree => tree.guesses)
    }

    /// Whether nothing is left to look at, so that [`count`](Self::count) is the number of all solutions.
    pub fn is_exhausted(&self) -> bool {
        tree!(&self.0, tree => tree.is_exhausted())
    }

    /// The first solution found.
    pub fn first(&self) -> Option<Grid> {
        tree!(&self.0, tree => tree.solution(0))
    }

    /// The second solution found.
    pub fn second(&self) -> Option<Grid> {
        tree!(&self.0, tree => tree.solution(1))
    }
}
