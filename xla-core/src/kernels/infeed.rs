//! `infeed`: receives the next item of a feed.

use alloc::vec::Vec;

use super::dynamic_size_check::{DynamicSizeCheck, check};
use super::lists::Outs;
use crate::error::{Error, SizeOrigin};
use crate::exec::Exec;
use crate::feed::Infeed;
use crate::tensors::{Path, Tensors};

/// Waits for the next item and writes its arrays, if their sizes match the destinations.
///
/// # Errors
///
/// [`Error::Feed`] if the sender has been dropped, or no item arrived within the feed's time limit. [`Error::DynamicSize`]
/// if one of `sizes` differs; nothing is written then.
pub fn run<T: Tensors>(
    _: &Exec,
    outs: impl Outs,
    feed: &Infeed<T>,
    sizes: &[DynamicSizeCheck],
) -> Result<(), Error> {
    let item = feed.next()?;
    let mut leaves = Vec::new();
    item.visit(Path::ROOT, &mut |_, leaf| leaves.push(leaf));
    check(sizes, SizeOrigin::Item, &outs, &leaves)?;
    outs.fill(&mut leaves.iter())
}
