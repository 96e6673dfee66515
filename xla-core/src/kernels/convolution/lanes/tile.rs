//! The innermost kernels: sums of products of blocks, held in registers.

use crate::kernels::dot_general::simd::Simd;
#[cfg(target_arch = "x86_64")]
use crate::kernels::dot_general::simd::{Avx2, Avx512};
use crate::kernels::dot_general::{Plain, elements, elements_mut};
#[cfg(target_arch = "x86_64")]
use crate::level::Detected;

use super::lanes;

/// The features of some places: for each, the sum over taps of a weight and the block at `starts[place] + taps[p]`.
pub(in super::super) struct Sums<'a, T> {
    /// The block of a place and a feature is `place * steps[0] + feature * steps[1]`.
    pub(super) out: &'a mut [T],
    pub(super) steps: [usize; 2],
    pub(super) data: &'a [T],
    /// Counted in elements, as `taps`.
    pub(super) starts: &'a [usize],
    pub(super) taps: &'a [usize],
    /// All features of the first tap, then of the next.
    pub(super) weights: &'a [T],
}

/// The products of blocks: to the block of row `i` and column `j` of `sums` are added, for each tap, the block of the row
/// times the block at `starts[j] + taps[p]`.
pub(in super::super) struct Products<'a, T> {
    /// Rows of as many blocks as there are columns.
    pub(super) sums: &'a mut [T],
    /// The block of a row and a tap is `tap * rows[1] + rows[0] + row`.
    pub(super) lhs: &'a [T],
    pub(super) rows: [usize; 2],
    pub(super) data: &'a [T],
    /// Counted in elements, as `taps`.
    pub(super) starts: &'a [usize],
    pub(super) taps: &'a [usize],
}

/// The kernels for an element type, on bytes.
pub(in super::super) struct Lanes {
    pub(super) sums: fn(Sums<'_, u8>),
    pub(super) products: fn(Products<'_, u8>),
    /// Writes the sum of the lanes of each block.
    pub(super) totals: fn(&mut [u8], &[u8]),
}

/// Computes `M` features of `N` places, of `V` vectors each.
///
/// # Safety
///
/// `V` vectors can be read at each sum of a pointer and a tap, `M` weights for each tap, `features` apart, and `V` vectors
/// can be written for each feature, `step` apart, at each pointer of `out`.
#[inline(always)]
unsafe fn sums<T: Plain + Default, S: Simd<T>, const M: usize, const N: usize, const V: usize>(
    simd: S,
    (out, step): ([*mut T; N], usize),
    data: [*const T; N],
    taps: &[usize],
    (mut weights, features): (*const T, usize),
) {
    let zero = simd.splat(T::default());
    let mut sums = [[[zero; V]; N]; M];
    for &tap in taps {
        // SAFETY: what this function requires of its caller.
        unsafe {
            let mut block = [[zero; V]; N];
            let mut n = 0;
            while n < N {
                let mut v = 0;
                while v < V {
                    block[n][v] = simd.load(data[n].add(tap + v * S::LANES));
                    v += 1;
                }
                n += 1;
            }
            let mut m = 0;
            while m < M {
                let weight = simd.splat(*weights.add(m));
                let mut n = 0;
                while n < N {
                    let mut v = 0;
                    while v < V {
                        sums[m][n][v] = simd.mul_add(weight, block[n][v], sums[m][n][v]);
                        v += 1;
                    }
                    n += 1;
                }
                m += 1;
            }
        }
        weights = weights.wrapping_add(features);
    }
    let mut n = 0;
    while n < N {
        let mut m = 0;
        while m < M {
            let mut v = 0;
            while v < V {
                // SAFETY: what this function requires of its caller.
                unsafe { simd.store(out[n].add(m * step + v * S::LANES), sums[m][n][v]) };
                v += 1;
            }
            m += 1;
        }
        n += 1;
    }
}

/// Adds the products of `M` rows and `N` columns, of `V` vectors each.
///
/// # Safety
///
/// `V` vectors can be read at each sum of a pointer and a tap, `M` blocks of `lhs` for each tap, `apart` elements from
/// those of the next, and the sums of each row, `step` elements from those of the next, can be read and written.
#[inline(always)]
unsafe fn products<
    T: Plain + Default,
    S: Simd<T>,
    const M: usize,
    const N: usize,
    const V: usize,
>(
    simd: S,
    (out, step): ([*mut T; N], usize),
    data: [*const T; N],
    taps: &[usize],
    (mut lhs, apart): (*const T, usize),
) {
    let zero = simd.splat(T::default());
    let mut sums = [[[zero; V]; N]; M];
    let block = const { lanes(size_of::<T>()) };
    // SAFETY: what this function requires of its caller.
    unsafe {
        let mut m = 0;
        while m < M {
            let mut n = 0;
            while n < N {
                let mut v = 0;
                while v < V {
                    sums[m][n][v] = simd.load(out[n].add(m * step + v * S::LANES));
                    v += 1;
                }
                n += 1;
            }
            m += 1;
        }
        for &tap in taps {
            let mut v = 0;
            while v < V {
                let mut right = [zero; N];
                let mut n = 0;
                while n < N {
                    right[n] = simd.load(data[n].add(tap + v * S::LANES));
                    n += 1;
                }
                let mut m = 0;
                while m < M {
                    let left = simd.load(lhs.add(m * block + v * S::LANES));
                    let mut n = 0;
                    while n < N {
                        sums[m][n][v] = simd.mul_add(left, right[n], sums[m][n][v]);
                        n += 1;
                    }
                    m += 1;
                }
                v += 1;
            }
            lhs = lhs.wrapping_add(apart);
        }
        let mut m = 0;
        while m < M {
            let mut n = 0;
            while n < N {
                let mut v = 0;
                while v < V {
                    simd.store(out[n].add(m * step + v * S::LANES), sums[m][n][v]);
                    v += 1;
                }
                n += 1;
            }
            m += 1;
        }
    }
}

/// Returns the rows of the next tile of at most `most`, as many as in the others.
#[inline(always)]
fn even(left: usize, most: usize) -> usize {
    left.div_ceil(left.div_ceil(most))
}

/// Panics unless a block can be read at each sum of a start and a tap.
#[inline(always)]
fn check<T>(data: &[T], starts: &[usize], taps: &[usize]) {
    let most = |places: &[usize]| places.iter().copied().max().unwrap_or(0);
    let end = most(starts).saturating_add(most(taps)) + lanes(size_of::<T>());
    assert!(
        end <= data.len(),
        "a block that ends at {end} of {}",
        data.len()
    );
}

/// Calls a tile of so many rows.
macro_rules! tiles {
    ($rows:expr, $most:expr, $tile:ident[$t:ty, $s:ty, $n:expr, $v:expr]($($argument:expr),*)) => {
        match $rows {
            1 => $tile::<$t, $s, 1, $n, $v>($($argument),*),
            2 => $tile::<$t, $s, 2, $n, $v>($($argument),*),
            3 if const { $most > 2 } => $tile::<$t, $s, 3, $n, $v>($($argument),*),
            4 if const { $most > 2 } => $tile::<$t, $s, 4, $n, $v>($($argument),*),
            5 if const { $most > 2 } => $tile::<$t, $s, 5, $n, $v>($($argument),*),
            6 if const { $most > 2 } => $tile::<$t, $s, 6, $n, $v>($($argument),*),
            7 if const { $most > 6 } => $tile::<$t, $s, 7, $n, $v>($($argument),*),
            8 if const { $most > 6 } => $tile::<$t, $s, 8, $n, $v>($($argument),*),
            rows => unreachable!("a tile of {rows} rows"),
        }
    };
}

/// Computes [`Sums`] in tiles of `N` places.
#[inline(always)]
fn all_sums<T: Plain + Default, S: Simd<T>, const N: usize, const V: usize>(
    simd: S,
    job: Sums<'_, T>,
) {
    let Sums {
        out,
        steps,
        data,
        starts,
        taps,
        weights,
    } = job;
    let block = const { lanes(size_of::<T>()) };
    let features = weights.len() / taps.len();
    check(data, starts, taps);
    let last = (starts.len() - 1) * steps[0] + (features - 1) * steps[1];
    assert!(
        (last + 1) * block <= out.len(),
        "results outside of their memory"
    );
    let (data, out) = (data.as_ptr(), out.as_mut_ptr());
    let mut place = 0;
    while place < starts.len() {
        // The last tile computes its last place several times if there are too few.
        let at = core::array::from_fn::<usize, N, _>(|n| (place + n).min(starts.len() - 1));
        let from = at.map(|place| data.wrapping_add(starts[place]));
        let mut feature = 0;
        while feature < features {
            let rows = even(features - feature, S::ROWS);
            let to =
                at.map(|place| out.wrapping_add((place * steps[0] + feature * steps[1]) * block));
            let to = (to, steps[1] * block);
            let weights = (weights.as_ptr().wrapping_add(feature), features);
            // SAFETY: `check` found a block at each sum; the results of all places and features are in `out`, as was
            // asserted; `rows` features from `feature` on are below `features`.
            unsafe {
                tiles!(rows, S::ROWS, sums[T, S, N, V](simd, to, from, taps, weights));
            }
            feature += rows;
        }
        place += N;
    }
}

/// Adds [`Products`] in tiles of `M` rows at most and `N` columns.
#[inline(always)]
fn all_products<T: Plain + Default, S: Simd<T>, const M: usize, const N: usize, const V: usize>(
    simd: S,
    job: Products<'_, T>,
) {
    let Products {
        sums,
        lhs,
        rows: [first, apart],
        data,
        starts,
        taps,
    } = job;
    let block = const { lanes(size_of::<T>()) };
    let columns = starts.len();
    let rows = sums.len() / (columns * block);
    check(data, starts, taps);
    let last = (taps.len() - 1) * apart + first + rows;
    assert!(last * block <= lhs.len(), "rows outside of their memory");
    let (data, sums) = (data.as_ptr(), sums.as_mut_ptr());
    let mut row = 0;
    while row < rows {
        let height = even(rows - row, M);
        let mut column = 0;
        while column < columns {
            let at = core::array::from_fn::<usize, N, _>(|n| (column + n).min(columns - 1));
            let from = at.map(|column| data.wrapping_add(starts[column]));
            let to = at.map(|column| sums.wrapping_add((row * columns + column) * block));
            let to = (to, columns * block);
            let lhs = (
                lhs.as_ptr().wrapping_add((first + row) * block),
                apart * block,
            );
            // SAFETY: `check` found a block at each sum; `rows` blocks of each tap are in `lhs`, as was asserted; `sums`
            // has `columns` blocks for each row.
            unsafe {
                tiles!(height, M, products[T, S, N, V](simd, to, from, taps, lhs));
            }
            column += N;
        }
        row += height;
    }
}

/// Returns the sum of the `V` vectors of a block.
#[inline(always)]
fn whole<T: Plain, S: Simd<T>, const V: usize>(simd: S, block: &[T]) -> S::Vector {
    assert!(block.len() == V * S::LANES, "a block");
    // SAFETY: a block has `V` vectors, as was asserted.
    unsafe {
        let first = simd.load(block.as_ptr());
        match V {
            1 => first,
            _ => simd.add(first, simd.load(block.as_ptr().add(S::LANES))),
        }
    }
}

/// Writes the sum of the lanes of each block.
#[inline(always)]
fn all_totals<T: Plain + Default, S: Simd<T>, const V: usize>(simd: S, to: &mut [T], from: &[T]) {
    let block = const { lanes(size_of::<T>()) };
    let mut blocks = from.chunks_exact(4 * block);
    let mut outs = to.chunks_exact_mut(4);
    for (out, from) in outs.by_ref().zip(blocks.by_ref()) {
        let vectors = core::array::from_fn(|i| whole::<T, S, V>(simd, &from[i * block..][..block]));
        out.copy_from_slice(&simd.sums(vectors));
    }
    let rest = blocks.remainder().chunks_exact(block);
    for (out, from) in outs.into_remainder().iter_mut().zip(rest) {
        *out = simd.sum(whole::<T, S, V>(simd, from));
    }
}

/// An element type of which there are lanes.
pub(in super::super) trait Laned: Plain {
    /// Its kernels.
    const LANES: Lanes;
}

/// Whether this processor has the kernels.
pub(super) fn here() -> bool {
    #[cfg(target_arch = "x86_64")]
    return Detected::best().has_avx2();
    #[cfg(not(target_arch = "x86_64"))]
    return false;
}

/// Calls a function for the vectors of this processor, with constants that fit its registers.
macro_rules! best {
    ($t:ty, |$simd:ident| $wide:expr, $narrow:expr) => {{
        #[cfg(target_arch = "x86_64")]
        {
            let level = Detected::best();
            if let Some($simd) = Avx512::of(level) {
                return <Avx512 as Simd<$t>>::run(
                    $simd,
                    #[inline(always)]
                    || $wide,
                );
            }
            if let Some($simd) = Avx2::of(level) {
                return <Avx2 as Simd<$t>>::run(
                    $simd,
                    #[inline(always)]
                    || $narrow,
                );
            }
        }
        unreachable!("vectors that the processor does not have")
    }};
}

macro_rules! laned {
    ($($t:ty)*) => {$(
        impl Laned for $t {
            const LANES: Lanes = Lanes {
                sums: |job| {
                    let job = Sums {
                        out: elements_mut(job.out),
                        data: elements(job.data),
                        weights: elements(job.weights),
                        steps: job.steps,
                        starts: job.starts,
                        taps: job.taps,
                    };
                    best!($t, |simd| all_sums::<$t, _, 3, 1>(simd, job), all_sums::<$t, _, 1, 2>(simd, job))
                },
                products: |job| {
                    let job = Products {
                        sums: elements_mut(job.sums),
                        lhs: elements(job.lhs),
                        rows: job.rows,
                        data: elements(job.data),
                        starts: job.starts,
                        taps: job.taps,
                    };
                    best!(
                        $t,
                        |simd| all_products::<$t, _, 8, 3, 1>(simd, job),
                        all_products::<$t, _, 2, 3, 2>(simd, job)
                    )
                },
                totals: |to, from| {
                    let (to, from) = (elements_mut(to), elements(from));
                    best!($t, |simd| all_totals::<$t, _, 1>(simd, to, from), all_totals::<$t, _, 2>(simd, to, from))
                },
            };
        }
    )*};
}

laned!(f32 f64);
