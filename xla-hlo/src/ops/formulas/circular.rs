//! Trigonometric functions and their inverses.

use std::f64::consts::PI;

use super::complex;
use super::hyperbolic::cofunction;
use crate::graph::Term;

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
