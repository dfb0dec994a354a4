//! Declared variables: their type and first value.

use super::super::ast::{Expr as AstExpr, ExprKind, Init, TypeKind, VarDecl};
use super::super::error::{fault, Kind, Span};
use super::super::hir::{Ek, Expr, Sk, Stmt};
use super::super::native::Native;
use super::super::types::{known::*, StructId, Ty, TyKind};
use super::{int, place, typ, value, Binding, Checker, Result};

/// Larger local variables live on the heap.
const LARGE: u32 = 2_048;

impl Checker {
    /// Type and first value of a variable; no value: it starts unset (locals) or zero (globals).
    pub(super) fn variable(&mut self, v: &VarDecl) -> Result<(Ty, Option<Expr>)> {
        let span = v.name_span;
        if typ::has_auto(&v.ty) {
            return self.auto_variable(v);
        }
        let mut written = v.ty.clone();
        if let TypeKind::Array(_, size @ None) = &mut written.kind {
            *size = Some(Box::new(self.implied_size(v)?));
        }
        let ty = self.resolve(&written)?;
        self.no_void(ty, v.ty.span)?;
        if let TyKind::Ref(to, is_const) = *self.types.kind(ty) {
            let e = match &v.init {
                Init::Eq(e) => e,
                Init::Paren(l) | Init::Brace(l, _) if l.len() == 1 => &l[0],
                _ => return fault(Kind::BadReference, span, &[&self.types.name(ty), ""]),
            };
            let h = if let ExprKind::InitList(items) = &e.kind {
                self.construct(to, items, true, e.span)?
            } else {
                self.expr(e)?
            };
            return Ok((ty, Some(self.bind_reference(h, to, is_const, e.span)?)));
        }
        let init = match &v.init {
            Init::None => self.default_value(ty, span)?,
            Init::Eq(e) => Some(self.expr_to_init(e, ty)?),
            Init::Paren(args) => Some(self.construct(ty, args, false, span)?),
            Init::Brace(args, s) => Some(self.construct(ty, args, true, *s)?),
        };
        self.maybe_large(ty, init, span)
    }

    fn expr_to_init(&mut self, e: &AstExpr, ty: Ty) -> Result<Expr> {
        if let (TyKind::Array(CHAR, n), ExprKind::Str(bytes)) = (self.types.kind(ty), &e.kind) {
            let n = *n;
            return self.char_array(bytes, n, ty, e.span);
        }
        if matches!(self.types.kind(ty), TyKind::Array(..))
            && !matches!(e.kind, ExprKind::InitList(_))
        {
            let h = self.expr(e)?;
            return self.mismatch(&h, ty);
        }
        self.expr_to(e, ty)
    }

    pub(super) fn char_array(&mut self, bytes: &[u8], n: u32, ty: Ty, span: Span) -> Result<Expr> {
        if bytes.len() as u32 >= n {
            return fault(
                Kind::TooManyInitialisers,
                span,
                &[&n.to_string(), &(bytes.len() + 1).to_string()],
            );
        }
        let parts = bytes
            .iter()
            .enumerate()
            .map(|(i, &b)| (i as u32, int(i64::from(b as i8), CHAR, span)))
            .collect();
        Ok(value(Ek::Parts(parts, true), ty, span))
    }

    /// A large local is an object on the heap and the local a reference to it.
    fn maybe_large(
        &mut self,
        ty: Ty,
        init: Option<Expr>,
        span: Span,
    ) -> Result<(Ty, Option<Expr>)> {
        let slots = self.types.slots(ty);
        if self.fns.len() == 1 || slots <= LARGE || self.types.is_ref(ty) {
            return Ok((ty, init));
        }
        let r = self.types.reference(ty, false);
        let set = !matches!(
            &init,
            None | Some(Expr {
                k: Ek::Parts(_, false),
                ..
            })
        );
        let args = vec![
            int(i64::from(slots), LONG, span),
            int(i64::from(set), LONG, span),
        ];
        let object = value(Ek::Native(Native::NewObject, Some(ty), args), r, span);
        let t = self.temp(r);
        let mut effects = vec![value(Ek::Init(t, Box::new(object)), VOID, span)];
        let whole = place(
            Ek::Deref(Box::new(value(Ek::Local(t), r, span))),
            ty,
            false,
            span,
        );
        match init.map(|e| e.k) {
            None | Some(Ek::Zero) => {}
            Some(Ek::Parts(parts, _)) => {
                for (offset, v) in parts {
                    let part = place(
                        Ek::Field(Box::new(whole.clone()), offset),
                        v.ty,
                        false,
                        span,
                    );
                    effects.push(value(Ek::Assign(Box::new(part), Box::new(v)), VOID, span));
                }
            }
            Some(_) => return fault(Kind::ProgramTooLarge, span, &["local"]),
        }
        Ok((
            r,
            Some(value(
                Ek::Seq(effects, Box::new(value(Ek::Local(t), r, span))),
                r,
                span,
            )),
        ))
    }

    /// The size of `int a[] = {…}`.
    fn implied_size(&self, v: &VarDecl) -> Result<AstExpr> {
        let n = match &v.init {
            Init::Eq(AstExpr {
                kind: ExprKind::InitList(l),
                ..
            })
            | Init::Brace(l, _) => l.len(),
            Init::Eq(AstExpr {
                kind: ExprKind::Str(s),
                ..
            }) => s.len() + 1,
            _ => 0,
        };
        if n == 0 {
            return fault(Kind::BadArraySize, v.name_span, &["[]"]);
        }
        Ok(AstExpr::new(
            ExprKind::Int {
                value: n as u64,
                unsigned: false,
                long: false,
                decimal: true,
            },
            v.name_span,
        ))
    }

    fn auto_variable(&mut self, v: &VarDecl) -> Result<(Ty, Option<Expr>)> {
        let e = match &v.init {
            Init::Eq(e) => e,
            Init::Paren(l) | Init::Brace(l, _) if l.len() == 1 => &l[0],
            _ => return fault(Kind::CannotDeduce, v.name_span, &[&v.name]),
        };
        let h = self.expr(e)?;
        if h.ty == ERROR {
            return fault(Kind::CannotDeduce, v.name_span, &["?"]);
        }
        let Some(ty) = self.auto_type(&v.ty, &h) else {
            return fault(Kind::CannotDeduce, v.name_span, &[&v.name]);
        };
        match *self.types.kind(ty) {
            TyKind::Ref(to, is_const) => {
                if !h.place && matches!(v.ty.kind, TypeKind::Ref(_)) && !is_const {
                    return fault(
                        Kind::BadReference,
                        v.name_span,
                        &[&self.types.name(ty), &self.types.name(h.ty)],
                    );
                }
                let bound = self.bind_reference(h, to, is_const, e.span)?;
                Ok((ty, Some(bound)))
            }
            _ => {
                let init = self.convert(h, ty)?;
                self.maybe_large(ty, Some(init), v.name_span)
            }
        }
    }

    /// What a variable declared without a value holds; `None`: nothing yet.
    pub(super) fn default_value(&mut self, ty: Ty, span: Span) -> Result<Option<Expr>> {
        match self.types.kind(ty).clone() {
            TyKind::Struct(s) => {
                let info = self.types.info(s);
                if info.library {
                    let native = info.has_ctor
                        && info
                            .methods
                            .iter()
                            .any(|m| m.decl.is_ctor && m.decl.params.is_empty());
                    if native {
                        return self.construct(ty, &[], false, span).map(Some);
                    }
                    let plain = !self.types.owns(ty)
                        && !matches!(
                            &*info.base,
                            "pair" | "tuple" | "bitset" | "ostream" | "istream"
                        );
                    return if plain {
                        self.parts_default(s, ty, span)
                    } else {
                        Ok(Some(value(Ek::Zero, ty, span)))
                    };
                }
                if info.has_ctor {
                    return self.construct(ty, &[], false, span).map(Some);
                }
                self.parts_default(s, ty, span)
            }
            TyKind::Array(of, n) => {
                if let Some(one) = self.default_value(of, span)? {
                    if matches!(one.k, Ek::Zero) {
                        return Ok(Some(value(Ek::Zero, ty, span)));
                    }
                    let slots = self.types.slots(of);
                    if n * slots > LARGE {
                        return if self.fns.len() == 1
                            && !self
                                .types
                                .info_of(of)
                                .is_some_and(|i| i.has_defaults || i.has_ctor)
                        {
                            Ok(None)
                        } else {
                            self.repeated(ty, one, n, span).map(Some)
                        };
                    }
                    let parts = (0..n).map(|i| (i * slots, one.clone())).collect();
                    return Ok(Some(value(Ek::Parts(parts, false), ty, span)));
                }
                Ok(None)
            }
            TyKind::StdFunction(..) | TyKind::Buf(_) | TyKind::Bytes | TyKind::Tree(_) => {
                Ok(Some(value(Ek::Zero, ty, span)))
            }
            _ => Ok(None),
        }
    }

    /// Many elements with the same first value, at most as many as fit a frame.
    fn repeated(&mut self, ty: Ty, one: Expr, n: u32, span: Span) -> Result<Expr> {
        if n > 4 * LARGE {
            return fault(
                Kind::Unsupported,
                span,
                &["large-default-array", &self.types.name(ty)],
            );
        }
        let slots = self.types.slots(one.ty);
        let parts = (0..n).map(|i| (i * slots, one.clone())).collect();
        Ok(value(Ek::Parts(parts, false), ty, span))
    }

    fn parts_default(&mut self, s: StructId, ty: Ty, span: Span) -> Result<Option<Expr>> {
        let mut parts = Vec::new();
        for f in self.types.info(s).fields.clone() {
            if let Some(v) = self.field_default(s, &f.name, f.ty, span)? {
                parts.push((f.offset, v));
            }
        }
        if parts.is_empty() {
            return Ok(None);
        }
        Ok(Some(value(Ek::Parts(parts, false), ty, span)))
    }

    /// A field's own initialiser, or what its type starts with.
    pub(super) fn field_default(
        &mut self,
        s: StructId,
        name: &str,
        ty: Ty,
        span: Span,
    ) -> Result<Option<Expr>> {
        let decl = self.types.info(s).decl.clone();
        let field = decl
            .as_ref()
            .and_then(|d| d.fields.iter().find(|f| &*f.name == name));
        match field.map(|f| &f.init) {
            Some(Init::Eq(e)) => self.expr_to_init(e, ty).map(Some),
            Some(Init::Brace(l, s)) => self.construct(ty, l, true, *s).map(Some),
            Some(Init::Paren(l)) => self.construct(ty, l, false, span).map(Some),
            _ => self.default_value(ty, span),
        }
    }

    /// `auto [a, b] = …`.
    pub(super) fn structured(
        &mut self,
        v: &VarDecl,
        span: Span,
        out: &mut Vec<Stmt>,
    ) -> Result<()> {
        let e = match &v.init {
            Init::Eq(e) => e,
            Init::Paren(l) | Init::Brace(l, _) if l.len() == 1 => &l[0],
            _ => return fault(Kind::CannotDeduce, v.name_span, &["["]),
        };
        let h = self.expr(e)?;
        let by_ref = matches!(v.ty.kind, TypeKind::Ref(_) | TypeKind::RefRef(_));
        let is_const = match &v.ty.kind {
            TypeKind::Ref(t) => t.is_const,
            _ => v.ty.is_const,
        };
        self.bind_parts(h, v, by_ref, is_const, span, out)
    }

    /// Declares the names of a structured binding for the parts of a value.
    pub(super) fn bind_parts(
        &mut self,
        h: Expr,
        v: &VarDecl,
        by_ref: bool,
        is_const: bool,
        span: Span,
        out: &mut Vec<Stmt>,
    ) -> Result<()> {
        let ty = h.ty;
        let parts: Vec<(u32, Ty)> = match self.types.kind(ty).clone() {
            TyKind::Struct(s) if !self.types.is_library(ty, "array") => self
                .types
                .info(s)
                .fields
                .iter()
                .map(|f| (f.offset, f.ty))
                .collect(),
            TyKind::Struct(s) => {
                let f = self.types.info(s).fields[0].clone();
                let TyKind::Array(of, n) = *self.types.kind(f.ty) else {
                    return fault(Kind::TypeMismatch, span, &["", ""]);
                };
                let w = self.types.slots(of);
                (0..n).map(|i| (i * w, of)).collect()
            }
            TyKind::Array(of, n) => {
                let w = self.types.slots(of);
                (0..n).map(|i| (i * w, of)).collect()
            }
            _ => return fault(Kind::TypeMismatch, h.span, &[&self.types.name(ty), "pair"]),
        };
        if parts.len() != v.bindings.len() {
            return fault(
                Kind::WrongArgumentCount,
                v.name_span,
                &[
                    "[]",
                    &parts.len().to_string(),
                    &v.bindings.len().to_string(),
                ],
            );
        }
        let const_place = h.is_const || is_const;
        let whole = if by_ref && h.place {
            let (p, first) = self.stable(h);
            out.extend(first.map(|e| Stmt {
                k: Sk::Expr(e),
                span,
            }));
            p
        } else {
            let t = self.temp(ty);
            let copy = self.copied(h);
            out.push(Stmt {
                k: Sk::Local(t, Some(copy)),
                span,
            });
            place(Ek::Local(t), ty, false, span)
        };
        for ((offset, part), (name, nspan)) in parts.into_iter().zip(&v.bindings) {
            let field = place(
                Ek::Field(Box::new(whole.clone()), offset),
                part,
                const_place,
                span,
            );
            let r = self.types.reference(part, const_place);
            let id = self.new_local(name.clone(), r, false);
            self.bind_name(name, Binding::Local(id), false, *nspan)?;
            out.push(Stmt {
                k: Sk::Local(id, Some(value(Ek::Addr(Box::new(field)), r, span))),
                span,
            });
        }
        Ok(())
    }
}
