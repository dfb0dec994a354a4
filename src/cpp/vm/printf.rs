//! `printf` and `scanf`. The compiler has made sure that arguments fit the format.

use super::super::check::{segments, Conversion, Segment};
use super::super::error::Kind;
use super::super::types::known::{INT, LONG, SCHAR, SHORT, UCHAR, UINT, ULONG, USHORT};
use super::number;
use super::output::cut;
use super::{trap, Res, Vm};

impl Vm {
    pub(super) fn printf(&mut self, m: &mut [u64], base: usize, count: usize) -> Res<()> {
        let text = self.program.texts[m[base] as usize].clone();
        let mut next = base + 1;
        let mut out = Vec::new();
        for s in segments(&text, false).unwrap_or_default() {
            let c = match s {
                Segment::Text(t) => {
                    out.extend_from_slice(&t);
                    continue;
                }
                Segment::Conversion(c) => c,
            };
            let mut take = || {
                next += 1;
                if next <= base + count {
                    m[next - 1]
                } else {
                    0
                }
            };
            let mut c = c;
            if c.star_width {
                let w = take() as i64;
                if w < 0 {
                    c.flags.push(b'-');
                }
                c.width = Some(w.unsigned_abs().min(10_000) as u32);
            }
            let v = take();
            let body = self.shown(m, &c, v)?;
            let missing = (c.width.unwrap_or(0) as usize).saturating_sub(body.len());
            let numeric = !matches!(c.letter, b'c' | b's');
            let zeros = c.flags.contains(&b'0')
                && !c.flags.contains(&b'-')
                && numeric
                && (c.precision.is_none() || matches!(c.letter, b'f' | b'e' | b'g'));
            if c.flags.contains(&b'-') {
                out.extend_from_slice(&body);
                out.extend(std::iter::repeat_n(b' ', missing));
            } else if zeros {
                let sign = usize::from(matches!(body.first(), Some(b'-' | b'+' | b' ')));
                out.extend_from_slice(&body[..sign]);
                out.extend(std::iter::repeat_n(b'0', missing));
                out.extend_from_slice(&body[sign..]);
            } else {
                out.extend(std::iter::repeat_n(b' ', missing));
                out.extend_from_slice(&body);
            }
        }
        m[base] = out.len() as u64;
        let s = self.stream(0)?;
        s.out.extend_from_slice(&out);
        if s.out.len() > 64 << 20 {
            return trap(Kind::OutOfMemory, &["64"]);
        }
        Ok(())
    }

    fn shown(&self, m: &[u64], c: &Conversion, v: u64) -> Res<Vec<u8>> {
        let bits = match c.length {
            "hh" => 8,
            "h" => 16,
            "" => 32,
            _ => 64,
        };
        let plus = |text: String, negative: bool| {
            if negative {
                text
            } else if c.flags.contains(&b'+') {
                format!("+{text}")
            } else if c.flags.contains(&b' ') {
                format!(" {text}")
            } else {
                text
            }
        };
        let digits = |text: String| match c.precision {
            Some(p) if text.trim_start_matches('-').len() < p as usize => {
                let bare = text.trim_start_matches('-');
                format!(
                    "{}{}{bare}",
                    if text.starts_with('-') { "-" } else { "" },
                    "0".repeat(p as usize - bare.len())
                )
            }
            _ => text,
        };
        let real = f64::from_bits(v);
        let p = c.precision.unwrap_or(6).min(1000) as usize;
        Ok(match c.letter {
            b'd' | b'i' => plus(digits((v as i64).to_string()), (v as i64) < 0).into_bytes(),
            b'u' => digits(cut(v, bits).to_string()).into_bytes(),
            b'x' if c.flags.contains(&b'#') => format!("0x{:x}", cut(v, bits)).into_bytes(),
            b'x' => digits(format!("{:x}", cut(v, bits))).into_bytes(),
            b'X' => digits(format!("{:X}", cut(v, bits))).into_bytes(),
            b'o' => digits(format!("{:o}", cut(v, bits))).into_bytes(),
            b'c' => vec![v as u8],
            b's' => {
                let text = self.c_string(m, v)?;
                let n = c
                    .precision
                    .map_or(text.len(), |p| (p as usize).min(text.len()));
                text[..n].to_vec()
            }
            b'e' => plus(number::scientific(real, p), real.is_sign_negative()).into_bytes(),
            b'E' => plus(
                number::scientific(real, p).to_uppercase(),
                real.is_sign_negative(),
            )
            .into_bytes(),
            b'g' => plus(
                number::general(real, p, c.flags.contains(&b'#')),
                real.is_sign_negative(),
            )
            .into_bytes(),
            b'G' => plus(
                number::general(real, p, false).to_uppercase(),
                real.is_sign_negative(),
            )
            .into_bytes(),
            _ => plus(number::fixed(real, p), real.is_sign_negative()).into_bytes(),
        })
    }

    /// Characters up to the zero.
    pub(super) fn c_string(&self, m: &[u64], mut p: u64) -> Res<Vec<u8>> {
        let mut out = Vec::new();
        loop {
            match self.peek(m, p, self.fp)? {
                0 => return Ok(out),
                super::UNSET => return trap(Kind::UnsetRead, &[]),
                c => out.push(c as u8),
            }
            p += 1;
        }
    }

    /// Gives the number of values read, or -1 at the end of the input.
    pub(super) fn scanf(&mut self, m: &mut [u64], base: usize, count: usize) -> Res<i64> {
        let text = self.program.texts[m[base] as usize].clone();
        let mut next = base + 1;
        let mut done = 0;
        let top = self.fp;
        for s in segments(&text, true).unwrap_or_default() {
            let c = match s {
                Segment::Text(t) => {
                    for b in t {
                        if b.is_ascii_whitespace() {
                            self.skip_space(1);
                        } else if self.look(1) == Some(b) {
                            self.streams[1].at += 1;
                        } else {
                            return Ok(if done == 0 && self.look(1).is_none() {
                                -1
                            } else {
                                done
                            });
                        }
                    }
                    continue;
                }
                Segment::Conversion(c) => c,
            };
            if c.letter != b'c' {
                self.skip_space(1);
            }
            if self.look(1).is_none() {
                self.streams[1].ended = true;
                return Ok(if done == 0 { -1 } else { done });
            }
            let width = c.width.map_or(usize::MAX, |w| w as usize);
            let bits = match c.letter {
                b'c' => {
                    let b = self.look(1).unwrap_or(0);
                    self.streams[1].at += 1;
                    i64::from(b as i8) as u64
                }
                b's' => {
                    let word = self.read_word(1, width);
                    if !c.skip && next < base + count {
                        let p = m[next];
                        for (i, b) in word.iter().chain([&0]).enumerate() {
                            self.poke(m, p + i as u64, i64::from(*b as i8) as u64, top)?;
                        }
                        next += 1;
                        done += 1;
                    }
                    continue;
                }
                b'f' | b'e' | b'g' => match self.read_real(1) {
                    Some(v) if c.length == "l" => v.to_bits(),
                    Some(v) => f64::from(v as f32).to_bits(),
                    None => return Ok(done),
                },
                _ => match self.read_integer(1, width) {
                    Some(v) => {
                        let ty = match (c.length, c.letter) {
                            ("hh", b'd') => SCHAR,
                            ("hh", _) => UCHAR,
                            ("h", b'd') => SHORT,
                            ("h", _) => USHORT,
                            ("", b'd' | b'i') => INT,
                            ("", _) => UINT,
                            (_, b'd' | b'i') => LONG,
                            _ => ULONG,
                        };
                        super::super::check::wrap(v as i64, ty)
                    }
                    None => return Ok(done),
                },
            };
            if !c.skip && next < base + count {
                self.poke(m, m[next], bits, top)?;
                next += 1;
                done += 1;
            }
        }
        Ok(done)
    }
}
