//! A learner's board: digits, pencil marks, undo and redo, hints, strikes.
//!
//! | file | its one word |
//! |---|---|
//! | `content` | [`Content`]: what one cell holds, and who [wrote](Written) it |
//! | `board` | the cells and the [`Grid`](crate::sudoku::Grid) they make, always in step |
//! | `outcome` | [`Outcome`]: which cells an action changed, or why none |
//! | `game` | [`Game`]: a board with its history; everything that can be asked |
//! | `history` | [`Entry`]: one action, taken back and done again |
//! | `actions` | digits: place, erase, restart, adopt, fix as givens |
//! | `pencil` | pencil marks, and how placing a digit cleans them |
//! | `strict` | sketch and confirm, with strikes |
//! | `ask` | the fast solver under a budget |
//! | `wrong` | where the board went wrong, and the way back |
//! | `hint` | the next thing to look at |
//! | `saved`, `packed`, `restore` | [`SavedGame`]: plain data; checked when it comes back |
//!
//! ```
//! use quaylui::play::{Game, Hint, Outcome, Written};
//! use quaylui::sudoku::{Cell, Digit, Size};
//!
//! let mut game = Game::new("0000003430200100".parse()?);
//! let (cell, two) = (Cell::at(Size::Four, 1, 0), Digit::new(2).expect("a digit"));
//! let Outcome::Changed(cells) = game.place(cell, two) else { panic!("nothing in the way") };
//! assert!(cells.contains(cell));
//! assert_eq!(game.written(cell), Written::Learner);
//! let _ = game.undo();
//! assert!(matches!(game.hint(1_000), Hint::Cell(_)));
//! # Ok::<(), quaylui::sudoku::GridError>(())
//! ```

mod actions;
mod ask;
mod board;
mod content;
mod game;
mod hint;
mod history;
mod outcome;
mod packed;
mod pencil;
mod restore;
mod saved;
mod strict;
mod wrong;

pub use content::{Content, Written};
pub use game::{Game, Options};
pub use hint::{Hint, Look};
pub use history::{Entry, EntryKind, HISTORY};
pub use outcome::{Outcome, Refusal};
pub use restore::RestoreError;
pub use saved::{SavedEntry, SavedGame};
pub use strict::Confirm;
pub use wrong::{Mistake, Rewind, WhereWrong};
