//! The reader of pasted text: what must be read, what must be refused, and properties on random text.

use proptest::prelude::*;
use quaylui::sudoku::notation::{read, ReadErrorKind};
use quaylui::sudoku::{Grid, Size};

const WIKIPEDIA: &str =
    "530070000600195000098000060800060003400803001700020006060000280000419005000080079";
const FOUR: &str = "0012000321003000";

fn lines(board: &str, side: usize) -> Vec<String> {
    board
        .as_bytes()
        .chunks(side)
        .map(|row| String::from_utf8_lossy(row).into_owned())
        .collect()
}

/// The rows, each passed through `row`, joined.
fn rows(row: impl Fn(&str) -> String, between: &str) -> String {
    lines(WIKIPEDIA, 9)
        .iter()
        .map(|line| row(line))
        .collect::<Vec<_>>()
        .join(between)
}

fn spaced(row: &str, between: &str) -> String {
    row.chars()
        .map(String::from)
        .collect::<Vec<_>>()
        .join(between)
}

fn boxed(row: &str) -> String {
    let row = row.replace('0', ".");
    format!(
        "| {} | {} | {} |",
        spaced(&row[..3], " "),
        spaced(&row[3..6], " "),
        spaced(&row[6..], " ")
    )
}

fn box_art(rule: &str) -> String {
    let rows: Vec<String> = lines(WIKIPEDIA, 9).iter().map(|row| boxed(row)).collect();
    let bands: Vec<String> = rows.chunks(3).map(|band| band.join("\n")).collect();
    format!("{rule}\n{}\n{rule}\n", bands.join(&format!("\n{rule}\n")))
}

fn literal(open: &str, close: &str) -> String {
    rows(|row| format!("{open}{}{close}", spaced(row, ", ")), ",\n")
}

#[test]
fn forms_that_people_copy_are_read() {
    let dots = WIKIPEDIA.replace('0', ".");
    let blank_fields = |row: &str, tab: &str| {
        let fields: Vec<&str> = row.split("").filter(|c| !c.is_empty()).collect();
        fields
            .iter()
            .map(|c| if *c == "0" { "" } else { c })
            .collect::<Vec<_>>()
            .join(tab)
    };
    let wide: String = WIKIPEDIA
        .chars()
        .map(|c| char::from_u32(c as u32 - 0x30 + 0xff10).expect("a digit"))
        .collect();
    let cases = [
        ("81 digits", WIKIPEDIA.to_owned()),
        ("81 with dots", format!("  {dots}\n")),
        ("nine lines", rows(str::to_owned, "\n")),
        (
            "nine lines, CRLF, indented",
            rows(|row| format!("\t {row} "), "\r\n"),
        ),
        ("blanks between", rows(|row| spaced(row, " "), "\n")),
        ("commas between", rows(|row| spaced(row, ","), "\n") + "\n"),
        (
            "commas and blanks, trailing",
            rows(|row| spaced(row, ", ") + ",", "\n"),
        ),
        ("semicolons", rows(|row| spaced(row, ";"), "\n")),
        ("box art with crosses", box_art("+-------+-------+-------+")),
        (
            "box art, bare rules",
            box_art("------+-------+------")
                .replace("| ", " ")
                .replace(" |\n", "\n"),
        ),
        (
            "box art, hyphens only",
            box_art("-------------------------"),
        ),
        (
            "unicode box art",
            box_art("├───────┼───────┼───────┤").replace('|', "│"),
        ),
        (
            "thirds",
            rows(
                |row| format!("{} {} {}", &row[..3], &row[3..6], &row[6..]),
                "\n\n",
            ),
        ),
        ("hyphens for empty", WIKIPEDIA.replace('0', "-")),
        ("rows of hyphens", rows(|row| row.replace('0', "-"), "\n")),
        (
            "underscores",
            rows(|row| spaced(&row.replace('0', "_"), " "), "\n"),
        ),
        ("stars", rows(|row| row.replace('0', "*"), "\n")),
        ("x", rows(|row| spaced(&row.replace('0', "x"), " "), "\n")),
        ("X in one line", WIKIPEDIA.replace('0', "X")),
        ("question marks", rows(|row| row.replace('0', "?"), "\n")),
        ("middle dots", rows(|row| row.replace('0', "·"), "\n")),
        (
            "Python list",
            format!("board = [\n{}\n]\n", literal("[", "]")),
        ),
        (
            "Python strings",
            format!(
                "board = [{}]",
                rows(|row| format!("\"{}\"", row.replace('0', ".")), ",\n")
            ),
        ),
        (
            "C++ array",
            format!("int g[9][9] = {{\n{}\n}};", literal("{", "}")),
        ),
        ("C++ without a name", format!("{{{}}}", literal("{", "}"))),
        (
            "one-line literal",
            format!("[{}]", literal("[", "]").replace('\n', " ")),
        ),
        (
            "Rust",
            format!("let board: [[u8; 9]; 9] = [\n{}\n];", literal("[", "]")),
        ),
        (
            "quoted digits",
            format!(
                "[[{}]]",
                rows(|row| format!("\"{}\"", spaced(row, "\",\"")), "],[")
            ),
        ),
        (
            "None for empty",
            format!("[{}]", literal("[", "]").replace('0', "None")),
        ),
        ("a call", format!("solve(\"{dots}\")")),
        (
            "a string with escapes",
            format!("s = \"{}\"", rows(str::to_owned, "\\n")),
        ),
        ("spreadsheet", rows(|row| blank_fields(row, "\t"), "\n")),
        (
            "CSV with nothing for empty",
            rows(|row| blank_fields(row, ","), "\n"),
        ),
        (
            "Markdown table",
            rows(|row| format!("| {} |", blank_fields(row, " | ")), "\n"),
        ),
        (
            "comments",
            format!(
                "# a puzzle by 4 people\n{} # easy\n",
                rows(str::to_owned, "\n")
            ),
        ),
        ("comment after 81", format!("{dots} # from 2011, 30 givens")),
        (
            "slashes",
            format!("// puzzle 1\n{}", rows(str::to_owned, "\n")),
        ),
        ("a name after 81", format!("{dots} Wikipedia")),
        (
            "a title before",
            format!("Grid 01\n{}", rows(str::to_owned, "\n")),
        ),
        (
            "SadMan .sdk",
            format!(
                "#ARuud\n#DA random puzzle\n#B03-08-2006\n[Puzzle]\n{}\n[State]\n{}\n",
                rows(|row| row.replace('0', "."), "\n"),
                rows(|row| row.replace('0', "1"), "\n")
            ),
        ),
        ("SimpleSudoku .ss", {
            let third = |row: &str| {
                let row = row.replace('0', ".");
                format!("|{}|{}|{}|", &row[..3], &row[3..6], &row[6..])
            };
            let rows: Vec<String> = lines(WIKIPEDIA, 9).iter().map(|row| third(row)).collect();
            let bands: Vec<String> = rows.chunks(3).map(|band| band.join("\n")).collect();
            format!(
                "*-----------*\n{}\n*-----------*",
                bands.join("\n|---+---+---|\n")
            )
        }),
        (
            "link ?s=",
            format!("https://example.org/play?s={WIKIPEDIA}&x=1"),
        ),
        (
            "link ?bd=",
            format!("https://example.org/sudoku.htm?bd={WIKIPEDIA}"),
        ),
        (
            "link with dots and escapes",
            format!("https://example.org/?a=1&bd={}", dots.replace('.', "%2E")),
        ),
        (
            "our own link",
            format!("https://example.org/#p={WIKIPEDIA}&w=play&o=mrv&s=12"),
        ),
        ("a fragment alone", format!("#p={WIKIPEDIA}")),
        ("full-width digits", wide),
        ("a byte order mark", format!("\u{feff}{WIKIPEDIA}")),
        ("no-break spaces", rows(|row| spaced(row, "\u{a0}"), "\n")),
        ("quoted in a mail", rows(|row| format!("> {row}"), "\n")),
    ];
    for (name, text) in cases {
        let reading = read(&text, None);
        assert_eq!(
            reading.map(|r| (r.grid.to_string(), r.more)),
            Ok((WIKIPEDIA.to_owned(), 0)),
            "{name}:\n{text}"
        );
    }
}

#[test]
fn small_boards_are_read() {
    let four = lines(FOUR, 4);
    let cases = [
        FOUR.to_owned(),
        FOUR.replace('0', "."),
        four.join("\n"),
        four.iter()
            .map(|row| spaced(row, " "))
            .collect::<Vec<_>>()
            .join("\r\n"),
        format!(
            "{{{{{}}}}}",
            four.iter()
                .map(|row| spaced(row, ","))
                .collect::<Vec<_>>()
                .join("},{")
        ),
        four.iter()
            .map(|row| format!("|{}|{}|", &row[..2], &row[2..]))
            .collect::<Vec<_>>()
            .join("\n"),
        "+--+--+\n".to_owned() + &four.join("\n") + "\n+--+--+",
        format!("https://example.org/#p={FOUR}&w=sim"),
    ];
    for text in cases {
        for expect in [None, Some(Size::Four)] {
            let board = read(&text, expect).map(|reading| reading.grid.to_string());
            assert_eq!(board.as_deref(), Ok(FOUR), "{text}");
        }
    }
    for board in ["0".repeat(16), "0".repeat(81)] {
        assert_eq!(read(&board, None).map(|r| r.grid.to_string()), Ok(board));
    }
}

#[test]
fn collections_give_the_first_and_say_how_many_more() {
    let more = |text: &str| read(text, None).map(|r| (r.grid.to_string(), r.more));
    let first = || WIKIPEDIA.to_owned();
    let other = WIKIPEDIA.replace('5', "0");
    assert_eq!(
        more(&format!("{WIKIPEDIA}\n{other}\n{other}\n")),
        Ok((first(), 2))
    );
    assert_eq!(
        more(&format!(
            "{}\n\n{}",
            rows(str::to_owned, "\n"),
            lines(&other, 9).join("\n")
        )),
        Ok((first(), 1))
    );
    let grids = format!(
        "Grid 01\n{}\nGrid 02\n{}\n",
        rows(str::to_owned, "\n"),
        lines(&other, 9).join("\n")
    );
    assert_eq!(more(&grids), Ok((first(), 1)));
    assert_eq!(more(&format!("{FOUR}\n{FOUR}")), Ok((FOUR.to_owned(), 1)));
}

#[test]
fn clashing_givens_are_not_a_reading_error() {
    let board = format!("55{}", "0".repeat(79));
    let grid = read(&board, None).expect("a board").grid;
    assert_eq!(grid.clash_cells().len(), 2);
}

#[test]
fn refusals_have_a_reason_and_a_place() {
    use ReadErrorKind::*;
    let nine = |row: &str| {
        rows(
            |line| {
                if line.starts_with("098") {
                    row.to_owned()
                } else {
                    line.to_owned()
                }
            },
            "\n",
        )
    };
    let prose =
        "Sudoku is a puzzle that was set in a newspaper in 1979 by a man of 74. ".repeat(43);
    let candidates = "123456789".repeat(81);
    let cases: Vec<(String, Option<Size>, ReadErrorKind, usize, usize)> = vec![
        (WIKIPEDIA[..80].to_owned(), None, TooFew, 80, 80),
        (format!("{WIKIPEDIA}1"), None, TooMany, 81, 82),
        (String::new(), None, TooFew, 0, 0),
        (" \n\t ".to_owned(), None, TooFew, 0, 0),
        (prose, None, TooFew, 0, 0),
        (nine("09800006"), None, TooFew, 88, 80),
        (nine("0980000600"), None, TooMany, 89, 82),
        (
            WIKIPEDIA.replacen("53", "5q", 1),
            None,
            UnexpectedCharacter,
            1,
            1,
        ),
        (
            "0000\n0034\n3q20\n0100".to_owned(),
            None,
            UnexpectedCharacter,
            11,
            9,
        ),
        (nine("0980a0060"), None, UnexpectedCharacter, 24, 22),
        ("0012000321003005".to_owned(), None, DigitTooLarge, 15, 5),
        (
            "0012 0003 2190 3000".to_owned(),
            Some(Size::Four),
            DigitTooLarge,
            12,
            9,
        ),
        (FOUR.to_owned(), Some(Size::Nine), WrongSize, 0, 16),
        (WIKIPEDIA.to_owned(), Some(Size::Four), WrongSize, 0, 81),
        (candidates, None, CandidateGrid, 0, 729),
        (
            WIKIPEDIA.replacen('0', ".", 1).replacen('0', "-", 1),
            None,
            MixedEmpty,
            3,
            3,
        ),
        ("0012\n00032\n100\n3000".to_owned(), None, UnevenRows, 5, 5),
    ];
    for (text, expect, kind, position, found) in cases {
        let error = read(&text, expect).expect_err(&text);
        assert_eq!(
            (error.kind, error.position, error.found),
            (kind, position, found),
            "{text}"
        );
        let before: String = text.chars().take(position).collect();
        assert_eq!(error.line, before.matches('\n').count() + 1, "{text}");
    }
}

fn digits(count: usize, most: u8) -> impl Strategy<Value = String> {
    proptest::collection::vec(0..=most, count).prop_map(|values| {
        values
            .into_iter()
            .map(|value| char::from(b'0' + value))
            .collect()
    })
}

proptest! {
    #[test]
    fn what_is_printed_is_read(nine in digits(81, 9), four in digits(16, 4)) {
        for board in [nine, four] {
            let grid: Grid = board.parse().expect("a board");
            prop_assert_eq!(read(&grid.to_string(), None).map(|r| r.grid), Ok(grid));
        }
    }

    #[test]
    fn no_text_makes_it_panic(text in "\\PC*", rough in "[0-9.xX \\n,;|+\\-\\[\\]{}#=&?sp\\\\]{0,200}") {
        for text in [text, rough] {
            if let Err(error) = read(&text, None) {
                prop_assert!(error.position <= text.chars().count());
            }
        }
    }

    /// A cell more or less is never made to fit.
    #[test]
    fn one_cell_more_or_less_is_refused(board in digits(81, 9), at in 0_usize..81, digit in 0_u8..=9) {
        let mut fewer = board.clone();
        fewer.remove(at);
        let kind = |text: &str| read(text, None).expect_err(text).kind;
        prop_assert_eq!(kind(&fewer), ReadErrorKind::TooFew);
        prop_assert_eq!(kind(&lines(&fewer, 9).join("\n")), ReadErrorKind::TooFew);
        let mut more = board;
        more.insert(at, char::from(b'0' + digit));
        prop_assert_eq!(kind(&more), ReadErrorKind::TooMany);
        prop_assert_eq!(kind(&lines(&more, 9).join("\n")), ReadErrorKind::TooMany);
    }
}
