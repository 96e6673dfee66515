//! The derivative of `pad`.

use super::calculus::sum_all;
use super::rules::{Derivative, Operands, Rule, Transpose};
use crate::error::Fault;
use crate::list::Items;
use crate::ops::pad::{AMOUNTS, PRIMITIVE, pad};
use crate::ops::slice;
use crate::{Builder, Size, Value};

pub(super) static RULES: &[Rule] = &[Rule {
    primitive: &PRIMITIVE,
    derivative: Derivative::Linear(Operands::ALL),
    transpose: Some(transposed),
}];

/// Padding with other amounts takes the operand's elements out again; the rest of the cotangent belongs to the value.
fn transposed(t: &mut Transpose<'_, '_>) -> Result<(), Fault> {
    let Some(cotangent) = t.cotangents[0] else {
        return Ok(());
    };
    let amounts = AMOUNTS.map(|name| t.instr.ints(name).to_vec());
    let negated = |amounts: &[i64]| amounts.iter().map(|&n| -n).collect_vec();
    let zero = t.b.scalar(t.results[0].element, 0.0);
    let inner = taken_out(
        t.b,
        cotangent,
        zero,
        [negated(&amounts[0]), negated(&amounts[1])],
        &amounts[2],
    )?;
    if t.is_linear(0) {
        t.accumulate(0, inner)?;
    }
    if t.is_linear(1) {
        // The padding value is at every index that no element of the operand is at: all minus the inner part.
        let all = sum_all(t.b, cotangent)?;
        let inner = sum_all(t.b, inner)?;
        let rest = t.b.formula([all, inner], |[all, inner]| all - inner)?;
        t.accumulate(1, rest)?;
    }
    Ok(())
}

/// Removes padding: negative amounts at both ends remove elements.
fn taken_out(
    b: &mut Builder<'_>,
    operand: Value,
    zero: Value,
    [low, high]: [Vec<i64>; 2],
    interior: &[i64],
) -> Result<Value, Fault> {
    let none = vec![0; interior.len()];
    // Negative padding cuts the ends, then a slice with a stride omits the padding between elements.
    let inner = pad(b, operand, zero, [low, high, none])?;
    let sizes = b.shape(inner).dims.clone();
    let strides = interior
        .iter()
        .map(|&n| Size::from(n as usize + 1))
        .collect_vec();
    slice::slice(b, inner, vec![Size::from(0); sizes.len()], sizes, strides)
}
