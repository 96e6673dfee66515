//! The batching rule of instructions that no kernel computes at several indices at once: a loop over the indices.

use crate::Value;
use crate::graph::rewriter::Rewriter;
use crate::operation::{Batch, MaybeBatched, Refused};
use crate::ops::{turns, while_loop};

/// Batches an instruction by a loop that computes it at one index after another.
pub(crate) fn batched(rw: &mut Rewriter, batch: &Batch<'_>) -> Option<Vec<Value>> {
    turns::batched(rw, batch, &while_loop::PRIMITIVE)
}

/// Batches a call with side effects, which is made at active indices only; its results are zeros at the others. One that
/// depends on no index is made once, if an index is active.
pub(crate) fn called(rw: &mut Rewriter, batch: &Batch<'_>) -> Result<Vec<MaybeBatched>, Refused> {
    turns::called(rw, batch, &while_loop::PRIMITIVE)
}
