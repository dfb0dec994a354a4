//! What a level is.

use std::fmt;
use std::str::FromStr;

use crate::sudoku::Size;

use super::Facts;

/// How hard a puzzle is, by facts that can be measured. Every puzzle has exactly one level.
///
/// | level | a puzzle with one solution … |
/// |---|---|
/// | easy | that naked singles fill, with at least 32 givens (6 on 4×4) |
/// | medium | that naked and hidden singles fill, and not easy |
/// | hard | that they do not fill, and MRV guesses in fewer than 100 cells |
/// | extreme | that they do not fill, and MRV guesses in at least 100 cells |
///
/// Naked singles fill every 4×4 puzzle (a test tries them all). So the medium ones are those with few givens, and the last
/// two levels are of 9×9 boards only.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum Level {
    /// In every position some cell has one candidate, and there is much to begin with.
    Easy = 0,
    /// Some cell has one candidate or some digit has one place.
    Medium = 1,
    /// More than that is needed, and MRV has to guess.
    Hard = 2,
    /// MRV guesses much.
    Extreme = 3,
}

impl Level {
    /// Every level, the easiest first.
    pub const ALL: [Level; 4] = [Level::Easy, Level::Medium, Level::Hard, Level::Extreme];

    /// Its name on a command line: `easy`, `medium`, `hard` or `extreme`.
    pub fn name(self) -> &'static str {
        match self {
            Level::Easy => "easy",
            Level::Medium => "medium",
            Level::Hard => "hard",
            Level::Extreme => "extreme",
        }
    }

    /// The fewest givens of an easy puzzle.
    pub const fn easy_givens(size: Size) -> usize {
        match size {
            Size::Four => 6,
            Size::Nine => 32,
        }
    }

    /// The fewest guesses of an extreme puzzle: a guess here is a cell with two candidates or more that MRV chose. Of the
    /// puzzles without symmetry that are harder than medium, it is the upper quarter.
    pub const EXTREME_GUESSES: u64 = 100;

    /// The levels that boards of this size have.
    pub const fn on(size: Size) -> &'static [Level] {
        match size {
            Size::Four => &[Level::Easy, Level::Medium],
            Size::Nine => &Level::ALL,
        }
    }

    /// The level of a puzzle; `None` when it has not exactly one solution, or when its guesses would tell and are not known.
    pub fn of(facts: &Facts) -> Option<Level> {
        let is_it = |level: &Level| level.admits(facts) == Some(true);
        Level::ALL.into_iter().find(is_it)
    }

    /// Whether these facts make a puzzle of this level; `None` while they do not tell.
    pub fn admits(self, facts: &Facts) -> Option<bool> {
        let easy = facts.naked_singles_suffice && facts.givens >= Level::easy_givens(facts.size);
        let needs_more = facts.unique && !facts.singles_suffice;
        let much = |guesses| guesses >= Level::EXTREME_GUESSES;
        match self {
            Level::Easy => Some(easy),
            Level::Medium => Some(facts.singles_suffice && !easy),
            Level::Hard | Level::Extreme if !needs_more => Some(false),
            Level::Hard => facts.guesses.map(|guesses| !much(guesses)),
            Level::Extreme => facts.guesses.map(much),
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// No level has this name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownLevel;

impl fmt::Display for UnknownLevel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the level is `easy`, `medium`, `hard` or `extreme`")
    }
}

impl std::error::Error for UnknownLevel {}

impl FromStr for Level {
    type Err = UnknownLevel;

    fn from_str(name: &str) -> Result<Level, UnknownLevel> {
        Level::ALL
            .into_iter()
            .find(|level| level.name() == name)
            .ok_or(UnknownLevel)
    }
}
