//! The search as a machine.

use crate::search::{EventKind, Kinds, Search};

use super::{KindMask, Machine};

impl From<Kinds> for KindMask {
    fn from(kinds: Kinds) -> KindMask {
        kinds.bits().into()
    }
}

impl Machine for Search {
    type Saved = Search;

    const REVERSIBLE: bool = true;

    const MARKS: KindMask = 1 << EventKind::Exhausted as u8;

    fn step(&mut self) -> bool {
        self.advance().is_some()
    }

    fn step_back(&mut self) -> bool {
        self.retreat()
    }

    fn last_kind(&self) -> KindMask {
        Search::last_kind(self).map_or(0, |kind| 1 << kind as u8)
    }

    fn is_finished(&self) -> bool {
        Search::is_finished(self)
    }

    fn save(&self) -> Search {
        *self
    }

    fn restore(&mut self, saved: &Search) {
        *self = *saved;
    }

    fn run(&mut self, steps: u64, stop: KindMask) -> u64 {
        // Bits above those of the search's own kinds name nothing it could stop at.
        let known = stop & KindMask::from(Kinds::ANY);
        let stop = Kinds::from_bits(known as u8).unwrap_or(Kinds::NONE);
        Search::run(self, steps, stop)
    }
}
