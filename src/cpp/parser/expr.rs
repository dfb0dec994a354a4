//! Expressions, by precedence climbing.

use super::super::ast::{
    BinOp, Capture, Expr, ExprKind, FuncDecl, Lambda, Path, TypeExpr, TypeKind, UnOp,
};
use super::super::error::{fault, Kind, Span};
use super::super::token::Tok;
use super::{NameKind, Parser, Result, EXPRESSION_DEPTH};
use std::rc::Rc;

/// Operators with two operands; a higher number binds tighter.
fn binary_op(p: &str) -> Option<(BinOp, u8)> {
    Some(match p {
        "||" => (BinOp::LogOr, 1),
        "&&" => (BinOp::LogAnd, 2),
        "|" => (BinOp::Or, 3),
        "^" => (BinOp::Xor, 4),
        "&" => (BinOp::And, 5),
        "==" => (BinOp::Eq, 6),
        "!=" => (BinOp::Ne, 6),
        "<" => (BinOp::Lt, 7),
        ">" => (BinOp::Gt, 7),
        "<=" => (BinOp::Le, 7),
        ">=" => (BinOp::Ge, 7),
        "<<" => (BinOp::Shl, 8),
        ">>" => (BinOp::Shr, 8),
        "+" => (BinOp::Add, 9),
        "-" => (BinOp::Sub, 9),
        "*" => (BinOp::Mul, 10),
        "/" => (BinOp::Div, 10),
        "%" => (BinOp::Rem, 10),
        _ => return None,
    })
}

fn assign_op(p: &str) -> Option<Option<BinOp>> {
    if p == "=" {
        return Some(None);
    }
    let op = p.strip_suffix('=')?;
    match binary_op(op) {
        Some((op, 3..=5 | 8..)) => Some(Some(op)),
        _ => None,
    }
}

impl Parser<'_> {
    fn make(&self, kind: ExprKind, from: Span) -> Result<Expr> {
        let e = Expr::new(kind, from.to(self.last_span()));
        if e.depth > EXPRESSION_DEPTH {
            return fault(Kind::NestedTooDeep, from, &[&EXPRESSION_DEPTH.to_string()]);
        }
        Ok(e)
    }

    /// A full expression, comma operators included.
    pub(super) fn expr(&mut self) -> Result<Expr> {
        let from = self.span();
        let mut e = self.assignment()?;
        while self.eat(",") {
            let r = self.assignment()?;
            e = self.make(ExprKind::Comma(Box::new(e), Box::new(r)), from)?;
        }
        Ok(e)
    }

    /// An expression without comma operators at the top.
    pub(super) fn assignment(&mut self) -> Result<Expr> {
        self.deeper(|p| {
            let from = p.span();
            let left = p.binary(1)?;
            if p.eat("?") {
                let a = p.expr()?;
                p.expect(":")?;
                let b = p.assignment()?;
                return p.make(
                    ExprKind::Cond(Box::new(left), Box::new(a), Box::new(b)),
                    from,
                );
            }
            let Tok::Punct(op) = p.tok() else {
                return Ok(left);
            };
            let Some(op) = assign_op(op) else {
                return Ok(left);
            };
            p.advance();
            let right = p.initialiser()?;
            p.make(ExprKind::Assign(op, Box::new(left), Box::new(right)), from)
        })
    }

    /// An assignment expression or a `{…}` list.
    pub(super) fn initialiser(&mut self) -> Result<Expr> {
        if !self.is("{") {
            return self.assignment();
        }
        let from = self.span();
        let items = self.deeper(Self::brace_list)?;
        self.make(ExprKind::InitList(items), from)
    }

    pub(super) fn brace_list(&mut self) -> Result<Vec<Expr>> {
        self.expect("{")?;
        let mut items = Vec::new();
        while !self.is("}") {
            if self.is(".") {
                return fault(Kind::Unsupported, self.span(), &["designated", "."]);
            }
            items.push(self.initialiser()?);
            if !self.eat(",") {
                break;
            }
        }
        self.expect("}")?;
        Ok(items)
    }

    pub(super) fn binary(&mut self, min: u8) -> Result<Expr> {
        let from = self.span();
        let mut left = self.unary()?;
        while let Tok::Punct(p) = *self.tok() {
            let Some((op, level)) = binary_op(p) else {
                break;
            };
            if level < min {
                break;
            }
            self.advance();
            let right = self.binary(level + 1)?;
            left = self.make(ExprKind::Binary(op, Box::new(left), Box::new(right)), from)?;
        }
        Ok(left)
    }

    fn unary(&mut self) -> Result<Expr> {
        let from = self.span();
        let op = match self.tok() {
            Tok::Punct("+") => UnOp::Plus,
            Tok::Punct("-") => UnOp::Neg,
            Tok::Punct("!") => UnOp::Not,
            Tok::Punct("~") => UnOp::BitNot,
            Tok::Punct("*") => UnOp::Deref,
            Tok::Punct("&") => UnOp::AddressOf,
            Tok::Punct("++") => UnOp::PreInc,
            Tok::Punct("--") => UnOp::PreDec,
            Tok::Punct("(") if self.type_starts_at(1) && self.cast_ahead() => {
                self.advance();
                let ty = self.type_name()?;
                self.expect(")")?;
                let e = self.deeper(Self::unary)?;
                return self.make(ExprKind::Cast(Box::new(ty), Box::new(e)), from);
            }
            Tok::Ident(w) if &**w == "sizeof" => return self.sizeof(),
            _ => return self.postfix(),
        };
        self.advance();
        let e = self.deeper(Self::unary)?;
        self.make(ExprKind::Unary(op, Box::new(e)), from)
    }

    /// `(int)x` and not `(int(x))` or `(vector<int>{})`.
    fn cast_ahead(&self) -> bool {
        let mut depth = 0i32;
        let mut angle = 0i32;
        for n in 1.. {
            match self.tok_at(n) {
                Tok::Punct("<") => angle += 1,
                Tok::Punct(">") => angle -= 1,
                Tok::Punct(">>") => angle -= 2,
                Tok::Punct("(") if angle == 0 => return false,
                Tok::Punct("(") => depth += 1,
                Tok::Punct(")") if depth == 0 => return true,
                Tok::Punct(")") => depth -= 1,
                Tok::Punct("*" | "&" | "::" | ",") | Tok::Ident(_) | Tok::Int { .. } => {}
                _ => return false,
            }
        }
        false
    }

    fn sizeof(&mut self) -> Result<Expr> {
        let from = self.span();
        self.advance();
        if self.is("(") && self.type_starts_at(1) {
            self.advance();
            let ty = self.type_name()?;
            self.expect(")")?;
            return self.make(ExprKind::SizeofType(Box::new(ty)), from);
        }
        let e = self.deeper(Self::unary)?;
        self.make(ExprKind::SizeofExpr(Box::new(e)), from)
    }

    pub(super) fn call_args(&mut self) -> Result<Vec<Expr>> {
        self.expect("(")?;
        let mut args = Vec::new();
        while !self.is(")") {
            args.push(self.initialiser()?);
            if !self.eat(",") {
                break;
            }
        }
        self.expect(")")?;
        Ok(args)
    }

    fn postfix(&mut self) -> Result<Expr> {
        let from = self.span();
        let mut e = self.primary()?;
        loop {
            let kind = if self.is("(") {
                let args = self.call_args()?;
                ExprKind::Call(Box::new(e), args)
            } else if self.eat("[") {
                let i = if self.is("{") {
                    self.initialiser()?
                } else {
                    self.expr()?
                };
                self.expect("]")?;
                ExprKind::Index(Box::new(e), Box::new(i))
            } else if self.is(".") || self.is("->") {
                let arrow = self.is("->");
                self.advance();
                if self.is_word("operator") {
                    return fault(Kind::Unsupported, self.span(), &["operator", "operator"]);
                }
                let (name, _) = self.ident()?;
                let path = Path {
                    global: false,
                    std: false,
                    scope: None,
                    name,
                    targs: None,
                };
                ExprKind::Member(Box::new(e), path, arrow)
            } else if self.eat("++") {
                ExprKind::Unary(UnOp::PostInc, Box::new(e))
            } else if self.eat("--") {
                ExprKind::Unary(UnOp::PostDec, Box::new(e))
            } else {
                return Ok(e);
            };
            e = self.make(kind, from)?;
        }
    }

    fn primary(&mut self) -> Result<Expr> {
        let from = self.span();
        let kind = match self.tok().clone() {
            Tok::Int {
                value,
                unsigned,
                long,
                decimal,
            } => ExprKind::Int {
                value,
                unsigned,
                long,
                decimal,
            },
            Tok::Float(v, f) => ExprKind::Float(v, f),
            Tok::Char(c) => ExprKind::Char(c),
            Tok::Str(s) => {
                let mut bytes = s.to_vec();
                while let Tok::Str(more) = self.tok_at(1) {
                    bytes.extend_from_slice(&more.clone());
                    self.advance();
                }
                ExprKind::Str(bytes.into())
            }
            Tok::Punct("(") => {
                self.advance();
                let mut e = self.deeper(Self::expr)?;
                self.expect(")")?;
                e.span = from.to(self.last_span());
                return Ok(e);
            }
            Tok::Punct("[") => return self.lambda(),
            Tok::Punct("::") => return self.name_or_construct(),
            Tok::Ident(w) => return self.word(&w),
            _ => return self.unexpected("expression"),
        };
        self.advance();
        self.make(kind, from)
    }

    fn word(&mut self, w: &str) -> Result<Expr> {
        let from = self.span();
        let kind = match w {
            "true" => ExprKind::Bool(true),
            "false" => ExprKind::Bool(false),
            "nullptr" => ExprKind::Nullptr,
            "this" => ExprKind::This,
            "static_cast" => {
                self.advance();
                self.expect("<")?;
                let ty = self.type_name()?;
                if !self.eat(">") {
                    return self.unexpected(">");
                }
                self.expect("(")?;
                let e = self.expr()?;
                self.expect(")")?;
                return self.make(ExprKind::Cast(Box::new(ty), Box::new(e)), from);
            }
            _ => return self.name_or_construct(),
        };
        self.advance();
        self.make(kind, from)
    }

    fn name_or_construct(&mut self) -> Result<Expr> {
        let from = self.span();
        if self.type_starts_at(0) {
            let spec = self.specifiers()?;
            let ty = spec.ty;
            if self.is("::") {
                self.advance();
                let (name, _) = self.ident()?;
                let path = Path {
                    global: false,
                    std: false,
                    scope: Some(Box::new(ty)),
                    name,
                    targs: None,
                };
                return self.make(Self::path_expr(path), from);
            }
            return self.construct(ty, from);
        }
        self.suspect_type()?;
        let std = self.is_word("std") && self.is_at(1, "::");
        if std {
            self.at += 2;
        }
        let global = !std && self.eat("::");
        if self.is_at(1, "::")
            && (self.is_word("ios") || self.is_word("ios_base"))
            && matches!(self.tok_at(2), Tok::Ident(w) if &**w == "sync_with_stdio")
        {
            self.at += 3;
            let path = Path {
                global: false,
                std: false,
                scope: None,
                name: "__sync_with_stdio".into(),
                targs: None,
            };
            return self.make(Self::path_expr(path), from);
        }
        if self.is_at(1, "::") {
            return match self.tok() {
                Tok::Ident(w) => fault(Kind::Unsupported, self.span(), &["namespace", w]),
                _ => self.unexpected("name"),
            };
        }
        let (name, _) = match self.tok() {
            Tok::Ident(w) if super::is_reserved(w) => return self.unexpected("expression"),
            _ => self.ident()?,
        };
        let targs = if self.takes_template_args(&name, std) {
            Some(self.template_args()?)
        } else {
            None
        };
        self.make(
            Self::path_expr(Path {
                global,
                std,
                scope: None,
                name,
                targs,
            }),
            from,
        )
    }

    fn construct(&mut self, ty: TypeExpr, from: Span) -> Result<Expr> {
        let (args, brace) = if self.is("(") {
            (self.call_args()?, false)
        } else if self.is("{") {
            (self.deeper(Self::brace_list)?, true)
        } else {
            return self.unexpected("(");
        };
        self.make(ExprKind::Construct(Box::new(ty), args, brace), from)
    }

    fn lambda(&mut self) -> Result<Expr> {
        let from = self.span();
        self.expect("[")?;
        let mut default = None;
        let mut captures = Vec::new();
        while !self.is("]") {
            let span = self.span();
            if self.is("=") && default.is_none() {
                self.advance();
                default = Some(false);
            } else if self.is("&") && (self.is_at(1, "]") || self.is_at(1, ",")) {
                self.advance();
                default = Some(true);
            } else if self.eat_word("this") {
                captures.push(Capture {
                    name: "this".into(),
                    by_ref: true,
                    init: None,
                    span,
                });
            } else {
                let by_ref = self.eat("&");
                let (name, _) = self.ident()?;
                let init = if self.eat("=") {
                    Some(self.assignment()?)
                } else {
                    None
                };
                captures.push(Capture {
                    name,
                    by_ref,
                    init,
                    span,
                });
            }
            if !self.eat(",") {
                break;
            }
        }
        self.expect("]")?;
        let func = self.scoped(|p| {
            for c in &captures {
                p.declare(&c.name, NameKind::Value);
            }
            let params = if p.is("(") { p.params()? } else { Vec::new() };
            let mut mutable = false;
            loop {
                if p.eat_word("mutable") {
                    mutable = true;
                } else if !p.eat_word("noexcept") && !p.eat_word("constexpr") {
                    break;
                }
            }
            let ret = if p.eat("->") {
                p.type_name()?
            } else {
                TypeExpr {
                    kind: TypeKind::Auto,
                    is_const: false,
                    span: from,
                }
            };
            if !p.is("{") {
                return p.unexpected("{");
            }
            let body = p.deeper(Self::block)?;
            Ok(FuncDecl {
                name: "operator()".into(),
                span: from,
                ret,
                params,
                body: Some(body),
                end: p.last_span(),
                tparams: Vec::new(),
                is_const: !mutable,
                is_static: false,
                is_inline: false,
                is_native: false,
                is_ctor: false,
                inits: Vec::new(),
            })
        })?;
        self.make(
            ExprKind::Lambda(Rc::new(Lambda {
                default,
                captures,
                func: Rc::new(func),
            })),
            from,
        )
    }
}
