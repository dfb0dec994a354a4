//! Boards among other things, for the tests of the reader.

use super::paste::{joined, rows, F, W};
use super::shown::{labelled, shown};
use quaylui::sudoku::solve::count_solutions;
use quaylui::sudoku::Grid;

/// Boards of both sizes.
pub const BOARDS: [&str; 5] = [
    W,
    F,
    "003020600900305001001806400008102900700000008006708200002609500800203009005010300",
    "000000010400000000020000000000050407008000300001090000300400200050100000000806000",
    "0000003430200100",
];

/// A solution of the board, whether it is the only one or not.
pub fn solution(board: &str) -> String {
    let grid: Grid = board.parse().expect("a board");
    let first = count_solutions(&grid, 1, u64::MAX).first;
    first.expect("a solution").to_string()
}

/// The rows, each written by `row` from its number and its cells.
pub fn each(board: &str, empty: &str, cell: &str, row: impl Fn(usize, &str) -> String) -> String {
    let text = joined(board, empty, cell, "\u{0}");
    let parts = text.split('\u{0}').enumerate();
    parts.map(|(n, cells)| row(n, cells)).collect()
}

fn art(board: &str) -> String {
    let band = if board.len() == 16 { 2 } else { 3 };
    let rule = format!(
        "+{}\n",
        format!("{}+", "-".repeat(2 * band + 1)).repeat(band)
    );
    let mut text = rule.clone();
    for (n, row) in rows(board).iter().enumerate() {
        let pieces = row.chunks(band).map(|piece| {
            let cells: Vec<_> = piece.iter().map(char::to_string).collect();
            cells.join(" ").replace('0', ".")
        });
        text += &format!("| {} |\n", pieces.collect::<Vec<_>>().join(" | "));
        if (n + 1) % band == 0 {
            text += &rule;
        }
    }
    text
}

/// Ways to write the board alone, to be set among words.
pub fn bare(board: &str) -> Vec<String> {
    vec![
        board.to_owned(),
        board.replace('0', "."),
        joined(board, "0", "", "\n"),
        joined(board, ".", " ", "\n"),
        joined(board, "0", ",", "\n"),
        joined(board, "", "\t", "\n"),
        joined(board, "-", "", "\n"),
        joined(board, "x", " ", "\n"),
        art(board),
        art(board).replace('.', " "),
    ]
}

fn on_lines_of_their_own(board: &str) -> Vec<(&'static str, String)> {
    let before = [
        "Grid 01",
        "Puzzle 3 (hard)",
        "Sudoku của em:",
        "Bài 3.",
        "Bài 12 – khó",
        "Đề bài (4x4 hay 9x9):",
        "# comment",
        "## Sudoku 5\n\nSolve it:\n",
        "**Puzzle 3** (hard)\n",
        "Sudoku No. 5\n============",
        "9x9 sudoku 2024",
        "2024 Sudoku Championship, round 3",
        "Author: Somebody\nDate: 2024-11-30\nLevel: 5\nRating=7.2",
        "From: a@example.org\nTo: b@example.org\nSubject: Sudoku 17\n\nHi, can you solve this?\n",
        "ISBN 978-3-16-148410-0\n",
        "Tel: 0912 345 678",
        "数独 第3題",
        "Судоку №7",
        "★★★☆☆",
        "import numpy as np\nN = 9\n",
    ];
    let behind = [
        "",
        "Good luck!",
        "\nThanks,\nAn",
        "\nDifficulty: 7.2 (SE)",
        "Solved by 81 people in 2024.",
        "Chúc em giải vui!",
        "-- \nSent from my phone, 0912345678",
    ];
    let mut all = Vec::new();
    for text in bare(board) {
        for head in before {
            for tail in behind {
                all.push(("among lines", format!("{head}\n{text}\n{tail}\n")));
            }
        }
        for tail in &behind[1..] {
            all.push(("above lines", format!("{text}\n{tail}")));
        }
        all.push((
            "fence in a text",
            format!("Here:\n\n```text\n{text}\n```\n\nBye."),
        ));
        let quoted = text.replace('\n', "\n> ");
        all.push(("quoted", format!("> {quoted}")));
        let mail =
            format!("On Mon, 30 Nov 2026 at 10:15, An wrote:\n> Hello!\n>\n> {quoted}\n>\n> An");
        all.push(("answered", format!("{mail}\n\nThat is an easy one.")));
        all.push((
            "quoted twice",
            format!(">> {}", text.replace('\n', "\n>> ")),
        ));
        all.push((
            "with carriage returns",
            format!("Grid 01\n{text}\nBye").replace('\n', "\r\n"),
        ));
    }
    all
}

fn on_the_same_line(board: &str) -> Vec<(&'static str, String)> {
    let solved = solution(board);
    let mut all = Vec::new();
    for text in [board.to_owned(), board.replace('0', ".")] {
        for behind in [
            " Easy #1",
            "  Easy #1",
            "\tEasy 1",
            ";rating 7.2",
            " ; rating 7.2",
            ",easy",
            " - Easy 5",
            " -- from a book",
            " (hard, 2024-11-30)",
            " 7.2",
            "  1.2",
            "\t25",
            " solved in 3 s",
            "|hard|5",
        ] {
            all.push(("name behind", format!("{text}{behind}")));
            all.push(("name behind, newline", format!("{text}{behind}\n")));
        }
        for before in [
            "Here it is: ",
            "Puzzle 12: ",
            "1. ",
            "1) ",
            "12: ",
            "7,",
            "7;",
            "- ",
            "* ",
            "3\t",
            "000183c305a5 ",
            "puzzle=",
            "Đề 5: ",
            "| ",
        ] {
            all.push(("name before", format!("{before}{text}")));
            all.push(("name around", format!("{before}{text} - hard")));
        }
        for record in [
            format!("{text},{solved}"),
            format!("1,{text},{solved},2.3"),
            format!("{text};{solved};easy"),
            format!("\"{text}\",\"{solved}\""),
            format!("puzzle,solution\n{text},{solved}"),
            format!("id,puzzle,solution,difficulty\n1,{text},{solved},0.0"),
            format!("id\tpuzzle\tsolution\n1\t{text}\t{solved}\n"),
            format!("solution,puzzle\n{solved},{text}"),
            format!("quizzes,solutions\r\n{text},{solved}\r\n"),
            format!("{{\"id\":12,\"puzzle\":\"{text}\",\"solution\":\"{solved}\"}}"),
            format!("<game id=\"5\" data=\"{text}\" level=\"2\"/>"),
            format!("puzzle: \"{text}\"\nsolution: \"{solved}\"\n"),
            format!("Puzzle:\n{text}\nSolution:\n{solved}\n"),
            format!("Look: https://example.org/?s={text} - thanks!"),
            format!("Look: https://example.org/en/#p={text}&w=play (mine)"),
            format!("See https://example.org/?bd={}", text.replace('.', "%2E")),
        ] {
            all.push(("record", record));
        }
    }
    let spaced = joined(board, ".", " ", " ");
    all.push(("spaced, name behind", format!("{spaced} Easy 1")));
    all.push(("spaced, dash and name", format!("{spaced} - Easy 1")));
    all.push((
        "rows with words",
        each(board, ".", "", |n, row| format!("{row}  row {}\n", n + 1)),
    ));
    all
}

pub fn forms(board: &str) -> Vec<(&'static str, String)> {
    [on_lines_of_their_own, on_the_same_line, labelled, shown]
        .into_iter()
        .flat_map(|forms| forms(board))
        .collect()
}
