//! Taking givens away, one after the other.

use std::rc::Rc;

use crate::sudoku::solve::count_solutions;
use crate::sudoku::{Cell, CellSet, Grid};

use super::{Random, Symmetry};

/// How many givens can be removed? Each is tried once, in a fixed order; it stays removed only while the solution stays the
/// only one.
///
/// One pass is enough: what could not go while more givens stood cannot go later. So when every given was tried the puzzle
/// is *minimal*: no given (no orbit of givens, where they go together) can be spared.
///
/// The order is known from the start and whether a given went is remembered as one bit, so any step can be taken back, and
/// the reason why a given was kept is worked out when it is asked for.
///
/// ```
/// use quaylui::make::{Removal, RemovalEvent, Symmetry};
/// use quaylui::timeline::Machine;
///
/// let full = "1234341221434321".parse().expect("16 digits");
/// let mut removal = Removal::shuffled(&full, Symmetry::None, 7).expect("one solution: itself");
/// while removal.step() {}
/// assert_eq!(removal.event(), Some(RemovalEvent::Finished));
/// assert_eq!(removal.removed().len() + removal.kept().len(), 16);
/// while removal.step_back() {}
/// assert_eq!(removal.board(), full);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Removal {
    plan: Rc<Plan>,
    /// Steps done. Odd: a verdict comes next, on the group of this number halved.
    pub(super) at: usize,
    pub(super) finished: bool,
    removed: CellSet,
}

/// What does not change on the way.
#[derive(Debug, PartialEq, Eq)]
struct Plan {
    start: Grid,
    solution: Grid,
    /// The givens that are tried together, in the order they are tried.
    groups: Vec<CellSet>,
    /// So many givens are left at least.
    least: usize,
}

/// One step of a removal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RemovalEvent {
    /// These givens are looked at: would the solution still be the only one without them?
    Try {
        /// One given, or those that go together.
        cells: CellSet,
    },
    /// It would not: they stay.
    Kept {
        /// One given, or those that go together.
        cells: CellSet,
    },
    /// It is: they are gone.
    Removed {
        /// One given, or those that went together.
        cells: CellSet,
    },
    /// Every given was tried, or as few are left as were wanted.
    Finished,
}

impl RemovalEvent {
    /// The cells it is about: none at the end.
    pub fn cells(self) -> CellSet {
        match self {
            RemovalEvent::Try { cells }
            | RemovalEvent::Kept { cells }
            | RemovalEvent::Removed { cells } => cells,
            RemovalEvent::Finished => CellSet::EMPTY,
        }
    }
}

/// The board to begin with has no solution, or several.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotUnique;

impl std::fmt::Display for NotUnique {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("the board has no solution or several")
    }
}

impl std::error::Error for NotUnique {}

/// Guesses of the fast solver for the board to begin with. Boards with one solution need some hundreds at most.
const START_BUDGET: u64 = 100_000;

impl Removal {
    /// A removal at its start, whose order is drawn from a seed. Givens whose images under `symmetry` are given too are
    /// tried together with them; on a board without the symmetry, those of an orbit that are given.
    ///
    /// # Errors
    /// When the board has no solution or several, or when that is not known within 100 000 guesses.
    pub fn shuffled(board: &Grid, symmetry: Symmetry, seed: u64) -> Result<Removal, NotUnique> {
        let answer = count_solutions(board, 2, START_BUDGET);
        match (answer.is_unique(), answer.first) {
            (true, Some(solution)) => {
                let random = &mut Random::new(seed);
                Ok(Removal::new(*board, solution, symmetry, 0, random))
            }
            _ => Err(NotUnique),
        }
    }

    /// `solution` is the only one of `start`.
    pub(super) fn new(
        start: Grid,
        solution: Grid,
        symmetry: Symmetry,
        least: usize,
        random: &mut Random,
    ) -> Removal {
        let size = start.size();
        let mut groups = Vec::new();
        let mut left = start.filled_cells();
        while let Some(cell) = left.first() {
            let group = symmetry.orbit(size, cell) & left;
            left = left - group;
            groups.push(group);
        }
        random.shuffle(&mut groups);
        Removal {
            plan: Rc::new(Plan {
                start,
                solution,
                groups,
                least,
            }),
            at: 0,
            finished: false,
            removed: CellSet::EMPTY,
        }
    }

    /// The step that led here; `None` at the start.
    pub fn event(&self) -> Option<RemovalEvent> {
        if self.finished {
            return Some(RemovalEvent::Finished);
        }
        let cells = self.examined()?;
        Some(if self.at % 2 == 1 {
            RemovalEvent::Try { cells }
        } else if self.removed.contains(cells.first()?) {
            RemovalEvent::Removed { cells }
        } else {
            RemovalEvent::Kept { cells }
        })
    }

    /// The board to begin with.
    pub fn start(&self) -> &Grid {
        &self.plan.start
    }

    /// The only solution of every board on the way.
    pub fn solution(&self) -> &Grid {
        &self.plan.solution
    }

    /// The board as it stands: what was removed is gone, what is only tried is there.
    pub fn board(&self) -> Grid {
        without(self.plan.start, self.removed)
    }

    /// How many givens the board has now.
    pub fn givens(&self) -> usize {
        self.plan.start.filled_cells().len() - self.removed.len()
    }

    /// The givens removed so far.
    pub fn removed(&self) -> CellSet {
        self.removed
    }

    /// The givens tried so far that had to stay.
    pub fn kept(&self) -> CellSet {
        let judged = self.plan.groups[..self.judged()].iter();
        let tried = judged.fold(CellSet::EMPTY, |tried, &group| tried | group);
        tried - self.removed
    }

    /// The givens in the order they are tried, those that go together side by side.
    pub fn order(&self) -> impl Iterator<Item = Cell> + '_ {
        self.plan.groups.iter().flat_map(|group| group.iter())
    }

    /// Whether every given was tried, so that none can be spared.
    pub fn is_minimal(&self) -> bool {
        self.judged() == self.plan.groups.len()
    }

    /// Why this given, tried already, had to stay: a second solution that the board had at that time without it (and
    /// those it goes with). `None` for any other cell.
    pub fn reason(&self, cell: Cell) -> Option<Grid> {
        if self.removed.contains(cell) {
            return None;
        }
        let judged = &self.plan.groups[..self.judged()];
        let nth = judged.iter().position(|group| group.contains(cell))?;
        // What had gone by then.
        let earlier = judged[..nth].iter();
        let gone = earlier.fold(CellSet::EMPTY, |gone, &group| gone | group) & self.removed;
        let board = without(self.plan.start, gone | judged[nth]);
        let answer = count_solutions(&board, 2, u64::MAX);
        let mut solutions = answer.first.into_iter().chain(answer.second);
        solutions.find(|solution| *solution != self.plan.solution)
    }

    /// Does one step; returns the guesses it took, or `None` at the end.
    pub(super) fn go_on(&mut self) -> Option<u64> {
        if self.finished {
            return None;
        }
        let next = self.plan.groups.get(self.at / 2);
        let Some(&group) = next.filter(|group| self.givens() >= self.plan.least + group.len())
        else {
            self.finished = true;
            return Some(0);
        };
        self.at += 1;
        if self.at % 2 == 1 {
            return Some(0);
        }
        let board = without(self.plan.start, self.removed | group);
        let answer = count_solutions(&board, 2, u64::MAX);
        if answer.is_unique() {
            self.removed |= group;
        }
        Some(answer.guesses)
    }

    /// Takes the last step back; false at the start.
    pub(super) fn go_back(&mut self) -> bool {
        if self.finished {
            self.finished = false;
            return true;
        }
        let Some(cells) = self.examined() else {
            return false;
        };
        // Nothing when the step was a look only, or when they stayed.
        self.removed = self.removed - cells;
        self.at -= 1;
        true
    }

    /// How many groups have their verdict.
    fn judged(&self) -> usize {
        self.at / 2
    }

    /// The group of the last step before the end; `None` at the start.
    fn examined(&self) -> Option<CellSet> {
        let last = self.at.checked_sub(1)?;
        self.plan.groups.get(last / 2).copied()
    }
}

fn without(mut board: Grid, cells: CellSet) -> Grid {
    for cell in cells.iter() {
        board.clear(cell);
    }
    board
}
