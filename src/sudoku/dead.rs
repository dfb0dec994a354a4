//! What shows at a glance that a board has no solution, and what bars digits from a cell.

use super::{Cell, CellSet, Clash, Digit, DigitSet, Grid, House};

/// A house that bars digits from a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bar {
    /// The house.
    pub house: House,
    /// The digits that stand in it.
    pub digits: DigitSet,
    /// Where they stand.
    pub cells: CellSet,
}

/// Why a board has no solution, where that needs no search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DeadEnd {
    /// A digit stands twice in a house.
    Clash(Clash),
    /// No digit fits an empty cell.
    Cell {
        /// The cell.
        cell: Cell,
        /// What bars the digits from it, together all of them.
        bars: Vec<Bar>,
    },
    /// A digit has no place in a house.
    Digit {
        /// The digit.
        digit: Digit,
        /// The house that lacks it.
        house: House,
        /// Its empty cells, each barred.
        empty: CellSet,
        /// The cells with the same digit that bar them.
        by: CellSet,
    },
}

impl Grid {
    /// The houses that bar any digit from a cell: row, column, box. What the cell itself holds does not count.
    pub fn bars(&self, cell: Cell) -> Vec<Bar> {
        let bar = |house: House| {
            let mut cells = house.cells(self.size()) & self.filled_cells();
            cells.remove(cell);
            let digits = cells.iter().filter_map(|cell| self.get(cell)).collect();
            Bar {
                house,
                digits,
                cells,
            }
        };
        let houses = House::of(self.size(), cell).into_iter();
        houses
            .map(bar)
            .filter(|bar| !bar.digits.is_empty())
            .collect()
    }

    /// The first thing that shows without a search that the board has no solution: a clash, or else a cell without a
    /// candidate, or else a digit without a place in a house. `None` proves nothing.
    pub fn dead_end(&self) -> Option<DeadEnd> {
        self.clashes()
            .into_iter()
            .next()
            .map(DeadEnd::Clash)
            .or_else(|| self.dead_cell())
            .or_else(|| self.homeless_digit())
    }

    fn dead_cell(&self) -> Option<DeadEnd> {
        let mut empty = self.empty_cells().iter();
        let cell = empty.find(|&cell| self.candidates(cell).is_empty())?;
        Some(DeadEnd::Cell {
            cell,
            bars: self.bars(cell),
        })
    }

    fn homeless_digit(&self) -> Option<DeadEnd> {
        House::all(self.size()).find_map(|house| {
            let cells = house.cells(self.size());
            let empty = cells & self.empty_cells();
            let mut missing = self.size().all_digits().iter().filter(|&digit| {
                (self.cells_of(digit) & cells).is_empty()
                    && empty
                        .iter()
                        .all(|cell| !self.barring(cell, digit).is_empty())
            });
            missing.next().map(|digit| DeadEnd::Digit {
                digit,
                house,
                empty,
                by: empty
                    .iter()
                    .fold(CellSet::EMPTY, |by, cell| by | self.barring(cell, digit)),
            })
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sudoku::{HouseKind, Size};

    fn dead_end(board: &str) -> Option<DeadEnd> {
        board.parse::<Grid>().expect("a board").dead_end()
    }

    #[test]
    fn a_clash_comes_first_and_names_one_house() {
        // Cell (0, 3) has no candidate either.
        let found = dead_end("1230400000002002");
        let Some(DeadEnd::Cell { cell, .. }) = dead_end("1230000400000000") else {
            panic!("a cell")
        };
        assert_eq!(cell.index(), 3);
        let Some(DeadEnd::Clash(clash)) = found else {
            panic!("a clash")
        };
        assert_eq!((clash.house.kind, clash.house.index), (HouseKind::Row, 3));
        assert_eq!(clash.digit.get(), 2);
    }

    #[test]
    fn the_lessons_row_leaves_a_cell_without_a_candidate() {
        let board = format!("12345678{}9{}", "0".repeat(9), "0".repeat(63));
        let Some(DeadEnd::Cell { cell, bars }) = dead_end(&board) else {
            panic!("a cell")
        };
        assert_eq!(cell, Cell::at(Size::Nine, 0, 8));
        let barred: DigitSet = bars.iter().flat_map(|bar| bar.digits.iter()).collect();
        assert_eq!(barred, Size::Nine.all_digits());
    }

    #[test]
    fn a_digit_without_a_place_is_found_with_what_bars_it() {
        // Row 0 lacks 1: the cells 2 and 3 are left, box 1 and column 2 hold one. Both cells have candidates.
        let found = dead_end("2300000100100000");
        let Some(DeadEnd::Digit {
            digit,
            house,
            empty,
            by,
        }) = found
        else {
            panic!("a digit: {found:?}")
        };
        assert_eq!(digit, Digit::ONE);
        assert_eq!((house.kind, house.index), (HouseKind::Row, 0));
        assert_eq!(format!("{empty:?} {by:?}"), "{2, 3} {7, 10}");
    }

    #[test]
    fn boards_that_can_be_solved_have_none_and_others_may_have_none() {
        for board in ["0000003430200100", "1234341221434321", "0000000000000000"] {
            assert_eq!(dead_end(board), None);
        }
        // Only a search shows that this one has no solution.
        let deep =
            "000005080000601043000000000010500000000106000300000005530000061000000004000000000";
        assert_eq!(dead_end(deep), None);
    }
}
