//! Answers boards, one a line.
//!
//! ```text
//! solve [--order plain|mrv] [--limit N] [--budget PLACEMENTS]  < boards.txt
//! ```
//!
//! Each line of standard input holds one board of 16 or 81 characters, `0` or `.` for an empty cell; blank lines are
//! passed over. Each board becomes one line of tab-separated fields:
//!
//! | field | what |
//! |---|---|
//! | board | as digits, 0 for empty |
//! | verdict | on the board's solutions: `unique`, `many`, `none`, `clash`, or `undecided` |
//! | solutions | how many were found, counted up to `--limit` (default 2; at least 1) |
//! | first solution | the first one in the order of the search, or `-` |
//! | placements | of the search up to its first solution, or to its end when there is none |
//! | backtracks | likewise |
//!
//! *The search* is the lesson's, in the order `--order`: `plain` (the default), whose first solution is the smallest in
//! reading order, or `mrv`. It is not needed to tell how many solutions there are: the fast solver counts them.
//!
//! # The budget
//! `--budget` (default 200 000 000) bounds both, for each board on its own: the search makes at most so many placements,
//! and the fast solver at most so many guesses. The search stops just before the placement that would be one too many,
//! so a budget of exactly the placements it needs is enough.
//!
//! A search that was stopped is said so on standard error (`line 3: …`). Its placements and backtracks are those done by
//! then. The verdict speaks of the solutions alone, so it stands whenever the fast solver came to its end; the first
//! solution is then known only if it is the only one, and `-` otherwise. `undecided` means that neither of the two could
//! tell within the budget; `solutions` and `first solution` still hold what was found. When the fast solver stopped on
//! its way to the limit, which is said on standard error too, there may be more solutions than were counted.
//!
//! # Exit status
//! 0; 1 when some line could not be read: it is named on standard error, and the others are still answered; 2 for wrong
//! arguments.

use std::io::{self, BufRead, Write};
use std::process::ExitCode;

use quaylui::search::{EventKind, Kinds, Order, Search};
use quaylui::sudoku::solve::count_solutions;
use quaylui::sudoku::Grid;

const USAGE: &str =
    "usage: solve [--order plain|mrv] [--limit N] [--budget PLACEMENTS]  < boards.txt";

struct Options {
    order: Order,
    limit: u64,
    budget: u64,
}

fn main() -> ExitCode {
    let Some(options) = options(std::env::args_os().skip(1)) else {
        complain(USAGE);
        return ExitCode::from(2);
    };
    match answer_all(&options) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
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
        limit: 2,
        budget: 200_000_000,
    };
    while let Some(name) = arguments.next() {
        let value = arguments.next()?.into_string().ok()?;
        match name.to_str()? {
            "--order" => options.order = value.parse().ok()?,
            "--limit" => options.limit = value.parse().ok().filter(|&limit| limit > 0)?,
            "--budget" => options.budget = value.parse().ok()?,
            _ => return None,
        }
    }
    Some(options)
}

/// Writes to standard error. Unlike `eprintln!`, it does not mind when nobody reads it.
fn complain(message: &str) {
    let _ = writeln!(io::stderr(), "{message}");
}

/// Answers every line; false when one could not be read.
fn answer_all(options: &Options) -> io::Result<bool> {
    let mut output = io::BufWriter::new(io::stdout().lock());
    let mut all_read = true;
    for (number, line) in (1..).zip(io::stdin().lock().split(b'\n')) {
        // Bytes that are no text become characters that are no digits, and are refused as such.
        let line = line?;
        let text = String::from_utf8_lossy(&line);
        let board = text.trim();
        if board.is_empty() {
            continue;
        }
        match board.replace('.', "0").parse::<Grid>() {
            Ok(grid) => {
                let answer = Answer::to(&grid, options);
                writeln!(output, "{grid}\t{answer}")?;
                output.flush()?;
                for note in answer.notes {
                    complain(&format!("line {number}: {note}"));
                }
            }
            Err(error) => {
                complain(&format!("line {number}: {error}"));
                all_read = false;
            }
        }
    }
    Ok(all_read)
}

struct Answer {
    verdict: &'static str,
    solutions: u64,
    first: Option<Grid>,
    placements: u64,
    backtracks: u64,
    /// What the budget kept from being known.
    notes: Vec<&'static str>,
}

impl Answer {
    fn to(grid: &Grid, options: &Options) -> Answer {
        let (search, stopped) = search(grid, options.order, options.budget);
        let mut answer = Answer {
            verdict: "undecided",
            solutions: search.counts().solutions,
            first: (search.counts().solutions > 0).then(|| *search.grid()),
            placements: search.counts().placements,
            backtracks: search.counts().backtracks,
            notes: Vec::new(),
        };
        if stopped {
            let note = "the budget stopped the search; placements and backtracks are those by then";
            answer.notes.push(note);
        }
        if search.is_finished() {
            // It ended without a solution: nothing is left to count.
            answer.verdict = search.verdict().name();
        } else {
            answer.count(grid, options);
        }
        answer
    }

    /// Asks the fast solver how many solutions there are.
    fn count(&mut self, grid: &Grid, options: &Options) {
        // Two are needed to tell `unique` from `many`, whatever the limit.
        let counted = count_solutions(grid, options.limit.max(2), options.budget);
        self.verdict = match (counted.count, counted.complete) {
            (2.., _) => "many",
            (1, true) => "unique",
            (0, true) => "none",
            (_, false) => "undecided",
        };
        // The search may have found the one that the fast solver had no budget for.
        self.solutions = self.solutions.max(counted.count).min(options.limit);
        if counted.is_unique() {
            self.first = counted.first;
        }
        if !counted.complete {
            let note = "the budget stopped the count; there may be more solutions";
            self.notes.push(note);
        }
    }
}

impl std::fmt::Display for Answer {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}\t{}\t", self.verdict, self.solutions)?;
        match &self.first {
            Some(first) => first.fmt(f)?,
            None => f.write_str("-")?,
        }
        write!(f, "\t{}\t{}", self.placements, self.backtracks)
    }
}

/// The lesson's search at its first solution, at its end, or (true) just before one placement too many.
fn search(grid: &Grid, order: Order, budget: u64) -> (Search, bool) {
    let mut search = Search::new(grid, order);
    loop {
        // A step is one placement at most, so this many steps cannot be too many.
        let left = budget - search.counts().placements;
        if left > 0 {
            search.run(left, Kinds::SOLUTION);
        } else {
            search.run(u64::MAX, Kinds::SOLUTION | EventKind::Place.into());
        }
        match search.last_kind() {
            Some(EventKind::Solution | EventKind::Finished) => return (search, false),
            Some(EventKind::Place) if left == 0 => {
                search.retreat();
                return (search, true);
            }
            _ => {}
        }
    }
}
