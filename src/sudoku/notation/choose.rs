//! Which of several boards is the puzzle.

use super::Reading;
use crate::sudoku::Grid;

/// The first board that is not the solution of one beside it, and how many more such there are.
pub(super) fn choose(boards: &[Grid]) -> Option<Reading> {
    let is_solution = |n: usize| {
        let before = n.checked_sub(1).map(|n| &boards[n]);
        let beside = [before, boards.get(n + 1)];
        boards[n].is_full()
            && (before == Some(&boards[n])
                || beside
                    .into_iter()
                    .flatten()
                    .any(|puzzle| !puzzle.is_full() && solves(&boards[n], puzzle)))
    };
    let mut puzzles = (0..boards.len()).filter(|&n| !is_solution(n));
    let first = puzzles.next()?;
    Some(Reading {
        grid: boards[first],
        more: puzzles.count(),
    })
}

/// Whether a full board has all givens of a puzzle.
fn solves(full: &Grid, puzzle: &Grid) -> bool {
    full.size() == puzzle.size()
        && full
            .values()
            .zip(puzzle.values())
            .all(|(value, given)| given == 0 || given == value)
}
