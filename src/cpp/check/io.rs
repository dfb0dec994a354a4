//! `cin >>`, `cout <<`, manipulators and methods of streams.

use super::super::ast::{BinOp, Expr as AstExpr, ExprKind};
use super::super::error::{fault, Kind, Span};
use super::super::hir::{Ek, Expr};
use super::super::native::Native;
use super::super::types::{known::*, Ty, TyKind};
use super::{int, place, value, Checker, Result};

/// What a manipulator changes; with its argument.
pub(crate) mod manip {
    pub const ENDL: i64 = 0;
    pub const FLUSH: i64 = 1;
    pub const FIXED: i64 = 2;
    pub const SCIENTIFIC: i64 = 3;
    pub const PRECISION: i64 = 4;
    pub const WIDTH: i64 = 5;
    pub const FILL: i64 = 6;
    pub const LEFT: i64 = 7;
    pub const RIGHT: i64 = 8;
    pub const BOOLALPHA: i64 = 9;
    pub const BASE: i64 = 10;
    pub const SHOWPOINT: i64 = 11;
    pub const DEFAULTFLOAT: i64 = 12;
    pub const SHOWPOS: i64 = 13;
}

impl Checker {
    pub(super) fn is_stream(&self, ty: Ty) -> bool {
        self.types.info_of(ty).is_some_and(|i| {
            i.library && matches!(&*i.base, "ostream" | "istream" | "stringstream")
        })
    }

    /// The number of `cout`.
    pub(super) fn cout(&self, span: Span) -> Expr {
        int(0, INT, span)
    }

    fn stream_id(&self, stream: &Expr) -> Expr {
        let span = stream.span;
        let base = match &stream.k {
            Ek::Seq(_, last) => (**last).clone(),
            _ => stream.clone(),
        };
        if let Ek::Global(g) = base.k {
            let id = match &*self.globals[g as usize].name {
                "cout" => 0,
                "cin" => 1,
                "cerr" | "clog" => 2,
                _ => -1,
            };
            if id >= 0 && self.globals[g as usize].library {
                return int(id, INT, span);
            }
        }
        place(Ek::Field(Box::new(base), 0), INT, true, span)
    }

    /// Adds an effect behind what a chain of `<<` has done so far.
    fn then(&mut self, stream: Expr, effect: Expr, span: Span) -> Expr {
        let (ty, is_const) = (stream.ty, stream.is_const);
        let (mut list, last) = match stream.k {
            Ek::Seq(list, last) => (list, last),
            _ => {
                let (p, first) = self.stable(stream);
                (first.into_iter().collect(), Box::new(p))
            }
        };
        list.push(effect);
        Expr {
            k: Ek::Seq(list, last),
            ty,
            span,
            place: true,
            is_const,
        }
    }

    pub(super) fn stream_op(
        &mut self,
        op: BinOp,
        left: Expr,
        b: &AstExpr,
        span: Span,
    ) -> Result<Expr> {
        // The stream is mentioned several times below: it is worked out once.
        let left = match left.k {
            Ek::Seq(mut list, last) => {
                let (p, first) = self.stable(*last);
                list.extend(first);
                Expr {
                    k: Ek::Seq(list, Box::new(p)),
                    ..left
                }
            }
            _ => {
                let (ty, is_const) = (left.ty, left.is_const);
                match self.stable(left) {
                    (p, None) => p,
                    (p, Some(first)) => Expr {
                        k: Ek::Seq(vec![first], Box::new(p)),
                        ty,
                        span,
                        place: true,
                        is_const,
                    },
                }
            }
        };
        let base = self.types.info_of(left.ty).map(|i| i.base.clone());
        let output = op == BinOp::Shl;
        let allowed = match base.as_deref() {
            Some("ostream") => output,
            Some("istream") => !output,
            _ => true,
        };
        if !allowed {
            return self
                .bad_operands(op.text(), &[left.ty, ERROR], span)
                .or_else(|_: Box<super::Fault>| {
                    fault(
                        Kind::BadOperands,
                        span,
                        &[
                            op.text(),
                            if output { "cin" } else { "cout" },
                            if output { ">>" } else { "<<" },
                        ],
                    )
                });
        }
        if output {
            if let Some(m) = self.manipulator(&left, b)? {
                return Ok(self.then(left, m, span));
            }
            let right = self.expr(b)?;
            let rt = right.ty;
            if let TyKind::Struct(_) = self.types.kind(rt) {
                if !self.types.is_string(rt) {
                    let lt = left.ty;
                    let (before, left) = split(left);
                    return match self.operator_call("operator<<", vec![left, right], &[], span)? {
                        Some(r) => Ok(after(before, r)),
                        None => self.bad_operands("<<", &[lt, rt], span),
                    };
                }
            }
            let id = self.stream_id(&left);
            return match self.put(&id, right)? {
                Some(e) => Ok(self.then(left, e, span)),
                None => self.bad_operands("<<", &[left.ty, rt], b.span),
            };
        }
        if matches!(&b.kind, ExprKind::Name(p) if &*p.name == "ws") {
            return fault(Kind::Unsupported, b.span, &["ws", "ws"]);
        }
        let right = self.expr(b)?;
        if let TyKind::Struct(_) = self.types.kind(right.ty) {
            if !self.types.is_string(right.ty) {
                let (lt, rt) = (left.ty, right.ty);
                let (before, left) = split(left);
                return match self.operator_call("operator>>", vec![left, right], &[], span)? {
                    Some(r) => Ok(after(before, r)),
                    None => self.bad_operands(">>", &[lt, rt], span),
                };
            }
        }
        let rt = right.ty;
        let readable = self.types.is_arith(rt)
            || self.types.is_string(rt)
            || matches!(self.types.kind(rt), TyKind::Array(CHAR, _));
        if !readable {
            return self.bad_operands(">>", &[left.ty, rt], b.span);
        }
        if !right.place {
            return fault(Kind::NotAssignable, b.span, &[""]);
        }
        if right.is_const {
            return fault(Kind::AssignToConst, b.span, &[""]);
        }
        let size = match self.types.kind(rt) {
            TyKind::Array(_, n) => i64::from(*n),
            _ => 0,
        };
        let id = self.stream_id(&left);
        let ptr = self.types.ptr(rt, false);
        let bspan = right.span;
        let code = if size > 0 {
            200
        } else if self.types.is_string(rt) {
            100
        } else {
            i64::from(rt.0)
        };
        let args = vec![
            id,
            value(Ek::Addr(Box::new(right)), ptr, bspan),
            int(code, LONG, span),
            int(size, LONG, span),
        ];
        let read = value(Ek::Native(Native::Read, None, args), VOID, bspan);
        Ok(self.then(left, read, span))
    }

    /// Writes one value; `None` when its type cannot be written.
    pub(super) fn put(&mut self, id: &Expr, e: Expr) -> Result<Option<Expr>> {
        let span = e.span;
        let e =
            if matches!(self.types.kind(e.ty), TyKind::Enum(_)) && self.types.is_plain_enum(e.ty) {
                self.convert_number(e, INT)
            } else {
                e
            };
        let native = match e.ty {
            BOOL => Native::PutBool,
            CHAR | SCHAR | UCHAR => Native::PutChar,
            SHORT | USHORT | INT | LONG => Native::PutInt,
            UINT | ULONG => Native::PutUint,
            FLOAT | DOUBLE => Native::PutReal,
            t if self.types.is_string(t) => {
                let e = self.materialise(e);
                let h = place(Ek::Field(Box::new(e), 0), BYTES, true, span);
                return Ok(Some(value(
                    Ek::Native(Native::PutStr, None, vec![id.clone(), h]),
                    VOID,
                    span,
                )));
            }
            _ => {
                if let Ek::Text(t) = e.k {
                    return Ok(Some(value(
                        Ek::Native(
                            Native::PutText,
                            None,
                            vec![id.clone(), int(i64::from(t), INT, span)],
                        ),
                        VOID,
                        span,
                    )));
                }
                let d = self.decay(e)?;
                if !matches!(*self.types.kind(d.ty), TyKind::Ptr(CHAR, _)) {
                    return Ok(None);
                }
                return Ok(Some(value(
                    Ek::Native(Native::PutCstr, None, vec![id.clone(), d]),
                    VOID,
                    span,
                )));
            }
        };
        let wide = if e.ty == UINT { 32 } else { 64 };
        Ok(Some(value(
            Ek::Native(native, None, vec![id.clone(), e, int(wide, INT, span)]),
            VOID,
            span,
        )))
    }

    fn manipulator(&mut self, stream: &Expr, b: &AstExpr) -> Result<Option<Expr>> {
        let (name, arg) = match &b.kind {
            ExprKind::Name(p) if self.find(p).is_none() => (p, None),
            ExprKind::Call(f, args) => match (&f.kind, &args[..]) {
                (ExprKind::Name(p), [a]) if self.find(p).is_none() => (p, Some(a)),
                _ => return Ok(None),
            },
            _ => return Ok(None),
        };
        let span = b.span;
        let known = match (&*name.name, arg.is_some()) {
            ("endl", false) => (manip::ENDL, 0),
            ("flush", false) => (manip::FLUSH, 0),
            ("fixed", false) => (manip::FIXED, 0),
            ("scientific", false) => (manip::SCIENTIFIC, 0),
            ("defaultfloat", false) => (manip::DEFAULTFLOAT, 0),
            ("left", false) => (manip::LEFT, 0),
            ("right", false) => (manip::RIGHT, 0),
            ("boolalpha", false) => (manip::BOOLALPHA, 1),
            ("noboolalpha", false) => (manip::BOOLALPHA, 0),
            ("showpoint", false) => (manip::SHOWPOINT, 1),
            ("showpos", false) => (manip::SHOWPOS, 1),
            ("noshowpos", false) => (manip::SHOWPOS, 0),
            ("hex", false) => (manip::BASE, 16),
            ("dec", false) => (manip::BASE, 10),
            ("oct", false) => (manip::BASE, 8),
            ("setprecision", true) => (manip::PRECISION, 0),
            ("setw", true) => (manip::WIDTH, 0),
            ("setfill", true) => (manip::FILL, 0),
            _ => return Ok(None),
        };
        if !name.std && !self.using_std && !self.user.contains_key(&name.name) {
            return fault(Kind::MissingStd, span, &[&name.name]);
        }
        let v = match arg {
            Some(a) => {
                let h = self.expr(a)?;
                self.convert(h, INT)?
            }
            None => int(known.1, INT, span),
        };
        let id = self.stream_id(stream);
        Ok(Some(value(
            Ek::Native(Native::Manip, None, vec![id, int(known.0, INT, span), v]),
            VOID,
            span,
        )))
    }

    /// A stream as a condition: did everything succeed so far?
    pub(super) fn stream_ok(&mut self, e: Expr) -> Result<Expr> {
        let span = e.span;
        let id = self.stream_id(&e);
        let ok = value(Ek::Native(Native::StreamOk, None, vec![id]), BOOL, span);
        Ok(match e.k {
            Ek::Seq(list, _) => value(Ek::Seq(list, Box::new(ok)), BOOL, span),
            _ => {
                self.checks_input = true;
                ok
            }
        })
    }

    /// Reading as a statement of its own must find something: nobody asks whether it did.
    pub(super) fn input_must_succeed(&mut self, e: Expr) -> Expr {
        if !self.types.is_library(e.ty, "istream") && !self.types.is_library(e.ty, "stringstream") {
            return e;
        }
        let Ek::Seq(list, _) = &e.k else { return e };
        let reads = list
            .iter()
            .any(|x| matches!(x.k, Ek::Native(Native::Read | Native::GetLine, ..)));
        if !reads {
            return e;
        }
        let span = e.span;
        let id = self.stream_id(&e);
        let must = value(Ek::Native(Native::InputMust, None, vec![id]), VOID, span);
        self.then(e, must, span)
    }

    pub(super) fn getline(
        &mut self,
        s: &AstExpr,
        line: &AstExpr,
        end: Option<&AstExpr>,
        span: Span,
    ) -> Result<Expr> {
        let stream = self.expr(s)?;
        let line = self.expr(line)?;
        if !self.is_stream(stream.ty) || !self.types.is_string(line.ty) || !line.place {
            return fault(
                Kind::NoMatchingFunction,
                span,
                &[
                    "getline",
                    &format!(
                        "{}, {}",
                        self.types.name(stream.ty),
                        self.types.name(line.ty)
                    ),
                ],
            );
        }
        let end = match end {
            Some(e) => {
                let h = self.expr(e)?;
                self.convert(h, CHAR)?
            }
            None => int(10, CHAR, span),
        };
        let id = self.stream_id(&stream);
        let ptr = self.types.ptr(line.ty, false);
        let args = vec![id, value(Ek::Addr(Box::new(line)), ptr, span), end];
        let read = value(Ek::Native(Native::GetLine, None, args), VOID, span);
        Ok(self.then(stream, read, span))
    }

    pub(super) fn stream_method(
        &mut self,
        object: &Expr,
        name: &str,
        args: &[Expr],
        span: Span,
    ) -> Result<Option<Expr>> {
        let id = self.stream_id(object);
        let native =
            |n: Native, args: Vec<Expr>, ty: Ty| value(Ek::Native(n, None, args), ty, span);
        let to_int = |c: &mut Self, e: &Expr| c.convert(e.clone(), INT);
        Ok(Some(match (name, args) {
            ("tie" | "sync_with_stdio", _) => value(Ek::Nothing, VOID, span),
            ("flush", []) => native(
                Native::Manip,
                vec![id, int(manip::FLUSH, INT, span), int(0, INT, span)],
                VOID,
            ),
            ("put", [c]) => {
                let c = self.convert(c.clone(), CHAR)?;
                native(Native::PutChar, vec![id, c, int(64, INT, span)], VOID)
            }
            ("precision", [n]) => native(
                Native::Manip,
                vec![id, int(manip::PRECISION, INT, span), to_int(self, n)?],
                VOID,
            ),
            ("width", [n]) => native(
                Native::Manip,
                vec![id, int(manip::WIDTH, INT, span), to_int(self, n)?],
                VOID,
            ),
            ("fail" | "bad", []) => {
                let ok = self.stream_ok(object.clone())?;
                value(Ek::Not(Box::new(ok)), BOOL, span)
            }
            ("good", []) => self.stream_ok(object.clone())?,
            ("eof", []) => {
                self.checks_input = true;
                native(Native::StreamEof, vec![id], BOOL)
            }
            ("get", []) => native(Native::StreamGet, vec![id], INT),
            ("get", [c]) if c.place && c.ty == CHAR => {
                let ptr = self.types.ptr(CHAR, false);
                let to = value(Ek::Addr(Box::new(c.clone())), ptr, span);
                let read = native(
                    Native::Read,
                    vec![id, to, int(300, LONG, span), int(0, LONG, span)],
                    VOID,
                );
                self.then(object.clone(), read, span)
            }
            ("peek", []) => native(Native::StreamPeek, vec![id], INT),
            ("ignore", []) => native(
                Native::StreamIgnore,
                vec![id, int(1, LONG, span), int(-1, INT, span)],
                VOID,
            ),
            ("ignore", [n]) => {
                let n = self.convert(n.clone(), LONG)?;
                native(Native::StreamIgnore, vec![id, n, int(-1, INT, span)], VOID)
            }
            ("ignore", [n, end]) => {
                let n = self.convert(n.clone(), LONG)?;
                let end = to_int(self, end)?;
                native(Native::StreamIgnore, vec![id, n, end], VOID)
            }
            ("clear", []) => native(Native::StreamClear, vec![id], VOID),
            _ => return Ok(None),
        }))
    }
}

/// What a chain has done so far, and the stream itself.
fn split(stream: Expr) -> (Vec<Expr>, Expr) {
    match stream.k {
        Ek::Seq(list, last) => (list, *last),
        _ => (Vec::new(), stream),
    }
}

/// The left side of `<<` is done before the right one.
fn after(before: Vec<Expr>, e: Expr) -> Expr {
    if before.is_empty() {
        return e;
    }
    let (ty, span, is_place, is_const) = (e.ty, e.span, e.place, e.is_const);
    Expr {
        k: Ek::Seq(before, Box::new(e)),
        ty,
        span,
        place: is_place,
        is_const,
    }
}
