//! Answers boards, one a line.
//!
//! ```text
//! solve [--order plain|mrv] [--limit N] [--budget PLACEMENTS]  < boards.txt
//! ```
//!
//! Each line of standard input holds one board of 16 or 81 characters, `0` or `.` for an empty cell; blank lines are
//! passed over. Each becomes one line of tab-separated fields:
//!
//! | field | what |
//! |---|---|
//! | board | as digits, 0 for empty |
//! | verdict | `unique`, `many`, `none`, `clash`, or `undecided` when the budget was used up before it was known |
//! | solutions | counted up to `--limit` (default 2) |
//! | first solution | the first one the lesson's search meets, or `-` |
//! | placements | of that search, up to its first solution, or to its end when there is none |
//! | backtracks | likewise |
//!
//! The search goes in the order `--order` (default `plain`: cells in reading order). `--budget` (default
//! 1 000 000 000) bounds its placements: a board whose search is cut short is `undecided`, with no first solution, and
//! the placements and backtracks done by then. Solutions beyond the first are counted by the fast solver, which may
//! spend as many guesses.
//!
//! A line that cannot be read is named on standard error with its number; the others are still answered, and the exit
//! status is 1. Wrong arguments: status 2.

use std::io::{self, BufRead, Write};
use std::process::ExitCode;

use quaylui::search::{Kinds, Order, Search};
use quaylui::sudoku::solve::count_solutions;
use quaylui::sudoku::Grid;

const USAGE: &str = "usage: solve [--order plain|mrv] [--limit N] [--budget PLACEMENTS]  < boards";

/// Steps between two looks at the budget.
const SLICE: u64 = 1 << 16;

struct Options {
    order: Order,
    limit: u64,
    budget: u64,
}

fn main() -> ExitCode {
    let Some(options) = options(std::env::args().skip(1)) else {
        eprintln!("{USAGE}");
        return ExitCode::from(2);
    };
    match answer_all(&options) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        // Whoever read our output has seen enough.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn options(mut arguments: impl Iterator<Item = String>) -> Option<Options> {
    let mut options = Options {
        order: Order::Plain,
        limit: 2,
        budget: 1_000_000_000,
    };
    while let Some(name) = arguments.next() {
        let value = arguments.next()?;
        match name.as_str() {
            "--order" => options.order = value.parse().ok()?,
            "--limit" => options.limit = value.parse().ok().filter(|&limit| limit > 0)?,
            "--budget" => options.budget = value.parse().ok()?,
            _ => return None,
        }
    }
    Some(options)
}

/// Answers every line; false when one could not be read.
fn answer_all(options: &Options) -> io::Result<bool> {
    let mut output = io::BufWriter::new(io::stdout().lock());
    let mut all_read = true;
    for (number, line) in (1..).zip(io::stdin().lock().lines()) {
        let line = line?;
        let board = line.trim();
        if board.is_empty() {
            continue;
        }
        match board.replace('.', "0").parse::<Grid>() {
            Ok(grid) => writeln!(output, "{}", answer(&grid, options))?,
            Err(error) => {
                output.flush()?;
                eprintln!("line {number}: {error}");
                all_read = false;
            }
        }
    }
    output.flush()?;
    Ok(all_read)
}

fn answer(grid: &Grid, options: &Options) -> String {
    let mut search = Search::new(grid, options.order);
    while search.counts().solutions == 0
        && !search.is_finished()
        && search.counts().placements < options.budget
    {
        search.run(
            SLICE.min(options.budget - search.counts().placements),
            Kinds::SOLUTION,
        );
    }
    let counts = *search.counts();
    let first = (counts.solutions > 0).then(|| *search.grid());
    let (verdict, solutions) = match first {
        _ if !grid.clash_cells().is_empty() => ("clash", 0),
        None if search.is_finished() => ("none", 0),
        None => ("undecided", 0),
        Some(_) => {
            // Two are needed to tell unique from many, whatever the limit.
            let counted = count_solutions(grid, options.limit.max(2), options.budget);
            let verdict = match counted.count {
                2.. => "many",
                _ if counted.complete => "unique",
                _ => "undecided",
            };
            (verdict, counted.count.clamp(1, options.limit))
        }
    };
    let first = first.map_or_else(|| "-".to_owned(), |grid| grid.to_string());
    let (placements, backtracks) = (counts.placements, counts.backtracks);
    format!("{grid}\t{verdict}\t{solutions}\t{first}\t{placements}\t{backtracks}")
}
