//! `printf` and `scanf`: the format is read now, so that it always fits its arguments.

use super::super::ast::{Expr as AstExpr, ExprKind};
use super::super::error::{fault, Kind, Span};
use super::super::hir::{Ek, Expr};
use super::super::native::Native;
use super::super::types::{known::*, Ty, TyKind};
use super::{int, value, Checker, Result};

/// One `%…` of a format.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Conversion {
    pub flags: Vec<u8>,
    pub width: Option<u32>,
    pub star_width: bool,
    pub precision: Option<u32>,
    /// `""`, `h`, `hh`, `l`, `ll`, `z`.
    pub length: &'static str,
    pub letter: u8,
    /// `scanf("%*d")`: read and forget.
    pub skip: bool,
}

/// A format as plain text and conversions.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Segment {
    Text(Vec<u8>),
    Conversion(Conversion),
}

/// Splits a format. `None`: it ends within a conversion.
pub(crate) fn segments(format: &[u8], reading: bool) -> Option<Vec<Segment>> {
    let mut out = Vec::new();
    let mut text = Vec::new();
    let mut i = 0;
    while i < format.len() {
        let c = format[i];
        i += 1;
        if c != b'%' {
            text.push(c);
            continue;
        }
        if format.get(i) == Some(&b'%') {
            text.push(b'%');
            i += 1;
            continue;
        }
        if !text.is_empty() {
            out.push(Segment::Text(std::mem::take(&mut text)));
        }
        let mut conv = Conversion {
            flags: Vec::new(),
            width: None,
            star_width: false,
            precision: None,
            length: "",
            letter: 0,
            skip: false,
        };
        while let Some(&f) = format.get(i).filter(|f| b"-+ 0#".contains(f)) {
            conv.flags.push(f);
            i += 1;
        }
        if format.get(i) == Some(&b'*') {
            conv.star_width = !reading;
            conv.skip = reading;
            i += 1;
        }
        let number = |i: &mut usize| {
            let mut v = None;
            while let Some(d) = format.get(*i).filter(|d| d.is_ascii_digit()) {
                v = Some((v.unwrap_or(0u32) * 10 + u32::from(d - b'0')).min(10_000));
                *i += 1;
            }
            v
        };
        conv.width = number(&mut i);
        if format.get(i) == Some(&b'.') {
            i += 1;
            conv.precision = Some(number(&mut i).unwrap_or(0));
        }
        for length in ["hh", "ll", "h", "l", "z"] {
            if format[i..].starts_with(length.as_bytes()) {
                conv.length = length;
                i += length.len();
                break;
            }
        }
        conv.letter = *format.get(i)?;
        i += 1;
        out.push(Segment::Conversion(conv));
    }
    if !text.is_empty() {
        out.push(Segment::Text(text));
    }
    Some(out)
}

impl Conversion {
    fn text(&self) -> String {
        format!("%{}{}", self.length, self.letter as char)
    }

    /// The integer type this conversion is for.
    fn integer(&self) -> Option<Ty> {
        let signed = matches!(self.letter, b'd' | b'i');
        let unsigned = matches!(self.letter, b'u' | b'x' | b'X' | b'o');
        Some(match (self.length, signed, unsigned) {
            ("hh", true, _) => SCHAR,
            ("hh", _, true) => UCHAR,
            ("h", true, _) => SHORT,
            ("h", _, true) => USHORT,
            ("", true, _) => INT,
            ("", _, true) => UINT,
            ("l" | "ll", true, _) => LONG,
            ("l" | "ll" | "z", _, true) => ULONG,
            ("z", true, _) => LONG,
            _ => return None,
        })
    }
}

impl Checker {
    fn format(
        &mut self,
        name: &str,
        args: &[AstExpr],
        reading: bool,
        span: Span,
    ) -> Result<(u32, Vec<Conversion>)> {
        let Some(first) = args.first() else {
            return fault(Kind::WrongArgumentCount, span, &[name, "1", "0"]);
        };
        let ExprKind::Str(bytes) = &first.kind else {
            return fault(Kind::Unsupported, first.span, &["format-variable", name]);
        };
        let Some(parts) = segments(bytes, reading) else {
            return fault(Kind::FormatMismatch, first.span, &["%", ""]);
        };
        let list: Vec<Conversion> = parts
            .into_iter()
            .filter_map(|s| match s {
                Segment::Conversion(c) => Some(c),
                Segment::Text(_) => None,
            })
            .collect();
        for c in &list {
            let known = c.integer().is_some()
                || matches!(c.letter, b'c' | b's') && c.length.is_empty()
                || matches!(c.letter, b'f' | b'F' | b'e' | b'g' | b'E' | b'G')
                    && matches!(c.length, "" | "l");
            if !known {
                return fault(Kind::Unsupported, first.span, &["format", &c.text()]);
            }
        }
        let needed: usize = list
            .iter()
            .map(|c| usize::from(!c.skip) + usize::from(c.star_width))
            .sum();
        if needed != args.len() - 1 {
            return fault(
                Kind::FormatCount,
                span,
                &[&needed.to_string(), &(args.len() - 1).to_string()],
            );
        }
        Ok((self.text(bytes), list))
    }

    pub(super) fn printf(&mut self, args: &[AstExpr], span: Span) -> Result<Expr> {
        let (text, list) = self.format("printf", args, false, span)?;
        let mut out = vec![int(i64::from(text), INT, span)];
        let mut rest = args[1..].iter();
        for c in &list {
            if c.star_width {
                let Some(w) = rest.next() else { break };
                let h = self.expr(w)?;
                out.push(self.convert(h, INT)?);
            }
            let Some(a) = rest.next() else { break };
            let h = self.expr(a)?;
            let bad = |c: &Self, h: &Expr, conv: &Conversion| {
                fault(
                    Kind::FormatMismatch,
                    a.span,
                    &[&conv.text(), &c.types.name(h.ty)],
                )
            };
            let v = if let Some(want) = c.integer() {
                let promoted = self.types.promote(h.ty);
                let same_width = self.types.is_integer(promoted)
                    && super::Types::bits(promoted) == super::Types::bits(self.types.promote(want));
                if !same_width {
                    return bad(self, &h, c);
                }
                // `%d` of an unsigned number shows the same bits.
                self.convert_number(h, want)
            } else if c.letter == b'c' {
                if !self.types.is_integer(h.ty) || super::Types::bits(h.ty) > 32 {
                    return bad(self, &h, c);
                }
                self.convert_number(h, CHAR)
            } else if c.letter == b's' {
                if self.types.is_string(h.ty) {
                    return bad(self, &h, c);
                }
                let d = self.decay(h)?;
                if !matches!(*self.types.kind(d.ty), TyKind::Ptr(CHAR, _)) {
                    return bad(self, &d, c);
                }
                d
            } else {
                if !self.types.is_float(h.ty) {
                    return bad(self, &h, c);
                }
                self.convert_number(h, DOUBLE)
            };
            out.push(v);
        }
        Ok(value(Ek::Native(Native::Printf, None, out), INT, span))
    }

    pub(super) fn scanf(&mut self, args: &[AstExpr], span: Span) -> Result<Expr> {
        let (text, list) = self.format("scanf", args, true, span)?;
        let mut out = vec![int(i64::from(text), INT, span)];
        for (c, a) in list.iter().filter(|c| !c.skip).zip(&args[1..]) {
            let h = self.expr(a)?;
            let d = self.decay(h)?;
            let TyKind::Ptr(target, false) = *self.types.kind(d.ty) else {
                return fault(
                    Kind::FormatMismatch,
                    a.span,
                    &[&c.text(), &self.types.name(d.ty)],
                );
            };
            let ok = match c.letter {
                b'c' | b's' => target == CHAR,
                b'f' | b'e' | b'g' => target == if c.length == "l" { DOUBLE } else { FLOAT },
                _ => c.integer().is_some_and(|t| {
                    t == target
                        || super::Types::bits(t) == super::Types::bits(target)
                            && self.types.is_integer(target)
                            && target != CHAR
                }),
            };
            if !ok {
                return fault(
                    Kind::FormatMismatch,
                    a.span,
                    &[&c.text(), &self.types.name(d.ty)],
                );
            }
            out.push(d);
        }
        Ok(value(Ek::Native(Native::Scanf, None, out), INT, span))
    }
}
