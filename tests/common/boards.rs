//! Random boards: full of clashes, contradictory, open or nearly full.

use proptest::prelude::*;
use quaylui::sudoku::{Digit, Grid};

const SOLVED: [&str; 2] = [
    "1234341221434321",
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179",
];

/// A board got from a solved one by keeping some digits and spoiling a few.
pub fn boards() -> impl Strategy<Value = Grid> {
    (
        0..2usize,
        proptest::collection::vec((0..100u8, 1..=9u8), 81),
        0..100u8,
        0..3u8,
    )
        .prop_map(|(which, dice, keep, spoil)| {
            let mut grid: Grid = SOLVED[which].parse().expect("a board");
            let size = grid.size();
            for (cell, (roll, value)) in size.cells().zip(dice) {
                if roll >= keep {
                    grid.clear(cell);
                }
                // A wrong digit that does not clash makes the board contradictory, one that clashes spoils it.
                let wrong = Digit::new(1 + (value - 1) % size.side() as u8).expect("in range");
                if roll % 37 == 0
                    && spoil > 0
                    && (spoil == 2 || grid.barring(cell, wrong).is_empty())
                {
                    grid.set(cell, wrong);
                }
            }
            grid
        })
}
