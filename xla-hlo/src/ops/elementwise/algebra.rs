//! Algebraic simplifications of elementwise operations.
//!
//! A simplification changes no result, except for the payload of a NaN. Therefore `x + 0.0` remains: it turns `-0.0`
//! into `0.0`.

use crate::element::Kind;
use crate::graph::rewriter::{Rewriter, Step};
use crate::literal::{Scalar, integer_range};
use crate::ops::{compare, elementwise};
use crate::{ElementType, Literal, Value};

/// The constants that the simplifications recognise.
#[derive(Clone, Copy, PartialEq)]
enum Is {
    /// `0` or `false`.
    Zero,
    /// `1`, or `true`.
    One,
    MinusOne,
    /// Every bit, or `true`.
    Ones,
    /// The smallest value: the smallest integer, or minus infinity.
    Least,
    /// The greatest value.
    Greatest,
    PlusZero,
    MinusZero,
}

fn is(rw: &Rewriter, value: Value, what: Is) -> bool {
    let element = rw.shape(value).element;
    let Some(scalar) = rw.scalar(value) else {
        return false;
    };
    match scalar {
        Scalar::Bool(v) => match what {
            Is::Zero | Is::Least => !v,
            Is::One | Is::Ones | Is::Greatest => v,
            _ => false,
        },
        Scalar::Integer(v) => {
            let (low, high) = integer_range(element);
            // All bits set: -1 for signed integers, the greatest value for unsigned ones.
            let ones = if element.kind() == Kind::Signed {
                -1
            } else {
                high
            };
            match what {
                Is::Zero | Is::PlusZero | Is::MinusZero => v == 0,
                Is::One => v == 1,
                Is::MinusOne => v == -1,
                Is::Ones => v == ones,
                Is::Least => v == low,
                Is::Greatest => v == high,
            }
        }
        Scalar::Float(v) => match what {
            Is::One => v == 1.0,
            Is::MinusOne => v == -1.0,
            Is::Least => v == f64::NEG_INFINITY,
            Is::Greatest => v == f64::INFINITY,
            Is::PlusZero => v == 0.0 && v.is_sign_positive(),
            Is::MinusZero => v == 0.0 && v.is_sign_negative(),
            Is::Zero | Is::Ones => false,
        },
        // Products of complex numbers mix their parts, so that even `x * 1` can be NaN.
        Scalar::Complex(..) => false,
    }
}

/// Returns the other operand if one of the two is the given constant.
fn beside(rw: &Rewriter, step: &Step<'_>, what: Is) -> Option<Value> {
    let (a, b) = (step.operand(0), step.operand(1));
    match (is(rw, b, what), is(rw, a, what)) {
        (true, _) => Some(a),
        (_, true) => Some(b),
        _ => None,
    }
}

/// Returns the constant if one of the two operands is the given constant.
fn absorbing(rw: &Rewriter, step: &Step<'_>, what: Is) -> Option<Value> {
    let operands = [step.operand(0), step.operand(1)];
    operands.into_iter().find(|&v| is(rw, v, what))
}

fn after(rw: &Rewriter, step: &Step<'_>, what: Is) -> Option<Value> {
    is(rw, step.operand(1), what).then(|| step.operand(0))
}

fn twice(step: &Step<'_>) -> Option<Value> {
    (step.operand(0) == step.operand(1)).then(|| step.operand(0))
}

fn negated(rw: &Rewriter, value: Value) -> Option<Value> {
    rw.made_by(&elementwise::neg, value)
        .map(|operands| operands[0])
}

fn kind(step: &Step<'_>) -> Kind {
    step.shape.element.kind()
}

fn is_integer(step: &Step<'_>) -> bool {
    step.shape.element.is_integer()
}

fn zero(rw: &mut Rewriter, step: &Step<'_>) -> Option<Value> {
    rw.number(0.0, step.shape)
}

pub(super) fn add(rw: &mut Rewriter, step: &Step<'_>) -> Option<Value> {
    if kind(step) == Kind::Bool {
        return or(rw, step);
    }
    // `x + -0.0 -> x`
    if let Some(x) = beside(rw, step, Is::MinusZero) {
        return Some(x);
    }
    // `a + -b -> a - b`, `-a + b -> b - a`
    let (a, b) = (step.operand(0), step.operand(1));
    if let Some(b) = negated(rw, b) {
        return rw.formula([a, b], |[a, b]| a - b);
    }
    let a = negated(rw, a)?;
    rw.formula([b, a], |[b, a]| b - a)
}

pub(super) fn sub(rw: &mut Rewriter, step: &Step<'_>) -> Option<Value> {
    let (a, b) = (step.operand(0), step.operand(1));
    // `x - 0.0 -> x`
    if let Some(x) = after(rw, step, Is::PlusZero) {
        return Some(x);
    }
    // `a - a -> 0`, but `inf - inf` is NaN.
    if is_integer(step) && a == b {
        return zero(rw, step);
    }
    // `-0.0 - b -> -b`
    if is(rw, a, Is::MinusZero) {
        return rw.formula([b], |[b]| -b);
    }
    // `a - -b -> a + b`
    let b = negated(rw, b)?;
    rw.formula([a, b], |[a, b]| a + b)
}

pub(super) fn mul(rw: &mut Rewriter, step: &Step<'_>) -> Option<Value> {
    if kind(step) == Kind::Bool {
        return and(rw, step);
    }
    // `x * 1 -> x`
    if let Some(x) = beside(rw, step, Is::One) {
        return Some(x);
    }
    // `x * -1 -> -x`
    if let Some(x) = beside(rw, step, Is::MinusOne) {
        return rw.formula([x], |[x]| -x);
    }
    // `x * 0 -> 0`: of floats none is `Zero`, since the product may be NaN or -0.0.
    absorbing(rw, step, Is::Zero)
}

pub(super) fn div(rw: &mut Rewriter, step: &Step<'_>) -> Option<Value> {
    // `x / 1 -> x`, `x / -1 -> -x`
    if let Some(x) = after(rw, step, Is::One) {
        return Some(x);
    }
    if let Some(x) = after(rw, step, Is::MinusOne) {
        return rw.formula([x], |[x]| -x);
    }
    let (x, by) = (step.operand(0), rw.scalar(step.operand(1))?);
    match by {
        // `x / 4.0 -> x * 0.25`
        Scalar::Float(by) => {
            let inverse = reciprocal(step.shape.element, by)?;
            rw.formula([x], |[x]| x * inverse)
        }
        // `x / 4 -> x >> 2`
        Scalar::Integer(by) if kind(step) == Kind::Unsigned && is_power_of_two(by) => {
            let shift = f64::from(by.trailing_zeros());
            rw.formula([x], |[x]| x.with(&elementwise::shift_right_logical, shift))
        }
        _ => None,
    }
}

fn is_power_of_two(n: i128) -> bool {
    n > 0 && n & (n - 1) == 0
}

/// Returns the reciprocal of a power of two if both are normal: multiplying by it rounds the same.
fn reciprocal(element: ElementType, by: f64) -> Option<f64> {
    if !element.is_float() {
        return None;
    }
    let least_exponent = 2 - (1 << (element.exponent_bits() - 1));
    let mantissa = by.to_bits() & ((1 << 52) - 1);
    let exponent = (by.to_bits() >> 52 & 0x7ff) as i32 - 1023;
    let normal = (least_exponent..=-least_exponent).contains(&exponent);
    (mantissa == 0 && normal).then(|| 1.0 / by)
}

pub(super) fn rem(rw: &mut Rewriter, step: &Step<'_>) -> Option<Value> {
    // `x % 1 -> 0`
    if is_integer(step) && after(rw, step, Is::One).is_some() {
        return zero(rw, step);
    }
    match rw.scalar(step.operand(1))? {
        // `x % 4 -> x & 3`
        Scalar::Integer(by) if kind(step) == Kind::Unsigned && is_power_of_two(by) => {
            let mask = Literal::scalar(step.shape.element, Scalar::Integer(by - 1));
            let mask = rw.splat(mask, step.shape)?;
            rw.formula([step.operand(0), mask], |[x, mask]| x & mask)
        }
        _ => None,
    }
}

pub(super) fn max(rw: &mut Rewriter, step: &Step<'_>) -> Option<Value> {
    // `max(x, x) -> x`, `max(x, least) -> x`
    twice(step).or_else(|| beside(rw, step, Is::Least))
}

pub(super) fn min(rw: &mut Rewriter, step: &Step<'_>) -> Option<Value> {
    // `min(x, x) -> x`, `min(x, greatest) -> x`
    twice(step).or_else(|| beside(rw, step, Is::Greatest))
}

/// Simplifies powers with a small exponent. An exponent of 0.5 is a square root except at -inf and -0.0.
pub(super) fn pow(rw: &mut Rewriter, step: &Step<'_>) -> Option<Value> {
    let x = step.operand(0);
    let exponent = match rw.scalar(step.operand(1))? {
        Scalar::Integer(n @ 0..=2) => n as f64,
        Scalar::Float(v) => v,
        _ => return None,
    };
    let root = |rw: &mut Rewriter, op, past: f64| {
        rw.formula([x], |[x]| {
            // `x + 0.0` turns -0.0 into 0.0, whose root has no sign.
            let root = (x + 0.0).apply(op);
            let is_infinite = x.equal(f64::NEG_INFINITY);
            is_infinite.select(x.number(past), root)
        })
    };
    // `x^0 -> 1`, also for NaN; `x^1 -> x`, `x^2 -> x * x`, and so on.
    match exponent {
        0.0 => rw.number(1.0, step.shape),
        1.0 => Some(x),
        2.0 => rw.formula([x], |[x]| x * x),
        0.5 => root(rw, &elementwise::sqrt, f64::INFINITY),
        -0.5 => root(rw, &elementwise::rsqrt, 0.0),
        -1.0 => rw.formula([x], |[x]| 1.0 / x),
        _ => None,
    }
}

pub(super) fn and(rw: &mut Rewriter, step: &Step<'_>) -> Option<Value> {
    // `x & x -> x`, `x & ones -> x`, `x & 0 -> 0`
    twice(step)
        .or_else(|| beside(rw, step, Is::Ones))
        .or_else(|| absorbing(rw, step, Is::Zero))
}

pub(super) fn or(rw: &mut Rewriter, step: &Step<'_>) -> Option<Value> {
    // `x | x -> x`, `x | 0 -> x`, `x | ones -> ones`
    twice(step)
        .or_else(|| beside(rw, step, Is::Zero))
        .or_else(|| absorbing(rw, step, Is::Ones))
}

pub(super) fn xor(rw: &mut Rewriter, step: &Step<'_>) -> Option<Value> {
    // `x ^ x -> 0`, `x ^ 0 -> x`, `x ^ ones -> !x`
    if twice(step).is_some() {
        return zero(rw, step);
    }
    if let Some(x) = beside(rw, step, Is::Zero) {
        return Some(x);
    }
    let x = beside(rw, step, Is::Ones)?;
    rw.formula([x], |[x]| !x)
}

fn shift(rw: &mut Rewriter, step: &Step<'_>) -> Option<Value> {
    // `x << 0 -> x`
    after(rw, step, Is::Zero)
}

pub(super) fn shift_left(rw: &mut Rewriter, step: &Step<'_>) -> Option<Value> {
    shift(rw, step)
}

pub(super) fn shift_right_arithmetic(rw: &mut Rewriter, step: &Step<'_>) -> Option<Value> {
    shift(rw, step)
}

pub(super) fn shift_right_logical(rw: &mut Rewriter, step: &Step<'_>) -> Option<Value> {
    shift(rw, step)
}

pub(super) fn abs(rw: &mut Rewriter, step: &Step<'_>) -> Option<Value> {
    let x = step.operand(0);
    // `abs(abs(x)) -> abs(x)`, `abs(-x) -> abs(x)`
    if rw.made_by(&elementwise::abs, x).is_some() {
        return Some(x);
    }
    let x = negated(rw, x)?;
    rw.formula([x], |[x]| x.abs())
}

/// Simplifies a complex number that is made of the parts of another one.
pub(super) fn complex(rw: &mut Rewriter, step: &Step<'_>) -> Option<Value> {
    // `complex(real(z), imag(z)) -> z`
    let re = rw.made_by(&elementwise::real, step.operand(0))?[0];
    let im = rw.made_by(&elementwise::imag, step.operand(1))?[0];
    (re == im && rw.shape(re).element == step.shape.element).then_some(re)
}

pub(super) fn real(rw: &mut Rewriter, step: &Step<'_>) -> Option<Value> {
    let z = step.operand(0);
    // `real(complex(a, b)) -> a`, and `real(x) -> x` of a real number.
    match rw.made_by(&elementwise::complex, z) {
        Some(parts) => Some(parts[0]),
        None => (!rw.shape(z).element.is_complex()).then_some(z),
    }
}

pub(super) fn imag(rw: &mut Rewriter, step: &Step<'_>) -> Option<Value> {
    let z = step.operand(0);
    // `imag(complex(a, b)) -> b`, and `imag(x) -> 0` of a real number.
    match rw.made_by(&elementwise::complex, z) {
        Some(parts) => Some(parts[1]),
        None if rw.shape(z).element.is_complex() => None,
        None => rw.splat(Literal::zero(step.shape.element), step.shape),
    }
}

pub(super) fn neg(rw: &mut Rewriter, step: &Step<'_>) -> Option<Value> {
    // `-(-x) -> x`
    negated(rw, step.operand(0))
}

pub(super) fn not(rw: &mut Rewriter, step: &Step<'_>) -> Option<Value> {
    let x = step.operand(0);
    // `!!x -> x`, `!(a == b) -> a != b`
    if let Some(operands) = rw.made_by(&elementwise::not, x) {
        return Some(operands[0]);
    }
    compare::opposite(rw, x)
}
