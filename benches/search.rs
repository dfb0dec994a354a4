//! What a step of the search costs: `cargo bench --bench search`.
//!
//! Prints a table; no statistics beyond the best of three runs, which is the least disturbed by other work.

use std::time::Instant;

use quaylui::search::{EventKind, Kinds, Order, Search};
use quaylui::sudoku::Grid;

fn main() {
    println!(
        "{:<20} {:<6} {:>12} {:>12} {:>9} {:>9}",
        "board", "order", "placements", "events", "ns/event", "ns/place"
    );
    for (name, puzzle) in boards() {
        for order in Order::ALL {
            measure(name, &puzzle, order);
        }
    }
    for order in Order::ALL {
        measure_back(order);
    }
}

fn measure(name: &str, puzzle: &Grid, order: Order) {
    let mut best = f64::MAX;
    let (mut events, mut search) = (0, Search::new(puzzle, order));
    for _ in 0..3 {
        search = Search::new(puzzle, order);
        let start = Instant::now();
        events = search.run(u64::MAX, Kinds::SOLUTION);
        best = best.min(start.elapsed().as_secs_f64() * 1e9);
    }
    assert_ne!(search.last_kind(), None);
    let placements = search.counts().placements;
    println!(
        "{name:<20} {order:<6} {placements:>12} {events:>12} {:>9.2} {:>9.2}",
        best / events as f64,
        best / placements as f64
    );
}

/// The way back from the first solution of `inkala-2012`, event by event.
fn measure_back(order: Order) {
    let (_, puzzle) = boards()[0];
    let mut search = Search::new(&puzzle, order);
    let events = search.run(u64::MAX, Kinds::from(EventKind::Solution));
    let start = Instant::now();
    while search.retreat() {}
    let ns = start.elapsed().as_secs_f64() * 1e9 / events as f64;
    println!(
        "{:<20} {order:<6} {:>12} {events:>12} {ns:>9.2}",
        "back (inkala-2012)", ""
    );
}

fn boards() -> [(&'static str, Grid); 3] {
    [
        (
            "inkala-2012",
            "800000000003600000070090200050007000000045700000100030001000068008500010090000400",
        ),
        (
            "royle-17-a",
            "000000010400000000020000000000050407008000300001090000300400200050100000000806000",
        ),
        (
            "anti-brute-force-17",
            "000000000000003085001020000000507000004000100090000000500000073002010000000040009",
        ),
    ]
    .map(|(name, text)| (name, text.parse().expect("81 digits")))
}
