//! A 9×9 board for the fast solver.
//!
//! **The picture.** For each digit, which cells may still hold it: 81 bits in three *bands* of three rows. Four
//! words of 32 bits go side by side (the fourth stays empty), so that the compiler turns a loop over them into
//! one vector instruction where the machine has any.
//!
//! **What follows without a guess** is worked out in rounds of two halves, until nothing changes:
//! 1. digit by digit (`digit`): each row of a band needs its own box, each box its own row; and likewise the
//!    bands and columns of a stack. What cannot take part in any such assignment goes. These are the locked
//!    candidates ("pointing" and "claiming") of both directions at once, and they find every hidden single: it ends
//!    as the only candidate of its row.
//! 2. cell by cell (`settle`), all cells at once: a cell that is some row's only place for a digit loses its other
//!    candidates; a cell with one candidate left takes that digit; a cell with none, or claimed twice, is the end.
//!
//! Digits already on the board are just the candidates they leave, so givens that clash need no check of their
//! own: two in a row meet in half 2, two in a box or a column in half 1.
//!
//! **The guess** (`guess`) falls on a cell with two candidates, the one whose peers would feel it most.
//!
//! Ideas: bands of 27 bits with a table for locked candidates, singles until quiet, a bivalue cell to guess and a
//! copied state come from the solvers of the "New Sudoku Players' Forum", JCZSolve (zhou yundong, JasonLion, champagne)
//! and fsss2 (dobrichev); that the choice of the guess is worth real work, and digits restricted to few places
//! count as much as cells, from tdoku (T. Dillon). The assignments computed by rotation, rows kept ten bits apart and
//! the score of a guess are our own, and no code of theirs was used.

mod digit;
mod guess;
mod rows;
mod settle;

use super::tree::{Board, Settled};
use crate::sudoku::{Cell, Digit, Grid, Size};
use rows::{any_in_row, columns, spread_columns, Rows, BOX_CORNERS, LOW};

/// The candidates of a digit: three bands, and a fourth word that is always 0.
type Bands = [Rows; 4];

/// The whole board.
#[derive(Clone, Copy)]
pub(super) struct Nine {
    /// By digit, 1 at index 0.
    cand: [Bands; 9],
    /// Bit `d`: the candidates of the digit at index `d` changed since they were last looked at on their own.
    dirty: u32,
}

impl Board for Nine {
    const DEPTH: usize = 81;

    fn read(grid: &Grid) -> Self {
        let empty = bands(grid.empty_cells().bits());
        let mut board = Nine {
            cand: [[0; 4]; 9],
            dirty: 0x1FF,
        };
        for (cand, digit) in board.cand.iter_mut().zip(Size::Nine.all_digits().iter()) {
            let here = bands(grid.cells_of(digit).bits());
            let barred = spread_columns(columns(here[0]) | columns(here[1]) | columns(here[2]));
            for i in 0..3 {
                let free = empty[i] & !barred & !any_in_row(here[i]) & !any_in_box(here[i]);
                cand[i] = here[i] | free;
            }
        }
        board
    }

    fn settle(&mut self) -> Settled {
        self.settle_all()
    }

    fn guess(&mut self) -> Self {
        self.split()
    }

    fn write(&self) -> Grid {
        let mut grid = Grid::empty(Size::Nine);
        for cell in Size::Nine.cells() {
            let (band, bit) = place(cell);
            if let Some(d) = self.cand.iter().position(|cand| cand[band] & bit != 0) {
                grid.set(cell, Digit::from_index(d + 1));
            }
        }
        grid
    }
}

/// Which band a cell is in, and its bit there.
fn place(cell: Cell) -> (usize, Rows) {
    let (row, col) = (cell.row(Size::Nine), cell.col(Size::Nine));
    (row / 3, 1 << (row % 3 * 10 + col))
}

/// Cuts a set of 81 cells into bands.
fn bands(cells: u128) -> Bands {
    let band = |i: usize| {
        let bits = (cells >> (27 * i)) as u32;
        bits & 0x1FF | (bits & 0x1FF << 9) << 1 | (bits & 0x1FF << 18) << 2
    };
    [band(0), band(1), band(2), 0]
}

/// The boxes of a band that hold any cell of `rows`, in full.
fn any_in_box(rows: Rows) -> Rows {
    let corner = (rows | rows >> 1 | rows >> 2) & BOX_CORNERS;
    let boxes = columns(corner);
    boxes * (0b111 * LOW)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_board_is_read_as_its_candidates() {
        let easy =
            "800725000479080305260430070007041900010000640604200003900010000700000104020004536";
        for text in [easy, &"0".repeat(81)] {
            let grid: Grid = text.parse().expect("a board");
            let board = Nine::read(&grid);
            for cell in Size::Nine.cells() {
                let (band, bit) = place(cell);
                let right = match grid.get(cell) {
                    Some(digit) => [digit].into_iter().collect(),
                    None => grid.candidates(cell),
                };
                for digit in Size::Nine.all_digits().iter() {
                    let found = board.cand[digit.index() - 1][band] & bit != 0;
                    assert_eq!(found, right.contains(digit), "{digit} in {cell:?}");
                }
            }
        }
    }

    #[test]
    fn the_fourth_word_stays_empty() {
        let mut board = Nine::read(&Grid::empty(Size::Nine));
        assert_eq!(board.settle(), Settled::Open);
        let other = board.guess();
        assert!(board
            .cand
            .iter()
            .chain(&other.cand)
            .all(|cand| cand[3] == 0));
    }
}
