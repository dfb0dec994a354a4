//! Calls, pointer arithmetic, and what the machine's loop needs beside instructions.

use super::super::code::ArrayDesc;
use super::super::error::Kind;
use super::pointer::{self, Target};
use super::{trap, Frame, Res, Touch, Vm, DEPTH_LIMIT, UNSET, WINDOW};

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

    /// Notes that a cell of an array with a fixed place was read or written.
    #[cold]
    pub(super) fn touch_cell(&mut self, a: &ArrayDesc, at: usize, fp: usize, write: bool) {
        let at = if a.local { fp + at } else { at };
        let address = pointer::memory(0, at, 0);
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
