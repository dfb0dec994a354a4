//! The race of plain and MRV: its pace, its end, and that back is the inverse of forward.

mod common;

use common::boards::boards;
use common::{case, cases};
use proptest::prelude::*;
use quaylui::search::{EventKind, Kinds, Order, Race, Search};
use quaylui::timeline::{KindMask, Machine, Progress, Timeline};

/// The states of a race from its start, at most `most` ticks.
fn states(mut race: Race, most: usize) -> Vec<Race> {
    let mut states = vec![race];
    while states.len() <= most && race.tick() {
        states.push(race);
    }
    states
}

/// A side after `ticks` ticks, worked out the long way: one event after the other of a search alone.
fn alone(mut search: Search, ticks: u64) -> Search {
    let halts = |kind| {
        matches!(
            kind,
            EventKind::Place | EventKind::Solution | EventKind::Finished
        )
    };
    for _ in 0..ticks {
        let done = [Some(EventKind::Solution), Some(EventKind::Finished)];
        if done.contains(&search.last_kind()) {
            break;
        }
        while !search.advance().is_some_and(halts) {}
        let mut peek = search;
        if peek.advance() == Some(EventKind::Solution) {
            search = peek;
        }
    }
    search
}

/// The kind of the tick from one state to the next.
fn kind(before: &Race, after: &Race) -> KindMask {
    let mut kind = Race::TICK;
    for order in Order::ALL {
        let (was, is) = (before.side(order), after.side(order));
        if is.counts().backtracks > was.counts().backtracks {
            kind |= Race::BACKTRACK;
        }
        if before.done_at(order).is_none() && after.done_at(order).is_some() {
            kind |= Race::DONE;
        }
    }
    if after.is_finished() {
        kind |= Race::FINISHED;
    }
    kind
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn each_side_moves_as_it_would_alone(board in boards()) {
        for (ticks, race) in states(Race::new(&board), 60).iter().enumerate() {
            prop_assert_eq!(race.ticks(), ticks as u64);
            for order in Order::ALL {
                let side = alone(Search::new(&board, order), ticks as u64);
                prop_assert_eq!(race.side(order), &side);
                let done = race.done_at(order);
                let placed = side.counts().placements;
                prop_assert!(done.is_some_and(|at| at <= ticks as u64) || placed == ticks as u64);
            }
        }
    }

    #[test]
    fn back_is_the_inverse_of_forward_and_kinds_are_known(board in boards()) {
        let seen = states(Race::new(&board), 400);
        for pair in seen.windows(2) {
            let mut race = pair[1];
            prop_assert_eq!(Machine::last_kind(&race), kind(&pair[0], &pair[1]));
            prop_assert!(race.tick_back());
            prop_assert_eq!(&race, &pair[0]);
        }
        let mut start = seen[0];
        prop_assert_eq!(Machine::last_kind(&start), 0);
        prop_assert!(!start.tick_back());
    }

    #[test]
    fn a_timeline_takes_a_race_anywhere(board in boards(), targets in prop::collection::vec(0..600usize, 1..12)) {
        let seen = states(Race::new(&board), 600);
        let mut run = Timeline::with_capacity(Race::new(&board), 3);
        for target in targets {
            let target = target.min(seen.len() - 1);
            while run.seek(target as u64, 7) == Progress::Paused {}
            prop_assert_eq!(run.machine(), &seen[target]);
        }
        for kinds in [Race::BACKTRACK, Race::DONE, Race::FINISHED] {
            run.seek(0, u64::MAX);
            let fits = |pair: &[Race]| kind(&pair[0], &pair[1]) & kinds != 0;
            let Some(wanted) = seen.windows(2).position(fits) else { continue };
            prop_assert_eq!(run.next(kinds, u64::MAX), Progress::Reached);
            prop_assert_eq!(run.position(), wanted as u64 + 1);
        }
    }
}

#[test]
fn the_counts_of_the_table_are_the_ends_of_both_sides() {
    for case in cases().iter().filter(|case| case.consistent) {
        let Some(((plain, _), (mrv, _))) = case.counts[0].zip(case.counts[1]) else {
            continue;
        };
        if plain.max(mrv) > 400_000 {
            continue;
        }
        let mut run = Timeline::new(Race::new(&case.grid));
        run.run(Race::FINISHED, u64::MAX);
        let race = run.machine();
        for (order, placements) in [(Order::Plain, plain), (Order::Mrv, mrv)] {
            let side = race.side(order);
            assert_eq!(side.counts().placements, placements, "{}", case.name);
            let solved = side.last_kind() == Some(EventKind::Solution);
            assert_eq!(solved, case.first_solution.is_some(), "{}", case.name);
            let at = if solved {
                placements.max(1)
            } else {
                placements + 1
            };
            assert_eq!(race.done_at(order), Some(at), "{}", case.name);
        }
        assert_eq!(run.known_end(), Some(race.ticks()));
    }
}

#[test]
fn the_hard_puzzle_halts_when_mrv_is_done_and_when_plain_is() {
    let mut run = Timeline::new(Race::new(&case("hard").grid));
    assert_eq!(run.next(Race::DONE, u64::MAX), Progress::Reached);
    assert_eq!(run.position(), 120);
    assert_eq!(run.next(Race::DONE, u64::MAX), Progress::Reached);
    assert_eq!(run.position(), 103_319);
    assert_eq!(run.next(Race::DONE, u64::MAX), Progress::End);
    assert_eq!(run.marks(), [120, 103_319]);
    assert_eq!(run.previous(Race::DONE, u64::MAX), Progress::Reached);
    assert_eq!(run.position(), 120);
}

#[test]
fn where_the_givens_clash_nobody_has_to_run() {
    let mut race = Race::new(&case("dup-in-row").grid);
    assert!(race.tick() && race.is_finished() && !race.tick());
    for order in Order::ALL {
        assert_eq!(race.done_at(order), Some(1));
        let mut search = *race.side(order);
        assert_eq!(search.run(9, Kinds::ANY), 0);
    }
}
