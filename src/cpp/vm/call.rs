//! Calls, pointer arithmetic, and what the machine's loop needs beside instructions.

use super::super::code::{ArrayDesc, Op};
use super::super::error::Kind;
use super::pointer::{self, Target};
use super::{trap, Frame, Obj, Res, Touch, Vm, DEPTH_LIMIT, UNSET, WINDOW};

impl Vm {
    #[inline(always)]
    pub(super) fn enter(&mut self, f: u16, base: usize, pc: &mut usize, fp: &mut usize) -> Res<()> {
        let Some(code) = self.program.funcs.get(usize::from(f)) else {
            return trap(Kind::StrayPointer, &[]);
        };
        if base + code.frame as usize + WINDOW >= self.stack_end()
            || self.frames.len() >= DEPTH_LIMIT
        {
            return trap(Kind::StackOverflow, &[&(self.frames.len() + 1).to_string()]);
        }
        self.frames.push(Frame {
            pc: *pc as u32,
            fp: *fp as u32,
            func: self.func,
        });
        self.func = f;
        *fp = base;
        *pc = code.entry as usize;
        Ok(())
    }

    fn stack_end(&self) -> usize {
        self.program.static_slots as usize + super::STACK_SLOTS
    }

    /// Calls what a `function` holds. The closure's address goes in front of the arguments.
    pub(super) fn call_std(
        &mut self,
        m: &mut [u64],
        h: u64,
        at: usize,
        pc: &mut usize,
        fp: &mut usize,
    ) -> Res<()> {
        let (f, first) = match pointer::object(h).map(|o| &self.heap.objects[o as usize]) {
            Some(Obj::Slots(s)) => (s.data[0], s.data.get(1).copied().unwrap_or(0)),
            _ => return trap(Kind::EmptyFunction, &[]),
        };
        if f != 0 {
            m[at] = h + 1;
            return self.enter((f - 1) as u16, at, pc, fp);
        }
        // A wrapped function pointer takes no closure: its arguments move up.
        let g = first.wrapping_sub(1) as u16;
        let n = self
            .program
            .funcs
            .get(usize::from(g))
            .map_or(0, |c| c.args as usize);
        m.copy_within(at + 1..at + 1 + n, at);
        self.enter(g, at, pc, fp)
    }

    /// Loads and stores of one slot through a pointer.
    #[inline]
    pub(super) fn through(&mut self, m: &mut [u64], fp: usize, op: Op) -> Res<()> {
        let reg = |m: &[u64], x: u16| m[fp + usize::from(x)];
        let (p, to, from) = match op {
            Op::LdP { d, p } => (reg(m, p), Some(d), None),
            Op::LdPI { d, p, i } => (moved(reg(m, p), reg(m, i) as i64)?, Some(d), None),
            Op::StP { a, p } => (reg(m, p), None, Some(a)),
            Op::StPI { a, p, i } => (moved(reg(m, p), reg(m, i) as i64)?, None, Some(a)),
            _ => return Ok(()),
        };
        if let Some(d) = to {
            m[fp + usize::from(d)] = self.load(m, p, fp)?;
        }
        if let Some(a) = from {
            let v = reg(m, a);
            self.poke(m, p, v, fp)?;
        }
        if self.watch {
            let write = from.is_some();
            self.touched.push(Touch { address: p, write });
        }
        Ok(())
    }

    /// Notes that a cell of an array with a fixed place was read or written.
    #[cold]
    pub(super) fn touch_cell(&mut self, a: &ArrayDesc, at: usize, fp: usize, write: bool) {
        let at = if a.local { fp + at } else { at };
        let address = pointer::memory(0, at, 0);
        self.touched.push(Touch { address, write });
    }

    /// As [`Self::touch_cell`], for a cell whose place was known before running.
    #[cold]
    pub(super) fn touch_global(&mut self, g: u32, write: bool) {
        let address = pointer::memory(0, g as usize, 0);
        self.touched.push(Touch { address, write });
    }

    /// First slot above everything in use.
    pub(super) fn top(&self, fp: usize) -> usize {
        fp + self.program.funcs[usize::from(self.func)].frame as usize
    }

    /// Clears the heap when enough has been taken since the last time.
    pub(super) fn collect(&mut self, m: &[u64], fp: usize, keep: u64) -> Res<()> {
        if self.heap.wants_sweep() {
            let top = self.top(fp).min(m.len());
            self.heap.sweep(&m[..top], keep);
            if self.heap.too_large() {
                return trap(Kind::OutOfMemory, &["192"]);
            }
        }
        Ok(())
    }

    /// Puts what the reader wrote into an error that names nothing itself.
    pub(super) fn with_text(&self, kind: Kind, mut args: Vec<String>, pc: usize) -> Vec<String> {
        if args.is_empty() && !matches!(kind, Kind::InputExhausted | Kind::Aborted) {
            args.push(self.text_here(pc));
        } else if kind == Kind::IndexOutOfRange && args.first().is_some_and(String::is_empty) {
            let text = self.text_here(pc);
            args[0] = text
                .rsplit_once('[')
                .map_or(text.clone(), |t| t.0.to_string());
        }
        args
    }
}

pub(super) fn moved(p: u64, by: i64) -> Res<u64> {
    match pointer::offset(p, by) {
        Some(q) => Ok(q),
        None if p == pointer::NULL => trap(Kind::NullPointer, &[]),
        None if p == UNSET => trap(Kind::UnsetRead, &[]),
        None => trap(Kind::StrayPointer, &[]),
    }
}

pub(super) fn distance(a: u64, b: u64, stride: u16) -> Res<i64> {
    let by = |x: u32, y: u32| Ok((i64::from(x) - i64::from(y)) / i64::from(stride.max(1)));
    match (pointer::target(a), pointer::target(b)) {
        (
            Target::Memory {
                base: x, index: i, ..
            },
            Target::Memory {
                base: y, index: j, ..
            },
        ) => by(x + i, y + j),
        (
            Target::Heap {
                object: x,
                index: i,
            },
            Target::Heap {
                object: y,
                index: j,
            },
        ) if x == y => by(i, j),
        (Target::Null, Target::Null) => Ok(0),
        _ => trap(Kind::StrayPointer, &[]),
    }
}

pub(super) fn out_of_range<T>(i: u64, size: usize) -> Res<T> {
    trap(
        Kind::IndexOutOfRange,
        &["", &(i as i64).to_string(), &size.to_string()],
    )
}

/// The error for an index outside an array; the first index may be fine and the second not.
#[cold]
pub(super) fn outside(a: &ArrayDesc, i: u64, j: Option<u64>) -> (Kind, Vec<String>) {
    let args = match j {
        Some(j) if i < u64::from(a.n) => {
            vec![
                format!("{}[{i}]", a.name),
                (j as i64).to_string(),
                a.m.to_string(),
            ]
        }
        _ => vec![a.name.clone(), (i as i64).to_string(), a.n.to_string()],
    };
    (Kind::IndexOutOfRange, args)
}
