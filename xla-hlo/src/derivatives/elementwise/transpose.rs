//! Transposes of elementwise operations that are linear in operands.

use super::super::rules::{Cotangents, Tangents};

/// From `z = x + y` follows that both operands have the cotangent of `z`.
pub(super) fn add<'s>(t: &Cotangents<'s>) -> Tangents<'s> {
    t.each_linear(|_, cotangent| cotangent)
}

pub(super) fn sub<'s>(t: &Cotangents<'s>) -> Tangents<'s> {
    t.each_linear(|i, cotangent| match i {
        0 => cotangent,
        _ => -cotangent,
    })
}

/// From `z = -x` follows `-c` for the cotangent `c` of `z`.
pub(super) fn neg<'s>(t: &Cotangents<'s>) -> Tangents<'s> {
    t.each_linear(|_, cotangent| -cotangent)
}

/// From `z = x y`, linear in one of the factors, follows `c` times the other one.
pub(super) fn mul<'s>(t: &Cotangents<'s>) -> Tangents<'s> {
    t.each_linear(|i, cotangent| cotangent * t.known(1 - i))
}

/// From `z = x / y`, linear in `x`, follows `c / y`.
pub(super) fn div<'s>(t: &Cotangents<'s>) -> Tangents<'s> {
    t.each_linear(|_, cotangent| cotangent / t.known(1))
}

/// The transpose of `a + ib` is `Re(c)` for `a` and `Re(ic) = -Im(c)` for `b`.
pub(super) fn complex<'s>(t: &Cotangents<'s>) -> Tangents<'s> {
    t.each_linear(|i, cotangent| match i {
        0 => cotangent.real(),
        _ => -cotangent.imag(),
    })
}

/// The transpose of taking the real part is the complex number `c + 0i`.
pub(super) fn real<'s>(t: &Cotangents<'s>) -> Tangents<'s> {
    if !t.shapes[0].element.is_complex() {
        return t.each_linear(|_, cotangent| cotangent);
    }
    t.each_linear(|_, cotangent| cotangent.complex(0.0))
}

/// The imaginary part of a real number is zero.
pub(super) fn imag<'s>(t: &Cotangents<'s>) -> Tangents<'s> {
    if !t.shapes[0].element.is_complex() {
        return t.sums.clone();
    }
    t.each_linear(|_, cotangent| {
        let zero = cotangent.full(0.0);
        zero.complex(-cotangent)
    })
}
