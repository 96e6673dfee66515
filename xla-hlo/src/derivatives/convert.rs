//! The derivative of `convert`.

use super::rules::{Derivative, Operands, Rule, Transpose};
use crate::element::Kind;
use crate::error::Fault;
use crate::ops::convert::{PRIMITIVE, convert};
use crate::ops::elementwise;

pub(super) static RULES: &[Rule] = &[Rule {
    primitive: &PRIMITIVE,
    derivative: Derivative::Linear(Operands::ALL),
    transpose: Some(transposed),
}];

/// The transpose of a conversion to complex numbers takes the real part; the transpose of taking the real part has the
/// imaginary part 0.
fn transposed(t: &mut Transpose<'_, '_>) -> Result<(), Fault> {
    t.each_linear(|t, i, cotangent| {
        let element = t.shapes[i].element;
        let is_complex = t.b.shape(cotangent).element.kind() == Kind::Complex;
        let part = if is_complex && element.kind() != Kind::Complex {
            t.b.add1(&elementwise::real, &[cotangent], Vec::new())?
        } else {
            cotangent
        };
        convert(t.b, part, element)
    })
}
