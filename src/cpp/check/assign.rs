//! Assignments and steps.

use super::super::ast::{BinOp, Expr as AstExpr, ExprKind, UnOp};
use super::super::error::{fault, Kind, Span};
use super::super::hir::{Ek, Expr};
use super::super::types::{known::*, Ty, TyKind};
use super::{place, value, Checker, Result};

impl Checker {
    fn assignable(&self, e: &Expr, written: &AstExpr) -> Result<()> {
        let span = written.span;
        if matches!((&e.k, &written.kind), (Ek::Const(_), ExprKind::Name(_))) {
            return fault(Kind::AssignToConst, span, &[""]);
        }
        if !e.place || matches!(e.ty, OVERLOADS) {
            return fault(Kind::NotAssignable, span, &[""]);
        }
        if e.is_const && !self.cur_ref().library {
            return fault(Kind::AssignToConst, span, &[""]);
        }
        Ok(())
    }

    pub(super) fn assign(
        &mut self,
        op: Option<BinOp>,
        a: &AstExpr,
        b: &AstExpr,
        span: Span,
    ) -> Result<Expr> {
        if let (None, Some(done)) = (op, self.assign_tie(a, b, span)?) {
            return Ok(done);
        }
        let target = match &a.kind {
            ExprKind::Cond(c, x, y) => self.conditional(c, x, y, true, a.span)?,
            _ => self.expr(a)?,
        };
        let ty = target.ty;
        if ty == ERROR {
            return fault(Kind::TypeMismatch, span, &["?", "?"]);
        }
        let Some(op) = op else {
            // A struct that can be set from something else has an operator for it.
            if let (TyKind::Struct(_), false) =
                (self.types.kind(ty), matches!(b.kind, ExprKind::InitList(_)))
            {
                self.assignable(&target, a)?;
                let v = self.expr_wanting(b, Some(ty))?;
                let v = self.convert(v, ty)?;
                return Ok(place_of(
                    Ek::Assign(Box::new(target), Box::new(v)),
                    ty,
                    span,
                ));
            }
            self.assignable(&target, a)?;
            if matches!(self.types.kind(ty), TyKind::Array(..) | TyKind::Vla(_)) {
                return fault(Kind::NotAssignable, a.span, &[&self.types.name(ty)]);
            }
            let v = self.expr_to(b, ty)?;
            return Ok(place_of(
                Ek::Assign(Box::new(target), Box::new(v)),
                ty,
                span,
            ));
        };
        let right = self.expr(b)?;
        if let TyKind::Struct(_) = self.types.kind(ty) {
            let name = format!("operator{}=", op.text());
            let rt = right.ty;
            return match self.operator_call(
                &name,
                vec![target, right],
                std::slice::from_ref(b),
                span,
            )? {
                Some(r) => Ok(r),
                None => self.bad_operands(&name["operator".len()..], &[ty, rt], span),
            };
        }
        self.assignable(&target, a)?;
        let text = format!("{}=", op.text());
        if self.types.is_ptr(ty)
            && matches!(op, BinOp::Add | BinOp::Sub)
            && self.types.is_integer(right.ty)
        {
            let n = self.convert_number(right, LONG);
            return Ok(place_of(
                Ek::AssignOp(op, ty, Box::new(target), Box::new(n)),
                ty,
                span,
            ));
        }
        if !self.types.is_arith(ty) || !self.is_number(right.ty) {
            return self.bad_operands(&text, &[ty, right.ty], span);
        }
        let integers = !self.types.is_float(ty) && !self.types.is_float(right.ty);
        if !integers
            && matches!(
                op,
                BinOp::Rem | BinOp::Shl | BinOp::Shr | BinOp::And | BinOp::Or | BinOp::Xor
            )
        {
            return self.bad_operands(&text, &[ty, right.ty], span);
        }
        let shift = matches!(op, BinOp::Shl | BinOp::Shr);
        let in_type = if shift {
            self.types.promote(ty)
        } else {
            self.types.common(ty, right.ty)
        };
        let right = if shift {
            let t = self.types.promote(right.ty);
            self.convert_number(right, t)
        } else {
            self.convert_number(right, in_type)
        };
        if let (BinOp::Div | BinOp::Rem, Ek::Const(0), true) = (op, &right.k, integers) {
            return fault(Kind::DivisionByConstantZero, span, &[op.text()]);
        }
        Ok(place_of(
            Ek::AssignOp(op, in_type, Box::new(target), Box::new(right)),
            ty,
            span,
        ))
    }

    pub(super) fn step(&mut self, e: &AstExpr) -> Result<Expr> {
        let ExprKind::Unary(op, a) = &e.kind else {
            return fault(Kind::UnexpectedToken, e.span, &["++", ""]);
        };
        let span = e.span;
        let up = matches!(op, UnOp::PreInc | UnOp::PostInc);
        let post = matches!(op, UnOp::PostInc | UnOp::PostDec);
        let text = if up { "++" } else { "--" };
        let target = self.expr(a)?;
        let ty = target.ty;
        if let TyKind::Struct(_) = self.types.kind(ty) {
            // The library's iterators: the old one is a copy taken before.
            let name = format!("operator{text}");
            if post {
                let (target, first) = self.stable(target);
                let old = self.temp(ty);
                let mut effects: Vec<Expr> = first.into_iter().collect();
                effects.push(value(Ek::Init(old, Box::new(target.clone())), VOID, span));
                return match self.operator_call(&name, vec![target], &[], span)? {
                    Some(r) => {
                        effects.push(r);
                        Ok(value(
                            Ek::Seq(effects, Box::new(place(Ek::Local(old), ty, false, span))),
                            ty,
                            span,
                        ))
                    }
                    None => self.bad_operands(text, &[ty], span),
                };
            }
            return match self.operator_call(&name, vec![target], &[], span)? {
                Some(r) => Ok(r),
                None => self.bad_operands(text, &[ty], span),
            };
        }
        self.assignable(&target, a)?;
        if ty == BOOL || !self.types.is_arith(ty) && !self.types.is_ptr(ty) {
            return self.bad_operands(text, &[ty], span);
        }
        let k = Ek::Step(Box::new(target), if up { 1 } else { -1 }, post);
        Ok(if post {
            value(k, ty, span)
        } else {
            place_of(k, ty, span)
        })
    }
}

fn place_of(k: Ek, ty: Ty, span: Span) -> Expr {
    place(k, ty, false, span)
}
