//! The derivative of `clamp`.

use super::calculus::Arithmetic;
use super::rules::{Derivative, Rule, Tangent};
use crate::Value;
use crate::error::Fault;
use crate::ops::clamp::PRIMITIVE;
use crate::ops::elementwise;

pub(super) static RULES: &[Rule] = &[Rule {
    primitive: &PRIMITIVE,
    derivative: Derivative::Rule(tangent),
    transpose: None,
}];

/// At a bound that equals the operand, neither has a derivative, as in JAX.
fn tangent(t: &mut Tangent<'_, '_>) -> Result<Vec<Option<Value>>, Fault> {
    let [min, operand, max] = [t.operands[0], t.operands[1], t.operands[2]];
    t.sum_of(|t, i, tangent| {
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
