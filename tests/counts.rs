//! Every column of the table of puzzles is worked out again. The counts are to this library what perft counts
//! are to a chess library: hard to get right by luck.

mod common;

use common::{case, cases, check_search};
use quaylui::search::{Kinds, Order, Search, Verdict};
use quaylui::sudoku::Puzzle;

/// Plain searches above this many placements run in `counts_slow`, in an optimised build.
const CHEAP: u64 = 2_000_000;

#[test]
fn sizes_givens_and_consistency() {
    for case in cases() {
        assert_eq!(case.grid.size().side(), case.size, "{}", case.name);
        assert_eq!(case.grid.filled_cells().len(), case.givens, "{}", case.name);
        assert_eq!(
            Puzzle::new(case.grid).is_ok(),
            case.consistent,
            "{}",
            case.name
        );
    }
}

#[test]
fn mrv_counts() {
    for case in cases() {
        check_search(&case, Order::Mrv);
    }
}

#[test]
fn plain_counts_of_the_cheap_ones() {
    let cheap =
        |case: &common::Case| case.counts[0].is_none_or(|(placements, _)| placements <= CHEAP);
    for case in cases().into_iter().filter(cheap) {
        check_search(&case, Order::Plain);
    }
}

#[test]
fn numbers_of_solutions() {
    for case in cases() {
        let mut search = Search::new(&case.grid, Order::Mrv);
        let mut found = 0;
        while found < 1000 && search.run(u64::MAX, Kinds::SOLUTION) > 0 && !search.is_finished() {
            found += 1;
        }
        let written = if found == 1000 {
            ">=1000".to_owned()
        } else {
            found.to_string()
        };
        assert_eq!(written, case.solutions, "{}", case.name);
        let verdict = match found {
            _ if !case.consistent => Verdict::Clash,
            0 => Verdict::None,
            1 => Verdict::Unique,
            _ => Verdict::Many,
        };
        assert_eq!(search.verdict(), verdict, "{}", case.name);
    }
}

#[test]
fn both_orders_find_the_same_solutions() {
    for name in [
        "three-solutions",
        "thirteen-solutions",
        "easy-without-8",
        "empty-4",
        "default-4",
    ] {
        let [mut plain, mrv] = Order::ALL.map(|order| {
            let mut search = Search::new(&case(name).grid, order);
            let mut found = Vec::new();
            while search.run(u64::MAX, Kinds::SOLUTION) > 0 && !search.is_finished() {
                found.push(search.grid().to_string());
            }
            found
        });
        assert!(
            plain.is_sorted(),
            "{name}: reading order finds the smallest first"
        );
        let mut mrv = mrv;
        mrv.sort();
        plain.sort();
        assert_eq!(plain, mrv, "{name}");
    }
}

#[test]
fn the_numbers_the_lesson_tells() {
    let mut default = Search::new(&case("default-4").grid, Order::Plain);
    default.run(u64::MAX, Kinds::SOLUTION);
    assert_eq!(default.counts().backtracks, 11);

    let mut easy = Search::new(&case("easy").grid, Order::Mrv);
    easy.run(u64::MAX, Kinds::SOLUTION);
    assert_eq!(
        (easy.counts().forced, easy.counts().guessed),
        (45, 0),
        "not one guess"
    );
}
