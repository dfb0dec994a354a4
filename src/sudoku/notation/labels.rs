//! Row and column labels around a board, and the marks of lists: `A | 5 3 . |` under `1 2 3 …`, `R1: 53.…`,
//! `- 53.…`.

use super::lines::{Line, LineKind};
use super::symbol::{Class, Symbol};
use super::words;

const SIDES: [usize; 2] = [4, 9];

/// The lines without a first one that names the columns (A B C…, c1 c2 c3…): letters can be nothing else.
pub(super) fn without_names<'a>(lines: &[Line<'a>]) -> Vec<Line<'a>> {
    let first = lines.iter().position(|line| line.kind == LineKind::Cells);
    let names = |line: &Line<'_>| {
        SIDES
            .iter()
            .any(|&side| heading(line.symbols, side) == Some(Heading::Letters))
    };
    match first.filter(|&first| names(&lines[first])) {
        Some(first) => [&lines[..first], &lines[first + 1..]].concat(),
        None => lines.to_vec(),
    }
}

/// The lines without their labels, when the first cells of the rows are A, B, C… or 1, 2, 3… set off from the
/// rest, or every row has the same list mark; a heading line goes with them. Anything less regular stays, and
/// is judged as it stands.
pub(super) fn without_labels(lines: Vec<Line<'_>>) -> Vec<Line<'_>> {
    for strokes_are_rows in [true, false] {
        let is_row = |line: &&Line<'_>| {
            line.kind == LineKind::Cells || strokes_are_rows && line.kind == LineKind::Strokes
        };
        let rows: Vec<&Line<'_>> = lines.iter().filter(is_row).collect();
        for side in SIDES {
            let headed = rows.len() == side + 1 && heading(rows[0].symbols, side).is_some();
            if rows.len() != side + usize::from(headed) {
                continue;
            }
            let labelled = &rows[usize::from(headed)..];
            let ends: Option<Vec<usize>> = labelled
                .iter()
                .enumerate()
                .map(|(n, row)| label_end(row.symbols, n, side, headed))
                .collect();
            if let Some(ends) = ends {
                return cut(labelled, ends);
            }
            if headed && is_set_off(&lines, side) {
                return labelled.iter().map(|&row| row.clone()).collect();
            }
        }
        let per_row = |side: &usize| rows.len() == *side || rows.len() == side * side;
        if SIDES.iter().any(per_row) {
            if let Some(ends) = marks(&rows) {
                return cut(&rows, ends);
            }
        }
    }
    lines
}

fn cut<'a>(rows: &[&Line<'a>], ends: Vec<usize>) -> Vec<Line<'a>> {
    rows.iter()
        .zip(ends)
        .map(|(row, end)| Line {
            kind: LineKind::Cells,
            symbols: &row.symbols[end..],
        })
        .collect()
}

/// How a line counts the columns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Heading {
    /// 1 2 3…
    Numbers,
    /// A B C…, or c1 c2 c3…
    Letters,
}

/// Whether the line counts this many columns, and nothing else.
fn heading(line: &[Symbol], side: usize) -> Option<Heading> {
    let (mut expected, mut letters, mut i) = (0, false, 0);
    while let Some(symbol) = line.get(i) {
        if matches!(
            symbol.class(),
            Class::Blank | Class::Bar | Class::Wrap | Class::Comma
        ) {
            i += 1;
            continue;
        }
        let end = words::letters_end(line, i);
        // `c1`, `Col 1`: the same in every column, so the number alone is looked at.
        let number = line[end..].iter().position(|s| s.character != ' ');
        let number = number.map_or(end, |blanks| end + blanks);
        let named = end > i && counts(line.get(number), expected, char::is_ascii_digit);
        i = if named && !symbol.is_cell() {
            number + 1
        } else if counts(Some(symbol), expected, char::is_ascii_alphanumeric) {
            i + 1
        } else {
            return None;
        };
        letters |= words::is_letter(symbol);
        expected += 1;
    }
    let kind = if letters {
        Heading::Letters
    } else {
        Heading::Numbers
    };
    (expected == side).then_some(kind)
}

/// Whether a first row that counts the columns is set off from those below: by a rule or the only blank line,
/// or by blanks between the numbers of a large board, no row of which is given whole in that order.
fn is_set_off(lines: &[Line<'_>], side: usize) -> bool {
    let Some(first) = lines.iter().position(|line| line.kind == LineKind::Cells) else {
        return false;
    };
    let blank = |line: &&Line<'_>| line.kind == LineKind::Blank;
    let below = lines.get(first + 1).map(|line| line.kind);
    let last = lines
        .iter()
        .rposition(|line| line.kind == LineKind::Cells)
        .unwrap_or(first);
    match below {
        Some(LineKind::Rule | LineKind::Strokes) => true,
        Some(LineKind::Blank) => lines[first..last].iter().filter(blank).count() == 1,
        _ => {
            side == 9 && {
                let inked = |pair: &[Symbol]| pair.iter().all(Symbol::is_cell);
                !lines[first].symbols.windows(2).any(inked)
            }
        }
    }
}

/// Whether a line is a row of a board behind a label with a word in it: `Row 1: 5 3 . …`.
pub(super) fn is_labelled_row(line: &[Symbol]) -> bool {
    let plain = |end: usize| words::first_word(&line[end..]).is_none();
    SIDES
        .iter()
        .any(|&side| (0..side).any(|n| label_end(line, n, side, false).is_some_and(plain)))
}

/// Where the cells of row `n` begin, when it starts with its label and has the right number of cells behind.
/// Under a heading, blanks are enough to set a number off.
fn label_end(line: &[Symbol], n: usize, side: usize, headed: bool) -> Option<usize> {
    let start = line
        .iter()
        .position(|s| !matches!(s.class(), Class::Blank | Class::Bar | Class::Wrap))?;
    let letters = words::letters_end(line, start);
    let is_digit = |i: usize| line.get(i).is_some_and(|s| s.character.is_ascii_digit());
    let blanks = |from: usize| line[from..].iter().take_while(|s| s.is_blank()).count();
    let at = match letters - start {
        1 if "RrLlHhDdZz".contains(line[start].character) && is_digit(letters) => letters,
        0 | 1 => start,
        _ => letters + blanks(letters),
    };
    let named = at > start || letters > start;
    let wanted: fn(&char) -> bool = if at > start {
        char::is_ascii_digit
    } else {
        char::is_ascii_alphanumeric
    };
    if !counts(line.get(at), n, wanted) {
        return None;
    }
    let mut end = at + 1;
    while line
        .get(end)
        .is_some_and(|s| matches!(s.character, '"' | '\''))
    {
        end += 1;
    }
    let opened = start > 0 && line[start - 1].character == '[';
    let next = line.get(end)?;
    let mark = matches!(next.character, ':' | ')' | '.' | '=') || opened && next.character == ']';
    let bar = line
        .get(end + blanks(end))
        .is_some_and(|s| s.class() == Class::Bar);
    let cells_behind = |end: usize| line[end..].iter().filter(|s| s.is_cell()).count() == side;
    let apart = bar || next.is_blank() && (named || headed) || next.character == '.' && named;
    if mark && cells_behind(end + 1) {
        Some(end + 1)
    } else {
        (apart && cells_behind(end)).then_some(end)
    }
}

/// Where the cells begin behind the marks of a list (`- 5 3 …`, `* 53…`, `- - 5`), when every row has the same
/// one and no cell looks like it. Lists in lists must begin as often as a board has rows.
fn marks(rows: &[&Line<'_>]) -> Option<Vec<usize>> {
    let mut sign = None;
    let mut ends = Vec::with_capacity(rows.len());
    let mut doubled = Vec::new();
    for (n, row) in rows.iter().enumerate() {
        let mut end = 0;
        let mut count = 0;
        loop {
            end += row.symbols[end..]
                .iter()
                .take_while(|s| s.is_blank())
                .count();
            let mark = row.symbols.get(end)?.character;
            let stands_off = row
                .symbols
                .get(end + 1)
                .is_some_and(super::symbol::Symbol::is_blank);
            if !stands_off || !matches!(mark, '-' | '*' | '•' | '–') {
                break;
            }
            if *sign.get_or_insert(mark) != mark {
                return None;
            }
            end += 2;
            count += 1;
        }
        let rest = &row.symbols[end..];
        if count == 0 || count > 2 || rest.iter().any(|s| Some(s.character) == sign) {
            return None;
        }
        if count == 2 {
            doubled.push(n);
        }
        ends.push(end);
    }
    let side = SIDES.into_iter().find(|side| side * side == rows.len());
    let regular = match side {
        Some(side) if !doubled.is_empty() => {
            doubled.iter().copied().eq((0..rows.len()).step_by(side))
        }
        _ => doubled.is_empty(),
    };
    regular.then_some(ends)
}

/// Whether the symbol is the label of number `n`: a digit from 1, or a letter from A, of the wanted sort.
fn counts(symbol: Option<&Symbol>, n: usize, wanted: fn(&char) -> bool) -> bool {
    symbol.is_some_and(|symbol| {
        let letter = symbol.character.to_ascii_uppercase();
        let is_number = symbol.character.to_digit(10) == Some(n as u32 + 1);
        wanted(&symbol.character) && (is_number || u32::from(letter) == u32::from('A') + n as u32)
    })
}
