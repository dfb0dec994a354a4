//! The rounds: digit by digit, then all cells at once, until nothing changes.

use super::digit::place_everywhere;
use super::rows::{any_in_row, without_first, ALL, LOW};
use super::{Bands, Nine};
use crate::sudoku::solve::tree::Settled;

/// What all digits together say about the cells, band by band.
struct Cells {
    /// Cells with two candidates or more.
    several: Bands,
    /// Cells that are some row's only place for a digit.
    claimed: Bands,
    /// By digit, those of them that it claims.
    claims: [Bands; 9],
}

impl Nine {
    /// Works out all that follows without a guess.
    pub(super) fn settle_all(&mut self) -> Settled {
        loop {
            while self.dirty != 0 {
                let d = self.dirty.trailing_zeros() as usize;
                self.dirty &= self.dirty - 1;
                match place_everywhere(self.cand[d]) {
                    Some(left) => self.cand[d] = left,
                    None => return Settled::Dead,
                }
            }
            let Some(cells) = self.cells() else {
                return Settled::Dead;
            };
            if cells.claimed == [ALL, ALL, ALL, 0] {
                return Settled::Solved;
            }
            if !self.fill_cells(&cells) {
                return Settled::Dead;
            }
            if self.dirty == 0 {
                return Settled::Open;
            }
        }
    }

    /// Looks at all cells. `None` when one has no candidate or is claimed by two digits.
    #[inline(always)]
    fn cells(&self) -> Option<Cells> {
        let mut any = [0; 4];
        let mut twice = [0; 4];
        let mut cells = Cells {
            several: [0; 4],
            claimed: [0; 4],
            claims: [[0; 4]; 9],
        };
        for (cand, claims) in self.cand.iter().zip(&mut cells.claims) {
            for i in 0..4 {
                let here = cand[i];
                cells.several[i] |= any[i] & here;
                any[i] |= here;
                // No row is empty here, so the cheaper subtraction without guard bits is safe; the unused
                // fourth word wraps and is cleared by the `&`.
                let others = here & here.wrapping_sub(LOW);
                claims[i] = here & !any_in_row(others);
                twice[i] |= cells.claimed[i] & claims[i];
                cells.claimed[i] |= claims[i];
            }
        }
        let good = any == [ALL, ALL, ALL, 0] && twice == [0; 4];
        good.then_some(cells)
    }

    /// Gives claimed cells and cells with one candidate their digit, and notes which digits lost candidates.
    /// False when a row would hold a digit twice.
    #[inline(always)]
    #[allow(clippy::needless_range_loop)] // `d` and `i` walk several arrays in step
    fn fill_cells(&mut self, cells: &Cells) -> bool {
        let mut doubled = [0; 4];
        for d in 0..9 {
            let mut lost = 0;
            for i in 0..4 {
                let old = self.cand[d][i];
                let last = old & !cells.several[i] & !cells.claimed[i];
                doubled[i] |= without_first(last);
                let here = old & (!cells.claimed[i] | cells.claims[d][i]);
                let here = here & (!any_in_row(last) | last);
                self.cand[d][i] = here;
                lost |= here ^ old;
            }
            self.dirty |= u32::from(lost != 0) << d;
        }
        doubled == [0; 4]
    }
}
