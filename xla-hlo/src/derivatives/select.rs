//! The derivative of `select`.

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
        t.b.formula([pred, cotangent], |[pred, cotangent]| {
            let zero = cotangent.full(0.0);
            match i {
                1 => pred.select(cotangent, zero),
                _ => pred.select(zero, cotangent),
            }
        })
    })
}
