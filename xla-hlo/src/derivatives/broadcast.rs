//! The derivative of `broadcast_in_dim`.

use super::calculus::sum_over;
use super::rules::{Derivative, Operands, Rule, Transpose};
use crate::error::Fault;
use crate::list::Items;
use crate::ops::broadcast::PRIMITIVE;
use crate::ops::{reshape, transpose};

pub(super) static RULES: &[Rule] = &[Rule {
    primitive: &PRIMITIVE,
    derivative: Derivative::Linear(Operands::ALL),
    transpose: Some(transposed),
}];

/// The cotangent is summed over the dimensions that are added, and over those in which one element is repeated.
fn transposed(t: &mut Transpose<'_, '_>) -> Result<(), Fault> {
    let dims = t.instr.dims("broadcast_dimensions");
    let result = &t.results[0].dims;
    t.each_linear(|t, i, cotangent| {
        let own = &t.shapes[i].dims;
        let pairs = dims.iter().copied().zip(own);
        // A dimension of the operand is kept if its elements are; a size 1 that becomes a larger one is repeated.
        let kept = pairs.filter_items(|&(d, size)| !size.is(1) || result[d].is(1));
        let kept = kept.map(|(d, _)| d).collect_vec();
        let summed = (0..result.len()).filter_items(|d| !kept.contains(d));
        let sum = sum_over(t.b, cotangent, &summed.collect_vec())?;
        // The sum has the order of the result's dimensions, `kept` the operand's order: `before` ranks them.
        let before = |&d: &usize| kept.iter().filter_items(|&&other| other < d).count();
        let sum = transpose::transpose(t.b, sum, &kept.iter().map(before).collect_vec())?;
        reshape::reshape(t.b, sum, own.clone())
    })
}
