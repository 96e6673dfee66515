//! Tangents of elementwise operations. Conventions at special points are JAX's.

use super::super::calculus::{Arithmetic, sum};
use super::super::rules::Tangent;
use crate::Value;
use crate::element::Kind;
use crate::error::Fault;
use crate::ops::elementwise as ops;
use crate::ops::elementwise::{imag, real};
use crate::ops::formulas::atan2_slope;

type Tangents = Result<Vec<Option<Value>>, Fault>;

pub(super) fn add(t: &mut Tangent<'_, '_>) -> Tangents {
    t.sum_of(|_, _, tangent| Ok(tangent))
}

pub(super) fn sub(t: &mut Tangent<'_, '_>) -> Tangents {
    match (t.tangents[0], t.tangents[1]) {
        (Some(x), Some(y)) => Ok(vec![Some(t.b.minus(x, y)?)]),
        (None, Some(y)) => Ok(vec![Some(t.b.negated(y)?)]),
        (x, None) => Ok(vec![x]),
    }
}

/// The derivative by the divisor is `-(x / y) / y`.
pub(super) fn div(t: &mut Tangent<'_, '_>) -> Tangents {
    let (y, quotient) = (t.operands[1], t.results[0]);
    t.sum_of(|t, i, tangent| match i {
        0 => t.b.divided(tangent, y),
        _ => {
            let slope = t.b.divided(quotient, y)?;
            let slope = t.b.negated(slope)?;
            t.b.times(tangent, slope)
        }
    })
}

/// The remainder of a division that rounds towards zero is `x - y * trunc(x / y)`.
pub(super) fn rem(t: &mut Tangent<'_, '_>) -> Tangents {
    let (x, y) = (t.operands[0], t.operands[1]);
    t.sum_of(|t, i, tangent| match i {
        0 => Ok(tangent),
        _ => {
            let quotient = t.b.divided(x, y)?;
            let size = t.b.elementwise(&ops::abs, &[quotient])?;
            let whole = t.b.elementwise(&ops::floor, &[size])?;
            let sign = t.b.elementwise(&ops::sign, &[quotient])?;
            let slope = t.b.times(sign, whole)?;
            let slope = t.b.negated(slope)?;
            t.b.times(tangent, slope)
        }
    })
}

pub(super) fn max(t: &mut Tangent<'_, '_>) -> Tangents {
    extreme(t)
}

pub(super) fn min(t: &mut Tangent<'_, '_>) -> Tangents {
    extreme(t)
}

/// Equal operands share the tangent equally.
fn extreme(t: &mut Tangent<'_, '_>) -> Tangents {
    let result = t.results[0];
    let operands = [t.operands[0], t.operands[1]];
    t.sum_of(|t, i, tangent| {
        let zero = t.b.number_like(result, 0.0)?;
        let (one, half) = (t.b.number_like(result, 1.0)?, t.b.number_like(result, 0.5)?);
        let this = t.b.is("EQ", operands[i], result)?;
        let other = t.b.is("EQ", operands[1 - i], result)?;
        let share = t.b.choose(other, half, one)?;
        let share = t.b.choose(this, share, zero)?;
        t.b.times(tangent, share)
    })
}

/// The derivative by the base is `y * x^(y - 1)`. At `0^0`, the power in it is `0^1`, so that it is 0 and all further
/// derivatives are finite; the cotangent 0 of an infinite power would be 0 times infinity. The derivative by the exponent
/// is zero where the base is.
pub(super) fn pow(t: &mut Tangent<'_, '_>) -> Tangents {
    let (x, y, power) = (t.operands[0], t.operands[1], t.results[0]);
    t.sum_of(|t, i, tangent| {
        let one = t.b.number_like(x, 1.0)?;
        let slope = match i {
            0 => {
                let lower = t.b.minus(y, one)?;
                let no_base = t.b.is_number("EQ", x, 0.0)?;
                let no_exponent = t.b.is_number("EQ", y, 0.0)?;
                let constant = t.b.elementwise(&ops::and, &[no_base, no_exponent])?;
                let lower = t.b.choose(constant, one, lower)?;
                let lower = t.b.elementwise(&ops::pow, &[x, lower])?;
                t.b.times(y, lower)?
            }
            _ => {
                let base = or_one(t, x)?;
                let log = t.b.elementwise(&ops::log, &[base])?;
                t.b.times(log, power)?
            }
        };
        t.b.times(tangent, slope)
    })
}

/// Returns a value, with 1 where it is 0.
fn or_one(t: &mut Tangent<'_, '_>, value: Value) -> Result<Value, Fault> {
    let is_zero = t.b.is_number("EQ", value, 0.0)?;
    let one = t.b.number_like(value, 1.0)?;
    t.b.choose(is_zero, one, value)
}

/// The derivatives are `x / (x^2 + y^2)` and `-y / (x^2 + y^2)`.
pub(super) fn atan2(t: &mut Tangent<'_, '_>) -> Tangents {
    let (y, x) = (t.operands[0], t.operands[1]);
    t.sum_of(|t, i, tangent| {
        let slope = match i {
            0 => t.b.elementwise(&atan2_slope, &[x, y])?,
            _ => {
                let slope = t.b.elementwise(&atan2_slope, &[y, x])?;
                t.b.negated(slope)?
            }
        };
        t.b.times(tangent, slope)
    })
}

/// The derivative of the absolute value of a real number is 1 at 0; that of a complex number is 0 there.
pub(super) fn abs(t: &mut Tangent<'_, '_>) -> Tangents {
    let (x, size) = (t.operands[0], t.results[0]);
    if t.b.shape(x).element.kind() != Kind::Complex {
        let positive = t.b.is_number("GE", x, 0.0)?;
        let (one, less) = (t.b.number_like(x, 1.0)?, t.b.number_like(x, -1.0)?);
        let sign = t.b.choose(positive, one, less)?;
        return t.sum_of(|t, _, tangent| t.b.times(tangent, sign));
    }
    // Re(dx * conj(x)) / |x|
    let size = or_one(t, size)?;
    let parts = [&real, &imag];
    let mut all = None;
    for part in parts {
        let tangent = t.tangent_or_zeros(0)?;
        let tangent = t.b.elementwise(part, &[tangent])?;
        let x = t.b.elementwise(part, &[x])?;
        let slope = t.b.divided(x, size)?;
        let term = t.b.times(tangent, slope)?;
        all = sum(t.b, all, Some(term))?;
    }
    Ok(vec![all])
}

/// The sign of a real number is constant. That of a complex number, `s`, turns: `i s Im(conj(s) dx) / |x|`; at 0, it is
/// constant.
pub(super) fn sign(t: &mut Tangent<'_, '_>) -> Tangents {
    let (x, sign) = (t.operands[0], t.results[0]);
    if t.b.shape(x).element.kind() != Kind::Complex {
        return Ok(vec![None]);
    }
    let size = t.b.elementwise(&ops::abs, &[x])?;
    let size = or_one(t, size)?;
    t.sum_of(|t, _, tangent| {
        let [a, b] = parts(t, sign)?;
        let [p, q] = parts(t, tangent)?;
        let (along, across) = (t.b.times(a, q)?, t.b.times(b, p)?);
        let turn = t.b.minus(along, across)?;
        let turn = t.b.divided(turn, size)?;
        let back = t.b.negated(turn)?;
        let (re, im) = (t.b.times(back, b)?, t.b.times(turn, a)?);
        t.b.elementwise(&ops::complex, &[re, im])
    })
}

/// Returns the real and the imaginary part of a complex value.
fn parts(t: &mut Tangent<'_, '_>, value: Value) -> Result<[Value; 2], Fault> {
    let re = t.b.elementwise(&real, &[value])?;
    Ok([re, t.b.elementwise(&imag, &[value])?])
}

pub(super) fn log(t: &mut Tangent<'_, '_>) -> Tangents {
    let x = t.operands[0];
    t.sum_of(|t, _, tangent| t.b.divided(tangent, x))
}

pub(super) fn log1p(t: &mut Tangent<'_, '_>) -> Tangents {
    let x = t.operands[0];
    t.sum_of(|t, _, tangent| {
        let one = t.b.number_like(x, 1.0)?;
        let above = t.b.plus(x, one)?;
        t.b.divided(tangent, above)
    })
}

/// The derivative is `1 - y²`, as `(1 + y) (1 - y)`, which is exact near 1.
pub(super) fn tanh(t: &mut Tangent<'_, '_>) -> Tangents {
    let y = t.results[0];
    let one = t.b.number_like(y, 1.0)?;
    let (above, below) = (t.b.plus(one, y)?, t.b.minus(one, y)?);
    let slope = t.b.times(above, below)?;
    t.sum_of(|t, _, tangent| t.b.times(tangent, slope))
}
