//! Program literals and data files: empty values, and a line for each row and each name.

use super::symbol::{Class, Symbol};
use super::words;

/// Values that programs write for nothing.
const NOTHING: [&str; 8] = [
    "null",
    "None",
    "nil",
    "NULL",
    "undefined",
    "NaN",
    "nan",
    "NA",
];

/// Writes nothing-values and empty strings as `0`, begins a line for each list in a list, and for each name
/// behind a closed bracket or a semicolon.
pub(super) fn lay_out(symbols: &[Symbol]) -> Vec<Symbol> {
    let mut laid: Vec<Symbol> = Vec::with_capacity(symbols.len());
    let mut depth = 0_usize;
    let mut i = 0;
    while let Some(&symbol) = symbols.get(i) {
        let with = |character: char| Symbol {
            character,
            at: symbol.at,
        };
        if begins_name(symbols, i) && must_break(&laid, symbols, i) {
            laid.push(with('\n'));
        }
        if let Some(end) = nothing_end(symbols, i, depth > 0) {
            laid.push(with('0'));
            i = end;
            continue;
        }
        match symbol.character {
            '[' | '{' | '(' => depth += 1,
            ']' | '}' | ')' => depth = depth.saturating_sub(1),
            _ => {}
        }
        let between_lists = symbol.character == ','
            && laid.iter().rfind(|s| !is_gap(s)).is_some_and(closes)
            && symbols[i + 1..]
                .iter()
                .find(|s| !is_gap(s))
                .is_some_and(opens);
        laid.push(if between_lists { with('\n') } else { symbol });
        i += 1;
    }
    laid
}

fn is_gap(symbol: &Symbol) -> bool {
    matches!(symbol.class(), Class::Blank | Class::Newline)
}

fn is_quote(symbol: &Symbol) -> bool {
    matches!(symbol.character, '"' | '\'')
}

fn opens(symbol: &Symbol) -> bool {
    matches!(symbol.character, '[' | '{' | '(')
}

fn closes(symbol: &Symbol) -> bool {
    matches!(symbol.character, ']' | '}' | ')')
}

/// Whether a name begins at `i`, or the quote before one.
fn begins_name(symbols: &[Symbol], i: usize) -> bool {
    let letter = |i: usize| symbols.get(i).is_some_and(words::is_letter);
    let before = i.checked_sub(1).map(|i| &symbols[i]);
    if is_quote(&symbols[i]) {
        letter(i + 1)
    } else {
        letter(i) && !before.is_some_and(|s| is_quote(s) || words::is_letter(s))
    }
}

/// Whether the name at `i` must begin a line: it is a word behind `]`, `}`, `{` or `;`, or a key behind a comma.
fn must_break(laid: &[Symbol], symbols: &[Symbol], i: usize) -> bool {
    let start = i + usize::from(is_quote(&symbols[i]));
    let end = words::letters_end(symbols, start);
    let before = || laid.iter().rev().skip_while(|s| s.is_blank());
    let behind = before().find(|s| !s.is_blank() && s.character != ',');
    let behind_bracket = behind.is_some_and(|s| matches!(s.character, ']' | '}' | '{' | ';'));
    let is_word = words::is_word(symbols, start, end);
    let in_key = |s: &&Symbol| s.character.is_ascii_alphanumeric() || s.character == '_';
    let key_end = end + symbols[end..].iter().take_while(in_key).count();
    let colon = symbols[key_end..]
        .iter()
        .find(|s| !s.is_blank() && !is_quote(s));
    let is_key = colon.is_some_and(|s| s.character == ':');
    let behind_comma = before().next().is_some_and(|s| s.character == ',');
    is_word && behind_bracket || is_key && behind_comma
}

/// Where a value for nothing ends that begins at `i` and fills a place in a list.
fn nothing_end(symbols: &[Symbol], i: usize, in_brackets: bool) -> Option<usize> {
    let end = if is_quote(&symbols[i]) && in_brackets {
        let blanks = symbols[i + 1..].iter().take_while(|s| s.is_blank()).count();
        let close = symbols.get(i + 1 + blanks)?;
        (close.character == symbols[i].character).then_some(i + 2 + blanks)?
    } else if words::is_letter(&symbols[i]) && (i == 0 || !words::is_letter(&symbols[i - 1])) {
        let end = words::letters_end(symbols, i);
        let name: String = symbols[i..end.min(i + 10)]
            .iter()
            .map(|s| s.character)
            .collect();
        NOTHING.contains(&name.as_str()).then_some(end)?
    } else {
        return None;
    };
    let edge = |s: Option<&Symbol>| {
        s.is_none_or(|s| matches!(s.class(), Class::Comma | Class::Newline) || s.character == '\t')
    };
    let ink = |s: &&Symbol| !s.is_blank() || s.character == '\t';
    let before = symbols[..i].iter().rfind(ink);
    let after = symbols[end..].iter().find(ink);
    let filled =
        (edge(before) || before.is_some_and(opens)) && (edge(after) || after.is_some_and(closes));
    // Alone on its line it may be an answer ("None").
    let alone = [before, after]
        .iter()
        .all(|s| s.is_none_or(|s| s.class() == Class::Newline));
    (filled && (in_brackets || !alone)).then_some(end)
}
