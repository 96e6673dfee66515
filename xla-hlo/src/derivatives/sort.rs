//! The derivative of `sort`.

use super::places::Places;
use super::rules::{Derivative, Rule, Tangent};
use crate::error::Fault;
use crate::list;
use crate::ops::iota;
use crate::ops::sort::{PRIMITIVE, dimension, sort};
use crate::{ElementType, Shape, Value};

pub(super) static RULES: &[Rule] = &[Rule {
    primitive: &PRIMITIVE,
    derivative: Derivative::Rule(tangent),
    transpose: None,
}];

/// Indices that are sorted together with the operands are the permutation by which the tangents are read.
fn tangent(t: &mut Tangent<'_, '_>) -> Result<Vec<Option<Value>>, Fault> {
    let sizes = t.b.shape(t.operands[0]).dims.clone();
    let d = dimension(&t.instr.attrs, sizes.len())?;
    let element = match sizes[d].known() {
        Some(size) if i32::try_from(size).is_ok() => ElementType::I32,
        _ => ElementType::I64,
    };
    // Sorted along, they record where each element comes from; the comparator has two more parameters, which it
    // ignores.
    let indices = iota::iota(t.b, element, sizes.clone(), d)?;
    let mut comparator = t.instr.regions[0].clone();
    for _ in 0..2 {
        comparator.add_param(Shape::scalar(element));
    }
    let operands = list::concat(&[t.operands, &[indices]]);
    let sorted = sort(t.b, &operands, comparator, d, true)?;
    let order = sorted[t.operands.len()];
    let places = Places::along(&sizes, d);
    let mut tangents = Vec::with_capacity(t.tangents.len());
    // A stable sort, so equal elements keep their order, and so do their tangents.
    for tangent in t.tangents {
        tangents.push(match *tangent {
            Some(tangent) if !sizes[d].is(0) => Some(places.read(t.b, tangent, order)?),
            tangent => tangent,
        });
    }
    Ok(tangents)
}
