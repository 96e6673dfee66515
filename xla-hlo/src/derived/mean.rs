//! `mean(x, dimensions)`: `sum(x) / n`, where `n` is the number of elements reduced to one. The mean of no elements is
//! NaN.

use crate::derived::fold::sum;
use crate::error::Fault;
use crate::graph::Value;
use crate::ops::classes::FLOAT_COMPLEX;
use crate::ops::parts::{REDUCTION, count, of_class, reduction, widened};
use crate::{Builder, Operation};

/// The mean of floating-point or complex elements.
pub static OPERATION: Operation = Operation {
    name: "mean",
    operator: None,
    params: REDUCTION,
    over_trees: false,
    build: |call| {
        let operand = of_class(call, "operand", &FLOAT_COMPLEX)?;
        reduction(call, operand, |b, dims| mean(b, operand, dims))
    },
};

/// Computes the arithmetic mean over dimensions.
///
/// # Errors
/// The operand's element type is neither floating-point nor complex, or it has no such dimension.
pub fn mean(b: &mut Builder<'_>, operand: Value, dims: &[usize]) -> Result<Value, Fault> {
    widened(b, operand, |b, operand| {
        let total = sum(b, operand, dims)?;
        let count = count(b, operand, dims);
        b.formula([total, count], |[total, count]| total / count)
    })
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, primitives};

    #[test]
    fn only_numbers_with_fractions_have_a_mean_of_their_type() {
        check(&[
            ("mean(f32[2, N], 1)", "f32[2]"),
            ("mean(c128[2, 3], keep = true)", "c128[1, 1]"),
            (
                "mean(i32[2])",
                "operand 0: expected floating-point or complex elements, found i32 | \
                 convert it first: `{operand} as f32`",
            ),
        ]);
    }

    #[test]
    fn a_size_known_by_name_divides_as_a_value() {
        let cases: &[(&str, &[&str])] = &[
            (
                "mean(f32[2, 3])",
                &["constant", "reduce", "constant", "div"],
            ),
            ("mean(f32[2, N])", &["constant", "reduce", "size", "div"]),
        ];
        for (call, expected) in cases {
            assert_eq!(primitives(call), *expected, "{call}");
        }
    }
}
