//! Conditions and jumps.

use super::super::ast::BinOp;
use super::super::code::{Op, R};
use super::super::hir::{Ek, Expr};
use super::super::types::known::*;
use super::place::Place;
use super::{has_effects, Compiler, Result};

impl Compiler<'_> {
    /// A condition as a value.
    pub(super) fn boolean(&mut self, e: &Expr, d: R) -> Result<()> {
        if let Ek::Not(a) = &e.k {
            let a = self.value(a)?;
            self.emit(Op::NotB { d, a });
            return Ok(());
        }
        let jumps = self.jump_if(e, false)?;
        self.emit(Op::Int { d, v: 1 });
        let end = self.emit(Op::Jmp(0));
        jumps.into_iter().for_each(|j| self.patch_here(j));
        self.emit(Op::Int { d, v: 0 });
        self.patch_here(end);
        Ok(())
    }

    /// Jumps, to be patched, that are taken when the condition equals `when`.
    pub(super) fn jump_if(&mut self, e: &Expr, when: bool) -> Result<Vec<usize>> {
        self.span_of(e);
        match &e.k {
            Ek::Const(v) => Ok(if (*v != 0) == when {
                vec![self.emit(Op::Jmp(0))]
            } else {
                Vec::new()
            }),
            Ek::Not(a) => self.jump_if(a, !when),
            Ek::LogAnd(a, b) | Ek::LogOr(a, b) => {
                let is_and = matches!(e.k, Ek::LogAnd(..));
                if is_and == when {
                    // Both must agree: the first that differs leaves.
                    let out = self.jump_if(a, !when)?;
                    let known = self.known_set.clone();
                    let jumps = self.jump_if(b, when)?;
                    self.known_set = known;
                    out.into_iter().for_each(|j| self.patch_here(j));
                    return Ok(jumps);
                }
                let mut jumps = self.jump_if(a, when)?;
                let known = self.known_set.clone();
                jumps.extend(self.jump_if(b, when)?);
                self.known_set = known;
                Ok(jumps)
            }
            Ek::Convert(a) if e.ty == BOOL && !self.types.is_float(a.ty) => {
                let zero = Expr {
                    k: Ek::Const(0),
                    ..(**a).clone()
                };
                if let Some(j) = self.jump_on_cell(!when, a, &zero)? {
                    return Ok(vec![j]);
                }
                let r = self.value(a)?;
                Ok(vec![self.emit(if when {
                    Op::JT { a: r, t: 0 }
                } else {
                    Op::JF { a: r, t: 0 }
                })])
            }
            Ek::Binary(op, ty, a, b)
                if op.is_comparison() && !matches!(*ty, DOUBLE | FLOAT | ULONG) =>
            {
                let ordered = !matches!(op, BinOp::Eq | BinOp::Ne);
                if self.is_ptr(*ty) && (ordered || self.small(b).is_none()) {
                    return self.jump_plain(e, when);
                }
                let op = if when { *op } else { opposite(*op) };
                if !ordered {
                    if let Some(j) = self.jump_on_cell(op == BinOp::Eq, a, b)? {
                        return Ok(vec![j]);
                    }
                }
                if let Some(k) = self.small(b) {
                    let a = self.value(a)?;
                    let t = 0;
                    let code = match op {
                        BinOp::Lt => Op::JLtK { a, k, t },
                        BinOp::Le => Op::JLeK { a, k, t },
                        BinOp::Gt => Op::JGtK { a, k, t },
                        BinOp::Ge => Op::JGeK { a, k, t },
                        BinOp::Eq => Op::JEqK { a, k, t },
                        _ => Op::JNeK { a, k, t },
                    };
                    return Ok(vec![self.emit(code)]);
                }
                let (a, b) = self.two(a, b)?;
                let t = 0;
                let code = match op {
                    BinOp::Lt => Op::JLt { a, b, t },
                    BinOp::Le => Op::JLe { a, b, t },
                    BinOp::Gt => Op::JLt { a: b, b: a, t },
                    BinOp::Ge => Op::JLe { a: b, b: a, t },
                    BinOp::Eq => Op::JEq { a, b, t },
                    _ => Op::JNe { a, b, t },
                };
                Ok(vec![self.emit(code)])
            }
            _ => self.jump_plain(e, when),
        }
    }

    /// `if (g[r][c] == v)` as one instruction, where the cell's array has a fixed place.
    fn jump_on_cell(&mut self, equal: bool, a: &Expr, b: &Expr) -> Result<Option<usize>> {
        let a = match &a.k {
            // Narrow integers compare as they are.
            Ek::Convert(inner)
                if a.ty == INT
                    && inner.place
                    && matches!(inner.ty, BOOL | CHAR | SCHAR | UCHAR | SHORT | USHORT) =>
            {
                inner
            }
            _ => a,
        };
        if !matches!(a.k, Ek::Index(..))
            || has_effects(b)
            || has_effects(a)
            || !self.types.is_scalar(a.ty)
        {
            return Ok(None);
        }
        let p = self.place(a)?;
        let Place::Cell { arr, i, j } = p else {
            // Worked out already; compared as a value.
            let d = match p {
                Place::Reg(r) => {
                    self.emit(Op::Check { a: r });
                    r
                }
                _ => {
                    let d = self.temp(1)?;
                    self.span_of(a);
                    self.load_into(&p, a.ty, d);
                    d
                }
            };
            let t = 0;
            if let Some(k) = self.small(b) {
                return Ok(Some(self.emit(if equal {
                    Op::JEqK { a: d, k, t }
                } else {
                    Op::JNeK { a: d, k, t }
                })));
            }
            let b = self.value(b)?;
            return Ok(Some(self.emit(if equal {
                Op::JEq { a: d, b, t }
            } else {
                Op::JNe { a: d, b, t }
            })));
        };
        let t = 0;
        let small = self.small(b);
        let b = match small {
            Some(_) => 0,
            None => self.value(b)?,
        };
        self.span_of(a);
        let op = match (equal, j, small) {
            (true, None, None) => Op::JEq1 { i, arr, b, t },
            (false, None, None) => Op::JNe1 { i, arr, b, t },
            (true, None, Some(k)) => Op::JEq1K { i, arr, k, t },
            (false, None, Some(k)) => Op::JNe1K { i, arr, k, t },
            (true, Some(j), None) => Op::JEq2 { i, j, arr, b, t },
            (false, Some(j), None) => Op::JNe2 { i, j, arr, b, t },
            (true, Some(j), Some(k)) => Op::JEq2K { i, j, arr, k, t },
            (false, Some(j), Some(k)) => Op::JNe2K { i, j, arr, k, t },
        };
        Ok(Some(self.emit(op)))
    }

    fn jump_plain(&mut self, e: &Expr, when: bool) -> Result<Vec<usize>> {
        let r = self.value(e)?;
        Ok(vec![self.emit(if when {
            Op::JT { a: r, t: 0 }
        } else {
            Op::JF { a: r, t: 0 }
        })])
    }
}

fn opposite(op: BinOp) -> BinOp {
    match op {
        BinOp::Lt => BinOp::Ge,
        BinOp::Ge => BinOp::Lt,
        BinOp::Gt => BinOp::Le,
        BinOp::Le => BinOp::Gt,
        BinOp::Eq => BinOp::Ne,
        _ => BinOp::Eq,
    }
}
