//! The moves of a timeline, each within a budget of steps.

use super::{KindMask, Machine, Timeline};

/// How a move ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Progress {
    /// It is where it was to go.
    Reached,
    /// The budget is used up. The same call again goes on from here.
    Paused,
    /// The run ended (going back: began) before the goal was met; it stands there.
    End,
}

impl<M: Machine> Timeline<M> {
    /// One step forward; false at the end.
    pub fn step(&mut self) -> bool {
        self.look_back = None;
        self.forward(1, 0) == 1
    }

    /// One step back; false at the start. A machine that cannot step back replays from a checkpoint.
    pub fn step_back(&mut self) -> bool {
        self.look_back = None;
        if self.position == 0 {
            return false;
        }
        if M::REVERSIBLE {
            self.back();
        } else {
            self.go(self.position - 1, u64::MAX);
        }
        true
    }

    /// Goes to position `target`, or to the end if that comes first.
    pub fn seek(&mut self, target: u64, budget: u64) -> Progress {
        self.look_back = None;
        self.go(target, budget)
    }

    /// Goes forward to the next step of a kind in `kinds`. At the end without one, it stands at the end.
    pub fn next(&mut self, kinds: impl Into<KindMask>, budget: u64) -> Progress {
        self.look_back = None;
        let kinds = kinds.into();
        if self.forward(budget, kinds) > 0 && self.machine.last_kind() & kinds != 0 {
            Progress::Reached
        } else if self.machine.is_finished() {
            Progress::End
        } else {
            Progress::Paused
        }
    }

    /// Runs forward, stopping early after a step of a kind in `stop` or at the end. Returns how many steps
    /// were done.
    pub fn run(&mut self, stop: impl Into<KindMask>, budget: u64) -> u64 {
        self.look_back = None;
        self.forward(budget, stop.into())
    }

    /// [`seek`](Timeline::seek), also for moves that must not forget what they are in the middle of.
    pub(super) fn go(&mut self, target: u64, budget: u64) -> Progress {
        let wanted = target;
        let target = self.known_end.map_or(wanted, |end| wanted.min(end));
        let mut left = budget;
        let (at, _) = self.checkpoints.at_or_before(target);
        if target < self.position {
            if M::REVERSIBLE && self.position - target <= target - at {
                while self.position > target && left > 0 {
                    self.back();
                    left -= 1;
                }
            } else {
                self.jump(target);
            }
        } else if at > self.position {
            self.jump(target);
        }
        if self.position < target {
            self.forward(left.min(target - self.position), 0);
        }
        if self.position == wanted {
            return Progress::Reached;
        }
        if self.machine.is_finished() {
            Progress::End
        } else {
            Progress::Paused
        }
    }

    /// Puts the nearest checkpoint not after `target` back.
    pub(super) fn jump(&mut self, target: u64) {
        let (at, saved) = self.checkpoints.at_or_before(target);
        self.machine.restore(saved);
        self.position = at;
    }

    /// Takes a machine that can step back one step back.
    pub(super) fn back(&mut self) {
        self.machine.step_back();
        self.position -= 1;
    }

    /// Runs forward, keeping checkpoints, marks and the end of the run on new ground.
    pub(super) fn forward(&mut self, budget: u64, stop: KindMask) -> u64 {
        let mut left = budget;
        while left > 0 {
            // New ground begins at `furthest`; marks there are wanted from `next_position` on.
            let checkpoint = self.checkpoints.next_position();
            let on_new_ground = self.position >= self.furthest;
            let near_mark = on_new_ground && self.position + 1 >= self.marks.next_position();
            let mut until = checkpoint;
            if !on_new_ground {
                until = until.min(self.furthest);
            } else if !near_mark {
                until = until.min(self.marks.next_position() - 1);
            }
            let marks = if near_mark { M::MARKS } else { 0 };
            let done = self
                .machine
                .run(left.min(until - self.position), stop | marks);
            self.position += done;
            left -= done;
            let kind = if done == 0 {
                0
            } else {
                self.machine.last_kind()
            };
            self.furthest = self.furthest.max(self.position);
            if kind & marks != 0 {
                self.marks.push(self.position);
            }
            if self.position == checkpoint {
                self.checkpoints.push(self.machine.save(), M::weight);
            }
            if self.machine.is_finished() {
                self.known_end = Some(self.position);
                break;
            }
            if kind & stop != 0 {
                break;
            }
        }
        budget - left
    }
}
