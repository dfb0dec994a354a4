//! What a single character may mean, and the text as lines of such characters.

/// The part a character can play, by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Role {
    /// A decimal digit of any script, by its value.
    Digit(u8),
    Blank,
    /// Comma, semicolon, tab or `&`: it ends a field, and a field may be empty.
    Delimiter,
    /// A vertical line of box art; it too may end a field.
    Bar,
    /// Brackets and quotes.
    Wrapper,
    Letter,
    /// Anything else: the character for empty, or the horizontal lines and corners of box art.
    Symbol,
}

/// A character of the text that may matter.
#[derive(Clone, Copy, Debug)]
pub(super) struct Glyph {
    pub character: char,
    /// Its 0-based place in the whole text, in characters.
    pub at: usize,
    pub role: Role,
}

impl Glyph {
    pub fn new(character: char, at: usize) -> Glyph {
        Glyph {
            character,
            at,
            role: role(character),
        }
    }

    pub fn is_digit(&self) -> bool {
        matches!(self.role, Role::Digit(_))
    }

    pub fn is_letter(&self) -> bool {
        self.role == Role::Letter
    }

    /// What may stand beside cells without being one.
    pub fn is_spacing(&self) -> bool {
        matches!(
            self.role,
            Role::Blank | Role::Delimiter | Role::Bar | Role::Wrapper
        )
    }

    /// Whether people use it for an empty cell; zeros of any script are one such character.
    pub fn is_known_empty(&self) -> bool {
        match self.role {
            Role::Digit(value) => value == 0,
            Role::Letter => matches!(self.character, 'x' | 'X' | 'o' | 'O'),
            Role::Symbol => ".-_*?~=".contains(self.character) || !self.character.is_ascii(),
            _ => false,
        }
    }

    /// The character that it stands for as an empty cell.
    pub fn as_empty(&self) -> char {
        match self.role {
            Role::Digit(_) => '0',
            _ => self.character,
        }
    }

    /// Whether horizontal lines, their corners and crossings are drawn with it.
    pub fn is_art(&self) -> bool {
        match self.role {
            Role::Blank | Role::Bar => true,
            Role::Symbol => {
                "+-=_*.:~#".contains(self.character) || "–—―−¯".contains(self.character) || {
                    ('\u{2500}'..='\u{257f}').contains(&self.character)
                }
            }
            // HoDoKu's lower corners, and tabs before a drawing.
            Role::Wrapper => "'`".contains(self.character),
            Role::Delimiter => self.character == '\t',
            Role::Digit(_) | Role::Letter => false,
        }
    }
}

/// A line of the text without its end.
pub(super) type Line = Vec<Glyph>;

/// The zeros of the decimal digits outside ASCII, in order (general category Nd of Unicode); nine more digits
/// follow each.
const ZEROS: &[u32] = &[
    0x660, 0x6f0, 0x7c0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xde6,
    0xe50, 0xed0, 0xf20, 0x1040, 0x1090, 0x17e0, 0x1810, 0x1946, 0x19d0, 0x1a80, 0x1a90, 0x1b50,
    0x1bb0, 0x1c40, 0x1c50, 0xa620, 0xa8d0, 0xa900, 0xa9d0, 0xa9f0, 0xaa50, 0xabf0, 0xff10,
    0x104a0, 0x10d30, 0x11066, 0x110f0, 0x11136, 0x111d0, 0x112f0, 0x11450, 0x114d0, 0x11650,
    0x116c0, 0x11730, 0x118e0, 0x11950, 0x11c50, 0x11d50, 0x11da0, 0x16a60, 0x16ac0, 0x16b50,
    0x1d7ce, 0x1d7d8, 0x1d7e2, 0x1d7ec, 0x1d7f6, 0x1e140, 0x1e2f0, 0x1e950, 0x1fbf0,
];

/// The value of a decimal digit of any script.
fn digit_value(character: char) -> Option<u8> {
    if let Some(value) = character.to_digit(10) {
        return Some(value as u8);
    }
    let code = u32::from(character);
    let zero = ZEROS[..ZEROS.partition_point(|&zero| zero <= code)].last()?;
    (code - zero < 10).then_some((code - zero) as u8)
}

fn role(character: char) -> Role {
    if let Some(value) = digit_value(character) {
        return Role::Digit(value);
    }
    match character {
        '\t' | ',' | ';' | '&' | '，' | '；' | '、' | '،' => Role::Delimiter,
        '|' | '¦' | '│' | '┃' | '║' | '┆' | '┇' | '┊' | '┋' | '╎' | '╏' | '▏' | '▕' | '｜'
        | '‖' | '∣' => Role::Bar,
        '[' | ']' | '(' | ')' | '{' | '}' | '<' | '>' | '"' | '\'' | '`' | '\\' | '“' | '”'
        | '„' | '‘' | '’' | '«' | '»' | '‹' | '›' | '「' | '」' => Role::Wrapper,
        // The Braille pattern without dots and the Hangul filler look blank.
        '\u{2800}' | '\u{3164}' => Role::Blank,
        _ if character.is_whitespace() => Role::Blank,
        _ if is_letter(character) => Role::Letter,
        _ => Role::Symbol,
    }
}

/// Letters, near enough: of ASCII, and what lies outside the blocks of punctuation, arrows, boxes and shapes. The exact
/// tables of Unicode would be a third of the page's engine.
fn is_letter(character: char) -> bool {
    match character {
        '\0'..='\x7f' => character.is_ascii_alphabetic(),
        '\u{80}'..='\u{bf}' | '×' | '÷' | '\u{2000}'..='\u{2bff}' | '\u{3000}'..='\u{303f}' => {
            false
        }
        '\u{fe00}'..='\u{ff20}' | '\u{1f000}'..='\u{1faff}' => false,
        _ => true,
    }
}

/// Characters without a look of their own: byte order marks, joiners, direction marks, and what turns a digit
/// into its keycap.
fn is_invisible(character: char) -> bool {
    matches!(
        character,
        '\u{feff}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{2069}'
            | '\u{ad}' | '\u{fe0e}' | '\u{fe0f}' | '\u{20e3}'
    )
}

/// Splits a text into lines, at real line breaks and at those written `\n` in a string literal.
pub(super) fn lines(text: &str) -> Vec<Line> {
    let mut lines = vec![Line::new()];
    let mut characters = text.chars().enumerate().peekable();
    while let Some((at, character)) = characters.next() {
        let line = lines.len() - 1;
        match character {
            // One break, lest an empty line between CR and LF look like a gap.
            '\r' if characters.next_if(|&(_, next)| next == '\n').is_some() => {
                lines.push(Line::new());
            }
            '\n' | '\r' | '\u{b}' | '\u{c}' | '\u{85}' | '\u{2028}' | '\u{2029}' => {
                lines.push(Line::new());
            }
            '\\' => match characters.peek().copied() {
                Some((_, 'n' | 'r' | 't')) if !word_follows(&mut characters.clone()) => {
                    match characters.next() {
                        Some((_, 'n')) => lines.push(Line::new()),
                        Some((_, 't')) => lines[line].push(Glyph::new('\t', at)),
                        _ => {}
                    }
                }
                _ => lines[line].push(Glyph::new(character, at)),
            },
            _ if is_invisible(character) => {}
            _ => lines[line].push(Glyph::new(character, at)),
        }
    }
    lines
}

/// Whether a second letter follows the first: `\newline` is no line break, `\nx..` is.
fn word_follows(characters: &mut dyn Iterator<Item = (usize, char)>) -> bool {
    let second = characters.nth(1).map(|(_, character)| character);
    second.is_some_and(|c| is_letter(c) && !"xXoO".contains(c))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_of_all_scripts_have_their_values() {
        for (character, value) in [
            ('0', Some(0)),
            ('9', Some(9)),
            ('９', Some(9)),
            ('٠', Some(0)),
            ('۴', Some(4)),
            ('७', Some(7)),
            ('\u{1d7ff}', Some(9)),
            ('\u{1fbf9}', Some(9)),
            ('①', None),
            ('²', None),
            ('一', None),
            ('\u{66a}', None),
            ('\u{10ffff}', None),
        ] {
            assert_eq!(digit_value(character), value, "{character}");
        }
        assert!(ZEROS.windows(2).all(|pair| pair[0] + 10 <= pair[1]));
    }

    #[test]
    fn every_line_break_ends_one_line() {
        for (text, count) in [("", 1), ("a\r\nb\rc\nd", 4), ("5\\n6", 2), ("\\newline", 1)] {
            assert_eq!(lines(text).len(), count, "{text}");
        }
    }
}
