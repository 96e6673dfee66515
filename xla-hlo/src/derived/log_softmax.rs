//! `log_softmax(x, dimension = d)`: `(x - m) - log(sum(exp(x - m)))` with `m = max(x)`, all along the dimensions given.
//!
//! It is `log(softmax(x))` without the underflow of small probabilities.

use crate::derived::fold::sum;
use crate::derived::parts::{ALONG, along, binary, floating, leaf, spread, unary, widened};
use crate::derived::softmax::shifted;
use crate::error::Fault;
use crate::graph::Value;
use crate::ops::elementwise;
use crate::{Builder, Operation};

/// Scores to logarithms of probabilities.
pub static OPERATION: Operation = Operation {
    name: "log_softmax",
    operator: None,
    params: ALONG,
    over_trees: false,
    build: |call| {
        let operand = floating(call, "operand")?;
        let dims = along(call, operand)?;
        let value = log_softmax(call.b, operand, &dims);
        leaf(call, value)
    },
    summary: "Logarithm of `softmax`.",
};

/// The logarithm of the operand's softmax along dimensions.
///
/// # Errors
/// The operand's elements are not floating-point, or it has no such dimension.
pub fn log_softmax(b: &mut Builder<'_>, operand: Value, dims: &[usize]) -> Result<Value, Fault> {
    widened(b, operand, |b, operand| {
        let sizes = b.shape(operand).dims.clone();
        let shifted = shifted(b, operand, dims)?;
        let exponentials = unary(b, &elementwise::exp, shifted)?;
        let total = sum(b, exponentials, dims)?;
        let log = unary(b, &elementwise::log, total)?;
        let log = spread(b, log, &sizes, dims)?;
        binary(b, &elementwise::sub, shifted, log)
    })
}
