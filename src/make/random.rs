//! Numbers that look random and follow from a seed.

/// SplitMix64: a counter that grows by the golden ratio and is mixed into each number.
///
/// Source: G. L. Steele, D. Lea, C. H. Flood, "Fast splittable pseudorandom number generators", OOPSLA 2014, with the
/// constants of S. Vigna's public-domain `splitmix64.c`. It is small, passes the usual statistical tests, takes any seed,
/// and works in 64-bit integers only, so a seed means the same puzzle natively and in a browser. It keeps no secrets.
///
/// Its numbers are part of the product: seeds are handed on in links and on paper. Never change them.
///
/// ```
/// let mut random = quaylui::make::Random::new(0);
/// assert_eq!(random.number(), 0xE220_A839_7B1D_CDAF);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Random(u64);

/// 2⁶⁴ divided by the golden ratio, made odd.
const GAMMA: u64 = 0x9E37_79B9_7F4A_7C15;

impl Random {
    /// The numbers of this seed, from the first one on.
    pub const fn new(seed: u64) -> Random {
        Random(seed)
    }

    /// The next number: any of 2⁶⁴.
    pub fn number(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(GAMMA);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    /// A number below `bound`, each as likely as the others; 0 when `bound` is 0.
    ///
    /// The upper half of a product with a 32-bit number, after D. Lemire, "Fast random integer generation in an
    /// interval", 2019; the few numbers that would favour some results are thrown away.
    pub fn below(&mut self, bound: u32) -> u32 {
        let unfair = bound.wrapping_neg().checked_rem(bound).unwrap_or(0);
        loop {
            let product = (self.number() >> 32) * u64::from(bound);
            if product as u32 >= unfair {
                return (product >> 32) as u32;
            }
        }
    }

    /// Puts the items in random order, each order as likely as the others (Fisher and Yates, in Durstenfeld's form).
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last as u32 + 1) as usize);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_numbers_are_those_of_the_published_program() {
        let mut random = Random::new(1_234_567);
        let numbers: Vec<u64> = (0..5).map(|_| random.number()).collect();
        let published = [
            6_457_827_717_110_365_317,
            3_203_168_211_198_807_973,
            9_817_491_932_198_370_423,
            4_593_380_528_125_082_431,
            16_408_922_859_458_223_821,
        ];
        assert_eq!(numbers, published);
    }

    #[test]
    fn numbers_below_a_bound_are_spread_evenly() {
        let mut random = Random::new(5);
        for bound in [1, 2, 3, 9, 81] {
            let mut seen = vec![0_u32; bound as usize];
            for _ in 0..1_000 * bound {
                seen[random.below(bound) as usize] += 1;
            }
            assert!(
                seen.iter().all(|&times| (850..1_150).contains(&times)),
                "{seen:?}"
            );
        }
        assert_eq!(random.below(0), 0);
    }

    #[test]
    fn every_order_of_three_is_as_likely() {
        let mut random = Random::new(6);
        let mut seen = std::collections::BTreeMap::new();
        for _ in 0..6_000 {
            let mut items = [1, 2, 3];
            random.shuffle(&mut items);
            *seen.entry(items).or_insert(0) += 1;
        }
        assert_eq!(seen.len(), 6);
        assert!(
            seen.values().all(|times| (850..1_150).contains(times)),
            "{seen:?}"
        );
    }
}
