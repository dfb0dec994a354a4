//! From rows to a board of 16 or 81 cells.

use super::error::{Fault, ReadErrorKind};
use super::rows::{Found, Row};
use super::Reading;
use crate::sudoku::{Grid, Size};

/// The cells of a grid of pencil marks: nine candidates in each of 81.
const CANDIDATE_CELLS: usize = 729;

/// The board that the rows make, and how many more follow.
pub(super) fn board(rows: &[Row], expect: Option<Size>) -> Result<Reading, Fault> {
    let blocks: Vec<&[Row]> = rows
        .split(|row| matches!(row, Row::Words))
        .filter(|block| !block.is_empty())
        .collect();
    let Some((first, others)) = blocks.split_first() else {
        return Err(Fault::new(ReadErrorKind::TooFew, 0, 0));
    };
    let block = Block::of(first);
    let size = block.size(expect)?;
    let count = size.cell_count();
    let mut more = block.cells.len() / count - 1;
    for other in others.iter().map(|rows| Block::of(rows)) {
        if other.cells.len() % count != 0 {
            let found = block.cells.len() + other.cells.len();
            return Err(Fault::new(ReadErrorKind::TooMany, other.cells[0].at, found));
        }
        more += other.cells.len() / count;
    }
    let grid = grid(&block.cells[..count], size)?;
    Ok(Reading { grid, more })
}

/// Rows that belong together.
struct Block {
    cells: Vec<Found>,
    /// How many cells each row has.
    lengths: Vec<usize>,
    /// How many cells stand between blanks, bars and delimiters.
    groups: Vec<usize>,
}

impl Block {
    fn of(rows: &[Row]) -> Block {
        let mut block = Block {
            cells: Vec::new(),
            lengths: Vec::new(),
            groups: Vec::new(),
        };
        for row in rows {
            if let Row::Cells { cells, groups } = row {
                block.lengths.push(cells.len());
                block.cells.extend(cells);
                block.groups.extend(groups);
            }
        }
        block
    }

    /// The size of its boards: as many cells as a board has, or several boards of them, row by row.
    fn size(&self, expect: Option<Size>) -> Result<Size, Fault> {
        let found = self.cells.len();
        if self.is_candidate_grid() {
            return Err(Fault::new(
                ReadErrorKind::CandidateGrid,
                self.cells[0].at,
                found,
            ));
        }
        let sizes = match expect {
            Some(size) => vec![size],
            None => vec![Size::Nine, Size::Four],
        };
        let fitting = |size: &Size| found % size.cell_count() == 0 && self.in_rows_of(*size);
        if let Some(&size) = sizes
            .iter()
            .find(|&size| found == size.cell_count() || fitting(size))
        {
            return self.even(size).map(|()| size);
        }
        Err(self.miscount(expect))
    }

    /// Whether several boards stand here one a row, one a group, or row by row.
    fn in_rows_of(&self, size: Size) -> bool {
        let all = |lengths: &[usize], wanted| lengths.iter().all(|&length| length == wanted);
        let count = size.cell_count();
        all(&self.lengths, count) || all(&self.groups, count) || all(&self.lengths, size.side())
    }

    /// As many cells as a board, in as many rows or in rows mostly of its side, but some are not: cells may have moved.
    fn even(&self, size: Size) -> Result<(), Fault> {
        let side = size.side();
        let fitting = self
            .lengths
            .iter()
            .filter(|&&length| length == side)
            .count();
        let odd = self.lengths.iter().position(|&length| length != side);
        match odd {
            Some(row) if self.lengths.len() == side || 2 * fitting > self.lengths.len() => {
                let before: usize = self.lengths[..row].iter().sum();
                let length = self.lengths[row];
                let at = self.cells[before].at;
                Err(Fault::new(ReadErrorKind::UnevenRows, at, length))
            }
            _ => Ok(()),
        }
    }

    /// Several candidates a cell: 729 of them, or 81 groups of which some are longer than one.
    fn is_candidate_grid(&self) -> bool {
        let cells = self.cells.len();
        let of_several = matches!(self.groups.len(), 16 | 81)
            && self.groups.iter().any(|&group| group > 1)
            && self.groups.iter().all(|&group| group <= 9)
            && !matches!(cells, 16 | 81)
            && self.groups.iter().any(|&group| group != self.groups[0]);
        cells == CANDIDATE_CELLS || of_several
    }

    fn miscount(&self, expect: Option<Size>) -> Fault {
        let found = self.cells.len();
        let other_size = expect.is_some() && Size::from_cell_count(found).is_some();
        if other_size {
            return Fault::new(ReadErrorKind::WrongSize, self.cells[0].at, found);
        }
        // Of either size, somebody who wrote more than 16 cells meant 81, unless the rows are of four.
        let fours = self.lengths.iter().filter(|&&length| length == 4).count();
        let size = expect.unwrap_or(match found < 16 || 2 * fours > self.lengths.len() {
            true => Size::Four,
            false => Size::Nine,
        });
        match self.cells.get(size.cell_count()) {
            Some(surplus) => Fault::new(ReadErrorKind::TooMany, surplus.at, found),
            None => {
                let end = self.cells.last().map_or(0, |last| last.at + 1);
                Fault::new(ReadErrorKind::TooFew, end, found)
            }
        }
    }
}

fn grid(cells: &[Found], size: Size) -> Result<Grid, Fault> {
    let mut grid = Grid::empty(size);
    let mut symbol = None;
    for (cell, found) in size.cells().zip(cells) {
        let mixed = |seen: &char| {
            found
                .empty
                .is_some_and(|empty| empty != *seen && empty != '0')
        };
        if symbol.as_ref().is_some_and(mixed) {
            return Err(Fault::new(
                ReadErrorKind::MixedEmpty,
                found.at,
                cell.index(),
            ));
        }
        symbol = symbol.or(found.empty.filter(|&empty| empty != '0'));
        if found.value == 0 {
            continue;
        }
        match size.digit(found.value.into()) {
            Some(digit) => grid.set(cell, digit),
            None => {
                let value = found.value.into();
                return Err(Fault::new(ReadErrorKind::DigitTooLarge, found.at, value));
            }
        }
    }
    Ok(grid)
}
