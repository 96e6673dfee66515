//! `dot`: vector with vector, matrix with vector, vector with matrix, matrix with matrix.
//!
//! The last dimension of the left operand is contracted with the first of the right one.

use crate::Tree;
use crate::error::{Error, Fault, FaultKind};
use crate::graph::Values;
use crate::list;
use crate::operation::InCall;
use crate::operation::{Call, Operation, Param};
use crate::ops::dot_general::{PREFERRED, dot_general, factors, preferred};

/// XLA's Dot; it prints as dot_general.
pub static OPERATION: Operation = Operation {
    name: "dot",
    operator: None,
    params: &[
        Param::array("lhs"),
        Param::array("rhs"),
        Param::element(PREFERRED).optional(),
    ],
    over_trees: false,
    build,
};

fn build(call: &mut Call<'_, '_>) -> Result<Values, Error> {
    let operands = factors(call)?;
    for (i, &operand) in operands.iter().enumerate() {
        let shape = call.b.shape(operand);
        if !(1..=2).contains(&shape.rank()) {
            let what = FaultKind::Rank {
                expected: "a vector or a matrix".to_string(),
                found: shape.clone(),
            };
            let help = if shape.is_scalar() {
                "multiply by a scalar with `*`".to_string()
            } else {
                general(list::both([0, 1], |i| call.b.shape(operands[i]).rank()))
            };
            return Err(call.error(Fault::operand(i, what).help(help)));
        }
    }
    let last = call.b.shape(operands[0]).rank() - 1;
    let dims = [Vec::new(), Vec::new(), vec![last], vec![0]];
    let [lhs, rhs] = preferred(call, operands)?;
    let value = dot_general(call.b, lhs, rhs, dims);
    value.map(Tree::Leaf).in_call(call)
}

/// Returns the help for operands of these ranks: the call of `dot_general` that is NumPy's product.
fn general([lhs, rhs]: [usize; 2]) -> String {
    // NumPy multiplies the last dimension of the left side and the last but one of the right side; these ranks have no
    // such product.
    if lhs == 0 || rhs == 0 || (lhs > 2 && rhs > 2 && lhs != rhs) {
        return "use `dot_general(..)` for higher ranks, with the contracting dimensions".into();
    }
    let contracted = rhs.saturating_sub(2);
    let batch = if lhs == rhs && rhs > 2 {
        format!(
            "lhs_batching_dimensions = {0:?}, rhs_batching_dimensions = {0:?}, ",
            Vec::from_iter(0..contracted)
        )
    } else {
        String::new()
    };
    format!(
        "write `dot_general({{lhs}}, {{rhs}}, {batch}lhs_contracting_dimensions = [{}], rhs_contracting_dimensions = \
         [{contracted}])`",
        lhs - 1
    )
}

#[cfg(test)]
mod tests {
    use crate::testing::check;

    #[test]
    fn operands_are_vectors_and_matrices() {
        check(&[
            ("dot(f32[3], f32[3])", "f32[]"),
            ("dot(f32[2, 3], f32[3])", "f32[2]"),
            ("dot(f32[3], f32[3, 4])", "f32[4]"),
            ("dot(i8[2, N], i8[N, 4])", "i8[2, 4]"),
            ("dot(bool[2, 3], bool[3])", "bool[2]"),
            (
                "dot(bf16[2, N], bf16[N], preferred_element_type = f32)",
                "f32[2]",
            ),
            ("dot(i8[2, 3], i8[3, 4], i32)", "i32[2, 4]"),
            ("dot(u8[2, 3], i8[3, 4], i32)", "i32[2, 4]"),
            (
                "dot(c64[3], c64[3], preferred_element_type = f32)",
                "operand 0: cannot convert c64 to f32 | take the magnitude first: `abs({lhs})`",
            ),
            (
                "dot(f32[], f32[3])",
                "operand 0: expected a vector or a matrix, found f32[] | multiply by a scalar with `*`",
            ),
            (
                "dot(f32[2, 3], 2.0)",
                "operand 1: expected a vector or a matrix, found f32[] | multiply by a scalar with `*`",
            ),
            (
                "dot(f32[2, 3, 4], f32[4])",
                "operand 0: expected a vector or a matrix, found f32[2, 3, 4] | write `dot_general({lhs}, {rhs}, lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0])`",
            ),
            (
                "dot(f32[3], f32[2, 3, 4])",
                "operand 1: expected a vector or a matrix, found f32[2, 3, 4] | write `dot_general({lhs}, {rhs}, lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1])`",
            ),
            (
                "dot(f32[5, 2, 3], f32[5, 3, 4])",
                "operand 0: expected a vector or a matrix, found f32[5, 2, 3] | write `dot_general({lhs}, {rhs}, lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1])`",
            ),
            (
                "dot(f32[2, 2, 3], f32[5, 2, 3, 4])",
                "operand 0: expected a vector or a matrix, found f32[2, 2, 3] | use `dot_general(..)` for higher ranks, with the contracting dimensions",
            ),
            (
                "dot(f32[2, 3], f32[4, 5])",
                "operand 1: contracting dimensions differ: 3 (lhs dimension 1) and 4 (rhs dimension 0)",
            ),
            (
                "dot(f32[2, 3], f32[2, 4])",
                "operand 1: contracting dimensions differ: 3 (lhs dimension 1) and 2 (rhs dimension 0) | contract dimension 0 of `{lhs}` instead: `dot(transpose({lhs}, [1, 0]), {rhs})`",
            ),
            (
                "dot(f32[2, 3], f32[4, 3])",
                "operand 1: contracting dimensions differ: 3 (lhs dimension 1) and 4 (rhs dimension 0) | contract dimension 1 of `{rhs}` instead: `dot({lhs}, transpose({rhs}, [1, 0]))`",
            ),
            (
                "dot(f32[2, 3], f64[3, 4])",
                "operand 1: element types differ: f32 and f64 | convert one of them: `{lhs} as f64` or `{rhs} as f32`",
            ),
            (
                "dot(f32[2, N], f32[M, 4])",
                "operand 1: contracting dimensions differ: N (lhs dimension 1) and M (rhs dimension 0)",
            ),
        ]);
    }
}
