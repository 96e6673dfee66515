//! The derivative of `transpose`.

use super::calculus::inverse;
use super::rules::{Derivative, Operands, Rule, Transpose};
use crate::error::Fault;
use crate::ops::transpose::{PRIMITIVE, transpose};

pub(super) static RULES: &[Rule] = &[Rule {
    primitive: &PRIMITIVE,
    derivative: Derivative::Linear(Operands::ALL),
    transpose: Some(transposed),
}];

fn transposed(t: &mut Transpose<'_, '_>) -> Result<(), Fault> {
    let permutation = inverse(&t.instr.dims("permutation"));
    t.each_linear(|t, _, cotangent| transpose(t.b, cotangent, &permutation))
}
