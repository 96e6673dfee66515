//! `checkpoint(f)`: reverse mode keeps only the arguments of the function, and computes the rest again.
//!
//! An instruction holds the function as its region, and its operands are the arguments and the captured values. It is
//! replaced by the function, unless it is differentiated before: its tangents, and the transpose of these, are such
//! instructions too. A transpose is computed behind a barrier, so that nothing before is shared with what it computes
//! again.

use crate::attr;
use crate::error::Fault;
use crate::graph::rewriter::{Rewriter, Rules};
use crate::graph::{Attr, Refused, Value};
use crate::list::{self, Items};
use crate::operation::{Batch, Form, MaybeBatched, OpTraits, Primitive, Text};
use crate::ops::optimization_barrier::optimization_barrier;
use crate::{Builder, Graph, Instr, Shape};

/// Whether the function is computed behind a barrier.
const BARRIER: &str = "barrier";

/// A function that reverse mode computes again.
pub static PRIMITIVE: Primitive = Primitive {
    name: "checkpoint",
    text: "typed_xla.checkpoint",
    operands: 0..=usize::MAX,
    regions: 1,
    attributes: &[(BARRIER, Text::Bool)],
    syntax: &[],
    infer: |infer| {
        let operands: Vec<Shape> = (infer.operands.iter())
            .map(|&shape| shape.clone())
            .collect_vec();
        let region = infer.region_named("function", 0, &operands)?;
        Ok(region.result_shapes())
    },
    form: |_, _| Form::Expanded,
    commutative: false,
    traits: OpTraits {
        expand: Some(expanded),
        ruled: true,
        batch_regions: Some(batched),
        ..OpTraits::NONE
    },
};

/// Adds a function that reverse mode computes again, behind a barrier if `barrier` is set.
///
/// # Errors
/// The function does not take these operands.
pub fn checkpoint(
    b: &mut Builder<'_>,
    operands: &[Value],
    function: Graph,
    barrier: bool,
) -> Result<Vec<Value>, Fault> {
    let attrs = vec![(BARRIER, Attr::Bool(barrier))];
    b.add(&PRIMITIVE, operands, attrs, vec![function])
}

/// Adds an instruction like this one for another function.
///
/// # Errors
/// The function does not take these operands.
pub fn again(
    b: &mut Builder<'_>,
    instr: &Instr,
    operands: &[Value],
    function: Graph,
) -> Result<Vec<Value>, Fault> {
    b.add(&PRIMITIVE, operands, instr.attrs.clone(), vec![function])
}

/// Whether an instruction is a function that reverse mode computes again.
pub fn is_checkpoint(instr: &Instr) -> bool {
    *instr.op == PRIMITIVE
}

fn expanded(b: &mut Builder<'_>, instr: &Instr, operands: &[Value]) -> Result<Vec<Value>, Fault> {
    let behind = if attr::bool(&instr.attrs, BARRIER) {
        optimization_barrier(b, operands)?
    } else {
        operands.to_vec()
    };
    Ok(b.paste(&instr.regions[0], &behind))
}

/// Batches the function for the operands that are batched.
fn batched(rw: &mut Rewriter, batch: &Batch<'_>) -> Result<Vec<MaybeBatched>, Refused> {
    let instr = batch.instr;
    let region = &instr.regions[0];
    let mut inside = Rewriter::new(Rules::NONE);
    // The new region has parameters of the batched shapes, in the order of the operands.
    let params = region.params.iter().zip(batch.operands);
    let params = params.map(|(&param, operand)| {
        let shape = region.shape(param);
        match operand {
            MaybeBatched::Unbatched(_) => MaybeBatched::Unbatched(inside.param(shape.clone())),
            MaybeBatched::Batched(_) => {
                let sizes = list::concat(&[batch.sizes(), &shape.dims]);
                MaybeBatched::Batched(inside.param(Shape::new(shape.element, sizes)))
            }
        }
    });
    let mut params = params.collect_vec();
    let mut operands = batch.operands.iter().map(|value| value.any()).collect_vec();
    let mut indices = batch.indices;
    // Whether each index is active is one more operand.
    if let Some(active) = &mut indices.active {
        operands.push(*active);
        *active = inside.param(rw.shape(*active).clone());
        params.push(MaybeBatched::Batched(*active));
    }
    let arguments = &params[..region.params.len()];
    let results = (batch.apply)(&mut inside, region, arguments, indices)?;
    let values = results.iter().map(|value| value.any()).collect_vec();
    let shapes = values.iter().map(|&v| inside.shape(v).clone());
    let shapes = shapes.collect_vec();
    let batched = Instr {
        operands,
        regions: vec![inside.finish(values).graph],
        results: Vec::new(),
        ..instr.clone()
    };
    let made = rw.place(batched, shapes);
    let made = results.into_iter().zip(made);
    let made = made.map(|(result, value)| match result {
        MaybeBatched::Unbatched(_) => MaybeBatched::Unbatched(value),
        MaybeBatched::Batched(_) => MaybeBatched::Batched(value),
    });
    Ok(made.collect_vec())
}
