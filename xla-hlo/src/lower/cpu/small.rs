//! The calls that register blocks inline: small products, transposes and kernels.

use crate::list::Items;
use crate::lower::program::kernel::{Array, Call, Sizes};
use crate::lower::thresholds::calls::{MULTIPLICATIONS, RANK, SCALAR_MULTIPLICATIONS, VECTOR};
use crate::operation::Small;
use crate::shape::product;
use crate::{ElementType, Size};

/// Whether a product is inlined in register blocks. Generic sizes are small in such a block.
pub(super) fn product_is_small(element: ElementType, sizes: &Sizes) -> bool {
    use ElementType::{C64, C128, F32, F64, I32, I64, U32, U64};
    // Half types accumulate in f32, and the others are rare.
    if !matches!(element, F32 | F64 | C64 | C128 | I32 | I64 | U32 | U64) {
        return false;
    }
    let Sizes { batch, m, n, k } = sizes;
    let all = [batch, m, n, k];
    if all.iter().any(|size| size.known().is_none()) {
        return true;
    }
    let known = all.into_iter().map(Size::known);
    let count = known.reduce(|all, size| all?.checked_mul(size?)).flatten();
    let most = match n.known() {
        Some(n) if n >= VECTOR => MULTIPLICATIONS,
        _ => SCALAR_MULTIPLICATIONS,
    };
    count.is_some_and(|count| count <= most)
}

/// Whether a transpose is inlined in register blocks. Generic sizes are small in such a block.
pub(super) fn transpose_is_small(dims: &[Size]) -> bool {
    is_small(dims, Small::DEFAULT.elements)
}

/// Whether the arrays of a call are small enough for its function `small`.
pub(super) fn call_is_small(call: &Call, small: Small) -> bool {
    let mut all = call.operands.iter().chain_items(&call.outs);
    all.all(|array: &Array| array.dims.len() <= RANK)
        && (call.visited().iter()).all(|array| is_small(&array.dims, small.elements))
}

/// Whether an array of these sizes has at most as many elements and dimensions as inlined kernels visit. A generic size is
/// small.
fn is_small(dims: &[Size], elements: usize) -> bool {
    let len = product(dims).known();
    dims.len() <= RANK && len.is_none_or(|len| len <= elements)
}
