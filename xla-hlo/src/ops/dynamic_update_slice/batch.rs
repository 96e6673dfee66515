//! The batching rule: with unbatched start indices, the update of a larger slice, and otherwise a scatter of windows whose
//! start indices are clamped.

use super::PRIMITIVE;
use crate::graph::rewriter::Rewriter;
use crate::graph::{Attr, Module};
use crate::list::{self, Items};
use crate::operation::{Batch, MaybeBatched};
use crate::ops::convert;
use crate::ops::dynamic_slice::index_vectors;
use crate::ops::scatter::Scatter;
use crate::ops::scatter::batch::{Arrays, scattered};
use crate::ops::{batch, constant};
use crate::{Builder, ElementType, Graph, Literal, Shape, Size, Value};

pub(super) fn batched(rw: &mut Rewriter, batch: &Batch<'_>) -> Option<Vec<Value>> {
    let (arrays, starts) = batch.operands.split_at(2);
    let same: Option<Vec<Value>> = starts.iter().map(|start| start.same()).collect_some();
    let Some(starts) = same else {
        return at_batched(rw, batch);
    };
    let arrays = arrays.iter().map(|array| array.spread(rw, batch.sizes()));
    let arrays: Vec<Value> = arrays.collect_some()?;
    let element = starts
        .first()
        .map_or(ElementType::I32, |&start| rw.shape(start).element);
    let zero = rw.constant(Literal::zero(element))?;
    let zeros = batch.sizes().iter().map(|_| zero).collect_vec();
    let operands = list::concat(&[arrays, zeros, starts]);
    let value = rw.emit(&PRIMITIVE, &operands, Vec::new(), Vec::new())?;
    Some(vec![value])
}

/// Updates slices at batched start indices.
fn at_batched(rw: &mut Rewriter, batch: &Batch<'_>) -> Option<Vec<Value>> {
    let own = batch::own_shapes(rw, batch);
    let mut starts = Vec::with_capacity(own.len());
    // `dynamic_update_slice` clamps, while `scatter` skips windows out of bounds.
    for (d, &start) in batch.operands[2..].iter().enumerate() {
        let last = own[0].dims[d].minus(&own[1].dims[d]).ok()?;
        let start = start.spread(rw, batch.sizes())?;
        starts.push(MaybeBatched::Batched(clamped(rw, start, last)?));
    }
    let indices = index_vectors(rw, &starts, batch.sizes())?;
    let dims = (0..own[0].rank() as i64).collect_vec();
    let numbers = Scatter {
        update_window_dims: dims.clone(),
        scatter_dims_to_operand_dims: dims,
        unique_indices: true,
        ..Scatter::default()
    };
    let arrays = Arrays {
        inputs: &batch.operands[..1],
        indices: MaybeBatched::Batched(indices),
        updates: &batch.operands[1..2],
    };
    // The region returns its second argument, the update.
    let mut overwrite = Graph::new();
    let scalar = Shape::scalar(own[0].element);
    overwrite.add_param(scalar.clone());
    overwrite.results = vec![overwrite.add_param(scalar)];
    scattered(rw, numbers, arrays, &overwrite, batch.sizes())
}

/// Clamps start indices to the range from 0 to `last`, in a type that has these numbers.
fn clamped(rw: &mut Rewriter, start: Value, last: Size) -> Option<Value> {
    let shape = rw.shape(start).clone();
    // Narrow types cannot hold every size; an index above `i64::MAX` keeps its unsigned type.
    let (start, shape) = match shape.element {
        ElementType::U64 => (start, shape),
        _ => {
            let wide = shape.with_element(ElementType::I64);
            let attrs = vec![("element_type", Attr::Element(wide.element))];
            (
                rw.emit(&convert::PRIMITIVE, &[start], attrs, Vec::new())?,
                wide,
            )
        }
    };
    let last = size(rw, shape.element, last)?;
    rw.formula([start, last], |[start, last]| {
        start.clamp(start.number(0.0), last)
    })
}

/// Adds a size as a scalar.
fn size(rw: &mut Rewriter, element: ElementType, size: Size) -> Option<Value> {
    let module = Module::default();
    let mut b = Builder::new(&module);
    let value = constant::size(&mut b, element, size);
    let maker = b.graph.maker(value)?;
    rw.emit(maker.op, &[], maker.attrs.clone(), Vec::new())
}
