//! Tiles over the whole of a product: blocks for the caches, panels packed where that pays.

use super::choose::{Plan, plan};
use super::scratch::{Plain, lend};
use super::simd::Simd;
use super::tile::{self, Read, Tile};
use super::{Matrix, Sizes};

/// `out = lhs * rhs`, or `out += lhs * rhs` where `add` says so. `out` is row-major; `k` is at least 1.
pub(super) fn multiply<T: Plain + Default, S: Simd<T>>(
    simd: S,
    out: &mut [T],
    lhs: Matrix<'_, T>,
    rhs: Matrix<'_, T>,
    Sizes { m, n, k, .. }: Sizes,
    add: bool,
) {
    lhs.check(m, k);
    rhs.check(k, n);
    assert!(out.len() == m * n && k > 0);
    let width = S::LANES * tile::vectors(m.min(S::ROWS));
    let plan = plan(
        m,
        n,
        k,
        [S::ROWS, S::LANES * tile::vectors(S::ROWS)],
        lhs,
        rhs,
    );
    let job = Job {
        simd,
        out,
        lhs,
        rhs,
        m,
        n,
        k,
        width,
        plan,
        add,
    };
    if plan.pack_lhs || plan.pack_rhs {
        let lhs_len = if plan.pack_lhs {
            plan.rows * plan.depth
        } else {
            0
        };
        let rhs_len = if plan.pack_rhs { plan.depth * width } else { 0 };
        lend([lhs_len, rhs_len], |[lhs, rhs]| job.run(lhs, rhs));
    } else {
        job.run(&mut [], &mut []);
    }
}

struct Job<'a, T, S> {
    simd: S,
    out: &'a mut [T],
    lhs: Matrix<'a, T>,
    rhs: Matrix<'a, T>,
    m: usize,
    n: usize,
    k: usize,
    /// Columns of a panel.
    width: usize,
    plan: Plan,
    add: bool,
}

impl<T: Plain + Default, S: Simd<T>> Job<'_, T, S> {
    fn run(self, packed_lhs: &mut [T], packed_rhs: &mut [T]) {
        let Job {
            simd,
            ref lhs,
            ref rhs,
            m,
            n,
            k,
            width,
            plan,
            ..
        } = self;
        let out = self.out.as_mut_ptr();
        for (row, rows) in blocks(m, plan.rows) {
            for (from, depth) in blocks(k, plan.depth) {
                let block = lhs.at(row, from);
                if plan.pack_lhs {
                    simd.run(
                        #[inline(always)]
                        || pack_lhs(packed_lhs, block, rows, depth, S::ROWS),
                    );
                }
                for (column, columns) in blocks(n, width) {
                    let panel = rhs.at(from, column);
                    let vectors = columns.div_ceil(S::LANES);
                    let packed_row = vectors * S::LANES;
                    let whole = columns == packed_row;
                    // A panel of one vector has registers for eight rows, as long as nothing was packed by sixes.
                    let most = if vectors == 1 && !plan.pack_lhs && !plan.pack_rhs {
                        8
                    } else {
                        S::ROWS
                    };
                    let mut packed = false;
                    if plan.pack_rhs && (rhs.strides[1] != 1 || rows < S::ROWS) {
                        simd.run(
                            #[inline(always)]
                            || pack_rhs(packed_rhs, panel, depth, columns, packed_row),
                        );
                        packed = true;
                    }
                    let mut first = 0;
                    while first < rows {
                        let count = next(rows - first, most);
                        let (lhs, [lhs_row, lhs_k]) = if plan.pack_lhs {
                            (&packed_lhs[first * depth..], [1, count])
                        } else {
                            (block.at(first, 0).data, lhs.strides)
                        };
                        let (rhs, rhs_k) = if packed {
                            (&*packed_rhs, packed_row)
                        } else {
                            (panel.data, rhs.strides[0])
                        };
                        // Only a tile of all rows packs; `next` gives one first wherever a panel is worth packing.
                        let packs = plan.pack_rhs && !packed && count == S::ROWS;
                        let read = match (packs, packed || whole) {
                            (false, true) => Read::Full,
                            (false, false) => Read::Masked,
                            (true, true) => Read::PackFull,
                            (true, false) => Read::PackMasked,
                        };
                        let tile = Tile {
                            k: depth,
                            lhs: lhs.as_ptr(),
                            lhs_row,
                            lhs_k,
                            rhs: rhs.as_ptr(),
                            rhs_k,
                            out: out.wrapping_add((row + first) * n + column),
                            out_row: n,
                            columns,
                            add: self.add || from > 0,
                            packed: packed_rhs.as_mut_ptr(),
                        };
                        // SAFETY: `lhs`, `rhs` and `out` were checked against m, n, k and the strides, and the tile
                        // lies within them: rows end at `m`, columns at `n`, contracted indices at `k`, and a load that
                        // is not masked ends at `column + columns`. A packed block holds `rows` times `depth` elements,
                        // a packed panel `depth` rows of `packed_row`, which the slices were sized and filled for.
                        // `out` and the packed panel are borrowed mutably and read by nobody else; a packing tile
                        // reads `rhs` as it lies.
                        unsafe { tile::run(simd, tile, count, vectors, read) };
                        packed |= packs;
                        first += count;
                    }
                }
            }
        }
    }
}

/// The ranges that cover `length` in steps of `step`: first index and how many.
fn blocks(length: usize, step: usize) -> impl Iterator<Item = (usize, usize)> {
    (0..length)
        .step_by(step)
        .map(move |first| (first, step.min(length - first)))
}

/// Rows of the next tile. A last tile of one to three rows would leave multipliers idle: two tiles share its rows.
fn next(left: usize, most: usize) -> usize {
    if left <= most {
        left
    } else if left - most < 4 {
        left.div_ceil(2)
    } else {
        most
    }
}

/// Copies a block of `lhs` in the order in which tiles read it: for each tile, all its rows of one contracted index.
#[inline(always)]
fn pack_lhs<T: Copy>(
    packed: &mut [T],
    block: Matrix<'_, T>,
    rows: usize,
    depth: usize,
    most: usize,
) {
    let mut first = 0;
    while first < rows {
        let count = next(rows - first, most);
        let packed = &mut packed[first * depth..][..count * depth];
        for (r, row) in (first..first + count).enumerate() {
            let from = block.at(row, 0);
            for (p, to) in packed[r..].iter_mut().step_by(count).enumerate() {
                *to = from.data[p * block.strides[1]];
            }
        }
        first += count;
    }
}

/// Copies a panel of `rhs`, `columns` wide, to rows of `width`; what is left of a row becomes zero.
#[inline(always)]
fn pack_rhs<T: Copy + Default>(
    packed: &mut [T],
    panel: Matrix<'_, T>,
    depth: usize,
    columns: usize,
    width: usize,
) {
    let packed = &mut packed[..depth * width];
    if panel.strides[1] == 1 {
        for (p, to) in packed.chunks_exact_mut(width).enumerate() {
            to[..columns].copy_from_slice(&panel.at(p, 0).data[..columns]);
            to[columns..].fill(T::default());
        }
        return;
    }
    for j in 0..width {
        let to = packed[j..].iter_mut().step_by(width);
        if j < columns {
            let from = panel.at(0, j);
            for (p, to) in to.enumerate() {
                *to = from.data[p * panel.strides[0]];
            }
        } else {
            to.for_each(|to| *to = T::default());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_shared_out_in_tiles_that_keep_the_multipliers_busy() {
        for most in [6, 8] {
            for rows in 1..100 {
                let mut left = rows;
                while left > 0 {
                    let count = next(left, most);
                    assert!(
                        count <= most && count <= left && (count >= 3 || count == rows),
                        "{count} of {rows}"
                    );
                    left -= count;
                }
            }
        }
    }
}
