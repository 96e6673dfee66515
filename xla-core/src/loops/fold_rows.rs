//! Reduction over rows, with one result for each column.

use super::Sources;
use crate::level::Level;

/// The number of columns that are combined at a time: their partial results stay in the L1 cache.
const TILE: usize = 512;
/// The number of rows that are read side by side, so that a partial result is loaded and stored once for all of them.
const STREAMS: usize = 8;
/// The number of rows read side by side where fewer than [`STREAMS`] are left.
const HALF: usize = STREAMS / 2;

/// Writes to `out[j]`, for each column `j`, the combination of `init` with `f` of the items of the rows 0, 1, ...
/// `rows - 1`, in this order.
///
/// The sources hold the rows one after another, each as long as `out`: the item in row `r` and column `j` is at index
/// `r * out.len() + j`.
///
/// # Panics
///
/// Panics if a source has fewer than `rows * out.len()` items.
///
/// # Examples
///
/// ```
/// use xla_core::level::Baseline;
/// use xla_core::loops::fold_rows;
///
/// let x = [1, 2, 3, 10, 20, 30];
/// let mut sums = [0; 3];
/// fold_rows::<Baseline, _, _>(&mut sums, 2, (&x[..],), 100, #[inline(always)] |(x,)| x, #[inline(always)] |a, b| a + b);
/// assert_eq!(sums, [111, 122, 133]);
/// ```
#[inline(always)]
pub fn fold_rows<L: Level, A: Copy, S: Sources>(
    out: &mut [A],
    rows: usize,
    src: S,
    init: A,
    f: impl Fn(S::Item) -> A,
    combine: impl Fn(A, A) -> A,
) {
    let cols = out.len();
    let src = src.cut(rows.checked_mul(cols).expect("rows times columns"));
    let full = rows - rows % STREAMS;
    for (tile, out) in out.chunks_mut(TILE).enumerate() {
        let first = tile * TILE;
        let mut done = full;
        if full > 0 {
            // Partial results in a local array cannot overlap the sources, so the loop needs no check before it.
            let mut acc = [init; TILE];
            let acc = &mut acc[..out.len()];
            for r in (0..full).step_by(STREAMS) {
                let from = [r * cols + first, cols];
                // SAFETY: rows `r` to `r + STREAMS <= rows`, and columns of `out`: inside `rows * cols`, to which `src`
                // was cut.
                unsafe { streams::<STREAMS, A, S>(acc, None, src, from, &f, &combine) };
            }
            out.copy_from_slice(acc);
        } else if rows >= HALF {
            // SAFETY: as above, of `HALF` rows.
            unsafe { streams::<HALF, A, S>(out, Some(init), src, [first, cols], &f, &combine) };
            done = HALF;
        } else {
            out.fill(init);
        }
        if rows - done >= HALF {
            let from = [done * cols + first, cols];
            // SAFETY: as above, of `HALF` rows.
            unsafe { streams::<HALF, A, S>(out, None, src, from, &f, &combine) };
            done += HALF;
        }
        for r in done..rows {
            // SAFETY: as above, of one row.
            unsafe { streams::<1, A, S>(out, None, src, [r * cols + first, cols], &f, &combine) };
        }
    }
}

/// Computes [`fold_rows`] for rows at arbitrary locations: `row` returns the sources of each row, and the function of
/// their items.
///
/// Several rows are combined before a result is stored: with only one row, the compiler turns an item that leaves the
/// result unchanged into a masked store, which on some processors is twenty times slower.
///
/// # Panics
///
/// Panics if a source is shorter than `out`.
///
/// # Examples
///
/// ```
/// use xla_core::level::Baseline;
/// use xla_core::loops::fold_rows_by;
///
/// let x = [1, 2, 3, 10, 20, 30];
/// let mut sums = [0; 2];
/// fold_rows_by::<Baseline, _, _, _>(
///     &mut sums,
///     2,
///     0,
///     #[inline(always)]
///     |r| ((&x[3 * r..],), #[inline(always)] move |(x,)| x * r),
///     #[inline(always)]
///     |a, b| a + b,
/// );
/// assert_eq!(sums, [10, 20]);
/// ```
#[inline(always)]
pub fn fold_rows_by<L: Level, A: Copy, S: Sources, F: Fn(S::Item) -> A>(
    out: &mut [A],
    rows: usize,
    init: A,
    row: impl Fn(usize) -> (S, F),
    combine: impl Fn(A, A) -> A,
) {
    let cols = out.len();
    for (tile, out) in out.chunks_mut(TILE).enumerate() {
        let first = tile * TILE;
        let mut acc = [init; TILE];
        let acc = &mut acc[..out.len()];
        let full = rows - rows % HALF;
        for r in (0..full).step_by(HALF) {
            let mut four = [row(r), row(r + 1), row(r + 2), row(r + 3)];
            for (src, _) in &mut four {
                *src = src.cut(cols);
            }
            for (j, acc) in acc.iter_mut().enumerate() {
                let mut value = *acc;
                for (src, f) in &four {
                    // SAFETY: `first + j` is a column of `out`, to whose length the sources were cut.
                    value = combine(value, f(unsafe { src.get(first + j) }));
                }
                *acc = value;
            }
        }
        for r in full..rows {
            let (src, f) = row(r);
            let src = src.cut(cols);
            for (j, acc) in acc.iter_mut().enumerate() {
                // SAFETY: as above.
                *acc = combine(*acc, f(unsafe { src.get(first + j) }));
            }
        }
        out.copy_from_slice(acc);
    }
}

/// Combines items of `N` rows, the first of which begins at index `first` and each other one `cols` after the previous,
/// into the partial results, or into the initial value `start`.
///
/// # Safety
///
/// `src` has the indices `first + s * cols + j` for `s` below `N` and `j` below the number of partial results.
#[inline(always)]
unsafe fn streams<const N: usize, A: Copy, S: Sources>(
    acc: &mut [A],
    start: Option<A>,
    src: S,
    [first, cols]: [usize; 2],
    f: &impl Fn(S::Item) -> A,
    combine: &impl Fn(A, A) -> A,
) {
    for (j, acc) in acc.iter_mut().enumerate() {
        let mut a = start.unwrap_or(*acc);
        for s in 0..N {
            // SAFETY: guaranteed by the caller.
            a = combine(a, f(unsafe { src.get(first + s * cols + j) }));
        }
        *acc = a;
    }
}
