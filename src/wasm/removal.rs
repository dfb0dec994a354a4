//! Taking givens away, behind a player.

use js_sys::{Float64Array, Uint8Array};
use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

use crate::make::{removal_kinds as kinds, Removal, RemovalEvent};
use crate::sudoku::{CellSet, Grid};
use crate::timeline::{KindMask, Machine, Progress, Timeline};

use super::boards::{board_of, digits_of, index_list, indices_of};
use super::codes::RunKind;
use super::make::{seed_from, Symmetry};

/// A search's kinds of step, in what they are to a removal: a given that had to stay is a way that leads nowhere.
fn kinds_of(kind: RunKind) -> KindMask {
    match kind {
        RunKind::Trial => kinds::TRY,
        RunKind::Placement => kinds::REMOVED,
        RunKind::Backtrack => kinds::KEPT,
        // A kind the page made up is never met, so the run goes to its end.
        RunKind::Guess | RunKind::Solution | RunKind::End | RunKind::__Invalid => kinds::FINISHED,
    }
}

/// The last step; its cells are one given, or those that go together.
#[derive(Serialize, Tsify)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum RemovalStep {
    /// Would the solution still be the only one without them?
    Try { cells: Vec<u8> },
    /// No: `other` solves the board without them too, and differs from the solution in the cells `differs`.
    Kept {
        cells: Vec<u8>,
        other: String,
        differs: Vec<u8>,
    },
    /// Yes: they are gone.
    Removed { cells: Vec<u8> },
    /// Every given was tried.
    Finished,
}

/// Everything about one position of a removal.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
#[tsify(missing_as_null)]
pub struct RemovalSnapshot {
    /// The board before the first step: 16 or 81 digits.
    pub puzzle: String,
    /// Its only solution, and that of every board on the way.
    pub solution: String,
    /// The board now, in the same form.
    pub board: String,
    /// The board now: one digit a cell, 0 for empty.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[tsify(type = "Uint8Array")]
    pub digits: Uint8Array,
    /// Steps since the start.
    pub position: f64,
    /// The last step; null at the start.
    pub event: Option<RemovalStep>,
    /// The first of the cells the last step was about; null at the start and at the end.
    pub current: Option<u8>,
    /// How many givens the board has now.
    pub givens: u32,
    /// The givens gone by now, in reading order.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[tsify(type = "Uint8Array")]
    pub removed: Uint8Array,
    /// The givens tried by now that had to stay, in reading order.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[tsify(type = "Uint8Array")]
    pub kept: Uint8Array,
    /// All givens in the order they are tried.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[tsify(type = "Uint8Array")]
    pub order: Uint8Array,
    /// The furthest position reached so far.
    pub furthest: f64,
    /// The last position of the run, once seen.
    pub end: Option<f64>,
    /// False when the budget ran out before the action was done.
    pub settled: bool,
    /// Nothing is left to do: no given can be spared now.
    pub finished: bool,
    /// A place where playing pauses: the end.
    pub resting: bool,
}

/// A snapshot on its way to the page. It cannot fail but by a mistake of ours.
type Shown = Result<Ts<RemovalSnapshot>, JsError>;

/// A removal of givens with a position that can be moved.
#[wasm_bindgen]
pub struct RemovalRun(Timeline<Removal>);

#[wasm_bindgen]
impl RemovalRun {
    /// A run at its start. `board` is 16 or 81 digits; the page asks `judge` first, so a board without exactly one solution
    /// is a mistake of ours, thrown with the code `"unique"`. The order comes from `seed`, of `seedOf`.
    #[wasm_bindgen(constructor)]
    pub fn new(board: &str, symmetry: Symmetry, seed: &str) -> Result<RemovalRun, JsError> {
        let (board, symmetry, seed) = (board_of(board)?, symmetry.known()?, seed_from(seed)?);
        let removal = Removal::shuffled(&board, symmetry, seed);
        let removal = removal.map_err(|_| JsError::new("unique"))?;
        Ok(RemovalRun(Timeline::new(removal)))
    }

    /// Where the run is.
    pub fn snapshot(&self) -> Shown {
        self.shown(true)
    }

    /// One step on; at the end it stays there.
    pub fn next(&mut self) -> Shown {
        self.0.step();
        self.shown(true)
    }

    /// One step back; at the start it stays there.
    pub fn back(&mut self) -> Shown {
        self.0.step_back();
        self.shown(true)
    }

    /// Goes on by at most `steps`, or to the end.
    pub fn advance(&mut self, steps: f64) -> Shown {
        self.0.run(kinds::FINISHED, steps as u64);
        self.shown(true)
    }

    /// To a position, or to the end when that comes first, in at most `budget` steps.
    pub fn seek(&mut self, position: f64, budget: f64) -> Shown {
        let progress = self.0.seek(position as u64, budget as u64);
        self.shown(progress != Progress::Paused)
    }

    /// On to the next step of a kind, or to the end, in at most `budget` steps: `trial` looks at a given, `placement` is a
    /// given gone, `backtrack` one that had to stay.
    #[wasm_bindgen(js_name = runTo)]
    pub fn run_to(&mut self, kind: RunKind, budget: f64) -> Shown {
        let progress = self.0.next(kinds_of(kind), budget as u64);
        self.shown(progress != Progress::Paused)
    }

    /// Back to the step of a kind before this one, or to the start, in at most `budget` steps.
    #[wasm_bindgen(js_name = runBackTo)]
    pub fn run_back_to(&mut self, kind: RunKind, budget: f64) -> Shown {
        let progress = self.0.previous(kinds_of(kind), budget as u64);
        self.shown(progress != Progress::Paused)
    }

    /// Positions of the givens that had to stay, of those seen so far.
    pub fn marks(&self) -> Float64Array {
        let marks: Vec<f64> = self.0.marks().iter().map(|&at| at as f64).collect();
        Float64Array::from(marks.as_slice())
    }

    /// Why a given tried already had to stay: a second solution without it, 16 or 81 digits; undefined for other cells.
    pub fn reason(&self, cell: u8) -> Option<String> {
        let removal = self.0.machine();
        let cell = removal.start().size().cell(cell.into())?;
        Some(removal.reason(cell)?.to_string())
    }

    fn shown(&self, settled: bool) -> Shown {
        let removal = self.0.machine();
        let board = removal.board();
        let event = removal.event();
        let finished = removal.is_finished();
        let order: Vec<u8> = removal.order().map(|cell| cell.index() as u8).collect();
        let snapshot = RemovalSnapshot {
            puzzle: removal.start().to_string(),
            solution: removal.solution().to_string(),
            board: board.to_string(),
            digits: digits_of(&board),
            position: self.0.position() as f64,
            event: event.map(|event| step_of(removal, event)),
            current: event
                .and_then(|event| event.cells().first())
                .map(|cell| cell.index() as u8),
            givens: removal.givens() as u32,
            removed: indices_of(removal.removed()),
            kept: indices_of(removal.kept()),
            order: Uint8Array::from(order.as_slice()),
            furthest: self.0.furthest() as f64,
            end: self.0.known_end().map(|end| end as f64),
            settled,
            finished,
            resting: finished,
        };
        Ok(snapshot.into_ts()?)
    }
}

fn step_of(removal: &Removal, event: RemovalEvent) -> RemovalStep {
    let cells = index_list(event.cells());
    match event {
        RemovalEvent::Try { .. } => RemovalStep::Try { cells },
        RemovalEvent::Removed { .. } => RemovalStep::Removed { cells },
        RemovalEvent::Finished => RemovalStep::Finished,
        RemovalEvent::Kept { cells: kept } => {
            let solution = removal.solution();
            let other = kept.first().and_then(|cell| removal.reason(cell));
            let other = other.unwrap_or(*solution);
            RemovalStep::Kept {
                cells,
                other: other.to_string(),
                differs: index_list(differing(solution, &other)),
            }
        }
    }
}

fn differing(one: &Grid, other: &Grid) -> CellSet {
    let differ = |&cell: &_| one.get(cell) != other.get(cell);
    one.size().cells().filter(differ).collect()
}
