//! Natives for strings.

use super::super::error::Kind;
use super::pointer;
use super::{trap, Obj, Res, Vm};

const NPOS: u64 = u64::MAX;

impl Vm {
    /// The characters behind a handle.
    pub(super) fn bytes(&self, handle: u64) -> &[u8] {
        match pointer::object(handle).map(|o| &self.heap.objects[o as usize]) {
            Some(Obj::Text(t)) => t,
            _ => &[],
        }
    }

    /// The characters of the string whose handle is kept at an address, to be changed.
    pub(super) fn text_mut(
        &mut self,
        m: &mut [u64],
        address: u64,
        grow: usize,
    ) -> Res<&mut Vec<u8>> {
        let top = self.fp;
        self.heap.grown(grow / 8 + 1);
        if self.heap.too_large() {
            return trap(Kind::OutOfMemory, &["192"]);
        }
        let o = self.object_at(m, address, top, |_| Obj::Text(Vec::new()))?;
        match &mut self.heap.objects[o as usize] {
            Obj::Text(t) => Ok(t),
            _ => trap(Kind::StrayPointer, &[]),
        }
    }

    pub(super) fn text_sub(&mut self, m: &mut [u64], to: u64, s: u64, at: u64, n: u64) -> Res<()> {
        let bytes = self.bytes(s);
        if at > bytes.len() as u64 {
            return trap(
                Kind::IndexOutOfRange,
                &["", &(at as i64).to_string(), &bytes.len().to_string()],
            );
        }
        let rest = &bytes[at as usize..];
        let part = rest[..(n as usize).min(rest.len())].to_vec();
        self.set_text(m, to, part)
    }

    pub(super) fn text_find(&self, s: u64, t: u64, at: u64) -> u64 {
        let (s, t) = (self.bytes(s), self.bytes(t));
        if at > s.len() as u64 || t.len() > s.len() - at as usize {
            return NPOS;
        }
        if t.is_empty() {
            return at;
        }
        s[at as usize..]
            .windows(t.len())
            .position(|w| w == t)
            .map_or(NPOS, |i| at + i as u64)
    }

    pub(super) fn text_rfind(&self, s: u64, t: u64, at: u64) -> u64 {
        let (s, t) = (self.bytes(s), self.bytes(t));
        if t.len() > s.len() {
            return NPOS;
        }
        let last = (at as usize).min(s.len() - t.len());
        (0..=last)
            .rev()
            .find(|&i| s[i..].starts_with(t))
            .map_or(NPOS, |i| i as u64)
    }

    /// Modes: 0 first of, 1 first not of, 2 last of, 3 last not of.
    pub(super) fn text_find_of(&self, s: u64, t: u64, at: u64, mode: u64) -> u64 {
        let (s, t) = (self.bytes(s), self.bytes(t));
        let hit = |&(_, c): &(usize, &u8)| t.contains(c) == (mode % 2 == 0);
        let mut all = s.iter().enumerate();
        let found = if mode < 2 {
            all.skip(at as usize).find(hit)
        } else {
            all.rfind(hit)
        };
        found.map_or(NPOS, |f| f.0 as u64)
    }

    pub(super) fn text_insert(&mut self, m: &mut [u64], address: u64, at: u64, t: u64) -> Res<()> {
        let part = self.bytes(t).to_vec();
        let s = self.text_mut(m, address, part.len())?;
        if at > s.len() as u64 {
            return trap(
                Kind::IndexOutOfRange,
                &["", &(at as i64).to_string(), &s.len().to_string()],
            );
        }
        s.splice(at as usize..at as usize, part);
        Ok(())
    }

    pub(super) fn text_erase(&mut self, m: &mut [u64], address: u64, at: u64, n: u64) -> Res<()> {
        let s = self.text_mut(m, address, 0)?;
        if at > s.len() as u64 {
            return trap(
                Kind::IndexOutOfRange,
                &["", &(at as i64).to_string(), &s.len().to_string()],
            );
        }
        let end = (at as usize).saturating_add(n as usize).min(s.len());
        s.drain(at as usize..end);
        Ok(())
    }

    /// `stoi` and its kin: leading space and sign, then digits; the rest is left alone.
    pub(super) fn text_to_int(&self, s: u64, bits: u64, base: u64) -> Res<u64> {
        let text = String::from_utf8_lossy(self.bytes(s)).into_owned();
        let t = text.trim_start();
        let (negative, t) = match t.strip_prefix('-') {
            Some(rest) => (true, rest),
            None => (false, t.strip_prefix('+').unwrap_or(t)),
        };
        let base = if (2..=36).contains(&base) {
            base as u32
        } else {
            10
        };
        let t = if base == 16 {
            t.strip_prefix("0x").unwrap_or(t)
        } else {
            t
        };
        let digits: String = t.chars().take_while(|c| c.is_digit(base)).collect();
        let bad = || {
            trap(
                Kind::BadArgument,
                &[if bits == 32 { "stoi" } else { "stoll" }, &text],
            )
        };
        if digits.is_empty() {
            return bad();
        }
        let Ok(v) = i128::from_str_radix(&digits, base) else {
            return bad();
        };
        let v = if negative { -v } else { v };
        let (lo, hi) = if bits == 32 {
            (i128::from(i32::MIN), i128::from(i32::MAX))
        } else {
            (i128::from(i64::MIN), i128::from(i64::MAX))
        };
        if v < lo || v > hi {
            return bad();
        }
        Ok(v as i64 as u64)
    }

    pub(super) fn text_to_real(&self, s: u64) -> Res<u64> {
        let text = String::from_utf8_lossy(self.bytes(s)).into_owned();
        let t = text.trim();
        let longest = (1..=t.len())
            .rev()
            .filter(|&n| t.is_char_boundary(n))
            .find_map(|n| t[..n].parse::<f64>().ok());
        match longest {
            Some(v) => Ok(v.to_bits()),
            None => trap(Kind::BadArgument, &["stod", &text]),
        }
    }
}
