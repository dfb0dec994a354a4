//! Instructions on registers that cannot fail.

use super::super::op::Op;
use super::{UNSET, WINDOW};

/// Does such an instruction; false when it is none of these.
#[inline(always)]
pub(super) fn pure(w: &mut [u64; WINDOW], op: Op) -> bool {
    macro_rules! r {
        ($x:expr) => {
            w[$x as usize]
        };
    }
    macro_rules! i {
        ($x:expr) => {
            w[$x as usize] as i64
        };
    }
    macro_rules! f {
        ($x:expr) => {
            f64::from_bits(w[$x as usize])
        };
    }
    match op {
        Op::AddM { d, a, b } => r!(d) = r!(a).wrapping_add(r!(b)),
        Op::SubM { d, a, b } => r!(d) = r!(a).wrapping_sub(r!(b)),
        Op::MulM { d, a, b } => r!(d) = r!(a).wrapping_mul(r!(b)),
        Op::AddF { d, a, b } => r!(d) = (f!(a) + f!(b)).to_bits(),
        Op::SubF { d, a, b } => r!(d) = (f!(a) - f!(b)).to_bits(),
        Op::MulF { d, a, b } => r!(d) = (f!(a) * f!(b)).to_bits(),
        Op::DivF { d, a, b } => r!(d) = (f!(a) / f!(b)).to_bits(),
        Op::NegM { d, a } => r!(d) = r!(a).wrapping_neg(),
        Op::NegF { d, a } => r!(d) = (-f!(a)).to_bits(),
        Op::BitNot { d, a } => r!(d) = !r!(a),
        Op::NotB { d, a } => r!(d) = u64::from(r!(a) == 0),
        Op::SExt8 { d, a } => r!(d) = i64::from(r!(a) as i8) as u64,
        Op::ZExt8 { d, a } => r!(d) = u64::from(r!(a) as u8),
        Op::SExt16 { d, a } => r!(d) = i64::from(r!(a) as i16) as u64,
        Op::ZExt16 { d, a } => r!(d) = u64::from(r!(a) as u16),
        Op::SExt32 { d, a } => r!(d) = i64::from(r!(a) as i32) as u64,
        Op::ZExt32 { d, a } => r!(d) = u64::from(r!(a) as u32),
        Op::ToBool { d, a } => r!(d) = u64::from(r!(a) != 0),
        Op::FToBool { d, a } => r!(d) = u64::from(f!(a) != 0.0),
        Op::IToF { d, a } => r!(d) = (i!(a) as f64).to_bits(),
        Op::UToF { d, a } => r!(d) = (r!(a) as f64).to_bits(),
        Op::RoundS { d, a } => r!(d) = f64::from(f!(a) as f32).to_bits(),
        Op::LtM { d, a, b } => r!(d) = u64::from(r!(a) < r!(b)),
        Op::LeM { d, a, b } => r!(d) = u64::from(r!(a) <= r!(b)),
        Op::LtF { d, a, b } => r!(d) = u64::from(f!(a) < f!(b)),
        Op::LeF { d, a, b } => r!(d) = u64::from(f!(a) <= f!(b)),
        Op::EqF { d, a, b } => r!(d) = u64::from(f!(a) == f!(b)),
        Op::NeF { d, a, b } => r!(d) = u64::from(f!(a) != f!(b)),
        Op::Min { d, a, b } => r!(d) = i!(a).min(i!(b)) as u64,
        Op::Max { d, a, b } => r!(d) = i!(a).max(i!(b)) as u64,
        Op::MinM { d, a, b } => r!(d) = r!(a).min(r!(b)),
        Op::MaxM { d, a, b } => r!(d) = r!(a).max(r!(b)),
        Op::MinF { d, a, b } => r!(d) = if f!(b) < f!(a) { r!(b) } else { r!(a) },
        Op::MaxF { d, a, b } => r!(d) = if f!(a) < f!(b) { r!(b) } else { r!(a) },
        Op::Copy { d, a, n } => {
            w.copy_within(a as usize..a as usize + n as usize, d as usize);
        }
        Op::Zero { d, n } => w[d as usize..d as usize + n as usize].fill(0),
        Op::Unset { d, n } => w[d as usize..d as usize + n as usize].fill(UNSET),
        Op::And { d, a, b } => r!(d) = r!(a) & r!(b),
        Op::Or { d, a, b } => r!(d) = r!(a) | r!(b),
        Op::Xor { d, a, b } => r!(d) = r!(a) ^ r!(b),
        Op::AndK { d, a, k } => r!(d) = r!(a) & k as u64,
        Op::Lt { d, a, b } => r!(d) = u64::from(i!(a) < i!(b)),
        Op::Le { d, a, b } => r!(d) = u64::from(i!(a) <= i!(b)),
        Op::Eq { d, a, b } => r!(d) = u64::from(r!(a) == r!(b)),
        Op::Ne { d, a, b } => r!(d) = u64::from(r!(a) != r!(b)),
        _ => return false,
    }
    true
}
