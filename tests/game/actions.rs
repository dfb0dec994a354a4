use super::support::*;
use quaylui::play::{Content, Options, Outcome, Refusal, Written};
use quaylui::sudoku::{CellSet, Grid, Size};

#[test]
fn a_new_game_shows_its_givens_and_nothing_else() {
    let game = named("easy");
    assert_eq!(game.givens(), *game.grid());
    for cell in game.size().cells() {
        let written = if game.grid().get(cell).is_some() {
            Written::Given
        } else {
            Written::Nobody
        };
        assert_eq!(game.written(cell), written);
        assert!(game.marks(cell).is_empty() && game.sketch_of(cell).is_none());
    }
    assert!(!game.can_undo() && !game.can_redo() && !game.is_complete());
    assert_eq!(game.strikes(), 0);
}

#[test]
fn placing_writes_the_learners_digit() {
    let mut game = game(SMALL);
    let cell = at(&game, 1, 1);
    assert_eq!(game.place(cell, digit(4)), Outcome::Changed(cells(&[cell])));
    assert_eq!(
        (game.grid().get(cell), game.written(cell)),
        (Some(digit(4)), Written::Learner)
    );
    assert_eq!(
        game.place(cell, digit(4)),
        Outcome::Unchanged,
        "the same digit again"
    );
    assert_eq!(game.done().len(), 1);
    assert_eq!(
        game.place(cell, digit(3)),
        Outcome::Changed(cells(&[cell])),
        "another over it"
    );
    assert_eq!(game.done().len(), 2);
}

#[test]
fn a_clashing_digit_may_be_written_and_is_named() {
    let mut game = game(SMALL);
    let (cell, given) = (at(&game, 2, 1), at(&game, 2, 4));
    assert!(game.place(cell, digit(4)).is_change());
    assert_eq!(game.clash_cells(), cells(&[cell, given]));
    assert_eq!(game.clashes().len(), 1);
    assert!(game.erase(cell).is_change());
    assert!(game.clash_cells().is_empty());
}

#[test]
fn givens_and_what_is_off_the_board_are_refused() {
    let mut game = game(SMALL);
    let before = game.clone();
    let (given, open) = (at(&game, 2, 3), at(&game, 1, 1));
    let refusals = [
        (game.place(given, digit(1)), Refusal::Given),
        (game.erase(given), Refusal::Given),
        (game.toggle_mark(given, digit(1)), Refusal::Given),
        (game.sketch(given, digit(1)), Refusal::Given),
        (game.place(open, digit(5)), Refusal::OffBoard),
        (game.toggle_mark(open, digit(9)), Refusal::OffBoard),
        (game.sketch(open, digit(5)), Refusal::OffBoard),
        (game.place(off_board(), digit(1)), Refusal::OffBoard),
        (game.erase(off_board()), Refusal::OffBoard),
        (game.toggle_mark(off_board(), digit(1)), Refusal::OffBoard),
        (game.sketch(off_board(), digit(1)), Refusal::OffBoard),
        (game.adopt(&Grid::empty(Size::Nine)), Refusal::OffBoard),
        (game.adopt(&Grid::empty(Size::Four)), Refusal::Given),
    ];
    for (place, (outcome, refusal)) in refusals.into_iter().enumerate() {
        assert_eq!(outcome, Outcome::Refused(refusal), "number {place}");
        assert_eq!(outcome.cells(), CellSet::EMPTY);
    }
    assert_eq!(game, before);
}

#[test]
fn erasing_takes_the_digit_first_and_the_marks_next() {
    let mut game = game(SMALL);
    let cell = at(&game, 1, 1);
    for _ in [
        game.toggle_mark(cell, digit(1)),
        game.sketch(cell, digit(2)),
    ] {}
    assert!(game.place(cell, digit(4)).is_change());
    assert_eq!(
        game.content(cell).marks(),
        digits(&[]),
        "a digit covers the marks"
    );
    assert_eq!(game.sketch_of(cell), None, "and uses the sketch up");
    assert!(game.erase(cell).is_change());
    assert_eq!(
        game.marks(cell),
        digits(&[1]),
        "the marks come to light again"
    );
    assert!(game.sketch(cell, digit(2)).is_change());
    assert!(game.erase(cell).is_change());
    assert_eq!(game.content(cell), Content::default());
    assert_eq!(
        game.erase(cell),
        Outcome::Unchanged,
        "nothing is left to erase"
    );
    assert_eq!(game.done().len(), 6);
}

#[test]
fn entering_sketches_in_strict_mode_and_places_otherwise() {
    let mut game = game(SMALL);
    let cell = at(&game, 1, 1);
    game.set_options(Options {
        strict: true,
        ..game.options()
    });
    assert!(game.enter(cell, digit(4)).is_change());
    assert_eq!(
        (game.grid().get(cell), game.sketch_of(cell)),
        (None, Some(digit(4)))
    );
    game.set_options(Options {
        strict: false,
        ..game.options()
    });
    assert!(game.enter(cell, digit(4)).is_change());
    assert_eq!(
        (game.grid().get(cell), game.sketch_of(cell)),
        (Some(digit(4)), None)
    );
}

#[test]
fn adopting_a_smaller_board_erases_and_cleans_only_for_what_is_new() {
    let mut game = game(SMALL);
    let (a, b, c) = (at(&game, 1, 1), at(&game, 1, 2), at(&game, 1, 3));
    for value in [1, 3, 4] {
        assert!(game.toggle_mark(c, digit(value)).is_change());
    }
    assert!(game.place(a, digit(4)).is_change());
    assert_eq!(game.marks(c), digits(&[1, 3]), "cleaned by placing");
    let mut shown = game.givens();
    shown.set(b, digit(3));
    assert!(game.adopt(&shown).is_change());
    assert_eq!(*game.grid(), shown);
    assert_eq!(
        (game.written(a), game.written(b)),
        (Written::Nobody, Written::Machine)
    );
    assert_eq!(game.marks(c), digits(&[1]));
}

#[test]
fn missing_digits_are_counted() {
    let mut game = game(SMALL);
    assert_eq!(
        [1, 2, 3, 4, 5].map(|v| game.missing(digit(v))),
        [3, 3, 2, 3, 0]
    );
    for col in 1..=3 {
        assert!(game.place(at(&game, 1, col), digit(3)).is_change());
    }
    assert_eq!(
        game.missing(digit(3)),
        0,
        "more than enough is not less than nothing"
    );
}

#[test]
fn a_full_board_is_complete_only_without_clashes() {
    let mut game = game("4312123434212140");
    let cell = at(&game, 4, 4);
    assert!(game.place(cell, digit(1)).is_change());
    assert!(game.grid().is_full() && !game.is_complete());
    assert!(game.place(cell, digit(3)).is_change());
    assert!(game.is_complete());
}

#[test]
#[should_panic(expected = "no cell 80")]
fn reading_a_cell_off_the_board_is_a_bug_of_the_caller() {
    let _ = game(SMALL).content(off_board());
}
