//! `rng_normal(rng, mu, sigma, sizes)`: normally distributed numbers with mean `mu` and standard deviation `sigma`.
//!
//! Two uniformly distributed numbers yield two normal ones, `sqrt(-2 log u) * cos(2 pi v)` and
//! `sqrt(-2 log u) * sin(2 pi v)` (Box and Muller, "A note on the generation of random normal deviates", 1958). `u` is
//! never 0, so that no number is beyond 5.8 standard deviations in `f32`, or 8.6 in `f64`. Sixteen-bit numbers are
//! drawn in `f32`.

use std::f64::consts::TAU;

use crate::derived::rng_uniform::{draw, scalars, unit};
use crate::error::{Fault, FaultKind};
use crate::graph::Value;
use crate::operation::Param;
use crate::ops::classes::FLOAT;
use crate::ops::parts::wide_element;
use crate::shape::product;
use crate::{Builder, Operation, Shape, Size};

/// XLA's RngNormal.
pub static OPERATION: Operation = Operation {
    name: "rng_normal",
    operator: None,
    params: &[
        Param::state("rng"),
        Param::array("mu"),
        Param::array("sigma"),
        Param::sizes("sizes"),
    ],
    over_trees: false,
    build: |call| {
        let [mu, sigma] = scalars(call, ["mu", "sigma"], &FLOAT)?;
        draw(call, |b, state, sizes| normal(b, state, [mu, sigma], sizes))
    },
};

/// Returns the next state, and numbers with this mean and standard deviation.
///
/// # Errors
/// The state is invalid, or mean and deviation are not floating-point scalars of one type.
pub fn normal(
    b: &mut Builder<'_>,
    state: Value,
    [mu, sigma]: [Value; 2],
    sizes: Vec<Size>,
) -> Result<[Value; 2], Fault> {
    let element = b.shape(mu).element;
    let wide = wide_element(element);
    let shape = Shape::new(element, sizes.clone());
    if shape.is_beyond_counting() {
        return Err(Fault::call(FaultKind::TooManyBytes(shape)));
    }
    // An odd count draws a pair more than it needs, and drops the last number.
    let count = product(sizes.iter());
    let range = |_| Fault::call(FaultKind::computed(format!("({count} + 1) / 2")));
    let pairs = count.plus(&Size::from(1)).map_err(range)?;
    let pairs = pairs.divided_by(&Size::from(2)).map_err(range)?;
    // `u` is in (0, 1], so its logarithm is finite; `v` is in [0, 1).
    let [state, u] = unit(b, state, [wide; 2], vec![pairs.clone()], 1.0)?;
    let [state, v] = unit(b, state, [wide; 2], vec![pairs], 0.0)?;
    let value = b.formula([u, v, mu, sigma], |[u, v, mu, sigma]| {
        let radius = (u.log() * -2.0).sqrt();
        let angle = v * TAU;
        let (first, second) = (radius * angle.cos(), radius * angle.sin());
        let all = first.concatenate(&[second], 0);
        let standard = all.slice_of(0, 0, count.clone()).reshape(&sizes);
        let (mu, sigma) = (mu.convert(wide), sigma.convert(wide));
        (standard * sigma + mu).convert(element)
    })?;
    Ok([state, value])
}

#[cfg(test)]
mod tests {
    use crate::testing::check;

    #[test]
    fn mean_and_deviation_are_floating_point_scalars() {
        check(&[
            (
                "rng_normal(u64[2], 0.0, f32[], [3, 5])",
                "(u64[2], f32[3, 5])",
            ),
            (
                "rng_normal(u64[2], f16[], 1.0, [N, M])",
                "(u64[2], f16[N, M])",
            ),
            ("rng_normal(u64[2], f64[], f64[], [])", "(u64[2], f64[])"),
            (
                "rng_normal(u64[2], i32[], i32[], [2])",
                "operand 1: expected floating-point elements, found i32",
            ),
            (
                "rng_normal(u64[2], f32[2], f32[], [2])",
                "operand 1: expected f32[], found f32[2]",
            ),
            (
                "rng_normal(u64[3], f32[], f32[], [2])",
                "rng: expected an `Rng`, or its state u64[2], found u64[3]",
            ),
        ]);
    }
}
