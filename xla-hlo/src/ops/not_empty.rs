//! A marker on a value with at least one element along a dimension: the size constraint of a derived operation whose
//! instructions have none.

use crate::attr;
use crate::error::{Fault, FaultKind};
use crate::graph::rewriter::Rewriter;
use crate::graph::{Attr, Graph, Value};
use crate::operation::{Batch, Form, Infer, OpTraits, Primitive, SyntaxToken, Text};
use crate::ops::checks;
use crate::{Builder, Shape, Size};

/// The marker, which text for XLA does not contain.
pub static PRIMITIVE: Primitive = Primitive {
    name: "not_empty",
    text: "typed_xla.not_empty",
    operands: 1..=1,
    regions: 0,
    attributes: &[(DIMENSION, Text::Int)],
    syntax: &[
        SyntaxToken::Operands,
        SyntaxToken::Word(", dim = "),
        SyntaxToken::Attribute(DIMENSION),
        SyntaxToken::Same,
    ],
    infer,
    form: |_, _| Form::Reshape,
    commutative: false,
    traits: OpTraits {
        batch: Some(batched),
        ..OpTraits::NONE
    },
};

const DIMENSION: &str = "dimension";

fn infer(infer: &Infer<'_>) -> Result<Vec<Shape>, Fault> {
    let operand = infer.operands[0];
    let dimension = checks::dimension(attr::int(infer.attrs, DIMENSION), operand.rank());
    let dimension = dimension.map_err(|what| Fault::named(DIMENSION, what))?;
    let size = &operand.dims[dimension];
    let one = Size::from(1);
    infer.at_most(&one, size, || {
        let what = FaultKind::AtLeast {
            least: one.clone(),
            of: format!("elements along dimension {dimension}"),
            found: size.clone(),
        };
        Fault::operand(0, what)
    })?;
    Ok(vec![operand.clone()])
}

/// Returns the operand, marked if its size along a dimension may be 0.
///
/// # Errors
/// The size is 0.
pub(crate) fn not_empty(
    b: &mut Builder<'_>,
    operand: Value,
    dimension: usize,
) -> Result<Value, Fault> {
    let size = &b.shape(operand).dims[dimension];
    if size
        .minus(&Size::from(1))
        .is_ok_and(|rest| rest.is_certain())
    {
        return Ok(operand);
    }
    let dimension = Attr::Int(dimension as i64);
    b.add1(&PRIMITIVE, &[operand], vec![(DIMENSION, dimension)])
}

/// Returns the operand if a value is a marker.
pub fn operand(graph: &Graph, value: Value) -> Option<Value> {
    let maker = graph.maker(value)?;
    (*maker.op == PRIMITIVE).then(|| maker.operands[0])
}

fn batched(rw: &mut Rewriter, batch: &Batch<'_>) -> Option<Vec<Value>> {
    let attrs = batch.instr.attrs.iter().map(|(name, attr)| match attr {
        Attr::Int(dimension) => {
            let dimension = dimension + batch.sizes().len() as i64;
            (*name, Attr::Int(dimension))
        }
        other => (*name, other.clone()),
    });
    let attrs = attrs.collect();
    let marked = rw.emit(&PRIMITIVE, &[batch.operands[0].any()], attrs, Vec::new())?;
    Some(vec![marked])
}
