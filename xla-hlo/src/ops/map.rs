//! `map(|a| .., x)` applies a computation of scalars at each index of its operands.
//!
//! A closure may capture values, both scalars and whole arrays: `map(|a| a * scale + sum(w), x)`. Expressions that do
//! not depend on its parameters are computed once. StableHLO's map cannot capture values, so such a closure is not a
//! map in the graph but is vectorised: instructions that depend on a parameter are computed for all indices at once,
//! `sum(w * a)` as products and sums of rows, `take(w, i)` as one gather.

use crate::error::{Error, Fault, FaultKind};
use crate::graph::{Attr, Value, Values, ints};
use crate::list::Items;
use crate::operation::InCall;
use crate::operation::{
    Call, Form, Infer, MaybeBatched, OpTraits, Operation, Param, Primitive, Text,
};
use crate::ops::broadcast;
use crate::ops::checks;
use crate::ops::inline;
use crate::{Builder, Graph, Shape, Tree};

/// XLA's Map.
pub static OPERATION: Operation = Operation {
    name: "map",
    operator: None,
    params: &[Param::computation("computation"), Param::arrays("operands")],
    over_trees: false,
    build,
};

/// StableHLO's map.
pub static PRIMITIVE: Primitive = Primitive {
    name: "map",
    text: "stablehlo.map",
    operands: 1..=usize::MAX,
    regions: 1,
    attributes: &[("dimensions", Text::Ints)],
    syntax: &[],
    infer,
    form: |_, _| Form::Region,
    commutative: false,
    traits: OpTraits::NONE,
};

fn infer(infer: &Infer<'_>) -> Result<Vec<Shape>, Fault> {
    let first = infer.operands[0];
    same_sizes(&infer.operands)?;
    let dims = ints(infer.attrs, "dimensions");
    if !dims.iter().copied().eq(0..first.rank() as i64) {
        let what = FaultKind::Value {
            expected: format!("the numbers of all {} dimensions in order", first.rank()),
            found: format!("{dims:?}"),
        };
        return Err(Fault::named("dimensions", what));
    }
    let scalars: Vec<Shape> = (infer.operands.iter())
        .map(|operand| Shape::scalar(operand.element))
        .collect_vec();
    let result = scalar(infer.region(&scalars)?, first)?;
    Ok(vec![first.with_element(result.element)])
}

fn same_sizes(operands: &[&Shape]) -> Result<(), Fault> {
    let first = operands[0];
    for (i, operand) in operands.iter().enumerate() {
        if operand.dims != first.dims {
            let what = FaultKind::ShapeExpected {
                expected: first.with_element(operand.element),
                found: (*operand).clone(),
            };
            return Err(Fault::operand(i, what));
        }
    }
    Ok(())
}

/// Checks that the computation returns one scalar, and returns its shape.
fn scalar(region: &Graph, first: &Shape) -> Result<Shape, Fault> {
    let found = region.result_shapes();
    match found.as_slice() {
        [one] if one.is_scalar() => Ok(one.clone()),
        _ => {
            let expected = vec![Shape::scalar(first.element)];
            let what = FaultKind::ComputationResult { expected, found };
            Err(Fault::named("computation", what))
        }
    }
}

fn build(call: &mut Call<'_, '_>) -> Result<Values, Error> {
    let operands = checks::arrays(call, "operands")?;
    let shapes: Vec<Shape> = operands
        .iter()
        .map(|&v| call.b.shape(v).clone())
        .collect_vec();
    let scalars: Vec<Shape> = (shapes.iter())
        .map(|shape| Shape::scalar(shape.element))
        .collect_vec();
    let (region, captured) = call.capturing("computation", &scalars)?;
    let value = map(call.b, &operands, region, &captured);
    value.map(Tree::Leaf).in_call(call)
}

/// Applies a computation of scalars at each index of the operands. Its parameters after the operands' take the
/// captured values.
///
/// # Errors
/// Sizes differ, the computation does not match, or an instruction in it cannot be vectorised.
pub fn map(
    b: &mut Builder<'_>,
    operands: &[Value],
    region: Graph,
    captured: &[Value],
) -> Result<Value, Fault> {
    let shapes: Vec<&Shape> = operands.iter().map(|&v| b.shape(v)).collect_vec();
    same_sizes(&shapes)?;
    scalar(&region, shapes[0])?;
    let sizes = shapes[0].dims.clone();
    let fault = |refused: inline::Refused| Fault::named("computation", *refused.fault.what);
    if captured.is_empty() {
        // A trial run reports instructions that cannot be vectorised at their origin.
        let mut trial = Builder::new(b.module);
        let shapes = shapes.into_iter().cloned();
        let arguments: Vec<MaybeBatched> = shapes
            .map(|shape| inline::element(&sizes, trial.graph.add_param(shape)))
            .collect_vec();
        inline::vectorised(&mut trial, &region, &arguments, &sizes).map_err(fault)?;
        // Without captured values it stays a `map` in the graph, as in StableHLO, until it is inlined.
        let dims = (0..sizes.len() as i64).collect_vec();
        let attrs = vec![("dimensions", Attr::Ints(dims))];
        return Ok(b.add(&PRIMITIVE, operands, attrs, vec![region])?[0]);
    }
    let elements = operands.iter().map(|&v| inline::element(&sizes, v));
    let captured = captured.iter().map(|&v| MaybeBatched::Unbatched(v));
    let arguments: Vec<MaybeBatched> = elements.chain_items(captured).collect_vec();
    let values = inline::vectorised(b, &region, &arguments, &sizes).map_err(fault)?;
    match values[0] {
        MaybeBatched::Batched(value) => Ok(value),
        MaybeBatched::Unbatched(value) => broadcast::in_dim(b, value, sizes, &[]),
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::check;

    // C1, C2, .. are StableHLO's numbers of the constraints.
    #[test]
    fn the_computation_takes_a_scalar_of_each_operand() {
        check(&[
            (
                "map(add, ((f32[2], f32[2]),))",
                "operands[0]: expected an array, found (f32[2], f32[2])",
            ),
            // C1
            (
                "map(add, (f32[2, 3], f32[3, 2]))",
                "operand 1: expected f32[2, 3], found f32[3, 2]",
            ),
            // C2
            (
                "map(add, ())",
                "operands: expected at least 1 operand, found 0",
            ),
            // C4
            (
                "map(add, f32[2, 3])",
                "computation: expected a computation with 1 parameter, found one with 2",
            ),
            ("map(add, (f32[2, 3], f32[2, 3]))", "f32[2, 3]"),
            ("map(is_finite, f32[2, N])", "bool[2, N]"),
            ("map(abs, c64[])", "f32[]"),
            (
                "map(operands = f32[2])",
                "computation: missing argument `computation`: expected a closure or the name of a computation",
            ),
        ]);
    }
}
