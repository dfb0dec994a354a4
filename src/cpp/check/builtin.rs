//! Library functions that no declaration can describe: any number of arguments, types as arguments,
//! formats.

use super::super::ast::{BinOp, Expr as AstExpr, ExprKind, TArg};
use super::super::error::{fault, Kind, Span};
use super::super::hir::{Ek, Expr};
use super::super::native::Native;
use super::super::types::{known::*, Ty, TyKind, Types};
use super::{int, place, value, Checker, Result};

impl Checker {
    pub(super) fn builtin_call(
        &mut self,
        name: &str,
        targs: Option<&[TArg]>,
        args: &[AstExpr],
        span: Span,
    ) -> Result<Option<Expr>> {
        Ok(Some(match (name, args) {
            ("printf", _) => self.printf(args, span)?,
            ("scanf", _) => self.scanf(args, span)?,
            ("puts", [a]) => {
                let h = self.expr(a)?;
                let newline = int(10, CHAR, span);
                let out = self.cout(span);
                let Some(first) = self.put(&out, h)? else {
                    return fault(Kind::NoMatchingFunction, span, &[name, ""]);
                };
                let second = value(
                    Ek::Native(Native::PutChar, None, vec![int(0, INT, span), newline]),
                    VOID,
                    span,
                );
                value(
                    Ek::Seq(vec![first, second], Box::new(int(0, INT, span))),
                    INT,
                    span,
                )
            }
            ("get", [a]) if targs.is_some() => self.get_part(targs.unwrap_or(&[]), a, span)?,
            ("make_tuple", _) => {
                let mut tys = Vec::new();
                let mut parts = Vec::new();
                let mut offset = 0;
                for a in args {
                    let h = self.expr(a)?;
                    let h = self.decay(h)?;
                    let ty = h.ty;
                    parts.push((offset, self.convert(h, ty)?));
                    offset += self.types.slots(ty);
                    tys.push(ty);
                }
                let ty = self.tuple_of(&tys, span)?;
                value(Ek::Parts(parts, true), ty, span)
            }
            ("memset", [to, v, n]) => self.memset(to, v, n, span)?,
            ("memcpy", [to, from, n]) => self.memcpy(to, from, n, span)?,
            ("assert", [cond]) => {
                let text = args[0].span;
                let c = self.condition(cond)?;
                value(
                    Ek::Native(
                        Native::Assert,
                        None,
                        vec![
                            c,
                            int(i64::from(text.lo), LONG, span),
                            int(i64::from(text.hi), LONG, span),
                        ],
                    ),
                    VOID,
                    span,
                )
            }
            (
                "max" | "min",
                [AstExpr {
                    kind: ExprKind::InitList(items),
                    ..
                }],
            ) if !items.is_empty() => {
                let mut all = items
                    .iter()
                    .map(|i| self.expr(i))
                    .collect::<Result<Vec<_>>>()?
                    .into_iter();
                let Some(mut best) = all.next() else {
                    return Ok(None);
                };
                for e in all {
                    if e.ty != best.ty || !self.types.is_arith(e.ty) {
                        return fault(
                            Kind::NoMatchingFunction,
                            span,
                            &[
                                name,
                                &format!("{}, {}", self.types.name(best.ty), self.types.name(e.ty)),
                            ],
                        );
                    }
                    let (a, b, ty) = (Box::new(best), Box::new(e.clone()), e.ty);
                    best = value(
                        if name == "max" {
                            Ek::Max(a, b)
                        } else {
                            Ek::Min(a, b)
                        },
                        ty,
                        span,
                    );
                }
                best
            }
            ("size", [a]) => {
                let h = self.expr(a)?;
                match *self.types.kind(h.ty) {
                    TyKind::Struct(_) => {
                        self.call_method(h, "size", Vec::new(), &[], span, span)?
                    }
                    TyKind::Array(_, n) => int(i64::from(n), ULONG, span),
                    _ => return Ok(None),
                }
            }
            ("getline", [s, line]) => self.getline(s, line, None, span)?,
            ("getline", [s, line, end]) => self.getline(s, line, Some(end), span)?,
            ("begin" | "end" | "rbegin" | "rend", [a]) => {
                let h = self.expr(a)?;
                match self.types.kind(h.ty) {
                    TyKind::Struct(_) => self.call_method(h, name, Vec::new(), &[], span, span)?,
                    _ => return Ok(None),
                }
            }
            ("move" | "forward" | "ref" | "cref" | "as_const", [a]) if name == "move" => {
                let h = self.expr(a)?;
                // Moving from something leaves it unspecified here: a copy is as good.
                self.copied(h)
            }
            ("__sync_with_stdio", _) => value(Ek::Nothing, VOID, span),
            ("freopen", _) => return fault(Kind::Unsupported, span, &["file", "freopen"]),
            ("fflush", [_]) => int(0, INT, span),
            _ => return Ok(None),
        }))
    }

    /// `get<1>(t)`.
    fn get_part(&mut self, targs: &[TArg], a: &AstExpr, span: Span) -> Result<Expr> {
        let h = self.expr(a)?;
        let [TArg::Expr(n)] = targs else {
            return fault(Kind::Unsupported, span, &["get-type", "get"]);
        };
        let index = self.expr(n)?;
        let Some(i) = self.const_int(&index) else {
            return fault(Kind::NotConstant, n.span, &[""]);
        };
        let plain = self.types.is_library(h.ty, "pair") || self.types.is_library(h.ty, "tuple");
        let field = self
            .types
            .info_of(h.ty)
            .filter(|_| plain)
            .and_then(|s| s.fields.get(usize::try_from(i).unwrap_or(usize::MAX)))
            .cloned();
        match field {
            Some(f) => {
                let h = self.materialise(h);
                let is_const = h.is_const;
                Ok(place(
                    Ek::Field(Box::new(h), f.offset),
                    f.ty,
                    is_const,
                    span,
                ))
            }
            None => fault(
                Kind::UnknownMember,
                span,
                &[&self.types.name(h.ty), &format!("get<{i}>")],
            ),
        }
    }

    /// `tie(a, b) = f();`
    pub(super) fn assign_tie(
        &mut self,
        a: &AstExpr,
        b: &AstExpr,
        span: Span,
    ) -> Result<Option<Expr>> {
        let ExprKind::Call(f, targets) = &a.kind else {
            return Ok(None);
        };
        let ExprKind::Name(path) = &f.kind else {
            return Ok(None);
        };
        if &*path.name != "tie" || self.find(path).is_some() {
            return Ok(None);
        }
        let right = self.expr(b)?;
        let t = self.temp(right.ty);
        let ty = right.ty;
        let right = self.copied(right);
        let Some(info) = self
            .types
            .info_of(ty)
            .filter(|i| i.library && matches!(&*i.base, "pair" | "tuple"))
        else {
            return fault(Kind::TypeMismatch, b.span, &[&self.types.name(ty), "tuple"]);
        };
        let fields = info.fields.clone();
        if fields.len() != targets.len() {
            return fault(
                Kind::WrongArgumentCount,
                a.span,
                &["tie", &fields.len().to_string(), &targets.len().to_string()],
            );
        }
        let mut effects = vec![value(Ek::Init(t, Box::new(right)), VOID, span)];
        for (target, f) in targets.iter().zip(fields) {
            let to = self.expr(target)?;
            if !to.place || to.is_const {
                return fault(Kind::NotAssignable, target.span, &[""]);
            }
            let part = place(
                Ek::Field(Box::new(place(Ek::Local(t), ty, false, span)), f.offset),
                f.ty,
                false,
                span,
            );
            let v = self.convert(part, to.ty)?;
            effects.push(value(Ek::Assign(Box::new(to), Box::new(v)), VOID, span));
        }
        Ok(Some(value(
            Ek::Seq(effects, Box::new(value(Ek::Nothing, VOID, span))),
            VOID,
            span,
        )))
    }

    /// The pointer a block operation starts at, and the plain type of its cells with their size in bytes.
    fn block(&mut self, e: &AstExpr) -> Result<(Expr, Ty, i64)> {
        let h = self.expr(e)?;
        let h = self.decay(h)?;
        let TyKind::Ptr(mut of, _) = *self.types.kind(h.ty) else {
            return fault(
                Kind::TypeMismatch,
                e.span,
                &[&self.types.name(h.ty), "array"],
            );
        };
        while let TyKind::Array(inner, _) = *self.types.kind(of) {
            of = inner;
        }
        let size = match self.types.kind(of) {
            TyKind::Prim(_) if of == DOUBLE => 8,
            TyKind::Prim(_) if of == FLOAT => 4,
            TyKind::Prim(_) if of != VOID => i64::from(Types::bits(of).div_ceil(8)),
            _ => {
                return fault(
                    Kind::Unsupported,
                    e.span,
                    &["block-type", &self.types.name(of)],
                )
            }
        };
        Ok((h, of, size))
    }

    /// Number of cells for a size in bytes.
    fn cells(&mut self, n: &AstExpr, size: i64) -> Result<Expr> {
        let h = self.expr(n)?;
        let bytes = self.convert(h, LONG)?;
        let span = n.span;
        if let Ek::Const(v) = bytes.k {
            if v as i64 % size != 0 {
                return fault(Kind::Unsupported, span, &["part-of-cell", ""]);
            }
            return Ok(int(v as i64 / size, LONG, span));
        }
        self.binary_of(BinOp::Div, bytes, int(size, LONG, span), span)
    }

    fn memset(&mut self, to: &AstExpr, v: &AstExpr, n: &AstExpr, span: Span) -> Result<Expr> {
        let (ptr, of, size) = self.block(to)?;
        let count = self.cells(n, size)?;
        let h = self.expr(v)?;
        let byte = self.convert(h, INT)?;
        let float = self.types.is_float(of);
        let bits = match (byte.k, float) {
            (Ek::Const(b), false) => {
                let b = b & 0xFF;
                let all = b.wrapping_mul(0x0101_0101_0101_0101);
                super::fold::wrap(all as i64, of)
            }
            (Ek::Const(0), true) => 0,
            _ => return fault(Kind::Unsupported, v.span, &["memset-value", ""]),
        };
        let bits = if of == BOOL { bits & 1 } else { bits };
        let args = vec![ptr, count, value(Ek::Const(bits), LONG, span)];
        Ok(value(
            Ek::Native(Native::Memset, Some(of), args),
            VOID,
            span,
        ))
    }

    fn memcpy(&mut self, to: &AstExpr, from: &AstExpr, n: &AstExpr, span: Span) -> Result<Expr> {
        let (a, of, size) = self.block(to)?;
        let (b, other, _) = self.block(from)?;
        if of != other {
            return fault(
                Kind::TypeMismatch,
                from.span,
                &[&self.types.name(other), &self.types.name(of)],
            );
        }
        let count = self.cells(n, size)?;
        Ok(value(
            Ek::Native(Native::Memcpy, Some(of), vec![a, b, count]),
            VOID,
            span,
        ))
    }

    /// `numeric_limits<int>::max()`.
    pub(super) fn limits(&mut self, t: Ty, name: &str, span: Span) -> Result<Expr> {
        let of = self.types.info_of(t).map_or(INT, |i| i.targs[0]);
        let bits = Types::bits(of);
        if self.types.is_float(of) {
            let v = match name {
                "max" if of == DOUBLE => f64::MAX,
                "lowest" if of == DOUBLE => f64::MIN,
                "infinity" => f64::INFINITY,
                "epsilon" if of == DOUBLE => f64::EPSILON,
                _ => return fault(Kind::UnknownMember, span, &[&self.types.name(t), name]),
            };
            return Ok(value(Ek::Const(v.to_bits()), of, span));
        }
        let unsigned = Types::is_unsigned(of);
        let v = match (name, unsigned) {
            ("max", true) => (u64::MAX >> (64 - bits)) as i64,
            ("max", false) => (u64::MAX >> (65 - bits)) as i64,
            ("min" | "lowest", true) => 0,
            ("min" | "lowest", false) => (i64::MIN) >> (64 - bits),
            _ => return fault(Kind::UnknownMember, span, &[&self.types.name(t), name]),
        };
        Ok(int(v, of, span))
    }
}
