//! Cells and sets of cells.

use super::bits::bit_set;
use super::Size;

/// One cell of a board, by its 0-based place in reading order (left to right, then down).
///
/// ```text
/// 4×4:   0  1 |  2  3        9×9:  0 …  8
///        4  5 |  6  7              9 … 17
///       ------+------              ⋮
///        8  9 | 10 11             72 … 80
///       12 13 | 14 15
/// ```
///
/// The number alone does not say which board is meant, so whatever depends on it takes the [`Size`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct Cell(u8);

impl Cell {
    /// The cell in this 0-based row and column.
    ///
    /// # Panics
    /// When the board has no such row or column.
    #[inline]
    pub fn at(size: Size, row: usize, col: usize) -> Cell {
        assert!(
            row < size.side() && col < size.side(),
            "no cell at row {row}, column {col}"
        );
        Cell::from_index(row * size.side() + col)
    }

    /// Its place in reading order: 0–15 or 0–80.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its 0-based row.
    #[inline]
    pub const fn row(self, size: Size) -> usize {
        self.index() / size.side()
    }

    /// Its 0-based column.
    #[inline]
    pub const fn col(self, size: Size) -> usize {
        self.index() % size.side()
    }

    /// Its 0-based box; boxes are numbered in reading order: `r / 3 * 3 + c / 3` on a 9×9 board.
    #[inline]
    pub const fn box_index(self, size: Size) -> usize {
        let side = size.box_side();
        self.row(size) / side * side + self.col(size) / side
    }

    /// For bit numbers and indices already known to be on a board; [`Size::cell`] is the checked way.
    #[inline]
    pub(crate) fn from_index(index: usize) -> Cell {
        debug_assert!(index < 81, "not a cell: {index}");
        Cell(index as u8)
    }
}

/// A set of cells of one board: bit `i` is the cell of index `i`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct CellSet(u128);

bit_set!(CellSet, u128, Cell, Cell::from_index, Cell::index);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_lessons_table_of_boxes() {
        // cell (r, c), number of its box
        for (row, col, number) in [(0, 0, 0), (2, 8, 2), (4, 7, 5), (6, 5, 7), (8, 2, 6)] {
            assert_eq!(
                Cell::at(Size::Nine, row, col).box_index(Size::Nine),
                number,
                "({row},{col})"
            );
        }
    }

    #[test]
    fn rows_and_columns_lead_back_to_the_cell() {
        for size in Size::ALL {
            for cell in size.cells() {
                assert_eq!(Cell::at(size, cell.row(size), cell.col(size)), cell);
            }
        }
    }

    #[test]
    fn a_set_of_cells_lists_them_in_reading_order() {
        let mut set: CellSet = [80, 3, 64].map(Cell::from_index).into_iter().collect();
        set.insert(Cell::from_index(3));
        assert_eq!(set.iter().map(Cell::index).collect::<Vec<_>>(), [3, 64, 80]);
        set.remove(Cell::from_index(64));
        assert_eq!((set.len(), set.contains(Cell::from_index(64))), (2, false));
    }
}
