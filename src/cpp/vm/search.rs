//! Natives for search trees.

use super::super::error::Kind;
use super::super::native::Native;
use super::pointer;
use super::tree::Tree;
use super::{trap, Obj, Res, Vm};

impl Vm {
    fn tree_at(&mut self, m: &mut [u64], address: u64, layout: u16) -> Res<u32> {
        let l = &self.program.layouts[usize::from(layout)];
        let (payload, may_point, top) = (l.slots.max(1) as usize, l.may_point, self.fp);
        self.object_at(m, address, top, |_| {
            Obj::Tree(Tree::new(payload, layout, may_point))
        })
    }

    pub(super) fn tree_native(
        &mut self,
        m: &mut [u64],
        n: Native,
        base: usize,
        x: u16,
    ) -> Res<u64> {
        use Native as N;
        let a = m[base];
        let b = m[base + 1];
        match n {
            N::TreeChild | N::TreeNext | N::TreePrev => {
                let pointer::Target::Heap { object, index } = pointer::target(a) else {
                    return trap(
                        if a == 0 {
                            Kind::NullPointer
                        } else {
                            Kind::StrayPointer
                        },
                        &[],
                    );
                };
                let Some(Obj::Tree(t)) = self.heap.objects.get(object as usize) else {
                    return trap(Kind::StrayPointer, &[]);
                };
                let node = t.node_of(index as usize);
                if n != N::TreePrev && !t.is_live(index as usize)
                    || node != 0 && !t.is_live(index as usize)
                {
                    return trap(Kind::StrayPointer, &[]);
                }
                let to = match n {
                    N::TreeChild => t.child(node, usize::from(b != 0)),
                    N::TreeNext => t.next(node),
                    _ => t.previous(node),
                };
                if to == 0 && n == N::TreeChild {
                    return Ok(0);
                }
                if to == 0 && n == N::TreePrev {
                    return trap(Kind::StrayPointer, &[]);
                }
                return Ok(pointer::heap(object, t.payload_of(to) as u32));
            }
            N::TreeSize => {
                return Ok(
                    match pointer::object(a).map(|o| &self.heap.objects[o as usize]) {
                        Some(Obj::Tree(t)) => t.count as u64,
                        _ => 0,
                    },
                )
            }
            _ => {}
        }
        let o = self.tree_at(m, a, x)?;
        let at = |t: &Tree, node: u32| pointer::heap(o, t.payload_of(node) as u32);
        if matches!(n, N::TreeSeek | N::TreeAdd) {
            return self.tree_search(m, n, base, x, o);
        }
        let width = self.program.layouts[usize::from(x)].slots as usize;
        let Obj::Tree(t) = &mut self.heap.objects[o as usize] else {
            return trap(Kind::StrayPointer, &[]);
        };
        Ok(match n {
            N::TreeRoot => {
                let r = t.root();
                if r == 0 {
                    0
                } else {
                    at(t, r)
                }
            }
            N::TreeBegin => at(t, t.first()),
            N::TreeEnd => at(t, 0),
            N::TreeAttach => {
                let up = match pointer::target(b) {
                    pointer::Target::Heap { index, .. } => t.node_of(index as usize),
                    _ => 0,
                };
                let node = t.attach(up, usize::from(m[base + 2] != 0));
                let p = at(t, node);
                self.heap.grown(width + 4);
                p
            }
            N::TreeErase => {
                let pointer::Target::Heap { object, index } = pointer::target(b) else {
                    return trap(Kind::StrayPointer, &[]);
                };
                if object != o || !t.is_live(index as usize) {
                    return trap(Kind::StrayPointer, &[]);
                }
                let next = t.erase(t.node_of(index as usize));
                at(t, next)
            }
            N::TreeClear => {
                t.clear();
                0
            }
            _ => 0,
        })
    }

    /// Search by the natural order. Arguments: tree, key's address, mode or multi, greater, key's slots.
    fn tree_search(&mut self, m: &mut [u64], n: Native, base: usize, x: u16, o: u32) -> Res<u64> {
        let (key_at, mode, greater, w) = (
            m[base + 1],
            m[base + 2],
            m[base + 3] != 0,
            m[base + 4] as usize,
        );
        let program = self.program.clone();
        let order = &program.layouts[usize::from(x)].order;
        let mut key = Vec::with_capacity(w);
        for k in 0..w as u64 {
            key.push(self.load(m, key_at + k, self.fp)?);
        }
        let Obj::Tree(t) = &self.heap.objects[o as usize] else {
            return trap(Kind::StrayPointer, &[]);
        };
        let compare = |node: u32| {
            let p = t.payload_of(node);
            let c = self.compare(&key, &t.data[p..p + w], order);
            if greater {
                c.reverse()
            } else {
                c
            }
        };
        let (mut best, mut equal, mut up, mut side) = (0, 0, 0, 0);
        let mut node = t.root();
        let add = n == Native::TreeAdd;
        while node != 0 {
            let c = compare(node);
            up = node;
            if c.is_eq() {
                equal = node;
                if add && mode == 0 {
                    break;
                }
            }
            // Left when the node is not before the key (lower bound), or after it (upper bound, adding).
            let left = if add || mode == 2 {
                c.is_lt()
            } else {
                c.is_le()
            };
            if left {
                best = node;
            }
            side = usize::from(!left);
            node = t.child(node, side);
        }
        if !add {
            let found = match mode {
                0 if best == 0 || compare(best).is_ne() => 0,
                _ => best,
            };
            return Ok(pointer::heap(o, t.payload_of(found) as u32));
        }
        if mode == 0 && equal != 0 {
            return Ok(pointer::heap(o, t.payload_of(equal) as u32));
        }
        // The new key is a copy of its own.
        let scratch = base + 8;
        m[scratch..scratch + w].copy_from_slice(&key);
        for (k, s) in order.iter().enumerate().take(w) {
            if *s == super::super::code::SlotOrder::Text {
                if let Some(old) = pointer::object(m[scratch + k]) {
                    let copy = self.heap.objects[old as usize].clone();
                    m[scratch + k] = pointer::heap(self.heap.add(copy), 0);
                }
            }
        }
        let copy = m[scratch..scratch + w].to_vec();
        self.heap.grown(w + 8);
        let Obj::Tree(t) = &mut self.heap.objects[o as usize] else {
            return trap(Kind::StrayPointer, &[]);
        };
        let made = t.attach(up, side);
        let p = t.payload_of(made);
        t.data[p..p + w].copy_from_slice(&copy);
        Ok(pointer::heap(o, p as u32))
    }
}
