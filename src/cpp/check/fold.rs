//! Constants worked out before running. What would be an error is left for the machine to report.

use super::super::ast::{BinOp, UnOp};
use super::super::types::{known::*, Ty, Types};

/// Brings a 64-bit result into the form a slot of the type has.
pub(crate) fn wrap(v: i64, ty: Ty) -> u64 {
    (match ty {
        BOOL => i64::from(v != 0),
        CHAR | SCHAR => i64::from(v as i8),
        UCHAR => i64::from(v as u8),
        SHORT => i64::from(v as i16),
        USHORT => i64::from(v as u16),
        INT => i64::from(v as i32),
        UINT => i64::from(v as u32),
        _ => v,
    }) as u64
}

pub(super) fn convert(bits: u64, from: Ty, to: Ty) -> Option<u64> {
    let float = |t| t == FLOAT || t == DOUBLE;
    if float(from) {
        let v = f64::from_bits(bits);
        return match to {
            DOUBLE => Some(bits),
            FLOAT => Some(f64::from(v as f32).to_bits()),
            BOOL => Some(u64::from(v != 0.0)),
            ULONG => (v > -1.0 && v < 18_446_744_073_709_551_616.0).then_some(v as u64),
            _ => {
                let t = v.trunc();
                let fits = t.abs() < 9.2e18 && wrap(t as i64, to) as i64 == t as i64;
                fits.then(|| wrap(t as i64, to))
            }
        };
    }
    let v = bits as i64;
    Some(match to {
        DOUBLE if from == ULONG => (bits as f64).to_bits(),
        DOUBLE => (v as f64).to_bits(),
        FLOAT if from == ULONG => f64::from(bits as f32).to_bits(),
        FLOAT => f64::from(v as f32).to_bits(),
        _ => wrap(v, to),
    })
}

pub(super) fn unary(op: UnOp, ty: Ty, bits: u64) -> Option<u64> {
    if ty == DOUBLE || ty == FLOAT {
        return (op == UnOp::Neg).then(|| (-f64::from_bits(bits)).to_bits());
    }
    let v = bits as i64;
    if op == UnOp::BitNot {
        return Some(wrap(!v, ty));
    }
    if Types::is_unsigned(ty) {
        return Some(wrap(v.wrapping_neg(), ty));
    }
    let r = v.checked_neg()?;
    (wrap(r, ty) as i64 == r).then_some(r as u64)
}

pub(super) fn binary(op: BinOp, ty: Ty, a: u64, b: u64) -> Option<u64> {
    use BinOp::*;
    if ty == DOUBLE || ty == FLOAT {
        let (x, y) = (f64::from_bits(a), f64::from_bits(b));
        let number = |v: f64| Some(if ty == FLOAT { f64::from(v as f32) } else { v }.to_bits());
        return match op {
            Add => number(x + y),
            Sub => number(x - y),
            Mul => number(x * y),
            Div => number(x / y),
            Lt => Some(u64::from(x < y)),
            Gt => Some(u64::from(x > y)),
            Le => Some(u64::from(x <= y)),
            Ge => Some(u64::from(x >= y)),
            Eq => Some(u64::from(x == y)),
            Ne => Some(u64::from(x != y)),
            _ => None,
        };
    }
    let (x, y) = (a as i64, b as i64);
    let unsigned = Types::is_unsigned(ty);
    let signed = |v: Option<i64>| v.filter(|&r| wrap(r, ty) as i64 == r).map(|r| r as u64);
    let compare = if unsigned { a.cmp(&b) } else { x.cmp(&y) };
    match op {
        Lt => Some(u64::from(compare.is_lt())),
        Gt => Some(u64::from(compare.is_gt())),
        Le => Some(u64::from(compare.is_le())),
        Ge => Some(u64::from(compare.is_ge())),
        Eq => Some(u64::from(compare.is_eq())),
        Ne => Some(u64::from(compare.is_ne())),
        Add if unsigned => Some(wrap(x.wrapping_add(y), ty)),
        Sub if unsigned => Some(wrap(x.wrapping_sub(y), ty)),
        Mul if unsigned => Some(wrap(x.wrapping_mul(y), ty)),
        Div if unsigned => a.checked_div(b),
        Rem if unsigned => a.checked_rem(b),
        Add => signed(x.checked_add(y)),
        Sub => signed(x.checked_sub(y)),
        Mul => signed(x.checked_mul(y)),
        Div => signed(x.checked_div(y)),
        Rem => signed(x.checked_rem(y)),
        And => Some(a & b),
        Or => Some(a | b),
        Xor => Some(a ^ b),
        Shl | Shr => {
            let n = u32::try_from(y).ok().filter(|&n| n < Types::bits(ty))?;
            Some(match (op, unsigned) {
                (Shl, _) => wrap(x << n, ty),
                (_, true) => a >> n,
                _ => (x >> n) as u64,
            })
        }
        LogAnd | LogOr => None,
    }
}
