//! The derivative of `dynamic_slice`.

use super::rules::{Derivative, Operands, Rule, Transpose};
use crate::error::Fault;
use crate::list::Items;
use crate::ops::dynamic_slice::{PRIMITIVE, dynamic_slice};
use crate::ops::dynamic_update_slice;

pub(super) static RULES: &[Rule] = &[Rule {
    primitive: &PRIMITIVE,
    derivative: Derivative::Linear(Operands::new(0, 0)),
    transpose: Some(transposed),
}];

/// The cotangent of the slice is added to the elements that the slice reads, in place.
fn transposed(t: &mut Transpose<'_, '_>) -> Result<(), Fault> {
    let Some(mut update) = t.cotangents[0] else {
        return Ok(());
    };
    let starts = (1..t.operands.len()).map(|i| t.known(i)).collect_vec();
    // An earlier cotangent of the operand is read at the slice, added to, and written back: elements outside keep it.
    if let Some(sum) = t.sums[0] {
        let old = dynamic_slice(t.b, sum, &starts, t.results[0].dims.clone())?;
        update = t.b.formula([old, update], |[old, update]| old + update)?;
    }
    let sum = t.sum_or_zeros(0)?;
    t.sums[0] = Some(dynamic_update_slice::dynamic_update_slice(
        t.b, sum, update, &starts,
    )?);
    Ok(())
}
