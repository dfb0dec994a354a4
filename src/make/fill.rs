//! A full board at random.

use crate::sudoku::{Cell, Digit, DigitSet, Grid, Size};

use super::Random;

/// A full board that breaks no rule, drawn by `random`.
///
/// Backtracking with shuffled digits, in the cell with the fewest candidates: so the search hardly ever turns back. Every
/// full board can come out, though some are likelier than others.
pub fn full_board(size: Size, random: &mut Random) -> Grid {
    let mut fill = Fill {
        grid: Grid::empty(size),
        taken: [[DigitSet::EMPTY; 9]; 3],
    };
    fill.go_on(random);
    fill.grid
}

struct Fill {
    grid: Grid,
    /// The digits of each row, column and box.
    taken: [[DigitSet; 9]; 3],
}

impl Fill {
    /// Fills the cells that are empty still; false, and nothing is changed, when that cannot be done.
    fn go_on(&mut self, random: &mut Random) -> bool {
        let empty = self.grid.empty_cells();
        let choices = |cell: &Cell| self.candidates(*cell).len();
        // Of several the first in reading order.
        let Some(cell) = empty.iter().min_by_key(choices) else {
            return true;
        };
        let mut digits = [Digit::ONE; 9];
        let candidates = self.candidates(cell);
        for (place, digit) in digits.iter_mut().zip(candidates.iter()) {
            *place = digit;
        }
        let digits = &mut digits[..candidates.len()];
        random.shuffle(digits);
        for &mut digit in digits {
            self.grid.set(cell, digit);
            self.houses(cell, |taken| taken.insert(digit));
            if self.go_on(random) {
                return true;
            }
            self.grid.clear(cell);
            self.houses(cell, |taken| taken.remove(digit));
        }
        false
    }

    fn candidates(&self, cell: Cell) -> DigitSet {
        let size = self.grid.size();
        let [row, col, number] = size.place(cell);
        size.all_digits() - (self.taken[0][row] | self.taken[1][col] | self.taken[2][number])
    }

    fn houses(&mut self, cell: Cell, change: impl Fn(&mut DigitSet)) {
        for (kind, index) in self.grid.size().place(cell).into_iter().enumerate() {
            change(&mut self.taken[kind][index]);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn boards_are_full_and_right() {
        for size in Size::ALL {
            for seed in 0..200 {
                let board = full_board(size, &mut Random::new(seed));
                assert!(board.is_full() && board.clashes().is_empty(), "{board}");
            }
        }
    }

    #[test]
    fn each_of_the_288_small_boards_comes_out() {
        let boards: BTreeSet<String> = (0..5_000)
            .map(|seed| full_board(Size::Four, &mut Random::new(seed)).to_string())
            .collect();
        assert_eq!(boards.len(), 288);
    }
}
