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
