//! Expressions to instructions.

use super::super::code::{Op, R};
use super::super::hir::{Ek, Expr};
use super::super::native::Native;
use super::super::types::{known::*, Ty, TyKind};
use super::place::Place;
use super::{has_effects, Compiler, Result};

impl Compiler<'_> {
    /// A value's register: a variable's own where possible.
    pub(super) fn value(&mut self, e: &Expr) -> Result<R> {
        if let Ek::Local(id) = &e.k {
            let r = self.local_register(*id)?;
            if self.locals[*id as usize].may_be_unset
                && self.types.is_scalar(e.ty)
                && !self.known_set.contains(id)
            {
                self.span_of(e);
                self.emit(Op::Check { a: r });
                self.known_set.insert(*id);
            }
            return Ok(r);
        }
        if let Ek::Convert(a) = &e.k {
            // An `int` in a slot is a `long long` already: nothing to do.
            if super::ops::same_form(a.ty, e.ty) {
                return self.value(a);
            }
        }
        if e.place && self.types.is_scalar(e.ty) {
            let p = self.place(e)?;
            if let Place::Reg(r) = p {
                if matches!(e.k, Ek::Field(..) | Ek::Index(..)) {
                    self.emit(Op::Check { a: r });
                }
                return Ok(r);
            }
            let d = self.temp(1)?;
            self.span_of(e);
            self.load_into(&p, e.ty, d);
            return Ok(d);
        }
        let d = self.temp(self.slots(e.ty))?;
        self.value_into(e, d)?;
        Ok(d)
    }

    /// Works out a value into registers from `d`.
    pub(super) fn value_into(&mut self, e: &Expr, d: R) -> Result<()> {
        let mark = self.next;
        self.value_at(e, d)?;
        // Hidden locals stay: their addresses may be part of the value.
        if !hides(e) {
            self.next = mark;
        }
        Ok(())
    }

    fn value_at(&mut self, e: &Expr, d: R) -> Result<()> {
        self.span_of(e);
        match &e.k {
            Ek::Const(v) => self.load_const(*v, d),
            Ek::Local(_) => {
                let r = self.value(e)?;
                let n = self.slots(e.ty) as R;
                if r != d {
                    self.emit(if n == 1 {
                        Op::Move { d, a: r }
                    } else {
                        Op::Copy { d, a: r, n }
                    });
                }
            }
            Ek::Addr(p) => {
                let r = self.address(p)?;
                self.emit(Op::Move { d, a: r });
            }
            Ek::Unary(op, a) => self.unary(*op, a, e.ty, d)?,
            Ek::Binary(op, ty, a, b) => self.binary(*op, *ty, a, b, d, e)?,
            Ek::Min(a, b) | Ek::Max(a, b) => self.min_max(matches!(e.k, Ek::Min(..)), a, b, d)?,
            Ek::PtrAdd(p, i, back) => {
                let (p, i) = self.two(p, i)?;
                let stride = self.stride(e.ty);
                self.span_of(e);
                self.emit(if *back {
                    Op::PtrSub { d, p, i, stride }
                } else {
                    Op::PtrAdd { d, p, i, stride }
                });
            }
            Ek::PtrDiff(a, b) => {
                let stride = self.stride(a.ty);
                let (a, b) = self.two(a, b)?;
                self.emit(Op::PtrDiff { d, a, b, stride });
            }
            Ek::LogAnd(..) | Ek::LogOr(..) | Ek::Not(_) => self.boolean(e, d)?,
            Ek::Cond(c, a, b) => {
                let n = self.slots(e.ty);
                let jumps = self.jump_if(c, false)?;
                let known = self.known_set.clone();
                if e.ty == VOID {
                    self.effect(a)?;
                } else {
                    self.value_into(a, d)?;
                }
                let end = self.emit(Op::Jmp(0));
                jumps.into_iter().for_each(|j| self.patch_here(j));
                self.known_set.clone_from(&known);
                if e.ty == VOID {
                    self.effect(b)?;
                } else {
                    self.value_into(b, d)?;
                }
                self.known_set = known;
                self.patch_here(end);
                let _ = n;
            }
            Ek::Convert(a) => {
                let r = self.value(a)?;
                self.span_of(e);
                self.convert(r, a.ty, e.ty, d);
            }
            Ek::Assign(target, v) => {
                self.assign(target, v, Some(d))?;
            }
            Ek::AssignOp(op, ty, target, v) => {
                self.assign_op(*op, *ty, target, v, Some(d))?;
            }
            Ek::Step(target, by, post) => {
                self.step(target, *by, *post, Some(d))?;
            }
            Ek::Call(f, args) => {
                let f = f.0 as u16;
                self.call(e.ty, args, d, |base| Op::Call { f, base })?;
            }
            Ek::CallPtr(p, args) => {
                let p = self.pinned(p)?;
                self.call(e.ty, args, d, |base| Op::CallPtr { p, base })?;
            }
            Ek::CallStd(h, args) => {
                let h = self.pinned(h)?;
                // The closure's address goes in front of the arguments; the machine fills it in.
                let base = self.row(args, 1)?;
                self.reserve(base, e.ty)?;
                self.span_of(e);
                self.emit(Op::CallStd { h, base });
                self.move_result(e.ty, base, d);
            }
            Ek::Native(n, element, args) => self.native(*n, *element, args, e.ty, d)?,
            Ek::Copy(p) => {
                let layout = self.layout(e.ty);
                let place = self.place(p)?;
                self.span_of(e);
                if let Place::Reg(a) = place {
                    self.emit(Op::Clone { d, a, layout });
                } else {
                    self.load_into(&place, e.ty, d);
                    self.emit(Op::Clone { d, a: d, layout });
                }
            }
            Ek::Seq(effects, last) => {
                for x in effects {
                    self.effect(x)?;
                }
                if last.ty != VOID {
                    self.value_into(last, d)?;
                }
            }
            Ek::Init(..) => self.effect(e)?,
            Ek::Zero => {
                let n = self.slots(e.ty) as R;
                self.emit(Op::Zero { d, n });
            }
            Ek::Parts(parts, zero) => {
                let n = self.slots(e.ty) as R;
                let covered: u32 = parts.iter().map(|p| self.slots(p.1.ty)).sum();
                if covered < u32::from(n) {
                    self.emit(if *zero {
                        Op::Zero { d, n }
                    } else {
                        Op::Unset { d, n }
                    });
                }
                let mark = self.next;
                self.next = mark.max(u32::from(d) + u32::from(n));
                self.most = self.most.max(self.next);
                for (offset, v) in parts {
                    self.value_into(v, d + *offset as R)?;
                }
                self.next = mark;
            }
            Ek::Closure(f, v) => {
                let n = self.slots(v.ty) as R;
                let a = self.temp(u32::from(n))?;
                self.value_into(v, a)?;
                self.emit(Op::Closure {
                    d,
                    a,
                    n,
                    f: f.0 as u16,
                });
            }
            Ek::FuncName(_) | Ek::Nothing => {}
            Ek::Global(_)
            | Ek::Text(_)
            | Ek::Deref(_)
            | Ek::Field(..)
            | Ek::Index(..)
            | Ek::BufAt(..)
            | Ek::ByteAt(..) => {
                let p = self.place(e)?;
                self.span_of(e);
                if let (Place::Reg(a), true) = (&p, self.types.is_scalar(e.ty)) {
                    let a = *a;
                    self.emit(Op::Check { a });
                }
                self.load_into(&p, e.ty, d);
            }
        }
        Ok(())
    }

    /// A value in a register of its own, where nothing that follows changes it.
    fn pinned(&mut self, e: &Expr) -> Result<R> {
        let d = self.temp(1)?;
        self.value_into(e, d)?;
        Ok(d)
    }

    pub(super) fn load_const(&mut self, v: u64, d: R) {
        match i32::try_from(v as i64) {
            Ok(v) => self.emit(Op::Int { d, v }),
            Err(_) => {
                let k = self.constant(v);
                self.emit(Op::Const { d, k })
            }
        };
    }

    /// Slots a pointer's target takes.
    pub(super) fn stride(&self, ty: Ty) -> u16 {
        match self.types.kind(ty) {
            TyKind::Ptr(to, _) => self.slots(*to).min(65_535) as u16,
            _ => 1,
        }
    }

    /// Room for a result that is larger than the arguments.
    fn reserve(&mut self, base: R, ty: Ty) -> Result<()> {
        let need = u32::from(base) + self.slots(ty);
        self.most = self.most.max(need + 1);
        Ok(())
    }

    fn call(&mut self, ret: Ty, args: &[Expr], d: R, op: impl FnOnce(R) -> Op) -> Result<()> {
        let span = self.span;
        let base = self.arguments(args)?;
        self.reserve(base, ret)?;
        self.span = span;
        self.emit(op(base));
        self.move_result(ret, base, d);
        Ok(())
    }

    /// Works out arguments into a row of registers at the top of the frame, from right to left as g++ does.
    fn arguments(&mut self, args: &[Expr]) -> Result<R> {
        self.row(args, 0)
    }

    fn row(&mut self, args: &[Expr], front: u32) -> Result<R> {
        let total: u32 = front + args.iter().map(|a| self.slots(a.ty)).sum::<u32>();
        if args.iter().any(hides) {
            // What hides locals is worked out below the row: the callee's frame begins with the row.
            let mut parts = Vec::new();
            for a in args.iter().rev() {
                let d = self.temp(self.slots(a.ty))?;
                self.value_into(a, d)?;
                parts.push(d);
            }
            let base = self.temp(total)?;
            let mut at = base + front as R;
            for (a, r) in args.iter().zip(parts.into_iter().rev()) {
                let n = self.slots(a.ty);
                self.copy(r, at, n);
                at += n as R;
            }
            return Ok(base);
        }
        let base = self.temp(total)?;
        let mut at = u32::from(base) + total;
        for a in args.iter().rev() {
            at -= self.slots(a.ty);
            self.value_into(a, at as R)?;
        }
        Ok(base)
    }

    fn move_result(&mut self, ty: Ty, base: R, d: R) {
        let n = if ty == VOID { 0 } else { self.slots(ty) as R };
        if n == 0 || base == d {
            return;
        }
        self.emit(if n == 1 {
            Op::Move { d, a: base }
        } else {
            Op::Copy { d, a: base, n }
        });
    }

    fn native(
        &mut self,
        n: Native,
        element: Option<Ty>,
        args: &[Expr],
        ret: Ty,
        d: R,
    ) -> Result<()> {
        let span = self.span;
        let base = self.arguments(args)?;
        let x = match (n, element) {
            (Native::Printf | Native::Scanf, _) => args.len() as u16,
            (_, Some(t)) => self.layout(t),
            _ => 0,
        };
        self.reserve(base, ret)?;
        self.most = self.most.max(u32::from(base) + 4);
        self.span = span;
        self.emit(Op::Native { n, base, x });
        self.move_result(ret, base, d);
        Ok(())
    }

    /// An expression for what it does.
    pub(super) fn effect(&mut self, e: &Expr) -> Result<()> {
        self.span_of(e);
        match &e.k {
            Ek::Assign(target, v) => self.assign(target, v, None).map(|_| ()),
            Ek::AssignOp(op, ty, target, v) => {
                self.assign_op(*op, *ty, target, v, None).map(|_| ())
            }
            Ek::Step(target, by, post) => self.step(target, *by, *post, None).map(|_| ()),
            Ek::Init(id, v) => {
                if self.locals[*id as usize].name.is_empty() {
                    self.registers[*id as usize] = None;
                }
                let d = self.local_register(*id)?;
                self.value_into(v, d)
            }
            Ek::Seq(effects, last) => {
                for x in effects {
                    self.effect(x)?;
                }
                if has_effects(last) {
                    return self.effect(last);
                }
                Ok(())
            }
            Ek::Nothing | Ek::Const(_) | Ek::FuncName(_) => Ok(()),
            Ek::Deref(a) | Ek::Field(a, _) | Ek::Convert(a) if has_effects(a) => self.effect(a),
            _ => {
                let d = self.temp(self.slots(e.ty))?;
                self.value_into(e, d)
            }
        }
    }
}

/// Does an expression keep hidden locals whose addresses may outlive its parts?
fn hides(e: &Expr) -> bool {
    match &e.k {
        Ek::Seq(..) | Ek::Init(..) => true,
        Ek::Addr(a) => {
            let made = matches!(
                a.k,
                Ek::Cond(..) | Ek::Call(..) | Ek::Assign(..) | Ek::AssignOp(..) | Ek::Step(..)
            );
            !a.place || made || hides(a)
        }
        Ek::Deref(a)
        | Ek::Field(a, _)
        | Ek::Unary(_, a)
        | Ek::Not(a)
        | Ek::Convert(a)
        | Ek::Copy(a)
        | Ek::Closure(_, a)
        | Ek::Step(a, ..) => hides(a),
        Ek::Index(a, b)
        | Ek::BufAt(a, b)
        | Ek::ByteAt(a, b)
        | Ek::Binary(_, _, a, b)
        | Ek::Min(a, b)
        | Ek::Max(a, b)
        | Ek::PtrAdd(a, b, _)
        | Ek::PtrDiff(a, b)
        | Ek::LogAnd(a, b)
        | Ek::LogOr(a, b)
        | Ek::Assign(a, b)
        | Ek::AssignOp(_, _, a, b) => hides(a) || hides(b),
        Ek::Cond(a, b, c) => hides(a) || hides(b) || hides(c),
        Ek::Parts(parts, _) => parts.iter().any(|p| hides(&p.1)),
        Ek::Call(_, args) | Ek::Native(_, _, args) => args.iter().any(hides),
        Ek::CallPtr(a, args) | Ek::CallStd(a, args) => hides(a) || args.iter().any(hides),
        _ => false,
    }
}
