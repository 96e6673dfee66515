//! Trigonometric functions and their inverses.

use std::f64::consts::PI;

use super::complex;
use super::hyperbolic::cofunction;
use crate::graph::Term;
use crate::ops::elementwise;

/// `sin(x) / cos(x)`; of a complex number, `-i tanh(i z)`.
pub(super) fn tan(x: Term<'_>) -> Term<'_> {
    if x.is_complex() {
        return -(x.times_i().tanh().times_i());
    }
    x.sin() / x.cos()
}

/// `2 atan2(x, 1 + sqrt(1 - x^2))`, which is accurate near 1.
pub(super) fn asin(x: Term<'_>) -> Term<'_> {
    if x.is_complex() {
        return complex::asin(x);
    }
    x.atan2(1.0 + cofunction(x)) * 2.0
}

/// `2 atan2(sqrt(1 - x^2), 1 + x)`, which is accurate near 1.
pub(super) fn acos(x: Term<'_>) -> Term<'_> {
    if x.is_complex() {
        return complex::acos(x);
    }
    let angle = cofunction(x).atan2(1.0 + x) * 2.0;
    x.equal(-1.0).select(x.number(PI), angle)
}

/// `atan2(x, 1)`.
pub(super) fn atan(x: Term<'_>) -> Term<'_> {
    if x.is_complex() {
        return complex::atan(x);
    }
    x.atan2(1.0)
}

/// `1 / sqrt(1 - x^2)`; factors keep its accuracy near 1 and -1.
pub(super) fn asin_slope(x: Term<'_>) -> Term<'_> {
    if x.is_complex() {
        return complex::asin_slope(x);
    }
    ((1.0 - x) * (1.0 + x)).rsqrt()
}

/// `1 / (1 + x^2)`.
pub(super) fn atan_slope(x: Term<'_>) -> Term<'_> {
    1.0 / (1.0 + x * x)
}

/// `a / (a^2 + b^2)`, without squares, which overflow and underflow: `1 / (a + b b / a)` where `a` is larger.
pub(super) fn atan2_slope<'s>(a: Term<'s>, b: Term<'s>) -> Term<'s> {
    if a.is_complex() {
        return a / (a * a + b * b);
    }
    let is_first = a.abs().at_least(b.abs());
    let ratio = is_first.select(b, a) / is_first.select(a, b);
    let below = is_first.select(a + b * ratio, a * ratio + b);
    is_first.select(a.number(1.0), ratio) / below
}

/// `sin(pi x) / (pi x)`, and 1 at 0. The sine is taken of the distance from the nearest whole number, so that it is 0
/// at whole numbers, and accurate beside them.
pub(super) fn sinc(x: Term<'_>) -> Term<'_> {
    let x = if x.is_complex() { x } else { x.abs() };
    let (rest, is_odd) = half_turns(x);
    // The sine of a complex number overflows before its quotient does. The sine of half the angle does not:
    // `sin(2 a) = 2 sin(a) cos(a)`.
    let turn = if x.is_complex() { PI / 2.0 } else { PI };
    let angle = rest * turn;
    let sine = angle.sin();
    // A difference: the negation of 0 would be -0.
    let sine = is_odd.select(0.0 - sine, sine);
    let quotient = sine / (x * turn);
    let quotient = if x.is_complex() {
        quotient * angle.cos()
    } else {
        quotient
    };
    x.equal(0.0).select(x.number(1.0), quotient)
}

/// The slope of [`sinc`]: `(cos(pi x) - sinc(x)) / x`, or a series near 0, where these terms cancel.
pub(crate) fn sinc_slope(x: Term<'_>) -> Term<'_> {
    // Each formula is evaluated in its own range only: outside of it, its derivative is infinite, and infinity times 0
    // is NaN.
    let is_near = x.abs().at_most(SERIES_LIMIT);
    let limit = x.number(SERIES_LIMIT);
    let (near, far) = (is_near.select(x, limit), is_near.select(limit, x));
    let series = near * (near * near).polynomial(&SLOPE_SERIES);
    let (rest, is_odd) = half_turns(far);
    let cosine = (rest * PI).cos();
    let cosine = is_odd.select(-cosine, cosine);
    is_near.select(series, (cosine - far.apply(&super::sinc)) / far)
}

/// Returns the difference of `x`, or of its real part, from the nearest whole number, and whether that number is odd.
fn half_turns(x: Term<'_>) -> (Term<'_>, Term<'_>) {
    let real = x.real_part();
    let whole = real.apply(&elementwise::round_nearest_even);
    let half = whole * 0.5;
    let is_odd = half.floor().unequal(half);
    let rest = real - whole;
    let rest = if x.is_complex() {
        rest.complex(x.imag())
    } else {
        rest
    };
    (rest, is_odd)
}

/// Where the terms of the slope no longer cancel, and the series still converges fast: the last term is 1e-19 of the
/// first.
const SERIES_LIMIT: f64 = 0.5;

/// The coefficients of `sinc'(x) / x` in powers of `x^2`: `(-1)^k 2 k pi^(2 k) / (2 k + 1)!` for `k` from 1.
const SLOPE_SERIES: [f64; 12] = [
    -3.289868133696453,
    3.2469697011334144,
    -1.1445109447325053,
    0.2091827825412384,
    -0.023460810354558236,
    0.001781145516372852,
    -9.766223126318933e-05,
    4.049947846619244e-06,
    -1.3148481279991994e-07,
    3.4330769499642866e-09,
    -7.365893777096947e-11,
    1.3217901389162318e-12,
];
