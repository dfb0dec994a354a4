//! A run that can be looked at line by line, forward and backward.

mod depths;
mod goal;
mod state;

use super::code::{Op, Program, Shape};
use super::vm::{self, Status, Touch, Vm};
use crate::timeline::{KindMask, Machine};
use depths::Depths;
use state::Before;
use std::cell::RefCell;
use std::rc::Rc;

pub use goal::Goal;
pub use state::{Call, Cell, State, Variable};

/// What a step did, as bits for [`Timeline::next`](crate::timeline::Timeline::next) and the like.
pub mod kinds {
    use crate::timeline::KindMask;
    /// A function was entered.
    pub const CALL: KindMask = 1;
    /// A function returned.
    pub const RETURN: KindMask = 2;
    /// A function returned `false`.
    pub const RETURN_FALSE: KindMask = 4;
    /// Something was written to the output.
    pub const OUTPUT: KindMask = 8;
    /// Something was read from the input.
    pub const INPUT: KindMask = 16;
    /// The run ended.
    pub const END: KindMask = 32;
    /// None of the kinds above.
    pub const LINE: KindMask = 64;
    /// A search went back: a function that calls itself said `return false;`.
    pub const BACKTRACK: KindMask = 128;
    /// The [`Goal`](super::Goal) was met.
    pub const GOAL: KindMask = 256;
    /// A line with a breakpoint is about to run.
    pub const BREAK: KindMask = 512;
}

/// A state from which so few lines lead to another is near it.
const NEAR: u64 = 100_000;

/// A program being run line by line. Put it on a [`Timeline`](crate::timeline::Timeline) to go backward and to seek.
///
/// ```
/// use quaylui::cpp::{compile, Tracer};
/// use quaylui::timeline::Timeline;
/// use std::rc::Rc;
///
/// let program = compile("int main() {\n  int x = 1;\n  x = x + 41;\n  return x;\n}").expect("compiles");
/// let mut run = Timeline::new(Tracer::new(&Rc::new(program), b""));
/// run.seek(2, 1_000);
/// assert_eq!(run.machine().state().line, 4);
/// assert_eq!(run.machine().state().calls[0].variables[0].value.to_string(), "42");
/// run.seek(1, 1_000);
/// assert_eq!(run.machine().state().calls[0].variables[0].value.to_string(), "1");
/// ```
#[derive(Clone, Debug)]
pub struct Tracer {
    vm: Vm,
    /// Values before the last step, to tell what changed.
    before: Option<Rc<Before>>,
    /// The line that the last step ran.
    ran: u32,
    last: KindMask,
    goal: Goal,
    breakpoints: Vec<u32>,
    depths: Depths,
    /// A state to come back to, and for saved states to share with.
    base: RefCell<Option<vm::Saved>>,
}

/// A state of a run, with what its last step did.
#[derive(Clone, Debug)]
pub struct Saved {
    vm: vm::Saved,
    before: Option<Rc<Before>>,
    touched: Rc<[Touch]>,
    ran: u32,
    last: KindMask,
}

impl Saved {
    /// Bytes this state holds that it does not share with `before`, about.
    pub fn bytes(&self, before: Option<&Saved>) -> usize {
        let own = self.before.as_ref().map_or(0, |b| b.bytes()) + self.touched.len() * 16;
        self.vm.bytes(before.map(|b| &b.vm)) + own
    }

    /// Lines run when this state was saved.
    pub fn steps(&self) -> u64 {
        self.vm.steps()
    }
}

impl Tracer {
    /// A run at its start: the first line of `main` is about to run.
    pub fn new(program: &Rc<Program>, input: &[u8]) -> Tracer {
        let mut vm = Vm::new(program.clone(), input);
        vm.watch = true;
        let mut tracer = Tracer {
            vm,
            before: None,
            ran: 0,
            last: 0,
            goal: Goal::None,
            breakpoints: Vec::new(),
            depths: Depths::default(),
            base: RefCell::new(None),
        };
        tracer.note_depth();
        tracer
    }

    /// How the run stands.
    pub fn status(&self) -> &Status {
        &self.vm.status
    }

    /// Lines run so far.
    pub fn steps(&self) -> u64 {
        self.vm.steps
    }

    /// The line about to run, from 1; 0 when the program has ended.
    pub fn line(&self) -> u32 {
        self.vm.line()
    }

    /// Calls on the stack: 1 in `main`.
    pub fn depth(&self) -> usize {
        self.vm.frames.len() + 1
    }

    /// What the program has written to standard output.
    pub fn output(&self) -> &[u8] {
        self.vm.output()
    }

    /// What the program has written to standard error.
    pub fn errors(&self) -> &[u8] {
        &self.vm.streams[2].out
    }

    /// Bytes of the input read so far.
    pub fn input_at(&self) -> usize {
        self.vm.streams[1].at
    }

    /// The depth over the whole run so far: steps in one stretch, and for each stretch the least and the greatest depth. At
    /// most 512 stretches; exact while a stretch is one step.
    pub fn depths(&self) -> (u64, &[(u32, u32)]) {
        self.depths.all()
    }

    /// Sets what [`GOAL`](kinds::GOAL) means from here on.
    pub fn aim(&mut self, goal: Goal) {
        self.goal = goal;
    }

    /// Aims at the end of the line about to run, calls and all.
    pub fn aim_over(&mut self) {
        self.goal = Goal::Depth(self.depth());
    }

    /// Aims at the caller: forward that is the end of the call, backward the line of the call.
    pub fn aim_out(&mut self) {
        self.goal = Goal::Depth(self.depth() - 1);
    }

    /// Aims at another value of the variable with this name.
    pub fn aim_change(&mut self, name: &str) {
        self.goal = Goal::Change(name.to_string(), self.find(name));
    }

    /// Lines that get the kind [`BREAK`](kinds::BREAK) when they are about to run.
    pub fn set_breakpoints(&mut self, lines: &[u32]) {
        self.breakpoints = lines.to_vec();
    }

    /// Whether there are any such lines.
    pub fn has_breakpoints(&self) -> bool {
        !self.breakpoints.is_empty()
    }

    /// Whether the line about to run has a breakpoint.
    pub fn at_breakpoint(&self) -> bool {
        self.breakpoints.contains(&self.line())
    }

    /// Runs without looking, until `steps` lines are done in all, or the end. Much faster than stepping.
    pub fn run_to(&mut self, steps: u64) {
        self.look_away();
        self.rush(steps, false);
        self.vm.watch = true;
    }

    /// Steps until the current function's line is done, calls and all; at most `budget` lines.
    /// False when the budget ran out before.
    pub fn step_over(&mut self, budget: u64) -> bool {
        self.aim_over();
        self.until_goal(budget)
    }

    /// Steps until the current function has returned; false when the budget ran out before.
    pub fn step_out(&mut self, budget: u64) -> bool {
        self.aim_out();
        self.until_goal(budget)
    }

    /// Steps until this line is about to run; false when the budget ran out before.
    pub fn run_to_line(&mut self, line: u32, budget: u64) -> bool {
        self.aim(Goal::Line(line));
        self.until_goal(budget)
    }

    /// Steps until a global or a variable of the newest call with this name has another value.
    pub fn run_to_change(&mut self, name: &str, budget: u64) -> bool {
        self.aim_change(name);
        self.until_goal(budget)
    }

    fn until_goal(&mut self, budget: u64) -> bool {
        self.run(budget, kinds::GOAL);
        self.last & kinds::GOAL != 0 || self.is_finished()
    }

    /// The kinds that depend on what is asked for, and not on the run.
    fn asked(&self) -> KindMask {
        let met = match &self.goal {
            Goal::None => false,
            Goal::Depth(most) => self.depth() <= *most,
            Goal::Line(line) => self.line() == *line,
            Goal::Change(name, old) => self.find(name).is_some_and(|now| Some(now) != *old),
        };
        let mut kind = if met { kinds::GOAL } else { 0 };
        if self.has_breakpoints() && self.at_breakpoint() {
            kind |= kinds::BREAK;
        }
        kind
    }

    fn note_depth(&mut self) {
        if self.vm.steps == self.depths.next() && !self.is_finished() {
            let depth = self.depth() as u32;
            self.depths.note(self.vm.steps, depth);
        }
    }

    /// What the last step showed is no longer so.
    fn look_away(&mut self) {
        self.before = None;
        self.vm.touched.clear();
        self.vm.returned = None;
        self.vm.watch = false;
        self.last = 0;
        self.ran = 0;
    }

    /// One line, without noting what the variables were before.
    fn go(&mut self) {
        self.vm.touched.clear();
        self.vm.returned = None;
        let (depth, out, read) = (self.depth(), self.output().len(), self.input_at());
        let backtracks = self.vm.backtracks;
        self.ran = self.line();
        self.vm.advance(self.vm.steps + 1);
        let mut kind = 0;
        if self.depth() > depth {
            kind |= kinds::CALL;
        }
        if let Some((f, value)) = self.vm.returned {
            let code = &self.vm.program.funcs[usize::from(f)];
            kind |= kinds::RETURN;
            let is_bool = self.vm.program.types[code.ret as usize].shape == Shape::Bool;
            if is_bool && value[0] == 0 && !code.library {
                kind |= kinds::RETURN_FALSE;
            }
        }
        if self.vm.backtracks > backtracks {
            kind |= kinds::BACKTRACK;
        }
        if self.output().len() > out {
            kind |= kinds::OUTPUT;
        }
        if self.input_at() > read {
            kind |= kinds::INPUT;
        }
        if self.is_finished() {
            kind |= kinds::END;
        }
        self.last = if kind == 0 { kinds::LINE } else { kind };
        self.last |= self.asked();
        self.note_depth();
    }

    /// At full speed until `end` lines are done in all; true when it was stopped before by a backtrack.
    fn rush(&mut self, end: u64, halt: bool) -> bool {
        self.vm.halt_at_backtrack = halt;
        let backtracks = self.vm.backtracks;
        while self.vm.steps < end && !self.is_finished() {
            let next = self.depths.next();
            let look = if next > self.vm.steps { next } else { end };
            self.vm.advance(end.min(look));
            self.note_depth();
            if halt && self.vm.backtracks > backtracks {
                break;
            }
        }
        self.vm.halt_at_backtrack = false;
        halt && self.vm.backtracks > backtracks
    }

    /// Line by line until `end` lines are done in all; true when it was stopped by a step of a kind in `stop`.
    fn seek_kind(&mut self, end: u64, stop: KindMask) -> bool {
        while self.vm.steps < end && !self.is_finished() {
            self.go();
            if self.last & stop != 0 {
                return true;
            }
        }
        false
    }

    /// A state not far before this one.
    fn base(&self) -> vm::Saved {
        let now = self.vm.steps;
        let mut base = self.base.borrow_mut();
        let near = |s: &&vm::Saved| s.steps() <= now && now - s.steps() <= NEAR;
        match base.as_ref().filter(near) {
            Some(saved) => saved.clone(),
            None => {
                let saved = self.vm.save(base.as_ref());
                *base = Some(saved.clone());
                saved
            }
        }
    }
}

impl Program {
    /// The lines that can be about to run, ascending: where breakpoints make sense.
    pub fn steps_at(&self) -> Vec<u32> {
        let line = |op: &Op| match op {
            Op::Line(line) | Op::NextK { line, .. } | Op::Next { line, .. } => Some(*line),
            _ => None,
        };
        let mut lines: Vec<u32> = self.ops.iter().filter_map(line).collect();
        lines.sort_unstable();
        lines.dedup();
        lines
    }
}

impl Machine for Tracer {
    type Saved = Saved;
    const MARKS: KindMask = kinds::BACKTRACK;

    fn step(&mut self) -> bool {
        if self.is_finished() {
            return false;
        }
        self.before = Some(state::values(&self.vm));
        self.go();
        true
    }

    fn last_kind(&self) -> KindMask {
        self.last
    }

    fn is_finished(&self) -> bool {
        self.vm.status != Status::Ready
    }

    fn save(&self) -> Saved {
        let saved = self.vm.save(self.base.borrow().as_ref());
        *self.base.borrow_mut() = Some(saved.clone());
        Saved {
            vm: saved,
            before: self.before.clone(),
            touched: self.vm.touched.as_slice().into(),
            ran: self.ran,
            last: self.last,
        }
    }

    fn restore(&mut self, saved: &Saved) {
        self.vm.restore(&saved.vm);
        *self.base.borrow_mut() = Some(saved.vm.clone());
        self.before.clone_from(&saved.before);
        self.vm.touched = saved.touched.to_vec();
        self.ran = saved.ran;
        self.last = saved.last & !(kinds::GOAL | kinds::BREAK) | self.asked();
    }

    fn weight(saved: &Saved, before: Option<&Saved>) -> usize {
        saved.bytes(before)
    }

    /// Runs blindfold as far as may be; the last line is run with open eyes.
    fn run(&mut self, steps: u64, stop: KindMask) -> u64 {
        let from = self.vm.steps;
        if steps <= 1 || self.is_finished() {
            return u64::from(steps > 0 && self.step());
        }
        let base = self.base();
        self.look_away();
        let last = from.saturating_add(steps - 1);
        let found = match stop & !(kinds::BACKTRACK | kinds::END) {
            0 => self.rush(last, stop & kinds::BACKTRACK != 0),
            _ => self.seek_kind(last, stop),
        };
        if found || self.is_finished() {
            // That was the last line already: once more.
            let at = self.vm.steps;
            self.vm.restore(&base);
            self.vm.advance(at - 1);
        }
        self.vm.watch = true;
        self.step();
        self.vm.steps - from
    }
}
