//! `one_hot(indices, classes)`: `result[i.., c] = 1` where `indices[i..] == c`, else 0.
//!
//! The new dimension comes last unless `dimension` says where. The elements are `f32` unless `element_type` says what. An index
//! outside of the classes gives zeros only.

use crate::derived::parts::{equal, leaf, of_class, size};
use crate::error::{Error, Fault};
use crate::graph::{Value, Values};
use crate::operation::{Call, Param};
use crate::ops::classes::INTEGER;
use crate::ops::{broadcast, convert, iota};
use crate::{Builder, ElementType, Operation, Size};

/// Class numbers to indicator vectors.
pub static OPERATION: Operation = Operation {
    name: "one_hot",
    operator: None,
    params: &[
        Param::array("indices"),
        Param::int("classes"),
        Param::element("element_type").optional(),
        Param::int("dimension").optional(),
    ],
    over_trees: false,
    build,
    summary: "Adds a dimension of classes that holds 1 at each index and 0 elsewhere.",
};

fn build(call: &mut Call<'_, '_>) -> Result<Values, Error> {
    let help = "indices are integers: `{indices} as i32`";
    let indices = of_class(call, "indices", &INTEGER, help)?;
    let classes = size(call, "classes")?;
    let element = match call.given("element_type") {
        true => call.element("element_type")?,
        false => ElementType::F32,
    };
    let rank = call.b.shape(indices).rank();
    let dimension = match call.given("dimension") {
        true => call.dim("dimension", rank + 1)?,
        false => rank,
    };
    let value = one_hot(call.b, indices, classes, element, dimension);
    leaf(call, value)
}

/// 1 where the class number along a new dimension is the index, 0 elsewhere.
///
/// # Errors
/// The indices are no integers, or `dimension` is above their rank.
pub fn one_hot(
    b: &mut Builder<'_>,
    indices: Value,
    classes: Size,
    element: ElementType,
    dimension: usize,
) -> Result<Value, Fault> {
    let hit = is_class(b, indices, classes, dimension)?;
    convert::convert(b, hit, element)
}

/// Whether the class number along a new dimension is the index.
pub(crate) fn is_class(
    b: &mut Builder<'_>,
    indices: Value,
    classes: Size,
    dimension: usize,
) -> Result<Value, Fault> {
    let shape = b.shape(indices).clone();
    // Class numbers above the range of a narrow integer would wrap onto other indices.
    let element = match shape.element.bytes() {
        1 | 2 => ElementType::I32,
        _ => shape.element,
    };
    let indices = convert::convert(b, indices, element)?;
    let mut sizes = shape.dims;
    sizes.insert(dimension, classes);
    let kept: Vec<usize> = (0..sizes.len()).filter(|&d| d != dimension).collect();
    let class = iota::iota(b, element, sizes.clone(), dimension)?;
    let index = broadcast::in_dim(b, indices, sizes, &kept)?;
    equal(b, index, class)
}
