//! Loops that reduce all items to a single value.

use super::Sources;
use super::cascade::Cascade;
use crate::level::Level;

/// The number of items of a lane in a block, whose lanes are then combined to the block's value.
const BLOCK: usize = 64;

/// The number of items of four bytes that a lane combines one after another in a long row.
///
/// Sums in `f32` of equal numbers are off by up to 2e-7 with chains of 16 items, and by up to 8e-7 with chains of 64. With the
/// shorter ones a sum takes at most 1 % longer, a sum of squares 7 %. Rows of up to `16 * MANY` items are one chain.
const CHAIN: usize = 16;

/// Combines `f` of the sources' items at the indices 0 to `n`, in an order that suits the processor.
///
/// `combine` is treated as associative and commutative, and `init` as its identity, which is used several times. The
/// order depends only on `n` and the type of `A`, so every level and every run groups the items equally. An item takes
/// part in at most 64 combinations one after another, or in 16 and four if `A` has four bytes, and then in a balanced
/// tree.
///
/// # Panics
///
/// Panics if a source has fewer than `n` items.
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
    folded::<false, A, S>(n, src.cut(n), init, f, combine)
}

/// Computes [`fold`] for a `combine` that rounds nothing, as a maximum: each lane is one chain, however long.
///
/// # Panics
///
/// Panics if a source has fewer than `n` items.
///
/// # Examples
///
/// ```
/// use xla_core::level::Baseline;
/// use xla_core::loops::fold_exact;
///
/// let x = [1, 3, 2];
/// let greatest = fold_exact::<Baseline, _, _>(3, (&x[..],), i32::MIN, #[inline(always)] |(x,)| x, #[inline(always)] |a, b| a.max(b));
/// assert_eq!(greatest, 3);
/// ```
#[inline(always)]
pub fn fold_exact<L: Level, A: Copy, S: Sources>(
    n: usize,
    src: S,
    init: A,
    f: impl Fn(S::Item) -> A,
    combine: impl Fn(A, A) -> A,
) -> A {
    folded::<true, A, S>(n, src.cut(n), init, f, combine)
}

/// Computes [`fold_exact`] if `EXACT`, and [`fold`] otherwise; `src` was cut to `n`.
#[inline(always)]
fn folded<const EXACT: bool, A: Copy, S: Sources>(
    n: usize,
    src: S,
    init: A,
    f: impl Fn(S::Item) -> A,
    combine: impl Fn(A, A) -> A,
) -> A {
    // Enough lanes that the latency of additions is hidden: 256 bytes are eight registers of 32 bytes. A row too short
    // to fill them would spend most of its time on empty lanes: it uses one register. Only the branch for the element's
    // size is compiled.
    if const { size_of::<A>() <= 2 } {
        either::<EXACT, 16, 128, A, S>(n, src, init, f, combine)
    } else if const { size_of::<A>() <= 4 } {
        either::<EXACT, 8, 64, A, S>(n, src, init, f, combine)
    } else if const { size_of::<A>() <= 8 } {
        either::<EXACT, 4, 32, A, S>(n, src, init, f, combine)
    } else {
        // No operation on complex numbers is exact, so there is no other form of this branch.
        blocks::<8, A, S>(n, src, init, f, combine)
    }
}

/// Computes [`lanes`] with the number of lanes that a row of this length fills, and [`blocks`] of a long row unless `EXACT`.
#[inline(always)]
fn either<const EXACT: bool, const FEW: usize, const MANY: usize, A: Copy, S: Sources>(
    n: usize,
    src: S,
    init: A,
    f: impl Fn(S::Item) -> A,
    combine: impl Fn(A, A) -> A,
) -> A {
    if n < MANY {
        lanes::<FEW, A, S>([0, n], src, init, &f, &combine)
    } else if const { EXACT } {
        lanes::<MANY, A, S>([0, n], src, init, &f, &combine)
    } else if n <= MANY * const { undivided::<A>() } {
        // A loop over blocks would take as long again for a row of one.
        lanes::<MANY, A, S>([0, n], src, init, &f, &combine)
    } else {
        blocks::<MANY, A, S>(n, src, init, f, combine)
    }
}

/// Returns the number of items of a lane in the longest row that is not divided into blocks.
const fn undivided<A>() -> usize {
    if size_of::<A>() == 4 { CHAIN } else { BLOCK }
}

/// Computes [`lanes`] or [`chains`] of one block after another; `src` was cut to `n`.
#[inline(always)]
fn blocks<const LANES: usize, A: Copy, S: Sources>(
    n: usize,
    src: S,
    init: A,
    f: impl Fn(S::Item) -> A,
    combine: impl Fn(A, A) -> A,
) -> A {
    let mut cascade = Cascade::new(init);
    let mut at = 0;
    loop {
        let count = (n - at).min(LANES * BLOCK);
        let range = [at, at + count];
        let value = if const { size_of::<A>() == 4 } {
            chains::<LANES, A, S>(range, src, init, &f, &combine)
        } else {
            lanes::<LANES, A, S>(range, src, init, &f, &combine)
        };
        cascade.push(value, &combine);
        at += count;
        if at == n {
            return cascade.total(&combine);
        }
    }
}

/// Combines the items `at` to `n`, to which `src` was cut, with one partial result for each lane.
#[inline(always)]
fn lanes<const LANES: usize, A: Copy, S: Sources>(
    [mut at, n]: [usize; 2],
    src: S,
    init: A,
    f: &impl Fn(S::Item) -> A,
    combine: &impl Fn(A, A) -> A,
) -> A {
    // Plain `while` loops: these loops are compiled more often than any others, and iterators take longer to compile.
    let mut acc = [init; LANES];
    while n - at >= LANES {
        // Two loops: with a single one, the compiler keeps `acc` in memory, and a selection of items becomes masked
        // stores to it.
        let mut items = [init; LANES];
        let mut lane = 0;
        while lane < LANES {
            // SAFETY: `at + lane < n`, to which the caller cut `src`.
            items[lane] = f(unsafe { src.get(at + lane) });
            lane += 1;
        }
        let mut lane = 0;
        while lane < LANES {
            acc[lane] = combine(acc[lane], items[lane]);
            lane += 1;
        }
        at += LANES;
    }
    rest(&mut acc, [at, n], src, f, combine)
}

/// Computes [`lanes`] with chains of [`CHAIN`] items, which are combined one after another.
#[inline(always)]
fn chains<const LANES: usize, A: Copy, S: Sources>(
    [mut at, n]: [usize; 2],
    src: S,
    init: A,
    f: &impl Fn(S::Item) -> A,
    combine: &impl Fn(A, A) -> A,
) -> A {
    let mut all = [init; LANES];
    while n - at >= LANES {
        let end = n.min(at + LANES * CHAIN);
        let mut acc = [init; LANES];
        while end - at >= LANES {
            let mut items = [init; LANES];
            let mut lane = 0;
            while lane < LANES {
                // SAFETY: `at + lane < n`, to which the caller cut `src`.
                items[lane] = f(unsafe { src.get(at + lane) });
                lane += 1;
            }
            let mut lane = 0;
            while lane < LANES {
                acc[lane] = combine(acc[lane], items[lane]);
                lane += 1;
            }
            at += LANES;
        }
        let mut lane = 0;
        while lane < LANES {
            all[lane] = combine(all[lane], acc[lane]);
            lane += 1;
        }
    }
    rest(&mut all, [at, n], src, f, combine)
}

/// Combines the last items, fewer than there are lanes, with the lanes, and the lanes with each other.
#[inline(always)]
fn rest<const LANES: usize, A: Copy, S: Sources>(
    acc: &mut [A; LANES],
    [at, n]: [usize; 2],
    src: S,
    f: &impl Fn(S::Item) -> A,
    combine: &impl Fn(A, A) -> A,
) -> A {
    let mut lane = 0;
    while lane < n - at {
        // SAFETY: `at + lane < n`.
        acc[lane] = combine(acc[lane], f(unsafe { src.get(at + lane) }));
        lane += 1;
    }
    let mut width = LANES / 2;
    while width > 0 {
        let mut lane = 0;
        while lane < width {
            acc[lane] = combine(acc[lane], acc[lane + width]);
            lane += 1;
        }
        width /= 2;
    }
    acc[0]
}

/// Combines `f` of the sources' items strictly from left to right, starting with `init`.
///
/// # Panics
///
/// Panics if a source has fewer than `n` items.
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
