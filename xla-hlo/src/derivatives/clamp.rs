//! The derivative of `clamp`.

use super::rules::{Derivative, Linearised, Rule, Tangents};
use crate::graph::Term;
use crate::ops::clamp::PRIMITIVE;

pub(super) static RULES: &[Rule] = &[Rule {
    primitive: &PRIMITIVE,
    derivative: Derivative::Formula(tangent),
    transpose: None,
}];

/// At a bound that equals the operand, neither has a derivative, as in JAX.
fn tangent<'s>(t: &Linearised<'s>) -> Tangents<'s> {
    let operand = t.operands[1];
    let sizes = operand.sizes();
    // A bound may be a scalar.
    let whole = |bound: Term<'s>| match bound.rank() {
        0 => bound.broadcast(&sizes, &[]),
        _ => bound,
    };
    let (min, max) = (whole(t.operands[0]), whole(t.operands[2]));
    t.sum_of(|i, tangent| {
        let tangent = whole(tangent);
        // The operand where it is strictly between the bounds, else the bound that it exceeds.
        let within = match i {
            0 => min.greater(operand),
            2 => max.less(operand),
            _ => operand.greater(min) & operand.less(max),
        };
        within.select(tangent, 0.0)
    })
}
