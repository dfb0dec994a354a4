//! What must hold for every board, tried on random ones: full of clashes, contradictory, open or nearly full.

mod common;

use common::boards::boards;
use proptest::prelude::*;
use quaylui::search::{Event, EventKind, Kinds, Order, Search};
use quaylui::sudoku::{Digit, Grid, Size};
use quaylui::timeline::{KindMask, Machine, Progress, Timeline};

fn orders() -> impl Strategy<Value = Order> {
    prop_oneof![Just(Order::Plain), Just(Order::Mrv)]
}

/// The plain search as a beginner would write it: rows, columns and boxes are scanned, nothing is remembered.
/// It tells its first `most` events.
fn scanned(board: &Grid, most: usize) -> Vec<Event> {
    let size = board.size();
    let mut grid: Vec<u8> = board.values().collect();
    let same_house = |a: usize, b: usize| {
        let (side, box_side) = (size.side(), size.box_side());
        let (ar, ac, br, bc) = (a / side, a % side, b / side, b % side);
        ar == br || ac == bc || (ar / box_side == br / box_side && ac / box_side == bc / box_side)
    };
    let holders = |grid: &[u8], at: usize, value: u8| -> Vec<usize> {
        (0..grid.len())
            .filter(|&i| i != at && grid[i] == value && same_house(i, at))
            .collect()
    };
    let mut events = Vec::new();
    let clashing = (0..grid.len()).any(|i| grid[i] != 0 && !holders(&grid, i, grid[i]).is_empty());
    if !clashing {
        fill(size, &mut grid, 0, most, &holders, &mut events);
    }
    events.push(Event::Finished);
    events.truncate(most);
    events
}

/// The cells other than one that share a house with it and hold a digit.
type Holders<'a> = &'a dyn Fn(&[u8], usize, u8) -> Vec<usize>;

fn fill(
    size: Size,
    grid: &mut [u8],
    at: usize,
    most: usize,
    holders: Holders<'_>,
    events: &mut Vec<Event>,
) {
    if events.len() >= most {
        return;
    }
    if at == grid.len() {
        events.push(Event::Solution);
        return;
    }
    if grid[at] != 0 {
        return fill(size, grid, at + 1, most, holders, events);
    }
    let cell = size.cell(at).expect("on the board");
    for value in 1..=size.side() as u8 {
        let digit = Digit::new(value).expect("a digit");
        let found = holders(grid, at, value);
        if found.is_empty() {
            events.push(Event::Place { cell, digit });
            grid[at] = value;
            fill(size, grid, at + 1, most, holders, events);
            grid[at] = 0;
            events.push(Event::Erase { cell, digit });
        } else {
            let with = found.into_iter().filter_map(|i| size.cell(i)).collect();
            events.push(Event::Clash { cell, digit, with });
        }
    }
    events.push(Event::Exhausted { cell });
}

/// A search that hides that it can step back, as the tracer's machine cannot.
#[derive(Clone, Debug)]
struct OneWay(Search);

impl Machine for OneWay {
    type Saved = Search;
    const MARKS: KindMask = 1 << EventKind::Exhausted as u8;

    fn step(&mut self) -> bool {
        self.0.advance().is_some()
    }

    fn last_kind(&self) -> KindMask {
        Machine::last_kind(&self.0)
    }

    fn is_finished(&self) -> bool {
        self.0.is_finished()
    }

    fn save(&self) -> Search {
        self.0
    }

    fn restore(&mut self, saved: &Search) {
        self.0 = *saved;
    }
}

/// Every state of a run from its start, at most `most` steps.
fn states(mut search: Search, most: usize) -> Vec<Search> {
    let mut states = vec![search];
    while states.len() <= most && search.step().is_some() {
        states.push(search);
    }
    states
}

/// Calls until the move no longer pauses; each call may cost `budget` steps.
fn to_its_end(mut call: impl FnMut() -> Progress) -> Progress {
    for _ in 0..1_000_000 {
        match call() {
            Progress::Paused => {}
            done => return done,
        }
    }
    panic!("a move that never ends");
}

fn walk<M: Machine>(
    machine: M,
    search_of: fn(&M) -> &Search,
    states: &[Search],
    moves: &[(u8, u16, u8)],
) -> Result<(), TestCaseError> {
    let mut run = Timeline::with_capacity(machine, 5);
    let end = states.len() - 1;
    let kind_at = |i: usize| Machine::last_kind(&states[i]);
    for &(what, wish, kinds) in moves {
        let before = run.position() as usize;
        let target = wish as usize % (end + 1);
        let budget = 1 + u64::from(kinds) * 3;
        let kinds = KindMask::from(kinds & 0x7F);
        match what {
            0 => {
                prop_assert_eq!(run.step_back(), before > 0);
                prop_assert_eq!(run.position() as usize, before.saturating_sub(1));
            }
            1 if before < end => {
                prop_assert!(run.step());
                prop_assert_eq!(run.position() as usize, before + 1);
            }
            2 => {
                let wanted = (0..before).rev().find(|&i| kind_at(i) & kinds != 0);
                let progress = to_its_end(|| run.previous(kinds, budget));
                prop_assert_eq!(run.position() as usize, wanted.unwrap_or(0));
                let expected = if wanted.is_some() {
                    Progress::Reached
                } else {
                    Progress::End
                };
                prop_assert_eq!(progress, expected);
            }
            3 => {
                let wanted = (before + 1..=end).find(|&i| kind_at(i) & kinds != 0);
                if let Some(wanted) = wanted {
                    prop_assert_eq!(to_its_end(|| run.next(kinds, budget)), Progress::Reached);
                    prop_assert_eq!(run.position() as usize, wanted);
                }
            }
            _ => {
                let target = target as u64;
                prop_assert_eq!(to_its_end(|| run.seek(target, budget)), Progress::Reached);
                prop_assert_eq!(run.position(), target);
            }
        }
        prop_assert_eq!(search_of(run.machine()), &states[run.position() as usize]);
        prop_assert!(run.furthest() >= run.position());
        let marked = run
            .marks()
            .iter()
            .all(|&at| kind_at(at as usize) & M::MARKS != 0);
        prop_assert!(marked && run.marks().is_sorted());
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    #[test]
    fn back_after_forward_is_the_identity(board in boards(), order in orders()) {
        let states = states(Search::new(&board, order), 4_000);
        let mut search = *states.last().expect("the start at least");
        for pair in states.windows(2).rev() {
            let told = pair[1].last_event();
            prop_assert_eq!(&search, &pair[1]);
            prop_assert_eq!(search.step_back(), told);
            prop_assert_eq!(&search, &pair[0]);
        }
        prop_assert_eq!(search.step_back(), None);
        prop_assert_eq!(search, Search::new(&board, order));
    }

    #[test]
    fn scanning_and_cell_sets_tell_the_same_story(board in boards()) {
        let told: Vec<Event> = {
            let mut search = Search::new(&board, Order::Plain);
            std::iter::from_fn(move || search.step()).take(4_000).collect()
        };
        prop_assert_eq!(told, scanned(&board, 4_000));
    }

    #[test]
    fn counters_count_events(board in boards(), order in orders()) {
        let mut search = Search::new(&board, order);
        let (mut placed, mut exhausted, mut trials, mut path) = (0, 0, 0, Vec::new());
        for _ in 0..2_000 {
            match search.step() {
                Some(Event::Place { cell, digit }) => {
                    placed += 1;
                    trials += 1;
                    path.push((cell, digit));
                }
                Some(Event::Erase { cell, digit }) => prop_assert_eq!(path.pop(), Some((cell, digit))),
                Some(Event::Clash { with, .. }) => {
                    prop_assert!(!with.is_empty());
                    trials += 1;
                }
                Some(Event::Exhausted { .. }) => exhausted += 1,
                Some(_) => {}
                None => break,
            }
            let counts = search.counts();
            prop_assert_eq!((counts.placements, counts.backtracks, counts.trials), (placed, exhausted, trials));
            prop_assert_eq!(search.path().collect::<Vec<_>>(), path.clone());
        }
    }

    #[test]
    fn mrv_selects_the_first_cell_with_fewest_candidates(board in boards()) {
        let mut search = Search::new(&board, Order::Mrv);
        for _ in 0..2_000 {
            let before = *search.grid();
            match search.step() {
                Some(Event::Select { cell, candidates }) => {
                    let best = before.empty_cells().iter().min_by_key(|&c| (before.candidates(c).len(), c));
                    prop_assert_eq!((Some(cell), candidates), (best, before.candidates(cell)));
                }
                Some(_) => {}
                None => break,
            }
        }
    }

    #[test]
    fn moves_of_a_timeline_lead_where_steps_lead(
        board in boards(),
        order in orders(),
        moves in proptest::collection::vec((0..6u8, any::<u16>(), any::<u8>()), 1..40),
    ) {
        let start = Search::new(&board, order);
        let states = states(start, 3_000);
        walk(start, |search| search, &states, &moves)?;
        walk(OneWay(start), |machine| &machine.0, &states, &moves)?;
    }

    #[test]
    fn the_strict_form_is_read_back(board in boards()) {
        prop_assert_eq!(board.to_string().parse::<Grid>(), Ok(board));
    }
}

#[test]
fn the_end_is_known_once_seen_and_not_passed() {
    let board: Grid = "0012000321003000".parse().expect("a board");
    for order in Order::ALL {
        let end = states(Search::new(&board, order), usize::MAX).len() as u64 - 1;
        let mut run = Timeline::new(Search::new(&board, order));
        assert_eq!(run.known_end(), None);
        assert_eq!(run.seek(u64::MAX, u64::MAX), Progress::End);
        assert_eq!(
            (run.position(), run.known_end(), run.furthest()),
            (end, Some(end), end)
        );
        assert!(!run.step());
        assert_eq!(run.next(Kinds::ANY, 10), Progress::End);
        assert_eq!(run.seek(end, 10), Progress::Reached);
        assert_eq!(run.seek(end + 1, 10), Progress::End);
        assert_eq!(run.seek(0, u64::MAX), Progress::Reached);
        assert!(!run.step_back());
        assert_eq!(run.known_end(), Some(end), "going back forgets nothing");
    }
}

#[test]
fn a_long_run_is_sought_in_pieces_and_keeps_few_marks() {
    let board: Grid =
        "800000000003600000070090200050007000000045700000100030001000068008500010090000400"
            .parse()
            .expect("a board");
    let mut run = Timeline::new(Search::new(&board, Order::Plain));
    assert_eq!(run.seek(300_000, 1_000), Progress::Paused);
    assert_eq!(run.position(), 1_000);
    assert_eq!(to_its_end(|| run.seek(300_000, 1_000)), Progress::Reached);
    let there = *run.machine();
    assert!(
        run.marks().len() <= 256 && run.marks().len() >= 64,
        "{}",
        run.marks().len()
    );
    // A place far back is at most one interval of replay away.
    assert_eq!(run.seek(150_001, 300_000 / 50), Progress::Reached);
    assert_eq!(to_its_end(|| run.seek(300_000, 10_000)), Progress::Reached);
    assert_eq!(run.machine(), &there);
}
