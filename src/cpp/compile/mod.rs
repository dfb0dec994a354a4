//! The checked program to compact code.

mod backs;
mod cond;
mod expr;
mod ops;
mod place;
mod shape;
mod stmt;

use super::code::{ArrayDesc, Dim, FuncCode, ObjectDesc, Op, Program, VarInfo, R};
use super::error::{fault, Fault, Kind, LineMap, Span};
use super::hir::{self, Ek, Expr, LocalId};
use super::types::{known::VOID, Ty, TyKind, Types};
use std::collections::{HashMap, HashSet};

type Result<T> = std::result::Result<T, Box<Fault>>;

/// Slots of one frame; registers are 16 bits.
const FRAME_LIMIT: u32 = 60_000;
const STATIC_LIMIT: u32 = 12 << 20;
const CODE_LIMIT: usize = 400_000;

/// Where jumps out of a loop go, filled in when its end is known.
#[derive(Default)]
struct Jumps {
    breaks: Vec<usize>,
    continues: Vec<usize>,
    is_switch: bool,
}

struct Compiler<'a> {
    types: &'a Types,
    out: Program,
    const_index: HashMap<u64, u32>,
    layout_index: HashMap<Ty, u16>,
    desc_index: HashMap<(u32, String), u16>,
    shape_index: HashMap<Ty, u32>,
    global_slots: Vec<u32>,
    text_slots: Vec<Option<u32>>,
    // The function being compiled.
    locals: Vec<hir::Local>,
    registers: Vec<Option<R>>,
    next: u32,
    most: u32,
    span: Span,
    /// The line all ways to here have announced last.
    line: Option<u32>,
    known_set: HashSet<LocalId>,
    jumps: Vec<Jumps>,
    library: bool,
    ret_slots: u32,
    vars: Vec<VarInfo>,
}

/// Compiles a checked program.
pub(super) fn compile(program: &hir::Program, types: &Types, lines: LineMap) -> Result<Program> {
    let out = Program {
        ops: Vec::new(),
        spans: Vec::new(),
        funcs: Vec::new(),
        consts: Vec::new(),
        arrays: Vec::new(),
        descs: vec![ObjectDesc {
            len: u32::MAX,
            name: String::new(),
        }],
        dims: Vec::new(),
        layouts: Vec::new(),
        texts: program.texts.clone(),
        static_slots: 1,
        statics: Vec::new(),
        globals: Vec::new(),
        types: Vec::new(),
        main: program.main.0 as u16,
        init: program.funcs.len() as u16,
        checks_input: program.checks_input,
        lines,
    };
    let mut c = Compiler {
        types,
        out,
        const_index: HashMap::new(),
        layout_index: HashMap::new(),
        desc_index: HashMap::new(),
        shape_index: HashMap::new(),
        global_slots: Vec::new(),
        text_slots: vec![None; program.texts.len()],
        locals: Vec::new(),
        registers: Vec::new(),
        next: 0,
        most: 0,
        span: Span::default(),
        line: None,
        known_set: HashSet::new(),
        jumps: Vec::new(),
        library: false,
        ret_slots: 0,
        vars: Vec::new(),
    };
    c.globals(program)?;
    for f in &program.funcs {
        let code = match &f.body {
            Some(body) => c.function(&f.name, f.ret, body, f.library, f.span)?,
            None => c.nothing(&f.name),
        };
        c.out.funcs.push(code);
    }
    let code = c.function("", VOID, &program.init, true, Span::default())?;
    c.out.funcs.push(code);
    backs::mark(&mut c.out);
    Ok(c.out)
}

impl Compiler<'_> {
    fn globals(&mut self, program: &hir::Program) -> Result<()> {
        for (i, id) in [("cout", 0u64), ("cin", 1), ("cerr", 2), ("clog", 2)] {
            if let Some(g) = program
                .globals
                .iter()
                .position(|g| g.library && &*g.name == i)
            {
                // Globals of the library come first: their slots are known before the loop below.
                self.out.statics.push((1 + g as u32, id));
            }
        }
        for g in &program.globals {
            let slots = self.types.slots(g.ty);
            self.global_slots.push(self.out.static_slots);
            if !g.library {
                let ty = self.shape(g.ty);
                let at = self.out.static_slots;
                self.out.globals.push(VarInfo {
                    name: g.name.to_string(),
                    ty,
                    at,
                    from: 0,
                    to: u32::MAX,
                    param: false,
                });
            }
            self.out.static_slots = self.out.static_slots.saturating_add(slots);
            if self.out.static_slots > STATIC_LIMIT {
                return fault(Kind::ProgramTooLarge, g.span, &[&g.name]);
            }
        }
        Ok(())
    }

    fn nothing(&self, name: &str) -> FuncCode {
        let at = self.out.ops.len() as u32;
        FuncCode {
            name: name.to_string(),
            entry: at,
            frame: 1,
            args: 0,
            ret: 0,
            ret_slots: 0,
            library: true,
            vars: Vec::new(),
        }
    }

    pub(super) fn function(
        &mut self,
        name: &str,
        ret: Ty,
        body: &hir::Body,
        library: bool,
        span: Span,
    ) -> Result<FuncCode> {
        let entry = self.out.ops.len();
        self.locals.clone_from(&body.locals);
        self.registers = vec![None; body.locals.len()];
        self.ret_slots = if ret == VOID {
            0
        } else {
            self.types.slots(ret)
        };
        (self.next, self.most) = (0, self.ret_slots);
        self.line = None;
        self.known_set.clear();
        self.library = library;
        self.span = span;
        let mut args = 0;
        for id in 0..body.params {
            let ty = body.locals[id].ty;
            self.local_register(id as LocalId)?;
            args += self.types.slots(ty);
            self.show(id as LocalId, true);
        }
        for s in &body.stmts {
            self.statement(s)?;
        }
        self.span = body.end;
        if ret == VOID {
            self.emit(Op::RetVoid);
        } else if name == "main" {
            let r = self.temp(1)?;
            self.emit(Op::Int { d: r, v: 0 });
            self.emit(Op::Ret { a: r, n: 1 });
        } else {
            self.emit(Op::MissingReturn);
        }
        if self.out.ops.len() > CODE_LIMIT {
            return fault(Kind::ProgramTooLarge, span, &["code"]);
        }
        let end = self.out.ops.len() as u32;
        let mut vars = std::mem::take(&mut self.vars);
        for v in &mut vars {
            v.to = v.to.min(end);
        }
        Ok(FuncCode {
            name: name.to_string(),
            entry: entry as u32,
            frame: self.most + 1,
            args,
            ret: self.shape(ret),
            ret_slots: self.ret_slots,
            library,
            vars,
        })
    }

    fn emit(&mut self, op: Op) -> usize {
        self.out.ops.push(op);
        self.out.spans.push(self.span);
        self.out.ops.len() - 1
    }

    fn here(&self) -> u32 {
        self.out.ops.len() as u32
    }

    /// Fills in the target of a jump.
    fn patch(&mut self, at: usize, target: u32) {
        match &mut self.out.ops[at] {
            Op::Jmp(t)
            | Op::JT { t, .. }
            | Op::JF { t, .. }
            | Op::JLt { t, .. }
            | Op::JLe { t, .. }
            | Op::JEq { t, .. }
            | Op::JNe { t, .. }
            | Op::JLtK { t, .. }
            | Op::JLeK { t, .. }
            | Op::JGtK { t, .. }
            | Op::JGeK { t, .. }
            | Op::JEqK { t, .. }
            | Op::JNeK { t, .. }
            | Op::NextK { t, .. }
            | Op::Next { t, .. }
            | Op::JEq1 { t, .. }
            | Op::JNe1 { t, .. }
            | Op::JEq1K { t, .. }
            | Op::JNe1K { t, .. }
            | Op::JEq2 { t, .. }
            | Op::JNe2 { t, .. }
            | Op::JEq2K { t, .. }
            | Op::JNe2K { t, .. } => *t = target,
            _ => {}
        }
    }

    fn patch_here(&mut self, at: usize) {
        let h = self.here();
        self.patch(at, h);
    }

    /// Takes slots from the top of the frame.
    fn temp(&mut self, n: u32) -> Result<R> {
        let at = self.next;
        self.next += n.max(1);
        self.most = self.most.max(self.next);
        if self.next > FRAME_LIMIT {
            return fault(Kind::ProgramTooLarge, self.span, &["frame"]);
        }
        Ok(at as R)
    }

    fn local_register(&mut self, id: LocalId) -> Result<R> {
        if let Some(r) = self.registers[id as usize] {
            return Ok(r);
        }
        let slots = self.types.slots(self.locals[id as usize].ty);
        let r = self.temp(slots)?;
        self.registers[id as usize] = Some(r);
        Ok(r)
    }

    /// Notes a variable of the reader's, so that it can be looked at from here on.
    fn show(&mut self, id: LocalId, param: bool) {
        let local = &self.locals[id as usize];
        if local.name.is_empty() || self.library {
            return;
        }
        let (name, ty) = (local.name.to_string(), local.ty);
        let ty = self.shape(ty);
        let at = u32::from(self.registers[id as usize].unwrap_or(0));
        let from = self.here();
        self.vars.push(VarInfo {
            name,
            ty,
            at,
            from,
            to: u32::MAX,
            param,
        });
    }

    fn constant(&mut self, v: u64) -> u32 {
        let next = self.out.consts.len() as u32;
        let k = *self.const_index.entry(v).or_insert(next);
        if k == next {
            self.out.consts.push(v);
        }
        k
    }

    fn object(&mut self, len: u32, name: &str) -> u16 {
        if let Some(&d) = self.desc_index.get(&(len, name.to_string())) {
            return d;
        }
        // Pointers have 14 bits for this; what does not fit is checked less sharply.
        if self.out.descs.len() >= 1 << 14 {
            return 0;
        }
        self.out.descs.push(ObjectDesc {
            len,
            name: name.to_string(),
        });
        let d = self.out.descs.len() as u16 - 1;
        self.desc_index.insert((len, name.to_string()), d);
        d
    }

    fn array(&mut self, a: ArrayDesc) -> Result<u16> {
        let known = |b: &ArrayDesc| {
            b.base == a.base && b.local == a.local && b.n == a.n && b.m == a.m && b.name == a.name
        };
        if let Some(i) = self.out.arrays.iter().position(known) {
            return Ok(i as u16);
        }
        if self.out.arrays.len() >= usize::from(u16::MAX) {
            return fault(Kind::ProgramTooLarge, self.span, &["arrays"]);
        }
        self.out.arrays.push(a);
        Ok(self.out.arrays.len() as u16 - 1)
    }

    fn dim(&mut self, d: Dim) -> Result<u16> {
        if let Some(i) = self
            .out
            .dims
            .iter()
            .position(|e| e.n == d.n && e.stride == d.stride && e.name == d.name)
        {
            return Ok(i as u16);
        }
        if self.out.dims.len() >= usize::from(u16::MAX) {
            return fault(Kind::ProgramTooLarge, self.span, &["arrays"]);
        }
        self.out.dims.push(d);
        Ok(self.out.dims.len() as u16 - 1)
    }

    /// Start of a text literal in memory.
    fn text_slot(&mut self, id: u32) -> u32 {
        if let Some(s) = self.text_slots[id as usize] {
            return s;
        }
        let at = self.out.static_slots;
        let bytes = self.out.texts[id as usize].clone();
        self.out.statics.extend(
            bytes
                .iter()
                .enumerate()
                .map(|(i, &b)| (at + i as u32, i64::from(b as i8) as u64)),
        );
        self.out.static_slots += bytes.len() as u32 + 1;
        self.text_slots[id as usize] = Some(at);
        at
    }

    fn slots(&self, ty: Ty) -> u32 {
        self.types.slots(ty)
    }

    /// What the reader wrote, for the words of an error.
    fn text_of(&self, e: &Expr) -> String {
        let t = if e.span.is_library() {
            ""
        } else {
            self.out.lines.text(e.span)
        };
        if t.len() > 40 {
            return t.chars().take(40).collect();
        }
        t.split_whitespace().collect::<Vec<_>>().join(" ")
    }

    fn is_ptr(&self, ty: Ty) -> bool {
        matches!(self.types.kind(ty), TyKind::Ptr(..))
    }
}

/// Could evaluating this change a variable?
fn has_effects(e: &Expr) -> bool {
    match &e.k {
        Ek::Const(_)
        | Ek::Text(_)
        | Ek::Local(_)
        | Ek::Global(_)
        | Ek::Nothing
        | Ek::Zero
        | Ek::FuncName(_) => false,
        Ek::Deref(a)
        | Ek::Field(a, _)
        | Ek::Addr(a)
        | Ek::Unary(_, a)
        | Ek::Not(a)
        | Ek::Convert(a)
        | Ek::Copy(a) => has_effects(a),
        Ek::Index(a, b)
        | Ek::BufAt(a, b)
        | Ek::ByteAt(a, b)
        | Ek::Binary(_, _, a, b)
        | Ek::Min(a, b)
        | Ek::Max(a, b)
        | Ek::PtrAdd(a, b, _)
        | Ek::PtrDiff(a, b)
        | Ek::LogAnd(a, b)
        | Ek::LogOr(a, b) => has_effects(a) || has_effects(b),
        Ek::Cond(a, b, c) => has_effects(a) || has_effects(b) || has_effects(c),
        Ek::Parts(parts, _) => parts.iter().any(|p| has_effects(&p.1)),
        Ek::Native(super::native::Native::BufSize | super::native::Native::StrSize, _, args) => {
            args.iter().any(has_effects)
        }
        _ => true,
    }
}
