//! Boards among other things: names, headings, mails, pages, programs. Each form is tried on boards of both
//! sizes; near-misses must be refused.

mod common;

use common::case;
use common::paste::{joined, rows, F, W};
use proptest::prelude::*;
use quaylui::sudoku::notation::{read, ErrorKind};
use quaylui::sudoku::solve::count_solutions;
use quaylui::sudoku::{Grid, Size};

const BOARDS: [&str; 5] = [
    W,
    F,
    "003020600900305001001806400008102900700000008006708200002609500800203009005010300",
    "000000010400000000020000000000050407008000300001090000300400200050100000000806000",
    "0000003430200100",
];

/// A solution of the board, whether it is the only one or not.
fn solution(board: &str) -> String {
    let grid: Grid = board.parse().expect("a board");
    let first = count_solutions(&grid, 1, u64::MAX).first;
    first.expect("a solution").to_string()
}

/// The rows, each written by `row` from its number and its cells.
fn each(board: &str, empty: &str, cell: &str, row: impl Fn(usize, &str) -> String) -> String {
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
fn bare(board: &str) -> Vec<String> {
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

fn labelled(board: &str) -> Vec<(&'static str, String)> {
    let side = if board.len() == 16 { 4 } else { 9 };
    let letter = |n: usize| char::from(b'A' + n as u8);
    let numbers: String = (1..=side).map(|n| format!(" {n}")).collect();
    let letters: String = (0..side).map(|n| format!(" {}", letter(n))).collect();
    let columns: String = (1..=side).map(|n| format!(" c{n}")).collect();
    let names = |first: &str| -> String {
        let all: Vec<String> = (1..=side).map(|n| format!("c{n}")).collect();
        format!("{first}{}", all.join(","))
    };
    let plain = joined(board, ".", " ", "\n");
    let mut all = vec![
        (
            "R1:",
            each(board, ".", " ", |n, row| format!("R{}: {row}\n", n + 1)),
        ),
        (
            "r1",
            each(board, ".", "", |n, row| format!("r{} {row}\n", n + 1)),
        ),
        (
            "1)",
            each(board, ".", "", |n, row| format!("{}) {row}\n", n + 1)),
        ),
        (
            "1.",
            each(board, "0", "", |n, row| format!("{}. {row}\n", n + 1)),
        ),
        (
            "1. dots",
            each(board, ".", "", |n, row| format!("{}. {row}\n", n + 1)),
        ),
        (
            "[1]",
            each(board, ".", "", |n, row| format!("[{}] {row}\n", n + 1)),
        ),
        (
            "A.",
            each(board, "0", " ", |n, row| format!("{}. {row}\n", letter(n))),
        ),
        (
            "A|",
            each(board, ".", " ", |n, row| {
                format!("{}| {row} |\n", letter(n))
            }),
        ),
        (
            "Row 1:",
            each(board, ".", " ", |n, row| format!("Row {}: {row}\n", n + 1)),
        ),
        (
            "Hàng 1:",
            each(board, "0", " ", |n, row| format!("Hàng {}: {row}\n", n + 1)),
        ),
        (
            "heading and Row 1:",
            each(board, ".", " ", |n, row| {
                let heading = if n == 0 { "Sudoku 5\n" } else { "" };
                format!("{heading}Row {}: {row}\n", n + 1)
            }),
        ),
        ("names", format!("{letters}\n{plain}")),
        ("c1", format!("{columns}\n{plain}")),
        (
            "numbers and rule",
            format!("{numbers}\n{}\n{plain}", "-".repeat(2 * side)),
        ),
        ("numbers and gap", format!("{numbers}\n\n{plain}")),
        (
            "numbers, rule and letters",
            format!(
                "   {numbers}\n   {}\n{}",
                "-".repeat(2 * side),
                each(board, ".", " ", |n, row| format!("{} | {row}\n", letter(n)))
            ),
        ),
        (
            "numbers and letters",
            format!(
                "  {numbers}\n{}",
                each(board, ".", " ", |n, row| format!("{}  {row}\n", letter(n)))
            ),
        ),
        (
            "numbers and numbers",
            format!(
                "  {numbers}\n{}",
                each(board, ".", " ", |n, row| format!("{}  {row}\n", n + 1))
            ),
        ),
        (
            "csv names",
            format!("{}\n{}", names(""), joined(board, "", ",", "\n")),
        ),
        (
            "csv names and rows",
            format!(
                "{}\n{}",
                names(","),
                each(board, "", ",", |n, row| format!("R{},{row}\n", n + 1))
            ),
        ),
        (
            "csv letters",
            format!(
                "A{}\n{}",
                letters[2..].replace(' ', ","),
                joined(board, "", ",", "\n")
            ),
        ),
        (
            "dashes",
            each(board, "0", " ", |_, row| format!("- {row}\n")),
        ),
        ("stars", each(board, ".", "", |_, row| format!("* {row}\n"))),
    ];
    if side == 9 {
        all.push(("numbers alone", format!("{numbers}\n{plain}")));
    }
    all
}

fn shown(board: &str) -> Vec<(&'static str, String)> {
    let side = if board.len() == 16 { 4 } else { 9 };
    let table = |open: &str, close: &str, empty: &str| {
        let cell = format!("{close}{open}");
        each(board, empty, &cell, |_, row| {
            format!("<tr>{open}{row}{close}</tr>")
        })
    };
    let tabular = each(board, "", " & ", |_, row| format!("{row} \\\\ \\hline\n"));
    let package = each(board, " ", "|", |_, row| format!("|{row}|.\n"));
    let list = |board: &str| {
        each(board, "0", ",", |n, row| {
            format!("{}[{row}]", if n == 0 { "" } else { "," })
        })
    };
    let null = |nothing: &str| {
        each(board, nothing, ", ", |n, row| {
            format!("{}[{row}]", if n == 0 { "" } else { ", " })
        })
    };
    let columns = format!("|{}|", "c|".repeat(side));
    let mut all = vec![
        ("td", format!("<table>{}</table>", table("<td>", "</td>", ""))),
        ("td, lines", format!("<table class=\"grid\">\n{}\n</table>", table("\n<td>", "</td>", "").replace("<tr>", "\n<tr>"))),
        ("td, nbsp", format!("<table><tbody>{}</tbody></table>", table("<td>", "</td>", "&nbsp;"))),
        ("td, 160", format!("<table>{}</table>", table("<td class=\"c5\" width=30>", "</td>", "&#160;"))),
        ("td, dots", format!("<table>{}</table>", table("<td>", "</td>", "."))),
        ("td, zeros", format!("<TABLE>{}</TABLE>", table("<TD>", "</TD>", "0"))),
        ("page", format!(
            "<!DOCTYPE html><html><head><title>Sudoku 5</title></head><body><h1>Sudoku 5</h1>\
             <style>td {{ width: 30px }}</style><table>{}</table><p>Good luck!</p></body></html>",
            table("<td>", "</td>", "")
        )),
        ("inputs", format!("<table>{}</table>", each(board, "", ",", |_, row| {
            let cells = row.split(',').map(|value| {
                format!("<td><input type=\"text\" maxlength=\"1\" value=\"{value}\"></td>")
            });
            format!("<tr>{}</tr>\n", cells.collect::<String>())
        }))),
        ("inputs and text", format!("<table>{}</table>", each(board, "", ",", |_, row| {
            let cells = row.split(',').map(|value| match value {
                "" => "<td><input size=1 name=a3></td>".to_owned(),
                value => format!("<td><b>{value}</b></td>"),
            });
            format!("<tr>{}</tr>\n", cells.collect::<String>())
        }))),
        ("pre", format!("<pre>\n{}\n</pre>", joined(board, ".", " ", "\n"))),
        ("br", joined(board, ".", "&nbsp;", "<br>\n")),
        ("paragraph", format!("<p>Sudoku</p><p>{}</p>", joined(board, ".", "", "<br/>"))),
        ("code", format!("<pre><code>{}</code></pre>", board.replace('0', "."))),
        ("tabular", format!(
            "\\begin{{tabular}}{{{columns}}}\n\\hline\n{tabular}\\end{{tabular}}\n"
        )),
        ("tabular in a document", format!(
            "\\documentclass{{article}}\n\\begin{{document}}\n% a board of 2024\n\\begin{{table}}[h]\n\\centering\n\
             \\begin{{tabular}}{{|*{{{side}}}{{c|}}}}\n\\hline\n{}\\end{{tabular}}\n\\caption{{Sudoku 5}}\n\
             \\end{{table}}\n\\end{{document}}\n",
            tabular.replace("\\hline", &format!("\\cline{{1-{side}}}"))
        )),
        ("array", format!(
            "$$\\begin{{array}}{{{columns}}}\n{}\\end{{array}}$$",
            each(board, "\\phantom{0}", " & ", |_, row| format!("{row} \\\\\n"))
        )),
        ("bold", format!(
            "\\begin{{tabular}}{{{columns}}}\n{}\\end{{tabular}}",
            each(board, "", "&", |_, row| {
                let cells = row.split('&').map(|v| match v {
                    "" => "\\cellcolor{gray!20}".to_owned(),
                    v => format!("\\textbf{{{v}}}"),
                });
                cells.collect::<Vec<_>>().join(" & ") + "\\\\\n"
            })
        )),
        ("rows of LaTeX", each(board, "", " & ", |_, row| format!("{row} \\\\\n"))),
        ("sudoku package", format!("\\begin{{sudoku}}\n{package}\\end{{sudoku}}")),
        ("rows of the package", package.clone()),
        ("null", format!("[{}]", null("null"))),
        ("None", format!("board = [{}]", null("None"))),
        ("empty strings", format!("[{}]", each(board, "\"\"", ",", |n, row| {
            let cells = row.split(',').map(|v| if v.len() == 1 { format!("\"{v}\"") } else { v.to_owned() });
            format!("{}[{}]", if n == 0 { "" } else { "," }, cells.collect::<Vec<_>>().join(","))
        }))),
        ("blank strings", format!("[{}]", each(board, "' '", ",", |n, row| {
            let cells = row.split(',').map(|v| if v.len() == 1 { format!("'{v}'") } else { v.to_owned() });
            format!("{}[{}]", if n == 0 { "" } else { "," }, cells.collect::<Vec<_>>().join(","))
        }))),
        ("gaps in lists", format!("const b = [{}];", null(""))),
        ("nil", format!("local g = {{{}}}", null("nil").replace('[', "{").replace(']', "}"))),
        ("flat list", format!("[{}]", joined(board, "0", ", ", ", "))),
        ("flat null", format!("{{\"cells\": [{}]}}", joined(board, "null", ",", ","))),
        ("json", format!(
            "{{\"id\":12,\"board\":[{}],\"solution\":[{}],\"level\":5}}",
            list(board), list(&solution(board))
        )),
        ("json on lines", format!(
            "{{\n  \"id\": 12,\n  \"level\": \"hard\",\n  \"board\": [\n    {}\n  ],\n  \"solution\": [\n    {}\n  ]\n}}\n",
            list(board).replace("],[", "],\n    ["), list(&solution(board)).replace("],[", "],\n    [")
        )),
        ("json of rows", format!("{{{}}}", each(board, ".", "", |n, row| {
            format!("{}\"row{}\":\"{row}\"", if n == 0 { "" } else { "," }, n + 1)
        }))),
        ("json of letters", format!("{{{}}}", each(board, "0", ",", |n, row| {
            format!("{}\"{}\": [{row}]", if n == 0 { "" } else { ", " }, letter_of(n))
        }))),
        ("c++ program", format!(
            "#include <iostream>\nusing namespace std;\n\nconst int N = {side};\n\nint g[N][N] = {{\n{}}};\n\n\
             bool ok(int r, int c, int v) {{\n  for (int i = 0; i < {side}; i++)\n    if (g[r][i] == v) return false;\n  return true;\n}}\n\n\
             int main() {{\n  cout << solve(0, 0) << endl;\n  return 0;\n}}\n",
            each(board, "0", ", ", |_, row| format!("    {{ {row} }},\n"))
        )),
        ("c++ first row behind the name", format!(
            "int main() {{\n  int g[{side}][{side}] = {{{}}};\n  solve(g);\n}}\n",
            each(board, "0", ",", |n, row| format!("{}{{{row}}}", if n == 0 { "" } else { ",\n    " }))
        )),
        ("c++ one line", format!("int n = {side}; int g[{side}][{side}] = {{{}}}; solve(g);", list(board).replace('[', "{").replace(']', "}"))),
        ("python program", format!(
            "import numpy as np\n\ndef main():\n    board = np.array([{}], dtype=int)\n    print(solve(board, {side}))\n",
            list(board)
        )),
        ("python text", format!("board = \"\"\"\n{}\n\"\"\"\nprint(solve(board))\n", joined(board, ".", " ", "\n"))),
        ("js", format!(
            "export const puzzle = [\n{}];\nconsole.log(solve(puzzle));\n",
            each(board, "'.'", ",", |_, row| format!("  [{row}],\n"))
        )),
        ("java strings", format!(
            "String[] rows = {{\n{}}};\n",
            each(board, ".", "", |_, row| format!("  \"{row}\",\n"))
        )),
        ("yaml", format!("board:\n{}", each(board, "0", ", ", |_, row| format!("  - [{row}]\n")))),
        ("yaml, null", format!("name: Easy 5\nboard:\n{}", each(board, "null", ", ", |_, row| format!("  - [{row}]\n")))),
        ("yaml strings", format!("rows:\n{}", each(board, ".", "", |_, row| format!("  - \"{row}\"\n")))),
        ("yaml, deep", each(board, "0", "\n  - ", |_, row| format!("- - {row}\n"))),
        ("yaml, text", format!("board: |\n{}", each(board, ".", "", |_, row| format!("  {row}\n")))),
        ("a number a line", joined(board, "0", "\n", "\n")),
        ("a number a line, crlf", joined(board, "0", "\r\n", "\r\n")),
        ("sdk with keys", format!(
            "Author=Somebody\nLevel: 5\n[Puzzle]\n{}\n[State]\n{}\n",
            joined(board, ".", "", "\n"), joined(&solution(board), ".", "", "\n")
        )),
        ("puzzle and solution", format!(
            "Puzzle 5:\n\n{}\n\nSolution:\n\n{}\n",
            joined(board, ".", " ", "\n"), joined(&solution(board), ".", " ", "\n")
        )),
        ("byte-order mark and zero widths", format!("\u{FEFF}Grid 1\n{}", joined(board, "0", "\u{200B}", "\n"))),
    ];
    let markdown = each(board, " ", " | ", |_, row| format!("| {row} |\n"));
    let rule = format!("|{}\n", "---|".repeat(side));
    let names: String = (1..=side).map(|n| format!(" c{n} |")).collect();
    all.push(("markdown, names", format!("|{names}\n{rule}{markdown}")));
    all.push((
        "markdown in a text",
        format!(
            "## Sudoku 5\n\n|{}\n{rule}{markdown}\nGood luck!",
            "   |".repeat(side)
        ),
    ));
    all
}

fn letter_of(n: usize) -> char {
    char::from(b'A' + n as u8)
}

fn forms(board: &str) -> Vec<(&'static str, String)> {
    [on_lines_of_their_own, on_the_same_line, labelled, shown]
        .into_iter()
        .flat_map(|forms| forms(board))
        .collect()
}

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

    /// A slip of one character: the board, the board with that one cell changed, or none. Never another.
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
            let differ = grid.chars().zip(board.chars()).filter(|(a, b)| a != b).count();
            let same = grid.len() == board.len() && differ <= 1;
            prop_assert!(same || grid == solution(board), "{}: {}\n{}", name, grid, slipped);
        }
    }
}
