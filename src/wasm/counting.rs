//! Counting that may take long: resumable jobs, so that whoever runs one can stop it and tell how far it is.
//!
//! Every job has `advance(budget)`, which goes on by at most that much work and returns where it stands; `done` says
//! that no work is left.

use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

use crate::search::{Kinds, Search};
use crate::sudoku::solve::{Solver, Status};
use crate::sudoku::DeadEnd;

use super::boards::{board_of, index_list};
use super::codes::{BarredBy, House, Order, Verdict};

/// How far a search has come.
#[derive(Serialize, Tsify)]
pub struct PlacementProgress {
    /// As many solutions as wanted are found, or there are no more.
    pub done: bool,
    /// Digits placed.
    pub placements: f64,
    /// Cells that ran out of digits.
    pub backtracks: f64,
    /// What is known now.
    pub verdict: Verdict,
}

/// The work of the lesson's search up to its first solution, or its second.
#[wasm_bindgen]
pub struct PlacementCount {
    search: Search,
    solutions: u64,
}

#[wasm_bindgen]
impl PlacementCount {
    /// Ready to count. `board` is 16 or 81 digits. The count ends at so many `solutions`, one when it is not told: it
    /// takes two to know whether the first is the only one.
    #[wasm_bindgen(constructor)]
    pub fn new(
        board: &str,
        order: Order,
        solutions: Option<u32>,
    ) -> Result<PlacementCount, JsError> {
        Ok(PlacementCount {
            search: Search::new(&board_of(board)?, order.known()?),
            solutions: solutions.unwrap_or(1).into(),
        })
    }

    /// Goes on by at most `budget` steps.
    pub fn advance(&mut self, budget: u32) -> Result<Ts<PlacementProgress>, JsError> {
        let mut left = u64::from(budget);
        while left > 0 && !self.is_done() {
            left -= self.search.run(left, Kinds::SOLUTION).clamp(1, left);
        }
        let counts = self.search.counts();
        let progress = PlacementProgress {
            done: self.is_done(),
            placements: counts.placements as f64,
            backtracks: counts.backtracks as f64,
            verdict: self.search.verdict().into(),
        };
        Ok(progress.into_ts()?)
    }

    fn is_done(&self) -> bool {
        self.search.counts().solutions >= self.solutions || self.search.is_finished()
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

/// Why a board has no solution, where that can be seen without a search.
#[derive(Serialize, Tsify)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum WhyNone {
    /// A digit stands more than once in a house.
    Clash {
        digit: u8,
        house: House,
        /// Counted from 0.
        index: u8,
        /// The cells that hold it.
        cells: Vec<u8>,
    },
    /// No digit fits a cell.
    Cell { cell: u8, barred: Vec<BarredBy> },
    /// A digit has no place in a house.
    Digit {
        digit: u8,
        house: House,
        /// Counted from 0.
        index: u8,
        /// The empty cells of the house.
        cells: Vec<u8>,
        /// The cells with this digit that bar them.
        by: Vec<u8>,
    },
    /// Nothing of the kind: there may be a solution, or only a search shows that there is none.
    Unseen,
}

/// What shows at a glance that a board has no solution. `board` is 16 or 81 digits.
#[wasm_bindgen(js_name = whyNone)]
pub fn why_none(board: &str) -> Result<Ts<WhyNone>, JsError> {
    let why = match board_of(board)?.dead_end() {
        None => WhyNone::Unseen,
        Some(DeadEnd::Clash(clash)) => WhyNone::Clash {
            digit: clash.digit.get(),
            house: clash.house.kind.into(),
            index: clash.house.index,
            cells: index_list(clash.cells),
        },
        Some(DeadEnd::Cell { cell, bars }) => WhyNone::Cell {
            cell: cell.index() as u8,
            barred: bars.iter().map(BarredBy::from).collect(),
        },
        Some(DeadEnd::Digit {
            digit,
            house,
            empty,
            by,
        }) => WhyNone::Digit {
            digit: digit.get(),
            house: house.kind.into(),
            index: house.index,
            cells: index_list(empty),
            by: index_list(by),
        },
    };
    Ok(why.into_ts()?)
}
