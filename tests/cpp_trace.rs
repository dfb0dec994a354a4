//! Looking at runs: what a step shows, ways to go, and the cost of going far.

use quaylui::cpp::{compile, kinds, run, Status, Tracer};
use quaylui::timeline::{Machine, Progress, Timeline};
use std::rc::Rc;
use std::time::Instant;

const SOLVER: &str = include_str!("data/cpp/ok/sudoku4.cpp");
const BOARD: &[u8] = b"0000003430200100";

fn tracer(source: &str, input: &[u8]) -> Tracer {
    Tracer::new(&Rc::new(compile(source).expect("compiles")), input)
}

#[test]
fn backtracks_of_the_default_board() {
    let mut run = Timeline::new(tracer(SOLVER, BOARD));
    let mut solved = false;
    let mut back = 0;
    // `solve` returning false is a backtrack; `ok` returning false is a clash.
    while run.next(kinds::RETURN_FALSE, u64::MAX) == Progress::Reached {
        let state = run.machine().state();
        if state.returned.as_ref().is_some_and(|r| r.0 == "solve") {
            back += 1;
        }
        solved |= matches!(state.status, Status::Finished(_));
    }
    assert!(!solved);
    assert_eq!(back, 11);
}

#[test]
fn a_step_shows_variables_cells_and_results() {
    let mut t = tracer("int g[2][3];\nint twice(int x) {\n  return x * 2;\n}\nint main() {\n  int a = 4;\n  g[1][2] = twice(a);\n  return 0;\n}", b"");
    assert_eq!((t.line(), t.depth()), (6, 1));
    t.step();
    t.step();
    let s = t.state();
    assert_eq!((s.line, s.calls.len()), (3, 2));
    assert_eq!((s.calls[0].function.as_str(), s.calls[0].line), ("main", 7));
    let x = &s.calls[1].variables[0];
    assert_eq!(
        (x.name.as_str(), x.value.to_string(), x.parameter),
        ("x", "4".to_string(), true)
    );
    t.step();
    let s = t.state();
    assert_eq!(
        s.returned.map(|r| (r.0, r.1.to_string())),
        Some(("twice".to_string(), "8".to_string()))
    );
    assert_eq!(
        s.cells
            .last()
            .map(|c| (c.variable.as_str(), c.index, c.written)),
        Some(("g", 5, true))
    );
    assert!(s.globals[0].changed);
}

#[test]
fn over_out_and_to_a_line() {
    let source = "int f(int n) {\n  if (n == 0)\n    return 0;\n  return f(n - 1) + 1;\n}\nint main() {\n  int a = f(3);\n  int b = f(5);\n  return a + b;\n}";
    let mut t = tracer(source, b"");
    assert!(t.step_over(100));
    assert_eq!(t.line(), 8);
    t.step();
    t.step();
    t.step();
    assert_eq!(t.depth(), 3);
    assert!(t.step_out(100));
    assert_eq!(t.depth(), 1);
    let mut t = tracer(source, b"");
    assert!(t.run_to_line(3, 100));
    assert_eq!(t.depth(), 5);
    assert!(t.run_to_change("b", 100));
    assert_eq!(*t.status(), Status::Ready);
}

/// Ten million lines: a far seek within 50 ms (here, on any optimised build), in little memory.
#[test]
fn long_runs_are_cheap_to_move_in() {
    let source = "int a[100];\nint main() {\n  int s = 0;\n  for (int i = 0; i < 5000000; i++) {\n    s = (s + i) & 1023;\n    a[i % 100] = s;\n  }\n  return 0;\n}";
    let program = Rc::new(compile(source).expect("compiles"));
    let mut run = Timeline::new(Tracer::new(&program, b""));
    assert_eq!(run.seek(10_000_000, u64::MAX), Progress::Reached);
    let mut worst = 0.0f64;
    for n in [1, 9_999_999, 5_000_001, 123_456, 7_654_321] {
        let start = Instant::now();
        assert_eq!(run.seek(n, u64::MAX), Progress::Reached);
        worst = worst.max(start.elapsed().as_secs_f64());
        assert_eq!(run.machine().steps(), n);
    }
    let allowed = if cfg!(debug_assertions) { 5.0 } else { 0.05 };
    assert!(worst < allowed, "{worst} s");
    let (first, last) = (Tracer::new(&program, b"").save(), run.machine().save());
    assert!(last.bytes(Some(&first)) < 16_384);
}

/// Large data that changes little between two states is shared by them.
#[test]
fn saved_states_share_what_did_not_change() {
    let source = "#include <vector>\nint main() {\n  std::vector<int> v(1000000, 7);\n  for (int i = 0; i < 1000; i++)\n    v[i] = i;\n  return 0;\n}";
    let mut t = tracer(source, b"");
    t.run_to(500);
    let first = t.save();
    t.run_to(1_500);
    let second = t.save();
    assert!(first.bytes(None) > 8_000_000);
    assert!(second.bytes(Some(&first)) < 100_000);
    t.restore(&first);
    assert_eq!(t.steps(), 500);
}

#[test]
fn a_budget_stops_endless_loops() {
    for source in [
        "int main() { while (true); }",
        "int main() { for (;;) {} }",
        "int main() { do ; while (1); }",
        "int main() { int x = 0; while (x < 1) x = 0; }",
    ] {
        let outcome = run(&Rc::new(compile(source).expect("compiles")), b"", 10_000);
        assert_eq!(
            (outcome.status, outcome.steps),
            (Status::Ready, 10_000),
            "{source}"
        );
    }
}
