//! A raw board: what somebody typed, which may break the rules.

use std::fmt;
use std::str::FromStr;

use super::{Cell, CellSet, Digit, DigitSet, House, Size};

/// A board of either size whose cells are empty or hold a digit. It may clash; [`Puzzle`](super::Puzzle)
/// is the checked kind.
///
/// It is a plain value (`Copy`, no heap). Beside the digits it keeps, for each digit, the set of cells that
/// hold it, so that "which peers of this cell hold a 7?" is one `&` of two sets.
///
/// Methods that take a cell or a digit panic when the board has no such cell or digit: get them from
/// [`Size::cell`] and [`Size::digit`], which check.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Grid {
    size: Size,
    digits: [Option<Digit>; 81],
    /// Index 0: the empty cells. Index d: the cells that hold digit d.
    where_is: [CellSet; 10],
}

impl Grid {
    /// The board of this size with nothing on it.
    pub fn empty(size: Size) -> Grid {
        let mut where_is = [CellSet::EMPTY; 10];
        where_is[0] = size.all_cells();
        Grid {
            size,
            digits: [None; 81],
            where_is,
        }
    }

    /// The board that holds these values in reading order, 0 for empty; `None` when there are not 16 or 81
    /// of them or one is greater than the board's side.
    pub fn from_values(values: &[u8]) -> Option<Grid> {
        let size = Size::from_cell_count(values.len())?;
        let mut grid = Grid::empty(size);
        for (cell, &value) in size.cells().zip(values) {
            if value != 0 {
                grid.set(cell, size.digit(value.into())?);
            }
        }
        Some(grid)
    }

    /// Its size.
    #[inline]
    pub fn size(&self) -> Size {
        self.size
    }

    /// The digit of a cell, `None` when it is empty.
    #[inline]
    pub fn get(&self, cell: Cell) -> Option<Digit> {
        self.digits[cell.index()]
    }

    /// Writes a digit, whatever the cell held and whatever it clashes with.
    #[inline]
    pub fn set(&mut self, cell: Cell, digit: Digit) {
        assert!(
            digit.index() <= self.size.side(),
            "no digit {digit} on this board"
        );
        self.write(cell, Some(digit));
    }

    /// Empties a cell.
    #[inline]
    pub fn clear(&mut self, cell: Cell) {
        self.write(cell, None);
    }

    #[inline]
    fn write(&mut self, cell: Cell, digit: Option<Digit>) {
        assert!(
            cell.index() < self.size.cell_count(),
            "no cell {} on this board",
            cell.index()
        );
        let old = std::mem::replace(&mut self.digits[cell.index()], digit);
        self.where_is[old.map_or(0, Digit::index)].remove(cell);
        self.where_is[digit.map_or(0, Digit::index)].insert(cell);
    }

    /// The cells that hold `digit`.
    #[inline]
    pub fn cells_of(&self, digit: Digit) -> CellSet {
        self.where_is[digit.index()]
    }

    /// The empty cells.
    #[inline]
    pub fn empty_cells(&self) -> CellSet {
        self.where_is[0]
    }

    /// The cells that hold a digit.
    #[inline]
    pub fn filled_cells(&self) -> CellSet {
        self.size.all_cells() - self.where_is[0]
    }

    /// Whether no cell is empty. A full board may still clash.
    #[inline]
    pub fn is_full(&self) -> bool {
        self.where_is[0].is_empty()
    }

    /// The peers of `cell` that hold `digit`: those that bar it from the cell. The cell itself never counts,
    /// so a filled cell does not clash with itself.
    #[inline]
    pub fn barring(&self, cell: Cell, digit: Digit) -> CellSet {
        self.where_is[digit.index()] & self.size.peers(cell)
    }

    /// The digits that no peer of `cell` holds. What the cell itself holds does not matter.
    pub fn candidates(&self, cell: Cell) -> DigitSet {
        let peers = self.size.peers(cell);
        let free = |digit: &Digit| (self.where_is[digit.index()] & peers).is_empty();
        self.size.all_digits().iter().filter(free).collect()
    }

    /// The digits that stand in a house: the lesson's mask of a row, a column or a box.
    pub fn digits_in(&self, house: House) -> DigitSet {
        let cells = house.cells(self.size);
        let held = |digit: &Digit| !(self.where_is[digit.index()] & cells).is_empty();
        self.size.all_digits().iter().filter(held).collect()
    }

    /// The values in reading order, 0 for empty: 16 or 81 of them.
    pub fn values(&self) -> impl ExactSizeIterator<Item = u8> + '_ {
        self.size
            .cells()
            .map(|cell| self.get(cell).map_or(0, Digit::get))
    }
}

/// Prints the strict form: 16 or 81 digits in reading order, 0 for an empty cell.
impl fmt::Display for Grid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text: String = self
            .values()
            .map(|value| char::from(b'0' + value))
            .collect();
        f.pad(&text)
    }
}

impl fmt::Debug for Grid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Grid({self})")
    }
}

/// Why a text is not the strict form of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GridError {
    /// It has neither 16 nor 81 characters, but this many.
    Length(usize),
    /// The character at this 0-based place is no digit of the board.
    Character(usize),
}

impl fmt::Display for GridError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            GridError::Length(found) => write!(f, "a board has 16 or 81 characters, not {found}"),
            GridError::Character(place) => write!(f, "no digit of the board at place {place}"),
        }
    }
}

impl std::error::Error for GridError {}

/// The exact inverse of `Display`: nothing else is accepted.
impl FromStr for Grid {
    type Err = GridError;

    fn from_str(text: &str) -> Result<Grid, GridError> {
        let length = text.chars().count();
        let size = Size::from_cell_count(length).ok_or(GridError::Length(length))?;
        let mut grid = Grid::empty(size);
        for ((place, character), cell) in text.chars().enumerate().zip(size.cells()) {
            let value = character.to_digit(10).ok_or(GridError::Character(place))? as usize;
            if value != 0 {
                grid.set(cell, size.digit(value).ok_or(GridError::Character(place))?);
            }
        }
        Ok(grid)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const EASY: &str =
        "800725000479080305260430070007041900010000640604200003900010000700000104020004536";

    #[test]
    fn text_and_board_are_inverse() {
        for text in [EASY, "0000003430200100", "1111111111111111"] {
            let grid: Grid = text.parse().expect("a board");
            assert_eq!(grid.to_string(), text);
            assert_eq!(
                Grid::from_values(&grid.values().collect::<Vec<_>>()),
                Some(grid)
            );
        }
    }

    #[test]
    fn the_strict_form_is_strict() {
        for (text, error) in [
            ("", GridError::Length(0)),
            ("00000034302001000", GridError::Length(17)),
            ("000000343020010.", GridError::Character(15)),
            ("0500003430200100", GridError::Character(1)),
            ("٣000003430200100", GridError::Character(0)),
        ] {
            assert_eq!(text.parse::<Grid>(), Err(error), "{text}");
        }
        assert_eq!(Grid::from_values(&[5; 16]), None);
        assert_eq!(Grid::from_values(&[0; 17]), None);
    }

    #[test]
    fn the_lessons_worked_example() {
        let grid: Grid = EASY.parse().expect("a board");
        let cell = Cell::at(Size::Nine, 1, 3);
        assert_eq!(grid.candidates(cell).bits(), 0b0001000010);
        let seven = Digit::from_index(7);
        assert_eq!(format!("{:?}", grid.barring(cell, seven)), "{3, 10}");
    }

    #[test]
    fn sets_of_cells_follow_what_is_written() {
        let mut grid = Grid::empty(Size::Four);
        let (cell, one, two) = (Cell::from_index(5), Digit::ONE, Digit::from_index(2));
        grid.set(cell, one);
        grid.set(cell, two);
        assert_eq!((grid.cells_of(one).len(), grid.cells_of(two).len()), (0, 1));
        assert_eq!(
            grid.barring(cell, two),
            CellSet::EMPTY,
            "a cell does not bar itself"
        );
        grid.clear(cell);
        assert_eq!(grid, Grid::empty(Size::Four));
    }

    #[test]
    #[should_panic(expected = "no digit 5")]
    fn a_digit_the_board_does_not_use_is_a_bug_of_the_caller() {
        Grid::empty(Size::Four).set(Cell::from_index(0), Digit::from_index(5));
    }

    #[test]
    fn the_masks_of_the_lessons_cell() {
        let grid: Grid = EASY.parse().expect("81 digits");
        // Row 2, column 4, counted from 1.
        let houses = House::of(Size::Nine, Cell::at(Size::Nine, 1, 3));
        assert_eq!(
            houses.map(|house| grid.digits_in(house).bits()),
            [0b1110111000, 0b0010010100, 0b0110111100]
        );
    }
}
