//! Transposes of elementwise operations that are linear in operands.

use super::super::rules::{Cotangents, Tangents};

pub(super) fn add<'s>(t: &Cotangents<'s>) -> Tangents<'s> {
    t.each_linear(|_, cotangent| cotangent)
}

pub(super) fn sub<'s>(t: &Cotangents<'s>) -> Tangents<'s> {
    t.each_linear(|i, cotangent| match i {
        0 => cotangent,
        _ => -cotangent,
    })
}

pub(super) fn neg<'s>(t: &Cotangents<'s>) -> Tangents<'s> {
    t.each_linear(|_, cotangent| -cotangent)
}

pub(super) fn mul<'s>(t: &Cotangents<'s>) -> Tangents<'s> {
    t.each_linear(|i, cotangent| cotangent * t.known(1 - i))
}

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
