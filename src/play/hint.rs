//! The next thing to look at, and why.

use super::ask::Budget;
use super::wrong::{Mistake, WhereWrong};
use super::Game;
use crate::sudoku::{Bar, Cell, CellSet, DigitSet};

/// The most helpful thing to say about a board. The first that applies, in this order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Hint {
    /// The board is full and right.
    Full,
    /// These cells clash: that comes first.
    Clash(CellSet),
    /// Nothing clashes, but digits of the learner lead nowhere.
    Wrong(Mistake),
    /// The givens have no solution, and this cell shows it: no digit fits.
    Dead(Look),
    /// The givens have no solution.
    Impossible,
    /// The cell with the fewest candidates, the first in reading order; the board can be solved.
    Cell(Look),
    /// The budget did not suffice to know whether the board can be solved.
    Undecided,
}

/// A cell, what fits and what bars the rest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Look {
    /// The cell.
    pub cell: Cell,
    /// Its candidates. One: a naked single.
    pub candidates: DigitSet,
    /// Its houses that bar any digit: row, column, box.
    pub bars: Vec<Bar>,
}

impl Game {
    /// Looks for the most helpful thing to say, with at most `budget` guesses of the fast solver.
    pub fn hint(&self, budget: u64) -> Hint {
        let clashing = self.clash_cells();
        if !clashing.is_empty() {
            return Hint::Clash(clashing);
        }
        let Some(narrowest) = self.narrowest() else {
            return Hint::Full;
        };
        let look = self.look(narrowest);
        match self.find_wrong(&mut Budget::of(budget)) {
            Some(WhereWrong::Here(mistake)) => Hint::Wrong(mistake),
            Some(WhereWrong::Givens) if look.candidates.is_empty() => Hint::Dead(look),
            Some(WhereWrong::Givens) => Hint::Impossible,
            Some(WhereWrong::Nowhere) => Hint::Cell(look),
            Some(WhereWrong::Undecided) | None => Hint::Undecided,
        }
    }

    /// The empty cell with the fewest candidates, the first of them in reading order; `None` on a full board.
    fn narrowest(&self) -> Option<Cell> {
        let empty = self.grid().empty_cells();
        empty
            .iter()
            .min_by_key(|&cell| self.grid().candidates(cell).len())
    }

    fn look(&self, cell: Cell) -> Look {
        Look {
            cell,
            candidates: self.grid().candidates(cell),
            bars: self.grid().bars(cell),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sudoku::{Digit, HouseKind, Size};

    const BUDGET: u64 = 10_000;
    const EASY: &str =
        "800725000479080305260430070007041900010000640604200003900010000700000104020004536";

    fn game(board: &str) -> Game {
        Game::new(board.parse().expect("a board"))
    }

    fn digits(values: &[usize]) -> DigitSet {
        values
            .iter()
            .filter_map(|&value| Size::Nine.digit(value))
            .collect()
    }

    #[test]
    fn the_hint_is_the_first_narrowest_cell_with_its_reasons() {
        let Hint::Cell(look) = game(EASY).hint(BUDGET) else {
            panic!("a cell")
        };
        let fewest = |cell: &Cell| game(EASY).grid().candidates(*cell).len() == 1;
        let first = game(EASY).grid().empty_cells().iter().find(fewest);
        assert_eq!(Some(look.cell), first);
        assert_eq!(look.candidates.len(), 1);
        let barred: DigitSet = look.bars.iter().flat_map(|bar| bar.digits.iter()).collect();
        assert_eq!(barred, Size::Nine.all_digits() - look.candidates);
    }

    #[test]
    fn the_lessons_worked_example_has_its_three_houses() {
        let look = game(EASY).look(Cell::at(Size::Nine, 1, 3));
        assert_eq!(look.candidates, digits(&[1, 6]));
        let by_kind = |kind| {
            look.bars
                .iter()
                .find(|bar| bar.house.kind == kind)
                .map(|bar| bar.digits)
        };
        assert_eq!(by_kind(HouseKind::Row), Some(digits(&[3, 4, 5, 7, 8, 9])));
        assert_eq!(by_kind(HouseKind::Column), Some(digits(&[2, 4, 7])));
        assert_eq!(by_kind(HouseKind::Box), Some(digits(&[2, 3, 4, 5, 7, 8])));
    }

    #[test]
    fn a_clash_is_said_before_anything_else() {
        let mut game = game(EASY);
        let eight = Digit::new(8).expect("a digit");
        let cell = Cell::at(Size::Nine, 0, 1);
        assert!(game.place(cell, eight).is_change());
        let Hint::Clash(cells) = game.hint(BUDGET) else {
            panic!("a clash")
        };
        assert!(cells.contains(cell) && cells.contains(Cell::at(Size::Nine, 0, 0)));
    }

    #[test]
    fn a_digit_that_leads_nowhere_is_named() {
        let mut game = game(EASY);
        let cell = Cell::at(Size::Nine, 1, 3);
        assert!(
            game.place(cell, Digit::ONE).is_change(),
            "6 or 1 fit; one of them is wrong"
        );
        let six = Digit::new(6).expect("a digit");
        if matches!(game.hint(BUDGET), Hint::Cell(_)) {
            assert!(game.place(cell, six).is_change());
        }
        let Hint::Wrong(mistake) = game.hint(BUDGET) else {
            panic!("wrong")
        };
        assert_eq!(mistake.cells.iter().collect::<Vec<_>>(), [cell]);
    }

    #[test]
    fn boards_without_a_solution_are_told_apart() {
        let row =
            "123456780000000009000000000000000000000000000000000000000000000000000000000000000";
        assert!(matches!(game(row).hint(BUDGET), Hint::Dead(look) if look.candidates.is_empty()));
        let column =
            "000041000060000020002000000320600000000050041700000002000000230048000000501002000";
        assert_eq!(game(column).hint(BUDGET), Hint::Impossible);
        let inkala =
            "800000000003600000070090200050007000000045700000100030001000068008500010090000400";
        assert_eq!(game(inkala).hint(0), Hint::Undecided);
        assert_eq!(game("1234341221434321").hint(BUDGET), Hint::Full);
    }
}
