//! The machine: its state, and what both orders share.

use crate::sudoku::{Cell, CellSet, Digit, DigitSet, Grid};

use super::mrv::Masks;
use super::{Counts, Event, EventKind, Kinds, Order, Verdict};

/// A backtracking search that can be stepped forward and back, and asked about itself at any position.
///
/// ```
/// use quaylui::search::{Event, Order, Search};
///
/// let board = "0012000321003000".parse().expect("16 digits");
/// let mut search = Search::new(&board, Order::Plain);
/// while search.step().is_some_and(|event| event != Event::Solution) {}
/// assert_eq!(search.grid().to_string(), "4312124321343421");
/// assert_eq!(search.counts().placements, 10);
/// while search.step_back().is_some() {}
/// assert_eq!(search.grid(), &board);
/// ```
///
/// It is a plain value: a copy is a checkpoint. Two searches are equal when they are at the same position of
/// the same run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Search {
    pub(super) order: Order,
    /// The givens clash, so there is nothing to search.
    clashes: bool,
    /// The empty cells of the board at the start: how deep a full path is.
    full_depth: usize,
    pub(super) depth: usize,
    /// The cells filled so far, in the order they were filled: entries below `depth`. The plain order keeps
    /// the cells still to come behind them; MRV keeps `Cell::default()` there.
    pub(super) path: [Cell; 81],
    pub(super) grid: Grid,
    /// The houses' digits as the lesson's masks; kept up to date by MRV only.
    pub(super) masks: Masks,
    pub(super) last: Option<Last>,
    pub(super) counts: Counts,
}

/// The last event in short: enough to go on from, to go back from, and to tell it in full.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Last {
    pub kind: EventKind,
    /// The cell of the event. `Cell::default()` for `Solution` and `Finished`.
    pub cell: Cell,
    /// The digit of the event, or the last digit tried in its cell: 0 when none was.
    pub digit: u8,
}

impl Last {
    /// A `Solution` or `Finished`.
    fn of_board(kind: EventKind) -> Last {
        Last {
            kind,
            cell: Cell::default(),
            digit: 0,
        }
    }
}

impl Search {
    /// A search of this board, before its first step. When the board clashes, the search is one `Finished`.
    pub fn new(board: &Grid, order: Order) -> Search {
        let empty = board.empty_cells();
        let mut path = [Cell::default(); 81];
        if order == Order::Plain {
            for (entry, cell) in path.iter_mut().zip(empty.iter()) {
                *entry = cell;
            }
        }
        Search {
            order,
            clashes: !board.clash_cells().is_empty(),
            full_depth: empty.len(),
            depth: 0,
            path,
            grid: *board,
            masks: Masks::of(board),
            last: None,
            counts: Counts::default(),
        }
    }

    /// Does one step and says what it was; `None` when the search has finished.
    pub fn step(&mut self) -> Option<Event> {
        self.advance()?;
        self.last_event()
    }

    /// Takes the last step back and says what it was; `None` at the start. Costs what the step cost.
    pub fn step_back(&mut self) -> Option<Event> {
        // Told before it is undone: what it speaks of is on the board as it stands.
        let undone = self.last_event();
        self.retreat();
        undone
    }

    /// Steps until an event of `stop` has happened, `steps` steps are done, or the search has finished.
    /// Returns how many steps it did.
    pub fn run(&mut self, steps: u64, stop: Kinds) -> u64 {
        match self.order {
            Order::Plain => self.run_by(steps, stop, Search::advance_plain),
            Order::Mrv => self.run_by(steps, stop, Search::advance_mrv),
        }
    }

    #[inline(always)]
    fn run_by(
        &mut self,
        steps: u64,
        stop: Kinds,
        advance: impl Fn(&mut Search) -> Option<EventKind>,
    ) -> u64 {
        for done in 0..steps {
            match advance(self) {
                None => return done,
                Some(kind) if stop.contains(kind) => return done + 1,
                Some(_) => {}
            }
        }
        steps
    }

    /// [`step`](Search::step) without telling the event in full: for runs nobody watches.
    #[inline]
    pub fn advance(&mut self) -> Option<EventKind> {
        match self.order {
            Order::Plain => self.advance_plain(),
            Order::Mrv => self.advance_mrv(),
        }
    }

    /// [`step_back`](Search::step_back) without telling the event; false at the start.
    pub fn retreat(&mut self) -> bool {
        if self.last.is_none() {
            return false;
        }
        match self.order {
            Order::Plain => self.retreat_plain(),
            Order::Mrv => self.retreat_mrv(),
        }
        true
    }

    /// The event that led to this position; `None` at the start.
    pub fn last_event(&self) -> Option<Event> {
        let Last { kind, cell, digit } = self.last?;
        let digit = || Digit::from_index(digit.into());
        Some(match kind {
            EventKind::Select => Event::Select {
                cell,
                candidates: self.grid.candidates(cell),
            },
            EventKind::Clash => Event::Clash {
                cell,
                digit: digit(),
                with: self.grid.barring(cell, digit()),
            },
            EventKind::Place => Event::Place {
                cell,
                digit: digit(),
            },
            EventKind::Exhausted => Event::Exhausted { cell },
            EventKind::Erase => Event::Erase {
                cell,
                digit: digit(),
            },
            EventKind::Solution => Event::Solution,
            EventKind::Finished => Event::Finished,
        })
    }

    /// The kind of [`last_event`](Search::last_event).
    #[inline]
    pub fn last_kind(&self) -> Option<EventKind> {
        self.last.map(|last| last.kind)
    }

    /// The board at this position: the givens and the path.
    pub fn grid(&self) -> &Grid {
        &self.grid
    }

    /// Which order it searches in.
    pub fn order(&self) -> Order {
        self.order
    }

    /// The cells filled so far with their digits, in the order they were filled.
    pub fn path(&self) -> impl ExactSizeIterator<Item = (Cell, Digit)> + '_ {
        self.path[..self.depth]
            .iter()
            .map(|&cell| (cell, self.digit_in(cell)))
    }

    /// How many cells are filled: the depth of the recursion in the lesson's programs.
    pub fn depth(&self) -> usize {
        self.depth
    }

    /// The cell the last event was about and the last digit tried in it, if any was. `None` at the start, on
    /// a solution and at the end.
    pub fn current(&self) -> Option<(Cell, Option<Digit>)> {
        let last = self.last?;
        match last.kind {
            EventKind::Solution | EventKind::Finished => None,
            _ => Some((last.cell, Digit::new(last.digit))),
        }
    }

    /// The counters at this position.
    pub fn counts(&self) -> &Counts {
        &self.counts
    }

    /// Whether nothing is left: the last event was `Finished`.
    #[inline]
    pub fn is_finished(&self) -> bool {
        self.last_kind() == Some(EventKind::Finished)
    }

    /// What is known at this position about the board's solutions.
    pub fn verdict(&self) -> Verdict {
        match (self.counts.solutions, self.is_finished()) {
            _ if self.clashes => Verdict::Clash,
            (0, false) => Verdict::Undecided,
            (0, true) => Verdict::None,
            (1, false) => Verdict::Solved,
            (1, true) => Verdict::Unique,
            _ => Verdict::Many,
        }
    }

    /// The candidates the lesson's MRV picture writes into each empty cell, by cell index; empty sets
    /// elsewhere.
    pub fn candidates(&self) -> [DigitSet; 81] {
        let mut all = [DigitSet::EMPTY; 81];
        let empty: CellSet = self.grid.empty_cells();
        for cell in empty.iter() {
            all[cell.index()] = self.grid.candidates(cell);
        }
        all
    }

    // ---- What both orders share ----------------------------------------------------------------------

    pub(super) fn digit_in(&self, cell: Cell) -> Digit {
        // Cells of the path are filled.
        self.grid.get(cell).unwrap_or(Digit::ONE)
    }

    #[inline]
    pub(super) fn is_full(&self) -> bool {
        self.depth == self.full_depth
    }

    /// Records the event and hands its kind back.
    #[inline]
    pub(super) fn say(&mut self, kind: EventKind, cell: Cell, digit: u8) -> Option<EventKind> {
        self.last = Some(Last { kind, cell, digit });
        Some(kind)
    }

    /// The first step, when there is anything unusual about it.
    pub(super) fn begin(&mut self) -> Option<EventKind> {
        if self.clashes {
            self.finish()
        } else if self.full_depth == 0 {
            self.solution()
        } else {
            None
        }
    }

    pub(super) fn solution(&mut self) -> Option<EventKind> {
        self.counts.solutions += 1;
        self.say(EventKind::Solution, Cell::default(), 0)
    }

    pub(super) fn finish(&mut self) -> Option<EventKind> {
        self.say(EventKind::Finished, Cell::default(), 0)
    }

    /// What a state looked like before a `Finished`, for searches that never filled a cell: nothing, or the
    /// board that was full from the start. `None` when cells were tried.
    pub(super) fn before_finish(&self) -> Option<Option<Last>> {
        if self.clashes {
            Some(None)
        } else if self.full_depth == 0 {
            Some(Some(Last::of_board(EventKind::Solution)))
        } else {
            None
        }
    }

    /// The `Place` of the deepest cell as last event; nothing when no cell is filled.
    pub(super) fn place_on_top(&self) -> Option<Last> {
        let cell = self.path[self.depth.checked_sub(1)?];
        Some(Last {
            kind: EventKind::Place,
            cell,
            digit: self.digit_in(cell).get(),
        })
    }

    pub(super) fn solution_as_last(&self) -> Last {
        Last::of_board(EventKind::Solution)
    }
}
