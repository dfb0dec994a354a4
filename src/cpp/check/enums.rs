//! Enumerations, and names behind `::`.

use super::super::ast::{EnumDecl, TypeExpr};
use super::super::error::{fault, Kind, Span};
use super::super::token::Name;
use super::super::types::{known::*, EnumInfo, TyKind};
use super::{Binding, Checker, Result};

impl Checker {
    pub(super) fn enum_item(&mut self, decl: &EnumDecl, library: bool) -> Result<()> {
        let name: Name = decl.name.clone().unwrap_or_else(|| "enum".into());
        let id = self.types.enums.len() as u32;
        self.types.enums.push(EnumInfo {
            name: name.to_string(),
            scoped: decl.scoped,
            values: Vec::new(),
        });
        let ty = self.types.intern(TyKind::Enum(id));
        if decl.name.is_some() {
            self.bind_name(&name, Binding::Type(ty), library, decl.span)?;
        }
        let mut next = 0i64;
        for (n, span, v) in &decl.values {
            if let Some(e) = v {
                let h = self.expr(e)?;
                match self.const_int(&h) {
                    Some(v) => next = v,
                    None => return fault(Kind::NotConstant, e.span, &[""]),
                }
            }
            if i32::try_from(next).is_err() {
                return fault(Kind::LiteralTooLarge, *span, &[&next.to_string()]);
            }
            self.types.enums[id as usize].values.push((n.clone(), next));
            if !decl.scoped {
                self.bind_name(n, Binding::Const(ty, next as u64), library, *span)?;
            }
            next += 1;
        }
        Ok(())
    }

    /// `Color::Red`, `string::npos`.
    pub(super) fn scoped_name(
        &mut self,
        scope: &TypeExpr,
        name: &str,
        span: Span,
    ) -> Result<super::Expr> {
        let t = self.resolve(scope)?;
        if let TyKind::Enum(e) = *self.types.kind(t) {
            let info = &self.types.enums[e as usize];
            if let Some(v) = info.values.iter().find(|v| &*v.0 == name) {
                return Ok(super::int(v.1, t, span));
            }
        }
        if self.types.is_string(t) && name == "npos" {
            return Ok(super::int(-1, ULONG, span));
        }
        if self.types.is_library(t, "numeric_limits") {
            return self.limits(t, name, span);
        }
        fault(Kind::UnknownMember, span, &[&self.types.name(t), name])
    }

    /// The value of an integer constant.
    pub(super) fn const_int(&self, e: &super::Expr) -> Option<i64> {
        match e.k {
            super::Ek::Const(v) if self.types.is_integer(e.ty) || self.types.is_enum(e.ty) => {
                Some(v as i64)
            }
            _ => None,
        }
    }
}
