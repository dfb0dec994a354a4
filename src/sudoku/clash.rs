//! Where a board breaks the rules.

use super::{CellSet, Digit, Grid, House};

/// One digit standing twice or more in one house.
///
/// Two equal digits in the same row *and* the same box are two clashes: each names its own house.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Clash {
    /// The house whose rule is broken.
    pub house: House,
    /// The digit that stands in it more than once.
    pub digit: Digit,
    /// The cells of the house that hold it: at least two.
    pub cells: CellSet,
}

impl Grid {
    /// Every clash of the board: by house (rows, columns, boxes), then by digit.
    pub fn clashes(&self) -> Vec<Clash> {
        House::all(self.size())
            .flat_map(|house| {
                let inside = house.cells(self.size());
                self.size().all_digits().iter().filter_map(move |digit| {
                    let cells = self.cells_of(digit) & inside;
                    (cells.len() > 1).then_some(Clash {
                        house,
                        digit,
                        cells,
                    })
                })
            })
            .collect()
    }

    /// Every cell that takes part in a clash: those a page paints red.
    pub fn clash_cells(&self) -> CellSet {
        let size = self.size();
        size.all_digits()
            .iter()
            .flat_map(|digit| {
                let cells = self.cells_of(digit);
                cells
                    .iter()
                    .filter(move |&cell| !(cells & size.peers(cell)).is_empty())
            })
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sudoku::{HouseKind, Size};

    #[test]
    fn every_clash_is_listed_with_all_its_cells() {
        let grid: Grid = "1100100000002002".parse().expect("a board");
        let found: Vec<_> = grid
            .clashes()
            .into_iter()
            .map(|c| {
                (
                    c.house.kind,
                    c.house.index,
                    c.digit.get(),
                    format!("{:?}", c.cells),
                )
            })
            .collect();
        assert_eq!(
            found,
            [
                (HouseKind::Row, 0, 1, "{0, 1}".to_owned()),
                (HouseKind::Row, 3, 2, "{12, 15}".to_owned()),
                (HouseKind::Column, 0, 1, "{0, 4}".to_owned()),
                (HouseKind::Box, 0, 1, "{0, 1, 4}".to_owned()),
            ]
        );
        assert_eq!(format!("{:?}", grid.clash_cells()), "{0, 1, 4, 12, 15}");
    }

    #[test]
    fn an_empty_board_and_a_good_one_have_none() {
        assert!(Grid::empty(Size::Nine).clashes().is_empty());
        let full: Grid = "1234341221434321".parse().expect("a board");
        assert!(full.clashes().is_empty() && full.clash_cells().is_empty());
    }
}
