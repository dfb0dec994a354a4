//! Library declarations that stand for a place or a constant rather than for work of the machine.

use super::super::error::Span;
use super::super::hir::{Ek, Expr, FuncId};
use super::super::types::{known::*, Ty, TyKind};
use super::{int, place, value, Checker, Result};

impl Checker {
    pub(super) fn intrinsic(
        &mut self,
        name: &str,
        id: FuncId,
        args: &[Expr],
        span: Span,
    ) -> Result<Option<Expr>> {
        let element = self.info(id).env.types.first().map_or(VOID, |t| t.1);
        Ok(Some(match name {
            "__at" => {
                let is_const = args[0].is_const;
                place(
                    Ek::BufAt(Box::new(args[0].clone()), Box::new(args[1].clone())),
                    element,
                    is_const,
                    span,
                )
            }
            "__char_at" => {
                let is_const = args[0].is_const;
                place(
                    Ek::ByteAt(Box::new(args[0].clone()), Box::new(args[1].clone())),
                    CHAR,
                    is_const,
                    span,
                )
            }
            "__flat" => int(i64::from(self.is_flat(element)), BOOL, span),
            "__slots" => int(i64::from(self.types.slots(element)), INT, span),
            "__order" => {
                let own = self
                    .types
                    .info_of(element)
                    .filter(|i| i.library)
                    .map(|i| i.base.to_string());
                let order = match own.as_deref() {
                    Some("less") => 1,
                    Some("greater") => 2,
                    _ => 0,
                };
                int(order, INT, span)
            }
            _ => return Ok(None),
        }))
    }

    /// Can the machine order values of this type itself: numbers, strings, pairs of such?
    pub(super) fn is_flat(&self, ty: Ty) -> bool {
        match self.types.kind(ty) {
            TyKind::Prim(_) => self.types.is_arith(ty),
            TyKind::Enum(_) => true,
            TyKind::Array(of, n) => *n <= 64 && self.is_flat(*of),
            TyKind::Struct(s) => {
                let info = self.types.info(*s);
                info.library
                    && (&*info.base == "string"
                        || matches!(&*info.base, "pair" | "tuple" | "array")
                            && info.fields.iter().all(|f| self.is_flat(f.ty)))
            }
            _ => false,
        }
    }

    /// `max`, `min` of two numbers: an instruction instead of a call.
    pub(super) fn shortcut(&mut self, name: &str, args: &[Expr], span: Span) -> Option<Expr> {
        let [a, b] = args else { return None };
        if a.ty != b.ty || !self.types.is_arith(a.ty) {
            return None;
        }
        let pair = (Box::new(a.clone()), Box::new(b.clone()));
        match name {
            "max" => Some(value(Ek::Max(pair.0, pair.1), a.ty, span)),
            "min" => Some(value(Ek::Min(pair.0, pair.1), a.ty, span)),
            _ => None,
        }
    }
}
