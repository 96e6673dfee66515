//! Sizes that are known only when an array comes from outside of a computation, and what they have to be.

use super::lists::Outs;
use crate::tensors::Leaf;

/// A size that only what comes knows, and what asks for the size of the array that it is written to.
#[derive(Clone, Copy, Debug)]
pub struct LaterSize {
    /// The computation.
    pub computation: &'static str,
    /// What comes, or a part of it: items of `feed.images`, the result of `g(x)`.
    pub operand: &'static str,
    /// The number of the array in what comes.
    pub array: usize,
    /// The dimension.
    pub dimension: usize,
    /// The expression that asks for the size.
    pub reason: &'static str,
}

/// A size that is another than it has to be.
pub(super) struct Misfit<'s> {
    pub(super) size: &'s LaterSize,
    pub(super) wanted: usize,
    pub(super) came: usize,
}

/// The first size of what comes that is not that of the array it is written to.
pub(super) fn misfit<'s>(
    sizes: &'s [LaterSize],
    outs: &impl Outs,
    leaves: &[Leaf<'_>],
) -> Option<Misfit<'s>> {
    sizes.iter().find_map(|size| {
        let wanted = outs.dims(size.array)[size.dimension];
        let came = leaves[size.array].dims[size.dimension];
        (came != wanted).then_some(Misfit { size, wanted, came })
    })
}
