//! Why a paste is no board.

use std::fmt;

/// What is wrong with a paste.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum ErrorKind {
    /// There is no cell in it at all.
    Empty = 0,
    /// Fewer cells than a board has.
    TooFew = 1,
    /// More cells than a board has.
    TooMany = 2,
    /// A character that means nothing there.
    UnknownCharacter = 3,
    /// A digit above 4 on a 4×4 board, or a number above 9.
    DigitTooLarge = 4,
    /// Two different signs for an empty cell.
    MixedEmpty = 5,
    /// A grid of candidates (such as 729 digits), not a board.
    CandidateGrid = 6,
    /// A good board, but not of the size expected.
    WrongSize = 7,
    /// The number of cells is right, but the lines are not of equal length, so that where a cell belongs is
    /// anybody's guess.
    RaggedLines = 8,
}

impl ErrorKind {
    /// Every kind, in the order of their numbers.
    pub const ALL: [ErrorKind; 9] = [
        ErrorKind::Empty,
        ErrorKind::TooFew,
        ErrorKind::TooMany,
        ErrorKind::UnknownCharacter,
        ErrorKind::DigitTooLarge,
        ErrorKind::MixedEmpty,
        ErrorKind::CandidateGrid,
        ErrorKind::WrongSize,
        ErrorKind::RaggedLines,
    ];

    /// Its name on the command line and in the page's texts, in kebab-case.
    pub fn name(self) -> &'static str {
        match self {
            ErrorKind::Empty => "empty",
            ErrorKind::TooFew => "too-few",
            ErrorKind::TooMany => "too-many",
            ErrorKind::UnknownCharacter => "unknown-character",
            ErrorKind::DigitTooLarge => "digit-too-large",
            ErrorKind::MixedEmpty => "mixed-empty",
            ErrorKind::CandidateGrid => "candidate-grid",
            ErrorKind::WrongSize => "wrong-size",
            ErrorKind::RaggedLines => "ragged-lines",
        }
    }
}

/// Why a paste was refused, and where.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReadError {
    /// What is wrong.
    pub kind: ErrorKind,
    /// Where: 0-based, in characters of the paste. For `TooFew`, just behind the last cell (of the short line,
    /// when one line is to blame); for `TooMany`, the first cell too many.
    pub position: usize,
    /// The same place as a 1-based line.
    pub line: usize,
    /// The same place as a 1-based column, in characters.
    pub column: usize,
    /// How many cells were found: in all for `TooFew`, `TooMany`, `CandidateGrid` and `WrongSize` (in that
    /// line, in a collection), in the line for `RaggedLines`, before the place for `UnknownCharacter` and
    /// `MixedEmpty`. For `DigitTooLarge`, the number.
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

/// An error before its line and column are worked out.
#[derive(Clone, Copy, Debug)]
pub(super) struct Refusal {
    pub kind: ErrorKind,
    pub at: usize,
    pub found: usize,
}

impl Refusal {
    /// Counts lines as the reader does: LF, CR and CRLF each end one.
    pub fn locate(self, text: &str) -> ReadError {
        let (mut line, mut column) = (1, 1);
        let mut characters = text.chars().take(self.at).peekable();
        while let Some(character) = characters.next() {
            let ends = match character {
                '\n' => true,
                '\r' => characters.peek() != Some(&'\n'),
                _ => false,
            };
            if ends {
                line += 1;
                column = 1;
            } else {
                column += 1;
            }
        }
        ReadError {
            kind: self.kind,
            position: self.at,
            line,
            column,
            found: self.found,
        }
    }
}
