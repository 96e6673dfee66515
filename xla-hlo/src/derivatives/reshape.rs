//! The derivative of `reshape`.

use super::rules::{Derivative, Operands, Rule, Transpose};
use crate::error::Fault;
use crate::ops::reshape::{PRIMITIVE, reshape};

pub(super) static RULES: &[Rule] = &[Rule {
    primitive: &PRIMITIVE,
    derivative: Derivative::Linear(Operands::ALL),
    transpose: Some(transposed),
}];

fn transposed(t: &mut Transpose<'_, '_>) -> Result<(), Fault> {
    t.each_linear(|t, i, cotangent| reshape(t.b, cotangent, t.shapes[i].dims.clone()))
}
