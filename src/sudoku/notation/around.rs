//! Boards in a text: lines of words around them are set aside, all else must be boards.

use super::choose::choose;
use super::error::{ErrorKind, Refusal};
use super::lines::{Line, LineKind};
use super::symbol::{Class, Symbol};
use super::{labels, read_lines, record, strip, words, Reading};
use crate::sudoku::{Grid, Size};

/// Reads a text that is no board as a whole, for which `refusal` says why. Where words stand behind cells on
/// their lines, the cells before them are tried as well as nothing of such lines; two different boards are none.
pub(super) fn read(
    lines: &[Line<'_>],
    expect: Option<Size>,
    refusal: Refusal,
) -> Result<Reading, Refusal> {
    let plain = read_parts(lines, expect);
    let headed = heads(lines).map(|lines| read_parts(&lines, expect));
    match (plain, headed) {
        (Ok(plain), Some(Ok(headed))) if plain.grid != headed.grid => Err(refusal),
        (Ok(reading), _) | (Err(_), Some(Ok(reading))) => Ok(reading),
        (_, Some(Err(Some(told)))) | (Err(Some(told)), _) => Err(told),
        (Err(None), _) => Err(refusal),
    }
}

/// What a line is to the boards of a text.
enum Part<'a> {
    /// Nothing of a board.
    Remark,
    /// Whole boards.
    Record(Vec<record::Found>),
    /// The first row behind a declaration.
    FirstRow(&'a [Symbol]),
    /// A row, or what may stand between rows.
    Row,
}

fn part<'a>(line: &Line<'a>) -> Part<'a> {
    if is_signature(line) {
        return Part::Remark;
    }
    if line.kind != LineKind::Cells {
        return Part::Row;
    }
    let found = record::boards(line.symbols);
    if !found.is_empty() {
        return Part::Record(found);
    }
    if let Some(row) = declared_row(line.symbols) {
        return Part::FirstRow(row);
    }
    if words::is_remark(line.symbols) && !labels::is_labelled_row(line.symbols) {
        return Part::Remark;
    }
    Part::Row
}

/// `--`: what follows is the signature of a mail. No row is as short.
fn is_signature(line: &Line<'_>) -> bool {
    let inked = line.symbols.iter().filter(|s| !s.is_blank());
    inked.map(|s| s.character).eq("--".chars())
}

/// The row that begins behind a declaration on its line: in brackets, or in quotes that end on a later line.
fn declared_row(line: &[Symbol]) -> Option<&[Symbol]> {
    let row = &line[strip::declaration_end(line)?..];
    let first = row.iter().find(|s| !s.is_blank())?.character;
    let quotes = row.iter().filter(|s| s.character == first).count();
    let opens =
        matches!(first, '[' | '{' | '(') || matches!(first, '"' | '\'' | '`') && quotes % 2 == 1;
    (opens && row.iter().any(Symbol::is_cell) && words::first_word(row).is_none()).then_some(row)
}

/// The boards of the lines, in order. An error says how the cells are no board, if that can be told.
fn read_parts(lines: &[Line<'_>], expect: Option<Size>) -> Result<Reading, Option<Refusal>> {
    let mut text = Text {
        expect,
        ..Text::default()
    };
    for line in lines {
        match part(line) {
            Part::Remark => text.end_block(),
            Part::Record(found) => {
                text.end_block();
                text.boards.extend(found);
            }
            Part::FirstRow(symbols) => {
                text.end_block();
                text.block.push(Line {
                    kind: LineKind::Cells,
                    symbols,
                });
            }
            Part::Row => text.block.push(line.clone()),
        }
    }
    text.end_block();
    text.reading()
}

/// What was found in a text so far.
#[derive(Default)]
struct Text<'a> {
    expect: Option<Size>,
    /// The boards, with the places of their first cells.
    boards: Vec<(Grid, usize)>,
    /// Further puzzles within blocks.
    more: usize,
    /// Rows since the last line that is none.
    block: Vec<Line<'a>>,
    /// What is wrong with the first block of cells that is no board.
    refusal: Option<Refusal>,
    refused: usize,
}

impl Text<'_> {
    fn end_block(&mut self) {
        let mut block = std::mem::take(&mut self.block);
        for line in &mut block {
            // Brackets on lines of their own.
            let says_nothing =
                |s: &Symbol| matches!(s.class(), Class::Blank | Class::Wrap | Class::Comma);
            let comma = |s: &&Symbol| s.class() == Class::Comma;
            let fields = line.symbols.iter().filter(comma).count() > 1;
            if line.kind == LineKind::Cells && !fields && line.symbols.iter().all(says_nothing) {
                line.kind = LineKind::Blank;
                line.symbols = &[];
            }
        }
        let Some(first) = block.iter().find(|line| line.kind == LineKind::Cells) else {
            return;
        };
        let at = first.symbols.first().map_or(0, |s| s.at);
        match read_lines(&block, self.expect) {
            Ok(reading) => {
                self.boards.push((reading.grid, at));
                self.more += reading.more;
            }
            Err(refusal) => {
                self.refusal.get_or_insert(refusal);
                self.refused += 1;
            }
        }
    }

    fn reading(self) -> Result<Reading, Option<Refusal>> {
        if self.refusal.is_some() {
            let one = self.refused == 1 || !self.boards.is_empty();
            return Err(self.refusal.filter(|_| one));
        }
        let (first, _) = self.boards.first().ok_or(None)?;
        let size = self.expect.unwrap_or(first.size());
        let other = self.boards.iter().find(|(grid, _)| grid.size() != size);
        if let Some((grid, at)) = other {
            return Err(Some(Refusal {
                kind: ErrorKind::WrongSize,
                at: *at,
                found: grid.size().cell_count(),
            }));
        }
        let grids: Vec<Grid> = self.boards.iter().map(|(grid, _)| *grid).collect();
        let reading = choose(&grids).ok_or(None)?;
        Ok(Reading {
            more: reading.more + self.more,
            ..reading
        })
    }
}

/// The lines without the words behind their cells: if all rows have such, or where a whole board stands before
/// them. `None` when neither is so.
fn heads<'a>(lines: &[Line<'a>]) -> Option<Vec<Line<'a>>> {
    let whole = |count: usize| Size::from_cell_count(count).is_some();
    let cells = lines.iter().filter(|line| line.kind == LineKind::Cells);
    for side in Size::ALL.map(Size::side) {
        let row = |count: usize| count == side;
        let rows = cells
            .clone()
            .filter(|line| head(line.symbols, row).is_some());
        let others = cells
            .clone()
            .filter(|line| words::first_word(line.symbols).is_none());
        if rows.count() == side && others.count() == 0 {
            return Some(lines.iter().map(|line| cut(line, row)).collect());
        }
    }
    let any = cells
        .clone()
        .any(|line| head(line.symbols, whole).is_some());
    any.then(|| lines.iter().map(|line| cut(line, whole)).collect())
}

fn cut<'a>(line: &Line<'a>, wanted: impl Fn(usize) -> bool) -> Line<'a> {
    Line {
        symbols: head(line.symbols, wanted).unwrap_or(line.symbols),
        ..*line
    }
}

/// The part of a line before its first word, when it has a wanted number of cells and nothing else. A dash set
/// off before the word may be no cell.
fn head(line: &[Symbol], wanted: impl Fn(usize) -> bool) -> Option<&[Symbol]> {
    let mut head = &line[..words::first_word(line)?];
    if head.iter().any(|s| s.class() == Class::Other) {
        return None;
    }
    let count = |head: &[Symbol]| head.iter().filter(|s| s.is_cell()).count();
    if !wanted(count(head)) {
        let is_end = |s: &Symbol| !s.is_cell() || s.class() == Class::Stroke;
        let end = head.iter().rposition(|s| !is_end(s)).map_or(0, |i| i + 1);
        let dashes = &head[end..];
        let set_off = dashes.first().is_some_and(Symbol::is_blank);
        if count(dashes) > 3 || !set_off {
            return None;
        }
        head = &head[..end];
    }
    wanted(count(head)).then_some(head)
}
