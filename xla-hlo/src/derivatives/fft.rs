//! The derivative of `fft`, which is linear.

use super::rules::{Derivative, Operands, Rule, Transpose};
use crate::error::Fault;
use crate::graph::Term;
use crate::ops::fft::{Kind, PRIMITIVE, fft, kind, lengths};
use crate::ops::iota;
use crate::shape::product;
use crate::{ElementType, Size};

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
    t.each_linear(|t, _, cotangent| {
        t.b.formula([cotangent], |[cotangent]| match kind {
            Kind::Forward | Kind::Inverse => transform(cotangent, kind, &lengths),
            // An element and its conjugate both count in the real transform, so the half is weighted by 1/2, and the
            // inverse, which divides by the number of elements, is multiplied by it.
            Kind::RealForward => {
                let half = weighted(cotangent, 0.5, &lengths).conjugate();
                let sum = transform(half, Kind::RealInverse, &lengths);
                sum * counted(sum, &count)
            }
            Kind::RealInverse => {
                let mean = cotangent / counted(cotangent, &count);
                let half = transform(mean, Kind::RealForward, &lengths);
                weighted(half, 2.0, &lengths).conjugate()
            }
        })
    })
}

/// Returns a size as a number of the element type of a term.
fn counted<'s>(beside: Term<'s>, count: &Size) -> Term<'s> {
    beside.size(beside.element(), count)
}

fn transform<'s>(operand: Term<'s>, kind: Kind, lengths: &[Size]) -> Term<'s> {
    operand.emit(|b| fft(b, operand.value(), kind, lengths.to_vec()))
}

/// Multiplies the elements by a weight whose conjugates are not stored beside them: all but the first, and the last of an
/// even length.
fn weighted<'s>(half: Term<'s>, weight: f64, lengths: &[Size]) -> Term<'s> {
    let (sizes, element) = (half.sizes(), ElementType::I64);
    let last = sizes.len() - 1;
    let weight = half.full(weight);
    let index = half.emit(|b| iota::iota(b, element, sizes, last));
    let zero = index.full(0.0);
    let mirrored = index.size(element, &lengths[lengths.len() - 1]) - index;
    (index.greater(zero) & index.less(mirrored)).select(half * weight, half)
}
