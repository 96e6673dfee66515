//! Loops that compute one item for each index.

use super::outs::STAGE;
use super::{Outs, Sources};
use crate::level::Level;

/// Writes `f` of the sources' items to each index of `outs`.
///
/// # Panics
///
/// Panics if the slices of `outs` differ in length, or a source is shorter than they are.
///
/// # Examples
///
/// ```
/// use xla_core::level::Baseline;
/// use xla_core::loops::{Splat, map};
///
/// let (mut sum, mut less) = ([0.0; 3], [false; 3]);
/// let x = [1.0, 2.0, 3.0];
/// map::<Baseline, _, _>((&mut sum[..], &mut less[..]), (&x[..], Splat(2.0)), #[inline(always)] |(x, y)| {
///     (x + y, x < y)
/// });
/// assert_eq!(sum, [3.0, 4.0, 5.0]);
/// assert_eq!(less, [true, false, false]);
/// ```
#[inline(always)]
pub fn map<L: Level, O: Outs, S: Sources>(mut outs: O, src: S, f: impl Fn(S::Item) -> O::Item) {
    let n = outs.length();
    let src = src.cut(n);
    if const { overlaps::<O, S>() <= MOST_OVERLAPS } {
        for i in 0..n {
            // SAFETY: `i < n`, the length of `outs`, to which `src` was cut.
            unsafe { outs.set(i, f(src.get(i))) };
        }
    } else if n > 0 {
        // SAFETY: `n` is at least 1 here.
        let mut stage = O::stage(f(unsafe { src.get(0) }));
        for at in (0..n).step_by(STAGE) {
            let count = if n - at < STAGE { n - at } else { STAGE };
            for i in 0..count {
                // SAFETY: `at + i < n`, to which `src` was cut.
                O::put(&mut stage, i, f(unsafe { src.get(at + i) }));
            }
            outs.flush(at, count, &stage);
        }
    }
}

/// The number of pairs of ranges that LLVM checks for overlap before a loop, because it cannot prove that they are
/// disjoint.
const fn overlaps<O: Outs, S: Sources>() -> usize {
    O::COUNT * S::RANGES + O::COUNT * (O::COUNT - 1) / 2
}

/// The number of pairs above which LLVM does not vectorise the loop. The results are then staged in local arrays, which
/// cannot overlap anything.
const MOST_OVERLAPS: usize = 8;

/// Replaces the items at each index of `outs` by `f` of them and the sources' items.
///
/// # Panics
///
/// Panics if the slices of `outs` differ in length, or a source is shorter than they are.
///
/// # Examples
///
/// ```
/// use xla_core::level::Baseline;
/// use xla_core::loops::update;
///
/// let mut out = [1, 2, 3];
/// update::<Baseline, _, _>(&mut out[..], (&[10, 20, 30][..],), #[inline(always)] |old, (x,)| old + x);
/// assert_eq!(out, [11, 22, 33]);
/// ```
#[inline(always)]
pub fn update<L: Level, O: Outs, S: Sources>(
    mut outs: O,
    src: S,
    f: impl Fn(O::Item, S::Item) -> O::Item,
) {
    let n = outs.length();
    let src = src.cut(n);
    if const { overlaps::<O, S>() <= MOST_OVERLAPS } {
        for i in 0..n {
            // SAFETY: `i < n`, the length of `outs`, to which `src` was cut.
            unsafe { outs.set(i, f(outs.get(i), src.get(i))) };
        }
    } else if n > 0 {
        // SAFETY: `n` is at least 1 here.
        let mut stage = O::stage(unsafe { f(outs.get(0), src.get(0)) });
        for at in (0..n).step_by(STAGE) {
            let count = if n - at < STAGE { n - at } else { STAGE };
            for i in 0..count {
                // SAFETY: `at + i < n`, the length of `outs`, to which `src` was cut.
                O::put(&mut stage, i, unsafe {
                    f(outs.get(at + i), src.get(at + i))
                });
            }
            outs.flush(at, count, &stage);
        }
    }
}
