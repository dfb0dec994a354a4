//! The race of plain and MRV behind a player.

use js_sys::{Float64Array, Uint8Array};
use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

use crate::search::{Order, Race};
use crate::timeline::{KindMask, Progress, Timeline};

use super::boards::{board_of, digits_of, indices_of};
use super::codes::{RunKind, Verdict};
use super::search::{path_of, SearchEvent};

impl RunKind {
    /// The ticks of a race that answer to this kind.
    fn ticks(self) -> KindMask {
        match self {
            RunKind::Trial | RunKind::Placement => Race::TICK,
            RunKind::Backtrack => Race::BACKTRACK,
            RunKind::Solution => Race::DONE,
            RunKind::Guess | RunKind::End | RunKind::__Invalid => Race::FINISHED,
        }
    }
}

/// One side of a race.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
#[tsify(missing_as_null)]
pub struct RaceSide {
    /// The board now: one digit a cell, 0 for empty.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[tsify(type = "Uint8Array")]
    pub digits: Uint8Array,
    /// The last step of the search: a placement, the solution, the end; null at the start.
    pub event: Option<SearchEvent>,
    /// Digits placed.
    pub placements: f64,
    /// Cells that ran out of digits.
    pub backtracks: f64,
    /// Cells filled by the search.
    pub depth: u32,
    /// The cells filled by the search, in order.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[tsify(type = "Uint8Array")]
    pub path: Uint8Array,
    /// What this side knows of the board's solutions.
    pub verdict: Verdict,
    /// The position at which this side was done; null while it is not.
    pub done: Option<f64>,
}

/// Everything about one position of a race.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
#[tsify(missing_as_null)]
pub struct RaceSnapshot {
    /// The board before the first step.
    pub puzzle: String,
    /// Reading order.
    pub plain: RaceSide,
    /// Fewest candidates first.
    pub mrv: RaceSide,
    /// The cells that clash before the race begins: then there is nothing to search.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[tsify(type = "Uint8Array")]
    pub clashes: Uint8Array,
    /// Steps since the start: in each, both sides go on to their next placement.
    pub position: f64,
    /// The furthest position reached so far.
    pub furthest: f64,
    /// The last position of the run, once seen.
    pub end: Option<f64>,
    /// False when the budget ran out before the action was done.
    pub settled: bool,
    /// Both sides are done.
    pub finished: bool,
    /// A place where playing pauses: a side is done with this step.
    pub resting: bool,
}

/// A snapshot on its way to the page. It cannot fail but by a mistake of ours.
type Shown = Result<Ts<RaceSnapshot>, JsError>;

/// Plain and MRV on one board, with a position that can be moved.
#[wasm_bindgen]
pub struct RaceRun {
    puzzle: String,
    clashes: Uint8Array,
    timeline: Timeline<Race>,
}

#[wasm_bindgen]
impl RaceRun {
    /// A race at its start. `board` is 16 or 81 digits.
    #[wasm_bindgen(constructor)]
    pub fn new(board: &str) -> Result<RaceRun, JsError> {
        let grid = board_of(board)?;
        Ok(RaceRun {
            puzzle: grid.to_string(),
            clashes: indices_of(grid.clash_cells()),
            timeline: Timeline::new(Race::new(&grid)),
        })
    }

    /// Where the race is.
    pub fn snapshot(&self) -> Shown {
        self.shown(true)
    }

    /// One step on; at the end it stays there.
    pub fn next(&mut self) -> Shown {
        self.timeline.step();
        self.shown(true)
    }

    /// One step back; at the start it stays there.
    pub fn back(&mut self) -> Shown {
        self.timeline.step_back();
        self.shown(true)
    }

    /// Goes on by at most `steps`, and stops where playing rests: when a side is done.
    pub fn advance(&mut self, steps: f64) -> Shown {
        self.timeline.run(Race::DONE, steps as u64);
        self.shown(true)
    }

    /// To a position, or to the end when that comes first, in at most `budget` steps.
    pub fn seek(&mut self, position: f64, budget: f64) -> Shown {
        let progress = self.timeline.seek(position as u64, budget as u64);
        self.shown(progress != Progress::Paused)
    }

    /// On to the next step of a kind, or to the end, in at most `budget` steps. A `solution` is here a side that is
    /// done, with a solution or without.
    #[wasm_bindgen(js_name = runTo)]
    pub fn run_to(&mut self, kind: RunKind, budget: f64) -> Shown {
        let progress = self.timeline.next(kind.ticks(), budget as u64);
        self.shown(progress != Progress::Paused)
    }

    /// Back to the step of a kind before this one, or to the start, in at most `budget` steps.
    #[wasm_bindgen(js_name = runBackTo)]
    pub fn run_back_to(&mut self, kind: RunKind, budget: f64) -> Shown {
        let progress = self.timeline.previous(kind.ticks(), budget as u64);
        self.shown(progress != Progress::Paused)
    }

    /// Positions at which a side was done, as far as seen.
    pub fn marks(&self) -> Float64Array {
        let marks: Vec<f64> = self.timeline.marks().iter().map(|&at| at as f64).collect();
        Float64Array::from(marks.as_slice())
    }

    fn shown(&self, settled: bool) -> Shown {
        let race = self.timeline.machine();
        let position = self.timeline.position() as f64;
        let (plain, mrv) = (self.side(Order::Plain), self.side(Order::Mrv));
        let snapshot = RaceSnapshot {
            puzzle: self.puzzle.clone(),
            clashes: self.clashes.clone(),
            position,
            furthest: self.timeline.furthest() as f64,
            end: self.timeline.known_end().map(|end| end as f64),
            settled,
            finished: race.is_finished(),
            resting: plain.done == Some(position) || mrv.done == Some(position),
            plain,
            mrv,
        };
        Ok(snapshot.into_ts()?)
    }

    fn side(&self, order: Order) -> RaceSide {
        let race = self.timeline.machine();
        let search = race.side(order);
        let counts = search.counts();
        RaceSide {
            digits: digits_of(search.grid()),
            event: search.last_event().map(SearchEvent::from),
            placements: counts.placements as f64,
            backtracks: counts.backtracks as f64,
            depth: search.depth() as u32,
            path: path_of(search),
            verdict: search.verdict().into(),
            done: race.done_at(order).map(|at| at as f64),
        }
    }
}
