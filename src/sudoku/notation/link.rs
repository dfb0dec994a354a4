//! Boards carried by a link.

use super::symbol::Symbol;

/// The names under which links carry a board. Our own are `#p=…`, in which `s` is a step: so the first value
/// that is long enough to be a board is taken.
const NAMES: [&str; 3] = ["s", "bd", "p"];

/// A board has no fewer characters.
const SHORTEST: usize = 16;

/// When the whole paste is one link with such a value: that value, percent-decoded.
pub(super) fn board_in_link(symbols: &[Symbol]) -> Option<Vec<Symbol>> {
    let link = trimmed(symbols);
    if link.iter().any(|symbol| symbol.character.is_whitespace()) {
        return None;
    }
    let mut first = None;
    for (start, symbol) in link.iter().enumerate() {
        if !matches!(symbol.character, '?' | '&' | '#') {
            continue;
        }
        let Some(value) = value_named(&link[start + 1..]) else {
            continue;
        };
        if value.len() >= SHORTEST {
            return Some(decode(value));
        }
        first = first.or(Some(value));
    }
    first.map(decode)
}

/// Without blanks and the brackets or quotes that mail programs put around a link.
fn trimmed(symbols: &[Symbol]) -> &[Symbol] {
    let around = |symbol: &Symbol| {
        symbol.is_blank()
            || matches!(
                symbol.character,
                '\n' | '\r' | '<' | '>' | '"' | '\'' | '(' | ')' | '`'
            )
    };
    let start = symbols
        .iter()
        .position(|symbol| !around(symbol))
        .unwrap_or(symbols.len());
    let end = symbols
        .iter()
        .rposition(|symbol| !around(symbol))
        .map_or(start, |last| last + 1);
    &symbols[start..end]
}

/// `name=value`: the value, up to the next parameter, when the name is one of ours.
fn value_named(rest: &[Symbol]) -> Option<&[Symbol]> {
    let starts = |name: &str| {
        let mut wanted = name.chars().chain(['=']);
        let mut have = rest.iter().map(|symbol| symbol.character);
        wanted.all(|character| have.next() == Some(character))
    };
    let name = NAMES.into_iter().find(|name| starts(name))?;
    let value = &rest[name.len() + 1..];
    let end = value
        .iter()
        .position(|symbol| matches!(symbol.character, '&' | '#'))
        .unwrap_or(value.len());
    Some(&value[..end])
}

/// Percent-decoding; `+` is a blank. What is no valid escape stays as it is, to be refused at its place.
fn decode(value: &[Symbol]) -> Vec<Symbol> {
    let mut decoded = Vec::with_capacity(value.len());
    let mut rest = value;
    while let Some((&symbol, tail)) = rest.split_first() {
        let (bytes, length) = escaped_bytes(rest);
        match std::str::from_utf8(&bytes) {
            Ok(text) if length > 0 => {
                decoded.extend(text.chars().map(|character| Symbol {
                    character,
                    at: symbol.at,
                }));
                rest = &rest[length..];
            }
            _ => {
                let character = if symbol.character == '+' {
                    ' '
                } else {
                    symbol.character
                };
                decoded.push(Symbol {
                    character,
                    at: symbol.at,
                });
                rest = tail;
            }
        }
    }
    decoded
}

/// The bytes of one escaped character (`%E2%94%82` is `│`) and how many symbols they take.
fn escaped_bytes(symbols: &[Symbol]) -> (Vec<u8>, usize) {
    let byte = |index: usize| -> Option<u8> {
        let [percent, high, low] = symbols.get(index * 3..index * 3 + 3)? else {
            return None;
        };
        let hex = |symbol: &Symbol| symbol.character.to_digit(16);
        (percent.character == '%').then_some(())?;
        u8::try_from(hex(high)? * 16 + hex(low)?).ok()
    };
    let Some(first) = byte(0) else {
        return (Vec::new(), 0);
    };
    let wanted = match first {
        0xC0..=0xDF => 2,
        0xE0..=0xEF => 3,
        0xF0..=0xF7 => 4,
        _ => 1,
    };
    let bytes: Vec<u8> = (0..wanted).map_while(byte).collect();
    let length = bytes.len() * 3;
    (bytes, length)
}
