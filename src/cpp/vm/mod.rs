//! The machine: runs compact code within a budget of steps, checks everything, and can be saved and
//! put back at any line.
//!
//! Memory is one row of 8-byte slots: globals, text literals, then the stack. What grows lives on the
//! [`heap`]. A slot that was never set holds [`UNSET`], a bit pattern that honest values do not have
//! (one in 2^64 `unsigned long long` values does: that one is taken for unset).

mod buffer;
mod call;
mod heap;
mod input;
mod memory;
mod native;
mod number;
mod output;
pub(super) mod pointer;
mod printf;
mod pure;
mod run;
mod saved;
mod search;
mod slow;
mod text;
mod tree;

use super::code::Program;
use super::error::{Diagnostic, Fault, Kind, Span};
use std::rc::Rc;

pub(super) use heap::{Heap, Obj};
pub(super) use output::Stream;
pub(super) use saved::Saved;

/// What a slot holds before it is set.
pub(super) const UNSET: u64 = 0xFFF7_DEAD_5EED_BEEF;

/// Slots of the stack: 8 MB, as usual.
const STACK_SLOTS: usize = 1 << 20;
/// A frame's registers are addressed within this many slots.
const WINDOW: usize = 1 << 16;
/// Rounds of loops within the library, in all.
const TICK_LIMIT: u64 = 20_000_000_000;
const DEPTH_LIMIT: usize = 180_000;

/// A function that is being called.
#[derive(Clone, Copy, Debug)]
pub(super) struct Frame {
    /// Where the caller goes on.
    pub pc: u32,
    /// The caller's frame.
    pub fp: u32,
    /// The caller.
    pub func: u16,
}

/// How a run stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Status {
    /// A line is about to run.
    Ready,
    /// The program has ended, with this exit code.
    Finished(i32),
    /// The program was stopped at its current line.
    Failed(Box<Diagnostic>),
}

/// A cell of memory that a step read or wrote.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Touch {
    pub address: u64,
    pub write: bool,
}

/// The machine.
#[derive(Clone, Debug)]
pub(super) struct Vm {
    pub program: Rc<Program>,
    pub mem: Vec<u64>,
    pub pc: usize,
    pub fp: usize,
    pub func: u16,
    pub frames: Vec<Frame>,
    pub heap: Heap,
    pub streams: Vec<Stream>,
    pub input: Rc<[u8]>,
    pub steps: u64,
    pub ticks: u64,
    /// How often a search went back.
    pub backtracks: u64,
    /// Pause at the next line once a search has gone back.
    pub halt_at_backtrack: bool,
    pub status: Status,
    /// The function that returned last within this step, and its value.
    pub returned: Option<(u16, [u64; 1])>,
    pub started: bool,
    pub watch: bool,
    pub touched: Vec<Touch>,
}

/// Why the machine's loop was left.
pub(super) enum Stop {
    /// A line is about to run and no more steps are allowed.
    Pause,
    Exit(i32),
    Fault(Kind, Vec<String>),
}

type Trap = (Kind, Vec<String>);
type Res<T> = std::result::Result<T, Trap>;

fn trap<T>(kind: Kind, args: &[&str]) -> Res<T> {
    Err((kind, args.iter().map(|a| (*a).to_string()).collect()))
}

impl Vm {
    pub fn new(program: Rc<Program>, input: &[u8]) -> Vm {
        let statics = program.static_slots as usize;
        let mut mem = vec![0; statics + STACK_SLOTS + 2 * WINDOW];
        for &(at, v) in &program.statics {
            mem[at as usize] = v;
        }
        let mut vm = Vm {
            mem,
            pc: program.funcs[usize::from(program.init)].entry as usize,
            fp: statics,
            func: program.init,
            frames: Vec::new(),
            heap: Heap::default(),
            streams: vec![Stream::default(), Stream::default(), Stream::default()],
            input: input.into(),
            steps: 0,
            ticks: 0,
            backtracks: 0,
            halt_at_backtrack: false,
            status: Status::Ready,
            returned: None,
            started: false,
            watch: false,
            touched: Vec::new(),
            program,
        };
        vm.advance(0);
        vm
    }

    /// Runs until `steps` steps are done in all, the program ends or fails.
    pub fn advance(&mut self, steps: u64) {
        if self.status != Status::Ready {
            return;
        }
        loop {
            match self.run(steps) {
                Stop::Pause => return,
                Stop::Exit(_) if !self.started => {
                    // Globals have their values; now `main`.
                    self.started = true;
                    self.func = self.program.main;
                    self.pc = self.program.funcs[usize::from(self.func)].entry as usize;
                    self.returned = None;
                }
                Stop::Exit(code) => {
                    self.status = Status::Finished(code);
                    return;
                }
                Stop::Fault(kind, args) => {
                    let span = self.span_at(self.pc);
                    let d = self.program.lines.diagnostic(Fault { kind, span, args });
                    self.status = Status::Failed(Box::new(d));
                    return;
                }
            }
        }
    }

    /// The place of an instruction; within the library, the place it was called from.
    pub fn span_at(&self, pc: usize) -> Span {
        let span = self.program.spans.get(pc).copied().unwrap_or_default();
        if !span.is_library() && span.hi > 0 {
            return span;
        }
        let calls = self.frames.iter().rev().map(|f| {
            self.program
                .spans
                .get((f.pc as usize).saturating_sub(1))
                .copied()
        });
        calls
            .flatten()
            .find(|s| !s.is_library() && s.hi > 0)
            .unwrap_or_default()
    }

    /// What the reader wrote where the machine is.
    fn text_here(&self, pc: usize) -> String {
        let span = self.span_at(pc);
        let text = self.program.lines.text(span);
        text.split_whitespace()
            .collect::<Vec<_>>()
            .join(" ")
            .chars()
            .take(40)
            .collect()
    }

    /// The line about to run, from 1; 0 when the program has ended.
    pub fn line(&self) -> u32 {
        match &self.status {
            Status::Ready => match self.program.ops.get(self.pc) {
                Some(
                    super::code::Op::Line(l)
                    | super::code::Op::NextK { line: l, .. }
                    | super::code::Op::Next { line: l, .. },
                ) => *l,
                _ => 0,
            },
            Status::Failed(d) => d.line,
            Status::Finished(_) => 0,
        }
    }

    pub fn output(&self) -> &[u8] {
        &self.streams[0].out
    }
}
