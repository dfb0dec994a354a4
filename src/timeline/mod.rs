//! A run with a position: forward, back, and to any place, in bounded memory.
//!
//! A [`Timeline`] drives any [`Machine`]: the search, and whatever else moves in steps. Position *n* is the
//! state after *n* steps, so position 0 is the start.
//!
//! ```text
//! position   0 ─────── 512 ────── 1024 ────── 1536 ────── 2048 ──► furthest   (known_end, once seen)
//! checkpoint ●          ●           ●           ●           ●
//!                              ▲ seek(1300): restore 1024, run 276
//! ```
//!
//! A checkpoint is taken each *interval* steps. When there are too many, every second one is dropped and the
//! interval doubles, so memory is bounded and a far seek replays at most one interval: about a fiftieth of
//! the run. Machines that can step back do so when that is nearer.
//!
//! Nothing here runs unasked or unbounded: each call has a budget in steps and says whether it came to its
//! goal, so a page can cut long ways into pieces that fit a frame.

mod checkpoints;
mod machine;
mod marks;
mod moves;
mod previous;
mod race;
mod search;

pub use machine::{KindMask, Machine};
pub use moves::Progress;

use checkpoints::Checkpoints;
use marks::Marks;
use previous::LookBack;

/// A machine, the position it is at, and what is needed to take it elsewhere.
///
/// ```
/// use quaylui::search::{Kinds, Order, Search};
/// use quaylui::timeline::{Progress, Timeline};
///
/// let board = "0000003430200100".parse().expect("16 digits");
/// let mut run = Timeline::new(Search::new(&board, Order::Plain));
/// while run.next(Kinds::BACKTRACK | Kinds::SOLUTION, 1_000) == Progress::Reached
///     && run.machine().counts().solutions == 0
/// {}
/// assert_eq!(run.machine().counts().backtracks, 11);
/// assert_eq!(run.seek(5, 1_000), Progress::Reached);
/// assert_eq!(run.position(), 5);
/// ```
#[derive(Clone, Debug)]
pub struct Timeline<M: Machine> {
    machine: M,
    position: u64,
    furthest: u64,
    known_end: Option<u64>,
    checkpoints: Checkpoints<M::Saved>,
    marks: Marks,
    /// A way back to an earlier event that ran out of budget.
    look_back: Option<LookBack>,
}

impl<M: Machine> Timeline<M> {
    /// Puts a machine at its start on a timeline, with as many checkpoints as suit machines of about half a
    /// kilobyte: some 50 KB.
    pub fn new(machine: M) -> Timeline<M> {
        Timeline::with_capacity(machine, 100)
    }

    /// Keeps at most `checkpoints` checkpoints; fewer than 2 count as 2.
    pub fn with_capacity(machine: M, checkpoints: usize) -> Timeline<M> {
        let known_end = machine.is_finished().then_some(0);
        let checkpoints = Checkpoints::new(machine.save(), checkpoints);
        Timeline {
            machine,
            position: 0,
            furthest: 0,
            known_end,
            checkpoints,
            marks: Marks::default(),
            look_back: None,
        }
    }

    /// The machine at this position.
    pub fn machine(&self) -> &M {
        &self.machine
    }

    /// Tells the machine what to look for. It must not move it: positions would no longer be true.
    pub fn ask(&mut self, question: impl FnOnce(&mut M)) {
        self.look_back = None;
        question(&mut self.machine);
    }

    /// How many steps after the start it is.
    pub fn position(&self) -> u64 {
        self.position
    }

    /// The furthest position ever reached.
    pub fn furthest(&self) -> u64 {
        self.furthest
    }

    /// The last position of the run, once it was reached.
    pub fn known_end(&self) -> Option<u64> {
        self.known_end
    }

    /// Bytes of the states kept to come back to, as far as the machine says what they weigh.
    pub fn weight(&self) -> usize {
        self.checkpoints.weight()
    }

    /// Positions of the machine's [`MARKS`](Machine::MARKS) among the steps seen so far, ascending; at most
    /// 256. When there are more, they are thinned to a least distance, evenly over the run.
    pub fn marks(&self) -> &[u64] {
        self.marks.positions()
    }
}
