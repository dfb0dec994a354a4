//! Statements to instructions, with the steps a reader sees.

use super::super::ast::BinOp;
use super::super::code::{Op, R};
use super::super::error::Span;
use super::super::hir::{Ek, Expr, Sk, Stmt};
use super::super::types::known::VOID;
use super::{Compiler, Jumps, Result};

impl Compiler<'_> {
    /// Announces the line of a place, unless all ways here have just done so.
    fn announce(&mut self, span: Span) {
        if self.library || span.is_library() {
            return;
        }
        let line = self.out.lines.line(span.lo);
        if self.line != Some(line) {
            self.span = span;
            self.emit(Op::Line(line));
            self.line = Some(line);
        }
    }

    /// A loop goes round: always a step, so that no loop escapes the budget.
    fn round(&mut self, span: Span) {
        self.span = span;
        if self.library || span.is_library() {
            self.emit(Op::Tick);
            return;
        }
        let line = self.out.lines.line(span.lo);
        self.emit(Op::Line(line));
        self.line = Some(line);
    }

    pub(super) fn statement(&mut self, s: &Stmt) -> Result<()> {
        let mark = self.next;
        let keeps = matches!(
            &s.k,
            Sk::Local(..)
                | Sk::Group(_)
                | Sk::Expr(Expr {
                    k: Ek::Init(..),
                    ..
                })
        );
        match &s.k {
            Sk::Group(list) => {
                for x in list {
                    self.statement(x)?;
                }
            }
            Sk::Block(list) => {
                let first = self.vars.len();
                for x in list {
                    self.statement(x)?;
                }
                self.close_scope(first);
            }
            Sk::Expr(e) => {
                self.announce(s.span);
                self.effect(e)?;
            }
            Sk::Local(id, init) => {
                self.registers[*id as usize] = None;
                let d = self.local_register(*id)?;
                self.known_set.remove(id);
                match init {
                    Some(e) => {
                        self.announce(s.span);
                        self.value_into(e, d)?;
                    }
                    None => {
                        self.announce(s.span);
                        let n = self.slots(self.locals[*id as usize].ty) as R;
                        self.emit(Op::Unset { d, n });
                    }
                }
                self.show(*id, false);
            }
            Sk::If(c, then, other) => {
                self.announce(s.span);
                let first = self.vars.len();
                let jumps = self.jump_if(c, false)?;
                self.next = mark;
                let known = self.known_set.clone();
                let line = self.line;
                self.statement(then)?;
                self.next = mark;
                let after_then = self.line;
                self.known_set.clone_from(&known);
                if let Some(other) = other {
                    let end = self.emit(Op::Jmp(0));
                    jumps.into_iter().for_each(|j| self.patch_here(j));
                    self.line = line;
                    self.statement(other)?;
                    self.patch_here(end);
                    self.line = if self.line == after_then {
                        after_then
                    } else {
                        None
                    };
                } else {
                    jumps.into_iter().for_each(|j| self.patch_here(j));
                    self.line = if line == after_then { line } else { None };
                }
                self.known_set = known;
                self.close_scope(first);
            }
            Sk::Loop {
                cond,
                step,
                body,
                test_first,
            } => self.loop_statement(s.span, cond.as_ref(), step.as_ref(), body, *test_first)?,
            Sk::Switch(e, labels, stmts) => self.switch(s.span, e, labels, stmts)?,
            Sk::Break => {
                self.announce(s.span);
                let j = self.emit(Op::Jmp(0));
                if let Some(top) = self.jumps.last_mut() {
                    top.breaks.push(j);
                }
            }
            Sk::Continue => {
                self.announce(s.span);
                let j = self.emit(Op::Jmp(0));
                if let Some(top) = self.jumps.iter_mut().rev().find(|j| !j.is_switch) {
                    top.continues.push(j);
                }
            }
            Sk::Return(e) => {
                self.announce(s.span);
                match e {
                    Some(e) if e.ty == VOID => {
                        self.effect(e)?;
                        self.emit(Op::RetVoid);
                    }
                    Some(e) => {
                        let a = self.value(e)?;
                        let n = self.ret_slots as R;
                        self.span = s.span;
                        self.emit(Op::Ret { a, n });
                    }
                    None => {
                        self.span = s.span;
                        self.emit(Op::RetVoid);
                    }
                }
            }
        }
        if !keeps {
            self.next = mark;
        }
        Ok(())
    }

    /// Variables declared since then are gone.
    fn close_scope(&mut self, first: usize) {
        let here = self.here();
        for v in &mut self.vars[first..] {
            v.to = v.to.min(here);
        }
    }

    fn loop_statement(
        &mut self,
        span: Span,
        cond: Option<&Expr>,
        step: Option<&Expr>,
        body: &Stmt,
        test_first: bool,
    ) -> Result<()> {
        let mark = self.next;
        let first = self.vars.len();
        let mut exits = Vec::new();
        if test_first {
            self.announce(span);
            if let Some(c) = cond {
                exits = self.jump_if(c, false)?;
                self.skip_first_test(&mut exits);
            }
        } else {
            self.line = None;
        }
        self.next = mark;
        let known = self.known_set.clone();
        let top = self.here();
        self.jumps.push(Jumps::default());
        self.statement(body)?;
        self.next = mark;
        self.close_scope(first);
        let jumps = self.jumps.pop().unwrap_or_default();
        jumps.continues.iter().for_each(|&j| self.patch_here(j));
        self.known_set.clone_from(&known);
        if test_first {
            self.round(span);
        } else if let Some(c) = cond {
            self.round(c.span);
        }
        if let Some(e) = step {
            self.effect(e)?;
        }
        self.next = mark;
        match cond {
            Some(c) => {
                let back = self.jump_if(c, true)?;
                back.into_iter().for_each(|j| self.patch(j, top));
                self.fuse_next();
            }
            None => {
                self.emit(Op::Jmp(top));
            }
        }
        self.next = mark;
        exits.into_iter().for_each(|j| self.patch_here(j));
        if !jumps.breaks.is_empty() {
            self.line = None;
        }
        jumps.breaks.iter().for_each(|&j| self.patch_here(j));
        self.known_set = known;
        Ok(())
    }

    /// A loop that counts up from a constant below its limit need not ask the first time.
    fn skip_first_test(&mut self, exits: &mut Vec<usize>) {
        let n = self.out.ops.len();
        let ops = &self.out.ops;
        if let Some(&[Op::Int { d, v }, Op::JGeK { a, k, .. }]) = ops.get(n.saturating_sub(2)..) {
            if a == d && v < i32::from(k) && exits[..] == [n - 1] {
                self.out.ops.pop();
                self.out.spans.pop();
                exits.clear();
            }
        }
    }

    /// Makes one instruction of the last three where they are the end of a counting loop.
    fn fuse_next(&mut self) {
        let n = self.out.ops.len();
        let Some(&[Op::Line(line), Op::AddIK { d, a, k: 1 }, jump]) =
            self.out.ops.get(n.saturating_sub(3)..)
        else {
            return;
        };
        let next = match jump {
            Op::JLtK { a: x, k, t } if x == a && d == a => Op::NextK { a, k, t, line },
            Op::JLt { a: x, b, t } if x == a && d == a && b != a => Op::Next { a, b, t, line },
            _ => return,
        };
        self.out.ops.truncate(n - 3);
        self.out.spans.truncate(n - 2);
        self.out.ops.push(next);
    }

    fn switch(
        &mut self,
        span: Span,
        e: &Expr,
        labels: &[(Option<i64>, usize)],
        stmts: &[Stmt],
    ) -> Result<()> {
        self.announce(span);
        let mark = self.next;
        let first = self.vars.len();
        let d = self.temp(1)?;
        self.value_into(e, d)?;
        let keep = self.next;
        let mut targets: Vec<(usize, usize)> = Vec::new();
        for &(label, at) in labels {
            let Some(v) = label else { continue };
            let j = match i16::try_from(v) {
                Ok(k) => self.emit(Op::JEqK { a: d, k, t: 0 }),
                Err(_) => {
                    let t = self.temp(1)?;
                    self.load_const(v as u64, t);
                    self.emit(Op::JEq { a: d, b: t, t: 0 })
                }
            };
            targets.push((j, at));
            self.next = keep;
        }
        let other = self.emit(Op::Jmp(0));
        let default = labels.iter().find(|l| l.0.is_none()).map(|l| l.1);
        self.jumps.push(Jumps {
            is_switch: true,
            ..Jumps::default()
        });
        let known = self.known_set.clone();
        for (i, s) in stmts.iter().enumerate() {
            let here = self.here();
            if labels.iter().any(|l| l.1 == i) {
                self.line = None;
                self.known_set.clone_from(&known);
            }
            for t in targets.iter().filter(|t| t.1 == i) {
                self.patch(t.0, here);
            }
            if default == Some(i) {
                self.patch(other, here);
            }
            self.statement(s)?;
        }
        let here = self.here();
        for t in targets.iter().filter(|t| t.1 >= stmts.len()) {
            self.patch(t.0, here);
        }
        if default.is_none_or(|d| d >= stmts.len()) {
            self.patch(other, here);
        }
        let jumps = self.jumps.pop().unwrap_or_default();
        jumps.breaks.iter().for_each(|&j| self.patch_here(j));
        self.close_scope(first);
        self.known_set = known;
        self.line = None;
        self.next = mark;
        let _ = BinOp::Eq;
        Ok(())
    }
}
