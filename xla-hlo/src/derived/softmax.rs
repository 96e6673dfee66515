//! `softmax(x, dimension = d)`: `exp(x - m) / sum(exp(x - m))` with `m = max(x)`, all along the given dimensions.
//!
//! Subtracting the maximum prevents overflow. The dimension may be omitted if there is only one.

use crate::derived::fold::{reduce_max, sum};
use crate::error::Fault;
use crate::graph::Value;
use crate::ops::parts::{ALONG, along_floats, widened};
use crate::ops::stop_gradient::stop_gradient;
use crate::{Builder, Operation};

/// Converts scores to probabilities.
pub static OPERATION: Operation = Operation {
    name: "softmax",
    operator: None,
    params: ALONG,
    over_trees: false,
    build: |call| along_floats(call, softmax),
};

/// Divides the `exp` of the operand by its sum along dimensions.
///
/// # Errors
/// The operand's element type is not floating-point, or it has no such dimension.
pub fn softmax(b: &mut Builder<'_>, operand: Value, dims: &[usize]) -> Result<Value, Fault> {
    widened(b, operand, |b, operand| {
        let sizes = b.shape(operand).dims.clone();
        let SoftmaxParts {
            exponentials,
            total,
            ..
        } = parts(b, operand, dims)?;
        // One division for each sum: multiplication is several times faster, and adds only one rounding.
        let one = b.scalar(b.shape(total).element, 1.0);
        b.formula([one, total, exponentials], |[one, total, exponentials]| {
            exponentials * (one / total).spread(&sizes, dims)
        })
    })
}

/// The common parts of a softmax and its logarithm.
pub(crate) struct SoftmaxParts {
    /// The operand minus its maximum along dimensions.
    pub(crate) shifted: Value,
    /// The exponentials of `shifted`.
    pub(crate) exponentials: Value,
    /// The sum of the exponentials over the dimensions.
    pub(crate) total: Value,
}

/// Computes the parts of the softmax of an operand along dimensions.
pub(crate) fn parts(
    b: &mut Builder<'_>,
    operand: Value,
    dims: &[usize],
) -> Result<SoftmaxParts, Fault> {
    let sizes = b.shape(operand).dims.clone();
    // The result does not depend on the subtracted value.
    let fixed = stop_gradient(b, operand)?;
    let most = reduce_max(b, fixed, dims)?;
    let [shifted, exponentials] = b.formulas([most, operand], |[most, operand]| {
        let shifted = operand - most.spread(&sizes, dims);
        let exponentials = shifted.exp();
        [shifted, exponentials]
    })?;
    let total = sum(b, exponentials, dims)?;
    Ok(SoftmaxParts {
        shifted,
        exponentials,
        total,
    })
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, primitives};

    #[test]
    fn a_dimension_is_named_where_there_are_several() {
        check(&[
            ("softmax(f32[2, N], dimension = 1)", "f32[2, N]"),
            ("softmax(f32[2, N], dimensions = [1, 0])", "f32[2, N]"),
            ("softmax(f16[N])", "f16[N]"),
            ("softmax(f64[])", "f64[]"),
            (
                "softmax(f32[2, 3, 4])",
                "dimensions: missing argument `dimension` or `dimensions`: expected an integer or a list of integers such as `[0, 1]` | \
                 write `softmax({operand}, dimension = 2)`",
            ),
            (
                "softmax(f32[2, 3], 2)",
                "dimensions[0]: expected a dimension from 0 to 1, found 2",
            ),
            (
                "softmax(i32[2])",
                "operand 0: expected floating-point elements, found i32 | \
                 convert it first: `{operand} as f32`",
            ),
        ]);
    }

    #[test]
    fn the_exponential_is_computed_once() {
        let expected = [
            "stop_gradient",
            "constant",
            "reduce",
            "broadcast_in_dim",
            "sub",
            "exp",
            "constant",
            "reduce",
            "constant",
            "broadcast_in_dim",
            "div",
            "broadcast_in_dim",
            "mul",
        ];
        assert_eq!(primitives("softmax(f32[2, 3], 1)"), expected);
    }
}
