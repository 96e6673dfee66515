//! The derivative of `select_and_scatter`, which is linear in the source.

use super::calculus::sum_all;
use super::rules::{Derivative, Rule, Tangent, Transpose};
use super::windows::{keeps_selected, read, selected};
use crate::Value;
use crate::error::Fault;
use crate::ops::select_and_scatter::PRIMITIVE;
use crate::ops::window::Windows;
use crate::ops::{broadcast, elementwise, reduce};

pub(super) static RULES: &[Rule] = &[Rule {
    primitive: &PRIMITIVE,
    derivative: Derivative::Rule(tangent),
    transpose: Some(transposed),
}];

/// The selected positions do not change with the operand.
fn tangent(t: &mut Tangent<'_, '_>) -> Result<Vec<Option<Value>>, Fault> {
    if !reduce::recognised(&t.instr.regions[1]).is_some_and(|op| *op == elementwise::add) {
        let name = t.instr.op.name.to_string();
        let reason = "`scatter`, the computation that combines, is not a sum";
        return Err(Fault::no_derivative(name, reason));
    }
    if t.tangents[1].or(t.tangents[2]).is_none() {
        return Ok(vec![None]);
    }
    let parts = [
        t.operands[0],
        t.tangent_or_zeros(1)?,
        t.tangent_or_zeros(2)?,
    ];
    Ok(vec![Some(t.again(&parts)?[0])])
}

/// An element of the source has the cotangent of the element that its window selects.
fn transposed(t: &mut Transpose<'_, '_>) -> Result<(), Fault> {
    let windows = Windows::of(&t.instr.attrs);
    let operand = t.known(0);
    let keep = keeps_selected(&t.instr.regions[0]);
    t.each_linear(|t, i, cotangent| match i {
        // The number of the element that each window has selected, computed again from the operand.
        1 => {
            let zero = t.b.scalar(t.shapes[1].element, 0.0);
            let numbers = selected(t.b, operand, zero, &windows, &keep)?;
            let zeros = broadcast::in_dim(t.b, zero, t.shapes[1].dims.clone(), &[])?;
            read(t.b, cotangent, numbers, zeros)
        }
        _ => sum_all(t.b, cotangent),
    })
}
