//! What cell sets and digit sets have in common, written once.

/// Gives a newtype over an unsigned integer the interface of a set of small numbers.
///
/// `$item` is made from a bit number by `$make` and gives it back by `$index`; both are trusted to agree.
macro_rules! bit_set {
    ($set:ident, $bits:ty, $item:ty, $make:expr, $index:expr) => {
        impl $set {
            /// The set of nothing.
            pub const EMPTY: Self = Self(0);

            /// The set whose members are the bits set in `bits`.
            #[inline]
            pub const fn from_bits(bits: $bits) -> Self {
                Self(bits)
            }

            /// The raw mask.
            #[inline]
            pub const fn bits(self) -> $bits {
                self.0
            }

            /// How many members there are.
            #[inline]
            pub const fn len(self) -> usize {
                self.0.count_ones() as usize
            }

            /// Whether there is no member.
            #[inline]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// Whether `item` is a member.
            #[inline]
            pub fn contains(self, item: $item) -> bool {
                self.0 & Self::bit(item) != 0
            }

            /// Makes `item` a member; nothing happens when it is one.
            #[inline]
            pub fn insert(&mut self, item: $item) {
                self.0 |= Self::bit(item);
            }

            /// Takes `item` out; nothing happens when it is no member.
            #[inline]
            pub fn remove(&mut self, item: $item) {
                self.0 &= !Self::bit(item);
            }

            /// The smallest member.
            #[inline]
            pub fn first(self) -> Option<$item> {
                (self.0 != 0).then(|| $make(self.0.trailing_zeros() as usize))
            }

            /// The greatest member.
            #[inline]
            pub fn last(self) -> Option<$item> {
                (self.0 != 0).then(|| $make(self.0.ilog2() as usize))
            }

            /// The members greater than `item`.
            #[inline]
            pub fn after(self, item: $item) -> Self {
                Self(self.0 & !(Self::bit(item) | (Self::bit(item) - 1)))
            }

            /// The members smaller than `item`.
            #[inline]
            pub fn before(self, item: $item) -> Self {
                Self(self.0 & (Self::bit(item) - 1))
            }

            /// The members in ascending order.
            #[inline]
            pub fn iter(self) -> impl Iterator<Item = $item> + Clone {
                let mut rest = self;
                std::iter::from_fn(move || {
                    let item = rest.first()?;
                    rest.0 &= rest.0 - 1;
                    Some(item)
                })
            }

            #[inline]
            fn bit(item: $item) -> $bits {
                1 << $index(item)
            }
        }

        impl std::ops::BitOr for $set {
            type Output = Self;
            #[inline]
            fn bitor(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }
        }

        impl std::ops::BitOrAssign for $set {
            #[inline]
            fn bitor_assign(&mut self, other: Self) {
                self.0 |= other.0;
            }
        }

        impl std::ops::BitAnd for $set {
            type Output = Self;
            #[inline]
            fn bitand(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }
        }

        /// Set difference.
        impl std::ops::Sub for $set {
            type Output = Self;
            #[inline]
            fn sub(self, other: Self) -> Self {
                Self(self.0 & !other.0)
            }
        }

        impl FromIterator<$item> for $set {
            fn from_iter<I: IntoIterator<Item = $item>>(items: I) -> Self {
                let mut set = Self::EMPTY;
                for item in items {
                    set.insert(item);
                }
                set
            }
        }

        impl std::fmt::Debug for $set {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.debug_set().entries(self.iter().map($index)).finish()
            }
        }
    };
}

pub(super) use bit_set;
