//! What there is to see at a step.

use std::rc::Rc;

use super::super::code::{Program, Shape, VarInfo};
use super::super::value::{self, Value};
use super::super::vm::{Status, Vm};
use super::Tracer;

/// The newest and the oldest calls that are shown; those between are only counted.
const NEWEST: usize = 48;
const OLDEST: usize = 4;

/// A variable and its value.
#[derive(Clone, Debug, PartialEq)]
pub struct Variable {
    /// Its name.
    pub name: String,
    /// Its type, as C++ writes it.
    pub ty: String,
    /// Its value now.
    pub value: Value,
    /// Whether the last step changed it (or brought it into being).
    pub changed: bool,
    /// Whether it is a parameter.
    pub parameter: bool,
}

/// One call on the stack.
#[derive(Clone, Debug, PartialEq)]
pub struct Call {
    /// The function.
    pub function: String,
    /// The line it is at: about to run in the newest call, the line of the call in the others.
    pub line: u32,
    /// Parameters first, then the locals that exist here.
    pub variables: Vec<Variable>,
}

/// An array cell that the last step read or wrote.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cell {
    /// The variable it belongs to.
    pub variable: String,
    /// Its index, row by row.
    pub index: u32,
    /// Written, or only read.
    pub written: bool,
}

/// Everything there is to see at a step.
#[derive(Clone, Debug, PartialEq)]
pub struct State {
    /// Lines run so far.
    pub step: u64,
    /// The line about to run, from 1; 0 when the program has ended.
    pub line: u32,
    /// The line that the last step ran; 0 at the start.
    pub ran: u32,
    /// Calls, the newest last; of a very deep stack only the newest and a few of the oldest.
    pub calls: Vec<Call>,
    /// How many calls between those are not in the list.
    pub hidden: usize,
    /// Variables outside functions.
    pub globals: Vec<Variable>,
    /// Array cells the last step read or wrote, in order.
    pub cells: Vec<Cell>,
    /// The function that returned in the last step, and its value.
    pub returned: Option<(String, Value)>,
    /// How often a search went back: a function that calls itself said `return false;`.
    pub backtracks: u64,
    /// Bytes of the input read so far.
    pub input_at: usize,
    /// Bytes of output written so far.
    pub output_len: usize,
    /// How the run stands.
    pub status: Status,
}

/// Where a variable is: its call counted from the oldest (globals: 0, calls from 1), the call's function, and its number
/// there.
type Key = (usize, u16, usize);

/// The values of all that is shown, before a step.
#[derive(Clone, Debug, Default)]
pub(super) struct Before {
    calls: usize,
    /// Ascending by key.
    values: Vec<(Key, Value)>,
}

impl Before {
    /// Bytes it takes, about.
    pub fn bytes(&self) -> usize {
        self.values.iter().map(|v| 32 + 32 * v.1.parts()).sum()
    }
}

/// A call on the machine's stack: function, frame, instruction.
struct Frame {
    func: u16,
    fp: usize,
    pc: usize,
}

fn calls(vm: &Vm) -> usize {
    match vm.status {
        Status::Finished(_) => 0,
        _ => vm.frames.len() + 1,
    }
}

/// The call with this number, from the oldest. A caller is where its call stands, not behind it.
fn call_at(vm: &Vm, index: usize) -> Frame {
    match vm.frames.get(index) {
        Some(f) => Frame {
            func: f.func,
            fp: f.fp as usize,
            pc: (f.pc as usize).saturating_sub(1),
        },
        None => Frame {
            func: vm.func,
            fp: vm.fp,
            pc: vm.pc,
        },
    }
}

/// Numbers of the calls that are shown.
fn shown(calls: usize) -> impl Iterator<Item = usize> {
    let newest = calls.saturating_sub(NEWEST).max(OLDEST.min(calls));
    (0..OLDEST.min(calls)).chain(newest..calls)
}

/// Variables of a call that exist at its instruction, with their numbers and slots. A parameter exists from the start, a
/// local once its line has run.
fn locals<'a>(
    program: &'a Program,
    at: &Frame,
) -> impl Iterator<Item = (usize, &'a VarInfo, usize)> {
    let (here, fp) = (at.pc as u32, at.fp);
    let vars = program.funcs[usize::from(at.func)].vars.iter().enumerate();
    vars.filter(move |(_, v)| v.param || v.from <= here && here < v.to)
        .map(move |(i, v)| (i, v, fp + v.at as usize))
}

fn value_at(vm: &Vm, v: &VarInfo, at: usize) -> Value {
    value::read(vm, v.ty, value::Source::Memory(at))
}

/// Every shown variable, ascending by key.
fn each(vm: &Vm, mut f: impl FnMut(Key, &VarInfo, Value)) {
    let named = |g: &&VarInfo| !g.name.is_empty();
    for (i, g) in vm.program.globals.iter().filter(named).enumerate() {
        f((0, 0, i), g, value_at(vm, g, g.at as usize));
    }
    for index in shown(calls(vm)) {
        let call = call_at(vm, index);
        for (i, v, at) in locals(&vm.program, &call) {
            f((index + 1, call.func, i), v, value_at(vm, v, at));
        }
    }
}

/// The values of all that is shown.
pub(super) fn values(vm: &Vm) -> Rc<Before> {
    let mut values = Vec::new();
    each(vm, |key, _, value| values.push((key, value)));
    Rc::new(Before {
        calls: calls(vm),
        values,
    })
}

impl Tracer {
    /// Names and values of the variables that the last step changed.
    pub fn changes(&self) -> Vec<(String, Value)> {
        let mut out = Vec::new();
        each(&self.vm, |key, v, value| {
            if self.changed(key, &value) {
                out.push((v.name.clone(), value));
            }
        });
        out
    }

    /// Everything there is to see now.
    pub fn state(&self) -> State {
        let vm = &self.vm;
        let program = &vm.program;
        let (mut list, mut globals): (Vec<Call>, Vec<Variable>) = (Vec::new(), Vec::new());
        let all = calls(vm);
        for index in shown(all) {
            let call = call_at(vm, index);
            let code = &program.funcs[usize::from(call.func)];
            let line = match index + 1 == all {
                true => vm.line(),
                false => program.lines.line(program.spans[call.pc].lo),
            };
            list.push(Call {
                function: code.name.clone(),
                line,
                variables: Vec::new(),
            });
        }
        let numbers: Vec<usize> = shown(all).collect();
        let mut at = 0;
        each(vm, |key, v, value| {
            let variable = Variable {
                name: v.name.clone(),
                ty: program.types[v.ty as usize].name.clone(),
                changed: self.changed(key, &value),
                value,
                parameter: v.param,
            };
            match key.0.checked_sub(1) {
                None => globals.push(variable),
                Some(number) => {
                    while numbers[at] != number {
                        at += 1;
                    }
                    list[at].variables.push(variable);
                }
            }
        });
        let hidden = all - numbers.len();
        // Calls within the library, such as `sort`'s, are no concern of the reader's.
        let mut which = numbers.iter();
        list.retain(|_| {
            let number = which.next().copied().unwrap_or(0);
            !program.funcs[usize::from(call_at(vm, number).func)].library
        });
        State {
            step: vm.steps,
            line: vm.line(),
            ran: self.ran,
            calls: list,
            hidden,
            globals,
            cells: self.cells(),
            returned: self.returned(),
            backtracks: vm.backtracks,
            input_at: self.input_at(),
            output_len: self.output().len(),
            status: vm.status.clone(),
        }
    }

    /// Whether a variable was different, or was not, before the last step.
    fn changed(&self, key: Key, value: &Value) -> bool {
        let Some(before) = &self.before else {
            return false;
        };
        match before.values.binary_search_by_key(&key, |v| v.0) {
            Ok(i) => before.values[i].1 != *value,
            // It may have been there without being shown.
            Err(_) => !(OLDEST + 1..before.calls.saturating_sub(NEWEST) + 1).contains(&key.0),
        }
    }

    fn returned(&self) -> Option<(String, Value)> {
        let program = &self.vm.program;
        let (f, slots) = self.vm.returned?;
        let code = program.funcs.get(usize::from(f))?;
        if code.library || code.name.is_empty() {
            return None;
        }
        let shown = match code.ret_slots {
            1 => value::read(&self.vm, code.ret, value::Source::Bits(slots[0])),
            _ => Value::Void,
        };
        Some((code.name.clone(), shown))
    }

    /// A global's or the newest call's variable of this name, the innermost first.
    pub(super) fn find(&self, name: &str) -> Option<Value> {
        let vm = &self.vm;
        let newest = call_at(vm, vm.frames.len());
        let local = locals(&vm.program, &newest).filter(|v| v.1.name == name);
        let global = vm.program.globals.iter().find(|g| g.name == name);
        let found = local.last().map(|(_, v, at)| (v, at));
        let (v, at) = found.or(global.map(|g| (g, g.at as usize)))?;
        Some(value_at(vm, v, at))
    }

    fn cells(&self) -> Vec<Cell> {
        let program = &self.vm.program;
        let mut out = Vec::new();
        for t in &self.vm.touched {
            let Some((variable, index)) = value::owner(&self.vm, program, t.address) else {
                continue;
            };
            // Single variables are no cells.
            let is_single = |g: &VarInfo| {
                let ty = &program.types[g.ty as usize];
                let holds = matches!(ty.shape, Shape::Elements(_) | Shape::Tree(_) | Shape::Text);
                ty.slots == 1 && !holds
            };
            let global = program.globals.iter().find(|g| g.name == variable);
            if global.is_some_and(is_single) {
                continue;
            }
            let cell = Cell {
                variable,
                index,
                written: t.write,
            };
            if out.last() != Some(&cell) {
                out.push(cell);
            }
        }
        out
    }
}
