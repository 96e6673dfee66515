//! `index_add(x, indices, updates, dimension)`: `x` with each slice of the updates added at its index along a dimension.
//!
//! It is the reverse of `take`, whose result has the shape of the updates. Slices at equal indices are added to one
//! another; those at indices out of range are dropped.

use crate::error::{Error, Fault, FaultKind};
use crate::graph::{Value, Values};
use crate::list::{self, Items};
use crate::operation::{Call, InCall, Param};
use crate::ops::classes::{INTEGER, NUMBER};
use crate::ops::parts::{leaf, of_class};
use crate::ops::scatter::{Scatter, scatter};
use crate::ops::{broadcast, elementwise, reduce};
use crate::{Builder, ElementType, Operation, Shape};

/// Sums of updates at indices.
pub static OPERATION: Operation = Operation {
    name: "index_add",
    operator: None,
    params: &[
        Param::array("operand"),
        Param::array("indices"),
        Param::array("updates"),
        Param::int("dimension").optional(),
    ],
    over_trees: false,
    build,
};

fn build(call: &mut Call<'_, '_>) -> Result<Values, Error> {
    let operand = of_class(call, "operand", &NUMBER)?;
    let indices = call.typed("indices", ElementType::I32)?;
    let shape = call.b.shape(operand).clone();
    let updates = call.typed("updates", shape.element)?;
    let of_indices = call.b.shape(indices).clone();
    INTEGER.check(1, of_indices.element).in_call(call)?;
    let dimension = if call.is_passed("dimension") {
        call.dim("dimension", shape.rank())?
    } else {
        0
    };
    if shape.rank() == 0 {
        let what = "a scalar has no slices to add to".to_string();
        return Err(call.error(Fault::operand(0, FaultKind::Other(what))));
    }
    let rest = &shape.dims[dimension + 1..];
    let expected = Shape::new(
        shape.element,
        list::concat(&[&shape.dims[..dimension], &of_indices.dims, rest]),
    );
    let found = call.b.shape(updates).clone();
    let updates = match found == expected {
        true => updates,
        // One number is added at each index.
        false if found == Shape::scalar(shape.element) => {
            broadcast::in_dim(call.b, updates, expected.dims, &[]).in_call(call)?
        }
        false => {
            let fault = Fault::operand(2, FaultKind::ShapeExpected { expected, found });
            return Err(call.error(fault));
        }
    };
    let value = index_add(call.b, operand, indices, updates, dimension);
    leaf(call, value)
}

/// Returns the operand with slices added at indices of a dimension.
///
/// # Errors
/// The updates do not have the shape of the slices.
pub fn index_add(
    b: &mut Builder<'_>,
    operand: Value,
    indices: Value,
    updates: Value,
    dimension: usize,
) -> Result<Value, Fault> {
    let shape = b.shape(operand).clone();
    let of_indices = b.shape(indices).rank();
    // The window dimensions of the updates are those before and after the indices' dimensions.
    let after = dimension + of_indices..shape.rank() - 1 + of_indices;
    let shown = (0..dimension).chain_items(after).map(|d| d as i64);
    let numbers = Scatter {
        update_window_dims: shown.collect_vec(),
        inserted_window_dims: vec![dimension as i64],
        input_batching_dims: Vec::new(),
        scatter_indices_batching_dims: Vec::new(),
        scatter_dims_to_operand_dims: vec![dimension as i64],
        index_vector_dim: of_indices as i64,
        indices_are_sorted: false,
        unique_indices: false,
    };
    let region = reduce::of_two(b, &elementwise::add, shape.element)?;
    let values = scatter(b, &[operand], indices, &[updates], region, numbers)?;
    Ok(values[0])
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, primitives};

    #[test]
    fn updates_have_the_shape_of_the_slices() {
        check(&[
            ("index_add(f32[4, 3], i32[2], f32[2, 3])", "f32[4, 3]"),
            ("index_add(f32[4, N], u8[], f32[N])", "f32[4, N]"),
            (
                "index_add(i32[4, 3], i64[2, 5], i32[4, 2, 5], 1)",
                "i32[4, 3]",
            ),
            ("index_add(i32[10], i32[N], 1)", "i32[10]"),
            (
                "index_add(f32[4, 3], i32[2], f32[3])",
                "operand 2: expected f32[2, 3], found f32[3]",
            ),
            (
                "index_add(f32[4], f32[2], f32[2])",
                "operand 1: expected integer elements, found f32",
            ),
            (
                "index_add(bool[4], i32[2], bool[2])",
                "operand 0: expected integer, floating-point or complex elements, found bool | \
                 convert it first: `{operand} as i32`",
            ),
            (
                "index_add(f32[], i32[], f32[])",
                "operand 0: a scalar has no slices to add to",
            ),
        ]);
    }

    #[test]
    fn it_is_one_scatter() {
        assert_eq!(primitives("index_add(f32[4], i32[2], f32[2])"), ["scatter"]);
    }
}
