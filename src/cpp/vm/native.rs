//! Work the machine does for the library: arguments in a row from `base`, the result goes to `base`.

use super::super::error::{Kind, Span};
use super::super::native::Native;
use super::heap::Slots;
use super::pointer;
use super::{trap, Obj, Res, Vm};

impl Vm {
    /// `Some` when the program is to end.
    #[allow(clippy::too_many_lines)]
    pub(super) fn native(
        &mut self,
        m: &mut [u64],
        n: Native,
        base: usize,
        x: u16,
    ) -> Res<Option<i32>> {
        use Native as N;
        let a = m[base];
        let b = m[base + 1];
        let c = m[base + 2];
        let d = m[base + 3];
        let fp = self.fp;
        macro_rules! real {
            ($f:expr) => {{
                let f: fn(f64) -> f64 = $f;
                f(f64::from_bits(a)).to_bits()
            }};
        }
        macro_rules! real2 {
            ($f:expr) => {{
                let f: fn(f64, f64) -> f64 = $f;
                f(f64::from_bits(a), f64::from_bits(b)).to_bits()
            }};
        }
        let result: u64 = match n {
            N::TextString => {
                let bytes = self.program.texts[a as usize].to_vec();
                self.heap.grown(bytes.len() / 8 + 1);
                pointer::heap(self.heap.add(Obj::Text(bytes)), 0)
            }
            N::NewArray => self.new_array(a as i64, b as i64, x)?,
            N::NewObject => {
                let data = vec![if b != 0 { 0 } else { super::UNSET }; a as usize];
                let l = &self.program.layouts[usize::from(x)];
                let mut s = Slots {
                    head: 0,
                    data,
                    layout: x,
                    may_point: l.may_point,
                };
                for &h in &l.handles {
                    s.data[h as usize] = 0;
                }
                let o = self.heap.add(Obj::Slots(s));
                if self.heap.too_large() {
                    return trap(Kind::OutOfMemory, &["192"]);
                }
                pointer::heap(o, 0)
            }
            N::WrapPointer => pointer::heap(
                self.heap.add(Obj::Slots(Slots {
                    head: 0,
                    data: vec![0, a],
                    layout: 0,
                    may_point: false,
                })),
                0,
            ),
            N::Compare => self.compare_at(m, a, b, x)? as u64,
            N::SwapSlots => {
                let w = (self.program.layouts[usize::from(x)].slots as usize).max(1);
                for k in 0..w as u64 {
                    let (p, q) = (a + k, b + k);
                    let (u, v) = (self.peek(m, p, fp)?, self.peek(m, q, fp)?);
                    self.poke(m, p, v, fp)?;
                    self.poke(m, q, u, fp)?;
                }
                0
            }
            N::Memset => {
                for k in 0..b {
                    self.poke(m, a + k, c, fp)?;
                }
                0
            }
            N::Memcpy => {
                for k in 0..c {
                    let v = self.peek(m, b + k, fp)?;
                    self.poke(m, a + k, v, fp)?;
                }
                0
            }
            N::Assert => {
                if a == 0 {
                    let text = self
                        .program
                        .lines
                        .text(Span {
                            lo: b as u32,
                            hi: c as u32,
                        })
                        .to_string();
                    return trap(Kind::AssertFailed, &[&text]);
                }
                0
            }
            N::PutInt => self.put_integer(a, b, true, c as u32).map(|()| 0)?,
            N::PutUint => self.put_integer(a, b, false, c as u32).map(|()| 0)?,
            N::PutChar => self.put_padded(a, &[b as u8]).map(|()| 0)?,
            N::PutBool => {
                let words = self.stream(a)?.style.words;
                let text = match (words, b != 0) {
                    (true, true) => "true",
                    (true, false) => "false",
                    (false, true) => "1",
                    (false, false) => "0",
                };
                self.put_padded(a, text.as_bytes()).map(|()| 0)?
            }
            N::PutReal => self.put_real(a, f64::from_bits(b)).map(|()| 0)?,
            N::PutStr => {
                let text = self.bytes(b).to_vec();
                self.put_padded(a, &text).map(|()| 0)?
            }
            N::PutText => {
                let text = self.program.texts[b as usize].clone();
                // As a C string: up to its first zero.
                let end = text.iter().position(|&c| c == 0).unwrap_or(text.len());
                self.put_padded(a, &text[..end]).map(|()| 0)?
            }
            N::PutCstr => {
                let text = self.c_string(m, b)?;
                self.put_padded(a, &text).map(|()| 0)?
            }
            N::Manip => self.manipulate(a, b as i64, c as i64).map(|()| 0)?,
            N::Read => self.read(m, a, b, c, d).map(|()| 0)?,
            N::InputMust => self.input_must(a).map(|()| 0)?,
            N::StreamOk => u64::from(!self.stream(a)?.failed),
            N::StreamEof => u64::from(self.stream(a)?.ended),
            N::Printf => {
                self.printf(m, base, x as usize)?;
                m[base]
            }
            N::Scanf => self.scanf(m, base, x as usize)? as u64,
            N::GetLine => self.get_line(m, a, b, c as u8).map(|()| 0)?,
            N::StreamGet => self.get_byte(a, true)?,
            N::StreamPeek => self.get_byte(a, false)?,
            N::StreamIgnore => self.ignore(a, b as i64, c as i64).map(|()| 0)?,
            N::StreamNew => {
                let out = self.bytes(a).to_vec();
                self.streams.push(super::Stream {
                    out,
                    ..super::Stream::default()
                });
                self.streams.len() as u64 - 1
            }
            N::StreamText => {
                let text = self.stream(a)?.out.clone();
                self.set_text(m, b, text).map(|()| 0)?
            }
            N::StreamClear => {
                let s = self.stream(a)?;
                s.failed = false;
                s.ended = false;
                0
            }
            N::PutByte => {
                self.stream(0)?.out.push(a as u8);
                a
            }
            N::GetByte => self.get_byte(1, true)?,
            N::StrSize => self.bytes(a).len() as u64,
            N::StrPush => {
                self.text_mut(m, a, 1)?.push(b as u8);
                0
            }
            N::StrAppend => {
                let part = self.bytes(b).to_vec();
                self.text_mut(m, a, part.len())?.extend_from_slice(&part);
                0
            }
            N::StrPop => {
                if self.text_mut(m, a, 0)?.pop().is_none() {
                    return trap(Kind::EmptyContainer, &[]);
                }
                0
            }
            N::StrFill | N::StrResize => {
                if b > 1 << 26 {
                    return trap(Kind::OutOfMemory, &["64"]);
                }
                let s = self.text_mut(m, a, b as usize)?;
                let len = if n == N::StrFill {
                    s.len() + b as usize
                } else {
                    b as usize
                };
                s.resize(len, c as u8);
                0
            }
            N::StrCstr => {
                let part = self.c_string(m, b)?;
                self.text_mut(m, a, part.len())?.extend_from_slice(&part);
                0
            }
            N::StrRange => {
                let mut p = b;
                let mut part = Vec::new();
                while p != c {
                    part.push(self.load(m, p, fp)? as u8);
                    p += 1;
                }
                self.text_mut(m, a, part.len())?.extend_from_slice(&part);
                0
            }
            N::StrSub => self.text_sub(m, a, b, c, d).map(|()| 0)?,
            N::StrFind => self.text_find(a, b, c),
            N::StrRfind => self.text_rfind(a, b, c),
            N::StrFindOf => self.text_find_of(a, b, c, d),
            N::StrCmp => self.bytes(a).cmp(self.bytes(b)) as i64 as u64,
            N::StrInsert => self.text_insert(m, a, b, c).map(|()| 0)?,
            N::StrErase => self.text_erase(m, a, b, c).map(|()| 0)?,
            N::StrPtr => {
                self.text_mut(m, a, 0)?;
                self.peek(m, a, fp)? + b
            }
            N::StrOfInt => self
                .set_text(m, a, (b as i64).to_string().into_bytes())
                .map(|()| 0)?,
            N::StrOfUint => self
                .set_text(m, a, b.to_string().into_bytes())
                .map(|()| 0)?,
            N::StrOfReal => self
                .set_text(
                    m,
                    a,
                    super::number::fixed(f64::from_bits(b), 6).into_bytes(),
                )
                .map(|()| 0)?,
            N::StrToInt => self.text_to_int(a, b, c)?,
            N::StrToReal => self.text_to_real(a)?,
            N::BufSize => self.buffer_size(a, x) as u64,
            N::BufPush => self.push(m, a, base + 1, x).map(|()| 0)?,
            N::BufPushFront => self.push_front(m, a, base + 1, x).map(|()| 0)?,
            N::BufPop => self.pop(m, a, x, false).map(|()| 0)?,
            N::BufPopFront => self.pop(m, a, x, true).map(|()| 0)?,
            N::BufResize => self.resize(m, a, b, base + 2, x).map(|()| 0)?,
            N::BufOpen => self.open(m, a, b, c, x).map(|()| 0)?,
            N::BufClose => self.close(m, a, b, c, x).map(|()| 0)?,
            N::BufPtr => {
                let o = self.buffer(m, a, x)?;
                let w = u64::from(self.program.layouts[usize::from(x)].slots.max(1));
                pointer::heap(o, 0) + b * w
            }
            N::BufRange => 0,
            N::Sort => self.sort(m, a, b, c != 0, x).map(|()| 0)?,
            N::Reverse => self.reverse(m, a, b, x).map(|()| 0)?,
            N::FillRange => {
                let w = u64::from(self.program.layouts[usize::from(x)].slots.max(1));
                let value = m[base + 2..base + 2 + w as usize].to_vec();
                let mut p = a;
                while p != b {
                    m[base + 2..base + 2 + w as usize].copy_from_slice(&value);
                    self.clone_handles(m, base + 2, x);
                    self.store_many(m, base + 2, p, w as usize, fp)?;
                    p += w;
                }
                0
            }
            N::HeapPush => {
                let w = (self.program.layouts[usize::from(x)].slots as usize).max(1);
                let least = m[base + 1 + w] != 0;
                self.heap_push(m, a, base + 1, least, x).map(|()| 0)?
            }
            N::HeapPop => self.heap_pop(m, a, b != 0, x).map(|()| 0)?,
            N::TreeSeek
            | N::TreeAdd
            | N::TreeAttach
            | N::TreeRoot
            | N::TreeChild
            | N::TreeBegin
            | N::TreeEnd
            | N::TreeNext
            | N::TreePrev
            | N::TreeErase
            | N::TreeSize
            | N::TreeClear => self.tree_native(m, n, base, x)?,
            N::Sqrt => real!(f64::sqrt),
            N::Cbrt => real!(f64::cbrt),
            N::Pow => real2!(f64::powf),
            N::Floor => real!(f64::floor),
            N::Ceil => real!(f64::ceil),
            N::Round => real!(f64::round),
            N::Trunc => real!(f64::trunc),
            N::Exp => real!(f64::exp),
            N::Log => real!(f64::ln),
            N::Log2 => real!(f64::log2),
            N::Log10 => real!(f64::log10),
            N::Sin => real!(f64::sin),
            N::Cos => real!(f64::cos),
            N::Tan => real!(f64::tan),
            N::Asin => real!(f64::asin),
            N::Acos => real!(f64::acos),
            N::Atan => real!(f64::atan),
            N::Atan2 => real2!(f64::atan2),
            N::Fmod => real2!(|x, y| x % y),
            N::Hypot => real2!(f64::hypot),
            N::Fabs => real!(f64::abs),
            N::Popcount => u64::from(a.count_ones()),
            N::Ctz | N::Clz if a == 0 => {
                return trap(
                    Kind::BadArgument,
                    &[
                        if n == N::Ctz {
                            "__builtin_ctz"
                        } else {
                            "__builtin_clz"
                        },
                        "0",
                    ],
                )
            }
            N::Ctz => u64::from(a.trailing_zeros()),
            N::Clz => u64::from(a.leading_zeros()),
            N::Exit => return Ok(Some(a as i32)),
            N::Abort => return trap(Kind::Aborted, &[]),
        };
        m[base] = result;
        Ok(None)
    }

    /// `int a[n]` and `int a[n][m]`.
    fn new_array(&mut self, n: i64, inner: i64, layout: u16) -> Res<u64> {
        let w = (self.program.layouts[usize::from(layout)].slots as usize).max(1);
        let may_point = self.program.layouts[usize::from(layout)].may_point;
        if n <= 0 || inner == 0 || inner < -1 {
            let bad = if n <= 0 { n } else { inner };
            return trap(Kind::BadArgument, &["[]", &bad.to_string()]);
        }
        if n.saturating_mul(inner.max(1)).saturating_mul(w as i64) > 1 << 23 {
            return trap(Kind::OutOfMemory, &["192"]);
        }
        let handles = self.program.layouts[usize::from(layout)].handles.clone();
        let row = |vm: &mut Vm, n: usize| {
            let mut data = vec![super::UNSET; n * w];
            for i in 0..n {
                for &h in &handles {
                    data[i * w + h as usize] = 0;
                }
            }
            pointer::heap(
                vm.heap.add(Obj::Slots(Slots {
                    head: 0,
                    data,
                    layout,
                    may_point,
                })),
                0,
            )
        };
        if inner < 0 {
            return Ok(row(self, n as usize));
        }
        let rows: Vec<u64> = (0..n).map(|_| row(self, inner as usize)).collect();
        Ok(pointer::heap(
            self.heap.add(Obj::Slots(Slots {
                head: 0,
                data: rows,
                layout,
                may_point: true,
            })),
            0,
        ))
    }

    fn compare_at(&mut self, m: &[u64], a: u64, b: u64, layout: u16) -> Res<i64> {
        let order = &self.program.layouts[usize::from(layout)].order;
        let (mut x, mut y) = (
            Vec::with_capacity(order.len()),
            Vec::with_capacity(order.len()),
        );
        for k in 0..order.len() as u64 {
            x.push(self.peek(m, a + k, self.fp)?);
            y.push(self.peek(m, b + k, self.fp)?);
        }
        if x.contains(&super::UNSET) || y.contains(&super::UNSET) {
            return trap(Kind::UnsetRead, &[]);
        }
        Ok(self.compare(&x, &y, order) as i64)
    }
}
