//! The corpus: every program in `data/cpp/ok` gives the output that g++ gives.
//!
//! The outputs kept beside the programs were made by `g++ -std=c++17`. Where g++ is present it is asked
//! again, so that the interpreter is held to the real compiler.

use quaylui::cpp::{compile, run, Status, Tracer};
use quaylui::timeline::{Machine, Progress, Timeline};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::rc::Rc;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/cpp/ok")
}

struct Case {
    name: String,
    path: PathBuf,
    source: String,
    input: Vec<u8>,
    output: Vec<u8>,
}

fn cases() -> Vec<Case> {
    let mut out = Vec::new();
    for entry in std::fs::read_dir(folder()).expect("the corpus") {
        let path = entry.expect("a file").path();
        if path.extension().is_some_and(|e| e == "cpp") {
            let source = std::fs::read_to_string(&path).expect("a program");
            let input = std::fs::read(path.with_extension("in")).unwrap_or_default();
            let output = std::fs::read(path.with_extension("out")).expect("its output");
            let name = path
                .file_stem()
                .expect("a name")
                .to_string_lossy()
                .into_owned();
            out.push(Case {
                name,
                path,
                source,
                input,
                output,
            });
        }
    }
    out.sort_by(|a, b| a.name.cmp(&b.name));
    out
}

#[test]
fn outputs_are_those_of_gpp() {
    let cases = cases();
    assert!(cases.len() >= 120, "only {} programs", cases.len());
    let mut wrong = Vec::new();
    for c in &cases {
        match compile(&c.source) {
            Err(list) => wrong.push(format!("{}: refused: {:?}", c.name, list[0])),
            Ok(p) => {
                let outcome = run(&Rc::new(p), &c.input, 50_000_000);
                if !matches!(outcome.status, Status::Finished(_)) || outcome.output != c.output {
                    let shown = String::from_utf8_lossy(&outcome.output).into_owned();
                    wrong.push(format!("{}: {:?}\n{shown}", c.name, outcome.status));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Every position of short runs is the same whether reached forward, backward or by seeking.
#[test]
fn backward_equals_forward() {
    for c in cases() {
        let program = Rc::new(compile(&c.source).expect("compiles"));
        let outcome = run(&program, &c.input, 50_000_000);
        if outcome.steps > 2_000 {
            continue;
        }
        let mut forward = Tracer::new(&program, &c.input);
        let mut states = vec![forward.state()];
        while forward.step() {
            states.push(forward.state());
        }
        assert_eq!(states.len() as u64, outcome.steps + 1, "{}", c.name);
        let mut run = Timeline::with_capacity(Tracer::new(&program, &c.input), 8);
        assert_eq!(
            run.seek(outcome.steps, u64::MAX),
            Progress::Reached,
            "{}",
            c.name
        );
        for n in (0..=outcome.steps).rev().step_by(7) {
            assert_eq!(run.seek(n, u64::MAX), Progress::Reached);
            let there = run.machine().state();
            let then = &states[n as usize];
            assert_eq!(
                (there.step, there.line, there.output_len),
                (then.step, then.line, then.output_len),
                "{}",
                c.name
            );
            let values = |s: &quaylui::cpp::State| {
                format!(
                    "{:?}",
                    s.calls
                        .iter()
                        .map(|c| c.variables.iter().map(|v| &v.value).collect::<Vec<_>>())
                        .collect::<Vec<_>>()
                )
            };
            assert_eq!(values(&there), values(then), "{} at {n}", c.name);
        }
    }
}

/// Asks g++ again, with its largest header compiled once for all.
#[test]
fn stored_outputs_are_true() {
    if Command::new("g++")
        .arg("--version")
        .stdout(Stdio::null())
        .status()
        .is_err()
    {
        return;
    }
    let dir = std::env::temp_dir().join(format!("quaylui-corpus-{}", std::process::id()));
    std::fs::create_dir_all(dir.join("bits")).expect("a folder");
    let header = dir.join("bits/stdc++.h");
    std::fs::write(&header, "#include_next <bits/stdc++.h>\n").expect("a header");
    let flags = ["-std=c++17", "-w"];
    let made = Command::new("g++")
        .args(flags)
        .args(["-x", "c++-header"])
        .arg(&header)
        .status();
    assert!(
        made.is_ok_and(|s| s.success()),
        "the header does not compile"
    );
    let all = cases();
    let next = std::sync::atomic::AtomicUsize::new(0);
    std::thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                while let Some(c) = all.get(next.fetch_add(1, std::sync::atomic::Ordering::Relaxed))
                {
                    ask_gpp(c, &dir, flags);
                }
            });
        }
    });
    std::fs::remove_dir_all(&dir).ok();
}

fn ask_gpp(c: &Case, dir: &Path, flags: [&str; 2]) {
    let exe = dir.join(format!("{}.exe", c.name));
    let built = Command::new("g++")
        .args(flags)
        .arg("-I")
        .arg(dir)
        .arg("-o")
        .arg(&exe)
        .arg(&c.path)
        .status();
    assert!(
        built.is_ok_and(|s| s.success()),
        "{} does not compile",
        c.name
    );
    let (input, quiet) = (Stdio::piped(), Stdio::null());
    let child = Command::new(&exe)
        .stdin(input)
        .stdout(Stdio::piped())
        .stderr(quiet)
        .spawn();
    let mut child = child.expect("runs");
    std::io::Write::write_all(&mut child.stdin.take().expect("stdin"), &c.input).ok();
    let out = child.wait_with_output().expect("ends").stdout;
    assert!(
        out == c.output,
        "{}: the stored output is not g++'s",
        c.name
    );
}
