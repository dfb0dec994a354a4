//! Pointers and references in one slot.
//!
//! ```text
//! 0                                      null
//! 01 | description 14 | base 24 | index 24     into memory: object, its start, slots from there
//! 10 | object 30      | index 32               into the heap; index 0 is also the object's handle
//! ```

pub(crate) const NULL: u64 = 0;
const MEMORY: u64 = 0b01 << 62;
const HEAP: u64 = 0b10 << 62;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Target {
    Null,
    Memory {
        desc: u16,
        base: u32,
        index: u32,
    },
    Heap {
        object: u32,
        index: u32,
    },
    /// No pointer at all.
    Stray,
}

pub(crate) fn memory(desc: u16, base: usize, index: u32) -> u64 {
    MEMORY | u64::from(desc) << 48 | (base as u64 & 0xFF_FFFF) << 24 | u64::from(index & 0xFF_FFFF)
}

pub(crate) fn heap(object: u32, index: u32) -> u64 {
    HEAP | u64::from(object) << 32 | u64::from(index)
}

pub(crate) fn target(p: u64) -> Target {
    match p >> 62 {
        0b01 => Target::Memory {
            desc: (p >> 48) as u16 & 0x3FFF,
            base: (p >> 24) as u32 & 0xFF_FFFF,
            index: p as u32 & 0xFF_FFFF,
        },
        0b10 => Target::Heap {
            object: (p >> 32) as u32 & 0x3FFF_FFFF,
            index: p as u32,
        },
        _ if p == NULL => Target::Null,
        _ => Target::Stray,
    }
}

/// The object a handle names; `None` for the empty handle.
pub(crate) fn object(handle: u64) -> Option<u32> {
    match target(handle) {
        Target::Heap { object, .. } => Some(object),
        _ => None,
    }
}

/// Do two pointers lead to the same slot, whatever object they were made for?
pub(crate) fn same(p: u64, q: u64) -> bool {
    p == q
        || match (target(p), target(q)) {
            (
                Target::Memory {
                    base: a, index: i, ..
                },
                Target::Memory {
                    base: b, index: j, ..
                },
            ) => a + i == b + j,
            _ => false,
        }
}

/// Moves a pointer by slots; `None` when that leaves what can be written down.
pub(crate) fn offset(p: u64, by: i64) -> Option<u64> {
    match target(p) {
        Target::Memory { desc, base, index } => {
            let i = i64::from(index) + by;
            (0..1 << 24)
                .contains(&i)
                .then(|| memory(desc, base as usize, i as u32))
        }
        Target::Heap { object, index } => {
            let i = i64::from(index) + by;
            u32::try_from(i).ok().map(|i| heap(object, i))
        }
        Target::Null | Target::Stray => (by == 0).then_some(p),
    }
}
