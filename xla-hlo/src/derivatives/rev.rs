//! The derivative of `rev`.

use super::rules::{Derivative, Operands, Rule, Transpose};
use crate::error::Fault;
use crate::ops::rev::{PRIMITIVE, rev};

pub(super) static RULES: &[Rule] = &[Rule {
    primitive: &PRIMITIVE,
    derivative: Derivative::Linear(Operands::ALL),
    transpose: Some(transposed),
}];

fn transposed(t: &mut Transpose<'_, '_>) -> Result<(), Fault> {
    let dims = t.instr.dims("dimensions");
    t.each_linear(|t, _, cotangent| rev(t.b, cotangent, &dims))
}
