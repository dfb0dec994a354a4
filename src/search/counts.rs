//! What a search counts on its way.

/// Counters from the start of the search to the present position. Stepping back takes them back too.
///
/// The numbers of the lesson's tables are those at the first [`Solution`](super::Event::Solution), or at the
/// end when there is none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct Counts {
    /// Digits written: `Place` events. The lesson's "tries".
    pub placements: u64,
    /// Cells that ran out of digits: `Exhausted` events.
    pub backtracks: u64,
    /// Full boards reached.
    pub solutions: u64,
    /// Digits tried, in vain or not: `Clash` and `Place` events.
    pub trials: u64,
    /// Cells selected with exactly one candidate (MRV only).
    pub forced: u64,
    /// Cells selected with two candidates or more (MRV only).
    pub guessed: u64,
}
