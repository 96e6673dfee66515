//! The batching rule of triangular systems: with unbatched triangles, the right-hand sides at all indices are columns, or
//! rows, of one.

use super::{Equations, PRIMITIVE};
use crate::graph::rewriter::Rewriter;
use crate::list::{self, Items};
use crate::operation::{Batch, MaybeBatched};
use crate::ops::batch;
use crate::{Size, Value};

pub(super) fn batched(rw: &mut Rewriter, batch: &Batch<'_>) -> Option<Vec<Value>> {
    let (MaybeBatched::Unbatched(a), MaybeBatched::Batched(b)) =
        (batch.operands[0], batch.operands[1])
    else {
        return batch::last(rw, batch);
    };
    let own = rw.shape(b).rank() - batch.sizes().len();
    // The dimension of `b` that counts right-hand sides.
    let is_left = Equations::of(&batch.instr.attrs).left_side;
    let at = if is_left { own - 1 } else { own - 2 };
    let attrs = batch.instr.attrs.clone();
    let solve = |rw: &mut Rewriter, b| rw.emit(&PRIMITIVE, &[a, b], attrs, Vec::new());
    Some(vec![merged(rw, b, batch.sizes(), at, solve)?])
}

/// Solves for right-hand sides at all indices as one matrix: the batch dimensions move before dimension `at`, which counts
/// right-hand sides, and back.
pub(crate) fn merged(
    rw: &mut Rewriter,
    b: Value,
    indices: &[Size],
    at: usize,
    solve: impl FnOnce(&mut Rewriter, Value) -> Option<Value>,
) -> Option<Value> {
    let (sizes, added) = (rw.shape(b).dims.clone(), indices.len());
    let own = sizes.len() - added;
    // `[batch.., n, k] -> [n, batch.., k] -> [n, batch * k]`: one system with many right-hand sides.
    let order = (added..added + at).chain_items(0..added);
    let order: Vec<usize> = order.chain_items(added + at..added + own).collect_vec();
    let moved = rw.transpose(b, &order)?;
    let apart = rw.shape(moved).dims.clone();
    let mut many = sizes[added + at].clone();
    for size in indices {
        many = many.times(size).ok()?;
    }
    let (before, after) = (&apart[..at], &apart[at + added + 1..]);
    let merged = rw.reshape(moved, &list::concat(&[before, &[many], after]))?;
    let solved = solve(rw, merged)?;
    let solved = rw.reshape(solved, &apart)?;
    let back = (at..at + added).chain_items(0..at);
    let back: Vec<usize> = back.chain_items(at + added..added + own).collect_vec();
    rw.transpose(solved, &back)
}
