//! Statements.

use super::super::ast::{Expr, ExprKind, Init, Item, Stmt, StmtKind, VarDecl};
use super::super::error::{fault, Kind};
use super::super::token::Tok;
use super::{as_condition, NameKind, Parser, Result};

impl Parser<'_> {
    /// `{ … }`, in a scope of its own.
    pub(super) fn block(&mut self) -> Result<Vec<Stmt>> {
        self.expect("{")?;
        self.scoped(|p| {
            let mut out = Vec::new();
            while !p.is("}") {
                if p.tok() == &Tok::End {
                    return p.missing_bracket("}");
                }
                out.push(p.statement()?);
            }
            p.advance();
            Ok(out)
        })
    }

    pub(super) fn statement(&mut self) -> Result<Stmt> {
        self.deeper(Self::statement_inner)
    }

    fn statement_inner(&mut self) -> Result<Stmt> {
        let from = self.span();
        let kind = match self.tok().clone() {
            Tok::Punct("{") => StmtKind::Block(self.block()?),
            Tok::Punct(";") => {
                self.advance();
                StmtKind::Empty
            }
            Tok::Ident(w) => match &*w {
                "if" => self.if_statement()?,
                "while" => {
                    self.advance();
                    self.scoped(|p| {
                        p.expect("(")?;
                        let cond = Box::new(p.condition()?);
                        p.expect(")")?;
                        Ok(StmtKind::While {
                            cond,
                            body: Box::new(p.body()?),
                        })
                    })?
                }
                "do" => {
                    self.advance();
                    let body = Box::new(self.body()?);
                    if !self.eat_word("while") {
                        return self.unexpected("while");
                    }
                    self.expect("(")?;
                    let cond = self.expr()?;
                    self.expect(")")?;
                    self.semicolon()?;
                    StmtKind::DoWhile { body, cond }
                }
                "for" => self.scoped(Self::for_statement)?,
                "switch" => self.scoped(Self::switch_statement)?,
                "case" => {
                    self.advance();
                    let e = self.expr()?;
                    self.expect(":")?;
                    StmtKind::Case(e)
                }
                "default" => {
                    self.advance();
                    self.expect(":")?;
                    StmtKind::Default
                }
                "break" | "continue" => {
                    self.advance();
                    let kind = if &*w == "break" {
                        StmtKind::Break
                    } else {
                        StmtKind::Continue
                    };
                    let span = self.last_span();
                    self.semicolon()?;
                    return Ok(Stmt { kind, span });
                }
                "return" => {
                    self.advance();
                    let e = if self.is(";") {
                        None
                    } else {
                        Some(self.initialiser()?)
                    };
                    let e = match e {
                        Some(e) if self.is(",") => Some(self.comma_rest(e)?),
                        e => e,
                    };
                    self.semicolon()?;
                    StmtKind::Return(e)
                }
                "else" => return fault(Kind::ElseWithoutIf, from, &[]),
                "using" if self.is_using_std() => {
                    while !self.is(";") {
                        self.advance();
                    }
                    self.advance();
                    self.using_std = true;
                    StmtKind::Empty
                }
                "struct" | "class" | "enum" | "typedef" | "using" if self.begins_item() => {
                    let items = self.item()?;
                    let mut stmts = items.into_iter().map(|i| Stmt {
                        kind: item_kind(i),
                        span: from,
                    });
                    match (stmts.next(), stmts.next()) {
                        (Some(s), None) => return Ok(s),
                        (Some(a), Some(b)) => StmtKind::Block(vec![a, b]),
                        _ => StmtKind::Empty,
                    }
                }
                _ => return self.simple_statement(true),
            },
            _ => return self.simple_statement(true),
        };
        Ok(Stmt {
            kind,
            span: from.to(self.last_span()),
        })
    }

    fn is_using_std(&self) -> bool {
        self.is_word("using")
            && matches!((self.tok_at(1), self.tok_at(2)), (Tok::Ident(a), Tok::Ident(b)) if &**a == "namespace" && &**b == "std")
    }

    fn comma_rest(&mut self, first: Expr) -> Result<Expr> {
        self.advance();
        let rest = self.expr()?;
        let span = first.span.to(rest.span);
        Ok(Expr::new(
            ExprKind::Comma(Box::new(first), Box::new(rest)),
            span,
        ))
    }

    /// The body of a loop or branch: its own scope even without braces.
    fn body(&mut self) -> Result<Stmt> {
        if self.is("}") || self.tok() == &Tok::End {
            return self.unexpected("statement");
        }
        self.scoped(Self::statement)
    }

    /// A declaration or an expression; `end` says whether its `;` is read too.
    pub(super) fn simple_statement(&mut self, end: bool) -> Result<Stmt> {
        let from = self.span();
        let kind = if self.declaration_ahead()? {
            let vars = self.declaration()?;
            if end {
                self.semicolon()?;
            }
            StmtKind::Decl(vars)
        } else {
            let e = self.expr()?;
            if end {
                self.semicolon()?;
            }
            StmtKind::Expr(e)
        };
        Ok(Stmt {
            kind,
            span: from.to(self.last_span()),
        })
    }

    /// `vector<int> v` declares, `vector<int>(3).size()` does not.
    fn declaration_ahead(&mut self) -> Result<bool> {
        if !self.type_starts_at(0) {
            self.suspect_type()?;
            return Ok(false);
        }
        let at = self.at;
        let tokens = self.tokens.clone_from_at(at);
        let spec = self.specifiers();
        let declares = match spec {
            Ok(_) => {
                !(self.is("{")
                    || self.is("::")
                    || self.is("(") && !self.is_at(1, "*") && !self.is_at(1, "&"))
            }
            Err(e) => return Err(e),
        };
        self.at = at;
        self.tokens.restore_at(at, tokens);
        Ok(declares)
    }

    /// Declarations without the `;`.
    pub(super) fn declaration(&mut self) -> Result<Vec<VarDecl>> {
        let spec = self.specifiers()?;
        let mut out = Vec::new();
        loop {
            out.push(self.init_declarator(&spec)?);
            if !self.eat(",") {
                return Ok(out);
            }
        }
    }

    fn if_statement(&mut self) -> Result<StmtKind> {
        self.advance();
        self.eat_word("constexpr");
        self.scoped(|p| {
            p.expect("(")?;
            let mut cond = p.condition()?;
            let mut init = None;
            if p.is(";") && as_condition(&cond.kind) {
                p.advance();
                init = Some(Box::new(cond));
                cond = p.condition()?;
            }
            p.expect(")")?;
            let then = Box::new(p.body()?);
            let other = if p.eat_word("else") {
                Some(Box::new(p.body()?))
            } else {
                None
            };
            Ok(StmtKind::If {
                init,
                cond: Box::new(cond),
                then,
                other,
            })
        })
    }

    fn condition(&mut self) -> Result<Stmt> {
        self.simple_statement(false)
    }

    fn for_statement(&mut self) -> Result<StmtKind> {
        self.advance();
        self.expect("(")?;
        let mut init = None;
        if !self.is(";") {
            let first = self.for_init()?;
            if self.is(":") {
                return self.range_for(None, first);
            }
            self.semicolon()?;
            init = Some(Box::new(first));
            if self.type_starts_at(0) && self.declaration_ahead()? {
                let second = self.for_init()?;
                return self.range_for(init, second);
            }
        } else {
            self.advance();
        }
        let cond = if self.is(";") {
            None
        } else {
            Some(self.expr()?)
        };
        self.semicolon()?;
        let step = if self.is(")") {
            None
        } else {
            Some(self.expr()?)
        };
        self.expect(")")?;
        Ok(StmtKind::For {
            init,
            cond,
            step,
            body: Box::new(self.body()?),
        })
    }

    fn for_init(&mut self) -> Result<Stmt> {
        self.simple_statement(false)
    }

    fn range_for(&mut self, init: Option<Box<Stmt>>, first: Stmt) -> Result<StmtKind> {
        let StmtKind::Decl(mut vars) = first.kind else {
            return self.unexpected(";");
        };
        let (Some(var), true) = (vars.pop(), vars.is_empty()) else {
            return self.unexpected(";");
        };
        if !matches!(var.init, Init::None) {
            return self.unexpected(";");
        }
        self.expect(":")?;
        let range = self.initialiser()?;
        self.expect(")")?;
        Ok(StmtKind::RangeFor {
            init,
            var: Box::new(var),
            range,
            body: Box::new(self.body()?),
        })
    }

    fn switch_statement(&mut self) -> Result<StmtKind> {
        self.advance();
        self.expect("(")?;
        let mut init = None;
        let mut first = self.condition()?;
        if self.eat(";") {
            init = Some(Box::new(first));
            first = self.condition()?;
        }
        self.expect(")")?;
        let StmtKind::Expr(cond) = first.kind else {
            return self.unexpected("expression");
        };
        if !self.is("{") {
            return self.unexpected("{");
        }
        Ok(StmtKind::Switch {
            init,
            cond,
            body: self.block()?,
        })
    }

    pub(super) fn declare_value(&mut self, name: &super::Name) {
        self.declare(name, NameKind::Value);
    }
}

fn item_kind(item: Item) -> StmtKind {
    match item {
        Item::Var(vars) => StmtKind::Decl(vars),
        other => StmtKind::Item(other),
    }
}

/// Looking ahead splits `>>`; these undo that. A type rarely spans more than a few tokens.
trait Lookahead {
    fn clone_from_at(&self, at: usize) -> Vec<super::Token>;
    fn restore_at(&mut self, at: usize, saved: Vec<super::Token>);
}

impl Lookahead for Vec<super::Token> {
    fn clone_from_at(&self, at: usize) -> Vec<super::Token> {
        self[at..(at + 64).min(self.len())].to_vec()
    }

    fn restore_at(&mut self, at: usize, saved: Vec<super::Token>) {
        for (slot, token) in self[at..].iter_mut().zip(saved) {
            *slot = token;
        }
    }
}
