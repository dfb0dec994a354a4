//! The explaining search: backtracking cut into the steps a student sees.
//!
//! [`Search`] is a resumable machine. Each [`Search::step`] does one thing and says which, as an [`Event`];
//! [`Search::step_back`] takes it back. One event = one step the student sees = one position on a timeline.
//!
//! # Stepping back without a history
//! No list of past events is kept, so a run of any length fits in half a kilobyte. What came before a state can
//! be *worked out* from the state, because nothing in the search depends on chance or on what was learned
//! on the way: the next cell is a function of the board alone ([`Order`]), and digits ascend. If digit 5
//! stands where it was just tried, then 4 was tried before it; and whether 4 clashed or was placed and
//! erased again is seen by looking at the board. A random order of digits, or one that learns from dead
//! ends, would break this: it could go forward only. Such an order must bring a record of its own choices,
//! which is why [`Order`] is a closed list and not a trait.
//!
//! # Answers are somebody else's work
//! This search is made to be watched. Whether a board has one solution or several is answered much faster
//! by the solver of [`crate::sudoku`].

mod counts;
mod event;
mod machine;
mod mrv;
mod order;
mod plain;
mod trail;
mod verdict;

pub use counts::Counts;
pub use event::{Event, EventKind, Kinds};
pub use machine::Search;
pub use order::{Order, UnknownOrder};
pub use trail::Mark;
pub use verdict::Verdict;
