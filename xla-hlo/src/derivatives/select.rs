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
        let zero =
            t.b.formula([cotangent], |[cotangent]| cotangent.full(0.0))?;
        match i {
            1 => {
                t.b.formula([pred, cotangent, zero], |[pred, cotangent, zero]| {
                    pred.select(cotangent, zero)
                })
            }
            _ => {
                t.b.formula([pred, zero, cotangent], |[pred, zero, cotangent]| {
                    pred.select(zero, cotangent)
                })
            }
        }
    })
}
