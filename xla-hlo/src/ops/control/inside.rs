//! The regions of batched loops and choices: graphs under construction with a parameter for each operand.

use crate::Value;
use crate::graph::rewriter::{Rewriter, Rules};
use crate::list::Items;
use crate::operation::{Batch, MaybeBatched, Refused};

/// Returns an empty graph for a region of an instruction that is batched.
pub(in crate::ops) fn graph(batch: &Batch<'_>) -> Rewriter {
    let mut inside = Rewriter::new(Rules::NONE);
    inside.at(batch.instr.origin);
    inside
}

/// Adds a parameter for each of these values of the surrounding graph.
pub(in crate::ops) fn parameters(
    around: &Rewriter,
    inside: &mut Rewriter,
    values: &[MaybeBatched],
) -> Vec<MaybeBatched> {
    let mut param = |value: Value| inside.param(around.shape(value).clone());
    let params = values.iter().map(|value| match *value {
        MaybeBatched::Batched(value) => MaybeBatched::Batched(param(value)),
        MaybeBatched::Unbatched(value) => MaybeBatched::Unbatched(param(value)),
    });
    params.collect_vec()
}

/// Returns the results of a region, those batched for which `is_batched` says so.
pub(in crate::ops) fn results(
    inside: &mut Rewriter,
    batch: &Batch<'_>,
    values: &[MaybeBatched],
    is_batched: &[bool],
) -> Result<Vec<Value>, Refused> {
    let values = values.iter().zip(is_batched);
    let values = values.map(|(value, is_batched)| {
        if *is_batched {
            value.spread(inside, batch.sizes())
        } else {
            Some(value.any())
        }
    });
    let values: Option<Vec<Value>> = values.collect_some();
    values.ok_or_else(|| batch.too_large())
}

/// Returns a result of the batched instruction, and whether it is batched, as one value.
pub(in crate::ops) fn marked((value, is_batched): (Value, bool)) -> MaybeBatched {
    if is_batched {
        MaybeBatched::Batched(value)
    } else {
        MaybeBatched::Unbatched(value)
    }
}
