//! scratch
use std::io::{Read, Write};
fn main() {
    let path = std::env::args().nth(1).unwrap();
    let src = std::fs::read_to_string(path).unwrap();
    let mut input = Vec::new();
    std::io::stdin().read_to_end(&mut input).unwrap();
    match quaylui::cpp::compile(&src) {
        Err(l) => { for d in l { eprintln!("{}:{} {} {:?}", d.line, d.column, d.kind.code(), d.args); } std::process::exit(1) }
        Ok(p) => {
            let (s, out, steps) = quaylui::cpp::run(&std::rc::Rc::new(p), &input, u64::MAX);
            std::io::stdout().write_all(&out).unwrap();
            if let quaylui::cpp::Status::Failed(d) = s { eprintln!("{}:{} {} {:?}", d.line, d.column, d.kind.code(), d.args); std::process::exit(2) }
            let _ = steps;
        }
    }
}
