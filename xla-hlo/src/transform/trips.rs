//! The number of rounds of a loop that counts.

use super::rows;
use crate::element::Kind;
use crate::error::{Fault, FaultKind};
use crate::graph::{Attr, Value};
use crate::literal::{Scalar, integer_range};
use crate::operation::Form;
use crate::ops::constant::literal;
use crate::ops::{compare, convert, elementwise, select};
use crate::{Graph, Instr, Size};

/// Returns the number of rounds of a loop, if its condition compares a counter with a bound and both are known while
/// compiling.
pub(super) fn count(graph: &Graph, instr: &Instr) -> Option<Size> {
    let [condition, body] = instr.regions.as_slice() else {
        return None;
    };
    let more = condition.maker(*condition.results.first()?)?;
    let Some(Attr::Text(direction)) = more.attr("comparison_direction") else {
        return None;
    };
    if *more.op != compare::PRIMITIVE {
        return None;
    }
    let (counter, bound, closed) = match direction.as_str() {
        "LT" => (more.operands[0], more.operands[1], false),
        "LE" => (more.operands[0], more.operands[1], true),
        "GT" => (more.operands[1], more.operands[0], false),
        "GE" => (more.operands[1], more.operands[0], true),
        _ => return None,
    };
    let place = |value| condition.params.iter().position(|&param| param == value);
    let counter = place(counter).filter(|&i| i < instr.own())?;
    let bound = match place(bound) {
        Some(i) if i >= instr.own() || body.results[i] == body.params[i] => {
            size(graph, instr.operands[i])?
        }
        Some(_) => return None,
        None => size(condition, bound)?,
    };
    let next = body.maker(body.results[counter])?;
    let param = body.params[counter];
    let step = match next.operands.as_slice() {
        [a, step] if *next.op == elementwise::add && *a == param => *step,
        [step, a] if *next.op == elementwise::add && *a == param => *step,
        _ => return None,
    };
    if number(body, step)? != 1 {
        return None;
    }
    let first = instr.operands[counter];
    let bound = match closed {
        true => bound.plus(&Size::from(1)).ok()?,
        false => bound,
    };
    match number(graph, first) {
        Some(first) if first < 0 => {
            let below = usize::try_from(first.unsigned_abs()).ok()?;
            bound.plus(&Size::from(below)).ok()
        }
        Some(_) | None => {
            let first = size(graph, first)?;
            match (first.known(), bound.known()) {
                (Some(first), Some(bound)) => Some(Size::from(bound.saturating_sub(first))),
                (Some(0), _) => Some(bound),
                _ => None,
            }
        }
    }
}

/// Returns the fault for a loop whose rounds are not counted.
pub(super) fn unknown() -> Fault {
    let help = "count them, as in `for i in 0..10`, and keep the state by `if` once it is final; or take tangents with \
                `jvp`, which keeps nothing";
    Fault::call(FaultKind::UnknownRounds).help(help)
}

/// Returns the number that a scalar is.
fn number(graph: &Graph, value: Value) -> Option<i128> {
    match literal(graph, value)?.splat()? {
        Scalar::Integer(number) => Some(number),
        _ => None,
    }
}

/// Returns the size that a scalar is, if it is certainly not negative and has a value of the scalar's type. Progressions
/// compute it from bounds in a few steps.
fn size(graph: &Graph, value: Value) -> Option<Size> {
    if let Some(number) = number(graph, value) {
        return usize::try_from(number).ok().map(Size::from);
    }
    let element = graph.shape(value).element;
    let size = computed(graph, value)?;
    let fits = match size.known() {
        Some(n) => (n as i128) <= integer_range(element).1,
        // No loop has more rounds than its counter counts.
        None => element.bytes() >= rows::COUNTER.bytes(),
    };
    fits.then_some(size)
}

fn computed(graph: &Graph, value: Value) -> Option<Size> {
    let maker = graph.maker(value)?;
    let operand = |i: usize| size(graph, maker.operands[i]);
    if let Form::Size(size) = (maker.op.form)(graph, maker) {
        return Some(size).filter(|size| is_size(graph, size));
    }
    if *maker.op == convert::PRIMITIVE {
        let from = graph.shape(maker.operands[0]).element.kind();
        return operand(0).filter(|_| matches!(from, Kind::Signed | Kind::Unsigned));
    }
    if *maker.op == elementwise::add {
        return operand(0)?.plus(&operand(1)?).ok();
    }
    if *maker.op == elementwise::sub {
        let (whole, part) = (operand(0)?, operand(1)?);
        let rest = whole.minus(&part).ok()?;
        return Some(rest).filter(|rest| part.is(0) || is_size(graph, rest));
    }
    if *maker.op == elementwise::min {
        return Some(Size::from(operand(0)?.known()?.min(operand(1)?.known()?)));
    }
    if *maker.op == elementwise::div {
        return operand(0)?.divided_by(&operand(1)?).ok();
    }
    if *maker.op == select::PRIMITIVE {
        return match truth(graph, maker.operands[0])? {
            true => operand(1),
            false => operand(2),
        };
    }
    None
}

/// Whether a size is not negative: nothing is subtracted in it, or an array has it.
fn is_size(graph: &Graph, size: &Size) -> bool {
    let mut values = (0..graph.value_count() as u32).map(Value);
    size.is_certain() || values.any(|v| graph.shape(v).dims.contains(size))
}

/// Returns whether one size is less than another.
fn truth(graph: &Graph, value: Value) -> Option<bool> {
    let maker = graph.maker(value)?;
    let less = Attr::Text("LT".to_string());
    if *maker.op != compare::PRIMITIVE || maker.attr("comparison_direction") != Some(&less) {
        return None;
    }
    let (a, b) = (maker.operands[0], maker.operands[1]);
    if let (Some(a), Some(b)) = (number(graph, a), number(graph, b)) {
        return Some(a < b);
    }
    // No size is negative.
    size(graph, a)?;
    size(graph, b)?.is(0).then_some(false)
}
