//! A game as plain data, to be kept anywhere.

use super::content::Content;
use super::history::Entry;
use super::Game;
use crate::sudoku::{Cell, Digit};

/// The format's number. A game of another version is not read.
pub const VERSION: u32 = 1;

/// A whole game: board, marks, strikes, options, history. Whoever keeps it need not understand it, and what comes
/// back is checked by [`Game::restore`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SavedGame {
    /// [`VERSION`] when it was saved.
    pub version: u32,
    /// Every cell's content, packed, in reading order: 16 or 81.
    pub cells: Vec<u32>,
    /// Digits confirmed wrongly.
    pub strikes: u32,
    /// The option of that name.
    pub strict: bool,
    /// The option of that name.
    pub auto_clean: bool,
    /// Actions done, the oldest first.
    pub done: Vec<SavedEntry>,
    /// Actions undone; the next to be done again comes last.
    pub undone: Vec<SavedEntry>,
}

/// One action of the history.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SavedEntry {
    /// The number of its [`EntryKind`](super::EntryKind).
    pub kind: u8,
    /// For each cell it changed, its index and the content it held on the other side of the action, packed.
    pub cells: Vec<(u8, u32)>,
}

impl Game {
    /// The whole game as plain data.
    pub fn save(&self) -> SavedGame {
        let options = self.options();
        SavedGame {
            version: VERSION,
            cells: self.contents().map(pack).collect(),
            strikes: self.strikes(),
            strict: options.strict,
            auto_clean: options.auto_clean,
            done: self.history.done.iter().map(save_entry).collect(),
            undone: self.history.undone.iter().map(save_entry).collect(),
        }
    }
}

fn save_entry(entry: &Entry) -> SavedEntry {
    let packed = |&(cell, content): &(Cell, Content)| (cell.index() as u8, pack(content));
    SavedEntry {
        kind: entry.kind as u8,
        cells: entry.other_side.iter().map(packed).collect(),
    }
}

/// A content in one number: bits 0–3 the digit, 4–5 the writer, 6–9 the sketch, 10–19 the mask of the marks
/// (those that a digit covers too).
pub(super) fn pack(content: Content) -> u32 {
    let value = |digit: Option<Digit>| u32::from(digit.map_or(0, Digit::get));
    value(content.digit)
        | (content.written as u32) << 4
        | value(content.sketch) << 6
        | u32::from(content.marks.bits()) << 10
}
