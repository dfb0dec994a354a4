//! Names and types: turns the syntax tree into [`super::hir`], or says what is wrong.
//!
//! Library functions and classes are templates written in the language itself (see `library/`); an
//! instance is made the first time it is used, and its body is checked from a queue.

mod aggregate;
mod assign;
mod builtin;
mod call;
mod convert;
mod enums;
mod expr;
pub(crate) mod fold;
pub(crate) mod format;
mod func;
mod init;
mod inline;
mod intrinsic;
pub(crate) mod io;
mod lambda;
mod member;
mod ops;
mod overload;
mod range;
mod rank;
mod scope;
mod stmt;
mod typ;
mod vars;

use super::ast::{self, FuncDecl, StructDecl};
use super::error::{fault, Fault, Kind, Span};
use super::hir::{Body, Ek, Expr, Func, FuncId, Global, GlobalId, Local, LocalId, Program};
use super::parser::File;
use super::token::Name;
use super::types::{known::*, Env, Method, StructId, Ty, Types};
use std::collections::HashMap;
use std::rc::Rc;

pub(super) type Result<T> = std::result::Result<T, Box<Fault>>;

/// Instances of templates; more than any honest program needs.
const INSTANCE_LIMIT: usize = 4_000;
const ERROR_LIMIT: usize = 20;

/// What a name stands for.
#[derive(Clone)]
pub(super) enum Binding {
    Local(LocalId),
    Global(GlobalId),
    /// A constant known now.
    Const(Ty, u64),
    /// An expression put in place of the name (parameters of inline library functions).
    Alias(Rc<Expr>),
    Type(Ty),
    ClassTemplate(Rc<StructDecl>),
    Funcs(Vec<Rc<Method>>),
}

#[derive(Clone, Copy, PartialEq)]
enum BodyState {
    Waiting,
    Busy,
    Done,
}

pub(super) struct FuncInfo {
    name: String,
    decl: Rc<FuncDecl>,
    params: Vec<Ty>,
    /// `None` while `auto` is not worked out.
    ret: Option<Ty>,
    this: Option<(StructId, bool)>,
    env: Env,
    /// Types and constants seen where a lambda or local struct stands.
    outer: Option<Rc<Vec<(Name, Binding)>>>,
    library: bool,
    state: BodyState,
    body: Option<Body>,
}

/// The function being checked.
struct FnState {
    scopes: Vec<HashMap<Name, Binding>>,
    locals: Vec<Local>,
    ret: Option<Ty>,
    this: Option<(StructId, bool)>,
    /// What `this` is, when it is not local 0 (inline library methods).
    this_alias: Option<Expr>,
    env: Env,
    outer: Option<Rc<Vec<(Name, Binding)>>>,
    library: bool,
    name: String,
    loops: u32,
    switches: u32,
}

pub(super) struct Checker {
    pub types: Types,
    funcs: Vec<FuncInfo>,
    globals: Vec<Global>,
    user: HashMap<Name, Binding>,
    library: HashMap<Name, Binding>,
    using_std: bool,
    texts: Vec<Rc<[u8]>>,
    text_index: HashMap<Rc<[u8]>, u32>,
    queue: Vec<FuncId>,
    instances: HashMap<(usize, Vec<Ty>, Vec<i64>), FuncId>,
    classes: HashMap<(usize, Vec<Ty>, Vec<i64>), Ty>,
    structs_made: u32,
    fns: Vec<FnState>,
    errors: Vec<Fault>,
    checks_input: bool,
    /// Where the user's code asked for what the library is doing.
    call_site: Span,
    /// Calls of functions that had no body yet.
    called: Vec<(FuncId, Span)>,
    outers: HashMap<u32, Rc<Vec<(Name, Binding)>>>,
    depth: u32,
}

/// Checks a program against the library.
pub(super) fn check(
    library: &[ast::Item],
    file: &File,
) -> std::result::Result<(Program, Types), Vec<Fault>> {
    let mut c = Checker {
        types: Types::new(),
        funcs: Vec::new(),
        globals: Vec::new(),
        user: HashMap::new(),
        library: HashMap::new(),
        using_std: true,
        texts: Vec::new(),
        text_index: HashMap::new(),
        queue: Vec::new(),
        instances: HashMap::new(),
        classes: HashMap::new(),
        structs_made: 0,
        fns: vec![FnState::new(true, String::new())],
        errors: Vec::new(),
        checks_input: false,
        call_site: Span::default(),
        called: Vec::new(),
        outers: HashMap::new(),
        depth: 0,
    };
    let mut init = Vec::new();
    for item in library {
        if let Err(f) = c.global_item(item, true, &mut init) {
            return Err(vec![*f]);
        }
    }
    c.using_std = file.using_std;
    c.fns[0].library = false;
    for name in &file.using_names {
        if let Some(b) = c.library.get(name).cloned() {
            c.user.insert(name.clone(), b);
        }
    }
    for item in &file.items {
        if let Err(f) = c.global_item(item, false, &mut init) {
            c.report(*f);
        }
    }
    c.finish_queue();
    c.check_called();
    let main = c.main();
    if !c.errors.is_empty() {
        c.errors.sort_by_key(|f| f.span.lo);
        return Err(c.errors);
    }
    let main = main.map_err(|f| vec![*f])?;
    let state = c.fns.remove(0);
    let init = Body {
        locals: state.locals,
        params: 0,
        stmts: init,
        end: Span::default(),
    };
    let funcs = c.funcs.into_iter().map(|f| Func {
        name: f.name,
        ret: f.ret.unwrap_or(VOID),
        span: f.decl.span,
        library: f.library,
        body: f.body,
    });
    let program = Program {
        funcs: funcs.collect(),
        globals: c.globals,
        init,
        texts: c.texts,
        main,
        checks_input: c.checks_input,
    };
    Ok((program, c.types))
}

impl FnState {
    fn new(library: bool, name: String) -> Self {
        FnState {
            scopes: vec![HashMap::new()],
            locals: Vec::new(),
            ret: None,
            this: None,
            this_alias: None,
            env: Env::default(),
            outer: None,
            library,
            name,
            loops: 0,
            switches: 0,
        }
    }
}

impl Checker {
    fn report(&mut self, f: Fault) {
        // What goes wrong inside the library was asked for by the line that called it.
        let mut f = f;
        if f.span.is_library() {
            f.span = self.call_site;
        }
        let silent = f.args.iter().any(|a| a == "?");
        let twice = self.errors.iter().any(|e| e.span.lo == f.span.lo);
        if (!silent || self.errors.is_empty()) && !twice && self.errors.len() < ERROR_LIMIT {
            self.errors.push(f);
        }
    }

    fn finish_queue(&mut self) {
        while let Some(id) = self.queue.pop() {
            if let Err(f) = self.check_body(id) {
                self.report(*f);
            }
            if self.errors.len() >= ERROR_LIMIT {
                return;
            }
        }
    }

    fn check_called(&mut self) {
        for (id, span) in std::mem::take(&mut self.called) {
            if self.funcs[id.0 as usize].decl.body.is_none() {
                let name = self.funcs[id.0 as usize].name.clone();
                self.report(Fault {
                    kind: Kind::NoBody,
                    span,
                    args: vec![name],
                });
            }
        }
    }

    fn main(&mut self) -> Result<FuncId> {
        let nothing = || fault(Kind::NoMain, Span::default(), &[]);
        let Some(Binding::Funcs(list)) = self.user.get("main") else {
            return nothing();
        };
        let method = list[0].clone();
        if method.decl.params.len() > 2 || method.decl.body.is_none() {
            return nothing();
        }
        if !method.decl.params.is_empty() {
            return fault(
                Kind::Unsupported,
                method.decl.span,
                &["main-arguments", "main"],
            );
        }
        let id = self.func_of(&method, None)?;
        if self.info(id).ret == Some(VOID) {
            return fault(
                Kind::Unsupported,
                method.decl.span,
                &["main-result", "main"],
            );
        }
        Ok(id)
    }

    fn cur(&mut self) -> &mut FnState {
        let last = self.fns.len() - 1;
        &mut self.fns[last]
    }

    fn cur_ref(&self) -> &FnState {
        &self.fns[self.fns.len() - 1]
    }

    /// A new hidden local.
    fn temp(&mut self, ty: Ty) -> LocalId {
        self.new_local("".into(), ty, false)
    }

    fn new_local(&mut self, name: Name, ty: Ty, may_be_unset: bool) -> LocalId {
        let locals = &mut self.cur().locals;
        locals.push(Local {
            name,
            ty,
            may_be_unset,
            is_const: false,
        });
        locals.len() as LocalId - 1
    }

    fn text(&mut self, bytes: &Rc<[u8]>) -> u32 {
        if let Some(&i) = self.text_index.get(bytes) {
            return i;
        }
        self.texts.push(bytes.clone());
        let i = self.texts.len() as u32 - 1;
        self.text_index.insert(bytes.clone(), i);
        i
    }
}

/// A value.
fn value(k: Ek, ty: Ty, span: Span) -> Expr {
    Expr {
        k,
        ty,
        span,
        place: false,
        is_const: false,
    }
}

/// A place.
fn place(k: Ek, ty: Ty, is_const: bool, span: Span) -> Expr {
    Expr {
        k,
        ty,
        span,
        place: true,
        is_const,
    }
}

fn int(v: i64, ty: Ty, span: Span) -> Expr {
    value(Ek::Const(v as u64), ty, span)
}

pub(crate) use fold::wrap;
pub(crate) use format::{segments, Conversion, Segment};
pub(crate) use io::manip;
