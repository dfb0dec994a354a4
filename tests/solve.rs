//! The fast solver against files of real puzzles, the table of puzzles, and the search that explains itself.

mod common;

use common::cases;
use proptest::prelude::*;
use quaylui::search::{Kinds, Order, Search};
use quaylui::sudoku::solve::{count_each, count_solutions, Solver, Status};
use quaylui::sudoku::{CellSet, Grid, Size};

const FILES: [(&str, &str); 5] = [
    ("easy", include_str!("../benches/data/easy.txt")),
    ("diabolical", include_str!("../benches/data/diabolical.txt")),
    ("17-givens", include_str!("../benches/data/17-givens.txt")),
    (
        "magictour-top",
        include_str!("../benches/data/magictour-top.txt"),
    ),
    ("hardest", include_str!("../benches/data/hardest.txt")),
];

fn boards(text: &str) -> Vec<Grid> {
    text.lines()
        .map(|line| line.parse().expect("a board"))
        .collect()
}

/// Whether `solution` is full, breaks no rule and leaves every digit of `board` where it was.
fn solves(solution: &Grid, board: &Grid) -> bool {
    let kept = |cell| board.get(cell).is_none() || board.get(cell) == solution.get(cell);
    solution.is_full() && solution.clashes().is_empty() && board.size().cells().all(kept)
}

#[test]
fn every_puzzle_of_the_files_has_the_one_solution_that_is_found() {
    for (name, text) in FILES {
        for (line, grid) in boards(text).iter().enumerate() {
            let answer = count_solutions(grid, 2, u64::MAX);
            assert!(answer.is_unique(), "{name}, line {}", line + 1);
            let solution = answer.first.expect("a solution");
            assert!(solves(&solution, grid), "{name}, line {}", line + 1);
        }
    }
}

#[test]
fn the_files_need_few_guesses() {
    // What was measured, and a little: a change that guesses badly is seen here before it is felt.
    for ((name, text), most) in FILES.into_iter().zip([0.0, 2.0, 0.65, 9.5, 140.0]) {
        let grids = boards(text);
        let guesses: u64 = count_each(&grids, 2, u64::MAX)
            .map(|tally| tally.guesses)
            .sum();
        let mean = guesses as f64 / grids.len() as f64;
        assert!(mean <= most, "{name}: {mean} guesses a puzzle");
    }
}

#[test]
fn the_table_of_puzzles() {
    for case in cases() {
        let answer = count_solutions(&case.grid, 1_000, u64::MAX);
        match case.solutions.strip_prefix(">=") {
            Some(least) => assert!(
                answer.count >= least.parse().expect("a number"),
                "{}",
                case.name
            ),
            None => assert_eq!(answer.count.to_string(), case.solutions, "{}", case.name),
        }
        assert!(answer.complete);
        if answer.count == 1 {
            let first = answer.first.map(|grid| grid.to_string());
            assert_eq!(first, case.first_solution, "{}", case.name);
        }
    }
}

#[test]
fn boards_that_clash_have_no_solution_and_need_no_guess() {
    let clashing = cases()
        .into_iter()
        .filter(|case| !case.consistent)
        .map(|case| case.grid);
    let full = "1".repeat(81).parse().expect("a board");
    let small = [
        "1100000000000000",
        "1000100000000000",
        "1000010000000000",
        "1111111111111111",
    ]
    .map(|text| text.parse().expect("a board"));
    for grid in clashing.chain([full]).chain(small) {
        let answer = count_solutions(&grid, 2, 0);
        assert!(answer.is_impossible(), "{grid}");
        assert_eq!((answer.first, answer.second), (None, None));
    }
}

#[test]
fn any_two_equal_digits_in_a_house_are_noticed() {
    for size in Size::ALL {
        for cell in size.cells() {
            for peer in size.peers(cell).iter() {
                let mut grid = Grid::empty(size);
                let digit = size.digit(size.side()).expect("a digit");
                grid.set(cell, digit);
                grid.set(peer, digit);
                let answer = count_solutions(&grid, 2, 0);
                assert!(answer.is_impossible(), "{grid}");
            }
        }
    }
}

#[test]
fn two_different_solutions_are_kept() {
    for grid in cases()
        .into_iter()
        .map(|case| case.grid)
        .chain(Size::ALL.map(Grid::empty))
    {
        let answer = count_solutions(&grid, 2, u64::MAX);
        let kept: Vec<Grid> = answer.first.into_iter().chain(answer.second).collect();
        assert_eq!(kept.len() as u64, answer.count);
        assert!(
            kept.iter().all(|solution| solves(solution, &grid)),
            "{grid}"
        );
        assert!(kept.len() < 2 || kept[0] != kept[1], "{grid}");
    }
}

#[test]
fn the_four_by_four_boards_are_288() {
    let answer = count_solutions(&Grid::empty(Size::Four), 1_000, u64::MAX);
    assert_eq!((answer.count, answer.complete), (288, true));
}

#[test]
fn a_budget_pauses_and_loses_nothing() {
    let hard = boards(FILES[4].1);
    let empty = [Grid::empty(Size::Four), Grid::empty(Size::Nine)];
    for grid in hard.iter().take(20).chain(&empty) {
        let mut whole = Solver::new(grid).up_to(300);
        assert_eq!(whole.run(u64::MAX), Status::Done);
        for budget in [1, 7] {
            let mut parts = Solver::new(grid).up_to(300);
            assert_eq!(parts.run(0), Status::Paused, "{grid} needs a guess");
            let mut before = 0;
            while parts.run(budget) == Status::Paused {
                assert_eq!(
                    parts.guesses(),
                    before + budget,
                    "a run uses its budget and no more"
                );
                before = parts.guesses();
            }
            assert_eq!(parts.count(), whole.count(), "{grid}");
            assert_eq!(parts.guesses(), whole.guesses(), "{grid}");
            assert_eq!(
                (parts.first(), parts.second()),
                (whole.first(), whole.second())
            );
            assert_eq!(parts.is_exhausted(), whole.is_exhausted());
        }
    }
}

#[test]
fn a_count_goes_on_when_its_limit_is_raised() {
    let mut solver = Solver::new(&Grid::empty(Size::Four)).up_to(5);
    assert_eq!((solver.run(u64::MAX), solver.count()), (Status::Done, 5));
    assert!(!solver.is_exhausted());
    solver = solver.up_to(1_000);
    assert_eq!((solver.run(u64::MAX), solver.count()), (Status::Done, 288));
    assert!(solver.is_exhausted());
}

#[test]
fn a_limit_of_nothing_finds_nothing() {
    let answer = count_solutions(&Grid::empty(Size::Nine), 0, u64::MAX);
    assert_eq!(
        (answer.count, answer.complete, answer.guesses),
        (0, true, 0)
    );
}

#[test]
fn a_budget_that_runs_out_is_admitted() {
    let hardest = &boards(FILES[4].1)[0];
    let answer = count_solutions(hardest, 2, 3);
    assert!(!answer.complete && !answer.is_unique() && !answer.is_impossible());
    assert_eq!(answer.guesses, 3);
}

#[test]
fn a_batch_mixes_sizes_and_answers_as_one_by_one() {
    let grids: Vec<Grid> = cases().into_iter().map(|case| case.grid).collect();
    let together: Vec<u64> = count_each(&grids, 50, u64::MAX)
        .map(|tally| tally.count)
        .collect();
    let alone: Vec<u64> = grids
        .iter()
        .map(|grid| count_solutions(grid, 50, u64::MAX).count)
        .collect();
    assert_eq!(together, alone);
}

/// Solutions up to `limit` by the explaining search; `None` when `steps` do not suffice.
fn explained(grid: &Grid, limit: u64, steps: u64) -> Option<u64> {
    let mut search = Search::new(grid, Order::Mrv);
    let mut left = steps;
    while search.counts().solutions < limit && !search.is_finished() {
        left -= search.run(left, Kinds::SOLUTION);
        if left == 0 {
            return None;
        }
    }
    Some(search.counts().solutions)
}

fn values(size: Size, at_most: usize) -> impl Strategy<Value = Vec<(usize, usize)>> {
    let one = (0..size.cell_count(), 1..=size.side());
    prop::collection::vec(one, 0..=at_most)
}

fn write(grid: &mut Grid, values: &[(usize, usize)]) {
    let size = grid.size();
    for &(cell, digit) in values {
        grid.set(
            size.cell(cell).expect("a cell"),
            size.digit(digit).expect("a digit"),
        );
    }
}

fn check_against_search(grid: &Grid, limit: u64) -> Result<(), TestCaseError> {
    let answer = count_solutions(grid, limit, 200_000);
    for solution in answer.first.iter().chain(&answer.second) {
        prop_assert!(solves(solution, grid), "{}", grid);
    }
    if let Some(count) = explained(grid, limit, 300_000) {
        prop_assert!(answer.complete);
        prop_assert_eq!(answer.count, count, "{}", grid);
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(400) })]

    /// Random digits: most such boards clash or have no solution, sparse ones have many.
    #[test]
    fn small_boards_agree_with_the_search(digits in values(Size::Four, 9)) {
        let mut grid = Grid::empty(Size::Four);
        write(&mut grid, &digits);
        check_against_search(&grid, 1_000)?;
    }

    #[test]
    fn random_digits_agree_with_the_search(digits in values(Size::Nine, 24)) {
        let mut grid = Grid::empty(Size::Nine);
        write(&mut grid, &digits);
        check_against_search(&grid, 20)?;
    }

    /// Part of a right board: one solution, a few, or many.
    #[test]
    fn parts_of_a_solution_agree_with_the_search(line in 0..1000_usize, keep: u128, more: u128) {
        let puzzle = boards(FILES[0].1)[line];
        let solution = count_solutions(&puzzle, 1, 0).first.expect("a solution");
        let mut grid = solution;
        for cell in (grid.filled_cells() - CellSet::from_bits(keep & more)).iter() {
            grid.clear(cell);
        }
        check_against_search(&grid, 200)?;
    }

    /// A right board with holes and a few digits changed: often none, without any clash to show it.
    #[test]
    fn spoilt_boards_agree_with_the_search(
        line in 0..1000_usize, keep: u128, spoilt in values(Size::Nine, 2),
    ) {
        let puzzle = boards(FILES[1].1)[line];
        let solution = count_solutions(&puzzle, 1, u64::MAX).first.expect("a solution");
        let mut grid = solution;
        for cell in (grid.filled_cells() - CellSet::from_bits(keep)).iter() {
            grid.clear(cell);
        }
        write(&mut grid, &spoilt);
        check_against_search(&grid, 200)?;
    }
}
