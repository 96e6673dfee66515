//! `dot`: vector with vector, matrix with vector, vector with matrix, matrix with matrix.
//!
//! The last dimension of the left operand is contracted with the first of the right one.

use crate::Tree;
use crate::error::{Error, Fault, What};
use crate::graph::Values;
use crate::operation::{Call, Operation, Param};
use crate::ops::dot_general::dot_general;

/// XLA's Dot; it prints as dot_general.
pub static OPERATION: Operation = Operation {
    name: "dot",
    operator: None,
    params: &[Param::array("lhs"), Param::array("rhs")],
    over_trees: false,
    build,
    summary: "Matrix product, or the product of a matrix and a vector, or of two vectors.",
};

fn build(call: &mut Call<'_, '_>) -> Result<Values, Error> {
    let operands = call.unified(&["lhs", "rhs"])?;
    for (i, &operand) in operands.iter().enumerate() {
        let shape = call.b.shape(operand);
        if !(1..=2).contains(&shape.rank()) {
            let what = What::Rank {
                wanted: "a vector or a matrix".to_string(),
                came: shape.clone(),
            };
            let help = if shape.is_scalar() {
                "multiply by a scalar with `*`"
            } else {
                "for higher ranks say which dimensions are contracted: `dot_general(..)`"
            };
            return Err(call.error(Fault::operand(i, what).help(help)));
        }
    }
    let last = call.b.shape(operands[0]).rank() - 1;
    let dims = [Vec::new(), Vec::new(), vec![last], vec![0]];
    let value = dot_general(call.b, operands[0], operands[1], dims);
    value.map(Tree::Leaf).map_err(|fault| call.error(fault))
}
