//! Which givens go together.

use std::fmt;
use std::str::FromStr;

use crate::sudoku::{Cell, CellSet, Size};

/// What leaves the pattern of the givens as it was. The digits are another matter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum Symmetry {
    /// Nothing need hold.
    None = 0,
    /// Half a turn about the centre: what most newspapers print.
    Rotate = 1,
    /// A quarter of a turn about the centre.
    Quarter = 2,
    /// Left and right change places.
    Mirror = 3,
    /// Rows and columns change places.
    Diagonal = 4,
}

impl Symmetry {
    /// Every symmetry, in the order of their numbers.
    pub const ALL: [Symmetry; 5] = [
        Symmetry::None,
        Symmetry::Rotate,
        Symmetry::Quarter,
        Symmetry::Mirror,
        Symmetry::Diagonal,
    ];

    /// Its name on a command line: `none`, `rotate`, `quarter`, `mirror` or `diagonal`.
    pub fn name(self) -> &'static str {
        match self {
            Symmetry::None => "none",
            Symmetry::Rotate => "rotate",
            Symmetry::Quarter => "quarter",
            Symmetry::Mirror => "mirror",
            Symmetry::Diagonal => "diagonal",
        }
    }

    /// Where a cell goes.
    pub fn image(self, size: Size, cell: Cell) -> Cell {
        let (row, col, last) = (cell.row(size), cell.col(size), size.side() - 1);
        let (row, col) = match self {
            Symmetry::None => (row, col),
            Symmetry::Rotate => (last - row, last - col),
            Symmetry::Quarter => (col, last - row),
            Symmetry::Mirror => (row, last - col),
            Symmetry::Diagonal => (col, row),
        };
        Cell::at(size, row, col)
    }

    /// The cells that are given together or not at all: a cell, where it goes, where that goes, and so on. One, two or
    /// four of them.
    pub fn orbit(self, size: Size, cell: Cell) -> CellSet {
        let mut orbit = CellSet::EMPTY;
        let mut next = cell;
        while !orbit.contains(next) {
            orbit.insert(next);
            next = self.image(size, next);
        }
        orbit
    }

    /// Whether a pattern is left as it was.
    pub fn holds(self, size: Size, pattern: CellSet) -> bool {
        let inside = |cell| pattern.contains(self.image(size, cell));
        pattern.iter().all(inside)
    }
}

impl fmt::Display for Symmetry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// No symmetry has this name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownSymmetry;

impl fmt::Display for UnknownSymmetry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the symmetry is `none`, `rotate`, `quarter`, `mirror` or `diagonal`")
    }
}

impl std::error::Error for UnknownSymmetry {}

impl FromStr for Symmetry {
    type Err = UnknownSymmetry;

    fn from_str(name: &str) -> Result<Symmetry, UnknownSymmetry> {
        Symmetry::ALL
            .into_iter()
            .find(|symmetry| symmetry.name() == name)
            .ok_or(UnknownSymmetry)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_lead_back_to_the_symmetry() {
        for symmetry in Symmetry::ALL {
            assert_eq!(symmetry.to_string().parse(), Ok(symmetry));
        }
        assert_eq!("turn".parse::<Symmetry>(), Err(UnknownSymmetry));
    }

    #[test]
    fn orbits_divide_the_board() {
        for size in Size::ALL {
            for symmetry in Symmetry::ALL {
                for cell in size.cells() {
                    let orbit = symmetry.orbit(size, cell);
                    assert!(orbit.contains(cell) && symmetry.holds(size, orbit));
                    for other in orbit.iter() {
                        assert_eq!(symmetry.orbit(size, other), orbit, "{symmetry}");
                    }
                }
            }
        }
    }

    #[test]
    fn the_corner_goes_where_it_should() {
        let corner = Cell::at(Size::Nine, 0, 1);
        // symmetry, the cells that go with row 0, column 1
        let table = [
            (Symmetry::None, "{1}"),
            (Symmetry::Rotate, "{1, 79}"),
            (Symmetry::Quarter, "{1, 17, 63, 79}"),
            (Symmetry::Mirror, "{1, 7}"),
            (Symmetry::Diagonal, "{1, 9}"),
        ];
        for (symmetry, cells) in table {
            assert_eq!(format!("{:?}", symmetry.orbit(Size::Nine, corner)), cells);
        }
    }
}
