//! The boundary to the page: the only folder that knows wasm-bindgen.
//!
//! One call for one action of a person; it returns one snapshot. Codes and numbers cross, sentences never; what a
//! person got wrong is data. Boards are handed over as copies, counters as `f64` (exact to 2⁵³).

#![deny(clippy::unwrap_used)]
#![deny(clippy::expect_used)]

mod answer;
mod game;
mod reading;
mod search;
mod tracer;

use js_sys::{Uint16Array, Uint8Array};
use wasm_bindgen::prelude::*;

use crate::sudoku::{CellSet, Grid};

/// Called once by the glue when the module is loaded.
#[wasm_bindgen(start)]
pub fn start() {
    console_error_panic_hook::set_once();
}

/// A board as the page hands it over: 16 or 81 digits, 0 for empty. The page gets such strings from `readBoard`
/// only, so anything else is a mistake of ours and thrown with the code `"board"`.
fn board_of(digits: &str) -> Result<Grid, JsError> {
    digits.parse().map_err(|_| JsError::new("board"))
}

/// The digits in reading order, 0 for empty.
fn digits_of(grid: &Grid) -> Uint8Array {
    Uint8Array::from(grid.values().collect::<Vec<u8>>().as_slice())
}

/// For each empty cell the mask of its candidates (bit v for digit v), 0 for filled cells.
fn candidates_of(grid: &Grid) -> Uint16Array {
    let empty = grid.empty_cells();
    let masks: Vec<u16> = grid
        .size()
        .cells()
        .map(|cell| match empty.contains(cell) {
            true => grid.candidates(cell).bits(),
            false => 0,
        })
        .collect();
    Uint16Array::from(masks.as_slice())
}

/// Cells by their index in reading order.
fn indices_of(cells: CellSet) -> Uint8Array {
    Uint8Array::from(index_list(cells).as_slice())
}

/// The same as a list.
fn index_list(cells: CellSet) -> Vec<u8> {
    cells.iter().map(|cell| cell.index() as u8).collect()
}
