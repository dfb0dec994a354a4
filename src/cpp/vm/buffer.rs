//! Natives for stores of elements: `vector`, `deque`, queues, heaps; sorting.

use super::super::code::SlotOrder;
use super::super::error::Kind;
use super::heap::Slots;
use super::pointer::{self, Target};
use super::{trap, Obj, Res, Vm};
use std::cmp::Ordering;

impl Vm {
    fn width(&self, layout: u16) -> usize {
        (self.program.layouts[usize::from(layout)].slots as usize).max(1)
    }

    /// The store whose handle is kept at an address.
    pub(super) fn buffer(&mut self, m: &mut [u64], address: u64, layout: u16) -> Res<u32> {
        let may_point = self.program.layouts[usize::from(layout)].may_point;
        let top = self.fp;
        self.object_at(m, address, top, |_| {
            Obj::Slots(Slots {
                head: 0,
                data: Vec::new(),
                layout,
                may_point,
            })
        })
    }

    pub(super) fn slots_mut(&mut self, o: u32) -> Res<&mut Slots> {
        match &mut self.heap.objects[o as usize] {
            Obj::Slots(s) => Ok(s),
            _ => trap(Kind::StrayPointer, &[]),
        }
    }

    /// Number of elements behind a handle.
    pub(super) fn buffer_size(&self, handle: u64, layout: u16) -> usize {
        match pointer::object(handle).map(|o| &self.heap.objects[o as usize]) {
            Some(Obj::Slots(s)) => (s.data.len() - s.head) / self.width(layout),
            _ => 0,
        }
    }

    pub(super) fn push(&mut self, m: &mut [u64], address: u64, at: usize, layout: u16) -> Res<()> {
        let w = self.width(layout);
        let o = self.buffer(m, address, layout)?;
        self.heap.grown(w);
        let s = self.slots_mut(o)?;
        if w == 1 {
            s.data.push(m[at]);
        } else {
            s.data.extend_from_slice(&m[at..at + w]);
        }
        Ok(())
    }

    pub(super) fn push_front(
        &mut self,
        m: &mut [u64],
        address: u64,
        at: usize,
        layout: u16,
    ) -> Res<()> {
        let w = self.width(layout);
        let o = self.buffer(m, address, layout)?;
        self.heap.grown(w);
        let s = self.slots_mut(o)?;
        if s.head < w {
            // Room in front, as much as there is behind.
            let room = (s.data.len() / w + 4) * w;
            let mut data = vec![0; room];
            data.extend_from_slice(&s.data[s.head..]);
            s.data = data;
            s.head = room;
        }
        s.head -= w;
        let head = s.head;
        s.data[head..head + w].copy_from_slice(&m[at..at + w]);
        Ok(())
    }

    pub(super) fn pop(&mut self, m: &mut [u64], address: u64, layout: u16, front: bool) -> Res<()> {
        let w = self.width(layout);
        let o = self.buffer(m, address, layout)?;
        let s = self.slots_mut(o)?;
        if s.data.len() < s.head + w {
            return trap(Kind::EmptyContainer, &[]);
        }
        if !front {
            let n = s.data.len() - w;
            s.data.truncate(n);
        } else {
            s.head += w;
            if s.head > 64 && s.head * 2 > s.data.len() {
                s.data.drain(..s.head);
                s.head = 0;
            }
        }
        Ok(())
    }

    /// New elements are copies of the value at `at`.
    pub(super) fn resize(
        &mut self,
        m: &mut [u64],
        address: u64,
        n: u64,
        at: usize,
        layout: u16,
    ) -> Res<()> {
        let w = self.width(layout);
        let o = self.buffer(m, address, layout)?;
        let old = self.buffer_size(pointer::heap(o, 0), layout);
        if n > 20_000_000 {
            return trap(Kind::OutOfMemory, &["192"]);
        }
        let n = n as usize;
        if n <= old {
            let s = self.slots_mut(o)?;
            s.data.truncate(s.head + n * w);
            return Ok(());
        }
        self.heap.grown((n - old) * w);
        if self.heap.too_large() {
            return trap(Kind::OutOfMemory, &["192"]);
        }
        let plain = self.program.layouts[usize::from(layout)].handles.is_empty();
        let value = m[at..at + w].to_vec();
        if plain {
            let s = self.slots_mut(o)?;
            if w == 1 {
                let len = s.head + n;
                s.data.resize(len, value[0]);
            } else {
                for _ in old..n {
                    s.data.extend_from_slice(&value);
                }
            }
            return Ok(());
        }
        for _ in old..n {
            m[at..at + w].copy_from_slice(&value);
            self.clone_handles(m, at, layout);
            let s = self.slots_mut(o)?;
            s.data.extend_from_slice(&m[at..at + w]);
        }
        Ok(())
    }

    /// Opens a gap of `n` empty elements at `i`.
    pub(super) fn open(
        &mut self,
        m: &mut [u64],
        address: u64,
        i: u64,
        n: u64,
        layout: u16,
    ) -> Res<()> {
        let w = self.width(layout);
        let o = self.buffer(m, address, layout)?;
        let size = self.buffer_size(pointer::heap(o, 0), layout) as u64;
        if i > size || n > 20_000_000 {
            return trap(Kind::StrayPointer, &[]);
        }
        self.heap.grown(n as usize * w);
        let s = self.slots_mut(o)?;
        let at = s.head + i as usize * w;
        s.data
            .splice(at..at, std::iter::repeat_n(0, n as usize * w));
        Ok(())
    }

    pub(super) fn close(
        &mut self,
        m: &mut [u64],
        address: u64,
        i: u64,
        n: u64,
        layout: u16,
    ) -> Res<()> {
        let w = self.width(layout);
        let o = self.buffer(m, address, layout)?;
        let size = self.buffer_size(pointer::heap(o, 0), layout) as u64;
        if i > size || n > size - i {
            return trap(Kind::StrayPointer, &[]);
        }
        let s = self.slots_mut(o)?;
        let at = s.head + i as usize * w;
        s.data.drain(at..at + n as usize * w);
        Ok(())
    }

    /// Runs something on the slots a pair of pointers spans.
    pub(super) fn with_range<T>(
        &mut self,
        m: &mut [u64],
        p: u64,
        q: u64,
        f: impl FnOnce(&Vm, &mut [u64]) -> T,
    ) -> Res<Option<T>> {
        match (pointer::target(p), pointer::target(q)) {
            _ if p == q => Ok(None),
            (
                Target::Memory {
                    base: a,
                    index: i,
                    desc,
                },
                Target::Memory {
                    base: b, index: j, ..
                },
            ) if a == b && i <= j => {
                let len = self.program.descs[usize::from(desc)].len;
                if j > len || (b + j) as usize > m.len() {
                    let d = &self.program.descs[usize::from(desc)];
                    return trap(
                        Kind::IndexOutOfRange,
                        &[&d.name, &j.to_string(), &len.to_string()],
                    );
                }
                Ok(Some(f(self, &mut m[(a + i) as usize..(b + j) as usize])))
            }
            (
                Target::Heap { object, index: i },
                Target::Heap {
                    object: other,
                    index: j,
                },
            ) if object == other && i <= j => {
                let obj = std::mem::replace(&mut self.heap.objects[object as usize], Obj::Free);
                let (out, obj) = match obj {
                    Obj::Slots(mut s) if s.head + j as usize <= s.data.len() => {
                        let head = s.head;
                        let out = f(self, &mut s.data[head + i as usize..head + j as usize]);
                        (Some(out), Obj::Slots(s))
                    }
                    Obj::Text(mut t) if j as usize <= t.len() => {
                        let mut wide: Vec<u64> = t[i as usize..j as usize]
                            .iter()
                            .map(|&c| i64::from(c as i8) as u64)
                            .collect();
                        let out = f(self, &mut wide);
                        for (c, v) in t[i as usize..j as usize].iter_mut().zip(wide) {
                            *c = v as u8;
                        }
                        (Some(out), Obj::Text(t))
                    }
                    other => (None, other),
                };
                self.heap.objects[object as usize] = obj;
                match out {
                    Some(v) => Ok(Some(v)),
                    None => trap(Kind::StrayPointer, &[]),
                }
            }
            (Target::Null, _) | (_, Target::Null) => trap(Kind::NullPointer, &[]),
            _ => trap(Kind::StrayPointer, &[]),
        }
    }

    /// Natural order of two values of a flat type.
    pub(super) fn compare(&self, a: &[u64], b: &[u64], order: &[SlotOrder]) -> Ordering {
        for (k, o) in order.iter().enumerate().take(a.len()) {
            let (x, y) = (a[k], b[k]);
            let c = match o {
                SlotOrder::Signed => (x as i64).cmp(&(y as i64)),
                SlotOrder::Unsigned => x.cmp(&y),
                SlotOrder::Float => f64::from_bits(x)
                    .partial_cmp(&f64::from_bits(y))
                    .unwrap_or(Ordering::Equal),
                SlotOrder::Text => self.bytes(x).cmp(self.bytes(y)),
            };
            if c != Ordering::Equal {
                return c;
            }
        }
        Ordering::Equal
    }

    pub(super) fn sort(
        &mut self,
        m: &mut [u64],
        p: u64,
        q: u64,
        greater: bool,
        layout: u16,
    ) -> Res<()> {
        let w = self.width(layout);
        let order = self.program.layouts[usize::from(layout)].order.clone();
        let unset = self.with_range(m, p, q, |vm, slots| {
            if slots.contains(&super::UNSET) {
                return true;
            }
            if let (1, [SlotOrder::Signed]) = (w, &order[..]) {
                slots.sort_unstable_by_key(|&v| v as i64);
                if greater {
                    slots.reverse();
                }
                return false;
            }
            let mut rows: Vec<Vec<u64>> = slots.chunks(w).map(<[u64]>::to_vec).collect();
            rows.sort_by(|a, b| {
                if greater {
                    vm.compare(b, a, &order)
                } else {
                    vm.compare(a, b, &order)
                }
            });
            for (to, row) in slots.chunks_mut(w).zip(rows) {
                to.copy_from_slice(&row);
            }
            false
        })?;
        if unset == Some(true) {
            return trap(Kind::UnsetRead, &[]);
        }
        Ok(())
    }

    pub(super) fn reverse(&mut self, m: &mut [u64], p: u64, q: u64, layout: u16) -> Res<()> {
        let w = self.width(layout);
        self.with_range(m, p, q, |_, slots| {
            let n = slots.len() / w;
            for i in 0..n / 2 {
                for k in 0..w {
                    slots.swap(i * w + k, (n - 1 - i) * w + k);
                }
            }
        })?;
        Ok(())
    }

    /// Adds to a heap whose top is the largest element, or the least.
    pub(super) fn heap_push(
        &mut self,
        m: &mut [u64],
        address: u64,
        at: usize,
        least: bool,
        layout: u16,
    ) -> Res<()> {
        self.push(m, address, at, layout)?;
        let o = self.buffer(m, address, layout)?;
        self.on_heap(o, layout, least, |slots, w, before| {
            let mut i = slots.len() / w - 1;
            while i > 0 {
                let up = (i - 1) / 2;
                if !before(&slots[up * w..up * w + w], &slots[i * w..i * w + w]) {
                    break;
                }
                swap_rows(slots, up, i, w);
                i = up;
            }
        })
    }

    pub(super) fn heap_pop(
        &mut self,
        m: &mut [u64],
        address: u64,
        least: bool,
        layout: u16,
    ) -> Res<()> {
        let o = self.buffer(m, address, layout)?;
        self.on_heap(o, layout, least, |slots, w, _| {
            let n = slots.len() / w;
            if n > 1 {
                swap_rows(slots, 0, n - 1, w);
            }
        })?;
        self.pop(m, address, layout, false)?;
        self.on_heap(o, layout, least, |slots, w, before| {
            let n = slots.len() / w;
            let mut i = 0;
            loop {
                let mut c = 2 * i + 1;
                if c >= n {
                    break;
                }
                if c + 1 < n
                    && before(
                        &slots[c * w..c * w + w],
                        &slots[(c + 1) * w..(c + 1) * w + w],
                    )
                {
                    c += 1;
                }
                if !before(&slots[i * w..i * w + w], &slots[c * w..c * w + w]) {
                    break;
                }
                swap_rows(slots, i, c, w);
                i = c;
            }
        })
    }

    #[allow(clippy::type_complexity)]
    fn on_heap(
        &mut self,
        o: u32,
        layout: u16,
        least: bool,
        f: impl FnOnce(&mut [u64], usize, &dyn Fn(&[u64], &[u64]) -> bool),
    ) -> Res<()> {
        let w = self.width(layout);
        let program = self.program.clone();
        let order = &program.layouts[usize::from(layout)].order;
        let obj = std::mem::replace(&mut self.heap.objects[o as usize], Obj::Free);
        let Obj::Slots(mut s) = obj else {
            return trap(Kind::StrayPointer, &[]);
        };
        let head = s.head;
        let vm: &Vm = self;
        let before = |a: &[u64], b: &[u64]| {
            let c = vm.compare(a, b, order);
            if least {
                c == Ordering::Greater
            } else {
                c == Ordering::Less
            }
        };
        f(&mut s.data[head..], w, &before);
        self.heap.objects[o as usize] = Obj::Slots(s);
        Ok(())
    }
}

fn swap_rows(slots: &mut [u64], a: usize, b: usize, w: usize) {
    for k in 0..w {
        slots.swap(a * w + k, b * w + k);
    }
}
