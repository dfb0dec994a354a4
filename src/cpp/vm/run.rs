//! The machine's loop.

use super::super::code::Op;
use super::super::error::Kind;
use super::call::{moved, out_of_range, outside};
use super::pointer;
use super::pure::pure;
use super::{trap, Obj, Stop, Touch, Vm, TICK_LIMIT, UNSET, WINDOW};

/// Why an operation on numbers is impossible.
pub(super) fn overflow(op: &str, ty: &str) -> (Kind, Vec<String>) {
    (Kind::Overflow, vec![op.to_string(), ty.to_string()])
}

impl Vm {
    /// Runs until a line is reached with `stop_at` steps done, or the program ends or fails.
    #[allow(clippy::too_many_lines)]
    pub(super) fn run(&mut self, mut stop_at: u64) -> Stop {
        let mut memory = std::mem::take(&mut self.mem);
        let m = &mut memory[..];
        let program = self.program.clone();
        let ops = &program.ops[..];
        let (mut pc, mut fp, mut steps) = (self.pc, self.fp, self.steps);
        let watch = self.watch;
        let (arrays, split) = (&program.arrays[..], program.static_slots as usize);

        macro_rules! leave {
            ($stop:expr, $pc:expr) => {{
                let stop = $stop;
                self.pc = $pc;
                self.fp = fp;
                self.steps = steps;
                self.mem = memory;
                return stop;
            }};
        }
        macro_rules! attempt {
            ($e:expr) => {
                match $e {
                    Ok(v) => v,
                    Err((kind, args)) => {
                        let args = self.with_text(kind, args, pc - 1);
                        leave!(Stop::Fault(kind, args), pc - 1)
                    }
                }
            };
        }
        macro_rules! fail {
            ($kind:expr, $($arg:expr),*) => { leave!(Stop::Fault($kind, vec![$($arg.to_string()),*]), pc - 1) };
        }

        // The frame and what is below the stack are held apart for as long as an instruction needs no other
        // memory: registers then cost no check. Whatever does need it goes round the outer loop.
        'frame: loop {
            let (statics, stack) = m.split_at_mut(split);
            let Ok(w): std::result::Result<&mut [u64; WINDOW], _> =
                (&mut stack[fp - split..fp - split + WINDOW]).try_into()
            else {
                leave!(Stop::Fault(Kind::OutOfMemory, Vec::new()), pc)
            };
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
            macro_rules! int32 {
                ($d:expr, $v:expr, $op:expr) => {{
                    let v: i64 = $v;
                    if v != i64::from(v as i32) {
                        attempt!(Err(overflow($op, "int")));
                    }
                    r!($d) = v as u64;
                }};
            }
            macro_rules! int64 {
                ($d:expr, $v:expr, $op:expr) => {{
                    match $v {
                        Some(v) => r!($d) = v as u64,
                        None => attempt!(Err(overflow($op, "long long"))),
                    }
                }};
            }
            macro_rules! to_caller {
                ($code:expr) => {
                    match self.frames.pop() {
                        Some(frame) => {
                            pc = frame.pc as usize;
                            fp = frame.fp as usize;
                            self.func = frame.func;
                        }
                        None => {
                            let code = $code;
                            leave!(Stop::Exit(code), pc - 1)
                        }
                    }
                };
            }
            macro_rules! jump {
                ($c:expr, $t:expr) => {
                    if $c {
                        pc = $t as usize;
                    }
                };
            }
            macro_rules! loaded {
                ($a:expr, $at:expr) => {{
                    let at: usize = $at;
                    let v = if $a.local { w[at] } else { statics[at] };
                    if v == UNSET {
                        attempt!(trap(Kind::UnsetRead, &[]));
                    }
                    if watch {
                        self.touch_cell($a, at, fp, false);
                    }
                    v
                }};
            }
            macro_rules! at1 {
                ($i:expr, $arr:expr) => {{
                    let a = &arrays[$arr as usize];
                    if $i >= u64::from(a.n) {
                        attempt!(Err(outside(a, $i, None)))
                    }
                    (a, a.base as usize + $i as usize)
                }};
            }
            macro_rules! at2 {
                ($i:expr, $j:expr, $arr:expr) => {{
                    let a = &arrays[$arr as usize];
                    if $i >= u64::from(a.n) || $j >= u64::from(a.m) {
                        attempt!(Err(outside(a, $i, Some($j))))
                    }
                    (
                        a,
                        a.base as usize + $i as usize * a.m as usize + $j as usize,
                    )
                }};
            }
            macro_rules! cell1 {
                ($i:expr, $arr:expr) => {{
                    let (a, at) = at1!($i, $arr);
                    loaded!(a, at)
                }};
            }
            macro_rules! cell2 {
                ($i:expr, $j:expr, $arr:expr) => {{
                    let (a, at) = at2!($i, $j, $arr);
                    loaded!(a, at)
                }};
            }
            loop {
                let op = ops[pc];
                pc += 1;
                match op {
                    Op::Line(_) => {
                        if steps >= stop_at {
                            leave!(Stop::Pause, pc - 1);
                        }
                        steps += 1;
                    }
                    Op::Tick => {
                        self.ticks += 1;
                        if self.ticks > TICK_LIMIT {
                            fail!(Kind::BudgetUsedUp, TICK_LIMIT);
                        }
                    }
                    Op::Move { d, a } => r!(d) = r!(a),
                    Op::Int { d, v } => r!(d) = i64::from(v) as u64,
                    Op::Const { d, k } => r!(d) = program.consts[k as usize],
                    Op::Check { a } => {
                        if r!(a) == UNSET {
                            attempt!(trap(Kind::UnsetRead, &[]));
                        }
                    }
                    Op::LdG { d, g } => {
                        r!(d) = statics[g as usize];
                        if watch {
                            self.touch_global(g, false);
                        }
                    }
                    Op::StG { a, g } => {
                        statics[g as usize] = r!(a);
                        if watch {
                            self.touch_global(g, true);
                        }
                    }
                    Op::IncG { k, g } => {
                        let v = (statics[g as usize] as i64).wrapping_add(i64::from(k));
                        if v != i64::from(v as i32) {
                            attempt!(Err(overflow(if k > 0 { "++" } else { "--" }, "int")));
                        }
                        statics[g as usize] = v as u64;
                    }
                    Op::AddI { d, a, b } => int32!(d, i!(a).wrapping_add(i!(b)), "+"),
                    Op::SubI { d, a, b } => int32!(d, i!(a).wrapping_sub(i!(b)), "-"),
                    Op::MulI { d, a, b } => int32!(d, i!(a).wrapping_mul(i!(b)), "*"),
                    Op::AddIK { d, a, k } => int32!(
                        d,
                        i!(a).wrapping_add(i64::from(k)),
                        if k < 0 { "-" } else { "+" }
                    ),
                    Op::MulIK { d, a, k } => int32!(d, i!(a).wrapping_mul(i64::from(k)), "*"),
                    Op::DivI { d, a, b } => match i!(b) {
                        0 => fail!(Kind::DivisionByZero, "/"),
                        b => int32!(d, i!(a).wrapping_div(b), "/"),
                    },
                    Op::RemI { d, a, b } => match i!(b) {
                        0 => fail!(Kind::DivisionByZero, "%"),
                        b if b == -1 && i!(a) == i64::from(i32::MIN) => {
                            attempt!(Err(overflow("%", "int")));
                        }
                        b => r!(d) = i!(a).wrapping_rem(b) as u64,
                    },
                    // Both fit 32 bits, and so do the quotient and the remainder: narrow division is faster.
                    Op::DivIK { d, a, k } => {
                        r!(d) = i64::from((i!(a) as i32) / i32::from(k)) as u64;
                    }
                    Op::RemIK { d, a, k } => {
                        r!(d) = i64::from((i!(a) as i32) % i32::from(k)) as u64;
                    }
                    Op::AddL { d, a, b } => int64!(d, i!(a).checked_add(i!(b)), "+"),
                    Op::SubL { d, a, b } => int64!(d, i!(a).checked_sub(i!(b)), "-"),
                    Op::MulL { d, a, b } => int64!(d, i!(a).checked_mul(i!(b)), "*"),
                    Op::AddLK { d, a, k } => int64!(
                        d,
                        i!(a).checked_add(i64::from(k)),
                        if k < 0 { "-" } else { "+" }
                    ),
                    Op::Shl { d, a, b, w: bits }
                    | Op::ShrS { d, a, b, w: bits }
                    | Op::ShrU { d, a, b, w: bits } => {
                        let n = r!(b);
                        if n >= u64::from(bits) {
                            fail!(Kind::BadShift, n as i64, bits);
                        }
                        r!(d) = match op {
                            Op::Shl { .. } => r!(a) << n,
                            Op::ShrS { .. } => (i!(a) >> n) as u64,
                            _ => r!(a) >> n,
                        };
                    }
                    Op::Jmp(t) => pc = t as usize,
                    Op::JT { a, t } => jump!(r!(a) != 0, t),
                    Op::JF { a, t } => jump!(r!(a) == 0, t),
                    Op::JLt { a, b, t } => jump!(i!(a) < i!(b), t),
                    Op::JLe { a, b, t } => jump!(i!(a) <= i!(b), t),
                    Op::JEq { a, b, t } => jump!(r!(a) == r!(b), t),
                    Op::JNe { a, b, t } => jump!(r!(a) != r!(b), t),
                    Op::JLtK { a, k, t } => jump!(i!(a) < i64::from(k), t),
                    Op::JLeK { a, k, t } => jump!(i!(a) <= i64::from(k), t),
                    Op::JGtK { a, k, t } => jump!(i!(a) > i64::from(k), t),
                    Op::JGeK { a, k, t } => jump!(i!(a) >= i64::from(k), t),
                    Op::JEqK { a, k, t } => jump!(i!(a) == i64::from(k), t),
                    Op::JNeK { a, k, t } => jump!(i!(a) != i64::from(k), t),
                    Op::NextK { a, k, t, .. } => {
                        if steps >= stop_at {
                            leave!(Stop::Pause, pc - 1);
                        }
                        steps += 1;
                        let v = i!(a);
                        if v == i64::from(i32::MAX) {
                            attempt!(Err(overflow("++", "int")));
                        }
                        r!(a) = v.wrapping_add(1) as u64;
                        jump!(v.wrapping_add(1) < i64::from(k), t);
                    }
                    Op::Next { a, b, t, .. } => {
                        if steps >= stop_at {
                            leave!(Stop::Pause, pc - 1);
                        }
                        steps += 1;
                        let v = i!(a);
                        if v == i64::from(i32::MAX) {
                            attempt!(Err(overflow("++", "int")));
                        }
                        r!(a) = v.wrapping_add(1) as u64;
                        jump!(v.wrapping_add(1) < i!(b), t);
                    }
                    Op::JEq1 { i, arr, b, t } => {
                        let (i, b) = (r!(i), r!(b));
                        jump!(cell1!(i, arr) == b, t);
                    }
                    Op::JNe1 { i, arr, b, t } => {
                        let (i, b) = (r!(i), r!(b));
                        jump!(cell1!(i, arr) != b, t);
                    }
                    Op::JEq1K { i, arr, k, t } => {
                        let i = r!(i);
                        jump!(cell1!(i, arr) as i64 == i64::from(k), t);
                    }
                    Op::JNe1K { i, arr, k, t } => {
                        let i = r!(i);
                        jump!(cell1!(i, arr) as i64 != i64::from(k), t);
                    }
                    Op::JEq2 { i, j, arr, b, t } => {
                        let (i, j, b) = (r!(i), r!(j), r!(b));
                        jump!(cell2!(i, j, arr) == b, t);
                    }
                    Op::JNe2 { i, j, arr, b, t } => {
                        let (i, j, b) = (r!(i), r!(j), r!(b));
                        jump!(cell2!(i, j, arr) != b, t);
                    }
                    Op::JEq2K { i, j, arr, k, t } => {
                        let (i, j) = (r!(i), r!(j));
                        jump!(cell2!(i, j, arr) as i64 == i64::from(k), t);
                    }
                    Op::JNe2K { i, j, arr, k, t } => {
                        let (i, j) = (r!(i), r!(j));
                        jump!(cell2!(i, j, arr) as i64 != i64::from(k), t);
                    }
                    Op::Ld1 { d, i, arr } => {
                        let i = r!(i);
                        r!(d) = cell1!(i, arr);
                    }
                    Op::St1 { a: v, i, arr } => {
                        let i = r!(i);
                        let (a, at) = at1!(i, arr);
                        let v = r!(v);
                        if watch {
                            self.touch_cell(a, at, fp, true);
                        }
                        if a.local {
                            w[at] = v;
                        } else {
                            statics[at] = v;
                        }
                    }
                    Op::Ld2 { d, i, j, arr } => {
                        let (i, j) = (r!(i), r!(j));
                        r!(d) = cell2!(i, j, arr);
                    }
                    Op::St2 { a: v, i, j, arr } => {
                        let (i, j) = (r!(i), r!(j));
                        let (a, at) = at2!(i, j, arr);
                        let v = r!(v);
                        if watch {
                            self.touch_cell(a, at, fp, true);
                        }
                        if a.local {
                            w[at] = v;
                        } else {
                            statics[at] = v;
                        }
                    }
                    Op::LeaL { d, a, desc } => r!(d) = pointer::memory(desc, fp + a as usize, 0),
                    Op::LeaG { d, desc, g } => r!(d) = pointer::memory(desc, g as usize, 0),
                    Op::PtrIdx { d, p, i, dim } => {
                        let dim = &program.dims[dim as usize];
                        let i = r!(i);
                        if i >= u64::from(dim.n) {
                            fail!(Kind::IndexOutOfRange, dim.name, i as i64, dim.n);
                        }
                        r!(d) = attempt!(moved(r!(p), i as i64 * i64::from(dim.stride)));
                    }
                    Op::PtrAdd { d, p, i, stride } => {
                        r!(d) = attempt!(moved(r!(p), i!(i).saturating_mul(i64::from(stride))));
                    }
                    Op::PtrSub { d, p, i, stride } => {
                        r!(d) = attempt!(moved(
                            r!(p),
                            i!(i).saturating_neg().saturating_mul(i64::from(stride))
                        ));
                    }
                    Op::PtrOff { d, p, k } => r!(d) = attempt!(moved(r!(p), i64::from(k))),
                    Op::LdP { .. } | Op::StP { .. } | Op::LdPI { .. } | Op::StPI { .. } => {
                        attempt!(self.through(m, fp, op));
                        continue 'frame;
                    }
                    Op::LdV { d, h, i } => {
                        let (h, i) = (r!(h), r!(i));
                        let v = match pointer::object(h).map(|o| &self.heap.objects[o as usize]) {
                            Some(Obj::Slots(s)) => {
                                let n = s.data.len() - s.head;
                                if i >= n as u64 {
                                    attempt!(out_of_range(i, n))
                                } else {
                                    s.data[s.head + i as usize]
                                }
                            }
                            _ => attempt!(out_of_range(i, 0)),
                        };
                        if v == UNSET {
                            attempt!(trap(Kind::UnsetRead, &[]));
                        }
                        if watch {
                            self.touched.push(Touch {
                                address: h + i,
                                write: false,
                            });
                        }
                        r!(d) = v;
                    }
                    Op::StV { a, h, i } => {
                        let (h, i, v) = (r!(h), r!(i), r!(a));
                        match pointer::object(h).map(|o| &mut self.heap.objects[o as usize]) {
                            Some(Obj::Slots(s)) => {
                                let n = s.data.len() - s.head;
                                if i >= n as u64 {
                                    attempt!(out_of_range(i, n));
                                }
                                let at = s.head + i as usize;
                                s.data[at] = v;
                            }
                            _ => attempt!(out_of_range(i, 0)),
                        }
                        if watch {
                            self.touched.push(Touch {
                                address: h + i,
                                write: true,
                            });
                        }
                    }
                    Op::Call { f, base } => {
                        attempt!(self.enter(f, fp + base as usize, &mut pc, &mut fp));
                        continue 'frame;
                    }
                    Op::CallPtr { p, base } => {
                        let p = r!(p);
                        if p == 0 {
                            attempt!(trap(Kind::NullPointer, &[]));
                        }
                        attempt!(self.enter((p - 1) as u16, fp + base as usize, &mut pc, &mut fp));
                        continue 'frame;
                    }
                    Op::CallStd { h, base } => {
                        let h = r!(h);
                        attempt!(self.call_std(m, h, fp + base as usize, &mut pc, &mut fp));
                        continue 'frame;
                    }
                    Op::Ret { a, n } => {
                        if n == 1 {
                            r!(0) = r!(a);
                        } else {
                            w.copy_within(a as usize..a as usize + n as usize, 0);
                        }
                        self.returned = Some((self.func, [r!(0)]));
                        to_caller!(r!(0) as i32);
                        continue 'frame;
                    }
                    Op::RetVoid => {
                        self.returned = Some((self.func, [0]));
                        to_caller!(0);
                        continue 'frame;
                    }
                    Op::RetBack { a } => {
                        r!(0) = r!(a);
                        if r!(0) == 0 {
                            self.backtracks += 1;
                            if self.halt_at_backtrack {
                                stop_at = steps;
                            }
                        }
                        self.returned = Some((self.func, [r!(0)]));
                        to_caller!(0);
                        continue 'frame;
                    }
                    Op::MissingReturn => {
                        let name = program.funcs[self.func as usize].name.clone();
                        fail!(Kind::MissingReturn, name)
                    }
                    Op::Native { n, base, x } => {
                        self.fp = fp;
                        self.pc = pc - 1;
                        match self.native(m, n, fp + base as usize, x) {
                            Ok(None) => {
                                if self.heap.wants_sweep() {
                                    let keep = m[fp + base as usize];
                                    attempt!(self.collect(m, fp, keep));
                                }
                            }
                            Ok(Some(code)) => leave!(Stop::Exit(code), pc - 1),
                            Err((kind, args)) => {
                                let args = self.with_text(kind, args, pc - 1);
                                leave!(Stop::Fault(kind, args), pc - 1)
                            }
                        }
                        continue 'frame;
                    }
                    other => {
                        if !pure(w, other) {
                            attempt!(self.slow(m, fp, other));
                            continue 'frame;
                        }
                    }
                }
            }
        }
    }
}
