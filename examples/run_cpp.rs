//! Runs a C++ program on standard input: `run_cpp FILE [--steps N] [--trace] [--budget N]`.
//!
//! * `--budget N`: at most N lines; then exit status 3.
//! * `--steps N`: stop quietly after N lines and show the state.
//! * `--trace`: a line on standard output for each step: step, source line, depth, changed variables.
//!
//! Errors go to standard error as `LINE:COLUMN KIND message`. Exit status: 0 fine, 1 refused before
//! running, 2 stopped while running, 3 budget used up.

use quaylui::cpp::{compile, message, run, Diagnostic, Phase, Program, Status, Tracer};
use quaylui::timeline::Machine;
use std::io::{self, Read, Write};
use std::process::ExitCode;
use std::rc::Rc;

struct Options {
    file: String,
    steps: Option<u64>,
    budget: u64,
    trace: bool,
}

fn options() -> Option<Options> {
    let mut o = Options {
        file: String::new(),
        steps: None,
        budget: u64::MAX,
        trace: false,
    };
    let mut args = std::env::args().skip(1);
    while let Some(a) = args.next() {
        match a.as_str() {
            "--trace" => o.trace = true,
            "--steps" => o.steps = Some(args.next()?.parse().ok()?),
            "--budget" => o.budget = args.next()?.parse().ok()?,
            _ if o.file.is_empty() && !a.starts_with("--") => o.file = a,
            _ => return None,
        }
    }
    (!o.file.is_empty()).then_some(o)
}

fn show(d: &Diagnostic) {
    eprintln!(
        "{}:{} {} {}",
        d.line,
        d.column,
        d.kind.code(),
        message::english(d)
    );
}

fn out_of_budget(line: u32, budget: u64) -> u8 {
    eprintln!("{line}:1 budget-used-up stopped after {budget} lines");
    3
}

fn ended(status: &Status) -> u8 {
    match status {
        Status::Failed(d) => {
            show(d);
            if d.kind.phase() == Phase::Budget {
                3
            } else {
                2
            }
        }
        _ => 0,
    }
}

/// Line by line, with a report for each step or for the last one.
fn traced(
    program: &Rc<Program>,
    input: &[u8],
    o: &Options,
    out: &mut impl Write,
) -> io::Result<u8> {
    let mut t = Tracer::new(program, input);
    let limit = o.steps.unwrap_or(u64::MAX).min(o.budget);
    if !o.trace {
        t.run_to(limit);
        out.write_all(t.output())?;
        let state = t.state();
        for call in &state.calls {
            let vars: Vec<String> = call
                .variables
                .iter()
                .map(|v| format!("{}={}", v.name, v.value))
                .collect();
            eprintln!("{} line {} {}", call.function, call.line, vars.join(" "));
        }
    } else {
        while t.steps() < limit {
            let (line, depth, written) = (t.line(), t.depth(), t.output().len());
            if !t.step() {
                break;
            }
            let changes: Vec<String> = t
                .changes()
                .into_iter()
                .map(|(n, v)| format!("{n}={v}"))
                .collect();
            out.write_all(&t.output()[written..])?;
            writeln!(out, "{} {line} {depth} {}", t.steps(), changes.join(" "))?;
        }
    }
    if *t.status() == Status::Ready && t.steps() >= o.budget {
        return Ok(out_of_budget(t.line(), o.budget));
    }
    Ok(ended(t.status()))
}

fn work(o: &Options) -> io::Result<u8> {
    let source = String::from_utf8_lossy(&std::fs::read(&o.file)?).into_owned();
    let program = match compile(&source) {
        Ok(p) => Rc::new(p),
        Err(list) => {
            list.iter().for_each(show);
            return Ok(1);
        }
    };
    let mut input = Vec::new();
    io::stdin().lock().read_to_end(&mut input)?;
    let mut out = io::BufWriter::new(io::stdout().lock());
    if o.trace || o.steps.is_some() {
        return traced(&program, &input, o, &mut out);
    }
    let outcome = run(&program, &input, o.budget);
    out.write_all(&outcome.output)?;
    out.flush()?;
    io::stderr().write_all(&outcome.errors)?;
    if outcome.status == Status::Ready {
        let mut t = Tracer::new(&program, &input);
        t.run_to(o.budget);
        return Ok(out_of_budget(t.line(), o.budget));
    }
    Ok(ended(&outcome.status))
}

fn main() -> ExitCode {
    let Some(o) = options() else {
        eprintln!("run_cpp FILE [--steps N] [--trace] [--budget N]");
        return ExitCode::from(64);
    };
    match work(&o) {
        Ok(code) => ExitCode::from(code),
        Err(e) => {
            eprintln!("{}: {e}", o.file);
            ExitCode::from(66)
        }
    }
}
