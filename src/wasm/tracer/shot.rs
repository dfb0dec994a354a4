//! What the page is told of a run's state. Texts are the student's own, or values as C++ writes them.

use serde::Serialize;
use tsify::Tsify;

use crate::cpp::{Call, Cell, Diagnostic, Status, Tracer, Value, Variable};
use crate::timeline::{Machine, Timeline};

/// Rows and columns of an array that are handed over.
const MOST_ROWS: usize = 24;
const MOST_COLUMNS: usize = 32;
/// Characters of one value.
const MOST_TEXT: usize = 120;
/// Bytes of the output's end.
const MOST_OUTPUT: usize = 8_000;

/// An error: its kind's code and what the sentence needs, as `cpp::Kind` lists it. Lines and columns count from 1.
#[derive(Clone, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct Problem {
    kind: &'static str,
    line: u32,
    column: u32,
    end_line: u32,
    end_column: u32,
    args: Vec<String>,
}

impl From<&Diagnostic> for Problem {
    fn from(d: &Diagnostic) -> Problem {
        Problem {
            kind: d.kind.code(),
            line: d.line,
            column: d.column,
            end_line: d.end_line,
            end_column: d.end_column,
            args: d.args.clone(),
        }
    }
}

/// All that is wrong with a program, in the order of places.
#[derive(Serialize, Tsify)]
pub struct Problems(pub Vec<Problem>);

/// A cell of an array that the last step read or wrote: its number, row by row.
#[derive(Serialize, Tsify)]
pub struct CellUse {
    index: u32,
    written: bool,
}

/// A variable and its value.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
#[tsify(missing_as_null)]
pub struct CodeVariable {
    name: String,
    /// As C++ writes it.
    #[serde(rename = "type")]
    ty: String,
    /// The value in one line; empty when `unset`.
    text: String,
    /// It has no value yet.
    unset: bool,
    /// The last step changed it or brought it into being.
    changed: bool,
    parameter: bool,
    /// The value is a whole number: it can be shown in binary.
    whole: bool,
    /// An array's elements: one row, or rows of a table; at most 24 rows of 32. An element that is not set is "".
    rows: Option<Vec<Vec<String>>>,
    /// How many rows and columns there are in all.
    row_count: u32,
    column_count: u32,
    /// Cells the last step read or wrote.
    cells: Vec<CellUse>,
}

/// One call on the stack.
#[derive(Serialize, Tsify)]
pub struct CodeCall {
    function: String,
    /// The line it is at: about to run in the newest call, the line of the call in the others.
    line: u32,
    variables: Vec<CodeVariable>,
}

/// A function that returned in the last step.
#[derive(Serialize, Tsify)]
pub struct Returned {
    function: String,
    /// The value; empty for `void`.
    text: String,
}

/// How a run stands.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "kebab-case")]
pub enum CodeStatus {
    /// A line is about to run.
    Ready,
    /// The program has ended.
    Finished,
    /// The program was stopped by an error.
    Failed,
}

/// Everything about one position of a program's run.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
#[tsify(missing_as_null)]
pub struct CodeSnapshot {
    /// Lines run since the start.
    position: f64,
    /// The furthest position reached so far.
    furthest: f64,
    /// The last position of the run, once seen.
    end: Option<f64>,
    /// False when the budget ran out before the action was done.
    settled: bool,
    /// No line can follow.
    finished: bool,
    /// A place where playing pauses: a breakpoint, the end, a very long run.
    resting: bool,
    /// The line about to run, from 1; 0 when the program has ended.
    line: u32,
    /// The line that the last step ran; 0 at the start.
    ran: u32,
    /// The calls on the stack, the newest first; `main` is one. Of very many only the newest and the oldest.
    calls: Vec<CodeCall>,
    /// How many calls there are.
    depth: u32,
    /// How many of them, before the oldest few, are not in the list.
    hidden: u32,
    globals: Vec<CodeVariable>,
    returned: Option<Returned>,
    /// How often a function that calls itself has said `return false;`.
    backtracks: f64,
    /// It did so in the last step.
    backtracked: bool,
    /// The end of what was written to the standard output.
    output: String,
    /// Bytes written before that.
    output_cut: f64,
    /// What was written to the standard error.
    errors: String,
    /// How much of the input has been read, in UTF-16 units.
    input_at: u32,
    status: CodeStatus,
    /// What `main` returned, once it has.
    exit_code: Option<i32>,
    /// Why the program was stopped.
    problem: Option<Problem>,
    /// The line about to run has a breakpoint.
    at_breakpoint: bool,
    /// The run paused because it is very long.
    long: bool,
}

impl CodeSnapshot {
    pub fn new(run: &Timeline<Tracer>, stdin: &str, settled: bool, long: bool) -> CodeSnapshot {
        let tracer = run.machine();
        let state = tracer.state();
        let finished = tracer.is_finished();
        let at_breakpoint = !finished && tracer.at_breakpoint();
        let cells = &state.cells;
        let view = |v: &Variable| variable(v, cells);
        let call = |c: &Call| CodeCall {
            function: c.function.clone(),
            line: c.line,
            variables: c.variables.iter().map(view).collect(),
        };
        let output = tracer.output();
        let cut = output.len().saturating_sub(MOST_OUTPUT);
        let (status, exit_code, problem) = match &state.status {
            Status::Ready => (CodeStatus::Ready, None, None),
            Status::Finished(code) => (CodeStatus::Finished, Some(*code), None),
            Status::Failed(d) => (CodeStatus::Failed, None, Some(Problem::from(&**d))),
        };
        CodeSnapshot {
            position: run.position() as f64,
            furthest: run.furthest() as f64,
            end: run.known_end().map(|end| end as f64),
            settled,
            finished,
            resting: finished || at_breakpoint || long,
            line: state.line,
            ran: state.ran,
            calls: state.calls.iter().rev().map(call).collect(),
            depth: (state.calls.len() + state.hidden) as u32,
            hidden: state.hidden as u32,
            globals: state.globals.iter().map(view).collect(),
            returned: state.returned.map(|(function, value)| Returned {
                function,
                text: text(&value),
            }),
            backtracks: state.backtracks as f64,
            backtracked: tracer.last_kind() & crate::cpp::kinds::BACKTRACK != 0,
            output: String::from_utf8_lossy(&output[cut..]).into_owned(),
            output_cut: cut as f64,
            errors: String::from_utf8_lossy(
                &tracer.errors()[..tracer.errors().len().min(MOST_OUTPUT)],
            )
            .into_owned(),
            input_at: units(stdin, state.input_at),
            status,
            exit_code,
            problem,
            at_breakpoint,
            long,
        }
    }
}

/// The first bytes of a text, in the units in which JavaScript counts.
fn units(text: &str, bytes: usize) -> u32 {
    let mut at = bytes.min(text.len());
    while !text.is_char_boundary(at) {
        at -= 1;
    }
    text[..at].encode_utf16().count() as u32
}

fn variable(v: &Variable, cells: &[Cell]) -> CodeVariable {
    let (rows, row_count, column_count) = table(&v.value);
    let cells = cells
        .iter()
        .filter(|c| rows.is_some() && c.variable == v.name);
    CodeVariable {
        name: v.name.clone(),
        ty: v.ty.clone(),
        text: match rows {
            Some(_) => String::new(),
            None => text(&v.value),
        },
        unset: v.value == Value::Unset,
        changed: v.changed,
        parameter: v.parameter,
        whole: matches!(v.value, Value::Int(_) | Value::Unsigned(_)),
        cells: cells
            .map(|c| CellUse {
                index: c.index,
                written: c.written,
            })
            .collect(),
        rows,
        row_count,
        column_count,
    }
}

/// The elements of a list as a table, where they are no lists themselves; with the numbers of rows and columns.
fn table(value: &Value) -> (Option<Vec<Vec<String>>>, u32, u32) {
    let Value::List(list, count) = value else {
        return (None, 0, 0);
    };
    let row = |list: &[Value]| list.iter().take(MOST_COLUMNS).map(text).collect::<Vec<_>>();
    let columns = list.iter().map(|v| match v {
        Value::List(_, n) => Some(*n),
        _ => None,
    });
    match columns.collect::<Option<Vec<usize>>>() {
        Some(widths) if !widths.is_empty() => {
            let rows = list.iter().take(MOST_ROWS).map(|v| match v {
                Value::List(inner, _) => row(inner),
                _ => Vec::new(),
            });
            let widest = widths.iter().max().copied().unwrap_or(0);
            (Some(rows.collect()), *count as u32, widest as u32)
        }
        _ => (Some(vec![row(list)]), 1, *count as u32),
    }
}

/// A value in one line, cut short; nothing for one that is not set.
fn text(value: &Value) -> String {
    if *value == Value::Unset {
        return String::new();
    }
    let text = value.to_string();
    match text.char_indices().nth(MOST_TEXT) {
        Some((at, _)) => format!("{}…", &text[..at]),
        None => text,
    }
}
