//! Lines that hold whole boards, closely packed, among names and numbers: `7,53…,5346…,easy`, `53…  Easy #1`.

use super::symbol::{Class, Symbol};
use super::{link, words};
use crate::sudoku::{Grid, Size};

/// The fewest givens of a small board among words: with fewer it may be a number.
const FEWEST_OF_16: usize = 4;

/// A board on the line, and the place of its first cell.
pub(super) type Found = (Grid, usize);

/// The boards of a line; none when what stands beside them may be cells too.
pub(super) fn boards(line: &[Symbol]) -> Vec<Found> {
    let runs = runs(line);
    let found: Vec<(Found, (usize, usize))> = runs
        .iter()
        .filter_map(|&(start, end)| Some((board(&line[start..end])?, (start, end))))
        .collect();
    let Some((_, span)) = found.first() else {
        return in_links(line);
    };
    let is_board = |run: &(usize, usize)| found.iter().any(|(_, span)| span == run);
    let count = span.1 - span.0;
    let others_short = runs
        .iter()
        .all(|run| is_board(run) || run.1 - run.0 <= count / 2);
    let clear = found
        .iter()
        .all(|(_, (start, end))| left_is_clear(line, *start) && right_is_clear(line, *end));
    if others_short && clear {
        found.into_iter().map(|(found, _)| found).collect()
    } else {
        Vec::new()
    }
}

/// The runs of cells with nothing between, as start and end; letters side by side are none, unless all are `x`.
fn runs(line: &[Symbol]) -> Vec<(usize, usize)> {
    let mut runs: Vec<(usize, usize)> = Vec::new();
    let mut i = 0;
    while i < line.len() {
        let letters = words::letters_end(line, i);
        let end = letters.max(i + 1);
        let cells = line[i..end].iter().all(Symbol::is_cell);
        match runs.last_mut() {
            Some(last) if cells && last.1 == i => last.1 = end,
            _ if cells => runs.push((i, end)),
            _ => {}
        }
        i = end;
    }
    let letter = |i: Option<usize>| i.and_then(|i| line.get(i)).is_some_and(words::is_letter);
    runs.retain(|&(start, end)| !letter(start.checked_sub(1)) && !letter(Some(end)));
    runs
}

/// The board that a run of cells is, by itself.
fn board(run: &[Symbol]) -> Option<Found> {
    let size = Size::from_cell_count(run.len())?;
    let mut empty = None;
    let mut values = Vec::with_capacity(run.len());
    for symbol in run {
        let value = match symbol.class() {
            Class::Digit(value) => value,
            // Cards and telephones have numbers with strokes; three dots in one are more than a cell.
            Class::Stroke if size == Size::Four => return None,
            _ if symbol.character == '…' => return None,
            _ => 0,
        };
        if value == 0 {
            let sign = symbol.empty_sign();
            if *empty.get_or_insert(sign) != sign {
                return None;
            }
        }
        values.push(value);
    }
    let givens = values.iter().filter(|&&value| value > 0).count();
    let fewest = if size == Size::Four { FEWEST_OF_16 } else { 1 };
    let grid = Grid::from_values(&values).filter(|_| givens >= fewest)?;
    Some((grid, run[0].at))
}

/// Whether nothing that may be a cell stands just before a board, with only blanks between. A list's mark or
/// number is none.
fn left_is_clear(line: &[Symbol], start: usize) -> bool {
    let before = &line[..start];
    let Some(last) = before.iter().rposition(|s| !is_gap(s)) else {
        return true;
    };
    if last + 1 < start && before[last + 1..].iter().any(|s| s.character == '\t') {
        return true;
    }
    if !before[last].is_cell() {
        return true;
    }
    let first = before[..=last]
        .iter()
        .rposition(|s| !s.is_cell())
        .map_or(0, |i| i + 1);
    let word = &before[first..=last];
    let letter_before = first > 0 && words::is_letter(&before[first - 1]);
    match word {
        _ if letter_before => true,
        [mark] => mark.class() == Class::Stroke,
        [number @ .., dot] => dot.character == '.' && are_digits(number) && number.len() < 5,
        [] => true,
    }
}

/// Whether nothing that may be a cell stands behind a board before the next word or separator, decimal numbers
/// (a rating) aside.
fn right_is_clear(line: &[Symbol], end: usize) -> bool {
    let mut rest = &line[end..];
    loop {
        let blanks = rest.iter().take_while(|s| is_gap(s)).count();
        if rest[..blanks].iter().any(|s| s.character == '\t') {
            return true;
        }
        rest = &rest[blanks..];
        let cells = rest
            .iter()
            .take_while(|s| s.is_cell() && !words::is_letter(s))
            .count();
        let word = &rest[..cells];
        if word.is_empty() || rest.get(cells).is_some_and(words::is_letter) {
            return true;
        }
        let is_dash = word.len() <= 3 && word.iter().all(|s| s.class() == Class::Stroke);
        if is_dash && words::first_word(&rest[cells..]).is_some() {
            rest = &rest[cells..];
            continue;
        }
        let decimal = word
            .iter()
            .position(|s| s.character == '.')
            .is_some_and(|dot| {
                let (whole, part) = (&word[..dot], &word[dot + 1..]);
                are_digits(whole) && are_digits(part) && whole.len() < 4 && part.len() < 4
            });
        if !decimal {
            return false;
        }
        rest = &rest[cells..];
    }
}

fn is_gap(symbol: &Symbol) -> bool {
    symbol.is_blank()
}

fn are_digits(word: &[Symbol]) -> bool {
    let digit = |s: &Symbol| matches!(s.class(), Class::Digit(_));
    !word.is_empty() && word.iter().all(digit)
}

/// The boards that links in the line carry.
fn in_links(line: &[Symbol]) -> Vec<Found> {
    let words = line.split(|s| s.character.is_whitespace());
    let is_link = |word: &&[Symbol]| {
        let slashes = |part: &[Symbol]| part.iter().map(|s| s.character).eq("://".chars());
        word.windows(3).any(slashes)
    };
    words
        .filter(is_link)
        .filter_map(|word| board(&link::board_in_link(word)?))
        .collect()
}
