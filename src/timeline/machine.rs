//! What can be put on a timeline.

/// A set of kinds of event, as bits; what each bit means is the machine's own affair.
pub type KindMask = u16;

/// Something that moves in steps, each of one kind, and whose state can be kept and put back.
///
/// Equal states go on equally: a machine draws on nothing but its state.
pub trait Machine {
    /// A state that can be put back; as small as may be, for some hundred of them are kept.
    type Saved: Clone;

    /// Whether [`step_back`](Machine::step_back) works.
    const REVERSIBLE: bool = false;

    /// The kinds worth a mark on a seek bar.
    const MARKS: KindMask = 0;

    /// Does one step; false, and nothing is done, when the run is at its end.
    fn step(&mut self) -> bool;

    /// Takes one step back; false at the start, and always when the machine cannot.
    fn step_back(&mut self) -> bool {
        false
    }

    /// The kind of the step that led to this state, as one bit; 0 at the start.
    fn last_kind(&self) -> KindMask;

    /// Whether the run is at its end.
    fn is_finished(&self) -> bool;

    /// Keeps the state.
    fn save(&self) -> Self::Saved;

    /// Bytes that a saved state holds and does not share with the one saved before it, about. Machines whose states may be
    /// large say so here, and fewer states are kept.
    fn weight(_saved: &Self::Saved, _before: Option<&Self::Saved>) -> usize {
        0
    }

    /// Puts a state back.
    fn restore(&mut self, saved: &Self::Saved);

    /// Steps until a step of a kind in `stop` was done, `steps` were done, or the run ended. Returns how many
    /// steps were done. Machines with a fast inner loop replace it.
    fn run(&mut self, steps: u64, stop: KindMask) -> u64 {
        for done in 0..steps {
            if !self.step() {
                return done;
            }
            if self.last_kind() & stop != 0 {
                return done + 1;
            }
        }
        steps
    }
}
