//! `mean(x, dimensions)`: `sum(x) / n`, where `n` elements fold to one. The mean of nothing is NaN.

use crate::derived::fold::sum;
use crate::derived::parts::{REDUCTION, binary, count, of_class, reduction, widened};
use crate::error::Fault;
use crate::graph::Value;
use crate::ops::classes::FLOAT_COMPLEX;
use crate::ops::elementwise;
use crate::{Builder, Operation};

/// The mean of floating-point or complex elements.
pub static OPERATION: Operation = Operation {
    name: "mean",
    operator: None,
    params: REDUCTION,
    over_trees: false,
    build: |call| {
        let help = "convert it first: `{operand} as f32`";
        let operand = of_class(call, "operand", &FLOAT_COMPLEX, help)?;
        reduction(call, operand, |b, dims| mean(b, operand, dims))
    },
    summary: "Arithmetic mean over dimensions.",
};

/// Arithmetic mean over dimensions.
///
/// # Errors
/// The operand's elements are neither floating-point nor complex, or it has no such dimension.
pub fn mean(b: &mut Builder<'_>, operand: Value, dims: &[usize]) -> Result<Value, Fault> {
    widened(b, operand, |b, operand| {
        let total = sum(b, operand, dims)?;
        let count = count(b, operand, dims);
        binary(b, &elementwise::div, total, count)
    })
}
