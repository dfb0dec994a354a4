//! Making puzzles and measuring them: jobs, as those that count.

use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

use crate::make::{self, full_board, Limits, Made, Maker, Measure, Random};
use crate::sudoku::Size;

use super::boards::board_of;

/// How hard a puzzle is: each level is a set of facts.
#[wasm_bindgen]
#[derive(Clone, Copy)]
pub enum Level {
    /// Naked singles fill it, and it has many givens.
    Easy = "easy",
    /// Singles fill it.
    Medium = "medium",
    /// They do not, and MRV guesses in fewer than 100 cells.
    Hard = "hard",
    /// They do not, and MRV guesses in at least 100 cells.
    Extreme = "extreme",
}

/// What leaves the pattern of givens as it was.
#[wasm_bindgen]
#[derive(Clone, Copy)]
pub enum Symmetry {
    /// Nothing need.
    None = "none",
    /// Half a turn.
    Rotate = "rotate",
    /// A quarter turn.
    Quarter = "quarter",
    /// Left and right change places.
    Mirror = "mirror",
    /// Rows and columns change places.
    Diagonal = "diagonal",
}

impl Level {
    /// The level; one that the page made up, or that boards of this size do not have, is refused with the code `"level"`.
    fn on(self, size: Size) -> Result<make::Level, JsError> {
        let level = match self {
            Level::Easy => Some(make::Level::Easy),
            Level::Medium => Some(make::Level::Medium),
            Level::Hard => Some(make::Level::Hard),
            Level::Extreme => Some(make::Level::Extreme),
            Level::__Invalid => None,
        };
        level
            .filter(|level| make::Level::on(size).contains(level))
            .ok_or_else(|| JsError::new("level"))
    }
}

impl Symmetry {
    /// The symmetry; one that the page made up is refused with the code `"symmetry"`.
    pub(super) fn known(self) -> Result<make::Symmetry, JsError> {
        match self {
            Symmetry::None => Ok(make::Symmetry::None),
            Symmetry::Rotate => Ok(make::Symmetry::Rotate),
            Symmetry::Quarter => Ok(make::Symmetry::Quarter),
            Symmetry::Mirror => Ok(make::Symmetry::Mirror),
            Symmetry::Diagonal => Ok(make::Symmetry::Diagonal),
            Symmetry::__Invalid => Err(JsError::new("symmetry")),
        }
    }
}

/// What was measured of a board.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
#[tsify(missing_as_null)]
pub struct PuzzleFacts {
    /// Cells that are given.
    pub givens: u32,
    /// There is exactly one solution.
    pub unique: bool,
    /// Naked singles alone fill the board.
    pub naked_singles_suffice: bool,
    /// Naked and hidden singles fill the board.
    pub singles_suffice: bool,
    /// Cells with two candidates or more that MRV chose up to the first solution; null when not known (yet).
    pub guesses: Option<f64>,
    /// Digits that MRV placed; null when not known (yet).
    pub mrv_placements: Option<f64>,
    /// Digits that the plain search placed; null when not known (yet), or when there are too many.
    pub plain_placements: Option<f64>,
    /// What the facts make of it; null without exactly one solution, or while the guesses would tell and are not known.
    #[tsify(type = "Level | null")]
    pub level: Option<&'static str>,
}

impl From<&make::Facts> for PuzzleFacts {
    fn from(facts: &make::Facts) -> PuzzleFacts {
        let number = |known: Option<u64>| known.map(|number| number as f64);
        PuzzleFacts {
            givens: facts.givens as u32,
            unique: facts.unique,
            naked_singles_suffice: facts.naked_singles_suffice,
            singles_suffice: facts.singles_suffice,
            guesses: number(facts.guesses),
            mrv_placements: number(facts.mrv_placements),
            plain_placements: number(facts.plain_placements),
            level: make::Level::of(facts).map(make::Level::name),
        }
    }
}

/// A puzzle that was made.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct MadePuzzle {
    /// 16 or 81 digits, 0 for empty.
    pub puzzle: String,
    /// Its only solution.
    pub solution: String,
    /// What was measured of it.
    pub facts: PuzzleFacts,
    /// Makes it again at once, with the same size, level and symmetry.
    pub seed: String,
    /// No given, or group of givens that go together, can be spared.
    pub minimal: bool,
}

impl From<&Made> for MadePuzzle {
    fn from(made: &Made) -> MadePuzzle {
        MadePuzzle {
            puzzle: made.puzzle.grid().to_string(),
            solution: made.solution.to_string(),
            facts: (&made.facts).into(),
            seed: made.seed.to_string(),
            minimal: made.minimal,
        }
    }
}

/// How far the making of a puzzle has come.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct MakerProgress {
    /// The puzzle is made.
    pub done: bool,
    /// Boards tried in vain.
    pub tried: f64,
    /// The board at work: 16 or 81 digits, 0 for empty.
    pub board: String,
    /// How many givens it has.
    pub givens: u32,
    /// The puzzle, once it is made.
    pub made: Option<MadePuzzle>,
}

/// The making of a puzzle of a level, until one is found.
#[wasm_bindgen]
pub struct PuzzleMaker(Maker);

#[wasm_bindgen]
impl PuzzleMaker {
    /// Ready to begin. `side` is 4 or 9 (a 4×4 board is never hard or extreme), `seed` comes from `seedOf`.
    #[wasm_bindgen(constructor)]
    pub fn new(
        level: Level,
        symmetry: Symmetry,
        side: u8,
        seed: &str,
    ) -> Result<PuzzleMaker, JsError> {
        let size = size_of(side)?;
        let level = level.on(size)?;
        let maker = Maker::new(size, level, symmetry.known()?, seed_from(seed)?);
        Ok(PuzzleMaker(maker))
    }

    /// Goes on by at most about so many microseconds of work.
    pub fn advance(&mut self, budget: u32) -> Result<Ts<MakerProgress>, JsError> {
        let made = self.0.advance(budget.into()).map(MadePuzzle::from);
        let board = self.0.board();
        let progress = MakerProgress {
            done: made.is_some(),
            tried: self.0.tried() as f64,
            board: board.to_string(),
            givens: board.filled_cells().len() as u32,
            made,
        };
        Ok(progress.into_ts()?)
    }
}

/// How far the measuring of a board has come.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct FactsProgress {
    /// All is measured that can be.
    pub done: bool,
    /// What is known so far.
    pub facts: PuzzleFacts,
}

/// The measuring of any board.
#[wasm_bindgen]
pub struct FactsMeasure(Measure);

#[wasm_bindgen]
impl FactsMeasure {
    /// Ready to begin; what needs no search is known at once. `board` is 16 or 81 digits. Each search is given up when
    /// it took more than `limit` placements.
    #[wasm_bindgen(constructor)]
    pub fn new(board: &str, limit: u32) -> Result<FactsMeasure, JsError> {
        let limit = limit.into();
        let limits = Limits {
            mrv: limit,
            plain: limit,
        };
        Ok(FactsMeasure(Measure::new(&board_of(board)?, limits)))
    }

    /// Goes on by at most about so many microseconds of work.
    pub fn advance(&mut self, budget: u32) -> Result<Ts<FactsProgress>, JsError> {
        let mut budget = budget.into();
        let progress = FactsProgress {
            done: self.0.advance(&mut budget),
            facts: self.0.facts().into(),
        };
        Ok(progress.into_ts()?)
    }
}

/// A full board of a seed: 16 or 81 digits. `side` is 4 or 9.
#[wasm_bindgen(js_name = fullBoard)]
pub fn full_board_of(side: u8, seed: &str) -> Result<String, JsError> {
    let random = &mut Random::new(seed_from(seed)?);
    Ok(full_board(size_of(side)?, random).to_string())
}

/// The seed that somebody typed, or undefined when it is no number below 2⁶⁴: digits, with spaces around at most.
#[wasm_bindgen(js_name = seedOf)]
pub fn seed_of(text: &str) -> Option<String> {
    let digits = text.trim();
    let seed: u64 = digits.parse().ok()?;
    digits
        .starts_with(|first: char| first.is_ascii_digit())
        .then(|| seed.to_string())
}

/// A seed as the page hands it over: what `seedOf` returned, so anything else is a mistake of ours.
pub(super) fn seed_from(seed: &str) -> Result<u64, JsError> {
    seed.parse().map_err(|_| JsError::new("seed"))
}

fn size_of(side: u8) -> Result<Size, JsError> {
    let size = Size::ALL
        .into_iter()
        .find(|size| size.side() == side.into());
    size.ok_or_else(|| JsError::new("size"))
}
