//! The inverse of the error function, by rational steps that converge from a simple start.

use std::f64::consts::PI;

use xla_hlo::error::Fault;
use xla_hlo::ops::elementwise as e;
use xla_hlo::{Builder, ElementType, Value};

use super::expand::{choose, is_number, number, one, two, with};

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
