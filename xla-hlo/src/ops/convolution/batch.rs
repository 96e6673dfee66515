//! The batching rule of convolutions: a batch dimension of the input becomes a part of its batch, of the kernel a part
//! of its output features, and of both becomes groups.

use core::slice;

use super::{Convolution, PRIMITIVE};
use crate::graph::rewriter::Rewriter;
use crate::list::{self, Items};
use crate::operation::{Batch, MaybeBatched};
use crate::ops::{batch, in_turn};
use crate::{Size, Value};

pub(super) fn batched(rw: &mut Rewriter, batch: &Batch<'_>) -> Option<Vec<Value>> {
    let count = batch::count(batch)?;
    let mut own = Convolution::of(&batch.instr.attrs).ok()?;
    let [feature_groups, batch_groups] = own.groups;
    let [input, kernel, result] = own.dimensions.roles.clone();
    let (lhs, rhs) = (batch.operands[0], batch.operands[1]);
    let [left, right] = list::both([lhs, rhs], MaybeBatched::any);
    let all = All { batch, count };
    let (operands, at, groups) = match (lhs, rhs) {
        // The batch of each group consists of the batches at all indices.
        (MaybeBatched::Batched(_), MaybeBatched::Unbatched(_)) => {
            let lhs = all.merged(rw, left, input[0], batch_groups)?;
            ([lhs, right], result[0], 1)
        }
        // The output features of each group are those at all indices.
        (MaybeBatched::Unbatched(_), MaybeBatched::Batched(_)) => {
            let groups = feature_groups.max(batch_groups);
            let rhs = all.merged(rw, right, kernel[0], groups)?;
            ([left, rhs], result[1], groups)
        }
        _ => {
            // Each index has its own groups.
            let count = all.count.known().and_then(|n| i64::try_from(n).ok());
            let Some(count @ 1..) = count else {
                return in_turn::batched(rw, batch);
            };
            let (split, number) = match batch_groups {
                1 => (input[1], 0),
                _ => (input[0], 1),
            };
            own.groups[number] = own.groups[number].checked_mul(count)?;
            let lhs = all.merged(rw, left, split, 1)?;
            let rhs = all.merged(rw, right, kernel[0], 1)?;
            ([lhs, rhs], result[1], 1)
        }
    };
    let value = rw.emit(&PRIMITIVE, &operands, own.attributes(), Vec::new())?;
    Some(vec![all.split(rw, value, at, groups)?])
}

/// The indices as one dimension.
struct All<'a> {
    batch: &'a Batch<'a>,
    /// The number of indices.
    count: Size,
}

impl All<'_> {
    /// Moves the batch dimensions into dimension `d`, which consists of groups of equal size, behind the group.
    fn merged(&self, rw: &mut Rewriter, value: Value, d: usize, groups: i64) -> Option<Value> {
        let own = rw.shape(value).dims[self.batch.sizes().len()..].to_vec();
        let groups = grouped(&own[d], groups)?;
        let count = slice::from_ref(&self.count);
        let parts = list::concat(&[count, &own[..d], &groups, &own[d + 1..]]);
        let value = rw.reshape(value, &parts)?;
        let at = d + groups.len() - 1;
        let order = (1..at + 1)
            .chain_items([0])
            .chain_items(at + 1..parts.len());
        let value = rw.transpose(value, &order.collect_vec())?;
        let mut sizes = own.clone();
        sizes[d] = own[d].times(&self.count).ok()?;
        rw.reshape(value, &sizes)
    }

    /// Moves the batch dimensions out of dimension `d` of the result, in which they are behind the group, to the front.
    fn split(&self, rw: &mut Rewriter, value: Value, d: usize, groups: i64) -> Option<Value> {
        let own = batch::own_results(rw, self.batch)?.pop()?.dims;
        let mut groups = grouped(&own[d], groups)?;
        let at = d + groups.len() - 1;
        groups.insert(groups.len() - 1, self.count.clone());
        let parts = list::concat(&[&own[..d], &groups, &own[d + 1..]]);
        let value = rw.reshape(value, &parts)?;
        let order = [at].into_iter().chain_items(0..at);
        let order = order.chain_items(at + 1..parts.len()).collect_vec();
        let value = rw.transpose(value, &order)?;
        rw.reshape(value, &list::concat(&[self.batch.sizes(), &own]))
    }
}

/// Returns the number of groups in a dimension, unless it is one, and their size.
fn grouped(size: &Size, groups: i64) -> Option<Vec<Size>> {
    if groups == 1 {
        return Some(vec![size.clone()]);
    }
    let groups = Size::from(usize::try_from(groups).ok()?);
    let of_group = size.exact_quotient(&groups)?;
    Some(vec![groups, of_group])
}
