//! Digits and sets of digits.

use std::fmt;
use std::num::NonZeroU8;

use super::bits::bit_set;

/// A digit that may be written into a cell: 1–9 (1–4 on a 4×4 board, see [`Size::digit`](super::Size::digit)).
///
/// An empty cell is `Option::None`, never a zero digit.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Digit(NonZeroU8);

impl Digit {
    /// The smallest digit.
    pub const ONE: Digit = Digit(NonZeroU8::MIN);

    /// The digit of this value, if it is in 1–9.
    #[inline]
    pub const fn new(value: u8) -> Option<Digit> {
        match NonZeroU8::new(value) {
            Some(value) if value.get() <= 9 => Some(Digit(value)),
            _ => None,
        }
    }

    /// Its value, 1–9.
    #[inline]
    pub const fn get(self) -> u8 {
        self.0.get()
    }

    /// Its value, as an index.
    #[inline]
    pub const fn index(self) -> usize {
        self.0.get() as usize
    }

    /// For bit numbers and values already known to be in 1–9; anything else is a bug of the caller.
    #[inline]
    pub(crate) fn from_index(value: usize) -> Digit {
        debug_assert!((1..=9).contains(&value), "not a digit: {value}");
        Digit(NonZeroU8::new(value as u8).unwrap_or(NonZeroU8::MIN))
    }
}

impl fmt::Display for Digit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Debug for Digit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A set of digits, in the form the lesson draws: **bit `v` is set when digit `v` is in it**.
///
/// ```text
/// bit    9 8 7 6 5 4 3 2 1 0
/// {1,6}  0 0 0 1 0 0 0 0 1 0   = 0x042
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct DigitSet(u16);

bit_set!(DigitSet, u16, Digit, Digit::from_index, Digit::index);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_one_to_nine_are_digits() {
        let good: Vec<u8> = (0..=255).filter(|&v| Digit::new(v).is_some()).collect();
        assert_eq!(good, [1, 2, 3, 4, 5, 6, 7, 8, 9]);
        assert_eq!(std::mem::size_of::<Option<Digit>>(), 1);
    }

    #[test]
    fn the_picture_in_the_documentation_is_true() {
        let set: DigitSet = [1, 6].into_iter().filter_map(Digit::new).collect();
        assert_eq!(set.bits(), 0b0001000010);
        assert_eq!(format!("{set:?}"), "{1, 6}");
    }

    #[test]
    fn members_before_and_after_leave_the_digit_itself_out() {
        let set = DigitSet::from_bits(0x3FE);
        let five = Digit::from_index(5);
        assert_eq!(set.before(five).bits(), 0b1_1110);
        assert_eq!(set.after(five).bits(), 0b11_1100_0000);
        assert_eq!(set.after(Digit::from_index(9)), DigitSet::EMPTY);
        assert_eq!((set.first(), set.last()), (Digit::new(1), Digit::new(9)));
        assert_eq!(DigitSet::EMPTY.first(), None);
    }
}
