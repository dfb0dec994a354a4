//! Places: where a value is, and how to load, store and take its address.

use super::super::code::{ArrayDesc, Dim, Op, R};
use super::super::hir::{Ek, Expr};
use super::super::types::{Ty, TyKind};
use super::{has_effects, Compiler, Result};

/// A place whose parts have been worked out.
#[derive(Clone, Debug)]
pub(super) enum Place {
    /// Slots of the frame.
    Reg(R),
    Global(u32),
    /// Cell of one slot of an array with a fixed place.
    Cell {
        arr: u16,
        i: R,
        j: Option<R>,
    },
    /// Behind an address.
    Ptr(R),
    /// One slot behind an address and an index.
    PtrAt {
        p: R,
        i: R,
    },
    /// Element of one slot.
    Elem {
        h: R,
        i: R,
    },
    Char {
        h: R,
        i: R,
    },
}

impl Compiler<'_> {
    pub(super) fn place(&mut self, e: &Expr) -> Result<Place> {
        self.span_of(e);
        match &e.k {
            Ek::Local(id) => Ok(Place::Reg(self.local_register(*id)?)),
            Ek::Global(g) => Ok(Place::Global(self.global_slots[*g as usize])),
            Ek::Text(id) => Ok(Place::Global(self.text_slot(*id))),
            Ek::Field(b, offset) => {
                let base = self.place(b)?;
                Ok(match base {
                    Place::Reg(r) => Place::Reg(r + *offset as R),
                    Place::Global(g) => Place::Global(g + offset),
                    other => {
                        let p = self.address_of(other, b)?;
                        if *offset == 0 {
                            return Ok(Place::Ptr(p));
                        }
                        let d = self.temp(1)?;
                        self.emit(Op::PtrOff { d, p, k: *offset });
                        Place::Ptr(d)
                    }
                })
            }
            Ek::Deref(p) => match &p.k {
                Ek::Addr(inner) => self.place(inner),
                Ek::PtrAdd(q, i, false) if self.slots(e.ty) == 1 => {
                    let (p, i) = self.two(q, i)?;
                    Ok(Place::PtrAt { p, i })
                }
                _ => Ok(Place::Ptr(self.value(p)?)),
            },
            Ek::Index(b, i) => self.cell(e, b, i),
            Ek::BufAt(b, i) => {
                let (h, i) = self.two(b, i)?;
                self.span_of(e);
                let stride = self.slots(e.ty);
                if stride == 1 {
                    return Ok(Place::Elem { h, i });
                }
                let d = self.temp(1)?;
                self.emit(Op::LeaV {
                    d,
                    h,
                    i,
                    stride: stride as u16,
                });
                Ok(Place::Ptr(d))
            }
            Ek::ByteAt(b, i) => {
                let (h, i) = self.two(b, i)?;
                Ok(Place::Char { h, i })
            }
            Ek::Seq(effects, last) => {
                for x in effects {
                    self.effect(x)?;
                }
                self.place(last)
            }
            Ek::Assign(target, v) => self.assign(target, v, None),
            Ek::AssignOp(op, ty, target, v) => self.assign_op(*op, *ty, target, v, None),
            Ek::Step(target, by, false) => self.step(target, *by, false, None),
            _ => {
                let d = self.temp(self.slots(e.ty))?;
                self.value_into(e, d)?;
                Ok(Place::Reg(d))
            }
        }
    }

    pub(super) fn span_of(&mut self, e: &Expr) {
        if !e.span.is_library() || self.library {
            self.span = e.span;
        }
    }

    /// Two values, the first kept safe from the second's effects.
    pub(super) fn two(&mut self, a: &Expr, b: &Expr) -> Result<(R, R)> {
        let mut x = self.value(a)?;
        if has_effects(b) && self.is_variable(x) {
            let d = self.temp(1)?;
            self.emit(Op::Move { d, a: x });
            x = d;
        }
        let y = self.value(b)?;
        Ok((x, y))
    }

    /// Is this register a variable's own?
    pub(super) fn is_variable(&self, r: R) -> bool {
        self.registers.contains(&Some(r))
    }

    fn cell(&mut self, e: &Expr, b: &Expr, i: &Expr) -> Result<Place> {
        let TyKind::Array(of, n) = *self.types.kind(b.ty) else {
            return self.place(b);
        };
        let stride = self.slots(of);
        if let Ek::Const(k) = i.k {
            // A constant index into a fixed place is a place itself.
            if k < u64::from(n) {
                if let Some(p) = self.fixed(b) {
                    return Ok(match p {
                        Place::Reg(r) => Place::Reg(r + (k as u32 * stride) as R),
                        Place::Global(g) => Place::Global(g + k as u32 * stride),
                        other => other,
                    });
                }
            }
        }
        if stride == 1 {
            if let Some(p) = self.fixed(b) {
                let arr = self.fixed_array(p, n, 1, b)?;
                let i = self.value(i)?;
                self.span_of(e);
                return Ok(Place::Cell { arr, i, j: None });
            }
            if let Ek::Index(outer, first) = &b.k {
                if let (TyKind::Array(_, rows), Some(p)) =
                    (self.types.kind(outer.ty).clone(), self.fixed(outer))
                {
                    let arr = self.fixed_array(p, rows, n, outer)?;
                    let (i, j) = self.two(first, i)?;
                    self.span_of(e);
                    return Ok(Place::Cell { arr, i, j: Some(j) });
                }
            }
        }
        let base = self.place(b)?;
        let name = self.text_of(b);
        let p = self.address_of(base, b)?;
        let index = self.value(i)?;
        let d = self.temp(1)?;
        let dim = self.dim(Dim { n, stride, name })?;
        self.span_of(e);
        self.emit(Op::PtrIdx {
            d,
            p,
            i: index,
            dim,
        });
        Ok(Place::Ptr(d))
    }

    /// A place known now, without any code.
    fn fixed(&mut self, e: &Expr) -> Option<Place> {
        match &e.k {
            Ek::Local(id) => self.local_register(*id).ok().map(Place::Reg),
            Ek::Global(g) => Some(Place::Global(self.global_slots[*g as usize])),
            Ek::Field(b, offset) => match self.fixed(b)? {
                Place::Reg(r) => Some(Place::Reg(r + *offset as R)),
                Place::Global(g) => Some(Place::Global(g + offset)),
                _ => None,
            },
            Ek::Index(b, i) => {
                let (Ek::Const(k), TyKind::Array(of, n)) = (&i.k, self.types.kind(b.ty).clone())
                else {
                    return None;
                };
                if *k >= u64::from(n) {
                    return None;
                }
                let step = self.slots(of) * *k as u32;
                match self.fixed(b)? {
                    Place::Reg(r) => Some(Place::Reg(r + step as R)),
                    Place::Global(g) => Some(Place::Global(g + step)),
                    _ => None,
                }
            }
            _ => None,
        }
    }

    fn fixed_array(&mut self, p: Place, n: u32, m: u32, b: &Expr) -> Result<u16> {
        let name = self.text_of(b);
        let (base, local) = match p {
            Place::Reg(r) => (u32::from(r), true),
            Place::Global(g) => (g, false),
            _ => (0, false),
        };
        self.array(ArrayDesc {
            base,
            local,
            n,
            m,
            name,
        })
    }

    /// The address of a place, in a register.
    pub(super) fn address_of(&mut self, p: Place, e: &Expr) -> Result<R> {
        let slots = self.slots(e.ty);
        match p {
            Place::Ptr(r) => Ok(r),
            Place::Reg(a) => {
                let name = self.text_of(e);
                let desc = self.object(slots, &name);
                let d = self.temp(1)?;
                self.emit(Op::LeaL { d, a, desc });
                Ok(d)
            }
            Place::Global(g) => {
                let name = self.text_of(e);
                let desc = self.object(slots, &name);
                let d = self.temp(1)?;
                self.emit(Op::LeaG { d, desc, g });
                Ok(d)
            }
            Place::Cell { arr, i, j } => {
                // The whole array stays reachable through the address of one cell.
                let a = self.out.arrays[usize::from(arr)].clone();
                let desc = self.object(a.n * a.m, &a.name);
                let p = self.temp(1)?;
                if a.local {
                    self.emit(Op::LeaL {
                        d: p,
                        a: a.base as R,
                        desc,
                    });
                } else {
                    self.emit(Op::LeaG {
                        d: p,
                        desc,
                        g: a.base,
                    });
                }
                let d = self.temp(1)?;
                let dim = self.dim(Dim {
                    n: a.n,
                    stride: a.m,
                    name: a.name.clone(),
                })?;
                self.emit(Op::PtrIdx { d, p, i, dim });
                if let Some(j) = j {
                    let dim = self.dim(Dim {
                        n: a.m,
                        stride: 1,
                        name: a.name,
                    })?;
                    self.emit(Op::PtrIdx { d, p: d, i: j, dim });
                }
                Ok(d)
            }
            Place::PtrAt { p, i } => {
                let d = self.temp(1)?;
                self.emit(Op::PtrAdd { d, p, i, stride: 1 });
                Ok(d)
            }
            Place::Elem { h, i } => {
                let d = self.temp(1)?;
                self.emit(Op::LeaV { d, h, i, stride: 1 });
                Ok(d)
            }
            Place::Char { h, i } => {
                let d = self.temp(1)?;
                self.emit(Op::LeaS { d, h, i });
                Ok(d)
            }
        }
    }

    /// The address of an expression that is a place.
    pub(super) fn address(&mut self, e: &Expr) -> Result<R> {
        if let (Ek::Index(b, i), Some(TyKind::Array(of, n))) = (&e.k, self.array_kind(e)) {
            // The whole array stays in reach, and the address just behind its last cell is one too.
            let base = self.address(b)?;
            let i = self.value(i)?;
            let d = self.temp(1)?;
            let (stride, name) = (self.slots(of), self.text_of(b));
            let dim = self.dim(Dim {
                n: n + 1,
                stride,
                name,
            })?;
            self.span_of(e);
            self.emit(Op::PtrIdx { d, p: base, i, dim });
            return Ok(d);
        }
        let p = self.place(e)?;
        self.span_of(e);
        self.address_of(p, e)
    }

    fn array_kind(&self, e: &Expr) -> Option<TyKind> {
        match &e.k {
            Ek::Index(b, _) => match self.types.kind(b.ty) {
                k @ TyKind::Array(..) => Some(k.clone()),
                _ => None,
            },
            _ => None,
        }
    }

    /// Loads a whole value into registers from `d`.
    pub(super) fn load_into(&mut self, p: &Place, ty: Ty, d: R) {
        let n = self.slots(ty) as R;
        let op = match *p {
            Place::Reg(a) if n == 1 => Op::Move { d, a },
            Place::Reg(a) => Op::Copy { d, a, n },
            Place::Global(g) if n == 1 => Op::LdG { d, g },
            Place::Global(g) => {
                for k in 0..u32::from(n).min(4) {
                    if u32::from(n) <= 4 {
                        self.emit(Op::LdG {
                            d: d + k as R,
                            g: g + k,
                        });
                    }
                }
                if n <= 4 {
                    return;
                }
                let desc = self.object(u32::from(n), "");
                self.emit(Op::LeaG { d, desc, g });
                Op::LdPN { d, p: d, n }
            }
            Place::Cell { arr, i, j: None } => Op::Ld1 { d, i, arr },
            Place::Cell { arr, i, j: Some(j) } => Op::Ld2 { d, i, j, arr },
            Place::Ptr(p) if n == 1 => Op::LdP { d, p },
            Place::Ptr(p) => Op::LdPN { d, p, n },
            Place::PtrAt { p, i } => Op::LdPI { d, p, i },
            Place::Elem { h, i } => Op::LdV { d, h, i },
            Place::Char { h, i } => Op::LdS { d, h, i },
        };
        self.emit(op);
    }

    /// Stores registers from `a`.
    pub(super) fn store(&mut self, p: &Place, ty: Ty, a: R) -> Result<()> {
        let n = self.slots(ty) as R;
        let op = match *p {
            Place::Reg(d) if n == 1 => Op::Move { d, a },
            Place::Reg(d) => Op::Copy { d, a, n },
            Place::Global(g) if n == 1 => Op::StG { a, g },
            Place::Global(g) => {
                let desc = self.object(u32::from(n), "");
                let p = self.temp(1)?;
                self.emit(Op::LeaG { d: p, desc, g });
                Op::StPN { a, p, n }
            }
            Place::Cell { arr, i, j: None } => Op::St1 { a, i, arr },
            Place::Cell { arr, i, j: Some(j) } => Op::St2 { a, i, j, arr },
            Place::Ptr(p) if n == 1 => Op::StP { a, p },
            Place::Ptr(p) => Op::StPN { a, p, n },
            Place::PtrAt { p, i } => Op::StPI { a, p, i },
            Place::Elem { h, i } => Op::StV { a, h, i },
            Place::Char { h, i } => Op::StS { a, h, i },
        };
        self.emit(op);
        Ok(())
    }
}
