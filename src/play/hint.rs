//! Hints: the next thing to look at, with its reasons.

use super::wrong::{Mistake, WhereWrong};
use super::Game;
use crate::sudoku::{Cell, CellSet, Digit, DigitSet, House};

/// What to tell a learner who asks for help. The first that applies, in this order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Hint {
    /// Two equal digits stand in one house: the cells of all clashes.
    Clash(CellSet),
    /// The board is full and right.
    Full,
    /// The givens have a solution, but the board has none.
    Wrong {
        /// What went wrong.
        mistake: Mistake,
        /// An empty cell that shows it, if one has no candidate left.
        dead: Option<Look>,
    },
    /// The givens themselves have no solution.
    Impossible {
        /// An empty cell that shows it, if one has no candidate left.
        dead: Option<Look>,
    },
    /// This empty cell has no candidate left; the budget did not suffice to say whose fault it is.
    Dead(Look),
    /// The empty cell with the fewest candidates, the first of them in reading order.
    Cell(Look),
    /// The same, but the budget did not suffice to know whether the board can still be solved.
    Undecided(Look),
}

/// One cell, looked at: what may stand in it, and what bars the rest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Look {
    /// The cell.
    pub cell: Cell,
    /// The digits none of its peers holds.
    pub candidates: DigitSet,
    /// Its row, column and box, each with the digits that bar something there: the three masks of
    /// the lesson.
    pub houses: [(House, DigitSet); 3],
    /// Each barred digit with its reasons, digits ascending.
    pub bars: Vec<Bar>,
}

/// Why a digit may not stand in a cell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bar {
    /// The digit.
    pub digit: Digit,
    /// The peers that hold it. Never empty.
    pub cells: CellSet,
    /// Those of the cell's row, column and box that hold it.
    pub houses: Vec<House>,
}

impl Look {
    /// The digit that must stand there, when there is only one candidate.
    pub fn single(&self) -> Option<Digit> {
        self.candidates
            .first()
            .filter(|_| self.candidates.len() == 1)
    }
}

impl Game {
    /// What to look at next, with at most `budget` guesses spent on whether the board can still be
    /// solved.
    pub fn hint(&self, budget: u64) -> Hint {
        let clashing = self.clash_cells();
        if !clashing.is_empty() {
            return Hint::Clash(clashing);
        }
        let Some(look) = self.fewest() else {
            return Hint::Full;
        };
        let is_dead = look.candidates.is_empty();
        match self.where_wrong(budget) {
            WhereWrong::Nowhere => Hint::Cell(look),
            WhereWrong::Here(mistake) => Hint::Wrong {
                mistake,
                dead: is_dead.then_some(look),
            },
            WhereWrong::Givens => Hint::Impossible {
                dead: is_dead.then_some(look),
            },
            WhereWrong::Undecided if is_dead => Hint::Dead(look),
            WhereWrong::Undecided => Hint::Undecided(look),
        }
    }

    /// Looks at any cell. A digit in the cell itself bars nothing. `None` when the board has no
    /// such cell.
    pub fn look(&self, cell: Cell) -> Option<Look> {
        let (size, grid) = (self.size(), self.grid());
        let cell = size.cell(cell.index())?;
        let holding = |house: House, digit: Digit| {
            !(grid.barring(cell, digit) & house.cells(size)).is_empty()
        };
        let barred_in = |house: House| -> DigitSet {
            size.all_digits()
                .iter()
                .filter(|&digit| holding(house, digit))
                .collect()
        };
        let candidates = grid.candidates(cell);
        let houses = House::of(size, cell);
        let barred = size.all_digits() - candidates;
        let bar = |digit: Digit| Bar {
            digit,
            cells: grid.barring(cell, digit),
            houses: houses
                .into_iter()
                .filter(|&house| holding(house, digit))
                .collect(),
        };
        Some(Look {
            cell,
            candidates,
            houses: houses.map(|house| (house, barred_in(house))),
            bars: barred.iter().map(bar).collect(),
        })
    }

    /// The first empty cell with the fewest candidates: the same the MRV search takes.
    fn fewest(&self) -> Option<Look> {
        let empty = self.grid().empty_cells();
        let cell = empty
            .iter()
            .min_by_key(|&cell| self.grid().candidates(cell).len())?;
        self.look(cell)
    }
}
