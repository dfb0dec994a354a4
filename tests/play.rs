//! What must hold for every game, whatever was done in it: tried with random actions on random boards.

mod common;

use common::boards::boards;
use proptest::prelude::*;
use quaylui::play::{
    Confirm, Content, Game, Options, Outcome, Rewind, SavedGame, WhereWrong, Written, HISTORY,
};
use quaylui::sudoku::solve::count_solutions;
use quaylui::sudoku::{Cell, CellSet, Digit, Grid, Size};

/// Anything a person can do. Cells and digits may be off the board.
#[derive(Clone, Debug)]
enum Action {
    Enter(Cell, Digit),
    Place(Cell, Digit),
    Erase(Cell),
    Mark(Cell, Digit),
    FillMarks,
    ClearMarks,
    Sketch(Cell, Digit),
    Confirm(Cell, u64),
    /// Takes over a solution of the board, or the board with this cell emptied.
    Adopt(Option<Cell>),
    Fix,
    Restart,
    Undo,
    Redo,
    UndoToRight(u64),
    Switch(bool, bool),
}

fn actions() -> impl Strategy<Value = Vec<Action>> {
    // The cells and digits of small boards come up more often, so that actions meet.
    let cell = || {
        prop_oneof![0..16usize, 0..81usize].prop_map(|index| Size::Nine.cell(index).expect("< 81"))
    };
    let digit = || {
        prop_oneof![1..=4usize, 1..=9usize].prop_map(|value| Size::Nine.digit(value).expect("1–9"))
    };
    let action = prop_oneof![
        2 => (cell(), digit()).prop_map(|(cell, digit)| Action::Enter(cell, digit)),
        6 => (cell(), digit()).prop_map(|(cell, digit)| Action::Place(cell, digit)),
        3 => cell().prop_map(Action::Erase),
        4 => (cell(), digit()).prop_map(|(cell, digit)| Action::Mark(cell, digit)),
        2 => Just(Action::FillMarks),
        1 => Just(Action::ClearMarks),
        4 => (cell(), digit()).prop_map(|(cell, digit)| Action::Sketch(cell, digit)),
        4 => (cell(), 0..200u64).prop_map(|(cell, budget)| Action::Confirm(cell, budget)),
        2 => proptest::option::of(cell()).prop_map(Action::Adopt),
        1 => Just(Action::Fix),
        1 => Just(Action::Restart),
        6 => Just(Action::Undo),
        4 => Just(Action::Redo),
        2 => (0..200u64).prop_map(Action::UndoToRight),
        1 => any::<(bool, bool)>().prop_map(|(clean, strict)| Action::Switch(clean, strict)),
    ];
    proptest::collection::vec(action, 0..60)
}

/// What an action reports: the cells it changed, if it is one that is recorded, and how many strikes it cost.
struct Report {
    changed: CellSet,
    strikes: u32,
}

fn act(game: &mut Game, action: &Action) -> Report {
    let mut strikes = 0;
    let outcome = match *action {
        Action::Enter(cell, digit) => game.enter(cell, digit),
        Action::Place(cell, digit) => game.place(cell, digit),
        Action::Erase(cell) => game.erase(cell),
        Action::Mark(cell, digit) => game.toggle_mark(cell, digit),
        Action::FillMarks => game.fill_marks(),
        Action::ClearMarks => game.clear_marks(),
        Action::Sketch(cell, digit) => game.sketch(cell, digit),
        Action::Confirm(cell, budget) => match game.confirm(cell, budget) {
            Confirm::Accepted(cells) | Confirm::Undecided(cells) => Outcome::Changed(cells),
            Confirm::Clash(_) | Confirm::Wrong => {
                strikes = 1;
                Outcome::Unchanged
            }
            Confirm::Hopeless | Confirm::NoSketch => Outcome::Unchanged,
        },
        Action::Adopt(emptied) => {
            let solution = count_solutions(game.grid(), 1, 1_000).first;
            let mut grid = solution.unwrap_or(*game.grid());
            if let Some(cell) = emptied.and_then(|cell| grid.size().cell(cell.index())) {
                grid.clear(cell);
            }
            game.adopt(&grid)
        }
        Action::Fix => game.fix_as_givens(),
        Action::Restart => game.restart(),
        Action::Undo => game.undo(),
        Action::Redo => game.redo(),
        Action::UndoToRight(budget) => match game.undo_to_right(budget) {
            Rewind::Back(cells) => Outcome::Changed(cells),
            Rewind::NotNeeded | Rewind::Givens | Rewind::Undecided => Outcome::Unchanged,
        },
        Action::Switch(auto_clean, strict) => {
            game.set_options(Options { auto_clean, strict });
            Outcome::Unchanged
        }
    };
    Report {
        changed: outcome.cells(),
        strikes,
    }
}

fn contents(game: &Game) -> Vec<Content> {
    game.contents().collect()
}

/// How many actions were done, and undone.
fn lengths(game: &Game) -> (usize, usize) {
    (game.done().len(), game.undone().len())
}

/// What holds of every game at any time.
fn check_state(game: &Game) -> Result<(), TestCaseError> {
    let (size, givens) = (game.size(), game.givens());
    prop_assert_eq!(game.contents().len(), size.cell_count());
    for (cell, content) in size.cells().zip(game.contents()) {
        prop_assert_eq!(game.grid().get(cell), content.digit());
        prop_assert_eq!(
            content.digit().is_none(),
            content.written() == Written::Nobody
        );
        prop_assert!(content.digit().is_none() || content.sketch().is_none());
        prop_assert!((content.marks() - size.all_digits()).is_empty());
        prop_assert!(content
            .sketch()
            .is_none_or(|digit| digit.index() <= size.side()));
        let given = content
            .digit()
            .filter(|_| content.written() == Written::Given);
        prop_assert_eq!(givens.get(cell), given);
    }
    let (done, undone) = lengths(game);
    prop_assert!(done + undone <= HISTORY, "{done} done and {undone} undone");
    prop_assert_eq!((game.can_undo(), game.can_redo()), (done > 0, undone > 0));
    prop_assert_eq!(game.is_complete(), {
        game.grid().is_full() && game.grid().clashes().is_empty()
    });
    Ok(())
}

/// Does an action, and checks that it did what it reports and nothing else.
fn check_action(game: &mut Game, action: &Action) -> Result<(), TestCaseError> {
    let before = game.clone();
    let report = act(game, action);
    check_state(game)?;
    let size = game.size();
    let pairs = before.contents().zip(game.contents());
    let differing: CellSet = size
        .cells()
        .zip(pairs)
        .filter(|(_, (was, is))| was != is)
        .map(|(cell, _)| cell)
        .collect();
    prop_assert_eq!(differing, report.changed);
    let (done, undone) = lengths(&before);
    let expected = match action {
        _ if differing.is_empty() => (done, undone),
        Action::Undo => (done - 1, undone + 1),
        Action::Redo => (done + 1, undone - 1),
        _ => ((done + 1).min(HISTORY), 0),
    };
    prop_assert_eq!(lengths(game), expected, "one action, one entry");
    prop_assert_eq!(game.strikes(), before.strikes() + report.strikes);
    match action {
        // Fixing makes more givens of the digits there are; undo and redo may take that back and do it again.
        Action::Fix => prop_assert_eq!(game.givens(), *before.grid()),
        Action::Undo | Action::Redo => {}
        _ => prop_assert_eq!(game.givens(), before.givens()),
    }
    Ok(())
}

/// Undoes everything and does it again.
fn check_there_and_back(game: &Game, start: Option<&[Content]>) -> Result<(), TestCaseError> {
    let (mut walked, steps) = (game.clone(), game.done().len());
    for _ in 0..steps {
        prop_assert!(walked.undo().is_change());
    }
    prop_assert!(!walked.can_undo() && !walked.undo().is_change());
    if let Some(start) = start {
        prop_assert_eq!(&contents(&walked)[..], start);
    }
    prop_assert_eq!(walked.strikes(), game.strikes(), "strikes are not undone");
    for _ in 0..steps {
        prop_assert!(walked.redo().is_change());
    }
    prop_assert_eq!(&walked, game);
    Ok(())
}

/// What comes back is what was saved, in both forms.
fn check_saving(game: &Game) -> Result<(), TestCaseError> {
    let saved = game.save();
    prop_assert_eq!(
        SavedGame::from_words(&saved.to_words()),
        Some(saved.clone())
    );
    let restored = Game::restore(saved);
    prop_assert_eq!(restored.as_ref(), Ok(game));
    Ok(())
}

fn played(board: Grid, actions: &[Action]) -> Game {
    let mut game = Game::new(board);
    for action in actions {
        act(&mut game, action);
    }
    game
}

/// Damage to a list of numbers: at a place (of any length, taken modulo), one of a few kinds of change.
fn damage() -> impl Strategy<Value = Vec<(usize, u8, u32)>> {
    proptest::collection::vec((any::<usize>(), 0..5u8, any::<u32>()), 1..4)
}

fn damaged(mut words: Vec<u32>, damage: &[(usize, u8, u32)]) -> Vec<u32> {
    for &(place, kind, value) in damage {
        let place = place % words.len();
        match kind {
            0 => words[place] ^= 1 << (value % 32),
            1 => words[place] = value,
            2 => words[place] = value % 12,
            // A content, a count or an index from elsewhere is more likely to fit than a random number.
            3 => words[place] = words[value as usize % words.len()],
            _ => {
                let other = value as usize % words.len();
                words.swap(place, other);
            }
        }
    }
    words
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(192))]

    #[test]
    fn every_action_does_what_it_says_and_can_be_undone(board in boards(), actions in actions()) {
        let mut game = Game::new(board);
        let start = contents(&game);
        for action in &actions {
            check_action(&mut game, action)?;
        }
        check_there_and_back(&game, Some(&start))?;
        check_saving(&game)?;
    }

    #[test]
    fn questions_change_nothing_and_always_have_an_answer(
        board in boards(),
        actions in actions(),
        budget in 0..300u64,
    ) {
        let game = played(board, &actions);
        let before = game.clone();
        let hint = game.hint(budget);
        let wrong = game.where_wrong(budget);
        prop_assert_eq!(&game, &before);
        prop_assert_eq!(game.hint(budget), hint);
        prop_assert_eq!(game.where_wrong(budget), wrong);
    }

    #[test]
    fn what_is_named_wrong_is_to_blame(board in boards(), actions in actions()) {
        let game = played(board, &actions);
        let WhereWrong::Here(mistake) = game.where_wrong(100_000) else { return Ok(()) };
        prop_assert!(!mistake.cells.is_empty());
        prop_assert!(mistake.entry.is_none_or(|entry| entry < game.done().len()));
        let mut without = *game.grid();
        for cell in mistake.cells.iter() {
            prop_assert!(matches!(game.written(cell), Written::Learner | Written::Machine));
            without.clear(cell);
        }
        prop_assert!(count_solutions(&without, 1, 100_000).count > 0, "{:?}", mistake);
    }

    #[test]
    fn going_back_leads_to_a_board_that_can_be_solved(board in boards(), actions in actions()) {
        let mut game = played(board, &actions);
        let before = contents(&game);
        match game.undo_to_right(100_000) {
            Rewind::Back(_) => {
                prop_assert!(count_solutions(game.grid(), 1, 100_000).count > 0);
                prop_assert!(matches!(game.undo_to_right(100_000), Rewind::NotNeeded));
                prop_assert!(game.undo().is_change());
            }
            Rewind::NotNeeded => prop_assert!(count_solutions(game.grid(), 1, 100_000).count > 0),
            Rewind::Givens => prop_assert!(count_solutions(&game.givens(), 1, 100_000).count == 0),
            Rewind::Undecided => {}
        }
        prop_assert_eq!(contents(&game), before);
    }

    #[test]
    fn damaged_games_are_refused_or_are_games(
        board in boards(),
        before in actions(),
        damage in damage(),
        after in actions(),
    ) {
        let words = damaged(played(board, &before).save().to_words(), &damage);
        let Some(saved) = SavedGame::from_words(&words) else { return Ok(()) };
        let Ok(mut game) = Game::restore(saved.clone()) else { return Ok(()) };
        prop_assert_eq!(game.save(), saved, "nothing is mended");
        check_state(&game)?;
        check_there_and_back(&game, None)?;
        let strikes_left = u32::MAX - game.strikes();
        for action in after.iter().take(strikes_left as usize) {
            check_action(&mut game, action)?;
        }
        check_saving(&game)?;
    }
}
