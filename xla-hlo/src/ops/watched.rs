//! `watched(x)`: the value `x`, whose cotangent is printed. `watch` adds it beside the step that prints the value.
//!
//! It is linear, and its transpose prints. Without derivatives, it is replaced by the value.
//!
//! `vmap` adds leading dimensions to the value, and a mask of the indices that are active. The cotangent is printed at
//! each of these, one after another, as the value is.

use crate::attr;
use crate::error::{Fault, FaultKind};
use crate::graph::inspect::Action;
use crate::graph::rewriter::Rewriter;
use crate::graph::{Attr, Module, Value};
use crate::list::{self, Items};
use crate::operation::{Batch, Form, Infer, OpTraits, Primitive, SyntaxToken, Text};
use crate::ops::control::Region;
use crate::ops::inspect::{self, Made};
use crate::ops::{conditional, constant, dynamic_slice, reshape, transpose, while_loop};
use crate::{Builder, ElementType, Graph, Literal, Shape, Size, Tree};

/// The name of the value in the text.
const NAME: &str = "name";

/// The numbers of leading dimensions that each batching has added, the last one first.
const BATCH: &str = "batch";

/// The value, whose cotangent is printed at each index of its batch dimensions where the mask in the second operand
/// holds, if there is one.
pub static PRIMITIVE: Primitive = Primitive {
    name: "watched",
    text: "typed_xla.watched",
    operands: 1..=2,
    regions: 0,
    attributes: &[(NAME, Text::Quoted), (BATCH, Text::Ints)],
    syntax: &[
        SyntaxToken::Operands,
        SyntaxToken::Word(" "),
        SyntaxToken::Dictionary(&[NAME, BATCH]),
        SyntaxToken::Same,
    ],
    infer,
    form: |_, _| Form::Expanded,
    commutative: false,
    traits: OpTraits {
        expand: Some(|_, _, operands| Ok(vec![operands[0]])),
        ruled: true,
        batch: Some(batched),
        ..OpTraits::NONE
    },
};

/// Returns the number of batch dimensions.
fn batch_rank(attrs: &attr::Attrs) -> usize {
    attr::ints(attrs, BATCH).iter().sum::<i64>() as usize
}

fn infer(infer: &Infer<'_>) -> Result<Vec<Shape>, Fault> {
    let (value, rank) = (infer.operands[0], batch_rank(infer.attrs));
    if rank > value.rank() {
        let what = format!(
            "expected at most {} batch dimensions, found {rank}",
            value.rank()
        );
        return Err(Fault::call(FaultKind::Other(what)));
    }
    let expected = Shape::new(ElementType::Bool, value.dims[..rank].to_vec());
    match infer.operands.get(1) {
        Some(&mask) if *mask != expected => {
            let found = mask.clone();
            Err(Fault::operand(
                1,
                FaultKind::ShapeExpected { expected, found },
            ))
        }
        _ => Ok(vec![value.clone()]),
    }
}

/// Adds the dimensions of a batch to the value, and its active indices to the mask.
fn batched(rw: &mut Rewriter, batch: &Batch<'_>) -> Option<Vec<Value>> {
    let sizes = batch.sizes();
    let value = batch.operands[0].spread(rw, sizes)?;
    let inner = batch_rank(&batch.instr.attrs);
    let rank = sizes.len() + inner;
    let own = match batch.operands.get(1) {
        Some(mask) => Some(mask.spread(rw, sizes)?),
        None => None,
    };
    let active = match batch.indices.active {
        Some(active) => {
            let dims = rw.shape(value).dims[..rank].to_vec();
            Some(rw.broadcast(active, &dims, &(0..sizes.len()).collect_vec())?)
        }
        None => None,
    };
    let mask = match (own, active) {
        (Some(own), Some(active)) => Some(rw.formula([own, active], |[a, b]| a & b)?),
        (own, active) => own.or(active),
    };
    let operands = [value].into_iter().chain_items(mask).collect_vec();
    let name = attr::text(&batch.instr.attrs, NAME).to_string();
    let ranks = list::concat(&[&[sizes.len() as i64], attr::ints(&batch.instr.attrs, BATCH)]);
    let attrs = vec![(NAME, Attr::Text(name)), (BATCH, Attr::Ints(ranks))];
    rw.emit_all(&PRIMITIVE, &operands, attrs, Vec::new())
}

/// Adds the value whose cotangent is printed under a name.
///
/// # Errors
/// None for a value of the graph.
pub fn watched(b: &mut Builder<'_>, value: Value, name: &str) -> Result<Value, Fault> {
    let attrs = vec![
        (NAME, Attr::Text(name.to_string())),
        (BATCH, Attr::Ints(Vec::new())),
    ];
    b.add1(&PRIMITIVE, &[value], attrs)
}

/// Prints the cotangent of a value with these attributes and this mask.
pub(crate) fn print_cotangent(
    b: &mut Builder<'_>,
    attrs: &attr::Attrs,
    cotangent: Value,
    mask: Option<Value>,
) -> Result<(), Fault> {
    let name = format!("cotangent of {}", attr::text(attrs, NAME));
    match attr::ints(attrs, BATCH) {
        [] => print(b, &name, Tree::Leaf(cotangent)),
        ranks => print_each(b, &name, cotangent, ranks, mask),
    }
}

/// Prints the parts of a value at the indices of its batch dimensions, by a loop over them.
///
/// The value itself is printed by a loop for each `vmap`, in which the indices of an outer one change fastest.
fn print_each(
    b: &mut Builder<'_>,
    name: &str,
    value: Value,
    ranks: &[i64],
    mask: Option<Value>,
) -> Result<(), Fault> {
    let mut order: Vec<usize> = Vec::new();
    for &rank in ranks {
        let first = order.len();
        let dims = first..first + rank as usize;
        order = dims.chain_items(order).collect_vec();
    }
    let rank = order.len();
    let mask = match mask {
        Some(mask) => Some(transpose::transpose(b, mask, &order)?),
        None => None,
    };
    order.extend(rank..b.shape(value).rank());
    let value = transpose::transpose(b, value, &order)?;
    let shape = b.shape(value).clone();
    let (indices, own) = shape.dims.split_at(rank);
    let mut count = Size::from(1);
    for size in indices {
        count = count.times(size).map_err(|_| {
            let what = FaultKind::BatchTooLarge(indices.to_vec());
            Fault::call(what)
        })?;
    }
    // The loop counts the indices of all batch dimensions in one.
    let value = reshape::reshape(b, value, list::concat(&[&[count.clone()], own]))?;
    let mut captured = vec![value];
    if let Some(mask) = mask {
        captured.push(reshape::reshape(b, mask, vec![count.clone()])?);
    }
    let first = b.constant(Literal::zero(ElementType::I64));
    let end = constant::size(b, ElementType::I64, count);
    let body = row_printed(b, name, own, captured)?;
    while_loop::count(b, [first, end], &[], body)?;
    Ok(())
}

/// Returns the body of a loop, which takes an index, and prints the part of a value there. The value is captured, and
/// perhaps a mask.
fn row_printed(
    b: &Builder<'_>,
    name: &str,
    own: &[Size],
    captured: Vec<Value>,
) -> Result<Region, Fault> {
    let module = Module::default();
    let mut body = Builder::new(&module);
    body.origin = b.origin;
    let index = body.graph.add_param(Shape::scalar(ElementType::I64));
    let params = captured.iter();
    let params = params.map(|&value| body.graph.add_param(b.shape(value).clone()));
    let params = params.collect_vec();
    let row = part(&mut body, params[0], index, own)?;
    match params.get(1) {
        None => print(&mut body, name, Tree::Leaf(row))?,
        Some(&mask) => {
            let active = part(&mut body, mask, index, &[])?;
            let mut shown = Builder::new(&module);
            shown.origin = b.origin;
            let param = shown.graph.add_param(body.shape(row).clone());
            print(&mut shown, name, Tree::Leaf(param))?;
            let branches = vec![(shown.graph, vec![row]), (Graph::new(), Vec::new())];
            conditional::branch(&mut body, active, branches)?;
        }
    }
    Ok((body.graph, captured))
}

/// Adds the part of an array at an index of its first dimension, whose sizes are `own`.
fn part(b: &mut Builder<'_>, array: Value, index: Value, own: &[Size]) -> Result<Value, Fault> {
    let zero = b.constant(Literal::zero(ElementType::I64));
    let mut at = vec![zero; own.len() + 1];
    at[0] = index;
    let sizes = list::concat(&[&[Size::from(1)], own]);
    let one = dynamic_slice::dynamic_slice(b, array, &at, sizes)?;
    reshape::reshape(b, one, own.to_vec())
}

/// Prints a value with a name.
///
/// # Errors
/// None for values of the graph.
pub(crate) fn print(
    b: &mut Builder<'_>,
    name: &str,
    value: crate::graph::Values,
) -> Result<(), Fault> {
    let name = name.replace('{', "{{").replace('}', "}}");
    // The rows of a matrix are below each other.
    let format = match &value {
        Tree::Leaf(value) if b.shape(*value).rank() < 2 => format!("{name} = {{0}}\n"),
        Tree::Leaf(_) => format!("{name} =\n{{0}}\n"),
        _ => format!("{name} = {{0:?}}\n"),
    };
    let made = Made {
        action: Action::Print,
        format,
        values: vec![value],
        place: String::new(),
        debug: false,
    };
    inspect::add(b, None, made)
}
