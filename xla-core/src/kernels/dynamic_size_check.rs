//! Sizes that are known only when a computation receives an array from outside, and their constraints.

use super::lists::Outs;
use crate::error::{Error, SizeOrigin};
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

/// Checks that a received value has the sizes of the arrays that it is written to.
///
/// # Errors
///
/// [`Error::DynamicSize`] for the first one that differs.
pub(super) fn check(
    sizes: &[DynamicSizeCheck],
    origin: SizeOrigin,
    outs: &impl Outs,
    leaves: &[Leaf<'_>],
) -> Result<(), Error> {
    for size in sizes {
        let expected = outs.dims(size.array)[size.dimension];
        let found = leaves[size.array].dims[size.dimension];
        if found != expected {
            return Err(Error::DynamicSize {
                computation: size.computation,
                origin,
                operand: size.operand,
                dimension: size.dimension,
                expected,
                found,
                reason: size.reason,
            });
        }
    }
    Ok(())
}
