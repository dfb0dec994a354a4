//! The native twin of what `make bench` measures in the browser: `cargo bench --bench page`.
//!
//! Prints one `name<TAB>nanoseconds` a line for `scripts/bench.mjs`, which measures the same work on the same board
//! through the built page's engine. The best of several rounds counts: it is the least disturbed by other work.

use std::hint::black_box;
use std::time::Instant;

use quaylui::search::{Kinds, Order, Search};
use quaylui::sudoku::Grid;
use quaylui::timeline::Timeline;

/// 103 319 placements by plain search, 120 by MRV.
const HARD: &str =
    "218400050400006000000090000000038004000000006074000290140000700000625100002000000";
/// 10 101 placements by MRV: enough of them to time.
const INKALA: &str =
    "800000000003600000070090200050007000000045700000100030001000068008500010090000400";
const ROUNDS: usize = 7;
const PAIRS: u32 = 300;
const VISITS: u32 = 20;

fn main() {
    println!(
        "plain, per placement\t{:.3}",
        per_placement(HARD, Order::Plain)
    );
    println!(
        "mrv, per placement\t{:.3}",
        per_placement(INKALA, Order::Mrv)
    );
    let (mean, worst) = seeks();
    println!("seek, mean\t{mean:.0}");
    println!("seek, worst\t{worst:.0}");
}

fn at_start(board: &str, order: Order) -> Timeline<Search> {
    let grid: Grid = board.parse().expect("81 digits");
    Timeline::new(Search::new(&grid, order))
}

fn per_placement(board: &str, order: Order) -> f64 {
    let round = || {
        let mut run = at_start(board, order);
        let start = Instant::now();
        run.next(Kinds::SOLUTION, u64::MAX);
        start.elapsed().as_secs_f64() * 1e9 / run.machine().counts().placements as f64
    };
    (0..ROUNDS).map(|_| round()).fold(f64::MAX, f64::min)
}

/// Mean and worst time to go between two positions anywhere in the run, in the order that `scripts/bench.mjs` takes too.
/// A pair is visited many times over, because a browser's clock is coarse.
fn seeks() -> (f64, f64) {
    let mut run = at_start(HARD, Order::Plain);
    run.next(Kinds::SOLUTION, u64::MAX);
    let end = run.position();
    let (mut sum, mut worst) = (0.0_f64, 0.0_f64);
    let (mut random, mut here) = (1_u64, 0);
    for _ in 0..PAIRS {
        // Lehmer's generator, small enough for JavaScript's numbers.
        random = random * 48_271 % 0x7FFF_FFFF;
        let there = random % end;
        let start = Instant::now();
        for _ in 0..VISITS {
            black_box(run.seek(there, u64::MAX));
            black_box(run.seek(here, u64::MAX));
        }
        let each = start.elapsed().as_secs_f64() * 1e9 / f64::from(2 * VISITS);
        sum += each;
        worst = worst.max(each);
        here = there;
    }
    (sum / f64::from(PAIRS), worst)
}
