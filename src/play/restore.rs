//! Checking a saved game when it comes back: it may have been damaged, or made up.

use super::board::Board;
use super::content::{Content, Written};
use super::game::Options;
use super::history::{Entry, EntryKind, History, HISTORY};
use super::saved::{SavedEntry, SavedGame, VERSION};
use super::Game;
use crate::sudoku::{CellSet, DigitSet, Grid, Size};

/// Why a saved game cannot be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RestoreError {
    /// It is of another version.
    Version,
    /// It has neither 16 nor 81 cells.
    Size,
    /// A cell holds what no cell can hold.
    Cell {
        /// Its index.
        index: usize,
    },
    /// An entry of the history could not have come about.
    History,
}

impl Game {
    /// The game that was saved.
    ///
    /// # Errors
    /// When it breaks what holds of every game: what a cell can hold, how long a history is, and that givens come only
    /// from the start or from [`fix_as_givens`](Game::fix_as_givens). Nothing is mended: half a game helps nobody.
    pub fn restore(saved: SavedGame) -> Result<Game, RestoreError> {
        if saved.version != VERSION {
            return Err(RestoreError::Version);
        }
        let size = Size::from_cell_count(saved.cells.len()).ok_or(RestoreError::Size)?;
        let mut board = Board::of_givens(&Grid::empty(size));
        for (cell, &packed) in size.cells().zip(&saved.cells) {
            let index = cell.index();
            board.set(
                cell,
                unpack(packed, size).ok_or(RestoreError::Cell { index })?,
            );
        }
        // Doing all again what was undone must not outgrow the history.
        if saved.done.len().saturating_add(saved.undone.len()) > HISTORY {
            return Err(RestoreError::History);
        }
        let entries = |list: &[SavedEntry]| {
            list.iter()
                .map(|entry| entry_of(entry, size))
                .collect::<Option<Vec<Entry>>>()
        };
        let done = entries(&saved.done).ok_or(RestoreError::History)?;
        let undone = entries(&saved.undone).ok_or(RestoreError::History)?;
        let back = walk(&board, done.iter().rev(), |here, entry, there| {
            comes_about(entry, there, here)
        });
        let forth = walk(&board, undone.iter().rev(), |here, entry, there| {
            comes_about(entry, here, there)
        });
        if !back || !forth {
            return Err(RestoreError::History);
        }
        Ok(Game {
            board,
            history: History {
                done: done.into(),
                undone,
            },
            options: Options {
                auto_clean: saved.auto_clean,
                strict: saved.strict,
            },
            strikes: saved.strikes,
        })
    }
}

/// Swaps entry after entry; whether all are `fair`, given the boards on this side of the entry and on the other.
fn walk<'a>(
    board: &Board,
    mut entries: impl Iterator<Item = &'a Entry>,
    fair: impl Fn(&Board, &Entry, &Board) -> bool,
) -> bool {
    let mut board = board.clone();
    entries.all(|entry| {
        let here = board.clone();
        entry.clone().swap(&mut board);
        fair(&here, entry, &board)
    })
}

/// Whether an entry may lead from one board to another: each of its cells changes, and givens are touched only by fixing,
/// which turns all digits into givens and changes none.
fn comes_about(entry: &Entry, before: &Board, after: &Board) -> bool {
    let fixes = entry.kind == EntryKind::Fix;
    let fair = entry.other_side.iter().all(|&(cell, _)| {
        let (was, is) = (before.get(cell), after.get(cell));
        was != is && !was.is_given() && is.is_given() == fixes && (!fixes || was.digit == is.digit)
    });
    fair && (!fixes || after.givens() == *after.grid())
}

fn entry_of(saved: &SavedEntry, size: Size) -> Option<Entry> {
    let kind = *EntryKind::ALL.get(usize::from(saved.kind))?;
    let mut seen = CellSet::EMPTY;
    let mut other_side = Vec::with_capacity(saved.cells.len());
    for &(index, packed) in &saved.cells {
        let cell = size.cell(index.into())?;
        if seen.contains(cell) {
            return None;
        }
        seen.insert(cell);
        other_side.push((cell, unpack(packed, size)?));
    }
    (!other_side.is_empty()).then_some(Entry { kind, other_side })
}

/// The inverse of [`pack`](super::saved::pack); `None` when a cell of this size cannot hold it.
fn unpack(packed: u32, size: Size) -> Option<Content> {
    let field = |from: u32, bits: u32| packed >> from & ((1 << bits) - 1);
    let digit = |value: u32| match value {
        0 => Some(None),
        _ => size.digit(value as usize).map(Some),
    };
    let content = Content {
        digit: digit(field(0, 4))?,
        written: Written::ALL[field(4, 2) as usize],
        sketch: digit(field(6, 4))?,
        marks: DigitSet::from_bits(field(10, 10) as u16),
    };
    let fits = packed >> 20 == 0
        && content.digit.is_some() == (content.written != Written::Nobody)
        && !(content.digit.is_some() && content.sketch.is_some())
        && (content.marks.is_empty() || !content.is_given())
        && (content.marks - size.all_digits()).is_empty();
    fits.then_some(content)
}
