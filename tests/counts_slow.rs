//! The plain searches of millions of placements. They want an optimised build with its checks on:
//! `cargo test --profile test-fast --test counts_slow -- --ignored`, as `make test` does.

mod common;

use common::{case, check_search};
use quaylui::search::Order;

macro_rules! slow {
    ($($test:ident: $name:literal),* $(,)?) => {$(
        #[test]
        #[ignore = "optimised profile: make test"]
        fn $test() {
            check_search(&case($name), Order::Plain);
        }
    )*};
}

slow! {
    norvig_grid2_17: "norvig-grid2-17",
    anti_brute_force_17: "anti-brute-force-17",
    royle_17_a: "royle-17-a",
    dead_column: "dead-column",
}

#[test]
fn every_case_is_here_or_cheap_enough_for_each_build() {
    let here = [
        "norvig-grid2-17",
        "anti-brute-force-17",
        "royle-17-a",
        "dead-column",
    ];
    for case in common::cases() {
        let slow = case.counts[0].is_some_and(|(placements, _)| placements > 2_000_000);
        assert_eq!(slow, here.contains(&case.name.as_str()), "{}", case.name);
    }
}
