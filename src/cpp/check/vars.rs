//! Variables: local, static, global, and arrays whose size is known only when the line runs.

use super::super::ast::{self, Init, VarDecl};
use super::super::error::{fault, Kind, Span};
use super::super::hir::{Ek, Expr, Global, Sk, Stmt};
use super::super::types::{known::*, Ty, TyKind};
use super::{int, place, value, Binding, Checker, Result};

impl Checker {
    pub(super) fn local_var(&mut self, v: &VarDecl, out: &mut Vec<Stmt>) -> Result<()> {
        let span = v.ty.span.to(v.name_span);
        if !v.bindings.is_empty() {
            return self.structured(v, span, out);
        }
        if super::typ::is_void(&v.ty) {
            return fault(Kind::TypeMismatch, v.name_span, &["void", "variable"]);
        }
        if let Some(vla) = self.variable_array(v, span)? {
            out.push(vla);
            return Ok(());
        }
        // A `function` may be called by the lambda it is set to.
        if matches!(&v.ty.kind, ast::TypeKind::Named(p) if &*p.name == "function") {
            let ty = self.resolve(&v.ty)?;
            if let TyKind::StdFunction(..) = self.types.kind(ty) {
                let id = self.new_local(v.name.clone(), ty, false);
                self.bind_name(&v.name, Binding::Local(id), false, v.name_span)?;
                let (_, init) = self.variable(v)?;
                out.push(Stmt {
                    k: Sk::Local(id, init),
                    span,
                });
                return Ok(());
            }
        }
        let (ty, init) = self.variable(v)?;
        let is_const = v.ty.is_const || v.is_constexpr;
        if let (true, Some(Ek::Const(c))) = (is_const, init.as_ref().map(|e| &e.k)) {
            let c = *c;
            if self.types.is_arith(ty) || self.types.is_enum(ty) {
                // Known now: stands in for its value. It still is a variable to look at.
                let id = self.new_local(v.name.clone(), ty, false);
                self.cur().locals[id as usize].is_const = true;
                out.push(Stmt {
                    k: Sk::Local(id, init),
                    span,
                });
                return self.bind_name(&v.name, Binding::Const(ty, c), false, v.name_span);
            }
        }
        if v.is_static && self.fns.len() > 1 {
            return self.static_local(v, ty, init, span, out);
        }
        if is_const && init.is_none() && !self.types.is_ref(ty) && !self.cur_ref().library {
            return fault(Kind::ConstWithoutValue, v.name_span, &[&v.name]);
        }
        let id = self.new_local(v.name.clone(), ty, init.is_none());
        self.cur().locals[id as usize].is_const = is_const;
        self.bind_name(&v.name, Binding::Local(id), false, v.name_span)?;
        out.push(Stmt {
            k: Sk::Local(id, init),
            span,
        });
        Ok(())
    }

    /// Lives as long as the program: a global, set the first time the line runs.
    fn static_local(
        &mut self,
        v: &VarDecl,
        ty: Ty,
        init: Option<Expr>,
        span: Span,
        out: &mut Vec<Stmt>,
    ) -> Result<()> {
        let guard = self.new_global("".into(), BOOL, span, true);
        let id = self.new_global(v.name.clone(), ty, v.name_span, self.cur_ref().library);
        self.globals[id as usize].is_const = v.ty.is_const;
        self.bind_name(&v.name, Binding::Global(id), false, v.name_span)?;
        if let Some(init) = init {
            let g = place(Ek::Global(guard), BOOL, false, span);
            let target = place(Ek::Global(id), ty, false, span);
            let set = value(Ek::Assign(Box::new(target), Box::new(init)), VOID, span);
            let mark = value(
                Ek::Assign(Box::new(g.clone()), Box::new(int(1, BOOL, span))),
                VOID,
                span,
            );
            let both = Stmt {
                k: Sk::Group(vec![
                    Stmt {
                        k: Sk::Expr(set),
                        span,
                    },
                    Stmt {
                        k: Sk::Expr(mark),
                        span,
                    },
                ]),
                span,
            };
            let cond = value(Ek::Not(Box::new(g)), BOOL, span);
            out.push(Stmt {
                k: Sk::If(cond, Box::new(both), None),
                span,
            });
        }
        Ok(())
    }

    pub(super) fn new_global(
        &mut self,
        name: super::Name,
        ty: Ty,
        span: Span,
        library: bool,
    ) -> u32 {
        self.globals.push(Global {
            name,
            ty,
            span,
            library,
            is_const: false,
        });
        self.globals.len() as u32 - 1
    }

    pub(super) fn global_var(
        &mut self,
        v: &VarDecl,
        library: bool,
        out: &mut Vec<Stmt>,
    ) -> Result<()> {
        if !v.bindings.is_empty() {
            return fault(Kind::Unsupported, v.name_span, &["global-binding", "["]);
        }
        if super::typ::is_void(&v.ty) {
            return fault(Kind::TypeMismatch, v.name_span, &["void", "variable"]);
        }
        let span = v.ty.span.to(v.name_span);
        let was = std::mem::replace(&mut self.fns[0].library, library);
        let made = self.variable(v);
        self.fns[0].library = was;
        let (ty, init) = made?;
        let is_const = v.ty.is_const || v.is_constexpr;
        if let (true, Some(Ek::Const(c))) = (is_const, init.as_ref().map(|e| &e.k)) {
            if self.types.is_arith(ty) || self.types.is_enum(ty) {
                return self.bind_name(&v.name, Binding::Const(ty, *c), library, v.name_span);
            }
        }
        if is_const && init.is_none() && !library {
            return fault(Kind::ConstWithoutValue, v.name_span, &[&v.name]);
        }
        let id = self.new_global(v.name.clone(), ty, v.name_span, library);
        self.globals[id as usize].is_const = is_const;
        self.bind_name(&v.name, Binding::Global(id), library, v.name_span)?;
        // Memory starts as zero; nothing needs to be done for that.
        if let Some(init) = init.filter(|e| !matches!(e.k, Ek::Zero)) {
            let target = place(Ek::Global(id), ty, false, span);
            let set = value(Ek::Assign(Box::new(target), Box::new(init)), VOID, span);
            out.push(Stmt {
                k: Sk::Expr(set),
                span,
            });
        }
        Ok(())
    }

    /// `int a[n];` with a size that is known only when the line runs.
    fn variable_array(&mut self, v: &VarDecl, span: Span) -> Result<Option<Stmt>> {
        let mut sizes = Vec::new();
        let mut t = &v.ty;
        while let ast::TypeKind::Array(of, Some(n)) = &t.kind {
            sizes.push(self.expr(n)?);
            t = of;
        }
        let fixed = |e: &Expr| matches!(e.k, Ek::Const(_));
        if sizes.iter().all(fixed) || self.fns.len() == 1 {
            return Ok(None);
        }
        if !matches!(v.init, Init::None) {
            return fault(
                Kind::Unsupported,
                v.name_span,
                &["vla-initialiser", &v.name],
            );
        }
        let mut ty = self.resolve(t)?;
        // Only the outer sizes may vary: `a[n]`, `a[n][5]`, and `a[n][m]` as rows of their own.
        let mut dims = Vec::new();
        for size in sizes.into_iter().rev() {
            if let (true, Some(n)) = (dims.is_empty(), self.const_int(&size)) {
                ty = self.array_of(ty, n, size.span)?;
                continue;
            }
            if !self.types.is_integer(size.ty) && size.ty != ERROR {
                return fault(
                    Kind::TypeMismatch,
                    size.span,
                    &[&self.types.name(size.ty), "int"],
                );
            }
            let size_span = size.span;
            dims.push((self.convert(size, LONG)?, size_span));
            ty = self.types.intern(TyKind::Vla(ty));
        }
        if dims.len() > 2 {
            return fault(Kind::Unsupported, v.name_span, &["vla-dimensions", &v.name]);
        }
        let id = self.new_local(v.name.clone(), ty, false);
        self.bind_name(&v.name, Binding::Local(id), false, v.name_span)?;
        let TyKind::Vla(mut element) = *self.types.kind(ty) else {
            return Ok(None);
        };
        let mut args = Vec::new();
        for (d, _) in dims.iter().rev() {
            args.push(d.clone());
        }
        if let (2, TyKind::Vla(inner)) = (dims.len(), self.types.kind(element)) {
            element = *inner;
        } else {
            args.push(int(-1, LONG, span));
        }
        let made = value(
            Ek::Native(super::super::native::Native::NewArray, Some(element), args),
            ty,
            span,
        );
        Ok(Some(Stmt {
            k: Sk::Local(id, Some(made)),
            span,
        }))
    }
}
