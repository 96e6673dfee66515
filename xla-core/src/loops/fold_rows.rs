//! Reduction over rows, with one result for each column.

use super::Sources;
use super::cascade::{BLOCK, Blocks, Row};
use crate::level::Level;

/// The number of columns that are combined at a time: their partial results stay in the L1 cache.
const TILE: usize = 512;
/// The number of rows that are read side by side, so that a partial result is loaded and stored once for all of them.
const STREAMS: usize = 8;
/// The number of rows read side by side where fewer than [`STREAMS`] are left.
const HALF: usize = STREAMS / 2;

/// How the items of a column are grouped, by what their combination permits.
#[derive(Clone, Copy, Debug)]
pub enum Grouping<A> {
    /// From the first to the last: the combination may be any function.
    InOrder,
    /// In any groups: the combination is associative, and rounds nothing.
    Exact,
    /// In pairs and blocks that depend on the number of rows alone: the combination is associative but for its rounding,
    /// and has this identity.
    Rounded(A),
}

/// Writes to `out[j]`, for each column `j`, the combination of `init` with `f` of the items of the rows 0, 1, ...
/// `rows - 1`, in this order.
///
/// The order of combination depends on `grouping` and the number of rows alone.
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
/// use xla_core::loops::{Grouping, fold_rows};
///
/// let x = [1, 2, 3, 10, 20, 30];
/// let mut sums = [0; 3];
/// fold_rows::<Baseline, _, _>(&mut sums, 2, (&x[..],), 100, Grouping::Exact, #[inline(always)] |(x,)| x, #[inline(always)] |a, b| a + b);
/// assert_eq!(sums, [111, 122, 133]);
/// ```
#[inline(always)]
pub fn fold_rows<L: Level, A: Copy, S: Sources>(
    out: &mut [A],
    rows: usize,
    src: S,
    init: A,
    grouping: Grouping<A>,
    f: impl Fn(S::Item) -> A,
    combine: impl Fn(A, A) -> A,
) {
    let cols = out.len();
    let src = src.cut(
        rows.checked_mul(cols)
            .expect("expected rows * columns to fit usize"),
    );
    let full = rows - rows % STREAMS;
    let in_pairs = !matches!(grouping, Grouping::InOrder);
    for (tile, out) in out.chunks_mut(TILE).enumerate() {
        let first = tile * TILE;
        let mut done = full;
        if full > 0 {
            // Partial results in a local array cannot overlap the sources, so the loop needs no check before it.
            let mut acc = Row::<A, TILE>::new();
            let acc = acc.fill(out.len(), init);
            let mut blocks = Blocks::<A, TILE>::new(out.len());
            let mut r = 0;
            loop {
                let end = match grouping {
                    Grouping::Rounded(_) => full.min(r + BLOCK * STREAMS),
                    Grouping::Exact | Grouping::InOrder => full,
                };
                while r < end {
                    let from = [r * cols + first, cols];
                    // SAFETY: rows `r` to `r + STREAMS <= rows`, and columns of `out`: inside `rows * cols`, to which
                    // `src` was cut.
                    unsafe {
                        streams::<STREAMS, A, S>(acc, None, in_pairs, src, from, &f, &combine);
                    };
                    r += STREAMS;
                }
                match grouping {
                    Grouping::Rounded(identity) if r < full => {
                        blocks.push(acc, &combine);
                        acc.fill(identity);
                    }
                    _ => break,
                }
            }
            blocks.finish(acc, &combine);
            out.copy_from_slice(acc);
        } else if rows >= HALF {
            // SAFETY: as above, of `HALF` rows.
            unsafe {
                streams::<HALF, A, S>(out, Some(init), false, src, [first, cols], &f, &combine);
            };
            done = HALF;
        } else {
            out.fill(init);
        }
        if rows - done >= HALF {
            let from = [done * cols + first, cols];
            // SAFETY: as above, of `HALF` rows.
            unsafe { streams::<HALF, A, S>(out, None, false, src, from, &f, &combine) };
            done += HALF;
        }
        for r in done..rows {
            // SAFETY: as above, of one row.
            unsafe {
                streams::<1, A, S>(
                    out,
                    None,
                    false,
                    src,
                    [r * cols + first, cols],
                    &f,
                    &combine,
                );
            };
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
/// use xla_core::loops::{Grouping, fold_rows_by};
///
/// let x = [1, 2, 3, 10, 20, 30];
/// let mut sums = [0; 2];
/// fold_rows_by::<Baseline, _, _, _>(
///     &mut sums,
///     2,
///     0,
///     Grouping::Exact,
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
    grouping: Grouping<A>,
    row: impl Fn(usize) -> (S, F),
    combine: impl Fn(A, A) -> A,
) {
    let cols = out.len();
    let in_pairs = !matches!(grouping, Grouping::InOrder);
    for (tile, out) in out.chunks_mut(TILE).enumerate() {
        let first = tile * TILE;
        let mut acc = Row::<A, TILE>::new();
        let acc = acc.fill(out.len(), init);
        let mut blocks = Blocks::<A, TILE>::new(out.len());
        // Four rows at once, then the rest one by one.
        let full = rows - rows % HALF;
        for r in (0..full).step_by(HALF) {
            // Partial results of blocks bound the rounding, where an identity allows a new beginning.
            if let Grouping::Rounded(identity) = grouping
                && r > 0
                && r % (BLOCK * HALF) == 0
            {
                blocks.push(acc, &combine);
                acc.fill(identity);
            }
            let mut four = [row(r), row(r + 1), row(r + 2), row(r + 3)];
            for (src, _) in &mut four {
                *src = src.cut(cols);
            }
            for (j, acc) in acc.iter_mut().enumerate() {
                *acc = many::<HALF, A>(
                    *acc,
                    in_pairs,
                    #[inline(always)]
                    |s| {
                        let (src, f) = &four[s];
                        // SAFETY: `first + j` is a column of `out`, to whose length the sources were cut.
                        f(unsafe { src.get(first + j) })
                    },
                    &combine,
                );
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
        blocks.finish(acc, &combine);
        out.copy_from_slice(acc);
    }
}

/// Combines items of `N` rows, the first of which begins at index `first` and each other one `cols` after the previous,
/// into the partial results, or into the initial value `start`: `in_pairs`, a power of two of them, with one another before.
///
/// # Safety
///
/// `src` has the indices `first + s * cols + j` for `s` below `N` and `j` below the number of partial results.
#[inline(always)]
unsafe fn streams<const N: usize, A: Copy, S: Sources>(
    acc: &mut [A],
    start: Option<A>,
    in_pairs: bool,
    src: S,
    [first, cols]: [usize; 2],
    f: &impl Fn(S::Item) -> A,
    combine: &impl Fn(A, A) -> A,
) {
    for (j, acc) in acc.iter_mut().enumerate() {
        *acc = many::<N, A>(
            start.unwrap_or(*acc),
            in_pairs,
            #[inline(always)]
            |s| {
                // SAFETY: guaranteed by the caller.
                f(unsafe { src.get(first + s * cols + j) })
            },
            combine,
        );
    }
}

/// Combines a value with `N` items: in pairs with one another before, or from the first to the last.
///
/// A sum of pairs is rounded less often, and its additions wait for fewer others.
#[inline(always)]
fn many<const N: usize, A: Copy>(
    start: A,
    in_pairs: bool,
    item: impl Fn(usize) -> A,
    combine: &impl Fn(A, A) -> A,
) -> A {
    if !in_pairs {
        let mut value = start;
        for s in 0..N {
            value = combine(value, item(s));
        }
        return value;
    }
    let mut items = [start; N];
    for (s, to) in items.iter_mut().enumerate() {
        *to = item(s);
    }
    let mut count = N / 2;
    while count > 0 {
        for s in 0..count {
            items[s] = combine(items[2 * s], items[2 * s + 1]);
        }
        count /= 2;
    }
    combine(start, items[0])
}
