//! Boards with labels, in pages and in programs, for the tests of the reader.

use super::among::{each, solution};
use super::paste::joined;

pub fn labelled(board: &str) -> Vec<(&'static str, String)> {
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

pub fn shown(board: &str) -> Vec<(&'static str, String)> {
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
