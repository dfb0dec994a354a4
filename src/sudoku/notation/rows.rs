//! From lines to rows of cells.

use super::error::{Fault, ReadErrorKind};
use super::glyph::{Glyph, Line, Role};

/// A cell as it was written.
#[derive(Clone, Copy, Debug)]
pub(super) struct Found {
    /// Its digit, 0 for empty.
    pub value: u8,
    /// Its place in the text.
    pub at: usize,
    /// The character for empty; none for a digit, or where nothing stands between two delimiters.
    pub empty: Option<char>,
}

/// What one line holds.
#[derive(Clone, Debug)]
pub(super) enum Row {
    /// Cells; `groups` counts them between blanks, bars and delimiters.
    Cells {
        cells: Vec<Found>,
        groups: Vec<usize>,
    },
    /// Words: what stands before it and after it does not belong together.
    Words,
}

/// Reads every line; lines without cells and without words are left out. A character that means nothing is a fault,
/// with the number of cells found before it.
pub(super) fn rows(lines: &[Line]) -> Result<Vec<Row>, Fault> {
    let symbols = empty_symbols(lines);
    let mut rows = Vec::new();
    let mut found = 0;
    for line in lines {
        let row = if let Some(run) = run_among_words(line) {
            let groups = vec![run.len()];
            Row::Cells {
                cells: run.iter().map(found_at).collect(),
                groups,
            }
        } else if is_words(line) {
            Row::Words
        } else if is_rule(line, &symbols) {
            continue;
        } else {
            cells_of(line, found)?
        };
        match &row {
            Row::Cells { cells, .. } if cells.is_empty() => continue,
            Row::Cells { cells, .. } => found += cells.len(),
            Row::Words => {}
        }
        rows.push(row);
    }
    Ok(rows)
}

fn found_at(glyph: &Glyph) -> Found {
    match glyph.role {
        Role::Digit(value) if value > 0 => Found {
            value,
            at: glyph.at,
            empty: None,
        },
        _ => Found {
            value: 0,
            at: glyph.at,
            empty: Some(glyph.as_empty()),
        },
    }
}

fn is_cell(glyph: &Glyph) -> bool {
    glyph.is_digit() || glyph.is_known_empty()
}

/// The characters that stand for empty cells in lines with digits: they tell rows of empty cells from drawn lines.
fn empty_symbols(lines: &[Line]) -> Vec<char> {
    let with_digits = lines.iter().filter(|line| line.iter().any(Glyph::is_digit));
    let mut symbols = Vec::new();
    for glyph in with_digits.flatten().filter(|glyph| glyph.is_known_empty()) {
        if !symbols.contains(&glyph.as_empty()) {
            symbols.push(glyph.as_empty());
        }
    }
    symbols
}

/// Whether a line is drawn: part of a box, not a row of empty cells.
fn is_rule(line: &[Glyph], symbols: &[char]) -> bool {
    let ink = || {
        line.iter()
            .filter(|glyph| !matches!(glyph.role, Role::Blank | Role::Bar))
    };
    let Some(first) = ink().next() else {
        return false;
    };
    if !line.iter().all(Glyph::is_art) {
        return false;
    }
    let uniform = ink().all(|glyph| glyph.character == first.character);
    let row_of_empty = uniform
        && first.is_known_empty()
        && matches!(ink().count(), 4 | 9 | 16 | 81)
        && (symbols.is_empty() || symbols.contains(&first.character));
    !row_of_empty
}

/// Whether a line is prose, a title, a label: it begins with a word. Words for nothing (`None`) are cells.
fn is_words(line: &[Glyph]) -> bool {
    let mut ink = line.iter().skip_while(|glyph| glyph.is_spacing());
    let word: String = ink
        .by_ref()
        .take_while(|glyph| glyph.is_letter())
        .map(|glyph| glyph.character)
        .collect();
    word.chars().count() > 1 && !word.chars().all(|c| "xXoO".contains(c)) && !is_nothing(&word)
}

fn is_nothing(word: &str) -> bool {
    ["none", "null", "nil", "nan", "na"]
        .iter()
        .any(|nothing| word.eq_ignore_ascii_case(nothing))
}

/// Among words, a run of exactly 81 or 16 cells is a board with a name or a rating beside it.
fn run_among_words(line: &[Glyph]) -> Option<&[Glyph]> {
    if !line
        .iter()
        .any(|glyph| glyph.is_letter() && !glyph.is_known_empty())
    {
        return None;
    }
    let runs = line.split(|glyph| !is_cell(glyph));
    let mut boards = runs.filter(|run| matches!(run.len(), 81 | 16));
    let board = boards.next()?;
    (boards.next().is_none() && board.iter().any(Glyph::is_digit)).then_some(board)
}

fn cells_of(line: &[Glyph], before: usize) -> Result<Row, Fault> {
    if let Some(cells) = fields(line) {
        let groups = vec![1; cells.len()];
        return Ok(Row::Cells { cells, groups });
    }
    let (mut cells, mut groups, mut open) = (Vec::new(), Vec::new(), false);
    let mut at = 0;
    while at < line.len() {
        let glyph = &line[at];
        let word: String = line[at..]
            .iter()
            .take_while(|glyph| glyph.is_letter())
            .map(|glyph| glyph.character)
            .collect();
        let length = word.chars().count();
        if length > 1 && is_nothing(&word) {
            cells.push(Found {
                value: 0,
                at: glyph.at,
                empty: None,
            });
            groups.push(1);
            open = false;
            at += length;
            continue;
        }
        if is_cell(glyph) {
            cells.push(found_at(glyph));
            match groups.last_mut().filter(|_| open) {
                Some(last) => *last += 1,
                None => groups.push(1),
            }
            open = true;
        } else if glyph.is_spacing() || matches!(glyph.character, ':' | '!' | '+') {
            open = false;
        } else {
            let found = before + cells.len();
            return Err(Fault::new(
                ReadErrorKind::UnexpectedCharacter,
                glyph.at,
                found,
            ));
        }
        at += 1;
    }
    Ok(Row::Cells { cells, groups })
}

/// The cells of a table's line, where nothing between two delimiters is an empty cell. `None` when it is no such line.
fn fields(line: &[Glyph]) -> Option<Vec<Found>> {
    let has = |role| line.iter().any(|glyph| glyph.role == role);
    let separator = if has(Role::Delimiter) {
        Role::Delimiter
    } else {
        Role::Bar
    };
    let bare: Vec<&Glyph> = line
        .iter()
        .filter(|glyph| glyph.role == separator || !glyph.is_spacing())
        .collect();
    let mut parts: Vec<&[&Glyph]> = bare.split(|glyph| glyph.role == separator).collect();
    if parts.iter().any(|part| part.len() > 1) || parts.len() < 4 {
        return None;
    }
    let is_side = |count| matches!(count, 4 | 9);
    if separator == Role::Bar && parts.len() > 2 && !is_side(parts.len()) {
        parts = parts[1..parts.len() - 1].to_vec();
    } else if !is_side(parts.len()) && parts.last().is_some_and(|part| part.is_empty()) {
        parts.pop();
    }
    if !is_side(parts.len()) || parts.iter().all(|part| !part.is_empty()) {
        return None;
    }
    let separators = bare.iter().filter(|glyph| glyph.role == separator);
    let mut places = separators.map(|glyph| glyph.at);
    let mut cells = Vec::new();
    for part in parts {
        let place = places.next();
        cells.push(match part.first() {
            Some(glyph) if is_cell(glyph) => found_at(glyph),
            Some(_) => return None,
            None => Found {
                value: 0,
                at: place.unwrap_or(line.first()?.at),
                empty: None,
            },
        });
    }
    Some(cells)
}
