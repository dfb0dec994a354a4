//! The fixed tables of each board: computed by the compiler, never at run time.

use super::{CellSet, Size};

/// What never changes about a board of one size.
pub(super) struct Geometry {
    /// For each cell, the other cells of its three houses. Entries past the board are empty.
    pub peers: [CellSet; 81],
    /// For each kind (row, column, box), the cells of each house.
    pub houses: [[CellSet; 9]; 3],
    /// For each cell, its row, column and box: a division saved in the search's innermost loop.
    pub places: [[u8; 3]; 81],
}

static GEOMETRY: [Geometry; 2] = [geometry(Size::Four), geometry(Size::Nine)];

/// The tables of a size.
#[inline]
pub(super) fn of(size: Size) -> &'static Geometry {
    &GEOMETRY[size as usize]
}

const fn geometry(size: Size) -> Geometry {
    let (side, box_side) = (size.side(), size.box_side());
    let mut masks = [[0u128; 9]; 3];
    let mut cell = 0;
    while cell < size.cell_count() {
        let (row, col) = (cell / side, cell % side);
        masks[0][row] |= 1 << cell;
        masks[1][col] |= 1 << cell;
        masks[2][row / box_side * box_side + col / box_side] |= 1 << cell;
        cell += 1;
    }
    let mut table = Geometry {
        peers: [CellSet::EMPTY; 81],
        houses: [[CellSet::EMPTY; 9]; 3],
        places: [[0; 3]; 81],
    };
    let mut kind = 0;
    while kind < 3 {
        let mut index = 0;
        while index < side {
            table.houses[kind][index] = CellSet::from_bits(masks[kind][index]);
            index += 1;
        }
        kind += 1;
    }
    let mut cell = 0;
    while cell < size.cell_count() {
        let (row, col) = (cell / side, cell % side);
        let number = row / box_side * box_side + col / box_side;
        let all = masks[0][row] | masks[1][col] | masks[2][number];
        table.peers[cell] = CellSet::from_bits(all & !(1 << cell));
        table.places[cell] = [row as u8, col as u8, number as u8];
        cell += 1;
    }
    table
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn peers_are_the_other_cells_of_the_same_row_column_or_box() {
        for (size, count) in [(Size::Four, 7), (Size::Nine, 20)] {
            for cell in size.cells() {
                let naive: CellSet = size
                    .cells()
                    .filter(|&other| {
                        other != cell
                            && (other.row(size) == cell.row(size)
                                || other.col(size) == cell.col(size)
                                || other.box_index(size) == cell.box_index(size))
                    })
                    .collect();
                assert_eq!(size.peers(cell), naive);
                assert_eq!(naive.len(), count);
            }
        }
    }
}
