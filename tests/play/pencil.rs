use super::support::*;
use quaylui::play::{Options, Outcome, Refusal};

#[test]
fn marks_toggle() {
    let mut game = game(SMALL);
    let cell = at(&game, 1, 1);
    assert_eq!(
        game.toggle_mark(cell, digit(3)),
        Outcome::Changed(cells(&[cell]))
    );
    assert!(game.toggle_mark(cell, digit(1)).is_change());
    assert_eq!(
        game.marks(cell),
        digits(&[1, 3]),
        "3 is no candidate, but may be marked"
    );
    assert!(game.toggle_mark(cell, digit(3)).is_change());
    assert_eq!(game.marks(cell), digits(&[1]));
    assert!(game.place(cell, digit(4)).is_change());
    assert_eq!(
        game.toggle_mark(cell, digit(2)),
        Outcome::Refused(Refusal::Filled)
    );
}

#[test]
fn filling_marks_every_candidate_and_clearing_takes_all_away() {
    let mut game = named("easy");
    let wrong = game.grid().empty_cells().first().expect("an empty cell");
    assert!(game.toggle_mark(wrong, digit(8)).is_change());
    assert_eq!(game.fill_marks().cells(), game.grid().empty_cells());
    for cell in game.size().cells() {
        let right = match game.grid().get(cell) {
            Some(_) => digits(&[]),
            None => game.grid().candidates(cell),
        };
        assert_eq!(game.marks(cell), right);
    }
    assert_eq!(game.fill_marks(), Outcome::Unchanged);
    assert_eq!(game.clear_marks().cells(), game.grid().empty_cells());
    assert!(game.contents().all(|content| content.marks().is_empty()));
    assert_eq!(game.clear_marks(), Outcome::Unchanged);
    assert_eq!(game.done().len(), 3);
}

#[test]
fn placing_cleans_the_peers_and_undo_brings_their_marks_back() {
    let mut game = game(&"0".repeat(16));
    assert!(game.fill_marks().is_change());
    let filled = game.clone();
    let cell = at(&game, 2, 3);
    let changed = game.place(cell, digit(4)).cells();
    assert_eq!(changed, game.size().peers(cell) | cells(&[cell]));
    for other in game.size().cells().filter(|&other| other != cell) {
        let barred = game.size().peers(cell).contains(other);
        let right = if barred {
            digits(&[1, 2, 3])
        } else {
            digits(&[1, 2, 3, 4])
        };
        assert_eq!(game.marks(other), right);
    }
    assert_eq!(game.undo().cells(), changed);
    assert!(game.contents().eq(filled.contents()));
}

#[test]
fn marks_under_a_digit_are_cleaned_too() {
    let mut game = game(&"0".repeat(16));
    let (a, b) = (at(&game, 1, 1), at(&game, 1, 2));
    assert!(game.fill_marks().is_change());
    assert!(game.place(a, digit(1)).is_change());
    assert!(game.place(b, digit(2)).is_change());
    assert!(game.erase(a).is_change());
    assert_eq!(game.marks(a), digits(&[1, 3, 4]));
}

#[test]
fn cleaning_can_be_switched_off() {
    let mut game = game(&"0".repeat(16));
    game.set_options(Options {
        auto_clean: false,
        ..game.options()
    });
    assert!(game.fill_marks().is_change());
    let cell = at(&game, 2, 3);
    assert_eq!(game.place(cell, digit(4)), Outcome::Changed(cells(&[cell])));
    assert_eq!(game.marks(at(&game, 2, 4)), digits(&[1, 2, 3, 4]));
    let mut shown = *game.grid();
    shown.set(at(&game, 1, 1), digit(1));
    assert_eq!(
        game.adopt(&shown),
        Outcome::Changed(cells(&[at(&game, 1, 1)]))
    );
}

#[test]
fn clearing_reaches_the_marks_under_digits() {
    let mut game = game(SMALL);
    let cell = at(&game, 1, 1);
    assert!(game.toggle_mark(cell, digit(2)).is_change());
    assert!(game.place(cell, digit(4)).is_change());
    assert_eq!(game.clear_marks(), Outcome::Changed(cells(&[cell])));
    assert!(game.erase(cell).is_change());
    assert_eq!(game.marks(cell), digits(&[]));
}
