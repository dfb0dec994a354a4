//! Ways through a run: goals, breakpoints, what is shown of deep stacks, and memory.

use quaylui::cpp::{compile, kinds, Goal, Status, Tracer};
use quaylui::timeline::{Progress, Timeline};
use std::rc::Rc;

const FACTORIAL: &str = "long long f(int n) {\n  if (n == 0)\n    return 1;\n  long long below = f(n - 1);\n  return n * below;\n}\nint main() {\n  long long a = f(3);\n  long long b = f(5);\n  return a + b > 0 ? 0 : 1;\n}";

fn timeline(source: &str) -> Timeline<Tracer> {
    let program = Rc::new(compile(source).expect("compiles"));
    Timeline::new(Tracer::new(&program, b""))
}

#[test]
fn over_out_and_back_to_the_caller() {
    let mut run = timeline(FACTORIAL);
    run.ask(Tracer::aim_over);
    assert_eq!(run.next(kinds::GOAL, u64::MAX), Progress::Reached);
    assert_eq!((run.machine().line(), run.machine().depth()), (9, 1));
    run.step();
    run.step();
    run.step();
    assert_eq!((run.machine().line(), run.machine().depth()), (2, 3));
    let inside = run.position();
    run.ask(Tracer::aim_out);
    assert_eq!(run.previous(kinds::GOAL, u64::MAX), Progress::Reached);
    assert_eq!((run.machine().line(), run.machine().depth()), (4, 2));
    assert_eq!(run.seek(inside, u64::MAX), Progress::Reached);
    run.ask(Tracer::aim_out);
    assert_eq!(run.next(kinds::GOAL, u64::MAX), Progress::Reached);
    let state = run.machine().state();
    assert_eq!((state.line, state.calls.len()), (5, 2));
    assert_eq!(
        state.returned.map(|r| (r.0, r.1.to_string())),
        Some(("f".into(), "24".into()))
    );
}

#[test]
fn a_goal_goes_on_where_a_budget_cut_it() {
    let mut run = timeline(FACTORIAL);
    run.ask(|t| t.aim(Goal::Line(9)));
    let mut calls = 1;
    while run.next(kinds::GOAL, 3) == Progress::Paused {
        calls += 1;
    }
    assert!(calls > 3);
    assert_eq!(run.machine().line(), 9);
}

#[test]
fn breakpoints_stop_both_ways_also_at_kept_states() {
    let source = "int main() {\n  int s = 0;\n  for (int i = 0; i < 500; i++) {\n    s += i;\n  }\n  return 0;\n}";
    let mut run = timeline(source);
    run.ask(|t| t.set_breakpoints(&[4]));
    let mut forward = Vec::new();
    while run.next(kinds::BREAK, u64::MAX) == Progress::Reached {
        forward.push(run.position());
    }
    assert_eq!(forward.len(), 500);
    let mut back = Vec::new();
    while run.previous(kinds::BREAK, u64::MAX) == Progress::Reached {
        back.push(run.position());
    }
    back.reverse();
    assert_eq!(back, forward);
}

#[test]
fn the_next_change_of_a_variable() {
    let mut run = timeline(FACTORIAL);
    run.ask(|t| t.aim_change("b"));
    assert_eq!(run.next(kinds::GOAL, u64::MAX), Progress::Reached);
    let state = run.machine().state();
    let b = state.calls[0].variables.iter().find(|v| v.name == "b");
    assert_eq!(
        b.map(|v| (v.value.to_string(), v.changed)),
        Some(("120".into(), true))
    );
}

/// Each state is shown alike, whether it was reached by a step, from the other side or from afar.
#[test]
fn a_position_looks_the_same_from_everywhere() {
    let mut run = timeline(FACTORIAL);
    let mut states = vec![run.machine().state()];
    while run.step() {
        states.push(run.machine().state());
    }
    for position in (0..states.len()).rev() {
        if position + 1 < states.len() {
            run.step_back();
        }
        assert_eq!(
            run.machine().state(),
            states[position],
            "back to {position}"
        );
    }
    for (position, state) in states.iter().enumerate() {
        run.seek(0, 0);
        run.seek(position as u64, u64::MAX);
        assert_eq!(run.machine().state(), *state, "from afar to {position}");
    }
}

#[test]
fn a_deep_stack_is_shown_in_part_and_counted_whole() {
    let mut run =
        timeline("int f(int n) {\n  return f(n + 1);\n}\nint main() {\n  return f(0);\n}");
    assert_eq!(run.next(kinds::END, u64::MAX), Progress::Reached);
    let state = run.machine().state();
    assert!(matches!(state.status, Status::Failed(_)));
    assert!(state.calls.len() < 60 && state.hidden > 10_000);
    assert_eq!(state.calls[0].function, "main");
    assert_eq!(state.calls[0].variables.len(), 0);
    assert_eq!(run.machine().depth(), state.calls.len() + state.hidden);
}

#[test]
fn loop_variables_are_gone_behind_their_loops() {
    let mut run = timeline("int main() {\n  for (int i = 0; i < 2; i++) {\n    int twice = 2 * i;\n  }\n  int last = 7;\n  return last;\n}");
    run.ask(|t| t.aim(Goal::Line(6)));
    run.next(kinds::GOAL, u64::MAX);
    let state = run.machine().state();
    let names: Vec<&str> = state.calls[0]
        .variables
        .iter()
        .map(|v| v.name.as_str())
        .collect();
    assert_eq!(names, ["last"]);
}

/// Ten million lines that write two million numbers again and again: the states kept stay within 64 MB all together.
#[test]
fn long_runs_with_much_data_stay_within_bounds() {
    let source = "#include <vector>\nint main() {\n  std::vector<int> v(300000);\n  long long s = 0;\n  for (int i = 0; i < 5000000; i++) {\n    v[i * 7LL % 300000] = i;\n    s += i;\n  }\n  return 0;\n}";
    let mut run = timeline(source);
    run.seek(10_000_000, u64::MAX);
    assert_eq!(run.position(), 10_000_000);
    let kept = run.weight();
    assert!(kept < 64 << 20, "{kept} bytes");
    let (far, near) = (run.machine().state(), run.position());
    run.seek(1_234_567, u64::MAX);
    run.seek(near, u64::MAX);
    assert_eq!(run.machine().state(), far);
}

#[test]
fn depths_rise_and_fall() {
    let mut run = timeline(FACTORIAL);
    run.seek(u64::MAX, u64::MAX);
    let (width, pairs) = run.machine().depths();
    assert_eq!(width, 1);
    assert_eq!(pairs.iter().map(|p| p.1).max(), Some(7));
    assert_eq!(pairs.first(), Some(&(1, 1)));
    assert!(pairs.iter().all(|p| p.0 == p.1));
}
