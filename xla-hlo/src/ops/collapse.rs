//! `collapse` merges consecutive dimensions into one.
//!
//! `collapse(x, [1, 2])` turns `f32[2, 3, 4]` into `f32[2, 12]`. The dimensions must be consecutive and in increasing
//! order.

use crate::error::{Error, Fault, FaultKind};
use crate::graph::Values;
use crate::operation::InCall;
use crate::operation::{Call, Operation, Param};
use crate::ops::reshape;
use crate::{Shape, Tree};

/// XLA's Collapse; it prints as a reshape.
pub static OPERATION: Operation = Operation {
    name: "collapse",
    operator: None,
    params: &[Param::array("operand"), Param::ints("dimensions")],
    over_trees: false,
    build,
};

fn build(call: &mut Call<'_, '_>) -> Result<Values, Error> {
    let operand = call.array("operand")?;
    let shape: Shape = call.b.shape(operand).clone();
    let dims = call.dims("dimensions", shape.rank())?;
    for (i, pair) in dims.windows(2).enumerate() {
        if pair[1] != pair[0] + 1 {
            return Err(call.error(Fault::item("dimensions", i + 1, FaultKind::NotConsecutive)));
        }
    }
    let Some((&first, &last)) = dims.first().zip(dims.last()) else {
        return Ok(Tree::Leaf(operand));
    };
    let together = Shape::new(shape.element, &shape.dims[first..=last]);
    // The product can overflow even if another dimension has size 0.
    if together.is_beyond_counting() {
        let what = FaultKind::TooManyBytes(together);
        return Err(call.error(Fault::named("dimensions", what)));
    }
    let mut sizes = shape.dims[..first].to_vec();
    sizes.push(together.len());
    sizes.extend_from_slice(&shape.dims[last + 1..]);
    let value = reshape::reshape(call.b, operand, sizes);
    value.map(Tree::Leaf).in_call(call)
}

#[cfg(test)]
mod tests {
    use crate::testing::check;

    #[test]
    fn only_a_run_of_dimensions_collapses() {
        check(&[
            ("collapse(f32[2, 3, 4], [1, 2])", "f32[2, 12]"),
            ("collapse(f32[2, 3, 4], [0, 1, 2])", "f32[24]"),
            ("collapse(f32[2, N, 4], [1, 2])", "f32[2, 4 * N]"),
            ("collapse(f32[2, 3], [])", "f32[2, 3]"),
            ("collapse(f32[2, 3], [1])", "f32[2, 3]"),
            (
                "collapse(f32[2, 3, 4], [0, 2])",
                "dimensions[1]: dimension numbers must be consecutive",
            ),
            (
                "collapse(f32[2, 3, 4], [1, 0])",
                "dimensions[1]: dimension numbers must be consecutive",
            ),
            (
                "collapse(f32[2, 3, 4], [2, 3])",
                "dimensions[1]: expected a dimension from 0 to 2, found 3",
            ),
            (
                "collapse(f32[2, 3, 4], [1, 1])",
                "dimensions[1]: dimension 1 is listed twice",
            ),
            (
                "collapse(f32[], [0])",
                "dimensions[0]: expected no dimension, found 0: a scalar has none",
            ),
            (
                "collapse(f32[2, 3], [N])",
                "dimensions[0]: expected a dimension from 0 to 1, found N",
            ),
        ]);
    }
}
