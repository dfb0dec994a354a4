use super::support::*;
use quaylui::play::{Game, Options, RestoreError, SavedGame, HISTORY};
use quaylui::sudoku::GridError;

/// A game in which everything that can be saved is there.
fn rich() -> Game {
    let mut game = game(SMALL);
    game.set_options(Options {
        auto_clean: false,
        strict: true,
    });
    let (a, b, c, d) = (
        at(&game, 1, 1),
        at(&game, 2, 1),
        at(&game, 2, 2),
        at(&game, 4, 4),
    );
    assert!(game.fill_marks().is_change());
    assert!(game.place(a, digit(4)).is_change());
    assert!(game.sketch(b, digit(2)).is_change());
    let _ = game.confirm(b, BUDGET); // a strike
    let mut shown = *game.grid();
    shown.set(c, digit(2));
    assert!(game.adopt(&shown).is_change());
    assert!(game.place(d, digit(3)).is_change());
    assert!(game.place(d, digit(1)).is_change());
    assert!(game.undo().is_change());
    assert!(game.undo().is_change());
    game
}

#[test]
fn what_is_saved_comes_back() {
    let game = rich();
    let saved = game.save();
    assert_eq!(Game::restore(&saved), Ok(game.clone()));
    let text = serde_json::to_string(&saved).expect("plain data");
    let read: SavedGame = serde_json::from_str(&text).expect("the same data");
    assert_eq!(read, saved);
    for game in [named("empty-9"), named("dup-in-row"), named("complete")] {
        assert_eq!(Game::restore(&game.save()), Ok(game));
    }
}

/// The form is a promise to games saved long ago: it only changes together with its version.
#[test]
fn the_form_stays() {
    let text = serde_json::to_string(&rich().save()).expect("plain data");
    let right = concat!(
        r#"{"version":1,"puzzle":"0000003430200100","digits":"4000023430200100","#,
        r#""written":"2000031110100100","marks":[22,28,2,6,6,4,0,0,0,16,0,2,20,0,16,8],"#,
        r#""sketches":"0000200000000000","strikes":1,"auto_clean":false,"strict":true,"#,
        r#""done":[{"kind":3,"cells":[0,1,2,3,4,5,9,11,12,14,15]},{"kind":0,"cells":[1441792]},"#,
        r#"{"kind":5,"cells":[393220]},{"kind":7,"cells":[262149]}],"#,
        r#""undone":[{"kind":0,"cells":[528527]},{"kind":0,"cells":[528783]}]}"#,
    );
    assert_eq!(text, right);
    // Cell 15, a learner's 1 and 3 over the mark 3.
    let content = 15 | 2 << 11 | 0b100 << 17;
    assert_eq!([content | 1 << 7, content | 3 << 7], [528_527, 528_783]);
}

#[test]
fn nothing_impossible_is_believed() {
    type Change = fn(&mut SavedGame);
    let cases: [(&str, Change, RestoreError); 28] = [
        (
            "another version",
            |s| s.version = 2,
            RestoreError::Version(2),
        ),
        (
            "no digits",
            |s| s.digits.clear(),
            RestoreError::Digits(GridError::Length(0)),
        ),
        (
            "a letter",
            |s| s.digits = s.digits.replace('4', "x"),
            RestoreError::Digits(GridError::Character(0)),
        ),
        (
            "a digit too great",
            |s| s.digits = s.digits.replace('4', "5"),
            RestoreError::Digits(GridError::Character(0)),
        ),
        (
            "sketches too long",
            |s| s.sketches.push('0'),
            RestoreError::Sketches(GridError::Length(17)),
        ),
        (
            "sketches of another size",
            |s| s.sketches = "0".repeat(81),
            RestoreError::Length,
        ),
        (
            "marks too few",
            |s| s.marks.truncate(15),
            RestoreError::Length,
        ),
        (
            "writers too few",
            |s| s.written = s.written[1..].to_owned(),
            RestoreError::Length,
        ),
        (
            "writers too many",
            |s| s.written.push('0'),
            RestoreError::Length,
        ),
        (
            "mark 5 on 4×4",
            |s| s.marks[3] = 1 << 5,
            RestoreError::Cell(3),
        ),
        ("mark 0", |s| s.marks[3] = 1, RestoreError::Cell(3)),
        (
            "marks on a given",
            |s| s.marks[6] = 2,
            RestoreError::Cell(6),
        ),
        (
            "a writer without a digit",
            |s| s.written.replace_range(1..2, "2"),
            RestoreError::Cell(1),
        ),
        (
            "a digit without a writer",
            |s| s.written.replace_range(0..1, "0"),
            RestoreError::Cell(0),
        ),
        (
            "an unknown writer",
            |s| s.written.replace_range(0..1, "4"),
            RestoreError::Cell(0),
        ),
        (
            "a writer no digit",
            |s| s.written.replace_range(0..1, "é"),
            RestoreError::Cell(0),
        ),
        (
            "a sketch over a digit",
            |s| s.sketches.replace_range(0..1, "1"),
            RestoreError::Cell(0),
        ),
        (
            "another puzzle",
            |s| s.puzzle.replace_range(0..1, "1"),
            RestoreError::Puzzle,
        ),
        (
            "a given more",
            |s| {
                s.written.replace_range(0..1, "1");
                s.marks[0] = 0;
            },
            RestoreError::Puzzle,
        ),
        (
            "an unknown action",
            |s| s.done[1].kind = 11,
            RestoreError::Done(1),
        ),
        (
            "an action on nothing",
            |s| s.done[1].cells.clear(),
            RestoreError::Done(1),
        ),
        (
            "an action that changes nothing",
            |s| s.done[3].cells[0] = 5 | 2 << 7 | 3 << 11 | 0b10 << 17,
            RestoreError::Done(3),
        ),
        (
            "a cell twice",
            |s| {
                let cell = s.done[0].cells[0];
                s.done[0].cells.push(cell);
            },
            RestoreError::Done(0),
        ),
        (
            "a given changed",
            |s| s.done[2].cells[0] = 6 | 1 << 7 | 2 << 11,
            RestoreError::Done(2),
        ),
        (
            "a given made without fixing",
            |s| s.undone[0].cells[0] = 15 | 1 << 7 | 1 << 11,
            RestoreError::Undone(0),
        ),
        (
            "fixing an empty cell",
            |s| {
                s.undone[1].kind = 8;
                s.undone[1].cells[0] = 15 | 1 << 7 | 1 << 11;
            },
            RestoreError::Undone(1),
        ),
        (
            "a cell off the board",
            |s| s.undone[1].cells[0] = 16 | 1 << 7 | 2 << 11,
            RestoreError::Undone(1),
        ),
        (
            "too long",
            |s| {
                let entry = s.done[0].clone();
                s.done.resize(HISTORY, entry);
            },
            RestoreError::TooLong,
        ),
    ];
    for (name, change, error) in cases {
        let mut saved = rich().save();
        change(&mut saved);
        assert_eq!(Game::restore(&saved).map(|_| ()), Err(error), "{name}");
        assert!(!error.to_string().is_empty());
    }
}

#[test]
fn a_full_history_fits() {
    let mut game = game(SMALL);
    let cell = at(&game, 1, 1);
    for turn in 0..HISTORY + 1 {
        assert!(game
            .toggle_mark(cell, digit(1 + (turn % 3) as u8))
            .is_change());
    }
    for _ in 0..HISTORY / 3 {
        assert!(game.undo().is_change());
    }
    assert_eq!(Game::restore(&game.save()), Ok(game));
}

#[test]
fn fixing_is_taken_back_and_done_again_after_restoring() {
    let mut game = game("0000000000000000");
    let cell = at(&game, 1, 1);
    assert!(game.place(cell, digit(1)).is_change());
    assert!(game.fix_as_givens().is_change());
    let fixed = game.clone();
    let mut back = Game::restore(&game.save()).expect("a game");
    assert!(back.undo().is_change());
    let mut again = Game::restore(&back.save()).expect("a game");
    assert!(again.redo().is_change());
    assert_eq!(again, fixed);
}
