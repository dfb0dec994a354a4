//! Declarations: functions, structs, enums, aliases, variables.

use super::super::ast::{
    FuncDecl, Init, Item, Param, Prim, TArg, TParam, TypeExpr, TypeKind, VarDecl,
};
use super::super::error::{fault, Kind, Span};
use super::super::token::{Name, Tok};
use super::types::Specifiers;
use super::{NameKind, Parser, Result};
use std::rc::Rc;

impl Parser<'_> {
    /// `struct S {`, `enum {`, `typedef`, `using A =` begin an item; `struct S x;` does not.
    pub(super) fn begins_item(&self) -> bool {
        match self.tok() {
            Tok::Ident(w) if matches!(&**w, "struct" | "class") => {
                matches!(self.tok_at(1), Tok::Punct("{"))
                    || matches!(self.tok_at(2), Tok::Punct("{" | ":" | ";"))
            }
            Tok::Ident(w) if &**w == "enum" => {
                self.is_at(1, "{")
                    || matches!(self.tok_at(2), Tok::Punct("{" | ":"))
                    || matches!(self.tok_at(1), Tok::Ident(c) if matches!(&**c, "class" | "struct"))
            }
            Tok::Ident(w) => matches!(&**w, "typedef" | "using"),
            _ => false,
        }
    }

    /// One declaration outside a function. `struct S {…} a, b;` gives two items.
    pub(super) fn item(&mut self) -> Result<Vec<Item>> {
        if self.begins_item() {
            if self.is_word("struct") || self.is_word("class") {
                return self.struct_item(Vec::new());
            }
            if self.is_word("enum") {
                return self.enum_item();
            }
            return Ok(vec![self.alias()?]);
        }
        let mut tparams = Vec::new();
        if self.is_word("template") {
            if !self.in_library {
                return self.unexpected("declaration");
            }
            self.advance();
            self.scopes.push(Default::default());
            let out = self.templated(&mut tparams);
            let inner = self.scopes.pop().unwrap_or_default();
            // The template's own name belongs outside the scope of its parameters.
            for (name, kind) in inner {
                if matches!(kind, NameKind::ClassTemplate | NameKind::FuncTemplate) {
                    self.declare(&name, kind);
                }
            }
            return out;
        }
        self.function_or_variables(tparams)
    }

    fn templated(&mut self, tparams: &mut Vec<TParam>) -> Result<Vec<Item>> {
        self.expect("<")?;
        while !self.is(">") {
            let is_type = self.is_word("class") || self.is_word("typename");
            self.advance();
            let (name, _) = self.ident()?;
            self.declare(
                &name,
                if is_type {
                    NameKind::Type
                } else {
                    NameKind::Value
                },
            );
            let mut default = None;
            if self.eat("=") {
                default = Some(TArg::Type(self.type_name()?));
            }
            tparams.push(TParam {
                name,
                is_type,
                default,
            });
            if !self.eat(",") {
                break;
            }
        }
        self.expect(">")?;
        let tparams = std::mem::take(tparams);
        if self.is_word("struct") {
            return self.struct_item(tparams);
        }
        self.function_or_variables(tparams)
    }

    fn function_or_variables(&mut self, tparams: Vec<TParam>) -> Result<Vec<Item>> {
        let native = self.in_library && self.eat_word("__native");
        let inline = self.is_word("inline");
        if !self.type_starts_at(0) {
            self.suspect_type()?;
            return match self.tok().clone() {
                Tok::Ident(w)
                    if super::unsupported_word(&w).is_none() && !super::is_reserved(&w) =>
                {
                    let like_function = self.is_at(1, "(");
                    fault(
                        if like_function {
                            Kind::UnexpectedToken
                        } else {
                            Kind::UnknownType
                        },
                        self.span(),
                        if like_function {
                            &["declaration", ""]
                        } else {
                            &[""]
                        },
                    )
                    .map_err(|mut f: Box<super::Fault>| {
                        if let Some(last) = f.args.last_mut() {
                            *last = w.to_string();
                        }
                        f
                    })
                }
                _ => self.unexpected("declaration"),
            };
        }
        let spec = self.specifiers()?;
        let at = self.at;
        let (ty, name) = self.declarator(spec.ty.clone())?;
        let operator = if name.is_none() && self.is_word("operator") {
            Some(self.operator_name()?)
        } else {
            None
        };
        if let Some((name, span)) = operator.or(name) {
            if self.is("(") && self.params_ahead() {
                let mut f = self.function(ty, name.clone(), span, tparams, false)?;
                f.is_inline = inline && self.in_library;
                f.is_native = native;
                let kind = if f.tparams.is_empty() {
                    NameKind::Value
                } else {
                    NameKind::FuncTemplate
                };
                self.declare(&name, kind);
                return Ok(vec![Item::Func(Rc::new(f))]);
            }
        }
        self.at = at;
        let mut vars = Vec::new();
        loop {
            vars.push(self.init_declarator(&spec)?);
            if !self.eat(",") {
                break;
            }
        }
        self.semicolon()?;
        Ok(vec![Item::Var(vars)])
    }

    pub(super) fn operator_name(&mut self) -> Result<(Name, Span)> {
        let from = self.span();
        self.advance();
        let text = match self.tok().clone() {
            Tok::Punct("(") => {
                self.advance();
                self.expect(")")?;
                "()"
            }
            Tok::Punct("[") => {
                self.advance();
                self.expect("]")?;
                "[]"
            }
            Tok::Punct(p) => {
                self.advance();
                p
            }
            _ => return fault(Kind::Unsupported, from, &["operator", &self.tok().text()]),
        };
        Ok((format!("operator{text}").into(), from.to(self.last_span())))
    }

    /// `f(int x)` or `f()` declares a function; `v(10, 0)` a variable.
    fn params_ahead(&self) -> bool {
        self.is_at(1, ")")
            || self.type_starts_at(1)
                && (!self.is_at(2, "(") || self.is_at(3, "&") || self.is_at(3, "*"))
            || self.unknown_params()
    }

    /// `f(foo x)`: a function with a misspelt type.
    fn unknown_params(&self) -> bool {
        matches!((self.tok_at(1), self.tok_at(2)), (Tok::Ident(a), Tok::Ident(b)) if !super::is_reserved(a) && !super::is_reserved(b))
    }

    pub(super) fn params(&mut self) -> Result<Vec<Param>> {
        self.expect("(")?;
        let mut params = Vec::new();
        while !self.is(")") {
            let span = self.span();
            if self.is("...") {
                return fault(Kind::Unsupported, span, &["variadic", "..."]);
            }
            let spec = self.specifiers()?;
            let (ty, name) = self.declarator(spec.ty)?;
            let default = if self.eat("=") {
                Some(Rc::new(self.initialiser()?))
            } else {
                None
            };
            if let Some((n, _)) = &name {
                self.declare_value(n);
            }
            let span = span.to(self.last_span());
            params.push(Param {
                ty,
                name: name.map(|n| n.0),
                default,
                span,
            });
            if !self.eat(",") {
                break;
            }
        }
        self.expect(")")?;
        if let [Param {
            ty:
                TypeExpr {
                    kind: TypeKind::Prim(Prim::Void),
                    ..
                },
            name: None,
            ..
        }] = params[..]
        {
            params.clear();
        }
        Ok(params)
    }

    pub(super) fn function(
        &mut self,
        ret: TypeExpr,
        name: Name,
        span: Span,
        tparams: Vec<TParam>,
        is_ctor: bool,
    ) -> Result<FuncDecl> {
        self.scoped(|p| {
            let params = p.params()?;
            let mut is_const = false;
            let mut ret = ret;
            loop {
                if p.eat_word("const") {
                    is_const = true;
                } else if p.eat("->") {
                    ret = p.type_name()?;
                } else if !p.eat_word("noexcept") {
                    break;
                }
            }
            let mut inits = Vec::new();
            if is_ctor && p.eat(":") {
                loop {
                    let (field, fspan) = p.ident()?;
                    let args = if p.is("{") {
                        p.brace_list()?
                    } else {
                        p.call_args()?
                    };
                    inits.push((field, fspan, args));
                    if !p.eat(",") {
                        break;
                    }
                }
            }
            let body = if p.is("{") {
                Some(p.block()?)
            } else if p.eat("=") {
                return fault(
                    Kind::Unsupported,
                    p.span(),
                    &["special-member", &p.tok().text()],
                );
            } else {
                p.semicolon()?;
                None
            };
            let end = p.last_span();
            Ok(FuncDecl {
                name,
                span,
                ret,
                params,
                body,
                end,
                tparams,
                is_const,
                is_static: false,
                is_inline: false,
                is_native: false,
                is_ctor,
                inits,
            })
        })
    }

    pub(super) fn init_declarator(&mut self, spec: &Specifiers) -> Result<VarDecl> {
        let mut bindings = Vec::new();
        let at = self.at;
        self.pointers(spec.ty.clone())?;
        let (ty, name, name_span);
        if self.is("[")
            && matches!(self.tok_at(1), Tok::Ident(_))
            && matches!(spec.ty.kind, TypeKind::Auto)
        {
            ty = {
                self.at = at;
                self.pointers(spec.ty.clone())?
            };
            name_span = self.span();
            self.advance();
            loop {
                let b = self.ident()?;
                self.declare_value(&b.0);
                bindings.push(b);
                if !self.eat(",") {
                    break;
                }
            }
            self.expect("]")?;
            name = Name::from("");
        } else {
            self.at = at;
            let (t, n) = self.declarator(spec.ty.clone())?;
            let Some((n, s)) = n else {
                return match self.tok() {
                    Tok::Ident(_) => self.ident().and_then(|_| self.unexpected("name")),
                    _ => self.unexpected("name"),
                };
            };
            self.declare_value(&n);
            (ty, name, name_span) = (t, n, s);
        }
        let init = if self.eat("=") {
            Init::Eq(self.initialiser()?)
        } else if self.is("(") {
            Init::Paren(self.call_args()?)
        } else if self.is("{") {
            let from = self.span();
            let list = self.deeper(Self::brace_list)?;
            Init::Brace(list, from.to(self.last_span()))
        } else {
            Init::None
        };
        if matches!(self.tok(), Tok::Ident(_))
            && matches!(init, Init::None)
            && name_span.hi == self.last_span().hi
            && !self.is_word("operator")
        {
            // `int a b;` reads like a missing semicolon or comma.
            self.semicolon()?;
        }
        Ok(VarDecl {
            ty,
            name,
            name_span,
            bindings,
            init,
            is_static: spec.is_static,
            is_constexpr: spec.is_constexpr,
        })
    }
}
