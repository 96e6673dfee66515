//! `one_hot(indices, classes)`: `result[i.., c] = 1` where `indices[i..] == c`, else 0.
//!
//! The new dimension is the last one, or `dimension`. The element type is `f32`, or `element_type`. An index that is
//! out of range yields only zeros.

use crate::error::{Error, Fault};
use crate::graph::{Value, Values};
use crate::list::Items;
use crate::operation::{Call, Param};
use crate::ops::classes::INTEGER;
use crate::ops::parts::{leaf, of_class, size};
use crate::ops::{convert, iota};
use crate::{Builder, ElementType, Operation, Size};

/// Converts class numbers to indicator vectors.
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
};

fn build(call: &mut Call<'_, '_>) -> Result<Values, Error> {
    let indices = of_class(call, "indices", &INTEGER)?;
    let classes = size(call, "classes")?;
    let element = if call.is_passed("element_type") {
        call.element("element_type")?
    } else {
        ElementType::F32
    };
    let rank = call.b.shape(indices).rank();
    let dimension = if call.is_passed("dimension") {
        call.dim("dimension", rank + 1)?
    } else {
        rank
    };
    let value = one_hot(call.b, indices, classes, element, dimension);
    leaf(call, value)
}

/// Adds an array that is 1 where the class number along a new dimension equals the index, and 0 elsewhere.
///
/// # Errors
/// The indices are not integers, or `dimension` is greater than their rank.
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

/// Computes whether the class number along a new dimension equals the index.
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
    let kept: Vec<usize> = (0..sizes.len())
        .filter_items(|&d| d != dimension)
        .collect_vec();
    let class = iota::iota(b, element, sizes.clone(), dimension)?;
    b.formula([indices, class], |[indices, class]| {
        indices.broadcast(&sizes, &kept).equal(class)
    })
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, primitives};

    #[test]
    fn the_classes_are_a_new_dimension() {
        check(&[
            ("one_hot(i32[2, N], 10)", "f32[2, N, 10]"),
            (
                "one_hot(i32[2, N], C, bool, dimension = 0)",
                "bool[C, 2, N]",
            ),
            ("one_hot(u8[], 3, element_type = c64)", "c64[3]"),
            (
                "one_hot(f32[2], 10)",
                "operand 0: expected integer elements, found f32 | convert it first: `{indices} as i32`",
            ),
            (
                "one_hot(i32[2], -1)",
                "classes[0]: expected a size, found -1",
            ),
            (
                "one_hot(i32[2], [2, 3])",
                "classes: expected 1 number, found 2",
            ),
            (
                "one_hot(i32[2])",
                "classes: missing argument `classes`: expected an integer",
            ),
            (
                "one_hot(i32[2], 3, dimension = 2)",
                "dimension[0]: expected a dimension from 0 to 1, found 2",
            ),
        ]);
    }

    #[test]
    fn narrow_indices_are_widened_first() {
        let cases: &[(&str, &[&str])] = &[
            (
                "one_hot(i8[2], 200)",
                &["convert", "iota", "broadcast_in_dim", "compare", "convert"],
            ),
            (
                "one_hot(i64[2], 200, bool)",
                &["iota", "broadcast_in_dim", "compare"],
            ),
        ];
        for (call, expected) in cases {
            assert_eq!(primitives(call), *expected, "{call}");
        }
    }
}
