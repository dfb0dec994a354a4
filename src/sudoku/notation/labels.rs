//! Row and column labels around a board: `A | 5 3 . |`, under `1 2 3 …`.

use super::lines::{Line, LineKind};
use super::symbol::{Class, Symbol};

/// The lines without their labels, when the first cells of the rows are A, B, C… or 1, 2, 3… set off from the
/// rest; a heading line goes with them. Anything less regular stays, and is judged as it stands.
pub(super) fn without_labels(lines: Vec<Line<'_>>) -> Vec<Line<'_>> {
    let with_ink = |line: &&Line<'_>| matches!(line.kind, LineKind::Cells | LineKind::Strokes);
    let rows: Vec<&Line<'_>> = lines.iter().filter(with_ink).collect();
    for side in [4, 9] {
        let heading = rows.len() == side + 1 && is_heading(rows[0].symbols, side);
        if rows.len() != side + usize::from(heading) {
            continue;
        }
        let labelled = &rows[usize::from(heading)..];
        let ends: Option<Vec<usize>> = labelled
            .iter()
            .enumerate()
            .map(|(n, row)| label_end(row.symbols, n, side))
            .collect();
        let Some(ends) = ends else { continue };
        return labelled
            .iter()
            .zip(ends)
            .map(|(row, end)| Line {
                kind: LineKind::Cells,
                symbols: &row.symbols[end..],
            })
            .collect();
    }
    lines
}

/// Whether the line counts the columns, 1 2 3… or A B C…, and nothing else.
fn is_heading(symbols: &[Symbol], side: usize) -> bool {
    let mut expected = 0;
    for symbol in symbols {
        match symbol.class() {
            Class::Blank | Class::Bar | Class::Wrap | Class::Comma => {}
            _ if counts(symbol.character, expected) => expected += 1,
            _ => return false,
        }
    }
    expected == side
}

/// Where the cells of row `n` begin, when it starts with its label and has the right number of cells behind.
fn label_end(symbols: &[Symbol], n: usize, side: usize) -> Option<usize> {
    let start = symbols
        .iter()
        .position(|s| !matches!(s.class(), Class::Blank | Class::Bar))?;
    let mut at = start;
    if matches!(symbols[at].character, 'R' | 'r') {
        at += 1;
    }
    let label = symbols.get(at).filter(|label| counts(label.character, n))?;
    let mut end = at + 1;
    let next = symbols.get(end)?;
    let set_off =
        matches!(next.character, ':' | ')' | '.' | '|') || matches!(next.class(), Class::Bar);
    let blank_then_bar = symbols[end..]
        .iter()
        .find(|s| !s.is_blank())
        .is_some_and(|s| matches!(s.class(), Class::Bar));
    let letter = label.character.is_ascii_alphabetic();
    if !(set_off || blank_then_bar || letter && next.is_blank()) {
        return None;
    }
    if matches!(next.character, ':' | ')') || next.character == '.' && !letter {
        end += 1;
    }
    (symbols[end..].iter().filter(|s| s.is_cell()).count() == side).then_some(end)
}

/// Whether the character is the label of number `n`: a digit from 1, or a letter from A.
fn counts(character: char, n: usize) -> bool {
    let letter = character.to_ascii_uppercase();
    character.to_digit(10) == Some(n as u32 + 1) || u32::from(letter) == u32::from('A') + n as u32
}
