//! `a.b` and `a->b`; `emplace`.

use super::super::ast::{Expr as AstExpr, Path};
use super::super::error::{fault, Kind, Span};
use super::super::hir::{Ek, Expr};
use super::super::types::{known::*, Ty, TyKind};
use super::{place, Checker, Result};

impl Checker {
    /// The object in front of `.` or `->`.
    pub(super) fn object(&mut self, a: &AstExpr, arrow: bool, span: Span) -> Result<Expr> {
        let e = self.expr(a)?;
        if !arrow {
            if self.types.is_ptr(e.ty) {
                return fault(
                    Kind::BadOperands,
                    span,
                    &[".", &self.types.name(e.ty), "->"],
                );
            }
            return Ok(e);
        }
        match *self.types.kind(e.ty) {
            TyKind::Ptr(to, c) => Ok(place(Ek::Deref(Box::new(e)), to, c, span)),
            TyKind::Array(to, _) => {
                let e = self.decay(e)?;
                Ok(place(Ek::Deref(Box::new(e)), to, false, span))
            }
            TyKind::Struct(_) => {
                let ty = e.ty;
                match self.operator_call("operator*", vec![e], &[], span)? {
                    Some(r) => Ok(r),
                    None => fault(Kind::BadOperands, span, &["->", &self.types.name(ty), "."]),
                }
            }
            _ => fault(
                Kind::BadOperands,
                span,
                &["->", &self.types.name(e.ty), "."],
            ),
        }
    }

    pub(super) fn member(
        &mut self,
        a: &AstExpr,
        path: &Path,
        arrow: bool,
        span: Span,
    ) -> Result<Expr> {
        let object = self.object(a, arrow, span)?;
        self.field(object, &path.name, span)
    }

    pub(super) fn field(&mut self, object: Expr, name: &str, span: Span) -> Result<Expr> {
        let Some(info) = self.types.info_of(object.ty) else {
            if object.ty == ERROR {
                return fault(Kind::UnknownMember, span, &["?", name]);
            }
            return fault(
                Kind::UnknownMember,
                span,
                &[&self.types.name(object.ty), name],
            );
        };
        let hidden = info.library && !self.cur_ref().library && !matches!(&*info.base, "pair")
            || info.library && name.starts_with("__");
        let found = info
            .fields
            .iter()
            .find(|f| &*f.name == name && (!hidden || self.cur_ref().library))
            .cloned();
        let Some(f) = found else {
            if self.has_member(
                self.types
                    .struct_of(object.ty)
                    .unwrap_or(super::StructId(0)),
                name,
            ) && !hidden
            {
                return fault(Kind::UnexpectedToken, span, &["(", name]);
            }
            return fault(
                Kind::UnknownMember,
                span,
                &[&self.types.name(object.ty), name],
            );
        };
        let object = self.materialise(object);
        let is_const = object.is_const || f.is_const;
        let e = place(Ek::Field(Box::new(object), f.offset), f.ty, is_const, span);
        // Captures by reference are fields that hold references.
        Ok(match *self.types.kind(f.ty) {
            TyKind::Ref(to, c) => place(Ek::Deref(Box::new(e)), to, c, span),
            _ => e,
        })
    }

    /// `emplace_back(args)` is `push_back(T(args))`, and so on.
    pub(super) fn emplace(
        &mut self,
        object: &Expr,
        name: &str,
        args: &[AstExpr],
        span: Span,
    ) -> Result<Option<Expr>> {
        let real = match name {
            "emplace_back" => "push_back",
            "emplace_front" => "push_front",
            "emplace" => "push",
            _ => return Ok(None),
        };
        let Some(info) = self.types.info_of(object.ty).filter(|i| i.library) else {
            return Ok(None);
        };
        let (base, targs) = (info.base.clone(), info.targs.clone());
        let real = if matches!(
            &*base,
            "set" | "map" | "multiset" | "unordered_set" | "unordered_map" | "multimap"
        ) {
            "insert"
        } else {
            real
        };
        let element: Ty = if base.ends_with("map") {
            self.pair_of(&targs[..2], span)?
        } else {
            targs[0]
        };
        let whole = if let [one] = args {
            let h = self.expr(one)?;
            (self.rank(&h, Some(one), element)).is_some()
        } else {
            false
        };
        let v = if whole {
            self.expr_to(&args[0], element)?
        } else {
            let struct_parts = self
                .types
                .info_of(element)
                .is_some_and(|i| !i.has_ctor && !i.library);
            if struct_parts && !args.is_empty() {
                return fault(
                    Kind::NoMatchingFunction,
                    span,
                    &[name, &self.types.name(element)],
                );
            }
            self.construct(element, args, false, span)?
        };
        self.call_method(object.clone(), real, vec![v], &[], span, span)
            .map(Some)
    }

    pub(super) fn pair_of(&mut self, tys: &[Ty], span: Span) -> Result<Ty> {
        let Some(super::Binding::ClassTemplate(decl)) = self.library.get("pair").cloned() else {
            return fault(Kind::UnknownType, span, &["pair"]);
        };
        if tys.len() != 2 {
            return fault(
                Kind::WrongArgumentCount,
                span,
                &["pair", "2", &tys.len().to_string()],
            );
        }
        self.instantiate_class(&decl, tys.to_vec(), Vec::new(), span)
    }
}
