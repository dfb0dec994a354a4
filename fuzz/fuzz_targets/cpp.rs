//! Any bytes as a C++ program: compiling and a short run never panic, hang or go out of bounds.
#![no_main]

use libfuzzer_sys::fuzz_target;
use quaylui::cpp::{compile, run};
use std::rc::Rc;

fuzz_target!(|bytes: &[u8]| {
    let text = String::from_utf8_lossy(bytes);
    if let Ok(program) = compile(&text) {
        let program = Rc::new(program);
        let once = run(&program, b"3 1 4 1 5\nabc", 2_000);
        // The same program on the same input does the same.
        assert_eq!(once, run(&program, b"3 1 4 1 5\nabc", 2_000));
    }
});
