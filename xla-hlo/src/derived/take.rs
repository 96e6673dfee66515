//! `take(x, indices, dimension)`: slices of `x` at these indices, `result[.., i.., ..] = x[.., indices[i..], ..]`.
//!
//! The dimensions of the indices replace the dimension that is indexed, which is the first by default. Indices are of
//! any integer type, and are clamped to the bounds. Embeddings, for example, are rows of a table at the indices of
//! words:
//!
//! ```text
//! #[computation]
//! fn embed(table: &f32![50257, 768], tokens: &u32![8, 128]) -> f32![8, 128, 768] {
//!     take(table, tokens)
//! }
//! ```

use crate::error::{Error, Fault, FaultKind};
use crate::graph::{Value, Values};
use crate::list::Items;
use crate::operation::InCall;
use crate::operation::{Call, Param};
use crate::ops::classes::INTEGER;
use crate::ops::gather::{Gather, gather};
use crate::ops::parts::leaf;
use crate::{Builder, ElementType, Operation, Size};

/// Slices of an array at given indices.
pub static OPERATION: Operation = Operation {
    name: "take",
    operator: None,
    params: &[
        Param::array("operand"),
        Param::array("indices"),
        Param::int("dimension").optional(),
    ],
    over_trees: false,
    build,
};

fn build(call: &mut Call<'_, '_>) -> Result<Values, Error> {
    let operand = call.array("operand")?;
    let indices = call.typed("indices", ElementType::I32)?;
    let found = call.b.shape(indices).element;
    INTEGER.check(1, found).in_call(call)?;
    let shape = call.b.shape(operand).clone();
    let dimension = if call.is_passed("dimension") {
        call.dim("dimension", shape.rank())?
    } else {
        0
    };
    let nothing = match shape.dims.get(dimension) {
        None => Some("a scalar has no slices to take".to_string()),
        Some(size) if size.is(0) => Some(format!(
            "cannot take slices along dimension {dimension}, whose size is 0"
        )),
        Some(_) => None,
    };
    if let Some(what) = nothing {
        return Err(call.error(Fault::operand(0, FaultKind::Other(what))));
    }
    let value = take(call.b, operand, indices, dimension);
    leaf(call, value)
}

/// Returns the slices of the operand along a dimension at these indices.
///
/// # Errors
/// The indices are not integers, or there is no such dimension.
pub fn take(
    b: &mut Builder<'_>,
    operand: Value,
    indices: Value,
    dimension: usize,
) -> Result<Value, Fault> {
    let mut sizes = b.shape(operand).dims.clone();
    // `take(f32[4, 3, 2], i32[5, 6], 1)` is `f32[4, 5, 6, 2]`: slice dimensions before and after the indices'.
    let (rank, of_indices) = (sizes.len(), b.shape(indices).rank());
    let after = dimension + of_indices..rank - 1 + of_indices;
    let shown = (0..dimension).chain_items(after).map(|d| d as i64);
    sizes[dimension] = Size::from(1);
    let attributes = Gather {
        offset_dims: shown.collect_vec(),
        collapsed_slice_dims: vec![dimension as i64],
        start_index_map: vec![dimension as i64],
        index_vector_dim: of_indices as i64,
        slice_sizes: sizes,
        ..Gather::default()
    };
    gather(b, operand, indices, attributes)
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, primitives};

    #[test]
    fn the_dimensions_of_the_indices_replace_the_dimension() {
        check(&[
            ("take(f32[4, 3], i32[2])", "f32[2, 3]"),
            ("take(f32[4, 3], i32[])", "f32[3]"),
            ("take(f32[4, 3], u8[2, 5], 1)", "f32[4, 2, 5]"),
            ("take(c64[4, N, M], i64[K], 1)", "c64[4, K, M]"),
            ("take(f32[4], 2)", "f32[]"),
            (
                "take(f32[4], f32[2])",
                "operand 1: expected integer elements, found f32",
            ),
            (
                "take(f32[4], 2.0)",
                "indices: expected a literal of type i32, found `2.0` | write `2`",
            ),
            (
                "take(f32[4, 3], i32[2], 2)",
                "dimension[0]: expected a dimension from 0 to 1, found 2",
            ),
            (
                "take(f32[], i32[2])",
                "operand 0: a scalar has no slices to take",
            ),
            (
                "take(f32[0, 3], i32[2])",
                "operand 0: cannot take slices along dimension 0, whose size is 0",
            ),
        ]);
    }

    #[test]
    fn it_is_one_gather() {
        assert_eq!(primitives("take(f32[4, 3], i32[2], 1)"), ["gather"]);
    }
}
