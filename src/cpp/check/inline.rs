//! Library functions that are put in place of their call.

use super::super::ast::{Expr as AstExpr, ExprKind};
use super::super::error::{fault, Kind, Span};
use super::super::hir::{Ek, Expr, FuncId};
use super::super::types::{known::*, TyKind};
use super::func::inline_body;
use super::{value, Binding, Checker, Result};
use std::collections::HashMap;
use std::rc::Rc;

impl Checker {
    /// Runs a check as if inside the callee, but with the caller's hidden locals.
    pub(super) fn in_callee<T>(
        &mut self,
        id: FuncId,
        this_alias: Option<Expr>,
        f: impl FnOnce(&mut Self) -> Result<T>,
    ) -> Result<T> {
        let info = self.info(id);
        let (env, this, library, outer) = (
            info.env.clone(),
            info.this,
            info.library,
            info.outer.clone(),
        );
        let state = self.cur();
        let scopes = std::mem::replace(&mut state.scopes, vec![HashMap::new()]);
        let old_env = std::mem::replace(&mut state.env, env);
        let old_this = std::mem::replace(&mut state.this, this);
        let old_alias = std::mem::replace(&mut state.this_alias, this_alias);
        let old_outer = std::mem::replace(&mut state.outer, outer);
        let old_library = std::mem::replace(&mut state.library, library);
        let out = f(self);
        let state = self.cur();
        state.scopes = scopes;
        state.env = old_env;
        state.this = old_this;
        state.this_alias = old_alias;
        state.outer = old_outer;
        state.library = old_library;
        out
    }

    /// Puts the callee's expression in place of the call.
    pub(super) fn inline_call(
        &mut self,
        id: FuncId,
        object: Option<Expr>,
        values: Vec<Expr>,
        asts: &[AstExpr],
        span: Span,
    ) -> Result<Expr> {
        if self.depth > 60 {
            return fault(Kind::ProgramTooLarge, span, &["functions"]);
        }
        let decl = self.info(id).decl.clone();
        let params = self.info(id).params.clone();
        let Some(body) = inline_body(&decl) else {
            return fault(Kind::NoBody, span, &[&decl.name]);
        };
        let (mut effects, mut scope) = (Vec::new(), HashMap::new());
        let mut alias = None;
        if let Some(object) = object {
            let object = self.materialise(object);
            let uses = self.member_uses(body, id);
            if uses > 1 {
                let (p, first) = self.stable(object);
                effects.extend(first);
                alias = Some(p);
            } else {
                alias = Some(object);
            }
        }
        for (i, (v, (p, &ty))) in values
            .into_iter()
            .zip(decl.params.iter().zip(&params))
            .enumerate()
        {
            let v = match *self.types.kind(ty) {
                TyKind::Ref(to, false) => {
                    if !v.place || v.ty != to || v.is_const {
                        return self.bind_reference(v, to, false, span);
                    }
                    v
                }
                TyKind::Ref(to, true) if v.place && v.ty == to => v,
                TyKind::Ref(to, true) => self.pass(v, asts.get(i), to)?,
                _ => self.pass(v, asts.get(i), ty)?,
            };
            let Some(name) = &p.name else { continue };
            let v = if super::lambda::uses(body, name) > 1 {
                let (stable, first) = self.stable(v);
                effects.extend(first);
                stable
            } else {
                v
            };
            scope.insert(name.clone(), Binding::Alias(Rc::new(v)));
        }
        let ret = self.return_type(id, span)?;
        self.depth += 1;
        let made = self.in_callee(id, alias, |c| {
            c.cur().scopes[0] = scope;
            let e = c.expr_wanting(body, Some(ret))?;
            match *c.types.kind(ret) {
                TyKind::Ref(to, is_const) => {
                    if e.ty != to {
                        return c.mismatch(&e, to);
                    }
                    Ok(Expr {
                        is_const: e.is_const || is_const,
                        ..e
                    })
                }
                TyKind::Prim(_) if ret == VOID => Ok(Expr { ty: VOID, ..e }),
                _ if matches!(body.kind, ExprKind::InitList(_)) => c.expr_to(body, ret),
                _ => {
                    let e = c.convert(e, ret)?;
                    Ok(if e.place {
                        Expr { place: false, ..e }
                    } else {
                        e
                    })
                }
            }
        });
        self.depth -= 1;
        let made = made.map_err(|mut f| {
            if f.span.is_library() {
                f.span = span;
            }
            f
        })?;
        let made = respan(made, span);
        if effects.is_empty() {
            return Ok(made);
        }
        let (ty, is_place, is_const) = (made.ty, made.place, made.is_const);
        Ok(Expr {
            k: Ek::Seq(effects, Box::new(made)),
            ty,
            span,
            place: is_place,
            is_const,
        })
    }

    /// How often an inline method mentions its object.
    fn member_uses(&self, body: &AstExpr, id: FuncId) -> usize {
        let Some((s, _)) = self.info(id).this else {
            return 0;
        };
        let info = self.types.info(s);
        let names = info
            .fields
            .iter()
            .map(|f| &f.name)
            .chain(info.methods.iter().map(|m| &m.decl.name));
        let mut seen: Vec<&super::Name> = names.collect();
        seen.sort();
        seen.dedup();
        seen.into_iter()
            .map(|n| super::lambda::uses(body, n))
            .sum::<usize>()
            + super::lambda::uses(body, "this")
    }
}

/// Library places mean nothing to the reader: what was put in place stands where the call stands.
fn respan(mut e: Expr, span: Span) -> Expr {
    if e.span.is_library() {
        e.span = span;
    }
    let fix = |b: &mut Box<Expr>| {
        let inner = std::mem::replace(&mut **b, value(Ek::Nothing, VOID, span));
        **b = respan(inner, span);
    };
    match &mut e.k {
        Ek::Deref(a)
        | Ek::Field(a, _)
        | Ek::Addr(a)
        | Ek::Unary(_, a)
        | Ek::Not(a)
        | Ek::Convert(a)
        | Ek::Copy(a)
        | Ek::Init(_, a)
        | Ek::Step(a, ..) => fix(a),
        Ek::Index(a, b)
        | Ek::BufAt(a, b)
        | Ek::ByteAt(a, b)
        | Ek::Binary(_, _, a, b)
        | Ek::PtrAdd(a, b, _)
        | Ek::PtrDiff(a, b)
        | Ek::Assign(a, b)
        | Ek::AssignOp(_, _, a, b)
        | Ek::LogAnd(a, b)
        | Ek::LogOr(a, b) => {
            fix(a);
            fix(b);
        }
        Ek::Cond(a, b, c) => {
            fix(a);
            fix(b);
            fix(c);
        }
        Ek::Native(_, _, args) | Ek::Call(_, args) => {
            for a in args {
                let inner = std::mem::replace(a, value(Ek::Nothing, VOID, span));
                *a = respan(inner, span);
            }
        }
        Ek::Seq(list, last) => {
            for a in list {
                let inner = std::mem::replace(a, value(Ek::Nothing, VOID, span));
                *a = respan(inner, span);
            }
            fix(last);
        }
        _ => {}
    }
    e
}
