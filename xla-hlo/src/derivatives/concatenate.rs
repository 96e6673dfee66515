//! The derivative of `concatenate`.

use super::rules::{Derivative, Operands, Rule, Transpose};
use crate::Size;
use crate::error::Fault;
use crate::ops::concatenate::{self, PRIMITIVE};
use crate::ops::slice;

pub(super) static RULES: &[Rule] = &[Rule {
    primitive: &PRIMITIVE,
    derivative: Derivative::Linear(Operands::ALL),
    transpose: Some(transposed),
}];

/// The cotangent of each operand is a slice.
fn transposed(t: &mut Transpose<'_, '_>) -> Result<(), Fault> {
    let dimension = concatenate::dimension(t.instr);
    // Each operand begins where the one before it ends.
    let mut starts = Vec::with_capacity(t.shapes.len());
    let mut end = Size::from(0);
    for shape in t.shapes {
        starts.push(end.clone());
        end = end + shape.dims[dimension].clone();
    }
    t.each_linear(|t, i, cotangent| {
        let sizes = &t.shapes[i].dims;
        let mut start = vec![Size::from(0); sizes.len()];
        let mut limit = sizes.clone();
        start[dimension] = starts[i].clone();
        limit[dimension] = starts[i].clone() + sizes[dimension].clone();
        let strides = vec![Size::from(1); sizes.len()];
        slice::slice(t.b, cotangent, start, limit, strides)
    })
}
