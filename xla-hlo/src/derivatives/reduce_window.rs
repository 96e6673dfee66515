//! The derivative of `reduce_window`: of sums and extremes, of cumulative reductions, and of others in forward mode.

use super::calculus::sum_all;
use super::pairs::{Combined, irreversible};
use super::recurrence::{Running, recurrence};
use super::rules::{Derivative, Rule, Tangent, Transpose};
use super::windows::{keeps_extreme, read, selected, sums_transposed};
use crate::element::Kind;
use crate::error::Fault;
use crate::list::Items;
use crate::ops::reduce_window::PRIMITIVE;
use crate::ops::window::Windows;
use crate::ops::{broadcast, elementwise, reduce};
use crate::{Instr, Primitive, Value};

pub(super) static RULES: &[Rule] = &[Rule {
    primitive: &PRIMITIVE,
    derivative: Derivative::Rule(tangent),
    transpose: Some(transposed),
}];

/// Returns the operation that reduces the elements of one array.
fn operation(instr: &Instr) -> Option<&'static Primitive> {
    let op = reduce::recognised(&instr.regions[0]);
    op.filter(|_| instr.operands.len() == 2)
}

/// Whether an instruction computes sums of one array.
pub(super) fn is_sum(instr: &Instr) -> bool {
    operation(instr).is_some_and(|op| *op == elementwise::add)
}

fn tangent(t: &mut Tangent<'_, '_>) -> Result<Vec<Option<Value>>, Fault> {
    let windows = Windows::of(&t.instr.attrs);
    let shape = t.b.shape(t.operands[0]).clone();
    let count = t.results.len();
    let op = operation(t.instr);
    match op {
        Some(op) if *op == elementwise::add => {
            let parts = [t.tangent_or_zeros(0)?, t.tangent_or_zeros(1)?];
            return Ok(vec![Some(t.again(&parts)?[0])]);
        }
        Some(op) if *op == elementwise::max => return extreme(t, &windows, "GT"),
        Some(op) if *op == elementwise::min => return extreme(t, &windows, "LT"),
        _ => {}
    }
    if t.tangents[count..].iter().all_items(Option::is_none) {
        if count == 2
            && let Some(running) = recurrence(t.instr, &shape)
        {
            return t.of_recurrence(running);
        }
        // The derivative of another computation of complex numbers may not be a factor.
        let has_factor =
            shape.element.kind() == Kind::Float || op.is_some_and(|op| *op == elementwise::mul);
        let running = Running::of(&windows, &shape.dims);
        if let Some(running) = running.filter(|_| count == 1 && has_factor) {
            return Ok(vec![Some(t.of_running(running)?)]);
        }
    }
    t.paired(&Combined {
        groups: vec![(0..count).collect_vec(), (count..2 * count).collect_vec()],
        single: None,
    })
}

/// Of equal elements of a window, the first has the derivative.
fn extreme(
    t: &mut Tangent<'_, '_>,
    windows: &Windows,
    direction: &'static str,
) -> Result<Vec<Option<Value>>, Fault> {
    let (operand, init) = (t.operands[0], t.operands[1]);
    let keep = keeps_extreme(direction);
    let numbers = selected(t.b, operand, init, windows, &keep)?;
    let sizes = t.b.shape(numbers).dims.clone();
    let of_init = t.tangent_or_zeros(1)?;
    let of_init = broadcast::in_dim(t.b, of_init, sizes, &[])?;
    let tangent = t.tangent_or_zeros(0)?;
    Ok(vec![Some(read(t.b, tangent, numbers, of_init)?)])
}

fn transposed(t: &mut Transpose<'_, '_>) -> Result<(), Fault> {
    if let Some(running) = recurrence(t.instr, &t.shapes[0]).filter(|_| !t.is_linear(0)) {
        return t.of_recurrence(running);
    }
    if !is_sum(t.instr) {
        return Err(irreversible(
            "windows that are reduced neither to sums nor to their largest or smallest elements",
        ));
    }
    let windows = Windows::of(&t.instr.attrs);
    t.each_linear(|t, i, cotangent| match i {
        0 => sums_transposed(t.b, cotangent, &windows, &t.shapes[0].dims),
        _ => sum_all(t.b, cotangent),
    })
}
