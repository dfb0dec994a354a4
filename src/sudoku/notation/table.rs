//! Tables in which an empty cell is nothing between two separators: spreadsheets, CSV, Markdown.

use super::lines::{Line, LineKind};
use super::symbol::{Class, Symbol};
use crate::sudoku::Grid;

/// What stands between the fields.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Separator {
    Tab,
    Comma,
    Bar,
}

impl Separator {
    fn is(self, symbol: &Symbol) -> bool {
        match self {
            Separator::Tab => symbol.character == '\t',
            Separator::Comma => symbol.class() == Class::Comma,
            Separator::Bar => symbol.class() == Class::Bar,
        }
    }
}

/// One field of a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Field {
    Blank,
    /// A digit 1–9.
    Given(u8),
    /// A, B, C… or R1, R2, R3…: it can only be the label of that number.
    Label(usize),
}

/// The board, when the lines are a full table of single digits and blanks; `None` when they are anything else.
pub(super) fn read(lines: &[Line<'_>]) -> Option<Grid> {
    [Separator::Tab, Separator::Comma, Separator::Bar]
        .into_iter()
        .find_map(|separator| read_with(lines, separator))
}

fn read_with(lines: &[Line<'_>], separator: Separator) -> Option<Grid> {
    let mut rows: Vec<Vec<Field>> = Vec::new();
    let mut ruled_below_first = false;
    for line in lines {
        let separated = line.symbols.iter().any(|symbol| separator.is(symbol));
        match line.kind {
            LineKind::Rule | LineKind::Strokes => ruled_below_first |= rows.len() == 1,
            LineKind::Blank if !separated => {}
            _ if !separated || rows.len() > 9 => return None,
            _ => rows.push(fields(line.symbols, separator)?),
        }
    }
    let labels = take_labels(&mut rows, ruled_below_first);
    let blanks = rows.iter().flatten().any(|&field| field == Field::Blank);
    let side = rows.len();
    // With every cell written out and no label, the text flows: errors are told better there.
    if !(blanks || labels) || side > 1 && rows.iter().any(|row| row.len() != side) {
        return None;
    }
    let values: Option<Vec<u8>> = rows
        .iter()
        .flatten()
        .map(|field| match field {
            Field::Blank => Some(0),
            Field::Given(value) => Some(*value),
            Field::Label(_) => None,
        })
        .collect();
    Grid::from_values(&values?)
}

/// Cuts a row into fields; `None` when one is neither blank nor a single character.
fn fields(symbols: &[Symbol], separator: Separator) -> Option<Vec<Field>> {
    let blank = |s: &Symbol| s.is_blank() && !separator.is(s);
    let mut row = trim(symbols, blank);
    if separator == Separator::Bar {
        // Bars stand around a row as well as in it.
        // In LaTeX's `sudoku` package a full stop ends a row.
        if let [inner @ .., stop] = row {
            let inner = trim(inner, blank);
            if stop.character == '.' && inner.last().is_some_and(|s| separator.is(s)) {
                row = inner;
            }
        }
        row = row
            .split_first()
            .filter(|(s, _)| separator.is(s))
            .map_or(row, |(_, rest)| rest);
        row = row
            .split_last()
            .filter(|(s, _)| separator.is(s))
            .map_or(row, |(_, rest)| rest);
    } else {
        let bracket = |s: &Symbol| matches!(s.character, '[' | ']' | '{' | '}' | '(' | ')');
        // `[5,,3],` has a comma behind its bracket which belongs to no field.
        if let Some((_, rest)) = row.split_last().filter(|(s, _)| separator.is(s)) {
            if trim(rest, blank).last().is_some_and(bracket) {
                row = rest;
            }
        }
        row = trim(row, |s| blank(s) || bracket(s));
    }
    row.split(|symbol| separator.is(symbol))
        .map(field)
        .collect()
}

fn trim(symbols: &[Symbol], drop: impl Fn(&Symbol) -> bool) -> &[Symbol] {
    let start = symbols
        .iter()
        .position(|s| !drop(s))
        .unwrap_or(symbols.len());
    let end = symbols
        .iter()
        .rposition(|s| !drop(s))
        .map_or(start, |last| last + 1);
    &symbols[start..end]
}

fn field(symbols: &[Symbol]) -> Option<Field> {
    let ink = |s: &&Symbol| !s.is_blank() && !matches!(s.character, '"' | '\'');
    let inked: Vec<Symbol> = symbols.iter().filter(ink).copied().collect();
    match inked[..] {
        [] => Some(Field::Blank),
        [symbol] => match (symbol.class(), symbol.character.to_ascii_uppercase()) {
            (Class::Digit(value @ 1..=9), _) => Some(Field::Given(value)),
            (Class::Other, letter @ 'A'..='I') => {
                Some(Field::Label(letter as usize - 'A' as usize))
            }
            _ => None,
        },
        [row, number] if matches!(row.character, 'R' | 'r') => {
            let number = number.character.to_digit(10)?.checked_sub(1)?;
            Some(Field::Label(number as usize))
        }
        _ => None,
    }
}

/// Takes off a heading row and a column of row labels. A heading is blank, or counts the columns (1 2 3…, A B
/// C…); one of digits must be set off by a rule, or else it might be a row.
fn take_labels(rows: &mut Vec<Vec<Field>>, ruled_below_first: bool) -> bool {
    let is_label = |n: usize, field: &Field| match *field {
        Field::Blank => false,
        Field::Given(value) => usize::from(value) == n + 1,
        Field::Label(number) => number == n,
    };
    let mut taken = false;
    let sides = [4, 9];
    if sides.contains(&rows.len().wrapping_sub(1)) && ruled_below_first {
        let side = rows.len() - 1;
        let corner = rows[0].len().saturating_sub(side).min(1);
        let names = &rows[0][corner..];
        let blank = names.iter().all(|&field| field == Field::Blank);
        let counting = names
            .iter()
            .enumerate()
            .all(|(n, field)| is_label(n, field));
        if names.len() == side && (blank || counting) {
            rows.remove(0);
            taken = true;
        }
    }
    let side = rows.len();
    let labelled = |(n, row): (usize, &Vec<Field>)| row.len() == side + 1 && is_label(n, &row[0]);
    if sides.contains(&side) && rows.iter().enumerate().all(labelled) {
        for row in rows {
            row.remove(0);
        }
        taken = true;
    }
    taken
}
