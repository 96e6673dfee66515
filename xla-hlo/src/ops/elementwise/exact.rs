//! Constant folding of single elements, bit for bit as the kernels compute.
//!
//! A sum, difference, product or quotient of two floating-point numbers of at most 24 bits is correctly rounded if it
//! is computed in `f64` and rounded again, so one formula covers all of these types. Complex numbers are not folded.

use crate::ElementType;
use crate::element::Kind;
use crate::literal::Scalar::{self, Bool, Float, Integer};
use crate::literal::integer_range;
use crate::operation::Point;

/// Wraps an integer to the range of an element type.
pub(crate) fn wrap(element: ElementType, value: i128) -> i128 {
    let (low, high) = integer_range(element);
    (value - low).rem_euclid(high - low + 1) + low
}

fn bits(element: ElementType) -> i128 {
    element.bytes() as i128 * 8
}

/// Folds a binary operation with one formula each for integers, floating-point numbers and predicates.
fn binary(
    p: &Point<'_>,
    integer: impl Fn(i128, i128) -> i128,
    float: Option<fn(f64, f64) -> f64>,
    predicate: Option<fn(bool, bool) -> bool>,
) -> Option<Scalar> {
    match *p.operands {
        [Integer(a), Integer(b)] => Some(Integer(wrap(p.to, integer(a, b)))),
        [Float(a), Float(b)] => Some(Float(float?(a, b))),
        [Bool(a), Bool(b)] => Some(Bool(predicate?(a, b))),
        _ => None,
    }
}

fn unary(
    p: &Point<'_>,
    integer: impl Fn(i128) -> i128,
    float: Option<fn(f64) -> f64>,
) -> Option<Scalar> {
    match *p.operands {
        [Integer(a)] => Some(Integer(wrap(p.to, integer(a)))),
        [Float(a)] => Some(Float(float?(a))),
        _ => None,
    }
}

pub(super) fn add(p: &Point<'_>) -> Option<Scalar> {
    binary(p, |a, b| a + b, Some(|a, b| a + b), Some(|a, b| a | b))
}

pub(super) fn sub(p: &Point<'_>) -> Option<Scalar> {
    binary(p, |a, b| a - b, Some(|a, b| a - b), None)
}

pub(super) fn mul(p: &Point<'_>) -> Option<Scalar> {
    // The product of two `u64` may wrap around at 128 bits, but its lower 64 bits are right.
    binary(
        p,
        i128::wrapping_mul,
        Some(|a, b| a * b),
        Some(|a, b| a & b),
    )
}

pub(super) fn div(p: &Point<'_>) -> Option<Scalar> {
    // As in XLA, the quotient by 0 is -1, all bits set, and the remainder is the dividend.
    binary(
        p,
        |a, b| if b == 0 { -1 } else { a / b },
        Some(|a, b| a / b),
        None,
    )
}

pub(super) fn rem(p: &Point<'_>) -> Option<Scalar> {
    binary(
        p,
        |a, b| if b == 0 { a } else { a % b },
        Some(|a, b| a % b),
        None,
    )
}

/// Whether `max` and `min` are determined: for zeros of different signs they depend on the kernel.
fn ordered(p: &Point<'_>) -> bool {
    !matches!(*p.operands, [Float(a), Float(b)] if a == 0.0 && b == 0.0 && a.is_sign_negative() != b.is_sign_negative())
}

fn greater(a: f64, b: f64) -> f64 {
    // NaN in either operand is the result: of `b`, since the comparison is false.
    if a.is_nan() || a > b { a } else { b }
}

fn lesser(a: f64, b: f64) -> f64 {
    if a.is_nan() || a < b { a } else { b }
}

pub(crate) fn max(p: &Point<'_>) -> Option<Scalar> {
    if !ordered(p) {
        return None;
    }
    binary(p, std::cmp::Ord::max, Some(greater), Some(|a, b| a | b))
}

pub(crate) fn min(p: &Point<'_>) -> Option<Scalar> {
    if !ordered(p) {
        return None;
    }
    binary(p, std::cmp::Ord::min, Some(lesser), Some(|a, b| a & b))
}

pub(super) fn and(p: &Point<'_>) -> Option<Scalar> {
    binary(p, |a, b| a & b, None, Some(|a, b| a & b))
}

pub(super) fn or(p: &Point<'_>) -> Option<Scalar> {
    binary(p, |a, b| a | b, None, Some(|a, b| a | b))
}

pub(super) fn xor(p: &Point<'_>) -> Option<Scalar> {
    binary(p, |a, b| a ^ b, None, Some(|a, b| a ^ b))
}

/// Folds a shift; a shift by the width or more, or by a negative number, shifts all bits out.
fn shift(p: &Point<'_>, inside: fn(i128, u32) -> i128, past: fn(i128) -> i128) -> Option<Scalar> {
    // An `i128` has bits beyond the element's width, so the shifts by less than the width are exact; `binary` wraps.
    let width = bits(p.to);
    let of = |a, by| {
        if (0..width).contains(&by) {
            inside(a, by as u32)
        } else {
            past(a)
        }
    };
    binary(p, of, None, None)
}

pub(super) fn shift_left(p: &Point<'_>) -> Option<Scalar> {
    shift(p, |a, by| a << by, |_| 0)
}

pub(super) fn shift_right_arithmetic(p: &Point<'_>) -> Option<Scalar> {
    // An unsigned operand is shifted as the signed integer with the same bits.
    let width = bits(p.to);
    let [Integer(a), by] = *p.operands else {
        return None;
    };
    let signed = if a >> (width - 1) == 1 {
        a - (1 << width)
    } else {
        a
    };
    let operands = &[Integer(signed), by];
    shift(
        &Point { operands, ..*p },
        |a, by| a >> by,
        |a| if a < 0 { -1 } else { 0 },
    )
}

pub(super) fn shift_right_logical(p: &Point<'_>) -> Option<Scalar> {
    let [Integer(a), by] = *p.operands else {
        return None;
    };
    let operands = &[Integer(a.rem_euclid(1 << bits(p.to))), by];
    shift(&Point { operands, ..*p }, |a, by| a >> by, |_| 0)
}

pub(super) fn abs(p: &Point<'_>) -> Option<Scalar> {
    unary(p, i128::abs, Some(f64::abs))
}

pub(super) fn ceil(p: &Point<'_>) -> Option<Scalar> {
    unary(p, |a| a, Some(f64::ceil))
}

pub(super) fn floor(p: &Point<'_>) -> Option<Scalar> {
    unary(p, |a| a, Some(f64::floor))
}

pub(super) fn round_nearest_afz(p: &Point<'_>) -> Option<Scalar> {
    unary(p, |a| a, Some(f64::round))
}

pub(super) fn round_nearest_even(p: &Point<'_>) -> Option<Scalar> {
    unary(p, |a| a, Some(f64::round_ties_even))
}

pub(super) fn neg(p: &Point<'_>) -> Option<Scalar> {
    unary(p, |a| -a, Some(|a| -a))
}

pub(super) fn not(p: &Point<'_>) -> Option<Scalar> {
    match *p.operands {
        [Bool(a)] => Some(Bool(!a)),
        _ => unary(p, |a| !a, None),
    }
}

pub(super) fn popcnt(p: &Point<'_>) -> Option<Scalar> {
    unary(p, |a| low_bits(p, a).count_ones().into(), None)
}

pub(super) fn clz(p: &Point<'_>) -> Option<Scalar> {
    let above = u128::BITS - 8 * p.from.bytes() as u32;
    unary(p, |a| (low_bits(p, a).leading_zeros() - above).into(), None)
}

/// Returns the bits of an integer in its own width.
fn low_bits(p: &Point<'_>, a: i128) -> u128 {
    a as u128 & ((1 << (8 * p.from.bytes())) - 1)
}

pub(super) fn sign(p: &Point<'_>) -> Option<Scalar> {
    let of = |a: f64| {
        if a == 0.0 || a.is_nan() {
            a
        } else {
            a.signum()
        }
    };
    unary(p, i128::signum, Some(of))
}

pub(super) fn is_finite(p: &Point<'_>) -> Option<Scalar> {
    match *p.operands {
        [Float(a)] => Some(Bool(a.is_finite())),
        _ => None,
    }
}

/// Converts a value to another type, with one rounding.
pub(crate) fn convert(p: &Point<'_>) -> Option<Scalar> {
    // To integers, integers wrap around and floats saturate; NaN becomes 0.
    let [operand] = *p.operands else {
        return None;
    };
    let number = match operand {
        Bool(a) => i128::from(a),
        Integer(a) => a,
        Float(a) => {
            return match p.to.kind() {
                Kind::Bool => Some(Bool(a != 0.0)),
                Kind::Float => Some(Float(a)),
                Kind::Signed | Kind::Unsigned => {
                    let (low, high) = integer_range(p.to);
                    // Rust's `as` saturates at the bounds of `i128`, and maps NaN to 0.
                    Some(Integer((a as i128).clamp(low, high)))
                }
                Kind::Complex | Kind::Token => None,
            };
        }
        Scalar::Complex(..) => return None,
    };
    match p.to.kind() {
        Kind::Bool => Some(Bool(number != 0)),
        Kind::Signed | Kind::Unsigned => Some(Integer(wrap(p.to, number))),
        Kind::Float => Some(Float(float(p.to, number))),
        Kind::Complex | Kind::Token => None,
    }
}

/// Returns the double that rounds to the number of the type that is nearest to an integer.
fn float(to: ElementType, number: i128) -> f64 {
    match to {
        ElementType::F64 => number as f64,
        ElementType::F32 => f64::from(number as f32),
        // A bit stands for those below it, which do not fit in a double, and are far below the last place of the result.
        _ if number.abs() >= 1 << 53 => {
            let low = if number & 0xfff != 0 { 0x1000 } else { 0 };
            ((number & !0xfff) | low) as f64
        }
        _ => number as f64,
    }
}
