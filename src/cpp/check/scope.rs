//! Finding and declaring names.

use super::super::ast::{Item, Path};
use super::super::error::{fault, Kind, Span};
use super::super::hir::{Ek, Expr, Stmt};
use super::super::token::Name;
use super::super::types::{known::*, Env, Method, StructId, TyKind};
use super::{place, value, Binding, Checker, Result};
use std::cell::Cell;
use std::collections::HashMap;
use std::rc::Rc;

/// Where a name was found.
pub(super) enum Found {
    Binding(Binding),
    /// A field or method of the struct whose method this is.
    Member,
}

impl Checker {
    pub(super) fn global_item(
        &mut self,
        item: &Item,
        library: bool,
        init: &mut Vec<Stmt>,
    ) -> Result<()> {
        match item {
            Item::Func(decl) => {
                let table = if library {
                    &mut self.library
                } else {
                    &mut self.user
                };
                let method = Rc::new(Method {
                    decl: decl.clone(),
                    id: Cell::new(None),
                });
                match table
                    .entry(decl.name.clone())
                    .or_insert_with(|| Binding::Funcs(Vec::new()))
                {
                    Binding::Funcs(list) => list.push(method.clone()),
                    _ => return fault(Kind::DuplicateName, decl.span, &[&decl.name]),
                }
                if !library {
                    self.declare_function(&method)?;
                }
            }
            Item::Var(vars) => {
                for v in vars {
                    self.global_var(v, library, init)?;
                }
            }
            other => self.type_item(other, library)?,
        }
        Ok(())
    }

    /// Structs, enumerations and aliases, at the top or in a function.
    pub(super) fn type_item(&mut self, item: &Item, library: bool) -> Result<()> {
        match item {
            Item::Struct(decl) if !decl.tparams.is_empty() => self.bind_name(
                &decl.name,
                Binding::ClassTemplate(decl.clone()),
                library,
                decl.span,
            ),
            Item::Struct(decl) => {
                let ty = self.new_struct(decl, Env::default(), Vec::new(), Vec::new(), library);
                self.bind_name(&decl.name, Binding::Type(ty), library, decl.span)?;
                self.complete_struct(ty)
            }
            Item::Enum(decl) => self.enum_item(decl, library),
            Item::Alias(name, ty, span) => {
                let t = self.resolve(ty)?;
                self.bind_name(name, Binding::Type(t), library, *span)
            }
            _ => Ok(()),
        }
    }

    /// Puts a name into the innermost scope, or among the globals.
    pub(super) fn bind_name(
        &mut self,
        name: &Name,
        b: Binding,
        library: bool,
        span: Span,
    ) -> Result<()> {
        let table = if self.fns.len() > 1 {
            let state = self.cur();
            let last = state.scopes.len() - 1;
            &mut state.scopes[last]
        } else if library {
            &mut self.library
        } else {
            &mut self.user
        };
        if name.is_empty() {
            return Ok(());
        }
        let same_type =
            matches!((table.get(name), &b), (Some(Binding::Type(a)), Binding::Type(t)) if a == t);
        if table.insert(name.clone(), b).is_some() && !same_type {
            return fault(Kind::DuplicateName, span, &[name]);
        }
        Ok(())
    }

    pub(super) fn enter(&mut self) {
        self.cur().scopes.push(HashMap::new());
    }

    pub(super) fn leave(&mut self) {
        self.cur().scopes.pop();
    }

    /// Names within the current function, its template's parameters and its lambda's surroundings.
    pub(super) fn find_near(&self, name: &str) -> Option<Found> {
        let state = self.cur_ref();
        if let Some(b) = state.scopes.iter().rev().find_map(|s| s.get(name)) {
            return Some(Found::Binding(b.clone()));
        }
        if let Some(t) = state.env.ty(name) {
            return Some(Found::Binding(Binding::Type(t)));
        }
        if let Some(v) = state.env.value(name) {
            return Some(Found::Binding(Binding::Const(ULONG, v as u64)));
        }
        if let Some((s, _)) = state.this {
            if self.has_member(s, name) {
                return Some(Found::Member);
            }
        }
        let outer = state.outer.as_ref()?;
        outer
            .iter()
            .rev()
            .find(|o| &*o.0 == name)
            .map(|o| Found::Binding(o.1.clone()))
    }

    pub(super) fn has_member(&self, s: StructId, name: &str) -> bool {
        let info = self.types.info(s);
        info.fields.iter().any(|f| &*f.name == name)
            || info
                .methods
                .iter()
                .any(|m| &*m.decl.name == name && !m.decl.is_ctor)
            || info
                .decl
                .as_ref()
                .is_some_and(|d| d.aliases.iter().any(|a| &*a.0 == name))
    }

    pub(super) fn find_global(&self, name: &str, std: bool) -> Option<Binding> {
        let library_code = self.cur_ref().library;
        let user = if std || library_code {
            None
        } else {
            self.user.get(name)
        };
        let sees_library =
            std || library_code || self.using_std || name.starts_with("__") || is_c_name(name);
        let library = if sees_library {
            self.library.get(name)
        } else {
            None
        };
        match (user, library) {
            (Some(Binding::Funcs(a)), Some(Binding::Funcs(b))) => {
                let mut all = a.clone();
                all.extend(b.iter().cloned());
                Some(Binding::Funcs(all))
            }
            (Some(a), _) => Some(a.clone()),
            (None, b) => b.cloned(),
        }
    }

    pub(super) fn find(&self, path: &Path) -> Option<Found> {
        if !path.std && !path.global {
            if let Some(f) = self.find_near(&path.name) {
                return Some(f);
            }
        }
        self.find_global(&path.name, path.std).map(Found::Binding)
    }

    /// The error for a name that was not found.
    pub(super) fn undeclared<T>(&self, name: &str, span: Span) -> Result<T> {
        if self.library.contains_key(name) && !name.starts_with("__") {
            return fault(Kind::MissingStd, span, &[name]);
        }
        if let Some(code) = known_but_unsupported(name) {
            return fault(Kind::Unsupported, span, &[code, name]);
        }
        fault(Kind::UndeclaredName, span, &[name, &self.similar(name)])
    }

    /// A known name that differs by one letter or by its case.
    fn similar(&self, name: &str) -> String {
        let state = self.cur_ref();
        let near = state.scopes.iter().rev().flat_map(|s| s.keys());
        let all = near
            .chain(self.user.keys())
            .chain(self.library.keys().filter(|_| self.using_std));
        let mut best: Option<(usize, &Name)> = None;
        for n in all {
            if n.starts_with("__") || n.starts_with("operator") {
                continue;
            }
            let d = distance(&name.to_lowercase(), &n.to_lowercase());
            let better = best.is_none_or(|(b, m)| d < b || d == b && n.as_ref() < m.as_ref());
            if d <= 1 + usize::from(name.len() > 5) && d < name.len() && n.len() > 1 && better {
                best = Some((d, n));
            }
        }
        best.map(|b| b.1.to_string()).unwrap_or_default()
    }

    /// The expression a bound name stands for.
    pub(super) fn binding_expr(&mut self, b: &Binding, name: &str, span: Span) -> Result<Expr> {
        Ok(match b {
            Binding::Local(id) => {
                let local = &self.cur_ref().locals[*id as usize];
                self.follow_ref(value(Ek::Local(*id), local.ty, span), local.is_const)
            }
            Binding::Global(id) => {
                let g = &self.globals[*id as usize];
                self.follow_ref(value(Ek::Global(*id), g.ty, span), g.is_const)
            }
            Binding::Const(ty, v) => value(Ek::Const(*v), *ty, span),
            Binding::Alias(e) => (**e).clone(),
            Binding::Funcs(_) => value(Ek::FuncName(name.into()), OVERLOADS, span),
            Binding::Type(_) | Binding::ClassTemplate(_) => {
                return fault(Kind::UnexpectedToken, span, &["expression", name])
            }
        })
    }

    /// A variable is a place; a reference leads to one.
    pub(super) fn follow_ref(&self, e: Expr, is_const: bool) -> Expr {
        let span = e.span;
        match *self.types.kind(e.ty) {
            TyKind::Ref(to, c) => place(Ek::Deref(Box::new(e)), to, c, span),
            _ => Expr {
                place: true,
                is_const,
                ..e
            },
        }
    }
}

/// C names that need no `std::`.
fn is_c_name(name: &str) -> bool {
    matches!(
        name,
        "printf"
            | "scanf"
            | "puts"
            | "putchar"
            | "getchar"
            | "abs"
            | "labs"
            | "llabs"
            | "sqrt"
            | "pow"
            | "fabs"
            | "floor"
            | "ceil"
            | "round"
            | "log"
            | "log2"
            | "log10"
            | "exp"
            | "sin"
            | "cos"
            | "tan"
            | "atan"
            | "atan2"
            | "acos"
            | "asin"
            | "fmod"
            | "hypot"
            | "cbrt"
            | "memset"
            | "memcpy"
            | "strlen"
            | "strcmp"
            | "strcpy"
            | "exit"
            | "abort"
            | "assert"
            | "size_t"
            | "atoi"
            | "isdigit"
            | "isalpha"
            | "isupper"
            | "islower"
            | "isalnum"
            | "isspace"
            | "ispunct"
            | "toupper"
            | "tolower"
            | "int64_t"
            | "uint64_t"
            | "int32_t"
            | "uint32_t"
            | "int8_t"
            | "uint8_t"
            | "int16_t"
            | "uint16_t"
            | "EOF"
            | "NULL"
            | "stdin"
            | "stdout"
            | "fflush"
            | "freopen"
            | "qsort"
            | "trunc"
            | "strcat"
            | "strncmp"
            | "sinh"
            | "cosh"
            | "tanh"
            | "lround"
            | "llround"
    ) || name.chars().all(|c| c.is_ascii_uppercase() || c == '_')
}

/// Names of the standard library that are outside the subset.
fn known_but_unsupported(name: &str) -> Option<&'static str> {
    Some(match name {
        "rand" | "srand" | "mt19937" | "random_shuffle" | "shuffle" | "random_device" => "random",
        "clock" | "time" | "chrono" => "time",
        "malloc" | "free" | "calloc" | "realloc" | "unique_ptr" | "shared_ptr" | "make_unique"
        | "make_shared" => "new-delete",
        "thread" | "mutex" | "async" | "future" => "thread",
        "ifstream" | "ofstream" | "fstream" | "fopen" | "freopen" | "fclose" | "fgets" => "file",
        "list" | "forward_list" | "optional" | "variant" | "any" | "string_view" | "complex"
        | "valarray" | "regex" => "library",
        "sprintf" | "sscanf" | "fprintf" | "fscanf" | "snprintf" | "gets" => "library",
        _ => return None,
    })
}

/// Edit distance, for short names.
fn distance(a: &str, b: &str) -> usize {
    let (a, b): (Vec<char>, Vec<char>) = (a.chars().collect(), b.chars().collect());
    if a.len().abs_diff(b.len()) > 2 {
        return 9;
    }
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for i in 1..=a.len() {
        let mut diagonal = row[0];
        row[0] = i;
        for j in 1..=b.len() {
            let cost = diagonal + usize::from(a[i - 1] != b[j - 1]);
            diagonal = row[j];
            row[j] = cost.min(row[j] + 1).min(row[j - 1] + 1);
        }
    }
    row[b.len()]
}
