//! `take_along_dimension(x, indices, dimension)`: `result[.., j, ..] = x[.., indices[.., j, ..], ..]`.
//!
//! The indices have the sizes of the operand in all other dimensions: each row has its own indices, such as the results
//! of `argmax`, `top_k` or `sort`. They are clamped to the bounds, as in `take`.

use crate::error::{Error, Fault, FaultKind};
use crate::graph::{Value, Values};
use crate::list::{self, Items};
use crate::operation::{Call, InCall, Param};
use crate::ops::classes::INTEGER;
use crate::ops::gather::{Gather, gather};
use crate::ops::parts::leaf;
use crate::{Builder, ElementType, Operation, Size};

/// Elements at indices of their own rows.
pub static OPERATION: Operation = Operation {
    name: "take_along_dimension",
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
    let [shape, of_indices] = list::both([operand, indices], |v| call.b.shape(v).clone());
    INTEGER.check(1, of_indices.element).in_call(call)?;
    let dimension = if call.is_passed("dimension") || shape.rank() != 1 {
        call.dim("dimension", shape.rank())?
    } else {
        0
    };
    if of_indices.rank() != shape.rank() {
        let (first, other) = (shape, of_indices);
        return Err(call.error(Fault::operand(1, FaultKind::RanksDiffer { first, other })));
    }
    let other = (0..shape.rank()).filter_items(|&d| d != dimension);
    let differs = other.collect_vec().into_iter();
    if let Some(d) = differs
        .into_iter()
        .find(|&d| shape.dims[d] != of_indices.dims[d])
    {
        let what = FaultKind::SizesDiffer {
            first: shape,
            other: of_indices,
            dimension: d,
        };
        return Err(call.error(Fault::operand(1, what)));
    }
    if shape.dims[dimension].is(0) {
        let what = format!("cannot take elements along dimension {dimension}, whose size is 0");
        return Err(call.error(Fault::operand(0, FaultKind::Other(what))));
    }
    let value = take_along_dimension(call.b, operand, indices, dimension);
    leaf(call, value)
}

/// Returns the elements at these indices of a dimension, in the rows in which the indices are.
///
/// # Errors
/// The other sizes differ.
pub fn take_along_dimension(
    b: &mut Builder<'_>,
    operand: Value,
    indices: Value,
    dimension: usize,
) -> Result<Value, Fault> {
    let rank = b.shape(operand).rank();
    // Every other dimension is a batch: the indices of a row select elements of the same row.
    let others = (0..rank).filter_items(|&d| d != dimension);
    let others: Vec<i64> = others.map(|d| d as i64).collect_vec();
    let attributes = Gather {
        collapsed_slice_dims: vec![dimension as i64],
        operand_batching_dims: others.clone(),
        start_indices_batching_dims: others,
        start_index_map: vec![dimension as i64],
        index_vector_dim: rank as i64,
        slice_sizes: vec![Size::from(1); rank],
        ..Gather::default()
    };
    gather(b, operand, indices, attributes)
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, primitives};

    #[test]
    fn indices_have_the_other_sizes_of_the_operand() {
        check(&[
            ("take_along_dimension(f32[4, 3], i32[4, 2], 1)", "f32[4, 2]"),
            ("take_along_dimension(f32[4, N], u8[7, N], 0)", "f32[7, N]"),
            ("take_along_dimension(c64[4], i64[2])", "c64[2]"),
            (
                "take_along_dimension(f32[4, 3], i32[4, 2])",
                "dimension: missing argument `dimension`: expected an integer",
            ),
            (
                "take_along_dimension(f32[4, 3], i32[4], 1)",
                "operand 1: ranks differ: f32[4, 3] has 2 dimensions, i32[4] has 1",
            ),
            (
                "take_along_dimension(f32[4, 3], i32[5, 2], 1)",
                "operand 1: sizes of dimension 0 differ: 4 in f32[4, 3] and 5 in i32[5, 2]",
            ),
            (
                "take_along_dimension(f32[4], f32[2], 0)",
                "operand 1: expected integer elements, found f32",
            ),
            (
                "take_along_dimension(f32[0], i32[2])",
                "operand 0: cannot take elements along dimension 0, whose size is 0",
            ),
        ]);
    }

    #[test]
    fn it_is_one_gather() {
        assert_eq!(
            primitives("take_along_dimension(f32[4, 3], i32[4, 2], 1)"),
            ["gather"]
        );
    }
}
