//! The derivative of `gather`.

use super::places::Places;
use super::rules::{Derivative, Operands, Rule, Transpose};
use crate::error::Fault;
use crate::ops::elementwise;
use crate::ops::gather::{Gather, PRIMITIVE};

pub(super) static RULES: &[Rule] = &[Rule {
    primitive: &PRIMITIVE,
    derivative: Derivative::Linear(Operands::new(0, 0)),
    transpose: Some(transposed),
}];

/// The cotangents of the windows are added to the elements that the windows read, in place.
fn transposed(t: &mut Transpose<'_, '_>) -> Result<(), Fault> {
    let Some(cotangent) = t.cotangents[0] else {
        return Ok(());
    };
    let places = Places {
        numbers: Gather::of(&t.instr.attrs),
        sizes: t.shapes[0].dims.clone(),
        unique: false,
    };
    let indices = t.known(1);
    let [_, indices] = places.clamped(t.b, indices)?;
    let sum = t.sum_or_zeros(0)?;
    let sum = places.write(t.b, sum, (indices, cotangent), Some(&elementwise::add))?;
    t.sums[0] = Some(sum);
    Ok(())
}
