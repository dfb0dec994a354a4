use super::support::*;
use quaylui::play::{EntryKind, Outcome};

#[test]
fn undo_and_redo_walk_the_same_way() {
    let mut game = game(SMALL);
    let cell = at(&game, 1, 1);
    let mut states = vec![game.clone()];
    for value in [1, 2, 4] {
        assert!(game.place(cell, digit(value)).is_change());
        states.push(game.clone());
    }
    for state in states.iter().rev().skip(1) {
        assert_eq!(game.undo(), Outcome::Changed(cells(&[cell])));
        assert!(game.contents().eq(state.contents()));
    }
    assert!(!game.can_undo() && game.can_redo());
    assert_eq!(game.undone().len(), 3);
    for state in &states[1..] {
        assert!(game.redo().is_change());
        assert!(game.contents().eq(state.contents()));
    }
    assert!(game.can_undo() && !game.can_redo());
}

#[test]
fn entries_say_what_they_are_of() {
    let mut game = game(SMALL);
    let cell = at(&game, 1, 1);
    let all = [
        (game.toggle_mark(cell, digit(1)), EntryKind::Mark),
        (game.fill_marks(), EntryKind::FillMarks),
        (game.clear_marks(), EntryKind::ClearMarks),
        (game.sketch(cell, digit(1)), EntryKind::Sketch),
        (game.place(cell, digit(1)), EntryKind::Place),
        (game.erase(cell), EntryKind::Erase),
        (game.place(cell, digit(4)), EntryKind::Place),
        (game.restart(), EntryKind::Restart),
        (game.adopt(&grid("4312123434212143")), EntryKind::Adopt),
        (game.fix_as_givens(), EntryKind::Fix),
    ];
    assert_eq!(game.done().len(), all.len());
    for (entry, (outcome, kind)) in game.done().zip(all) {
        assert_eq!(entry.kind(), kind);
        assert_eq!(Outcome::Changed(entry.cells()), outcome, "{kind:?}");
    }
    for (number, kind) in EntryKind::ALL.into_iter().enumerate() {
        assert_eq!(kind as usize, number);
    }
}
