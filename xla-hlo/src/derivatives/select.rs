//! The derivative of `select`.

use super::calculus::Arithmetic;
use super::rules::{Derivative, Operands, Rule, Transpose};
use crate::error::Fault;
use crate::ops::select::PRIMITIVE;

pub(super) static RULES: &[Rule] = &[Rule {
    primitive: &PRIMITIVE,
    derivative: Derivative::Linear(Operands::new(1, 2)),
    transpose: Some(transposed),
}];

fn transposed(t: &mut Transpose<'_, '_>) -> Result<(), Fault> {
    let pred = t.known(0);
    t.each_linear(|t, i, cotangent| {
        let zero = t.b.number_like(cotangent, 0.0)?;
        match i {
            1 => t.b.choose(pred, cotangent, zero),
            _ => t.b.choose(pred, zero, cotangent),
        }
    })
}
