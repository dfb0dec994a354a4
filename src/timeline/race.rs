//! The race of the two orders as a machine: one tick is one step.

use crate::search::Race;

use super::{KindMask, Machine};

/// What a tick of a race can be to those who watch.
impl Race {
    /// A tick: each is one, whatever else it is.
    pub const TICK: KindMask = 1;
    /// A cell ran out of digits, on one side or on both.
    pub const BACKTRACK: KindMask = 2;
    /// A side is done.
    pub const DONE: KindMask = 4;
    /// Both sides are done.
    pub const FINISHED: KindMask = 8;

    /// The kind of the tick between `before` and now.
    #[inline]
    fn kind_since(&self, (backtracks, done): (u64, usize)) -> KindMask {
        let mut kind = Race::TICK;
        if self.backtracks() > backtracks {
            kind |= Race::BACKTRACK;
        }
        if self.done() > done {
            kind |= Race::DONE;
        }
        if self.is_finished() {
            kind |= Race::FINISHED;
        }
        kind
    }

    #[inline]
    fn score(&self) -> (u64, usize) {
        (self.backtracks(), self.done())
    }
}

impl Machine for Race {
    type Saved = Race;

    const REVERSIBLE: bool = true;

    const MARKS: KindMask = Race::DONE;

    fn step(&mut self) -> bool {
        self.tick()
    }

    fn step_back(&mut self) -> bool {
        self.tick_back()
    }

    fn last_kind(&self) -> KindMask {
        // Seldom asked, and not worth keeping: the tick before tells.
        let mut before = *self;
        match before.tick_back() {
            true => self.kind_since(before.score()),
            false => 0,
        }
    }

    fn is_finished(&self) -> bool {
        Race::is_finished(self)
    }

    fn save(&self) -> Race {
        *self
    }

    fn restore(&mut self, saved: &Race) {
        *self = *saved;
    }

    fn run(&mut self, steps: u64, stop: KindMask) -> u64 {
        for done in 0..steps {
            let before = self.score();
            if !self.tick() {
                return done;
            }
            if self.kind_since(before) & stop != 0 {
                return done + 1;
            }
        }
        steps
    }
}
