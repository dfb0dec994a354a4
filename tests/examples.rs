//! The examples as anybody runs them: what they print, what they refuse, and how they end.

mod common;

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::sync::OnceLock;

use common::{case, cases, first_solution};
use quaylui::search::{Event, Order, Search};

/// Plain searches above this many placements take long in a build for tests.
const CHEAP: u64 = 20_000;

const EASY: &str =
    "800725000479080305260430070007041900010000640604200003900010000700000104020004536";
const EASY_SOLVED: &str =
    "831725469479186325265439871387641952512397648694258713946513287753862194128974536";
/// Wants guesses of the fast solver.
const INKALA: &str =
    "800000000003600000070090200050007000000045700000100030001000068008500010090000400";

/// What a run left behind.
struct Run {
    status: Option<i32>,
    output: String,
    complaints: String,
}

impl Run {
    /// The lines of the output, in fields.
    fn table(&self) -> Vec<Vec<&str>> {
        let lines = self.output.lines();
        lines.map(|line| line.split('\t').collect()).collect()
    }
}

/// The folder of the built examples. Cargo builds them along with the tests, but not when asked for one test alone; asked
/// again, it has nothing to do.
fn built() -> &'static PathBuf {
    static BUILT: OnceLock<PathBuf> = OnceLock::new();
    BUILT.get_or_init(|| {
        let target = PathBuf::from(env!("CARGO_TARGET_TMPDIR"))
            .parent()
            .expect("the folder of all builds")
            .to_owned();
        let build = Command::new(env!("CARGO"))
            .args(["build", "--quiet", "--locked", "--examples", "--target-dir"])
            .arg(&target)
            .current_dir(env!("CARGO_MANIFEST_DIR"))
            .status();
        assert!(build.is_ok_and(|status| status.success()), "cargo build");
        target.join("debug/examples")
    })
}

fn run(example: &str, arguments: &[&str], input: impl AsRef<[u8]>) -> Run {
    let mut child = Command::new(built().join(example))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the example starts");
    let mut stdin = child.stdin.take().expect("piped");
    let input = input.as_ref().to_owned();
    // Beside reading what comes back, or both sides might wait for each other. Wrong arguments end it unread.
    let writer = std::thread::spawn(move || {
        let _ = stdin.write_all(&input);
    });
    let done = child.wait_with_output().expect("the example ends");
    writer.join().expect("all is written");
    Run {
        status: done.status.code(),
        output: String::from_utf8(done.stdout).expect("text"),
        complaints: String::from_utf8(done.stderr).expect("text"),
    }
}

// ---- solve

#[test]
fn solve_answers_the_table_of_puzzles_in_both_orders() {
    for order in Order::ALL {
        let affordable = |case: &common::Case| {
            case.counts[order as usize].is_none_or(|(placements, _)| placements <= CHEAP)
        };
        let chosen: Vec<_> = cases().into_iter().filter(affordable).collect();
        let input: String = chosen
            .iter()
            .map(|case| format!("{}\n", case.grid))
            .collect();
        let run = run(
            "solve",
            &["--order", order.name(), "--limit", "1000"],
            input,
        );
        assert_eq!((run.status, run.complaints.as_str()), (Some(0), ""));
        let expected: Vec<Vec<String>> = chosen
            .iter()
            .map(|case| {
                let solutions = case.solutions.trim_start_matches(">=");
                let verdict = match solutions {
                    _ if !case.consistent => "clash",
                    "0" => "none",
                    "1" => "unique",
                    _ => "many",
                };
                // The table knows the first in reading order only; in the other order there may be another.
                let first = match order {
                    Order::Plain => case.first_solution.clone(),
                    Order::Mrv => case
                        .first_solution
                        .as_ref()
                        .map(|_| first_solution(&case.grid, order).grid().to_string()),
                };
                let (placements, backtracks) = case.counts[order as usize].unwrap_or((0, 0));
                vec![
                    case.grid.to_string(),
                    verdict.to_owned(),
                    solutions.to_owned(),
                    first.unwrap_or_else(|| "-".to_owned()),
                    placements.to_string(),
                    backtracks.to_string(),
                ]
            })
            .collect();
        assert!(expected.len() >= 20, "{order}: enough to be worth it");
        assert_eq!(run.table(), expected, "{order}");
    }
}

#[test]
fn solve_tells_one_from_many_whatever_the_limit() {
    let input = format!("{}\n{EASY}\n", case("thirteen-solutions").grid);
    for (limit, counted) in [("1", ["1", "1"]), ("2", ["2", "1"]), ("50", ["13", "1"])] {
        let run = run("solve", &["--limit", limit], &input);
        let told: Vec<_> = run.table().iter().map(|line| (line[1], line[2])).collect();
        assert_eq!(
            told,
            [("many", counted[0]), ("unique", counted[1])],
            "--limit {limit}"
        );
    }
}

#[test]
fn solve_says_what_is_known_when_the_budget_is_used_up() {
    let three = case("three-solutions").grid.to_string();
    let dead = case("dead-cell").grid.to_string();
    let default = case("default-4").grid.to_string();
    let first = case("default-4").first_solution.expect("it has one");
    // board, budget; verdict, solutions, first solution; placements; complaints
    let table = [
        // Exactly what the search needs is enough.
        (EASY, "59", ["unique", "1", EASY_SOLVED, "59"], 0),
        (&default, "22", ["unique", "1", &first, "22"], 0),
        // One less, and the fast solver still knows: the only solution is also the first.
        (EASY, "58", ["unique", "1", EASY_SOLVED, "58"], 1),
        // Of several solutions it does not know which one comes first.
        (&three, "100", ["many", "2", "-", "100"], 1),
        (&dead, "100", ["none", "0", "-", "100"], 1),
        // Neither knows.
        (INKALA, "0", ["undecided", "0", "-", "0"], 2),
        // Boards that need no placement need no budget.
        (
            "1234341221434321",
            "0",
            ["unique", "1", "1234341221434321", "0"],
            0,
        ),
        ("1100000000000000", "0", ["clash", "0", "-", "0"], 0),
    ];
    for (board, budget, expected, complaints) in table {
        let run = run("solve", &["--budget", budget], board);
        assert_eq!(run.status, Some(0), "{board}: a budget is no error");
        assert_eq!(run.table()[0][1..5], expected, "{board} --budget {budget}");
        assert_eq!(
            run.complaints.lines().count(),
            complaints,
            "{}",
            run.complaints
        );
        assert!(run
            .complaints
            .lines()
            .all(|line| line.starts_with("line 1: ")));
    }
}

#[test]
fn solve_names_lines_it_cannot_read_and_answers_the_others() {
    let mut input = b"\n0000003430200100\r\n12345\n\xFF\xFE\n  \n1234000000000005\n".to_vec();
    input.extend("  ....001......... \n".bytes());
    let run = run("solve", &[], input);
    assert_eq!(run.status, Some(1));
    let boards: Vec<_> = run.table().iter().map(|line| line[0]).collect();
    assert_eq!(boards, ["0000003430200100", "0000001000000000"]);
    let named = run.complaints.lines().map(|line| line.split(':').next());
    let expected = ["line 3", "line 4", "line 6"].map(Some);
    assert_eq!(named.collect::<Vec<_>>(), expected);
}

// ---- trace

#[test]
fn trace_tells_every_event_with_its_counters() {
    for order in Order::ALL {
        let board = case("default-4").grid;
        let told = run("trace", &["--order", order.name()], board.to_string());
        assert_eq!((told.status, told.complaints.as_str()), (Some(0), ""));
        let mut search = Search::new(&board, order);
        let mut lines = told.output.lines();
        let mut position = 0;
        while let Some(event) = search.step() {
            position += 1;
            let line = lines.next().expect("as many lines as events");
            let fields: Vec<_> = line.split('\t').collect();
            assert_eq!(fields.len(), 8, "{line}");
            let counts = search.counts();
            assert_eq!(
                [fields[0], fields[5], fields[6], fields[7]],
                [
                    position,
                    counts.placements,
                    counts.backtracks,
                    search.depth() as u64
                ]
                .map(|number| number.to_string()),
                "{line}"
            );
            assert_eq!(fields[1], format!("{:?}", event.kind()).to_lowercase());
            if event == Event::Solution {
                assert_eq!(fields[2..5], ["-", "-", &search.grid().to_string()]);
            }
        }
        assert_eq!(lines.next(), None);
    }
}

#[test]
fn trace_keeps_its_form() {
    // order, board, from; the line of that position
    let table = [
        (
            "plain",
            "0000003430200100",
            "1",
            "1\tplace\tr1c1\t1\t-\t1\t0\t1",
        ),
        (
            "plain",
            "0000003430200100",
            "2",
            "2\tclash\tr1c2\t1\tr1c1 r4c2\t1\t0\t1",
        ),
        (
            "mrv",
            "0000003430200100",
            "3",
            "3\tselect\tr1c4\t-\t2\t1\t0\t1",
        ),
        (
            "mrv",
            "0000000000000000",
            "1",
            "1\tselect\tr1c1\t-\t1 2 3 4\t0\t0\t0",
        ),
        ("plain", "1234341221430000", "99", ""),
        (
            "plain",
            "1100000000000000",
            "0",
            "1\tfinished\t-\t-\tclash\t0\t0\t0",
        ),
        (
            "plain",
            "1234341221434321",
            "2",
            "2\tfinished\t-\t-\tunique\t0\t0\t0",
        ),
    ];
    for (order, board, from, line) in table {
        let told = run(
            "trace",
            &["--order", order, "--from", from, "--count", "1"],
            board,
        );
        assert_eq!(told.status, Some(0));
        assert_eq!(
            told.output.trim_end_matches('\n'),
            line,
            "{board}, {order}, {from}"
        );
    }
}

#[test]
fn trace_told_in_pieces_is_the_same() {
    let board = case("medium").grid.to_string();
    let whole = run("trace", &["--count", "3000"], &board);
    let mut pieces = String::new();
    for from in ["0", "1001", "2001"] {
        pieces += &run("trace", &["--from", from, "--count", "1000"], &board).output;
    }
    assert_eq!(whole.output.lines().count(), 3000);
    assert!(whole.output == pieces, "the pieces differ from the whole");
}

#[test]
fn trace_reads_a_board_in_several_lines_and_refuses_anything_else() {
    let told = run("trace", &["--count", "1"], "0000\n..34\n3020\n0100\n");
    assert_eq!(told.output, "1\tplace\tr1c1\t1\t-\t1\t0\t1\n");
    for unreadable in [&b"12345"[..], b"", b"\xFF", b"0000003430200105"] {
        let refused = run("trace", &[], unreadable);
        assert_eq!((refused.status, refused.output.as_str()), (Some(1), ""));
        assert_eq!(refused.complaints.lines().count(), 1);
    }
}

// ---- generate

#[test]
fn generate_prints_puzzles_with_their_facts() {
    // arguments, size of the board, most guesses, singles suffice
    let table: [(&[&str], usize, u64, &str); 4] = [
        (&["--level", "easy", "--symmetry", "mirror"], 81, 0, "yes"),
        (&["--seed", "77"], 81, u64::MAX, "yes"),
        (&["--level", "hard", "--symmetry", "quarter"], 81, 99, "no"),
        (&["--size", "4", "--level", "medium"], 16, 0, "yes"),
    ];
    for (arguments, cells, most, singles) in table {
        let arguments = [arguments, &["--count", "4"]].concat();
        let made = run("generate", &arguments, "");
        assert_eq!((made.status, made.complaints.as_str()), (Some(0), ""));
        let lines = made.table();
        assert_eq!(lines.len(), 4);
        // Another example answers for the counts.
        let boards: String = lines.iter().map(|line| format!("{}\n", line[0])).collect();
        for (order, field) in [("mrv", 3), ("plain", 4)] {
            let solved = run("solve", &["--order", order], &boards);
            for (solved, line) in solved.table().iter().zip(&lines) {
                assert_eq!(line.len(), 8, "{line:?}");
                assert_eq!((solved[1], solved[4]), ("unique", line[field]), "{line:?}");
            }
        }
        for line in &lines {
            let givens = line[0].chars().filter(|&digit| digit != '0').count();
            assert_eq!(
                (line[0].len(), line[1]),
                (cells, givens.to_string().as_str())
            );
            let guesses: u64 = line[2].parse().expect("a number");
            assert!(guesses <= most, "{line:?}");
            assert_eq!(line[5], if guesses == 0 { "yes" } else { "no" });
            assert_eq!(line[6], singles);
        }
        // The seed of a line makes it as the first.
        let own = [&arguments[..], &["--seed", lines[3][7], "--count", "1"]].concat();
        assert_eq!(run("generate", &own, "").table(), lines[3..]);
    }
}

#[test]
fn generate_keeps_its_form() {
    let arguments = ["--level", "hard", "--symmetry", "rotate", "--seed", "5"];
    let line = "408000007000200084071500000037150000000020000000034760000009250720005000900000603\t27\t3\t66\t512\tno\tno\t3231134029";
    assert_eq!(run("generate", &arguments, "").output, format!("{line}\n"));
    assert_eq!(run("generate", &["--count", "0"], "").output, "");
}

#[test]
fn generate_says_when_nothing_is_found() {
    let arguments = [
        "--level",
        "extreme",
        "--symmetry",
        "quarter",
        "--attempts",
        "1",
    ];
    let refused = run("generate", &arguments, "");
    assert_eq!((refused.status, refused.output.as_str()), (Some(1), ""));
    assert_eq!(
        refused.complaints,
        "puzzle 1: not found within the attempts\n"
    );
}

// ---- all of them

#[test]
fn wrong_arguments_are_answered_with_the_usage() {
    let table: [(&str, &[&str]); 16] = [
        ("solve", &["--limit", "0"]),
        ("solve", &["--limit", "-1"]),
        ("solve", &["--budget", "many"]),
        ("solve", &["--order", "random"]),
        ("solve", &["--order"]),
        ("solve", &["boards.txt"]),
        ("trace", &["--from", "-1"]),
        ("trace", &["--count"]),
        ("trace", &["--limit", "2"]),
        ("generate", &["--count", "some"]),
        ("generate", &["--level", "impossible"]),
        ("generate", &["--seed", "-1"]),
        ("generate", &["--symmetry"]),
        ("generate", &["--size", "16"]),
        // A 4×4 board is never hard.
        ("generate", &["--level", "hard", "--size", "4"]),
        ("generate", &["5"]),
    ];
    for (example, arguments) in table {
        let refused = run(example, arguments, EASY);
        assert_eq!(refused.status, Some(2), "{example} {arguments:?}");
        assert_eq!(refused.output, "");
        assert!(refused
            .complaints
            .starts_with(&format!("usage: {example} ")));
    }
}

#[test]
fn a_reader_who_has_seen_enough_is_no_error() {
    let many = format!("{EASY}\n").repeat(2_000);
    for (example, input) in [("solve", many.as_str()), ("trace", INKALA)] {
        let mut child = Command::new(built().join(example))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the example starts");
        drop(child.stdout.take());
        let mut stdin = child.stdin.take().expect("piped");
        // It may have stopped reading, too.
        let _ = stdin.write_all(input.as_bytes());
        drop(stdin);
        let done = child.wait_with_output().expect("the example ends");
        assert_eq!(done.status.code(), Some(0), "{example}");
        assert_eq!(String::from_utf8_lossy(&done.stderr), "", "{example}");
    }
}
