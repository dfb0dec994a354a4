//! What people paste, case by case: what must be read, and what must be refused where and why.

mod common;

use common::case;
use proptest::prelude::*;
use quaylui::sudoku::notation::{read, ErrorKind};
use quaylui::sudoku::{Grid, Size};

const W: &str = "530070000600195000098000060800060003400803001700020006060000280000419005000080079";
const F: &str = "0012000321003000";

fn rows(board: &str) -> Vec<Vec<char>> {
    let side = if board.len() == 16 { 4 } else { 9 };
    board
        .chars()
        .collect::<Vec<_>>()
        .chunks(side)
        .map(<[char]>::to_vec)
        .collect()
}

/// Joins the cells of a board, given how to write an empty one.
fn joined(board: &str, empty: &str, cell: &str, row: &str) -> String {
    let write = |c: &char| {
        if *c == '0' {
            empty.to_owned()
        } else {
            c.to_string()
        }
    };
    let line = |r: &Vec<char>| r.iter().map(write).collect::<Vec<_>>().join(cell);
    rows(board).iter().map(line).collect::<Vec<_>>().join(row)
}

/// Rows wrapped in something, joined by something.
fn wrapped(board: &str, empty: &str, cell: &str, open: &str, close: &str, row: &str) -> String {
    let parts: Vec<String> = joined(board, empty, cell, "\n")
        .split('\n')
        .map(|r| format!("{open}{r}{close}"))
        .collect();
    parts.join(row)
}

/// Box art: `bar` stands between boxes and, when `outer`, around; `rule` between bands.
fn art(
    board: &str,
    empty: &str,
    cell: &str,
    bar: &str,
    outer: bool,
    top: &str,
    rule: &str,
) -> String {
    let band = if board.len() == 16 { 2 } else { 3 };
    let mut text = format!("{top}\n");
    for (n, row) in rows(board).iter().enumerate() {
        if n > 0 && n % band == 0 {
            text += &format!("{rule}\n");
        }
        let pieces: Vec<String> = row
            .chunks(band)
            .map(|piece| {
                piece
                    .iter()
                    .map(|c| {
                        if *c == '0' {
                            empty.to_owned()
                        } else {
                            c.to_string()
                        }
                    })
                    .collect::<Vec<_>>()
                    .join(cell)
            })
            .collect();
        let line = pieces.join(bar);
        text += &if outer {
            format!("{}{line}{}\n", bar.trim_start(), bar.trim_end())
        } else {
            format!("{line}\n")
        };
    }
    text + top
}

fn good(board: &str) -> Vec<(&'static str, String)> {
    let four = board.len() == 16;
    let side = if four { 4 } else { 9 };
    let mut all = vec![
        ("zeros", board.to_owned()),
        ("final newline", format!("{board}\n")),
        ("dots", board.replace('0', ".")),
        ("zeros and dots", board.replacen('0', ".", 3)),
        ("lines", joined(board, "0", "", "\n")),
        ("crlf", joined(board, ".", "", "\r\n") + "\r\n"),
        ("cr", joined(board, ".", "", "\r")),
        (
            "blanks around",
            wrapped(board, "0", " ", "  \t", "  ", "\n\n") + "\n \n",
        ),
        ("blanks", joined(board, "0", " ", "\n")),
        ("commas", joined(board, "0", ",", "\n")),
        ("commas and blanks", joined(board, "0", ", ", ",\n")),
        ("semicolons", joined(board, "0", ";", "\n")),
        ("tabs", joined(board, "0", "\t", "\n")),
        ("spreadsheet", joined(board, "", "\t", "\n")),
        ("spreadsheet crlf", joined(board, "", "\t", "\r\n") + "\r\n"),
        ("csv", joined(board, "", ",", "\n")),
        ("csv semicolons", joined(board, "", ";", "\n") + "\n"),
        ("no-break spaces", joined(board, "0", "\u{A0}", "\n")),
        (
            "byte-order mark",
            format!("\u{FEFF}{}", joined(board, ".", " ", "\n")),
        ),
        ("zero-width spaces", joined(board, "0", "\u{200B}", "\n")),
        (
            "nested list",
            format!("[{}]", wrapped(board, "0", ",", "[", "]", ",")),
        ),
        (
            "python",
            format!(
                "board = [\n{},\n]\n",
                wrapped(board, "0", ", ", "    [", "]", ",\n")
            ),
        ),
        (
            "numpy",
            format!(
                "grid = np.array([{}])",
                wrapped(board, "0", ", ", "[", "]", ",\n")
            ),
        ),
        (
            "numpy, no name",
            format!("np.array([{}])", wrapped(board, "0", ", ", "[", "]", ",\n")),
        ),
        (
            "c++",
            format!(
                "int g[{side}][{side}] = {{{}}};",
                wrapped(board, "0", ",", "{", "}", ",\n")
            ),
        ),
        (
            "c++ const",
            format!(
                "const int board[{side}][{side}]=\n{{\n{}\n}};\n",
                wrapped(board, "0", ", ", "  { ", " }", ",\n")
            ),
        ),
        (
            "c++ vector",
            format!(
                "std::vector<std::vector<int>> b = {{{}}};",
                wrapped(board, "0", ",", "{", "}", ",")
            ),
        ),
        (
            "rust",
            format!(
                "let board: [[u8; {side}]; {side}] = [{}];",
                wrapped(board, "0", ", ", "[", "]", ", ")
            ),
        ),
        (
            "java",
            format!(
                "int[][] g = new int[][] {{{}}};",
                wrapped(board, "0", ", ", "{", "}", ", ")
            ),
        ),
        (
            "c#",
            format!(
                "var g = new int[{side},{side}] {{{}}};",
                wrapped(board, "0", ", ", "{", "}", ", ")
            ),
        ),
        (
            "js",
            format!(
                "const g = [{}];",
                wrapped(board, "\".\"", ",", "[", "]", ",")
            ),
        ),
        (
            "json",
            format!(
                "{{\"board\": [{}]}}",
                wrapped(board, "0", ",", "[", "]", ",")
            ),
        ),
        ("strings a row", wrapped(board, ".", "", "\"", "\",", "\n")),
        (
            "python strings",
            format!(
                "rows = (\n{}\n)",
                wrapped(board, ".", "", "    \"", "\"", "\n")
            ),
        ),
        ("one string", format!("puzzle = \"{board}\"")),
        (
            "spelled newlines",
            format!("\"{}\\n\"", joined(board, ".", "", "\\n")),
        ),
        ("rows by slashes", joined(board, ".", "", "/")),
        ("comment before", format!("# easy, 5 stars: 12345\n{board}")),
        ("comment behind", format!("{board} # row by row\n")),
        (
            "slashes comment",
            format!("// from 2012\n{}", joined(board, "0", " ", "\n")),
        ),
        (
            "sdk",
            format!(
                "#ASomebody 1\n#D17 givens\n[Puzzle]\n{}\n",
                joined(board, ".", "", "\n")
            ),
        ),
        (
            "sdk with state",
            format!(
                "[Puzzle]\n{}\n[State]\n{}\n",
                joined(board, ".", "", "\n"),
                joined(board, "1", "", "\n")
            ),
        ),
        (
            "link s",
            format!("https://example.org/solve.php?x=1&s={board}"),
        ),
        (
            "link bd",
            format!("https://example.org/sudoku.htm?bd={board}&hint=2"),
        ),
        (
            "link p",
            format!("https://example.org/en/#p={board}&w=play&o=mrv&s=120"),
        ),
        (
            "link, dots",
            format!("<https://example.org/?bd={}>\n", board.replace('0', ".")),
        ),
        (
            "link, escaped",
            format!("https://example.org/?s={}", board.replace('0', "%2E")),
        ),
        (
            "full-width",
            board
                .chars()
                .map(|c| char::from_u32('０' as u32 + c as u32 - 48).unwrap_or(c))
                .collect(),
        ),
        (
            "arabic-indic",
            board
                .chars()
                .map(|c| char::from_u32('٠' as u32 + c as u32 - 48).unwrap_or(c))
                .collect(),
        ),
        (
            "code fence",
            format!("```python\n{}\n```", joined(board, "0", " ", "\n")),
        ),
        (
            "row labels",
            rows(board)
                .iter()
                .zip('A'..)
                .map(|(r, l)| format!("{l} {}\n", r.iter().collect::<String>()))
                .collect(),
        ),
        (
            "row numbers",
            rows(board)
                .iter()
                .zip(1..)
                .map(|(r, l)| format!("{l}: {}\n", r.iter().collect::<String>()))
                .collect(),
        ),
    ];
    for sign in ["-", "_", "*", "x", "X", "?", "–", "—", "·", "•", "−", "□"] {
        all.push(("one sign", joined(board, sign, "", "\n")));
        all.push(("one sign, in a row", joined(board, sign, "", "")));
        all.push(("one sign, blanks", joined(board, sign, " ", "\n")));
    }
    let (plus, dash, line) = if four {
        ("+-----+-----+", "----+----", "──────┼──────")
    } else {
        (
            "+-------+-------+-------+",
            "------+-------+------",
            "───────┼───────┼───────",
        )
    };
    all.push(("box art", art(board, ".", " ", " | ", true, plus, plus)));
    all.push((
        "box art, zeros",
        art(board, "0", " ", " | ", true, plus, plus),
    ));
    all.push((
        "box art, blanks",
        art(board, " ", " ", " | ", true, plus, plus),
    ));
    all.push((
        "box art, open",
        art(board, ".", " ", " | ", false, "", dash),
    ));
    all.push(("unicode art", art(board, ".", " ", " │ ", false, "", line)));
    all.push((
        "double bars",
        art(board, ".", " ", " ‖ ", true, "", "========="),
    ));
    if !four {
        all.push((
            "ss",
            art(board, ".", "", "|", true, "*-----------*", "|---+---+---|"),
        ));
        all.push((
            "hodoku",
            art(
                board,
                ".",
                " ",
                " | ",
                true,
                ".-------.-------.-------.",
                ":-------+-------+-------:",
            ),
        ));
        all.push((
            "dashes",
            art(board, ".", " ", " | ", false, "", "---------------------"),
        ));
        all.push((
            "short dashes",
            art(board, ".", "", "|", false, "", "-----------"),
        ));
    }
    let markdown = wrapped(board, " ", " | ", "| ", " |", "\n");
    let rule = format!("|{}", "---|".repeat(side));
    all.push(("bars", markdown.clone()));
    let (head, tail) = markdown.split_once('\n').expect("several rows");
    all.push(("markdown", format!("{head}\n{rule}\n{tail}")));
    all.push((
        "markdown, blank heading",
        format!("|{}\n{rule}\n{markdown}", "   |".repeat(side)),
    ));
    let heading: String = (1..=side).map(|n| format!(" {n} |")).collect();
    all.push((
        "markdown, heading",
        format!("|{heading}\n{rule}\n{markdown}"),
    ));
    all.push((
        "unicode cells",
        wrapped(
            board,
            " ",
            " │ ",
            "║ ",
            " ║",
            &format!("\n╟{}╢\n", "───┼".repeat(side)),
        ),
    ));
    all
}

#[test]
fn everything_people_paste_is_read() {
    let boards = [
        W,
        F,
        "003020600900305001001806400008102900700000008006708200002609500800203009005010300",
        "000000010400000000020000000000050407008000300001090000300400200050100000000806000",
        "0000003430200100",
    ];
    let mut wrong = Vec::new();
    for board in boards {
        for (name, text) in good(board) {
            let size = Size::from_cell_count(board.len());
            for expect in [None, size] {
                match read(&text, expect) {
                    Ok(reading) if reading.grid.to_string() == board && reading.more == 0 => {}
                    other => wrong.push(format!("{name}: {other:?}\n{text}\n")),
                }
            }
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
fn collections_give_the_first_and_say_how_many_more() {
    let easy = case("easy").grid.to_string();
    let blocks = [W, easy.as_str()]
        .map(|board| joined(board, ".", " ", "\n"))
        .join("\n\n");
    for (text, first, more) in [
        (format!("{W}\n{easy}\n{W}\n"), W, 2),
        (
            format!("# a collection\n{easy}\n\n{W} # the last\n"),
            easy.as_str(),
            1,
        ),
        (format!("{F}\n{F}\n"), F, 1),
        (blocks, W, 1),
    ] {
        let reading = read(&text, None).expect("a collection");
        assert_eq!(
            (reading.grid.to_string().as_str(), reading.more),
            (first, more),
            "{text}"
        );
    }
}

#[test]
fn a_blank_board_is_read_in_every_sign() {
    for sign in ["0", ".", "-", "_", "*", "x", "?", "·"] {
        for size in Size::ALL {
            let row = sign.repeat(size.side());
            for text in [
                sign.repeat(size.cell_count()),
                vec![row; size.side()].join("\n"),
            ] {
                assert_eq!(
                    read(&text, None).map(|r| r.grid),
                    Ok(Grid::empty(size)),
                    "{text}"
                );
            }
        }
    }
}

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
        (format!("{W} hello"), None, UnknownCharacter, 82, 81),
        (format!("Here it is: {W}"), None, UnknownCharacter, 0, 0),
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
