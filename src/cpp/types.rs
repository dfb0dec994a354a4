//! Types, interned: a [`Ty`] is a number, equal types have equal numbers.

use super::ast::{FuncDecl, Prim, StructDecl};
use super::hir::FuncId;
use super::token::Name;
use std::cell::Cell;
use std::collections::HashMap;
use std::rc::Rc;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Ty(pub u32);

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct StructId(pub u32);

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum TyKind {
    /// Already reported as wrong; silences what follows from it.
    Error,
    Nullptr,
    Prim(Prim),
    Enum(u32),
    /// Target, and whether it may only be read.
    Ptr(Ty, bool),
    Ref(Ty, bool),
    Array(Ty, u32),
    /// An array whose size is known only when the line runs; kept on the heap.
    Vla(Ty),
    Struct(StructId),
    /// A function, or what is pointed to by a function pointer.
    Func(Ty, Vec<Ty>),
    /// `function<R(A…)>`.
    StdFunction(Ty, Vec<Ty>),
    /// The library's growable store of elements: one handle.
    Buf(Ty),
    /// The library's bytes of a `string`: one handle.
    Bytes,
    /// The library's search tree with payloads of this type: one handle.
    Tree(Ty),
    /// A braced list, before it finds its type.
    List,
    /// The name of overloaded or template functions, before a call picks one.
    Overloads,
}

pub(crate) mod known {
    use super::Ty;
    pub const ERROR: Ty = Ty(0);
    pub const NULLPTR: Ty = Ty(1);
    pub const VOID: Ty = Ty(2);
    pub const BOOL: Ty = Ty(3);
    pub const CHAR: Ty = Ty(4);
    pub const SCHAR: Ty = Ty(5);
    pub const UCHAR: Ty = Ty(6);
    pub const SHORT: Ty = Ty(7);
    pub const USHORT: Ty = Ty(8);
    pub const INT: Ty = Ty(9);
    pub const UINT: Ty = Ty(10);
    pub const LONG: Ty = Ty(11);
    pub const ULONG: Ty = Ty(12);
    pub const FLOAT: Ty = Ty(13);
    pub const DOUBLE: Ty = Ty(14);
    pub const BYTES: Ty = Ty(15);
    pub const LIST: Ty = Ty(16);
    pub const OVERLOADS: Ty = Ty(17);
}
use known::*;

#[derive(Clone, Debug)]
pub(crate) struct Field {
    pub name: Name,
    pub ty: Ty,
    pub offset: u32,
    pub is_const: bool,
}

/// What names mean inside an instance of a template, and inside a lambda.
#[derive(Clone, Debug, Default)]
pub(crate) struct Env {
    pub types: Vec<(Name, Ty)>,
    pub values: Vec<(Name, i64)>,
}

impl Env {
    pub fn ty(&self, name: &str) -> Option<Ty> {
        self.types.iter().rev().find(|t| &*t.0 == name).map(|t| t.1)
    }

    pub fn value(&self, name: &str) -> Option<i64> {
        self.values
            .iter()
            .rev()
            .find(|t| &*t.0 == name)
            .map(|t| t.1)
    }
}

#[derive(Debug)]
pub(crate) struct Method {
    pub decl: Rc<FuncDecl>,
    pub id: Cell<Option<FuncId>>,
}

#[derive(Debug)]
pub(crate) struct StructInfo {
    /// As shown to the reader: `pair<int, int>`.
    pub name: String,
    pub base: Name,
    pub targs: Vec<Ty>,
    pub decl: Option<Rc<StructDecl>>,
    pub env: Env,
    pub fields: Vec<Field>,
    pub methods: Vec<Rc<Method>>,
    pub slots: u32,
    pub complete: bool,
    pub library: bool,
    pub closure: bool,
    /// Does every new value need code (field initialisers, constructors)?
    pub has_ctor: bool,
    pub has_defaults: bool,
}

#[derive(Debug)]
pub(crate) struct EnumInfo {
    pub name: String,
    pub scoped: bool,
    pub values: Vec<(Name, i64)>,
}

#[derive(Debug)]
pub(crate) struct Types {
    kinds: Vec<TyKind>,
    index: HashMap<TyKind, Ty>,
    pub structs: Vec<StructInfo>,
    pub enums: Vec<EnumInfo>,
}

impl Types {
    pub fn new() -> Self {
        let mut t = Types {
            kinds: Vec::new(),
            index: HashMap::new(),
            structs: Vec::new(),
            enums: Vec::new(),
        };
        use Prim::*;
        t.intern(TyKind::Error);
        t.intern(TyKind::Nullptr);
        for p in [
            Void, Bool, Char, SChar, UChar, Short, UShort, Int, UInt, Long, ULong, Float, Double,
        ] {
            t.intern(TyKind::Prim(p));
        }
        t.intern(TyKind::Bytes);
        t.intern(TyKind::List);
        t.intern(TyKind::Overloads);
        t
    }

    pub fn intern(&mut self, kind: TyKind) -> Ty {
        if let Some(&t) = self.index.get(&kind) {
            return t;
        }
        let t = Ty(self.kinds.len() as u32);
        self.kinds.push(kind.clone());
        self.index.insert(kind, t);
        t
    }

    pub fn kind(&self, t: Ty) -> &TyKind {
        &self.kinds[t.0 as usize]
    }

    pub fn prim(p: Prim) -> Ty {
        use Prim::*;
        match p {
            Void => VOID,
            Bool => BOOL,
            Char => CHAR,
            SChar => SCHAR,
            UChar => UCHAR,
            Short => SHORT,
            UShort => USHORT,
            Int => INT,
            UInt => UINT,
            Long => LONG,
            ULong => ULONG,
            Float => FLOAT,
            Double => DOUBLE,
        }
    }

    pub fn ptr(&mut self, to: Ty, is_const: bool) -> Ty {
        self.intern(TyKind::Ptr(to, is_const))
    }

    pub fn reference(&mut self, to: Ty, is_const: bool) -> Ty {
        self.intern(TyKind::Ref(to, is_const))
    }

    pub fn struct_of(&self, t: Ty) -> Option<StructId> {
        match self.kind(t) {
            TyKind::Struct(s) => Some(*s),
            _ => None,
        }
    }

    pub fn info(&self, s: StructId) -> &StructInfo {
        &self.structs[s.0 as usize]
    }

    pub fn info_of(&self, t: Ty) -> Option<&StructInfo> {
        self.struct_of(t).map(|s| self.info(s))
    }

    /// Is this an instance of the library's struct of that name?
    pub fn is_library(&self, t: Ty, base: &str) -> bool {
        self.info_of(t)
            .is_some_and(|i| i.library && &*i.base == base)
    }

    pub fn is_string(&self, t: Ty) -> bool {
        self.is_library(t, "string")
    }

    /// Without the reference: the type an expression of that type has.
    pub fn strip(&self, t: Ty) -> Ty {
        match self.kind(t) {
            TyKind::Ref(to, _) => *to,
            _ => t,
        }
    }

    pub fn is_ref(&self, t: Ty) -> bool {
        matches!(self.kind(t), TyKind::Ref(..))
    }

    /// Integers, `bool` and characters; not enumerations.
    pub fn is_integer(&self, t: Ty) -> bool {
        (BOOL.0..=ULONG.0).contains(&t.0)
    }

    pub fn is_float(&self, t: Ty) -> bool {
        t == FLOAT || t == DOUBLE
    }

    pub fn is_arith(&self, t: Ty) -> bool {
        (BOOL.0..=DOUBLE.0).contains(&t.0)
    }

    pub fn is_enum(&self, t: Ty) -> bool {
        matches!(self.kind(t), TyKind::Enum(_))
    }

    /// An enumeration whose values turn into numbers by themselves.
    pub fn is_plain_enum(&self, t: Ty) -> bool {
        matches!(self.kind(t), TyKind::Enum(e) if !self.enums[*e as usize].scoped)
    }

    pub fn is_ptr(&self, t: Ty) -> bool {
        matches!(self.kind(t), TyKind::Ptr(..))
    }

    /// One slot holding the value itself: numbers, enumerations, pointers.
    pub fn is_scalar(&self, t: Ty) -> bool {
        matches!(
            self.kind(t),
            TyKind::Prim(_) | TyKind::Enum(_) | TyKind::Ptr(..) | TyKind::Nullptr
        )
    }

    pub fn is_unsigned(t: Ty) -> bool {
        matches!(t, BOOL | UCHAR | USHORT | UINT | ULONG)
    }

    /// Width in bits of an integer type.
    pub fn bits(t: Ty) -> u32 {
        match t {
            BOOL => 1,
            CHAR | SCHAR | UCHAR => 8,
            SHORT | USHORT => 16,
            LONG | ULONG => 64,
            _ => 32,
        }
    }

    /// Integer promotion.
    pub fn promote(&self, t: Ty) -> Ty {
        match t {
            BOOL | CHAR | SCHAR | UCHAR | SHORT | USHORT => INT,
            _ if self.is_plain_enum(t) => INT,
            _ => t,
        }
    }

    /// The usual arithmetic conversions.
    pub fn common(&self, a: Ty, b: Ty) -> Ty {
        if a == DOUBLE || b == DOUBLE {
            return DOUBLE;
        }
        if a == FLOAT || b == FLOAT {
            return FLOAT;
        }
        let (a, b) = (self.promote(a), self.promote(b));
        // int < unsigned < long < unsigned long, in the order of the constants.
        Ty(a.0.max(b.0))
    }

    /// Number of 8-byte slots a value takes.
    pub fn slots(&self, t: Ty) -> u32 {
        match self.kind(t) {
            TyKind::Array(of, n) => self.slots(*of).saturating_mul(*n),
            TyKind::Struct(s) => self.info(*s).slots.max(1),
            _ => 1,
        }
    }

    /// Does a copy need more than copying slots?
    pub fn owns(&self, t: Ty) -> bool {
        match self.kind(t) {
            TyKind::Buf(_)
            | TyKind::Bytes
            | TyKind::Tree(_)
            | TyKind::StdFunction(..)
            | TyKind::Vla(_) => true,
            TyKind::Array(of, _) => self.owns(*of),
            TyKind::Struct(s) => self.info(*s).fields.iter().any(|f| self.owns(f.ty)),
            _ => false,
        }
    }

    /// Offsets of the handles within a value, or `None` when there are too many to list.
    pub fn handles(&self, t: Ty, base: u32, out: &mut Vec<u32>) {
        match self.kind(t) {
            TyKind::Buf(_)
            | TyKind::Bytes
            | TyKind::Tree(_)
            | TyKind::StdFunction(..)
            | TyKind::Vla(_) => out.push(base),
            TyKind::Array(of, n) if self.owns(*of) => {
                let step = self.slots(*of);
                for i in 0..*n {
                    self.handles(*of, base + i * step, out);
                }
            }
            TyKind::Struct(s) => {
                for f in &self.info(*s).fields {
                    self.handles(f.ty, base + f.offset, out);
                }
            }
            _ => {}
        }
    }

    /// Could a value hold a handle or pointer to something on the heap?
    pub fn may_point(&self, t: Ty) -> bool {
        match self.kind(t) {
            TyKind::Prim(_) | TyKind::Enum(_) => false,
            TyKind::Array(of, _) => self.may_point(*of),
            TyKind::Struct(s) => self.info(*s).fields.iter().any(|f| self.may_point(f.ty)),
            _ => true,
        }
    }

    pub fn name(&self, t: Ty) -> String {
        let list = |v: &[Ty]| {
            v.iter()
                .map(|&a| self.name(a))
                .collect::<Vec<_>>()
                .join(", ")
        };
        match self.kind(t) {
            TyKind::Error => "?".into(),
            TyKind::Nullptr => "nullptr".into(),
            TyKind::Prim(p) => prim_name(*p).into(),
            TyKind::Enum(e) => self.enums[*e as usize].name.clone(),
            TyKind::Ptr(to, c) => match self.kind(*to) {
                TyKind::Func(r, a) => format!("{}(*)({})", self.name(*r), list(a)),
                _ => format!("{}{}*", if *c { "const " } else { "" }, self.name(*to)),
            },
            TyKind::Ref(to, c) => format!("{}{}&", if *c { "const " } else { "" }, self.name(*to)),
            TyKind::Array(..) => {
                let (mut inner, mut dims) = (t, String::new());
                while let TyKind::Array(of, n) = self.kind(inner) {
                    dims += &format!("[{n}]");
                    inner = *of;
                }
                format!("{}{dims}", self.name(inner))
            }
            TyKind::Vla(of) => format!("{}[]", self.name(*of)),
            TyKind::Struct(s) => self.info(*s).name.clone(),
            TyKind::Func(r, a) => format!("{}({})", self.name(*r), list(a)),
            TyKind::StdFunction(r, a) => format!("function<{}({})>", self.name(*r), list(a)),
            TyKind::Buf(of) | TyKind::Tree(of) => format!("{}[]", self.name(*of)),
            TyKind::Bytes => "char[]".into(),
            TyKind::List => "{…}".into(),
            TyKind::Overloads => "function".into(),
        }
    }
}

fn prim_name(p: Prim) -> &'static str {
    use Prim::*;
    match p {
        Void => "void",
        Bool => "bool",
        Char => "char",
        SChar => "signed char",
        UChar => "unsigned char",
        Short => "short",
        UShort => "unsigned short",
        Int => "int",
        UInt => "unsigned int",
        Long => "long long",
        ULong => "unsigned long long",
        Float => "float",
        Double => "double",
    }
}
