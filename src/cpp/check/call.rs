//! Calls: of functions, methods, operators, lambdas and library functions done in place.

use super::super::ast::{Expr as AstExpr, ExprKind};
use super::super::error::{fault, Kind, Span};
use super::super::hir::{Ek, Expr, FuncId};
use super::super::native::Native;
use super::super::types::{known::*, Method, StructId, Ty, TyKind};
use super::overload::Candidate;
use super::scope::Found;
use super::{place, value, Binding, Checker, Result};
use std::rc::Rc;

impl Checker {
    pub(super) fn call(&mut self, f: &AstExpr, args: &[AstExpr], span: Span) -> Result<Expr> {
        if let ExprKind::Member(object, path, arrow) = &f.kind {
            return self.method_call(object, &path.name, *arrow, args, f.span, span);
        }
        if let ExprKind::Name(path) = &f.kind {
            if let Some(scope) = &path.scope {
                if args.is_empty() {
                    return self.scoped_name(scope, &path.name, span);
                }
            }
            let found = if path.scope.is_none() {
                self.find(path)
            } else {
                None
            };
            match found {
                Some(Found::Binding(Binding::Funcs(list))) => {
                    let user = list.iter().any(|m| !m.decl.span.is_library());
                    if !user {
                        if let Some(done) =
                            self.builtin_call(&path.name, path.targs.as_deref(), args, span)?
                        {
                            return Ok(done);
                        }
                    }
                    let values = self.call_args(args)?;
                    if !user {
                        if let Some(done) = self.shortcut(&path.name, &values, span) {
                            return Ok(done);
                        }
                    }
                    let candidates: Vec<Candidate> = list
                        .into_iter()
                        .map(|method| Candidate { method, this: None })
                        .collect();
                    let c = self.choose(
                        &path.name,
                        &candidates,
                        &values,
                        args,
                        path.targs.as_deref(),
                        span,
                        false,
                    )?;
                    return self.finish_call(c.id, &c.method, c.this, None, values, args, span);
                }
                Some(Found::Member) => {
                    let this = self.this_place(f.span)?;
                    let is_field = self
                        .types
                        .info_of(this.ty)
                        .is_some_and(|i| i.fields.iter().any(|x| x.name == path.name));
                    if !is_field {
                        let values = self.call_args(args)?;
                        return self.call_method(this, &path.name, values, args, f.span, span);
                    }
                }
                None => {
                    if let Some(done) =
                        self.builtin_call(&path.name, path.targs.as_deref(), args, span)?
                    {
                        return Ok(done);
                    }
                }
                _ => {}
            }
        }
        let callee = self.expr(f)?;
        let values = self.call_args(args)?;
        self.call_value(callee, values, args, span)
    }

    pub(super) fn call_args(&mut self, args: &[AstExpr]) -> Result<Vec<Expr>> {
        let mut out = Vec::new();
        for a in args {
            let mut e = self.expr(a)?;
            if let Ek::FuncName(name) = &e.k {
                e = self.only_function(name.clone(), e)?;
            }
            if e.ty == VOID {
                return fault(Kind::TypeMismatch, a.span, &["void", "value"]);
            }
            out.push(e);
        }
        Ok(out)
    }

    /// Calls something that is a value: a lambda, a `function`, a function pointer.
    fn call_value(
        &mut self,
        callee: Expr,
        values: Vec<Expr>,
        asts: &[AstExpr],
        span: Span,
    ) -> Result<Expr> {
        let name = "()";
        let (ret, params) = match self.types.kind(callee.ty).clone() {
            TyKind::Struct(_) => {
                let object = self.materialise(callee);
                return self.call_method(object, "operator()", values, asts, span, span);
            }
            TyKind::StdFunction(r, p) => (r, p),
            TyKind::Ptr(f, _) => match self.types.kind(f).clone() {
                TyKind::Func(r, p) => (r, p),
                _ => {
                    return fault(
                        Kind::NotAFunction,
                        callee.span,
                        &[&self.types.name(callee.ty)],
                    )
                }
            },
            _ => {
                return fault(
                    Kind::NotAFunction,
                    callee.span,
                    &[&self.types.name(callee.ty)],
                )
            }
        };
        if params.len() != values.len() {
            return fault(
                Kind::WrongArgumentCount,
                span,
                &[name, &params.len().to_string(), &values.len().to_string()],
            );
        }
        let mut args = Vec::new();
        for (i, (v, p)) in values.into_iter().zip(params).enumerate() {
            args.push(self.pass(v, asts.get(i), p)?);
        }
        let std = matches!(self.types.kind(callee.ty), TyKind::StdFunction(..));
        let k = if std {
            Ek::CallStd(Box::new(callee), args)
        } else {
            Ek::CallPtr(Box::new(callee), args)
        };
        Ok(self.result_of(k, ret, span))
    }

    fn result_of(&self, k: Ek, ret: Ty, span: Span) -> Expr {
        self.follow_if_ref(value(k, ret, span))
    }

    /// A call that gives a reference is the place it refers to.
    pub(super) fn follow_if_ref(&self, e: Expr) -> Expr {
        let span = e.span;
        match *self.types.kind(e.ty) {
            TyKind::Ref(to, c) => place(Ek::Deref(Box::new(e)), to, c, span),
            _ => e,
        }
    }

    /// `object.name(args)`.
    fn method_call(
        &mut self,
        object: &AstExpr,
        name: &str,
        arrow: bool,
        args: &[AstExpr],
        fspan: Span,
        span: Span,
    ) -> Result<Expr> {
        let object = self.object(object, arrow, fspan)?;
        if self.is_stream(object.ty) {
            let values = self.call_args(args)?;
            if let Some(done) = self.stream_method(&object, name, &values, span)? {
                return Ok(done);
            }
        }
        let Some(info) = self.types.info_of(object.ty) else {
            if object.ty == ERROR {
                return fault(Kind::UnknownMember, span, &["?", name]);
            }
            return fault(
                Kind::UnknownMember,
                fspan,
                &[&self.types.name(object.ty), name],
            );
        };
        if let Some(f) = info.fields.iter().find(|f| &*f.name == name) {
            let is_callable = !matches!(self.types.kind(f.ty), TyKind::Prim(_));
            if is_callable && !info.library {
                let callee = self.field(object, name, fspan)?;
                let values = self.call_args(args)?;
                return self.call_value(callee, values, args, span);
            }
        }
        if let Some(done) = self.emplace(&object, name, args, span)? {
            return Ok(done);
        }
        let values = self.call_args(args)?;
        self.call_method(object, name, values, args, fspan, span)
    }

    pub(super) fn call_method(
        &mut self,
        object: Expr,
        name: &str,
        values: Vec<Expr>,
        asts: &[AstExpr],
        fspan: Span,
        span: Span,
    ) -> Result<Expr> {
        let Some(s) = self.types.struct_of(object.ty) else {
            return fault(
                Kind::UnknownMember,
                fspan,
                &[&self.types.name(object.ty), name],
            );
        };
        let candidates = self.methods_named(s, name);
        if candidates.is_empty() {
            let is_closure_call = name == "operator()";
            let text = self.types.name(object.ty);
            return if is_closure_call {
                fault(Kind::NotAFunction, fspan, &[&text])
            } else {
                fault(Kind::UnknownMember, fspan, &[&text, name])
            };
        }
        let shown = if self.types.info(s).closure {
            "lambda"
        } else {
            name
        };
        let c = self.choose(
            shown,
            &candidates,
            &values,
            asts,
            None,
            span,
            object.is_const,
        )?;
        self.finish_call(c.id, &c.method, c.this, Some(object), values, asts, span)
    }

    pub(super) fn methods_named(&self, s: StructId, name: &str) -> Vec<Candidate> {
        let methods = self.types.info(s).methods.iter();
        methods
            .filter(|m| !m.decl.is_ctor && &*m.decl.name == name)
            .map(|m| Candidate {
                method: m.clone(),
                this: Some(s),
            })
            .collect()
    }

    /// An operator that is a method of its left side or a free function; `None` when there is none.
    pub(super) fn operator_call(
        &mut self,
        name: &str,
        values: Vec<Expr>,
        asts: &[AstExpr],
        span: Span,
    ) -> Result<Option<Expr>> {
        if let Some(s) = self.types.struct_of(values[0].ty) {
            let members = self.methods_named(s, name);
            if !members.is_empty() {
                let object = self.materialise(values[0].clone());
                let rest = values[1..].to_vec();
                if let Ok(c) = self.choose(name, &members, &rest, asts, None, span, object.is_const)
                {
                    return self
                        .finish_call(c.id, &c.method, c.this, Some(object), rest, asts, span)
                        .map(Some);
                }
            }
        }
        let lookup = |c: &Self| {
            let mut all = Vec::new();
            for table in [&c.user, &c.library] {
                if let Some(Binding::Funcs(list)) = table.get(name) {
                    all.extend(list.iter().cloned());
                }
            }
            all
        };
        let candidates: Vec<Candidate> = lookup(self)
            .into_iter()
            .map(|method| Candidate { method, this: None })
            .collect();
        if candidates.is_empty() {
            return Ok(None);
        }
        match self.choose(name, &candidates, &values, &[], None, span, false) {
            Ok(c) => self
                .finish_call(c.id, &c.method, None, None, values, &[], span)
                .map(Some),
            Err(f) if matches!(f.kind, Kind::AmbiguousCall | Kind::ProgramTooLarge) => Err(f),
            Err(_) => Ok(None),
        }
    }

    /// Passes the arguments and calls; inline and native library functions are put in place.
    #[allow(clippy::too_many_arguments)]
    pub(super) fn finish_call(
        &mut self,
        id: FuncId,
        m: &Rc<Method>,
        this: Option<StructId>,
        object: Option<Expr>,
        mut values: Vec<Expr>,
        asts: &[AstExpr],
        span: Span,
    ) -> Result<Expr> {
        let decl = m.decl.clone();
        let params = self.info(id).params.clone();
        for p in decl.params.iter().skip(values.len()) {
            let Some(default) = p.default.clone() else {
                continue;
            };
            let k = values.len();
            let v = self.in_callee(id, None, |c| c.expr_to_param(&default, params[k]))?;
            values.push(v);
        }
        if decl.is_inline {
            return self.inline_call(id, object, values, asts, span);
        }
        self.use_function(id, span)?;
        let mut args = Vec::new();
        let info_this = self.info(id).this;
        if let (Some((s, _)), Some(object)) = (info_this, object) {
            debug_assert_eq!(Some(s), this);
            let object = self.materialise(object);
            let ptr = self.types.ptr(object.ty, false);
            args.push(value(Ek::Addr(Box::new(object)), ptr, span));
        }
        let raw = decl.is_native;
        for (i, (v, &p)) in values.into_iter().zip(&params).enumerate() {
            let handle = raw
                && matches!(
                    self.types.kind(p),
                    TyKind::Bytes | TyKind::Buf(_) | TyKind::Tree(_)
                );
            args.push(if handle && v.ty == p {
                v
            } else {
                self.pass(v, asts.get(i), p)?
            });
        }
        let ret = self.return_type(id, span)?;
        if raw {
            let element = self.info(id).env.types.first().map(|t| t.1);
            if let Some(done) = self.intrinsic(&decl.name, id, &args, span)? {
                return Ok(done);
            }
            let Some(native) = Native::from_name(&decl.name) else {
                return fault(Kind::NoBody, span, &[&decl.name]);
            };
            return Ok(self.result_of(Ek::Native(native, element, args), ret, span));
        }
        Ok(self.result_of(Ek::Call(id, args), ret, span))
    }

    fn expr_to_param(&mut self, e: &AstExpr, p: Ty) -> Result<Expr> {
        match *self.types.kind(p) {
            TyKind::Ref(to, _) => self.expr_to(e, to),
            _ => self.expr_to(e, p),
        }
    }
}
