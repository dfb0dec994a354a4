//! What a run may be asked to come to.

use super::super::value::Value;

/// A place in a run, for [`Tracer::aim`](super::Tracer::aim): steps that lead there get the kind
/// [`GOAL`](super::kinds::GOAL).
#[derive(Clone, Debug, Default, PartialEq)]
pub enum Goal {
    /// Nothing is looked for.
    #[default]
    None,
    /// At most so many calls are on the stack (`main` alone is 1).
    Depth(usize),
    /// This line is about to run.
    Line(u32),
    /// A variable of the newest call, or a global, with this name exists and has another value than this one.
    Change(String, Option<Value>),
}
