//! Going back to an earlier step of some kind.

use super::{KindMask, Machine, Progress, Timeline};

/// Where a machine that cannot step back has got to in looking for an earlier step.
///
/// It replays the run from the checkpoint before, noting the last step that fits; if none does, from the
/// checkpoint before that, and so on.
#[derive(Clone, Copy, Debug)]
pub(super) struct LookBack {
    kinds: KindMask,
    /// Steps at this position or later are not wanted.
    below: u64,
    /// The last step that fits among those replayed.
    best: Option<u64>,
    /// Only the way to `best` is left.
    found: bool,
}

impl<M: Machine> Timeline<M> {
    /// Goes back to the last step before this one of a kind in `kinds`. Without one, it stands at the start
    /// and says [`Progress::End`].
    ///
    /// While [`Progress::Paused`] the position is somewhere on the way; the same call again goes on, any
    /// other move gives up the way.
    pub fn previous(&mut self, kinds: impl Into<KindMask>, budget: u64) -> Progress {
        let kinds = kinds.into();
        if M::REVERSIBLE {
            self.step_back_to(kinds, budget)
        } else {
            self.replay_to(kinds, budget)
        }
    }

    fn step_back_to(&mut self, kinds: KindMask, budget: u64) -> Progress {
        for _ in 0..budget {
            if self.position == 0 {
                return Progress::End;
            }
            self.back();
            if self.machine.last_kind() & kinds != 0 {
                return Progress::Reached;
            }
        }
        if self.position == 0 {
            Progress::End
        } else {
            Progress::Paused
        }
    }

    fn replay_to(&mut self, kinds: KindMask, budget: u64) -> Progress {
        let mut left = budget;
        let mut look = match self.look_back.take() {
            Some(look) if look.kinds == kinds => look,
            _ => match self.look_below(kinds, self.position) {
                Some(look) => look,
                None => return Progress::End,
            },
        };
        loop {
            if look.found {
                let target = look.best.unwrap_or(0);
                let progress = self.go(target, left);
                self.look_back = (progress == Progress::Paused).then_some(look);
                return progress;
            }
            while self.position + 1 < look.below && left > 0 {
                left -= self.forward(left.min(look.below - 1 - self.position), kinds);
                if self.machine.last_kind() & kinds != 0 {
                    look.best = Some(self.position);
                }
            }
            if self.position + 1 < look.below {
                self.look_back = Some(look);
                return Progress::Paused;
            }
            if look.best.is_some() {
                look.found = true;
                continue;
            }
            let (at, _) = self.checkpoints.at_or_before(look.below - 1);
            match self.look_below(kinds, at) {
                Some(earlier) => look = earlier,
                None => {
                    self.jump(0);
                    return Progress::End;
                }
            }
        }
    }

    /// Goes to the checkpoint before `below` and looks at its own step; nothing when there is no step before.
    fn look_below(&mut self, kinds: KindMask, below: u64) -> Option<LookBack> {
        self.jump(below.checked_sub(1)?);
        let fits = self.machine.last_kind() & kinds != 0;
        Some(LookBack {
            kinds,
            below,
            best: fits.then_some(self.position),
            found: false,
        })
    }
}
