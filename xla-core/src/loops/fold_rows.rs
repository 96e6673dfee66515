//! Reduction over rows: one result for each column.

use super::Sources;
use crate::level::Level;

/// Columns that are combined at a time: their partial results stay in the first-level cache.
const TILE: usize = 512;
/// Rows that are read side by side, so that a partial result is loaded and stored once for all of them.
const STREAMS: usize = 8;

/// Combines, for each column `j`, `f` of the items in row 0, 1, ... `rows - 1` into `out[j]`, in this order.
///
/// The sources hold the rows one after another, each as long as `out`: the item in row `r` and column `j` is at place
/// `r * out.len() + j`. `out` holds the initial values.
///
/// # Panics
///
/// When a source has fewer than `rows * out.len()` places.
///
/// # Examples
///
/// ```
/// use xla_core::level::Baseline;
/// use xla_core::loops::fold_rows;
///
/// let x = [1, 2, 3, 10, 20, 30];
/// let mut sums = [0; 3];
/// fold_rows::<Baseline, _, _>(&mut sums, 2, (&x[..],), #[inline(always)] |(x,)| x, #[inline(always)] |a, b| a + b);
/// assert_eq!(sums, [11, 22, 33]);
/// ```
#[inline(always)]
pub fn fold_rows<L: Level, A: Copy, S: Sources>(
    out: &mut [A],
    rows: usize,
    src: S,
    f: impl Fn(S::Item) -> A,
    combine: impl Fn(A, A) -> A,
) {
    let cols = out.len();
    let src = src.cut(rows.checked_mul(cols).expect("rows times columns"));
    let Some(&any) = out.first() else { return };
    // Partial results in a local array cannot overlap what is read, so the loop needs no check before it.
    let mut acc = [any; TILE];
    for (tile, out) in out.chunks_mut(TILE).enumerate() {
        let acc = &mut acc[..out.len()];
        acc.copy_from_slice(out);
        let full = rows - rows % STREAMS;
        for r in (0..full).step_by(STREAMS) {
            let first = r * cols + tile * TILE;
            for (j, acc) in acc.iter_mut().enumerate() {
                let mut a = *acc;
                for s in 0..STREAMS {
                    // SAFETY: row `r + s < rows` and column `tile * TILE + j < cols`: inside `rows * cols`, to which
                    // `src` was cut.
                    a = combine(a, f(unsafe { src.get(first + s * cols + j) }));
                }
                *acc = a;
            }
        }
        for r in full..rows {
            let first = r * cols + tile * TILE;
            for (j, acc) in acc.iter_mut().enumerate() {
                // SAFETY: as above.
                *acc = combine(*acc, f(unsafe { src.get(first + j) }));
            }
        }
        out.copy_from_slice(acc);
    }
}
