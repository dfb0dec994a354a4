//! Types as written to types; structs and their instances.

use super::super::ast::{Path, Prim, StructDecl, TArg, TypeExpr, TypeKind};
use super::super::error::{fault, Kind, Span};
use super::super::types::{known::*, Env, Field, Method, StructId, StructInfo, Ty, TyKind, Types};
use super::scope::Found;
use super::{Binding, Checker, Result, INSTANCE_LIMIT};
use std::cell::Cell;
use std::rc::Rc;

/// Cells in one array, and slots in one struct.
const SIZE_LIMIT: i64 = 1 << 24;

impl Checker {
    pub(super) fn resolve(&mut self, t: &TypeExpr) -> Result<Ty> {
        match &t.kind {
            TypeKind::Auto => fault(Kind::CannotDeduce, t.span, &["auto"]),
            TypeKind::Prim(p) => Ok(Types::prim(*p)),
            TypeKind::Named(path) => self.resolve_path(path, t.span),
            TypeKind::Ptr(to) => {
                let target = self.resolve(to)?;
                if self.types.is_ref(target) {
                    return fault(Kind::BadReference, t.span, &[&self.types.name(target)]);
                }
                Ok(self.types.ptr(target, to.is_const))
            }
            TypeKind::Ref(to) => {
                let target = self.resolve(to)?;
                Ok(match *self.types.kind(target) {
                    TyKind::Ref(..) => target,
                    _ => self.types.reference(target, to.is_const),
                })
            }
            TypeKind::RefRef(to) if self.cur_ref().library => {
                let target = self.resolve(to)?;
                Ok(self.types.reference(target, true))
            }
            TypeKind::RefRef(_) => fault(Kind::Unsupported, t.span, &["rvalue-reference", "&&"]),
            TypeKind::Array(of, size) => {
                let of_ty = self.resolve(of)?;
                self.no_void(of_ty, t.span)?;
                let Some(size) = size else {
                    return fault(Kind::BadArraySize, t.span, &["[]"]);
                };
                let e = self.expr(size)?;
                let span = size.span;
                let Some(n) = self.const_int(&e) else {
                    return fault(Kind::NotConstant, span, &[""]);
                };
                self.array_of(of_ty, n, span)
            }
            TypeKind::Func(ret, params) => {
                let ret = self.resolve(ret)?;
                let params = params
                    .iter()
                    .map(|p| self.resolve_param(p))
                    .collect::<Result<Vec<_>>>()?;
                Ok(self.types.intern(TyKind::Func(ret, params)))
            }
            TypeKind::Decltype(e) => {
                let e = self.expr(e)?;
                Ok(e.ty)
            }
        }
    }

    pub(super) fn no_void(&self, t: Ty, span: Span) -> Result<()> {
        if t == VOID {
            return fault(Kind::TypeMismatch, span, &["void", "value"]);
        }
        if let Some(info) = self.types.info_of(t) {
            if !info.complete {
                return fault(Kind::UnknownType, span, &[&info.name.clone()]);
            }
        }
        Ok(())
    }

    pub(super) fn array_of(&mut self, of: Ty, n: i64, span: Span) -> Result<Ty> {
        if n <= 0 {
            return fault(Kind::BadArraySize, span, &[&n.to_string()]);
        }
        if n.saturating_mul(i64::from(self.types.slots(of))) > SIZE_LIMIT {
            return fault(Kind::ProgramTooLarge, span, &["array"]);
        }
        Ok(self.types.intern(TyKind::Array(of, n as u32)))
    }

    /// A parameter's type: arrays are passed as pointers, functions too.
    pub(super) fn resolve_param(&mut self, t: &TypeExpr) -> Result<Ty> {
        if let TypeKind::Array(of, _) = &t.kind {
            let inner = self.resolve(of)?;
            let is_const = inner_const(of);
            return Ok(self.types.ptr(inner, is_const));
        }
        let ty = self.resolve(t)?;
        Ok(match self.types.kind(ty) {
            TyKind::Func(..) => self.types.ptr(ty, false),
            _ => ty,
        })
    }

    fn resolve_path(&mut self, path: &Path, span: Span) -> Result<Ty> {
        if let Some(scope) = &path.scope {
            let s = self.resolve(scope)?;
            return match self.member_type(s, &path.name) {
                Some(t) => t,
                None => fault(
                    Kind::UnknownMember,
                    span,
                    &[&self.types.name(s), &path.name],
                ),
            };
        }
        match &*path.name {
            "__bytes" => return Ok(BYTES),
            "__buf" | "__tree" | "function" | "tuple" => {
                let args = self.template_types(path.targs.as_deref().unwrap_or(&[]), span)?;
                return self.special_template(&path.name, &args, span);
            }
            _ => {}
        }
        let found = match self.find(path) {
            Some(Found::Binding(b)) => b,
            Some(Found::Member) => {
                let this = self.cur_ref().this.map(|t| t.0);
                let ty = this.map(|s| self.types.intern(TyKind::Struct(s)));
                return match ty.and_then(|t| self.member_type(t, &path.name)) {
                    Some(t) => t,
                    None => fault(Kind::UnknownType, span, &[&path.name]),
                };
            }
            None => return self.undeclared(&path.name, span),
        };
        match found {
            Binding::Type(t) => Ok(t),
            Binding::ClassTemplate(decl) => {
                let Some(targs) = &path.targs else {
                    // Inside a class template its bare name is the instance itself.
                    let this = self.cur_ref().this.map(|t| t.0);
                    if let Some(s) = this.filter(|s| self.types.info(*s).base == decl.name) {
                        return Ok(self.types.intern(TyKind::Struct(s)));
                    }
                    return fault(Kind::CannotDeduce, span, &[&path.name]);
                };
                self.class_instance(&decl, targs, span)
            }
            _ => fault(Kind::UnknownType, span, &[&path.name]),
        }
    }

    fn template_types(&mut self, targs: &[TArg], span: Span) -> Result<Vec<Ty>> {
        targs
            .iter()
            .map(|t| match t {
                TArg::Type(t) => {
                    let ty = self.resolve(t)?;
                    if !matches!(self.types.kind(ty), TyKind::Func(..)) {
                        self.no_void(ty, span)?;
                    }
                    Ok(ty)
                }
                TArg::Expr(e) => fault(Kind::UnexpectedToken, e.span, &["type", ""]),
            })
            .collect()
    }

    fn special_template(&mut self, name: &str, args: &[Ty], span: Span) -> Result<Ty> {
        match (name, args) {
            ("__buf", &[t]) => Ok(self.types.intern(TyKind::Buf(t))),
            ("__tree", &[t]) => Ok(self.types.intern(TyKind::Tree(t))),
            ("function", &[t]) => match self.types.kind(t).clone() {
                TyKind::Func(r, a) => Ok(self.types.intern(TyKind::StdFunction(r, a))),
                _ => fault(Kind::TypeMismatch, span, &[&self.types.name(t), "R(A)"]),
            },
            ("tuple", _) if (1..=6).contains(&args.len()) => {
                let Some(Binding::ClassTemplate(decl)) = self
                    .library
                    .get(&*format!("__tuple{}", args.len()))
                    .cloned()
                else {
                    return fault(
                        Kind::WrongArgumentCount,
                        span,
                        &[name, "1", &args.len().to_string()],
                    );
                };
                self.instantiate_class(&decl, args.to_vec(), Vec::new(), span)
            }
            _ => fault(
                Kind::WrongArgumentCount,
                span,
                &[name, "1", &args.len().to_string()],
            ),
        }
    }

    pub(super) fn tuple_of(&mut self, args: &[Ty], span: Span) -> Result<Ty> {
        self.special_template("tuple", args, span)
    }

    /// `vector<int>` from the template and its arguments as written.
    fn class_instance(&mut self, decl: &Rc<StructDecl>, targs: &[TArg], span: Span) -> Result<Ty> {
        let (mut tys, mut vals) = (Vec::new(), Vec::new());
        if targs.len() > decl.tparams.len() {
            let needed = decl.tparams.len().to_string();
            return fault(
                Kind::WrongArgumentCount,
                span,
                &[&decl.name, &needed, &targs.len().to_string()],
            );
        }
        let mut env = Env::default();
        for (i, p) in decl.tparams.iter().enumerate() {
            let given = targs.get(i).or(p.default.as_ref());
            match (given, p.is_type) {
                (Some(TArg::Type(t)), true) => {
                    let own = i < targs.len();
                    let ty = if own {
                        self.resolve(t)?
                    } else {
                        self.resolve_in(t, &env)?
                    };
                    if !matches!(ty, VOID) || own {
                        self.no_void(ty, span)?;
                    }
                    if self.types.is_ref(ty) {
                        return fault(Kind::BadReference, span, &[&self.types.name(ty)]);
                    }
                    env.types.push((p.name.clone(), ty));
                    tys.push(ty);
                }
                (Some(TArg::Expr(e)), false) => {
                    let h = self.expr(e)?;
                    let Some(v) = self.const_int(&h) else {
                        return fault(Kind::NotConstant, e.span, &[""]);
                    };
                    if !(0..=SIZE_LIMIT).contains(&v) {
                        return fault(Kind::BadArraySize, e.span, &[&v.to_string()]);
                    }
                    vals.push(v);
                }
                (None, _) => {
                    let needed = decl.tparams.len().to_string();
                    return fault(
                        Kind::WrongArgumentCount,
                        span,
                        &[&decl.name, &needed, &targs.len().to_string()],
                    );
                }
                _ => {
                    return fault(
                        Kind::UnexpectedToken,
                        span,
                        &[if p.is_type { "type" } else { "number" }, &decl.name],
                    )
                }
            }
        }
        self.instantiate_class(decl, tys, vals, span)
    }

    /// Resolves a type where the given template parameters are known.
    pub(super) fn resolve_in(&mut self, t: &TypeExpr, env: &Env) -> Result<Ty> {
        let mut state = super::FnState::new(true, String::new());
        state.env = env.clone();
        self.fns.push(state);
        let out = self.resolve_param(t);
        self.fns.pop();
        out
    }

    pub(super) fn instantiate_class(
        &mut self,
        decl: &Rc<StructDecl>,
        tys: Vec<Ty>,
        vals: Vec<i64>,
        span: Span,
    ) -> Result<Ty> {
        let key = (Rc::as_ptr(decl) as usize, tys.clone(), vals.clone());
        if let Some(&t) = self.classes.get(&key) {
            return Ok(t);
        }
        if self.classes.len() > INSTANCE_LIMIT || self.depth > 40 {
            return fault(Kind::ProgramTooLarge, span, &["templates"]);
        }
        let mut env = Env::default();
        let (mut ti, mut vi) = (tys.iter(), vals.iter());
        for p in &decl.tparams {
            if p.is_type {
                env.types.extend(ti.next().map(|&t| (p.name.clone(), t)));
            } else {
                env.values.extend(vi.next().map(|&v| (p.name.clone(), v)));
            }
        }
        let ty = self.new_struct(decl, env, tys, vals, true);
        self.classes.insert(key, ty);
        self.depth += 1;
        let done = self.complete_struct(ty);
        self.depth -= 1;
        done.map(|()| ty)
    }

    pub(super) fn new_struct(
        &mut self,
        decl: &Rc<StructDecl>,
        env: Env,
        targs: Vec<Ty>,
        vals: Vec<i64>,
        library: bool,
    ) -> Ty {
        let mut args: Vec<String> = targs.iter().map(|&t| self.types.name(t)).collect();
        // Comparators and stores that everybody leaves to the default are left out of the name.
        let shown = match &*decl.name {
            "set" | "multiset" | "unordered_set" | "priority_queue" | "queue" | "stack"
            | "deque" | "vector" => 1,
            "map" | "multimap" | "unordered_map" => 2,
            _ => args.len(),
        };
        args.truncate(shown);
        args.extend(vals.iter().map(i64::to_string));
        let base = if decl.name.starts_with("__tuple") {
            "tuple"
        } else {
            &decl.name
        };
        let name = if args.is_empty() {
            base.to_string()
        } else {
            format!("{base}<{}>", args.join(", "))
        };
        let methods = decl
            .methods
            .iter()
            .map(|m| {
                Rc::new(Method {
                    decl: m.clone(),
                    id: Cell::new(None),
                })
            })
            .collect();
        self.types.structs.push(StructInfo {
            name,
            base: base.into(),
            targs,
            decl: Some(decl.clone()),
            env,
            fields: Vec::new(),
            methods,
            slots: 0,
            complete: false,
            library,
            closure: false,
            has_ctor: decl.methods.iter().any(|m| m.is_ctor),
            has_defaults: false,
        });
        self.structs_made += 1;
        self.types.intern(TyKind::Struct(StructId(
            self.types.structs.len() as u32 - 1,
        )))
    }

    /// Works out the fields. Runs once for each struct.
    pub(super) fn complete_struct(&mut self, ty: Ty) -> Result<()> {
        let Some(s) = self.types.struct_of(ty) else {
            return Ok(());
        };
        let Some(decl) = self.types.info(s).decl.clone() else {
            return Ok(());
        };
        if self.fns.len() > 1 && !self.types.info(s).library {
            let outer = self.surroundings();
            self.outers.insert(s.0, outer);
        }
        let (mut fields, mut offset, mut defaults) = (Vec::<Field>::new(), 0u32, false);
        for f in &decl.fields {
            let library = self.types.info(s).library;
            let t = if library {
                self.resolve_field(&f.ty, s)?
            } else {
                self.resolve(&f.ty)?
            };
            self.no_void(t, f.name_span)?;
            if self.types.is_ref(t) {
                return fault(
                    Kind::Unsupported,
                    f.name_span,
                    &["reference-field", &f.name],
                );
            }
            if fields.iter().any(|g| g.name == f.name) {
                return fault(Kind::DuplicateName, f.name_span, &[&f.name]);
            }
            defaults |= !matches!(f.init, super::super::ast::Init::None);
            defaults |= self
                .types
                .info_of(t)
                .is_some_and(|i| i.has_defaults || i.has_ctor && !i.library);
            fields.push(Field {
                name: f.name.clone(),
                ty: t,
                offset,
                is_const: f.ty.is_const,
            });
            offset = offset.saturating_add(self.types.slots(t));
            if i64::from(offset) > SIZE_LIMIT {
                return fault(Kind::ProgramTooLarge, f.name_span, &["struct"]);
            }
        }
        let info = &mut self.types.structs[s.0 as usize];
        info.fields = fields;
        info.slots = offset;
        info.complete = true;
        info.has_defaults = defaults;
        if !info.library {
            for m in info.methods.clone() {
                self.declare_method(&m, s)?;
            }
        }
        Ok(())
    }

    fn resolve_field(&mut self, t: &TypeExpr, s: StructId) -> Result<Ty> {
        let mut state = super::FnState::new(true, String::new());
        state.env = self.types.info(s).env.clone();
        self.fns.push(state);
        let out = self.resolve(t);
        self.fns.pop();
        out
    }

    /// `vector<int>::iterator`.
    fn member_type(&mut self, t: Ty, name: &str) -> Option<Result<Ty>> {
        let s = self.types.struct_of(t)?;
        let decl = self.types.info(s).decl.clone()?;
        let alias = decl.aliases.iter().find(|a| &*a.0 == name)?;
        Some(self.resolve_field(&alias.1, s))
    }
}

fn inner_const(t: &TypeExpr) -> bool {
    match &t.kind {
        TypeKind::Array(of, _) => inner_const(of),
        _ => t.is_const,
    }
}

/// Is this `void` as written?
pub(super) fn is_void(t: &TypeExpr) -> bool {
    matches!(t.kind, TypeKind::Prim(Prim::Void))
}

/// Does the type contain `auto`?
pub(super) fn has_auto(t: &TypeExpr) -> bool {
    match &t.kind {
        TypeKind::Auto => true,
        TypeKind::Ptr(t) | TypeKind::Ref(t) | TypeKind::RefRef(t) => has_auto(t),
        _ => false,
    }
}
