//! A small C++: the subset that contest beginners write, compiled to compact code and run with every
//! check on, a line at a time if wanted.
//!
//! ```text
//! text ── lexer, preprocess ──► tokens ── parser ──► ast ── check ──► hir ── compile ──► code ── vm
//!                                                     ▲
//!                     library/*.h: the standard library, written in the language itself
//! ```
//!
//! * What is outside the subset is refused before running, with its place: [`compile`] gives
//!   [`Diagnostic`]s, whose [`Kind`]s are stable codes. No sentences live here.
//! * What C++ leaves undefined stops the program at its line, as [`Status::Failed`].
//! * [`run`] runs to the end; a [`Tracer`] goes line by line, and backward on a
//!   [`Timeline`](crate::timeline::Timeline).
//!
//! ```
//! use quaylui::cpp::{compile, run, Status};
//! use std::rc::Rc;
//!
//! let source = "#include <iostream>\nint main() { int a, b; std::cin >> a >> b; std::cout << a + b; }";
//! let program = Rc::new(compile(source).expect("compiles"));
//! let outcome = run(&program, b"20 22", 1_000_000);
//! assert_eq!(outcome.status, Status::Finished(0));
//! assert_eq!(outcome.output, b"42");
//! ```

mod ast;
mod check;
mod code;
mod compile;
mod error;
mod hir;
mod lexer;
mod library;
pub mod message;
mod native;
mod op;
mod parser;
mod preprocess;
mod token;
mod trace;
mod types;
mod value;
mod vm;

pub use code::Program;
pub use error::{Diagnostic, Kind, Phase, Span};
pub use trace::{kinds, Call, Cell, Goal, Saved, State, Tracer, Variable};
pub use value::Value;
pub use vm::Status;

use error::{Fault, LineMap};
use std::rc::Rc;

/// Compiles a program, or says what is wrong with it: at least one diagnostic, in the order of their places.
///
/// # Errors
/// Everything found wrong, at most 20 things.
pub fn compile(source: &str) -> Result<Program, Vec<Diagnostic>> {
    let lines = LineMap::new(source);
    let one = |f: Box<Fault>| vec![lines.diagnostic(*f)];
    let library = preprocess::tokens(&library::text(), Span::LIBRARY).and_then(parser::library);
    let (items, names) = library.map_err(one)?;
    let tokens = preprocess::tokens(source, 0).map_err(one)?;
    let file = parser::program(tokens, &names).map_err(one)?;
    let checked = check::check(&items, &file);
    let (program, types) = checked.map_err(|list| {
        list.into_iter()
            .map(|f| lines.diagnostic(f))
            .collect::<Vec<_>>()
    })?;
    compile::compile(&program, &types, lines.clone()).map_err(one)
}

/// What a run came to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// How the run stands; [`Status::Ready`] when the budget ended it.
    pub status: Status,
    /// What was written to standard output.
    pub output: Vec<u8>,
    /// What was written to standard error.
    pub errors: Vec<u8>,
    /// Lines run.
    pub steps: u64,
}

/// Runs a program on an input, for at most `budget` lines.
pub fn run(program: &Rc<Program>, input: &[u8], budget: u64) -> Outcome {
    let mut vm = vm::Vm::new(program.clone(), input);
    vm.advance(budget);
    Outcome {
        status: vm.status.clone(),
        output: vm.output().to_vec(),
        errors: vm.streams[2].out.clone(),
        steps: vm.steps,
    }
}
