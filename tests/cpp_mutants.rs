//! Damaged programs: whatever is done to a program, compiling and running it never panics.

use quaylui::cpp::{compile, run};
use std::path::Path;
use std::rc::Rc;

/// Marsaglia's xorshift; the same sequence on every machine.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % n.max(1) as u64) as usize
    }
}

/// Words, numbers and single characters of a program.
fn pieces(text: &str) -> Vec<String> {
    let mut out: Vec<String> = Vec::new();
    let mut word = false;
    for c in text.chars() {
        let is_word = c.is_alphanumeric() || c == '_';
        match out.last_mut() {
            Some(last) if is_word && word => last.push(c),
            _ => out.push(c.to_string()),
        }
        word = is_word;
    }
    out
}

fn damage(parts: &mut Vec<String>, other: &[String], dice: &mut Dice) {
    const SPICE: &[&str] = &[
        "(",
        ")",
        "{",
        "}",
        ";",
        ",",
        "<",
        ">",
        "&",
        "*",
        "-1",
        "0",
        "auto",
        "const",
        "int",
        "[",
        "]",
        "return",
        "99999999999",
        "vector<int>",
        "\"x\"",
        "'c'",
        "1.5",
        "::",
        "=",
        "++",
        "[&]",
        "struct",
        "nullptr",
        "if",
        "for",
        "string",
    ];
    for _ in 0..=dice.roll(3) {
        if parts.is_empty() {
            return;
        }
        let (i, j) = (dice.roll(parts.len()), dice.roll(parts.len()));
        match dice.roll(6) {
            0 => {
                parts.remove(i);
            }
            1 => parts.swap(i, j),
            2 => {
                let copy = parts[i].clone();
                parts.insert(j, copy);
            }
            3 => parts[i] = SPICE[dice.roll(SPICE.len())].to_string(),
            4 => parts.insert(i, SPICE[dice.roll(SPICE.len())].to_string()),
            _ => parts[i].clone_from(&other[dice.roll(other.len())]),
        }
    }
}

#[test]
fn damaged_programs_never_panic() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/cpp/ok");
    let mut files: Vec<_> = std::fs::read_dir(folder)
        .expect("the corpus")
        .map(|e| e.expect("a file").path())
        .collect();
    files.retain(|p| p.extension().is_some_and(|e| e == "cpp"));
    files.sort();
    let sources: Vec<Vec<String>> = files
        .iter()
        .map(|f| pieces(&std::fs::read_to_string(f).expect("a program")))
        .collect();
    let rounds: usize = std::env::var("MUTANTS")
        .ok()
        .and_then(|v| v.parse().ok())
        .unwrap_or(20);
    let seed: u64 = std::env::var("SEED")
        .ok()
        .and_then(|v| v.parse().ok())
        .unwrap_or(1);
    let mut dice = Dice(0x9E37_79B9_7F4A_7C15 ^ seed);
    let mut ran = 0;
    for (k, source) in sources.iter().enumerate() {
        for round in 0..rounds {
            let mut parts = source.clone();
            let other = &sources[dice.roll(sources.len())];
            damage(&mut parts, other, &mut dice);
            let text = parts.concat();
            let result = std::panic::catch_unwind(|| {
                if let Ok(p) = compile(&text) {
                    run(&Rc::new(p), b"5 3 1 2 abc\n4 x 7\n", 3_000);
                    return 1;
                }
                0
            });
            match result {
                Ok(n) => ran += n,
                Err(_) => panic!("{} round {round} panics:\n{text}", files[k].display()),
            }
        }
    }
    assert!(ran > 0, "no damaged program ran at all");
}
