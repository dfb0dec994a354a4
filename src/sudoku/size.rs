//! How large a board is.

use super::geometry;
use super::{Cell, CellSet, Digit, DigitSet};

/// The two boards of the lesson: the beginner's 4×4 and the usual 9×9.
///
/// All reasoning is the same for both, so every function that depends on the size takes it as a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum Size {
    /// 4×4 cells, 2×2 boxes, digits 1–4.
    Four = 0,
    /// 9×9 cells, 3×3 boxes, digits 1–9.
    Nine = 1,
}

impl Size {
    /// Both sizes, the smaller first.
    pub const ALL: [Size; 2] = [Size::Four, Size::Nine];

    /// Cells in a row, which is also the greatest digit: 4 or 9.
    #[inline]
    pub const fn side(self) -> usize {
        match self {
            Size::Four => 4,
            Size::Nine => 9,
        }
    }

    /// Cells along one side of a box: 2 or 3.
    #[inline]
    pub const fn box_side(self) -> usize {
        match self {
            Size::Four => 2,
            Size::Nine => 3,
        }
    }

    /// Cells of the board: 16 or 81.
    #[inline]
    pub const fn cell_count(self) -> usize {
        self.side() * self.side()
    }

    /// The size that has `count` cells: only 16 and 81 name one.
    pub const fn from_cell_count(count: usize) -> Option<Size> {
        match count {
            16 => Some(Size::Four),
            81 => Some(Size::Nine),
            _ => None,
        }
    }

    /// The cell of this 0-based reading-order index, if the board has it.
    pub fn cell(self, index: usize) -> Option<Cell> {
        (index < self.cell_count()).then(|| Cell::from_index(index))
    }

    /// The digit of this value, if the board uses it.
    pub fn digit(self, value: usize) -> Option<Digit> {
        u8::try_from(value)
            .ok()
            .filter(|_| value <= self.side())
            .and_then(Digit::new)
    }

    /// The cells in reading order.
    pub fn cells(self) -> impl ExactSizeIterator<Item = Cell> + DoubleEndedIterator {
        (0..self.cell_count()).map(Cell::from_index)
    }

    /// All cells as a set.
    #[inline]
    pub const fn all_cells(self) -> CellSet {
        CellSet::from_bits((1 << self.cell_count()) - 1)
    }

    /// All digits as a set: bits 1–4 (`0x1E`) or 1–9 (`0x3FE`).
    #[inline]
    pub const fn all_digits(self) -> DigitSet {
        DigitSet::from_bits((2 << self.side()) - 2)
    }

    /// The row, column and box of a cell, looked up: what the methods of [`Cell`] work out.
    #[inline]
    pub(crate) fn place(self, cell: Cell) -> [usize; 3] {
        geometry::of(self).places[cell.index()].map(usize::from)
    }

    /// The cells that share a house with `cell`, itself left out: 7 or 20 of them.
    #[inline]
    pub fn peers(self, cell: Cell) -> CellSet {
        geometry::of(self).peers[cell.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_and_counts_name_each_other() {
        for size in Size::ALL {
            assert_eq!(Size::from_cell_count(size.cell_count()), Some(size));
            assert_eq!(size.box_side() * size.box_side(), size.side());
            assert_eq!(size.cells().count(), size.cell_count());
            assert_eq!(size.cells().collect::<CellSet>(), size.all_cells());
        }
        assert_eq!([0, 15, 80, 82, 729].map(Size::from_cell_count), [None; 5]);
    }

    #[test]
    fn places_looked_up_are_places_worked_out() {
        for size in Size::ALL {
            for cell in size.cells() {
                assert_eq!(
                    size.place(cell),
                    [cell.row(size), cell.col(size), cell.box_index(size)]
                );
            }
        }
    }

    #[test]
    fn full_digit_sets_are_the_masks_of_the_lesson() {
        assert_eq!(Size::Nine.all_digits().bits(), 0x3FE);
        assert_eq!(Size::Four.all_digits().bits(), 0x1E);
    }

    #[test]
    fn cells_and_digits_off_the_board_are_refused() {
        assert_eq!(Size::Four.cell(16), None);
        assert_eq!(Size::Nine.cell(80).map(Cell::index), Some(80));
        assert_eq!([0, 5, 256 + 1].map(|v| Size::Four.digit(v)), [None; 3]);
        assert_eq!(Size::Nine.digit(9).map(Digit::get), Some(9));
    }
}
