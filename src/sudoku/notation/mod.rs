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
//! - Box art in ASCII or Unicode, row and column labels, list marks.
//! - Tables where an empty cell is nothing between two tabs, commas, semicolons or bars (spreadsheets, CSV,
//!   Markdown, LaTeX, HTML), and boxes where it is a blank of the right width.
//! - Array literals of the usual languages, with their declaration and `null`, `None`, `""` for empty.
//! - `#` and `//` comments, `.sdk` sections, `.ss` grids, collections of one puzzle a line, records that hold a
//!   puzzle between names, numbers and its solution.
//! - Headings, greetings and program text on lines before and behind, in mails with `>` quoting too.
//! - Links that carry a board as `s`, `bd` or `p`, alone or in a text.
//! - Decimal digits of any script.
//!
//! # How
//! ```text
//! text ─ link ────────────────────────────────► core
//!      └ normalise ─► symbols ─ lines ─► lines ─► core, or else around ─► records and blocks ─► core ─► choose
//!
//! core: names of columns ─┬─ table   ─► board
//!                         ├─ aligned ─► board
//!                         └─ labels ─ flow ─► board, or the error
//! ```
//! | file | its question |
//! |---|---|
//! | `symbol`, `digits` | what may this character mean? |
//! | `link` | which part of a link is the board? |
//! | `html`, `latex`, `strip`, `code` | what would be seen if this were shown (or run)? |
//! | `lines`, `words` | does this line hold cells, part of a drawing, or words? |
//! | `labels` | are rows and columns named? |
//! | `table`, `aligned` | does the shape say that blanks are cells? |
//! | `flow` | are there as many cells, arranged so, as a board has? |
//! | `around`, `record` | which lines are said about a board, and which are boards? |
//! | `choose` | which board is the puzzle, and how many more are there? |
//! | `error` | why not, and where? |
//!
//! A symbol keeps the place of its character in the paste, so every error can point at it. The whole text is
//! tried as a board first; only when it is none are lines of words set aside, and then whole lines and never
//! from between the rows of a board: what is left must be boards without exception.

mod aligned;
mod around;
mod choose;
mod code;
mod digits;
mod error;
mod flow;
mod html;
mod labels;
mod latex;
mod lines;
mod link;
mod record;
mod strip;
mod symbol;
mod table;
mod words;

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
    if let Some(value) = link::board_in_link(&symbols) {
        return read_lines(&lines::lines(&value), expect);
    }
    let symbols = strip::normalise(symbols)?;
    let declared = strip::declaration_end(&symbols).unwrap_or(0);
    let whole = read_lines(&lines::lines(&symbols[declared..]), expect);
    let refusal = match whole {
        Ok(reading) => return Ok(reading),
        Err(refusal) => refusal,
    };
    match around::read(&lines::lines(&symbols), expect, refusal) {
        Err(Refusal {
            kind: ErrorKind::UnknownCharacter,
            found: 0,
            ..
        }) if is_prose(&symbols) => Err(Refusal {
            kind: ErrorKind::TooFew,
            at: 0,
            found: 0,
        }),
        other => other,
    }
}

/// Reads lines that hold nothing but boards.
fn read_lines(lines: &[lines::Line<'_>], expect: Option<Size>) -> Result<Reading, Refusal> {
    let lines = labels::without_names(lines);
    match table::read(&lines).or_else(|| aligned::read(&lines)) {
        Some(grid) => check_size(grid, expect).map(|grid| Reading { grid, more: 0 }),
        None => flow::read(&labels::without_labels(lines), expect),
    }
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
