//! What people paste, case by case: what must be read.

mod common;

use common::case;
use common::paste::{joined, rows, F, W};
use quaylui::sudoku::notation::read;
use quaylui::sudoku::{Grid, Size};

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
