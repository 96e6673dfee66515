//! `collapse` makes one dimension of neighbouring ones.
//!
//! `collapse(x, [1, 2])` turns `f32[2, 3, 4]` into `f32[2, 12]`. The dimensions have to be a run in increasing order.

use crate::error::{Error, Fault, What};
use crate::graph::Values;
use crate::operation::{Call, Operation, Param};
use crate::ops::reshape;
use crate::shape::product;
use crate::{Shape, Tree};

/// XLA's Collapse; it prints as a reshape.
pub static OPERATION: Operation = Operation {
    name: "collapse",
    operator: None,
    params: &[Param::array("operand"), Param::ints("dimensions")],
    over_trees: false,
    build,
    summary: "Makes one dimension of a run of neighbouring ones.",
};

fn build(call: &mut Call<'_, '_>) -> Result<Values, Error> {
    let operand = call.array("operand")?;
    let shape: Shape = call.b.shape(operand).clone();
    let dims = call.dims("dimensions", shape.rank())?;
    for (i, pair) in dims.windows(2).enumerate() {
        if pair[1] != pair[0] + 1 {
            return Err(call.error(Fault::item("dimensions", i + 1, What::NotConsecutive)));
        }
    }
    let Some((&first, &last)) = dims.first().zip(dims.last()) else {
        return Ok(Tree::Leaf(operand));
    };
    let mut sizes = shape.dims[..first].to_vec();
    sizes.push(product(&shape.dims[first..=last]));
    sizes.extend_from_slice(&shape.dims[last + 1..]);
    let value = reshape::reshape(call.b, operand, sizes);
    value.map(Tree::Leaf).map_err(|fault| call.error(fault))
}
