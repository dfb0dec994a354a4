//! Games told move by move: what each action is for, and what it must not touch.

mod common;

use common::case;
use quaylui::play::{
    Confirm, Entry, EntryKind, Game, Hint, Mistake, Options, Outcome, Refusal, RestoreError,
    Rewind, WhereWrong, Written, HISTORY,
};
use quaylui::sudoku::{Cell, Digit, DigitSet, Grid, Size};

const BUDGET: u64 = 10_000;

fn game(name: &str) -> Game {
    Game::new(case(name).grid)
}

/// The only solution.
fn solution(name: &str) -> Grid {
    let text = case(name).first_solution.expect("it has one");
    text.parse().expect("a board")
}

fn cell(size: Size, index: usize) -> Cell {
    size.cell(index).expect("on the board")
}

fn digit(value: u8) -> Digit {
    Digit::new(value).expect("a digit")
}

fn digits(values: &[u8]) -> DigitSet {
    values.iter().map(|&value| digit(value)).collect()
}

/// The empty cells, in reading order.
fn empty(game: &Game) -> Vec<Cell> {
    game.grid().empty_cells().iter().collect()
}

/// A candidate of the cell that is not the solution's digit.
fn wrong_candidate(game: &Game, cell: Cell, solution: &Grid) -> Option<Digit> {
    let right = solution.get(cell);
    let mut candidates = game.grid().candidates(cell).iter();
    candidates.find(|&digit| Some(digit) != right)
}

fn kinds(game: &Game) -> Vec<EntryKind> {
    game.done().map(Entry::kind).collect()
}

fn strict(mut game: Game) -> Game {
    game.set_options(Options {
        strict: true,
        ..game.options()
    });
    game
}

// ---- strict mode

#[test]
fn a_sketch_is_confirmed_or_costs_a_strike() {
    let solution = solution("easy");
    let mut game = strict(game("easy"));
    let place = *empty(&game)
        .iter()
        .find(|&&cell| wrong_candidate(&game, cell, &solution).is_some())
        .expect("a cell of several candidates");
    let barred = (Size::Nine.all_digits() - game.grid().candidates(place)).first();
    let barred = barred.expect("a digit that clashes");
    let wrong = wrong_candidate(&game, place, &solution).expect("chosen so");
    let right = solution.get(place).expect("it is full");

    assert_eq!(game.confirm(place, BUDGET), Confirm::NoSketch);

    assert!(game.enter(place, barred).is_change());
    let bars = game.grid().barring(place, barred);
    assert_eq!(game.confirm(place, BUDGET), Confirm::Clash(bars));
    assert_eq!((game.strikes(), game.sketch_of(place)), (1, Some(barred)));

    assert!(game.enter(place, wrong).is_change());
    assert_eq!(game.confirm(place, BUDGET), Confirm::Wrong);
    assert_eq!((game.strikes(), game.sketch_of(place)), (2, Some(wrong)));
    assert_eq!(game.grid().get(place), None, "the board stays");

    assert!(game.enter(place, right).is_change());
    assert!(
        matches!(game.confirm(place, BUDGET), Confirm::Accepted(cells) if cells.contains(place))
    );
    assert_eq!(
        (game.grid().get(place), game.sketch_of(place)),
        (Some(right), None)
    );
    assert_eq!(game.written(place), Written::Learner);
    let (sketch, confirm) = (EntryKind::Sketch, EntryKind::Confirm);
    assert_eq!(
        kinds(&game),
        [sketch, sketch, sketch, confirm],
        "strikes are no entries"
    );

    while game.undo().is_change() {}
    assert_eq!((game.strikes(), game.grid()), (2, &case("easy").grid));
}

#[test]
fn without_a_budget_a_digit_that_may_be_right_is_written() {
    let mut game = strict(game("inkala-2012"));
    let first = empty(&game)[0];
    let candidate = game.grid().candidates(first).first().expect("a candidate");
    assert!(game.enter(first, candidate).is_change());
    assert!(matches!(game.confirm(first, 0), Confirm::Undecided(cells) if cells.contains(first)));
    assert_eq!(
        (game.grid().get(first), game.strikes()),
        (Some(candidate), 0)
    );
}

#[test]
fn on_a_board_that_cannot_be_solved_no_digit_is_to_blame() {
    let mut game = strict(game("dead-cell"));
    let open = empty(&game).into_iter().find_map(|cell| {
        let candidate = game.grid().candidates(cell).first()?;
        Some((cell, candidate))
    });
    let (cell, candidate) = open.expect("a cell that is not dead");
    assert!(game.enter(cell, candidate).is_change());
    assert_eq!(game.confirm(cell, BUDGET), Confirm::Hopeless);
    assert_eq!((game.strikes(), game.sketch_of(cell)), (0, Some(candidate)));
}

// ---- where it went wrong

#[test]
fn the_way_back_is_one_entry() {
    let solution = solution("easy");
    let mut game = game("easy");
    let cells = empty(&game);
    let right = |cell| solution.get(cell).expect("it is full");
    assert!(game.place(cells[0], right(cells[0])).is_change());
    assert_eq!(game.where_wrong(BUDGET), WhereWrong::Nowhere);
    assert!(matches!(game.undo_to_right(BUDGET), Rewind::NotNeeded));
    let (astray, wrong) = cells[1..]
        .iter()
        .find_map(|&cell| Some((cell, wrong_candidate(&game, cell, &solution)?)))
        .expect("a cell of several candidates");
    let last = *cells.last().expect("some");
    assert!(game.place(astray, wrong).is_change());
    let expected = Mistake {
        cells: [astray].into_iter().collect(),
        entry: Some(1),
    };
    assert_eq!(game.hint(BUDGET), Hint::Wrong(expected));
    assert!(game.place(last, right(last)).is_change());
    assert_eq!(game.where_wrong(BUDGET), WhereWrong::Here(expected));

    let before = game.clone();
    let Rewind::Back(back) = game.undo_to_right(BUDGET) else {
        panic!("there is a way back")
    };
    assert_eq!(back, [astray, last].into_iter().collect());
    assert_eq!(game.grid().get(cells[0]), Some(right(cells[0])));
    assert_eq!(game.done().len(), 4);
    assert_eq!(kinds(&game).last(), Some(&EntryKind::Rewind));
    assert!(game.undo().is_change());
    assert_eq!(game.grid(), before.grid());
}

#[test]
fn a_mistake_that_was_repaired_is_of_no_interest() {
    let solution = solution("easy");
    let mut game = game("easy");
    let cells = empty(&game);
    let (astray, wrong) = cells
        .iter()
        .find_map(|&cell| Some((cell, wrong_candidate(&game, cell, &solution)?)))
        .expect("a cell of several candidates");
    assert!(game.place(astray, wrong).is_change());
    assert!(game.erase(astray).is_change());
    assert_eq!(game.where_wrong(BUDGET), WhereWrong::Nowhere);
    assert!(game.place(astray, wrong).is_change());
    let found = game.where_wrong(BUDGET);
    assert!(
        matches!(found, WhereWrong::Here(Mistake { entry: Some(2), .. })),
        "{found:?}"
    );
}

#[test]
fn an_earlier_mistake_that_was_erased_is_not_blamed_for_a_later_one() {
    // Both later 1s clash with the first; the one that left the right way is gone again.
    let mut game = Game::new(Grid::empty(Size::Four));
    let at = |row, col| Cell::at(Size::Four, row, col);
    for (place, value) in [(at(0, 0), 1), (at(0, 1), 1), (at(0, 3), 1)] {
        assert!(game.place(place, digit(value)).is_change());
    }
    assert!(game.erase(at(0, 1)).is_change());
    let expected = Mistake {
        cells: [at(0, 3)].into_iter().collect(),
        entry: Some(1),
    };
    assert_eq!(game.where_wrong(BUDGET), WhereWrong::Here(expected));
}

#[test]
fn boards_without_a_right_place_to_go_back_to() {
    let mut dead = game("dead-cell");
    assert_eq!(dead.where_wrong(BUDGET), WhereWrong::Givens);
    assert!(matches!(dead.undo_to_right(BUDGET), Rewind::Givens));
    let mut hard = game("inkala-2012");
    assert_eq!(hard.where_wrong(0), WhereWrong::Undecided);
    assert!(matches!(hard.undo_to_right(0), Rewind::Undecided));
    assert!(!hard.can_undo() && !dead.can_undo());
}

// ---- whole boards at once

#[test]
fn what_the_machine_wrote_is_one_entry() {
    let solution = solution("default-4");
    let mut game = game("default-4");
    let start = *game.grid();
    let mine = empty(&game)[0];
    let right = solution.get(mine).expect("it is full");
    assert!(game.place(mine, right).is_change());
    let Outcome::Changed(cells) = game.adopt(&solution) else {
        panic!("nothing is in the way")
    };
    assert_eq!(
        cells.len(),
        Size::Four.cell_count() - start.filled_cells().len() - 1
    );
    assert!(cells
        .iter()
        .all(|cell| game.written(cell) == Written::Machine));
    assert_eq!(
        game.written(mine),
        Written::Learner,
        "who wrote it, wrote it"
    );
    assert!(game.is_complete());
    assert_eq!(game.adopt(&solution), Outcome::Unchanged);
    assert_eq!(kinds(&game), [EntryKind::Place, EntryKind::Adopt]);

    assert_eq!(
        game.adopt(&Grid::empty(Size::Four)),
        Outcome::Refused(Refusal::Given)
    );
    assert_eq!(
        game.adopt(&Grid::empty(Size::Nine)),
        Outcome::Refused(Refusal::OffBoard)
    );
    assert!(game.undo().is_change());
    assert_eq!(
        game.grid().filled_cells().len(),
        start.filled_cells().len() + 1
    );
}

#[test]
fn restarting_keeps_givens_and_strikes_and_can_be_undone() {
    let mut game = strict(game("default-4"));
    let first = empty(&game)[0];
    let barred = (Size::Four.all_digits() - game.grid().candidates(first)).first();
    assert!(game.sketch(first, barred.expect("a clash")).is_change());
    assert!(matches!(game.confirm(first, BUDGET), Confirm::Clash(_)));
    assert!(game.fill_marks().is_change());
    assert!(game
        .place(first, game.grid().candidates(first).first().expect("one"))
        .is_change());
    let before = game.clone();

    assert!(game.restart().is_change());
    assert_eq!((game.grid(), game.strikes()), (&case("default-4").grid, 1));
    assert!(game
        .contents()
        .all(|content| content.marks().is_empty() && content.sketch().is_none()));
    assert_eq!(game.restart(), Outcome::Unchanged);
    assert!(game.undo().is_change());
    assert!(game.contents().eq(before.contents()));
}

#[test]
fn typed_in_digits_become_givens_until_that_is_undone() {
    let mut game = Game::new(Grid::empty(Size::Four));
    let typed = cell(Size::Four, 5);
    assert!(game.place(typed, digit(3)).is_change());
    assert!(game.fix_as_givens().is_change());
    assert_eq!(game.written(typed), Written::Given);
    assert_eq!(
        game.place(typed, digit(2)),
        Outcome::Refused(Refusal::Given)
    );
    assert_eq!(game.erase(typed), Outcome::Refused(Refusal::Given));
    assert_eq!(game.fix_as_givens(), Outcome::Unchanged);
    assert!(game.undo().is_change());
    assert!(game.place(typed, digit(2)).is_change());
}

// ---- pencil marks

#[test]
fn marks_are_filled_with_candidates_and_cleared() {
    let mut game = game("default-4");
    let first = empty(&game)[0];
    assert!(game.toggle_mark(first, digit(4)).is_change());
    assert!(game.fill_marks().is_change());
    for cell in empty(&game) {
        assert_eq!(game.marks(cell), game.grid().candidates(cell));
    }
    assert_eq!(game.fill_marks(), Outcome::Unchanged);
    // Marks that a digit covers are cleared too: they do not come back from under it.
    let candidate = game.grid().candidates(first).first().expect("one");
    assert!(game.place(first, candidate).is_change());
    assert!(game.clear_marks().is_change());
    assert!(game.erase(first).is_change());
    assert!(game.contents().all(|content| content.marks().is_empty()));
    assert_eq!(game.clear_marks(), Outcome::Unchanged);
}

#[test]
fn placing_cleans_the_peers_marks_and_undo_brings_them_back() {
    let at = |row, col| Cell::at(Size::Four, row, col);
    // One in each kind of house, and one that is no peer.
    let (peers, stranger) = ([at(0, 3), at(3, 0), at(1, 1)], at(2, 3));
    for auto_clean in [true, false] {
        let mut game = Game::new(Grid::empty(Size::Four));
        game.set_options(Options {
            auto_clean,
            strict: false,
        });
        for cell in peers.into_iter().chain([stranger]) {
            assert!(game.toggle_mark(cell, digit(1)).is_change());
            assert!(game.toggle_mark(cell, digit(2)).is_change());
        }
        let before = game.clone();
        let left = if auto_clean {
            digits(&[2])
        } else {
            digits(&[1, 2])
        };
        assert!(game.place(at(0, 0), digit(1)).is_change());
        assert_eq!(peers.map(|cell| game.marks(cell)), [left; 3]);
        assert_eq!(game.marks(stranger), digits(&[1, 2]));
        assert!(game.undo().is_change());
        assert!(game.contents().eq(before.contents()));
    }
}

// ---- history

/// A game in which a mark was set and removed in turns.
fn toggled(times: usize) -> Game {
    let mut game = Game::new(Grid::empty(Size::Four));
    for turn in 0..times {
        // Another cell for each hundred, so that what is forgotten can be told.
        let place = cell(Size::Four, turn / 100 % 16);
        assert!(game.toggle_mark(place, digit(1)).is_change());
    }
    game
}

#[test]
fn beyond_its_bound_the_oldest_actions_are_forgotten() {
    let mut game = toggled(HISTORY + 99);
    assert_eq!(game.done().len(), HISTORY);
    while game.undo().is_change() {}
    assert_eq!(game.undone().len(), HISTORY);
    // The first 99 stay done: an odd number of turns.
    assert_eq!(game.marks(cell(Size::Four, 0)), digits(&[1]));
}

#[test]
fn a_history_longer_than_any_game_keeps_is_refused() {
    let done = toggled(HISTORY).save();
    let mut game = toggled(HISTORY);
    while game.undo().is_change() {}
    let mut both = done.clone();
    // Both lists fit the board, for every cell was toggled an even number of times.
    both.undone = game.save().undone;
    assert_eq!(Game::restore(both.clone()), Err(RestoreError::History));
    both.done.clear();
    assert!(Game::restore(both).is_ok());
    assert!(Game::restore(done).is_ok());
}

#[test]
fn a_new_action_drops_what_was_undone_but_nothing_done_does_not() {
    let mut game = game("default-4");
    let cells = empty(&game);
    assert!(game.toggle_mark(cells[0], digit(1)).is_change());
    assert!(game.undo().is_change());
    assert_eq!(game.clear_marks(), Outcome::Unchanged);
    assert!(game.can_redo());
    assert!(game.toggle_mark(cells[1], digit(1)).is_change());
    assert!(!game.can_redo());
}

#[test]
fn damaged_data_are_refused_with_their_reason() {
    let mut game = game("default-4");
    assert!(game.fix_as_givens() == Outcome::Unchanged);
    let first = empty(&game)[0];
    let candidate = game.grid().candidates(first).first().expect("one");
    assert!(game.place(first, candidate).is_change());
    assert!(game.fix_as_givens().is_change());
    let good = game.save();
    assert_eq!(Game::restore(good.clone()), Ok(game));
    let given = case("default-4").grid.filled_cells().first().expect("one");
    let (given, first) = (given.index(), first.index());
    let refused = |damage: &dyn Fn(&mut quaylui::play::SavedGame)| {
        let mut bad = good.clone();
        damage(&mut bad);
        Game::restore(bad).expect_err("it is damaged")
    };
    assert_eq!(refused(&|bad| bad.version += 1), RestoreError::Version);
    assert_eq!(refused(&|bad| bad.cells.truncate(15)), RestoreError::Size);
    let cell = |index| RestoreError::Cell { index };
    assert_eq!(
        refused(&|bad| bad.cells[given] |= 0xF),
        cell(given),
        "no digit 15"
    );
    assert_eq!(
        refused(&|bad| bad.cells[given] |= 1 << 11),
        cell(given),
        "marks under a given"
    );
    assert_eq!(
        refused(&|bad| bad.cells[given] |= 1 << 20),
        cell(given),
        "a bit too many"
    );
    assert_eq!(
        refused(&|bad| bad.cells[first] &= !0x30),
        cell(first),
        "nobody's digit"
    );
    let history = RestoreError::History;
    assert_eq!(
        refused(&|bad| bad.done[0].kind = 11),
        history,
        "no such kind"
    );
    assert_eq!(
        refused(&|bad| bad.done[1].kind = 0),
        history,
        "a given placed"
    );
    assert_eq!(
        refused(&|bad| bad.done[1].cells[0].1 ^= 3),
        history,
        "fixing changes a digit"
    );
    assert_eq!(
        refused(&|bad| bad.done[0].cells[0].0 = given as u8),
        history,
        "a given touched"
    );
    assert_eq!(
        refused(&|bad| bad.done[0].cells.clear()),
        history,
        "nothing changes"
    );
    assert_eq!(
        refused(&|bad| drop(bad.done.pop())),
        history,
        "placed, but a given now"
    );
}
