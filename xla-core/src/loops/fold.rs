//! Loops that give one value for all places.

use super::Sources;
use crate::level::Level;

/// Combines `f` of the sources' items at places 0 to `n`, in an order that suits the processor.
///
/// `combine` is associative and commutative as far as the caller cares, and `init` is its identity: it enters many
/// times. The order depends on `n` and the type of `A` only, so every level and every run gives the same grouping.
///
/// # Panics
///
/// When a source has fewer than `n` places.
///
/// # Examples
///
/// ```
/// use xla_core::level::Baseline;
/// use xla_core::loops::fold;
///
/// let x = [1.0, 2.0, 3.0];
/// let squares = fold::<Baseline, _, _>(3, (&x[..],), 0.0, #[inline(always)] |(x,)| x * x, #[inline(always)] |a, b| a + b);
/// assert_eq!(squares, 14.0);
/// ```
#[inline(always)]
pub fn fold<L: Level, A: Copy, S: Sources>(
    n: usize,
    src: S,
    init: A,
    f: impl Fn(S::Item) -> A,
    combine: impl Fn(A, A) -> A,
) -> A {
    let src = src.cut(n);
    // Lanes enough that additions in flight hide their latency: 256 bytes are eight registers of 32 bytes. Of a row that
    // does not fill them, most time would go into lanes that hold nothing: it gets one register.
    match (size_of::<A>(), n) {
        (0..=2, 0..128) => lanes::<16, A, S>(n, src, init, f, combine),
        (0..=2, _) => lanes::<128, A, S>(n, src, init, f, combine),
        (3..=4, 0..64) => lanes::<8, A, S>(n, src, init, f, combine),
        (3..=4, _) => lanes::<64, A, S>(n, src, init, f, combine),
        (5..=8, 0..32) => lanes::<4, A, S>(n, src, init, f, combine),
        (5..=8, _) => lanes::<32, A, S>(n, src, init, f, combine),
        _ => lanes::<8, A, S>(n, src, init, f, combine),
    }
}

/// [`fold`] with as many partial results as lanes; `src` was cut to `n`.
#[inline(always)]
fn lanes<const LANES: usize, A: Copy, S: Sources>(
    n: usize,
    src: S,
    init: A,
    f: impl Fn(S::Item) -> A,
    combine: impl Fn(A, A) -> A,
) -> A {
    let mut acc = [init; LANES];
    let full = n - n % LANES;
    let mut at = 0;
    while at < full {
        for (lane, acc) in acc.iter_mut().enumerate() {
            // SAFETY: `at + lane < full <= n`, to which the caller cut `src`.
            *acc = combine(*acc, f(unsafe { src.get(at + lane) }));
        }
        at += LANES;
    }
    for (lane, acc) in acc[..n - full].iter_mut().enumerate() {
        // SAFETY: `full + lane < n`.
        *acc = combine(*acc, f(unsafe { src.get(full + lane) }));
    }
    let mut width = LANES / 2;
    while width > 0 {
        for lane in 0..width {
            acc[lane] = combine(acc[lane], acc[lane + width]);
        }
        width /= 2;
    }
    acc[0]
}

/// Combines `f` of the sources' items strictly from left to right, from `init` on.
///
/// # Panics
///
/// When a source has fewer than `n` places.
///
/// # Examples
///
/// ```
/// use xla_core::level::Baseline;
/// use xla_core::loops::fold_in_order;
///
/// let digits = fold_in_order::<Baseline, _, _>(3, (&[1, 2, 3][..],), 0, |(x,)| x, |a, b| 10 * a + b);
/// assert_eq!(digits, 123);
/// ```
#[inline(always)]
pub fn fold_in_order<L: Level, A, S: Sources>(
    n: usize,
    src: S,
    init: A,
    f: impl Fn(S::Item) -> A,
    combine: impl Fn(A, A) -> A,
) -> A {
    let src = src.cut(n);
    let mut acc = init;
    for i in 0..n {
        // SAFETY: `i < n`, to which `src` was cut.
        acc = combine(acc, f(unsafe { src.get(i) }));
    }
    acc
}
