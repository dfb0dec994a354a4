//! Boards in which an empty cell is a blank of the right width.
//!
//! ```text
//! | 5 3   |   7   |       |        53  7
//! | 6     | 1 9 5 |       |        6  195
//! ```
//! Only where the widths leave no doubt: every piece between bars (or every line, without bars) is as wide as
//! its cells, closely packed or each with one blank between (and, between bars, around).

use super::lines::{Line, LineKind};
use super::symbol::{Class, Symbol};
use crate::sudoku::{Grid, Size};

/// The board, when every row is as wide as it must be and at least one cell is a blank.
pub(super) fn read(lines: &[Line<'_>]) -> Option<Grid> {
    Size::ALL.into_iter().find_map(|size| read_as(lines, size))
}

fn read_as(lines: &[Line<'_>], size: Size) -> Option<Grid> {
    let barred = |line: &Line<'_>| line.symbols.iter().any(|s| s.class() == Class::Bar);
    let with_bars = lines.iter().any(barred);
    let mut values = Vec::with_capacity(81);
    let mut width = None;
    for line in lines {
        match line.kind {
            LineKind::Rule | LineKind::Strokes => continue,
            LineKind::Blank if line.symbols.is_empty() => continue,
            _ => {}
        }
        if with_bars != barred(line) || values.len() >= size.cell_count() {
            return None;
        }
        let pieces = if with_bars {
            between_bars(line.symbols)
        } else {
            vec![line.symbols]
        };
        let parts = if with_bars { size.box_side() } else { 1 };
        if pieces.len() != parts
            || pieces
                .iter()
                .any(|p| p.len() != *width.get_or_insert(p.len()))
        {
            return None;
        }
        let cells = size.side() / parts;
        for piece in pieces {
            let (first, step) = match piece.len() {
                n if n == cells => (0, 1),
                n if n == 2 * cells - 1 => (0, 2),
                n if n == 2 * cells + 1 && with_bars => (1, 2),
                _ => return None,
            };
            for (place, symbol) in piece.iter().enumerate() {
                let is_cell =
                    place >= first && (place - first) % step == 0 && place < first + cells * step;
                match symbol.class() {
                    Class::Digit(value @ 1..=9) if is_cell => values.push(value),
                    _ if symbol.character == ' ' && is_cell => values.push(0),
                    _ if symbol.character == ' ' => {}
                    _ => return None,
                }
            }
        }
    }
    let grid = Grid::from_values(&values).filter(|grid| grid.size() == size)?;
    (!grid.is_full()).then_some(grid)
}

/// The pieces between bars, without what is outside the first and the last one.
fn between_bars(symbols: &[Symbol]) -> Vec<&[Symbol]> {
    let mut pieces: Vec<&[Symbol]> = symbols.split(|s| s.class() == Class::Bar).collect();
    let outside = |piece: &&[Symbol]| piece.iter().all(super::symbol::Symbol::is_blank);
    let (first, last) = (symbols.first(), symbols.last());
    let is_bar = |s: Option<&Symbol>| s.is_some_and(|s| s.class() == Class::Bar);
    let inner_bars = pieces.len() - 1;
    // `|…|…|…|` has its outer bars, `…|…|…` has not.
    if inner_bars > 2 || is_bar(first) || is_bar(last) {
        if pieces.last().is_some_and(outside) {
            pieces.pop();
        }
        if pieces.first().is_some_and(outside) && pieces.len() > 1 {
            pieces.remove(0);
        }
    }
    pieces
}
