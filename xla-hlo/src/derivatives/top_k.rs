//! The derivative of `top_k`.

use super::places::Places;
use super::rules::{Derivative, Rule, Tangent};
use crate::Value;
use crate::error::Fault;
use crate::ops::top_k::PRIMITIVE;

pub(super) static RULES: &[Rule] = &[Rule {
    primitive: &PRIMITIVE,
    derivative: Derivative::Rule(tangent),
    transpose: None,
}];

/// The tangents are read at the indices of the greatest elements.
fn tangent(t: &mut Tangent<'_, '_>) -> Result<Vec<Option<Value>>, Fault> {
    let tangent = t.tangent_or_zeros(0)?;
    let sizes = t.b.shape(tangent).dims.clone();
    let places = Places::along(&sizes, sizes.len() - 1);
    let tangent = places.read(t.b, tangent, t.results[1])?;
    Ok(vec![Some(tangent), None])
}
