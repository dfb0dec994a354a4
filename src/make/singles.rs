//! What follows on a board without a guess, as a person would see it.

use crate::sudoku::{CellSet, Grid, House};

/// How far a board can be filled by naked singles alone: a cell with one candidate left gets it.
///
/// What follows does not depend on the order in which it is found.
pub(super) fn fill_naked(grid: &mut Grid) {
    while naked(grid) {}
}

/// The same by naked and hidden singles: a digit that has one place left in a row, column or box goes there.
pub(super) fn fill_singles(grid: &mut Grid) {
    while naked(grid) || hidden(grid) {}
}

/// Fills the naked singles met on one way over the board; whether there was one.
fn naked(grid: &mut Grid) -> bool {
    let before = grid.empty_cells();
    for cell in before.iter() {
        let candidates = grid.candidates(cell);
        if let (1, Some(digit)) = (candidates.len(), candidates.first()) {
            grid.set(cell, digit);
        }
    }
    grid.empty_cells() != before
}

/// Fills the hidden singles met on one way over the houses; whether there was one.
fn hidden(grid: &mut Grid) -> bool {
    let size = grid.size();
    let before = grid.empty_cells();
    for digit in size.all_digits().iter() {
        for house in House::all(size) {
            let open = house.cells(size) & grid.empty_cells();
            let fits = |&cell: &_| grid.barring(cell, digit).is_empty();
            let places: CellSet = open.iter().filter(fits).collect();
            // A house that has its digit bars all its other cells.
            if let (1, Some(cell)) = (places.len(), places.first()) {
                grid.set(cell, digit);
            }
        }
    }
    grid.empty_cells() != before
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_rule_fills_what_it_can_and_no_more() {
        // board, what naked singles leave empty, what both leave empty
        let table = [
            // The lesson's easy puzzle.
            (
                "800725000479080305260430070007041900010000640604200003900010000700000104020004536",
                0,
                0,
            ),
            // Made as a medium one.
            (
                "000000100490302600700008002038000005200000003056004000080409300000600700001700500",
                47,
                0,
            ),
            // Inkala's of 2012 gives nothing away.
            (
                "800000000003600000070090200050007000000045700000100030001000068008500010090000400",
                60,
                60,
            ),
            ("0000000000000000", 16, 16),
        ];
        for (board, after_naked, after_both) in table {
            let start: Grid = board.parse().expect("a board");
            let (mut alone, mut both) = (start, start);
            fill_naked(&mut alone);
            fill_singles(&mut both);
            let left = [alone, both].map(|grid| grid.empty_cells().len());
            assert_eq!(left, [after_naked, after_both], "{board}: {alone} {both}");
            assert!(both.clashes().is_empty());
        }
    }
}
