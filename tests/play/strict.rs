use super::support::*;
use quaylui::play::{Confirm, Entry, EntryKind, Outcome, Refusal, Written};

#[test]
fn a_right_sketch_is_written() {
    let mut game = game(SMALL);
    let cell = at(&game, 1, 1);
    assert!(game.sketch(cell, digit(4)).is_change());
    assert_eq!(game.sketch(cell, digit(4)), Outcome::Unchanged);
    assert_eq!(game.grid().get(cell), None, "a sketch is no digit yet");
    assert_eq!(
        game.confirm(cell, BUDGET),
        Confirm::Accepted(cells(&[cell]))
    );
    assert_eq!(
        (game.grid().get(cell), game.sketch_of(cell)),
        (Some(digit(4)), None)
    );
    assert_eq!(game.written(cell), Written::Learner);
    assert_eq!(
        game.done().last().map(Entry::kind),
        Some(EntryKind::Confirm)
    );
    assert_eq!(game.strikes(), 0);
    assert_eq!(
        game.sketch(cell, digit(1)),
        Outcome::Refused(Refusal::Filled)
    );
}

#[test]
fn confirming_cleans_marks_like_placing() {
    let mut game = game(SMALL);
    let (cell, peer) = (at(&game, 1, 1), at(&game, 1, 4));
    assert!(game.toggle_mark(peer, digit(4)).is_change());
    assert!(game.sketch(cell, digit(4)).is_change());
    assert_eq!(
        game.confirm(cell, BUDGET),
        Confirm::Accepted(cells(&[cell, peer]))
    );
    assert_eq!(game.marks(peer), digits(&[]));
}

#[test]
fn wrong_ones_cost_a_strike_that_nothing_takes_back() {
    let mut game = game(SMALL);
    let cell = at(&game, 2, 1);
    assert!(game.sketch(cell, digit(2)).is_change());
    let before = game.clone();
    assert_eq!(
        game.confirm(cell, BUDGET),
        Confirm::Wrong,
        "breaks no rule, but leads nowhere"
    );
    assert_eq!(game.strikes(), 1);
    assert!(game.contents().eq(before.contents()) && game.done().len() == 1);
    assert!(game.sketch(cell, digit(4)).is_change());
    let barring = cells(&[at(&game, 2, 4)]);
    assert_eq!(game.confirm(cell, BUDGET), Confirm::Clash(barring));
    assert_eq!(game.strikes(), 2);
    assert_eq!(game.sketch_of(cell), Some(digit(4)), "the sketch stays");
    assert!(game.undo().is_change());
    assert!(game.restart().is_change());
    assert_eq!(game.strikes(), 2);
}

#[test]
fn without_a_sketch_there_is_nothing_to_confirm() {
    let mut game = game(SMALL);
    let before = game.clone();
    for cell in [at(&game, 1, 1), at(&game, 2, 3), off_board()] {
        assert_eq!(game.confirm(cell, BUDGET), Confirm::NoSketch);
    }
    assert_eq!(game, before);
}

#[test]
fn on_a_hopeless_board_the_digit_is_not_to_blame() {
    let mut game = named("dead-cell");
    let cell = game.grid().empty_cells().last().expect("an empty cell");
    let candidate = game.grid().candidates(cell).first().expect("a candidate");
    assert!(game.sketch(cell, candidate).is_change());
    assert_eq!(game.confirm(cell, BUDGET), Confirm::Hopeless);
    assert_eq!(game.strikes(), 0);
}

#[test]
fn a_short_budget_accepts_and_says_so() {
    // One of the hardest: a first digit decides nothing without guesses.
    let hardest = include_str!("../../benches/data/hardest.txt")
        .lines()
        .next()
        .expect("a line");
    let mut game = game(hardest);
    let cell = game.grid().empty_cells().first().expect("an empty cell");
    let candidate = game.grid().candidates(cell).last().expect("a candidate");
    assert!(game.sketch(cell, candidate).is_change());
    assert_eq!(game.confirm(cell, 0), Confirm::Undecided(cells(&[cell])));
    assert_eq!(
        (game.strikes(), game.grid().get(cell)),
        (0, Some(candidate))
    );
}

#[test]
fn every_right_digit_is_accepted_and_every_wrong_one_is_not() {
    let solution = crate::common::case("medium")
        .first_solution
        .expect("a solution");
    let solution = grid(&solution);
    let mut game = named("medium");
    for cell in game.grid().empty_cells().iter() {
        let right = solution.get(cell).expect("a digit");
        for tried in game.size().all_digits().iter() {
            assert!(game.sketch(cell, tried).is_change());
            let confirmed = game.confirm(cell, BUDGET);
            let accepted = matches!(confirmed, Confirm::Accepted(_));
            assert_eq!(
                accepted,
                tried == right,
                "{tried} in {cell:?}: {confirmed:?}"
            );
            if accepted {
                break;
            }
        }
    }
    assert!(game.is_complete());
}
