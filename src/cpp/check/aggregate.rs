//! `T(…)`, `T{…}` and `= {…}`: values built from parts.

use super::super::ast::{Expr as AstExpr, ExprKind};
use super::super::error::{fault, Kind, Span};
use super::super::hir::{Ek, Expr};
use super::super::types::{known::*, Method, StructId, Ty, TyKind};
use super::overload::Candidate;
use super::{int, place, value, Checker, Result};
use std::rc::Rc;

impl Checker {
    /// A value of a type from arguments or a list.
    pub(super) fn construct(
        &mut self,
        ty: Ty,
        items: &[AstExpr],
        brace: bool,
        span: Span,
    ) -> Result<Expr> {
        match self.types.kind(ty).clone() {
            TyKind::Struct(s) => self.construct_struct(s, ty, items, brace, span),
            TyKind::Array(CHAR, n)
                if brace && items.len() == 1 && matches!(items[0].kind, ExprKind::Str(_)) =>
            {
                match &items[0].kind {
                    ExprKind::Str(bytes) => self.char_array(bytes, n, ty, span),
                    _ => fault(Kind::TypeMismatch, span, &["", ""]),
                }
            }
            TyKind::Array(..) if brace => {
                let mut at = 0;
                let made = self.aggregate(ty, items, &mut at, span)?;
                if at < items.len() {
                    return fault(
                        Kind::TooManyInitialisers,
                        items[at].span,
                        &[&at.to_string(), &items.len().to_string()],
                    );
                }
                Ok(made)
            }
            _ if ty == ERROR => fault(Kind::TypeMismatch, span, &["?", "?"]),
            _ if ty == VOID => fault(Kind::TypeMismatch, span, &["void", "value"]),
            _ => match items {
                [] => Ok(if self.types.is_scalar(ty) {
                    int(0, ty, span)
                } else {
                    value(Ek::Zero, ty, span)
                }),
                [one] => self.expr_to(one, ty),
                _ => fault(
                    Kind::TooManyInitialisers,
                    items[1].span,
                    &["1", &items.len().to_string()],
                ),
            },
        }
    }

    fn construct_struct(
        &mut self,
        s: StructId,
        ty: Ty,
        items: &[AstExpr],
        brace: bool,
        span: Span,
    ) -> Result<Expr> {
        self.no_void(ty, span)?;
        let info = self.types.info(s);
        let (library, has_ctor, closure) = (info.library, info.has_ctor, info.closure);
        let name = info.name.clone();
        let adder = if brace {
            info.methods
                .iter()
                .find(|m| &*m.decl.name == "__add")
                .cloned()
        } else {
            None
        };
        let plain = matches!(&*info.base, "pair" | "tuple");
        if items.is_empty() && (!has_ctor || library) {
            let zero_ctor = library
                && self
                    .types
                    .info(s)
                    .methods
                    .iter()
                    .any(|m| m.decl.is_ctor && m.decl.params.is_empty());
            if !zero_ctor {
                return self.zero_struct(s, ty, span);
            }
        }
        if let (Some(adder), false) = (&adder, items.is_empty()) {
            if let Some(made) = self.list_value(s, ty, adder, items, span)? {
                return Ok(made);
            }
        }
        if let [one] = items {
            if !matches!(one.kind, ExprKind::InitList(_)) {
                let h = self.expr_wanting(one, Some(ty))?;
                if h.ty == ty {
                    return Ok(self.copied(h));
                }
                if !has_ctor && !brace || plain {
                    return self.convert(h, ty);
                }
                if self.types.is_string(ty) && matches!(h.k, Ek::Text(_)) {
                    return self.convert(h, ty);
                }
            }
        }
        if has_ctor {
            let ctors: Vec<Candidate> = self
                .types
                .info(s)
                .methods
                .iter()
                .filter(|m| m.decl.is_ctor)
                .map(|m| Candidate {
                    method: m.clone(),
                    this: Some(s),
                })
                .collect();
            let args = items
                .iter()
                .map(|a| self.expr(a))
                .collect::<Result<Vec<_>>>()?;
            let choice = self.choose(&name, &ctors, &args, items, None, span, false)?;
            return self.ctor_call(ty, choice.id, &choice.method, args, items, span);
        }
        if closure || !brace && !plain {
            return fault(Kind::NoMatchingFunction, span, &[&name, ""]);
        }
        let mut at = 0;
        let made = self.aggregate(ty, items, &mut at, span)?;
        if at < items.len() {
            return fault(
                Kind::TooManyInitialisers,
                items[at].span,
                &[&at.to_string(), &items.len().to_string()],
            );
        }
        Ok(made)
    }

    fn zero_struct(&mut self, s: StructId, ty: Ty, span: Span) -> Result<Expr> {
        if !self.types.info(s).has_defaults {
            return Ok(value(Ek::Zero, ty, span));
        }
        let mut parts = Vec::new();
        for f in self.types.info(s).fields.clone() {
            if let Some(v) = self.field_default(s, &f.name, f.ty, span)? {
                parts.push((f.offset, v));
            }
        }
        Ok(value(Ek::Parts(parts, true), ty, span))
    }

    /// Arrays and structs from a list; inner braces may be left out, as in C.
    fn aggregate(&mut self, ty: Ty, items: &[AstExpr], at: &mut usize, span: Span) -> Result<Expr> {
        let mut parts = Vec::new();
        match self.types.kind(ty).clone() {
            TyKind::Array(of, n) => {
                let w = self.types.slots(of);
                let needs = self
                    .types
                    .info_of(of)
                    .is_some_and(|i| i.has_defaults || i.has_ctor && !i.library);
                for i in 0..n {
                    if *at >= items.len() && !needs {
                        break;
                    }
                    let v = if *at < items.len() {
                        self.element(of, items, at, span)?
                    } else {
                        self.construct(of, &[], true, span)?
                    };
                    parts.push((i * w, v));
                }
            }
            TyKind::Struct(s) => {
                for f in self.types.info(s).fields.clone() {
                    if *at < items.len() {
                        parts.push((f.offset, self.element(f.ty, items, at, span)?));
                    } else if let Some(v) = self.field_default(s, &f.name, f.ty, span)? {
                        if !matches!(v.k, Ek::Parts(_, false)) {
                            parts.push((f.offset, v));
                        }
                    }
                }
            }
            _ => return fault(Kind::TypeMismatch, span, &["{…}", &self.types.name(ty)]),
        }
        Ok(value(Ek::Parts(parts, true), ty, span))
    }

    fn element(&mut self, ty: Ty, items: &[AstExpr], at: &mut usize, span: Span) -> Result<Expr> {
        let item = &items[*at];
        let is_list = matches!(item.kind, ExprKind::InitList(_));
        let nested = match self.types.kind(ty).clone() {
            TyKind::Array(CHAR, _) if matches!(item.kind, ExprKind::Str(_)) => {
                *at += 1;
                return self.construct(ty, std::slice::from_ref(item), true, item.span);
            }
            TyKind::Array(..) => true,
            TyKind::Struct(s) => {
                let info = self.types.info(s);
                !info.has_ctor
                    && !info.closure
                    && (!info.library || matches!(&*info.base, "array" | "pair" | "tuple"))
            }
            _ => false,
        };
        if nested && !is_list {
            let whole = match self.types.kind(ty) {
                TyKind::Struct(_) => {
                    let h = self.expr(item)?;
                    self.rank(&h, Some(item), ty).is_some()
                }
                _ => false,
            };
            if !whole {
                return self.aggregate(ty, items, at, span);
            }
        }
        *at += 1;
        self.expr_to(item, ty)
    }

    /// A container from its elements; `None` when the items are no elements of it.
    fn list_value(
        &mut self,
        s: StructId,
        ty: Ty,
        adder: &Rc<Method>,
        items: &[AstExpr],
        span: Span,
    ) -> Result<Option<Expr>> {
        let id = self.func_of(adder, Some(s))?;
        let element = self.types.strip(self.info(id).params[0]);
        for item in items {
            let h = self.expr(item)?;
            if h.ty == ty && items.len() == 1 {
                return Ok(None);
            }
            if self.rank(&h, Some(item), element).is_none() {
                return Ok(None);
            }
        }
        let t = self.temp(ty);
        let whole = place(Ek::Local(t), ty, false, span);
        let mut effects = vec![value(
            Ek::Init(t, Box::new(value(Ek::Zero, ty, span))),
            VOID,
            span,
        )];
        for item in items {
            let v = self.expr_to(item, element)?;
            let call = self.finish_call(
                id,
                &adder.clone(),
                Some(s),
                Some(whole.clone()),
                vec![v],
                &[],
                span,
            )?;
            effects.push(call);
        }
        Ok(Some(value(Ek::Seq(effects, Box::new(whole)), ty, span)))
    }

    /// Runs a constructor found by [`Self::converting_ctor`].
    pub(super) fn run_ctor(
        &mut self,
        ty: Ty,
        m: &Rc<Method>,
        args: Vec<Expr>,
        asts: &[AstExpr],
        span: Span,
    ) -> Result<Expr> {
        let id = self.func_of(m, self.types.struct_of(ty))?;
        self.ctor_call(ty, id, m, args, asts, span)
    }

    fn ctor_call(
        &mut self,
        ty: Ty,
        id: super::FuncId,
        m: &Rc<Method>,
        args: Vec<Expr>,
        asts: &[AstExpr],
        span: Span,
    ) -> Result<Expr> {
        let t = self.temp(ty);
        let whole = place(Ek::Local(t), ty, false, span);
        let library = self.types.info_of(ty).is_some_and(|i| i.library);
        let mut handles = Vec::new();
        self.types.handles(ty, 0, &mut handles);
        let start = if library {
            value(Ek::Zero, ty, span)
        } else {
            value(
                Ek::Parts(
                    handles
                        .into_iter()
                        .map(|h| (h, int(0, LONG, span)))
                        .collect(),
                    false,
                ),
                ty,
                span,
            )
        };
        let s = self.types.struct_of(ty);
        let call = self.finish_call(id, m, s, Some(whole.clone()), args, asts, span)?;
        let effects = vec![value(Ek::Init(t, Box::new(start)), VOID, span), call];
        Ok(value(Ek::Seq(effects, Box::new(whole)), ty, span))
    }
}
