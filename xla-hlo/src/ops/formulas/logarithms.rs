//! Logarithms of sums of two powers, and the length of a vector of two numbers.

use std::f64::consts::{FRAC_1_SQRT_2, LN_2, LOG2_E};

use crate::graph::Term;

/// `log(exp(a) + exp(b))`: the maximum, and a logarithm of at most 2.
pub(super) fn logaddexp<'s>(a: Term<'s>, b: Term<'s>) -> Term<'s> {
    let small = (-difference(a, b).abs()).exp();
    a.max(b) + small.log1p()
}

/// `log2(2^a + 2^b)`.
pub(super) fn logaddexp2<'s>(a: Term<'s>, b: Term<'s>) -> Term<'s> {
    let small = (-difference(a, b).abs()).apply(&super::exp2);
    a.max(b) + small.log1p() * LOG2_E
}

/// The slope of [`logaddexp`] in `a`: the share of `exp(a)` in the sum.
pub(crate) fn share<'s>(a: Term<'s>, b: Term<'s>, _: Term<'s>) -> Term<'s> {
    difference(a, b).logistic()
}

/// The slope of [`logaddexp2`] in `a`.
pub(crate) fn share2<'s>(a: Term<'s>, b: Term<'s>, _: Term<'s>) -> Term<'s> {
    (difference(a, b) * LN_2).logistic()
}

/// Returns `a - b`, and 0 for equal infinities.
fn difference<'s>(a: Term<'s>, b: Term<'s>) -> Term<'s> {
    let is_same = a.equal(b) & a.abs().equal(f64::INFINITY);
    let zero = a.number(0.0);
    is_same.select(zero, a) - is_same.select(zero, b)
}

/// `sqrt(x^2 + y^2)`, by the ratio of the smaller to the larger number, whose square does not overflow. Infinity beside NaN
/// is infinity, as in IEEE 754.
pub(super) fn hypot<'s>(x: Term<'s>, y: Term<'s>) -> Term<'s> {
    let (x, y) = (x.abs(), y.abs());
    let (high, low) = (x.max(y), x.min(y));
    let ratio = low / high.equal(0.0).select(x.number(1.0), high);
    let length = high * (ratio * ratio + 1.0).sqrt();
    let is_infinite = x.equal(f64::INFINITY) | y.equal(f64::INFINITY);
    is_infinite.select(x.number(f64::INFINITY), length)
}

/// The slope of [`hypot`] in `x`, where the length is `r`: `x / r`. At the origin it is 1/2, as in JAX; at infinity it is
/// the cosine of the direction, where a finite number beside an infinite one counts as 0.
pub(crate) fn cosine<'s>(x: Term<'s>, y: Term<'s>, r: Term<'s>) -> Term<'s> {
    let is_infinite = |z: Term<'s>| z.abs().equal(f64::INFINITY);
    let (far, both) = (is_infinite(x), is_infinite(x) & is_infinite(y));
    let unit = both.select(x.number(FRAC_1_SQRT_2), x.number(1.0)) * x.sign();
    let far = far.select(unit, x.number(0.0));
    // The quotient is of numbers that have one, or its derivative would be NaN.
    let (is_zero, is_far) = (r.equal(0.0), is_infinite(r));
    let x = is_far.select(x.number(0.0), x);
    let near = x / (is_zero | is_far).select(x.number(1.0), r);
    let near = is_zero.select(x.number(0.5), near);
    is_far.select(far, near)
}
