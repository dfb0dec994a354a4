//! Makes puzzles, one a line.
//!
//! ```text
//! generate [--count N] [--level L] [--seed S] [--symmetry KIND] [--size 4|9] [--attempts N]
//! ```
//!
//! Each puzzle becomes one line of eight tab-separated fields:
//!
//! | field | what |
//! |---|---|
//! | puzzle | its 16 or 81 digits, 0 for empty; it has exactly one solution |
//! | givens | how many cells are given |
//! | guesses | cells with two candidates or more that the MRV search chose up to the solution |
//! | mrv placements | digits the MRV search placed up to the solution |
//! | plain placements | digits the plain search placed, or `-` when five million did not suffice |
//! | naked singles | `yes` when naked singles alone fill the board, else `no` |
//! | singles | `yes` when naked and hidden singles fill it, else `no` |
//! | seed | makes this very puzzle as the first, with the same level, symmetry and size |
//!
//! The same arguments print the same lines, on every machine.
//!
//! `--count` (default 1) is how many to make. `--level` is `easy`, `medium` (the default), `hard` or `extreme`, of which a
//! 4×4 board has the first two; what each means is told at `quaylui::make::Level`. `--seed` (default 1) is any number below
//! 2⁶⁴. `--symmetry` is what leaves the pattern of givens as it was: `none` (the default), `rotate` (half a turn), `quarter`
//! (a quarter turn), `mirror` (left and right) or `diagonal` (rows and columns). `--size` is 9 (the default) or 4.
//!
//! `--attempts` (default 100 000) is how many boards may be tried in vain for each puzzle.
//!
//! Exit status: 0; 1 when a puzzle was not found within its attempts, which is said on standard error; 2 for wrong
//! arguments.

use std::io::{self, Write};
use std::process::ExitCode;

use quaylui::make::{Facts, Level, Made, Maker, Symmetry};
use quaylui::sudoku::Size;

const USAGE: &str = "usage: generate [--count N] [--level easy|medium|hard|extreme] [--seed S] \
    [--symmetry none|rotate|quarter|mirror|diagonal] [--size 4|9] [--attempts N]";

struct Options {
    count: u64,
    level: Level,
    seed: u64,
    symmetry: Symmetry,
    size: Size,
    attempts: u64,
}

fn main() -> ExitCode {
    let Some(options) = options(std::env::args_os().skip(1)) else {
        complain(USAGE);
        return ExitCode::from(2);
    };
    match make_all(&options) {
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
        count: 1,
        level: Level::Medium,
        seed: 1,
        symmetry: Symmetry::None,
        size: Size::Nine,
        attempts: 100_000,
    };
    while let Some(name) = arguments.next() {
        let value = arguments.next()?.into_string().ok()?;
        match name.to_str()? {
            "--count" => options.count = value.parse().ok()?,
            "--level" => options.level = value.parse().ok()?,
            "--seed" => options.seed = value.parse().ok()?,
            "--symmetry" => options.symmetry = value.parse().ok()?,
            "--size" if value == "4" => options.size = Size::Four,
            "--size" if value == "9" => options.size = Size::Nine,
            "--attempts" => options.attempts = value.parse().ok()?,
            _ => return None,
        }
    }
    Level::on(options.size)
        .contains(&options.level)
        .then_some(options)
}

/// Writes to standard error. Unlike `eprintln!`, it does not mind when nobody reads it.
fn complain(message: &str) {
    let _ = writeln!(io::stderr(), "{message}");
}

/// Prints every puzzle; false when one was not found.
fn make_all(options: &Options) -> io::Result<bool> {
    let mut output = io::BufWriter::new(io::stdout().lock());
    let mut maker = Maker::new(options.size, options.level, options.symmetry, options.seed);
    for number in 1..=options.count {
        let Some(made) = maker.finish(options.attempts) else {
            complain(&format!("puzzle {number}: not found within the attempts"));
            return Ok(false);
        };
        writeln!(output, "{}", line(made))?;
        output.flush()?;
        maker.another();
    }
    Ok(true)
}

fn line(made: &Made) -> String {
    let Facts {
        givens,
        guesses,
        mrv_placements,
        plain_placements,
        naked_singles_suffice,
        singles_suffice,
        ..
    } = made.facts;
    let number = |known: Option<u64>| known.map_or("-".to_owned(), |number| number.to_string());
    let answer = |yes: bool| if yes { "yes" } else { "no" }.to_owned();
    [
        made.puzzle.grid().to_string(),
        givens.to_string(),
        number(guesses),
        number(mrv_placements),
        number(plain_placements),
        answer(naked_singles_suffice),
        answer(singles_suffice),
        made.seed.to_string(),
    ]
    .join("\t")
}
