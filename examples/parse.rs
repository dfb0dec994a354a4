//! Reads a board out of anything people paste.
//!
//! ```text
//! parse  < pasted.txt
//! ```
//!
//! All of standard input is one paste: 81 or 16 cells in any form (lines, box art, tables, program literals, links …).
//! Prints the board in one line, 0 for empty, and exits with status 0; or prints
//!
//! ```text
//! error KIND POSITION
//! ```
//!
//! and exits with status 1. KIND is one of `empty`, `too-few`, `too-many`, `unknown-character`, `digit-too-large`,
//! `mixed-empty`, `candidate-grid`, `wrong-size`, `ragged-lines`; POSITION counts characters from 0. Where a text holds
//! several puzzles the first is printed, and how many follow is said on standard error. Bytes that are not UTF-8 are
//! read as the replacement character, which means nothing anywhere.

use std::io::{self, Read, Write};
use std::process::ExitCode;

use quaylui::sudoku::notation::read;

fn main() -> ExitCode {
    let mut bytes = Vec::new();
    if let Err(error) = io::stdin().lock().read_to_end(&mut bytes) {
        eprintln!("{error}");
        return ExitCode::FAILURE;
    }
    let (line, status) = match read(&String::from_utf8_lossy(&bytes), None) {
        Ok(reading) => {
            if reading.more > 0 {
                eprintln!("{} more", reading.more);
            }
            (reading.grid.to_string(), ExitCode::SUCCESS)
        }
        Err(error) => {
            let line = format!("error {} {}", error.kind.name(), error.position);
            (line, ExitCode::FAILURE)
        }
    };
    // Whoever closed our output has seen enough.
    let _ = writeln!(io::stdout(), "{line}");
    status
}
