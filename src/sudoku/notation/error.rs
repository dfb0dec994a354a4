//! Why a text is no board, and where.

use std::fmt;

/// The reason of a refusal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum ReadErrorKind {
    /// Fewer cells than a board has.
    TooFew,
    /// More cells than a board has.
    TooMany,
    /// A character that means nothing where it stands.
    UnexpectedCharacter,
    /// A digit above 4 on a 4×4 board.
    DigitTooLarge,
    /// Pencil marks, several digits a cell: not a board.
    CandidateGrid,
    /// Two different characters for empty cells.
    MixedEmpty,
    /// A board, but of the size that was not asked for.
    WrongSize,
    /// As many cells as a board has, but in lines or groups of different lengths: cells may have moved.
    UnevenRows,
}

impl ReadErrorKind {
    /// All kinds.
    pub const ALL: [ReadErrorKind; 8] = [
        ReadErrorKind::TooFew,
        ReadErrorKind::TooMany,
        ReadErrorKind::UnexpectedCharacter,
        ReadErrorKind::DigitTooLarge,
        ReadErrorKind::CandidateGrid,
        ReadErrorKind::MixedEmpty,
        ReadErrorKind::WrongSize,
        ReadErrorKind::UnevenRows,
    ];

    /// Its name in kebab-case, by which the page finds its words.
    pub const fn name(self) -> &'static str {
        match self {
            ReadErrorKind::TooFew => "too-few",
            ReadErrorKind::TooMany => "too-many",
            ReadErrorKind::UnexpectedCharacter => "unexpected-character",
            ReadErrorKind::DigitTooLarge => "digit-too-large",
            ReadErrorKind::CandidateGrid => "candidate-grid",
            ReadErrorKind::MixedEmpty => "mixed-empty",
            ReadErrorKind::WrongSize => "wrong-size",
            ReadErrorKind::UnevenRows => "uneven-rows",
        }
    }
}

/// A refusal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReadError {
    /// The reason.
    pub kind: ReadErrorKind,
    /// The 0-based place in the text, counted in characters. With too many cells it is where the surplus
    /// begins, with too few the place after the last cell (0 when there is none).
    pub position: usize,
    /// The line of that place, from 1.
    pub line: usize,
    /// The place in that line, from 1, counted in characters.
    pub column: usize,
    /// How many cells were found: in all, up to the character that stopped the reading, or in the uneven
    /// row. The value, when a digit is too large.
    pub found: usize,
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ReadError {
            kind,
            line,
            column,
            found,
            ..
        } = self;
        write!(
            f,
            "{} at line {line}, column {column} (found {found})",
            kind.name()
        )
    }
}

impl std::error::Error for ReadError {}

/// A refusal before its line and column are known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Fault {
    pub kind: ReadErrorKind,
    pub position: usize,
    pub found: usize,
}

impl Fault {
    pub fn new(kind: ReadErrorKind, position: usize, found: usize) -> Fault {
        Fault {
            kind,
            position,
            found,
        }
    }

    /// Adds the line and the column. CRLF is one line break, as is a lone CR.
    pub fn place(self, text: &str) -> ReadError {
        let (mut line, mut column) = (1, 1);
        let mut before = '\0';
        for character in text.chars().take(self.position) {
            match character {
                '\n' if before == '\r' => {}
                '\n' | '\r' | '\u{85}' | '\u{2028}' | '\u{2029}' => {
                    line += 1;
                    column = 1;
                }
                _ => column += 1,
            }
            before = character;
        }
        ReadError {
            kind: self.kind,
            position: self.position,
            line,
            column,
            found: self.found,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_kebab_case_and_different() {
        let mut names: Vec<_> = ReadErrorKind::ALL.iter().map(|kind| kind.name()).collect();
        for name in &names {
            assert!(
                name.chars().all(|c| c == '-' || c.is_ascii_lowercase()),
                "{name}"
            );
        }
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), ReadErrorKind::ALL.len());
    }

    #[test]
    fn places_count_each_kind_of_line_break_once() {
        let place = |position| {
            let error = Fault::new(ReadErrorKind::TooFew, position, 0).place("ab\r\nc\rd\n\né");
            (error.line, error.column)
        };
        assert_eq!(
            [0, 1, 2, 4, 5, 6, 8, 9, 10].map(place),
            [
                (1, 1),
                (1, 2),
                (1, 3),
                (2, 1),
                (2, 2),
                (3, 1),
                (4, 1),
                (5, 1),
                (5, 2)
            ]
        );
    }
}
