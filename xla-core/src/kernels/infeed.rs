//! The next item of a feed.

use super::later::{LaterSize, Misfit, misfit};
use super::lists::Outs;
use crate::error::Error;
use crate::exec::Exec;
use crate::feed::Infeed;
use crate::tensors::{Path, Tensors};

/// Waits for the next item and writes its arrays, if they have the sizes of those that they go to.
///
/// # Errors
///
/// [`Error::Feed`]: the sender is gone, or none came within the feed's time limit. [`Error::ItemSize`] where one of `sizes` is
/// another; nothing is written then.
pub fn run<T: Tensors>(
    _: &Exec,
    outs: impl Outs,
    feed: &Infeed<T>,
    sizes: &[LaterSize],
) -> Result<(), Error> {
    let item = feed.next()?;
    let mut leaves = Vec::new();
    item.visit(Path::ROOT, &mut |_, leaf| leaves.push(leaf));
    if let Some(Misfit { size, wanted, came }) = misfit(sizes, &outs, &leaves) {
        return Err(Error::ItemSize {
            computation: size.computation,
            operand: size.operand,
            dimension: size.dimension,
            wanted,
            came,
            reason: size.reason,
        });
    }
    outs.fill(&mut leaves.iter())
}
