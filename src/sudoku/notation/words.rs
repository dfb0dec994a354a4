//! Words: what is said about a board, told from damaged rows of one.

use super::symbol::{Class, Symbol};

/// Whether the character can be part of a word. `x` can, though it may be an empty cell as well.
pub(super) fn is_letter(symbol: &Symbol) -> bool {
    let character = symbol.character;
    character.is_ascii_alphabetic() || !character.is_ascii() && symbol.class() == Class::Other
}

/// Where the run of letters that begins at `start` ends.
pub(super) fn letters_end(line: &[Symbol], start: usize) -> usize {
    line[start..]
        .iter()
        .position(|symbol| !is_letter(symbol))
        .map_or(line.len(), |length| start + length)
}

/// Where the first word of a line begins.
pub(super) fn first_word(line: &[Symbol]) -> Option<usize> {
    let mut start = 0;
    while start < line.len() {
        if !is_letter(&line[start]) {
            start += 1;
            continue;
        }
        let end = letters_end(line, start);
        if is_word(line, start, end) {
            return Some(start);
        }
        start = end;
    }
    None
}

/// Whether a run of letters is a word: two letters that differ, neither an `x`, and no cell before. Whoever
/// slips while typing a row leaves a letter among cells; a word stands apart from them.
pub(super) fn is_word(line: &[Symbol], start: usize, end: usize) -> bool {
    let run = &line[start..end];
    // A syllable or word of its own each.
    if run
        .iter()
        .any(|s| matches!(s.character, '\u{3040}'..='\u{9FFF}' | '\u{AC00}'..='\u{D7A3}'))
    {
        return true;
    }
    let mut letters = run
        .iter()
        .map(|s| s.character.to_ascii_lowercase())
        .filter(|&c| c != 'x');
    let differ = letters
        .next()
        .is_some_and(|first| letters.any(|letter| letter != first));
    let digit_behind = line
        .get(end)
        .is_some_and(|s| matches!(s.class(), Class::Digit(_)));
    differ && (run.len() > 2 || !digit_behind) && stands_apart(line, start)
}

/// Whether no cell stands right before `at`. Strokes before a word may be emphasis (`**Easy**`, `_Easy_`).
fn stands_apart(line: &[Symbol], at: usize) -> bool {
    let strokes = line[..at]
        .iter()
        .rev()
        .take_while(|s| s.class() == Class::Stroke)
        .count();
    let before = at.checked_sub(strokes + 1).map(|i| &line[i]);
    strokes <= 3 && before.is_none_or(|s| !s.is_cell())
}

/// Whether a whole line is about a board: it has a word, and either begins with it or has at least as many
/// letters as digits. A line with signs but no possible cell is as harmless; a letter alone is a slip.
pub(super) fn is_remark(line: &[Symbol]) -> bool {
    let letters = line.iter().filter(|s| is_letter(s)).count();
    let digits = line
        .iter()
        .filter(|s| matches!(s.class(), Class::Digit(_)))
        .count();
    let Some(word) = first_word(line) else {
        if is_setting(line) {
            return true;
        }
        let sign = |s: &Symbol| s.class() == Class::Other && !s.character.is_ascii_alphabetic();
        return !line.iter().any(Symbol::is_cell) && line.iter().any(sign);
    };
    let begins = line[..word].iter().all(|s| {
        matches!(
            s.class(),
            Class::Blank | Class::Wrap | Class::Rule | Class::Stroke
        )
    });
    begins || letters >= digits
}

/// `N = 9`: a letter that is given a small number.
fn is_setting(line: &[Symbol]) -> bool {
    let inked: Vec<&Symbol> = line.iter().filter(|s| !s.is_blank()).collect();
    match inked[..] {
        [name, sign, digit, ref rest @ ..] => {
            name.character.is_ascii_alphabetic()
                && sign.character == '='
                && matches!(digit.class(), Class::Digit(_))
                && rest.iter().all(|s| s.character == ';')
        }
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::super::symbol::symbols;
    use super::*;

    #[test]
    fn remarks_are_told_from_damaged_rows() {
        for (text, remark) in [
            ("Grid 01", true),
            ("9x9 sudoku 2024", true),
            ("Rating: 7.2", true),
            ("ISBN 978-3-16-148410-0", true),
            ("**Puzzle 3** (hard)", true),
            ("Bài 3.", true),
            ("数独 1", true),
            ("第3題", true),
            ("★★★", true),
            ("53..ab7....", false),
            ("5 3 . q . 7 . . .", false),
            ("xxx5xX7xo", false),
            ("aaa5aa7aa", false),
            ("2024-11-30", false),
            ("0912 345 678", false),
            ("A B C D E F G H I", false),
            ("R1: 5 3 . . 7 . . . .", false),
            ("5 3 0 0 7 0 0 0 0 ab", false),
        ] {
            assert_eq!(is_remark(&symbols(text)), remark, "{text}");
        }
    }
}
