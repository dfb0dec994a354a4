//! Compact code: what the machine runs.
//!
//! Registers are slots of the current frame, counted from its base. Every instruction is 16 bytes.

use super::native::Native;

/// A slot of the frame.
pub(crate) type R = u16;

#[derive(Clone, Copy, Debug, PartialEq)]
#[rustfmt::skip]
pub(crate) enum Op {
    /// A line of the program is about to run: one step.
    Line(u32),
    /// A loop of the library goes round.
    Tick,
    Move { d: R, a: R },
    Int { d: R, v: i32 },
    Const { d: R, k: u32 },
    Copy { d: R, a: R, n: R },
    Zero { d: R, n: R },
    Unset { d: R, n: R },
    Check { a: R },
    LdG { d: R, g: u32 },
    StG { a: R, g: u32 },
    IncG { k: i16, g: u32 },
    AddI { d: R, a: R, b: R },
    SubI { d: R, a: R, b: R },
    MulI { d: R, a: R, b: R },
    AddIK { d: R, a: R, k: i16 },
    MulIK { d: R, a: R, k: i16 },
    DivI { d: R, a: R, b: R },
    RemI { d: R, a: R, b: R },
    /// Divisor is a positive constant.
    DivIK { d: R, a: R, k: i16 },
    RemIK { d: R, a: R, k: i16 },
    AddL { d: R, a: R, b: R },
    SubL { d: R, a: R, b: R },
    MulL { d: R, a: R, b: R },
    AddLK { d: R, a: R, k: i16 },
    DivL { d: R, a: R, b: R },
    RemL { d: R, a: R, b: R },
    AddM { d: R, a: R, b: R },
    SubM { d: R, a: R, b: R },
    MulM { d: R, a: R, b: R },
    DivM { d: R, a: R, b: R },
    RemM { d: R, a: R, b: R },
    AddF { d: R, a: R, b: R },
    SubF { d: R, a: R, b: R },
    MulF { d: R, a: R, b: R },
    DivF { d: R, a: R, b: R },
    And { d: R, a: R, b: R },
    Or { d: R, a: R, b: R },
    Xor { d: R, a: R, b: R },
    AndK { d: R, a: R, k: i16 },
    /// Shifts: width in bits.
    Shl { d: R, a: R, b: R, w: u8 },
    ShrS { d: R, a: R, b: R, w: u8 },
    ShrU { d: R, a: R, b: R, w: u8 },
    NegI { d: R, a: R },
    NegL { d: R, a: R },
    NegM { d: R, a: R },
    NegF { d: R, a: R },
    BitNot { d: R, a: R },
    NotB { d: R, a: R },
    SExt8 { d: R, a: R },
    ZExt8 { d: R, a: R },
    SExt16 { d: R, a: R },
    ZExt16 { d: R, a: R },
    SExt32 { d: R, a: R },
    ZExt32 { d: R, a: R },
    ToBool { d: R, a: R },
    FToBool { d: R, a: R },
    IToF { d: R, a: R },
    UToF { d: R, a: R },
    /// To an integer of so many bits.
    FToI { d: R, a: R, w: u8, unsigned: bool },
    RoundS { d: R, a: R },
    Lt { d: R, a: R, b: R },
    Le { d: R, a: R, b: R },
    LtM { d: R, a: R, b: R },
    LeM { d: R, a: R, b: R },
    Eq { d: R, a: R, b: R },
    Ne { d: R, a: R, b: R },
    LtF { d: R, a: R, b: R },
    LeF { d: R, a: R, b: R },
    EqF { d: R, a: R, b: R },
    NeF { d: R, a: R, b: R },
    Min { d: R, a: R, b: R },
    Max { d: R, a: R, b: R },
    MinM { d: R, a: R, b: R },
    MaxM { d: R, a: R, b: R },
    MinF { d: R, a: R, b: R },
    MaxF { d: R, a: R, b: R },
    Jmp(u32),
    JT { a: R, t: u32 },
    JF { a: R, t: u32 },
    JLt { a: R, b: R, t: u32 },
    JLe { a: R, b: R, t: u32 },
    JEq { a: R, b: R, t: u32 },
    JNe { a: R, b: R, t: u32 },
    JLtK { a: R, k: i16, t: u32 },
    JLeK { a: R, k: i16, t: u32 },
    JGtK { a: R, k: i16, t: u32 },
    JGeK { a: R, k: i16, t: u32 },
    JEqK { a: R, k: i16, t: u32 },
    JNeK { a: R, k: i16, t: u32 },
    /// The end of a counting loop in one: the line of its head, `a += 1`, and back to `t` while `a` is below
    /// the limit.
    NextK { a: R, k: i16, t: u32, line: u32 },
    Next { a: R, b: R, t: u32, line: u32 },
    /// Compares an array cell with a register or a small number, and jumps.
    JEq1 { i: R, arr: u16, b: R, t: u32 },
    JNe1 { i: R, arr: u16, b: R, t: u32 },
    JEq1K { i: R, arr: u16, k: i16, t: u32 },
    JNe1K { i: R, arr: u16, k: i16, t: u32 },
    JEq2 { i: R, j: R, arr: u16, b: R, t: u32 },
    JNe2 { i: R, j: R, arr: u16, b: R, t: u32 },
    JEq2K { i: R, j: R, arr: u16, k: i16, t: u32 },
    JNe2K { i: R, j: R, arr: u16, k: i16, t: u32 },
    /// Cell of an array with a fixed place.
    Ld1 { d: R, i: R, arr: u16 },
    St1 { a: R, i: R, arr: u16 },
    Ld2 { d: R, i: R, j: R, arr: u16 },
    St2 { a: R, i: R, j: R, arr: u16 },
    /// Address of a frame slot, with the number of its object's description.
    LeaL { d: R, a: R, desc: u16 },
    LeaG { d: R, desc: u16, g: u32 },
    /// Checked index of an array behind a pointer: entry of the table of dimensions.
    PtrIdx { d: R, p: R, i: R, dim: u16 },
    PtrAdd { d: R, p: R, i: R, stride: u16 },
    PtrSub { d: R, p: R, i: R, stride: u16 },
    PtrOff { d: R, p: R, k: u32 },
    PtrDiff { d: R, a: R, b: R, stride: u16 },
    PtrLt { d: R, a: R, b: R },
    PtrLe { d: R, a: R, b: R },
    PtrEq { d: R, a: R, b: R },
    PtrNe { d: R, a: R, b: R },
    LdP { d: R, p: R },
    StP { a: R, p: R },
    /// Pointer and index with elements of one slot.
    LdPI { d: R, p: R, i: R },
    StPI { a: R, p: R, i: R },
    LdPN { d: R, p: R, n: R },
    StPN { a: R, p: R, n: R },
    /// Element of a store.
    LdV { d: R, h: R, i: R },
    StV { a: R, h: R, i: R },
    LeaV { d: R, h: R, i: R, stride: u16 },
    LdS { d: R, h: R, i: R },
    StS { a: R, h: R, i: R },
    LeaS { d: R, h: R, i: R },
    Clone { d: R, a: R, layout: u16 },
    Closure { d: R, a: R, n: R, f: u16 },
    Call { f: u16, base: R },
    CallPtr { p: R, base: R },
    CallStd { h: R, base: R },
    Ret { a: R, n: R },
    RetVoid,
    /// As `Ret` of one slot, for the word `false` in a function that calls itself: a search goes back.
    RetBack { a: R },
    MissingReturn,
    /// Work of the machine: arguments and result from `base`; `x` is a layout or a count.
    Native { n: Native, base: R, x: u16 },
}

#[cfg(test)]
mod tests {
    #[test]
    fn instructions_are_small() {
        assert_eq!(std::mem::size_of::<super::Op>(), 16);
    }
}
