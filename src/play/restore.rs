//! Taking a saved game back, believing nothing.
//!
//! Every cell must be one that a game can have, and the whole history is walked through, back to
//! its start and forward to its end: each entry must change something, and none may touch a given.
//! What is accepted can then be played on without further checks.

use std::collections::VecDeque;
use std::fmt;

use super::board::Board;
use super::content::Content;
use super::history::{Entry, EntryKind, History, HISTORY};
use super::packed::{checked, unpack};
use super::saved::{SavedEntry, SavedGame, VERSION};
use super::{Game, Options};
use crate::sudoku::{CellSet, DigitSet, Grid, GridError, Size};

/// Why a record is no saved game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RestoreError {
    /// It is of a form this library does not know.
    Version(u32),
    /// The digits are no board.
    Digits(GridError),
    /// The sketches are no board.
    Sketches(GridError),
    /// Digits, writers, marks and sketches are not equally many.
    Length,
    /// This cell (0-based, reading order) holds what no cell can hold.
    Cell(usize),
    /// The puzzle is not what the givens are.
    Puzzle,
    /// This entry to take back (0 is the oldest) is impossible.
    Done(usize),
    /// This entry to do again (0 would be the last) is impossible.
    Undone(usize),
    /// The history is longer than any game keeps.
    TooLong,
}

impl fmt::Display for RestoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RestoreError::Version(version) => write!(f, "unknown form {version} of a saved game"),
            RestoreError::Digits(error) => write!(f, "digits: {error}"),
            RestoreError::Sketches(error) => write!(f, "sketches: {error}"),
            RestoreError::Length => f.write_str("not as many cells in each part"),
            RestoreError::Cell(cell) => write!(f, "cell {cell} holds what no cell can hold"),
            RestoreError::Puzzle => f.write_str("the puzzle is not what the givens are"),
            RestoreError::Done(place) => write!(f, "entry {place} cannot be taken back"),
            RestoreError::Undone(place) => write!(f, "entry {place} cannot be done again"),
            RestoreError::TooLong => f.write_str("the history is too long"),
        }
    }
}

impl std::error::Error for RestoreError {}

impl Game {
    /// Takes a saved game back: [`save`](Game::save) and this are inverse.
    ///
    /// # Errors
    /// When anything in the record could not have come from a game. Nothing of it is used then.
    pub fn restore(saved: &SavedGame) -> Result<Game, RestoreError> {
        if saved.version != VERSION {
            return Err(RestoreError::Version(saved.version));
        }
        if saved.done.len().saturating_add(saved.undone.len()) > HISTORY {
            return Err(RestoreError::TooLong);
        }
        let board = restore_board(saved)?;
        let history = restore_history(saved, &board)?;
        let options = Options {
            auto_clean: saved.auto_clean,
            strict: saved.strict,
        };
        Ok(Game {
            board,
            history,
            options,
            strikes: saved.strikes,
        })
    }
}

fn restore_board(saved: &SavedGame) -> Result<Board, RestoreError> {
    let digits: Grid = saved.digits.parse().map_err(RestoreError::Digits)?;
    let sketches: Grid = saved.sketches.parse().map_err(RestoreError::Sketches)?;
    let size = digits.size();
    let same_length = sketches.size() == size
        && saved.marks.len() == size.cell_count()
        && saved.written.chars().count() == size.cell_count();
    if !same_length {
        return Err(RestoreError::Length);
    }
    let mut board = Board::of_givens(&Grid::empty(size));
    let parts = digits
        .values()
        .zip(sketches.values())
        .zip(saved.written.chars())
        .zip(&saved.marks);
    for (cell, (((digit, sketch), written), &marks)) in size.cells().zip(parts) {
        let content = written.to_digit(10).and_then(|written| {
            let marks = DigitSet::from_bits(marks);
            checked(size, digit.into(), written as usize, marks, sketch.into())
        });
        board.set(cell, content.ok_or(RestoreError::Cell(cell.index()))?);
    }
    if board.givens().to_string() != saved.puzzle {
        return Err(RestoreError::Puzzle);
    }
    Ok(board)
}

fn restore_history(saved: &SavedGame, present: &Board) -> Result<History, RestoreError> {
    let mut history = History {
        done: VecDeque::new(),
        undone: Vec::new(),
    };
    let mut board = present.clone();
    for (place, entry) in saved.done.iter().enumerate().rev() {
        let there = |here: Content, other: Content| (other, here);
        let entry = restore_entry(entry, &mut board, there).ok_or(RestoreError::Done(place))?;
        history.done.push_front(entry);
    }
    board = present.clone();
    for (place, entry) in saved.undone.iter().enumerate().rev() {
        let there = |here: Content, other: Content| (here, other);
        let entry = restore_entry(entry, &mut board, there).ok_or(RestoreError::Undone(place))?;
        history.undone.push(entry);
    }
    history.undone.reverse();
    Ok(history)
}

/// Reads an entry and exchanges it with the board. `in_time` puts what a cell holds here and on the
/// other side of the entry in the order (before, after).
fn restore_entry(
    saved: &SavedEntry,
    board: &mut Board,
    in_time: impl Fn(Content, Content) -> (Content, Content),
) -> Option<Entry> {
    let size: Size = board.size();
    let kind = *EntryKind::ALL.get(usize::from(saved.kind))?;
    let mut seen = CellSet::EMPTY;
    let mut other_side = Vec::new();
    for &number in &saved.cells {
        let (cell, other) = unpack(number, size)?;
        let (before, after) = in_time(board.get(cell), other);
        if seen.contains(cell) || !may_change(kind, before, after) {
            return None;
        }
        seen.insert(cell);
        other_side.push((cell, other));
    }
    if other_side.is_empty() {
        return None;
    }
    let entry = Entry { kind, other_side };
    entry.clone().swap(board);
    Some(entry)
}

/// Whether an action of this kind may turn one content into the other. Givens never change; only
/// fixing makes them.
fn may_change(kind: EntryKind, before: Content, after: Content) -> bool {
    let fixed = after.is_given() && before.digit == after.digit;
    before != after
        && !before.is_given()
        && if kind == EntryKind::Fix {
            fixed
        } else {
            !after.is_given()
        }
}
