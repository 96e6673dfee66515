//! The derivative of `fft`, which is linear.

use super::rules::{Derivative, Operands, Rule, Transpose};
use crate::error::Fault;
use crate::ops::fft::{Kind, PRIMITIVE, fft, kind, lengths};
use crate::ops::{constant, elementwise, iota};
use crate::shape::product;
use crate::{Builder, ElementType, Size, Value};

pub(super) static RULES: &[Rule] = &[Rule {
    primitive: &PRIMITIVE,
    derivative: Derivative::Linear(Operands::ALL),
    transpose: Some(transposed),
}];

/// The matrix of a complex transform is symmetric. A real transform and its inverse are each the other's transpose, but
/// for conjugates, the number of elements, and a factor 2 of what the half that is stored represents twice.
fn transposed(t: &mut Transpose<'_, '_>) -> Result<(), Fault> {
    let lengths = lengths(&t.instr.attrs).to_vec();
    let kind = kind(&t.instr.attrs);
    let count = product(&lengths);
    t.each_linear(|t, _, cotangent| match kind {
        Kind::Forward | Kind::Inverse => fft(t.b, cotangent, kind, lengths.clone()),
        Kind::RealForward => {
            let half =
                t.b.formula([cotangent], |[cotangent]| cotangent.full(0.5))?;
            let half = weighted(t.b, cotangent, half, &lengths)?;
            let half = t.b.formula([half], |[half]| half.conjugate())?;
            let sum = fft(t.b, half, Kind::RealInverse, lengths.clone())?;
            by_count(t.b, &elementwise::mul, sum, count.clone())
        }
        Kind::RealInverse => {
            let mean = by_count(t.b, &elementwise::div, cotangent, count.clone())?;
            let half = fft(t.b, mean, Kind::RealForward, lengths.clone())?;
            let two = t.b.formula([half], |[half]| half.full(2.0))?;
            let half = weighted(t.b, half, two, &lengths)?;
            t.b.formula([half], |[half]| half.conjugate())
        }
    })
}

/// Multiplies the elements by weights whose conjugates are not stored beside them: all but the first, and the last of an
/// even length.
fn weighted(
    b: &mut Builder<'_>,
    half: Value,
    weight: Value,
    lengths: &[Size],
) -> Result<Value, Fault> {
    let sizes = b.shape(half).dims.clone();
    let last = sizes.len() - 1;
    let index = iota::iota(b, ElementType::I64, sizes, last)?;
    let zero = b.formula([index], |[index]| index.full(0.0))?;
    let length = constant::size(b, ElementType::I64, lengths[lengths.len() - 1].clone());
    b.formula(
        [length, index, zero, half, weight],
        |[length, index, zero, half, weight]| {
            let mirrored = length - index;
            (index.greater(zero) & index.less(mirrored)).select(half * weight, half)
        },
    )
}

/// Multiplies or divides by a number of elements.
fn by_count(
    b: &mut Builder<'_>,
    op: &'static crate::Primitive,
    operand: Value,
    count: Size,
) -> Result<Value, Fault> {
    let element = b.shape(operand).element;
    let count = constant::size(b, element, count);
    b.formula([operand, count], |[operand, count]| operand.with(op, count))
}
