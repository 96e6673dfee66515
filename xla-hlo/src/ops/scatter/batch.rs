//! The batching rule of scatters: with batched indices, the batch dimensions are batching dimensions of the inputs and of
//! the indices; otherwise they are dimensions of the windows, which cover them entirely.

use super::{PRIMITIVE, Scatter};
use crate::graph::rewriter::Rewriter;
use crate::list::{self, Items};
use crate::operation::{Batch, MaybeBatched};
use crate::{Graph, Size, Value};

pub(super) fn batched(rw: &mut Rewriter, batch: &Batch<'_>) -> Option<Vec<Value>> {
    let number = batch.operands.len() / 2;
    let (inputs, rest) = batch.operands.split_at(number);
    let (&indices, updates) = rest.split_first()?;
    let arrays = Arrays {
        inputs,
        indices,
        updates,
    };
    let own = Scatter::of(&batch.instr.attrs);
    scattered(rw, own, arrays, &batch.instr.regions[0], batch.sizes())
}

/// The operands of a scatter.
pub(in crate::ops) struct Arrays<'a> {
    /// The inputs.
    pub(in crate::ops) inputs: &'a [MaybeBatched],
    /// The indices.
    pub(in crate::ops) indices: MaybeBatched,
    /// The updates.
    pub(in crate::ops) updates: &'a [MaybeBatched],
}

/// Adds the scatter with these dimension numbers at one index, at all indices.
pub(in crate::ops) fn scattered(
    rw: &mut Rewriter,
    mut own: Scatter,
    arrays: Arrays<'_>,
    region: &Graph,
    sizes: &[Size],
) -> Option<Vec<Value>> {
    let more = sizes.len() as i64;
    let shift = |list: &mut Vec<i64>| list.iter_mut().for_each(|d| *d += more);
    shift(&mut own.update_window_dims);
    shift(&mut own.inserted_window_dims);
    shift(&mut own.input_batching_dims);
    shift(&mut own.scatter_dims_to_operand_dims);
    match arrays.indices {
        MaybeBatched::Unbatched(_) => {
            own.update_window_dims.splice(0..0, 0..more);
        }
        MaybeBatched::Batched(_) => {
            shift(&mut own.scatter_indices_batching_dims);
            own.index_vector_dim += more;
            own.input_batching_dims.splice(0..0, 0..more);
            own.scatter_indices_batching_dims.splice(0..0, 0..more);
            own.indices_are_sorted = false;
        }
    }
    let mut all = |list: &[MaybeBatched]| -> Option<Vec<Value>> {
        let list = list.iter().map(|array| array.spread(rw, sizes));
        list.collect_some()
    };
    let (inputs, updates) = (all(arrays.inputs)?, all(arrays.updates)?);
    let operands = list::concat(&[inputs, vec![arrays.indices.any()], updates]);
    rw.emit_all(
        &PRIMITIVE,
        &operands,
        own.attributes(),
        vec![region.clone()],
    )
}
