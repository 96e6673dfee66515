//! Questions about floating-point numbers, and their neighbours.

use super::term::Term;
use crate::ElementType;
use crate::ops::elementwise as e;

/// Whether a number is infinite.
pub(super) fn is_inf(x: Term<'_>) -> Term<'_> {
    x.abs().is("EQ", f64::INFINITY)
}

/// Whether a number is positive infinity.
pub(super) fn is_pos_inf(x: Term<'_>) -> Term<'_> {
    x.is("EQ", f64::INFINITY)
}

/// Whether a number is negative infinity.
pub(super) fn is_neg_inf(x: Term<'_>) -> Term<'_> {
    x.is("EQ", f64::NEG_INFINITY)
}

/// The number after `x` towards `y`, by the integers that have their bits.
pub(super) fn next_after<'s>(x: Term<'s>, y: Term<'s>) -> Term<'s> {
    let element = x.element();
    let signed = match element.bytes() {
        2 => ElementType::I16,
        4 => ElementType::I32,
        _ => ElementType::I64,
    };
    let bits = x.bits(signed);
    // Away from zero the bits grow: towards a larger number if `x` is positive, else towards a smaller one.
    let up = x.is("LT", y);
    let grows = up.with(&e::xor, x.is("LT", 0.0));
    let next = grows.choose(bits + 1.0, bits - 1.0).bits(element);
    // Beside zero is the smallest number, with the sign of `y`.
    let least = bits.number(1.0).bits(element);
    let beside = up.choose(least, -least);
    let next = x.is("EQ", 0.0).choose(beside, next);
    let next = x.is("EQ", y).choose(y, next);
    let is_nan = x.is("NE", x).with(&e::or, y.is("NE", y));
    is_nan.choose(x.number(f64::NAN), next)
}
