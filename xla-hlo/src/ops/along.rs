//! `x.along([1])`: selects the dimensions of the other operand that an operand of lower rank is broadcast along.
//!
//! It is XLA's `broadcast_dimensions` written on the operand: `image + bias.along([1])`. It computes nothing itself;
//! the elementwise operation that reads it broadcasts the operand, by `join.rs`.

use crate::error::{Error, Fault, FaultKind};
use crate::graph::{Attr, Graph, Value, Values};
use crate::list::Items;
use crate::operation::InCall;
use crate::operation::{
    Call, Form, Infer, OpTraits, Operation, Param, Primitive, SyntaxToken, Text,
};
use crate::ops::checks;
use crate::param::ParamKind;
use crate::{Shape, Tree};

/// The operation that a user calls.
pub static OPERATION: Operation = Operation {
    name: "along",
    operator: None,
    params: &[Param::array("operand"), Param::ints("dimensions")],
    over_trees: false,
    build,
};

/// A marker on a value, removed before any pass runs.
pub static PRIMITIVE: Primitive = Primitive {
    name: "along",
    text: "typed_xla.along",
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
    form: |_, _| Form::Reshape,
    commutative: false,
    traits: OpTraits::NONE,
};

fn infer(infer: &Infer<'_>) -> Result<Vec<Shape>, Fault> {
    Ok(vec![infer.operands[0].clone()])
}

fn build(call: &mut Call<'_, '_>) -> Result<Values, Error> {
    let operand = call.array("operand")?;
    let rank = call.b.shape(operand).rank();
    let ints = call.ints("dimensions")?;
    checks::one_each("dimensions", ints.len(), rank).in_call(call)?;
    // The rank of the other operand, from whose end negative numbers count, is not known here.
    let mut dims: Vec<i64> = Vec::new();
    for (i, int) in ints.iter().enumerate() {
        // A dimension number is a number in the source, not a size that is computed from others.
        let Some(d) = int.known() else {
            let what = FaultKind::Value {
                expected: "a dimension number".to_string(),
                found: int.to_string(),
            };
            return Err(call.error(Fault::item("dimensions", i, what)));
        };
        dims.push(d);
    }
    for of_one_sign in [dims.iter().all(|&d| d >= 0), dims.iter().all(|&d| d < 0)] {
        if of_one_sign {
            checks::increasing("dimensions", &dims).in_call(call)?;
        }
    }
    let attrs = vec![("dimensions", Attr::Ints(dims))];
    let value = call.b.add1(&PRIMITIVE, &[operand], attrs);
    value.map(Tree::Leaf).in_call(call)
}

/// Returns the fault of a marker on a value that an operation does not broadcast.
pub(crate) fn misplaced(operation: &Operation) -> FaultKind {
    let is_array = |param: &&Param| param.kind == ParamKind::Array;
    let arrays = operation.params.iter().filter_items(is_array).count();
    FaultKind::MisplacedAlong {
        moves: operation.over_trees && arrays == 1,
    }
}

/// Returns the operand and its dimensions if a value is a marker.
pub fn dimensions(graph: &Graph, value: Value) -> Option<(Value, Vec<i64>)> {
    let maker = graph.maker(value)?;
    (*maker.op == PRIMITIVE).then(|| (maker.operands[0], maker.ints("dimensions").to_vec()))
}

#[cfg(test)]
mod tests {
    use crate::testing::check;

    #[test]
    fn dimension_numbers_increase() {
        check(&[
            ("along(f32[2, 3], [0, 2])", "f32[2, 3]"),
            (
                "along(f32[2, 3], [1])",
                "dimensions: expected 2 numbers, one for each dimension of the operand, found 1",
            ),
            (
                "along(f32[2, 3], [1, 0])",
                "dimensions[1]: dimension numbers must increase",
            ),
            (
                "along(f32[2, 3], [1, 1])",
                "dimensions[1]: dimension numbers must increase",
            ),
            ("along(f32[2], [-1])", "f32[2]"),
            (
                "along(f32[2, 3], [-1, -2])",
                "dimensions[1]: dimension numbers must increase",
            ),
            (
                "along(f32[2], [N])",
                "dimensions[0]: expected a dimension number, found N",
            ),
        ]);
    }
}
