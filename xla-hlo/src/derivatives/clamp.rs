//! The derivative of `clamp`.

use super::calculus::Arithmetic;
use super::rules::{Derivative, Rule, Tangent};
use crate::Value;
use crate::error::Fault;
use crate::ops::clamp::PRIMITIVE;
use crate::ops::{broadcast, elementwise};

pub(super) static RULES: &[Rule] = &[Rule {
    primitive: &PRIMITIVE,
    derivative: Derivative::Rule(tangent),
    transpose: None,
}];

/// At a bound that equals the operand, neither has a derivative, as in JAX.
fn tangent(t: &mut Tangent<'_, '_>) -> Result<Vec<Option<Value>>, Fault> {
    let operand = t.operands[1];
    let sizes = t.b.shape(operand).dims.clone();
    // A bound may be a scalar.
    let whole = |t: &mut Tangent<'_, '_>, bound: Value| match t.b.shape(bound).rank() {
        0 => broadcast::in_dim(t.b, bound, sizes.clone(), &[]),
        _ => Ok(bound),
    };
    let [min, max] = [whole(t, t.operands[0])?, whole(t, t.operands[2])?];
    t.sum_of(|t, i, tangent| {
        let tangent = whole(t, tangent)?;
        let within = match i {
            0 => t.b.is("GT", min, operand)?,
            2 => t.b.is("LT", max, operand)?,
            _ => {
                let (above, below) = (t.b.is("GT", operand, min)?, t.b.is("LT", operand, max)?);
                t.b.elementwise(&elementwise::and, &[above, below])?
            }
        };
        let zero = t.b.number_like(tangent, 0.0)?;
        t.b.choose(within, tangent, zero)
    })
}
