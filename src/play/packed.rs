//! A cell with its content as one number, for the saved history.
//!
//! ```text
//! bits 25–17        16–13        12–11      10–7       6–0
//! marks (bit 17: 1) sketch or 0  writer     digit or 0 cell
//! ```

use super::content::{Content, Written};
use crate::sudoku::{Cell, Digit, DigitSet, Size};

/// Packs a cell and its content.
pub(super) fn pack(cell: Cell, content: Content) -> u32 {
    let value = |digit: Option<Digit>| u32::from(digit.map_or(0, Digit::get));
    cell.index() as u32
        | value(content.digit) << 7
        | (content.written as u32) << 11
        | value(content.sketch) << 13
        | u32::from(content.marks.bits() >> 1) << 17
}

/// The exact inverse of [`pack`]: `None` for any number that no cell of this size gives.
pub(super) fn unpack(number: u32, size: Size) -> Option<(Cell, Content)> {
    let field = |from: u32, width: u32| (number >> from & ((1 << width) - 1)) as usize;
    if number >> 26 != 0 {
        return None;
    }
    let content = checked(
        size,
        field(7, 4),
        field(11, 2),
        DigitSet::from_bits((field(17, 9) << 1) as u16),
        field(13, 4),
    )?;
    Some((size.cell(field(0, 7))?, content))
}

/// Builds a content from numbers that may be anything: `None` when no cell of a game can be so.
pub(super) fn checked(
    size: Size,
    digit: usize,
    written: usize,
    marks: DigitSet,
    sketch: usize,
) -> Option<Content> {
    let value = |value: usize| match value {
        0 => Some(None),
        _ => size.digit(value).map(Some),
    };
    let written = *Written::ALL.get(written)?;
    let content = Content {
        digit: value(digit)?,
        written,
        marks,
        sketch: value(sketch)?,
    };
    let fits = (content.digit.is_some() == (written != Written::Nobody))
        && (content.digit.is_none() || content.sketch.is_none())
        && (marks - size.all_digits()).is_empty()
        && (!content.is_given() || marks.is_empty());
    fits.then_some(content)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn packing_is_undone_by_unpacking_and_by_nothing_else() {
        for size in Size::ALL {
            let mut valid = 0;
            // Every number with two marks bits varied is 2^19 numbers; the other marks only repeat
            // them.
            for number in (0..1 << 19).chain([1 << 26, u32::MAX, 1 << 25, 1 << 21]) {
                if let Some((cell, content)) = unpack(number, size) {
                    assert_eq!(pack(cell, content), number);
                    valid += 1;
                }
            }
            let (cells, digits) = (size.cell_count(), size.side());
            // 4 marks on an empty cell with a sketch or none; under a digit of two writers; none
            // under a given.
            let right = cells * (4 * (digits + 1) + digits * (2 * 4 + 1));
            // Of the other four numbers the last two are marks on cell 0: 9 or 5, of which 4×4 has
            // neither.
            assert_eq!(valid, right + if size == Size::Nine { 2 } else { 0 });
        }
    }
}
