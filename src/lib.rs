//! Quay Lui: backtracking taught through Sudoku.
//!
//! "Quay lui" is Vietnamese for backtracking. This library is the engine of a page that teaches it: a board to play on, a
//! search to watch step by step, forward and back, and fast answers in between. It knows nothing of the page, except in
//! one folder, `wasm`, which is built for browsers only.
//!
//! # The parts
//!
//! Each uses only those above it; a test keeps it so.
//!
//! | module | what it is for | its main types |
//! |---|---|---|
//! | [`sudoku`] | the board and its rules, 4×4 and 9×9 | [`Grid`], [`Puzzle`], [`Cell`], [`Digit`], [`House`] |
//! | [`sudoku::solve`] | answers: how many solutions, fast | [`Solver`], [`count_solutions`] |
//! | [`search`] | explanations: one event for each step a student sees | [`Search`], [`Event`], [`Order`] |
//! | [`timeline`] | a position on any run: forward, back, to any place | [`Timeline`], [`Machine`] |
//! | [`make`] | puzzles of a level, from a seed | [`Maker`], [`Facts`], [`Level`], [`Removal`] |
//! | [`play`] | a learner's game: marks, undo, hints, strict mode | [`Game`], [`Hint`] |
//!
//! Two differences are worth knowing first. A [`Grid`] is what somebody typed and may break the rules, a [`Puzzle`] has
//! passed the check. And [`solve`] is for *answers*, [`Search`] for *watching*: neither uses the other, and one table of
//! puzzles runs on both.
//!
//! [`Grid`]: sudoku::Grid
//! [`Puzzle`]: sudoku::Puzzle
//! [`Cell`]: sudoku::Cell
//! [`Digit`]: sudoku::Digit
//! [`House`]: sudoku::House
//! [`solve`]: sudoku::solve
//! [`Solver`]: sudoku::solve::Solver
//! [`count_solutions`]: sudoku::solve::count_solutions
//! [`Search`]: search::Search
//! [`Event`]: search::Event
//! [`Order`]: search::Order
//! [`Timeline`]: timeline::Timeline
//! [`Machine`]: timeline::Machine
//! [`Maker`]: make::Maker
//! [`Facts`]: make::Facts
//! [`Level`]: make::Level
//! [`Removal`]: make::Removal
//! [`Game`]: play::Game
//! [`Hint`]: play::Hint
//!
//! # Read a board
//!
//! The strict form is 16 or 81 digits in reading order, 0 for an empty cell. A board that breaks the rules can be read all
//! the same, and says where: *every* clash, with its house and its cells.
//!
//! ```
//! use quaylui::sudoku::{Cell, Grid, HouseKind, Puzzle, Size};
//!
//! let grid: Grid = "0000003430200100".parse()?;
//! let cell = Cell::at(Size::Four, 0, 2);
//! assert_eq!(format!("{:?}", grid.candidates(cell)), "{1}");
//! assert!(Puzzle::new(grid).is_ok());
//!
//! let typo: Grid = "0000003430200130".parse()?;
//! let clashes = Puzzle::new(typo).expect_err("two 3s in one column");
//! assert_eq!(clashes.len(), 1);
//! assert_eq!((clashes[0].house.kind, clashes[0].house.index), (HouseKind::Column, 2));
//! # Ok::<(), quaylui::sudoku::GridError>(())
//! ```
//!
//! # Solve it
//!
//! "Exactly one solution?" is answered in microseconds, within a budget of guesses. How much *work* backtracking is, the
//! search counts: what the lesson calls placements and backtracks.
//!
//! ```
//! use quaylui::search::{Kinds, Order, Search};
//! use quaylui::sudoku::{solve::count_solutions, Grid};
//!
//! let grid: Grid = "800725000479080305260430070007041900010000640604200003900010000700000104020004536".parse()?;
//! let answer = count_solutions(&grid, 2, 1_000);
//! assert!(answer.is_unique());
//!
//! for (order, placements, backtracks) in [(Order::Plain, 59, 14), (Order::Mrv, 45, 0)] {
//!     let mut search = Search::new(&grid, order);
//!     search.run(1_000_000, Kinds::SOLUTION);
//!     assert_eq!(answer.first, Some(*search.grid()));
//!     assert_eq!(search.counts().placements, placements);
//!     assert_eq!(search.counts().backtracks, backtracks);
//! }
//! # Ok::<(), quaylui::sudoku::GridError>(())
//! ```
//!
//! # Step back and forth
//!
//! A [`Timeline`] gives the run of a search a position. Each call has a budget of steps, so that a page can cut a long way
//! into pieces.
//!
//! ```
//! use quaylui::search::{Event, Kinds, Order, Search};
//! use quaylui::timeline::{Progress, Timeline};
//!
//! let board = "0000003430200100".parse()?;
//! let mut run = Timeline::new(Search::new(&board, Order::Plain));
//!
//! // On to where a cell first ran out of digits …
//! assert_eq!(run.next(Kinds::BACKTRACK, 1_000), Progress::Reached);
//! let (there, dead_end) = (run.position(), *run.machine().grid());
//! assert!(matches!(run.machine().last_event(), Some(Event::Exhausted { .. })));
//!
//! // … back to the start and to the same place again: nothing differs.
//! while run.step_back() {}
//! assert_eq!(run.machine().grid(), &board);
//! assert_eq!(run.seek(there, 1_000), Progress::Reached);
//! assert_eq!(run.machine().grid(), &dead_end);
//! # Ok::<(), quaylui::sudoku::GridError>(())
//! ```
//!
//! The programs in `examples/` are the longer manual: `solve` answers boards, `trace` tells a search event by event.
#![forbid(unsafe_code)]
#![warn(missing_docs)]

pub mod cpp;
pub mod make;
pub mod play;
pub mod search;
pub mod sudoku;
pub mod timeline;

#[cfg(target_arch = "wasm32")]
mod wasm;
