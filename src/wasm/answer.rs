//! Answers without steps.

use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

use crate::sudoku::solve::count_solutions;

use super::boards::board_of;
use super::codes::Verdict;

/// How many solutions a board has: `none`, `unique`, `many`, `clash`, or `undecided` when `budget` guesses of the fast
/// solver do not suffice to know. `board` is 16 or 81 digits.
#[wasm_bindgen]
pub fn judge(board: &str, budget: u32) -> Result<Ts<Verdict>, JsError> {
    let grid = board_of(board)?;
    let answer = count_solutions(&grid, 2, budget.into());
    let verdict = match answer.count {
        _ if !grid.clash_cells().is_empty() => Verdict::Clash,
        2.. => Verdict::Many,
        _ if !answer.complete => Verdict::Undecided,
        1 => Verdict::Unique,
        _ => Verdict::None,
    };
    Ok(verdict.into_ts()?)
}
