//! Types and declarators: `const vector<int>& v`, `int (*f)(int)`, `char s[10][20]`.

use super::super::ast::{ExprKind, Path, Prim, TArg, TypeExpr, TypeKind};
use super::super::error::{fault, Kind, Span};
use super::super::token::{Name, Tok};
use super::{NameKind, Parser, Result};

/// The words before a declarator: `static const int`.
#[derive(Clone)]
pub(super) struct Specifiers {
    pub ty: TypeExpr,
    pub is_static: bool,
    pub is_constexpr: bool,
}

fn is_prim_word(w: &str) -> bool {
    matches!(
        w,
        "int"
            | "long"
            | "short"
            | "unsigned"
            | "signed"
            | "char"
            | "bool"
            | "double"
            | "float"
            | "void"
            | "auto"
    )
}

impl Parser<'_> {
    /// Does a type begin `n` tokens ahead?
    pub(super) fn type_starts_at(&self, n: usize) -> bool {
        let Tok::Ident(w) = self.tok_at(n) else {
            return false;
        };
        match &**w {
            "const" | "constexpr" | "static" | "struct" | "class" | "enum" | "decltype"
            | "typename" | "inline" | "__int128" | "wchar_t" | "volatile" | "register" => true,
            w if is_prim_word(w) => true,
            "std" if self.is_at(n + 1, "::") => match self.tok_at(n + 2) {
                Tok::Ident(t) => matches!(
                    self.kind_of(t, true),
                    Some(NameKind::Type | NameKind::ClassTemplate)
                ),
                _ => false,
            },
            w => matches!(
                self.kind_of(w, false),
                Some(NameKind::Type | NameKind::ClassTemplate)
            ),
        }
    }

    /// Is an unknown name used like a type of the library or like a misspelt one? Then say so.
    pub(super) fn suspect_type(&self) -> Result<()> {
        let Tok::Ident(w) = self.tok() else {
            return Ok(());
        };
        if self.kind_of(w, false).is_some() || super::is_reserved(w) {
            return Ok(());
        }
        let known = self
            .library
            .0
            .get(w)
            .is_some_and(|k| matches!(k, NameKind::Type | NameKind::ClassTemplate));
        let like_decl = matches!(self.tok_at(1), Tok::Ident(n) if !super::is_reserved(n));
        if known && (like_decl || self.is_at(1, "<")) {
            return fault(Kind::MissingStd, self.span(), &[w]);
        }
        if like_decl
            && matches!(
                self.tok_at(2),
                Tok::Punct(";" | "=" | "," | "(" | "[" | "{")
            )
        {
            return fault(Kind::UnknownType, self.span(), &[w]);
        }
        Ok(())
    }

    pub(super) fn specifiers(&mut self) -> Result<Specifiers> {
        let start = self.span();
        let (mut is_const, mut is_static, mut is_constexpr) = (false, false, false);
        let (mut unsigned, mut signed, mut longs, mut short) = (false, false, 0, false);
        let mut base: Option<TypeKind> = None;
        let mut any = false;
        while let Tok::Ident(w) = self.tok().clone() {
            let prim = |p| Some(TypeKind::Prim(p));
            match &*w {
                "const" => is_const = true,
                "constexpr" => {
                    is_const = true;
                    is_constexpr = true;
                }
                "static" => is_static = true,
                "inline" | "typename" => {}
                "unsigned" => (unsigned, any) = (true, true),
                "signed" => (signed, any) = (true, true),
                "short" => (short, any) = (true, true),
                "long" => (longs, any) = (longs + 1, true),
                _ if base.is_some() => break,
                "int" => base = prim(Prim::Int),
                "char" => base = prim(Prim::Char),
                "bool" => base = prim(Prim::Bool),
                "double" if longs > 0 => {
                    return fault(
                        Kind::Unsupported,
                        start.to(self.span()),
                        &["long-double", "long double"],
                    )
                }
                "double" => base = prim(Prim::Double),
                "float" => base = prim(Prim::Float),
                "void" => base = prim(Prim::Void),
                "auto" => base = Some(TypeKind::Auto),
                "decltype" => {
                    self.advance();
                    self.expect("(")?;
                    let e = self.expr()?;
                    self.expect(")")?;
                    base = Some(TypeKind::Decltype(Box::new(e)));
                    continue;
                }
                "struct" | "enum" if matches!(self.tok_at(1), Tok::Ident(_)) => {
                    self.advance();
                    continue;
                }
                "__int128" | "wchar_t" | "volatile" | "register" | "class" => {
                    return self.unexpected("type")
                }
                _ if any => break,
                _ if self.type_starts_at(0) => {
                    base = Some(self.named_type()?);
                    continue;
                }
                _ => break,
            }
            self.advance();
        }
        let span = if self.last_span().hi > start.lo {
            start.to(self.last_span())
        } else {
            start
        };
        let kind = match (base, any) {
            (None, false) if is_constexpr || is_const || is_static => {
                return self.unexpected("type")
            }
            (None, false) => {
                self.suspect_type()?;
                return match self.tok() {
                    Tok::Ident(w)
                        if super::unsupported_word(w).is_none() && !super::is_reserved(w) =>
                    {
                        fault(Kind::UnknownType, self.span(), &[w])
                    }
                    _ => self.unexpected("type"),
                };
            }
            (Some(TypeKind::Prim(Prim::Double)), true) => {
                return fault(Kind::Unsupported, span, &["long-double", "long double"])
            }
            (Some(k), false) => k,
            (Some(TypeKind::Prim(Prim::Char)), true) if longs == 0 && !short => {
                TypeKind::Prim(if unsigned { Prim::UChar } else { Prim::SChar })
            }
            (None | Some(TypeKind::Prim(Prim::Int)), true) => {
                TypeKind::Prim(match (unsigned, short, longs) {
                    (false, true, 0) => Prim::Short,
                    (true, true, 0) => Prim::UShort,
                    (false, false, 0) => Prim::Int,
                    (true, false, 0) => Prim::UInt,
                    (false, false, 1 | 2) => Prim::Long,
                    (true, false, 1 | 2) => Prim::ULong,
                    _ => return fault(Kind::UnexpectedToken, span, &["type", "long"]),
                })
            }
            _ => {
                return fault(
                    Kind::UnexpectedToken,
                    span,
                    &["type", if signed { "signed" } else { "unsigned" }],
                )
            }
        };
        Ok(Specifiers {
            ty: TypeExpr {
                kind,
                is_const,
                span,
            },
            is_static,
            is_constexpr,
        })
    }

    /// `std::vector<int>::iterator` and the like.
    fn named_type(&mut self) -> Result<TypeKind> {
        let std = self.is_word("std") && self.is_at(1, "::");
        if std {
            self.at += 2;
        }
        let start = self.span();
        let (name, _) = self.ident()?;
        let targs = if self.is("<") && self.kind_of(&name, std) == Some(NameKind::ClassTemplate) {
            Some(self.template_args()?)
        } else {
            None
        };
        let mut path = Path {
            global: false,
            std,
            scope: None,
            name,
            targs,
        };
        while self.is("::") {
            let Tok::Ident(member) = self.tok_at(1).clone() else {
                break;
            };
            let kind = TypeKind::Named(path);
            let scope = TypeExpr {
                kind,
                is_const: false,
                span: start.to(self.last_span()),
            };
            // A member that is a value (`string::npos`) is read by the expression parser.
            let is_type = matches!(
                &*member,
                "iterator"
                    | "const_iterator"
                    | "reverse_iterator"
                    | "value_type"
                    | "size_type"
                    | "key_type"
                    | "mapped_type"
                    | "difference_type"
            ) || matches!(self.tok_at(2), Tok::Ident(_)) && !self.is_at(2, "(");
            if !is_type {
                path = match scope.kind {
                    TypeKind::Named(p) => p,
                    _ => return self.unexpected("type"),
                };
                break;
            }
            self.at += 2;
            path = Path {
                global: false,
                std: false,
                scope: Some(Box::new(scope)),
                name: member,
                targs: None,
            };
        }
        Ok(TypeKind::Named(path))
    }

    pub(super) fn template_args(&mut self) -> Result<Vec<TArg>> {
        self.expect("<")?;
        let mut args = Vec::new();
        self.deeper(|p| {
            while !p.closing_angle() {
                if p.type_starts_at(0) {
                    args.push(TArg::Type(p.template_type_arg()?));
                } else {
                    if matches!(p.tok(), Tok::Ident(_)) {
                        p.suspect_type()?;
                    }
                    args.push(TArg::Expr(p.binary(9)?));
                }
                if !p.eat(",") && !p.closing_angle() {
                    return p.unexpected(">");
                }
            }
            Ok(())
        })?;
        self.close_angle();
        Ok(args)
    }

    fn closing_angle(&self) -> bool {
        matches!(self.tok(), Tok::Punct(">" | ">>" | ">=" | ">>="))
    }

    /// Takes one `>` off the token.
    fn close_angle(&mut self) {
        let rest = match self.tok() {
            Tok::Punct(">>") => ">",
            Tok::Punct(">=") => "=",
            Tok::Punct(">>=") => ">=",
            _ => return self.advance(),
        };
        let token = &mut self.tokens[self.at];
        token.tok = Tok::Punct(rest);
        token.span.lo += 1;
    }

    /// A type with nothing declared: cast, template argument, `sizeof`.
    pub(super) fn type_name(&mut self) -> Result<TypeExpr> {
        let spec = self.specifiers()?;
        let (mut ty, name) = self.declarator(spec.ty)?;
        if let Some((name, span)) = name {
            return fault(Kind::UnexpectedToken, span, &["type", &name]);
        }
        ty.span = ty.span.to(self.last_span());
        Ok(ty)
    }

    /// As [`Self::type_name`], and function types `int(int, int)`.
    fn template_type_arg(&mut self) -> Result<TypeExpr> {
        let spec = self.specifiers()?;
        let ty = self.pointers(spec.ty)?;
        if self.is("(") {
            let params = self.param_types()?;
            let span = ty.span.to(self.last_span());
            return Ok(TypeExpr {
                kind: TypeKind::Func(Box::new(ty), params),
                is_const: false,
                span,
            });
        }
        self.array_suffix(ty)
    }

    fn param_types(&mut self) -> Result<Vec<TypeExpr>> {
        self.expect("(")?;
        let mut params = Vec::new();
        while !self.is(")") {
            let spec = self.specifiers()?;
            let (ty, _) = self.declarator(spec.ty)?;
            params.push(ty);
            if !self.eat(",") {
                break;
            }
        }
        self.expect(")")?;
        if let [TypeExpr {
            kind: TypeKind::Prim(Prim::Void),
            ..
        }] = params[..]
        {
            params.clear();
        }
        Ok(params)
    }

    pub(super) fn pointers(&mut self, mut ty: TypeExpr) -> Result<TypeExpr> {
        let span = ty.span;
        let mut levels = 0;
        loop {
            let inner = Box::new(ty.clone());
            levels += 1;
            if levels > 8 {
                return fault(Kind::NestedTooDeep, self.span(), &["8"]);
            }
            if self.eat("*") {
                ty = TypeExpr {
                    kind: TypeKind::Ptr(inner),
                    is_const: self.eat_word("const"),
                    span,
                };
            } else if self.eat("&") {
                ty = TypeExpr {
                    kind: TypeKind::Ref(inner),
                    is_const: false,
                    span,
                };
            } else if self.eat("&&") {
                ty = TypeExpr {
                    kind: TypeKind::RefRef(inner),
                    is_const: false,
                    span,
                };
            } else if self.eat_word("const") {
                ty.is_const = true;
            } else {
                return Ok(ty);
            }
        }
    }

    /// Pointers, a name (if there is one) and array sizes.
    pub(super) fn declarator(
        &mut self,
        base: TypeExpr,
    ) -> Result<(TypeExpr, Option<(Name, Span)>)> {
        let ty = self.pointers(base)?;
        // `(*f)(int)` and `(&a)[9]`.
        if self.is("(") && (self.is_at(1, "*") || self.is_at(1, "&")) {
            let by_ref = self.is_at(1, "&");
            self.at += 2;
            let name = if self.is(")") {
                None
            } else {
                Some(self.ident()?)
            };
            self.expect(")")?;
            let span = ty.span;
            if by_ref {
                let inner = Box::new(self.array_suffix(ty)?);
                return Ok((
                    TypeExpr {
                        kind: TypeKind::Ref(inner),
                        is_const: false,
                        span,
                    },
                    name,
                ));
            }
            if !self.is("(") {
                let inner = Box::new(self.array_suffix(ty)?);
                return Ok((
                    TypeExpr {
                        kind: TypeKind::Ptr(inner),
                        is_const: false,
                        span,
                    },
                    name,
                ));
            }
            let params = self.param_types()?;
            let func = TypeExpr {
                kind: TypeKind::Func(Box::new(ty), params),
                is_const: false,
                span,
            };
            return Ok((
                TypeExpr {
                    kind: TypeKind::Ptr(Box::new(func)),
                    is_const: false,
                    span,
                },
                name,
            ));
        }
        let name = match self.tok() {
            Tok::Ident(n) if super::is_reserved(n) && self.is_at(1, "(") && &**n == "operator" => {
                None
            }
            Tok::Ident(n) if &**n == "operator" => None,
            Tok::Ident(_) => Some(self.ident()?),
            _ => None,
        };
        Ok((self.array_suffix(ty)?, name))
    }

    fn array_suffix(&mut self, ty: TypeExpr) -> Result<TypeExpr> {
        let mut sizes = Vec::new();
        while self.is("[") {
            self.advance();
            let size = if self.is("]") {
                None
            } else {
                Some(Box::new(self.expr()?))
            };
            self.expect("]")?;
            sizes.push(size);
            if sizes.len() > 8 {
                return fault(Kind::NestedTooDeep, self.span(), &["8"]);
            }
        }
        let mut ty = ty;
        for size in sizes.into_iter().rev() {
            let span = ty.span;
            ty = TypeExpr {
                kind: TypeKind::Array(Box::new(ty), size),
                is_const: false,
                span,
            };
        }
        Ok(ty)
    }

    /// For `a < b` in expressions: is this name followed by template arguments?
    pub(super) fn takes_template_args(&self, name: &str, std: bool) -> bool {
        self.is("<")
            && matches!(
                self.kind_of(name, std),
                Some(NameKind::ClassTemplate | NameKind::FuncTemplate)
            )
    }

    pub(super) fn path_expr(path: Path) -> ExprKind {
        ExprKind::Name(path)
    }
}
