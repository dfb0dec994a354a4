//! Short ways to say what the tests are about.

use quaylui::play::Game;
use quaylui::sudoku::{Cell, CellSet, Digit, DigitSet, Grid, Size};

pub const BUDGET: u64 = 10_000;

/// The default 4×4 puzzle, whose only solution is `4312 1234 3421 2143`.
pub const SMALL: &str = "0000003430200100";

pub fn game(text: &str) -> Game {
    Game::new(text.parse().expect("a board"))
}

/// The game on a puzzle of the table.
pub fn named(name: &str) -> Game {
    Game::new(crate::common::case(name).grid)
}

/// The cell of a 1-based row and column, as people say it.
pub fn at(game: &Game, row: usize, col: usize) -> Cell {
    Cell::at(game.size(), row - 1, col - 1)
}

pub fn digit(value: u8) -> Digit {
    Digit::new(value).expect("a digit")
}

pub fn digits(values: &[u8]) -> DigitSet {
    values.iter().map(|&value| digit(value)).collect()
}

pub fn cells(list: &[Cell]) -> CellSet {
    list.iter().copied().collect()
}

pub fn grid(text: &str) -> Grid {
    text.parse().expect("a board")
}

pub fn off_board() -> Cell {
    Size::Nine.cell(80).expect("a cell")
}
