//! Boards among other things: names, headings, mails, pages, programs. Each form is tried on boards of both
//! sizes; near-misses must be refused.

mod common;

use common::among::{forms, solution, BOARDS};
use common::case;
use common::paste::{joined, F, W};
use proptest::prelude::*;
use quaylui::sudoku::notation::{read, ErrorKind};
use quaylui::sudoku::Size;

#[test]
fn a_board_among_other_things_is_read() {
    let mut wrong = Vec::new();
    let mut tried = 0;
    for board in BOARDS {
        let size = Size::from_cell_count(board.len());
        for (name, text) in forms(board) {
            for expect in [None, size] {
                tried += 1;
                match read(&text, expect) {
                    Ok(reading) if reading.grid.to_string() == board && reading.more == 0 => {}
                    other => wrong.push(format!("{name}: {other:?}\n{text}\n")),
                }
            }
        }
    }
    // One of each form says enough.
    let form = |text: &String| text.split(": ").next().map(str::to_owned);
    let few: Vec<&String> = wrong
        .iter()
        .enumerate()
        .filter(|(n, text)| wrong[..*n].iter().all(|other| form(other) != form(text)))
        .map(|(_, text)| text)
        .collect();
    assert!(
        wrong.is_empty(),
        "{} of {tried} wrong\n{}",
        wrong.len(),
        few.iter()
            .map(|t| t.as_str())
            .collect::<Vec<_>>()
            .join("\n")
    );
}

#[test]
fn further_puzzles_are_counted_and_solutions_are_not() {
    let easy = case("easy").grid.to_string();
    let (a, b) = (solution(W), solution(&easy));
    let lines = |board: &str| joined(board, "0", "", "\n");
    for (text, more) in [
        (format!("{W},{a}\n{easy},{b}\n"), 1),
        (
            format!("id,puzzle,solution\n1,{W},{a}\n2,{easy},{b}\n3,{W},{a}\n"),
            2,
        ),
        (format!("{W} one\n{easy} two\n"), 1),
        (
            format!("Grid 01\n{}\nGrid 02\n{}\n", lines(W), lines(&easy)),
            1,
        ),
        (format!("[[{W:?}, {easy:?}]]"), 1),
        (
            format!("A\n\nPuzzle 1: {W}\nPuzzle 2: {easy}\n").split_off(3),
            1,
        ),
        (format!("{W}\n{a}\n"), 0),
    ] {
        let reading = read(&text, None).map(|r| (r.grid.to_string(), r.more));
        assert_eq!(reading, Ok((W.to_owned(), more)), "{text}");
    }
}

#[test]
fn what_only_comes_near_is_refused() {
    let lines = joined(W, ".", "", "\n");
    let eight = lines.rsplit_once('\n').expect("rows").0;
    let thrice = |board: &str| -> String {
        let parts: Vec<&str> = (0..27).map(|i| &board[3 * i..3 * i + 3]).collect();
        parts.join("\n")
    };
    for text in [
        format!("{} 2024-11-30", &W[..80]),
        format!("{}\n2024", &W[..77]),
        format!("{} 2024", &W[..77]),
        format!("{}\n5", &W[..80]),
        format!("{} Easy 5", &W[..80]),
        format!("{W} 5"),
        format!("{W} 5 easy"),
        format!("5 {W}"),
        format!("{W} 2024"),
        format!("{W}5 easy"),
        format!("Grid 01\n{}", &W[..80]),
        format!("Grid 01\n{W}5"),
        format!("01\n{lines}"),
        format!("{lines}\n01"),
        format!("2024-11-30\n{lines}"),
        format!("0912 345 678\n{lines}"),
        format!("978-3-16-148410-0\n{eight}"),
        format!("4x4\n{}", joined(F, "0", "", "\n")),
        format!("Grid 1\n{lines}\nGrid 2\n{}", joined(F, ".", "", "\n")),
        format!("{W},{F}"),
        format!("{F},{W},easy"),
        format!("{W},{}", &W[..80]),
        format!("{W} one\n{} two", &W[..80]),
        lines.replacen('\n', "\nhere it goes on:\n", 1),
        format!("Rows:\n{eight}"),
        format!("Rows:\n{eight}\n28 more"),
        lines.replacen("98", "ab", 1),
        lines.replacen("98", "abc", 1),
        thrice(W),
        "9x9 sudoku 2024".to_owned(),
        "ISBN 978-3-16-148410-0".to_owned(),
        "Call 0912 345 678 or 1234-1234-1234-1".to_owned(),
        "There are 1000000000000000 ways".to_owned(),
        "At 2024-11-30-12-00 we met".to_owned(),
        format!(
            "<table><tr>{}</tr></table>",
            "<td><table><tr><td>1</td></tr></table></td>".repeat(9)
        ),
        format!(
            "<div class=\"box\">{}</div>",
            joined(W, "0", "", "</div><div class=\"box\">")
        ),
        joined(
            W,
            "0",
            "</span></div><div><span>",
            "</span></div><div><span>",
        )
        .replacen('5', "<div><span>5", 1)
            + "</span></div>",
        format!("{{\"a\":{:?},\"b\":\"{}\"}}", &W[..40], &W[40..]),
        "5)3..7....\n6)..195...".to_owned(),
        format!("[[[{}]]]", joined(W, "0", ",", "]],[[")).replace("0,0,0", "0],[0,0"),
        joined(W, "0", " & ", " \\\\\n").replacen("& 7 ", "& \\given{7} ", 1),
        joined(W, "", " & ", " \\\\\n").replacen("& 7 ", "& \\seven ", 1),
    ] {
        let read = read(&text, None).map(|r| r.grid.to_string());
        assert!(read.is_err(), "{read:?}\n{text}");
    }
}

#[test]
fn a_short_board_among_words_is_told_as_such() {
    for (text, kind, position, found) in [
        (format!("Grid 01\n{}", &W[..80]), ErrorKind::TooFew, 88, 80),
        (format!("Grid 01\n{W}5"), ErrorKind::TooMany, 89, 82),
        (
            format!("Hi!\n{}\nBye", W.replacen('0', "-", 1)),
            ErrorKind::MixedEmpty,
            7,
            3,
        ),
        (
            format!("Small:\n{}", F.replacen('3', "5", 1)),
            ErrorKind::DigitTooLarge,
            14,
            5,
        ),
    ] {
        let error = read(&text, None).expect_err("no board");
        assert_eq!(
            (error.kind, error.position, error.found),
            (kind, position, found),
            "{text}"
        );
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(3000))]

    /// A slip of one character: the board or its solution, either with that one cell changed, or none. Never another.
    #[test]
    fn a_slip_makes_no_other_board(
        board in 0..BOARDS.len(),
        form in any::<proptest::sample::Index>(),
        at in any::<proptest::sample::Index>(),
        sign in proptest::sample::select("0123459.-x |,\n\taq#:[]\"<&\\".chars().collect::<Vec<_>>()),
        kind in 0..3u8,
    ) {
        let board = BOARDS[board];
        let forms = forms(board);
        let (name, text) = &forms[form.index(forms.len())];
        let mut characters: Vec<char> = text.chars().collect();
        let at = at.index(characters.len());
        match kind {
            0 => drop(characters.remove(at)),
            1 => characters.insert(at, sign),
            _ => characters[at] = sign,
        }
        let slipped: String = characters.into_iter().collect();
        if let Ok(reading) = read(&slipped, None) {
            let grid = reading.grid.to_string();
            let near = |other: &str| {
                let differ = grid.chars().zip(other.chars()).filter(|(a, b)| a != b).count();
                grid.len() == other.len() && differ <= 1
            };
            // The slip may be in the solution that stands beside the puzzle.
            prop_assert!(near(board) || near(&solution(board)), "{}: {}\n{}", name, grid, slipped);
        }
    }
}
