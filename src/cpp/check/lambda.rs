//! Lambdas: a struct with the captured variables as fields and one method, `operator()`.

use super::super::ast::{Expr as AstExpr, ExprKind, Init, Lambda, Stmt, StmtKind, VarDecl};
use super::super::error::{fault, Kind, Span};
use super::super::hir::{Ek, Expr};
use super::super::token::Name;
use super::super::types::{known::*, Env, Field, Method, StructId, StructInfo, Ty, TyKind};
use super::scope::Found;
use super::{place, value, Binding, Checker, Result};
use std::cell::Cell;
use std::rc::Rc;

impl Checker {
    pub(super) fn lambda(&mut self, l: &Rc<Lambda>, want: Option<Ty>, span: Span) -> Result<Expr> {
        let mut captured: Vec<(Name, Expr, bool)> = Vec::new();
        for c in &l.captures {
            if &*c.name == "this" {
                return fault(Kind::Unsupported, c.span, &["capture-this", "this"]);
            }
            let e = match &c.init {
                Some(e) => self.expr(e)?,
                None => match self.find_near(&c.name) {
                    Some(Found::Binding(b)) => self.binding_expr(&b, &c.name, c.span)?,
                    Some(Found::Member) => {
                        let this = self.this_place(c.span)?;
                        self.field(this, &c.name, c.span)?
                    }
                    None => return self.undeclared(&c.name, c.span),
                },
            };
            captured.push((c.name.clone(), e, c.by_ref));
        }
        if let Some(by_ref) = l.default {
            let mut names = Vec::new();
            for s in l.func.body.iter().flatten() {
                names_in_stmt(s, &mut names);
            }
            names.sort();
            names.dedup();
            for n in names {
                if captured.iter().any(|c| c.0 == n) {
                    continue;
                }
                let e = match self.find_near(&n) {
                    Some(Found::Binding(b @ (Binding::Local(_) | Binding::Alias(_)))) => {
                        self.binding_expr(&b, &n, span)?
                    }
                    Some(Found::Member) => {
                        let this = self.this_place(span)?;
                        match self.field(this, &n, span) {
                            Ok(e) if self.fns.len() > 1 => e,
                            _ => return fault(Kind::Unsupported, span, &["capture-this", &n]),
                        }
                    }
                    _ => continue,
                };
                if e.ty == ERROR {
                    continue;
                }
                captured.push((n, e, by_ref));
            }
        }
        let outer = self.surroundings();
        let (mut fields, mut parts, mut offset) = (Vec::new(), Vec::new(), 0);
        for (name, e, by_ref) in captured {
            let (ty, v) = if by_ref {
                let r = self.types.reference(e.ty, e.is_const);
                if !e.place {
                    return fault(Kind::BadReference, span, &[&self.types.name(r), ""]);
                }
                (r, value(Ek::Addr(Box::new(e)), r, span))
            } else {
                let ty = e.ty;
                (ty, self.copied(e))
            };
            fields.push(Field {
                name,
                ty,
                offset,
                is_const: false,
            });
            parts.push((offset, v));
            offset += self.types.slots(ty);
        }
        let method = Rc::new(Method {
            decl: l.func.clone(),
            id: Cell::new(None),
        });
        self.types.structs.push(StructInfo {
            name: "lambda".into(),
            base: "lambda".into(),
            targs: Vec::new(),
            decl: None,
            env: Env::default(),
            fields,
            methods: vec![method.clone()],
            slots: offset,
            complete: true,
            library: self.cur_ref().library,
            closure: true,
            has_ctor: false,
            has_defaults: false,
        });
        let s = StructId(self.types.structs.len() as u32 - 1);
        self.outers.insert(s.0, outer);
        let ty = self.types.intern(TyKind::Struct(s));
        let generic = l.func.params.iter().any(|p| super::typ::has_auto(&p.ty));
        if !generic {
            let id = self.func_of(&method, Some(s))?;
            // Wrong bodies are reported even when the lambda is never called. One that calls itself
            // through the `function` it is stored in has that type already.
            if let (Some(want), None) = (want, self.info(id).ret) {
                if let TyKind::StdFunction(r, _) = *self.types.kind(want) {
                    if r == VOID {
                        self.check_body(id)?;
                    }
                }
            }
            self.check_body(id)?;
        }
        Ok(value(Ek::Parts(parts, true), ty, span))
    }

    /// Is this name a variable of a function around the lambda being checked?
    pub(super) fn not_captured(&self, name: &str) -> bool {
        let n = self.fns.len();
        let in_closure = self
            .cur_ref()
            .this
            .is_some_and(|t| self.types.info(t.0).closure);
        in_closure
            && n >= 2
            && self.fns[..n - 1].iter().any(|f| {
                f.scopes
                    .iter()
                    .any(|s| matches!(s.get(name), Some(Binding::Local(_))))
            })
    }

    /// Can a struct be called with so many arguments?
    pub(super) fn is_callable(&self, s: StructId, args: usize) -> bool {
        self.types
            .info(s)
            .methods
            .iter()
            .any(|m| &*m.decl.name == "operator()" && m.decl.params.len() == args)
    }

    /// Something callable put into a `function<…>`.
    pub(super) fn function_value(
        &mut self,
        e: Expr,
        to: Ty,
        ret: Ty,
        params: &[Ty],
    ) -> Result<Expr> {
        let span = e.span;
        match self.types.kind(e.ty).clone() {
            TyKind::Struct(s) if self.is_callable(s, params.len()) => {
                let id = self.callable_for(s, params, span)?;
                let given = self.return_type(id, span)?;
                let fits = self.info(id).params == params
                    && (given == ret
                        || ret == VOID
                            && self.types.slots(given) == 1
                            && self.types.is_scalar(given));
                if !fits {
                    return fault(Kind::TypeMismatch, span, &["lambda", &self.types.name(to)]);
                }
                self.use_function(id, span)?;
                let e = self.copied(e);
                Ok(value(Ek::Closure(id, Box::new(e)), to, span))
            }
            TyKind::Overloads | TyKind::Ptr(..) => {
                // A plain function: wrapped in a closure that holds the pointer.
                let f = self.types.intern(TyKind::Func(ret, params.to_vec()));
                let pointer = if e.ty == OVERLOADS {
                    self.pick_function(e, f)?
                } else {
                    e
                };
                if !matches!(*self.types.kind(pointer.ty), TyKind::Ptr(g, _) if g == f) {
                    return self.mismatch(&pointer, to);
                }
                Ok(value(
                    Ek::Native(
                        super::super::native::Native::WrapPointer,
                        None,
                        vec![pointer],
                    ),
                    to,
                    span,
                ))
            }
            _ => self.mismatch(&e, to),
        }
    }

    fn callable_for(&mut self, s: StructId, params: &[Ty], span: Span) -> Result<super::FuncId> {
        let args: Vec<Expr> = params
            .iter()
            .map(|&p| match *self.types.kind(p) {
                TyKind::Ref(t, c) => place(Ek::Nothing, t, c, span),
                _ => value(Ek::Nothing, p, span),
            })
            .collect();
        let candidates = self.methods_named(s, "operator()");
        Ok(self
            .choose("lambda", &candidates, &args, &[], None, span, false)?
            .id)
    }

    pub(super) fn closure_to_pointer(
        &mut self,
        e: Expr,
        s: StructId,
        f: Ty,
        to: Ty,
    ) -> Result<Expr> {
        let span = e.span;
        let TyKind::Func(ret, params) = self.types.kind(f).clone() else {
            return self.mismatch(&e, to);
        };
        if !self.types.info(s).fields.is_empty() {
            return self.mismatch(&e, to);
        }
        let _ = (ret, params);
        fault(Kind::Unsupported, span, &["lambda-pointer", "lambda"])
    }

    /// A function's name given as an argument: if there is just one such function, a pointer to it.
    pub(super) fn only_function(&mut self, name: Name, e: Expr) -> Result<Expr> {
        let Some(Binding::Funcs(list)) = self.find_global(&name, false) else {
            return Ok(e);
        };
        let plain: Vec<_> = list
            .iter()
            .filter(|m| m.decl.tparams.is_empty() && !m.decl.is_native && !m.decl.is_inline)
            .collect();
        let [one] = plain[..] else { return Ok(e) };
        if list.len() > 1 {
            return Ok(e);
        }
        let id = self.func_of(one, None)?;
        let ret = self.return_type(id, e.span)?;
        let params = self.info(id).params.clone();
        let f = self.types.intern(TyKind::Func(ret, params));
        self.pick_function(e, f)
    }

    /// The one function of a name that has this type.
    pub(super) fn pick_function(&mut self, e: Expr, f: Ty) -> Result<Expr> {
        let span = e.span;
        let TyKind::Func(ret, params) = self.types.kind(f).clone() else {
            return fault(Kind::NotAFunction, span, &["function"]);
        };
        let name = match &e.k {
            Ek::FuncName(n) => n.clone(),
            _ => return self.mismatch(&e, f),
        };
        if let Some(Binding::Funcs(list)) = self.find_global(&name, false) {
            for m in list.iter().filter(|m| m.decl.tparams.is_empty()) {
                let id = self.func_of(m, None)?;
                if self.info(id).params == params
                    && self.return_type(id, span)? == ret
                    && !m.decl.is_native
                    && !m.decl.is_inline
                {
                    self.use_function(id, span)?;
                    let ty = self.types.ptr(f, false);
                    return Ok(value(Ek::Const(u64::from(id.0) + 1), ty, span));
                }
            }
        }
        self.mismatch(&e, f)
    }
}

/// How often a name occurs in an expression.
pub(super) fn uses(e: &AstExpr, name: &str) -> usize {
    let mut names = Vec::new();
    names_in(e, &mut names);
    names.iter().filter(|n| &***n == name).count()
}

fn names_in(e: &AstExpr, out: &mut Vec<Name>) {
    use ExprKind::*;
    match &e.kind {
        Name(p) => out.push(p.name.clone()),
        This => out.push("this".into()),
        Unary(_, a) | Cast(_, a) | SizeofExpr(a) | Member(a, ..) => names_in(a, out),
        Binary(_, a, b) | Assign(_, a, b) | Comma(a, b) | Index(a, b) => {
            names_in(a, out);
            names_in(b, out);
        }
        Cond(a, b, c) => {
            names_in(a, out);
            names_in(b, out);
            names_in(c, out);
        }
        Call(a, v) => {
            names_in(a, out);
            v.iter().for_each(|x| names_in(x, out));
        }
        Construct(_, v, _) | InitList(v) => v.iter().for_each(|x| names_in(x, out)),
        Lambda(l) => {
            out.extend(l.captures.iter().map(|c| c.name.clone()));
            l.captures
                .iter()
                .filter_map(|c| c.init.as_ref())
                .for_each(|x| names_in(x, out));
            l.func
                .body
                .iter()
                .flatten()
                .for_each(|s| names_in_stmt(s, out));
        }
        _ => {}
    }
}

fn names_in_var(v: &VarDecl, out: &mut Vec<Name>) {
    let mut t = &v.ty;
    while let super::super::ast::TypeKind::Array(of, size) = &t.kind {
        size.iter().for_each(|e| names_in(e, out));
        t = of;
    }
    match &v.init {
        Init::None => {}
        Init::Eq(e) => names_in(e, out),
        Init::Paren(l) | Init::Brace(l, _) => l.iter().for_each(|e| names_in(e, out)),
    }
}

fn names_in_stmt(s: &Stmt, out: &mut Vec<Name>) {
    use StmtKind::*;
    let list = |v: &[Stmt], out: &mut Vec<Name>| v.iter().for_each(|s| names_in_stmt(s, out));
    match &s.kind {
        Block(v) => list(v, out),
        Expr(e) | Case(e) | Return(Some(e)) => names_in(e, out),
        Decl(vars) => vars.iter().for_each(|v| names_in_var(v, out)),
        If {
            init,
            cond,
            then,
            other,
        } => {
            init.iter().for_each(|s| names_in_stmt(s, out));
            names_in_stmt(cond, out);
            names_in_stmt(then, out);
            other.iter().for_each(|s| names_in_stmt(s, out));
        }
        While { cond, body } => {
            names_in_stmt(cond, out);
            names_in_stmt(body, out);
        }
        DoWhile { body, cond } => {
            names_in_stmt(body, out);
            names_in(cond, out);
        }
        For {
            init,
            cond,
            step,
            body,
        } => {
            init.iter().for_each(|s| names_in_stmt(s, out));
            cond.iter().chain(step).for_each(|e| names_in(e, out));
            names_in_stmt(body, out);
        }
        RangeFor {
            init, range, body, ..
        } => {
            init.iter().for_each(|s| names_in_stmt(s, out));
            names_in(range, out);
            names_in_stmt(body, out);
        }
        Switch { init, cond, body } => {
            init.iter().for_each(|s| names_in_stmt(s, out));
            names_in(cond, out);
            list(body, out);
        }
        _ => {}
    }
}
