//! The derivative of `convert`.

use super::rules::{Derivative, Operands, Rule, Transpose};
use crate::error::Fault;
use crate::ops::convert::{PRIMITIVE, convert};

pub(super) static RULES: &[Rule] = &[Rule {
    primitive: &PRIMITIVE,
    derivative: Derivative::Linear(Operands::ALL),
    transpose: Some(transposed),
}];

/// The transpose of taking the real part of a complex number has the imaginary part 0.
fn transposed(t: &mut Transpose<'_, '_>) -> Result<(), Fault> {
    t.each_linear(|t, i, cotangent| convert(t.b, cotangent, t.shapes[i].element))
}
