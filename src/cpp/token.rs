//! Tokens: the words of a program, each with its place.

use super::error::Span;
use std::rc::Rc;

/// A name; cheap to copy.
pub(crate) type Name = Rc<str>;

#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Tok {
    /// A name or a word of the language.
    Ident(Name),
    /// An integer literal: value, `u` suffix, `l`/`ll` suffix, written in decimal.
    Int {
        value: u64,
        unsigned: bool,
        long: bool,
        decimal: bool,
    },
    /// A floating literal; true when it has an `f` suffix.
    Float(f64, bool),
    Char(u8),
    Str(Rc<[u8]>),
    /// An operator or bracket.
    Punct(&'static str),
    End,
}

#[derive(Clone, Debug)]
pub(crate) struct Token {
    pub tok: Tok,
    pub span: Span,
}

/// Longest first, so that the first match is the right one.
pub(crate) const PUNCTUATION: &[&str] = &[
    "<<=", ">>=", "...", "->*", "::", "++", "--", "<<", ">>", "<=", ">=", "==", "!=", "&&", "||",
    "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "->", "+", "-", "*", "/", "%", "&", "|", "^",
    "~", "!", "<", ">", "=", "(", ")", "{", "}", "[", "]", ";", ",", ".", ":", "?",
];

/// Words that cannot be names.
pub(crate) fn is_reserved(word: &str) -> bool {
    const WORDS: &[&str] = &[
        "alignas",
        "alignof",
        "asm",
        "auto",
        "bool",
        "break",
        "case",
        "catch",
        "char",
        "class",
        "const",
        "constexpr",
        "const_cast",
        "continue",
        "decltype",
        "default",
        "delete",
        "do",
        "double",
        "dynamic_cast",
        "else",
        "enum",
        "explicit",
        "export",
        "extern",
        "false",
        "float",
        "for",
        "friend",
        "goto",
        "if",
        "inline",
        "int",
        "long",
        "mutable",
        "namespace",
        "new",
        "noexcept",
        "nullptr",
        "operator",
        "private",
        "protected",
        "public",
        "register",
        "reinterpret_cast",
        "return",
        "short",
        "signed",
        "sizeof",
        "static",
        "static_cast",
        "struct",
        "switch",
        "template",
        "this",
        "throw",
        "true",
        "try",
        "typedef",
        "typeid",
        "typename",
        "union",
        "unsigned",
        "using",
        "virtual",
        "void",
        "volatile",
        "wchar_t",
        "while",
    ];
    WORDS.binary_search(&word).is_ok() || word == "const_cast"
}

impl Tok {
    /// How the token is shown in an error.
    pub fn text(&self) -> String {
        match self {
            Tok::Ident(n) => n.to_string(),
            Tok::Int { value, .. } => value.to_string(),
            Tok::Float(v, _) => v.to_string(),
            Tok::Char(c) => format!("'{}'", *c as char),
            Tok::Str(s) => format!("\"{}\"", String::from_utf8_lossy(s)),
            Tok::Punct(p) => (*p).to_string(),
            Tok::End => "end".to_string(),
        }
    }
}
