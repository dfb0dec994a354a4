//! Web pages: tables, the text of other elements, and characters written as entities.

use super::symbol::{Class, Symbol};

/// The text a browser would show: rows of tables as lines with tabs between their cells. `None` when that
/// would not say where cells belong: tables in tables, and blocks named after boxes.
pub(super) fn flatten(symbols: Vec<Symbol>) -> Option<Vec<Symbol>> {
    let tags = tags(&symbols);
    if tags.is_empty() {
        return Some(entities(&symbols));
    }
    let has_rows = tags.iter().any(|tag| tag.name == "tr");
    let mut shown = Vec::with_capacity(symbols.len());
    let (mut at, mut depth, mut in_row, mut hidden) = (0, 0_usize, false, None);
    for tag in &tags {
        let text = &symbols[at..tag.start];
        at = tag.end;
        if let Some(name) = &hidden {
            if !(tag.closes && tag.name == *name) {
                continue;
            }
            hidden = None;
            continue;
        }
        // Between the rows and cells of a table, line ends only lay out the source.
        shown.extend(text.iter().map(|&symbol| match symbol.class() {
            Class::Newline if has_rows && depth > 0 => blank(symbol),
            _ => symbol,
        }));
        let mut show = |character: char| {
            let at = symbols[tag.start].at;
            shown.push(Symbol { character, at });
        };
        match (tag.name.as_str(), tag.closes) {
            ("script" | "style" | "head" | "option", false) => hidden = Some(tag.name.clone()),
            ("table", false) if depth > 0 => return None,
            ("table", closes) => {
                depth = usize::from(!closes);
                show('\n');
            }
            ("tr", _) => {
                in_row = false;
                show('\n');
            }
            ("td" | "th", false) => {
                if in_row {
                    show('\t');
                }
                in_row = true;
            }
            ("input", _) => shown.extend(value(&symbols[tag.start..tag.end])),
            (
                "br" | "p" | "div" | "li" | "ul" | "ol" | "hr" | "pre" | "caption" | "h1" | "h2"
                | "h3" | "h4" | "section" | "tbody" | "thead",
                _,
            ) => {
                if !has_rows && speaks_of_boxes(&symbols[tag.start..tag.end]) {
                    return None;
                }
                if !in_row {
                    show('\n');
                }
            }
            _ => {}
        }
    }
    if hidden.is_none() {
        shown.extend_from_slice(&symbols[at..]);
    }
    let shown = entities(&shown);
    (has_rows || !is_in_pieces(&shown)).then_some(shown)
}

fn blank(symbol: Symbol) -> Symbol {
    Symbol {
        character: ' ',
        at: symbol.at,
    }
}

/// `<name …>` or `</name>`.
struct Tag {
    name: String,
    closes: bool,
    start: usize,
    end: usize,
}

fn tags(symbols: &[Symbol]) -> Vec<Tag> {
    let character = |i: usize| symbols.get(i).map(|s| s.character);
    let mut tags = Vec::new();
    let mut start = 0;
    while start < symbols.len() {
        let closes = character(start + 1) == Some('/');
        let from = start + 1 + usize::from(closes);
        let name: String = symbols[from.min(symbols.len())..]
            .iter()
            .take(12)
            .map(|s| s.character.to_ascii_lowercase())
            .take_while(char::is_ascii_alphanumeric)
            .collect();
        if character(start) != Some('<') || !is_element(&name) {
            start += 1;
            continue;
        }
        let Some(length) = symbols[start..].iter().position(|s| s.character == '>') else {
            break;
        };
        let end = start + length + 1;
        tags.push(Tag {
            name,
            closes,
            start,
            end,
        });
        start = end;
    }
    tags
}

/// The elements that boards are shown with. Others (`<int>` of a program) are no tags.
fn is_element(name: &str) -> bool {
    let elements = "html head body script style table caption colgroup col thead tbody tfoot tr td th \
         p div span br hr pre code ul ol li b i u em strong small font a section center input option \
         select label h1 h2 h3 h4 tt sub sup form";
    elements
        .split_ascii_whitespace()
        .any(|element| element == name)
}

/// What stands in the box of an `<input … value="5">`.
fn value(tag: &[Symbol]) -> &[Symbol] {
    let text: Vec<char> = tag.iter().map(|s| s.character).collect();
    let name: Vec<char> = " value=".chars().collect();
    let Some(start) = text.windows(name.len()).position(|part| part == name) else {
        return &[];
    };
    let rest = &tag[start + name.len()..];
    let (quote, rest) = match rest.split_first() {
        Some((first, rest)) if matches!(first.character, '"' | '\'') => (first.character, rest),
        _ => (' ', rest),
    };
    let ends = |s: &Symbol| s.character == quote || quote == ' ' && "/>".contains(s.character);
    &rest[..rest.iter().position(ends).unwrap_or(rest.len())]
}

/// Whether a tag names the blocks of a board, in which cells do not stand in the order of rows.
fn speaks_of_boxes(tag: &[Symbol]) -> bool {
    let text: String = tag
        .iter()
        .map(|s| s.character.to_ascii_lowercase())
        .collect();
    ["box", "block", "region", "nonet", "subgrid", "square"]
        .iter()
        .any(|name| text.contains(name))
}

/// Whether cells stand on lines of their own, one or a few each: elements within elements, whose arrangement
/// only a browser knows.
fn is_in_pieces(symbols: &[Symbol]) -> bool {
    let lines = symbols.split(|s| s.class() == Class::Newline);
    let short = |line: &&[Symbol]| {
        let digits = line
            .iter()
            .filter(|s| matches!(s.class(), Class::Digit(_)))
            .count();
        let inked = line.iter().filter(|s| !s.is_blank()).count();
        digits > 0 && inked < 4
    };
    lines.filter(short).count() > 3
}

/// Writes out `&nbsp;`, `&#160;`, `&#xA0;` and the like.
fn entities(symbols: &[Symbol]) -> Vec<Symbol> {
    const LONGEST: usize = 10;
    let mut shown = Vec::with_capacity(symbols.len());
    let mut i = 0;
    while let Some(&symbol) = symbols.get(i) {
        let name: String = symbols[i + 1..]
            .iter()
            .take(LONGEST)
            .map(|s| s.character)
            .take_while(|&c| c != ';')
            .collect();
        let closed = symbols.get(i + 1 + name.chars().count());
        let closed = closed.is_some_and(|s| s.character == ';');
        let meant = (symbol.character == '&' && closed).then(|| entity(&name));
        if let Some(character) = meant.flatten() {
            let at = symbol.at;
            shown.push(Symbol { character, at });
            i += name.chars().count() + 2;
        } else {
            shown.push(symbol);
            i += 1;
        }
    }
    shown
}

fn entity(name: &str) -> Option<char> {
    let code = |digits: &str, radix| {
        u32::from_str_radix(digits, radix)
            .ok()
            .and_then(char::from_u32)
    };
    if let Some(number) = name.strip_prefix('#') {
        return match number.strip_prefix(['x', 'X']) {
            Some(hex) => code(hex, 16),
            None => code(number, 10),
        };
    }
    Some(match name {
        "nbsp" | "ensp" | "emsp" | "thinsp" => '\u{A0}',
        "amp" => '&',
        "lt" => '<',
        "gt" => '>',
        "quot" => '"',
        "middot" => '·',
        "bull" => '•',
        "hellip" => '…',
        "ndash" => '–',
        "mdash" => '—',
        _ => return None,
    })
}
