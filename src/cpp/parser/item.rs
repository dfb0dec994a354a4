//! Structs, enumerations and aliases.

use super::super::ast::{EnumDecl, Item, Prim, StructDecl, TParam, TypeExpr, TypeKind};
use super::super::error::{fault, Kind};
use super::super::token::{Name, Tok};
use super::types::Specifiers;
use super::{NameKind, Parser, Result};
use std::rc::Rc;

impl Parser<'_> {
    pub(super) fn struct_item(&mut self, tparams: Vec<TParam>) -> Result<Vec<Item>> {
        if self.is_word("class") {
            return self.unexpected("struct");
        }
        self.advance();
        let (name, span) = if self.is("{") {
            (Name::from(""), self.span())
        } else {
            self.ident()?
        };
        if self.is(":") {
            return fault(Kind::Unsupported, self.span(), &["inheritance", ":"]);
        }
        self.declare(
            &name,
            if tparams.is_empty() {
                NameKind::Type
            } else {
                NameKind::ClassTemplate
            },
        );
        if self.eat(";") {
            return Ok(Vec::new());
        }
        let mut decl = StructDecl {
            name: name.clone(),
            span,
            tparams,
            fields: Vec::new(),
            methods: Vec::new(),
            aliases: Vec::new(),
        };
        self.expect("{")?;
        self.deeper(|p| {
            p.scoped(|p| {
                while !p.is("}") {
                    if p.tok() == &Tok::End {
                        return p.missing_bracket("}");
                    }
                    p.member(&mut decl)?;
                }
                Ok(())
            })
        })?;
        self.advance();
        let mut items = vec![Item::Struct(Rc::new(decl))];
        if !self.is(";")
            && !name.is_empty()
            && (matches!(self.tok(), Tok::Ident(w) if !super::is_reserved(w)) || self.is("*"))
            && !self.is_at(1, "(")
        {
            let kind = TypeKind::Named(super::super::ast::Path {
                global: false,
                std: false,
                scope: None,
                name,
                targs: None,
            });
            let ty = TypeExpr {
                kind,
                is_const: false,
                span,
            };
            let spec = Specifiers {
                ty,
                is_static: false,
                is_constexpr: false,
            };
            let mut vars = Vec::new();
            loop {
                vars.push(self.init_declarator(&spec)?);
                if !self.eat(",") {
                    break;
                }
            }
            items.push(Item::Var(vars));
        }
        self.semicolon()?;
        Ok(items)
    }

    fn member(&mut self, decl: &mut StructDecl) -> Result<()> {
        if self.eat(";") {
            return Ok(());
        }
        if self.is_word("public") && self.is_at(1, ":") {
            self.at += 2;
            return Ok(());
        }
        if self.is("~") {
            return fault(Kind::Unsupported, self.span(), &["destructor", "~"]);
        }
        if self.is_word("typedef") || self.is_word("using") {
            if let Item::Alias(name, ty, _) = self.alias()? {
                decl.aliases.push((name, ty));
            }
            return Ok(());
        }
        if self.begins_item() {
            return fault(
                Kind::Unsupported,
                self.span(),
                &["nested-struct", &self.tok().text()],
            );
        }
        let mut tparams = Vec::new();
        if self.in_library && self.eat_word("template") {
            self.expect("<")?;
            while !self.eat(">") {
                self.advance();
                let (name, _) = self.ident()?;
                self.declare(&name, NameKind::Type);
                tparams.push(TParam {
                    name,
                    is_type: true,
                    default: None,
                });
                self.eat(",");
            }
        }
        self.eat_word("explicit");
        let native = self.in_library && self.eat_word("__native");
        let is_ctor = matches!(self.tok(), Tok::Ident(w) if *w == decl.name) && self.is_at(1, "(");
        if is_ctor {
            let (name, span) = self.ident()?;
            let ret = TypeExpr {
                kind: TypeKind::Prim(Prim::Void),
                is_const: false,
                span,
            };
            let mut f = self.function(ret, name, span, tparams, true)?;
            f.is_native = native;
            decl.methods.push(Rc::new(f));
            return Ok(());
        }
        let inline = self.is_word("inline");
        let spec = self.specifiers()?;
        let at = self.at;
        let (ty, name) = self.declarator(spec.ty.clone())?;
        let operator = if name.is_none() && self.is_word("operator") {
            Some(self.operator_name()?)
        } else {
            None
        };
        if let Some((name, span)) = operator.or(name) {
            if self.is("(") {
                let mut f = self.function(ty, name, span, tparams, false)?;
                f.is_static = spec.is_static;
                f.is_inline = inline && self.in_library;
                f.is_native = native;
                decl.methods.push(Rc::new(f));
                return Ok(());
            }
        }
        self.at = at;
        loop {
            let var = self.init_declarator(&spec)?;
            if var.is_static {
                return fault(
                    Kind::Unsupported,
                    var.name_span,
                    &["static-member", &var.name],
                );
            }
            decl.fields.push(var);
            if !self.eat(",") {
                break;
            }
        }
        self.semicolon()
    }

    pub(super) fn enum_item(&mut self) -> Result<Vec<Item>> {
        self.advance();
        let scoped = self.eat_word("class") || self.eat_word("struct");
        let (name, span) = if self.is("{") || self.is(":") {
            (None, self.span())
        } else {
            self.ident().map(|(n, s)| (Some(n), s))?
        };
        if self.is(":") {
            return fault(Kind::Unsupported, self.span(), &["enum-base", ":"]);
        }
        if let Some(n) = &name {
            self.declare(n, NameKind::Type);
        }
        self.expect("{")?;
        let mut values = Vec::new();
        while !self.is("}") {
            let (n, s) = self.ident()?;
            if !scoped {
                self.declare_value(&n);
            }
            let value = if self.eat("=") {
                Some(self.assignment()?)
            } else {
                None
            };
            values.push((n, s, value));
            if !self.eat(",") {
                break;
            }
        }
        self.expect("}")?;
        self.semicolon()?;
        Ok(vec![Item::Enum(Rc::new(EnumDecl {
            name,
            span,
            scoped,
            values,
        }))])
    }

    /// `typedef int T;` and `using T = int;`.
    pub(super) fn alias(&mut self) -> Result<Item> {
        let old = self.is_word("typedef");
        self.advance();
        let item = if old {
            let spec = self.specifiers()?;
            let (ty, name) = self.declarator(spec.ty)?;
            let Some((name, span)) = name else {
                return self.unexpected("name");
            };
            Item::Alias(name, ty, span)
        } else {
            let (name, span) = self.ident()?;
            self.expect("=")?;
            let ty = self.type_name()?;
            Item::Alias(name, ty, span)
        };
        if let Item::Alias(name, ..) = &item {
            self.declare(&name.clone(), NameKind::Type);
        }
        self.semicolon()?;
        Ok(item)
    }
}
