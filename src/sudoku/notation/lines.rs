//! Lines: which hold cells, which are ruled, which might be either.

use super::symbol::{Class, Symbol};

/// What a line is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum LineKind {
    /// Nothing but blanks.
    Blank,
    /// Part of the drawing: `+---+---+`, `*-----------*`, `├───┼───┤`.
    Rule,
    /// Strokes of one sort only: a ruled line, or empty cells.
    Strokes,
    /// Cells, or something that ought to be.
    Cells,
}

/// One line of the paste, without what ends it.
#[derive(Clone, Debug)]
pub(super) struct Line<'a> {
    pub kind: LineKind,
    pub symbols: &'a [Symbol],
}

/// Cuts the symbols into lines.
pub(super) fn lines(symbols: &[Symbol]) -> Vec<Line<'_>> {
    symbols
        .split(|symbol| symbol.class() == Class::Newline)
        .map(|symbols| Line {
            kind: kind(symbols),
            symbols,
        })
        .collect()
}

fn kind(symbols: &[Symbol]) -> LineKind {
    let mut ruled = 0;
    let mut empties = 0;
    let mut strokes = 0;
    let mut first_empty = None;
    let mut mixed = false;
    let mut longest_run = 0;
    let mut run = 0;
    let mut blank = true;
    for symbol in symbols {
        let class = symbol.class();
        blank &= class == Class::Blank;
        run = if class == Class::Stroke && symbol.character != '*' {
            run + 1
        } else {
            0
        };
        longest_run = longest_run.max(run);
        match class {
            Class::Digit(_) | Class::Other => return LineKind::Cells,
            Class::Rule => ruled += 1,
            Class::Empty => empties += 1,
            Class::Stroke => strokes += 1,
            _ => {}
        }
        if matches!(class, Class::Empty | Class::Stroke) {
            mixed |= *first_empty.get_or_insert(symbol.character) != symbol.character;
        }
    }
    if blank {
        LineKind::Blank
    } else if ruled > 0 && ruled + strokes > empties || mixed && longest_run > 1 {
        LineKind::Rule
    } else if strokes > 0 && !mixed {
        LineKind::Strokes
    } else {
        LineKind::Cells
    }
}
