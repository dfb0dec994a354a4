//! How fast boards are answered: `cargo bench --bench solve`.
//!
//! For each file of `benches/data`: is the solution unique (count up to 2), one thread; by the fast solver, and by the
//! lesson's MRV search, which is what the last column divides by. Rounds of the two take turns and the best round
//! counts, so that a busy machine matters less. The search gets as many puzzles, spread over the file, as fit its time:
//! on 17 givens it manages some fifty a second.

use std::hint::black_box;
use std::time::{Duration, Instant};

use quaylui::search::{Kinds, Order, Search};
use quaylui::sudoku::solve::count_each;
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
/// For one round of the search.
const SEARCH: Duration = Duration::from_millis(800);

fn main() {
    println!(
        "{:12}{:>9}{:>10}{:>12}{:>10}{:>14}{:>9}",
        "file", "puzzles", "guesses", "puzzles/s", "µs each", "MRV search/s", "times"
    );
    for (name, text) in FILES {
        let grids: Vec<Grid> = text
            .lines()
            .map(|line| line.parse().expect("a board"))
            .collect();
        let guesses: u64 = count_each(&grids, 2, u64::MAX)
            .map(|tally| tally.guesses)
            .sum();
        let sample = sample(&grids);
        let (mut fast, mut search) = (f64::INFINITY, f64::INFINITY);
        for _ in 0..ROUNDS {
            fast = fast.min(seconds_each(grids.len(), || {
                count_each(&grids, 2, u64::MAX)
                    .map(|tally| tally.count)
                    .sum()
            }));
            search = search.min(seconds_each(sample.len(), || {
                sample.iter().map(explained).sum()
            }));
        }
        println!(
            "{name:12}{:>9}{:>10.2}{:>12.0}{:>10.3}{:>14.0}{:>9.1}",
            grids.len(),
            guesses as f64 / grids.len() as f64,
            1.0 / fast,
            fast * 1e6,
            1.0 / search,
            search / fast
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

/// Puzzles at even distances, as many as the search answers in the time of one round.
fn sample(grids: &[Grid]) -> Vec<Grid> {
    let spread = |count: usize| (0..count).map(move |i| grids[i * grids.len() / count]);
    let start = Instant::now();
    let tried = grids.len().min(40);
    for grid in spread(tried) {
        black_box(explained(&grid));
    }
    let each = start.elapsed().as_secs_f64() / tried as f64;
    let fits = (SEARCH.as_secs_f64() / each) as usize;
    spread(fits.clamp(1, grids.len())).collect()
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
