//! Reading what somebody pasted.

use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

use crate::sudoku::notation::{self, ReadError};
use crate::sudoku::Size;

use super::boards::index_list;

/// Why a text is no board.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "kebab-case")]
pub enum ReadErrorKind {
    /// No cell at all.
    Empty,
    /// Fewer cells than a board has.
    TooFew,
    /// More cells than a board has.
    TooMany,
    /// A character that means nothing where it stands.
    UnknownCharacter,
    /// A digit above 4 on a 4×4 board.
    DigitTooLarge,
    /// Pencil marks, several digits a cell.
    CandidateGrid,
    /// Two different characters for empty cells.
    MixedEmpty,
    /// A board, but of the size that was not asked for.
    WrongSize,
    /// Lines of different lengths: cells may have moved.
    RaggedLines,
}

/// A board, or why the text is none.
#[derive(Serialize, Tsify)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum BoardReading {
    /// A board was read.
    Board {
        /// 16 or 81 digits, 0 for empty.
        board: String,
        /// The cells that clash: the board is shown all the same.
        clashes: Vec<u8>,
        /// Further puzzles in the text.
        more: u32,
    },
    /// The text was refused.
    Refused {
        /// Why.
        error: ReadErrorKind,
        /// Where, counted in characters from 0.
        position: u32,
        /// Its line, from 1.
        line: u32,
        /// Its place in the line, from 1.
        column: u32,
        /// How many cells were found, or the value that is too large.
        found: u32,
    },
}

/// Reads a board out of any text. `side` is 4 or 9 where only that size will do, else 0.
#[wasm_bindgen(js_name = readBoard)]
pub fn read_board(text: &str, side: u8) -> Result<Ts<BoardReading>, JsError> {
    let expect = match side {
        4 => Some(Size::Four),
        9 => Some(Size::Nine),
        _ => None,
    };
    let reading = match notation::read(text, expect) {
        Ok(reading) => BoardReading::Board {
            board: reading.grid.to_string(),
            clashes: index_list(reading.grid.clash_cells()),
            more: reading.more as u32,
        },
        Err(error) => refused(&error),
    };
    Ok(reading.into_ts()?)
}

fn refused(error: &ReadError) -> BoardReading {
    BoardReading::Refused {
        error: match error.kind {
            notation::ErrorKind::Empty => ReadErrorKind::Empty,
            notation::ErrorKind::TooFew => ReadErrorKind::TooFew,
            notation::ErrorKind::TooMany => ReadErrorKind::TooMany,
            notation::ErrorKind::UnknownCharacter => ReadErrorKind::UnknownCharacter,
            notation::ErrorKind::DigitTooLarge => ReadErrorKind::DigitTooLarge,
            notation::ErrorKind::CandidateGrid => ReadErrorKind::CandidateGrid,
            notation::ErrorKind::MixedEmpty => ReadErrorKind::MixedEmpty,
            notation::ErrorKind::WrongSize => ReadErrorKind::WrongSize,
            notation::ErrorKind::RaggedLines => ReadErrorKind::RaggedLines,
        },
        position: error.position as u32,
        line: error.line as u32,
        column: error.column as u32,
        found: error.found as u32,
    }
}
