//! Products of few rows by a matrix whose transpose is row-major, such as a table of embeddings: its rows take the place of
//! `lhs`, so that they are read where they are, and the few rows are packed as columns instead.
//!
//! A product of 64 by 50257 by 768 copies 49 thousand elements this way and 39 million otherwise.

use super::bytes::Plain;
use super::choose::{Across, across};
use super::scratch::{Scratch, room};
use super::simd::Simd;
use super::tile::{self, Read, Tile};
use super::{Matrix, Sizes};
use crate::movement::{self, Plane};

/// Computes `out = lhs * rhs` and returns `true` if reading the transpose of `rhs` in place is worth it. Otherwise it does
/// nothing and returns `false`.
///
/// The sums equal the sums of [`blocked`](super::blocked) bit for bit: only the operands of each multiplication are
/// exchanged.
#[inline(always)]
pub(super) fn multiply<T: Plain + Default, S: Simd<T>>(
    simd: S,
    out: &mut [T],
    lhs: Matrix<'_, T>,
    rhs: Matrix<'_, T>,
    Sizes { m, n, k, .. }: Sizes,
) -> bool {
    let widest = S::LANES * tile::vectors(S::ROWS);
    // The plan states how many columns, and how deep, a block is; there is none if packing `rhs` is faster.
    let Some(plan) = across::<T>([m, n, k], [S::ROWS, S::LANES, widest], rhs.strides) else {
        return false;
    };
    lhs.check(m, k);
    rhs.check(k, n);
    assert!(out.len() == m * n && k > 0);
    // The roles are exchanged: `lhs` is packed as the vectors of a tile, and each column of `rhs` supplies its scalars.
    let width = m.next_multiple_of(S::LANES);
    let lengths = [k * width, plan.columns * width];
    let bytes = lengths.map(|length| room(length * size_of::<T>()));
    let mut scratch = Scratch::of(bytes[0] + bytes[1]);
    let mut rest = scratch.rest();
    let [packed, block] = lengths.map(|length| rest.slice::<T>(length));
    pack(packed, lhs, [m, k, width]);
    let job = Job {
        simd,
        rhs,
        packed,
        k,
        width,
        plan,
    };
    let mut column = 0;
    while column < n {
        let columns = plan.columns.min(n - column);
        job.block(&mut block[..columns * width], column);
        // A block is the transpose of some columns of the result.
        let plane = Plane {
            rows: m,
            columns,
            out_row: n,
            operand_row: width,
        };
        movement::plane(&mut out[column..], block, plane);
        column += columns;
    }
    true
}

/// Copies the rows of `lhs` to the columns of rows of `width` elements; the rest of a row becomes zero.
fn pack<T: Plain + Default>(packed: &mut [T], lhs: Matrix<'_, T>, [m, k, width]: [usize; 3]) {
    if m < width {
        packed.fill(T::default());
    }
    if lhs.strides[1] == 1 {
        let plane = Plane {
            rows: k,
            columns: m,
            out_row: width,
            operand_row: lhs.strides[0],
        };
        return movement::plane(packed, lhs.data, plane);
    }
    for p in 0..k {
        let (from, to) = (lhs.at(0, p).data, &mut packed[p * width..][..m]);
        for i in 0..m {
            to[i] = from[i * lhs.strides[0]];
        }
    }
}

struct Job<'a, T, S> {
    simd: S,
    rhs: Matrix<'a, T>,
    /// `lhs`, as `k` rows of `width` elements.
    packed: &'a [T],
    k: usize,
    width: usize,
    plan: Across,
}

impl<T: Plain + Default, S: Simd<T>> Job<'_, T, S> {
    /// Computes some columns of the result as rows of `width` elements, from `column` on.
    #[inline(always)]
    fn block(&self, block: &mut [T], column: usize) {
        let &Job {
            k,
            width,
            plan,
            rhs,
            ..
        } = self;
        let columns = block.len() / width;
        let widest = S::LANES * tile::vectors(S::ROWS);
        let rows = rhs.at(0, column);
        let out = block.as_mut_ptr();
        // The next block is fetched while this one is computed.
        let mut ahead = rows.data.as_ptr().wrapping_add(columns * rhs.strides[1]);
        let read = if plan.ahead > 0 {
            Read::Fetch
        } else {
            Read::Full
        };
        let mut from = 0;
        while from < k {
            let depth = plan.depth.min(k - from);
            let mut left = 0;
            while left < width {
                let wide = widest.min(width - left);
                let vectors = wide / S::LANES;
                let most = tile::rows::<T, S>(vectors);
                let mut first = 0;
                while first < columns {
                    let count = tile::next(columns - first, most);
                    let tile = Tile {
                        k: depth,
                        lhs: rows
                            .data
                            .as_ptr()
                            .wrapping_add(first * rhs.strides[1] + from),
                        lhs_row: rhs.strides[1],
                        lhs_k: 1,
                        rhs: self.packed[from * width + left..].as_ptr(),
                        rhs_k: width,
                        out: out.wrapping_add(first * width + left),
                        out_row: width,
                        columns: wide,
                        add: from > 0,
                        packed: core::ptr::null_mut(),
                        ahead,
                        ahead_k: plan.ahead,
                        ahead_mask: 0,
                    };
                    // SAFETY: `rhs` was checked against k, n and its strides, and the tile's rows are columns of it below n,
                    // with contracted indices below k. `packed` has k rows of `width` elements and `block` has `columns`, and
                    // the tile's columns end at `width`, which is whole vectors. The tile does not pack. `block` is borrowed
                    // mutably.
                    unsafe { tile::run(self.simd, tile, count, vectors, read) };
                    ahead = ahead.wrapping_add(depth * plan.ahead);
                    first += count;
                }
                left += wide;
            }
            from += depth;
        }
    }
}
