//! Operators, assignments, conversions and conditions.

use super::super::ast::{BinOp, UnOp};
use super::super::code::{Op, R};
use super::super::hir::{Ek, Expr};
use super::super::types::{known::*, Ty, Types};
use super::place::Place;
use super::{has_effects, Compiler, Result};

impl Compiler<'_> {
    pub(super) fn unary(&mut self, op: UnOp, a: &Expr, ty: Ty, d: R) -> Result<()> {
        let span = self.span;
        let a = self.value(a)?;
        self.span = span;
        match (op, ty) {
            (UnOp::Neg, INT) => self.emit(Op::NegI { d, a }),
            (UnOp::Neg, LONG) => self.emit(Op::NegL { d, a }),
            (UnOp::Neg, FLOAT | DOUBLE) => self.emit(Op::NegF { d, a }),
            (UnOp::Neg, UINT) => {
                self.emit(Op::NegM { d, a });
                self.emit(Op::ZExt32 { d, a: d })
            }
            (UnOp::Neg, _) => self.emit(Op::NegM { d, a }),
            (_, UINT) => {
                self.emit(Op::BitNot { d, a });
                self.emit(Op::ZExt32 { d, a: d })
            }
            _ => self.emit(Op::BitNot { d, a }),
        };
        Ok(())
    }

    /// A constant small enough to sit in the instruction.
    pub(super) fn small(&self, e: &Expr) -> Option<i16> {
        match e.k {
            Ek::Const(v) => i16::try_from(v as i64).ok(),
            _ => None,
        }
    }

    pub(super) fn binary(
        &mut self,
        op: BinOp,
        ty: Ty,
        a: &Expr,
        b: &Expr,
        d: R,
        whole: &Expr,
    ) -> Result<()> {
        let signed_int = ty == INT;
        if let Some(k) = self.small(b) {
            let made = match (op, ty) {
                (BinOp::Add, INT) => Some((0, k)),
                (BinOp::Sub, INT) if k > i16::MIN => Some((0, -k)),
                (BinOp::Mul, INT) => Some((1, k)),
                (BinOp::Div, INT) if k > 0 => Some((2, k)),
                (BinOp::Rem, INT) if k > 0 => Some((3, k)),
                (BinOp::And, _) if k >= 0 => Some((4, k)),
                (BinOp::Add, LONG) => Some((5, k)),
                (BinOp::Sub, LONG) if k > i16::MIN => Some((5, -k)),
                _ => None,
            };
            if let Some((which, k)) = made {
                let a = self.value(a)?;
                self.span_of(whole);
                self.emit(match which {
                    0 => Op::AddIK { d, a, k },
                    1 => Op::MulIK { d, a, k },
                    2 => Op::DivIK { d, a, k },
                    3 => Op::RemIK { d, a, k },
                    4 => Op::AndK { d, a, k },
                    _ => Op::AddLK { d, a, k },
                });
                return Ok(());
            }
        }
        let _ = signed_int;
        let (x, y) = self.two(a, b)?;
        self.span_of(whole);
        self.binary_regs(op, ty, x, y, d);
        Ok(())
    }

    /// An operation on registers.
    fn binary_regs(&mut self, op: BinOp, ty: Ty, a: R, b: R, d: R) {
        use BinOp::*;
        let float = ty == DOUBLE || ty == FLOAT;
        let wide_unsigned = ty == ULONG;
        let narrow_unsigned = ty == UINT;
        let ptr = self.is_ptr(ty);
        let w = Types::bits(ty) as u8;
        let code = match op {
            Eq if ptr => Op::PtrEq { d, a, b },
            Ne if ptr => Op::PtrNe { d, a, b },
            Lt if ptr => Op::PtrLt { d, a, b },
            Gt if ptr => Op::PtrLt { d, a: b, b: a },
            Le if ptr => Op::PtrLe { d, a, b },
            Ge if ptr => Op::PtrLe { d, a: b, b: a },
            Eq if float => Op::EqF { d, a, b },
            Ne if float => Op::NeF { d, a, b },
            Lt if float => Op::LtF { d, a, b },
            Gt if float => Op::LtF { d, a: b, b: a },
            Le if float => Op::LeF { d, a, b },
            Ge if float => Op::LeF { d, a: b, b: a },
            Lt if wide_unsigned => Op::LtM { d, a, b },
            Gt if wide_unsigned => Op::LtM { d, a: b, b: a },
            Le if wide_unsigned => Op::LeM { d, a, b },
            Ge if wide_unsigned => Op::LeM { d, a: b, b: a },
            Eq => Op::Eq { d, a, b },
            Ne => Op::Ne { d, a, b },
            Lt => Op::Lt { d, a, b },
            Gt => Op::Lt { d, a: b, b: a },
            Le => Op::Le { d, a, b },
            Ge => Op::Le { d, a: b, b: a },
            Add if float => Op::AddF { d, a, b },
            Sub if float => Op::SubF { d, a, b },
            Mul if float => Op::MulF { d, a, b },
            Div if float => Op::DivF { d, a, b },
            Add if wide_unsigned || narrow_unsigned => Op::AddM { d, a, b },
            Sub if wide_unsigned || narrow_unsigned => Op::SubM { d, a, b },
            Mul if wide_unsigned || narrow_unsigned => Op::MulM { d, a, b },
            Div if wide_unsigned || narrow_unsigned => Op::DivM { d, a, b },
            Rem if wide_unsigned || narrow_unsigned => Op::RemM { d, a, b },
            Add if ty == LONG => Op::AddL { d, a, b },
            Sub if ty == LONG => Op::SubL { d, a, b },
            Mul if ty == LONG => Op::MulL { d, a, b },
            Div if ty == LONG => Op::DivL { d, a, b },
            Rem if ty == LONG => Op::RemL { d, a, b },
            Add => Op::AddI { d, a, b },
            Sub => Op::SubI { d, a, b },
            Mul => Op::MulI { d, a, b },
            Div => Op::DivI { d, a, b },
            Rem => Op::RemI { d, a, b },
            And | LogAnd => Op::And { d, a, b },
            Or | LogOr => Op::Or { d, a, b },
            Xor => Op::Xor { d, a, b },
            Shl => Op::Shl { d, a, b, w },
            Shr if Types::is_unsigned(ty) => Op::ShrU { d, a, b, w },
            Shr => Op::ShrS { d, a, b, w },
        };
        self.emit(code);
        if narrow_unsigned && matches!(op, Add | Sub | Mul | Shl) {
            self.emit(Op::ZExt32 { d, a: d });
        }
        if op == Shl && ty == INT {
            self.emit(Op::SExt32 { d, a: d });
        }
        if ty == FLOAT && matches!(op, Add | Sub | Mul | Div) {
            self.emit(Op::RoundS { d, a: d });
        }
    }

    pub(super) fn min_max(&mut self, min: bool, a: &Expr, b: &Expr, d: R) -> Result<()> {
        let ty = a.ty;
        let (a, b) = self.two(a, b)?;
        let float = ty == DOUBLE || ty == FLOAT;
        self.emit(match (min, float, ty == ULONG) {
            (true, true, _) => Op::MinF { d, a, b },
            (false, true, _) => Op::MaxF { d, a, b },
            (true, _, true) => Op::MinM { d, a, b },
            (false, _, true) => Op::MaxM { d, a, b },
            (true, ..) => Op::Min { d, a, b },
            (false, ..) => Op::Max { d, a, b },
        });
        Ok(())
    }

    pub(super) fn convert(&mut self, a: R, from: Ty, to: Ty, d: R) {
        let float = |t| t == DOUBLE || t == FLOAT;
        let op = if float(from) {
            match to {
                FLOAT => Op::RoundS { d, a },
                DOUBLE => Op::Move { d, a },
                BOOL => Op::FToBool { d, a },
                _ => Op::FToI {
                    d,
                    a,
                    w: Types::bits(to) as u8,
                    unsigned: Types::is_unsigned(to),
                },
            }
        } else {
            match to {
                DOUBLE | FLOAT if from == ULONG => Op::UToF { d, a },
                DOUBLE | FLOAT => Op::IToF { d, a },
                BOOL => Op::ToBool { d, a },
                CHAR | SCHAR => Op::SExt8 { d, a },
                UCHAR => Op::ZExt8 { d, a },
                SHORT => Op::SExt16 { d, a },
                USHORT => Op::ZExt16 { d, a },
                INT if matches!(from, UINT | LONG | ULONG) => Op::SExt32 { d, a },
                UINT if from != UINT && !matches!(from, BOOL | UCHAR | USHORT) => {
                    Op::ZExt32 { d, a }
                }
                _ => Op::Move { d, a },
            }
        };
        if op != (Op::Move { d, a: d }) {
            self.emit(op);
        }
        if to == FLOAT && !float(from) {
            self.emit(Op::RoundS { d, a: d });
        }
    }

    fn mark_set(&mut self, target: &Expr) {
        if let Ek::Local(id) = target.k {
            self.known_set.insert(id);
        }
    }

    /// Gives the place that was assigned to.
    pub(super) fn assign(&mut self, target: &Expr, v: &Expr, want: Option<R>) -> Result<Place> {
        let ty = target.ty;
        let n = self.slots(ty);
        if let (Ek::Local(id), true) = (&target.k, n == 1 || !mentions_local(v)) {
            // Straight into the variable.
            let d = self.local_register(*id)?;
            self.value_into(v, d)?;
            self.mark_set(target);
            if let Some(w) = want {
                self.copy(d, w, n);
            }
            return Ok(Place::Reg(d));
        }
        let mut r = self.value(v)?;
        if self.is_variable(r) && has_effects(target) {
            let t = self.temp(n)?;
            self.copy(r, t, n);
            r = t;
        }
        let span = self.span;
        let p = self.place(target)?;
        self.span = if target.span.is_library() {
            span
        } else {
            target.span
        };
        self.store(&p, ty, r)?;
        if let Some(w) = want {
            self.copy(r, w, n);
        }
        Ok(p)
    }

    pub(super) fn copy(&mut self, a: R, d: R, n: u32) {
        if a != d {
            self.emit(if n == 1 {
                Op::Move { d, a }
            } else {
                Op::Copy { d, a, n: n as R }
            });
        }
    }

    pub(super) fn assign_op(
        &mut self,
        op: BinOp,
        in_type: Ty,
        target: &Expr,
        v: &Expr,
        want: Option<R>,
    ) -> Result<Place> {
        let ty = target.ty;
        let span = self.span;
        let mut r = self.value(v)?;
        if self.is_variable(r) && has_effects(target) {
            let t = self.temp(1)?;
            self.copy(r, t, 1);
            r = t;
        }
        let p = self.place(target)?;
        let direct = matches!(p, Place::Reg(_));
        let (old, d) = match p {
            Place::Reg(a) => {
                if matches!(target.k, Ek::Local(_)) {
                    self.value(target)?;
                } else {
                    self.emit(Op::Check { a });
                }
                (a, a)
            }
            _ => {
                let t = self.temp(1)?;
                self.span = if target.span.is_library() {
                    span
                } else {
                    target.span
                };
                self.load_into(&p, ty, t);
                (t, t)
            }
        };
        self.span = span;
        if self.is_ptr(ty) {
            let stride = self.stride(ty);
            self.emit(if op == BinOp::Add {
                Op::PtrAdd {
                    d,
                    p: old,
                    i: r,
                    stride,
                }
            } else {
                Op::PtrSub {
                    d,
                    p: old,
                    i: r,
                    stride,
                }
            });
        } else if ty == in_type {
            let small = self.small(v);
            match (op, ty, small) {
                (BinOp::Add, INT, Some(k)) => {
                    self.emit(Op::AddIK { d, a: old, k });
                }
                _ => self.binary_regs(op, ty, old, r, d),
            }
        } else {
            let t = self.temp(1)?;
            self.convert(old, ty, in_type, t);
            self.binary_regs(op, in_type, t, r, t);
            self.convert(t, in_type, ty, d);
        }
        if !direct {
            self.store(&p, ty, d)?;
        }
        if let Some(w) = want {
            self.copy(d, w, 1);
        }
        Ok(p)
    }

    pub(super) fn step(
        &mut self,
        target: &Expr,
        by: i64,
        post: bool,
        want: Option<R>,
    ) -> Result<Place> {
        let ty = target.ty;
        let span = self.span;
        if let (Ek::Global(g), INT, None) = (&target.k, ty, want) {
            let g = self.global_slots[*g as usize];
            self.emit(Op::IncG { k: by as i16, g });
            return Ok(Place::Global(g));
        }
        let p = self.place(target)?;
        let direct = matches!(p, Place::Reg(_));
        let r = match p {
            Place::Reg(a) => {
                if matches!(target.k, Ek::Local(_)) {
                    self.value(target)?;
                } else {
                    self.emit(Op::Check { a });
                }
                a
            }
            _ => {
                let t = self.temp(1)?;
                self.load_into(&p, ty, t);
                t
            }
        };
        self.span = span;
        if let (Some(w), true) = (want, post) {
            self.copy(r, w, 1);
        }
        let (d, a, k) = (r, r, by as i16);
        match ty {
            INT => {
                self.emit(Op::AddIK { d, a, k });
            }
            LONG => {
                self.emit(Op::AddLK { d, a, k });
            }
            FLOAT | DOUBLE => {
                let t = self.temp(1)?;
                self.load_const((by as f64).to_bits(), t);
                self.binary_regs(BinOp::Add, ty, r, t, r);
            }
            _ if self.is_ptr(ty) => {
                let t = self.temp(1)?;
                self.load_const(by as u64, t);
                let stride = self.stride(ty);
                self.emit(Op::PtrAdd {
                    d,
                    p: a,
                    i: t,
                    stride,
                });
            }
            UINT | ULONG => {
                let t = self.temp(1)?;
                self.load_const(by as u64, t);
                self.binary_regs(BinOp::Add, ty, r, t, r);
            }
            _ => {
                self.emit(Op::AddIK { d, a, k });
                self.convert(r, INT, ty, r);
            }
        }
        if !direct {
            self.store(&p, ty, r)?;
        }
        if let (Some(w), false) = (want, post) {
            self.copy(r, w, 1);
        }
        Ok(p)
    }
}

/// Does a value mention any variable? Then building it in place could read its own target.
fn mentions_local(e: &Expr) -> bool {
    !matches!(e.k, Ek::Zero | Ek::Const(_))
}

/// Does a value of one integer type look the same in a slot as the equal value of the other?
pub(super) fn same_form(from: Ty, to: Ty) -> bool {
    let narrow = matches!(from, BOOL | CHAR | SCHAR | UCHAR | SHORT | USHORT);
    match to {
        INT => narrow,
        LONG | ULONG => narrow || matches!(from, INT | UINT | LONG | ULONG),
        UINT => matches!(from, BOOL | UCHAR | USHORT),
        _ => false,
    }
}
