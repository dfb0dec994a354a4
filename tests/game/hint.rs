use super::support::*;
use quaylui::play::Hint;
use quaylui::search::{Event, Order, Search};

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
fn every_look_accounts_for_every_digit() {
    for case in crate::common::cases() {
        let game = game(&case.grid.to_string());
        let (Hint::Cell(look) | Hint::Dead(look)) = game.hint(BUDGET) else {
            continue;
        };
        let barred = look
            .bars
            .iter()
            .fold(digits(&[]), |all, bar| all | bar.digits);
        assert_eq!(
            game.size().all_digits() - barred,
            look.candidates,
            "{}",
            case.name
        );
        for bar in &look.bars {
            assert!(!bar.cells.contains(look.cell));
            let there = bar
                .cells
                .iter()
                .filter_map(|cell| game.grid().get(cell))
                .collect();
            assert_eq!(bar.digits, there);
        }
    }
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
fn every_wrong_digit_is_told_and_no_right_one() {
    let solution = grid(
        &crate::common::case("medium")
            .first_solution
            .expect("a solution"),
    );
    let start = named("medium");
    for cell in start.grid().empty_cells().iter() {
        for tried in start.grid().candidates(cell).iter() {
            let mut game = start.clone();
            assert!(game.place(cell, tried).is_change());
            match game.hint(BUDGET) {
                Hint::Cell(_) => assert_eq!(solution.get(cell), Some(tried)),
                Hint::Wrong(mistake) => {
                    assert_ne!(solution.get(cell), Some(tried));
                    assert_eq!(mistake.cells, cells(&[cell]));
                }
                hint => panic!("{hint:?}"),
            }
        }
    }
}
