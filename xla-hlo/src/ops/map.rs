//! `map(x, |a| ..)` applies a computation of scalars at each index of its operands.

use crate::error::{Error, Fault, What};
use crate::graph::{Attr, Values, ints};
use crate::operation::{Call, Form, Infer, Laws, Operation, Param, Primitive, Text};
use crate::ops::checks;
use crate::{Shape, Tree};

/// XLA's Map.
pub static OPERATION: Operation = Operation {
    name: "map",
    operator: None,
    params: &[Param::arrays("operands"), Param::computation("computation")],
    over_trees: false,
    build,
    summary: "A computation of scalars applied at each index; several operands stand in a tuple.",
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
    laws: Laws::NONE,
};

fn infer(infer: &Infer<'_>) -> Result<Vec<Shape>, Fault> {
    let first = infer.operands[0];
    for (i, operand) in infer.operands.iter().enumerate() {
        if operand.dims != first.dims {
            let what = What::ShapeWanted {
                wanted: first.with_element(operand.element),
                came: (*operand).clone(),
            };
            return Err(Fault::operand(i, what));
        }
    }
    let dims = ints(infer.attrs, "dimensions");
    if !dims.iter().copied().eq(0..first.rank() as i64) {
        let what = What::Value {
            wanted: format!("the numbers of all {} dimensions in order", first.rank()),
            came: format!("{dims:?}"),
        };
        return Err(Fault::named("dimensions", what));
    }
    let scalars: Vec<Shape> = (infer.operands.iter())
        .map(|operand| Shape::scalar(operand.element))
        .collect();
    let results = infer.region(&scalars)?.result_shapes();
    match results.as_slice() {
        [one] if one.is_scalar() => Ok(vec![first.with_element(one.element)]),
        _ => Err(Fault::named(
            "computation",
            What::ComputationResult {
                wanted: vec![Shape::scalar(first.element)],
                came: results,
            },
        )),
    }
}

fn build(call: &mut Call<'_, '_>) -> Result<Values, Error> {
    let operands = checks::arrays(call, "operands")?;
    let scalars: Vec<Shape> = (operands.iter())
        .map(|&v| Shape::scalar(call.b.shape(v).element))
        .collect();
    let region = call.computation("computation", &scalars, None)?;
    let dims = (0..call.b.shape(operands[0]).rank() as i64).collect();
    let attrs = vec![("dimensions", Attr::Ints(dims))];
    let values = call.b.add(&PRIMITIVE, &operands, attrs, vec![region]);
    let values = values.map_err(|fault| call.error(fault))?;
    Ok(Tree::Leaf(values[0]))
}

#[cfg(test)]
mod tests {
    use crate::testing::check;

    // C1, C2, .. are StableHLO's numbers of the constraints.
    #[test]
    fn the_computation_takes_a_scalar_of_each_operand() {
        check(&[
            // C1
            (
                "map((f32[2, 3], f32[3, 2]), add)",
                "operand 1: needs f32[2, 3] here, not f32[3, 2]",
            ),
            // C2
            ("map((), add)", "operands: needs 1 operand at least, not 0"),
            // C4
            (
                "map(f32[2, 3], add)",
                "computation: the computation must take 1 parameter, it takes 2",
            ),
            ("map((f32[2, 3], f32[2, 3]), add)", "f32[2, 3]"),
            ("map(f32[2, N], is_finite)", "bool[2, N]"),
            ("map(c64[], abs)", "f32[]"),
            (
                "map(f32[2])",
                "computation: `computation` is missing: a closure or the name of a computation",
            ),
        ]);
    }
}
