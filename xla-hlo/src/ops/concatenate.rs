//! `concatenate` joins arrays along a dimension.

use crate::attr;
use crate::error::{Error, Fault, FaultKind};
use crate::graph::{Attr, Emit, Value, Values};
use crate::operation::InCall;
use crate::operation::{
    Call, Form, Infer, Kernel, KernelArg, OpTraits, Operation, Param, Primitive, Small,
    SyntaxToken, Text,
};
use crate::ops::batch;
use crate::ops::checks;
use crate::{Graph, Instr, Shape, Size, Tree};

/// XLA's Concatenate.
pub static OPERATION: Operation = Operation {
    name: "concatenate",
    operator: None,
    params: &[Param::arrays("operands"), Param::int("dimension")],
    over_trees: false,
    build,
};

/// StableHLO's concatenate.
pub static PRIMITIVE: Primitive = Primitive {
    name: "concatenate",
    text: "stablehlo.concatenate",
    operands: 1..=usize::MAX,
    regions: 0,
    attributes: &[("dimension", Text::Int)],
    syntax: &[
        SyntaxToken::Operands,
        SyntaxToken::Word(", dim = "),
        SyntaxToken::Attribute("dimension"),
        SyntaxToken::Types,
    ],
    infer,
    form: |_, instr| {
        Form::Kernel(Kernel {
            name: "concatenate",
            list: Some(0),
            arguments: vec![KernelArg::Size(Size::from(dimension(instr)))],
        })
    },
    commutative: false,
    traits: OpTraits {
        batch: Some(batch::along),
        origin: Some(origin),
        small: Some(Small::DEFAULT),
        ..OpTraits::NONE
    },
};

/// Returns the operand that has the element at an index, and its index there.
fn origin(graph: &Graph, instr: &Instr, index: &[usize]) -> Option<(usize, Vec<usize>)> {
    let along = dimension(instr);
    let mut index = index.to_vec();
    for (number, &operand) in instr.operands.iter().enumerate() {
        // The last operand has all that the others do not.
        let size = if number + 1 == instr.operands.len() {
            usize::MAX
        } else {
            graph.shape(operand).dims[along].known()?
        };
        if index[along] < size {
            return Some((number, index));
        }
        index[along] -= size;
    }
    None
}

/// Returns the dimension along which the operands are joined.
pub(crate) fn dimension(instr: &Instr) -> usize {
    attr::index(&instr.attrs, "dimension")
}

fn infer(infer: &Infer<'_>) -> Result<Vec<Shape>, Fault> {
    let first = infer.operands[0];
    let along = checks::dimension(attr::int(infer.attrs, "dimension"), first.rank());
    let along = along.map_err(|what| Fault::named("dimension", what))?;
    let mut dims = first.dims.clone();
    for (i, operand) in infer.operands.iter().enumerate().skip(1) {
        let fault = |what| Err(Fault::operand(i, what));
        if operand.element != first.element {
            return fault(FaultKind::ElementsDiffer {
                first: first.element,
                other: operand.element,
            });
        }
        // All sizes but the one along the dimension must be equal.
        let (first, other) = (first.clone(), (*operand).clone());
        if other.rank() != first.rank() {
            return fault(FaultKind::RanksDiffer { first, other });
        }
        let differs = |&d: &usize| d != along && other.dims[d] != first.dims[d];
        if let Some(dimension) = (0..first.rank()).find(differs) {
            return fault(FaultKind::SizesDiffer {
                first,
                other,
                dimension,
            });
        }
        let (before, size) = (&dims[along], &other.dims[along]);
        dims[along] = before.plus(size).map_err(|_| {
            let computed = format!("{before} + {size}");
            Fault::operand(i, FaultKind::computed(computed))
        })?;
    }
    Ok(vec![Shape::new(first.element, dims)])
}

fn build(call: &mut Call<'_, '_>) -> Result<Values, Error> {
    let operands = checks::arrays(call, "operands")?;
    let rank = call.b.shape(operands[0]).rank();
    let dimension = call.dim("dimension", rank)?;
    let value = concatenate(call.b, &operands, dimension);
    value.map(Tree::Leaf).in_call(call)
}

/// Concatenates the operands along a dimension; a single one is returned as it is.
///
/// # Errors
/// Element types, ranks, or sizes of other dimensions differ.
pub fn concatenate(b: &mut dyn Emit, operands: &[Value], dimension: usize) -> Result<Value, Fault> {
    if let [one] = operands {
        return Ok(*one);
    }
    let attrs = vec![("dimension", Attr::Int(dimension as i64))];
    b.add1(&PRIMITIVE, operands, attrs)
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, primitives};

    // C1, C2, .. are StableHLO's numbers of the constraints.
    #[test]
    fn operands_differ_along_the_dimension_only() {
        check(&[
            (
                "concatenate((f32[2], (f32[2],)), 0)",
                "operands[1]: expected an array, found (f32[2],)",
            ),
            (
                "concatenate(((), f32[2]), 0)",
                "operands[0]: expected an array, found ()",
            ),
            // C1
            (
                "concatenate((f32[2], i32[2]), 0)",
                "operand 1: element types differ: f32 and i32",
            ),
            // C2
            (
                "concatenate((f32[2, 3], f32[2, 4], f32[3, 3]), 1)",
                "operand 2: sizes of dimension 0 differ: 2 in f32[2, 3] and 3 in f32[3, 3]",
            ),
            (
                "concatenate((f32[2, 3], f32[2]), 0)",
                "operand 1: ranks differ: f32[2, 3] has 2 dimensions, f32[2] has 1",
            ),
            // C3
            (
                "concatenate((), 0)",
                "operands: expected at least 1 operand, found 0",
            ),
            // C4
            (
                "concatenate((f32[2, 3], f32[2, 3]), 2)",
                "dimension[0]: expected a dimension from 0 to 1, found 2",
            ),
            ("concatenate((f32[2, 3], f32[2, 3]), -1)", "f32[2, 6]"),
            (
                "concatenate((f32[], f32[]), 0)",
                "dimension[0]: expected no dimension, found 0: a scalar has none",
            ),
            // C5, C6
            (
                "concatenate((f32[2, 3], f32[2, 4], f32[2, 0]), 1)",
                "f32[2, 7]",
            ),
            (
                "concatenate((f32[N, 3], f32[M, 3], f32[N, 3]), 0)",
                "f32[M + 2 * N, 3]",
            ),
        ]);
    }

    #[test]
    fn one_operand_is_itself() {
        assert!(primitives("concatenate((f32[2],), 0)").is_empty());
        assert!(primitives("concatenate(f32[2], 0)").is_empty());
        assert_eq!(
            primitives("concatenate((f32[2], f32[3]), 0)"),
            ["concatenate"]
        );
    }
}
