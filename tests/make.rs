//! Puzzles that were made, against what is measured of them by other means.

mod common;

use proptest::prelude::*;
use quaylui::make::{
    full_board, Facts, Level, Limits, Made, Maker, Random, Removal, RemovalEvent, Symmetry,
};
use quaylui::search::{Kinds, Order, Search};
use quaylui::sudoku::solve::count_solutions;
use quaylui::sudoku::{Cell, CellSet, DigitSet, Grid, House, HouseKind, Size};
use quaylui::timeline::{Machine, Progress, Timeline};

/// What can be wished for, quick to make.
fn wishes() -> impl Strategy<Value = (Size, Level, Symmetry)> {
    let all: Vec<_> = Size::ALL
        .into_iter()
        .flat_map(|size| Level::on(size).iter().map(move |&level| (size, level)))
        .flat_map(|(size, level)| Symmetry::ALL.map(|symmetry| (size, level, symmetry)))
        .filter(|&(_, level, symmetry)| {
            level != Level::Extreme || matches!(symmetry, Symmetry::None | Symmetry::Diagonal)
        })
        .collect();
    prop::sample::select(all)
}

fn made(size: Size, level: Level, symmetry: Symmetry, seed: u64) -> Made {
    let mut maker = Maker::new(size, level, symmetry, seed);
    let made = maker.finish(50_000);
    made.expect("such puzzles are found soon").clone()
}

fn without(board: &Grid, cells: CellSet) -> Grid {
    let mut board = *board;
    for cell in cells.iter() {
        board.clear(cell);
    }
    board
}

/// Solutions up to two, by the search that explains itself.
fn explained(board: &Grid) -> u64 {
    let mut search = Search::new(board, Order::Mrv);
    while search.counts().solutions < 2 && !search.is_finished() {
        search.run(u64::MAX, Kinds::SOLUTION);
    }
    search.counts().solutions
}

/// Whether singles fill the board, looked for as a beginner would: lists of candidates, nothing remembered.
fn singles_fill(board: &Grid, hidden: bool) -> bool {
    let mut board = *board;
    let size = board.size();
    loop {
        let open = |board: &Grid, cell: Cell| match board.get(cell) {
            Some(_) => DigitSet::EMPTY,
            None => board.candidates(cell),
        };
        let naked = size.cells().find(|&cell| open(&board, cell).len() == 1);
        let found = naked.and_then(|cell| Some((cell, open(&board, cell).first()?)));
        let found = found.or_else(|| {
            let in_house = |kind, index| {
                let cells = House { kind, index }.cells(size);
                size.all_digits().iter().find_map(|digit| {
                    let places: Vec<Cell> = cells
                        .iter()
                        .filter(|&cell| open(&board, cell).contains(digit))
                        .collect();
                    (places.len() == 1).then(|| (places[0], digit))
                })
            };
            let mut houses = HouseKind::ALL
                .into_iter()
                .flat_map(|kind| (0..size.side() as u8).map(move |index| (kind, index)));
            hidden.then(|| houses.find_map(|(kind, index)| in_house(kind, index)))?
        });
        match found {
            Some((cell, digit)) => board.set(cell, digit),
            None => return board.is_full(),
        }
    }
}

#[test]
fn seeds_make_what_they_always_made() {
    // size, level, symmetry, seed; the puzzle and the seed of its own
    let table = [
        (
            Size::Nine,
            Level::Easy,
            Symmetry::Rotate,
            1,
            "000728030060040001000160025004013008209070304600980200910052000500030060040691000",
            2433363436,
        ),
        (
            Size::Nine,
            Level::Medium,
            Symmetry::None,
            2,
            "000000100490302600700008002038000005200000003056004000080409300000600700001700500",
            2539140574,
        ),
        (
            Size::Nine,
            Level::Hard,
            Symmetry::Quarter,
            3,
            "000054800000900600420130000200000760507000208043000001000061057004007000001240000",
            929598893,
        ),
        (
            Size::Nine,
            Level::Extreme,
            Symmetry::None,
            u64::MAX,
            "030006000600000000400003260000005120010790000000000409071040008000051000200070040",
            1775379718,
        ),
        (
            Size::Four,
            Level::Medium,
            Symmetry::Mirror,
            5,
            "0310000000004002",
            1661156108,
        ),
    ];
    for (size, level, symmetry, seed, puzzle, own) in table {
        let made = made(size, level, symmetry, seed);
        let found = (made.puzzle.grid().to_string(), made.seed);
        assert_eq!(found, (puzzle.to_owned(), own), "{level} {symmetry} {seed}");
    }
}

#[test]
fn every_small_puzzle_is_filled_by_naked_singles() {
    let mut search = Search::new(&Grid::empty(Size::Four), Order::Plain);
    let mut boards = Vec::new();
    while search.run(u64::MAX, Kinds::SOLUTION) > 0 && !search.is_finished() {
        boards.push(*search.grid());
    }
    assert_eq!(boards.len(), 288);
    let mut levels = [0; 4];
    // The names of the digits do not matter, so the first row may be 1 2 3 4.
    let named = |board: &&Grid| board.to_string().starts_with("1234");
    for board in boards.iter().filter(named) {
        // Which patterns of givens some other board shares: those where the two agree, and whatever is part of such a one.
        let mut shared = vec![false; 1 << 16];
        for other in boards.iter().filter(|other| *other != board) {
            let same = |&cell: &Cell| board.get(cell) == other.get(cell);
            let same: CellSet = Size::Four.cells().filter(same).collect();
            shared[same.bits() as usize] = true;
        }
        for pattern in (0..1_usize << 16).rev().filter(|&pattern| pattern > 0) {
            if shared[pattern] {
                for cell in 0..16 {
                    shared[pattern & !(1 << cell)] = true;
                }
            }
        }
        // With more givens they fill no less, so the minimal puzzles stand for all.
        let spares = |pattern: usize, cell: usize| {
            pattern & 1 << cell != 0 && !shared[pattern & !(1 << cell)]
        };
        let minimal =
            |&pattern: &usize| !shared[pattern] && (0..16).all(|cell| !spares(pattern, cell));
        for pattern in (0..1_usize << 16).filter(minimal) {
            let gone = CellSet::from_bits(!(pattern as u128) & 0xFFFF);
            let facts = Facts::of(&without(board, gone), Limits { mrv: 0, plain: 0 });
            assert!(
                facts.unique && facts.naked_singles_suffice,
                "{board} {pattern:x}"
            );
            levels[Level::of(&facts).expect("a level") as usize] += 1;
        }
    }
    assert!(levels[0] > 0 && levels[1] > 0, "{levels:?}");
}

#[test]
fn another_is_another() {
    let mut maker = Maker::new(Size::Nine, Level::Hard, Symmetry::None, 11);
    let mut puzzles = std::collections::BTreeSet::new();
    for _ in 0..30 {
        let made = loop {
            if let Some(made) = maker.advance(1_000) {
                break made.clone();
            }
        };
        assert_eq!(maker.board(), *made.puzzle.grid());
        puzzles.insert(made.puzzle.grid().to_string());
        maker.another();
        assert_eq!(maker.made(), None);
    }
    assert_eq!(puzzles.len(), 30);
}

#[test]
fn a_wish_that_cannot_be_met_is_given_up_when_asked_to() {
    let mut maker = Maker::new(Size::Four, Level::Extreme, Symmetry::None, 1);
    assert_eq!(maker.finish(500), None);
    assert_eq!(maker.tried(), 501);
    let mut maker = Maker::new(Size::Four, Level::Extreme, Symmetry::None, 1);
    assert_eq!(maker.advance(0), None);
    assert_eq!(maker.tried(), 0);
    assert_eq!(maker.advance(20_000), None);
    assert!(maker.tried() > 10, "{}", maker.tried());
}

#[test]
fn removals_begin_with_one_solution() {
    for board in ["0000000000000000", "1100000000000000", "1230000000000004"] {
        let board: Grid = board.parse().expect("a board");
        assert!(Removal::shuffled(&board, Symmetry::None, 1).is_err());
    }
    // A puzzle that nothing can be taken from: every given is kept.
    let puzzle = made(Size::Nine, Level::Hard, Symmetry::None, 4).puzzle;
    let removal = Removal::shuffled(puzzle.grid(), Symmetry::None, 9).expect("unique");
    let mut run = Timeline::new(removal);
    assert_eq!(
        run.next(quaylui::make::removal_kinds::REMOVED, 1_000),
        Progress::End
    );
    assert_eq!(run.machine().board(), *puzzle.grid());
    assert_eq!(run.machine().kept(), puzzle.grid().filled_cells());
    assert_eq!(run.marks().len(), puzzle.givens());
    assert_eq!(run.position(), 2 * puzzle.givens() as u64 + 1);
}

/// Full boards and puzzles with more givens than are needed.
fn starts() -> impl Strategy<Value = Grid> {
    (
        prop::sample::select(Size::ALL.to_vec()),
        any::<u64>(),
        0..3_u8,
    )
        .prop_map(|(size, seed, kind)| match kind {
            0 => full_board(size, &mut Random::new(seed)),
            _ => *made(size, Level::Easy, Symmetry::Diagonal, seed)
                .puzzle
                .grid(),
        })
}

fn symmetries() -> impl Strategy<Value = Symmetry> {
    prop::sample::select(Symmetry::ALL.to_vec())
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(40) })]

    #[test]
    fn made_puzzles_are_what_they_claim((size, level, symmetry) in wishes(), seed: u64) {
        let made = made(size, level, symmetry, seed);
        let puzzle = made.puzzle.grid();
        let facts = &made.facts;
        prop_assert_eq!(puzzle.size(), size);
        prop_assert_eq!(explained(puzzle), 1, "{}", puzzle);
        prop_assert!(symmetry.holds(size, puzzle.filled_cells()), "{}", puzzle);

        // The facts, each by another way.
        let mut search = Search::new(puzzle, Order::Mrv);
        let mut guesses = 0;
        loop {
            match search.step() {
                Some(quaylui::search::Event::Select { candidates, .. }) if candidates.len() > 1 => guesses += 1,
                Some(quaylui::search::Event::Solution) | None => break,
                Some(_) => {}
            }
        }
        prop_assert_eq!(*search.grid(), made.solution);
        prop_assert_eq!(facts.guesses, Some(guesses));
        prop_assert_eq!(facts.mrv_placements, Some(search.counts().placements));
        let plain = common::first_solution(puzzle, Order::Plain).counts().placements;
        prop_assert_eq!(facts.plain_placements, (plain <= Maker::PLAIN_LIMIT).then_some(plain));
        prop_assert_eq!(facts.givens, puzzle.filled_cells().len());
        prop_assert_eq!(facts.naked_singles_suffice, guesses == 0);
        prop_assert_eq!(facts.naked_singles_suffice, singles_fill(puzzle, false));
        prop_assert_eq!(facts.singles_suffice, singles_fill(puzzle, true));
        prop_assert!(facts.unique);

        // The level, in plain words.
        let fits = match level {
            Level::Easy => guesses == 0 && facts.givens >= if size == Size::Nine { 32 } else { 6 },
            Level::Medium => facts.singles_suffice,
            Level::Hard => !facts.singles_suffice && (1..100).contains(&guesses),
            Level::Extreme => !facts.singles_suffice && guesses >= 100,
        };
        prop_assert!(fits, "{} {:?}", level, facts);
        prop_assert_eq!(Level::of(facts), Some(level));

        // Nothing can be spared, where that is claimed; and it is where the makers go as far as they can.
        let spared = puzzle.filled_cells().iter().any(|cell| {
            let less = without(puzzle, symmetry.orbit(size, cell));
            explained(&less) == 1
        });
        if made.minimal {
            prop_assert!(!spared, "{}", puzzle);
        }
        prop_assert!(made.minimal || level < Level::Hard);
    }

    #[test]
    fn the_seed_reported_makes_it_again_at_once((size, level, symmetry) in wishes(), seed: u64) {
        let first = made(size, level, symmetry, seed);
        let mut again = Maker::new(size, level, symmetry, first.seed);
        prop_assert_eq!(again.finish(0), Some(&first));
    }

    #[test]
    fn slices_change_nothing((size, level, symmetry) in wishes(), seed: u64, slice in 1..5_000_u64) {
        let whole = made(size, level, symmetry, seed);
        let mut maker = Maker::new(size, level, symmetry, seed);
        let sliced = loop {
            if let Some(made) = maker.advance(slice) {
                break made.clone();
            }
        };
        prop_assert_eq!(&sliced, &whole);
        // Nothing happens to a puzzle that is made.
        prop_assert_eq!(maker.advance(slice), Some(&whole));
    }

    #[test]
    fn a_removal_goes_back_as_it_came(start in starts(), symmetry in symmetries(), seed: u64) {
        let mut removal = Removal::shuffled(&start, symmetry, seed).expect("one solution");
        prop_assert!(!removal.clone().step_back());
        let mut states = vec![removal.clone()];
        while removal.step() {
            states.push(removal.clone());
        }
        prop_assert_eq!(removal.event(), Some(RemovalEvent::Finished));
        prop_assert!(removal.is_minimal() && removal.is_finished());
        for state in states.iter().rev().skip(1) {
            prop_assert!(removal.step_back());
            prop_assert_eq!(&removal, state);
            prop_assert_eq!(removal.event(), state.event());
        }
        prop_assert!(!removal.step_back());
        prop_assert_eq!(removal.board(), start);
    }

    #[test]
    fn a_removal_says_what_it_does(start in starts(), symmetry in symmetries(), seed: u64) {
        let mut removal = Removal::shuffled(&start, symmetry, seed).expect("one solution");
        let order: Vec<Cell> = removal.order().collect();
        prop_assert_eq!(order.iter().copied().collect::<CellSet>(), start.filled_cells());
        let mut tried = Vec::new();
        loop {
            let before = removal.board();
            if !removal.step() {
                break;
            }
            match removal.event() {
                Some(RemovalEvent::Try { cells }) => {
                    tried.extend(cells.iter());
                    prop_assert_eq!(removal.board(), before);
                }
                Some(RemovalEvent::Removed { cells }) => {
                    prop_assert_eq!(removal.board(), without(&before, cells));
                    prop_assert_eq!(explained(&removal.board()), 1);
                    prop_assert!(cells.iter().all(|cell| removal.reason(cell).is_none()));
                }
                Some(RemovalEvent::Kept { cells }) => {
                    prop_assert_eq!(removal.board(), before);
                    for cell in cells.iter() {
                        let other = removal.reason(cell).expect("a reason");
                        prop_assert!(other.is_full() && other.clashes().is_empty());
                        prop_assert!(other != *removal.solution());
                        let less = without(&before, cells);
                        let kept = less.filled_cells();
                        prop_assert!(kept.iter().all(|cell| less.get(cell) == other.get(cell)));
                    }
                }
                Some(RemovalEvent::Finished) | None => break,
            }
            prop_assert_eq!(removal.givens(), removal.board().filled_cells().len());
        }
        prop_assert_eq!(tried, order);
        prop_assert_eq!(removal.removed() | removal.kept(), start.filled_cells());
        // What was said of a given stays true of its time: the reasons can be asked for at the end.
        for cell in removal.kept().iter() {
            let other = removal.reason(cell).expect("a reason");
            prop_assert!(other.get(cell) != start.get(cell) || symmetry != Symmetry::None);
        }
        prop_assert_eq!(count_solutions(&removal.board(), 2, u64::MAX).first, Some(*removal.solution()));
    }

    #[test]
    fn facts_of_any_board_are_sound(board in common::boards::boards()) {
        let facts = Facts::of(&board, Limits { mrv: 3_000, plain: 3_000 });
        let consistent = board.clash_cells().is_empty();
        prop_assert!(consistent || !facts.unique);
        prop_assert!(facts.singles_suffice || !facts.naked_singles_suffice);
        prop_assert!(facts.unique || Level::of(&facts).is_none());
        if facts.unique && facts.guesses.is_some() {
            let fitting = Level::ALL.iter().filter(|level| level.admits(&facts) == Some(true));
            prop_assert_eq!(fitting.count(), 1);
        }
    }
}
