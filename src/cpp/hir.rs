//! The checked program: every name resolved, every conversion written out.
//!
//! An expression is a *place* (something with an address) or a value. A value of a type that owns memory
//! is always a fresh one: copying is written out as [`Ek::Copy`].

use super::ast::{BinOp, UnOp};
use super::error::Span;
use super::native::Native;
use super::token::Name;
use super::types::Ty;
use std::rc::Rc;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct FuncId(pub u32);
pub(crate) type LocalId = u32;
pub(crate) type GlobalId = u32;

#[derive(Clone, Debug)]
pub(crate) struct Expr {
    pub k: Ek,
    pub ty: Ty,
    pub span: Span,
    pub place: bool,
    /// A place that may only be read.
    pub is_const: bool,
}

#[derive(Clone, Debug)]
pub(crate) enum Ek {
    /// Bits of a constant scalar.
    Const(u64),
    /// A text literal: number of the literal. A place of type `char[n]`.
    Text(u32),
    Local(LocalId),
    Global(GlobalId),
    /// The place a pointer or reference value leads to.
    Deref(Box<Expr>),
    /// Part of a struct, at an offset in slots.
    Field(Box<Expr>, u32),
    /// Cell of an array place.
    Index(Box<Expr>, Box<Expr>),
    /// Element of a growable store.
    BufAt(Box<Expr>, Box<Expr>),
    /// Character of a string's bytes.
    ByteAt(Box<Expr>, Box<Expr>),
    /// Address of a place.
    Addr(Box<Expr>),
    Unary(UnOp, Box<Expr>),
    /// Arithmetic and comparison; both operands have the type given (shifts: the left one).
    Binary(BinOp, Ty, Box<Expr>, Box<Expr>),
    Min(Box<Expr>, Box<Expr>),
    Max(Box<Expr>, Box<Expr>),
    /// Pointer moved by a number of elements (negative when true).
    PtrAdd(Box<Expr>, Box<Expr>, bool),
    PtrDiff(Box<Expr>, Box<Expr>),
    LogAnd(Box<Expr>, Box<Expr>),
    LogOr(Box<Expr>, Box<Expr>),
    Not(Box<Expr>),
    Cond(Box<Expr>, Box<Expr>, Box<Expr>),
    /// Number to number.
    Convert(Box<Expr>),
    Assign(Box<Expr>, Box<Expr>),
    /// `place op= value`, computed in the type given. Also for pointers.
    AssignOp(BinOp, Ty, Box<Expr>, Box<Expr>),
    /// `++` and `--`: the place, the step, and whether the old value is the result.
    Step(Box<Expr>, i64, bool),
    Call(FuncId, Vec<Expr>),
    /// Through a function pointer.
    CallPtr(Box<Expr>, Vec<Expr>),
    /// Through a `function<…>`.
    CallStd(Box<Expr>, Vec<Expr>),
    /// Done by the machine; the type is the element type, where the work depends on it.
    Native(Native, Option<Ty>, Vec<Expr>),
    /// A fresh copy of a place that owns memory.
    Copy(Box<Expr>),
    /// First the effects, then the result.
    Seq(Vec<Expr>, Box<Expr>),
    /// Gives a hidden or declared local its first value.
    Init(LocalId, Box<Expr>),
    /// All slots zero.
    Zero,
    /// A struct or array from its parts: offset and value; the rest is zero when true, unset otherwise.
    Parts(Vec<(u32, Expr)>, bool),
    /// A closure put into a `function<…>`.
    Closure(FuncId, Box<Expr>),
    /// The name of a function, before its type is known.
    FuncName(Name),
    /// No value.
    Nothing,
}

#[derive(Clone, Debug)]
pub(crate) struct Stmt {
    pub k: Sk,
    pub span: Span,
}

#[derive(Clone, Debug)]
pub(crate) enum Sk {
    Expr(Expr),
    /// A local comes into being: with a value, zero, or unset (`None`).
    Local(LocalId, Option<Expr>),
    Block(Vec<Stmt>),
    If(Expr, Box<Stmt>, Option<Box<Stmt>>),
    Loop {
        cond: Option<Expr>,
        step: Option<Expr>,
        body: Box<Stmt>,
        test_first: bool,
    },
    /// Value, labels (`None`: default) with the index of their statement, statements.
    Switch(Expr, Vec<(Option<i64>, usize)>, Vec<Stmt>),
    Break,
    Continue,
    Return(Option<Expr>),
    /// Statements that belong to one line and make no step of their own.
    Group(Vec<Stmt>),
}

#[derive(Clone, Debug)]
pub(crate) struct Local {
    /// Empty for hidden ones.
    pub name: Name,
    pub ty: Ty,
    /// Declared without a value, so that reads must be checked.
    pub may_be_unset: bool,
    pub is_const: bool,
}

#[derive(Clone, Debug)]
pub(crate) struct Global {
    pub name: Name,
    pub ty: Ty,
    pub span: Span,
    pub library: bool,
    pub is_const: bool,
}

#[derive(Clone, Debug)]
pub(crate) struct Body {
    pub locals: Vec<Local>,
    /// The first locals are the parameters (`this` in front).
    pub params: usize,
    pub stmts: Vec<Stmt>,
    pub end: Span,
}

/// The whole program, checked.
pub(crate) struct Program {
    pub funcs: Vec<Func>,
    pub globals: Vec<Global>,
    /// Initial values of globals, in order.
    pub init: Body,
    pub texts: Vec<Rc<[u8]>>,
    pub main: FuncId,
    /// Does the program itself look at the state of `cin`?
    pub checks_input: bool,
}

pub(crate) struct Func {
    pub name: String,
    pub ret: Ty,
    pub span: Span,
    pub library: bool,
    pub body: Option<Body>,
}
