//! The logarithm of the gamma function and its derivative, by Lanczos's approximation.

use std::f64::consts::PI;

use crate::graph::Term;
use crate::ops::elementwise as e;

/// The constant of the approximation, for which the coefficients hold.
const G: f64 = 7.0;

/// The first coefficient, then the coefficients of `1 / (z + 1)`, `1 / (z + 2)` and so on (Lanczos, "A precision
/// approximation of the gamma function", 1964).
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
struct Parts<'s> {
    is_reflected: Term<'s>,
    z: Term<'s>,
    /// `z + G + 1/2`, and its logarithm.
    t: Term<'s>,
    log_t: Term<'s>,
}

impl<'s> Parts<'s> {
    fn of(x: Term<'s>) -> Parts<'s> {
        let is_reflected = x.less(0.5);
        let z = is_reflected.select(-x, x - 1.0);
        Parts {
            is_reflected,
            z,
            t: z + (G + 0.5),
            // This does not lose what a large sum rounds.
            log_t: (z / (G + 0.5)).log1p() + (G + 0.5).ln(),
        }
    }

    /// Returns the sum of the coefficients, each divided by `z + i`.
    fn sum(&self) -> Term<'s> {
        let mut sum = self.z.number(FIRST);
        for (i, coefficient) in COEFFICIENTS.into_iter().enumerate() {
            sum = sum + coefficient / (self.z + (i as f64 + 1.0));
        }
        sum
    }

    /// Returns the sum of the coefficients, each divided by the square of `z + i`: the derivative of the other sum with
    /// the opposite sign.
    fn slope(&self) -> Term<'s> {
        let mut sum = self.z.number(0.0);
        for (i, coefficient) in COEFFICIENTS.into_iter().enumerate() {
            let below = self.z + (i as f64 + 1.0);
            sum = sum + coefficient / (below * below);
        }
        sum
    }
}

/// The logarithm of the absolute value of the gamma function.
pub(super) fn lgamma(x: Term<'_>) -> Term<'_> {
    let parts = Parts::of(x);
    let log = parts.sum().log();
    // (z + 1/2) log t - t, in an order that overflows late.
    let product = (parts.z + 0.5 - parts.t / parts.log_t) * parts.log_t;
    let direct = product + (2.0 * PI).sqrt().ln() + log;
    // log(pi / |sin(pi x)|) - lgamma(1 - x).
    let a = x.abs();
    let fraction = a - a.floor();
    let is_upper = fraction.greater(0.5);
    let fraction = is_upper.select(1.0 - fraction, fraction);
    let log_sin = (fraction * PI).sin().log();
    let reflected = PI.ln() - log_sin - direct;
    let is_finite = log_sin.apply(&e::is_finite);
    let reflected = is_finite.select(reflected, -log_sin);
    let value = parts.is_reflected.select(reflected, direct);
    let is_infinite = a.equal(f64::INFINITY);
    let value = is_infinite.select(x.number(f64::INFINITY), value);
    let is_zero = x.equal(1.0) | x.equal(2.0);
    is_zero.select(x.number(0.0), value)
}

/// The derivative of the logarithm of the gamma function.
pub(super) fn digamma(x: Term<'_>) -> Term<'_> {
    let parts = Parts::of(x);
    let ratio = parts.slope() / parts.sum();
    let direct = parts.log_t - ratio - G / parts.t;
    // digamma(1 - x) - pi / tan(pi x), at a number near 0 with the same tangent.
    let angle = (x + (x + 0.5).floor().abs()) * PI;
    let reflected = direct - angle.cos() * PI / angle.sin();
    let value = parts.is_reflected.select(reflected, direct);
    // At 0 and below, whole numbers are poles.
    let is_pole = x.equal(x.floor()) & x.at_most(0.0);
    is_pole.select(x.number(f64::NAN), value)
}

/// The numbers `B[2], B[4], ..` of Bernoulli.
pub(super) const BERNOULLI: [f64; 8] = [
    1.0 / 6.0,
    -1.0 / 30.0,
    1.0 / 42.0,
    -1.0 / 30.0,
    5.0 / 66.0,
    -691.0 / 2730.0,
    7.0 / 6.0,
    -3617.0 / 510.0,
];

/// The number from which on the asymptotic series of the derivative of `digamma` is used.
const FAR: usize = 10;

/// The derivative of `digamma`: the first terms of the sum of `1 / (z + k)^2`, and the asymptotic series of the rest.
pub(super) fn trigamma(x: Term<'_>) -> Term<'_> {
    let is_reflected = x.less(0.5);
    let z = is_reflected.select(1.0 - x, x);
    let mut sum = z.number(0.0);
    for k in 0..FAR {
        let below = z + k as f64;
        sum = sum + 1.0 / (below * below);
    }
    let inverse = 1.0 / (z + FAR as f64);
    let square = inverse * inverse;
    let series = square.polynomial(&BERNOULLI) * square * inverse;
    let direct = sum + (inverse + square * 0.5 + series);
    // pi^2 / sin(pi x)^2 - trigamma(1 - x).
    let angle = (x + (x + 0.5).floor().abs()) * PI;
    let ratio = PI / angle.sin();
    is_reflected.select(ratio * ratio - direct, direct)
}
