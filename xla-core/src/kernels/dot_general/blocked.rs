//! Tiles over the whole of a product: blocks for the caches, panels packed where that pays.

use super::choose::{Plan, plan};
use super::scratch::{Plain, lend};
use super::simd::Simd;
use super::tile::{self, Read, Tile};
use super::{Matrix, Sizes};
use crate::kernels::transpose::{self, Plane};

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
    let tile = [S::ROWS, S::LANES * tile::vectors(S::ROWS)];
    let plan = plan::<T>([m, n, k], tile, lhs.strides, rhs.strides);
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
                        pack_rhs(packed_rhs, panel, depth, columns, packed_row);
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

/// The ranges that cover `length` in steps of `step`: first index and how many. No division, unlike `step_by`.
#[inline(always)]
fn blocks(length: usize, step: usize) -> impl Iterator<Item = (usize, usize)> {
    let mut first = 0;
    core::iter::from_fn(move || {
        let start = first;
        first += step;
        (start < length).then(|| (start, step.min(length - start)))
    })
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
        let to = &mut packed[first * depth..][..count * depth];
        let from = block.at(first, 0);
        match count {
            1 => pack_rows::<T, 1>(to, from, depth),
            2 => pack_rows::<T, 2>(to, from, depth),
            3 => pack_rows::<T, 3>(to, from, depth),
            4 => pack_rows::<T, 4>(to, from, depth),
            5 => pack_rows::<T, 5>(to, from, depth),
            6 => pack_rows::<T, 6>(to, from, depth),
            7 => pack_rows::<T, 7>(to, from, depth),
            _ => pack_rows::<T, 8>(to, from, depth),
        }
        first += count;
    }
}

#[inline(always)]
fn pack_rows<T: Copy, const R: usize>(packed: &mut [T], from: Matrix<'_, T>, depth: usize) {
    let (packed, _) = packed.as_chunks_mut::<R>();
    if from.strides[1] == 1 {
        let rows: [&[T]; R] = core::array::from_fn(|r| &from.at(r, 0).data[..depth]);
        for (p, to) in packed[..depth].iter_mut().enumerate() {
            *to = core::array::from_fn(|r| rows[r][p]);
        }
    } else {
        for (p, to) in packed[..depth].iter_mut().enumerate() {
            let from = from.at(0, p);
            *to = core::array::from_fn(|r| from.data[r * from.strides[0]]);
        }
    }
}

/// Copies a panel of `rhs`, `columns` wide, to rows of `width`; what is left of a row becomes zero.
fn pack_rhs<T: Copy + Default>(
    packed: &mut [T],
    panel: Matrix<'_, T>,
    depth: usize,
    columns: usize,
    width: usize,
) {
    let packed = &mut packed[..depth * width];
    if columns < width {
        packed.fill(T::default());
    }
    if panel.strides[0] == 1 {
        let plane = Plane {
            rows: depth,
            columns,
            out_row: width,
            operand_row: panel.strides[1],
        };
        transpose::plane(packed, panel.data, plane);
        return;
    }
    for (p, to) in packed.chunks_exact_mut(width).enumerate() {
        let from = panel.at(p, 0);
        for (j, to) in to[..columns].iter_mut().enumerate() {
            *to = from.data[j * panel.strides[1]];
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
