use super::support::*;
use quaylui::play::{Content, Entry, EntryKind, Options, Outcome, Refusal, Written};
use quaylui::sudoku::{Cell, CellSet, Grid, Size};

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
    assert_eq!(game.look(off_board()), None);
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
fn adopting_a_solution_marks_what_is_new_as_the_machines() {
    let mut game = game(SMALL);
    let (mine, other) = (at(&game, 1, 1), at(&game, 1, 2));
    assert!(game.place(mine, digit(4)).is_change());
    assert!(game.toggle_mark(other, digit(3)).is_change());
    let solution = grid("4312123434212143");
    assert_eq!(game.adopt(&solution).cells().len(), 16 - 5 - 1);
    assert_eq!(*game.grid(), solution);
    assert!(game.is_complete());
    assert_eq!(
        (game.written(mine), game.written(other)),
        (Written::Learner, Written::Machine)
    );
    assert_eq!(game.done().last().map(Entry::kind), Some(EntryKind::Adopt));
    assert_eq!(game.adopt(&solution), Outcome::Unchanged);
    assert!(game.undo().is_change());
    assert_eq!(game.grid().filled_cells().len(), 6);
    assert_eq!(game.marks(other), digits(&[3]));
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
fn fixing_makes_givens_that_hold() {
    let mut game = game(&"0".repeat(16));
    let cell = at(&game, 1, 1);
    assert!(game.toggle_mark(cell, digit(3)).is_change());
    assert!(game.place(cell, digit(1)).is_change());
    assert_eq!(game.givens().filled_cells(), CellSet::EMPTY);
    assert_eq!(game.fix_as_givens(), Outcome::Changed(cells(&[cell])));
    assert_eq!(game.givens().filled_cells(), cells(&[cell]));
    assert_eq!(game.place(cell, digit(2)), Outcome::Refused(Refusal::Given));
    assert_eq!(game.restart(), Outcome::Unchanged);
    assert_eq!(game.fix_as_givens(), Outcome::Unchanged);
    assert!(game.undo().is_change());
    assert_eq!(game.written(cell), Written::Learner);
}

#[test]
fn restarting_leaves_the_givens_alone_and_can_be_undone() {
    let mut game = named("easy");
    let start = game.clone();
    assert_eq!(game.restart(), Outcome::Unchanged, "nothing to take away");
    let empty: Vec<Cell> = game.grid().empty_cells().iter().collect();
    assert!(game.place(empty[0], digit(1)).is_change());
    assert!(game.toggle_mark(empty[9], digit(2)).is_change());
    assert!(game.sketch(empty[20], digit(3)).is_change());
    let played: Vec<Content> = game.contents().collect();
    assert_eq!(
        game.restart().cells(),
        cells(&[empty[0], empty[9], empty[20]])
    );
    assert!(game.contents().eq(start.contents()));
    assert!(game.undo().is_change());
    assert!(game.contents().eq(played));
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
