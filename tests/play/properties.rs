//! What holds for any game, however it is played.

use super::support::BUDGET;
use proptest::prelude::*;
use quaylui::play::{Content, Game, Options, Outcome, Rewind, SavedGame, WhereWrong, Written};
use quaylui::sudoku::solve::count_solutions;
use quaylui::sudoku::{Cell, Digit, Grid, Size};

#[derive(Clone, Debug)]
enum Action {
    Place(usize, u8),
    Erase(usize),
    Mark(usize, u8),
    Fill,
    Clear,
    Sketch(usize, u8),
    Confirm(usize),
    Adopt(u64),
    Fix,
    Restart,
    Rewind,
    Undo,
    Redo,
    Options(bool, bool),
}

fn action() -> impl Strategy<Value = Action> {
    let (cell, digit) = (0..81_usize, 1..=9_u8);
    prop_oneof![
        8 => (cell.clone(), digit.clone()).prop_map(|(c, d)| Action::Place(c, d)),
        3 => cell.clone().prop_map(Action::Erase),
        5 => (cell.clone(), digit.clone()).prop_map(|(c, d)| Action::Mark(c, d)),
        1 => Just(Action::Fill),
        1 => Just(Action::Clear),
        3 => (cell.clone(), digit).prop_map(|(c, d)| Action::Sketch(c, d)),
        3 => cell.prop_map(Action::Confirm),
        1 => any::<u64>().prop_map(Action::Adopt),
        1 => Just(Action::Fix),
        1 => Just(Action::Restart),
        1 => Just(Action::Rewind),
        3 => Just(Action::Undo),
        2 => Just(Action::Redo),
        1 => any::<(bool, bool)>().prop_map(|(a, b)| Action::Options(a, b)),
    ]
}

fn start() -> impl Strategy<Value = Game> {
    prop::sample::select(
        crate::common::cases()
            .into_iter()
            .map(|case| case.grid)
            .collect::<Vec<_>>(),
    )
    .prop_map(Game::new)
}

/// Some digits of a solution of the board, as a search in progress would show them.
fn partly_solved(game: &Game, choice: u64) -> Grid {
    let mut shown = *game.grid();
    if let Some(solution) = count_solutions(&game.givens(), 1, 1_000).first {
        for cell in shown.empty_cells().iter() {
            if let (0, Some(digit)) = (choice >> (cell.index() % 64) & 1, solution.get(cell)) {
                shown.set(cell, digit);
            }
        }
    }
    shown
}

fn act(game: &mut Game, action: &Action) {
    let digit = |value: u8| Digit::new(value).expect("a digit");
    let cell = |index: usize| Size::Nine.cell(index).expect("a cell");
    match *action {
        Action::Place(c, d) => drop(game.place(cell(c), digit(d))),
        Action::Erase(c) => drop(game.erase(cell(c))),
        Action::Mark(c, d) => drop(game.toggle_mark(cell(c), digit(d))),
        Action::Fill => drop(game.fill_marks()),
        Action::Clear => drop(game.clear_marks()),
        Action::Sketch(c, d) => drop(game.sketch(cell(c), digit(d))),
        Action::Confirm(c) => drop(game.confirm(cell(c), 50)),
        Action::Adopt(choice) => drop(game.adopt(&partly_solved(game, choice))),
        Action::Fix => drop(game.fix_as_givens()),
        Action::Restart => drop(game.restart()),
        Action::Rewind => drop(game.undo_to_right(200)),
        Action::Undo => drop(game.undo()),
        Action::Redo => drop(game.redo()),
        Action::Options(auto_clean, strict) => game.set_options(Options { auto_clean, strict }),
    }
}

/// What must be so in any game at any time.
fn check(game: &Game) -> Result<(), TestCaseError> {
    for (cell, content) in game.size().cells().zip(game.contents()) {
        prop_assert_eq!(content.digit(), game.grid().get(cell));
        prop_assert_eq!(
            content.digit().is_none(),
            content.written() == Written::Nobody
        );
        prop_assert!(content.digit().is_none() || content.sketch().is_none());
        prop_assert!((content.marks() - game.size().all_digits()).is_empty());
    }
    prop_assert_eq!(
        game.is_complete(),
        game.grid().is_full() && game.clashes().is_empty()
    );
    Ok(())
}

fn contents(game: &Game) -> Vec<Content> {
    game.contents().collect()
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(200) })]

    #[test]
    fn undoing_everything_leads_to_the_start_and_redoing_everything_to_the_end(
        mut game in start(), actions in prop::collection::vec(action(), 0..60),
    ) {
        let before = contents(&game);
        for action in &actions {
            act(&mut game, action);
            check(&game)?;
        }
        let end = game.clone();
        while game.undo().is_change() {
            check(&game)?;
        }
        prop_assert_eq!(contents(&game), before);
        while game.undone().len() > end.undone().len() {
            prop_assert!(game.redo().is_change());
        }
        prop_assert_eq!(game, end);
    }

    #[test]
    fn an_outcome_names_the_cells_that_changed_and_no_others(
        mut game in start(), actions in prop::collection::vec(action(), 0..40),
        cell in 0..81_usize, value in 1..=9_u8,
    ) {
        for action in &actions {
            act(&mut game, action);
        }
        let (cell, digit) = (Size::Nine.cell(cell).expect("a cell"), Digit::new(value).expect("a digit"));
        let all: [fn(&mut Game, Cell, Digit) -> Outcome; 10] = [
            Game::place, Game::toggle_mark, Game::sketch, Game::enter,
            |game, cell, _| game.erase(cell), |game, _, _| game.fill_marks(),
            |game, _, _| game.clear_marks(), |game, _, _| game.restart(),
            |game, _, _| game.undo(), |game, _, _| game.redo(),
        ];
        for action in all {
            let mut after = game.clone();
            let outcome = action(&mut after, cell, digit);
            let changed = game.size().cells().filter(|&c| game.content(c) != after.content(c)).collect();
            prop_assert_eq!(outcome.cells(), changed);
            prop_assert_eq!(outcome.is_change(), !outcome.cells().is_empty());
            prop_assert!(outcome.is_change() || game == after, "nothing done, nothing recorded");
        }
    }

    #[test]
    fn givens_never_change(
        mut game in start(), actions in prop::collection::vec(action(), 0..60),
    ) {
        let givens = game.givens();
        for action in &actions {
            act(&mut game, action);
            for cell in givens.filled_cells().iter() {
                prop_assert_eq!(game.written(cell), Written::Given);
                prop_assert_eq!(game.grid().get(cell), givens.get(cell));
            }
            if !actions.iter().any(|action| matches!(action, Action::Fix)) {
                prop_assert_eq!(game.givens(), givens);
            }
        }
    }

    #[test]
    fn what_is_saved_comes_back(
        mut game in start(), actions in prop::collection::vec(action(), 0..60),
    ) {
        for action in &actions {
            act(&mut game, action);
        }
        let text = serde_json::to_string(&game.save()).expect("plain data");
        let read: SavedGame = serde_json::from_str(&text).expect("the same data");
        prop_assert_eq!(Game::restore(&read), Ok(game));
    }

    /// Whatever is done to a record, it is refused or it is a game like any other.
    #[test]
    fn a_spoilt_record_is_refused_or_plays(
        mut game in start(), actions in prop::collection::vec(action(), 1..40),
        more in prop::collection::vec(action(), 0..20),
        places in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 1..4),
    ) {
        for action in &actions {
            act(&mut game, action);
        }
        let mut text = serde_json::to_string(&game.save()).expect("plain data").into_bytes();
        // Digits for digits, so that most records are still read.
        let numbers: Vec<usize> = (0..text.len()).filter(|&i| text[i].is_ascii_digit()).collect();
        for (place, byte) in places {
            text[numbers[place.index(numbers.len())]] = b'0' + byte % 10;
        }
        if let Ok(saved) = serde_json::from_slice::<SavedGame>(&text) {
            if let Ok(mut game) = Game::restore(&saved) {
                prop_assert_eq!(game.save(), saved);
                for action in &more {
                    act(&mut game, action);
                    check(&game)?;
                }
                while game.undo().is_change() {
                    check(&game)?;
                }
                while game.redo().is_change() {}
                let _ = game.hint(50);
            }
        }
    }

    /// Going back always leads to a board that is right, and names cells that are not givens.
    #[test]
    fn the_way_back_leads_to_a_right_board(
        mut game in start(), actions in prop::collection::vec(action(), 0..40),
    ) {
        for action in &actions {
            act(&mut game, action);
        }
        let wrong = game.where_wrong(BUDGET);
        let solvable = |grid: &Grid| count_solutions(grid, 1, BUDGET).count > 0;
        match wrong {
            WhereWrong::Nowhere => prop_assert!(solvable(game.grid())),
            WhereWrong::Givens => prop_assert!(!solvable(&game.givens())),
            WhereWrong::Undecided => {}
            WhereWrong::Here(mistake) => {
                prop_assert!(!solvable(game.grid()) && solvable(&game.givens()));
                prop_assert!(!mistake.cells.is_empty());
                let mut without = *game.grid();
                for cell in mistake.cells.iter() {
                    prop_assert!(!matches!(game.written(cell), Written::Given | Written::Nobody));
                    without.clear(cell);
                }
                prop_assert!(solvable(&without), "without those cells the board is right");
                let rewound = matches!(game.undo_to_right(BUDGET), Rewind::Back(_));
                prop_assert!(rewound);
                prop_assert!(solvable(game.grid()));
            }
        }
    }
}
