//! Functions: signatures, instances of templates, bodies.

use super::super::ast::{FuncDecl, Stmt as AstStmt, StmtKind, TypeKind};
use super::super::error::{fault, Kind, Span};
use super::super::hir::{Body, Ek, Expr, FuncId, Sk, Stmt};
use super::super::token::Name;
use super::super::types::{known::*, Env, Method, StructId, Ty, TyKind};
use super::{
    place, typ, value, Binding, BodyState, Checker, FnState, FuncInfo, Result, INSTANCE_LIMIT,
};
use std::rc::Rc;

impl Checker {
    /// A function of the program at the top: signature now, body later.
    pub(super) fn declare_function(&mut self, m: &Rc<Method>) -> Result<()> {
        let id = self.func_of(m, None)?;
        // A prototype and its definition are one function.
        let list = match self.user.get(&m.decl.name) {
            Some(Binding::Funcs(list)) => list.clone(),
            _ => return Ok(()),
        };
        for other in &list {
            let Some(oid) = other.id.get() else { continue };
            if oid == id || self.info(oid).params != self.info(id).params {
                continue;
            }
            if self.info(oid).ret != self.info(id).ret {
                return fault(Kind::DuplicateName, m.decl.span, &[&m.decl.name]);
            }
            match (&other.decl.body, &m.decl.body) {
                (Some(_), Some(_)) => {
                    return fault(Kind::DuplicateName, m.decl.span, &[&m.decl.name])
                }
                (None, Some(_)) => {
                    let defaults = self.info(oid).decl.clone();
                    self.funcs[oid.0 as usize].decl = with_defaults(&m.decl, &defaults);
                }
                _ => {}
            }
            m.id.set(Some(oid));
            self.remove_overload(m);
            self.enqueue(oid);
            return Ok(());
        }
        if m.decl.body.is_some() {
            self.enqueue(id);
        }
        Ok(())
    }

    fn remove_overload(&mut self, m: &Rc<Method>) {
        if let Some(Binding::Funcs(list)) = self.user.get_mut(&m.decl.name) {
            list.retain(|x| !Rc::ptr_eq(x, m));
        }
    }

    pub(super) fn declare_method(&mut self, m: &Rc<Method>, s: StructId) -> Result<()> {
        if m.decl.body.is_none() {
            return fault(
                Kind::Unsupported,
                m.decl.span,
                &["method-outside", &m.decl.name],
            );
        }
        if m.decl.is_static {
            return fault(
                Kind::Unsupported,
                m.decl.span,
                &["static-member", &m.decl.name],
            );
        }
        if m.decl.is_ctor && m.decl.params.len() == 1 || &*m.decl.name == "operator=" {
            if let TypeKind::Ref(t) | TypeKind::RefRef(t) = &m.decl.params[0].ty.kind {
                if matches!(&t.kind, TypeKind::Named(p) if p.name == self.types.info(s).base) {
                    return fault(
                        Kind::Unsupported,
                        m.decl.span,
                        &["copy-member", &m.decl.name],
                    );
                }
            }
        }
        let id = self.func_of(m, Some(s))?;
        self.enqueue(id);
        Ok(())
    }

    pub(super) fn info(&self, id: FuncId) -> &FuncInfo {
        &self.funcs[id.0 as usize]
    }

    fn enqueue(&mut self, id: FuncId) {
        let has_body = self.info(id).decl.body.is_some();
        if has_body && self.info(id).state == BodyState::Waiting && !self.queue.contains(&id) {
            self.queue.push(id);
        }
    }

    /// The function behind a declaration that is no template.
    pub(super) fn func_of(&mut self, m: &Rc<Method>, this: Option<StructId>) -> Result<FuncId> {
        if let Some(id) = m.id.get() {
            return Ok(id);
        }
        let env = this
            .map(|s| self.types.info(s).env.clone())
            .unwrap_or_default();
        let id = self.new_function(&m.decl, this, env, Vec::new())?;
        m.id.set(Some(id));
        Ok(id)
    }

    /// An instance of a function template, with what was deduced.
    pub(super) fn instance_of(
        &mut self,
        m: &Rc<Method>,
        this: Option<StructId>,
        deduced: Env,
        autos: Vec<Ty>,
    ) -> Result<FuncId> {
        let mut tys: Vec<Ty> = deduced.types.iter().map(|t| t.1).collect();
        tys.extend(&autos);
        tys.extend(this.map(|s| self.types.intern(TyKind::Struct(s))));
        let vals: Vec<i64> = deduced.values.iter().map(|t| t.1).collect();
        let key = (Rc::as_ptr(&m.decl) as usize, tys, vals);
        if let Some(&id) = self.instances.get(&key) {
            return Ok(id);
        }
        let mut env = this
            .map(|s| self.types.info(s).env.clone())
            .unwrap_or_default();
        env.types.extend(deduced.types);
        env.values.extend(deduced.values);
        let id = self.new_function(&m.decl, this, env, autos)?;
        self.instances.insert(key, id);
        Ok(id)
    }

    fn new_function(
        &mut self,
        decl: &Rc<FuncDecl>,
        this: Option<StructId>,
        env: Env,
        autos: Vec<Ty>,
    ) -> Result<FuncId> {
        if self.funcs.len() > INSTANCE_LIMIT {
            return fault(Kind::ProgramTooLarge, decl.span, &["functions"]);
        }
        let library = decl.span.is_library();
        let outer = this.and_then(|s| self.outers.get(&s.0).cloned());
        let mut state = FnState::new(library, String::new());
        state.env = env.clone();
        state.outer.clone_from(&outer);
        state.this = this.map(|s| (s, decl.is_const));
        self.fns.push(state);
        let signature = self.signature(decl, &autos);
        self.fns.pop();
        let (params, ret) = signature?;
        let name = match this {
            Some(s) if self.types.info(s).closure => "lambda".to_string(),
            Some(s) => format!("{}::{}", self.types.info(s).name, decl.name),
            None => decl.name.to_string(),
        };
        let this = if decl.is_static {
            None
        } else {
            this.map(|s| (s, decl.is_const))
        };
        self.funcs.push(FuncInfo {
            name,
            decl: decl.clone(),
            params,
            ret,
            this,
            env,
            outer,
            library,
            state: BodyState::Waiting,
            body: None,
        });
        Ok(FuncId(self.funcs.len() as u32 - 1))
    }

    fn signature(&mut self, decl: &FuncDecl, autos: &[Ty]) -> Result<(Vec<Ty>, Option<Ty>)> {
        let mut autos = autos.iter();
        let mut params = Vec::new();
        for p in &decl.params {
            let t = if typ::has_auto(&p.ty) {
                match autos.next() {
                    Some(&t) => t,
                    None => return fault(Kind::Unsupported, p.span, &["auto-parameter", "auto"]),
                }
            } else {
                self.resolve_param(&p.ty)?
            };
            self.no_void(t, p.span)?;
            params.push(t);
        }
        let ret = if typ::has_auto(&decl.ret) {
            if !matches!(decl.ret.kind, TypeKind::Auto) {
                return fault(Kind::CannotDeduce, decl.ret.span, &[&decl.name]);
            }
            None
        } else {
            let t = self.resolve(&decl.ret)?;
            if matches!(self.types.kind(t), TyKind::Array(..)) {
                return fault(
                    Kind::TypeMismatch,
                    decl.ret.span,
                    &[&self.types.name(t), "value"],
                );
            }
            Some(t)
        };
        Ok((params, ret))
    }

    /// The result type; works out `auto` by checking the body now.
    pub(super) fn return_type(&mut self, id: FuncId, span: Span) -> Result<Ty> {
        if self.info(id).ret.is_none() {
            if self.info(id).state == BodyState::Busy {
                return fault(Kind::CannotDeduce, span, &[&self.info(id).name.clone()]);
            }
            self.check_body(id)?;
        }
        Ok(self.info(id).ret.unwrap_or(ERROR))
    }

    /// Notes that a function is called, so that its body gets checked.
    pub(super) fn use_function(&mut self, id: FuncId, span: Span) -> Result<()> {
        let decl = self.info(id).decl.clone();
        if decl.is_native {
            return Ok(());
        }
        if decl.body.is_none() {
            // The definition may still come; looked at again in the end.
            self.called.push((id, span));
        }
        if self.info(id).library && self.info(id).state == BodyState::Waiting && !decl.is_native {
            // Checked at once, so that what is wrong there is blamed on this call.
            if self.depth < 24 {
                self.depth += 1;
                let done = self.check_body(id);
                self.depth -= 1;
                return done.map_err(|mut f| {
                    if f.span.is_library() {
                        f.span = span;
                    }
                    f
                });
            }
        }
        self.enqueue(id);
        Ok(())
    }

    pub(super) fn check_body(&mut self, id: FuncId) -> Result<()> {
        if self.info(id).state != BodyState::Waiting {
            return Ok(());
        }
        self.funcs[id.0 as usize].state = BodyState::Busy;
        let info = self.info(id);
        let decl = info.decl.clone();
        let (params, this) = (info.params.clone(), info.this);
        let mut state = FnState::new(info.library, info.name.clone());
        state.ret = info.ret;
        state.env = info.env.clone();
        state.outer.clone_from(&info.outer);
        state.this = this;
        if let Some((s, is_const)) = this {
            let t = self.types.intern(TyKind::Struct(s));
            let pointer = self.types.ptr(t, is_const);
            state.locals.push(super::super::hir::Local {
                name: "this".into(),
                ty: pointer,
                may_be_unset: false,
                is_const: true,
            });
        }
        self.fns.push(state);
        let out = self.body(&decl, &params);
        let Some(state) = self.fns.pop() else {
            return out.map(|_| ());
        };
        let stmts = out?;
        let hidden = usize::from(this.is_some());
        let info = &mut self.funcs[id.0 as usize];
        info.ret = info.ret.or(state.ret).or(Some(VOID));
        info.body = Some(Body {
            locals: state.locals,
            params: params.len() + hidden,
            stmts,
            end: decl.end,
        });
        info.state = BodyState::Done;
        Ok(())
    }

    fn body(&mut self, decl: &FuncDecl, params: &[Ty]) -> Result<Vec<Stmt>> {
        for (p, &ty) in decl.params.iter().zip(params) {
            let name: Name = p.name.clone().unwrap_or_else(|| "".into());
            let id = self.new_local(name.clone(), ty, false);
            self.cur().locals[id as usize].is_const = p.ty.is_const;
            self.bind_name(&name, Binding::Local(id), false, p.span)?;
        }
        let mut stmts = Vec::new();
        if decl.is_ctor {
            self.constructor_start(decl, &mut stmts)?;
        }
        let Some(body) = &decl.body else {
            return fault(Kind::NoBody, decl.span, &[&decl.name]);
        };
        // Parameters and the body's variables share one scope: the body may not declare them again.
        self.statements(body, &mut stmts)?;
        Ok(stmts)
    }

    /// Fields get their values before a constructor's body runs.
    fn constructor_start(&mut self, decl: &FuncDecl, out: &mut Vec<Stmt>) -> Result<()> {
        let Some((s, _)) = self.cur_ref().this else {
            return Ok(());
        };
        let span = decl.span;
        for (name, fspan, _) in &decl.inits {
            if !self.types.info(s).fields.iter().any(|f| f.name == *name) {
                return fault(
                    Kind::UnknownMember,
                    *fspan,
                    &[&self.types.info(s).name.clone(), name],
                );
            }
        }
        let mut inits = Vec::new();
        for f in self.types.info(s).fields.clone() {
            let this = self.this_place(span)?;
            let target = place(Ek::Field(Box::new(this), f.offset), f.ty, false, span);
            let listed = decl.inits.iter().find(|i| i.0 == f.name);
            let v = match listed {
                Some((_, fspan, args)) => Some(self.construct(f.ty, args, false, *fspan)?),
                None => self.field_default(s, &f.name, f.ty, span)?,
            };
            if let Some(v) = v {
                let e = value(Ek::Assign(Box::new(target), Box::new(v)), VOID, span);
                inits.push(Stmt {
                    k: Sk::Expr(e),
                    span,
                });
            }
        }
        out.push(Stmt {
            k: Sk::Group(inits),
            span,
        });
        Ok(())
    }

    /// `*this`.
    pub(super) fn this_place(&mut self, span: Span) -> Result<Expr> {
        let Some((s, is_const)) = self.cur_ref().this else {
            return fault(Kind::UndeclaredName, span, &["this", ""]);
        };
        if let Some(e) = &self.cur_ref().this_alias {
            return Ok(e.clone());
        }
        let t = self.types.intern(TyKind::Struct(s));
        let pointer = self.types.ptr(t, is_const);
        Ok(place(
            Ek::Deref(Box::new(value(Ek::Local(0), pointer, span))),
            t,
            is_const,
            span,
        ))
    }

    /// Types, constants and functions visible here, for lambdas and local structs checked later.
    pub(super) fn surroundings(&mut self) -> Rc<Vec<(Name, Binding)>> {
        let state = self.cur_ref();
        let mut all: Vec<(Name, Binding)> =
            state.outer.as_ref().map(|o| o.to_vec()).unwrap_or_default();
        all.extend(
            state
                .env
                .types
                .iter()
                .map(|t| (t.0.clone(), Binding::Type(t.1))),
        );
        all.extend(
            state
                .env
                .values
                .iter()
                .map(|t| (t.0.clone(), Binding::Const(ULONG, t.1 as u64))),
        );
        for scope in &state.scopes {
            let mut names: Vec<_> = scope
                .iter()
                .filter(|b| !matches!(b.1, Binding::Local(_) | Binding::Alias(_)))
                .collect();
            names.sort_by(|a, b| a.0.cmp(b.0));
            all.extend(names.into_iter().map(|(n, b)| (n.clone(), b.clone())));
        }
        Rc::new(all)
    }
}

/// A definition takes over its prototype's default arguments.
fn with_defaults(decl: &Rc<FuncDecl>, prototype: &FuncDecl) -> Rc<FuncDecl> {
    let mut d = FuncDecl {
        name: decl.name.clone(),
        span: decl.span,
        ret: decl.ret.clone(),
        params: decl.params.clone(),
        body: decl.body.clone(),
        end: decl.end,
        tparams: Vec::new(),
        is_const: decl.is_const,
        is_static: false,
        is_inline: false,
        is_native: false,
        is_ctor: false,
        inits: Vec::new(),
    };
    for (p, q) in d.params.iter_mut().zip(&prototype.params) {
        if p.default.is_none() {
            p.default.clone_from(&q.default);
        }
    }
    Rc::new(d)
}

/// The one expression an inline library function consists of.
pub(super) fn inline_body(decl: &FuncDecl) -> Option<&super::super::ast::Expr> {
    match decl.body.as_deref() {
        Some(
            [AstStmt {
                kind: StmtKind::Return(Some(e)) | StmtKind::Expr(e),
                ..
            }],
        ) => Some(e),
        _ => None,
    }
}
