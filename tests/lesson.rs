//! The programs that the lesson shows, in our interpreter, in g++ and in Python: they answer what the text says, and their
//! counts are the search engine's.

mod common;

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::rc::Rc;

use common::{case, cases, first_solution};
use quaylui::cpp::{compile, run, Status};
use quaylui::search::Order;
use quaylui::sudoku::solve::count_solutions;
use quaylui::sudoku::{Cell, Grid, Size};

/// Searches above this many placements take Python long.
const CHEAP: u64 = 7_000;
/// Far above what any of the programs needs, in lines.
const BUDGET: u64 = 200_000_000;

/// A program, what it reads, what it has to print.
struct Ask {
    program: &'static str,
    input: String,
    output: String,
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("www/public/programs")
}

fn source(program: &str) -> String {
    std::fs::read_to_string(folder().join(program)).expect("a program of the lesson")
}

/// Rows of digits without anything between them, as the programs print a board.
fn rows(digits: &str, side: usize) -> String {
    let row = |start| format!("{}\n", &digits[start..start + side]);
    (0..digits.len()).step_by(side).map(row).collect()
}

/// The same board as many people write it: digits set apart, one row a line.
fn spaced(digits: &str, side: usize) -> String {
    let apart = |(i, digit)| format!("{digit}{}", if (i + 1) % side == 0 { "\n" } else { " " });
    digits.chars().enumerate().map(apart).collect()
}

fn asks() -> Vec<Ask> {
    let easy = case("easy").grid.to_string();
    let full = case("complete").grid.to_string();
    let dead = case("dead-cell").grid;
    let stuck = Size::Nine
        .cells()
        .find(|&cell| dead.get(cell).is_none() && dead.candidates(cell).is_empty());
    let stuck = stuck.map_or(0, Cell::index);
    let mut asks = Vec::new();
    let mut ask = |program, input: String, output: &str| {
        let output = output.to_owned();
        asks.push(Ask {
            program,
            input,
            output,
        });
    };
    for (board, cell, output) in [
        (&easy, "2 4", "1 6\n"),
        // A cell that holds a digit already has no candidates.
        (&easy, "1 1", "KHONG CO\n"),
        (&full, "9 9", "KHONG CO\n"),
        (&"0".repeat(81), "9 1", "1 2 3 4 5 6 7 8 9\n"),
        (
            &dead.to_string(),
            &format!("{} {}", stuck / 9 + 1, stuck % 9 + 1),
            "KHONG CO\n",
        ),
    ] {
        ask("candidates", format!("{board}\n{cell}\n"), output);
        ask(
            "candidates",
            format!("{}{cell}\n", spaced(board, 9)),
            output,
        );
    }
    for case in cases() {
        let board = case.grid.to_string();
        let solved = |order, counted: bool| {
            let search = first_solution(&case.grid, order);
            if case.first_solution.is_none() {
                return "VO NGHIEM\n".to_owned();
            }
            let side = if case.size == 4 { 4 } else { 9 };
            let count = if counted {
                format!("{}\n", search.counts().placements)
            } else {
                String::new()
            };
            rows(&search.grid().to_string(), side) + &count
        };
        let cheap =
            |order| case.counts[order as usize].is_some_and(|(placements, _)| placements < CHEAP);
        if case.size == 4 {
            ask("plain4", spaced(&board, 4), &solved(Order::Plain, false));
            continue;
        }
        if cheap(Order::Plain) {
            ask("plain9", spaced(&board, 9), &solved(Order::Plain, true));
        }
        if cheap(Order::Mrv) || !case.consistent {
            ask("mrv", format!("{board}\n"), &solved(Order::Mrv, true));
            let verdict = match case.solutions.as_str() {
                "1" => "DUY NHAT\n",
                "0" | "-" => "VO NGHIEM\n",
                _ => "NHIEU LOI GIAI\n",
            };
            ask("unique", spaced(&board, 9), verdict);
        }
    }
    ask(
        "plain4",
        "1200000000000000".to_owned(),
        "1234\n3412\n2143\n4321\n",
    );
    ask("plain4", "1230000400000000".to_owned(), "VO NGHIEM\n");
    asks
}

fn interpreted(source: &str, input: &str) -> String {
    let program = compile(source).expect("compiles");
    let outcome = run(&Rc::new(program), input.as_bytes(), BUDGET);
    assert!(
        matches!(outcome.status, Status::Finished(0)),
        "{:?}",
        outcome.status
    );
    String::from_utf8(outcome.output).expect("text")
}

/// What a command prints, or nothing when there is no such command here.
fn printed(command: &mut Command, input: &str) -> Option<String> {
    let mut child = command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .ok()?;
    let mut stdin = child.stdin.take().expect("piped");
    stdin
        .write_all(input.as_bytes())
        .expect("it reads all of it");
    drop(stdin);
    let done = child.wait_with_output().expect("it ends");
    assert!(done.status.success(), "{command:?}");
    Some(String::from_utf8(done.stdout).expect("text"))
}

fn has(command: &str) -> bool {
    let asked = Command::new(command)
        .arg("--version")
        .stdout(Stdio::null())
        .status();
    asked.is_ok_and(|status| status.success())
}

#[test]
fn the_interpreter_runs_every_listing() {
    let asks = asks();
    assert!(asks.len() > 60, "only {}", asks.len());
    for Ask {
        program,
        input,
        output,
    } in asks
    {
        let found = interpreted(&source(&format!("{program}.cpp")), &input);
        assert_eq!(found, output, "{program}.cpp on\n{input}");
    }
}

#[test]
fn python_answers_the_same() {
    if !has("python3") {
        return;
    }
    for Ask {
        program,
        input,
        output,
    } in asks()
    {
        let path = folder().join(format!("{program}.py"));
        let found = printed(Command::new("python3").arg(path), &input);
        assert_eq!(found.as_ref(), Some(&output), "{program}.py on\n{input}");
    }
}

#[test]
fn gpp_takes_every_listing_without_a_warning() {
    if !has("g++") {
        return;
    }
    let folder_of_builds = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("lesson");
    std::fs::create_dir_all(&folder_of_builds).expect("a folder");
    let asks = asks();
    for program in ["candidates", "plain4", "plain9", "mrv", "unique", "make"] {
        let built = folder_of_builds.join(program);
        let status = Command::new("g++")
            .args(["-std=c++17", "-Wall", "-Wextra", "-Werror", "-o"])
            .args([&built, &folder().join(format!("{program}.cpp"))])
            .status();
        assert!(status.is_ok_and(|status| status.success()), "{program}.cpp");
        for ask in asks.iter().filter(|ask| ask.program == program) {
            let found = printed(&mut Command::new(&built), &ask.input);
            assert_eq!(
                found.as_ref(),
                Some(&ask.output),
                "{program}.cpp on\n{}",
                ask.input
            );
        }
    }
}

#[test]
fn the_generator_makes_proper_puzzles_the_same_in_both_languages() {
    for seed in [1, 2026, 2_147_483_647_u32] {
        let input = format!("{seed}\n");
        let made = interpreted(&source("make.cpp"), &input);
        let grid: Grid = made.replace('\n', "").parse().expect("a board");
        assert!(count_solutions(&grid, 2, u64::MAX).is_unique(), "{seed}");
        // It has tried to remove every digit, so none that is left can go.
        for cell in Size::Nine.cells().filter(|&cell| grid.get(cell).is_some()) {
            let mut without = grid;
            without.clear(cell);
            assert!(
                !count_solutions(&without, 2, u64::MAX).is_unique(),
                "{seed}"
            );
        }
        if has("python3") {
            let path = folder().join("make.py");
            let found = printed(Command::new("python3").arg(path), &input);
            assert_eq!(found.as_ref(), Some(&made), "{seed}");
        }
    }
}

/// What part 3 says of the program whose erase line is missing.
#[test]
fn without_its_erase_line_the_program_places_six_digits_and_gives_up() {
    let whole = source("plain4.cpp");
    let broken = whole
        .replace("        g[r][c] = 0;\n", "")
        .replace("g[r][c] = v;", "g[r][c] = v; cout << '*';");
    assert_ne!(broken.len(), whole.len());
    let board = case("default-4").grid.to_string();
    assert_eq!(interpreted(&broken, &board), "******VO NGHIEM\n");
}
