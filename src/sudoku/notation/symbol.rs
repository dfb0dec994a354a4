//! Characters with their places, and what each may mean.

use super::digits;

/// A character of the paste and its 0-based place there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Symbol {
    pub character: char,
    pub at: usize,
}

/// What a character may mean on a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Class {
    /// A decimal digit of any script.
    Digit(u8),
    /// A sign for an empty cell that has no other use.
    Empty,
    /// A sign for an empty cell, or part of a ruled line.
    Stroke,
    /// Ends a line.
    Newline,
    /// Blanks and characters without ink.
    Blank,
    /// Stands between two fields of a table: `,` `;` `&`.
    Comma,
    /// Stands upright between cells: `|` `│` `║` `‖`.
    Bar,
    /// Brackets, quotes and the like, which say nothing about cells.
    Wrap,
    /// Only ever part of a ruled line: `+` `=` `┼`.
    Rule,
    /// Means nothing.
    Other,
}

impl Symbol {
    pub fn class(&self) -> Class {
        class(self.character)
    }

    /// Whether it stands for one cell or more.
    pub fn is_cell(&self) -> bool {
        matches!(self.class(), Class::Digit(_) | Class::Empty | Class::Stroke)
    }

    pub fn is_blank(&self) -> bool {
        matches!(self.class(), Class::Blank)
    }

    /// Which sign for an empty cell it is. Digits and dots that mean "empty" whatever their script are one sign.
    /// Zero and dot may stand together: neither has any other meaning on a board.
    pub fn empty_sign(&self) -> char {
        match (self.class(), self.character) {
            (Class::Digit(_), _) | (_, '.' | '…' | '．' | '。') => '.',
            (_, other) => other,
        }
    }
}

/// The characters of a text; a CR before an LF is left out, so that each line ends once.
pub(super) fn symbols(text: &str) -> Vec<Symbol> {
    let mut symbols: Vec<Symbol> = Vec::with_capacity(text.len());
    for (at, character) in text.chars().enumerate() {
        if character == '\n' && symbols.last().is_some_and(|last| last.character == '\r') {
            symbols.pop();
        }
        symbols.push(Symbol { character, at });
    }
    symbols
}

fn class(character: char) -> Class {
    if let Some(value) = digits::value(character) {
        return Class::Digit(value);
    }
    match character {
        '\n' | '\r' | '\u{B}' | '\u{C}' | '\u{85}' | '\u{2028}' | '\u{2029}' => Class::Newline,
        '.' | 'x' | 'X' | '?' | '·' | '•' | '∙' | '⋅' | '・' | '．' | '。' | '…' => {
            Class::Empty
        }
        '□' | '▢' | '◻' | '☐' | '⬜' | '○' | '◦' | '◯' | '␣' => Class::Empty,
        '-' | '_' | '*' | '‐' | '‑' | '‒' | '–' | '—' | '―' | '−' | '＿' | '＊' | '－' => {
            Class::Stroke
        }
        ',' | ';' | '&' | '，' | '；' | '、' | '،' | '؛' => Class::Comma,
        '|' | '¦' | '‖' | '∣' | '∥' | '｜' | '│' | '┃' | '║' | '╎' | '╏' | '┆' | '┇' | '┊'
        | '┋' => Class::Bar,
        '(' | ')' | '[' | ']' | '{' | '}' | '"' | '\'' | '`' | '/' | '\\' => Class::Wrap,
        '“' | '”' | '„' | '‘' | '’' | '‚' | '«' | '»' | '【' | '】' | '「' | '」' => {
            Class::Wrap
        }
        '+' | '=' | ':' | '~' | '\u{2500}'..='\u{257F}' => Class::Rule,
        '\u{AD}' | '\u{200B}'..='\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2060}'..='\u{2064}' => {
            Class::Blank
        }
        // Byte-order mark; what makes a digit a keycap picture.
        '\u{2066}'..='\u{2069}' | '\u{FEFF}' | '\u{FE0E}' | '\u{FE0F}' | '\u{20E3}' => Class::Blank,
        _ if character.is_whitespace() => Class::Blank,
        _ => Class::Other,
    }
}
