//! A vector times a matrix, which is bound by reading the matrix once.

use super::bytes::Plain;
use super::panel::Packed;
use super::scratch::{Scratch, room};
use super::simd::Simd;
use super::{Matrix, Sizes};

/// Rows of `rhs` that are added at once: each is a stream of memory, and their factors stay in registers.
const STREAMS: usize = 8;
/// Elements of the result that stay in the first cache meanwhile.
const COLUMNS: usize = 2048;

/// Computes one row for a `rhs` whose rows are contiguous. Each element is a sum of the sums of [`STREAMS`] terms.
pub(super) fn row<T: Plain + Default, S: Simd<T>>(
    simd: S,
    out: &mut [T],
    lhs: Matrix<'_, T>,
    rhs: Matrix<'_, T>,
    Sizes { n, k, .. }: Sizes,
) {
    assert!(out.len() == n && rhs.strides[1] == 1);
    let mut j = 0;
    while j < n {
        // A block of the result stays in the first cache while all rows of `rhs` pass.
        let out = &mut out[j..n.min(j + COLUMNS)];
        let rhs = rhs.at(0, j);
        j += COLUMNS;
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
fn add_rows<T: Plain + Default, S: Simd<T>, const R: usize>(
    simd: S,
    out: &mut [T],
    lhs: Matrix<'_, T>,
    rhs: Matrix<'_, T>,
) {
    let n = out.len();
    let mut factors = [simd.splat(T::default()); R];
    let mut rows: [&[T]; R] = [&[]; R];
    let mut r = 0;
    while r < R {
        factors[r] = simd.splat(lhs.data[r * lhs.strides[1]]);
        rows[r] = &rhs.data[r * rhs.strides[0]..][..n];
        r += 1;
    }
    let whole = n / S::LANES * S::LANES;
    let (out, mut j) = (out.as_mut_ptr(), 0);
    // Several rows are added before they meet the result: a sum that is rounded less often, and no chain of all terms.
    let zero = simd.splat(T::default());
    // SAFETY: `out` and each row have the same length; whole vectors end at `whole`, and the mask names the rest.
    unsafe {
        while j < whole {
            let before = simd.load(out.add(j));
            let (mut sum, mut r) = (if R > 1 { zero } else { before }, 0);
            while r < R {
                sum = simd.mul_add(factors[r], simd.load(rows[r].as_ptr().add(j)), sum);
                r += 1;
            }
            let sum = if R > 1 { simd.add(before, sum) } else { sum };
            simd.store(out.add(j), sum);
            j += S::LANES;
        }
        if j < n {
            let mask = simd.mask(n - j);
            let before = simd.load_masked(out.add(j), mask);
            let (mut sum, mut r) = (if R > 1 { zero } else { before }, 0);
            while r < R {
                let row = simd.load_masked(rows[r].as_ptr().add(j), mask);
                sum = simd.mul_add(factors[r], row, sum);
                r += 1;
            }
            let sum = if R > 1 { simd.add(before, sum) } else { sum };
            simd.store_masked(out.add(j), mask, sum);
        }
    }
}

/// The vectors of a row of a packed panel.
const VECTORS: usize = 2;

/// Computes one row for packed panels. The sums equal the sums of [`row`] bit for bit.
pub(super) fn panels<T: Plain + Default, S: Simd<T>>(
    simd: S,
    out: &mut [T],
    lhs: Matrix<'_, T>,
    rhs: Packed<'_, T>,
    Sizes { n, k, .. }: Sizes,
) {
    let width = VECTORS * S::LANES;
    assert!(out.len() == n && rhs.strides() == [width, 1]);
    lhs.check(1, k);
    rhs.check(k, n);
    simd.run(
        #[inline(always)]
        || {
            let zero = simd.splat(T::default());
            let mut j = 0;
            while j < n {
                let panel = &rhs.at(0, j).data[..k * width];
                let (mut sums, mut p) = ([zero; VECTORS], 0);
                while p + STREAMS <= k {
                    let (mut terms, mut r) = ([zero; VECTORS], 0);
                    while r < STREAMS {
                        let factor = lhs.data[(p + r) * lhs.strides[1]];
                        add_row(simd, factor, &panel[(p + r) * width..], &mut terms);
                        r += 1;
                    }
                    let mut v = 0;
                    while v < VECTORS {
                        sums[v] = simd.add(sums[v], terms[v]);
                        v += 1;
                    }
                    p += STREAMS;
                }
                while p < k {
                    let factor = lhs.data[p * lhs.strides[1]];
                    add_row(simd, factor, &panel[p * width..], &mut sums);
                    p += 1;
                }
                let mut v = 0;
                while v < VECTORS && j < n {
                    let count = S::LANES.min(n - j);
                    let to = out[j..][..count].as_mut_ptr();
                    // SAFETY: `count` elements can be written, which the mask names.
                    unsafe { simd.store_masked(to, simd.mask(count), sums[v]) };
                    (v, j) = (v + 1, j + count);
                }
            }
        },
    );
}

/// Adds a factor times a row of a panel to sums.
#[inline(always)]
fn add_row<T: Copy, S: Simd<T>>(simd: S, factor: T, row: &[T], sums: &mut [S::Vector; VECTORS]) {
    let (factor, row) = (simd.splat(factor), &row[..VECTORS * S::LANES]);
    let mut v = 0;
    while v < VECTORS {
        // SAFETY: the row has so many vectors.
        let vector = unsafe { simd.load(row.as_ptr().add(v * S::LANES)) };
        sums[v] = simd.mul_add(factor, vector, sums[v]);
        v += 1;
    }
}

/// Computes one row for a `rhs` whose columns are contiguous: a dot product for each, with its own order of additions.
pub(super) fn dots<T: Plain + Default, S: Simd<T>>(
    simd: S,
    out: &mut [T],
    lhs: Matrix<'_, T>,
    rhs: Matrix<'_, T>,
    Sizes { n, k, .. }: Sizes,
) {
    assert!(out.len() == n && rhs.strides[0] == 1);
    // The row must be contiguous for vector loads: copy it once, for all columns.
    let mut scratch;
    let lhs = if lhs.strides[1] == 1 {
        &lhs.data[..k]
    } else {
        scratch = Scratch::of(room(k * size_of::<T>()));
        let row = scratch.rest().slice::<T>(k);
        let mut p = 0;
        while p < k {
            row[p] = lhs.data[p * lhs.strides[1]];
            p += 1;
        }
        row
    };
    // Sizes that were captured by reference would be read again for each group, but a copy of `rhs` would wait for the
    // stores that its caller has just made.
    let rhs = &rhs;
    simd.run(
        #[inline(always)]
        move || {
            // Four columns at a time, whose four sums are added across lanes together.
            let (groups, rest) = out.as_chunks_mut::<4>();
            let (mut group, mut j) = (0, 0);
            while group < groups.len() {
                groups[group] = simd.sums(dot::<T, S, 4>(simd, lhs, rhs.at(0, j)));
                group += 1;
                j += 4;
            }
            while j < n {
                let [sum] = dot::<T, S, 1>(simd, lhs, rhs.at(0, j));
                rest[j % 4] = simd.sum(sum);
                j += 1;
            }
        },
    );
}

/// The dot product of two vectors of any length. Blocks of [`BLOCK`] terms are summed, and their sums are added in pairs.
///
/// A call of [`dots`] for each block takes 1.3 times as long for a million terms of `f32` with AVX-512.
pub(super) fn one<T: Plain + Default, S: Simd<T>>(simd: S, out: &mut T, lhs: &[T], rhs: &[T]) {
    simd.run(
        #[inline(always)]
        || {
            let zero = simd.splat(T::default());
            let (lhs, last_lhs) = lhs.as_chunks::<BLOCK>();
            let (rhs, last_rhs) = rhs.as_chunks::<BLOCK>();
            // The sum of 2^i blocks is at place i where the number of blocks so far has bit i, as in a binary counter.
            let mut sums = [zero; usize::BITS as usize - BLOCK.ilog2() as usize];
            let mut block = 0;
            while block < lhs.len() {
                let mut sum = whole(simd, &lhs[block], &rhs[block]);
                let mut i = 0;
                while block >> i & 1 == 1 {
                    sum = simd.add(sums[i], sum);
                    i += 1;
                }
                sums[i] = sum;
                block += 1;
            }
            // The rest is shorter than a block. Blocks are added from the smallest sum up, as the counter has them.
            let last = Matrix::new(last_rhs, [1, 0]);
            let [mut sum] = dot::<T, S, 1>(simd, last_lhs, last);
            let mut i = 0;
            while block >> i > 0 {
                if block >> i & 1 == 1 {
                    sum = simd.add(sums[i], sum);
                }
                i += 1;
            }
            *out = simd.sum(sum);
        },
    );
}

/// The terms that [`one`] adds at once: 32 additions follow one another in each lane of a vector of 16.
const BLOCK: usize = 2048;

/// Returns the sums of the lanes of the products of two blocks. Four sums alternate, since an addition takes four cycles.
#[inline(always)]
fn whole<T: Plain + Default, S: Simd<T>>(simd: S, lhs: &[T; BLOCK], rhs: &[T; BLOCK]) -> S::Vector {
    const { assert!(BLOCK.is_multiple_of(4 * S::LANES)) };
    let mut sums = [simd.splat(T::default()); 4];
    let mut p = 0;
    while p < BLOCK {
        let mut i = 0;
        while i < 4 {
            // SAFETY: `BLOCK` is a multiple of four vectors, so this vector ends inside of both blocks.
            unsafe {
                let x = simd.load(lhs.as_ptr().add(p + i * S::LANES));
                let y = simd.load(rhs.as_ptr().add(p + i * S::LANES));
                sums[i] = simd.mul_add(x, y, sums[i]);
            }
            i += 1;
        }
        p += 4 * S::LANES;
    }
    let [a, b, c, d] = sums;
    simd.add(simd.add(a, b), simd.add(c, d))
}

/// Returns the dot products with `C` columns, as vectors whose lanes are still to be added. Two sums for each column,
/// so that four columns keep eight multipliers busy.
#[inline(always)]
fn dot<T: Plain + Default, S: Simd<T>, const C: usize>(
    simd: S,
    lhs: &[T],
    rhs: Matrix<'_, T>,
) -> [S::Vector; C] {
    let k = lhs.len();
    let mut columns: [&[T]; C] = [&[]; C];
    let mut c = 0;
    while c < C {
        columns[c] = &rhs.data[c * rhs.strides[1]..][..k];
        c += 1;
    }
    let mut sums = [[simd.splat(T::default()); 2]; C];
    let pairs = k / (2 * S::LANES) * 2 * S::LANES;
    let mut p = 0;
    // SAFETY: `lhs` and each column have length k; whole pairs of vectors end at `pairs`, and masks name the rest.
    unsafe {
        while p < pairs {
            let mut half = 0;
            while half < 2 {
                let x = simd.load(lhs.as_ptr().add(p));
                let mut c = 0;
                while c < C {
                    let column = simd.load(columns[c].as_ptr().add(p));
                    sums[c][half] = simd.mul_add(x, column, sums[c][half]);
                    c += 1;
                }
                p += S::LANES;
                half += 1;
            }
        }
        while p < k {
            let mask = simd.mask((k - p).min(S::LANES));
            let x = simd.load_masked(lhs.as_ptr().add(p), mask);
            let mut c = 0;
            while c < C {
                let column = simd.load_masked(columns[c].as_ptr().add(p), mask);
                sums[c][0] = simd.mul_add(x, column, sums[c][0]);
                c += 1;
            }
            p += S::LANES;
        }
    }
    let mut dots = [simd.splat(T::default()); C];
    let mut c = 0;
    while c < C {
        dots[c] = simd.add(sums[c][0], sums[c][1]);
        c += 1;
    }
    dots
}
