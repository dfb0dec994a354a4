//! Which function is meant: ranking of conversions, deduction of template arguments.

use super::super::ast::{Expr as AstExpr, ExprKind, FuncDecl, TArg, TypeExpr, TypeKind};
use super::super::error::{fault, Kind, Span};
use super::super::hir::{Ek, Expr, FuncId};
use super::super::types::{known::*, Env, Method, StructId, Ty, TyKind};
use super::rank::CONST;
use super::{typ, Checker, Result};
use std::rc::Rc;

/// A function that could be meant.
pub(super) struct Candidate {
    pub method: Rc<Method>,
    pub this: Option<StructId>,
}

/// The function chosen.
pub(super) struct Choice {
    pub id: FuncId,
    pub method: Rc<Method>,
    pub this: Option<StructId>,
}

impl Checker {
    #[allow(clippy::too_many_arguments)]
    pub(super) fn choose(
        &mut self,
        name: &str,
        candidates: &[Candidate],
        args: &[Expr],
        asts: &[AstExpr],
        targs: Option<&[TArg]>,
        span: Span,
        this_const: bool,
    ) -> Result<Choice> {
        let mut best: Option<(Vec<u32>, usize, FuncId)> = None;
        let mut tie = false;
        let mut counts = Vec::new();
        if args.iter().any(|a| a.ty == ERROR) {
            return fault(Kind::NoMatchingFunction, span, &[name, "?"]);
        }
        for (i, c) in candidates.iter().enumerate() {
            let decl = c.method.decl.clone();
            let needed = decl.params.iter().filter(|p| p.default.is_none()).count();
            if args.len() < needed || args.len() > decl.params.len() {
                counts.push(if args.len() > decl.params.len() {
                    decl.params.len()
                } else {
                    needed
                });
                continue;
            }
            if this_const
                && c.this.is_some()
                && !decl.is_const
                && !decl.is_inline
                && !decl.is_ctor
                && !decl.is_static
            {
                continue;
            }
            let Some(id) = self.candidate_id(c, args, targs)? else {
                continue;
            };
            let params = self.info(id).params.clone();
            // The object itself: a `const` method fits a constant object better.
            let own = match (c.this.is_some(), decl.is_const == this_const) {
                (true, false) => CONST + u32::from(this_const),
                _ => 0,
            };
            let mut costs = vec![own];
            for (k, (a, &p)) in args.iter().zip(&params).enumerate() {
                match self.rank(a, asts.get(k), p) {
                    Some(r) => costs.push(r),
                    None => break,
                }
            }
            if costs.len() < args.len() + 1 {
                continue;
            }
            // Last: templates lose against plain functions, the library against the program.
            costs.push(
                u32::from(!decl.tparams.is_empty())
                    + u32::from(decl.span.is_library() && !decl.tparams.is_empty()),
            );
            let Some((old, _, _)) = &best else {
                best = Some((costs, i, id));
                continue;
            };
            let n = args.len() + 1;
            let better = costs[..n].iter().zip(old).all(|(a, b)| a <= b)
                && costs[..n].iter().zip(old).any(|(a, b)| a < b);
            let worse = costs[..n].iter().zip(old).all(|(a, b)| a >= b)
                && costs[..n].iter().zip(old).any(|(a, b)| a > b);
            let equal = costs[..n] == old[..n];
            if better || equal && costs[n] < old[n] {
                best = Some((costs, i, id));
                tie = false;
            } else if !(worse || equal && costs[n] > old[n]) {
                tie = true;
            }
        }
        let Some((_, i, id)) = best else {
            if this_const
                && candidates
                    .iter()
                    .any(|c| !c.method.decl.is_const && c.this.is_some())
            {
                let one_const = candidates.iter().any(|c| c.method.decl.is_const);
                if !one_const {
                    return fault(Kind::AssignToConst, span, &[name]);
                }
            }
            return self.no_match(name, candidates, &counts, args, span);
        };
        if tie {
            return fault(Kind::AmbiguousCall, span, &[name]);
        }
        let c = &candidates[i];
        Ok(Choice {
            id,
            method: c.method.clone(),
            this: c.this,
        })
    }

    fn no_match<T>(
        &self,
        name: &str,
        candidates: &[Candidate],
        counts: &[usize],
        args: &[Expr],
        span: Span,
    ) -> Result<T> {
        if counts.len() == candidates.len()
            && !counts.is_empty()
            && counts.iter().all(|c| *c == counts[0])
        {
            return fault(
                Kind::WrongArgumentCount,
                span,
                &[name, &counts[0].to_string(), &args.len().to_string()],
            );
        }
        let list: Vec<String> = args.iter().map(|a| self.types.name(a.ty)).collect();
        // With one function the first argument that does not fit is the place to look at.
        if let [c] = candidates {
            if let (Some(id), true) = (c.method.id.get(), c.method.decl.tparams.is_empty()) {
                for (a, &p) in args.iter().zip(&self.info(id).params) {
                    if let TyKind::Ref(to, false) = *self.types.kind(p) {
                        if a.ty == to && a.is_const {
                            return fault(Kind::AssignToConst, a.span, &[""]);
                        }
                        if a.ty == to && !a.place {
                            return fault(
                                Kind::BadReference,
                                a.span,
                                &[&self.types.name(p), &self.types.name(a.ty)],
                            );
                        }
                    }
                    if a.ty != p
                        && self.types.strip(p) != a.ty
                        && !(self.types.is_arith(a.ty) && self.types.is_arith(p))
                    {
                        return fault(
                            Kind::TypeMismatch,
                            a.span,
                            &[&self.types.name(a.ty), &self.types.name(p)],
                        );
                    }
                }
            }
        }
        fault(Kind::NoMatchingFunction, span, &[name, &list.join(", ")])
    }

    /// The function of a candidate for these arguments, its template arguments deduced.
    fn candidate_id(
        &mut self,
        c: &Candidate,
        args: &[Expr],
        targs: Option<&[TArg]>,
    ) -> Result<Option<FuncId>> {
        let decl = c.method.decl.clone();
        let autos: Vec<&super::super::ast::Param> = decl
            .params
            .iter()
            .filter(|p| typ::has_auto(&p.ty))
            .collect();
        if decl.tparams.is_empty() && autos.is_empty() {
            return match self.func_of(&c.method, c.this) {
                Ok(id) => Ok(Some(id)),
                Err(f) if decl.span.is_library() && f.kind != Kind::ProgramTooLarge => Ok(None),
                Err(f) => Err(f),
            };
        }
        if !autos.is_empty() {
            let mut tys = Vec::new();
            for (p, a) in decl.params.iter().zip(args) {
                if typ::has_auto(&p.ty) {
                    let Some(t) = self.auto_type(&p.ty, a) else {
                        return Ok(None);
                    };
                    tys.push(t);
                }
            }
            return self
                .instance_of(&c.method, c.this, Env::default(), tys)
                .map(Some);
        }
        let mut env = Env::default();
        for (p, t) in decl.tparams.iter().zip(targs.unwrap_or(&[])) {
            match t {
                TArg::Type(t) => {
                    let ty = self.resolve(t)?;
                    env.types.push((p.name.clone(), ty));
                }
                TArg::Expr(e) => {
                    let h = self.expr(e)?;
                    let Some(v) = self.const_int(&h) else {
                        return fault(Kind::NotConstant, e.span, &[""]);
                    };
                    env.values.push((p.name.clone(), v));
                }
            }
        }
        for (p, a) in decl.params.iter().zip(args) {
            if !self.deduce(&p.ty, a, &decl, &mut env) {
                return Ok(None);
            }
        }
        for p in &decl.tparams {
            let known = if p.is_type {
                env.ty(&p.name).is_some()
            } else {
                env.value(&p.name).is_some()
            };
            if known {
                continue;
            }
            match &p.default {
                Some(TArg::Type(t)) => {
                    let outer = env.clone();
                    let ty = self.resolve_in(t, &outer)?;
                    env.types.push((p.name.clone(), ty));
                }
                _ => return Ok(None),
            }
        }
        match self.instance_of(&c.method, c.this, env, Vec::new()) {
            Ok(id) => Ok(Some(id)),
            Err(f) if f.kind == Kind::ProgramTooLarge => Err(f),
            Err(_) => Ok(None),
        }
    }

    /// The type `auto`, `auto&` … stands for, reference included.
    pub(super) fn auto_type(&mut self, t: &TypeExpr, e: &Expr) -> Option<Ty> {
        if matches!(e.ty, LIST | OVERLOADS | VOID | ERROR) {
            return None;
        }
        match &t.kind {
            TypeKind::Auto => Some(match *self.types.kind(e.ty) {
                TyKind::Array(of, _) | TyKind::Vla(of) => {
                    self.types.ptr(of, e.is_const || matches!(e.k, Ek::Text(_)))
                }
                _ => e.ty,
            }),
            TypeKind::Ref(inner) if matches!(inner.kind, TypeKind::Auto) => {
                Some(self.types.reference(e.ty, inner.is_const || e.is_const))
            }
            TypeKind::RefRef(_) => Some(self.types.reference(e.ty, e.is_const || !e.place)),
            TypeKind::Ptr(inner) if matches!(inner.kind, TypeKind::Auto) => {
                self.types.is_ptr(e.ty).then_some(e.ty)
            }
            _ => None,
        }
    }

    fn deduce(&mut self, p: &TypeExpr, a: &Expr, decl: &FuncDecl, env: &mut Env) -> bool {
        match &p.kind {
            TypeKind::Ref(t) => self.unify(t, a.ty, decl, env),
            TypeKind::RefRef(t) => self.unify(t, a.ty, decl, env),
            _ => {
                let ty = match *self.types.kind(a.ty) {
                    TyKind::Array(of, _) | TyKind::Vla(of) => {
                        self.types.ptr(of, a.is_const || matches!(a.k, Ek::Text(_)))
                    }
                    _ => a.ty,
                };
                self.unify(p, ty, decl, env)
            }
        }
    }

    /// Matches a type as written in a template against a type. True also where nothing is to deduce.
    fn unify(&mut self, p: &TypeExpr, ty: Ty, decl: &FuncDecl, env: &mut Env) -> bool {
        match &p.kind {
            TypeKind::Named(path) if path.scope.is_none() => {
                if decl
                    .tparams
                    .iter()
                    .any(|t| t.is_type && t.name == path.name)
                {
                    if matches!(ty, LIST | OVERLOADS) {
                        return false;
                    }
                    return match env.ty(&path.name) {
                        Some(old) => old == ty || self.types.is_ptr(old) && ty == NULLPTR,
                        None => {
                            env.types.push((path.name.clone(), ty));
                            true
                        }
                    };
                }
                let Some(targs) = &path.targs else {
                    return true;
                };
                match (&*path.name, self.types.kind(ty).clone()) {
                    ("__buf", TyKind::Buf(of)) | ("__tree", TyKind::Tree(of)) => {
                        return matches!(&targs[0], TArg::Type(t) if self.unify(t, of, decl, env));
                    }
                    _ => {}
                }
                let Some(info) = self.types.info_of(ty) else {
                    return !mentions(p, decl);
                };
                let same = info.library && info.decl.as_ref().is_some_and(|d| d.name == path.name);
                if !same {
                    return !mentions(p, decl);
                }
                let (tys, vals) = (info.targs.clone(), info.env.values.clone());
                let (mut ti, mut vi) = (tys.into_iter(), vals.into_iter());
                for t in targs {
                    let ok = match t {
                        TArg::Type(t) => match &t.kind {
                            TypeKind::Named(n)
                                if decl.tparams.iter().any(|p| !p.is_type && p.name == n.name) =>
                            {
                                self.unify_value(&n.name, vi.next(), env)
                            }
                            _ => ti.next().is_some_and(|ty| self.unify(t, ty, decl, env)),
                        },
                        TArg::Expr(AstExpr {
                            kind: ExprKind::Name(n),
                            ..
                        }) => self.unify_value(&n.name, vi.next(), env),
                        TArg::Expr(_) => true,
                    };
                    if !ok {
                        return false;
                    }
                }
                true
            }
            TypeKind::Ptr(to) => match *self.types.kind(ty) {
                TyKind::Ptr(of, c) => (to.is_const || !c) && self.unify(to, of, decl, env),
                TyKind::Array(of, _) => self.unify(to, of, decl, env),
                _ => !mentions(p, decl),
            },
            TypeKind::Array(of, Some(n)) => match (self.types.kind(ty).clone(), &n.kind) {
                (TyKind::Array(t, count), ExprKind::Name(n)) => {
                    self.unify(of, t, decl, env)
                        && self.unify_value(&n.name, Some((n.name.clone(), i64::from(count))), env)
                }
                _ => false,
            },
            _ => true,
        }
    }

    fn unify_value(
        &mut self,
        name: &super::Name,
        v: Option<(super::Name, i64)>,
        env: &mut Env,
    ) -> bool {
        let Some((_, v)) = v else { return false };
        match env.value(name) {
            Some(old) => old == v,
            None => {
                env.values.push((name.clone(), v));
                true
            }
        }
    }
}

/// Does a type as written mention a parameter of the template?
fn mentions(t: &TypeExpr, decl: &FuncDecl) -> bool {
    match &t.kind {
        TypeKind::Named(p) => {
            decl.tparams.iter().any(|x| x.name == p.name)
                || p.targs.iter().flatten().any(|a| match a {
                    TArg::Type(t) => mentions(t, decl),
                    TArg::Expr(AstExpr {
                        kind: ExprKind::Name(n),
                        ..
                    }) => decl.tparams.iter().any(|x| x.name == n.name),
                    TArg::Expr(_) => false,
                })
        }
        TypeKind::Ptr(t) | TypeKind::Ref(t) | TypeKind::RefRef(t) | TypeKind::Array(t, _) => {
            mentions(t, decl)
        }
        _ => false,
    }
}
