use super::support::*;
use quaylui::play::{Hint, Look};
use quaylui::search::{Event, Order, Search};
use quaylui::sudoku::HouseKind;

#[test]
fn the_cell_is_the_one_the_mrv_search_selects() {
    for case in crate::common::cases() {
        let game = game(&case.grid.to_string());
        let first = Search::new(&case.grid, Order::Mrv).step();
        if let (Hint::Cell(look), Some(Event::Select { cell, candidates })) =
            (game.hint(BUDGET), first)
        {
            assert_eq!(
                (look.cell, look.candidates),
                (cell, candidates),
                "{}",
                case.name
            );
        }
    }
}

#[test]
fn the_lessons_worked_example() {
    let game = named("easy");
    let look = game.look(at(&game, 2, 4)).expect("a cell of the board");
    let masks = look
        .houses
        .map(|(house, barred)| (house.kind, house.index, barred.bits()));
    assert_eq!(
        masks,
        [
            (HouseKind::Row, 1, 0b11_1011_1000),
            (HouseKind::Column, 3, 0b00_1001_0100),
            (HouseKind::Box, 1, 0b01_1011_1100),
        ]
    );
    assert_eq!(look.candidates, digits(&[1, 6]));
    assert_eq!(look.single(), None);
    let barred: Vec<u8> = look.bars.iter().map(|bar| bar.digit.get()).collect();
    assert_eq!(barred, [2, 3, 4, 5, 7, 8, 9]);
    let seven = &look.bars[4];
    assert_eq!(seven.cells, cells(&[at(&game, 1, 4), at(&game, 2, 2)]));
    let kinds: Vec<HouseKind> = seven.houses.iter().map(|house| house.kind).collect();
    assert_eq!(
        kinds,
        HouseKind::ALL,
        "in its row once, and once in both its column and its box"
    );
}

#[test]
fn every_look_accounts_for_every_digit() {
    for case in crate::common::cases() {
        let game = game(&case.grid.to_string());
        for cell in game.size().cells() {
            let Look {
                candidates,
                houses,
                bars,
                ..
            } = game.look(cell).expect("a cell");
            let barred = bars.iter().map(|bar| bar.digit).collect();
            assert_eq!(candidates | barred, game.size().all_digits());
            assert!((candidates - barred) == candidates);
            let by_house = houses
                .into_iter()
                .fold(digits(&[]), |all, (_, some)| all | some);
            assert_eq!(by_house, barred);
            assert!(bars
                .iter()
                .all(|bar| !bar.cells.is_empty() && !bar.houses.is_empty()));
        }
    }
}

#[test]
fn a_single_names_its_digit() {
    let game = game("4312123434212140");
    let Hint::Cell(look) = game.hint(BUDGET) else {
        panic!("one cell is empty")
    };
    assert_eq!(
        (look.cell, look.single()),
        (at(&game, 4, 4), Some(digit(3)))
    );
}

#[test]
fn clashes_come_first() {
    let mut game = game(SMALL);
    let (cell, given) = (at(&game, 2, 1), at(&game, 2, 4));
    assert!(game.place(cell, digit(4)).is_change());
    assert_eq!(game.hint(BUDGET), Hint::Clash(cells(&[cell, given])));
    assert_eq!(
        named("dup-in-box").hint(BUDGET),
        Hint::Clash(named("dup-in-box").clash_cells())
    );
}

#[test]
fn a_full_right_board_needs_no_hint() {
    assert_eq!(named("complete").hint(0), Hint::Full);
}

#[test]
fn a_wrong_board_is_told_with_its_mistake_and_with_the_cell_that_shows_it() {
    let mut game = game(SMALL);
    let (wrong, dead) = (at(&game, 2, 1), at(&game, 2, 2));
    assert!(game.place(wrong, digit(2)).is_change());
    let Hint::Wrong {
        mistake,
        dead: Some(look),
    } = game.hint(BUDGET)
    else {
        panic!("2 is wrong")
    };
    assert_eq!((mistake.cells, mistake.entry), (cells(&[wrong]), Some(0)));
    assert_eq!((look.cell, look.candidates), (dead, digits(&[])));
    assert_eq!(look.bars.len(), 4);
}

#[test]
fn a_wrong_board_need_not_show_it() {
    let solution = grid(
        &crate::common::case("medium")
            .first_solution
            .expect("a solution"),
    );
    let start = named("medium");
    let mut hidden = 0;
    for cell in start.grid().empty_cells().iter() {
        for tried in start.grid().candidates(cell).iter() {
            let mut game = start.clone();
            assert!(game.place(cell, tried).is_change());
            let is_dead = |c| game.grid().candidates(c).is_empty();
            let any_dead = game.grid().empty_cells().iter().any(is_dead);
            match game.hint(BUDGET) {
                Hint::Cell(_) => assert_eq!(solution.get(cell), Some(tried)),
                Hint::Wrong { mistake, dead } => {
                    assert_ne!(solution.get(cell), Some(tried));
                    assert_eq!(mistake.cells, cells(&[cell]));
                    assert_eq!(dead.is_some(), any_dead);
                    hidden += u32::from(!any_dead);
                }
                hint => panic!("{hint:?}"),
            }
        }
    }
    assert!(hidden > 50, "most mistakes do not show at once: {hidden}");
}

#[test]
fn givens_without_a_solution_are_told_as_such() {
    let Hint::Impossible { dead: Some(look) } = named("row-conflict-forced").hint(BUDGET) else {
        panic!("row 1 has no place for 9")
    };
    assert_eq!(look.cell.index(), 8);
    assert_eq!(look.bars.len(), 9);
    assert!(matches!(
        named("dead-box").hint(BUDGET),
        Hint::Impossible { dead: None }
    ));
}

#[test]
fn a_short_budget_still_gives_a_cell() {
    let hardest = include_str!("../../benches/data/hardest.txt")
        .lines()
        .next()
        .expect("a line");
    let mut game = game(hardest);
    let Hint::Undecided(look) = game.hint(0) else {
        panic!("no budget, no answer")
    };
    let Hint::Cell(same) = game.hint(BUDGET) else {
        panic!("a right board")
    };
    assert_eq!(look, same);
    // Fill a cell's peers until it is dead: then that is known, but not whose fault it is.
    let cell = game.grid().empty_cells().first().expect("an empty cell");
    for candidate in game.grid().candidates(cell).iter() {
        let peers = game.size().peers(cell) & game.grid().empty_cells();
        let fits = |&peer: &quaylui::sudoku::Cell| game.grid().candidates(peer).contains(candidate);
        let peer = peers.iter().find(fits).expect("a peer for it");
        assert!(game.place(peer, candidate).is_change());
    }
    let Hint::Dead(look) = game.hint(0) else {
        panic!("dead, and the givens are hard")
    };
    assert_eq!(look.cell, cell);
    assert!(matches!(
        game.hint(BUDGET),
        Hint::Wrong { dead: Some(_), .. }
    ));
}
