//! The derivative of `along`, which marks its operand.

use super::rules::{Derivative, Operands, Rule};
use crate::ops::along::PRIMITIVE;

pub(super) static RULES: &[Rule] = &[Rule {
    primitive: &PRIMITIVE,
    derivative: Derivative::Linear(Operands::ALL),
    transpose: Some(|t| t.each_linear(|_, _, cotangent| Ok(cotangent))),
}];
