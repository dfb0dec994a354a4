//! Making puzzles: with exactly one solution, of a level that is measured and not felt, the same again for the same seed.
//!
//! It goes as the lesson says. Fill a board at random by backtracking with shuffled digits; in random order try to remove
//! each given; keep it removed only while the solution stays the only one.
//!
//! | file | its one word |
//! |---|---|
//! | `random` | [`Random`]: numbers from a seed, the same on every machine for ever |
//! | `fill` | [`full_board`]: a full board from a seed |
//! | `symmetry` | [`Symmetry`]: which givens go together |
//! | `removal` | [`Removal`]: taking givens away one after the other, forward and back |
//! | `singles` | what follows without a guess, as a person would see it |
//! | `facts` | [`Facts`]: what can be measured of a puzzle, within a budget |
//! | `level` | [`Level`]: what the facts must be |
//! | `maker` | [`Maker`]: attempts until the level is met, in slices |
//!
//! ```
//! use quaylui::make::{Level, Maker, Symmetry};
//! use quaylui::sudoku::{solve::count_solutions, Size};
//!
//! let mut maker = Maker::new(Size::Nine, Level::Medium, Symmetry::Rotate, 2026);
//! while maker.advance(10_000).is_none() {
//!     // A page would show how many boards were tried, and might stop here.
//! }
//! let made = maker.made().expect("made by now");
//! assert!(made.facts.singles_suffice);
//! assert!(count_solutions(made.puzzle.grid(), 2, 1_000).is_unique());
//! // The seed it reports makes it again at once.
//! let mut again = Maker::new(Size::Nine, Level::Medium, Symmetry::Rotate, made.seed);
//! assert_eq!(again.finish(0), Some(made));
//! ```

mod facts;
mod fill;
mod level;
mod machine;
mod maker;
mod random;
mod removal;
mod singles;
mod symmetry;

pub use facts::{Facts, Limits, Measure};
pub use fill::full_board;
pub use level::{Level, UnknownLevel};
pub use maker::{Made, Maker};
pub use random::Random;
pub use removal::{NotUnique, Removal, RemovalEvent};
pub use symmetry::{Symmetry, UnknownSymmetry};

/// The kinds of a [`Removal`]'s steps, as bits for [`Timeline::next`](crate::timeline::Timeline::next) and the like.
pub use machine::kinds as removal_kinds;
