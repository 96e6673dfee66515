//! The logarithm of the gamma function and its derivative, by Lanczos's approximation.

use std::f64::consts::PI;

use xla_hlo::error::Fault;
use xla_hlo::ops::elementwise as e;
use xla_hlo::{Builder, Value};

use super::steps::{choose, is, is_number, number, one, two, with};

/// The constant of the approximation, for which the coefficients hold.
const G: f64 = 7.0;

/// The first coefficient, and those of `1 / (z + 1)`, `1 / (z + 2)` and so on (Lanczos, "A precision approximation of the
/// gamma function", 1964).
const FIRST: f64 = 0.999_999_999_999_809_9;
const COEFFICIENTS: [f64; 8] = [
    676.520_368_121_885_1,
    -1_259.139_216_722_402_8,
    771.323_428_777_653_1,
    -176.615_029_162_140_6,
    12.507_343_278_686_905,
    -0.138_571_095_265_720_12,
    9.984_369_578_019_572e-6,
    1.505_632_735_149_311_6e-7,
];

/// The parts of the approximation at a number, or at its reflection if it is below 1/2.
struct Parts {
    is_reflected: Value,
    z: Value,
    /// `z + G + 1/2`, and its logarithm.
    t: Value,
    log_t: Value,
}

impl Parts {
    fn of(b: &mut Builder<'_>, x: Value) -> Result<Parts, Fault> {
        let is_reflected = is_number(b, "LT", x, 0.5)?;
        let (opposite, less) = (one(b, &e::neg, x)?, with(b, &e::sub, x, 1.0)?);
        let z = choose(b, is_reflected, opposite, less)?;
        let t = with(b, &e::add, z, G + 0.5)?;
        // log(G + 1/2) + log1p(z / (G + 1/2)) does not lose what a large sum rounds.
        let part = with(b, &e::div, z, G + 0.5)?;
        let log = one(b, &e::log1p, part)?;
        let log_t = with(b, &e::add, log, (G + 0.5).ln())?;
        Ok(Parts {
            is_reflected,
            z,
            t,
            log_t,
        })
    }

    /// Returns the sum of the coefficients, each divided by this power of `z + i`.
    fn sum(&self, b: &mut Builder<'_>, start: f64, square: bool) -> Result<Value, Fault> {
        let mut sum = number(b, self.z, start);
        for (i, coefficient) in COEFFICIENTS.into_iter().enumerate() {
            let mut below = with(b, &e::add, self.z, i as f64 + 1.0)?;
            if square {
                below = two(b, &e::mul, below, below)?;
            }
            let above = number(b, self.z, coefficient);
            let term = two(b, &e::div, above, below)?;
            sum = two(b, &e::add, sum, term)?;
        }
        Ok(sum)
    }
}

/// Returns the logarithm of the absolute value of the gamma function.
pub(super) fn lgamma(b: &mut Builder<'_>, x: Value) -> Result<Value, Fault> {
    let parts = Parts::of(b, x)?;
    let sum = parts.sum(b, FIRST, false)?;
    let log = one(b, &e::log, sum)?;
    // (z + 1/2) log t - t, in an order that overflows late.
    let half = with(b, &e::add, parts.z, 0.5)?;
    let ratio = two(b, &e::div, parts.t, parts.log_t)?;
    let inner = two(b, &e::sub, half, ratio)?;
    let product = two(b, &e::mul, inner, parts.log_t)?;
    let product = with(b, &e::add, product, (2.0 * PI).sqrt().ln())?;
    let direct = two(b, &e::add, product, log)?;
    // log(pi / |sin(pi x)|) - lgamma(1 - x).
    let a = one(b, &e::abs, x)?;
    let whole = one(b, &e::floor, a)?;
    let fraction = two(b, &e::sub, a, whole)?;
    let rest = with(b, &e::sub, fraction, 1.0)?;
    let rest = one(b, &e::neg, rest)?;
    let is_upper = is_number(b, "GT", fraction, 0.5)?;
    let fraction = choose(b, is_upper, rest, fraction)?;
    let angle = with(b, &e::mul, fraction, PI)?;
    let sin = one(b, &e::sin, angle)?;
    let log_sin = one(b, &e::log, sin)?;
    let less = with(b, &e::sub, log_sin, PI.ln())?;
    let less = one(b, &e::neg, less)?;
    let reflected = two(b, &e::sub, less, direct)?;
    let infinite = one(b, &e::neg, log_sin)?;
    let is_finite = one(b, &e::is_finite, log_sin)?;
    let reflected = choose(b, is_finite, reflected, infinite)?;
    let value = choose(b, parts.is_reflected, reflected, direct)?;
    let infinity = number(b, x, f64::INFINITY);
    let is_infinite = is_number(b, "EQ", a, f64::INFINITY)?;
    choose(b, is_infinite, infinity, value)
}

/// Returns the derivative of the logarithm of the gamma function.
pub(super) fn digamma(b: &mut Builder<'_>, x: Value) -> Result<Value, Fault> {
    let parts = Parts::of(b, x)?;
    let squares = parts.sum(b, 0.0, true)?;
    let sum = parts.sum(b, FIRST, false)?;
    let ratio = two(b, &e::div, squares, sum)?;
    let g = number(b, x, G);
    let part = two(b, &e::div, g, parts.t)?;
    let direct = two(b, &e::sub, parts.log_t, ratio)?;
    let direct = two(b, &e::sub, direct, part)?;
    // digamma(1 - x) - pi / tan(pi x), at a number near 0 with the same tangent.
    let half = with(b, &e::add, x, 0.5)?;
    let whole = one(b, &e::floor, half)?;
    let whole = one(b, &e::abs, whole)?;
    let near = two(b, &e::add, x, whole)?;
    let angle = with(b, &e::mul, near, PI)?;
    let (sin, cos) = (one(b, &e::sin, angle)?, one(b, &e::cos, angle)?);
    let above = with(b, &e::mul, cos, PI)?;
    let part = two(b, &e::div, above, sin)?;
    let reflected = two(b, &e::sub, direct, part)?;
    let value = choose(b, parts.is_reflected, reflected, direct)?;
    // At 0 and below, whole numbers are poles.
    let floor = one(b, &e::floor, x)?;
    let is_whole = is(b, "EQ", x, floor)?;
    let is_low = is_number(b, "LE", x, 0.0)?;
    let is_pole = two(b, &e::and, is_whole, is_low)?;
    let nan = number(b, x, f64::NAN);
    choose(b, is_pole, nan, value)
}
