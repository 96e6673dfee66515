//! `transpose` reorders dimensions: result dimension `i` is operand dimension `permutation[i]`.

use crate::error::{Error, Fault};
use crate::graph::{Attr, Emit, Value, ints};
use crate::list::Items;
use crate::operation::InCall;
use crate::operation::{
    Call, Form, Infer, OpTraits, Operation, Param, Primitive, SyntaxToken, Text,
};
use crate::ops::checks;
use crate::{Shape, Tree};

/// XLA's Transpose.
pub static OPERATION: Operation = Operation {
    name: "transpose",
    operator: None,
    params: &[Param::array("operand"), Param::ints("permutation")],
    over_trees: false,
    build: |call| {
        let operand = call.array("operand")?;
        let rank = call.b.shape(operand).rank();
        // The help shows the reversed order, which NumPy has as the default.
        let is_missing = !call.is_passed("permutation");
        let permutation = permutation(call, "permutation", rank).map_err(|error| {
            if is_missing {
                Error {
                    fault: error.fault.help(reversed(rank)),
                    ..error
                }
            } else {
                error
            }
        })?;
        let value = transpose(call.b, operand, &permutation);
        value.map(Tree::Leaf).in_call(call)
    },
};

/// Returns the help with the permutation that reverses all dimensions, as NumPy's `transpose` does.
fn reversed(rank: usize) -> String {
    let permutation = (0..rank).rev().collect_vec();
    format!("write `transpose({{operand}}, {permutation:?})`")
}

/// StableHLO's transpose.
pub static PRIMITIVE: Primitive = Primitive {
    name: "transpose",
    text: "stablehlo.transpose",
    operands: 1..=1,
    regions: 0,
    attributes: &[("permutation", Text::Ints)],
    syntax: &[
        SyntaxToken::Operands,
        SyntaxToken::Word(", dims = "),
        SyntaxToken::Attribute("permutation"),
        SyntaxToken::Types,
    ],
    infer,
    form: |_, instr| Form::Transpose {
        permutation: instr.dims("permutation"),
    },
    commutative: false,
    traits: OpTraits::NONE,
};

fn infer(infer: &Infer<'_>) -> Result<Vec<Shape>, Fault> {
    let operand = infer.operands[0];
    let permutation = ints(infer.attrs, "permutation");
    checks::one_each("permutation", permutation.len(), operand.rank())?;
    let order = checks::dimensions("permutation", permutation, operand.rank())?;
    let sizes = order.into_iter().map(|d| operand.dims[d].clone());
    let sizes = sizes.collect_vec();
    Ok(vec![Shape::new(operand.element, sizes)])
}

/// Returns the argument with this name as a permutation of `rank` dimensions.
pub(crate) fn permutation(
    call: &Call<'_, '_>,
    name: &'static str,
    rank: usize,
) -> Result<Vec<usize>, Error> {
    let permutation = call.dims(name, rank)?;
    checks::one_each(name, permutation.len(), rank).in_call(call)?;
    Ok(permutation)
}

/// Reorders the operand's dimensions; returns the operand if the order is its own.
///
/// # Errors
/// The numbers are not a permutation of the operand's dimensions.
pub fn transpose(b: &mut dyn Emit, operand: Value, permutation: &[usize]) -> Result<Value, Fault> {
    if permutation.iter().copied().eq(0..b.shape(operand).rank()) {
        return Ok(operand);
    }
    let permutation = permutation.iter().map(|&d| d as i64).collect_vec();
    b.add1(
        &PRIMITIVE,
        &[operand],
        vec![("permutation", Attr::Ints(permutation))],
    )
}

#[cfg(test)]
mod tests {
    use crate::testing::check;

    // C1, C2, .. are StableHLO's numbers of the constraints.
    #[test]
    fn the_dimensions_are_a_permutation() {
        check(&[
            // C2
            (
                "transpose(f32[2, 3], [0])",
                "permutation: expected 2 numbers, one for each dimension of the operand, found 1",
            ),
            (
                "transpose(f32[2, 3], [0, 2])",
                "permutation[1]: expected a dimension from 0 to 1, found 2",
            ),
            (
                "transpose(f32[2, 3], [1, 1])",
                "permutation[1]: dimension 1 is listed twice",
            ),
            (
                "transpose(f32[2, 3], [1, -1])",
                "permutation[1]: dimension 1 is listed twice",
            ),
            (
                "transpose(f32[2, 3])",
                "permutation: missing argument `permutation`: expected a list of integers such as `[0, 1]` | write `transpose({operand}, [1, 0])`",
            ),
            (
                "transpose(f32[2, 3], [1, 0, 2])",
                "permutation[2]: expected a dimension from 0 to 1, found 2",
            ),
            // C3
            ("transpose(f32[2, N], [1, 0])", "f32[N, 2]"),
            ("transpose(f32[2, 3, 4], [2, 0, 1])", "f32[4, 2, 3]"),
            ("transpose(f32[2, 3], [0, 1])", "f32[2, 3]"),
            ("transpose(f32[], [])", "f32[]"),
        ]);
    }
}
