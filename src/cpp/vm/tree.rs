//! Search trees for `set` and `map`: a treap in one row of slots, so that elements never move.
//!
//! Node: `left, right, up, priority, payload…`. Node 0 is the end: its left child is the root. Priority 0
//! marks a node that is not in use. Treaps: Seidel and Aragon, 1996.

const HEADER: usize = 4;

#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Tree {
    pub data: Vec<u64>,
    pub payload: usize,
    pub count: usize,
    pub layout: u16,
    pub may_point: bool,
    free: Vec<u32>,
    seed: u64,
}

impl Tree {
    pub fn new(payload: usize, layout: u16, may_point: bool) -> Tree {
        Tree {
            data: vec![0; HEADER + payload],
            payload,
            count: 0,
            layout,
            may_point,
            free: Vec::new(),
            seed: 0x9E37_79B9_7F4A_7C15,
        }
    }

    fn base(&self, node: u32) -> usize {
        node as usize * (HEADER + self.payload)
    }

    fn get(&self, node: u32, part: usize) -> u32 {
        self.data[self.base(node) + part] as u32
    }

    fn set(&mut self, node: u32, part: usize, v: u32) {
        let b = self.base(node);
        self.data[b + part] = u64::from(v);
    }

    /// Index of a node's payload.
    pub fn payload_of(&self, node: u32) -> usize {
        self.base(node) + HEADER
    }

    /// The node an index into a payload belongs to.
    pub fn node_of(&self, index: usize) -> u32 {
        (index / (HEADER + self.payload)) as u32
    }

    pub fn is_live(&self, index: usize) -> bool {
        index < self.data.len() && self.data[self.base(self.node_of(index)) + 3] != 0
    }

    pub fn root(&self) -> u32 {
        self.get(0, 0)
    }

    pub fn child(&self, node: u32, side: usize) -> u32 {
        self.get(node, side)
    }

    pub fn first(&self) -> u32 {
        let mut n = 0;
        while self.get(n, 0) != 0 {
            n = self.get(n, 0);
        }
        n
    }

    /// The next node in order, or node 0.
    pub fn next(&self, mut n: u32) -> u32 {
        if self.get(n, 1) != 0 {
            n = self.get(n, 1);
            while self.get(n, 0) != 0 {
                n = self.get(n, 0);
            }
            return n;
        }
        while n != 0 {
            let up = self.get(n, 2);
            if self.get(up, 0) == n {
                return up;
            }
            n = up;
        }
        0
    }

    /// The node before; node 0 when there is none.
    pub fn previous(&self, mut n: u32) -> u32 {
        let below = self.get(n, 0);
        if below != 0 {
            n = below;
            while self.get(n, 1) != 0 {
                n = self.get(n, 1);
            }
            return n;
        }
        while n != 0 {
            let up = self.get(n, 2);
            if up != 0 && self.get(up, 1) == n {
                return up;
            }
            n = up;
        }
        0
    }

    /// Hangs a new node with an empty payload below `up` (0: as the root).
    pub fn attach(&mut self, up: u32, side: usize) -> u32 {
        let node = match self.free.pop() {
            Some(n) => n,
            None => {
                let n = (self.data.len() / (HEADER + self.payload)) as u32;
                self.data.resize(self.data.len() + HEADER + self.payload, 0);
                n
            }
        };
        let b = self.base(node);
        self.data[b..b + HEADER + self.payload].fill(0);
        self.seed ^= self.seed << 13;
        self.seed ^= self.seed >> 7;
        self.seed ^= self.seed << 17;
        let priority = (self.seed >> 33) as u32 | 1;
        self.set(node, 2, up);
        self.set(node, 3, priority);
        self.set(up, if up == 0 { 0 } else { side }, node);
        self.count += 1;
        while self.get(node, 2) != 0 && self.get(self.get(node, 2), 3) < priority {
            self.rotate_up(node);
        }
        node
    }

    fn rotate_up(&mut self, n: u32) {
        let up = self.get(n, 2);
        let above = self.get(up, 2);
        let side = usize::from(self.get(up, 1) == n);
        let inner = self.get(n, 1 - side);
        self.set(up, side, inner);
        if inner != 0 {
            self.set(inner, 2, up);
        }
        self.set(n, 1 - side, up);
        self.set(up, 2, n);
        self.set(n, 2, above);
        let above_side = usize::from(above != 0 && self.get(above, 1) == up);
        self.set(above, above_side, n);
    }

    /// Takes a node out; gives the next one.
    pub fn erase(&mut self, n: u32) -> u32 {
        let next = self.next(n);
        loop {
            let (l, r) = (self.get(n, 0), self.get(n, 1));
            if l == 0 || r == 0 {
                let rest = l.max(r);
                let up = self.get(n, 2);
                let side = usize::from(up != 0 && self.get(up, 1) == n);
                self.set(up, side, rest);
                if rest != 0 {
                    self.set(rest, 2, up);
                }
                break;
            }
            let lifted = if self.get(l, 3) > self.get(r, 3) {
                l
            } else {
                r
            };
            self.rotate_up(lifted);
        }
        let b = self.base(n);
        let end = b + HEADER + self.payload;
        self.data[b..end].fill(0);
        self.free.push(n);
        self.count -= 1;
        next
    }

    pub fn clear(&mut self) {
        self.data.truncate(HEADER + self.payload);
        self.data.fill(0);
        self.free.clear();
        self.count = 0;
    }

    pub fn handle_slots(&self, handles: &[u32], out: &mut Vec<usize>) {
        if handles.is_empty() {
            return;
        }
        let mut n = self.first();
        while n != 0 {
            out.extend(handles.iter().map(|h| self.payload_of(n) + *h as usize));
            n = self.next(n);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keeps_order_while_nodes_come_and_go() {
        let mut t = Tree::new(1, 0, false);
        let insert = |t: &mut Tree, key: u64| {
            let (mut up, mut n, mut side) = (0, t.root(), 0);
            while n != 0 {
                up = n;
                side = usize::from(key >= t.data[t.payload_of(n)]);
                n = t.child(n, side);
            }
            let made = t.attach(up, side);
            let p = t.payload_of(made);
            t.data[p] = key;
        };
        for i in 0..500u64 {
            insert(&mut t, i * 7919 % 1009);
        }
        let mut n = t.first();
        let mut erased = 0;
        while n != 0 {
            let odd = t.data[t.payload_of(n)] % 2 == 1;
            erased += usize::from(odd);
            n = if odd { t.erase(n) } else { t.next(n) };
        }
        assert_eq!(t.count, 500 - erased);
        let (mut n, mut last, mut seen) = (t.first(), None, 0);
        while n != 0 {
            let key = t.data[t.payload_of(n)];
            assert!(last < Some(key));
            assert_eq!(t.previous(t.next(n)), n);
            (last, seen) = (Some(key), seen + 1);
            n = t.next(n);
        }
        assert_eq!(seen, t.count);
    }
}
