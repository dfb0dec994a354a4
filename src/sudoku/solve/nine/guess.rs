//! Where to guess, and the two boards a guess leads to.
//!
//! Guesses cost time in proportion to how many are needed, and on hard boards a good choice halves them. So the choice
//! looks at every cell with two candidates and takes the one whose peers would feel it most: each candidate of
//! its two digits among the peers counts 1, and 3 when it stands in a cell with two candidates, which would then be
//! settled at once. Without such a cell, a digit with two places in a row is taken by the same measure; failing
//! that, any cell, the fewest candidates first.

use super::rows::{any_in_row, without_first, Rows, LOW, ROW};
use super::{Bands, Nine};

/// A cell by its band and bit.
#[derive(Clone, Copy)]
struct Spot {
    band: usize,
    bit: Rows,
}

/// What to guess: this digit in this cell, or not.
struct Guess {
    spot: Spot,
    digit: usize,
    /// The cell's only other digit, which then follows from "not".
    other: Option<usize>,
}

/// The cells of a band that share a house with the cell of each bit.
static NEAR: [Rows; 32] = near();

const fn near() -> [Rows; 32] {
    let mut table = [0; 32];
    let mut at = 0;
    while at < 30 {
        let (row, col) = (at / 10, at % 10);
        if col < 9 {
            let boxed = 0b111 << (col / 3 * 3);
            table[at] = (ROW << (10 * row) | LOW << col | (boxed * LOW)) & !(1 << at);
        }
        at += 1;
    }
    table
}

impl Spot {
    #[inline(always)]
    fn rest_of_row(self) -> Rows {
        any_in_row(self.bit) & !self.bit
    }

    /// Which of the cells of `bands` are its peers: own band in the low half, the two others' share of the column above.
    #[inline(always)]
    fn peers_in(self, bands: &Bands) -> u64 {
        let at = self.bit.trailing_zeros() % 32;
        let (next, last) = ((self.band + 1) % 3, (self.band + 2) % 3);
        let near = bands[self.band] & NEAR[at as usize];
        let column = at % 10;
        let far = bands[next] >> column & LOW | (bands[last] >> column & LOW) << 1;
        u64::from(near) | u64::from(far) << 32
    }
}

impl Nine {
    /// Splits the board: `self` has the guessed digit in the guessed cell, the returned board has it not.
    pub(super) fn split(&mut self) -> Nine {
        let Guess { spot, digit, other } = self.choose();
        let mut without = *self;
        without.remove(digit, spot.band, spot.bit);
        match other {
            Some(other) => {
                without.remove(other, spot.band, spot.rest_of_row());
                self.remove(other, spot.band, spot.bit);
            }
            None => {
                for d in (0..9).filter(|&d| d != digit) {
                    self.remove(d, spot.band, spot.bit);
                }
            }
        }
        self.remove(digit, spot.band, spot.rest_of_row());
        without
    }

    /// Takes a digit out of some cells. What follows from it in boxes and columns comes when the digit is next looked
    /// at on its own.
    #[inline(always)]
    fn remove(&mut self, digit: usize, band: usize, cells: Rows) {
        let cand = &mut self.cand[digit][band];
        self.dirty |= u32::from(*cand & cells != 0) << digit;
        *cand &= !cells;
    }

    fn choose(&self) -> Guess {
        // Cells with at least 1, 2, 3, 4 candidates.
        let mut at_least = [[0; 4]; 4];
        for cand in &self.cand {
            for i in 0..4 {
                at_least[3][i] |= at_least[2][i] & cand[i];
                at_least[2][i] |= at_least[1][i] & cand[i];
                at_least[1][i] |= at_least[0][i] & cand[i];
                at_least[0][i] |= cand[i];
            }
        }
        let [_, two, three, four] = at_least;
        self.pair_cell(&minus(&two, &three))
            .or_else(|| self.pair_in_row())
            .unwrap_or_else(|| {
                let triple = minus(&three, &four);
                let cells = if triple == [0; 4] { two } else { triple };
                self.any_cell(&cells)
            })
    }

    /// The best of the cells with two candidates.
    #[inline(always)]
    fn pair_cell(&self, pairs: &Bands) -> Option<Guess> {
        let mut best = (0, None);
        for band in 0..3 {
            let mut rest = pairs[band];
            while rest != 0 {
                let spot = Spot {
                    band,
                    bit: rest & rest.wrapping_neg(),
                };
                rest &= rest - 1;
                let digits = self.digits_of(spot);
                let digit = digits.trailing_zeros() as usize % 9;
                let other = digits.ilog2() as usize % 9;
                let pairs_near = spot.peers_in(pairs);
                let felt = |d: usize| {
                    let near = spot.peers_in(&self.cand[d]);
                    near.count_ones() + 2 * (near & pairs_near).count_ones()
                };
                let score = 1 + felt(digit) + felt(other);
                if score > best.0 {
                    let other = Some(other);
                    best = (score, Some(Guess { spot, digit, other }));
                }
            }
        }
        best.1
    }

    /// The best digit with exactly two places in a row.
    #[cold]
    fn pair_in_row(&self) -> Option<Guess> {
        let mut best = (0, None);
        for digit in 0..9 {
            for band in 0..3 {
                let here = self.cand[digit][band];
                let second = without_first(here);
                let mut rest = here & any_in_row(second) & !any_in_row(without_first(second));
                while rest != 0 {
                    let spot = Spot {
                        band,
                        bit: rest & rest.wrapping_neg(),
                    };
                    let row = any_in_row(spot.bit) & rest;
                    rest &= !row;
                    let partner = Spot {
                        band,
                        bit: row & !spot.bit,
                    };
                    let felt = |spot: Spot| {
                        let near = spot.peers_in(&self.cand[digit]).count_ones();
                        near + self.digits_of(spot).count_ones()
                    };
                    let score = felt(spot) + felt(partner);
                    if score > best.0 {
                        let other = None;
                        best = (score, Some(Guess { spot, digit, other }));
                    }
                }
            }
        }
        best.1
    }

    /// The first of `cells`, with its smallest digit. An open board always has such a cell.
    #[cold]
    fn any_cell(&self, cells: &Bands) -> Guess {
        let band = cells.iter().position(|&band| band != 0).unwrap_or(0);
        let spot = Spot {
            band,
            bit: cells[band] & cells[band].wrapping_neg(),
        };
        Guess {
            spot,
            digit: self.digits_of(spot).trailing_zeros() as usize % 9,
            other: None,
        }
    }

    /// The candidates of a cell; bit `d` is the digit at index `d`.
    #[inline(always)]
    fn digits_of(&self, spot: Spot) -> u32 {
        let at = spot.bit.trailing_zeros() % 32;
        let mut digits = 0;
        for (d, cand) in self.cand.iter().enumerate() {
            digits |= (cand[spot.band] >> at & 1) << d;
        }
        digits
    }
}

fn minus(all: &Bands, without: &Bands) -> Bands {
    std::array::from_fn(|i| all[i] & !without[i])
}
