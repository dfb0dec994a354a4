//! What stands around a board: links, comments, headers, the code of a literal.

use super::glyph::{Glyph, Line, Role};

/// The value of a link's `s`, `bd` or `p`, when the text is one link: as a line of its own.
///
/// Digits and dots written as percent escapes are read as such, at the place of the `%`.
pub(super) fn link_value(text: &str) -> Option<Line> {
    let trimmed = text.trim();
    if trimmed.contains(char::is_whitespace) {
        return None;
    }
    let before = text.chars().take_while(|c| c.is_whitespace()).count();
    let characters: Vec<char> = trimmed.chars().collect();
    let is_link = trimmed.contains("://") || matches!(characters.first(), Some('#' | '?'));
    let start = (0..characters.len()).find_map(|at| {
        let opens = matches!(characters[at], '?' | '&' | '#');
        let rest = &characters[at + 1..];
        let name: String = rest
            .iter()
            .take_while(|c| c.is_ascii_alphanumeric())
            .collect();
        let named = matches!(
            name.as_str(),
            "s" | "bd" | "p" | "puzzle" | "sudoku" | "board"
        );
        (opens && named && rest.get(name.len()) == Some(&'=')).then_some(at + name.len() + 2)
    })?;
    if !is_link {
        return None;
    }
    let mut line = Line::new();
    let mut at = start;
    while at < characters.len() && !matches!(characters[at], '&' | '#') {
        let escape = characters
            .get(at + 1..at + 3)
            .filter(|_| characters[at] == '%');
        let code: Option<String> = escape.map(|digits| digits.iter().collect());
        match code.and_then(|code| u8::from_str_radix(&code, 16).ok()) {
            Some(byte) => {
                line.push(Glyph::new(char::from(byte), before + at));
                at += 3;
            }
            None => {
                line.push(Glyph::new(characters[at], before + at));
                at += 1;
            }
        }
    }
    Some(line)
}

/// The lines without comments, without what precedes a literal, and from a file with `[Puzzle]` only that section.
pub(super) fn essential(lines: Vec<Line>) -> Vec<Line> {
    let puzzle_at = lines
        .iter()
        .position(|line| header(line).is_some_and(|word| word.eq_ignore_ascii_case("puzzle")));
    let section = match puzzle_at {
        Some(at) => {
            let end = lines[at + 1..]
                .iter()
                .position(|line| header(line).is_some());
            let end = end.map_or(lines.len(), |length| at + 1 + length);
            lines[at + 1..end].to_vec()
        }
        None => lines,
    };
    section
        .into_iter()
        .map(|line| without_prefix(without_comment(line)))
        .collect()
}

/// The word of a `[Header]` line.
fn header(line: &[Glyph]) -> Option<String> {
    let text: String = line.iter().map(|glyph| glyph.character).collect();
    let word = text.trim().strip_prefix('[')?.strip_suffix(']')?;
    let is_word = word.len() > 1 && word.bytes().all(|byte| byte.is_ascii_alphabetic());
    is_word.then(|| word.to_owned())
}

/// Cuts the line where a comment begins: at `#`, `//` or `/*`.
fn without_comment(mut line: Line) -> Line {
    let begins = |pair: &[Glyph]| {
        let next = pair.get(1).map(|glyph| glyph.character);
        match pair[0].character {
            '#' => true,
            '/' => matches!(next, Some('/' | '*')),
            _ => false,
        }
    };
    let at = (0..line.len()).find(|&at| begins(&line[at..line.len().min(at + 2)]));
    line.truncate(at.unwrap_or(line.len()));
    line
}

/// Cuts off `int g[9][9] =` or `board = ` before a literal, and `solve(` before its argument.
fn without_prefix(line: Line) -> Line {
    let first = line.iter().find(|glyph| glyph.role != Role::Blank);
    if !first.is_some_and(|glyph| glyph.is_letter() || glyph.character == '_') {
        return line;
    }
    let word_end = line.iter().position(|glyph| glyph.role == Role::Wrapper);
    let cut = match line.iter().position(|glyph| glyph.character == '=') {
        Some(equals) => equals + 1,
        // A word right before its bracket is a call.
        None => match word_end {
            Some(bracket) if bracket > 0 && is_name(&line[..bracket]) => bracket,
            _ => return line,
        },
    };
    line[cut..].to_vec()
}

fn is_name(glyphs: &[Glyph]) -> bool {
    let mut rest = glyphs.iter().skip_while(|glyph| glyph.role == Role::Blank);
    let part = |glyph: &Glyph| {
        glyph.is_letter() || glyph.is_digit() || matches!(glyph.character, '_' | '.' | ':')
    };
    rest.clone().any(Glyph::is_letter) && rest.all(part)
}
