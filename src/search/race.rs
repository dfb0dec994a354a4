//! Two searches of one board, plain and MRV, that move together.

use crate::sudoku::Grid;

use super::{EventKind, Kinds, Order, Search};

/// Where a side of a race halts.
const HALTS: Kinds = Kinds::of(&[EventKind::Place, EventKind::Solution, EventKind::Finished]);

/// Plain and MRV on the same board at the same pace: in one *tick* each goes on to its next placement.
///
/// A side is done at its first solution, which counts to the tick of the placement that filled the board, or when
/// nothing is left to try, which takes a tick of its own. So after *n* ticks a side has *n* placements or is done.
///
/// Like [`Search`] it is a plain value, and goes back as it goes forward.
///
/// ```
/// use quaylui::search::{Order, Race};
///
/// let mut race = Race::new(&"0012000321003000".parse().expect("16 digits"));
/// while race.tick() {}
/// assert_eq!(race.side(Order::Plain).counts().placements, race.done_at(Order::Plain).expect("the end"));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Race {
    sides: [Search; 2],
    ticks: u64,
}

impl Race {
    /// Both sides at the start.
    pub fn new(board: &Grid) -> Race {
        Race {
            sides: Order::ALL.map(|order| Search::new(board, order)),
            ticks: 0,
        }
    }

    /// The search in this order.
    pub fn side(&self, order: Order) -> &Search {
        &self.sides[order as usize]
    }

    /// Ticks since the start.
    pub fn ticks(&self) -> u64 {
        self.ticks
    }

    /// The tick at which this side was done; `None` while it is not.
    pub fn done_at(&self, order: Order) -> Option<u64> {
        done_at(self.side(order))
    }

    /// Whether both sides are done.
    pub fn is_finished(&self) -> bool {
        self.sides.iter().all(|side| done_at(side).is_some())
    }

    /// Takes each side that is not done to its next placement, or to its end. False, and nothing is done, when both
    /// are done.
    #[inline]
    pub fn tick(&mut self) -> bool {
        let mut moved = false;
        for side in &mut self.sides {
            if done_at(side).is_some() {
                continue;
            }
            moved = true;
            side.run(u64::MAX, HALTS);
            if side.last_kind() == Some(EventKind::Place) && side.is_full() {
                side.advance();
            }
        }
        self.ticks += u64::from(moved);
        moved
    }

    /// Takes the last tick back; false at the start. Costs what the tick cost.
    pub fn tick_back(&mut self) -> bool {
        let Some(before) = self.ticks.checked_sub(1) else {
            return false;
        };
        for side in &mut self.sides {
            if done_at(side).is_some_and(|at| at <= before) {
                continue;
            }
            // Before this tick it had halted after that many placements: at the last of them, or at the start.
            while side.retreat() {
                let counts = side.counts();
                if counts.placements == before && side.last_kind() == Some(EventKind::Place) {
                    break;
                }
            }
        }
        self.ticks = before;
        true
    }

    /// How many cells have run out of digits, on both sides together.
    #[inline]
    pub fn backtracks(&self) -> u64 {
        self.sides.iter().map(|side| side.counts().backtracks).sum()
    }

    /// How many sides are done.
    #[inline]
    pub fn done(&self) -> usize {
        let done = |side: &&Search| done_at(side).is_some();
        self.sides.iter().filter(done).count()
    }
}

#[inline]
fn done_at(side: &Search) -> Option<u64> {
    let placements = side.counts().placements;
    match side.last_kind()? {
        // A board that was full from the start is seen to be so in the first tick.
        EventKind::Solution => Some(placements.max(1)),
        EventKind::Finished => Some(placements + 1),
        _ => None,
    }
}
