//! Values as a reader sees them, read from the machine's slots by type.

use super::code::{Program, Shape};
use super::vm::pointer::{self, Target};
use super::vm::{Obj, Vm, UNSET};
use std::fmt;

/// Elements of one container that are shown, and of one variable with all that is in it.
const SHOWN: usize = 1_000;
const SHOWN_IN_ALL: usize = 2_000;
const DEPTH: u32 = 8;

/// A value.
#[derive(Clone, Debug, PartialEq)]
pub enum Value {
    /// Not set yet.
    Unset,
    /// Nothing (`void`).
    Void,
    /// An integer.
    Int(i64),
    /// An unsigned integer.
    Unsigned(u64),
    /// `true` or `false`.
    Bool(bool),
    /// A character.
    Char(u8),
    /// A real number.
    Real(f64),
    /// A value of an enumeration, by name.
    Name(String),
    /// A string.
    Text(Vec<u8>),
    /// Elements of an array or container, and how many there are in all.
    List(Vec<Value>, usize),
    /// Fields of a struct.
    Fields(Vec<(String, Value)>),
    /// A pointer: null or what it leads to.
    Pointer(Option<String>),
    /// A function or lambda.
    Function,
}

/// Where a value is read from.
#[derive(Clone, Copy)]
pub(super) enum Source {
    Memory(usize),
    Heap(u32, usize),
    Bits(u64),
}

fn slot(vm: &Vm, s: Source, offset: usize) -> u64 {
    match s {
        Source::Memory(at) => vm.mem.get(at + offset).copied().unwrap_or(UNSET),
        Source::Heap(o, i) => match vm.heap.objects.get(o as usize) {
            Some(Obj::Slots(s)) => s.data.get(s.head + i + offset).copied().unwrap_or(UNSET),
            Some(Obj::Tree(t)) => t.data.get(i + offset).copied().unwrap_or(UNSET),
            Some(Obj::Text(t)) => t
                .get(i + offset)
                .map_or(UNSET, |&c| i64::from(c as i8) as u64),
            _ => UNSET,
        },
        Source::Bits(v) => v,
    }
}

fn moved(s: Source, by: usize) -> Source {
    match s {
        Source::Memory(at) => Source::Memory(at + by),
        Source::Heap(o, i) => Source::Heap(o, i + by),
        Source::Bits(v) => Source::Bits(v),
    }
}

pub(super) fn read(vm: &Vm, ty: u32, s: Source) -> Value {
    read_deep(vm, ty, s, 0, &mut { SHOWN_IN_ALL })
}

/// `left`: how many more elements may be shown.
fn read_deep(vm: &Vm, ty: u32, s: Source, depth: u32, left: &mut usize) -> Value {
    let program = &vm.program;
    let v = slot(vm, s, 0);
    let many = |element: u32, n: usize, left: &mut usize, at: &dyn Fn(usize) -> Source| {
        let mut list = Vec::new();
        while list.len() < n.min(SHOWN) && *left > 0 {
            *left -= 1;
            list.push(read_deep(vm, element, at(list.len()), depth + 1, left));
        }
        Value::List(list, n)
    };
    if depth > DEPTH {
        return Value::List(Vec::new(), 0);
    }
    match &program.types[ty as usize].shape {
        Shape::Void => Value::Void,
        Shape::Array(of, n) => {
            let w = program.types[*of as usize].slots as usize;
            many(*of, *n as usize, left, &|i| moved(s, i * w))
        }
        Shape::Struct(fields) => Value::Fields(
            fields
                .iter()
                .map(|(name, offset, t)| {
                    (
                        name.clone(),
                        read_deep(vm, *t, moved(s, *offset as usize), depth + 1, left),
                    )
                })
                .collect(),
        ),
        Shape::Reference(to) => match pointer::target(v) {
            Target::Memory { base, index, .. } => read_deep(
                vm,
                *to,
                Source::Memory((base + index) as usize),
                depth + 1,
                left,
            ),
            Target::Heap { object, index } => read_deep(
                vm,
                *to,
                Source::Heap(object, index as usize),
                depth + 1,
                left,
            ),
            _ => Value::Unset,
        },
        _ if v == UNSET => Value::Unset,
        Shape::Bool => Value::Bool(v != 0),
        Shape::Char => Value::Char(v as u8),
        Shape::Int => Value::Int(v as i64),
        Shape::Unsigned => Value::Unsigned(v),
        Shape::Real => Value::Real(f64::from_bits(v)),
        Shape::Enum(values) => match values.iter().find(|x| x.1 == v as i64) {
            Some(x) => Value::Name(x.0.clone()),
            None => Value::Int(v as i64),
        },
        Shape::Pointer(_) => match pointer::target(v) {
            Target::Null => Value::Pointer(None),
            _ => Value::Pointer(Some(
                owner(vm, program, v)
                    .map_or_else(|| "?".into(), |(name, i)| format!("{name}[{i}]")),
            )),
        },
        Shape::Text => match pointer::object(v).and_then(|o| vm.heap.objects.get(o as usize)) {
            Some(Obj::Text(t)) => Value::Text(t.clone()),
            _ => Value::Text(Vec::new()),
        },
        Shape::Elements(of) => {
            match pointer::object(v).map(|o| (o, vm.heap.objects.get(o as usize))) {
                Some((o, Some(Obj::Slots(slots)))) => {
                    let w = program.types[*of as usize].slots.max(1) as usize;
                    many(*of, (slots.data.len() - slots.head) / w, left, &|i| {
                        Source::Heap(o, i * w)
                    })
                }
                _ => Value::List(Vec::new(), 0),
            }
        }
        Shape::Tree(of) => match pointer::object(v).map(|o| (o, vm.heap.objects.get(o as usize))) {
            Some((o, Some(Obj::Tree(t)))) => {
                let mut list = Vec::new();
                let mut n = t.first();
                while n != 0 && list.len() < SHOWN && *left > 0 {
                    *left -= 1;
                    list.push(read_deep(
                        vm,
                        *of,
                        Source::Heap(o, t.payload_of(n)),
                        depth + 1,
                        left,
                    ));
                    n = t.next(n);
                }
                Value::List(list, t.count)
            }
            _ => Value::List(Vec::new(), 0),
        },
        Shape::Function => Value::Function,
    }
}

/// The variable an address lies in, and the slot's number within it.
pub(super) fn owner(vm: &Vm, program: &Program, address: u64) -> Option<(String, u32)> {
    match pointer::target(address) {
        Target::Memory { base, index, .. } => {
            let at = base + index;
            let inside =
                |start: u32, ty: u32| at >= start && at < start + program.types[ty as usize].slots;
            if let Some(g) = program.globals.iter().find(|g| inside(g.at, g.ty)) {
                return Some((g.name.clone(), at - g.at));
            }
            let frames = vm
                .frames
                .iter()
                .map(|f| (f.func, f.fp as usize))
                .chain([(vm.func, vm.fp)]);
            let mut found = None;
            for (func, fp) in frames {
                for v in &program.funcs[usize::from(func)].vars {
                    if inside(fp as u32 + v.at, v.ty) {
                        found = Some((v.name.clone(), at - fp as u32 - v.at));
                    }
                }
            }
            found
        }
        Target::Heap { object, index } => {
            let holds = |h: u64| pointer::object(h) == Some(object);
            if let Some(g) = program
                .globals
                .iter()
                .find(|g| holds(vm.mem[g.at as usize]))
            {
                return Some((g.name.clone(), index));
            }
            let frames = vm
                .frames
                .iter()
                .map(|f| (f.func, f.fp as usize))
                .chain([(vm.func, vm.fp)]);
            for (func, fp) in frames {
                for v in &program.funcs[usize::from(func)].vars {
                    if holds(vm.mem[fp + v.at as usize]) {
                        return Some((v.name.clone(), index));
                    }
                }
            }
            None
        }
        _ => None,
    }
}

impl Value {
    /// How many values it is made of.
    pub(super) fn parts(&self) -> usize {
        match self {
            Value::List(list, _) => 1 + list.iter().map(Value::parts).sum::<usize>(),
            Value::Fields(fields) => 1 + fields.iter().map(|f| f.1.parts()).sum::<usize>(),
            _ => 1,
        }
    }
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Value::Unset => write!(f, "?"),
            Value::Void => Ok(()),
            Value::Int(v) => write!(f, "{v}"),
            Value::Unsigned(v) => write!(f, "{v}"),
            Value::Bool(v) => write!(f, "{v}"),
            Value::Char(c) if (32..127).contains(c) => write!(f, "'{}'", *c as char),
            Value::Char(c) => write!(f, "'\\{c}'"),
            Value::Real(v) => write!(f, "{v}"),
            Value::Name(n) => write!(f, "{n}"),
            Value::Text(t) => write!(f, "{:?}", String::from_utf8_lossy(t)),
            Value::List(list, n) => {
                write!(f, "{{")?;
                for (i, v) in list.iter().take(32).enumerate() {
                    write!(f, "{}{v}", if i > 0 { ", " } else { "" })?;
                }
                write!(f, "{}}}", if *n > 32 { ", …" } else { "" })
            }
            Value::Fields(fields) => {
                write!(f, "{{")?;
                for (i, (name, v)) in fields.iter().enumerate() {
                    write!(f, "{}{name}: {v}", if i > 0 { ", " } else { "" })?;
                }
                write!(f, "}}")
            }
            Value::Pointer(None) => write!(f, "nullptr"),
            Value::Pointer(Some(to)) => write!(f, "&{to}"),
            Value::Function => write!(f, "function"),
        }
    }
}
