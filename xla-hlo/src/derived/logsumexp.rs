//! `logsumexp(x, dimensions)`: `log(sum(exp(x - m))) + m` with `m = max(x)`, or `m = 0` if the maximum is infinite.
//!
//! A row of `-inf` yields `-inf`, one with `inf` yields `inf`, and NaN stays NaN.

use crate::derived::fold::{reduce_max, sum};
use crate::error::Fault;
use crate::graph::Value;
use crate::ops::classes::FLOAT;
use crate::ops::parts::{REDUCTION, of_class, reduction, widened};
use crate::ops::stop_gradient::stop_gradient;
use crate::{Builder, Operation};

/// The logarithm of a sum of exponentials.
pub static OPERATION: Operation = Operation {
    name: "logsumexp",
    operator: None,
    params: REDUCTION,
    over_trees: false,
    build: |call| {
        let operand = of_class(call, "operand", &FLOAT)?;
        reduction(call, operand, |b, dims| logsumexp(b, operand, dims))
    },
};

/// Computes the logarithm of the sum of the operand's exponentials over dimensions.
///
/// # Errors
/// The operand's element type is not floating-point, or it has no such dimension.
pub fn logsumexp(b: &mut Builder<'_>, operand: Value, dims: &[usize]) -> Result<Value, Fault> {
    widened(b, operand, |b, operand| {
        let shape = b.shape(operand).clone();
        // The result does not depend on the subtracted value.
        let fixed = stop_gradient(b, operand)?;
        let most = reduce_max(b, fixed, dims)?;
        let finite = b.formula([most], |[most]| most.is_finite())?;
        let zero = b.scalar(shape.element, 0.0);
        let [most, exponentials] = b.formulas(
            [finite, most, zero, operand],
            |[finite, most, zero, operand]| {
                let most = finite.select(most, zero);
                let exponentials = (operand - most.spread(&shape.dims, dims)).exp();
                [most, exponentials]
            },
        )?;
        let total = sum(b, exponentials, dims)?;
        b.formula([total, most], |[total, most]| total.log() + most)
    })
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, primitives};

    #[test]
    fn it_is_a_reduction() {
        check(&[
            ("logsumexp(f32[2, N])", "f32[]"),
            ("logsumexp(f16[2, N], 1, keep = true)", "f16[2, 1]"),
            (
                "logsumexp(u8[2])",
                "operand 0: expected floating-point elements, found u8 | \
                 convert it first: `{operand} as f32`",
            ),
        ]);
    }

    #[test]
    fn an_infinite_maximum_is_not_subtracted() {
        let expected = [
            "stop_gradient",
            "constant",
            "reduce",
            "is_finite",
            "constant",
            "broadcast_in_dim",
            "select",
            "broadcast_in_dim",
            "sub",
            "exp",
            "constant",
            "reduce",
            "log",
            "add",
        ];
        assert_eq!(primitives("logsumexp(f32[2, 3], 1)"), expected);
    }
}
