//! Counting that may take long: resumable jobs, so that whoever runs one can stop it and tell how far it is.
//!
//! Every job has `advance(budget)`, which goes on by at most that much work and returns where it stands; `done` says
//! that no work is left.

use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

use crate::search::{Kinds, Search};
use crate::sudoku::solve::{count_each, Solver, Status};
use crate::sudoku::Grid;

use super::boards::board_of;
use super::codes::{Order, Verdict};

/// How far a search has come on its way to the first solution.
#[derive(Serialize, Tsify)]
pub struct PlacementProgress {
    /// The first solution is found, or there is none.
    pub done: bool,
    /// Digits placed.
    pub placements: f64,
    /// Cells that ran out of digits.
    pub backtracks: f64,
    /// What is known now.
    pub verdict: Verdict,
}

/// The work of the lesson's search up to its first solution.
#[wasm_bindgen]
pub struct PlacementCount(Search);

#[wasm_bindgen]
impl PlacementCount {
    /// Ready to count. `board` is 16 or 81 digits.
    #[wasm_bindgen(constructor)]
    pub fn new(board: &str, order: Order) -> Result<PlacementCount, JsError> {
        Ok(PlacementCount(Search::new(
            &board_of(board)?,
            order.known()?,
        )))
    }

    /// Goes on by at most `budget` steps.
    pub fn advance(&mut self, budget: u32) -> Result<Ts<PlacementProgress>, JsError> {
        if self.0.counts().solutions == 0 {
            self.0.run(budget.into(), Kinds::SOLUTION);
        }
        let counts = self.0.counts();
        let progress = PlacementProgress {
            done: counts.solutions > 0 || self.0.is_finished(),
            placements: counts.placements as f64,
            backtracks: counts.backtracks as f64,
            verdict: self.0.verdict().into(),
        };
        Ok(progress.into_ts()?)
    }
}

/// How far a count of solutions has come.
#[derive(Serialize, Tsify)]
pub struct SolutionProgress {
    /// The limit is reached, or there is no further solution.
    pub done: bool,
    /// Solutions found.
    pub count: f64,
    /// Nothing is left to look at: `count` is the number of all solutions.
    pub complete: bool,
    /// Guesses made: choices between two ways to go on.
    pub guesses: f64,
    /// The first solutions found, at most two: 16 or 81 digits each.
    pub found: Vec<String>,
}

/// A count of the solutions of a board, up to a limit.
#[wasm_bindgen]
pub struct SolutionCount(Solver);

#[wasm_bindgen]
impl SolutionCount {
    /// Ready to count up to `limit` solutions. `board` is 16 or 81 digits.
    #[wasm_bindgen(constructor)]
    pub fn new(board: &str, limit: u32) -> Result<SolutionCount, JsError> {
        Ok(SolutionCount(
            Solver::new(&board_of(board)?).up_to(limit.into()),
        ))
    }

    /// Goes on by at most `budget` guesses.
    pub fn advance(&mut self, budget: u32) -> Result<Ts<SolutionProgress>, JsError> {
        let status = self.0.run(budget.into());
        let found = [self.0.first(), self.0.second()];
        let progress = SolutionProgress {
            done: status == Status::Done,
            count: self.0.count() as f64,
            complete: self.0.is_exhausted(),
            guesses: self.0.guesses() as f64,
            found: found.iter().flatten().map(ToString::to_string).collect(),
        };
        Ok(progress.into_ts()?)
    }
}

/// Many boards, for one call to answer them all.
#[wasm_bindgen]
pub struct BoardBatch(Vec<Grid>);

#[wasm_bindgen]
impl BoardBatch {
    /// Reads the boards, one a line, 16 or 81 digits each.
    #[wasm_bindgen(constructor)]
    pub fn new(boards: &str) -> Result<BoardBatch, JsError> {
        Ok(BoardBatch(
            boards.lines().map(board_of).collect::<Result<_, _>>()?,
        ))
    }

    /// Solutions of each board, up to `limit`.
    #[wasm_bindgen(js_name = countEach)]
    pub fn count_each(&self, limit: u32) -> Vec<u32> {
        let tallies = count_each(&self.0, limit.into(), u64::MAX);
        tallies.map(|tally| tally.count as u32).collect()
    }
}
