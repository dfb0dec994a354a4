//! Wrong programs: each is refused or stopped with its kind, at its line.

use quaylui::cpp::{compile, run, Status};
use std::rc::Rc;

struct Case {
    name: String,
    kind: String,
    line: u32,
    source: String,
    input: String,
}

fn cases() -> Vec<Case> {
    let mut out: Vec<Case> = Vec::new();
    let mut reading_input = false;
    for line in include_str!("data/cpp/wrong.txt").lines() {
        if line == "//// INPUT" {
            reading_input = true;
        } else if let Some(head) = line.strip_prefix("//// ") {
            let mut words = head.split(' ').map(str::to_string);
            let mut next = || words.next().expect("name, kind and line");
            let (name, kind, at) = (next(), next(), next());
            let line = at.parse().expect("a line");
            out.push(Case {
                name,
                kind,
                line,
                source: String::new(),
                input: String::new(),
            });
            reading_input = false;
        } else if let Some(case) = out.last_mut() {
            let to = if reading_input {
                &mut case.input
            } else {
                &mut case.source
            };
            to.push_str(line);
            to.push('\n');
        }
    }
    out
}

#[test]
fn kind_and_line() {
    let cases = cases();
    assert!(cases.len() >= 60);
    let mut wrong = Vec::new();
    for c in &cases {
        let found = match compile(&c.source) {
            Err(list) => list.first().map(|d| (d.kind.code(), d.line)),
            Ok(p) => match run(&Rc::new(p), c.input.as_bytes(), 10_000_000).status {
                Status::Failed(d) => Some((d.kind.code(), d.line)),
                _ => None,
            },
        };
        if found != Some((c.kind.as_str(), c.line)) {
            wrong.push(format!(
                "{}: expected {} in line {}, got {found:?}",
                c.name, c.kind, c.line
            ));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn arguments_name_the_array_the_index_and_the_size() {
    let source = "int g[4][4];\nint main() {\n  int i = 7;\n  return g[2][i];\n}";
    let p = Rc::new(compile(source).expect("compiles"));
    match run(&p, b"", 100).status {
        Status::Failed(d) => {
            assert_eq!(d.args, ["g[2]", "7", "4"]);
            assert_eq!((d.line, d.column, d.end_column), (4, 10, 17));
        }
        s => panic!("{s:?}"),
    }
}
