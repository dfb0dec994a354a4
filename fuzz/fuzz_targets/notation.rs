//! Any bytes: no panic, places inside the text, and what is read is read again from its own print.
#![no_main]

use libfuzzer_sys::fuzz_target;
use quaylui::sudoku::notation::read;

fuzz_target!(|bytes: &[u8]| {
    let text = String::from_utf8_lossy(bytes);
    match read(&text, None) {
        Ok(reading) => {
            let again = read(&reading.grid.to_string(), None);
            assert_eq!(again.map(|again| again.grid), Ok(reading.grid));
        }
        Err(error) => assert!(error.position <= text.chars().count()),
    }
});
