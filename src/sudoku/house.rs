//! Rows, columns and boxes.

use super::geometry;
use super::{Cell, CellSet, Size};

/// The three kinds of house, in the order they are always listed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum HouseKind {
    /// Side by side.
    Row = 0,
    /// One above the other.
    Column = 1,
    /// A square of 2×2 or 3×3.
    Box = 2,
}

impl HouseKind {
    /// Row, column, box.
    pub const ALL: [HouseKind; 3] = [HouseKind::Row, HouseKind::Column, HouseKind::Box];
}

/// A row, a column or a box: cells that must hold every digit once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct House {
    /// Which kind of house.
    pub kind: HouseKind,
    /// Its 0-based number among its kind, below the side of the board. Boxes count in reading order.
    pub index: u8,
}

impl House {
    /// The three houses of a cell: its row, its column, its box.
    pub fn of(size: Size, cell: Cell) -> [House; 3] {
        [
            House {
                kind: HouseKind::Row,
                index: cell.row(size) as u8,
            },
            House {
                kind: HouseKind::Column,
                index: cell.col(size) as u8,
            },
            House {
                kind: HouseKind::Box,
                index: cell.box_index(size) as u8,
            },
        ]
    }

    /// Every house of the board: the rows, then the columns, then the boxes.
    pub fn all(size: Size) -> impl Iterator<Item = House> {
        HouseKind::ALL
            .into_iter()
            .flat_map(move |kind| (0..size.side() as u8).map(move |index| House { kind, index }))
    }

    /// Its cells.
    ///
    /// # Panics
    /// When `index` is not below the side of the board.
    pub fn cells(self, size: Size) -> CellSet {
        assert!(
            (self.index as usize) < size.side(),
            "no house of number {}",
            self.index
        );
        geometry::of(size).houses[self.kind as usize][self.index as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_kind_of_house_covers_the_board_once() {
        for size in Size::ALL {
            for kind in HouseKind::ALL {
                let houses = House::all(size).filter(|house| house.kind == kind);
                let mut seen = CellSet::EMPTY;
                for house in houses {
                    let cells = house.cells(size);
                    assert_eq!(cells.len(), size.side());
                    assert!((seen & cells).is_empty());
                    seen |= cells;
                }
                assert_eq!(seen, size.all_cells());
            }
        }
    }

    #[test]
    fn a_cell_is_in_its_three_houses_and_in_no_other() {
        for size in Size::ALL {
            for cell in size.cells() {
                let with_cell: Vec<_> = House::all(size)
                    .filter(|house| house.cells(size).contains(cell))
                    .collect();
                assert_eq!(with_cell, House::of(size, cell));
            }
        }
    }
}
