//! `optimization_barrier(x)`: the same values, which the compiler does not compute together with those before them.
//!
//! All results are available only once all operands are. Passes merge no instruction on a result with one on the
//! operand, and hoist none out of a loop. The barrier takes no time: a result is stored where its operand is.

use crate::Builder;
use crate::error::Fault;
use crate::graph::rewriter::Rewriter;
use crate::graph::{Refused, Value};
use crate::list::Items;
use crate::operation::InCall;
use crate::operation::{
    Batch, Form, MaybeBatched, OpTraits, Operation, Param, Primitive, SyntaxToken,
};

/// StableHLO's OptimizationBarrier.
pub static OPERATION: Operation = Operation {
    name: "optimization_barrier",
    operator: None,
    params: &[Param::value("operand")],
    over_trees: false,
    build: |call| {
        let operand = call.value("operand")?;
        let leaves = operand.leaves().into_iter().copied().collect_vec();
        let made = optimization_barrier(call.b, &leaves).in_call(call)?;
        Ok(operand.with_leaves(&mut made.into_iter()))
    },
};

/// StableHLO's optimization_barrier.
pub static PRIMITIVE: Primitive = Primitive {
    name: "optimization_barrier",
    text: "stablehlo.optimization_barrier",
    operands: 1..=usize::MAX,
    regions: 0,
    attributes: &[],
    syntax: &[SyntaxToken::Operands, SyntaxToken::Each],
    infer: |infer| {
        Ok(infer
            .operands
            .iter()
            .map(|&shape| shape.clone())
            .collect_vec())
    },
    form: |_, _| Form::Barrier,
    commutative: false,
    traits: OpTraits {
        batch_regions: Some(batched),
        ..OpTraits::NONE
    },
};

/// Adds a barrier, and returns the values behind it.
///
/// # Errors
/// None for values of the graph.
pub fn optimization_barrier(b: &mut Builder<'_>, values: &[Value]) -> Result<Vec<Value>, Fault> {
    match values {
        [] => Ok(Vec::new()),
        values => b.add(&PRIMITIVE, values, Vec::new(), Vec::new()),
    }
}

/// Batches a barrier: each value stays batched or unbatched.
fn batched(rw: &mut Rewriter, batch: &Batch<'_>) -> Result<Vec<MaybeBatched>, Refused> {
    let operands = batch.operands.iter().map(|value| value.any()).collect_vec();
    let made = rw.emit_all(&PRIMITIVE, &operands, Vec::new(), Vec::new());
    let made = made.ok_or_else(|| batch.too_large())?;
    let results = batch.operands.iter().zip(made);
    let results = results.map(|(operand, value)| match operand {
        MaybeBatched::Unbatched(_) => MaybeBatched::Unbatched(value),
        MaybeBatched::Batched(_) => MaybeBatched::Batched(value),
    });
    Ok(results.collect_vec())
}

#[cfg(test)]
mod tests {
    use crate::testing::check;

    #[test]
    fn the_shapes_stay() {
        check(&[
            ("optimization_barrier(f32[2, N])", "f32[2, N]"),
            (
                "optimization_barrier((f32[2], (i32[], bool[])))",
                "(f32[2], (i32[], bool[]))",
            ),
        ]);
    }
}
