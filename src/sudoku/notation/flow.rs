//! Boards whose every cell is written out: cells in reading order, whatever stands between them.

use super::choose::choose;
use super::error::{ErrorKind, Refusal};
use super::lines::{Line, LineKind};
use super::symbol::{Class, Symbol};
use super::Reading;
use crate::sudoku::{Grid, Size};

/// A cell as it was written.
#[derive(Clone, Copy, Debug)]
struct Written {
    value: u8,
    at: usize,
}

/// The cells of a paste, and where its lines and words begin.
#[derive(Default)]
struct Flow {
    cells: Vec<Written>,
    /// For each line with cells: index of its first cell, and whether a blank line stands before it.
    lines: Vec<(usize, bool)>,
    /// Index of the first cell of each run of cells with nothing between them.
    words: Vec<usize>,
    commas: bool,
    /// Whether a stroke was used for an empty cell.
    strokes: bool,
}

/// Reads the lines, taking those of strokes for rules, or else for cells: whichever makes a board.
pub(super) fn read(lines: &[Line<'_>], expect: Option<Size>) -> Result<Reading, Refusal> {
    let without = gather(lines, false);
    let strokes_are_cells = without
        .as_ref()
        .is_ok_and(|flow| flow.strokes || flow.cells.is_empty());
    let first = without.and_then(|flow| flow.board(expect));
    if first.is_ok() || !lines.iter().any(|line| line.kind == LineKind::Strokes) {
        return first;
    }
    let second = gather(lines, true).and_then(|flow| flow.board(expect));
    if second.is_ok() || strokes_are_cells {
        second
    } else {
        first
    }
}

fn gather(lines: &[Line<'_>], strokes_are_cells: bool) -> Result<Flow, Refusal> {
    let mut flow = Flow::default();
    let mut empty_sign = None;
    let mut gap = false;
    for line in lines {
        match line.kind {
            LineKind::Blank => gap = true,
            LineKind::Rule => continue,
            LineKind::Strokes if !strokes_are_cells => continue,
            LineKind::Strokes | LineKind::Cells => {}
        }
        let before = flow.cells.len();
        let mut in_word = false;
        for &symbol in line.symbols {
            let written = flow.write(symbol, &mut empty_sign)?;
            if written && !in_word {
                flow.words.push(flow.cells.len() - 1);
            }
            in_word = written;
        }
        if flow.cells.len() > before {
            flow.lines.push((before, gap));
            gap = false;
        }
    }
    Ok(flow)
}

impl Flow {
    /// Takes in one character; true when it was a cell.
    fn write(&mut self, symbol: Symbol, empty_sign: &mut Option<char>) -> Result<bool, Refusal> {
        let refuse = |kind| Refusal {
            kind,
            at: symbol.at,
            found: self.cells.len(),
        };
        let value = match symbol.class() {
            Class::Digit(value) => value,
            Class::Empty | Class::Stroke => 0,
            Class::Other | Class::Rule => return Err(refuse(ErrorKind::UnknownCharacter)),
            Class::Comma => {
                self.commas = true;
                return Ok(false);
            }
            Class::Newline | Class::Blank | Class::Bar | Class::Wrap => return Ok(false),
        };
        if value == 0 {
            let sign = symbol.empty_sign();
            if *empty_sign.get_or_insert(sign) != sign {
                return Err(refuse(ErrorKind::MixedEmpty));
            }
        }
        self.strokes |= symbol.class() == Class::Stroke;
        // Word processors make one character of three dots.
        let times = if symbol.character == '…' { 3 } else { 1 };
        for _ in 0..times {
            self.cells.push(Written {
                value,
                at: symbol.at,
            });
        }
        Ok(true)
    }

    fn board(&self, expect: Option<Size>) -> Result<Reading, Refusal> {
        let found = self.cells.len();
        let refuse = |kind, at| Err(Refusal { kind, at, found });
        let Some(size) = Size::from_cell_count(found) else {
            return self
                .several(expect)
                .unwrap_or_else(|| Err(self.wrong_count(expect)));
        };
        if let Some(expected) = expect.filter(|&expected| expected != size) {
            let fits = self
                .cells
                .iter()
                .all(|cell| usize::from(cell.value) <= size.side());
            return if size == Size::Nine || fits {
                refuse(ErrorKind::WrongSize, self.cells[0].at)
            } else {
                Err(self.too_few(expected, 0..found))
            };
        }
        self.check_lines(size)?;
        Ok(Reading {
            grid: self.grid(size, 0)?,
            more: 0,
        })
    }

    /// The board whose first cell is `start`.
    fn grid(&self, size: Size, start: usize) -> Result<Grid, Refusal> {
        let mut grid = Grid::empty(size);
        for (cell, written) in size.cells().zip(&self.cells[start..]) {
            let found = usize::from(written.value);
            if found > 0 {
                let too_large = Refusal {
                    kind: ErrorKind::DigitTooLarge,
                    at: written.at,
                    found,
                };
                grid.set(cell, size.digit(found).ok_or(too_large)?);
            }
        }
        Ok(grid)
    }

    /// Lines of one length, or a text wrapped at some width: all lines alike but a shorter last one. Lines
    /// shorter than rows might be rows of boxes; on one line, long groups are alike.
    fn check_lines(&self, size: Size) -> Result<(), Refusal> {
        let lengths = self.lengths();
        let side = size.side();
        let blame = |cell: usize, found| {
            Err(Refusal {
                kind: ErrorKind::RaggedLines,
                at: self.cells[cell].at,
                found,
            })
        };
        if let [length] = lengths[..] {
            let groups = self.word_lengths();
            let long = groups.iter().any(|&group| group > side);
            let odd = groups.iter().position(|&group| group != groups[0]);
            return match odd.filter(|_| long && length > side) {
                Some(odd) => blame(self.words[odd], groups[odd]),
                None => Ok(()),
            };
        }
        let (first, last) = (lengths[0], lengths.len() - 1);
        if first > 1 && first < side && lengths.iter().all(|&length| length == first) {
            return blame(0, first);
        }
        // Two lines alone say too little about a width.
        let whole_rows = lengths.iter().all(|length| length % side == 0);
        let may_wrap = lengths.len() < side && (last > 1 || whole_rows);
        let fits = |(n, &length): (usize, &usize)| {
            length == first || n == last && may_wrap && length < first
        };
        match lengths.iter().enumerate().position(|line| !fits(line)) {
            None => Ok(()),
            Some(ragged) => {
                // The line to blame is the first one that is no row, if rows there are.
                let rows = lengths.contains(&side);
                let blamed = lengths
                    .iter()
                    .position(|&n| rows && n != side)
                    .unwrap_or(ragged);
                blame(self.lines[blamed].0, lengths[blamed])
            }
        }
    }

    /// How many cells each word has.
    fn word_lengths(&self) -> Vec<usize> {
        let ends = self.words.iter().skip(1).copied().chain([self.cells.len()]);
        let starts = self.words.iter();
        starts.zip(ends).map(|(start, end)| end - start).collect()
    }

    fn lengths(&self) -> Vec<usize> {
        let ends = self
            .lines
            .iter()
            .skip(1)
            .map(|line| line.0)
            .chain([self.cells.len()]);
        self.lines
            .iter()
            .zip(ends)
            .map(|(line, end)| end - line.0)
            .collect()
    }

    /// Several puzzles: one a line, or blocks of lines with a blank line between. `None` when the paste does
    /// not look like that; an error when one of its puzzles has a wrong number of cells.
    fn several(&self, expect: Option<Size>) -> Option<Result<Reading, Refusal>> {
        let mut blocks: Vec<usize> = self.lines.iter().map(|line| line.0).collect();
        let first_line = self.lengths().first().copied()?;
        if Size::from_cell_count(first_line).is_none() {
            let gaps = self
                .lines
                .iter()
                .enumerate()
                .filter(|(n, line)| *n == 0 || line.1);
            blocks = gaps.map(|(_, line)| line.0).collect();
        }
        let first = blocks.get(1)?;
        let size = Size::from_cell_count(*first)?;
        if expect.is_some_and(|expected| expected != size) {
            let at = self.cells[0].at;
            return Some(Err(Refusal {
                kind: ErrorKind::WrongSize,
                at,
                found: *first,
            }));
        }
        let ends = blocks.iter().skip(1).copied().chain([self.cells.len()]);
        let mut grids = Vec::with_capacity(blocks.len());
        for (&start, end) in blocks.iter().zip(ends) {
            if end - start < size.cell_count() {
                return Some(Err(self.too_few(size, start..end)));
            }
            if end - start > size.cell_count() {
                let at = self.cells[start + size.cell_count()].at;
                return Some(Err(Refusal {
                    kind: ErrorKind::TooMany,
                    at,
                    found: end - start,
                }));
            }
            match self.grid(size, start) {
                Ok(grid) => grids.push(grid),
                Err(refusal) => return Some(Err(refusal)),
            }
        }
        choose(&grids).map(Ok)
    }

    fn too_few(&self, size: Size, range: std::ops::Range<usize>) -> Refusal {
        let found = range.len();
        let mut end = range.end;
        if range.start == 0 && self.lines.len() == size.side() {
            // As many lines as rows: the first short one is to blame.
            let short = self
                .lengths()
                .iter()
                .position(|&length| length < size.side());
            end = short
                .and_then(|n| self.lines.get(n + 1))
                .map_or(end, |line| line.0);
        }
        let at = self.cells[end - 1].at + 1;
        Refusal {
            kind: ErrorKind::TooFew,
            at,
            found,
        }
    }

    /// The number of cells is that of no board: says why.
    fn wrong_count(&self, expect: Option<Size>) -> Refusal {
        let found = self.cells.len();
        let Some(first) = self.cells.first() else {
            return Refusal {
                kind: ErrorKind::Empty,
                at: 0,
                found: 0,
            };
        };
        let as_words = Size::from_cell_count(self.words.len()).filter(|_| found > self.words.len());
        if as_words.is_some() && self.commas {
            return self.number_too_large();
        }
        if as_words.is_some() || found == 729 {
            return Refusal {
                kind: ErrorKind::CandidateGrid,
                at: first.at,
                found,
            };
        }
        let four = expect == Some(Size::Four)
            || expect.is_none() && (found < 16 || self.lines.len() == 4 && found < 25);
        let size = if four { Size::Four } else { Size::Nine };
        if found < size.cell_count() {
            return self.too_few(size, 0..found);
        }
        let mut extra = size.cell_count();
        if self.lines.len() == size.side() {
            let long = self
                .lengths()
                .iter()
                .position(|&length| length > size.side());
            extra = long.map_or(extra, |n| self.lines[n].0 + size.side());
        }
        Refusal {
            kind: ErrorKind::TooMany,
            at: self.cells[extra].at,
            found,
        }
    }

    /// A list whose fields are as many as cells, but one has several digits: 10 is no digit.
    fn number_too_large(&self) -> Refusal {
        let ends = self.words.iter().skip(1).copied().chain([self.cells.len()]);
        let mut words = self
            .words
            .iter()
            .zip(ends)
            .map(|(&start, end)| &self.cells[start..end]);
        let long = words
            .find(|word| word.len() > 1)
            .unwrap_or(&self.cells[..1]);
        let number =
            |sum: usize, cell: &Written| sum.saturating_mul(10).saturating_add(cell.value.into());
        let found = long.iter().fold(0, number);
        Refusal {
            kind: ErrorKind::DigitTooLarge,
            at: long[0].at,
            found,
        }
    }
}
