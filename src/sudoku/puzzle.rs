//! Givens that passed the check.

use super::{Clash, Grid, Size};

/// A board whose givens break no rule. It may still have no solution, or many.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Puzzle(Grid);

impl Puzzle {
    /// Checks the givens.
    ///
    /// # Errors
    /// *Every* clash, as [`Grid::clashes`] lists them.
    pub fn new(givens: Grid) -> Result<Puzzle, Vec<Clash>> {
        let clashes = givens.clashes();
        if clashes.is_empty() {
            Ok(Puzzle(givens))
        } else {
            Err(clashes)
        }
    }

    /// The board with its givens only.
    pub fn grid(&self) -> &Grid {
        &self.0
    }

    /// Its size.
    pub fn size(&self) -> Size {
        self.0.size()
    }

    /// How many givens there are.
    pub fn givens(&self) -> usize {
        self.0.filled_cells().len()
    }
}

impl TryFrom<Grid> for Puzzle {
    type Error = Vec<Clash>;

    fn try_from(givens: Grid) -> Result<Puzzle, Vec<Clash>> {
        Puzzle::new(givens)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn good_givens_pass_and_bad_ones_are_all_named() {
        let good: Grid = "0012000321003000".parse().expect("a board");
        assert_eq!(Puzzle::new(good).map(|puzzle| puzzle.givens()), Ok(6));
        let bad: Grid = "1100000000000022".parse().expect("a board");
        // Each pair shares a row and a box.
        assert_eq!(Puzzle::new(bad).map_err(|clashes| clashes.len()), Err(4));
    }
}
