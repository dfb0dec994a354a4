//! A program ready to run: instructions, and tables for what does not fit into them.

use super::error::{LineMap, Span};
pub(crate) use super::op::{Op, R};
use std::rc::Rc;

/// How one slot takes part in the natural order of a type.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum SlotOrder {
    Signed,
    Unsigned,
    Float,
    Text,
}

/// What the machine must know of a type.
#[derive(Clone, Debug)]
pub(crate) struct Layout {
    pub slots: u32,
    /// Offsets of handles that a copy must copy too.
    pub handles: Vec<u32>,
    pub may_point: bool,
    pub order: Vec<SlotOrder>,
}

/// An array with a fixed place.
#[derive(Clone, Debug)]
pub(crate) struct ArrayDesc {
    pub base: u32,
    /// Counted from the frame's base?
    pub local: bool,
    pub n: u32,
    /// Size of the second dimension, or 1.
    pub m: u32,
    pub name: String,
}

/// An object that pointers lead to.
#[derive(Clone, Debug)]
pub(crate) struct ObjectDesc {
    pub len: u32,
    pub name: String,
}

#[derive(Clone, Debug)]
pub(crate) struct Dim {
    pub n: u32,
    pub stride: u32,
    pub name: String,
}

/// A variable, for whoever looks at the state.
#[derive(Clone, Debug)]
pub(crate) struct VarInfo {
    pub name: String,
    pub ty: u32,
    /// Register of a local, slot of a global.
    pub at: u32,
    /// Instructions during which a local exists.
    pub from: u32,
    pub to: u32,
    pub param: bool,
}

#[derive(Clone, Debug)]
pub(crate) struct FuncCode {
    pub name: String,
    pub entry: u32,
    pub frame: u32,
    pub args: u32,
    pub ret: u32,
    pub ret_slots: u32,
    pub library: bool,
    pub vars: Vec<VarInfo>,
}

/// The type of a value, for whoever looks at the state.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Shape {
    Void,
    Bool,
    Char,
    Int,
    Unsigned,
    Real,
    Enum(Vec<(String, i64)>),
    Pointer(u32),
    Reference(u32),
    Array(u32, u32),
    /// Field names, offsets and types.
    Struct(Vec<(String, u32, u32)>),
    Text,
    Elements(u32),
    /// A search tree with payloads.
    Tree(u32),
    Function,
}

#[derive(Clone, Debug)]
pub(crate) struct TypeShape {
    pub name: String,
    pub slots: u32,
    pub shape: Shape,
}

/// A program ready to run.
#[derive(Clone, Debug)]
pub struct Program {
    pub(crate) ops: Vec<Op>,
    pub(crate) spans: Vec<Span>,
    pub(crate) funcs: Vec<FuncCode>,
    pub(crate) consts: Vec<u64>,
    pub(crate) arrays: Vec<ArrayDesc>,
    pub(crate) descs: Vec<ObjectDesc>,
    pub(crate) dims: Vec<Dim>,
    pub(crate) layouts: Vec<Layout>,
    pub(crate) texts: Vec<Rc<[u8]>>,
    /// Slots of globals and text literals, with their first contents where not zero.
    pub(crate) static_slots: u32,
    pub(crate) statics: Vec<(u32, u64)>,
    pub(crate) globals: Vec<VarInfo>,
    pub(crate) types: Vec<TypeShape>,
    pub(crate) main: u16,
    pub(crate) init: u16,
    pub(crate) checks_input: bool,
    pub(crate) lines: LineMap,
}
