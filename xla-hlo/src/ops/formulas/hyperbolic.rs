//! Hyperbolic functions and their inverses.

use std::f64::consts::{E, LN_2};

use super::complex;
use crate::graph::Term;

/// `(exp(x) - exp(-x)) / 2`, by `t = exp(x) - 1` where the terms cancel; of a complex number, `-i sin(i z)`.
pub(super) fn sinh(x: Term<'_>) -> Term<'_> {
    if x.is_complex() {
        return -(x.times_i().sin().times_i());
    }
    let a = x.abs();
    let up = half_exp(a);
    let t = a.expm1();
    let small = (t + t / (t + 1.0)) * 0.5;
    let size = a.less(1.0).select(small, up - 0.25 / up);
    size.signed_like(x)
}

/// `(exp(x) + exp(-x)) / 2`; of a complex number, `cos(i z)`.
pub(super) fn cosh(x: Term<'_>) -> Term<'_> {
    if x.is_complex() {
        return x.times_i().cos();
    }
    let up = half_exp(x.abs());
    up + 0.25 / up
}

/// Returns the half of `exp(a)`, which overflows only where the half does: `a - 1` is exact from 1 on.
fn half_exp(a: Term<'_>) -> Term<'_> {
    (a - 1.0).exp() * (E / 2.0)
}

/// `sign(x) log1p(a + a^2 / (1 + sqrt(a^2 + 1)))` with `a = |x|`, or `log(2 a)` where the square overflows.
pub(super) fn asinh(x: Term<'_>) -> Term<'_> {
    if x.is_complex() {
        return complex::asinh(x);
    }
    let a = x.abs();
    let square = a * a;
    let value = (a + square / (1.0 + (square + 1.0).sqrt())).log1p();
    let is_large = a.at_least(x.largest().sqrt() / 2.0);
    let size = is_large.select(a.log() + LN_2, value);
    size.signed_like(x)
}

/// `log1p(t + sqrt(t) sqrt(t + 2))` with `t = x - 1`, or `log(2 x)` where the sum overflows.
pub(super) fn acosh(x: Term<'_>) -> Term<'_> {
    if x.is_complex() {
        return complex::acosh(x);
    }
    let t = x - 1.0;
    let value = (t + t.sqrt() * (t + 2.0).sqrt()).log1p();
    let is_large = x.at_least(x.largest() / 2.0);
    is_large.select(x.log() + LN_2, value)
}

/// `sign(x) log1p(2 a / (1 - a)) / 2` with `a = |x|`.
pub(super) fn atanh(x: Term<'_>) -> Term<'_> {
    if x.is_complex() {
        return complex::atanh(x);
    }
    let a = x.abs();
    let size = (a * 2.0 / (1.0 - a)).log1p() * 0.5;
    size.signed_like(x)
}

/// Returns `sqrt(1 - x^2)`; factors keep its accuracy near 1 and -1.
pub(super) fn cofunction(x: Term<'_>) -> Term<'_> {
    ((1.0 - x) * (1.0 + x)).sqrt()
}

/// `1 / sqrt(x^2 + 1)`, or `1 / |x|` where the square overflows.
pub(super) fn asinh_slope(x: Term<'_>) -> Term<'_> {
    if x.is_complex() {
        return complex::asinh_slope(x);
    }
    let slope = (1.0 + x * x).rsqrt();
    let a = x.abs();
    let is_large = a.at_least(x.largest().sqrt() / 2.0);
    is_large.select(1.0 / a, slope)
}

/// `1 / sqrt(x^2 - 1)`, or `1 / x` where the square overflows.
pub(super) fn acosh_slope(x: Term<'_>) -> Term<'_> {
    if x.is_complex() {
        return complex::acosh_slope(x);
    }
    let slope = ((x - 1.0) * (x + 1.0)).rsqrt();
    let is_large = x.at_least(x.largest().sqrt() / 2.0);
    is_large.select(1.0 / x, slope)
}

/// `1 / (1 - x^2)`; factors keep its accuracy near 1 and -1.
pub(super) fn atanh_slope(x: Term<'_>) -> Term<'_> {
    1.0 / ((1.0 - x) * (1.0 + x))
}
