//! Saving the machine's state, and putting it back.
//!
//! A state is kept in pieces; a piece that is as it was in the state saved before is shared with it. So a
//! checkpoint costs what changed since the last one, and some hundred of them fit into little memory.

use super::heap::Heap;
use super::{Frame, Obj, Status, Stream, Vm};
use std::rc::Rc;

/// Slots in one piece.
const PIECE: usize = 256;
/// Larger objects on the heap are kept in pieces too.
const LARGE: usize = 2 * PIECE;

type Piece = Rc<[u64]>;

/// An object of the heap: whole, or its slots in pieces and the rest of it without them.
#[derive(Clone, Debug)]
enum Kept {
    Whole(Rc<Obj>),
    Pieces(Vec<Piece>, Rc<Obj>),
}

/// A saved state.
#[derive(Clone, Debug)]
pub struct Saved {
    memory: Vec<Piece>,
    objects: Vec<Kept>,
    /// The heap without its objects.
    heap: Heap,
    pc: usize,
    fp: usize,
    func: u16,
    frames: Rc<[Frame]>,
    streams: Vec<Stream>,
    output: usize,
    steps: u64,
    ticks: u64,
    backtracks: u64,
    status: Status,
    returned: Option<(u16, [u64; 1])>,
    started: bool,
}

fn pieces(now: &[u64], before: Option<&[Piece]>) -> Vec<Piece> {
    let old = |i: usize| before.and_then(|b| b.get(i));
    now.chunks(PIECE)
        .enumerate()
        .map(|(i, slots)| match old(i) {
            Some(piece) if **piece == *slots => piece.clone(),
            _ => Rc::from(slots),
        })
        .collect()
}

fn keep(obj: &Obj, before: Option<&Kept>) -> Kept {
    if let Obj::Slots(s) = obj {
        if s.data.len() > LARGE {
            let old = match before {
                Some(Kept::Pieces(p, _)) => Some(&p[..]),
                _ => None,
            };
            let bare = super::heap::Slots {
                data: Vec::new(),
                ..*s
            };
            return Kept::Pieces(pieces(&s.data, old), Rc::new(Obj::Slots(bare)));
        }
    }
    match before {
        Some(Kept::Whole(old)) if **old == *obj => Kept::Whole(old.clone()),
        _ => Kept::Whole(Rc::new(obj.clone())),
    }
}

impl Kept {
    fn object(&self) -> Obj {
        match self {
            Kept::Whole(o) => (**o).clone(),
            Kept::Pieces(list, bare) => {
                let mut obj = (**bare).clone();
                if let Obj::Slots(s) = &mut obj {
                    s.data = list.concat();
                }
                obj
            }
        }
    }

    /// Bytes not shared with a state before.
    fn bytes(&self, before: Option<&Kept>) -> usize {
        match (self, before) {
            (Kept::Whole(a), Some(Kept::Whole(b))) if Rc::ptr_eq(a, b) => 16,
            (Kept::Whole(a), _) => 64 + a.size() * 8,
            (Kept::Pieces(a, _), Some(Kept::Pieces(b, _))) => 64 + own(a, b),
            (Kept::Pieces(a, _), _) => 64 + own(a, &[]),
        }
    }
}

/// Bytes of pieces that the other state does not have in the same place.
fn own(a: &[Piece], b: &[Piece]) -> usize {
    let new = |(i, p): &(usize, &Piece)| !b.get(*i).is_some_and(|q| Rc::ptr_eq(p, q));
    a.iter()
        .enumerate()
        .filter(new)
        .map(|(_, p)| p.len() * 8 + 16)
        .sum::<usize>()
        + a.len() * 16
}

impl Saved {
    /// Bytes this state holds that it does not share with `before`, about.
    pub fn bytes(&self, before: Option<&Saved>) -> usize {
        let memory = own(&self.memory, before.map_or(&[], |b| &b.memory));
        let old = |i: usize| before.and_then(|b| b.objects.get(i));
        let heap: usize = self
            .objects
            .iter()
            .enumerate()
            .map(|(i, o)| o.bytes(old(i)))
            .sum();
        memory + heap + self.frames.len() * 12 + 256
    }

    /// Lines run when this state was saved.
    pub fn steps(&self) -> u64 {
        self.steps
    }
}

impl Vm {
    /// Saves the state; what is as in `before` is shared with it.
    pub fn save(&self, before: Option<&Saved>) -> Saved {
        let top = self.top(self.fp).min(self.mem.len());
        let old = |i: usize| before.and_then(|b| b.objects.get(i));
        let objects = self
            .heap
            .objects
            .iter()
            .enumerate()
            .map(|(i, o)| keep(o, old(i)));
        // What was written stays written: the length is enough.
        let streams = self.streams.iter().enumerate().map(|(i, s)| match i {
            0 => Stream {
                out: Vec::new(),
                style: s.style.clone(),
                ..*s
            },
            _ => s.clone(),
        });
        Saved {
            memory: pieces(&self.mem[..top], before.map(|b| &b.memory[..])),
            objects: objects.collect(),
            heap: self.heap.without_objects(),
            pc: self.pc,
            fp: self.fp,
            func: self.func,
            frames: self.frames.as_slice().into(),
            streams: streams.collect(),
            output: self.streams[0].out.len(),
            steps: self.steps,
            ticks: self.ticks,
            backtracks: self.backtracks,
            status: self.status.clone(),
            returned: self.returned,
            started: self.started,
        }
    }

    /// Puts a state of this same run back. Going forward again writes the same output again.
    pub fn restore(&mut self, s: &Saved) {
        for (i, piece) in s.memory.iter().enumerate() {
            self.mem[i * PIECE..i * PIECE + piece.len()].copy_from_slice(piece);
        }
        self.pc = s.pc;
        self.fp = s.fp;
        self.func = s.func;
        self.frames = s.frames.to_vec();
        self.heap = s.heap.clone();
        self.heap.objects = s.objects.iter().map(Kept::object).collect();
        let mut out = std::mem::take(&mut self.streams[0].out);
        out.truncate(s.output);
        self.streams.clone_from(&s.streams);
        self.streams[0].out = out;
        self.steps = s.steps;
        self.ticks = s.ticks;
        self.backtracks = s.backtracks;
        self.status = s.status.clone();
        self.returned = s.returned;
        self.started = s.started;
    }
}
