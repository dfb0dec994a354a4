//! A run that can be looked at line by line, forward and backward.

use super::code::{Program, Shape, VarInfo};
use super::value::{self, Value};
use super::vm::{Saved, Status, Vm};
use crate::timeline::{KindMask, Machine};
use std::cell::RefCell;
use std::rc::Rc;

/// What a step did, as bits for [`Timeline::next`](crate::timeline::Timeline::next) and the like.
pub mod kinds {
    use crate::timeline::KindMask;
    /// A function was entered.
    pub const CALL: KindMask = 1;
    /// A function returned.
    pub const RETURN: KindMask = 2;
    /// A function returned `false`: in a search, the way back.
    pub const RETURN_FALSE: KindMask = 4;
    /// Something was written to the output.
    pub const OUTPUT: KindMask = 8;
    /// Something was read from the input.
    pub const INPUT: KindMask = 16;
    /// The run ended.
    pub const END: KindMask = 32;
    /// Anything else.
    pub const LINE: KindMask = 64;
}

/// A variable and its value.
#[derive(Clone, Debug, PartialEq)]
pub struct Variable {
    /// Its name.
    pub name: String,
    /// Its type, as C++ writes it.
    pub ty: String,
    /// Its value now.
    pub value: Value,
    /// Whether the last step changed it (or brought it into being).
    pub changed: bool,
    /// Whether it is a parameter.
    pub parameter: bool,
}

/// One call on the stack.
#[derive(Clone, Debug, PartialEq)]
pub struct Call {
    /// The function.
    pub function: String,
    /// The line it is at: about to run in the newest call, the line of the call in the others.
    pub line: u32,
    /// Parameters first, then the locals that exist here.
    pub variables: Vec<Variable>,
}

/// An array cell that the last step read or wrote.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cell {
    /// The variable it belongs to.
    pub variable: String,
    /// Its index, row by row.
    pub index: u32,
    /// Written, or only read.
    pub written: bool,
}

/// Everything there is to see at a step.
#[derive(Clone, Debug, PartialEq)]
pub struct State {
    /// Lines run so far.
    pub step: u64,
    /// The line about to run, from 1; 0 when the program has ended.
    pub line: u32,
    /// Calls, the newest last.
    pub calls: Vec<Call>,
    /// Variables outside functions.
    pub globals: Vec<Variable>,
    /// Array cells the last step read or wrote, in order.
    pub cells: Vec<Cell>,
    /// The function that returned in the last step, and its value.
    pub returned: Option<(String, Value)>,
    /// Bytes of the input read so far.
    pub input_at: usize,
    /// Bytes of output written so far.
    pub output_len: usize,
    /// How the run stands.
    pub status: Status,
}

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
    before: Vec<(usize, String, Value)>,
    last: KindMask,
    last_saved: RefCell<Option<Saved>>,
}

impl Tracer {
    /// A run at its start: the first line of `main` is about to run.
    pub fn new(program: &Rc<Program>, input: &[u8]) -> Tracer {
        let mut vm = Vm::new(program.clone(), input);
        vm.watch = true;
        Tracer {
            vm,
            before: Vec::new(),
            last: 0,
            last_saved: RefCell::new(None),
        }
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

    /// Runs without looking, until `steps` lines are done in all, or the end. Much faster than stepping.
    pub fn run_to(&mut self, steps: u64) {
        self.before.clear();
        self.vm.touched.clear();
        self.vm.watch = false;
        self.vm.returned = None;
        self.vm.advance(steps);
        self.vm.watch = true;
        self.last = 0;
    }

    /// Steps until the current function's line is done, calls and all; at most `budget` lines.
    /// False when the budget ran out before.
    pub fn step_over(&mut self, budget: u64) -> bool {
        let depth = self.depth();
        self.until(budget, |t| t.depth() <= depth)
    }

    /// Steps until the current function has returned; false when the budget ran out before.
    pub fn step_out(&mut self, budget: u64) -> bool {
        let depth = self.depth();
        self.until(budget, |t| t.depth() < depth)
    }

    /// Steps until one of these lines is about to run; false when the budget ran out before.
    pub fn run_to_line(&mut self, lines: &[u32], budget: u64) -> bool {
        self.until(budget, |t| lines.contains(&t.line()))
    }

    /// Steps until a global or a variable of the newest call with this name has another value.
    pub fn run_to_change(&mut self, name: &str, budget: u64) -> bool {
        let find = |t: &Tracer| t.find(name);
        let now = find(self);
        self.until(budget, |t| find(t) != now)
    }

    fn find(&self, name: &str) -> Option<Value> {
        let locals = self.locals_of(self.vm.func, self.vm.fp, self.vm.pc);
        let all = locals
            .into_iter()
            .chain(self.vm.program.globals.iter().map(|g| (g, g.at as usize)));
        let mut named = all.filter(|v| v.0.name == name);
        named.next().map(|v| self.value_at(v.0, v.1))
    }

    /// One line, without noting what the variables were before.
    fn go(&mut self) {
        self.vm.touched.clear();
        self.vm.returned = None;
        let (depth, out, read) = (self.depth(), self.output().len(), self.input_at());
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
    }

    /// Goes fast to the next step of a kind; that step itself is then repeated with open eyes.
    fn run_until_kind(&mut self, steps: u64, stop: KindMask) -> u64 {
        /// Steps between states kept to come back to.
        const STRIDE: u64 = 4_096;
        let from = self.vm.steps;
        while self.vm.steps - from < steps && !self.is_finished() {
            let back = self.vm.save(None);
            self.vm.watch = false;
            let mut found = false;
            let end = (back.steps() + STRIDE).min(from + steps);
            while self.vm.steps < end && !self.is_finished() && !found {
                self.go();
                found = self.last & stop != 0;
            }
            self.vm.watch = true;
            if found || self.is_finished() || end == from + steps {
                let at = self.vm.steps;
                self.vm.restore(&back);
                self.vm.watch = false;
                self.vm.advance(at - 1);
                self.vm.watch = true;
                self.step();
                return self.vm.steps - from;
            }
        }
        self.vm.steps - from
    }

    fn until(&mut self, budget: u64, done: impl Fn(&Tracer) -> bool) -> bool {
        for _ in 0..budget {
            if !self.step() || done(self) {
                return true;
            }
        }
        false
    }

    fn value_at(&self, v: &VarInfo, at: usize) -> Value {
        value::read(&self.vm, v.ty, value::Source::Memory(at))
    }

    /// Variables of a call that exist at an instruction, with their slots.
    fn locals_of(&self, func: u16, fp: usize, pc: usize) -> Vec<(&VarInfo, usize)> {
        let code = &self.vm.program.funcs[usize::from(func)];
        // A parameter exists from the start, a local once its line has run.
        let here = pc as u32;
        let exists = |v: &&VarInfo| v.param || v.from <= here && here < v.to;
        code.vars
            .iter()
            .filter(exists)
            .map(|v| (v, fp + v.at as usize))
            .collect()
    }

    /// Calls from the oldest: function, frame, instruction, and the place to name a line by.
    fn stack(&self) -> Vec<(u16, usize, usize)> {
        if matches!(self.vm.status, Status::Finished(_)) {
            return Vec::new();
        }
        let mut out: Vec<(u16, usize, usize)> = self
            .vm
            .frames
            .iter()
            .map(|f| (f.func, f.fp as usize, (f.pc as usize).saturating_sub(1)))
            .collect();
        out.push((self.vm.func, self.vm.fp, self.vm.pc));
        out
    }

    fn snapshot(&self) -> Vec<(usize, String, Value)> {
        let mut out = Vec::new();
        for g in &self.vm.program.globals {
            out.push((usize::MAX, g.name.clone(), self.value_at(g, g.at as usize)));
        }
        for (depth, (func, fp, pc)) in self.stack().into_iter().enumerate() {
            for (v, at) in self.locals_of(func, fp, pc) {
                out.push((depth, v.name.clone(), self.value_at(v, at)));
            }
        }
        out
    }

    /// Names and values of the variables that the last step changed.
    pub fn changes(&self) -> Vec<(String, Value)> {
        let now = self.snapshot();
        now.into_iter()
            .filter(|v| !self.before.contains(v))
            .map(|v| (v.1, v.2))
            .collect()
    }

    fn variable(&self, depth: usize, v: &VarInfo, at: usize) -> Variable {
        let value = self.value_at(v, at);
        let changed = self.vm.steps > 0
            && !self.before.is_empty()
            && !self
                .before
                .iter()
                .any(|b| b.0 == depth && b.1 == v.name && b.2 == value);
        let ty = self.vm.program.types[v.ty as usize].name.clone();
        Variable {
            name: v.name.clone(),
            ty,
            value,
            changed,
            parameter: v.param,
        }
    }

    /// Everything there is to see now.
    pub fn state(&self) -> State {
        let program = &self.vm.program;
        let mut calls = Vec::new();
        let stack = self.stack();
        let newest = stack.len().saturating_sub(1);
        for (depth, (func, fp, pc)) in stack.into_iter().enumerate() {
            let code = &program.funcs[usize::from(func)];
            if code.library {
                continue;
            }
            let line = if depth == newest {
                self.vm.line()
            } else {
                program.lines.line(program.spans[pc].lo)
            };
            let variables = self
                .locals_of(func, fp, pc)
                .into_iter()
                .map(|(v, at)| self.variable(depth, v, at))
                .collect();
            calls.push(Call {
                function: code.name.clone(),
                line,
                variables,
            });
        }
        let globals = program
            .globals
            .iter()
            .filter(|g| !g.name.is_empty())
            .map(|g| self.variable(usize::MAX, g, g.at as usize))
            .collect();
        let returned = self.vm.returned.and_then(|(f, slots)| {
            let code = program
                .funcs
                .get(usize::from(f))
                .filter(|c| !c.library && !c.name.is_empty())?;
            let shown = if code.ret_slots == 1 {
                value::read(&self.vm, code.ret, value::Source::Bits(slots[0]))
            } else {
                Value::Void
            };
            Some((code.name.clone(), shown))
        });
        State {
            step: self.vm.steps,
            line: self.vm.line(),
            calls,
            globals,
            cells: self.cells(),
            returned,
            input_at: self.input_at(),
            output_len: self.output().len(),
            status: self.vm.status.clone(),
        }
    }

    fn cells(&self) -> Vec<Cell> {
        let program = &self.vm.program;
        let mut out = Vec::new();
        for t in &self.vm.touched {
            let Some((variable, index)) = value::owner(&self.vm, program, t.address) else {
                continue;
            };
            // Single variables are no cells.
            let single =
                |g: &&VarInfo| g.name == variable && program.types[g.ty as usize].slots == 1;
            let is_container = |g: &VarInfo| {
                let shape = &program.types[g.ty as usize].shape;
                matches!(shape, Shape::Elements(_) | Shape::Tree(_) | Shape::Text)
            };
            if program
                .globals
                .iter()
                .find(single)
                .is_some_and(|g| !is_container(g))
            {
                continue;
            }
            let cell = Cell {
                variable,
                index,
                written: t.write,
            };
            if out.last() != Some(&cell) {
                out.push(cell);
            }
        }
        out
    }
}

impl Machine for Tracer {
    type Saved = Saved;
    const MARKS: KindMask = kinds::RETURN_FALSE;

    fn step(&mut self) -> bool {
        if self.is_finished() {
            return false;
        }
        self.before = self.snapshot();
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
        let saved = self.vm.save(self.last_saved.borrow().as_ref());
        *self.last_saved.borrow_mut() = Some(saved.clone());
        saved
    }

    fn restore(&mut self, saved: &Saved) {
        self.vm.restore(saved);
        self.before.clear();
        self.vm.touched.clear();
        self.last = 0;
    }

    fn run(&mut self, steps: u64, stop: KindMask) -> u64 {
        if stop != 0 {
            return self.run_until_kind(steps, stop);
        }
        let from = self.vm.steps;
        if steps > 1 {
            self.run_to(from + steps - 1);
        }
        // The last line is run with open eyes.
        if self.vm.steps < from + steps {
            self.step();
        }
        self.vm.steps - from
    }
}
