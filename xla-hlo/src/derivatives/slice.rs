//! The derivative of `slice`.

use super::calculus::Arithmetic;
use super::rules::{Derivative, Operands, Rule, Transpose};
use crate::error::{Fault, FaultKind};
use crate::graph::Attr;
use crate::list::Items;
use crate::ops::slice::{PRIMITIVE, slice};
use crate::ops::{constant, dynamic_update_slice, pad};
use crate::{ElementType, Size};

pub(super) static RULES: &[Rule] = &[Rule {
    primitive: &PRIMITIVE,
    derivative: Derivative::Linear(Operands::ALL),
    transpose: Some(transposed),
}];

/// The cotangent of the slice is added to the elements that the slice reads.
fn transposed(t: &mut Transpose<'_, '_>) -> Result<(), Fault> {
    let Some(mut update) = t.cotangents[0] else {
        return Ok(());
    };
    let attr = |name| match t.instr.attr(name) {
        Some(Attr::Sizes(sizes)) => sizes.clone(),
        _ => Vec::new(),
    };
    let (starts, strides) = (attr("start_indices"), attr("strides"));
    let unit = vec![Size::from(1); starts.len()];
    let known = |sizes: &[Size]| {
        sizes
            .iter()
            .map(|size| Some(size.known()? as i64))
            .collect_some()
    };
    if strides != unit {
        let interior: Option<Vec<i64>> = known(&strides);
        let Some(interior) = interior else {
            let what = "the derivative of a slice whose stride is a generic size is not supported";
            return Err(Fault::call(FaultKind::Other(what.to_string())));
        };
        let zero = t.b.scalar(t.results[0].element, 0.0);
        let none = vec![0; interior.len()];
        let interior = interior.iter().map(|&stride| stride - 1).collect_vec();
        update = pad::pad(t.b, update, zero, [none.clone(), none, interior])?;
    }
    if let Some(sum) = t.sums[0] {
        let sizes = t.b.shape(update).dims.clone();
        let limits = starts
            .iter()
            .zip_items(&sizes)
            .map(|(start, size)| start.clone() + size.clone());
        let old = slice(t.b, sum, starts.clone(), limits.collect_vec(), unit)?;
        update = t.b.plus(old, update)?;
    }
    let sum = t.sum_or_zeros(0)?;
    let starts = starts
        .into_iter()
        .map(|start| constant::size(t.b, ElementType::I64, start));
    let starts = starts.collect_vec();
    t.sums[0] = Some(dynamic_update_slice::dynamic_update_slice(
        t.b, sum, update, &starts,
    )?);
    Ok(())
}
