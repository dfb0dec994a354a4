//! One digit on its own: which of its candidates can be part of *any* way to place it in all rows and boxes.
//!
//! Three rows of a band and its three boxes must be matched one to one; of the nine crossings ("minirows") only
//! those in some complete matching stay. The same holds for the three bands and three columns of a stack.
//!
//! ```text
//!          box 0  box 1  box 2
//! row 0      x      x      .        row 2 must take box 2, as only row 2 has a place there;
//! row 1      x      x      .   →    so its place in box 1 goes
//! row 2      .    ( x )    x
//! ```

use super::rows::{columns, spread_columns, Rows, BOX_CORNERS};
use super::Bands;

/// In each row, the last cell of each box.
const LAST_IN_BOX: Rows = BOX_CORNERS << 2;

/// What stays in a band, by which minirows hold a candidate (bit `3 * box + row`).
static LOCKED: [Rows; 512] = locked();

const fn locked() -> [Rows; 512] {
    const MATCHINGS: [[usize; 3]; 6] = [
        [0, 1, 2],
        [0, 2, 1],
        [1, 0, 2],
        [1, 2, 0],
        [2, 0, 1],
        [2, 1, 0],
    ];
    let mut table = [0; 512];
    let mut present = 0;
    while present < 512 {
        let mut m = 0;
        while m < 6 {
            let [a, b, c] = MATCHINGS[m];
            let needed = 1 << (3 * a) | 1 << (3 * b + 1) | 1 << (3 * c + 2);
            if present & needed == needed {
                table[present] |= 0b111 << (3 * a) | 0b111 << (10 + 3 * b) | 0b111 << (20 + 3 * c);
            }
            m += 1;
        }
        present += 1;
    }
    table
}

/// Drops from each band, and from the three together, what no complete placement of the digit can use.
/// `None` when nothing would be left of a band.
#[inline(always)]
pub(super) fn place_everywhere(cand: Bands) -> Option<Bands> {
    let mut now = cand;
    loop {
        let rows = [in_band(now[0]), in_band(now[1]), in_band(now[2]), 0];
        if rows[0] == 0 || rows[1] == 0 || rows[2] == 0 {
            return None;
        }
        now = in_stacks(rows);
        // Not `now == rows`: comparing whole arrays goes through memory.
        if now[0] == rows[0] && now[1] == rows[1] && now[2] == rows[2] {
            return Some(now);
        }
    }
}

/// Matches the rows of one band with its boxes.
#[inline(always)]
fn in_band(cand: Rows) -> Rows {
    let corner = (cand | cand >> 1 | cand >> 2) & BOX_CORNERS;
    // Rows are ten bits apart and boxes three: moving each row nine down packs the nine minirows together.
    let minirows = (corner | corner >> 9 | corner >> 18) & 0x1FF;
    cand & LOCKED[minirows as usize]
}

/// Matches the bands with the columns, in all three stacks at once.
///
/// `have` holds the columns of band 0, 1, 2 in rows 0, 1, 2. A crossing (band, column) is in a complete matching when
/// the other two bands can take the other two columns of the stack, either way round; to bring those crossings
/// to the same bit, rotate columns within each stack and rows within the word.
#[inline(always)]
fn in_stacks(cand: Bands) -> Bands {
    let have = columns(cand[0]) | columns(cand[1]) << 10 | columns(cand[2]) << 20;
    // Guard bits may get dirty here; they stay among themselves, and `have` wipes them.
    let next = (have >> 1 & !LAST_IN_BOX) | (have << 2 & LAST_IN_BOX);
    let last = (have >> 2 & BOX_CORNERS) | (have << 1 & !BOX_CORNERS);
    let below = |bands: Rows| bands >> 10 | bands << 20;
    let above = |bands: Rows| bands >> 20 | bands << 10;
    let keep = have & (below(next) & above(last) | below(last) & above(next));
    [
        cand[0] & spread_columns(keep & 0x1FF),
        cand[1] & spread_columns(keep >> 10 & 0x1FF),
        cand[2] & spread_columns(keep >> 20 & 0x1FF),
        0,
    ]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sudoku::solve::nine::rows::{ALL, LOW};

    /// Every way to place one digit in all rows, columns and boxes: 6^6 of them.
    fn placements() -> Vec<[u32; 9]> {
        fn extend(rows: &mut Vec<u32>, all: &mut Vec<[u32; 9]>) {
            if let Ok(full) = <[u32; 9]>::try_from(rows.as_slice()) {
                all.push(full);
                return;
            }
            let start = rows.len() / 3 * 3;
            for col in 0..9 {
                let same_box = rows[start..].iter().any(|&other| other / 3 == col / 3);
                if !rows.contains(&col) && !same_box {
                    rows.push(col);
                    extend(rows, all);
                    rows.pop();
                }
            }
        }
        let mut all = Vec::new();
        extend(&mut Vec::new(), &mut all);
        all
    }

    fn as_bands(columns: &[u32; 9]) -> Bands {
        let mut bands = [0; 4];
        for (row, col) in columns.iter().enumerate() {
            bands[row / 3] |= 1 << ((row % 3 * 10) as u32 + col);
        }
        bands
    }

    #[test]
    fn nothing_that_a_placement_needs_is_dropped() {
        let all = placements();
        assert_eq!(all.len(), 46_656);
        for (step, first) in all.iter().enumerate().step_by(97) {
            let (a, b) = (as_bands(first), as_bands(&all[(step * 31 + 7) % all.len()]));
            assert_eq!(place_everywhere(a), Some(a), "one placement alone stands");
            let both = [a[0] | b[0], a[1] | b[1], a[2] | b[2], 0];
            let left = place_everywhere(both).expect("two placements fit");
            assert_eq!(left, both, "and so do two together");
        }
    }

    #[test]
    fn the_example_in_the_documentation() {
        let row = |boxes: u32| boxes * 0b111;
        let band = row(0b001_001) | row(0b001_001) << 10 | row(0b001_001_000) << 20;
        let right = row(0b001_001) | row(0b001_001) << 10 | row(0b001_000_000) << 20;
        assert_eq!(in_band(band), right);
    }

    #[test]
    fn a_column_taken_by_one_band_goes_from_the_others() {
        let only_first = 0b001 | 0b111_111_000 | (ALL ^ 0x1FF) & !(0b111 * LOW);
        let left = in_stacks([only_first, ALL, ALL, 0]);
        assert_eq!(left, [only_first, ALL & !LOW, ALL & !LOW, 0]);
    }

    #[test]
    fn two_bands_with_the_same_two_columns_leave_the_third_column() {
        let two = ALL & !(0b100 * LOW);
        let third = ALL & !(0b011 * LOW);
        assert_eq!(in_stacks([two, two, ALL, 0]), [two, two, third, 0]);
    }

    #[test]
    fn no_place_at_all_is_no_board() {
        assert_eq!(place_everywhere([ALL, 0, ALL, 0]), None);
        // Two rows whose only place is in the same box.
        assert_eq!(
            place_everywhere([1 | 0b100 << 10 | ALL & 0x1FF << 20, ALL, ALL, 0]),
            None
        );
        // Two bands whose only place in a stack is the same column.
        let first_column = ALL & !(0b110 * LOW);
        assert_eq!(place_everywhere([first_column, first_column, ALL, 0]), None);
    }
}
