//! Attempts until a puzzle of the level wanted comes out.

use crate::sudoku::{Grid, Puzzle, Size};

use super::{full_board, Facts, Level, Limits, Measure, Random, Removal, Symmetry};

/// A puzzle that was made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Made {
    /// Its givens.
    pub puzzle: Puzzle,
    /// Its only solution.
    pub solution: Grid,
    /// What was measured; the plain search with a limit of [`Maker::PLAIN_LIMIT`] placements.
    pub facts: Facts,
    /// The seed that makes it at the first attempt, with the same size, level and symmetry. Below 2³², unless it is the
    /// maker's own.
    pub seed: u64,
    /// Every given (or orbit of givens) was tried, so none can be spared. Easier puzzles keep more than that.
    pub minimal: bool,
}

/// Makes puzzles: each attempt fills a board, removes givens and measures what is left, until that is of the level wanted.
///
/// It stops after any slice of work and goes on later; how the work is sliced changes nothing. Attempt *n* draws on a seed
/// of its own, that of attempt 0 is the maker's. Some wishes take thousands of attempts (an extreme puzzle that a quarter
/// turn leaves as it was) and some cannot be met ([`Level::on`]), so the caller decides how many are enough.
///
/// The same seed makes the same puzzle for ever: a test keeps some.
#[derive(Clone, Debug)]
pub struct Maker {
    size: Size,
    level: Level,
    symmetry: Symmetry,
    /// Of the attempts to come.
    seeds: Random,
    /// Of the present attempt.
    seed: u64,
    tried: u64,
    stage: Stage,
}

/// How far the present attempt is.
#[derive(Clone, Debug)]
enum Stage {
    Removing(Removal),
    Rating(Removal, Box<Measure>),
    Done(Box<Made>),
}

/// Units of budget between two looks at the attempts.
const SLICE: u64 = 1_000;

/// Units of budget for each test of uniqueness, beside one for each guess; see [`Maker::advance`].
const TEST: u64 = 3;

impl Maker {
    /// Placements of the plain search up to which it is measured.
    pub const PLAIN_LIMIT: u64 = 5_000_000;

    /// Ready for its first attempt.
    pub fn new(size: Size, level: Level, symmetry: Symmetry, seed: u64) -> Maker {
        Maker {
            size,
            level,
            symmetry,
            seeds: Random::new(seed),
            seed,
            tried: 0,
            stage: begin(size, level, symmetry, seed),
        }
    }

    /// Goes on for `budget` units of work, or a little more; a unit is half a microsecond to one, in a browser too. Returns
    /// the puzzle when it is made; once it is, nothing more is done.
    pub fn advance(&mut self, budget: u64) -> Option<&Made> {
        let mut left = budget;
        while left > 0 && !matches!(self.stage, Stage::Done(_)) {
            self.work(&mut left);
        }
        self.made()
    }

    /// Goes on until a puzzle is made or `attempts` more boards were tried in vain after the present one.
    pub fn finish(&mut self, attempts: u64) -> Option<&Made> {
        let last = self.tried.saturating_add(attempts);
        while self.tried <= last && self.made().is_none() {
            let mut left = SLICE;
            self.work(&mut left);
        }
        self.made()
    }

    /// The puzzle, when it is made.
    pub fn made(&self) -> Option<&Made> {
        match &self.stage {
            Stage::Done(made) => Some(made),
            Stage::Removing(_) | Stage::Rating(..) => None,
        }
    }

    /// Leaves the puzzle (or the present attempt) and begins the next attempt: so another puzzle comes out.
    pub fn another(&mut self) {
        // Ten digits at most: seeds are copied from paper.
        self.seed = self.seeds.number() >> 32;
        self.tried += 1;
        self.stage = begin(self.size, self.level, self.symmetry, self.seed);
    }

    /// How many boards were tried and left before the present one.
    pub fn tried(&self) -> u64 {
        self.tried
    }

    /// The board as it stands: full at first, then with ever fewer givens.
    pub fn board(&self) -> Grid {
        match &self.stage {
            Stage::Removing(removal) | Stage::Rating(removal, _) => removal.board(),
            Stage::Done(made) => *made.puzzle.grid(),
        }
    }

    fn work(&mut self, left: &mut u64) {
        match &mut self.stage {
            Stage::Removing(removal) => match removal.go_on() {
                Some(guesses) => *left = left.saturating_sub(TEST + guesses),
                None => {
                    let measure = Measure::of_known(&removal.board(), true, LIMITS);
                    *left = left.saturating_sub(TEST);
                    let no = self.level.admits(measure.facts()) == Some(false);
                    self.stage = Stage::Rating(removal.clone(), Box::new(measure));
                    if no {
                        self.another();
                    }
                }
            },
            Stage::Rating(removal, measure) => {
                if !measure.advance_mrv(left) {
                    return;
                }
                if self.level.admits(measure.facts()) != Some(true) {
                    self.another();
                } else if measure.advance(left) {
                    // A board on the way to a puzzle breaks no rule.
                    if let Ok(puzzle) = Puzzle::new(removal.board()) {
                        self.stage = Stage::Done(Box::new(Made {
                            puzzle,
                            solution: *removal.solution(),
                            facts: *measure.facts(),
                            seed: self.seed,
                            minimal: removal.is_minimal(),
                        }));
                    }
                }
            }
            Stage::Done(_) => {}
        }
    }
}

/// MRV is measured to its end: the level may depend on it, and with one solution it ends soon.
const LIMITS: Limits = Limits {
    mrv: u64::MAX,
    plain: Maker::PLAIN_LIMIT,
};

/// A full board, and how many of its givens shall stay at least.
fn begin(size: Size, level: Level, symmetry: Symmetry, seed: u64) -> Stage {
    let random = &mut Random::new(seed);
    let full = full_board(size, random);
    let (least, most) = givens(size, level);
    let least = least + random.below(most - least + 1);
    Stage::Removing(Removal::new(full, full, symmetry, least as usize, random))
}

/// Between how many givens the removal stops, if it comes so far: drawn anew for each attempt. What is harder than medium
/// is taken as far as it goes.
fn givens(size: Size, level: Level) -> (u32, u32) {
    match (size, level) {
        (Size::Nine, Level::Easy) => (32, 38),
        (Size::Nine, Level::Medium) => (26, 30),
        (Size::Four, Level::Easy) => (6, 8),
        (Size::Four, Level::Medium) | (_, Level::Hard | Level::Extreme) => (0, 0),
    }
}
