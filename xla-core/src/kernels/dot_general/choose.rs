//! The choice of the kernel for a product, and of its block sizes: every such decision, with the measurement behind it.

/// The kernels for `f32` and `f64`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ProductKernel {
    /// Register tiles over blocks that stay in the caches.
    Tiles,
    /// One row: `rhs` is read once in memory order, and the result stays in the L1 cache.
    Row,
    /// One row, and the columns of `rhs` are contiguous: dot products.
    Dots,
}

/// Returns the kernel for a product of these sizes. The choice is made for the whole problem, never for a thread's part
/// of it, because [`ProductKernel::Dots`] sums in another order than the others.
pub fn kernel(m: usize, rhs_strides: [usize; 2]) -> ProductKernel {
    match (m, rhs_strides) {
        (1, [_, 1]) => ProductKernel::Row,
        (1, [1, _]) => ProductKernel::Dots,
        _ => ProductKernel::Tiles,
    }
}

/// The bytes of the columns of a tile of the widest vectors: products are split between multiples of them.
const WIDTH: usize = 128;

/// Returns the columns of such a tile, of elements of `size` bytes.
pub(crate) fn panel(size: usize) -> usize {
    (WIDTH / size).max(1)
}

/// Rows for which reading all of `rhs`, or packing it, costs little.
const ROWS: usize = 64;

/// Whether a product is split between its columns instead of its rows, into this many pieces: if these have few rows
/// each, and there are more panels of columns than blocks of rows.
pub(super) fn by_columns([m, n]: [usize; 2], size: usize, pieces: usize) -> bool {
    m < ROWS * pieces && n / panel(size) > m / ROWS + 1
}

/// The blocks of a tiled product.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Plan {
    /// Rows whose part of `lhs` stays in the second cache.
    pub(super) rows: usize,
    /// Columns of `rhs` whose packed panels are kept for the next block of rows, in the last cache.
    pub(super) columns: usize,
    /// Contracted length that keeps a panel of `rhs`, one tile wide, in the first cache.
    pub(super) depth: usize,
    /// Copies `lhs` so that a tile reads it in order.
    pub(super) pack_lhs: bool,
    /// Copies each panel of `rhs`.
    pub(super) pack_rhs: bool,
}

/// A panel of `rhs`: most of a first cache of 32 KiB.
const PANEL_BYTES: usize = 28 << 10;
/// A block of `lhs`: half of a second cache of 512 KiB.
const BLOCK_BYTES: usize = 256 << 10;
/// Columns of `rhs` that are packed at a time: 2 MiB at most, and a multiple of every panel's width.
const COLUMNS: usize = 2304;
/// Up to this contracted length a block has few rows: 1024 by 64 by 1024 rises from 0.94 to 0.97 of the best other kernel.
const SHALLOW: usize = 128;
const SHALLOW_ROWS: usize = 96;
/// Rows of `lhs` that lie so far apart meet in the same sets of the first cache.
const FAR: usize = 2048;

/// Returns the longest contracted length for which a panel of `width` columns stays in the first cache.
const fn deepest<T>(width: usize) -> usize {
    PANEL_BYTES / (width * size_of::<T>())
}

/// The most terms that a tile adds one after another.
const CHAIN: usize = 128;

/// Returns the terms that a tile with a contracted length of `k` adds one after another, before it adds their sum to the
/// result.
#[inline(always)]
pub(super) fn chain(k: usize) -> usize {
    // Most products are short: they need no division.
    if k <= CHAIN { k } else { even(k, CHAIN) }
}

/// Whether a panel of `width` columns holds the whole contracted length, so that [`plan`] neither splits nor copies it.
#[inline(always)]
pub(super) fn fits<T>(k: usize, width: usize) -> bool {
    k <= deepest::<T>(width)
}

/// Returns the blocks for `m` by `n` by `k`, for tiles of `tile` rows and `width` columns.
///
/// `depth` decides in which order an element is summed, so it depends on `k` alone: `m` may be a thread's part.
#[inline(always)]
pub(super) fn plan<T>(
    [m, n, k]: [usize; 3],
    [tile, width]: [usize; 2],
    lhs_strides: [usize; 2],
    rhs_strides: [usize; 2],
) -> Plan {
    let bytes = size_of::<T>();
    let depth = even(k, deepest::<T>(width));
    // Where little is summed, the time goes into writing the result, and few rows at a time keep to few pages.
    let most = if depth <= SHALLOW {
        SHALLOW_ROWS
    } else {
        BLOCK_BYTES / (depth * bytes)
    };
    let rows = if m <= most {
        m
    } else {
        even(m, most).next_multiple_of(tile)
    };
    // A panel that few rows of tiles read costs more to copy than it saves, unless its columns lie apart; and what
    // fits in the first cache as it lies needs no copy.
    let pack_rhs = rhs_strides[1] != 1 || (m >= 3 * tile && k * n * bytes > PANEL_BYTES);
    // Worth it where each element is used often and a tile would read from far places: at 512, 0.95 of the best other
    // kernel with and 0.92 without; at 256, 0.95 and 0.99; at 1024 by 64 by 1024, whose rows are near, 0.92 and 0.95.
    let pack_lhs = n >= 16 * width && m > tile && lhs_strides[0].max(lhs_strides[1]) * bytes >= FAR;
    Plan {
        rows,
        columns: COLUMNS,
        depth,
        pack_lhs,
        pack_rhs,
    }
}

/// The blocks of a product that reads the transpose of `rhs` in place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Across {
    /// Columns of the result that are computed at a time: their part of `rhs` and the next columns' part stay in the
    /// second cache.
    pub(super) columns: usize,
    /// The contracted length of a tile, as [`plan`] has it.
    pub(super) depth: usize,
    /// Elements of the next columns that a tile fetches for each contracted index, or 0.
    pub(super) ahead: usize,
}

/// Rows of `lhs` up to which the transpose of `rhs` may be read in place, in widths of a tile: they are packed for all of
/// the contracted length, and stay in the second cache. A product by a table of 50257 rows of 768, transposed, takes 0.51 of
/// the time for 64 rows.
const ACROSS: usize = 4;

/// Returns the blocks for `m` by `n` by `k` if reading the transpose of `rhs` in place copies at most half as much as
/// packing `rhs`.
#[inline(always)]
pub(super) fn across<T>(
    [m, n, k]: [usize; 3],
    [tile, lanes, width]: [usize; 3],
    rhs_strides: [usize; 2],
) -> Option<Across> {
    let padded = m.next_multiple_of(lanes);
    let worth = 2 * padded * (k + n) <= k * n && 4 * (padded - m) <= padded;
    if rhs_strides[0] != 1 || rhs_strides[1] == 1 || m > ACROSS * width || !worth {
        return None;
    }
    let bytes = size_of::<T>();
    let columns = (BLOCK_BYTES / 2 / (k * bytes)).next_multiple_of(lanes);
    // Only if columns are near: in a slice of a larger matrix, they may be far apart.
    let near = rhs_strides[1] < 2 * k;
    Some(Across {
        columns: columns.min(n),
        depth: even(k, deepest::<T>(width)),
        ahead: if near {
            tile.div_ceil(padded.div_ceil(width))
        } else {
            0
        },
    })
}

/// Returns the length of equal blocks of `length`, each of at most `most`.
#[inline(always)]
fn even(length: usize, most: usize) -> usize {
    if length <= most {
        length
    } else {
        length.div_ceil(length.div_ceil(most))
    }
}
