//! scratch
#![allow(dead_code)]
mod ast;
mod check;
mod code;
mod compile;
pub mod error;
mod hir;
mod lexer;
mod library;
mod native;
mod parser;
mod preprocess;
mod token;
mod types;
mod vm;

pub use code::Program;
pub use error::{Diagnostic, Kind, Phase, Span};
pub use vm::Status;

use error::{Fault, LineMap};

/// Compiles.
pub fn compile(source: &str) -> Result<Program, Vec<Diagnostic>> {
    let lines = LineMap::new(source);
    let one = |f: Box<Fault>| vec![lines.diagnostic(*f)];
    let library = preprocess::tokens(&library::text(), Span::LIBRARY).and_then(parser::library);
    let (items, names) = library.map_err(|f| { eprintln!("LIB {:?} {}", f, &library::text()[(f.span.lo & !Span::LIBRARY) as usize..].chars().take(80).collect::<String>()); one(f)})?;
    let tokens = preprocess::tokens(source, 0).map_err(one)?;
    let file = parser::program(tokens, &names).map_err(one)?;
    let (program, types) = check::check(&items, &file).map_err(|list| list.into_iter().map(|f| { if f.span.is_library() {eprintln!("LIBSPAN {:?} {}", f, &library::text()[(f.span.lo & !Span::LIBRARY) as usize..].chars().take(80).collect::<String>());} lines.diagnostic(f)}).collect::<Vec<_>>())?;
    compile::compile(&program, &types, lines.clone()).map_err(one)
}

/// Runs.
pub fn run(program: &std::rc::Rc<Program>, input: &[u8], budget: u64) -> (Status, Vec<u8>, u64) {
    let mut vm = vm::Vm::new(program.clone(), input);
    vm.advance(budget);
    (vm.status.clone(), vm.output().to_vec(), vm.steps)
}
