//! A student's program: compiled, and run line by line behind a player.

mod shot;

use std::rc::Rc;

use js_sys::{Float64Array, Uint32Array};
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

use crate::cpp::{compile, kinds, Goal, Program, Tracer};
use crate::timeline::{KindMask, Progress, Timeline};

use shot::{CodeSnapshot, Problem, Problems};

/// After so many lines a run pauses by itself, for its loops may be endless; asked again it goes on for as many more.
const ALLOWANCE: u64 = 500_000_000;

/// What to run to.
#[wasm_bindgen]
#[derive(Clone, Copy)]
pub enum CodeKind {
    /// A function that calls itself says `return false;`.
    Backtrack = "backtrack",
    /// What was aimed at.
    Goal = "goal",
    /// The end of the program, an error, or a line with a breakpoint.
    End = "end",
}

/// A program as the student wrote it, understood or not.
#[wasm_bindgen]
pub struct CodeProgram {
    program: Option<Rc<Program>>,
    problems: Vec<Problem>,
}

#[wasm_bindgen]
impl CodeProgram {
    /// Compiles a source text. Never throws: what is wrong with it, `problems` says.
    #[wasm_bindgen(constructor)]
    pub fn new(source: &str) -> CodeProgram {
        match compile(source) {
            Ok(program) => CodeProgram {
                program: Some(Rc::new(program)),
                problems: Vec::new(),
            },
            Err(list) => CodeProgram {
                program: None,
                problems: list.iter().map(Problem::from).collect(),
            },
        }
    }

    /// Why it cannot be run; empty when it can.
    pub fn problems(&self) -> Result<Ts<Problems>, JsError> {
        Ok(Problems(self.problems.clone()).into_ts()?)
    }

    /// The lines that can be about to run, ascending.
    pub fn lines(&self) -> Uint32Array {
        let lines = self.program.as_ref().map(|p| p.steps_at());
        Uint32Array::from(lines.unwrap_or_default().as_slice())
    }

    /// A run at its start. Throws the code `"refused"` when there are problems.
    pub fn run(&self, stdin: &str) -> Result<CodeRun, JsError> {
        let program = self
            .program
            .as_ref()
            .ok_or_else(|| JsError::new("refused"))?;
        Ok(CodeRun {
            timeline: Timeline::new(Tracer::new(program, stdin.as_bytes())),
            stdin: stdin.to_string(),
            goal_stops: kinds::GOAL,
        })
    }
}

/// A snapshot on its way to the page. It cannot fail but by a mistake of ours.
type Shown = Result<Ts<CodeSnapshot>, JsError>;

/// A run of a program with a position that can be moved. Steps are lines.
#[wasm_bindgen]
pub struct CodeRun {
    timeline: Timeline<Tracer>,
    stdin: String,
    /// Where a run to the goal stops.
    goal_stops: KindMask,
}

#[wasm_bindgen]
impl CodeRun {
    /// Where the run is.
    pub fn snapshot(&self) -> Shown {
        self.shown(true)
    }

    /// One line on; at the end it stays there.
    pub fn next(&mut self) -> Shown {
        self.timeline.step();
        self.shown(true)
    }

    /// One line back; at the start it stays there.
    pub fn back(&mut self) -> Shown {
        self.timeline.step_back();
        self.shown(true)
    }

    /// Goes on by at most `steps`, and stops where playing rests: at a breakpoint, at the end.
    pub fn advance(&mut self, steps: f64) -> Shown {
        let steps = self.allowed(steps as u64);
        self.timeline.run(kinds::BREAK & self.breaks(), steps);
        self.shown(true)
    }

    /// To a position, or to the end when that comes first, in at most `budget` steps.
    pub fn seek(&mut self, position: f64, budget: f64) -> Shown {
        let progress = self.timeline.seek(position as u64, budget as u64);
        self.shown(progress != Progress::Paused)
    }

    /// On to the next step of a kind, or to the end, in at most `budget` steps.
    #[wasm_bindgen(js_name = runTo)]
    pub fn run_to(&mut self, kind: CodeKind, budget: f64) -> Shown {
        let stop = match kind {
            CodeKind::Backtrack => kinds::BACKTRACK,
            CodeKind::Goal => self.goal_stops,
            CodeKind::End | CodeKind::__Invalid => kinds::END | self.breaks(),
        };
        let budget = self.allowed(budget as u64);
        let progress = self.timeline.next(stop, budget);
        self.shown(progress != Progress::Paused || self.at_allowance())
    }

    /// Back to the step of a kind before this one, or to the start, in at most `budget` steps.
    #[wasm_bindgen(js_name = runBackTo)]
    pub fn run_back_to(&mut self, kind: CodeKind, budget: f64) -> Shown {
        let stop = match kind {
            CodeKind::Backtrack => kinds::BACKTRACK,
            CodeKind::Goal => kinds::GOAL,
            CodeKind::End | CodeKind::__Invalid => kinds::BREAK,
        };
        let progress = self.timeline.previous(stop, budget as u64);
        self.shown(progress != Progress::Paused)
    }

    /// Aims at the end of the line about to run, with all that it calls.
    #[wasm_bindgen(js_name = aimOver)]
    pub fn aim_over(&mut self) {
        self.timeline.ask(Tracer::aim_over);
        self.goal_stops = kinds::GOAL | self.breaks();
    }

    /// Aims at the caller: `runTo` ends the call, `runBackTo` goes back to before it.
    #[wasm_bindgen(js_name = aimOut)]
    pub fn aim_out(&mut self) {
        self.timeline.ask(Tracer::aim_out);
        self.goal_stops = kinds::GOAL | self.breaks();
    }

    /// Aims at a line about to run.
    #[wasm_bindgen(js_name = aimLine)]
    pub fn aim_line(&mut self, line: u32) {
        self.timeline.ask(|tracer| tracer.aim(Goal::Line(line)));
        self.goal_stops = kinds::GOAL;
    }

    /// Aims at another value of a variable of the newest call, or of a global.
    #[wasm_bindgen(js_name = aimChange)]
    pub fn aim_change(&mut self, name: &str) {
        self.timeline.ask(|tracer| tracer.aim_change(name));
        self.goal_stops = kinds::GOAL;
    }

    /// Sets the lines at which a run pauses.
    #[wasm_bindgen(js_name = setBreakpoints)]
    pub fn set_breakpoints(&mut self, lines: &[u32]) {
        self.timeline.ask(|tracer| tracer.set_breakpoints(lines));
    }

    /// Positions of the backtracks seen so far, thinned to at most 256.
    pub fn marks(&self) -> Float64Array {
        let marks: Vec<f64> = self.timeline.marks().iter().map(|&at| at as f64).collect();
        Float64Array::from(marks.as_slice())
    }

    /// The depth of calls over the run so far: steps in one stretch, then the least and the greatest depth of each.
    pub fn depths(&self) -> Float64Array {
        let (width, pairs) = self.timeline.machine().depths();
        let mut out = vec![width as f64];
        out.extend(
            pairs
                .iter()
                .flat_map(|&(low, high)| [f64::from(low), f64::from(high)]),
        );
        Float64Array::from(out.as_slice())
    }

    fn breaks(&self) -> KindMask {
        match self.timeline.machine().has_breakpoints() {
            true => kinds::BREAK,
            false => 0,
        }
    }

    /// As much of a budget as ends at the next pause.
    fn allowed(&self, budget: u64) -> u64 {
        budget.min(ALLOWANCE - self.timeline.position() % ALLOWANCE)
    }

    fn at_allowance(&self) -> bool {
        let position = self.timeline.position();
        position > 0 && position % ALLOWANCE == 0
    }

    fn shown(&self, settled: bool) -> Shown {
        let shot = CodeSnapshot::new(&self.timeline, &self.stdin, settled, self.at_allowance());
        Ok(shot.into_ts()?)
    }
}
