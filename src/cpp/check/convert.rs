//! Conversions: from one type to another, to a reference, to a condition.

use super::super::ast::{Expr as AstExpr, ExprKind};
use super::super::error::{fault, Kind, Span};
use super::super::hir::{Ek, Expr};
use super::super::native::Native;
use super::super::types::{known::*, Ty, TyKind};
use super::{fold, int, place, value, Checker, Result};

impl Checker {
    /// Checks an expression that must give a value of a type; lists and overloaded names need to know it.
    pub(super) fn expr_to(&mut self, e: &AstExpr, to: Ty) -> Result<Expr> {
        if let ExprKind::InitList(items) = &e.kind {
            return self.construct(to, items, true, e.span);
        }
        let h = self.expr_wanting(e, Some(to))?;
        self.convert(h, to)
    }

    pub(super) fn mismatch<T>(&self, e: &Expr, to: Ty) -> Result<T> {
        fault(
            Kind::TypeMismatch,
            e.span,
            &[&self.types.name(e.ty), &self.types.name(to)],
        )
    }

    /// Arrays become pointers, functions become pointers, references are followed.
    pub(super) fn decay(&mut self, e: Expr) -> Result<Expr> {
        let span = e.span;
        match *self.types.kind(e.ty) {
            TyKind::Array(of, _) => {
                let ptr = self.types.ptr(of, e.is_const || matches!(e.k, Ek::Text(_)));
                let e = if e.place { e } else { self.materialise(e) };
                Ok(value(Ek::Addr(Box::new(e)), ptr, span))
            }
            TyKind::Vla(of) => {
                let ptr = self.types.ptr(of, e.is_const);
                let first = place(
                    Ek::BufAt(Box::new(e), Box::new(int(0, LONG, span))),
                    of,
                    false,
                    span,
                );
                Ok(value(Ek::Addr(Box::new(first)), ptr, span))
            }
            _ => Ok(e),
        }
    }

    /// Gives a value an address, in a hidden local.
    pub(super) fn materialise(&mut self, e: Expr) -> Expr {
        if e.place {
            return e;
        }
        let (ty, span) = (e.ty, e.span);
        let t = self.temp(ty);
        let local = place(Ek::Local(t), ty, false, span);
        place(
            Ek::Seq(
                vec![value(Ek::Init(t, Box::new(e)), VOID, span)],
                Box::new(local),
            ),
            ty,
            false,
            span,
        )
    }

    /// Implicit conversion to a value of a type that is no reference.
    pub(super) fn convert(&mut self, e: Expr, to: Ty) -> Result<Expr> {
        let (from, span) = (e.ty, e.span);
        if from == to {
            return Ok(self.copied(e));
        }
        if from == ERROR || to == ERROR {
            return fault(Kind::TypeMismatch, span, &["?", "?"]);
        }
        if self.types.is_arith(to) && (self.types.is_arith(from) || self.types.is_plain_enum(from))
        {
            return Ok(self.convert_number(e, to));
        }
        match (self.types.kind(from).clone(), self.types.kind(to).clone()) {
            (TyKind::Array(of, _) | TyKind::Vla(of), TyKind::Ptr(t, c))
                if of == t && (c || !e.is_const && !matches!(e.k, Ek::Text(_))) =>
            {
                let mut d = self.decay(e)?;
                d.ty = to;
                Ok(d)
            }
            (TyKind::Ptr(a, ca), TyKind::Ptr(b, cb)) if a == b && (cb || !ca) => {
                Ok(Expr { ty: to, ..e })
            }
            (TyKind::Nullptr, TyKind::Ptr(..)) => Ok(Expr { ty: to, ..e }),
            (TyKind::Nullptr, TyKind::StdFunction(..)) => Ok(value(Ek::Zero, to, span)),
            (_, TyKind::Ptr(..)) if from == INT && matches!(e.k, Ek::Const(0)) => {
                Ok(Expr { ty: to, ..e })
            }
            (TyKind::Ptr(..) | TyKind::Nullptr, _) if to == BOOL => self.condition_of(e),
            (TyKind::Array(..), _) if to == BOOL => self.mismatch(&e, to),
            (TyKind::Overloads, TyKind::Ptr(f, _)) => self.pick_function(e, f),
            (_, TyKind::StdFunction(ret, params)) => self.function_value(e, to, ret, &params),
            (TyKind::Struct(s), TyKind::Ptr(f, _)) if self.types.info(s).closure => {
                self.closure_to_pointer(e, s, f, to)
            }
            (_, TyKind::Struct(_)) => self.class_value(e, to),
            _ => self.mismatch(&e, to),
        }
    }

    /// A fresh value: places that own memory are copied.
    pub(super) fn copied(&mut self, e: Expr) -> Expr {
        if e.place && self.types.owns(e.ty) {
            let (ty, span) = (e.ty, e.span);
            return value(Ek::Copy(Box::new(e)), ty, span);
        }
        e
    }

    pub(super) fn convert_number(&mut self, e: Expr, to: Ty) -> Expr {
        if e.ty == to {
            return e;
        }
        let (from, span) = (e.ty, e.span);
        if let Ek::Const(bits) = e.k {
            if let Some(v) = fold::convert(bits, from, to) {
                return value(Ek::Const(v), to, span);
            }
        }
        value(Ek::Convert(Box::new(e)), to, span)
    }

    /// Conversion by a constructor with one argument, or part by part.
    fn class_value(&mut self, e: Expr, to: Ty) -> Result<Expr> {
        let span = e.span;
        if self.types.is_string(to) {
            if let Ek::Text(id) = e.k {
                return Ok(value(
                    Ek::Native(
                        Native::TextString,
                        None,
                        vec![int(i64::from(id), INT, span)],
                    ),
                    to,
                    span,
                ));
            }
        }
        if let Some(parts) = self.same_family(e.ty, to) {
            let whole = self.stable(e);
            let (mut out, mut effects) = (Vec::new(), Vec::new());
            let (whole, first) = whole;
            effects.extend(first);
            for ((from_off, from_ty), (to_off, to_ty)) in parts {
                let part = place(
                    Ek::Field(Box::new(whole.clone()), from_off),
                    from_ty,
                    whole.is_const,
                    span,
                );
                out.push((to_off, self.convert(part, to_ty)?));
            }
            let made = value(Ek::Parts(out, true), to, span);
            return Ok(if effects.is_empty() {
                made
            } else {
                value(Ek::Seq(effects, Box::new(made)), to, span)
            });
        }
        match self.converting_ctor(&e, to) {
            Some(m) => self.run_ctor(to, &m, vec![e], &[], span),
            None => self.mismatch(&e, to),
        }
    }

    /// `pair<const char*, int>` to `pair<string, int>`: the parts of both.
    #[allow(clippy::type_complexity)]
    pub(super) fn same_family(&self, from: Ty, to: Ty) -> Option<Vec<((u32, Ty), (u32, Ty))>> {
        let (a, b) = (self.types.info_of(from)?, self.types.info_of(to)?);
        let fits = a.library
            && b.library
            && a.base == b.base
            && a.fields.len() == b.fields.len()
            && matches!(&*a.base, "pair" | "tuple");
        fits.then(|| {
            a.fields
                .iter()
                .zip(&b.fields)
                .map(|(x, y)| ((x.offset, x.ty), (y.offset, y.ty)))
                .collect()
        })
    }

    /// A place that can be mentioned twice; what must be done before goes into the option.
    pub(super) fn stable(&mut self, e: Expr) -> (Expr, Option<Expr>) {
        if is_simple(&e) {
            return (e, None);
        }
        let (ty, span, is_const) = (e.ty, e.span, e.is_const);
        if !e.place {
            let t = self.temp(ty);
            return (
                place(Ek::Local(t), ty, false, span),
                Some(value(Ek::Init(t, Box::new(e)), VOID, span)),
            );
        }
        let r = self.types.reference(ty, is_const);
        let t = self.temp(r);
        let address = value(Ek::Addr(Box::new(e)), r, span);
        let init = value(Ek::Init(t, Box::new(address)), VOID, span);
        (
            place(
                Ek::Deref(Box::new(value(Ek::Local(t), r, span))),
                ty,
                is_const,
                span,
            ),
            Some(init),
        )
    }

    /// The address a reference of the given target holds.
    pub(super) fn bind_reference(
        &mut self,
        e: Expr,
        to: Ty,
        is_const: bool,
        span: Span,
    ) -> Result<Expr> {
        let r = self.types.reference(to, is_const);
        if e.place && e.ty == to {
            if e.is_const && !is_const && !self.cur_ref().library {
                return fault(Kind::AssignToConst, span, &[&self.types.name(e.ty)]);
            }
            return Ok(value(Ek::Addr(Box::new(e)), r, span));
        }
        if !is_const {
            return fault(
                Kind::BadReference,
                span,
                &[&self.types.name(r), &self.types.name(e.ty)],
            );
        }
        let v = self.convert(e, to)?;
        let p = self.materialise(v);
        Ok(value(Ek::Addr(Box::new(p)), r, span))
    }

    /// What is passed for a parameter: an address or a value.
    pub(super) fn pass(&mut self, e: Expr, ast: Option<&AstExpr>, to: Ty) -> Result<Expr> {
        let span = e.span;
        let e = match (e.ty, ast) {
            (
                LIST,
                Some(AstExpr {
                    kind: ExprKind::InitList(items),
                    ..
                }),
            ) => {
                let target = self.types.strip(to);
                self.construct(target, items, true, span)?
            }
            _ => e,
        };
        if let TyKind::Ref(target, is_const) = *self.types.kind(to) {
            return self.bind_reference(e, target, is_const, span);
        }
        self.convert(e, to)
    }

    pub(super) fn condition(&mut self, e: &AstExpr) -> Result<Expr> {
        let h = self.expr(e)?;
        if let ExprKind::Assign(None, ..) = e.kind {
            if h.ty == ERROR {
                return fault(Kind::TypeMismatch, e.span, &["?", "bool"]);
            }
        }
        self.condition_of(h)
    }

    /// A value as a condition.
    pub(super) fn condition_of(&mut self, e: Expr) -> Result<Expr> {
        let span = e.span;
        if e.ty == BOOL {
            return Ok(e);
        }
        if self.types.is_arith(e.ty) || self.types.is_plain_enum(e.ty) {
            return Ok(self.convert_number(e, BOOL));
        }
        match self.types.kind(e.ty) {
            TyKind::Ptr(..) | TyKind::StdFunction(..) => {
                let zero = value(Ek::Const(0), e.ty, span);
                let ty = e.ty;
                Ok(value(
                    Ek::Binary(
                        super::super::ast::BinOp::Ne,
                        ty,
                        Box::new(e),
                        Box::new(zero),
                    ),
                    BOOL,
                    span,
                ))
            }
            TyKind::Struct(_) if self.is_stream(e.ty) => self.stream_ok(e),
            _ => self.mismatch(&e, BOOL),
        }
    }
}

/// Can this place be mentioned twice without doing anything twice?
pub(super) fn is_simple(e: &Expr) -> bool {
    match &e.k {
        Ek::Const(_) | Ek::Local(_) | Ek::Global(_) | Ek::Text(_) | Ek::Nothing => true,
        Ek::Field(b, _) | Ek::Deref(b) => is_simple(b),
        _ => false,
    }
}
