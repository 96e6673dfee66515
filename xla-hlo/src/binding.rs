//! The sizes that the size names of a computation are bound to in one call.

use std::collections::BTreeMap;

use crate::list::Items;
use crate::{Shape, Size};

/// The sizes that a callee's size names are bound to in one call.
pub type Binding = BTreeMap<String, Size>;

/// Replaces the size names of a shape; returns `None` if a size is out of range.
pub fn substitute(shape: &Shape, binding: &Binding) -> Option<Shape> {
    let of = |name: &str| binding.get(name).cloned();
    let dims = shape
        .dims
        .iter()
        .map(|size| size.substitute(&of))
        .collect_ok();
    Some(Shape::new(shape.element, dims.ok()?))
}
