//! Tangents of elementwise operations. Conventions at special points are JAX's.

use super::super::rules::{Linearised, Tangents};
use crate::graph::Term;
use crate::ops::formulas::atan2_slope;

pub(super) fn add<'s>(t: &Linearised<'s>) -> Tangents<'s> {
    t.sum_of(|_, tangent| tangent)
}

pub(super) fn sub<'s>(t: &Linearised<'s>) -> Tangents<'s> {
    match (t.tangents[0], t.tangents[1]) {
        (Some(x), Some(y)) => vec![Some(x - y)],
        (None, Some(y)) => vec![Some(-y)],
        (x, None) => vec![x],
    }
}

/// The derivative by the divisor is `-(x / y) / y`.
pub(super) fn div<'s>(t: &Linearised<'s>) -> Tangents<'s> {
    let (y, quotient) = (t.operands[1], t.results[0]);
    t.sum_of(|i, tangent| match i {
        0 => tangent / y,
        _ => tangent * -(quotient / y),
    })
}

/// The remainder of a division that rounds towards zero is `x - y * trunc(x / y)`.
pub(super) fn rem<'s>(t: &Linearised<'s>) -> Tangents<'s> {
    let (x, y) = (t.operands[0], t.operands[1]);
    t.sum_of(|i, tangent| match i {
        0 => tangent,
        _ => {
            // `trunc(q)` as the floor of the magnitude with the sign of `q`.
            let quotient = x / y;
            let whole = quotient.abs().floor();
            tangent * -whole.signed_like(quotient)
        }
    })
}

pub(super) fn max<'s>(t: &Linearised<'s>) -> Tangents<'s> {
    extreme(t)
}

pub(super) fn min<'s>(t: &Linearised<'s>) -> Tangents<'s> {
    extreme(t)
}

/// Equal operands share the tangent equally.
fn extreme<'s>(t: &Linearised<'s>) -> Tangents<'s> {
    let result = t.results[0];
    t.sum_of(|i, tangent| {
        let zero = result.full(0.0);
        let (one, half) = (result.full(1.0), result.full(0.5));
        // Where only this operand is the result, its share is 1; where both are, 1/2.
        let this = t.operands[i].equal(result);
        let other = t.operands[1 - i].equal(result);
        tangent * this.select(other.select(half, one), zero)
    })
}

/// The derivative by the base is `y * x^(y - 1)`. At `0^0`, the power in it is `0^1`, so that it is 0 and all further
/// derivatives are finite; the cotangent 0 of an infinite power would be 0 times infinity. The derivative by the exponent
/// is zero where the base is.
pub(super) fn pow<'s>(t: &Linearised<'s>) -> Tangents<'s> {
    let (x, y, power) = (t.operands[0], t.operands[1], t.results[0]);
    t.sum_of(|i, tangent| {
        let one = x.full(1.0);
        let slope = match i {
            0 => {
                let lower = y - one;
                let is_constant = x.equal(0.0) & y.equal(0.0);
                y * x.pow(is_constant.select(one, lower))
            }
            _ => or_one(x).log() * power,
        };
        tangent * slope
    })
}

/// Returns a value, with 1 where it is 0.
fn or_one(value: Term<'_>) -> Term<'_> {
    value.equal(0.0).select(value.full(1.0), value)
}

/// The derivatives are `x / (x^2 + y^2)` and `-y / (x^2 + y^2)`.
pub(super) fn atan2<'s>(t: &Linearised<'s>) -> Tangents<'s> {
    let (y, x) = (t.operands[0], t.operands[1]);
    t.sum_of(|i, tangent| match i {
        0 => tangent * x.with(&atan2_slope, y),
        _ => tangent * -y.with(&atan2_slope, x),
    })
}

/// At 0, the derivative of the absolute value is 1 for real numbers and 0 for complex ones.
pub(super) fn abs<'s>(t: &Linearised<'s>) -> Tangents<'s> {
    let x = t.operands[0];
    if !x.is_complex() {
        let sign = x.at_least(0.0).select(x.full(1.0), x.full(-1.0));
        return t.sum_of(|_, tangent| tangent * sign);
    }
    // Re(dx * conj(s)) with the sign s = x / |x|, which is exact where |x| overflows or is subnormal.
    let (sign, tangent) = (direction(x).sign(), t.tangent_or_zeros(0));
    let of_re = tangent.real() * sign.real();
    let of_im = tangent.imag() * sign.imag();
    vec![Some(of_re + of_im)]
}

/// Returns a number of the same sign as a complex number, with finite parts: beside an infinite part, a finite one is 0.
fn direction(x: Term<'_>) -> Term<'_> {
    let parts = [x.real(), x.imag()];
    let is_infinite = parts.map(|part| part.abs().equal(f64::INFINITY));
    let unit = |i: usize| is_infinite[i].select(parts[i].sign(), 0.0);
    let units = unit(0).complex(unit(1));
    (is_infinite[0] | is_infinite[1]).select(units, x)
}

/// The sign of a real number is constant. The sign `s` of a complex number turns: `i s Im(conj(s) dx) / |x|`; at 0, it
/// is constant.
pub(super) fn sign<'s>(t: &Linearised<'s>) -> Tangents<'s> {
    let x = t.operands[0];
    if !x.is_complex() {
        return vec![None];
    }
    let sign = direction(x).sign();
    // At 0, where `|x|` is 0, the parts of the sign are 0 as well.
    let size = or_one(x.abs());
    t.sum_of(|_, tangent| {
        let (a, b) = (sign.real(), sign.imag());
        let (p, q) = (tangent.real(), tangent.imag());
        let turn = (a * q - b * p) / size;
        (-turn * b).complex(turn * a)
    })
}

pub(super) fn log<'s>(t: &Linearised<'s>) -> Tangents<'s> {
    let x = t.operands[0];
    t.sum_of(|_, tangent| tangent / x)
}

pub(super) fn log1p<'s>(t: &Linearised<'s>) -> Tangents<'s> {
    let x = t.operands[0];
    t.sum_of(|_, tangent| tangent / (x + 1.0))
}

/// The derivative is `1 - y²`, as `(1 + y) (1 - y)`, which is exact near 1.
pub(super) fn tanh<'s>(t: &Linearised<'s>) -> Tangents<'s> {
    let y = t.results[0];
    let one = y.full(1.0);
    let slope = (one + y) * (one - y);
    t.sum_of(|_, tangent| tangent * slope)
}
