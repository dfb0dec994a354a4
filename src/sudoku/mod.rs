//! The board and its rules: nothing here knows of searches, games or the page.
//!
//! | file | its one word |
//! |---|---|
//! | `size` | [`Size`]: 4×4 or 9×9 |
//! | `digit` | [`Digit`], [`DigitSet`] |
//! | `cell` | [`Cell`], [`CellSet`] |
//! | `house` | [`House`]: a row, a column or a box |
//! | `geometry` | which cells each house holds, which cells are peers (private tables) |
//! | `grid` | [`Grid`]: a raw board, which may break the rules |
//! | `clash` | [`Clash`]: a digit twice in one house |
//! | `dead` | [`DeadEnd`]: what shows without a search that there is no solution; [`Bar`]: what bars digits from a cell |
//! | `puzzle` | [`Puzzle`]: givens that passed the check |
//! | [`solve`] | fast answers: how many solutions, and which |

mod bits;
mod cell;
mod clash;
mod dead;
mod digit;
mod geometry;
mod grid;
mod house;
pub mod notation;
mod puzzle;
mod size;
pub mod solve;

pub use cell::{Cell, CellSet};
pub use clash::Clash;
pub use dead::{Bar, DeadEnd};
pub use digit::{Digit, DigitSet};
pub use grid::{Grid, GridError};
pub use house::{House, HouseKind};
pub use puzzle::Puzzle;
pub use size::Size;
