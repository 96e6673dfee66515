//! Transposes of elementwise operations that are linear in operands.

use super::super::calculus::Arithmetic;
use super::super::rules::Transpose;
use crate::element::Kind;
use crate::error::Fault;
use crate::ops::elementwise::{complex as join_parts, imag as imaginary_part, real as real_part};

pub(super) fn add(t: &mut Transpose<'_, '_>) -> Result<(), Fault> {
    t.each_linear(|_, _, cotangent| Ok(cotangent))
}

pub(super) fn sub(t: &mut Transpose<'_, '_>) -> Result<(), Fault> {
    t.each_linear(|t, i, cotangent| match i {
        0 => Ok(cotangent),
        _ => t.b.negated(cotangent),
    })
}

pub(super) fn neg(t: &mut Transpose<'_, '_>) -> Result<(), Fault> {
    t.each_linear(|t, _, cotangent| t.b.negated(cotangent))
}

pub(super) fn mul(t: &mut Transpose<'_, '_>) -> Result<(), Fault> {
    t.each_linear(|t, i, cotangent| {
        let factor = t.known(1 - i);
        t.b.times(cotangent, factor)
    })
}

pub(super) fn div(t: &mut Transpose<'_, '_>) -> Result<(), Fault> {
    t.each_linear(|t, _, cotangent| {
        let divisor = t.known(1);
        t.b.divided(cotangent, divisor)
    })
}

/// The transpose of `a + ib` is `Re(c)` for `a` and `Re(ic) = -Im(c)` for `b`.
pub(super) fn complex(t: &mut Transpose<'_, '_>) -> Result<(), Fault> {
    t.each_linear(|t, i, cotangent| match i {
        0 => t.b.elementwise(&real_part, &[cotangent]),
        _ => {
            let part = t.b.elementwise(&imaginary_part, &[cotangent])?;
            t.b.negated(part)
        }
    })
}

pub(super) fn real(t: &mut Transpose<'_, '_>) -> Result<(), Fault> {
    if t.shapes[0].element.kind() != Kind::Complex {
        return t.each_linear(|_, _, cotangent| Ok(cotangent));
    }
    t.each_linear(|t, _, cotangent| {
        let zero = t.b.number_like(cotangent, 0.0)?;
        t.b.elementwise(&join_parts, &[cotangent, zero])
    })
}

/// The imaginary part of a real number is zero.
pub(super) fn imag(t: &mut Transpose<'_, '_>) -> Result<(), Fault> {
    if t.shapes[0].element.kind() != Kind::Complex {
        return Ok(());
    }
    t.each_linear(|t, _, cotangent| {
        let zero = t.b.number_like(cotangent, 0.0)?;
        let minus = t.b.negated(cotangent)?;
        t.b.elementwise(&join_parts, &[zero, minus])
    })
}
