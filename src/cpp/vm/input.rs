//! Reading: `cin >>`, `getline`, `getchar`.

use super::super::error::Kind;
use super::super::types::known::{
    BOOL, CHAR, DOUBLE, FLOAT, INT, LONG, SCHAR, SHORT, UCHAR, UINT, ULONG, USHORT,
};
use super::{trap, Obj, Res, Vm};

/// Codes of what is read besides types: a string, a character array.
const STRING: u64 = 100;
const CHARS: u64 = 200;
/// One character, space or not.
const BYTE: u64 = 300;

impl Vm {
    /// The next byte, without taking it.
    pub(super) fn look(&self, id: u64) -> Option<u8> {
        let s = &self.streams[id as usize];
        if id == 1 {
            self.input.get(s.at).copied()
        } else {
            s.out.get(s.at).copied()
        }
    }

    pub(super) fn skip_space(&mut self, id: u64) {
        while self
            .look(id)
            .is_some_and(|c| c.is_ascii_whitespace() || c == 0x0B)
        {
            self.streams[id as usize].at += 1;
        }
    }

    fn take_while(&mut self, id: u64, mut f: impl FnMut(usize, u8) -> bool) -> Vec<u8> {
        let mut out = Vec::new();
        while let Some(c) = self.look(id) {
            if !f(out.len(), c) {
                return out;
            }
            out.push(c);
            self.streams[id as usize].at += 1;
        }
        self.streams[id as usize].ended = true;
        out
    }

    /// Digits with a sign; `None` when there is no number.
    pub(super) fn read_integer(&mut self, id: u64, width: usize) -> Option<i128> {
        let text = self.take_while(id, |i, c| {
            i < width && (c.is_ascii_digit() || i == 0 && matches!(c, b'-' | b'+'))
        });
        let text = std::str::from_utf8(&text).ok()?;
        if text.len() > 30 {
            return Some(if text.starts_with('-') {
                i128::MIN
            } else {
                i128::MAX
            });
        }
        text.strip_prefix('+').unwrap_or(text).parse().ok()
    }

    pub(super) fn read_real(&mut self, id: u64) -> Option<f64> {
        let mut seen = (false, false);
        let mut last = 0u8;
        let text = self.take_while(id, |i, c| {
            let ok = c.is_ascii_digit()
                || matches!(c, b'-' | b'+') && (i == 0 || matches!(last, b'e' | b'E'))
                || c == b'.' && !seen.0 && !seen.1
                || matches!(c, b'e' | b'E') && i > 0 && !seen.1;
            seen.0 |= c == b'.';
            seen.1 |= matches!(c, b'e' | b'E');
            last = c;
            ok
        });
        std::str::from_utf8(&text).ok()?.parse().ok()
    }

    pub(super) fn read_word(&mut self, id: u64, width: usize) -> Vec<u8> {
        self.take_while(id, |i, c| i < width && !c.is_ascii_whitespace())
    }

    /// `stream >> place`; failure is noted in the stream.
    pub(super) fn read(
        &mut self,
        m: &mut [u64],
        id: u64,
        address: u64,
        code: u64,
        size: u64,
    ) -> Res<()> {
        if self.stream(id)?.failed {
            return Ok(());
        }
        let top = self.fp;
        if code != BYTE {
            self.skip_space(id);
        }
        if self.look(id).is_none() {
            let s = &mut self.streams[id as usize];
            s.failed = true;
            s.ended = true;
            return Ok(());
        }
        if code == BYTE {
            let c = self.get_byte(id, true)?;
            return self.poke(m, address, i64::from(c as i8) as u64, top);
        }
        if code == STRING {
            let word = self.read_word(id, usize::MAX);
            return self.set_text(m, address, word);
        }
        if code == CHARS {
            let word = self.read_word(id, (size as usize).saturating_sub(1));
            for (i, c) in word.iter().chain([&0]).enumerate() {
                self.poke(m, address + i as u64, i64::from(*c as i8) as u64, top)?;
            }
            return Ok(());
        }
        let ty = super::super::types::Ty(code as u32);
        let bits = match ty {
            CHAR | SCHAR | UCHAR => {
                let c = self.look(id).unwrap_or(0);
                self.streams[id as usize].at += 1;
                if ty == UCHAR {
                    u64::from(c)
                } else {
                    i64::from(c as i8) as u64
                }
            }
            DOUBLE | FLOAT => match self.read_real(id) {
                Some(v) if ty == FLOAT => f64::from(v as f32).to_bits(),
                Some(v) => v.to_bits(),
                None => {
                    self.streams[id as usize].failed = true;
                    0f64.to_bits()
                }
            },
            _ => {
                let (lo, hi): (i128, i128) = match ty {
                    BOOL => (0, 1),
                    SHORT => (i128::from(i16::MIN), i128::from(i16::MAX)),
                    USHORT => (-i128::from(u16::MAX), i128::from(u16::MAX)),
                    INT => (i128::from(i32::MIN), i128::from(i32::MAX)),
                    UINT => (-i128::from(u32::MAX), i128::from(u32::MAX)),
                    LONG => (i128::from(i64::MIN), i128::from(i64::MAX)),
                    ULONG => (-i128::from(u64::MAX), i128::from(u64::MAX)),
                    _ => (0, 0),
                };
                match self.read_integer(id, usize::MAX) {
                    Some(v) if v >= lo && v <= hi => super::super::check::wrap(v as i64, ty),
                    Some(v) => {
                        self.streams[id as usize].failed = true;
                        super::super::check::wrap(if v < lo { lo } else { hi } as i64, ty)
                    }
                    None => {
                        self.streams[id as usize].failed = true;
                        0
                    }
                }
            }
        };
        self.poke(m, address, bits, top)
    }

    /// Puts a text into the string at an address.
    pub(super) fn set_text(&mut self, m: &mut [u64], address: u64, text: Vec<u8>) -> Res<()> {
        let top = self.fp;
        self.heap.grown(text.len() / 8);
        let o = self.object_at(m, address, top, |_| Obj::Text(Vec::new()))?;
        self.heap.objects[o as usize] = Obj::Text(text);
        Ok(())
    }

    pub(super) fn get_line(&mut self, m: &mut [u64], id: u64, address: u64, end: u8) -> Res<()> {
        if self.stream(id)?.failed {
            return Ok(());
        }
        if self.look(id).is_none() {
            let s = &mut self.streams[id as usize];
            s.failed = true;
            s.ended = true;
            return self.set_text(m, address, Vec::new());
        }
        let line = self.take_while(id, |_, c| c != end);
        if self.look(id).is_some() {
            self.streams[id as usize].at += 1;
        }
        self.set_text(m, address, line)
    }

    /// Reading that nobody checks must have worked, unless the program looks at the stream elsewhere.
    pub(super) fn input_must(&mut self, id: u64) -> Res<()> {
        let checks = self.program.checks_input;
        let s = self.stream(id)?;
        if !s.failed || checks {
            return Ok(());
        }
        if s.ended {
            return trap(Kind::InputExhausted, &[]);
        }
        let word = self.take_while(id, |i, c| i < 20 && !c.is_ascii_whitespace());
        trap(Kind::BadInput, &["number", &String::from_utf8_lossy(&word)])
    }

    pub(super) fn get_byte(&mut self, id: u64, take: bool) -> Res<u64> {
        self.stream(id)?;
        match self.look(id) {
            Some(c) => {
                if take {
                    self.streams[id as usize].at += 1;
                }
                Ok(u64::from(c))
            }
            None => {
                let s = &mut self.streams[id as usize];
                s.ended = true;
                s.failed |= take;
                Ok(-1i64 as u64)
            }
        }
    }

    pub(super) fn ignore(&mut self, id: u64, n: i64, end: i64) -> Res<()> {
        self.stream(id)?;
        for _ in 0..n {
            let Some(c) = self.look(id) else {
                self.streams[id as usize].ended = true;
                break;
            };
            self.streams[id as usize].at += 1;
            if i64::from(c) == end {
                break;
            }
        }
        Ok(())
    }
}
