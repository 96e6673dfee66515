//! Shapes, slices and indices.

use super::{Row, row};

pub(super) static SHAPES: &[Row] = &[
    row(
        &["permute", "permute_dims", "moveaxis"],
        "write `transpose({x}, [..])`: result dimension `i` is operand dimension `permutation[i]`",
    ),
    row(
        &["swapaxes", "swapdims", "T", "t", "mT"],
        "write `transpose({x}, [1, 0])`",
    ),
    row(
        &["shape", "dtype"],
        "write `{x}.dims()`, whose elements are sizes; one that is generic has a name, `<N: Dim>`",
    ),
    row(&["len", "numel"], "write `{x}.dims()[0]`, the first size"),
    row(&["ndim"], "write `{x}.dims().len()`"),
    row(&["flip", "fliplr", "flipud"], "write `rev({x}, [..])`"),
    row(
        &["diff"],
        "write `{x}[1..] - {x}[..n - 1]` with the size `n` of `{x}`",
    ),
    row(
        &["narrow", "dynamic_slice_in_dim"],
        "write `slice({x}, [..], [..])`: where each dimension starts and where it ends",
    ),
    row(
        &["x[i..i + n]"],
        "write `dynamic_slice({x}, {i}, [{n}])`: a slice of static size at a computed index",
    ),
    row(&["view", "unflatten"], "write `reshape({x}, [..])`"),
    row(
        &["flatten", "ravel"],
        "write `collapse({x}, [0, 1])`, or `reshape({x}, [..])`",
    ),
    row(
        &["squeeze"],
        "write `reshape({x}, [..])` without the dimensions of size 1",
    ),
    row(
        &["unsqueeze", "expand_dims"],
        "write `reshape({x}, [..])` with a dimension of size 1",
    ),
    row(
        &["broadcast_to", "expand"],
        "write `broadcast_in_dim({x}, [..], [..])`, or `broadcast({x}, [..])` to add dimensions in front",
    ),
    row(
        &["tile", "repeat", "repeat_interleave"],
        "write `broadcast_in_dim({x}, [..], [..])`, then `reshape({x}, [..])`",
    ),
    row(
        &["contiguous"],
        "remove it: the compiler chooses layouts inside a computation",
    ),
    row(
        &["cat", "concat", "hstack", "vstack"],
        "write `concatenate((a, b), dimension)`",
    ),
    row(
        &["chunk", "unstack", "array_split"],
        "write `split({x}, [..], dimension)` with the size of each part, and `reshape` to remove a dimension of size 1",
    ),
    row(
        &["index_select", "embedding"],
        "write `take(x, indices, dimension)`: rows of a table are `take(table, indices)`",
    ),
    row(
        &["scatter_add", "segment_sum", "bincount"],
        "write `index_add({x}, indices, updates)`; `index_add(zeros(i32, [n]), {x}, 1)` counts",
    ),
    row(
        &["index_put", "scatter_nd"],
        "write `scatter(|_, new| new, x, indices, updates, ..)`",
    ),
    row(
        &["take_along_axis", "take_along_dim"],
        "write `take_along_dimension({x}, indices, dimension)`",
    ),
    row(
        &["gather_nd"],
        "write `gather({x}, indices, ..)`, whose `operand_batching_dims` correspond to dimensions of the indices",
    ),
    row(
        &["astype", "asarray"],
        "write `{x} as f32`, or `convert({x}, f32)`",
    ),
    row(
        &["to", "float"],
        "write `{x} as f32`; nothing moves between devices inside a computation",
    ),
];
