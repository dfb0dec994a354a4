//! What a search can say of its board so far.

use std::fmt;

/// What is known at a position about the solutions of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum Verdict {
    /// No solution seen, and the search has not ended.
    Undecided = 0,
    /// One solution seen; there may be more.
    Solved = 1,
    /// The search ended without a solution.
    None = 2,
    /// The search ended after exactly one solution.
    Unique = 3,
    /// Two solutions seen, or more.
    Many = 4,
    /// The givens break the rules, so nothing was searched.
    Clash = 5,
}

impl Verdict {
    /// Its name in command-line output and in the page's texts.
    pub fn name(self) -> &'static str {
        match self {
            Verdict::Undecided => "undecided",
            Verdict::Solved => "solved",
            Verdict::None => "none",
            Verdict::Unique => "unique",
            Verdict::Many => "many",
            Verdict::Clash => "clash",
        }
    }
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}
