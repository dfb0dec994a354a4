//! What people paste, case by case: what must be refused, where and why; and properties on random text.

mod common;

use common::case;
use common::paste::{joined, F, W};
use proptest::prelude::*;
use quaylui::sudoku::notation::{read, ErrorKind};
use quaylui::sudoku::Size;

#[test]
fn what_is_no_board_is_refused_with_reason_and_place() {
    use ErrorKind::*;
    let long = "The quick brown fox jumps over the lazy dog 3 times. ".repeat(57);
    let candidates = "123456789".repeat(81);
    let pencil = ["12 3 4 5 6 7 8 9 1"; 9].join("\n");
    let short_row = joined(W, ".", "", "\n").replacen("98....6.", "98....6", 1);
    let ragged = joined(W, "0", "", "\n").replacen("\n600", "6\n00", 1);
    let cases: &[(String, Option<Size>, ErrorKind, usize, usize)] = &[
        (String::new(), None, Empty, 0, 0),
        (" \n\t\r\n".into(), None, Empty, 0, 0),
        ("# only a remark 123".into(), None, Empty, 0, 0),
        ("+---+---+".into(), None, Empty, 0, 0),
        (W[..80].into(), None, TooFew, 80, 80),
        (W[..17].into(), None, TooFew, 17, 17),
        ("5".into(), None, TooFew, 1, 1),
        (format!("{W}1"), None, TooMany, 81, 82),
        (format!("{W}\n{}", &W[..80]), None, TooFew, 162, 80),
        (format!("{W}\n{W}1"), None, TooMany, 163, 82),
        (long, None, TooFew, 0, 0),
        (
            format!("{}a{}", &W[..40], &W[41..]),
            None,
            UnknownCharacter,
            40,
            40,
        ),
        (format!("{W} 5"), None, TooMany, 82, 82),
        (
            format!("{} hello", &W[..80]),
            None,
            UnknownCharacter,
            81,
            80,
        ),
        (
            format!("Here it is: {}", &W[..80]),
            None,
            UnknownCharacter,
            0,
            0,
        ),
        ("0012000521003000".into(), None, DigitTooLarge, 7, 5),
        (
            format!(
                "[[{}]]",
                joined(W, "0", ",", "],\n[").replacen('5', "10", 1)
            ),
            None,
            DigitTooLarge,
            2,
            10,
        ),
        (W.replacen('0', "-", 1), None, MixedEmpty, 3, 3),
        (
            joined(W, ".", "", "\n").replacen('.', "x", 1),
            None,
            MixedEmpty,
            3,
            3,
        ),
        (candidates, None, CandidateGrid, 0, 729),
        (pencil, None, CandidateGrid, 0, 90),
        (W.into(), Some(Size::Four), WrongSize, 0, 81),
        (F.into(), Some(Size::Nine), WrongSize, 0, 16),
        (short_row, None, TooFew, 28, 80),
        (ragged, None, RaggedLines, 0, 10),
        ("12\u{0}4".into(), None, UnknownCharacter, 2, 2),
        (
            format!("https://example.org/?s={}", &W[..80]),
            None,
            TooFew,
            103,
            80,
        ),
        (
            format!("https://example.org/?s={}z", &W[..80]),
            None,
            UnknownCharacter,
            103,
            80,
        ),
    ];
    let mut wrong = Vec::new();
    for (text, expect, kind, position, found) in cases {
        match read(text, *expect) {
            Err(error)
                if (error.kind, error.position, error.found) == (*kind, *position, *found) => {}
            other => wrong.push(format!("{kind:?} {position} {found}: {other:?}\n{text}")),
        }
    }
    assert!(
        wrong.is_empty(),
        "{} wrong\n{}",
        wrong.len(),
        wrong.join("\n")
    );
}

#[test]
fn lines_and_columns_count_every_kind_of_line_end() {
    for (text, line, column) in [
        ("12\n34\n q", 3, 2),
        ("12\r\n34\r\nq", 3, 1),
        ("12\r34\rq", 3, 1),
        ("٣٣٣q", 1, 4),
    ] {
        let error = read(text, None).expect_err("a stray letter");
        assert_eq!(
            (error.kind, error.line, error.column),
            (ErrorKind::UnknownCharacter, line, column),
            "{text:?}"
        );
    }
}

#[test]
fn clashing_givens_are_read() {
    for name in ["dup-in-row", "dup-in-column", "dup-in-box"] {
        let grid = case(name).grid;
        assert_eq!(
            read(&grid.to_string(), None).map(|reading| reading.grid),
            Ok(grid)
        );
    }
}

/// Characters that mean something, so that random text comes close to boards.
fn texts() -> impl Strategy<Value = String> {
    let sign = proptest::sample::select(
        " 0123456789.-_*xX?|+=:#/\\,;[]{}()\"'\n\r\tpsbd&%…│─┼５٥qé"
            .chars()
            .collect::<Vec<_>>(),
    );
    proptest::collection::vec(sign, 0..400).prop_map(|signs| signs.into_iter().collect())
}

proptest! {
    #[test]
    fn any_text_is_read_or_refused_at_a_place_in_it(text in texts()) {
        match read(&text, None) {
            Ok(reading) => {
                let again = read(&reading.grid.to_string(), None);
                prop_assert_eq!(again.map(|r| r.grid), Ok(reading.grid));
            }
            Err(error) => prop_assert!(error.position <= text.chars().count()),
        }
    }

    #[test]
    fn one_cell_less_or_more_is_never_read(at in 0..81usize, digit in 1..=9u8, wide in any::<bool>()) {
        let mut cells: Vec<char> = W.chars().collect();
        cells.remove(at);
        let glue = if wide { " " } else { "" };
        let text = |cells: &[char]| cells.iter().map(char::to_string).collect::<Vec<_>>().join(glue);
        let few = read(&text(&cells), None).map_err(|e| (e.kind, e.found));
        prop_assert_eq!(few.map(|r| r.grid), Err((ErrorKind::TooFew, 80)));
        let extra = char::from(b'0' + digit);
        cells.splice(at..at, [extra, extra]);
        let many = read(&text(&cells), None).map_err(|e| (e.kind, e.found));
        prop_assert_eq!(many.map(|r| r.grid), Err((ErrorKind::TooMany, 82)));
    }
}
