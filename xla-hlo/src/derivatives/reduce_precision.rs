//! The derivative of `reduce_precision`, which rounds tangents and cotangents as well.

use super::rules::{Derivative, Operands, Rule};
use crate::ops::reduce_precision::PRIMITIVE;

pub(super) static RULES: &[Rule] = &[Rule {
    primitive: &PRIMITIVE,
    derivative: Derivative::Linear(Operands::ALL),
    transpose: Some(|t| t.each_linear(|t, _, cotangent| Ok(t.again(&[cotangent])?[0]))),
}];
