use super::support::*;
use quaylui::play::{Game, Mistake, Rewind, WhereWrong};
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
fn where_the_history_does_not_reach_the_wrong_digits_are_erased() {
    for text in [SMALL, "0000000000000000"] {
        let mut game = game(text);
        let (right, wrong) = (at(&game, 1, 1), at(&game, 2, 1));
        assert!(game.place(right, digit(4)).is_change());
        assert!(game.place(wrong, digit(4)).is_change());
        let mut saved = game.save();
        saved.done.clear();
        let mut game = Game::restore(saved).expect("a game without its history");
        assert_eq!(game.where_wrong(BUDGET), here(&[wrong], None));
        assert_eq!(game.undo_to_right(BUDGET), Rewind::Back(cells(&[wrong])));
        assert_eq!(game.where_wrong(BUDGET), WhereWrong::Nowhere);
    }
}
