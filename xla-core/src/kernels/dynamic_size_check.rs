//! Sizes that are known only when a computation receives an array from outside, and their constraints.

use super::lists::Outs;
use crate::tensors::Leaf;

/// A dynamic size of a received array, and the expression that constrains it.
#[derive(Clone, Copy, Debug)]
pub struct DynamicSizeCheck {
    /// The name of the computation.
    pub computation: &'static str,
    /// The received value, or a part of it: items of `feed.images`, the result of `g(x)`.
    pub operand: &'static str,
    /// The index of the array in the received value.
    pub array: usize,
    /// The dimension.
    pub dimension: usize,
    /// The expression that requires the size.
    pub reason: &'static str,
}

/// A size that differs from the required one.
pub(super) struct Mismatch<'s> {
    pub(super) size: &'s DynamicSizeCheck,
    pub(super) expected: usize,
    pub(super) found: usize,
}

/// Returns the first size of the received value that differs from the array that it is written to.
pub(super) fn mismatch<'s>(
    sizes: &'s [DynamicSizeCheck],
    outs: &impl Outs,
    leaves: &[Leaf<'_>],
) -> Option<Mismatch<'s>> {
    sizes.iter().find_map(|size| {
        let expected = outs.dims(size.array)[size.dimension];
        let found = leaves[size.array].dims[size.dimension];
        (found != expected).then_some(Mismatch {
            size,
            expected,
            found,
        })
    })
}
