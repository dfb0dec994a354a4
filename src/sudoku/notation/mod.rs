//! Reading whatever people paste; writing is strict: the `Display` of [`Grid`].
//!
//! [`read`] is relaxed about form and strict about meaning. It returns exactly the board that a person would read in
//! the text, or a refusal with a reason and a place; nothing is dropped to make the count fit.
//!
//! | file | its one word |
//! |---|---|
//! | `glyph` | what a single character may mean |
//! | `clean` | what stands around a board: links, comments, headers, the code of a literal |
//! | `rows` | from lines to rows of cells |
//! | `assemble` | from rows to a board of 16 or 81 cells |
//! | `error` | [`ReadError`]: why not, and where |
//!
//! ```
//! use quaylui::sudoku::notation::{read, ReadErrorKind};
//!
//! let reading = read("int g[4][4] = {{0,0,1,2},\n{0,0,0,3},{2,1,0,0},{3,0,0,0}};", None)?;
//! assert_eq!(reading.grid.to_string(), "0012000321003000");
//!
//! let error = read("0012 0003 21q0 3000", None).unwrap_err();
//! assert_eq!((error.kind, error.position), (ReadErrorKind::UnexpectedCharacter, 12));
//! # Ok::<(), quaylui::sudoku::notation::ReadError>(())
//! ```

mod assemble;
mod clean;
mod error;
mod glyph;
mod rows;

pub use error::{ReadError, ReadErrorKind};

use super::{Grid, Size};

/// A board found in a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reading {
    /// The board; it may clash.
    pub grid: Grid,
    /// How many further puzzles the text holds.
    pub more: usize,
}

/// Reads a board out of any text, in time linear in its length. `expect` is the size where only one will do.
///
/// # Errors
/// When the text is not exactly a board, or several; see [`ReadErrorKind`].
pub fn read(text: &str, expect: Option<Size>) -> Result<Reading, ReadError> {
    let lines = match clean::link_value(text) {
        Some(value) => vec![value],
        None => clean::essential(glyph::lines(text)),
    };
    rows::rows(&lines)
        .and_then(|rows| assemble::board(&rows, expect))
        .map_err(|fault| fault.place(text))
}
