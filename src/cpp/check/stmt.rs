//! Statements.

use super::super::ast::{self, Expr as AstExpr, ExprKind, StmtKind, VarDecl};
use super::super::error::{fault, Kind, Span};
use super::super::hir::{Ek, Expr, Sk, Stmt};
use super::super::types::{known::*, TyKind};
use super::{Binding, Checker, Result};

impl Checker {
    /// Checks a list; what is wrong in one statement does not hide the next.
    pub(super) fn statements(&mut self, list: &[ast::Stmt], out: &mut Vec<Stmt>) -> Result<()> {
        for s in list {
            match self.statement(s) {
                Ok(done) => out.push(done),
                Err(f) if self.cur_ref().library => return Err(f),
                Err(f) => {
                    self.report(*f);
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
            k: Sk::Block(out),
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
}
