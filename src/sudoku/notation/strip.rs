//! Taking off what stands around a board: comments, escapes, sections, declarations.

use super::error::{ErrorKind, Refusal};
use super::symbol::{Class, Symbol};
use super::{code, html, latex, words};

/// The paste without all that, as it would be shown or run; every newline that ends a line stays.
pub(super) fn normalise(symbols: Vec<Symbol>) -> Result<Vec<Symbol>, Refusal> {
    let first = symbols.iter().position(|s| s.character == '<');
    let shown = html::flatten(symbols).ok_or(Refusal {
        kind: ErrorKind::UnknownCharacter,
        at: first.unwrap_or(0),
        found: 0,
    })?;
    let bare = without_comments(&without_quoting(&latex::flatten(shown)));
    Ok(puzzle_section(code::lay_out(&bare)))
}

/// Takes off the `>` with which mails quote a line.
fn without_quoting(symbols: &[Symbol]) -> Vec<Symbol> {
    let mut bare = Vec::with_capacity(symbols.len());
    for line in symbols.split_inclusive(|&s| is_newline(s)) {
        let is_mark = |s: &&Symbol| s.character == '>' || s.is_blank();
        let marks = line.iter().take_while(is_mark);
        let quoted = marks.collect::<Vec<_>>();
        let depth = quoted.iter().rposition(|s| s.character == '>');
        let mut start = depth.map_or(0, |last| last + 1);
        if start > 0 && line.get(start).is_some_and(|s| s.character == ' ') {
            start += 1;
        }
        bare.extend_from_slice(&line[start..]);
    }
    bare
}

fn is_newline(symbol: Symbol) -> bool {
    symbol.class() == Class::Newline
}

/// Takes off `#…` and `//…` to the end of the line, `/*…*/`, code fences, and turns `\n` and `\t` spelled out
/// into what they mean.
fn without_comments(symbols: &[Symbol]) -> Vec<Symbol> {
    let mut bare: Vec<Symbol> = Vec::with_capacity(symbols.len());
    let mut i = 0;
    let closes = |pair: &[Symbol]| pair[0].character == '*' && pair[1].character == '/';
    // Known beforehand, so that openings nobody closes are not searched for again and again.
    let last_close = symbols.windows(2).rposition(closes);
    let to_line_end = |from: usize| {
        symbols[from..]
            .iter()
            .position(|&s| is_newline(s))
            .map_or(symbols.len(), |n| from + n)
    };
    while let Some(&symbol) = symbols.get(i) {
        let follows = |text: &str| {
            let mut have = symbols[i..].iter().map(|s| s.character);
            text.chars().all(|character| have.next() == Some(character))
        };
        let at_line_start = bare.last().is_none_or(|&last| is_newline(last));
        // `53/19` has rows between slashes; a comment stands off from what is before it; `https://` is none.
        let stands_off = bare
            .last()
            .is_none_or(|last| !last.is_cell() && last.character != ':');
        // `C#`, `…/en/#p=…`
        let in_address = bare
            .last()
            .is_some_and(|last| last.character == '/' || words::is_letter(last) && !last.is_cell());
        let mut replace = |character: char, length: usize| {
            bare.push(Symbol {
                character,
                at: symbol.at,
            });
            i + length
        };
        i = match symbol.character {
            '#' if !in_address => to_line_end(i),
            '/' if follows("//") && stands_off => to_line_end(i),
            '`' if follows("```") && at_line_start => to_line_end(i),
            '/' if follows("/*") && last_close.is_some_and(|close| close > i + 1) => {
                let inside = symbols[i + 2..].windows(2).position(closes);
                inside.map_or(symbols.len(), |length| i + 2 + length + 2)
            }
            '\\' if follows("\\hline") => replace('\n', 6),
            '\\' if follows("\\n") => replace('\n', 2),
            '\\' if follows("\\r") => replace(' ', 2),
            '\\' if follows("\\t") => replace('\t', 2),
            character => replace(character, 1),
        };
    }
    bare
}

/// The part under `[Puzzle]` up to the next section, when there is such a section and
/// before it only what is said about the board, or other sections.
fn puzzle_section(symbols: Vec<Symbol>) -> Vec<Symbol> {
    let mut inside: Option<Vec<Symbol>> = None;
    let mut in_other = false;
    for line in symbols.split_inclusive(|&s| is_newline(s)) {
        let text: String = line.iter().map(|s| s.character).collect();
        let name = text
            .trim()
            .strip_prefix('[')
            .and_then(|rest| rest.strip_suffix(']'));
        let name = name
            .filter(|name| !name.is_empty() && name.bytes().all(|byte| byte.is_ascii_alphabetic()));
        let is_section = name.is_some_and(|name| name.chars().any(|c| !matches!(c, 'x' | 'X')));
        match (&mut inside, name) {
            (None, Some(name)) if name.eq_ignore_ascii_case("puzzle") => inside = Some(Vec::new()),
            (None, Some(_)) if is_section => in_other = true,
            (None, _) if in_other || words::is_remark(line) => {}
            (None, _) if line.iter().all(|&s| s.is_blank() || is_newline(s)) => {}
            (None, _) => return symbols,
            (Some(_), _) if is_section => break,
            (Some(section), _) => section.extend_from_slice(line),
        }
    }
    inside.unwrap_or(symbols)
}

/// Where the value of a declaration begins: behind `int g[9][9] =`, `board = np.array(`, `{"board":`, `vec!`.
pub(super) fn declaration_end(symbols: &[Symbol]) -> Option<usize> {
    let skip = |from: usize, ok: fn(char) -> bool| {
        symbols[from..]
            .iter()
            .position(|s| !ok(s.character))
            .map_or(symbols.len(), |n| from + n)
    };
    let character = |i: usize| symbols.get(i).map(|s| s.character);
    let blank_or_open =
        |c: char| c.is_whitespace() || matches!(c, '{' | '"' | '\'' | '(' | '\u{FEFF}');
    let in_path = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '.' | '!' | '<' | '>');

    let start = skip(0, blank_or_open);
    let name_end = skip(start, in_path);
    let name: String = symbols[start..name_end]
        .iter()
        .map(|s| s.character)
        .collect();
    let is_name = name.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_')
        && name
            .chars()
            .any(|c| c.is_ascii_alphabetic() && !matches!(c, 'x' | 'X'));
    let has_sign = |i: usize| character(i) == Some('=') && character(i + 1) != Some('=');

    // A type, a name and its dimensions, then the sign.
    let in_declaration = |c: char| {
        c.is_ascii_alphanumeric() || c.is_whitespace() || "_<>[](){}:;,*&.'\"".contains(c)
    };
    let sign = skip(start, in_declaration);
    if (is_name || name.len() == 1 && start == skip(0, char::is_whitespace)) && has_sign(sign) {
        let starts_as_name = name.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_');
        return starts_as_name.then(|| value_start(symbols, sign + 1));
    }
    if !is_name || name.len() < 2 {
        return None;
    }
    // `"board": …`, or `grid(…`
    let key_end = skip(name_end, |c| c.is_whitespace() || matches!(c, '"' | '\''));
    match character(key_end) {
        Some(':') => Some(value_start(symbols, key_end + 1)),
        Some('(' | '[' | '{') if key_end == name_end => Some(name_end),
        _ => None,
    }
}

/// Skips a constructor's name before its brackets: `new int[9,9] {`, `np.array(`, `vec![`.
fn value_start(symbols: &[Symbol], from: usize) -> usize {
    let rest = &symbols[from..];
    let text: String = rest.iter().take(80).map(|s| s.character).collect();
    let value = text.trim_start();
    let blanks = text.chars().count() - value.chars().count();
    if value.starts_with("new ") {
        return rest
            .iter()
            .position(|s| s.character == '{')
            .map_or(from, |n| from + n);
    }
    let in_path =
        |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '.' | '!' | ':' | '<' | '>');
    let name: String = value.chars().take_while(|&c| in_path(c)).collect();
    let opens = value[name.len()..].starts_with(['(', '[', '{']);
    if opens
        && name
            .chars()
            .any(|c| c.is_ascii_alphabetic() && !matches!(c, 'x' | 'X'))
    {
        from + blanks + name.len()
    } else {
        from
    }
}
