//! The batching rule of triangular systems: with unbatched triangles, the right-hand sides at all indices are columns, or
//! rows, of one.

use super::{PRIMITIVE, SWITCHES};
use crate::Value;
use crate::graph::Attr;
use crate::graph::rewriter::Rewriter;
use crate::list::{self, Items};
use crate::operation::{Batch, MaybeBatched};
use crate::ops::batch;

pub(super) fn batched(rw: &mut Rewriter, batch: &Batch<'_>) -> Option<Vec<Value>> {
    let (MaybeBatched::Unbatched(a), MaybeBatched::Batched(b)) =
        (batch.operands[0], batch.operands[1])
    else {
        return batch::last(rw, batch);
    };
    let (sizes, added) = (rw.shape(b).dims.clone(), batch.sizes().len());
    let own = sizes.len() - added;
    // The dimension of `b` that counts right-hand sides: the batch dimensions move before it.
    let is_left = batch.instr.attr(SWITCHES[0]) == Some(&Attr::Int(1));
    let at = if is_left { own - 1 } else { own - 2 };
    let order = (added..added + at).chain_items(0..added);
    let order: Vec<usize> = order.chain_items(added + at..added + own).collect_vec();
    let moved = rw.transpose(b, &order)?;
    let apart = rw.shape(moved).dims.clone();
    let mut many = sizes[added + at].clone();
    for size in batch.sizes() {
        many = many.times(size).ok()?;
    }
    let (before, after) = (&apart[..at], &apart[at + added + 1..]);
    let merged = rw.reshape(moved, &list::concat(&[before, &[many], after]))?;
    let attrs = batch.instr.attrs.clone();
    let solved = rw.emit(&PRIMITIVE, &[a, merged], attrs, Vec::new())?;
    let solved = rw.reshape(solved, &apart)?;
    let back = (at..at + added).chain_items(0..at);
    let back: Vec<usize> = back.chain_items(at + added..added + own).collect_vec();
    Some(vec![rw.transpose(solved, &back)?])
}
