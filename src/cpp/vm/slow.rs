//! Instructions that are rare or long: kept out of the machine's loop.

use super::super::error::Kind;
use super::super::op::Op;
use super::call::{distance, out_of_range};
use super::run::overflow;
use super::{pointer, trap, Obj, Res, Touch, Vm};

impl Vm {
    pub(super) fn slow(&mut self, m: &mut [u64], fp: usize, op: Op) -> Res<()> {
        let program = self.program.clone();
        let watch = self.watch;
        macro_rules! r {
            ($x:expr) => {
                m[fp + $x as usize]
            };
        }
        macro_rules! f {
            ($x:expr) => {
                f64::from_bits(m[fp + $x as usize])
            };
        }
        macro_rules! q {
            ($e:expr) => {
                $e?
            };
        }
        let wide = |v: Option<i64>, text: &str| {
            v.map(|v| v as u64)
                .ok_or_else(|| overflow(text, "long long"))
        };
        let zero = |text: &str| (Kind::DivisionByZero, vec![text.to_string()]);
        match op {
            Op::DivL { b, .. } | Op::DivM { b, .. } if r!(b) == 0 => return Err(zero("/")),
            Op::RemL { b, .. } | Op::RemM { b, .. } if r!(b) == 0 => return Err(zero("%")),
            Op::DivL { d, a, b } => r!(d) = wide((r!(a) as i64).checked_div(r!(b) as i64), "/")?,
            Op::RemL { d, a, b } => r!(d) = wide((r!(a) as i64).checked_rem(r!(b) as i64), "%")?,
            Op::DivM { d, a, b } => r!(d) = r!(a) / r!(b),
            Op::RemM { d, a, b } => r!(d) = r!(a) % r!(b),
            Op::NegL { d, a } => r!(d) = wide((r!(a) as i64).checked_neg(), "-")?,
            Op::NegI { d, a } => {
                let v = (r!(a) as i64).wrapping_neg();
                if v != i64::from(v as i32) {
                    return Err(overflow("-", "int"));
                }
                r!(d) = v as u64;
            }
            Op::PtrDiff { d, a, b, stride } => r!(d) = q!(distance(r!(a), r!(b), stride)) as u64,
            Op::PtrLt { d, a, b } => r!(d) = u64::from(q!(distance(r!(a), r!(b), 1)) < 0),
            Op::PtrLe { d, a, b } => r!(d) = u64::from(q!(distance(r!(a), r!(b), 1)) <= 0),
            Op::PtrEq { d, a, b } => r!(d) = u64::from(pointer::same(r!(a), r!(b))),
            Op::PtrNe { d, a, b } => r!(d) = u64::from(!pointer::same(r!(a), r!(b))),
            Op::LdPN { d, p, n } => {
                let p = r!(p);
                q!(self.load_many(m, p, fp + d as usize, n as usize, fp));
            }
            Op::StPN { a, p, n } => {
                let p = r!(p);
                q!(self.store_many(m, fp + a as usize, p, n as usize, fp));
            }
            Op::LeaV { d, h, i, stride } => {
                let (h, i) = (r!(h), r!(i));
                let size = match pointer::object(h).map(|o| &self.heap.objects[o as usize]) {
                    Some(Obj::Slots(s)) => (s.data.len() - s.head) / (stride as usize).max(1),
                    _ => 0,
                };
                if i >= size as u64 {
                    q!(out_of_range(i, size));
                }
                r!(d) = h + i * u64::from(stride);
            }
            Op::LdS { d, h, i } => {
                let (h, i) = (r!(h), r!(i));
                let v = match pointer::object(h).map(|o| &self.heap.objects[o as usize]) {
                    Some(Obj::Text(t)) => match t.get(i as usize) {
                        Some(&c) => i64::from(c as i8) as u64,
                        None if i == t.len() as u64 => 0,
                        None => q!(out_of_range(i, t.len())),
                    },
                    _ if i == 0 => 0,
                    _ => q!(out_of_range(i, 0)),
                };
                if watch {
                    self.touched.push(Touch {
                        address: h + i,
                        write: false,
                    });
                }
                r!(d) = v;
            }
            Op::StS { a, h, i } => {
                let (h, i, v) = (r!(h), r!(i), r!(a));
                match pointer::object(h).map(|o| &mut self.heap.objects[o as usize]) {
                    Some(Obj::Text(t)) => {
                        let len = t.len();
                        match t.get_mut(i as usize) {
                            Some(c) => *c = v as u8,
                            None => q!(out_of_range(i, len)),
                        }
                    }
                    _ => q!(out_of_range(i, 0)),
                }
                if watch {
                    self.touched.push(Touch {
                        address: h + i,
                        write: true,
                    });
                }
            }
            Op::LeaS { d, h, i } => {
                let (h, i) = (r!(h), r!(i));
                let size = match pointer::object(h).map(|o| &self.heap.objects[o as usize]) {
                    Some(Obj::Text(t)) => t.len(),
                    _ => 0,
                };
                if i > size as u64 || h == 0 {
                    q!(out_of_range(i, size));
                }
                r!(d) = h + i;
            }
            Op::Clone { d, a, layout } => {
                let n = program.layouts[layout as usize].slots as usize;
                if a != d {
                    m.copy_within(fp + a as usize..fp + a as usize + n, fp + d as usize);
                }
                self.clone_handles(m, fp + d as usize, layout);
                self.collect(m, fp, 0)?;
            }
            Op::Closure { d, a, n, f } => {
                let mut data = vec![u64::from(f) + 1];
                data.extend_from_slice(&m[fp + a as usize..fp + a as usize + n as usize]);
                let o = self.heap.add(Obj::Slots(super::heap::Slots {
                    head: 0,
                    data,
                    layout: 0,
                    may_point: true,
                }));
                r!(d) = pointer::heap(o, 0);
            }
            Op::FToI {
                d,
                a,
                w: bits,
                unsigned,
            } => {
                let v = f!(a).trunc();
                let (lo, hi) = match (unsigned, bits) {
                    (true, _) => (0.0, 2f64.powi(i32::from(bits))),
                    (false, _) => (
                        -(2f64.powi(i32::from(bits) - 1)),
                        2f64.powi(i32::from(bits) - 1),
                    ),
                };
                if !(v >= lo && v < hi) {
                    let ty = match (unsigned, bits) {
                        (true, _) => "unsigned",
                        (false, 64) => "long long",
                        _ => "int",
                    };
                    return trap(Kind::Overflow, &["(int)", ty]);
                }
                r!(d) = if unsigned { v as u64 } else { v as i64 as u64 };
            }
            _ => return trap(Kind::StrayPointer, &[]),
        }
        Ok(())
    }
}
