//! The derivative of `broadcast_in_dim`.

use super::calculus::sum_over;
use super::rules::{Derivative, Operands, Rule, Transpose};
use crate::error::Fault;
use crate::list::Items;
use crate::ops::broadcast::PRIMITIVE;
use crate::ops::transpose;

pub(super) static RULES: &[Rule] = &[Rule {
    primitive: &PRIMITIVE,
    derivative: Derivative::Linear(Operands::ALL),
    transpose: Some(transposed),
}];

/// The cotangent is summed over the dimensions that are added.
fn transposed(t: &mut Transpose<'_, '_>) -> Result<(), Fault> {
    let dims = t.instr.dims("broadcast_dimensions");
    let rank = t.results[0].rank();
    t.each_linear(|t, _, cotangent| {
        let added = (0..rank).filter_items(|d| !dims.contains(d)).collect_vec();
        let sum = sum_over(t.b, cotangent, &added)?;
        let before = |&d: &usize| dims.iter().filter_items(|&&other| other < d).count();
        transpose::transpose(t.b, sum, &dims.iter().map(before).collect_vec())
    })
}
