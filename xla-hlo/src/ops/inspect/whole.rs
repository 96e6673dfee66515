//! Reductions of whole arrays, for assertions about their elements.

use crate::Builder;
use crate::error::Fault;
use crate::graph::{Origin, Value};
use crate::list::Items;
use crate::operation::Primitive;
use crate::ops::reduce;

/// Returns the place of an instruction in the source.
pub(super) type Places<'p> = &'p dyn Fn(Origin) -> String;

/// Adds the reduction of a whole array by an operation that has an identity.
pub(super) fn folded(
    b: &mut Builder<'_>,
    value: Value,
    with: &'static Primitive,
) -> Result<Value, Fault> {
    let shape = b.shape(value).clone();
    let dims: Vec<usize> = (0..shape.rank()).collect_vec();
    match reduce::identity(with, shape.element) {
        Some(identity) if !dims.is_empty() => reduce::fold(b, value, with, identity, &dims),
        _ => Ok(value),
    }
}
