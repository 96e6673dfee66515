//! The batching rule of products: batch dimensions of both operands are batch dimensions of the product, and batch
//! dimensions of one operand are free dimensions, so that the other one is not broadcast.

use super::{NAMES, PRIMITIVE, attributes};
use crate::Value;
use crate::graph::rewriter::Rewriter;
use crate::list::{self, Items};
use crate::operation::{Batch, MaybeBatched};

pub(super) fn batched(rw: &mut Rewriter, batch: &Batch<'_>) -> Option<Vec<Value>> {
    let added = batch.sizes().len();
    let mut dims = list::both([0, 1], |side| {
        list::both([0, 2], |kind| batch.instr.dims(NAMES[kind + side]))
    });
    for (dims, operand) in dims.iter_mut().zip(batch.operands) {
        if operand.is_batched() {
            let all = dims.iter_mut().flat_items(|dims| dims.iter_mut());
            all.for_each(|d| *d += added);
        }
    }
    let free = |rw: &Rewriter, side: usize| {
        let [batch_dims, contracting] = &dims[side];
        let rank = rw.shape(batch.operands[side].any()).rank();
        rank - batch_dims.len() - contracting.len()
    };
    // The numbers of the product's batch dimensions, and of the free dimensions of both sides.
    let batch_dims = dims[0][0].len();
    let [left, right] = list::both([0, 1], |side| free(rw, side));
    let [lhs, rhs] = list::both([0, 1], |side| batch.operands[side].any());
    let value = match (batch.operands[0], batch.operands[1]) {
        (MaybeBatched::Batched(_), MaybeBatched::Batched(_)) => {
            for [batch_dims, _] in &mut dims {
                batch_dims.splice(0..0, 0..added);
            }
            product(rw, [lhs, rhs], dims)?
        }
        (MaybeBatched::Batched(_), MaybeBatched::Unbatched(_)) => {
            let value = product(rw, [lhs, rhs], dims)?;
            front(rw, value, batch_dims, added)?
        }
        // If the right operand has no free dimensions of its own, the swapped product has the left one's last.
        _ if right == added => {
            let [left_dims, right_dims] = dims;
            let value = product(rw, [rhs, lhs], [right_dims, left_dims])?;
            front(rw, value, batch_dims, added)?
        }
        _ => {
            let value = product(rw, [lhs, rhs], dims)?;
            front(rw, value, batch_dims + left, added)?
        }
    };
    Some(vec![value])
}

/// Adds a product with these batch and contracting dimensions of each operand.
fn product(
    rw: &mut Rewriter,
    operands: [Value; 2],
    [lhs, rhs]: [[Vec<usize>; 2]; 2],
) -> Option<Value> {
    let ([lhs_batch, lhs_contracting], [rhs_batch, rhs_contracting]) = (lhs, rhs);
    let dims = [lhs_batch, rhs_batch, lhs_contracting, rhs_contracting];
    rw.emit(&PRIMITIVE, &operands, attributes(dims), Vec::new())
}

/// Moves `count` dimensions from `at` to the front.
fn front(rw: &mut Rewriter, value: Value, at: usize, count: usize) -> Option<Value> {
    let rank = rw.shape(value).rank();
    let order = (at..at + count).chain_items(0..at);
    let order: Vec<usize> = order.chain_items(at + count..rank).collect_vec();
    rw.transpose(value, &order)
}
