//! Three rows of nine cells in one word, and what can be asked of all three at once.
//!
//! ```text
//! bit 29│28 … 20│19│18 … 10│ 9│8 … 0
//!      G│ row 2 │ G│ row 1 │ G│row 0      column 0 is the lowest bit of each row
//! ```
//! The *guard* bit G above each row is 0. It takes the carry when something is added to or subtracted from all three
//! rows in one go, so that they never disturb each other.

/// Cells of a band (guard bits clear), or whole rows, columns and boxes of it.
pub(super) type Rows = u32;

/// A row full of cells.
pub(super) const ROW: u32 = 0x1FF;
/// The first cell of each row. A product with it copies one row into all three.
pub(super) const LOW: Rows = 1 | 1 << 10 | 1 << 20;
/// The guard bits.
pub(super) const GUARD: Rows = LOW << 9;
/// Every cell of the band.
pub(super) const ALL: Rows = ROW * LOW;
/// In each row, the first cell of each box.
pub(super) const BOX_CORNERS: Rows = 0b001_001_001 * LOW;

/// The rows that hold any of `cells`, in full.
#[inline(always)]
pub(super) const fn any_in_row(cells: Rows) -> Rows {
    let carry = (cells + ALL) & GUARD;
    carry - (carry >> 9)
}

/// In each row the cells except the first; a row without cells stays so.
#[inline(always)]
pub(super) const fn without_first(cells: Rows) -> Rows {
    ((cells | GUARD) - LOW) & cells
}

/// The columns that hold any of `cells`, as one row.
#[inline(always)]
pub(super) const fn columns(cells: Rows) -> u32 {
    (cells | cells >> 10 | cells >> 20) & ROW
}

/// Copies one row into all three.
#[inline(always)]
pub(super) const fn spread_columns(row: u32) -> Rows {
    row * LOW
}

#[cfg(test)]
mod tests {
    use super::*;

    fn band(rows: [u32; 3]) -> Rows {
        rows[0] | rows[1] << 10 | rows[2] << 20
    }

    #[test]
    fn rows_do_not_disturb_each_other() {
        let samples = [0, 1, 0b100, 0b110, 0b1_0000_0001, ROW - 1, ROW];
        for a in samples {
            for b in samples {
                for c in samples {
                    let rows = [a, b, c];
                    let full = rows.map(|row| if row == 0 { 0 } else { ROW });
                    let rest = rows.map(|row| row & row.wrapping_sub(1));
                    assert_eq!(any_in_row(band(rows)), band(full), "{rows:?}");
                    assert_eq!(without_first(band(rows)), band(rest), "{rows:?}");
                    assert_eq!(columns(band(rows)), a | b | c, "{rows:?}");
                }
            }
        }
        assert_eq!(spread_columns(0b101), band([0b101; 3]));
    }
}
