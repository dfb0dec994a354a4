//! The programs of the line tracer's list, as the page has them, held to the search engine.

use quaylui::cpp::{compile, kinds, run, Program, Status, Tracer};
use quaylui::search::{Kinds, Order, Search};
use quaylui::sudoku::solve::count_solutions;
use quaylui::sudoku::Grid;
use quaylui::timeline::{Machine, Progress, Timeline};
use std::rc::Rc;

const PLAIN_4: &str = include_str!("../www/public/programs/plain4.cpp");
const PLAIN_9: &str = include_str!("../www/public/programs/plain9.cpp");
const MRV_9: &str = include_str!("../www/public/programs/mrv.cpp");
const CANDIDATES: &str = include_str!("../www/public/programs/candidates.cpp");
const COUNT_TWO: &str = include_str!("../www/public/programs/unique.cpp");
const QUEENS: &str = include_str!("../www/public/programs/queens.cpp");

const DATA: &str = include_str!("data/puzzles.tsv");

const DEFAULT: &str = "0000003430200100";
const EASY: &str =
    "800725000479080305260430070007041900010000640604200003900010000700000104020004536";

fn compiled(source: &str) -> Rc<Program> {
    Rc::new(compile(source).expect("a listing compiles"))
}

fn output(source: &str, input: &str) -> String {
    let outcome = run(&compiled(source), input.as_bytes(), 200_000_000);
    assert_eq!(outcome.status, Status::Finished(0), "{input}");
    String::from_utf8(outcome.output).expect("text")
}

/// Placements, backtracks and the solution without line ends, or nothing.
type Counts = (u64, u64, Option<String>);

/// Of the listing, line by line.
fn of_listing(program: &Rc<Program>, placing: u32, board: &str) -> Counts {
    let mut tracer = Tracer::new(program, board.as_bytes());
    let mut placements = 0;
    while !tracer.is_finished() {
        placements += u64::from(tracer.line() == placing);
        tracer.step();
    }
    assert_eq!(tracer.status(), &Status::Finished(0), "{board}");
    let printed = String::from_utf8_lossy(tracer.output()).replace('\n', "");
    let solution = (printed != "VO NGHIEM").then_some(printed);
    (placements, tracer.state().backtracks, solution)
}

/// Of the engine's plain search, up to its first solution.
fn of_search(grid: &Grid) -> Counts {
    let mut search = Search::new(grid, Order::Plain);
    search.run(u64::MAX, Kinds::SOLUTION);
    let counts = search.counts();
    let solution = (counts.solutions > 0).then(|| search.grid().to_string());
    (counts.placements, counts.backtracks, solution)
}

/// Every complete 4×4 grid.
fn complete_grids() -> Vec<Grid> {
    let mut search = Search::new(&"0".repeat(16).parse().expect("a board"), Order::Plain);
    let mut grids = Vec::new();
    loop {
        search.run(u64::MAX, Kinds::SOLUTION);
        if grids.len() as u64 == search.counts().solutions {
            return grids;
        }
        grids.push(*search.grid());
    }
}

/// The boards of 4×4: those of the data; the default one with every further given that clashes with none; and each of the 288 complete
/// grids with the cells of six patterns left.
fn family() -> Vec<String> {
    const PATTERNS: [u16; 6] = [0x0001, 0x8421, 0x1248, 0x00FF, 0x9009, 0xA5A5];
    let rows = DATA.lines().map(|row| row.split('\t').collect::<Vec<_>>());
    let mut boards: Vec<String> = rows
        .filter(|row| row.get(1) == Some(&"4"))
        .map(|row| row[2].to_string())
        .collect();
    assert!(!boards.is_empty(), "the data has boards of 4×4");
    for (cell, _) in DEFAULT.char_indices().filter(|&(_, digit)| digit == '0') {
        for digit in 1..=4 {
            let mut board = DEFAULT.to_string();
            board.replace_range(cell..=cell, &digit.to_string());
            boards.push(board);
        }
    }
    for grid in complete_grids() {
        for pattern in PATTERNS {
            let digits = grid.to_string();
            let kept = digits
                .char_indices()
                .map(|(cell, digit)| match pattern >> cell & 1 {
                    1 => digit,
                    _ => '0',
                });
            boards.push(kept.collect());
        }
    }
    boards.retain(|board| {
        let grid: Grid = board.parse().expect("a board");
        grid.clash_cells().is_empty()
    });
    boards.sort_unstable();
    boards.dedup();
    boards
}

#[test]
fn the_default_listing_equals_the_search_on_every_board_of_the_family() {
    let program = compiled(PLAIN_4);
    let lines = PLAIN_4
        .lines()
        .position(|line| line.trim() == "g[r][c] = v;");
    let placing = lines.expect("the line that places") as u32 + 1;
    let boards = family();
    assert!(boards.len() > 700, "{}", boards.len());
    let mut without = 0;
    for board in boards {
        let grid: Grid = board.parse().expect("a board");
        let counts = of_listing(&program, placing, &board);
        assert_eq!(counts, of_search(&grid), "{board}");
        without += u64::from(counts.2.is_none());
    }
    assert!(without > 0, "some boards have no solution");
}

#[test]
fn the_default_board_has_eleven_backtracks_forward_and_back() {
    let mut run = Timeline::new(Tracer::new(&compiled(PLAIN_4), DEFAULT.as_bytes()));
    let mut seen = Vec::new();
    while run.next(kinds::BACKTRACK, u64::MAX) == Progress::Reached {
        seen.push(run.position());
    }
    assert_eq!(seen.len(), 11);
    assert_eq!(run.marks(), seen);
    for &position in seen.iter().rev() {
        assert_eq!(run.previous(kinds::BACKTRACK, u64::MAX), Progress::Reached);
        assert_eq!(run.position(), position);
    }
    assert_eq!(run.previous(kinds::BACKTRACK, u64::MAX), Progress::End);
}

#[test]
fn listings_of_9_by_9_print_what_the_engine_counts() {
    let grid: Grid = EASY.parse().expect("a board");
    for (source, order) in [(PLAIN_9, Order::Plain), (MRV_9, Order::Mrv)] {
        let mut search = Search::new(&grid, order);
        search.run(u64::MAX, Kinds::SOLUTION);
        let printed = output(source, EASY);
        let mut lines: Vec<&str> = printed.lines().collect();
        assert_eq!(
            lines.pop(),
            Some(search.counts().placements.to_string().as_str())
        );
        assert_eq!(lines.concat(), search.grid().to_string());
    }
}

#[test]
fn the_other_listings_print_what_the_lesson_says() {
    assert_eq!(output(CANDIDATES, &format!("{EASY} 2 4")), "1 6\n");
    assert_eq!(output(CANDIDATES, &format!("{EASY} 1 1")), "KHONG CO\n");
    let open = format!("0{}", &EASY[1..]);
    assert_eq!(
        count_solutions(&open.parse().expect("a board"), 9, 1_000).count,
        3
    );
    assert_eq!(output(COUNT_TWO, EASY), "DUY NHAT\n");
    assert_eq!(output(COUNT_TWO, &open), "NHIEU LOI GIAI\n");
    assert_eq!(output(QUEENS, "4"), "2\n");
    assert_eq!(output(QUEENS, "8"), "92\n");
}
