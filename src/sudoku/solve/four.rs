//! A 4×4 board for the fast solver: the candidates of all 16 cells in one word, 4 bits a cell.

use super::tree::{Board, Settled};
use crate::sudoku::{Digit, Grid, Size};

/// Bits `4 * cell ..` are the candidates of a cell, digit 1 the lowest.
#[derive(Clone, Copy)]
pub(super) struct Four(u64);

/// The peers of each cell, as the lowest bit of their nibbles.
static PEERS: [u64; 16] = peers();

const fn peers() -> [u64; 16] {
    let mut table = [0; 16];
    let mut a = 0;
    while a < 16 {
        let mut b = 0;
        while b < 16 {
            let same_box = a / 8 == b / 8 && a % 4 / 2 == b % 4 / 2;
            if a != b && (a / 4 == b / 4 || a % 4 == b % 4 || same_box) {
                table[a] |= 1 << (4 * b);
            }
            b += 1;
        }
        a += 1;
    }
    table
}

impl Four {
    fn candidates(self, cell: usize) -> u64 {
        self.0 >> (4 * cell) & 0xF
    }
}

impl Board for Four {
    const DEPTH: usize = 16;

    fn read(grid: &Grid) -> Self {
        let nibble = |value: u8| if value == 0 { 0xF } else { 1 << (value - 1) };
        let word = grid.values().enumerate();
        Four(word.fold(0, |word, (cell, value)| word | nibble(value) << (4 * cell)))
    }

    fn settle(&mut self) -> Settled {
        let mut settled = 0_u32;
        loop {
            let mut fresh = false;
            let mut solved = true;
            for (cell, peers) in PEERS.iter().enumerate() {
                let candidates = self.candidates(cell);
                match candidates.count_ones() {
                    0 => return Settled::Dead,
                    1 if settled & 1 << cell == 0 => {
                        settled |= 1 << cell;
                        fresh = true;
                        self.0 &= !(peers * candidates);
                    }
                    1 => {}
                    _ => solved = false,
                }
            }
            if !fresh {
                return if solved {
                    Settled::Solved
                } else {
                    Settled::Open
                };
            }
        }
    }

    /// The cell with the fewest candidates, the first of them in reading order: its smallest digit, or not.
    fn guess(&mut self) -> Self {
        let choices = |&cell: &usize| self.candidates(cell).count_ones();
        let open = (0..16).filter(|cell| choices(cell) > 1);
        let cell = open.min_by_key(choices).unwrap_or(0);
        let candidates = self.candidates(cell);
        let smallest = candidates & candidates.wrapping_neg();
        let without = Four(self.0 & !(smallest << (4 * cell)));
        self.0 &= !((candidates & !smallest) << (4 * cell));
        without
    }

    fn write(&self) -> Grid {
        let mut grid = Grid::empty(Size::Four);
        for cell in Size::Four.cells() {
            let digit = self.candidates(cell.index()).trailing_zeros() as usize + 1;
            grid.set(cell, Digit::from_index(digit));
        }
        grid
    }
}
