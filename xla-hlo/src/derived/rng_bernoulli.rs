//! `rng_bernoulli(rng, mean, sizes)`: `bool` elements that are true with probability `mean`.
//!
//! An element is true if a uniformly distributed number from 0 to 1, of the element type of `mean`, is less than `mean`:
//! never if `mean` is 0 or less, always if it is 1 or more.

use crate::derived::rng_uniform::{draw, unit};
use crate::error::{Fault, FaultKind};
use crate::operation::InCall;
use crate::operation::Param;
use crate::ops::classes::FLOAT;
use crate::{ElementType, Operation, Shape};

/// XLA's RngBernoulli.
pub static OPERATION: Operation = Operation {
    name: "rng_bernoulli",
    operator: None,
    params: &[
        Param::state("rng"),
        Param::array("mean"),
        Param::sizes("sizes"),
    ],
    over_trees: false,
    build: |call| {
        let mean = call.typed("mean", ElementType::F32)?;
        let found = call.b.shape(mean).clone();
        FLOAT.check(1, found.element).in_call(call)?;
        let expected = Shape::scalar(found.element);
        if found != expected {
            let fault = Fault::operand(1, FaultKind::ShapeExpected { expected, found });
            return Err(call.error(fault));
        }
        draw(call, |b, state, sizes| {
            let [state, unit] = unit(b, state, [expected.element; 2], sizes, 0.0)?;
            let one = b.formula([unit, mean], |[unit, mean]| unit.less(mean))?;
            Ok([state, one])
        })
    },
};

#[cfg(test)]
mod tests {
    use crate::testing::check;

    #[test]
    fn the_mean_is_a_floating_point_scalar() {
        check(&[
            ("rng_bernoulli(u64[2], 0.5, [N])", "(u64[2], bool[N])"),
            (
                "rng_bernoulli(u64[2], f64[], [2, 3])",
                "(u64[2], bool[2, 3])",
            ),
            (
                "rng_bernoulli(u64[2], i32[], [2])",
                "operand 1: expected floating-point elements, found i32",
            ),
            (
                "rng_bernoulli(u64[2], f32[2], [2])",
                "operand 1: expected f32[], found f32[2]",
            ),
            (
                "rng_bernoulli(f32[2], 0.5, [2])",
                "rng: expected an `Rng`, or its state u64[2], found f32[2]",
            ),
        ]);
    }
}
