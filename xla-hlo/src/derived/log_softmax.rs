//! `log_softmax(x, dimension = d)`: `(x - m) - log(sum(exp(x - m)))` with `m = max(x)`, all along the given dimensions.
//!
//! It is `log(softmax(x))` without the underflow of small probabilities.

use crate::derived::softmax::{SoftmaxParts, parts};
use crate::error::Fault;
use crate::graph::Value;
use crate::ops::parts::{ALONG, along_floats, widened};
use crate::{Builder, Operation};

/// Converts scores to logarithms of probabilities.
pub static OPERATION: Operation = Operation {
    name: "log_softmax",
    operator: None,
    params: ALONG,
    over_trees: false,
    build: |call| along_floats(call, log_softmax),
};

/// Computes the logarithm of the operand's softmax along dimensions.
///
/// # Errors
/// The operand's element type is not floating-point, or it has no such dimension.
pub fn log_softmax(b: &mut Builder<'_>, operand: Value, dims: &[usize]) -> Result<Value, Fault> {
    widened(b, operand, |b, operand| {
        let sizes = b.shape(operand).dims.clone();
        let SoftmaxParts { shifted, total, .. } = parts(b, operand, dims)?;
        b.formula([total, shifted], |[total, shifted]| {
            shifted - total.log().spread(&sizes, dims)
        })
    })
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, primitives};

    #[test]
    fn log_softmax_accepts_the_arguments_of_softmax() {
        check(&[
            ("log_softmax(f32[2, N], dimension = 0)", "f32[2, N]"),
            ("log_softmax(bf16[3])", "bf16[3]"),
            (
                "log_softmax(f32[2, 3])",
                "dimensions: missing argument `dimension` or `dimensions`: expected an integer or a list of integers such as `[0, 1]` | \
                 write `log_softmax({operand}, dimension = 1)`",
            ),
            (
                "log_softmax(bool[2])",
                "operand 0: expected floating-point elements, found bool | \
                 convert it first: `{operand} as f32`",
            ),
        ]);
    }

    #[test]
    fn the_logarithm_is_of_the_sum_and_not_of_probabilities() {
        let expected = [
            "stop_gradient",
            "constant",
            "reduce",
            "broadcast_in_dim",
            "sub",
            "exp",
            "constant",
            "reduce",
            "log",
            "broadcast_in_dim",
            "sub",
        ];
        assert_eq!(primitives("log_softmax(f32[2, 3], 1)"), expected);
    }
}
