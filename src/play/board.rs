//! The cells of a game and the grid they make.

use super::content::{Content, Written};
use crate::sudoku::{Cell, CellSet, Grid, Size};

/// Every cell's content. `grid` repeats the digits, because clashes and candidates are asked of a [`Grid`]; both are
/// only ever written here, together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Board {
    grid: Grid,
    /// By cell; entries past the board stay empty.
    contents: [Content; 81],
}

impl Board {
    /// A board whose digits are all givens.
    pub fn of_givens(givens: &Grid) -> Board {
        let mut board = Board {
            grid: Grid::empty(givens.size()),
            contents: [Content::default(); 81],
        };
        for cell in givens.filled_cells().iter() {
            if let Some(digit) = givens.get(cell) {
                board.set(cell, Content::default().with_digit(digit, Written::Given));
            }
        }
        board
    }

    pub fn size(&self) -> Size {
        self.grid.size()
    }

    pub fn grid(&self) -> &Grid {
        &self.grid
    }

    pub fn get(&self, cell: Cell) -> Content {
        self.contents[cell.index()]
    }

    pub fn set(&mut self, cell: Cell, content: Content) {
        match content.digit {
            Some(digit) => self.grid.set(cell, digit),
            None => self.grid.clear(cell),
        }
        self.contents[cell.index()] = content;
    }

    /// The cells whose digit was written by `written`.
    pub fn written_by(&self, written: Written) -> CellSet {
        self.size()
            .cells()
            .filter(|&cell| self.get(cell).written == written)
            .collect()
    }

    /// The givens alone.
    pub fn givens(&self) -> Grid {
        let mut givens = self.grid;
        for cell in (givens.filled_cells() - self.written_by(Written::Given)).iter() {
            givens.clear(cell);
        }
        givens
    }
}
