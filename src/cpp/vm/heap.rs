//! What grows: stores of elements, texts, search trees, closures. Cleared by marking and sweeping.
//!
//! Handles are found by looking at every slot that could be one, so that nobody must say when a value
//! dies; objects never move.

use super::pointer;
use super::tree::Tree;

/// Slots, in 8 bytes, that may be alive in all.
const LIMIT: usize = 24 << 20;
const FIRST_SWEEP: usize = 1 << 18;

#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Slots {
    /// Elements taken from the front leave room here.
    pub head: usize,
    pub data: Vec<u64>,
    pub layout: u16,
    pub may_point: bool,
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Obj {
    Free,
    Slots(Slots),
    Text(Vec<u8>),
    Tree(Tree),
}

impl Obj {
    /// Slots it takes, about.
    pub fn size(&self) -> usize {
        match self {
            Obj::Free => 0,
            Obj::Slots(s) => 6 + s.data.len(),
            Obj::Text(t) => 6 + t.len() / 8,
            Obj::Tree(t) => 8 + t.data.len(),
        }
    }
}

#[derive(Clone, Debug, Default)]
pub(crate) struct Heap {
    pub objects: Vec<Obj>,
    free: Vec<u32>,
    /// Slots taken since the last sweep, and those alive then.
    taken: usize,
    alive: usize,
}

impl Heap {
    /// Everything but the objects themselves.
    pub fn without_objects(&self) -> Heap {
        Heap {
            objects: Vec::new(),
            free: self.free.clone(),
            ..*self
        }
    }

    pub fn add(&mut self, obj: Obj) -> u32 {
        self.taken += obj.size();
        if let Some(i) = self.free.pop() {
            self.objects[i as usize] = obj;
            return i;
        }
        self.objects.push(obj);
        self.objects.len() as u32 - 1
    }

    /// Notes growth of an object.
    pub fn grown(&mut self, slots: usize) {
        self.taken += slots;
    }

    pub fn wants_sweep(&self) -> bool {
        self.taken > FIRST_SWEEP.max(self.alive)
    }

    pub fn too_large(&self) -> bool {
        self.alive + self.taken > LIMIT
    }

    pub fn sweep(&mut self, roots: &[u64], extra: u64) {
        let mut marked = vec![false; self.objects.len()];
        let mut todo: Vec<u32> = Vec::new();
        let visit = |v: u64, marked: &mut Vec<bool>, todo: &mut Vec<u32>| {
            if let Some(o) = pointer::object(v) {
                if let Some(m @ false) = marked.get_mut(o as usize) {
                    *m = true;
                    todo.push(o);
                }
            }
        };
        for &v in roots.iter().chain([&extra]) {
            visit(v, &mut marked, &mut todo);
        }
        while let Some(o) = todo.pop() {
            let slots: &[u64] = match &self.objects[o as usize] {
                Obj::Slots(s) if s.may_point => &s.data,
                Obj::Tree(t) if t.may_point => &t.data,
                _ => &[],
            };
            for &v in slots {
                visit(v, &mut marked, &mut todo);
            }
        }
        self.free.clear();
        self.alive = 0;
        for (i, m) in marked.iter().enumerate() {
            if *m {
                self.alive += self.objects[i].size();
            } else {
                self.objects[i] = Obj::Free;
                self.free.push(i as u32);
            }
        }
        self.taken = 0;
    }
}
