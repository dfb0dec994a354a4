//! The search tree, walked with an explicit stack of boards: no recursion, so it can stop anywhere and go on.
//!
//! A board of 9×9 is some 150 bytes here. Copying it for a guess is cheaper than undoing what the guess led to;
//! the lesson's search does the opposite, because there every step must be seen and taken back.

use super::Status;
use crate::sudoku::Grid;

/// How many solutions are kept: two show that a board has several, and how they differ.
const KEPT: usize = 2;

/// Where a board stands when all that follows without a guess has been worked out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Settled {
    /// It breaks a rule, or some cell or digit has no place left.
    Dead,
    /// Every cell has its digit.
    Solved,
    /// Only a guess leads on.
    Open,
}

/// A board with its candidates, as the tree needs it. Boards that differ in nothing must behave alike: the order of
/// solutions is promised to be the same every time.
pub(super) trait Board: Copy {
    /// Guesses that can be open at once, at most: how much room the stack is given.
    const DEPTH: usize;

    /// Takes over what is written on `grid`, without looking for contradictions yet.
    fn read(grid: &Grid) -> Self;

    /// Works out what follows.
    fn settle(&mut self) -> Settled;

    /// Splits an open board in two that have no solution in common and together have all of its solutions. `self`
    /// becomes the one to look at first; the other is returned.
    fn guess(&mut self) -> Self;

    /// The digits of a solved board.
    fn write(&self) -> Grid;
}

/// The boards still to look at, and what was found.
#[derive(Clone)]
pub(super) struct Tree<B> {
    /// The last one is looked at next.
    open: Vec<B>,
    /// The first two solutions.
    found: Vec<B>,
    pub limit: u64,
    pub count: u64,
    pub guesses: u64,
}

impl<B: Board> Tree<B> {
    pub fn new(grid: &Grid) -> Self {
        let mut tree = Tree {
            open: Vec::with_capacity(B::DEPTH),
            found: Vec::with_capacity(KEPT),
            limit: 2,
            count: 0,
            guesses: 0,
        };
        tree.open.push(B::read(grid));
        tree
    }

    pub fn reset(&mut self, grid: &Grid) {
        self.open.clear();
        self.open.push(B::read(grid));
        self.found.clear();
        self.count = 0;
        self.guesses = 0;
    }

    pub fn run(&mut self, mut budget: u64) -> Status {
        while self.count < self.limit {
            let Some(mut board) = self.open.pop() else {
                break;
            };
            loop {
                match board.settle() {
                    Settled::Dead => break,
                    Settled::Solved => {
                        if self.found.len() < KEPT {
                            self.found.push(board);
                        }
                        self.count += 1;
                        break;
                    }
                    Settled::Open if budget == 0 => {
                        self.open.push(board);
                        return Status::Paused;
                    }
                    Settled::Open => {
                        budget -= 1;
                        self.guesses += 1;
                        let other = board.guess();
                        self.open.push(other);
                    }
                }
            }
        }
        Status::Done
    }

    pub fn is_exhausted(&self) -> bool {
        self.open.is_empty()
    }

    pub fn solution(&self, nth: usize) -> Option<Grid> {
        self.found.get(nth).map(B::write)
    }
}
