//! Tells a search step by step.
//!
//! ```text
//! trace [--order plain|mrv] [--from N] [--count K]  < board.txt
//! ```
//!
//! Standard input holds one board of 16 or 81 characters, `0` or `.` for an empty cell, in one line or several. Each
//! step of its search becomes one line:
//!
//! ```text
//! POSITION  EVENT  …  placements P  backtracks B  depth D
//! ```
//!
//! | event | what follows |
//! |---|---|
//! | `select r2c4 of 1 6` | MRV chose a cell; its candidates |
//! | `clash r1c1 3 with r1c2 r3c1` | a digit was tried; the cells that bar it |
//! | `place r1c1 4` | a digit was tried and written |
//! | `exhausted r1c3` | all digits tried in vain: one backtrack |
//! | `erase r1c2 2` | back at the cell before |
//! | `solution` | the board, full |
//! | `finished` | what is known of the board: `none`, `unique`, `many`, `clash` |
//!
//! Rows and columns are counted from 1. `--from N` (default 0) begins after position N, however far that is; `--count K`
//! (default: to the end) prints at most K steps. An unreadable board: exit status 1; wrong arguments: 2.

use std::fmt::Write as _;
use std::io::{self, Read, Write};
use std::process::ExitCode;

use quaylui::search::{Event, Order, Search};
use quaylui::sudoku::{Cell, CellSet, DigitSet, Grid, Size};
use quaylui::timeline::Timeline;

const USAGE: &str = "usage: trace [--order plain|mrv] [--from N] [--count K]  < board";

fn main() -> ExitCode {
    let Some((order, from, count)) = options(std::env::args().skip(1)) else {
        eprintln!("{USAGE}");
        return ExitCode::from(2);
    };
    let mut text = String::new();
    let board = io::stdin()
        .lock()
        .read_to_string(&mut text)
        .ok()
        .and_then(|_| {
            let digits: String = text.split_whitespace().collect();
            digits.replace('.', "0").parse::<Grid>().ok()
        });
    let Some(board) = board else {
        eprintln!("no board of 16 or 81 characters on standard input");
        return ExitCode::FAILURE;
    };
    match trace(&board, order, from, count) {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever read our output has seen enough.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn options(mut arguments: impl Iterator<Item = String>) -> Option<(Order, u64, u64)> {
    let (mut order, mut from, mut count) = (Order::Plain, 0, u64::MAX);
    while let Some(name) = arguments.next() {
        let value = arguments.next()?;
        match name.as_str() {
            "--order" => order = value.parse().ok()?,
            "--from" => from = value.parse().ok()?,
            "--count" => count = value.parse().ok()?,
            _ => return None,
        }
    }
    Some((order, from, count))
}

fn trace(board: &Grid, order: Order, from: u64, count: u64) -> io::Result<()> {
    let mut output = io::BufWriter::new(io::stdout().lock());
    let mut run = Timeline::new(Search::new(board, order));
    run.seek(from, u64::MAX);
    for _ in 0..count {
        if !run.step() {
            break;
        }
        writeln!(output, "{}\t{}", run.position(), told(run.machine()))?;
    }
    output.flush()
}

/// The last step and the counters after it.
fn told(search: &Search) -> String {
    let size = search.grid().size();
    let name = |cell| name_of(cell, size);
    let mut line = match search.last_event() {
        Some(Event::Select { cell, candidates }) => {
            format!("select {} of {}", name(cell), digits(candidates))
        }
        Some(Event::Clash { cell, digit, with }) => {
            format!("clash {} {digit} with {}", name(cell), names(with, size))
        }
        Some(Event::Place { cell, digit }) => format!("place {} {digit}", name(cell)),
        Some(Event::Exhausted { cell }) => format!("exhausted {}", name(cell)),
        Some(Event::Erase { cell, digit }) => format!("erase {} {digit}", name(cell)),
        Some(Event::Solution) => format!("solution {}", search.grid()),
        Some(Event::Finished) => format!("finished {}", search.verdict()),
        None => "start".to_owned(),
    };
    let counts = search.counts();
    // Writing to a string does not fail.
    let _ = write!(
        line,
        "\tplacements {}\tbacktracks {}\tdepth {}",
        counts.placements,
        counts.backtracks,
        search.depth()
    );
    line
}

fn name_of(cell: Cell, size: Size) -> String {
    format!("r{}c{}", cell.row(size) + 1, cell.col(size) + 1)
}

fn names(cells: CellSet, size: Size) -> String {
    let names: Vec<String> = cells.iter().map(|cell| name_of(cell, size)).collect();
    names.join(" ")
}

/// The digits of a set with blanks between; `-` for none.
fn digits(set: DigitSet) -> String {
    if set.is_empty() {
        return "-".to_owned();
    }
    let digits: Vec<String> = set.iter().map(|digit| digit.to_string()).collect();
    digits.join(" ")
}
