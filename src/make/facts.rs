//! What can be measured of a puzzle.

use crate::search::{Kinds, Order, Search};
use crate::sudoku::solve::count_solutions;
use crate::sudoku::{Grid, Size};

use super::singles::{fill_naked, fill_singles};

/// Facts about a board: each can be checked by hand or by a program of the lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Facts {
    /// The size of the board.
    pub size: Size,
    /// How many cells are given.
    pub givens: usize,
    /// There is exactly one solution, as far as 100 000 guesses of the fast solver tell.
    pub unique: bool,
    /// Naked singles alone fill the board: some cell has one candidate, every time. Then MRV never guesses.
    pub naked_singles_suffice: bool,
    /// Naked and hidden singles fill the board: or some digit has one place in a row, column or box.
    pub singles_suffice: bool,
    /// Cells with two candidates or more that the MRV search chose on its way to the first solution (or to its end, when
    /// there is none). `None` when its budget ran out.
    pub guesses: Option<u64>,
    /// Digits the MRV search placed on that way.
    pub mrv_placements: Option<u64>,
    /// Digits the plain search placed on its way. `None` when its budget ran out.
    pub plain_placements: Option<u64>,
}

/// How many placements a search may take to be measured. One that takes exactly so many is measured.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// For the MRV search.
    pub mrv: u64,
    /// For the plain search.
    pub plain: u64,
}

/// Guesses of the fast solver. Boards with one solution need some hundreds at most.
const UNIQUE_BUDGET: u64 = 100_000;

/// Steps of the MRV search in a unit of budget: with [`PLAIN_STEPS`] chosen so that a unit is half a microsecond to one.
const MRV_STEPS: u64 = 16;

/// Steps of the plain search in a unit of budget.
const PLAIN_STEPS: u64 = 128;

impl Facts {
    /// All facts of a board, in one go.
    pub fn of(board: &Grid, limits: Limits) -> Facts {
        let mut measure = Measure::new(board, limits);
        let mut unlimited = u64::MAX;
        measure.advance(&mut unlimited);
        *measure.facts()
    }
}

/// The measuring of one board, in slices.
///
/// What needs no search is known at once; then comes the MRV search, then the plain one.
#[derive(Clone, Debug)]
pub struct Measure {
    facts: Facts,
    board: Grid,
    limits: Limits,
    /// The search under way; `None` when all is measured.
    search: Option<Search>,
}

impl Measure {
    /// Measures at once what needs no search.
    pub fn new(board: &Grid, limits: Limits) -> Measure {
        let unique = count_solutions(board, 2, UNIQUE_BUDGET).is_unique();
        Measure::of_known(board, unique, limits)
    }

    /// The same for a board that is known to have one solution, or not to.
    pub(super) fn of_known(board: &Grid, unique: bool, limits: Limits) -> Measure {
        let (mut naked, mut singles) = (*board, *board);
        fill_naked(&mut naked);
        fill_singles(&mut singles);
        // Singles fill a board with several solutions never, but one without may fill up and clash.
        let fills = |grid: Grid| unique && grid.is_full();
        Measure {
            facts: Facts {
                size: board.size(),
                givens: board.filled_cells().len(),
                unique,
                naked_singles_suffice: fills(naked),
                singles_suffice: fills(singles),
                guesses: None,
                mrv_placements: None,
                plain_placements: None,
            },
            board: *board,
            limits,
            search: Some(Search::new(board, Order::Mrv)),
        }
    }

    /// Goes on and takes what it used off `budget`, in units of half a microsecond to one. Returns whether all is measured.
    pub fn advance(&mut self, budget: &mut u64) -> bool {
        while let Some(order) = self.search.map(|search| search.order()) {
            if !self.measured(order, budget) {
                return false;
            }
            self.search = match order {
                Order::Mrv => Some(Search::new(&self.board, Order::Plain)),
                Order::Plain => None,
            };
        }
        true
    }

    /// Goes on until the MRV search is measured; returns whether it is.
    pub(super) fn advance_mrv(&mut self, budget: &mut u64) -> bool {
        match self.search.map(|search| search.order()) {
            Some(Order::Mrv) if self.measured(Order::Mrv, budget) => {
                self.search = Some(Search::new(&self.board, Order::Plain));
                true
            }
            Some(Order::Mrv) => false,
            Some(Order::Plain) | None => true,
        }
    }

    /// The facts known so far.
    pub fn facts(&self) -> &Facts {
        &self.facts
    }

    /// Goes on with the search under way; whether it came to its end or over its limit.
    fn measured(&mut self, order: Order, budget: &mut u64) -> bool {
        let Some(search) = &mut self.search else {
            return true;
        };
        let (limit, steps) = match order {
            Order::Mrv => (self.limits.mrv, MRV_STEPS),
            Order::Plain => (self.limits.plain, PLAIN_STEPS),
        };
        let is_over = |search: &Search| search.counts().solutions > 0 || search.is_finished();
        while !is_over(search) && search.counts().placements <= limit {
            if *budget == 0 {
                return false;
            }
            // In pieces, so that neither the budget nor the limit is passed by much.
            let units = (*budget).min(1_000);
            let done = search.run(units * steps, Kinds::SOLUTION);
            *budget -= done.div_ceil(steps).min(units);
        }
        let counts = *search.counts();
        // However the work was cut: over the limit is over the limit, even when the last piece saw the end.
        if counts.placements <= limit {
            match order {
                Order::Mrv => {
                    self.facts.guesses = Some(counts.guessed);
                    self.facts.mrv_placements = Some(counts.placements);
                }
                Order::Plain => self.facts.plain_placements = Some(counts.placements),
            }
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const INKALA: &str =
        "800000000003600000070090200050007000000045700000100030001000068008500010090000400";

    fn measured(board: &str, mrv: u64, plain: u64) -> Facts {
        Facts::of(&board.parse().expect("a board"), Limits { mrv, plain })
    }

    #[test]
    fn limits_are_exact() {
        let known = |facts: Facts| (facts.mrv_placements, facts.plain_placements);
        let just = measured(INKALA, 10_101, 49_558);
        assert_eq!(known(just), (Some(10_101), Some(49_558)));
        let less = measured(INKALA, 10_100, 49_557);
        assert_eq!(known(less), (None, None));
        assert_eq!(less.guesses, None);
    }

    #[test]
    fn boards_without_or_with_many_solutions_are_measured_too() {
        // board, unique, placements of both searches
        let table = [
            ("1100000000000000", false, Some(0)),
            ("0000000000000000", false, Some(16)),
            ("1234341221434321", true, Some(0)),
        ];
        for (board, unique, placements) in table {
            let facts = measured(board, 100, 100);
            assert_eq!(facts.unique, unique, "{board}");
            assert_eq!(facts.singles_suffice, unique);
            assert_eq!(facts.mrv_placements, placements, "{board}");
        }
    }

    #[test]
    fn slices_change_nothing() {
        let board = INKALA.parse().expect("a board");
        let limits = Limits {
            mrv: 20_000,
            plain: 20_000,
        };
        let whole = Facts::of(&board, limits);
        for slice in [1, 7, 100] {
            let mut measure = Measure::new(&board, limits);
            while !measure.advance(&mut slice.clone()) {}
            assert_eq!(*measure.facts(), whole);
        }
        assert_eq!(whole.plain_placements, None);
    }
}
