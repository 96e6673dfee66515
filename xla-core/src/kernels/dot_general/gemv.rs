//! A vector times a matrix, which is bound by reading the matrix once.

use super::scratch::{Plain, lend};
use super::simd::Simd;
use super::{Matrix, Sizes};

/// Rows of `rhs` that are added at once: each is a stream of memory, and their factors stay in registers.
const STREAMS: usize = 8;
/// Elements of the result that stay in the first cache meanwhile.
const COLUMNS: usize = 2048;

/// One row, where the columns of `rhs` are neighbours. Each element is one chain in the order of `k`, as in a tile.
pub(super) fn row<T: Plain + Default, S: Simd<T>>(
    simd: S,
    out: &mut [T],
    lhs: Matrix<'_, T>,
    rhs: Matrix<'_, T>,
    Sizes { n, k, .. }: Sizes,
) {
    assert!(out.len() == n && rhs.strides[1] == 1);
    for (j, out) in out.chunks_mut(COLUMNS).enumerate() {
        let rhs = rhs.at(0, j * COLUMNS);
        simd.run(
            #[inline(always)]
            || {
                out.fill(T::default());
                let mut p = 0;
                while p + STREAMS <= k {
                    add_rows::<T, S, STREAMS>(simd, out, lhs.at(0, p), rhs.at(p, 0));
                    p += STREAMS;
                }
                while p < k {
                    add_rows::<T, S, 1>(simd, out, lhs.at(0, p), rhs.at(p, 0));
                    p += 1;
                }
            },
        );
    }
}

#[inline(always)]
fn add_rows<T: Plain, S: Simd<T>, const R: usize>(
    simd: S,
    out: &mut [T],
    lhs: Matrix<'_, T>,
    rhs: Matrix<'_, T>,
) {
    let factors: [_; R] = core::array::from_fn(|r| simd.splat(lhs.data[r * lhs.strides[1]]));
    let rows: [&[T]; R] = core::array::from_fn(|r| &rhs.data[r * rhs.strides[0]..][..out.len()]);
    let whole = out.len() / S::LANES * S::LANES;
    // SAFETY: `out` and each row have the same length; whole vectors end at `whole`, and the mask names what is left.
    unsafe {
        for j in (0..whole).step_by(S::LANES) {
            let mut sum = simd.load(out.as_ptr().add(j));
            for (factor, row) in factors.iter().zip(&rows) {
                sum = simd.mul_add(*factor, simd.load(row.as_ptr().add(j)), sum);
            }
            simd.store(out.as_mut_ptr().add(j), sum);
        }
        if whole < out.len() {
            let mask = simd.mask(out.len() - whole);
            let mut sum = simd.load_masked(out.as_ptr().add(whole), mask);
            for (factor, row) in factors.iter().zip(&rows) {
                sum = simd.mul_add(
                    *factor,
                    simd.load_masked(row.as_ptr().add(whole), mask),
                    sum,
                );
            }
            simd.store_masked(out.as_mut_ptr().add(whole), mask, sum);
        }
    }
}

/// One row, where the columns of `rhs` are contiguous: a dot product for each. Its order of summing is its own.
pub(super) fn dots<T: Plain + Default, S: Simd<T>>(
    simd: S,
    out: &mut [T],
    lhs: Matrix<'_, T>,
    rhs: Matrix<'_, T>,
    Sizes { n, k, .. }: Sizes,
) {
    assert!(out.len() == n && rhs.strides[0] == 1);
    if lhs.strides[1] != 1 {
        return lend([k], |[row]| {
            for (p, x) in row.iter_mut().enumerate() {
                *x = lhs.data[p * lhs.strides[1]];
            }
            dots(
                simd,
                out,
                Matrix::new(row, [0, 1]),
                rhs,
                Sizes {
                    m: 1,
                    n,
                    k,
                    way: super::choose::Way::Dots,
                },
            );
        });
    }
    let lhs = &lhs.data[..k];
    simd.run(
        #[inline(always)]
        || {
            let mut groups = out.chunks_exact_mut(4);
            let mut j = 0;
            for group in &mut groups {
                group.copy_from_slice(&dot::<T, S, 4>(simd, lhs, rhs.at(0, j)));
                j += 4;
            }
            for x in groups.into_remainder() {
                [*x] = dot::<T, S, 1>(simd, lhs, rhs.at(0, j));
                j += 1;
            }
        },
    );
}

/// The dot products with `C` columns. Two sums for each column, so that four columns keep eight multipliers busy.
#[inline(always)]
fn dot<T: Plain + Default, S: Simd<T>, const C: usize>(
    simd: S,
    lhs: &[T],
    rhs: Matrix<'_, T>,
) -> [T; C] {
    let k = lhs.len();
    let columns: [&[T]; C] = core::array::from_fn(|c| &rhs.data[c * rhs.strides[1]..][..k]);
    let mut sums = [[simd.splat(T::default()); 2]; C];
    let pairs = k / (2 * S::LANES) * 2 * S::LANES;
    // SAFETY: `lhs` and each column have length k; whole pairs of vectors end at `pairs`, and masks name what is left.
    unsafe {
        for p in (0..pairs).step_by(2 * S::LANES) {
            for half in 0..2 {
                let p = p + half * S::LANES;
                let x = simd.load(lhs.as_ptr().add(p));
                for (sums, column) in sums.iter_mut().zip(&columns) {
                    sums[half] = simd.mul_add(x, simd.load(column.as_ptr().add(p)), sums[half]);
                }
            }
        }
        let mut p = pairs;
        while p < k {
            let mask = simd.mask((k - p).min(S::LANES));
            let x = simd.load_masked(lhs.as_ptr().add(p), mask);
            for (sums, column) in sums.iter_mut().zip(&columns) {
                sums[0] = simd.mul_add(x, simd.load_masked(column.as_ptr().add(p), mask), sums[0]);
            }
            p += S::LANES;
        }
    }
    sums.map(
        #[inline(always)]
        |[a, b]| simd.sum(simd.add(a, b)),
    )
}
