//! Operators.

use super::super::ast::{BinOp, Expr as AstExpr, UnOp};
use super::super::error::{fault, Kind, Span};
use super::super::hir::{Ek, Expr};
use super::super::native::Native;
use super::super::types::{known::*, Ty, TyKind};
use super::{fold, int, place, value, Checker, Result};

impl Checker {
    pub(super) fn bad_operands<T>(&self, op: &str, types: &[Ty], span: Span) -> Result<T> {
        let mut args = vec![op.to_string()];
        args.extend(types.iter().map(|&t| self.types.name(t)));
        let args: Vec<&str> = args.iter().map(String::as_str).collect();
        fault(Kind::BadOperands, span, &args)
    }

    pub(super) fn is_number(&self, t: Ty) -> bool {
        self.types.is_arith(t) || self.types.is_plain_enum(t)
    }

    pub(super) fn unary(&mut self, op: UnOp, a: &AstExpr, span: Span) -> Result<Expr> {
        if op == UnOp::AddressOf {
            let e = self.expr(a)?;
            if e.ty == OVERLOADS {
                return Ok(e);
            }
            if !e.place {
                return fault(Kind::NotAssignable, span, &[""]);
            }
            let ptr = self.types.ptr(e.ty, e.is_const);
            return Ok(value(Ek::Addr(Box::new(e)), ptr, span));
        }
        let e = self.expr(a)?;
        if op == UnOp::Not {
            if let TyKind::Struct(_) = self.types.kind(e.ty) {
                if !self.is_stream(e.ty) {
                    return self.class_unary("operator!", e, span);
                }
            }
            let c = self.condition_of(e)?;
            if let Ek::Const(v) = c.k {
                return Ok(int(i64::from(v == 0), BOOL, span));
            }
            return Ok(value(Ek::Not(Box::new(c)), BOOL, span));
        }
        if op == UnOp::Deref {
            let e = self.decay(e)?;
            return match *self.types.kind(e.ty) {
                TyKind::Ptr(to, c) => Ok(place(Ek::Deref(Box::new(e)), to, c, span)),
                TyKind::Struct(_) => self.class_unary("operator*", e, span),
                _ => self.bad_operands("*", &[e.ty], span),
            };
        }
        if matches!(self.types.kind(e.ty), TyKind::Struct(_)) {
            return self.class_unary(
                if op == UnOp::Neg {
                    "operator-"
                } else if op == UnOp::Plus {
                    "operator+"
                } else {
                    "operator~"
                },
                e,
                span,
            );
        }
        let text = match op {
            UnOp::Neg => "-",
            UnOp::Plus => "+",
            _ => "~",
        };
        if !self.is_number(e.ty) || op == UnOp::BitNot && self.types.is_float(e.ty) {
            return self.bad_operands(text, &[e.ty], span);
        }
        let ty = self.types.promote(e.ty);
        let e = self.convert_number(e, ty);
        if op == UnOp::Plus {
            return Ok(Expr {
                place: false,
                span,
                ..e
            });
        }
        if let Ek::Const(v) = e.k {
            if let Some(r) = fold::unary(op, ty, v) {
                return Ok(value(Ek::Const(r), ty, span));
            }
        }
        Ok(value(Ek::Unary(op, Box::new(e)), ty, span))
    }

    pub(super) fn binary(
        &mut self,
        op: BinOp,
        a: &AstExpr,
        b: &AstExpr,
        span: Span,
    ) -> Result<Expr> {
        if matches!(op, BinOp::LogAnd | BinOp::LogOr) {
            let a = self.condition(a)?;
            let b = self.condition(b)?;
            if let (Ek::Const(x), Ek::Const(y)) = (&a.k, &b.k) {
                let r = if op == BinOp::LogAnd {
                    *x != 0 && *y != 0
                } else {
                    *x != 0 || *y != 0
                };
                return Ok(int(i64::from(r), BOOL, span));
            }
            let k = if op == BinOp::LogAnd {
                Ek::LogAnd(Box::new(a), Box::new(b))
            } else {
                Ek::LogOr(Box::new(a), Box::new(b))
            };
            return Ok(value(k, BOOL, span));
        }
        let left = self.expr(a)?;
        if matches!(op, BinOp::Shl | BinOp::Shr) && self.is_stream(left.ty) {
            return self.stream_op(op, left, b, span);
        }
        let right = self.expr(b)?;
        self.binary_of(op, left, right, span)
    }

    pub(super) fn binary_of(
        &mut self,
        op: BinOp,
        left: Expr,
        right: Expr,
        span: Span,
    ) -> Result<Expr> {
        let (lt, rt) = (left.ty, right.ty);
        if lt == ERROR || rt == ERROR {
            return self.bad_operands(op.text(), &[lt, rt], span);
        }
        if self.is_number(lt) && self.is_number(rt) {
            return self.arithmetic(op, left, right, span);
        }
        let is_class = |c: &Self, t: Ty| matches!(c.types.kind(t), TyKind::Struct(_));
        if is_class(self, lt) || is_class(self, rt) {
            return self.class_binary(op, left, right, span);
        }
        if lt == rt && self.types.is_enum(lt) && op.is_comparison() {
            return Ok(value(
                Ek::Binary(op, INT, Box::new(left), Box::new(right)),
                BOOL,
                span,
            ));
        }
        self.pointer_op(op, left, right, span)
    }

    fn arithmetic(&mut self, op: BinOp, left: Expr, right: Expr, span: Span) -> Result<Expr> {
        let (lt, rt) = (left.ty, right.ty);
        let integers = !self.types.is_float(lt) && !self.types.is_float(rt);
        if !integers
            && matches!(
                op,
                BinOp::Rem | BinOp::Shl | BinOp::Shr | BinOp::And | BinOp::Or | BinOp::Xor
            )
        {
            return self.bad_operands(op.text(), &[lt, rt], span);
        }
        let shift = matches!(op, BinOp::Shl | BinOp::Shr);
        let ty = if shift {
            self.types.promote(lt)
        } else {
            self.types.common(lt, rt)
        };
        let left = self.convert_number(left, ty);
        let right = if shift {
            let t = self.types.promote(rt);
            self.convert_number(right, t)
        } else {
            self.convert_number(right, ty)
        };
        let result = if op.is_comparison() { BOOL } else { ty };
        if let (BinOp::Div | BinOp::Rem, Ek::Const(0), true) = (op, &right.k, integers) {
            return fault(Kind::DivisionByConstantZero, span, &[op.text()]);
        }
        if let (Ek::Const(x), Ek::Const(y)) = (&left.k, &right.k) {
            if let Some(v) = fold::binary(op, ty, *x, *y) {
                return Ok(value(Ek::Const(v), result, span));
            }
        }
        Ok(value(
            Ek::Binary(op, ty, Box::new(left), Box::new(right)),
            result,
            span,
        ))
    }

    fn pointer_op(&mut self, op: BinOp, left: Expr, right: Expr, span: Span) -> Result<Expr> {
        let (lt, rt) = (left.ty, right.ty);
        let (left, right) = (self.decay(left)?, self.decay(right)?);
        let target = |c: &Self, t: Ty| match *c.types.kind(t) {
            TyKind::Ptr(to, _) => Some(to),
            _ => None,
        };
        match (op, target(self, left.ty), target(self, right.ty)) {
            (BinOp::Add | BinOp::Sub, Some(_), None) if self.types.is_integer(right.ty) => {
                let ty = left.ty;
                let n = self.convert_number(right, LONG);
                Ok(value(
                    Ek::PtrAdd(Box::new(left), Box::new(n), op == BinOp::Sub),
                    ty,
                    span,
                ))
            }
            (BinOp::Add, None, Some(_)) if self.types.is_integer(left.ty) => {
                let ty = right.ty;
                let n = self.convert_number(left, LONG);
                Ok(value(
                    Ek::PtrAdd(Box::new(right), Box::new(n), false),
                    ty,
                    span,
                ))
            }
            (BinOp::Sub, Some(a), Some(b)) if a == b => Ok(value(
                Ek::PtrDiff(Box::new(left), Box::new(right)),
                LONG,
                span,
            )),
            (_, Some(a), Some(b)) if op.is_comparison() && a == b => {
                let ty = left.ty;
                Ok(value(
                    Ek::Binary(op, ty, Box::new(left), Box::new(right)),
                    BOOL,
                    span,
                ))
            }
            (BinOp::Eq | BinOp::Ne, a, b) if a.is_some() != b.is_some() => {
                let ty = if a.is_some() { left.ty } else { right.ty };
                let left = self.convert(left, ty)?;
                let right = self.convert(right, ty)?;
                Ok(value(
                    Ek::Binary(op, ty, Box::new(left), Box::new(right)),
                    BOOL,
                    span,
                ))
            }
            (BinOp::Eq | BinOp::Ne, ..)
                if matches!(self.types.kind(lt), TyKind::StdFunction(..)) && rt == NULLPTR =>
            {
                let right = Expr { ty: lt, ..right };
                Ok(value(
                    Ek::Binary(op, lt, Box::new(left), Box::new(right)),
                    BOOL,
                    span,
                ))
            }
            _ => self.bad_operands(op.text(), &[lt, rt], span),
        }
    }

    fn class_unary(&mut self, name: &str, e: Expr, span: Span) -> Result<Expr> {
        let ty = e.ty;
        match self.operator_call(name, vec![e], &[], span)? {
            Some(r) => Ok(r),
            None => self.bad_operands(&name["operator".len()..], &[ty], span),
        }
    }

    fn class_binary(&mut self, op: BinOp, left: Expr, right: Expr, span: Span) -> Result<Expr> {
        let (lt, rt) = (left.ty, right.ty);
        // Pairs and tuples of plain numbers and strings: the machine compares them.
        if lt == rt
            && op.is_comparison()
            && (self.types.is_library(lt, "pair")
                || self.types.is_library(lt, "tuple")
                || self.types.is_string(lt))
            && self.is_flat(lt)
        {
            let (a, b) = (self.materialise(left), self.materialise(right));
            let r = self.types.reference(lt, true);
            let args = vec![
                value(Ek::Addr(Box::new(a)), r, span),
                value(Ek::Addr(Box::new(b)), r, span),
            ];
            let order = value(Ek::Native(Native::Compare, Some(lt), args), INT, span);
            return Ok(value(
                Ek::Binary(op, INT, Box::new(order), Box::new(int(0, INT, span))),
                BOOL,
                span,
            ));
        }
        let strings = self.types.is_string(lt) || self.types.is_string(rt);
        let other = if self.types.is_string(lt) { rt } else { lt };
        if strings && op == BinOp::Add && self.types.is_arith(other) && other != CHAR {
            return self.bad_operands("+", &[lt, rt], span);
        }
        let name = format!("operator{}", op.text());
        if let Some(r) = self.operator_call(&name, vec![left.clone(), right.clone()], &[], span)? {
            return Ok(r);
        }
        // The library's types derive four comparisons from two.
        let library = |c: &Self, t: Ty| c.types.info_of(t).is_some_and(|i| i.library);
        if library(self, lt) && library(self, rt) {
            let (base, swap, negate) = match op {
                BinOp::Gt => (BinOp::Lt, true, false),
                BinOp::Le => (BinOp::Lt, true, true),
                BinOp::Ge => (BinOp::Lt, false, true),
                BinOp::Ne => (BinOp::Eq, false, true),
                _ => return self.bad_operands(op.text(), &[lt, rt], span),
            };
            let name = format!("operator{}", base.text());
            let args = if swap {
                vec![right, left]
            } else {
                vec![left, right]
            };
            if let Some(r) = self.operator_call(&name, args, &[], span)? {
                return Ok(if negate {
                    value(Ek::Not(Box::new(r)), BOOL, span)
                } else {
                    r
                });
            }
        }
        self.bad_operands(op.text(), &[lt, rt], span)
    }

    pub(super) fn conditional(
        &mut self,
        c: &AstExpr,
        a: &AstExpr,
        b: &AstExpr,
        as_place: bool,
        span: Span,
    ) -> Result<Expr> {
        let c = self.condition(c)?;
        let a = self.expr(a)?;
        let b = self.expr(b)?;
        if matches!(a.ty, LIST | OVERLOADS) || matches!(b.ty, LIST | OVERLOADS) {
            return self.bad_operands("?:", &[a.ty, b.ty], span);
        }
        if let (Ek::Const(v), true) = (&c.k, a.ty == b.ty && !self.types.owns(a.ty)) {
            return Ok(if *v != 0 { a } else { b });
        }
        let both = Box::new(c);
        if a.ty == b.ty && a.place && b.place {
            let (ty, is_const) = (a.ty, a.is_const || b.is_const);
            // One address or the other.
            let r = self.types.reference(ty, is_const);
            let addr = |e: Expr| value(Ek::Addr(Box::new(e)), r, span);
            if self.types.is_scalar(ty) && !as_place {
                return Ok(value(Ek::Cond(both, Box::new(a), Box::new(b)), ty, span));
            }
            let picked = value(
                Ek::Cond(both, Box::new(addr(a)), Box::new(addr(b))),
                r,
                span,
            );
            return Ok(place(Ek::Deref(Box::new(picked)), ty, is_const, span));
        }
        let ty = if a.ty == b.ty {
            a.ty
        } else if self.is_number(a.ty) && self.is_number(b.ty) {
            self.types.common(a.ty, b.ty)
        } else {
            let (a, b) = (self.decay(a.clone())?, self.decay(b.clone())?);
            match (self.rank(&a, None, b.ty), self.rank(&b, None, a.ty)) {
                _ if a.ty == b.ty => a.ty,
                (Some(_), None) => b.ty,
                (None, Some(_)) => a.ty,
                (Some(x), Some(y)) => {
                    if x <= y {
                        b.ty
                    } else {
                        a.ty
                    }
                }
                _ => return self.bad_operands("?:", &[a.ty, b.ty], span),
            }
        };
        if ty == VOID {
            return Ok(value(Ek::Cond(both, Box::new(a), Box::new(b)), VOID, span));
        }
        let a = self.convert(a, ty)?;
        let b = self.convert(b, ty)?;
        Ok(value(Ek::Cond(both, Box::new(a), Box::new(b)), ty, span))
    }

    pub(super) fn index(&mut self, a: &AstExpr, i: &AstExpr, span: Span) -> Result<Expr> {
        let base = self.expr(a)?;
        let index = self.expr_wanting(i, None)?;
        if let TyKind::Struct(_) = self.types.kind(base.ty) {
            let ty = base.ty;
            return match self.operator_call(
                "operator[]",
                vec![base, index],
                std::slice::from_ref(i),
                span,
            )? {
                Some(r) => Ok(Expr { span, ..r }),
                None => self.bad_operands("[]", &[ty], span),
            };
        }
        if !self.types.is_integer(index.ty) && !self.types.is_plain_enum(index.ty) {
            return self.bad_operands("[]", &[base.ty, index.ty], span);
        }
        let index = self.index_value(index);
        let is_const = base.is_const;
        Ok(match *self.types.kind(base.ty) {
            TyKind::Array(of, _) => {
                let base = self.materialise(base);
                place(
                    Ek::Index(Box::new(base), Box::new(index)),
                    of,
                    is_const,
                    span,
                )
            }
            TyKind::Vla(of) => place(
                Ek::BufAt(Box::new(base), Box::new(index)),
                of,
                is_const,
                span,
            ),
            TyKind::Ptr(of, c) => {
                let ty = base.ty;
                let moved = value(Ek::PtrAdd(Box::new(base), Box::new(index), false), ty, span);
                place(Ek::Deref(Box::new(moved)), of, c, span)
            }
            _ => return self.bad_operands("[]", &[base.ty], span),
        })
    }

    /// Indices are compared with sizes as signed numbers, whatever integer type they have.
    pub(super) fn index_value(&mut self, e: Expr) -> Expr {
        self.convert_number(e, LONG)
    }
}
