//! How fast boards are answered: `cargo bench --bench solve`.
//!
//! For each file of `benches/data`: is the solution unique (count up to 2), one thread; by the fast solver, by the
//! lesson's MRV search, and by another library of Rust, `rustoku-lib`. `times` is how many times as fast the fast solver is
//! as the one before. Rounds of the three take turns and the best round counts, so that a busy machine matters less. The
//! slower two get as many puzzles, spread over the file, as fit their time: on 17 givens the search manages some fifty a
//! second. Each is given the board in its own form and sets itself up.

use std::hint::black_box;
use std::time::{Duration, Instant};

use quaylui::search::{Kinds, Order, Search};
use quaylui::sudoku::solve::count_each;
use quaylui::sudoku::Grid;
use rustoku_lib::core::{Board, Rustoku};

const FILES: [(&str, &str); 5] = [
    ("easy", include_str!("data/easy.txt")),
    ("diabolical", include_str!("data/diabolical.txt")),
    ("17 givens", include_str!("data/17-givens.txt")),
    ("magictour", include_str!("data/magictour-top.txt")),
    ("hardest", include_str!("data/hardest.txt")),
];

const ROUNDS: usize = 5;
const ROUND: Duration = Duration::from_millis(100);
/// For one round of a slower one.
const SLOW_ROUND: Duration = Duration::from_millis(800);

fn main() {
    println!(
        "{:12}{:>9}{:>10}{:>12}{:>10}{:>14}{:>9}{:>14}{:>9}",
        "file",
        "puzzles",
        "guesses",
        "puzzles/s",
        "µs each",
        "MRV search/s",
        "times",
        "rustoku-lib/s",
        "times"
    );
    for (name, text) in FILES {
        let grids: Vec<Grid> = text
            .lines()
            .map(|line| line.parse().expect("a board"))
            .collect();
        let guesses: u64 = count_each(&grids, 2, u64::MAX)
            .map(|tally| tally.guesses)
            .sum();
        let searched = sample(&grids, explained);
        let boards: Vec<Board> = grids.iter().map(board_of).collect();
        let rivalled = sample(&boards, rivalling);
        let [mut fast, mut search, mut rival] = [f64::INFINITY; 3];
        for _ in 0..ROUNDS {
            fast = fast.min(seconds_each(grids.len(), || {
                count_each(&grids, 2, u64::MAX)
                    .map(|tally| tally.count)
                    .sum()
            }));
            search = search.min(seconds_each(searched.len(), || {
                searched.iter().map(explained).sum()
            }));
            rival = rival.min(seconds_each(rivalled.len(), || {
                rivalled.iter().map(rivalling).sum()
            }));
        }
        println!(
            "{name:12}{:>9}{:>10.2}{:>12.0}{:>10.3}{:>14.0}{:>9.1}{:>14.0}{:>9.1}",
            grids.len(),
            guesses as f64 / grids.len() as f64,
            1.0 / fast,
            fast * 1e6,
            1.0 / search,
            search / fast,
            1.0 / rival,
            rival / fast
        );
    }
}

/// Solutions up to 2 by the lesson's MRV search.
fn explained(grid: &Grid) -> u64 {
    let mut search = Search::new(grid, Order::Mrv);
    while search.counts().solutions < 2 && !search.is_finished() {
        search.run(u64::MAX, Kinds::SOLUTION);
    }
    search.counts().solutions
}

/// A board in the form of the other library.
fn board_of(grid: &Grid) -> Board {
    let mut rows = [[0; 9]; 9];
    for (cell, value) in grid.values().enumerate() {
        rows[cell / 9][cell % 9] = value;
    }
    Board::new(rows)
}

/// Solutions up to 2 by the other library.
fn rivalling(board: &Board) -> u64 {
    let solver = Rustoku::new(*board);
    solver.map_or(0, |mut solver| solver.solve_until(2).len() as u64)
}

/// Puzzles at even distances, as many as are answered in the time of one round.
fn sample<T: Copy>(puzzles: &[T], answer: impl Fn(&T) -> u64) -> Vec<T> {
    let spread = |count: usize| (0..count).map(move |i| puzzles[i * puzzles.len() / count]);
    let start = Instant::now();
    let tried = puzzles.len().min(40);
    for puzzle in spread(tried) {
        assert_eq!(black_box(answer(&puzzle)), 1, "a puzzle has one solution");
    }
    let each = start.elapsed().as_secs_f64() / tried as f64;
    let fits = (SLOW_ROUND.as_secs_f64() / each) as usize;
    spread(fits.clamp(1, puzzles.len())).collect()
}

/// Seconds a puzzle, doing the work again until a round is over.
fn seconds_each(puzzles: usize, work: impl Fn() -> u64) -> f64 {
    let start = Instant::now();
    let mut times = 0;
    while start.elapsed() < ROUND {
        black_box(work());
        times += 1;
    }
    start.elapsed().as_secs_f64() / (times * puzzles) as f64
}
