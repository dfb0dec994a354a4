//! Reading what somebody pasted.

use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

use crate::sudoku::Grid;

use super::index_list;

/// A board, or why the text is none.
#[derive(Serialize, Tsify)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum BoardReading {
    Board {
        board: String,
        clashes: Vec<u8>,
        more: u32,
    },
    Refused {
        error: ReadErrorKind,
        position: u32,
        line: u32,
        column: u32,
        found: u32,
    },
}
#[derive(Serialize, Tsify)]
#[serde(rename_all = "kebab-case")]
pub enum ReadErrorKind {
    TooFew,
}

#[wasm_bindgen(js_name = readBoard)]
pub fn read_board(text: &str, _side: u8) -> Result<Ts<BoardReading>, JsError> {
    let reading = match text.parse::<Grid>() {
        Ok(grid) => BoardReading::Board {
            board: grid.to_string(),
            clashes: index_list(grid.clash_cells()),
            more: 0,
        },
        Err(_) => BoardReading::Refused {
            error: ReadErrorKind::TooFew,
            position: 0,
            line: 1,
            column: 1,
            found: 0,
        },
    };
    Ok(reading.into_ts()?)
}
