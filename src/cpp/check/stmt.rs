//! Statements.

use super::super::ast::{self, Expr as AstExpr, ExprKind, Init, StmtKind, VarDecl};
use super::super::error::{fault, Kind, Span};
use super::super::hir::{Ek, Expr, Global, Sk, Stmt};
use super::super::types::{known::*, Ty, TyKind};
use super::{int, place, value, Binding, Checker, Result};

impl Checker {
    /// Checks a list; what is wrong in one statement does not hide the next.
    pub(super) fn statements(&mut self, list: &[ast::Stmt], out: &mut Vec<Stmt>) -> Result<()> {
        for s in list {
            match self.statement(s) {
                Ok(done) => out.push(done),
                Err(f) if self.cur_ref().library => return Err(f),
                Err(f) => {
                    self.report(f);
                    if let StmtKind::Decl(vars) = &s.kind {
                        self.declare_broken(vars);
                    }
                }
            }
        }
        Ok(())
    }

    /// Names whose declaration failed stay known, so that their uses are not reported too.
    fn declare_broken(&mut self, vars: &[VarDecl]) {
        for v in vars {
            for name in v.bindings.iter().map(|b| &b.0).chain([&v.name]) {
                if !name.is_empty() && self.find_near(name).is_none() {
                    let id = self.new_local(name.clone(), ERROR, false);
                    let _ = self.bind_name(name, Binding::Local(id), false, v.name_span);
                }
            }
        }
    }

    pub(super) fn statement(&mut self, s: &ast::Stmt) -> Result<Stmt> {
        let span = s.span;
        if !span.is_library() && !self.cur_ref().library {
            self.call_site = span;
        }
        let k = match &s.kind {
            StmtKind::Empty => Sk::Block(Vec::new()),
            StmtKind::Block(list) => {
                self.enter();
                let mut out = Vec::new();
                let done = self.statements(list, &mut out);
                self.leave();
                done?;
                Sk::Block(out)
            }
            StmtKind::Expr(e) => Sk::Expr(self.discarded(e)?),
            StmtKind::Decl(vars) => {
                let mut out = Vec::new();
                for v in vars {
                    self.local_var(v, &mut out)?;
                }
                match (out.pop(), out.is_empty()) {
                    (Some(one), true) => one.k,
                    (last, _) => {
                        out.extend(last);
                        Sk::Group(out)
                    }
                }
            }
            StmtKind::Item(item) => {
                self.type_item(item, self.cur_ref().library)?;
                Sk::Group(Vec::new())
            }
            StmtKind::If {
                init,
                cond,
                then,
                other,
            } => {
                return self.scoped_stmt(span, init.as_deref(), |c, out| {
                    c.if_statement(cond, then, other.as_deref(), span, out)
                })
            }
            StmtKind::While { cond, body } => {
                return self.scoped_stmt(span, None, |c, out| {
                    c.while_statement(cond, body, span, out)
                })
            }
            StmtKind::DoWhile { body, cond } => {
                let body = Box::new(self.loop_body(body)?);
                let cond = self.condition(cond)?;
                Sk::Loop {
                    cond: Some(cond),
                    step: None,
                    body,
                    test_first: false,
                }
            }
            StmtKind::For {
                init,
                cond,
                step,
                body,
            } => {
                return self.scoped_stmt(span, init.as_deref(), |c, out| {
                    let cond = cond.as_ref().map(|e| c.condition(e)).transpose()?;
                    let step = step.as_ref().map(|e| c.discarded(e)).transpose()?;
                    let body = Box::new(c.loop_body(body)?);
                    out.push(Stmt {
                        k: Sk::Loop {
                            cond,
                            step,
                            body,
                            test_first: true,
                        },
                        span,
                    });
                    Ok(())
                })
            }
            StmtKind::RangeFor {
                init,
                var,
                range,
                body,
            } => {
                return self.scoped_stmt(span, init.as_deref(), |c, out| {
                    c.range_for(var, range, body, span, out)
                })
            }
            StmtKind::Switch { init, cond, body } => {
                return self.scoped_stmt(span, init.as_deref(), |c, out| {
                    c.switch(cond, body, span, out)
                })
            }
            StmtKind::Case(_) | StmtKind::Default => {
                return fault(Kind::UnexpectedToken, span, &["statement", "case"])
            }
            StmtKind::Break if self.cur_ref().loops + self.cur_ref().switches == 0 => {
                return fault(Kind::JumpOutsideLoop, span, &["break"])
            }
            StmtKind::Continue if self.cur_ref().loops == 0 => {
                return fault(Kind::JumpOutsideLoop, span, &["continue"])
            }
            StmtKind::Break => Sk::Break,
            StmtKind::Continue => Sk::Continue,
            StmtKind::Return(e) => Sk::Return(self.return_value(e.as_ref(), span)?),
        };
        Ok(Stmt { k, span })
    }

    /// A statement with an init part, in a scope of its own.
    fn scoped_stmt(
        &mut self,
        span: Span,
        init: Option<&ast::Stmt>,
        f: impl FnOnce(&mut Self, &mut Vec<Stmt>) -> Result<()>,
    ) -> Result<Stmt> {
        self.enter();
        let mut out = Vec::new();
        let done = (|| {
            if let Some(i) = init {
                out.push(self.statement(i)?);
            }
            f(self, &mut out)
        })();
        self.leave();
        done?;
        if out.len() == 1 {
            if let Some(one) = out.pop() {
                return Ok(one);
            }
        }
        Ok(Stmt {
            k: Sk::Group(out),
            span,
        })
    }

    fn loop_body(&mut self, body: &ast::Stmt) -> Result<Stmt> {
        self.cur().loops += 1;
        self.enter();
        let out = self.statement(body);
        self.leave();
        self.cur().loops -= 1;
        out
    }

    pub(super) fn loop_body_of(&mut self, body: &ast::Stmt) -> Result<Stmt> {
        self.loop_body(body)
    }

    /// A condition that may declare a variable; the declaration goes to `out`.
    fn condition_stmt(&mut self, s: &ast::Stmt, out: &mut Vec<Stmt>) -> Result<Expr> {
        match &s.kind {
            StmtKind::Expr(e) => self.condition(e),
            StmtKind::Decl(vars) => {
                let Some(v) = vars.last() else {
                    return fault(Kind::UnexpectedToken, s.span, &["expression", ""]);
                };
                for v in vars {
                    self.local_var(v, out)?;
                }
                let path = ast::Path {
                    global: false,
                    std: false,
                    scope: None,
                    name: v.name.clone(),
                    targs: None,
                };
                self.condition(&AstExpr::new(ExprKind::Name(path), v.name_span))
            }
            _ => fault(Kind::UnexpectedToken, s.span, &["expression", ""]),
        }
    }

    fn if_statement(
        &mut self,
        cond: &ast::Stmt,
        then: &ast::Stmt,
        other: Option<&ast::Stmt>,
        span: Span,
        out: &mut Vec<Stmt>,
    ) -> Result<()> {
        let c = self.condition_stmt(cond, out)?;
        // In the library a constant condition chooses what is compiled at all.
        let known = if self.cur_ref().library {
            self.const_int(&c)
        } else {
            None
        };
        let zero = Stmt {
            k: Sk::Group(Vec::new()),
            span,
        };
        let branch = |checker: &mut Self, s: &ast::Stmt| {
            checker.enter();
            let out = checker.statement(s);
            checker.leave();
            out
        };
        match known {
            Some(0) => out.push(other.map(|o| branch(self, o)).transpose()?.unwrap_or(zero)),
            Some(_) => out.push(branch(self, then)?),
            None => {
                let then = Box::new(branch(self, then)?);
                let other = other.map(|o| branch(self, o).map(Box::new)).transpose()?;
                out.push(Stmt {
                    k: Sk::If(c, then, other),
                    span,
                });
            }
        }
        Ok(())
    }

    fn while_statement(
        &mut self,
        cond: &ast::Stmt,
        body: &ast::Stmt,
        span: Span,
        out: &mut Vec<Stmt>,
    ) -> Result<()> {
        if let StmtKind::Decl(_) = cond.kind {
            return fault(
                Kind::Unsupported,
                cond.span,
                &["while-declaration", "while"],
            );
        }
        let c = self.condition_stmt(cond, out)?;
        let body = Box::new(self.loop_body(body)?);
        out.push(Stmt {
            k: Sk::Loop {
                cond: Some(c),
                step: None,
                body,
                test_first: true,
            },
            span,
        });
        Ok(())
    }

    fn switch(
        &mut self,
        cond: &AstExpr,
        body: &[ast::Stmt],
        span: Span,
        out: &mut Vec<Stmt>,
    ) -> Result<()> {
        let c = self.expr(cond)?;
        if !self.types.is_integer(c.ty) && !self.types.is_enum(c.ty) {
            return fault(
                Kind::TypeMismatch,
                cond.span,
                &[&self.types.name(c.ty), "int"],
            );
        }
        let scoped = self.types.is_enum(c.ty) && !self.types.is_plain_enum(c.ty);
        let ty = if scoped {
            c.ty
        } else {
            self.types.promote(c.ty)
        };
        let c = self.convert(c, ty)?;
        let (mut labels, mut stmts) = (Vec::<(Option<i64>, usize)>::new(), Vec::new());
        self.cur().switches += 1;
        self.enter();
        let done = (|| {
            for s in body {
                let label = match &s.kind {
                    StmtKind::Case(e) => {
                        let h = self.expr_to(e, ty)?;
                        match self.const_int(&h) {
                            Some(v) => Some(v),
                            None => return fault(Kind::NotConstant, e.span, &[""]),
                        }
                    }
                    StmtKind::Default => None,
                    _ => {
                        self.statements(std::slice::from_ref(s), &mut stmts)?;
                        continue;
                    }
                };
                if labels.iter().any(|l| l.0 == label) {
                    let text = label.map_or("default".to_string(), |v| v.to_string());
                    return fault(Kind::DuplicateCase, s.span, &[&text]);
                }
                labels.push((label, stmts.len()));
            }
            Ok(())
        })();
        self.leave();
        self.cur().switches -= 1;
        done?;
        out.push(Stmt {
            k: Sk::Switch(c, labels, stmts),
            span,
        });
        Ok(())
    }

    fn return_value(&mut self, e: Option<&AstExpr>, span: Span) -> Result<Option<Expr>> {
        let name = self.cur_ref().name.clone();
        let Some(ret) = self.cur_ref().ret else {
            // A lambda or `auto` function: the first return decides.
            let Some(e) = e else {
                self.cur().ret = Some(VOID);
                return Ok(None);
            };
            let h = self.expr(e)?;
            let h = self.decay(h)?;
            if matches!(h.ty, LIST | OVERLOADS) {
                return fault(Kind::CannotDeduce, span, &[&name]);
            }
            self.cur().ret = Some(h.ty);
            if h.ty == VOID {
                return Ok(Some(h));
            }
            let ty = h.ty;
            return self.convert(h, ty).map(Some);
        };
        match (e, ret) {
            (None, VOID) => Ok(None),
            (None, _) => fault(Kind::BadReturn, span, &[&name]),
            (Some(e), VOID) => {
                let h = self.expr(e)?;
                if h.ty != VOID {
                    return fault(Kind::BadReturn, span, &[&name]);
                }
                Ok(Some(h))
            }
            (Some(e), _) => {
                if let TyKind::Ref(to, is_const) = *self.types.kind(ret) {
                    let h = self.expr(e)?;
                    if !h.place && !self.cur_ref().library {
                        return fault(Kind::ReturnsLocal, e.span, &[""]);
                    }
                    self.no_escape(&h, e.span)?;
                    return self.bind_reference(h, to, is_const, e.span).map(Some);
                }
                let h = self.expr_to(e, ret)?;
                if let Ek::Addr(p) = &h.k {
                    self.no_escape(p, e.span)?;
                }
                Ok(Some(self.moved(h)))
            }
        }
    }

    /// A returned local need not be copied: nobody can see it any more.
    fn moved(&self, e: Expr) -> Expr {
        match e.k {
            Ek::Copy(inner) if matches!(inner.k, Ek::Local(_)) => *inner,
            k => Expr { k, ..e },
        }
    }

    fn no_escape(&self, e: &Expr, span: Span) -> Result<()> {
        match &e.k {
            Ek::Local(id) => {
                let name = &self.cur_ref().locals[*id as usize].name;
                fault(Kind::ReturnsLocal, span, &[name])
            }
            Ek::Field(b, _) | Ek::Index(b, _) => self.no_escape(b, span),
            Ek::BufAt(b, _) | Ek::ByteAt(b, _) => self.no_escape(b, span),
            _ => Ok(()),
        }
    }

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
