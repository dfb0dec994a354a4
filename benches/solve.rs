//! How fast boards are answered: `cargo bench --bench solve`.
//!
//! For each file of `benches/data`: is the solution unique (count up to 2), one thread. The files are described in
//! `benches/data/README.md`. Each figure is the best of several rounds, so that a busy machine matters less.

use std::hint::black_box;
use std::time::{Duration, Instant};

use quaylui::sudoku::solve::{count_each, count_solutions};
use quaylui::sudoku::Grid;

const FILES: [(&str, &str); 5] = [
    ("easy", include_str!("data/easy.txt")),
    ("diabolical", include_str!("data/diabolical.txt")),
    ("17 givens", include_str!("data/17-givens.txt")),
    ("magictour", include_str!("data/magictour-top.txt")),
    ("hardest", include_str!("data/hardest.txt")),
];

const ROUNDS: usize = 5;
const ROUND: Duration = Duration::from_millis(100);

fn main() {
    println!(
        "{:12}{:>9}{:>12}{:>12}{:>10}",
        "file", "puzzles", "guesses", "puzzles/s", "µs each"
    );
    for (name, text) in FILES {
        let grids: Vec<Grid> = text
            .lines()
            .map(|line| line.parse().expect("a board"))
            .collect();
        let guesses: u64 = grids
            .iter()
            .map(|grid| count_solutions(grid, 2, u64::MAX).guesses)
            .sum();
        let each = best(grids.len(), || {
            count_each(&grids, 2, u64::MAX)
                .map(|tally| tally.count)
                .sum::<u64>()
        });
        println!(
            "{name:12}{:>9}{:>12.2}{:>12.0}{:>10.3}",
            grids.len(),
            guesses as f64 / grids.len() as f64,
            1e6 / each,
            each
        );
    }
}

/// Microseconds a puzzle in the best round.
fn best(puzzles: usize, work: impl Fn() -> u64) -> f64 {
    let round = || {
        let start = Instant::now();
        let mut times = 0;
        while start.elapsed() < ROUND {
            black_box(work());
            times += 1;
        }
        start.elapsed().as_secs_f64() * 1e6 / (times * puzzles) as f64
    };
    (0..ROUNDS).map(|_| round()).fold(f64::INFINITY, f64::min)
}
