//! Tokens to [`super::ast`]: recursive descent, with a limit on the depth.
//!
//! C++ cannot be read without knowing which names are types (`a * b;`), so the parser keeps the names of
//! each scope as it goes.

mod decl;
mod expr;
mod item;
mod stmt;
mod types;

use super::ast::{Item, StmtKind};
use super::error::{fault, Fault, Kind, Span};
use super::token::{is_reserved, Name, Tok, Token};
use std::collections::HashMap;

type Result<T> = std::result::Result<T, Box<Fault>>;

/// Statements within statements.
const STATEMENT_DEPTH: u32 = 90;
/// Operators within operators.
const EXPRESSION_DEPTH: u16 = 140;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum NameKind {
    Type,
    ClassTemplate,
    FuncTemplate,
    Value,
}

/// What the library's text declares, for the parser.
#[derive(Clone, Default)]
pub(crate) struct LibraryNames(HashMap<Name, NameKind>);

struct Parser<'a> {
    tokens: Vec<Token>,
    at: usize,
    scopes: Vec<HashMap<Name, NameKind>>,
    library: &'a LibraryNames,
    /// Is the library itself being read?
    in_library: bool,
    using_std: bool,
    depth: u32,
}

/// A parsed file.
pub(crate) struct File {
    pub items: Vec<Item>,
    pub using_std: bool,
    /// Names brought in by `using std::name;`.
    pub using_names: Vec<Name>,
}

/// Parses the library's own text; gives its items and names.
pub(crate) fn library(tokens: Vec<Token>) -> Result<(Vec<Item>, LibraryNames)> {
    let none = LibraryNames::default();
    let mut p = Parser::new(tokens, &none, true);
    let file = p.file()?;
    let names = p.scopes.remove(0);
    Ok((file.items, LibraryNames(names)))
}

/// Parses a program.
pub(crate) fn program(tokens: Vec<Token>, library: &LibraryNames) -> Result<File> {
    Parser::new(tokens, library, false).file()
}

impl<'a> Parser<'a> {
    fn new(tokens: Vec<Token>, library: &'a LibraryNames, in_library: bool) -> Self {
        Parser {
            tokens,
            at: 0,
            scopes: vec![HashMap::new()],
            library,
            in_library,
            using_std: false,
            depth: 0,
        }
    }

    fn file(&mut self) -> Result<File> {
        let mut file = File {
            items: Vec::new(),
            using_std: false,
            using_names: Vec::new(),
        };
        while self.tok() != &Tok::End {
            if self.eat(";") {
                continue;
            }
            if self.is_word("using") && self.using_directive(&mut file)? {
                continue;
            }
            file.items.extend(self.item()?);
        }
        file.using_std = self.using_std;
        Ok(file)
    }

    /// `using namespace std;` and `using std::x;`; false for `using A = B;`.
    fn using_directive(&mut self, file: &mut File) -> Result<bool> {
        match (self.tok_at(1), self.tok_at(2)) {
            (Tok::Ident(a), Tok::Ident(b)) if &**a == "namespace" => {
                if &**b != "std" {
                    return fault(Kind::Unsupported, self.span_at(2), &["namespace", b]);
                }
                self.using_std = true;
                self.at += 3;
                self.semicolon()?;
                Ok(true)
            }
            (Tok::Ident(a), Tok::Punct("::")) if &**a == "std" => {
                self.at += 3;
                let (name, span) = self.ident()?;
                match self.library.0.get(&name) {
                    Some(&k) => {
                        self.scopes[0].insert(name.clone(), k);
                        file.using_names.push(name);
                    }
                    None => return fault(Kind::UndeclaredName, span, &[&name]),
                }
                self.semicolon()?;
                Ok(true)
            }
            _ => Ok(false),
        }
    }

    fn tok(&self) -> &Tok {
        self.tok_at(0)
    }

    fn tok_at(&self, n: usize) -> &Tok {
        let i = (self.at + n).min(self.tokens.len() - 1);
        &self.tokens[i].tok
    }

    fn span(&self) -> Span {
        self.span_at(0)
    }

    fn span_at(&self, n: usize) -> Span {
        self.tokens[(self.at + n).min(self.tokens.len() - 1)].span
    }

    /// Place of the token just read.
    fn last_span(&self) -> Span {
        self.tokens[self.at.saturating_sub(1)].span
    }

    fn advance(&mut self) {
        if self.at < self.tokens.len() - 1 {
            self.at += 1;
        }
    }

    fn is(&self, p: &str) -> bool {
        matches!(self.tok(), Tok::Punct(q) if *q == p)
    }

    fn is_at(&self, n: usize, p: &str) -> bool {
        matches!(self.tok_at(n), Tok::Punct(q) if *q == p)
    }

    fn is_word(&self, w: &str) -> bool {
        matches!(self.tok(), Tok::Ident(n) if &**n == w)
    }

    fn eat(&mut self, p: &str) -> bool {
        let found = self.is(p);
        if found {
            self.advance();
        }
        found
    }

    fn eat_word(&mut self, w: &str) -> bool {
        let found = self.is_word(w);
        if found {
            self.advance();
        }
        found
    }

    fn unexpected<T>(&self, expected: &str) -> Result<T> {
        if let Tok::Ident(w) = self.tok() {
            if let Some(code) = unsupported_word(w) {
                return fault(Kind::Unsupported, self.span(), &[code, w]);
            }
        }
        fault(
            Kind::UnexpectedToken,
            self.span(),
            &[expected, &self.tok().text()],
        )
    }

    fn expect(&mut self, p: &str) -> Result<Span> {
        if self.eat(p) {
            return Ok(self.last_span());
        }
        match p {
            ")" | "]" | "}" if !self.is(")") || self.tok() == &Tok::End => self.missing_bracket(p),
            _ => self.unexpected(p),
        }
    }

    /// A bracket that is missing belongs right behind the last token that was fine.
    fn missing_bracket<T>(&self, p: &str) -> Result<T> {
        let hi = self.last_span().hi;
        fault(
            Kind::MissingBracket,
            Span {
                lo: hi.saturating_sub(1),
                hi,
            },
            &[p],
        )
    }

    fn semicolon(&mut self) -> Result<()> {
        if self.eat(";") {
            return Ok(());
        }
        if self.is(")") || self.is("]") {
            return self.unexpected(";");
        }
        let last = self.last_span();
        fault(
            Kind::MissingSemicolon,
            Span {
                lo: last.hi.saturating_sub(1).max(last.lo),
                hi: last.hi,
            },
            &[],
        )
    }

    /// A name that is being declared or looked up.
    fn ident(&mut self) -> Result<(Name, Span)> {
        match self.tok().clone() {
            Tok::Ident(n) if !is_reserved(&n) => {
                self.advance();
                Ok((n, self.last_span()))
            }
            Tok::Ident(n) => match unsupported_word(&n) {
                Some(code) => fault(Kind::Unsupported, self.span(), &[code, &n]),
                None => fault(Kind::ReservedWord, self.span(), &[&n]),
            },
            _ => self.unexpected("name"),
        }
    }

    fn declare(&mut self, name: &Name, kind: NameKind) {
        if let Some(scope) = self.scopes.last_mut() {
            scope.insert(name.clone(), kind);
        }
    }

    /// What a name means here; `std` when it was written with `std::`.
    fn kind_of(&self, name: &str, std: bool) -> Option<NameKind> {
        if !std {
            if let Some(k) = self.scopes.iter().rev().find_map(|s| s.get(name)) {
                return Some(*k);
            }
            if !self.using_std && !name.starts_with("__") {
                return None;
            }
        }
        let scope = if self.in_library {
            &self.scopes[0]
        } else {
            &self.library.0
        };
        scope.get(name).copied()
    }

    fn scoped<T>(&mut self, f: impl FnOnce(&mut Self) -> Result<T>) -> Result<T> {
        self.scopes.push(HashMap::new());
        let out = f(self);
        self.scopes.pop();
        out
    }

    fn deeper<T>(&mut self, f: impl FnOnce(&mut Self) -> Result<T>) -> Result<T> {
        if self.depth >= STATEMENT_DEPTH {
            return fault(
                Kind::NestedTooDeep,
                self.span(),
                &[&STATEMENT_DEPTH.to_string()],
            );
        }
        self.depth += 1;
        let out = f(self);
        self.depth -= 1;
        out
    }
}

/// Words that begin something outside the subset, with the feature's code.
fn unsupported_word(word: &str) -> Option<&'static str> {
    Some(match word {
        "class" => "class",
        "virtual" => "virtual",
        "template" | "typename" => "template",
        "try" | "catch" | "throw" => "exception",
        "new" | "delete" => "new-delete",
        "goto" => "goto",
        "namespace" => "namespace",
        "union" => "union",
        "friend" => "friend",
        "operator" => "operator",
        "reinterpret_cast" | "const_cast" | "dynamic_cast" => "cast",
        "asm" => "asm",
        "thread_local" | "volatile" | "register" => "storage",
        "private" | "protected" | "public" => "access",
        "co_await" | "co_yield" | "co_return" | "concept" | "requires" | "consteval" => "cpp20",
        "typeid" | "alignof" | "alignas" | "noexcept" | "explicit" | "export" | "extern"
        | "wchar_t" => "keyword",
        "__int128" => "int128",
        _ => return None,
    })
}

/// A condition may declare: `if (auto it = …)`.
fn as_condition(kind: &StmtKind) -> bool {
    matches!(kind, StmtKind::Expr(_) | StmtKind::Decl(_))
}
