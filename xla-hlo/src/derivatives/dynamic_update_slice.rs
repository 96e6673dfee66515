//! The derivative of `dynamic_update_slice`.

use super::calculus;
use super::rules::{Derivative, Operands, Rule, Transpose};
use crate::error::Fault;
use crate::list::Items;
use crate::ops::dynamic_slice;
use crate::ops::dynamic_update_slice::{PRIMITIVE, dynamic_update_slice};

pub(super) static RULES: &[Rule] = &[Rule {
    primitive: &PRIMITIVE,
    derivative: Derivative::Linear(Operands::new(0, 1)),
    transpose: Some(transposed),
}];

fn transposed(t: &mut Transpose<'_, '_>) -> Result<(), Fault> {
    let starts = (2..t.operands.len()).map(|i| t.known(i)).collect_vec();
    t.each_linear(|t, i, cotangent| match i {
        0 => {
            let zeros = calculus::zeros(t.b, &t.shapes[1])?;
            dynamic_update_slice(t.b, cotangent, zeros, &starts)
        }
        _ => {
            let sizes = t.shapes[1].dims.clone();
            dynamic_slice::dynamic_slice(t.b, cotangent, &starts, sizes)
        }
    })
}
