//! Questions about floating-point numbers, and their neighbours.

use crate::ElementType;
use crate::element::Kind;
use crate::graph::Term;
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

/// The number after `x` towards `y`, by the integers that have their bits.
pub(super) fn next_after<'s>(x: Term<'s>, y: Term<'s>) -> Term<'s> {
    let element = x.element();
    let signed = ElementType::of_width(Kind::Signed, element.bytes())
        .expect("a real number has 1, 2, 4 or 8 bytes");
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
