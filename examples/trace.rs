//! Tells a search step by step.
//!
//! ```text
//! trace [--order plain|mrv] [--from N] [--count K]  < board.txt
//! ```
//!
//! Standard input holds one board of 16 or 81 characters, `0` or `.` for an empty cell, in one line or several. Each
//! event of its search becomes one line of eight tab-separated fields, `-` for what does not apply:
//!
//! | field | what |
//! |---|---|
//! | position | steps since the start, this one included: the first event has position 1 |
//! | event | see below |
//! | cell | as `r2c4`: row 2, column 4, counted from 1 |
//! | digit | the digit tried or erased |
//! | detail | see below |
//! | placements | digits written so far |
//! | backtracks | cells that ran out of digits so far |
//! | depth | cells filled at this position |
//!
//! | event | when | detail |
//! |---|---|---|
//! | `select` | MRV chose a cell | its candidates: `1 6`, or `-` at a dead end |
//! | `clash` | a digit was tried in vain | the cells that bar it: `r1c2 r3c1` |
//! | `place` | a digit was tried and written | - |
//! | `exhausted` | every digit of the cell was tried in vain: a backtrack | - |
//! | `erase` | back at the cell before | - |
//! | `solution` | the board is full | its digits |
//! | `finished` | nothing is left to try | what is known now: `none`, `unique`, `many` or `clash` |
//!
//! `--order` is `plain` (reading order, the default) or `mrv`. `--from N` (default 1) begins with the event of position
//! N, however far that is; 0, the start, has none, so the first line is that of 1. `--count K` prints at most K events;
//! without it, the search is told to its end, past its first solution.
//!
//! Exit status: 0; 1 for an unreadable board; 2 for wrong arguments.

use std::io::{self, Read, Write};
use std::process::ExitCode;

use quaylui::search::{Event, Order, Search};
use quaylui::sudoku::{Cell, CellSet, DigitSet, Grid, Size};
use quaylui::timeline::Timeline;

const USAGE: &str = "usage: trace [--order plain|mrv] [--from N] [--count K]  < board.txt";

struct Options {
    order: Order,
    from: u64,
    count: u64,
}

fn main() -> ExitCode {
    let Some(options) = options(std::env::args_os().skip(1)) else {
        complain(USAGE);
        return ExitCode::from(2);
    };
    let told = read_board().and_then(|board| tell(&board, &options));
    match told {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever read our output has seen enough.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => {
            complain(&error.to_string());
            ExitCode::FAILURE
        }
    }
}

fn options(mut arguments: impl Iterator<Item = std::ffi::OsString>) -> Option<Options> {
    let mut options = Options {
        order: Order::Plain,
        from: 1,
        count: u64::MAX,
    };
    while let Some(name) = arguments.next() {
        let value = arguments.next()?.into_string().ok()?;
        match name.to_str()? {
            "--order" => options.order = value.parse().ok()?,
            "--from" => options.from = value.parse().ok()?,
            "--count" => options.count = value.parse().ok()?,
            _ => return None,
        }
    }
    Some(options)
}

/// Writes to standard error. Unlike `eprintln!`, it does not mind when nobody reads it.
fn complain(message: &str) {
    let _ = writeln!(io::stderr(), "{message}");
}

fn read_board() -> io::Result<Grid> {
    let mut text = String::new();
    io::stdin().lock().read_to_string(&mut text)?;
    let digits: String = text.split_whitespace().collect();
    digits
        .replace('.', "0")
        .parse()
        .map_err(|error| io::Error::new(io::ErrorKind::InvalidData, error))
}

fn tell(board: &Grid, options: &Options) -> io::Result<()> {
    let mut output = io::BufWriter::new(io::stdout().lock());
    let mut run = Timeline::new(Search::new(board, options.order));
    // The event of a position is the step that leads to it.
    run.seek(options.from.saturating_sub(1), u64::MAX);
    for _ in 0..options.count {
        if !run.step() {
            break;
        }
        if let Some(event) = run.machine().last_event() {
            writeln!(output, "{}\t{}", run.position(), line(event, run.machine()))?;
        }
    }
    output.flush()
}

/// All fields but the position.
fn line(event: Event, search: &Search) -> String {
    let size = search.grid().size();
    let (name, cell, digit, detail) = match event {
        Event::Select { cell, candidates } => ("select", Some(cell), None, digits(candidates)),
        Event::Clash { cell, digit, with } => {
            ("clash", Some(cell), Some(digit), places(with, size))
        }
        Event::Place { cell, digit } => ("place", Some(cell), Some(digit), String::new()),
        Event::Exhausted { cell } => ("exhausted", Some(cell), None, String::new()),
        Event::Erase { cell, digit } => ("erase", Some(cell), Some(digit), String::new()),
        Event::Solution => ("solution", None, None, search.grid().to_string()),
        Event::Finished => ("finished", None, None, search.verdict().to_string()),
    };
    let counts = search.counts();
    [
        name.to_owned(),
        cell.map_or_else(String::new, |cell| place(cell, size)),
        digit.map_or_else(String::new, |digit| digit.to_string()),
        detail,
        counts.placements.to_string(),
        counts.backtracks.to_string(),
        search.depth().to_string(),
    ]
    .map(|field| {
        if field.is_empty() {
            "-".to_owned()
        } else {
            field
        }
    })
    .join("\t")
}

fn place(cell: Cell, size: Size) -> String {
    format!("r{}c{}", cell.row(size) + 1, cell.col(size) + 1)
}

fn places(cells: CellSet, size: Size) -> String {
    let places: Vec<String> = cells.iter().map(|cell| place(cell, size)).collect();
    places.join(" ")
}

fn digits(set: DigitSet) -> String {
    let digits: Vec<String> = set.iter().map(|digit| digit.to_string()).collect();
    digits.join(" ")
}
