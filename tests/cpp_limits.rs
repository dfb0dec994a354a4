//! Programs at the edges: deep, long, large. Refused or stopped with a kind, never a crash of the host.

use quaylui::cpp::{compile, run, Kind, Status};
use std::rc::Rc;

fn refused(source: &str) -> Kind {
    compile(source).expect_err("refused")[0].kind
}

fn stopped(source: &str) -> Kind {
    match run(
        &Rc::new(compile(source).expect("compiles")),
        b"",
        50_000_000,
    )
    .status
    {
        Status::Failed(d) => d.kind,
        s => panic!("{s:?}"),
    }
}

#[test]
fn nesting_has_a_limit() {
    for n in [40, 1_000, 50_000] {
        for (open, middle, close) in [
            ("(", "1", ")"),
            ("- ", "1", ""),
            ("1+(", "1", ")"),
            ("f(", "1", ")"),
            ("a[", "0", "]"),
            ("[&]{return ", "1", ";}()"),
        ] {
            let e = format!("{}{middle}{}", open.repeat(n), close.repeat(n));
            let source =
                format!("int a[3]; int f(int x) {{ return x; }} int main() {{ return {e}; }}");
            match compile(&source) {
                Ok(_) => assert!(n == 40, "{open} {n}"),
                Err(list) => assert!(n > 40 || open == "[&]{return ", "{open} {n}: {:?}", list[0]),
            }
        }
        let statements = format!(
            "int main() {{ {} ; {} }}",
            "if (1) {".repeat(n),
            "}".repeat(n)
        );
        assert_eq!(compile(&statements).is_ok(), n == 40);
        let sum = format!("int main() {{ int x = 1; return {}x; }}", "x + ".repeat(n));
        assert_eq!(compile(&sum).is_ok(), n == 40);
        let types = format!(
            "#include <vector>\nint main() {{ std::{}int{} v; }}",
            "vector<std::".repeat(n),
            ">".repeat(n)
        );
        assert!(compile(&types).is_err());
    }
    assert_eq!(
        refused(&format!("int main() {{ return {}1; }}", "(".repeat(5_000))),
        Kind::NestedTooDeep
    );
}

#[test]
fn size_has_a_limit() {
    assert_eq!(
        refused("int a[100000][100000]; int main() {}"),
        Kind::ProgramTooLarge
    );
    assert_eq!(
        refused("int a[2147483647]; int main() {}"),
        Kind::ProgramTooLarge
    );
    let macros = "#define A x x x x x x x x\n#define B A A A A A A A A\n#define C B B B B B B B B\n#define D C C C C C C C C\n\
                  #define E D D D D D D D D\n#define F E E E E E E E E\n#define G F F F F F F F F\nint main() { G }";
    assert_eq!(refused(macros), Kind::ProgramTooLarge);
    assert!(compile(&" ".repeat(2 << 20)).is_err());
}

#[test]
fn memory_has_a_limit() {
    let grows =
        "#include <vector>\nint main() { std::vector<int> v; while (true) v.push_back(1); }";
    assert_eq!(stopped(grows), Kind::OutOfMemory);
    let doubles = "#include <string>\nint main() { std::string s = \"ab\"; while (true) s += s; }";
    assert_eq!(stopped(doubles), Kind::OutOfMemory);
    let large = "#include <vector>\nint main() { std::vector<int> v(-1); }";
    assert_eq!(stopped(large), Kind::OutOfMemory);
    assert_eq!(
        stopped("int f(int n) { return n + f(n + 1); }\nint main() { return f(0); }"),
        Kind::StackOverflow
    );
}

/// What a long loop drops is taken up again.
#[test]
fn dropped_values_are_collected() {
    let source = "#include <bits/stdc++.h>\nusing namespace std;\nint main() { long long n = 0; for (int i = 0; i < 20000; i++) \
                  { vector<int> v(2000, i); string s(500, 'x'); map<int, string> m; m[i] = s; n += v.size() + m[i].size(); } cout << n; }";
    let outcome = run(&Rc::new(compile(source).expect("compiles")), b"", u64::MAX);
    assert_eq!(
        (outcome.status, outcome.output),
        (Status::Finished(0), b"50000000".to_vec())
    );
}
