//! `for (x : container)`.

use super::super::ast::{self, BinOp, Expr as AstExpr, ExprKind, VarDecl};
use super::super::error::{fault, Kind, Span};
use super::super::hir::{Ek, Expr, Sk, Stmt};
use super::super::native::Native;
use super::super::types::{known::*, Ty, TyKind};
use super::{int, place, value, Binding, Checker, Result};

impl Checker {
    pub(super) fn range_for(
        &mut self,
        var: &VarDecl,
        range: &AstExpr,
        body: &ast::Stmt,
        span: Span,
        out: &mut Vec<Stmt>,
    ) -> Result<()> {
        let whole = match &range.kind {
            ExprKind::InitList(items) => self.list_array(items, range.span)?,
            _ => self.expr(range)?,
        };
        let (whole, first) = self.stable(whole);
        out.extend(first.map(|e| Stmt {
            k: Sk::Expr(e),
            span,
        }));
        let is_const = whole.is_const;
        let ty = whole.ty;
        // Where elements lie in a row an index counts; elsewhere an iterator goes.
        let counted: Option<(Expr, Ty)> = match self.types.kind(ty).clone() {
            TyKind::Array(of, n) => Some((int(i64::from(n), LONG, span), of)),
            TyKind::Vla(of) => Some((
                value(
                    Ek::Native(Native::BufSize, Some(of), vec![whole.clone()]),
                    LONG,
                    span,
                ),
                of,
            )),
            TyKind::Struct(s) => {
                let info = self.types.info(s);
                let field = info.fields.first().cloned();
                match (
                    info.library,
                    field.map(|f| (f.ty, self.types.kind(f.ty).clone())),
                ) {
                    (true, Some((fty, TyKind::Buf(of))))
                        if matches!(&*info.base, "vector" | "deque") =>
                    {
                        let buf = place(Ek::Field(Box::new(whole.clone()), 0), fty, is_const, span);
                        Some((
                            value(Ek::Native(Native::BufSize, Some(of), vec![buf]), LONG, span),
                            of,
                        ))
                    }
                    (true, Some((fty, TyKind::Bytes))) => {
                        let bytes =
                            place(Ek::Field(Box::new(whole.clone()), 0), fty, is_const, span);
                        Some((
                            value(Ek::Native(Native::StrSize, None, vec![bytes]), LONG, span),
                            CHAR,
                        ))
                    }
                    (true, Some((fty, TyKind::Array(of, n)))) if &*info.base == "array" => {
                        let _ = fty;
                        Some((int(i64::from(n), LONG, span), of))
                    }
                    _ => None,
                }
            }
            _ => {
                return fault(
                    Kind::TypeMismatch,
                    range.span,
                    &[&self.types.name(ty), "vector"],
                )
            }
        };
        match counted {
            Some((size, of)) => self.counted_loop(var, whole, size, of, is_const, body, span, out),
            None => self.iterator_loop(var, whole, body, span, out),
        }
    }

    fn list_array(&mut self, items: &[AstExpr], span: Span) -> Result<Expr> {
        let Some(first) = items.first() else {
            return fault(Kind::CannotDeduce, span, &["{}"]);
        };
        let h = self.expr(first)?;
        let of = self.decay(h)?.ty;
        let ty = self.array_of(of, items.len() as i64, span)?;
        let made = self.construct(ty, items, true, span)?;
        Ok(self.materialise(made))
    }

    #[allow(clippy::too_many_arguments)]
    fn counted_loop(
        &mut self,
        var: &VarDecl,
        whole: Expr,
        size: Expr,
        of: Ty,
        is_const: bool,
        body: &ast::Stmt,
        span: Span,
        out: &mut Vec<Stmt>,
    ) -> Result<()> {
        let i = self.temp(LONG);
        let index = place(Ek::Local(i), LONG, false, span);
        out.push(Stmt {
            k: Sk::Local(i, Some(int(0, LONG, span))),
            span,
        });
        let element = match self.types.kind(whole.ty).clone() {
            TyKind::Array(..) => Ek::Index(Box::new(whole), Box::new(index.clone())),
            TyKind::Vla(_) => Ek::BufAt(Box::new(whole), Box::new(index.clone())),
            TyKind::Struct(s) => {
                let f = self.types.info(s).fields[0].clone();
                let inner = place(Ek::Field(Box::new(whole), 0), f.ty, is_const, span);
                match self.types.kind(f.ty) {
                    TyKind::Bytes => Ek::ByteAt(Box::new(inner), Box::new(index.clone())),
                    TyKind::Array(..) => Ek::Index(Box::new(inner), Box::new(index.clone())),
                    _ => Ek::BufAt(Box::new(inner), Box::new(index.clone())),
                }
            }
            _ => return Ok(()),
        };
        let element = place(element, of, is_const, span);
        let body = self.range_body(var, element, body, span)?;
        let cond = value(
            Ek::Binary(BinOp::Lt, LONG, Box::new(index.clone()), Box::new(size)),
            BOOL,
            span,
        );
        let step = value(Ek::Step(Box::new(index), 1, false), LONG, span);
        out.push(Stmt {
            k: Sk::Loop {
                cond: Some(cond),
                step: Some(step),
                body: Box::new(body),
                test_first: true,
            },
            span,
        });
        Ok(())
    }

    /// Declares the loop's variable for one element and checks the body.
    fn range_body(
        &mut self,
        var: &VarDecl,
        element: Expr,
        body: &ast::Stmt,
        span: Span,
    ) -> Result<Stmt> {
        self.enter();
        let done = (|| {
            let mut stmts = Vec::new();
            if var.bindings.is_empty() {
                let (ty, init) = self.range_variable(var, element)?;
                let id = self.new_local(var.name.clone(), ty, false);
                self.cur().locals[id as usize].is_const = var.ty.is_const;
                self.bind_name(&var.name, Binding::Local(id), false, var.name_span)?;
                stmts.push(Stmt {
                    k: Sk::Local(id, Some(init)),
                    span,
                });
            } else {
                let by_ref = matches!(
                    var.ty.kind,
                    ast::TypeKind::Ref(_) | ast::TypeKind::RefRef(_)
                );
                let is_const =
                    matches!(&var.ty.kind, ast::TypeKind::Ref(t) if t.is_const) || var.ty.is_const;
                self.bind_parts(element, var, by_ref, is_const, span, &mut stmts)?;
            }
            let group = Stmt {
                k: Sk::Group(stmts),
                span,
            };
            let inner = self.loop_body_of(body)?;
            Ok(Stmt {
                k: Sk::Group(vec![group, inner]),
                span,
            })
        })();
        self.leave();
        done
    }

    fn range_variable(&mut self, var: &VarDecl, element: Expr) -> Result<(Ty, Expr)> {
        let ty = if super::typ::has_auto(&var.ty) {
            match self.auto_type(&var.ty, &element) {
                Some(t) => t,
                None => return fault(Kind::CannotDeduce, var.name_span, &[&var.name]),
            }
        } else {
            self.resolve(&var.ty)?
        };
        let init = match *self.types.kind(ty) {
            TyKind::Ref(to, c) => self.bind_reference(element, to, c, var.name_span)?,
            _ => self.convert(element, ty)?,
        };
        Ok((ty, init))
    }

    fn iterator_loop(
        &mut self,
        var: &VarDecl,
        whole: Expr,
        body: &ast::Stmt,
        span: Span,
        out: &mut Vec<Stmt>,
    ) -> Result<()> {
        let (name, ty) = (self.types.name(whole.ty), whole.ty);
        let has = self
            .types
            .struct_of(ty)
            .is_some_and(|s| !self.methods_named(s, "begin").is_empty());
        if !has {
            return fault(Kind::TypeMismatch, whole.span, &[&name, "vector"]);
        }
        let begin = self.call_method(whole.clone(), "begin", Vec::new(), &[], span, span)?;
        let it_ty = begin.ty;
        let it = self.temp(it_ty);
        let at = place(Ek::Local(it), it_ty, false, span);
        out.push(Stmt {
            k: Sk::Local(it, Some(begin)),
            span,
        });
        let end = self.call_method(whole, "end", Vec::new(), &[], span, span)?;
        let cond = self.binary_of(BinOp::Ne, at.clone(), end, span)?;
        let (element, step) = if self.types.is_ptr(it_ty) {
            let TyKind::Ptr(to, c) = *self.types.kind(it_ty) else {
                return Ok(());
            };
            (
                place(Ek::Deref(Box::new(at.clone())), to, c, span),
                value(Ek::Step(Box::new(at), 1, false), it_ty, span),
            )
        } else {
            let Some(e) = self.operator_call("operator*", vec![at.clone()], &[], span)? else {
                return fault(Kind::TypeMismatch, span, &[&name, "vector"]);
            };
            let Some(s) = self.operator_call("operator++", vec![at], &[], span)? else {
                return fault(Kind::TypeMismatch, span, &[&name, "vector"]);
            };
            (e, s)
        };
        let body = self.range_body(var, element, body, span)?;
        out.push(Stmt {
            k: Sk::Loop {
                cond: Some(cond),
                step: Some(step),
                body: Box::new(body),
                test_first: true,
            },
            span,
        });
        Ok(())
    }
}
