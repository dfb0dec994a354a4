//! The interpreter against `g++ -O0` and `python3` on the lesson's solvers: `cargo bench --bench cpp`.
//!
//! The best of three runs each, in one process or child after the other; a peer that is not installed is
//! left out. Starting the peers' processes is measured too and matters little at this length.

use quaylui::cpp::{compile, run, Status};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::rc::Rc;
use std::time::Instant;

/// Name, program, board: one on which plain search takes 1 287 517 placements, and Inkala's of 2012. The second program
/// is one of the corpus.
const BOARDS: &[(&str, &str, &str, &str)] = &[
    (
        "plain",
        "benches/data/cpp/plain.cpp",
        "mrv-wins",
        "000000000500006100060040030020050040300007800001000000000100002430020050600008700",
    ),
    (
        "mrv",
        "tests/data/cpp/ok/sudoku9_mrv.cpp",
        "inkala-2012",
        "800000000003600000070090200050007000000045700000100030001000068008500010090000400",
    ),
];

fn best(mut f: impl FnMut() -> Vec<u8>) -> (f64, Vec<u8>) {
    let (mut least, mut out) = (f64::MAX, Vec::new());
    for _ in 0..3 {
        let start = Instant::now();
        out = f();
        least = least.min(start.elapsed().as_secs_f64());
    }
    (least, out)
}

fn child(command: &mut Command, input: &str) -> Vec<u8> {
    let mut c = command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("starts");
    let mut stdin = c.stdin.take().expect("stdin");
    writeln!(stdin, "{input}").expect("written");
    drop(stdin);
    c.wait_with_output().expect("ends").stdout
}

fn gpp(source: &Path, dir: &Path) -> Option<PathBuf> {
    let exe = dir.join("peer");
    let built = Command::new("g++")
        .args(["-std=c++17", "-O0", "-o"])
        .arg(&exe)
        .arg(source)
        .status()
        .ok()?;
    built.success().then_some(exe)
}

fn main() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let dir = std::env::temp_dir().join(format!("quaylui-bench-{}", std::process::id()));
    std::fs::create_dir_all(&dir).expect("a folder");
    println!(
        "{:<8} {:<12} {:<12} {:>9} {:>8}",
        "program", "board", "by", "seconds", "ratio"
    );
    for (program, source, board, digits) in BOARDS {
        let path = root.join(source);
        let source = std::fs::read_to_string(&path).expect("a program");
        let compiled = Rc::new(compile(&source).expect("compiles"));
        let (ours, answer) = best(|| {
            let o = run(&compiled, digits.as_bytes(), u64::MAX);
            assert_eq!(o.status, Status::Finished(0));
            o.output
        });
        println!(
            "{program:<8} {board:<12} {:<12} {ours:>9.3} {:>8.2}",
            "quaylui", 1.0
        );
        let row = |by: &str, (seconds, out): (f64, Vec<u8>)| {
            assert!(out == answer, "{by} disagrees");
            println!(
                "{program:<8} {board:<12} {by:<12} {seconds:>9.3} {:>8.2}",
                ours / seconds
            );
        };
        if let Some(exe) = gpp(&path, &dir) {
            row("g++ -O0", best(|| child(&mut Command::new(&exe), digits)));
        }
        let script = path.with_extension("py");
        if script.exists() && Command::new("python3").arg("--version").output().is_ok() {
            row(
                "python3",
                best(|| child(Command::new("python3").arg(&script), digits)),
            );
        }
    }
    std::fs::remove_dir_all(&dir).ok();
}
