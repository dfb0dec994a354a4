//! A removal as a machine.

use crate::timeline::{KindMask, Machine};

use super::{Removal, RemovalEvent};

/// What a step was, as bits.
pub mod kinds {
    use crate::timeline::KindMask;
    /// A given is looked at.
    pub const TRY: KindMask = 1;
    /// It had to stay.
    pub const KEPT: KindMask = 2;
    /// It is gone.
    pub const REMOVED: KindMask = 4;
    /// The end.
    pub const FINISHED: KindMask = 8;
}

impl Machine for Removal {
    type Saved = Removal;

    const REVERSIBLE: bool = true;

    const MARKS: KindMask = kinds::KEPT;

    fn step(&mut self) -> bool {
        self.go_on().is_some()
    }

    fn step_back(&mut self) -> bool {
        self.go_back()
    }

    fn last_kind(&self) -> KindMask {
        match self.event() {
            None => 0,
            Some(RemovalEvent::Try { .. }) => kinds::TRY,
            Some(RemovalEvent::Kept { .. }) => kinds::KEPT,
            Some(RemovalEvent::Removed { .. }) => kinds::REMOVED,
            Some(RemovalEvent::Finished) => kinds::FINISHED,
        }
    }

    fn is_finished(&self) -> bool {
        self.finished
    }

    fn save(&self) -> Removal {
        self.clone()
    }

    fn restore(&mut self, saved: &Removal) {
        self.clone_from(saved);
    }
}
