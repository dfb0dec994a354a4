//! One cell and its three houses.

use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

use crate::sudoku::{Digit, DigitSet, House};

use super::boards::{board_of, index_list};

/// A cell, where it stands, and what its houses bar. Everything counts from 0; masks have bit v for digit v.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct CellHouses {
    /// The cell's index in reading order.
    pub cell: u8,
    /// The digit in it, 0 when it is empty.
    pub digit: u8,
    /// Its row.
    pub row: u8,
    /// Its column.
    pub column: u8,
    /// Its box, in reading order.
    pub box_number: u8,
    /// The side of a box: what `row` and `column` are divided by.
    pub box_side: u8,
    /// The row of boxes it is in: `row / box_side`.
    pub band: u8,
    /// The column of boxes it is in: `column / box_side`.
    pub stack: u8,
    /// The row of its box's first cell.
    pub corner_row: u8,
    /// The column of its box's first cell.
    pub corner_column: u8,
    /// The digits of its row.
    pub row_mask: u16,
    /// The digits of its column.
    pub column_mask: u16,
    /// The digits of its box.
    pub box_mask: u16,
    /// Every digit of the board: 0x3FE on 9×9.
    pub all: u16,
    /// The digits that no other cell of its houses holds. What it holds itself does not matter.
    pub candidates: u16,
    /// For each digit, from 1 on, the cells that bar it. Entry 0 is empty.
    pub barring: Vec<Vec<u8>>,
}

/// What there is to say about a cell of a board. `board` is 16 or 81 digits; a cell beyond it is a mistake of
/// ours and thrown with the code `"cell"`.
#[wasm_bindgen(js_name = cellHouses)]
pub fn cell_houses(board: &str, cell: u8) -> Result<Ts<CellHouses>, JsError> {
    let grid = board_of(board)?;
    let size = grid.size();
    let cell = size.cell(cell.into()).ok_or_else(|| JsError::new("cell"))?;
    let [row_mask, column_mask, box_mask] =
        House::of(size, cell).map(|house| grid.digits_in(house).bits());
    let (row, column, side) = (cell.row(size), cell.col(size), size.box_side());
    let all: DigitSet = size.all_digits();
    let barring = all
        .iter()
        .map(|digit| index_list(grid.barring(cell, digit)));
    let houses = CellHouses {
        cell: cell.index() as u8,
        digit: grid.get(cell).map_or(0, Digit::get),
        row: row as u8,
        column: column as u8,
        box_number: cell.box_index(size) as u8,
        box_side: side as u8,
        band: (row / side) as u8,
        stack: (column / side) as u8,
        corner_row: (row / side * side) as u8,
        corner_column: (column / side * side) as u8,
        row_mask,
        column_mask,
        box_mask,
        all: all.bits(),
        candidates: grid.candidates(cell).bits(),
        barring: std::iter::once(Vec::new()).chain(barring).collect(),
    };
    Ok(houses.into_ts()?)
}
