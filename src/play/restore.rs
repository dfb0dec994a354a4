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
    /// When any part of it could not have been saved by a game. Nothing is mended: half a game helps nobody.
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
        if saved.done.len() > HISTORY || saved.undone.len() > HISTORY {
            return Err(RestoreError::History);
        }
        let entries = |list: &[SavedEntry]| {
            list.iter()
                .map(|entry| entry_of(entry, size))
                .collect::<Option<Vec<Entry>>>()
        };
        let done = entries(&saved.done).ok_or(RestoreError::History)?;
        let undone = entries(&saved.undone).ok_or(RestoreError::History)?;
        if !keeps_givens(&board, done.iter().rev()) || !keeps_givens(&board, undone.iter().rev()) {
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

/// Whether a walk through the history, either way, touches givens only where they were fixed.
fn keeps_givens<'a>(board: &Board, entries: impl Iterator<Item = &'a Entry>) -> bool {
    let mut board = board.clone();
    entries.into_iter().all(|entry| {
        let fixes = entry.kind == EntryKind::Fix;
        let fair = entry.other_side.iter().all(|&(cell, content)| {
            let here = board.get(cell);
            here != content && (fixes || !(here.is_given() || content.is_given()))
        });
        entry.clone().swap(&mut board);
        fair
    })
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
        && (content.marks - size.all_digits()).is_empty();
    fits.then_some(content)
}
