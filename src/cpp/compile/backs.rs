//! Finds where a search goes back: `return false;` in a function that calls itself.

use super::super::code::{FuncCode, Op, Program, Shape};

/// Gives each such return an instruction of its own, so that counting them costs other returns nothing. A result that is
/// handed on (`return solve(p + 1);`) does not count: there nothing was tried in vain.
pub(super) fn mark(program: &mut Program) {
    let calls: Vec<Calls> = program.funcs.iter().map(|f| calls(program, f)).collect();
    for f in 0..program.funcs.len() {
        let code = &program.funcs[f];
        let is_bool = program.types[code.ret as usize].shape == Shape::Bool;
        if code.library || !is_bool || !(calls[f].unknown || reaches_itself(f, &calls)) {
            continue;
        }
        for pc in range(program, code) {
            let pair = (program.ops[pc.saturating_sub(1)], program.ops[pc]);
            if let (Op::Int { d, v: 0 }, Op::Ret { a, n: 1 }) = pair {
                if d == a {
                    program.ops[pc] = Op::RetBack { a };
                }
            }
        }
    }
}

/// What a function calls.
struct Calls {
    known: Vec<usize>,
    /// It calls what a variable holds: that may be itself, as with a lambda in a `function`.
    unknown: bool,
}

fn calls(program: &Program, code: &FuncCode) -> Calls {
    let mut found = Calls {
        known: Vec::new(),
        unknown: false,
    };
    for op in &program.ops[range(program, code)] {
        match op {
            Op::Call { f, .. } => found.known.push(usize::from(*f)),
            Op::CallPtr { .. } | Op::CallStd { .. } => found.unknown = true,
            _ => {}
        }
    }
    found
}

/// The instructions of a function: up to where the next one begins.
fn range(program: &Program, code: &FuncCode) -> std::ops::Range<usize> {
    let next = program
        .funcs
        .iter()
        .map(|f| f.entry)
        .filter(|&e| e > code.entry);
    code.entry as usize..next.min().map_or(program.ops.len(), |e| e as usize)
}

fn reaches_itself(f: usize, calls: &[Calls]) -> bool {
    let mut seen = vec![false; calls.len()];
    let mut left = calls[f].known.clone();
    while let Some(g) = left.pop() {
        if g == f {
            return true;
        }
        if !std::mem::replace(&mut seen[g], true) {
            left.extend(&calls[g].known);
        }
    }
    false
}
