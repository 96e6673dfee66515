//! `x[(1..3, .., 0)]`: a slice without the dimensions that a single index selects.

use crate::error::{Error, Fault};
use crate::graph::{Value, Values};
use crate::list::Items;
use crate::operation::InCall;
use crate::operation::{Call, Operation, Param};
use crate::ops::{reshape, slice};
use crate::{Builder, Size, Tree};

/// Ranges and indices in brackets.
pub static OPERATION: Operation = Operation {
    name: "index",
    operator: Some("x[i]"),
    params: &[
        Param::array("operand"),
        Param::ints("start_indices"),
        Param::ints("limit_indices"),
        Param::ints("dimensions"),
    ],
    over_trees: false,
    build,
    summary: "Returns a slice without the dimensions that a single index selects.",
};

fn build(call: &mut Call<'_, '_>) -> Result<Values, Error> {
    let operand = call.array("operand")?;
    let (starts, limits) = (call.sizes("start_indices")?, call.sizes("limit_indices")?);
    let dims = call.dims("dimensions", call.b.shape(operand).rank())?;
    let value = index(call.b, operand, starts, limits, &dims);
    value.map(Tree::Leaf).in_call(call)
}

/// Slices between two indices, and removes the dimensions `dims`, in which the slice has size 1.
///
/// # Errors
/// The indices are out of bounds, or a removed dimension has another size.
pub fn index(
    b: &mut Builder<'_>,
    operand: Value,
    starts: Vec<Size>,
    limits: Vec<Size>,
    dims: &[usize],
) -> Result<Value, Fault> {
    let strides = vec![Size::from(1); b.shape(operand).rank()];
    let part = slice::slice(b, operand, starts, limits, strides)?;
    let sizes = b.shape(part).dims.iter().enumerate();
    let left = sizes.filter_items(|(d, _)| !dims.contains(d));
    let left = left.map(|(_, size)| size.clone()).collect_vec();
    reshape::reshape(b, part, left)
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, primitives};

    #[test]
    fn one_index_takes_its_dimension_away() {
        check(&[
            ("index(f32[2, 3], [0, 1], [2, 2], [1])", "f32[2]"),
            ("index(f32[2, N], [1, 0], [2, N], [0])", "f32[N]"),
            ("index(f32[2, 3], [0, 1], [2, 3], [])", "f32[2, 2]"),
            ("index(f32[2, 3], [1, 1], [2, 2], [0, 1])", "f32[]"),
            (
                "index(f32[2, 3], [0, 3], [2, 4], [1])",
                "limit_indices[1]: expected at most 3 (the size of dimension 1), found 4",
            ),
            (
                "index(f32[2, 3], [0, -1], [2, 0], [1])",
                "start_indices[1]: expected a size, found -1",
            ),
            (
                "index(f32[2, 3], [0, 0], [2, 3], [1])",
                "sizes: the number of elements differs: 2 * 3 = 6 in the operand, 2 in the result",
            ),
        ]);
    }

    #[test]
    fn an_index_is_a_slice_and_a_reshape() {
        assert_eq!(
            primitives("index(f32[2, 3], [0, 1], [2, 2], [1])"),
            ["slice", "reshape"]
        );
    }
}
