//! The table of puzzles with right answers, read once for every test that wants it.
#![allow(dead_code)] // each test target uses its own part

pub mod among;
pub mod boards;
pub mod paste;
pub mod shown;

use quaylui::search::{Counts, EventKind, Kinds, Order, Search};
use quaylui::sudoku::Grid;

/// One line of `data/puzzles.tsv`.
pub struct Case {
    pub name: String,
    pub grid: Grid,
    pub size: usize,
    pub givens: usize,
    pub consistent: bool,
    /// As written: a number, or `>=1000`.
    pub solutions: String,
    /// Placements and backtracks up to the first solution, for each order in `Order::ALL`. Absent when the
    /// givens clash.
    pub counts: [Option<(u64, u64)>; 2],
    pub first_solution: Option<String>,
}

pub fn cases() -> Vec<Case> {
    include_str!("../data/puzzles.tsv")
        .lines()
        .filter(|line| !line.starts_with('#'))
        .map(|line| {
            let field: Vec<&str> = line.split('\t').collect();
            let pair = |i: usize| Some((field[i].parse().ok()?, field[i + 1].parse().ok()?));
            Case {
                name: field[0].to_owned(),
                size: field[1].parse().expect("a size"),
                grid: field[2].parse().expect("a board"),
                givens: field[3].parse().expect("a number of givens"),
                consistent: field[4] == "yes",
                solutions: field[5].to_owned(),
                counts: [pair(6), pair(8)],
                first_solution: (field[10] != "-").then(|| field[10].to_owned()),
            }
        })
        .collect()
}

/// The case of this name.
pub fn case(name: &str) -> Case {
    cases()
        .into_iter()
        .find(|case| case.name == name)
        .expect("a case of that name")
}

/// Runs to the first solution, or to the end when there is none.
pub fn first_solution(grid: &Grid, order: Order) -> Search {
    let mut search = Search::new(grid, order);
    search.run(u64::MAX, Kinds::SOLUTION);
    search
}

/// Checks the columns of a search to its first solution.
pub fn check_search(case: &Case, order: Order) {
    let expected = case.counts[order as usize];
    let search = first_solution(&case.grid, order);
    let Counts {
        placements,
        backtracks,
        ..
    } = *search.counts();
    let name = &case.name;
    match expected {
        Some(counts) => assert_eq!((placements, backtracks), counts, "{name}, {order}"),
        None => assert_eq!((placements, backtracks), (0, 0), "{name}, {order}"),
    }
    let solved = search.last_kind() == Some(EventKind::Solution);
    assert_eq!(solved, case.first_solution.is_some(), "{name}, {order}");
    if solved && order == Order::Plain {
        assert_eq!(
            Some(search.grid().to_string()),
            case.first_solution,
            "{name}"
        );
    }
    if solved {
        assert!(
            search.grid().is_full() && search.grid().clashes().is_empty(),
            "{name}, {order}"
        );
    }
}
