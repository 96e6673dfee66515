//! `rev` reverses the order of elements along some dimensions.

use crate::error::{Error, Fault};
use crate::graph::{Attr, Emit, Value, Values, ints};
use crate::list::Items;
use crate::operation::InCall;
use crate::operation::{
    Call, Form, Infer, Kernel, KernelArg, OpTraits, Operation, Param, Primitive, Small,
    SyntaxToken, Text,
};
use crate::ops::batch;
use crate::ops::checks;
use crate::{Graph, Instr, Shape, Size, Tree};

/// XLA's Rev.
pub static OPERATION: Operation = Operation {
    name: "rev",
    operator: None,
    params: &[Param::array("operand"), Param::ints("dimensions")],
    over_trees: false,
    build,
};

/// StableHLO's reverse.
pub static PRIMITIVE: Primitive = Primitive {
    name: "rev",
    text: "stablehlo.reverse",
    operands: 1..=1,
    regions: 0,
    attributes: &[("dimensions", Text::Ints)],
    syntax: &[
        SyntaxToken::Operands,
        SyntaxToken::Word(", dims = "),
        SyntaxToken::Attribute("dimensions"),
        SyntaxToken::Same,
    ],
    infer,
    form: |_, instr| {
        let dims = instr.dims("dimensions").into_iter().map(Size::from);
        Form::Kernel(Kernel {
            name: "rev",
            list: None,
            arguments: vec![KernelArg::Sizes(dims.collect_vec())],
        })
    },
    commutative: false,
    traits: OpTraits {
        batch: Some(batch::dimensions),
        origin: Some(origin),
        small: Some(Small::DEFAULT),
        ..OpTraits::NONE
    },
};

/// Returns the element of the operand that is at an index.
fn origin(graph: &Graph, instr: &Instr, index: &[usize]) -> Option<(usize, Vec<usize>)> {
    let mut from = index.to_vec();
    for d in instr.dims("dimensions") {
        let size = graph.shape(instr.operands[0]).dims[d].known()?;
        from[d] = size - 1 - index[d];
    }
    Some((0, from))
}

fn infer(infer: &Infer<'_>) -> Result<Vec<Shape>, Fault> {
    let operand = infer.operands[0];
    let numbers = ints(infer.attrs, "dimensions");
    checks::dimensions("dimensions", numbers, operand.rank())?;
    Ok(vec![operand.clone()])
}

fn build(call: &mut Call<'_, '_>) -> Result<Values, Error> {
    let operand = call.array("operand")?;
    let rank = call.b.shape(operand).rank();
    let dimensions = call.dims("dimensions", rank)?;
    let value = rev(call.b, operand, &dimensions);
    value.map(Tree::Leaf).in_call(call)
}

/// Reverses the operand along some dimensions; returns the operand if these have size 1.
///
/// # Errors
/// There is no such dimension, or it is listed twice.
pub fn rev(b: &mut dyn Emit, operand: Value, dimensions: &[usize]) -> Result<Value, Fault> {
    let sizes = &b.shape(operand).dims;
    if dimensions
        .iter()
        .all(|&d| sizes.get(d).is_some_and(|size| size.is(1)))
    {
        return Ok(operand);
    }
    let dimensions = dimensions.iter().map(|&d| d as i64).collect_vec();
    b.add1(
        &PRIMITIVE,
        &[operand],
        vec![("dimensions", Attr::Ints(dimensions))],
    )
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, primitives};

    // C1, C2, .. are StableHLO's numbers of the constraints.
    #[test]
    fn each_dimension_stands_once() {
        check(&[
            // C2
            (
                "rev(f32[2, 3], [1, 1])",
                "dimensions[1]: dimension 1 is listed twice",
            ),
            // C3
            (
                "rev(f32[2, 3], [2])",
                "dimensions[0]: expected a dimension from 0 to 1, found 2",
            ),
            ("rev(f32[2, 3], [-1])", "f32[2, 3]"),
            (
                "rev(f32[], [0])",
                "dimensions[0]: expected no dimension, found 0: a scalar has none",
            ),
            (
                "rev(f32[2])",
                "dimensions: missing argument `dimension` or `dimensions`: expected an integer or a list of integers such as `[0, 1]`",
            ),
            // C1
            ("rev(f32[2, N], [1])", "f32[2, N]"),
            ("rev(bool[4], 0)", "bool[4]"),
        ]);
    }

    #[test]
    fn reversing_a_dimension_of_size_1_is_removed() {
        assert!(primitives("rev(f32[1, N], [0])").is_empty());
        assert_eq!(primitives("rev(f32[1, N], [0, 1])"), ["rev"]);
    }
}
