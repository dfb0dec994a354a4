//! Expressions, except operators and calls.

use super::super::ast::{Expr as AstExpr, ExprKind, Path, UnOp};
use super::super::error::{fault, Kind, Span};
use super::super::hir::{Ek, Expr};
use super::super::types::{known::*, Ty, TyKind, Types};
use super::scope::Found;
use super::{int, place, value, Checker, Result};

impl Checker {
    pub(super) fn expr(&mut self, e: &AstExpr) -> Result<Expr> {
        self.expr_wanting(e, None)
    }

    /// As [`Self::expr`], knowing the type that is wanted (for lambdas given to a `function`).
    pub(super) fn expr_wanting(&mut self, e: &AstExpr, want: Option<Ty>) -> Result<Expr> {
        let span = e.span;
        Ok(match &e.kind {
            ExprKind::Int {
                value,
                unsigned,
                long,
                decimal,
            } => {
                let ty = literal_type(*value, *unsigned, *long, *decimal);
                match ty {
                    Some(t) => int(*value as i64, t, span),
                    None => return fault(Kind::LiteralTooLarge, span, &[&value.to_string()]),
                }
            }
            ExprKind::Float(v, single) => {
                let v = if *single { f64::from(*v as f32) } else { *v };
                value(
                    Ek::Const(v.to_bits()),
                    if *single { FLOAT } else { DOUBLE },
                    span,
                )
            }
            ExprKind::Char(c) => int(i64::from(*c as i8), CHAR, span),
            ExprKind::Bool(b) => int(i64::from(*b), BOOL, span),
            ExprKind::Nullptr => int(0, NULLPTR, span),
            ExprKind::Str(bytes) => {
                let n = bytes.len() as u32 + 1;
                let id = self.text(bytes);
                let ty = self.types.intern(TyKind::Array(CHAR, n));
                place(Ek::Text(id), ty, true, span)
            }
            ExprKind::This => {
                let p = self.this_place(span)?;
                let ptr = self.types.ptr(p.ty, p.is_const);
                value(Ek::Addr(Box::new(p)), ptr, span)
            }
            ExprKind::Name(path) => self.name(path, span)?,
            ExprKind::Unary(UnOp::PreInc | UnOp::PreDec | UnOp::PostInc | UnOp::PostDec, _) => {
                self.step(e)?
            }
            ExprKind::Unary(op, a) => self.unary(*op, a, span)?,
            ExprKind::Binary(op, a, b) => self.binary(*op, a, b, span)?,
            ExprKind::Assign(op, a, b) => self.assign(*op, a, b, span)?,
            ExprKind::Cond(c, a, b) => self.conditional(c, a, b, false, span)?,
            ExprKind::Comma(a, b) => {
                let a = self.discarded(a)?;
                let b = self.expr(b)?;
                let (ty, is_place, is_const) = (b.ty, b.place, b.is_const);
                Expr {
                    k: Ek::Seq(vec![a], Box::new(b)),
                    ty,
                    span,
                    place: is_place,
                    is_const,
                }
            }
            ExprKind::Call(f, args) => self.call(f, args, span)?,
            ExprKind::Index(a, i) => self.index(a, i, span)?,
            ExprKind::Member(a, path, arrow) => self.member(a, path, *arrow, span)?,
            ExprKind::Cast(ty, a) => {
                let to = self.resolve(ty)?;
                let h = self.expr(a)?;
                self.cast(h, to, span)?
            }
            ExprKind::Construct(ty, args, brace) => {
                let to = self.resolve_construct(ty, args)?;
                if let ([one], false) = (&args[..], *brace) {
                    if !matches!(self.types.kind(to), TyKind::Struct(_)) {
                        let h = self.expr_wanting(one, Some(to))?;
                        return self.cast(h, to, span);
                    }
                }
                self.construct(to, args, *brace, span)?
            }
            ExprKind::InitList(_) => value(Ek::Nothing, LIST, span),
            ExprKind::SizeofType(t) => {
                let ty = self.resolve(t)?;
                self.sizeof(ty, span)?
            }
            ExprKind::SizeofExpr(a) => {
                let h = self.expr(a)?;
                if let (TyKind::Vla(of), true) = (self.types.kind(h.ty).clone(), h.place) {
                    if let Some((n, _)) = self.bytes(of) {
                        let count = value(
                            Ek::Native(super::super::native::Native::BufSize, Some(of), vec![h]),
                            ULONG,
                            span,
                        );
                        return self.binary_of(
                            super::super::ast::BinOp::Mul,
                            count,
                            int(i64::from(n), ULONG, span),
                            span,
                        );
                    }
                }
                self.sizeof(h.ty, span)?
            }
            ExprKind::Lambda(l) => self.lambda(l, want, span)?,
        })
    }

    /// An expression whose value nobody looks at.
    pub(super) fn discarded(&mut self, e: &AstExpr) -> Result<Expr> {
        let h = match &e.kind {
            // `x++` as a statement needs no old value.
            ExprKind::Unary(UnOp::PostInc, a) => self.expr(&AstExpr::new(
                ExprKind::Unary(UnOp::PreInc, a.clone()),
                e.span,
            ))?,
            ExprKind::Unary(UnOp::PostDec, a) => self.expr(&AstExpr::new(
                ExprKind::Unary(UnOp::PreDec, a.clone()),
                e.span,
            ))?,
            _ => self.expr(e)?,
        };
        if matches!(h.ty, LIST | OVERLOADS) {
            return fault(Kind::UnexpectedToken, e.span, &["expression", ""]);
        }
        Ok(self.input_must_succeed(h))
    }

    fn name(&mut self, path: &Path, span: Span) -> Result<Expr> {
        if let Some(scope) = &path.scope {
            return self.scoped_name(scope, &path.name, span);
        }
        match self.find(path) {
            Some(Found::Binding(b)) => self.binding_expr(&b, &path.name, span),
            Some(Found::Member) => {
                let this = self.this_place(span)?;
                self.field(this, &path.name, span)
            }
            None if &*path.name == "NULL" => Ok(int(0, NULLPTR, span)),
            None if self.not_captured(&path.name) => fault(Kind::NotCaptured, span, &[&path.name]),
            None => self.undeclared(&path.name, span),
        }
    }

    fn resolve_construct(
        &mut self,
        ty: &super::super::ast::TypeExpr,
        args: &[AstExpr],
    ) -> Result<Ty> {
        // `pair(1, 2)` and `vector(3, 0)` leave their types to be deduced; only pairs and tuples are.
        if let super::super::ast::TypeKind::Named(p) = &ty.kind {
            if p.targs.is_none() && matches!(&*p.name, "pair" | "tuple") {
                let mut tys = Vec::new();
                for a in args {
                    let h = self.expr(a)?;
                    tys.push(self.decay(h)?.ty);
                }
                if &*p.name == "tuple" {
                    return self.tuple_of(&tys, ty.span);
                }
                return self.pair_of(&tys, ty.span);
            }
        }
        self.resolve(ty)
    }

    /// Explicit conversion.
    pub(super) fn cast(&mut self, e: Expr, to: Ty, span: Span) -> Result<Expr> {
        if to == VOID {
            return Ok(value(
                Ek::Seq(vec![e], Box::new(value(Ek::Nothing, VOID, span))),
                VOID,
                span,
            ));
        }
        let numeric = |t: &Types, ty: Ty| t.is_arith(ty) || t.is_enum(ty);
        if numeric(&self.types, e.ty) && numeric(&self.types, to) {
            if self.types.is_enum(to) {
                let v = self.convert_number(e, INT);
                return Ok(Expr { ty: to, ..v });
            }
            return Ok(self.convert_number(e, to));
        }
        if let TyKind::Ref(t, c) = *self.types.kind(to) {
            if e.ty == t {
                return Ok(Expr {
                    is_const: e.is_const || c,
                    ..e
                });
            }
        }
        let mut e = self.convert(e, to)?;
        e.span = span;
        Ok(e)
    }

    fn sizeof(&mut self, ty: Ty, span: Span) -> Result<Expr> {
        match self.bytes(ty) {
            Some((n, _)) => Ok(int(i64::from(n), ULONG, span)),
            None => fault(Kind::Unsupported, span, &["sizeof", &self.types.name(ty)]),
        }
    }

    /// Size and alignment in bytes, as g++ lays types out; library classes have none here.
    fn bytes(&self, ty: Ty) -> Option<(u32, u32)> {
        Some(match self.types.kind(ty) {
            TyKind::Prim(_) if ty == VOID => return None,
            TyKind::Prim(_) if ty == DOUBLE => (8, 8),
            TyKind::Prim(_) if ty == FLOAT => (4, 4),
            TyKind::Prim(_) => {
                let n = Types::bits(ty).div_ceil(8);
                (n, n)
            }
            TyKind::Enum(_) => (4, 4),
            TyKind::Ptr(..) => (8, 8),
            TyKind::Array(of, n) => {
                let (size, align) = self.bytes(*of)?;
                (size.checked_mul(*n)?, align)
            }
            TyKind::Struct(s) => {
                let info = self.types.info(*s);
                if info.library && !matches!(&*info.base, "pair" | "array") || info.closure {
                    return None;
                }
                let (mut at, mut most) = (0u32, 1);
                for f in &info.fields {
                    let (size, align) = self.bytes(f.ty)?;
                    at = at.div_ceil(align) * align + size;
                    most = most.max(align);
                }
                (at.max(1).div_ceil(most) * most, most)
            }
            _ => return None,
        })
    }
}

fn literal_type(v: u64, unsigned: bool, long: bool, decimal: bool) -> Option<Ty> {
    let fits = |t: Ty| match t {
        INT => v <= i32::MAX as u64,
        UINT => v <= u64::from(u32::MAX),
        LONG => v <= i64::MAX as u64,
        _ => true,
    };
    [INT, UINT, LONG, ULONG].into_iter().find(|&t| {
        let is_unsigned = matches!(t, UINT | ULONG);
        let kind = if is_unsigned {
            unsigned || !decimal
        } else {
            !unsigned
        };
        kind && fits(t) && (!long || matches!(t, LONG | ULONG))
    })
}
