//! The game itself: what it is made of, and everything that can be read off it.

use super::board::Board;
use super::content::{Content, Written};
use super::history::History;
use super::outcome::Refusal;
use crate::sudoku::{Cell, CellSet, Clash, Digit, DigitSet, Grid, Size};

/// What the learner may switch. Switching is not an action: it is not undone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// Placing a digit also removes it from the pencil marks of the cell's peers. On at first.
    pub auto_clean: bool,
    /// A digit is first sketched, then confirmed; [`Game::enter`] goes by it. Off at first.
    pub strict: bool,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            auto_clean: true,
            strict: false,
        }
    }
}

/// A learner's game on one puzzle.
///
/// Givens never change, except that [`fix_as_givens`](Game::fix_as_givens) makes more of them and undo takes that back.
/// The rules are not enforced: a digit that clashes may be written, and [`clash_cells`](Game::clash_cells)
/// names what to paint red.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    pub(super) board: Board,
    pub(super) history: History,
    pub(super) options: Options,
    pub(super) strikes: u32,
}

impl Game {
    /// A new game. The givens may be none at all, and may even clash: both happen to people who type a puzzle in.
    pub fn new(givens: Grid) -> Game {
        Game {
            board: Board::of_givens(&givens),
            history: History::default(),
            options: Options::default(),
            strikes: 0,
        }
    }

    /// The size of its board.
    pub fn size(&self) -> Size {
        self.board.size()
    }

    /// The digits on the board, whoever wrote them. Sketches are not among them.
    pub fn grid(&self) -> &Grid {
        self.board.grid()
    }

    /// The givens alone.
    pub fn givens(&self) -> Grid {
        self.board.givens()
    }

    /// All that one cell holds.
    ///
    /// # Panics
    /// Like the three below, when the board has no such cell.
    pub fn content(&self, cell: Cell) -> Content {
        assert!(
            cell.index() < self.size().cell_count(),
            "no cell {} on this board",
            cell.index()
        );
        self.board.get(cell)
    }

    /// All that each cell holds, in reading order.
    pub fn contents(&self) -> impl ExactSizeIterator<Item = Content> + '_ {
        self.size().cells().map(|cell| self.board.get(cell))
    }

    /// Who wrote the digit of a cell.
    pub fn written(&self, cell: Cell) -> Written {
        self.content(cell).written()
    }

    /// The pencil marks to be seen in a cell: none while a digit covers them.
    pub fn marks(&self, cell: Cell) -> DigitSet {
        self.content(cell).marks()
    }

    /// The tentative digit of a cell.
    pub fn sketch_of(&self, cell: Cell) -> Option<Digit> {
        self.content(cell).sketch()
    }

    /// Every clash of the digits on the board.
    pub fn clashes(&self) -> Vec<Clash> {
        self.grid().clashes()
    }

    /// The cells that take part in a clash.
    pub fn clash_cells(&self) -> CellSet {
        self.grid().clash_cells()
    }

    /// How often `digit` is still missing; 0 when it stands as often as it may, or more often.
    pub fn missing(&self, digit: Digit) -> usize {
        if digit.index() > self.size().side() {
            return 0;
        }
        self.size()
            .side()
            .saturating_sub(self.grid().cells_of(digit).len())
    }

    /// Whether the board is full and breaks no rule: the game is won.
    pub fn is_complete(&self) -> bool {
        self.grid().is_full() && self.clash_cells().is_empty()
    }

    /// Digits confirmed wrongly so far. Nothing takes a strike back.
    pub fn strikes(&self) -> u32 {
        self.strikes
    }

    /// What is switched on.
    pub fn options(&self) -> Options {
        self.options
    }

    /// Switches.
    pub fn set_options(&mut self, options: Options) {
        self.options = options;
    }

    /// The content of a cell the learner may write into.
    pub(super) fn writable(&self, cell: Cell) -> Result<Content, Refusal> {
        if cell.index() >= self.size().cell_count() {
            return Err(Refusal::OffBoard);
        }
        let content = self.board.get(cell);
        if content.is_given() {
            Err(Refusal::Given)
        } else {
            Ok(content)
        }
    }

    /// The content of a cell the learner may write `digit` into.
    pub(super) fn writable_with(&self, cell: Cell, digit: Digit) -> Result<Content, Refusal> {
        if digit.index() > self.size().side() {
            return Err(Refusal::OffBoard);
        }
        self.writable(cell)
    }
}
