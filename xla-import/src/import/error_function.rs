//! The complement and the inverse of the error function.

use std::f64::consts::PI;

use xla_hlo::error::Fault;
use xla_hlo::ops::elementwise as e;
use xla_hlo::{Builder, ElementType, Value};

use super::steps::{choose, is_number, number, one, two, with};

/// The coefficients of the Chebyshev polynomials of `(x - 3.75) / (x + 3.75)` whose sum is `(1 + 2 x) exp(x^2) erfc(x)`
/// for `x` of 0 or more (Shepherd and Laframboise, "Chebyshev approximation of (1 + 2x) exp(x^2) erfc x", 1981); the first
/// 13 are enough for `f32`.
#[allow(clippy::excessive_precision)]
const COMPLEMENT: [f64; 23] = [
    1.177578934567402,
    -0.00459005458064645,
    -0.0842491333665177,
    0.05920993999819182,
    -0.026658668435305642,
    0.009074997670705097,
    -0.002413163540417689,
    0.0004907758365258584,
    -6.916973302555101e-05,
    4.1390279860266885e-06,
    7.740383054603557e-07,
    -2.188640105013796e-07,
    1.0764998412667975e-08,
    4.521959709359601e-09,
    -7.754408007533903e-10,
    -6.31809907580544e-11,
    2.868650349246014e-11,
    1.9453257725152727e-13,
    -9.665553098059357e-13,
    3.244094252507084e-14,
    3.3013421550627057e-14,
    -1.970680138706405e-15,
    -2.1473660226847046e-15,
];

/// Returns 1 minus the error function, accurate where that is small.
pub(super) fn erfc(b: &mut Builder<'_>, x: Value) -> Result<Value, Fault> {
    let terms = match b.shape(x).element {
        ElementType::F64 => COMPLEMENT.len(),
        _ => 13,
    };
    let a = one(b, &e::abs, x)?;
    let (above, below) = (with(b, &e::sub, a, 3.75)?, with(b, &e::add, a, 3.75)?);
    let t = two(b, &e::div, above, below)?;
    let twice = two(b, &e::add, t, t)?;
    // Clenshaw's recurrence.
    let mut sum = with(b, &e::mul, t, 0.0)?;
    let mut before = sum;
    for &coefficient in COMPLEMENT[1..terms].iter().rev() {
        let product = two(b, &e::mul, twice, sum)?;
        let less = two(b, &e::sub, product, before)?;
        before = sum;
        sum = with(b, &e::add, less, coefficient)?;
    }
    let product = two(b, &e::mul, t, sum)?;
    let less = two(b, &e::sub, product, before)?;
    let sum = with(b, &e::add, less, COMPLEMENT[0])?;
    let double = two(b, &e::add, a, a)?;
    let below = with(b, &e::add, double, 1.0)?;
    let ratio = two(b, &e::div, sum, below)?;
    let square = two(b, &e::mul, a, a)?;
    let opposite = one(b, &e::neg, square)?;
    let exp = one(b, &e::exp, opposite)?;
    let right = two(b, &e::mul, ratio, exp)?;
    let both = number(b, x, 2.0);
    let left = two(b, &e::sub, both, right)?;
    let is_left = is_number(b, "LT", x, 0.0)?;
    let value = choose(b, is_left, left, right)?;
    // The quotient of infinite numbers is not a number.
    let is_far = is_number(b, "GT", a, 30.0)?;
    let zero = number(b, x, 0.0);
    let far = choose(b, is_left, both, zero)?;
    choose(b, is_far, far, value)
}

/// The constant of Winitzki's approximation, whose relative error is below 2e-3.
const WINITZKI: f64 = 0.147;

/// Returns the number whose error function is `x`: Winitzki's approximation, then Halley's steps, each of which triples
/// the number of correct digits.
pub(super) fn erf_inv(b: &mut Builder<'_>, x: Value) -> Result<Value, Fault> {
    let steps = match b.shape(x).element {
        ElementType::F64 => 3,
        _ => 2,
    };
    // log((1 - x) (1 + x)).
    let opposite = one(b, &e::neg, x)?;
    let (less, more) = (one(b, &e::log1p, opposite)?, one(b, &e::log1p, x)?);
    let log = two(b, &e::add, less, more)?;
    // sign(x) sqrt(sqrt(h^2 - log / a) - h) with h = 2 / (pi a) + log / 2.
    let half = with(b, &e::mul, log, 0.5)?;
    let h = with(b, &e::add, half, 2.0 / (PI * WINITZKI))?;
    let square = two(b, &e::mul, h, h)?;
    let part = with(b, &e::mul, log, 1.0 / WINITZKI)?;
    let inner = two(b, &e::sub, square, part)?;
    let root = one(b, &e::sqrt, inner)?;
    // sqrt(h^2 + d) - h = d / (sqrt(h^2 + d) + h), which does not cancel near 0.
    let above = one(b, &e::neg, part)?;
    let below = two(b, &e::add, root, h)?;
    let ratio = two(b, &e::div, above, below)?;
    let start = one(b, &e::sqrt, ratio)?;
    let sign = one(b, &e::sign, x)?;
    let mut y = two(b, &e::mul, sign, start)?;
    for _ in 0..steps {
        // u = (erf(y) - x) / (2 / sqrt(pi) exp(-y^2)); y - u / (1 + y u).
        let found = one(b, &e::erf, y)?;
        let error = two(b, &e::sub, found, x)?;
        let square = two(b, &e::mul, y, y)?;
        let exp = one(b, &e::exp, square)?;
        let u = two(b, &e::mul, error, exp)?;
        let u = with(b, &e::mul, u, PI.sqrt() / 2.0)?;
        let product = two(b, &e::mul, y, u)?;
        let below = with(b, &e::add, product, 1.0)?;
        let step = two(b, &e::div, u, below)?;
        y = two(b, &e::sub, y, step)?;
    }
    let a = one(b, &e::abs, x)?;
    let infinity = number(b, x, f64::INFINITY);
    let infinite = two(b, &e::mul, x, infinity)?;
    let is_end = is_number(b, "EQ", a, 1.0)?;
    let y = choose(b, is_end, infinite, y)?;
    let is_zero = is_number(b, "EQ", a, 0.0)?;
    choose(b, is_zero, x, y)
}
