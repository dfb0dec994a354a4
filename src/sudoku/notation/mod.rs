//! Reading whatever people paste.
//!
//! The reader is relaxed about form and strict about meaning: [`read`] returns exactly the board a person
//! would read there, or says what is wrong and where. Nothing is dropped to make the number of cells fit.
//! Givens that clash are no reading error: the board is returned as it stands.
//!
//! # What is read
//! - 81 or 16 characters in a row, or in lines, with any blanks, commas, quotes, brackets or bars between.
//! - Empty cells written as `0` or `.`, or as one other sign that stays the same all through: `-`, `_`, `*`,
//!   `x`, `X`, `?`, a dash, a middle dot, an open square…
//! - Box art in ASCII or Unicode, Markdown tables, row and column labels.
//! - Tables where an empty cell is nothing between two tabs, commas, semicolons or bars, and boxes where it is
//!   a blank of the right width.
//! - Array literals of the usual languages, with their declaration.
//! - `#` and `//` comments, `.sdk` sections, `.ss` grids, collections of one puzzle a line.
//! - Links that carry a board as `s`, `bd` or `p`.
//! - Decimal digits of any script.
//!
//! # How
//! ```text
//! text ─ link ─► symbols ─ strip ─► symbols ─ lines ─► rows and rules ─┬─ table   ─► board
//!        (a value of it)   (comments,                                  ├─ aligned ─► board
//!                          declaration)                                └─ flow    ─► board, or the error
//! ```
//! A symbol keeps the place of its character in the paste, so every error can point at it. `table` and
//! `aligned` read only boards that say by their shape that a blank is a cell; all else flows.

mod aligned;
mod digits;
mod error;
mod flow;
mod labels;
mod lines;
mod link;
mod strip;
mod symbol;
mod table;

pub use error::{ErrorKind, ReadError};

use super::{Grid, Size};
use error::Refusal;
use symbol::Symbol;

/// What was read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reading {
    /// The board; the first one when there were several.
    pub grid: Grid,
    /// How many further puzzles the paste holds.
    pub more: usize,
}

/// Reads a paste. With `expect`, boards of the other size are refused as
/// [`WrongSize`](ErrorKind::WrongSize).
///
/// Takes time and memory in proportion to the text and never panics.
///
/// ```
/// use quaylui::sudoku::notation::{read, ErrorKind};
///
/// let reading = read("12 34\n34 12\n.. ..\n.. .1", None).expect("a board");
/// assert_eq!(reading.grid.to_string(), "1234341200000001");
///
/// let error = read("1234\n3412\n..q.\n....", None).expect_err("a stray letter");
/// assert_eq!((error.kind, error.line, error.column), (ErrorKind::UnknownCharacter, 3, 3));
/// ```
///
/// # Errors
/// What kept it from being read, and where: see [`ReadError`].
pub fn read(text: &str, expect: Option<Size>) -> Result<Reading, ReadError> {
    read_symbols(symbol::symbols(text), expect).map_err(|refusal| refusal.locate(text))
}

fn read_symbols(symbols: Vec<Symbol>, expect: Option<Size>) -> Result<Reading, Refusal> {
    let symbols = match link::board_in_link(&symbols) {
        Some(value) => value,
        None => strip::strip(symbols),
    };
    let lines = lines::lines(&symbols);
    if let Some(grid) = table::read(&lines).or_else(|| aligned::read(&lines)) {
        return check_size(grid, expect).map(|grid| Reading { grid, more: 0 });
    }
    let reading = flow::read(&labels::without_labels(lines), expect);
    reading.map_err(|refusal| match refusal {
        Refusal {
            kind: ErrorKind::UnknownCharacter,
            found: 0,
            ..
        } if is_prose(&symbols) => Refusal {
            kind: ErrorKind::TooFew,
            at: 0,
            found: 0,
        },
        other => other,
    })
}

/// Whether letters outnumber digits: then it is no board with a stray character, but a text without one.
fn is_prose(symbols: &[Symbol]) -> bool {
    let count = |wanted: fn(char) -> bool| {
        let wanted = |symbol: &&Symbol| wanted(symbol.character);
        symbols.iter().filter(wanted).count()
    };
    count(|c| c.is_ascii_alphabetic()) > count(|c| c.is_ascii_digit())
}

fn check_size(grid: Grid, expect: Option<Size>) -> Result<Grid, Refusal> {
    match expect {
        Some(size) if size != grid.size() => Err(Refusal {
            kind: ErrorKind::WrongSize,
            at: 0,
            found: grid.size().cell_count(),
        }),
        _ => Ok(grid),
    }
}
