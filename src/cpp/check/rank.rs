//! How well a value fits a type.

use super::super::ast::{Expr as AstExpr, ExprKind};
use super::super::hir::{Ek, Expr};
use super::super::types::{known::*, Method, Ty, TyKind};
use super::Checker;
use std::rc::Rc;

/// Costs of conversions; smaller fits better.
pub(super) const CONST: u32 = 1;
const PROMOTION: u32 = 4;
const STANDARD: u32 = 8;
const CLASS: u32 = 32;

impl Checker {
    /// How well an argument fits a parameter; `None` when it does not.
    pub(super) fn rank(&mut self, e: &Expr, ast: Option<&AstExpr>, to: Ty) -> Option<u32> {
        if let TyKind::Ref(target, is_const) = *self.types.kind(to) {
            if e.ty == target {
                return match (is_const, e.is_const || !e.place) {
                    (false, true) if self.cur_ref().library && e.place => Some(CONST),
                    (false, true) => None,
                    (true, false) => Some(CONST),
                    _ => Some(0),
                };
            }
            return if is_const {
                self.rank_value(e, ast, target).map(|r| r + CONST)
            } else {
                None
            };
        }
        self.rank_value(e, ast, to)
    }

    fn rank_value(&mut self, e: &Expr, ast: Option<&AstExpr>, to: Ty) -> Option<u32> {
        let from = e.ty;
        if from == to {
            return Some(0);
        }
        let t = &self.types;
        if t.is_arith(to) && (t.is_arith(from) || t.is_plain_enum(from)) {
            let promoted = to == t.promote(from) && from != to || from == FLOAT && to == DOUBLE;
            return Some(if promoted { PROMOTION } else { STANDARD });
        }
        match (t.kind(from).clone(), t.kind(to).clone()) {
            (TyKind::Array(of, _) | TyKind::Vla(of), TyKind::Ptr(p, c)) if of == p => {
                let from_const = e.is_const || matches!(e.k, Ek::Text(_));
                (c || !from_const).then_some(u32::from(c && !from_const))
            }
            (TyKind::Ptr(a, ca), TyKind::Ptr(b, cb)) if a == b && (cb || !ca) => Some(CONST),
            (TyKind::Nullptr, TyKind::Ptr(..) | TyKind::StdFunction(..)) => Some(STANDARD),
            (_, TyKind::Ptr(..)) if from == INT && matches!(e.k, Ek::Const(0)) => Some(STANDARD),
            (TyKind::Ptr(..), _) if to == BOOL => Some(STANDARD + 1),
            (TyKind::Array(..), _) if to == BOOL => Some(STANDARD + 1),
            (TyKind::Overloads, TyKind::Ptr(f, _))
                if matches!(self.types.kind(f), TyKind::Func(..)) =>
            {
                Some(0)
            }
            (TyKind::Overloads, TyKind::StdFunction(..)) => Some(CLASS),
            (TyKind::Ptr(f, _), TyKind::StdFunction(r, a)) => {
                (*self.types.kind(f) == TyKind::Func(r, a)).then_some(CLASS)
            }
            (TyKind::Struct(s), TyKind::StdFunction(_, a)) => {
                self.is_callable(s, a.len()).then_some(CLASS)
            }
            (TyKind::Struct(s), TyKind::Ptr(f, _)) if self.types.info(s).closure => {
                matches!(self.types.kind(f), TyKind::Func(..)).then_some(CLASS)
            }
            (TyKind::List, _) => self.rank_list(ast, to),
            (_, TyKind::Struct(_)) => {
                if let Some(parts) = self.same_family(from, to) {
                    let ok = parts.into_iter().all(|((_, a), (_, b))| {
                        let probe = super::place(Ek::Nothing, a, true, e.span);
                        self.rank_value(&probe, None, b).is_some()
                    });
                    return ok.then_some(CLASS);
                }
                self.converting_ctor(e, to).map(|_| CLASS)
            }
            _ => None,
        }
    }

    fn rank_list(&mut self, ast: Option<&AstExpr>, to: Ty) -> Option<u32> {
        let Some(AstExpr {
            kind: ExprKind::InitList(items),
            ..
        }) = ast
        else {
            return Some(CLASS);
        };
        let fits = match self.types.kind(to).clone() {
            TyKind::Array(_, n) => items.len() <= n as usize,
            TyKind::Struct(s) => {
                let info = self.types.info(s);
                let list = info.methods.iter().any(|m| &*m.decl.name == "__add");
                let ctor = info
                    .methods
                    .iter()
                    .any(|m| m.decl.is_ctor && m.decl.params.len() == items.len());
                let nested = items
                    .first()
                    .is_some_and(|i| matches!(i.kind, ExprKind::InitList(_)));
                let texts = self.types.is_string(to);
                if texts {
                    return None;
                }
                // `{1, 2}` rather means a pair than a vector of two where both are offered.
                if list {
                    return Some(CLASS + 1 + u32::from(nested));
                }
                ctor || !info.has_ctor && items.len() <= info.slots as usize
            }
            _ => items.len() <= 1,
        };
        fits.then_some(CLASS)
    }

    /// The constructor that turns this value into the class by itself.
    pub(super) fn converting_ctor(&mut self, e: &Expr, to: Ty) -> Option<Rc<Method>> {
        let s = self.types.struct_of(to)?;
        let ctors: Vec<Rc<Method>> = self
            .types
            .info(s)
            .methods
            .iter()
            .filter(|m| m.decl.is_ctor)
            .cloned()
            .collect();
        let library = self.types.info(s).library;
        let mut best: Option<(u32, Rc<Method>)> = None;
        for m in ctors {
            let needed = m.decl.params.iter().filter(|p| p.default.is_none()).count();
            if m.decl.params.is_empty() || needed > 1 || !m.decl.tparams.is_empty() {
                continue;
            }
            let Ok(id) = self.func_of(&m, Some(s)) else {
                continue;
            };
            let p = self.info(id).params[0];
            // `vector<int> v = 5;` is not C++: sizes are not converted.
            if library && self.types.is_arith(self.types.strip(p)) {
                continue;
            }
            let r = match *self.types.kind(p) {
                TyKind::Ref(t, true) if e.ty == t => Some(0),
                TyKind::Ref(t, true) if !matches!(self.types.kind(t), TyKind::Struct(_)) => {
                    self.rank_value(e, None, t)
                }
                TyKind::Ref(t, true) if self.types.is_string(t) && to != t => {
                    self.rank_value(e, None, t)
                }
                _ if !matches!(self.types.kind(p), TyKind::Struct(_)) => self.rank(e, None, p),
                _ => None,
            };
            if let Some(r) = r {
                if best.as_ref().is_none_or(|b| r < b.0) {
                    best = Some((r, m));
                }
            }
        }
        best.map(|b| b.1)
    }
}
