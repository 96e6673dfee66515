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
    let Some(cotangent) = t.cotangents[0] else {
        return Ok(());
    };
    let starts = (2..t.operands.len()).map(|i| t.known(i)).collect_vec();
    // The slice is read before it is set to zeros, so that the zeros are written in place.
    if t.is_linear(1) {
        let sizes = t.shapes[1].dims.clone();
        let of_update = dynamic_slice::dynamic_slice(t.b, cotangent, &starts, sizes)?;
        t.accumulate(1, of_update)?;
    }
    if t.is_linear(0) {
        let zeros = calculus::zeros(t.b, &t.shapes[1])?;
        let of_operand = dynamic_update_slice(t.b, cotangent, zeros, &starts)?;
        t.accumulate(0, of_operand)?;
    }
    Ok(())
}
