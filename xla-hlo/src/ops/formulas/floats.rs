//! Signs, parts and neighbours of numbers, and questions about them.

use std::f64::consts::PI;

use crate::ElementType;
use crate::element::Kind;
use crate::graph::Term;
use crate::literal::largest;
use crate::ops::elementwise as e;

/// Whether a number is infinite.
pub(super) fn is_inf(x: Term<'_>) -> Term<'_> {
    x.abs().equal(f64::INFINITY)
}

/// Whether a number is positive infinity.
pub(super) fn is_pos_inf(x: Term<'_>) -> Term<'_> {
    x.equal(f64::INFINITY)
}

/// Whether a number is negative infinity.
pub(super) fn is_neg_inf(x: Term<'_>) -> Term<'_> {
    x.equal(f64::NEG_INFINITY)
}

/// Whether the sign bit is set, also of -0 and NaN.
pub(super) fn signbit(x: Term<'_>) -> Term<'_> {
    x.bits(bits_of(x)).less(0.0)
}

/// The size of `x` with the sign of `y`.
pub(super) fn copysign<'s>(x: Term<'s>, y: Term<'s>) -> Term<'s> {
    differs(x, y).select(-x, x)
}

/// The slope of [`copysign`] in `x`.
pub(crate) fn copysign_slope<'s>(x: Term<'s>, y: Term<'s>, _: Term<'s>) -> Term<'s> {
    differs(x, y).select(x.number(-1.0), x.number(1.0))
}

/// Whether two numbers have different signs.
fn differs<'s>(x: Term<'s>, y: Term<'s>) -> Term<'s> {
    let bits = bits_of(x);
    x.bits(bits).with(&e::xor, y.bits(bits)).less(0.0)
}

/// Returns the integers that have as many bits as the elements.
fn bits_of(x: Term<'_>) -> ElementType {
    ElementType::of_width(Kind::Signed, x.element().bytes())
        .expect("a real number has 1, 2, 4 or 8 bytes")
}

/// The whole number towards 0.
pub(super) fn trunc(x: Term<'_>) -> Term<'_> {
    x.less(0.0).select(x.ceil(), x.floor())
}

/// The quotient towards minus infinity. As in NumPy it is computed from the remainder: a quotient that is rounded up to a
/// whole number is not it.
pub(super) fn floor_divide<'s>(x: Term<'s>, y: Term<'s>) -> Term<'s> {
    if !x.element().is_float() {
        let quotient = x / y;
        let rest = x - quotient * y;
        let is_above = is_across(rest, y) & y.unequal(0.0);
        return is_above.select(quotient - 1.0, quotient);
    }
    let plain = x / y;
    let rest = x.rem(y);
    let whole = (x - rest) / y;
    let whole = is_across(rest, y).select(whole - 1.0, whole);
    // The floor has the sign of a quotient that is 0.
    let whole = whole
        .equal(0.0)
        .select(plain.floor(), whole.apply(&e::round_nearest_even));
    y.equal(0.0).select(plain, whole)
}

/// The remainder with the sign of the divisor.
pub(super) fn floor_mod<'s>(x: Term<'s>, y: Term<'s>) -> Term<'s> {
    let rest = x.rem(y);
    let whole = is_across(rest, y).select(rest + y, rest);
    if !x.element().is_float() {
        return whole;
    }
    let zero = whole.with(&super::copysign, y);
    whole.equal(0.0).select(zero, whole)
}

/// Whether a remainder is on the other side of 0 than the divisor.
fn is_across<'s>(rest: Term<'s>, divisor: Term<'s>) -> Term<'s> {
    let signs_differ = rest.less(0.0).with(&e::xor, divisor.less(0.0));
    signs_differ & rest.unequal(0.0)
}

/// The slope of [`floor_mod`] in the divisor.
pub(crate) fn floor_mod_slope<'s>(x: Term<'s>, y: Term<'s>, _: Term<'s>) -> Term<'s> {
    -x.with(&super::floor_divide, y)
}

/// An angle in radians.
pub(super) fn deg2rad(x: Term<'_>) -> Term<'_> {
    x * (PI / 180.0)
}

/// An angle in degrees.
pub(super) fn rad2deg(x: Term<'_>) -> Term<'_> {
    x * (180.0 / PI)
}

/// 0 for NaN, and the largest finite numbers for infinities.
pub(super) fn nan_to_num(x: Term<'_>) -> Term<'_> {
    let largest = x.number(largest(x.element()));
    let low = x.equal(f64::NEG_INFINITY).select(-largest, x);
    let finite = x.equal(f64::INFINITY).select(largest, low);
    x.unequal(x).select(x.number(0.0), finite)
}

/// 0 for negative numbers, 1 for positive ones, and `y` at 0.
pub(super) fn heaviside<'s>(x: Term<'s>, y: Term<'s>) -> Term<'s> {
    let step = x.greater(0.0).select(x.number(1.0), x.number(0.0));
    let step = x.unequal(x).select(x, step);
    x.equal(0.0).select(y, step)
}

/// The number after `x` towards `y`, by the integers that have their bits.
pub(super) fn next_after<'s>(x: Term<'s>, y: Term<'s>) -> Term<'s> {
    let element = x.element();
    let signed = bits_of(x);
    let bits = x.bits(signed);
    // Away from zero the bits grow: towards a larger number if `x` is positive, else towards a smaller one.
    let up = x.less(y);
    let grows = up.with(&e::xor, x.less(0.0));
    let next = grows.select(bits + 1.0, bits - 1.0).bits(element);
    // Beside zero is the smallest number, with the sign of `y`.
    let least = bits.number(1.0).bits(element);
    let beside = up.select(least, -least);
    let next = x.equal(0.0).select(beside, next);
    let next = x.equal(y).select(y, next);
    let is_nan = x.unequal(x) | y.unequal(y);
    is_nan.select(x.number(f64::NAN), next)
}
