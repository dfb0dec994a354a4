//! Why a board has no solution.

use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

use crate::sudoku::DeadEnd;

use super::boards::{board_of, index_list};
use super::codes::{BarredBy, House};

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
