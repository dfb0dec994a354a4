use super::support::*;
use quaylui::play::Confirm;

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
fn without_a_sketch_there_is_nothing_to_confirm() {
    let mut game = game(SMALL);
    let before = game.clone();
    for cell in [at(&game, 1, 1), at(&game, 2, 3), off_board()] {
        assert_eq!(game.confirm(cell, BUDGET), Confirm::NoSketch);
    }
    assert_eq!(game, before);
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
