//! A search behind a player.

use js_sys::{Float64Array, Uint16Array, Uint8Array};
use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

use crate::search::{self, EventKind, Kinds, Search};
use crate::sudoku::DigitSet;
use crate::timeline::{Progress, Timeline};

use super::boards::{board_of, candidates_of, digits_of, indices_of};
use super::codes::{Order, RunKind, Verdict};
use super::events::{path_of, SearchEvent};

impl RunKind {
    fn kinds(self) -> Kinds {
        match self {
            RunKind::Trial => Kinds::TRIAL,
            RunKind::Placement => EventKind::Place.into(),
            RunKind::Backtrack => Kinds::BACKTRACK,
            // Where there is no guess any more, the solution is the place to stop.
            RunKind::Guess => Kinds::from(EventKind::Select) | Kinds::SOLUTION,
            RunKind::Solution => Kinds::SOLUTION,
            // A kind the page made up is never met, so the run goes to its end.
            RunKind::End | RunKind::__Invalid => EventKind::Finished.into(),
        }
    }
}

/// How the placements so far came about (MRV only).
#[derive(Serialize, Tsify)]
pub struct Trail {
    /// Digits placed in cells with one candidate.
    pub forced: f64,
    /// Digits placed in cells with two candidates or more.
    pub guessed: f64,
    /// The last placements and dead ends, oldest first: 1 forced, 2 a guess, 3 a cell out of digits.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[tsify(type = "Uint8Array")]
    pub marks: Uint8Array,
}

/// Everything about one position of a search.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
#[tsify(missing_as_null)]
pub struct SearchSnapshot {
    /// The board before the first step.
    pub puzzle: String,
    /// The order searched in.
    #[tsify(type = "Order")]
    pub order: &'static str,
    /// The board now: one digit a cell, 0 for empty.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[tsify(type = "Uint8Array")]
    pub digits: Uint8Array,
    /// The candidates of each empty cell as masks (bit v for digit v), 0 for filled ones.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[tsify(type = "Uint16Array")]
    pub candidates: Uint16Array,
    /// Steps since the start.
    pub position: f64,
    /// The last step; null at the start.
    pub event: Option<SearchEvent>,
    /// Digits placed.
    pub placements: f64,
    /// Cells that ran out of digits.
    pub backtracks: f64,
    /// Full boards reached.
    pub solutions: f64,
    /// Digits tried, in vain or not.
    pub trials: f64,
    /// Cells chosen with one candidate (MRV only).
    pub forced: f64,
    /// Cells chosen with two candidates or more (MRV only).
    pub guessed: f64,
    /// Cells filled by the search.
    pub depth: u32,
    /// What is known of the board's solutions here.
    pub verdict: Verdict,
    /// The cells filled by the search, in order.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[tsify(type = "Uint8Array")]
    pub path: Uint8Array,
    /// The cell the last step was about; null at the start, on a solution, at the end.
    pub current: Option<u8>,
    /// The digits tried so far in the current cell, as a mask.
    pub tried: u16,
    /// The digits that peers bar from the current cell, as a mask.
    pub barred: u16,
    /// The last step erased a digit of a solution, to look for the next one.
    pub after_solution: bool,
    /// The cells that clash before the search begins: then there is nothing to search.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[tsify(type = "Uint8Array")]
    pub clashes: Uint8Array,
    /// The furthest position reached so far.
    pub furthest: f64,
    /// The last position of the run, once seen.
    pub end: Option<f64>,
    /// False when the budget ran out before the action was done.
    pub settled: bool,
    /// Nothing is left to do.
    pub finished: bool,
    /// A place where playing pauses: a solution, or the end.
    pub resting: bool,
}

/// A snapshot on its way to the page. It cannot fail but by a mistake of ours.
type Shown = Result<Ts<SearchSnapshot>, JsError>;

/// A search of one board with a position that can be moved.
#[wasm_bindgen]
pub struct SearchRun {
    puzzle: String,
    clashes: Uint8Array,
    timeline: Timeline<Search>,
}

#[wasm_bindgen]
impl SearchRun {
    /// A run at its start. `board` is 16 or 81 digits.
    #[wasm_bindgen(constructor)]
    pub fn new(board: &str, order: Order) -> Result<SearchRun, JsError> {
        let grid = board_of(board)?;
        Ok(SearchRun {
            puzzle: grid.to_string(),
            clashes: indices_of(grid.clash_cells()),
            timeline: Timeline::new(Search::new(&grid, order.known()?)),
        })
    }

    /// Where the run is.
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

    /// Goes on by at most `steps`, and stops where playing rests: after a solution, at the end.
    pub fn advance(&mut self, steps: f64) -> Shown {
        self.timeline.run(Kinds::SOLUTION, steps as u64);
        self.shown(true)
    }

    /// To a position, or to the end when that comes first, in at most `budget` steps.
    pub fn seek(&mut self, position: f64, budget: f64) -> Shown {
        let progress = self.timeline.seek(position as u64, budget as u64);
        self.shown(progress != Progress::Paused)
    }

    /// On to the next step of a kind, or to the end, in at most `budget` steps.
    #[wasm_bindgen(js_name = runTo)]
    pub fn run_to(&mut self, kind: RunKind, budget: f64) -> Shown {
        let progress = self.go_to(kind, budget as u64, |run, kinds, left| {
            run.next(kinds, left)
        });
        self.shown(progress != Progress::Paused)
    }

    /// Back to the step of a kind before this one, or to the start, in at most `budget` steps.
    #[wasm_bindgen(js_name = runBackTo)]
    pub fn run_back_to(&mut self, kind: RunKind, budget: f64) -> Shown {
        let progress = self.go_to(kind, budget as u64, |run, kinds, left| {
            run.previous(kinds, left)
        });
        self.shown(progress != Progress::Paused)
    }

    /// Positions of the backtracks seen so far, thinned to at most 256.
    pub fn marks(&self) -> Float64Array {
        let marks: Vec<f64> = self.timeline.marks().iter().map(|&at| at as f64).collect();
        Float64Array::from(marks.as_slice())
    }

    /// How the placements up to here came about, with the last `most` of them one by one.
    pub fn trail(&self, most: u16) -> Result<Ts<Trail>, JsError> {
        let search = self.timeline.machine();
        let forced = search.forced_placements();
        let marks: Vec<u8> = search
            .trail(most.into())
            .into_iter()
            .map(|mark| mark as u8)
            .collect();
        let trail = Trail {
            forced: forced as f64,
            guessed: (search.counts().placements - forced) as f64,
            marks: Uint8Array::from(marks.as_slice()),
        };
        Ok(trail.into_ts()?)
    }

    /// Moves to a step of a kind, by [`Timeline::next`] or [`Timeline::previous`].
    fn go_to(
        &mut self,
        kind: RunKind,
        budget: u64,
        to: impl Fn(&mut Timeline<Search>, Kinds, u64) -> Progress,
    ) -> Progress {
        let mut left = budget;
        loop {
            let from = self.timeline.position();
            let progress = to(&mut self.timeline, kind.kinds(), left);
            left = left.saturating_sub(self.timeline.position().abs_diff(from));
            let passed_by = matches!(kind, RunKind::Guess)
                && progress == Progress::Reached
                && self.timeline.machine().last_kind() == Some(EventKind::Select)
                && !self.timeline.machine().guesses();
            if !passed_by {
                return progress;
            }
            if left == 0 {
                return Progress::Paused;
            }
        }
    }

    fn shown(&self, settled: bool) -> Shown {
        Ok(self.shot(settled).into_ts()?)
    }

    fn shot(&self, settled: bool) -> SearchSnapshot {
        let search = self.timeline.machine();
        let (grid, counts) = (search.grid(), search.counts());
        let current = search.current();
        let after_solution =
            search.last_kind() == Some(EventKind::Erase) && grid.empty_cells().len() == 1;
        SearchSnapshot {
            puzzle: self.puzzle.clone(),
            order: search.order().name(),
            digits: digits_of(grid),
            candidates: candidates_of(grid),
            position: self.timeline.position() as f64,
            event: search.last_event().map(SearchEvent::from),
            placements: counts.placements as f64,
            backtracks: counts.backtracks as f64,
            solutions: counts.solutions as f64,
            trials: counts.trials as f64,
            forced: counts.forced as f64,
            guessed: counts.guessed as f64,
            depth: search.depth() as u32,
            verdict: search.verdict().into(),
            path: path_of(search),
            current: current.map(|(cell, _)| cell.index() as u8),
            tried: self.tried().bits(),
            barred: current.map_or(0, |(cell, _)| {
                (grid.size().all_digits() - grid.candidates(cell)).bits()
            }),
            after_solution,
            clashes: self.clashes.clone(),
            furthest: self.timeline.furthest() as f64,
            end: self.timeline.known_end().map(|end| end as f64),
            settled,
            finished: search.is_finished(),
            resting: matches!(
                search.last_kind(),
                Some(EventKind::Solution | EventKind::Finished)
            ),
        }
    }

    /// The digits tried in the current cell: those up to the last one, which MRV takes from the candidates only.
    fn tried(&self) -> DigitSet {
        let search = self.timeline.machine();
        let grid = search.grid();
        let all = grid.size().all_digits();
        match search.current() {
            Some((cell, last)) => {
                let open = match search.order() {
                    search::Order::Plain => all,
                    search::Order::Mrv => grid.candidates(cell),
                };
                if search.last_kind() == Some(EventKind::Exhausted) {
                    return open;
                }
                open.iter()
                    .filter(|digit| last.is_some_and(|last| *digit <= last))
                    .collect()
            }
            None => DigitSet::EMPTY,
        }
    }
}
