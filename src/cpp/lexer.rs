//! Text to tokens. Comments vanish, `#` lines are handed to [`super::preprocess`].

use super::error::{fault, Fault, Kind, Span};
use super::token::{Tok, Token, PUNCTUATION};

type Result<T> = std::result::Result<T, Box<Fault>>;

/// What the text consists of: tokens, and `#` lines between them.
pub(crate) enum Piece {
    Token(Token),
    /// A whole `#` line with its continuation lines, without the `#`: its tokens and its text.
    Directive(Vec<Token>, String, Span),
}

pub(crate) struct Lexer<'a> {
    text: &'a [u8],
    at: usize,
    base: u32,
    line_start: bool,
}

/// Reads the whole text. `base` is added to every offset.
pub(crate) fn pieces(text: &str, base: u32) -> Result<Vec<Piece>> {
    let mut lexer = Lexer {
        text: text.as_bytes(),
        at: 0,
        base,
        line_start: true,
    };
    let mut out = Vec::new();
    loop {
        lexer.skip_blank()?;
        if lexer.peek() == b'#' && lexer.line_start {
            out.push(lexer.directive()?);
            continue;
        }
        lexer.line_start = false;
        let token = lexer.token()?;
        let end = token.tok == Tok::End;
        out.push(Piece::Token(token));
        if end {
            return Ok(out);
        }
    }
}

impl Lexer<'_> {
    fn peek(&self) -> u8 {
        self.peek_at(0)
    }

    fn peek_at(&self, n: usize) -> u8 {
        self.text.get(self.at + n).copied().unwrap_or(0)
    }

    fn span(&self, from: usize) -> Span {
        Span {
            lo: from as u32 + self.base,
            hi: self.at as u32 + self.base,
        }
    }

    fn skip_blank(&mut self) -> Result<()> {
        loop {
            match self.peek() {
                b'\n' => {
                    self.line_start = true;
                    self.at += 1;
                }
                b' ' | b'\t' | b'\r' | 0x0B | 0x0C => self.at += 1,
                b'\\' if matches!(self.peek_at(1), b'\n' | b'\r') => self.at += 2,
                0xEF if self.text[self.at..].starts_with(&[0xEF, 0xBB, 0xBF]) => self.at += 3,
                b'/' if self.peek_at(1) == b'/' => {
                    while self.at < self.text.len() && self.peek() != b'\n' {
                        self.at += 1;
                    }
                }
                b'/' if self.peek_at(1) == b'*' => {
                    let from = self.at;
                    self.at += 2;
                    while !(self.peek() == b'*' && self.peek_at(1) == b'/') {
                        if self.at >= self.text.len() {
                            self.at = from + 2;
                            return fault(Kind::UnfinishedLiteral, self.span(from), &["comment"]);
                        }
                        self.at += 1;
                    }
                    self.at += 2;
                }
                _ => return Ok(()),
            }
        }
    }

    fn directive(&mut self) -> Result<Piece> {
        let from = self.at;
        let mut end = self.at;
        while end < self.text.len()
            && !(self.text[end] == b'\n'
                && !self.text[..end].ends_with(b"\\")
                && !self.text[..end].ends_with(b"\\\r"))
        {
            end += 1;
        }
        let line = String::from_utf8_lossy(&self.text[from + 1..end]).into_owned();
        let mut inner = Lexer {
            text: &self.text[..end],
            at: from + 1,
            base: self.base,
            line_start: false,
        };
        let mut tokens = Vec::new();
        // `#include <…>` and `#pragma` lines need not consist of tokens.
        let word = line.trim_start();
        if !word.starts_with("include") && !word.starts_with("pragma") && !word.starts_with("error")
        {
            loop {
                inner.skip_blank()?;
                let token = inner.token()?;
                if token.tok == Tok::End {
                    break;
                }
                tokens.push(token);
            }
        }
        self.at = end.max(inner.at.min(end));
        Ok(Piece::Directive(tokens, line, self.span(from)))
    }

    fn token(&mut self) -> Result<Token> {
        let from = self.at;
        let c = self.peek();
        let tok = if self.at >= self.text.len() {
            Tok::End
        } else if c.is_ascii_alphabetic() || c == b'_' {
            while self.peek().is_ascii_alphanumeric() || self.peek() == b'_' {
                self.at += 1;
            }
            let word = std::str::from_utf8(&self.text[from..self.at]).unwrap_or("");
            if matches!(self.peek(), b'"' | b'\'') && matches!(word, "R" | "u" | "U" | "L" | "u8") {
                self.at += 1;
                return fault(
                    Kind::Unsupported,
                    self.span(from),
                    &["literal-prefix", word],
                );
            }
            match word {
                "and" => Tok::Punct("&&"),
                "or" => Tok::Punct("||"),
                "not" => Tok::Punct("!"),
                "xor" => Tok::Punct("^"),
                "bitand" => Tok::Punct("&"),
                "bitor" => Tok::Punct("|"),
                "compl" => Tok::Punct("~"),
                _ => Tok::Ident(word.into()),
            }
        } else if c.is_ascii_digit() || c == b'.' && self.peek_at(1).is_ascii_digit() {
            self.number()?
        } else if c == b'"' {
            Tok::Str(self.quoted(b'"', "string")?.into())
        } else if c == b'\'' {
            let chars = self.quoted(b'\'', "character")?;
            match chars[..] {
                [c] => Tok::Char(c),
                _ => {
                    let text = String::from_utf8_lossy(&self.text[from..self.at]).into_owned();
                    return fault(Kind::BadLiteral, self.span(from), &[&text]);
                }
            }
        } else if let Some(p) = PUNCTUATION
            .iter()
            .find(|p| self.text[self.at..].starts_with(p.as_bytes()))
        {
            self.at += p.len();
            Tok::Punct(p)
        } else {
            self.at += 1;
            while self.peek() & 0xC0 == 0x80 {
                self.at += 1;
            }
            let text = String::from_utf8_lossy(&self.text[from..self.at]).into_owned();
            return fault(Kind::BadCharacter, self.span(from), &[&text]);
        };
        Ok(Token {
            tok,
            span: self.span(from),
        })
    }

    fn quoted(&mut self, quote: u8, what: &str) -> Result<Vec<u8>> {
        let from = self.at;
        self.at += 1;
        let mut out = Vec::new();
        loop {
            let c = self.peek();
            if self.at >= self.text.len() || c == b'\n' {
                return fault(Kind::UnfinishedLiteral, self.span(from), &[what]);
            }
            self.at += 1;
            if c == quote {
                return Ok(out);
            }
            if c != b'\\' {
                out.push(c);
                continue;
            }
            let e = self.peek();
            self.at += 1;
            out.push(match e {
                b'n' => b'\n',
                b't' => b'\t',
                b'r' => b'\r',
                b'a' => 7,
                b'b' => 8,
                b'f' => 12,
                b'v' => 11,
                b'\\' | b'\'' | b'"' | b'?' => e,
                b'0'..=b'7' => {
                    let mut v = u32::from(e - b'0');
                    for _ in 0..2 {
                        if matches!(self.peek(), b'0'..=b'7') {
                            v = v * 8 + u32::from(self.peek() - b'0');
                            self.at += 1;
                        }
                    }
                    v as u8
                }
                b'x' => {
                    let mut v = 0u32;
                    let start = self.at;
                    while self.peek().is_ascii_hexdigit() && self.at < start + 2 {
                        v = v * 16 + (self.peek() as char).to_digit(16).unwrap_or(0);
                        self.at += 1;
                    }
                    v as u8
                }
                b'\n' => continue,
                _ => {
                    let at = self.at - 2;
                    let text =
                        String::from_utf8_lossy(&self.text[at..self.at.min(self.text.len())])
                            .into_owned();
                    return fault(Kind::BadLiteral, self.span(at), &[&text]);
                }
            });
        }
    }

    fn number(&mut self) -> Result<Tok> {
        let from = self.at;
        while self.peek().is_ascii_alphanumeric()
            || matches!(self.peek(), b'.' | b'_')
            || (self.peek() == b'\'' && self.peek_at(1).is_ascii_alphanumeric())
            || (matches!(self.peek(), b'+' | b'-')
                && matches!(self.text[self.at - 1], b'e' | b'E')
                && !self.text[from..].starts_with(b"0x")
                && !self.text[from..].starts_with(b"0X"))
        {
            self.at += 1;
        }
        let raw = String::from_utf8_lossy(&self.text[from..self.at]).into_owned();
        let text: String = raw
            .chars()
            .filter(|&c| c != '\'')
            .collect::<String>()
            .to_ascii_lowercase();
        let bad = |lexer: &Self| fault(Kind::BadLiteral, lexer.span(from), &[&raw]);
        let radix = if text.starts_with("0x") {
            16
        } else if text.starts_with("0b") {
            2
        } else {
            10
        };
        if radix == 10 && (text.contains('.') || text.contains('e')) {
            let digits = text.trim_end_matches('f');
            if text.ends_with('l') {
                return fault(Kind::Unsupported, self.span(from), &["long-double", &raw]);
            }
            return match digits.parse::<f64>() {
                Ok(v) if digits.len() + 1 >= text.len() => {
                    Ok(Tok::Float(v, digits.len() < text.len()))
                }
                _ => bad(self),
            };
        }
        let body = text.trim_end_matches(['u', 'l']);
        let suffix = &text[body.len()..];
        let (unsigned, long) = match suffix {
            "" => (false, false),
            "u" => (true, false),
            "l" | "ll" => (false, true),
            "ul" | "ull" | "lu" | "llu" => (true, true),
            _ => return bad(self),
        };
        let octal = radix == 10 && body.len() > 1 && body.starts_with('0');
        let (digits, radix) = match (radix, octal) {
            (10, true) => (&body[1..], 8),
            (10, false) => (body, 10),
            _ => (&body[2..], radix),
        };
        if digits.is_empty() || !digits.chars().all(|c| c.is_digit(radix)) {
            return bad(self);
        }
        match u64::from_str_radix(digits, radix) {
            Ok(value) => Ok(Tok::Int {
                value,
                unsigned,
                long,
                decimal: radix == 10,
            }),
            Err(_) => fault(Kind::LiteralTooLarge, self.span(from), &[&raw]),
        }
    }
}
