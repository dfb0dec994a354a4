use super::support::*;
use quaylui::play::{Entry, EntryKind, Game, Mistake, Rewind, WhereWrong};
use quaylui::sudoku::{Cell, Grid};

fn here(cells_wrong: &[Cell], entry: Option<usize>) -> WhereWrong {
    WhereWrong::Here(Mistake {
        cells: cells(cells_wrong),
        entry,
    })
}

#[test]
fn a_right_board_is_wrong_nowhere() {
    let mut game = named("hard");
    assert_eq!(game.where_wrong(BUDGET), WhereWrong::Nowhere);
    assert_eq!(game.undo_to_right(BUDGET), Rewind::NotNeeded);
    let solution = crate::common::case("hard")
        .first_solution
        .expect("a solution");
    assert!(game.adopt(&grid(&solution)).is_change());
    assert_eq!(game.where_wrong(0), WhereWrong::Nowhere);
}

#[test]
fn the_mistake_is_found_among_right_digits_and_gone_back_before_as_one_entry() {
    let mut game = game(SMALL);
    let (right, wrong, later) = (at(&game, 1, 1), at(&game, 2, 1), at(&game, 2, 2));
    assert!(game.place(right, digit(4)).is_change());
    let state = game.clone();
    assert!(game.place(wrong, digit(2)).is_change());
    assert!(game.toggle_mark(later, digit(1)).is_change());
    assert!(game.place(later, digit(1)).is_change());
    let last = game.clone();
    assert_eq!(game.where_wrong(BUDGET), here(&[wrong, later], Some(1)));
    assert_eq!(
        game.undo_to_right(BUDGET),
        Rewind::Back(cells(&[wrong, later]))
    );
    assert!(game.contents().eq(state.contents()));
    assert_eq!(
        game.done().len(),
        5,
        "going back is an entry like any other"
    );
    assert_eq!(game.done().last().map(Entry::kind), Some(EntryKind::Rewind));
    assert!(game.undo().is_change());
    assert!(game.contents().eq(last.contents()));
}

#[test]
fn mistakes_repaired_since_are_of_no_interest() {
    let mut game = game(SMALL);
    let (a, b) = (at(&game, 2, 1), at(&game, 2, 2));
    assert!(game.place(a, digit(2)).is_change()); // wrong
    assert!(game.place(a, digit(1)).is_change()); // repaired
    assert!(game.place(b, digit(1)).is_change()); // wrong
    assert_eq!(game.where_wrong(BUDGET), here(&[b], Some(2)));
    assert_eq!(game.undo_to_right(BUDGET), Rewind::Back(cells(&[b])));
    assert_eq!(game.grid().get(a), Some(digit(1)));
}

#[test]
fn a_clash_is_a_mistake_too() {
    let mut game = game(SMALL);
    let cell = at(&game, 2, 1);
    assert!(game.place(cell, digit(4)).is_change());
    assert_eq!(
        game.where_wrong(0),
        here(&[cell], Some(0)),
        "clashes need no guess"
    );
}

#[test]
fn givens_without_a_solution_are_nobodys_mistake() {
    for name in [
        "dead-cell",
        "dead-box",
        "dead-column",
        "row-conflict-forced",
        "dup-in-row",
    ] {
        let mut game = named(name);
        assert_eq!(game.where_wrong(BUDGET), WhereWrong::Givens, "{name}");
        assert_eq!(game.undo_to_right(BUDGET), Rewind::Givens, "{name}");
    }
}

#[test]
fn a_short_budget_is_admitted() {
    let hardest = include_str!("../../benches/data/hardest.txt")
        .lines()
        .next()
        .expect("a line");
    let mut game = game(hardest);
    assert_eq!(game.where_wrong(0), WhereWrong::Undecided);
    assert_eq!(game.undo_to_right(0), Rewind::Undecided);
    assert!(!game.can_undo());
}

/// On an empty board everything is open, so only what was written later can be wrong.
#[test]
fn with_many_solutions_the_younger_digit_is_blamed() {
    let mut game = Game::new(Grid::empty(quaylui::sudoku::Size::Four));
    // 3 and 4 in the first row leave 1 and 2 for its end; a 1 above the gap and a 2 beside it leave
    // nothing.
    let [old, young] = [at(&game, 4, 4), at(&game, 2, 4)];
    assert!(game.place(at(&game, 1, 1), digit(3)).is_change());
    assert!(game.place(at(&game, 1, 2), digit(4)).is_change());
    assert!(game.place(old, digit(1)).is_change());
    assert!(game.place(young, digit(2)).is_change());
    assert_eq!(game.where_wrong(BUDGET), here(&[young], Some(3)));
    assert_eq!(game.undo_to_right(BUDGET), Rewind::Back(cells(&[young])));
    assert_eq!(game.where_wrong(BUDGET), WhereWrong::Nowhere);
}

#[test]
fn a_digit_gone_since_is_not_blamed() {
    let mut game = Game::new(Grid::empty(quaylui::sudoku::Size::Four));
    let [gone, stays] = [at(&game, 1, 2), at(&game, 4, 1)];
    assert!(game.place(at(&game, 1, 1), digit(1)).is_change());
    assert!(game.place(gone, digit(1)).is_change()); // clashes with the first
    assert!(game.place(stays, digit(1)).is_change()); // so does this
    assert!(game.erase(gone).is_change());
    assert_eq!(game.where_wrong(BUDGET), here(&[stays], Some(1)));
}

#[test]
fn where_the_history_does_not_reach_the_wrong_digits_are_erased() {
    for text in [SMALL, "0000000000000000"] {
        let mut game = game(text);
        let (right, wrong) = (at(&game, 1, 1), at(&game, 2, 1));
        assert!(game.place(right, digit(4)).is_change());
        assert!(game.place(wrong, digit(4)).is_change());
        let mut saved = game.save();
        saved.done.clear();
        let mut game = Game::restore(&saved).expect("a game without its history");
        assert_eq!(game.where_wrong(BUDGET), here(&[wrong], None));
        assert_eq!(game.undo_to_right(BUDGET), Rewind::Back(cells(&[wrong])));
        assert_eq!(game.where_wrong(BUDGET), WhereWrong::Nowhere);
    }
}
