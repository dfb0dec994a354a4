//! Programs made by chance, without undefined behaviour, give what g++ gives.
//!
//! A fixed set of seeds; `GENERATED=200` makes more. Without g++ the programs are only run.

use quaylui::cpp::{compile, run, Status};
use std::fmt::Write as _;
use std::process::{Command, Stdio};
use std::rc::Rc;

struct Maker {
    seed: u64,
    names: usize,
    out: String,
}

/// Variables in reach: name and type.
type Scope = Vec<(String, &'static str)>;

const TYPES: &[&str] = &[
    "int",
    "unsigned",
    "long long",
    "unsigned long long",
    "char",
    "short",
    "bool",
];

impl Maker {
    fn roll(&mut self, n: usize) -> usize {
        self.seed ^= self.seed << 13;
        self.seed ^= self.seed >> 7;
        self.seed ^= self.seed << 17;
        (self.seed >> 11) as usize % n
    }

    fn name(&mut self) -> String {
        self.names += 1;
        format!("v{}", self.names)
    }

    /// An expression that cannot overflow: signed values are kept below 2^12 before they are combined.
    fn expr(&mut self, scope: &Scope, depth: usize) -> String {
        let leaf = depth == 0 || self.roll(4) == 0;
        if leaf {
            return match self.roll(4) {
                0 => format!("{}", self.roll(200)),
                1 => format!("-{}", self.roll(50) + 1),
                2 => format!("'{}'", (b'a' + self.roll(26) as u8) as char),
                _ => match scope.len() {
                    0 => "7".into(),
                    n => format!("(int)({} & 1023)", scope[self.roll(n)].0),
                },
            };
        }
        let a = self.expr(scope, depth - 1);
        let b = self.expr(scope, depth - 1);
        match self.roll(16) {
            0 => format!("(({a}) % 4096 + ({b}) % 4096)"),
            1 => format!("(({a}) % 4096 - ({b}) % 4096)"),
            2 => format!("(({a}) % 1000 * (({b}) % 1000))"),
            3 => format!("(({a}) / ((({b}) & 15) + 1))"),
            4 => format!("(({a}) % ((({b}) & 31) + 1))"),
            5 => format!("(({a}) & ({b}))"),
            6 => format!("(({a}) | ({b}))"),
            7 => format!("(({a}) ^ ({b}))"),
            8 => format!("((({a}) & 255) << (({b}) & 7))"),
            9 => format!("(({a}) >> (({b}) & 7))"),
            10 => format!("(({a}) < ({b}) ? ({a}) : ({b}))"),
            11 => format!("(({a}) == ({b}) || !({a}))"),
            12 => format!("(({a}) != ({b}) && ({b}) > 3)"),
            13 => format!("(unsigned char)({a})"),
            14 => format!("(int)((unsigned)({a}) * 2654435761u >> 20)"),
            _ => format!("f{}(({a}) % 512, ({b}) % 512)", self.roll(3)),
        }
    }

    fn line(&mut self, indent: usize, text: &str) {
        let _ = writeln!(self.out, "{:width$}{text}", "", width = indent * 4);
    }

    fn block(&mut self, scope: &mut Scope, indent: usize, depth: usize) {
        let kept = scope.len();
        for _ in 0..2 + self.roll(4) {
            let e = self.expr(scope, 3);
            match self.roll(8) {
                0 | 1 => {
                    let (n, t) = (self.name(), TYPES[self.roll(TYPES.len())]);
                    self.line(indent, &format!("{t} {n} = {e};"));
                    scope.push((n, t));
                }
                2 if scope.len() > 1 => {
                    let (n, t) = scope[self.roll(scope.len())].clone();
                    if !n.starts_with('i') {
                        let op = if t == "bool" {
                            "="
                        } else {
                            ["=", "^=", "|=", "&="][self.roll(4)]
                        };
                        self.line(indent, &format!("{n} {op} {e};"));
                    }
                }
                3 => self.line(indent, &format!("a[({e}) & 15] += ({e}) & 7;")),
                4 => self.line(
                    indent,
                    &format!("h = h * 31u + (unsigned)({e}) + a[h & 15];"),
                ),
                5 if depth > 0 => {
                    self.line(indent, &format!("if ({e}) {{"));
                    self.block(scope, indent + 1, depth - 1);
                    self.line(indent, "} else {");
                    self.block(scope, indent + 1, depth - 1);
                    self.line(indent, "}");
                }
                6 if depth > 0 => {
                    self.names += 1;
                    let i = format!("i{}", self.names);
                    let n = 2 + self.roll(6);
                    self.line(indent, &format!("for (int {i} = 0; {i} < {n}; {i}++) {{"));
                    scope.push((i, "int"));
                    self.block(scope, indent + 1, depth - 1);
                    scope.pop();
                    let jump = self.roll(3);
                    if jump == 0 {
                        self.line(indent + 1, &format!("if (({e}) % 5 == 0) break;"));
                    } else if jump == 1 {
                        self.line(indent + 1, "if (h % 3 == 0) continue;");
                        self.line(indent + 1, "h += 17;");
                    }
                    self.line(indent, "}");
                }
                7 if depth > 0 => {
                    self.line(indent, &format!("switch (({e}) & 3) {{"));
                    for k in 0..3 {
                        self.line(indent, &format!("case {k}:"));
                        self.line(indent + 1, &format!("h ^= {}u;", self.seed as u32));
                        if self.roll(2) == 0 {
                            self.line(indent + 1, "break;");
                        }
                    }
                    self.line(indent, "default: h++;");
                    self.line(indent, "}");
                }
                _ => {
                    let shown = match scope.len() {
                        0 => "h".to_string(),
                        n => scope[self.roll(n)].0.clone(),
                    };
                    self.line(indent, &format!("h = h * 131u + (unsigned)({shown});"));
                }
            }
        }
        scope.truncate(kept);
    }

    fn program(seed: u64) -> String {
        let mut m = Maker {
            seed: seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1,
            names: 0,
            out: String::new(),
        };
        for _ in 0..8 {
            m.roll(2);
        }
        m.line(0, "#include <cstdio>\nunsigned h = 1;\nint a[16];");
        for k in 0..3 {
            m.line(0, &format!("int f{k}(int x, long long y) {{"));
            let body = match k {
                0 => "return (int)((x * 3 + y) % 1024);",
                1 => "if (x <= 0) return (int)(y & 63); return f1(x / 2, y + 1) % 100 + 1;",
                _ => "int s = 0; for (int i = 0; i < (y & 3); i++) s += x ^ i; return s % 2048;",
            };
            m.line(1, body);
            m.line(0, "}");
        }
        m.line(0, "int main() {");
        for _ in 0..4 {
            m.block(&mut Scope::new(), 1, 3);
            m.line(1, "printf(\"%u\\n\", h);");
        }
        m.line(
            1,
            "for (int i = 0; i < 16; i++) printf(\"%d \", a[i]);\n    puts(\"\");\n}",
        );
        m.out
    }
}

#[test]
fn same_as_gpp() {
    let count: u64 = std::env::var("GENERATED")
        .ok()
        .and_then(|v| v.parse().ok())
        .unwrap_or(24);
    let has_gpp = Command::new("g++")
        .arg("--version")
        .stdout(Stdio::null())
        .status()
        .is_ok();
    let dir = std::env::temp_dir().join(format!("quaylui-generated-{}", std::process::id()));
    std::fs::create_dir_all(&dir).expect("a folder");
    for seed in 1..=count {
        let source = Maker::program(seed);
        let p = compile(&source)
            .unwrap_or_else(|e| panic!("seed {seed} is refused: {:?}\n{source}", e[0]));
        let outcome = run(&Rc::new(p), b"", 5_000_000);
        assert_eq!(outcome.status, Status::Finished(0), "seed {seed}\n{source}");
        if has_gpp {
            let (file, exe) = (dir.join("p.cpp"), dir.join("p"));
            std::fs::write(&file, &source).expect("written");
            let built = Command::new("g++")
                .args(["-std=c++17", "-w", "-o"])
                .arg(&exe)
                .arg(&file)
                .status();
            assert!(
                built.is_ok_and(|s| s.success()),
                "seed {seed}: g++ refuses\n{source}"
            );
            let real = Command::new(&exe).output().expect("runs").stdout;
            assert!(real == outcome.output, "seed {seed} differs\n{source}");
        }
    }
    std::fs::remove_dir_all(&dir).ok();
}
