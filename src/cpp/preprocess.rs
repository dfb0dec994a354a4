//! `#` lines: known headers, macros, `#ifdef`. Gives the parser one flat list of tokens.
//!
//! A macro's tokens carry the place of its *use*, so that an error points at what the reader wrote there.

use super::error::{fault, Fault, Kind, Span};
use super::lexer::{pieces, Piece};
use super::token::{Name, Tok, Token};
use std::collections::HashMap;

type Result<T> = std::result::Result<T, Box<Fault>>;

const HEADERS: &[&str] = &[
    "bits/stdc++.h",
    "iostream",
    "cstdio",
    "stdio.h",
    "cstdlib",
    "stdlib.h",
    "cstring",
    "string.h",
    "string",
    "vector",
    "array",
    "algorithm",
    "numeric",
    "cmath",
    "math.h",
    "set",
    "map",
    "queue",
    "stack",
    "deque",
    "bitset",
    "utility",
    "tuple",
    "functional",
    "iomanip",
    "climits",
    "limits.h",
    "cassert",
    "assert.h",
    "cctype",
    "ctype.h",
    "cstdint",
    "stdint.h",
    "limits",
    "iterator",
    "unordered_map",
    "unordered_set",
    "sstream",
    "cstddef",
    "stddef.h",
    "ios",
    "istream",
    "ostream",
    "initializer_list",
    "list",
    "ctime",
    "time.h",
    "cfloat",
    "float.h",
    "type_traits",
];

/// Macros nested deeper, or growing larger, than any honest program's.
const MACRO_DEPTH: usize = 32;
const TOKEN_LIMIT: usize = 200_000;

struct Macro {
    params: Option<Vec<Name>>,
    body: Vec<Token>,
}

struct Preprocessor {
    macros: HashMap<Name, Macro>,
    out: Vec<Token>,
}

/// Tokens of a program, ending with [`Tok::End`].
pub(crate) fn tokens(text: &str, base: u32) -> Result<Vec<Token>> {
    if text.len() > 1 << 20 {
        return fault(Kind::ProgramTooLarge, Span::default(), &["text"]);
    }
    let mut p = Preprocessor {
        macros: HashMap::new(),
        out: Vec::new(),
    };
    // For each open #ifdef: is this branch kept, and are the lines around it?
    let mut kept: Vec<(bool, bool)> = Vec::new();
    let mut run: Vec<Token> = Vec::new();
    for piece in pieces(text, base)? {
        let on = kept.iter().all(|k| k.0);
        match piece {
            Piece::Token(t) if on || t.tok == Tok::End => run.push(t),
            Piece::Token(_) => {}
            Piece::Directive(tokens, line, span) => {
                let batch = std::mem::take(&mut run);
                p.expand(&batch, 0, &mut Vec::new())?;
                p.directive(&tokens, &line, span, &mut kept)?;
            }
        }
    }
    p.expand(&run, 0, &mut Vec::new())?;
    Ok(p.out)
}

impl Preprocessor {
    fn directive(
        &mut self,
        tokens: &[Token],
        line: &str,
        span: Span,
        kept: &mut Vec<(bool, bool)>,
    ) -> Result<()> {
        let line = line.trim();
        let word: String = line.chars().take_while(char::is_ascii_alphabetic).collect();
        let on = kept.iter().all(|k| k.0);
        let name = tokens.get(1).and_then(|t| match &t.tok {
            Tok::Ident(n) => Some(n.clone()),
            _ => None,
        });
        match (word.as_str(), name) {
            ("ifdef", Some(n)) => kept.push((self.macros.contains_key(&n), on)),
            ("ifndef", Some(n)) => kept.push((!self.macros.contains_key(&n), on)),
            ("else", _) if !kept.is_empty() => {
                if let Some(last) = kept.last_mut() {
                    last.0 = !last.0;
                }
            }
            ("endif", _) if !kept.is_empty() => {
                kept.pop();
            }
            _ if !on => {}
            ("include", _) => {
                let header = line["include".len()..].trim();
                let inner = header
                    .strip_prefix('<')
                    .and_then(|h| h.split_once('>'))
                    .map(|h| h.0);
                let inner = inner.or_else(|| {
                    header
                        .strip_prefix('"')
                        .and_then(|h| h.split_once('"'))
                        .map(|h| h.0)
                });
                match inner {
                    Some(h) if HEADERS.contains(&h.trim()) => {}
                    Some(h) => return fault(Kind::UnknownHeader, span, &[h.trim()]),
                    None => return fault(Kind::BadDirective, span, &[line]),
                }
            }
            ("define", Some(n)) => self.define(n, tokens, span)?,
            ("undef", Some(n)) => {
                self.macros.remove(&n);
            }
            ("pragma", _) => {}
            _ => return fault(Kind::BadDirective, span, &[&word]),
        }
        Ok(())
    }

    fn define(&mut self, name: Name, tokens: &[Token], span: Span) -> Result<()> {
        let after = tokens[1].span.hi;
        let mut body = &tokens[2..];
        let mut params = None;
        if body
            .first()
            .is_some_and(|t| t.tok == Tok::Punct("(") && t.span.lo == after)
        {
            let mut names = Vec::new();
            let close = body.iter().position(|t| t.tok == Tok::Punct(")"));
            let Some(close) = close else {
                return fault(Kind::BadMacro, span, &[&name]);
            };
            for t in &body[1..close] {
                match &t.tok {
                    Tok::Ident(n) => names.push(n.clone()),
                    Tok::Punct(",") => {}
                    _ => return fault(Kind::Unsupported, t.span, &["macro", &name]),
                }
            }
            body = &body[close + 1..];
            params = Some(names);
        }
        self.macros.insert(
            name,
            Macro {
                params,
                body: body.to_vec(),
            },
        );
        Ok(())
    }

    /// Appends tokens to the output, macros replaced. `active` are the macros being replaced.
    fn expand(&mut self, tokens: &[Token], depth: usize, active: &mut Vec<Name>) -> Result<()> {
        let mut i = 0;
        while i < tokens.len() {
            let t = &tokens[i];
            i += 1;
            let Tok::Ident(name) = &t.tok else {
                self.out.push(t.clone());
                continue;
            };
            let usable = !active.contains(name) && self.macros.contains_key(name);
            if !usable {
                self.out.push(t.clone());
                continue;
            }
            if depth >= MACRO_DEPTH || self.out.len() > TOKEN_LIMIT {
                return fault(Kind::ProgramTooLarge, t.span, &["macros"]);
            }
            let mac = &self.macros[name];
            // Arguments were written here and keep their own place.
            let mut body = mac.body.clone();
            for b in &mut body {
                b.span = t.span;
            }
            if let Some(params) = mac.params.clone() {
                if tokens.get(i).map(|t| &t.tok) != Some(&Tok::Punct("(")) {
                    self.out.push(t.clone());
                    continue;
                }
                let (args, next) = arguments(tokens, i + 1);
                let empty = params.is_empty() && args.len() == 1 && args[0].is_empty();
                if next > tokens.len() || args.len() != params.len() && !empty {
                    return fault(Kind::BadMacro, t.span, &[name]);
                }
                i = next;
                body = substitute(&body, &params, &args);
            }
            active.push(name.clone());
            self.expand(&body, depth + 1, active)?;
            active.pop();
        }
        Ok(())
    }
}

/// Splits `a, (b, c))` into arguments; also gives the index behind the closing bracket.
fn arguments(tokens: &[Token], from: usize) -> (Vec<Vec<Token>>, usize) {
    let mut args = vec![Vec::new()];
    let mut depth = 0;
    for (i, t) in tokens.iter().enumerate().skip(from) {
        match t.tok {
            Tok::Punct("(" | "[" | "{") => depth += 1,
            Tok::Punct(")") if depth == 0 => return (args, i + 1),
            Tok::Punct(")" | "]" | "}") => depth -= 1,
            Tok::Punct(",") if depth == 0 => {
                args.push(Vec::new());
                continue;
            }
            _ => {}
        }
        if let Some(last) = args.last_mut() {
            last.push(t.clone());
        }
    }
    (args, usize::MAX)
}

fn substitute(body: &[Token], params: &[Name], args: &[Vec<Token>]) -> Vec<Token> {
    let mut out = Vec::new();
    for t in body {
        let at = match &t.tok {
            Tok::Ident(n) => params.iter().position(|p| p == n),
            _ => None,
        };
        match at {
            Some(k) => out.extend(args[k].iter().cloned()),
            None => out.push(t.clone()),
        }
    }
    out
}
