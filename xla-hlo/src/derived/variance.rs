//! `variance(x, dimensions)`: `sum((x - mean(x))^2) / (n - correction)`, where `n` is the number of elements reduced to
//! one.
//!
//! By default it is the variance of a whole population; `correction = 1` estimates it from a sample. The mean is
//! subtracted before squaring, which avoids cancellation if it is large. If `n` is not greater than `correction`, the
//! sum is divided by 0 and the result is NaN or infinity, never a plausible variance.

use crate::derived::fold::sum;
use crate::derived::mean::mean;
use crate::error::{Error, Fault, FaultKind};
use crate::graph::{Value, Values};
use crate::operation::InCall;
use crate::operation::{Call, Param};
use crate::ops::classes::FLOAT;
use crate::ops::parts::{count, of_class, reduction, size, widened};
use crate::{Builder, Operation, Size};

/// The variance of floating-point elements.
pub static OPERATION: Operation = Operation {
    name: "variance",
    operator: None,
    params: &[
        Param::array("operand"),
        Param::ints("dimensions").optional(),
        Param::int("correction").optional(),
        Param::switch("keep"),
    ],
    over_trees: false,
    build,
};

fn build(call: &mut Call<'_, '_>) -> Result<Values, Error> {
    let operand = of_class(call, "operand", &FLOAT)?;
    let correction = if call.is_passed("correction") {
        known(&size(call, "correction")?).in_call(call)?
    } else {
        0
    };
    reduction(call, operand, |b, dims| {
        variance(b, operand, dims, correction)
    })
}

fn known(size: &Size) -> Result<usize, Fault> {
    size.known().ok_or_else(|| {
        let what = FaultKind::Value {
            expected: "a number such as 0 or 1".to_string(),
            found: size.to_string(),
        };
        Fault::named("correction", what)
    })
}

/// Computes the mean squared distance from the mean over dimensions, with `correction` subtracted from the divisor.
///
/// # Errors
/// The operand's element type is not floating-point, or it has no such dimension.
pub fn variance(
    b: &mut Builder<'_>,
    operand: Value,
    dims: &[usize],
    correction: usize,
) -> Result<Value, Fault> {
    widened(b, operand, |b, operand| {
        let (_, squares) = distances(b, operand, dims)?;
        let total = sum(b, squares, dims)?;
        let divisor = count(b, operand, dims);
        b.formula([total, divisor], |[total, divisor]| {
            if correction == 0 {
                return total / divisor;
            }
            // A sum of too few elements is 0 or meaningless; dividing it by 0 makes that visible.
            total / (divisor - correction as f64).max(0.0)
        })
    })
}

/// Computes the distances from the mean over dimensions, and their squares.
pub(crate) fn distances(
    b: &mut Builder<'_>,
    operand: Value,
    dims: &[usize],
) -> Result<(Value, Value), Fault> {
    let sizes = b.shape(operand).dims.clone();
    let mean = mean(b, operand, dims)?;
    // Both are results, since the layer norm needs the distances too.
    let [distances, squares] = b.formulas([mean, operand], |[mean, operand]| {
        let distances = operand - mean.spread(&sizes, dims);
        let squares = distances * distances;
        [distances, squares]
    })?;
    Ok((distances, squares))
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, primitives};

    #[test]
    fn the_correction_is_a_number() {
        check(&[
            ("variance(f32[2, N], 1)", "f32[2]"),
            (
                "variance(f16[2, 3], correction = 1, keep = true)",
                "f16[1, 1]",
            ),
            (
                "variance(f32[2, N], correction = N)",
                "correction: expected a number such as 0 or 1, found N",
            ),
            (
                "variance(f32[2], correction = -1)",
                "correction[0]: expected a size, found -1",
            ),
            (
                "variance(f32[2], correction = [1, 2])",
                "correction: expected 1 number, found 2",
            ),
            (
                "variance(c64[2])",
                "operand 0: expected floating-point elements, found c64 | \
                 take the magnitude first: `abs({operand})`",
            ),
        ]);
    }

    #[test]
    fn the_mean_is_subtracted_before_squaring() {
        let expected = [
            "constant",
            "reduce",
            "constant",
            "broadcast_in_dim",
            "div",
            "broadcast_in_dim",
            "sub",
            "mul",
            "constant",
            "reduce",
            "constant",
            "broadcast_in_dim",
            "div",
        ];
        assert_eq!(primitives("variance(f32[2, 3], 1)"), expected);
    }
}
