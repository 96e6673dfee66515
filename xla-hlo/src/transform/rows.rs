//! Arrays with a row for each round of a loop.

use crate::derivatives::calculus::{self};
use crate::error::Fault;
use crate::graph::Value;
use crate::list;
use crate::ops::{dynamic_slice, dynamic_update_slice, reshape};
use crate::{Builder, ElementType, Literal, Shape, Size};

/// The element type of a counter of rounds.
pub(super) const COUNTER: ElementType = ElementType::I32;

/// Returns the array of this many rows of a shape, all zeros.
///
/// # Errors
/// The array has more bytes than an `i64` counts.
pub(super) fn zeros(b: &mut Builder<'_>, count: &Size, row: &Shape) -> Result<Value, Fault> {
    let sizes = list::concat(&[std::slice::from_ref(count), &row.dims]);
    calculus::zeros(b, &Shape::new(row.element, sizes))
}

/// Returns the array with a row replaced.
///
/// # Errors
/// The row does not have the shape of the array's rows.
pub(super) fn store(
    b: &mut Builder<'_>,
    array: Value,
    row: Value,
    round: Value,
) -> Result<Value, Fault> {
    let sizes = list::concat(&[&[Size::from(1)], b.shape(row).dims.as_slice()]);
    let row = reshape::reshape(b, row, sizes)?;
    let starts = starts(b, round, array);
    dynamic_update_slice::dynamic_update_slice(b, array, row, &starts)
}

/// Returns a row of an array.
///
/// # Errors
/// None for an array of rows.
pub(super) fn load(b: &mut Builder<'_>, array: Value, round: Value) -> Result<Value, Fault> {
    let sizes = b.shape(array).dims[1..].to_vec();
    let starts = starts(b, round, array);
    let whole = list::concat(&[&[Size::from(1)], sizes.as_slice()]);
    let row = dynamic_slice::dynamic_slice(b, array, &starts, whole)?;
    reshape::reshape(b, row, sizes)
}

/// Returns the next round.
///
/// # Errors
/// The round is not a counter.
pub(super) fn advanced(b: &mut Builder<'_>, round: Value) -> Result<Value, Fault> {
    b.formula([round], |[round]| round + round.full(1.0))
}

fn starts(b: &mut Builder<'_>, round: Value, array: Value) -> Vec<Value> {
    let zero = b.constant(Literal::zero(COUNTER));
    let mut starts = vec![zero; b.shape(array).rank()];
    starts[0] = round;
    starts
}
