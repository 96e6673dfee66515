//! `stop_gradient(x)`: the same values, as constants of the derivative. It is a marker, which the passes replace by
//! `x`.

use crate::error::Fault;
use crate::graph::{Graph, Value};
use crate::operation::InCall;
use crate::operation::{Form, OpTraits, Operation, Param, Primitive, SyntaxToken};
use crate::{Builder, Tree};

/// The operation that a user calls.
pub static OPERATION: Operation = Operation {
    name: "stop_gradient",
    operator: None,
    params: &[Param::array("operand")],
    over_trees: true,
    build: |call| {
        let operand = call.array("operand")?;
        let value = stop_gradient(call.b, operand);
        value.map(Tree::Leaf).in_call(call)
    },
};

/// A marker on a value, which only transformations of functions read.
pub static PRIMITIVE: Primitive = Primitive {
    name: "stop_gradient",
    text: "typed_xla.stop_gradient",
    operands: 1..=1,
    regions: 0,
    attributes: &[],
    syntax: &[SyntaxToken::Operands, SyntaxToken::Same],
    infer: |infer| Ok(vec![infer.operands[0].clone()]),
    form: |_, _| Form::Reshape,
    commutative: false,
    traits: OpTraits::NONE,
};

/// Marks a value as a constant of the derivative.
///
/// # Errors
/// None for a value of the graph.
pub fn stop_gradient(b: &mut Builder<'_>, operand: Value) -> Result<Value, Fault> {
    b.add1(&PRIMITIVE, &[operand], Vec::new())
}

/// Returns the operand if a value is a marker.
pub fn operand(graph: &Graph, value: Value) -> Option<Value> {
    let maker = graph.maker(value)?;
    (*maker.op == PRIMITIVE).then(|| maker.operands[0])
}

#[cfg(test)]
mod tests {
    use crate::testing::check;

    #[test]
    fn the_shape_stays() {
        check(&[
            ("stop_gradient(f32[2, N])", "f32[2, N]"),
            ("stop_gradient(bool[])", "bool[]"),
        ]);
    }
}
