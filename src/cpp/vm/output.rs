//! Streams: what was written, how numbers are shown, and how far reading has come.

use super::super::error::Kind;
use super::number;
use super::{trap, Res, Vm};

/// How `cout` shows values.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Style {
    pub precision: i32,
    pub width: usize,
    pub fill: u8,
    /// 0: as needed, 1: fixed, 2: scientific.
    pub notation: u8,
    pub left: bool,
    pub words: bool,
    pub base: u32,
    pub show_point: bool,
    pub show_plus: bool,
}

impl Default for Style {
    fn default() -> Self {
        Style {
            precision: 6,
            width: 0,
            fill: b' ',
            notation: 0,
            left: false,
            words: false,
            base: 10,
            show_point: false,
            show_plus: false,
        }
    }
}

/// `cout` (0), `cin` (1), `cerr` (2) and string streams.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Stream {
    pub out: Vec<u8>,
    /// Bytes read so far.
    pub at: usize,
    pub failed: bool,
    pub ended: bool,
    pub style: Style,
}

/// Output a page could not hold anyway.
const OUTPUT_LIMIT: usize = 64 << 20;

impl Vm {
    pub(super) fn stream(&mut self, id: u64) -> Res<&mut Stream> {
        match self.streams.get_mut(id as usize) {
            Some(s) => Ok(s),
            None => trap(Kind::BadArgument, &["stream", ""]),
        }
    }

    /// Writes text padded to the width asked for.
    pub(super) fn put_padded(&mut self, id: u64, text: &[u8]) -> Res<()> {
        let s = self.stream(id)?;
        let missing = s.style.width.saturating_sub(text.len()).min(1 << 16);
        s.style.width = 0;
        let (left, fill) = (s.style.left, s.style.fill);
        if !left {
            s.out.extend(std::iter::repeat_n(fill, missing));
        }
        s.out.extend_from_slice(text);
        if left {
            s.out.extend(std::iter::repeat_n(fill, missing));
        }
        if s.out.len() > OUTPUT_LIMIT {
            return trap(Kind::OutOfMemory, &["64"]);
        }
        Ok(())
    }

    pub(super) fn put_integer(&mut self, id: u64, v: u64, signed: bool, bits: u32) -> Res<()> {
        let style = &self.stream(id)?.style;
        let text = match (style.base, signed) {
            (16, _) => format!("{:x}", cut(v, bits)),
            (8, _) => format!("{:o}", cut(v, bits)),
            (_, true) if style.show_plus && v as i64 >= 0 => format!("+{v}"),
            (_, true) => (v as i64).to_string(),
            _ => v.to_string(),
        };
        self.put_padded(id, text.as_bytes())
    }

    pub(super) fn put_real(&mut self, id: u64, v: f64) -> Res<()> {
        let style = &self.stream(id)?.style;
        let precision = style.precision.clamp(0, 1000) as usize;
        let mut text = match style.notation {
            1 => number::fixed(v, precision),
            2 => number::scientific(v, precision),
            _ => number::general(v, precision, style.show_point),
        };
        if style.show_plus && v >= 0.0 {
            text.insert(0, '+');
        }
        self.put_padded(id, text.as_bytes())
    }

    pub(super) fn manipulate(&mut self, id: u64, what: i64, v: i64) -> Res<()> {
        use super::super::check::manip;
        if what == manip::ENDL {
            let s = self.stream(id)?;
            s.out.push(b'\n');
            return Ok(());
        }
        let style = &mut self.stream(id)?.style;
        match what {
            manip::FIXED => style.notation = 1,
            manip::SCIENTIFIC => style.notation = 2,
            manip::DEFAULTFLOAT => style.notation = 0,
            manip::PRECISION => style.precision = v as i32,
            manip::WIDTH => style.width = v.clamp(0, 1 << 16) as usize,
            manip::FILL => style.fill = v as u8,
            manip::LEFT => style.left = true,
            manip::RIGHT => style.left = false,
            manip::BOOLALPHA => style.words = v != 0,
            manip::BASE => style.base = v as u32,
            manip::SHOWPOINT => style.show_point = v != 0,
            manip::SHOWPOS => style.show_plus = v != 0,
            _ => {}
        }
        Ok(())
    }
}

/// The lower bits of a value, as an unsigned number.
pub(super) fn cut(v: u64, bits: u32) -> u64 {
    if bits >= 64 {
        v
    } else {
        v & ((1 << bits) - 1)
    }
}
