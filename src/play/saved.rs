//! A game as plain data, to be kept on the device.

use serde::{Deserialize, Serialize};

use super::history::Entry;
use super::packed::pack;
use super::Game;
use crate::sudoku::Digit;

/// The form written today.
pub(super) const VERSION: u32 = 1;

/// A game with its history. What comes back may have been cut, mixed up or made up:
/// [`Game::restore`] checks all of it.
///
/// Texts have one character a cell, in reading order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SavedGame {
    /// The form of this record: 1.
    pub version: u32,
    /// The givens, 0 for every other cell. Says which puzzle it is without restoring it.
    pub puzzle: String,
    /// All digits, 0 for empty.
    pub digits: String,
    /// Who wrote each: 0 nobody, 1 given, 2 learner, 3 machine.
    pub written: String,
    /// The pencil marks of each cell: bit `v` for digit `v`.
    pub marks: Vec<u16>,
    /// The sketches, 0 for none.
    pub sketches: String,
    /// Strikes so far.
    pub strikes: u32,
    /// The option of that name.
    pub auto_clean: bool,
    /// The option of that name.
    pub strict: bool,
    /// What can be taken back, oldest first.
    pub done: Vec<SavedEntry>,
    /// What can be done again, the next one last.
    pub undone: Vec<SavedEntry>,
}

/// One action.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SavedEntry {
    /// The number of its [`EntryKind`](super::EntryKind).
    pub kind: u8,
    /// What the cells it changed held on its other side: before it if it is done, after it if it is
    /// undone. Seven bits of cell, then digit, writer, sketch and marks: 4, 2, 4 and 9 bits.
    pub cells: Vec<u32>,
}

impl Game {
    /// Writes all of the game down.
    pub fn save(&self) -> SavedGame {
        let character = |value: u8| char::from(b'0' + value);
        let sketch = |digit: Option<Digit>| character(digit.map_or(0, Digit::get));
        SavedGame {
            version: VERSION,
            puzzle: self.givens().to_string(),
            digits: self.grid().to_string(),
            written: self
                .contents()
                .map(|content| character(content.written as u8))
                .collect(),
            marks: self
                .contents()
                .map(|content| content.marks.bits())
                .collect(),
            sketches: self
                .contents()
                .map(|content| sketch(content.sketch))
                .collect(),
            strikes: self.strikes,
            auto_clean: self.options.auto_clean,
            strict: self.options.strict,
            done: self.history.done.iter().map(saved_entry).collect(),
            undone: self.history.undone.iter().map(saved_entry).collect(),
        }
    }
}

fn saved_entry(entry: &Entry) -> SavedEntry {
    SavedEntry {
        kind: entry.kind as u8,
        cells: entry
            .other_side
            .iter()
            .map(|&(cell, content)| pack(cell, content))
            .collect(),
    }
}
