//! The program as written: no types, no meaning yet.

use super::error::Span;
use super::token::Name;
use std::rc::Rc;

#[derive(Clone, Debug)]
pub(crate) struct Expr {
    pub kind: ExprKind,
    pub span: Span,
    /// Height of the tree below, so that the stages after the parser may recurse safely.
    pub depth: u16,
}

impl Expr {
    pub fn new(kind: ExprKind, span: Span) -> Expr {
        use ExprKind::*;
        let list = |v: &[Expr]| v.iter().map(|e| e.depth).max().unwrap_or(0);
        let below = match &kind {
            Unary(_, a) | Cast(_, a) | SizeofExpr(a) | Member(a, ..) => a.depth,
            Binary(_, a, b) | Assign(_, a, b) | Comma(a, b) | Index(a, b) => a.depth.max(b.depth),
            Cond(a, b, c) => a.depth.max(b.depth).max(c.depth),
            Call(a, v) => a.depth.max(list(v)),
            Construct(_, v, _) | InitList(v) => list(v),
            _ => 0,
        };
        Expr {
            kind,
            span,
            depth: below + 1,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum BinOp {
    Add,
    Sub,
    Mul,
    Div,
    Rem,
    Shl,
    Shr,
    And,
    Or,
    Xor,
    Lt,
    Gt,
    Le,
    Ge,
    Eq,
    Ne,
    LogAnd,
    LogOr,
}

impl BinOp {
    pub fn text(self) -> &'static str {
        use BinOp::*;
        match self {
            Add => "+",
            Sub => "-",
            Mul => "*",
            Div => "/",
            Rem => "%",
            Shl => "<<",
            Shr => ">>",
            And => "&",
            Or => "|",
            Xor => "^",
            Lt => "<",
            Gt => ">",
            Le => "<=",
            Ge => ">=",
            Eq => "==",
            Ne => "!=",
            LogAnd => "&&",
            LogOr => "||",
        }
    }

    pub fn is_comparison(self) -> bool {
        use BinOp::*;
        matches!(self, Lt | Gt | Le | Ge | Eq | Ne)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum UnOp {
    Plus,
    Neg,
    Not,
    BitNot,
    Deref,
    AddressOf,
    PreInc,
    PreDec,
    PostInc,
    PostDec,
}

/// A name as written: `std::get<1>`, `vector<int>::iterator`, `x`.
#[derive(Clone, Debug)]
pub(crate) struct Path {
    /// Written with `::` in front.
    pub global: bool,
    pub std: bool,
    /// The type in front of `::`, if there is one.
    pub scope: Option<Box<TypeExpr>>,
    pub name: Name,
    pub targs: Option<Vec<TArg>>,
}

#[derive(Clone, Debug)]
pub(crate) enum ExprKind {
    Int {
        value: u64,
        unsigned: bool,
        long: bool,
        decimal: bool,
    },
    Float(f64, bool),
    Char(u8),
    Str(Rc<[u8]>),
    Bool(bool),
    Nullptr,
    This,
    Name(Path),
    Unary(UnOp, Box<Expr>),
    Binary(BinOp, Box<Expr>, Box<Expr>),
    /// Plain (`None`) or compound assignment.
    Assign(Option<BinOp>, Box<Expr>, Box<Expr>),
    Cond(Box<Expr>, Box<Expr>, Box<Expr>),
    Comma(Box<Expr>, Box<Expr>),
    Call(Box<Expr>, Vec<Expr>),
    Index(Box<Expr>, Box<Expr>),
    /// Object, member, and whether it was written `->`.
    Member(Box<Expr>, Path, bool),
    Cast(Box<TypeExpr>, Box<Expr>),
    /// `T(args)` or `T{args}`.
    Construct(Box<TypeExpr>, Vec<Expr>, bool),
    InitList(Vec<Expr>),
    SizeofType(Box<TypeExpr>),
    SizeofExpr(Box<Expr>),
    Lambda(Rc<Lambda>),
}

#[derive(Clone, Debug)]
pub(crate) struct Capture {
    pub name: Name,
    pub by_ref: bool,
    pub init: Option<Expr>,
    pub span: Span,
}

#[derive(Debug)]
pub(crate) struct Lambda {
    /// `Some(true)` for `[&]`, `Some(false)` for `[=]`.
    pub default: Option<bool>,
    pub captures: Vec<Capture>,
    pub func: Rc<FuncDecl>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Prim {
    Void,
    Bool,
    Char,
    SChar,
    UChar,
    Short,
    UShort,
    Int,
    UInt,
    Long,
    ULong,
    Float,
    Double,
}

#[derive(Clone, Debug)]
pub(crate) struct TypeExpr {
    pub kind: TypeKind,
    pub is_const: bool,
    pub span: Span,
}

#[derive(Clone, Debug)]
pub(crate) enum TypeKind {
    Auto,
    Prim(Prim),
    Named(Path),
    Ptr(Box<TypeExpr>),
    Ref(Box<TypeExpr>),
    /// `T&&`, only for parameters and range-for variables.
    RefRef(Box<TypeExpr>),
    Array(Box<TypeExpr>, Option<Box<Expr>>),
    /// A function type, for `function<R(A…)>` and function pointers.
    Func(Box<TypeExpr>, Vec<TypeExpr>),
    Decltype(Box<Expr>),
}

#[derive(Clone, Debug)]
pub(crate) enum TArg {
    Type(TypeExpr),
    Expr(Expr),
}

#[derive(Clone, Debug)]
pub(crate) enum Init {
    None,
    /// `= expr` (which may be a list).
    Eq(Expr),
    Paren(Vec<Expr>),
    Brace(Vec<Expr>, Span),
}

#[derive(Clone, Debug)]
pub(crate) struct VarDecl {
    pub ty: TypeExpr,
    pub name: Name,
    pub name_span: Span,
    /// Not empty for `auto [a, b] = …`.
    pub bindings: Vec<(Name, Span)>,
    pub init: Init,
    pub is_static: bool,
    pub is_constexpr: bool,
}

#[derive(Clone, Debug)]
pub(crate) struct Stmt {
    pub kind: StmtKind,
    pub span: Span,
}

#[derive(Clone, Debug)]
pub(crate) enum StmtKind {
    Empty,
    Block(Vec<Stmt>),
    Expr(Expr),
    Decl(Vec<VarDecl>),
    Item(Item),
    If {
        init: Option<Box<Stmt>>,
        cond: Box<Stmt>,
        then: Box<Stmt>,
        other: Option<Box<Stmt>>,
    },
    While {
        cond: Box<Stmt>,
        body: Box<Stmt>,
    },
    DoWhile {
        body: Box<Stmt>,
        cond: Expr,
    },
    For {
        init: Option<Box<Stmt>>,
        cond: Option<Expr>,
        step: Option<Expr>,
        body: Box<Stmt>,
    },
    RangeFor {
        init: Option<Box<Stmt>>,
        var: Box<VarDecl>,
        range: Expr,
        body: Box<Stmt>,
    },
    Switch {
        init: Option<Box<Stmt>>,
        cond: Expr,
        body: Vec<Stmt>,
    },
    Case(Expr),
    Default,
    Break,
    Continue,
    Return(Option<Expr>),
}

#[derive(Clone, Debug)]
pub(crate) struct Param {
    pub ty: TypeExpr,
    pub name: Option<Name>,
    pub default: Option<Rc<Expr>>,
    pub span: Span,
}

#[derive(Clone, Debug)]
pub(crate) struct TParam {
    pub name: Name,
    /// A type, or a number such as the N of `array<T, N>`.
    pub is_type: bool,
    pub default: Option<TArg>,
}

#[derive(Debug)]
pub(crate) struct FuncDecl {
    /// `operator()`, `operator<` … for operators; the struct's name for constructors.
    pub name: Name,
    pub span: Span,
    pub ret: TypeExpr,
    pub params: Vec<Param>,
    pub body: Option<Vec<Stmt>>,
    /// Place of the closing brace.
    pub end: Span,
    pub tparams: Vec<TParam>,
    pub is_const: bool,
    pub is_static: bool,
    /// Library only: the body's one expression replaces the call.
    pub is_inline: bool,
    /// Library only: done by the machine.
    pub is_native: bool,
    pub is_ctor: bool,
    /// Constructor's `: field(values)` list.
    pub inits: Vec<(Name, Span, Vec<Expr>)>,
}

#[derive(Debug)]
pub(crate) struct StructDecl {
    pub name: Name,
    pub span: Span,
    pub tparams: Vec<TParam>,
    pub fields: Vec<VarDecl>,
    pub methods: Vec<Rc<FuncDecl>>,
    pub aliases: Vec<(Name, TypeExpr)>,
}

#[derive(Debug)]
pub(crate) struct EnumDecl {
    pub name: Option<Name>,
    pub span: Span,
    pub scoped: bool,
    pub values: Vec<(Name, Span, Option<Expr>)>,
}

#[derive(Clone, Debug)]
pub(crate) enum Item {
    Func(Rc<FuncDecl>),
    Var(Vec<VarDecl>),
    Struct(Rc<StructDecl>),
    Enum(Rc<EnumDecl>),
    Alias(Name, TypeExpr, Span),
}
