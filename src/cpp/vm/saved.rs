//! Saving the machine's state, and putting it back.

use super::heap::Heap;
use super::{Frame, Status, Stream, Vm};
use std::rc::Rc;

/// Slots in one piece of saved memory; pieces that did not change are shared between states.
const PIECE: usize = 256;

/// A saved state.
#[derive(Clone, Debug)]
pub struct Saved {
    pieces: Vec<Rc<[u64]>>,
    top: usize,
    pc: usize,
    fp: usize,
    func: u16,
    frames: Rc<[Frame]>,
    heap: Heap,
    streams: Vec<Stream>,
    output: usize,
    steps: u64,
    ticks: u64,
    status: Status,
    returned: Option<(u16, [u64; 1])>,
    started: bool,
}

impl Saved {
    /// Bytes this state holds that it does not share with `before`.
    pub fn bytes(&self, before: Option<&Saved>) -> usize {
        let shared = |i: usize| {
            before
                .and_then(|b| b.pieces.get(i))
                .is_some_and(|p| Rc::ptr_eq(p, &self.pieces[i]))
        };
        let own = (0..self.pieces.len()).filter(|&i| !shared(i)).count();
        let heap: usize = self
            .heap
            .objects
            .iter()
            .map(|o| match o {
                super::Obj::Slots(s) => s.data.len() * 8,
                super::Obj::Text(t) => t.len(),
                super::Obj::Tree(t) => t.data.len() * 8,
                super::Obj::Free => 0,
            })
            .sum();
        own * PIECE * 8 + self.frames.len() * 12 + heap + self.heap.objects.len() * 64 + 256
    }

    /// Lines run when this state was saved.
    pub fn steps(&self) -> u64 {
        self.steps
    }
}

impl Vm {
    /// Saves the state; memory that is as in `before` is shared with it.
    pub fn save(&self, before: Option<&Saved>) -> Saved {
        let top = self.top(self.fp).min(self.mem.len());
        let pieces = self.mem[..top].chunks(PIECE).enumerate().map(|(i, now)| {
            match before.and_then(|b| b.pieces.get(i)) {
                Some(old) if **old == *now => old.clone(),
                _ => Rc::from(now),
            }
        });
        // What was written stays written: the length is enough.
        let mut streams = self.streams.clone();
        streams[0].out = Vec::new();
        Saved {
            pieces: pieces.collect(),
            top,
            pc: self.pc,
            fp: self.fp,
            func: self.func,
            frames: self.frames.as_slice().into(),
            heap: self.heap.clone(),
            streams,
            output: self.streams[0].out.len(),
            steps: self.steps,
            ticks: self.ticks,
            status: self.status.clone(),
            returned: self.returned,
            started: self.started,
        }
    }

    /// Puts a state of this same run back. Going forward again writes the same output again.
    pub fn restore(&mut self, s: &Saved) {
        for (i, piece) in s.pieces.iter().enumerate() {
            self.mem[i * PIECE..i * PIECE + piece.len()].copy_from_slice(piece);
        }
        debug_assert!(s.top <= self.mem.len());
        self.pc = s.pc;
        self.fp = s.fp;
        self.func = s.func;
        self.frames = s.frames.to_vec();
        self.heap = s.heap.clone();
        let mut out = std::mem::take(&mut self.streams[0].out);
        out.truncate(s.output);
        self.streams.clone_from(&s.streams);
        self.streams[0].out = out;
        self.steps = s.steps;
        self.ticks = s.ticks;
        self.status = s.status.clone();
        self.returned = s.returned;
        self.started = s.started;
    }
}
