//! Undo and redo: what each action replaced, cell by cell.

use std::collections::VecDeque;

use super::board::Board;
use super::content::Content;
use super::{Game, Outcome};
use crate::sudoku::{Cell, CellSet};

/// How many actions can be taken back. Beyond that the oldest are forgotten.
pub const HISTORY: usize = 2_000;

/// Which action an entry is of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum EntryKind {
    /// A digit was placed.
    Place = 0,
    /// A cell was emptied.
    Erase = 1,
    /// A pencil mark was set or removed.
    Mark = 2,
    /// All candidates were marked.
    FillMarks = 3,
    /// All marks were removed.
    ClearMarks = 4,
    /// A digit was sketched.
    Sketch = 5,
    /// A sketch was confirmed.
    Confirm = 6,
    /// The machine's digits were taken over.
    Adopt = 7,
    /// The digits on the board became givens.
    Fix = 8,
    /// The board went back to its givens.
    Restart = 9,
    /// The board went back to where it was still right.
    Rewind = 10,
}

impl EntryKind {
    /// All kinds, by their number.
    pub const ALL: [EntryKind; 11] = [
        EntryKind::Place,
        EntryKind::Erase,
        EntryKind::Mark,
        EntryKind::FillMarks,
        EntryKind::ClearMarks,
        EntryKind::Sketch,
        EntryKind::Confirm,
        EntryKind::Adopt,
        EntryKind::Fix,
        EntryKind::Restart,
        EntryKind::Rewind,
    ];
}

/// One action, done or undone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    pub(super) kind: EntryKind,
    /// The cells it changed, each with what it held on the *other* side of the action: before it while it is done,
    /// after it while it is undone. Taking it back or doing it again is the same exchange.
    pub(super) other_side: Vec<(Cell, Content)>,
}

impl Entry {
    /// Which action it is of.
    pub fn kind(&self) -> EntryKind {
        self.kind
    }

    /// The cells it changed.
    pub fn cells(&self) -> CellSet {
        self.other_side.iter().map(|&(cell, _)| cell).collect()
    }

    /// Exchanges what the cells hold with the entry's side.
    pub(super) fn swap(&mut self, board: &mut Board) {
        for (cell, content) in &mut self.other_side {
            let here = board.get(*cell);
            board.set(*cell, *content);
            *content = here;
        }
    }
}

/// Actions done, and actions undone that may be done again.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub(super) struct History {
    /// Oldest first.
    pub done: VecDeque<Entry>,
    /// The next to be done again comes last.
    pub undone: Vec<Entry>,
}

impl Game {
    /// Takes the last action back. [`Outcome::Unchanged`] when there is none.
    pub fn undo(&mut self) -> Outcome {
        let Some(mut entry) = self.history.done.pop_back() else {
            return Outcome::Unchanged;
        };
        entry.swap(&mut self.board);
        let cells = entry.cells();
        self.history.undone.push(entry);
        Outcome::Changed(cells)
    }

    /// Does the last undone action again. [`Outcome::Unchanged`] when there is none.
    pub fn redo(&mut self) -> Outcome {
        let Some(mut entry) = self.history.undone.pop() else {
            return Outcome::Unchanged;
        };
        entry.swap(&mut self.board);
        let cells = entry.cells();
        self.history.done.push_back(entry);
        Outcome::Changed(cells)
    }

    /// Whether there is an action to take back.
    pub fn can_undo(&self) -> bool {
        !self.history.done.is_empty()
    }

    /// Whether there is an action to do again.
    pub fn can_redo(&self) -> bool {
        !self.history.undone.is_empty()
    }

    /// The actions that can be taken back, the oldest first; at most [`HISTORY`] of them.
    pub fn done(&self) -> impl ExactSizeIterator<Item = &Entry> + DoubleEndedIterator {
        self.history.done.iter()
    }

    /// The actions that can be done again, in the order they would be.
    pub fn undone(&self) -> impl ExactSizeIterator<Item = &Entry> + DoubleEndedIterator {
        self.history.undone.iter().rev()
    }

    /// Writes these contents as one action. Cells that stay as they are do not count; when all do, nothing is recorded.
    /// A cell must not come twice.
    pub(super) fn record(
        &mut self,
        kind: EntryKind,
        contents: impl IntoIterator<Item = (Cell, Content)>,
    ) -> Outcome {
        let mut entry = Entry {
            kind,
            other_side: Vec::new(),
        };
        for (cell, content) in contents {
            if content != self.board.get(cell) {
                entry.other_side.push((cell, content));
            }
        }
        if entry.other_side.is_empty() {
            return Outcome::Unchanged;
        }
        entry.swap(&mut self.board);
        let cells = entry.cells();
        self.history.undone.clear();
        if self.history.done.len() == HISTORY {
            self.history.done.pop_front();
        }
        self.history.done.push_back(entry);
        Outcome::Changed(cells)
    }
}
