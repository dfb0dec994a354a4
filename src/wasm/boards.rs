//! Boards as they cross the boundary.

// Each of the modules built from this crate uses a part of these; all together use them all.
#![cfg_attr(not(all(feature = "page", feature = "lab")), allow(dead_code))]

use js_sys::{Uint16Array, Uint8Array};
use wasm_bindgen::prelude::*;

use crate::sudoku::{CellSet, Grid};

/// A board as the page hands it over: 16 or 81 digits, 0 for empty. The page makes sure of that, so
/// anything else is a mistake of ours and thrown with the code `"board"`.
pub(super) fn board_of(digits: &str) -> Result<Grid, JsError> {
    digits.parse().map_err(|_| JsError::new("board"))
}

/// The digits in reading order, 0 for empty.
pub(super) fn digits_of(grid: &Grid) -> Uint8Array {
    Uint8Array::from(grid.values().collect::<Vec<u8>>().as_slice())
}

/// For each empty cell the mask of its candidates (bit v for digit v), 0 for filled cells.
pub(super) fn candidates_of(grid: &Grid) -> Uint16Array {
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
pub(super) fn indices_of(cells: CellSet) -> Uint8Array {
    Uint8Array::from(index_list(cells).as_slice())
}

/// The same as a list.
pub(super) fn index_list(cells: CellSet) -> Vec<u8> {
    cells.iter().map(|cell| cell.index() as u8).collect()
}
