//! Loads and stores through pointers, with their checks.

use super::super::error::Kind;
use super::pointer::{self, Target};
use super::{trap, Obj, Res, Vm, UNSET};

/// A pointer followed: where its slot is.
#[derive(Clone, Copy, Debug)]
pub(super) enum Slot {
    Memory(usize),
    Heap(u32, usize),
}

impl Vm {
    /// Follows a pointer to `n` slots.
    pub(super) fn follow(&self, p: u64, n: usize, top: usize) -> Res<Slot> {
        match pointer::target(p) {
            Target::Memory { desc, base, index } => {
                let len = self.program.descs[usize::from(desc)].len as usize;
                let at = base as usize + index as usize;
                if index as usize + n > len {
                    let d = &self.program.descs[usize::from(desc)];
                    return trap(
                        Kind::IndexOutOfRange,
                        &[&d.name, &index.to_string(), &d.len.to_string()],
                    );
                }
                // Above the running function's frame everything is gone.
                if at + n > top + super::WINDOW {
                    return trap(Kind::StrayPointer, &[]);
                }
                Ok(Slot::Memory(at))
            }
            Target::Heap { object, index } => {
                let i = index as usize;
                let ok = match &self.heap.objects.get(object as usize) {
                    Some(Obj::Slots(s)) => s.head + i + n <= s.data.len(),
                    Some(Obj::Text(t)) => i < t.len(),
                    Some(Obj::Tree(t)) => t.is_live(i) && i + n <= t.data.len(),
                    _ => false,
                };
                if ok {
                    return Ok(Slot::Heap(object, i));
                }
                match &self.heap.objects.get(object as usize) {
                    Some(Obj::Slots(s)) => {
                        let w = (self.program.layouts[usize::from(s.layout)].slots as usize).max(1);
                        trap(
                            Kind::IndexOutOfRange,
                            &[
                                "",
                                &(i / w).to_string(),
                                &((s.data.len() - s.head) / w).to_string(),
                            ],
                        )
                    }
                    Some(Obj::Text(t)) => trap(
                        Kind::IndexOutOfRange,
                        &["", &i.to_string(), &t.len().to_string()],
                    ),
                    _ => trap(Kind::StrayPointer, &[]),
                }
            }
            Target::Null => trap(Kind::NullPointer, &[]),
            Target::Stray if p == UNSET => trap(Kind::UnsetRead, &[]),
            Target::Stray => trap(Kind::StrayPointer, &[]),
        }
    }

    /// One slot behind a pointer, whatever it holds.
    pub(super) fn peek(&self, m: &[u64], p: u64, top: usize) -> Res<u64> {
        if let Target::Heap { object, index } = pointer::target(p) {
            // A text ends with a zero that can be read.
            if let Some(Obj::Text(t)) = self.heap.objects.get(object as usize) {
                if index as usize == t.len() {
                    return Ok(0);
                }
            }
        }
        Ok(match self.follow(p, 1, top)? {
            Slot::Memory(a) => m[a],
            Slot::Heap(o, i) => self.heap_slot(o, i),
        })
    }

    pub(super) fn heap_slot(&self, o: u32, i: usize) -> u64 {
        match &self.heap.objects[o as usize] {
            Obj::Slots(s) => s.data[s.head + i],
            Obj::Text(t) => i64::from(t[i] as i8) as u64,
            Obj::Tree(t) => t.data[i],
            Obj::Free => UNSET,
        }
    }

    /// One slot that must have been set.
    pub(super) fn load(&self, m: &[u64], p: u64, top: usize) -> Res<u64> {
        match self.peek(m, p, top)? {
            UNSET => trap(Kind::UnsetRead, &[]),
            v => Ok(v),
        }
    }

    pub(super) fn poke(&mut self, m: &mut [u64], p: u64, v: u64, top: usize) -> Res<()> {
        match self.follow(p, 1, top)? {
            Slot::Memory(a) => m[a] = v,
            Slot::Heap(o, i) => match &mut self.heap.objects[o as usize] {
                Obj::Slots(s) => {
                    let at = s.head + i;
                    s.data[at] = v;
                }
                Obj::Text(t) => t[i] = v as u8,
                Obj::Tree(t) => t.data[i] = v,
                Obj::Free => {}
            },
        }
        Ok(())
    }

    /// Several slots into memory.
    pub(super) fn load_many(
        &self,
        m: &mut [u64],
        p: u64,
        to: usize,
        n: usize,
        top: usize,
    ) -> Res<()> {
        match self.follow(p, n, top)? {
            Slot::Memory(a) => m.copy_within(a..a + n, to),
            Slot::Heap(o, i) => match &self.heap.objects[o as usize] {
                Obj::Slots(s) => m[to..to + n].copy_from_slice(&s.data[s.head + i..s.head + i + n]),
                Obj::Tree(t) => m[to..to + n].copy_from_slice(&t.data[i..i + n]),
                _ => m[to] = self.heap_slot(o, i),
            },
        }
        Ok(())
    }

    pub(super) fn store_many(
        &mut self,
        m: &mut [u64],
        from: usize,
        p: u64,
        n: usize,
        top: usize,
    ) -> Res<()> {
        match self.follow(p, n, top)? {
            Slot::Memory(a) => m.copy_within(from..from + n, a),
            Slot::Heap(o, i) => match &mut self.heap.objects[o as usize] {
                Obj::Slots(s) => {
                    let at = s.head + i;
                    s.data[at..at + n].copy_from_slice(&m[from..from + n]);
                }
                Obj::Tree(t) => t.data[i..i + n].copy_from_slice(&m[from..from + n]),
                Obj::Text(t) => t[i] = m[from] as u8,
                Obj::Free => {}
            },
        }
        Ok(())
    }

    /// The object behind a handle kept at an address; made now if the handle is still empty.
    pub(super) fn object_at(
        &mut self,
        m: &mut [u64],
        address: u64,
        top: usize,
        make: impl FnOnce(&Vm) -> Obj,
    ) -> Res<u32> {
        let h = self.peek(m, address, top)?;
        if let Some(o) = pointer::object(h) {
            return Ok(o);
        }
        let obj = make(self);
        let o = self.heap.add(obj);
        self.poke(m, address, pointer::heap(o, 0), top)?;
        Ok(o)
    }

    /// Copies what the handles within a value own. Done object by object, without recursion.
    pub(super) fn clone_handles(&mut self, m: &mut [u64], at: usize, layout: u16) {
        let program = self.program.clone();
        let mut todo: Vec<(u32, Vec<usize>)> = Vec::new();
        for &h in &program.layouts[usize::from(layout)].handles {
            let slot = at + h as usize;
            if let Some(o) = pointer::object(m[slot]) {
                let copy = self.copy_object(o, &mut todo);
                m[slot] = pointer::heap(copy, 0);
            }
        }
        while let Some((object, slots)) = todo.pop() {
            for i in slots {
                let h = match &self.heap.objects[object as usize] {
                    Obj::Slots(s) => s.data[i],
                    Obj::Tree(t) => t.data[i],
                    _ => 0,
                };
                if let Some(o) = pointer::object(h) {
                    let copy = pointer::heap(self.copy_object(o, &mut todo), 0);
                    match &mut self.heap.objects[object as usize] {
                        Obj::Slots(s) => s.data[i] = copy,
                        Obj::Tree(t) => t.data[i] = copy,
                        _ => {}
                    }
                }
            }
        }
    }

    /// A flat copy, with a note of the slots within it that hold handles.
    fn copy_object(&mut self, o: u32, todo: &mut Vec<(u32, Vec<usize>)>) -> u32 {
        let obj = self.heap.objects[o as usize].clone();
        let mut slots = Vec::new();
        match &obj {
            Obj::Slots(s) => {
                let l = &self.program.layouts[usize::from(s.layout)];
                if !l.handles.is_empty() && l.slots > 0 {
                    let mut base = s.head;
                    while base + l.slots as usize <= s.data.len() {
                        slots.extend(l.handles.iter().map(|h| base + *h as usize));
                        base += l.slots as usize;
                    }
                }
            }
            Obj::Tree(t) => t.handle_slots(
                &self.program.layouts[usize::from(t.layout)].handles,
                &mut slots,
            ),
            _ => {}
        }
        let copy = self.heap.add(obj);
        if !slots.is_empty() {
            todo.push((copy, slots));
        }
        copy
    }
}
