//! The product of packed blocks: rows of the left operand that stay in the second cache, a panel of the right operand that
//! stays in the first.

use super::dots;
use super::lanes::Dots;
use super::operand::{ONES, Octets};
use super::pack::{Part, pack};
use super::right::{GATHERED, Right};
use super::tile::{Finish, Tile, WIDEST, finish, sums};
use crate::kernels::dot_general::Matrix;
use crate::kernels::dot_general::scratch::{Scratch, room};

/// The most groups of a panel: with three vectors of 64 bytes, 24 KiB, which stay in a first cache of 32 KiB.
const GROUPS: usize = 128;
/// The most rows of the left operand that are packed at a time: with as many groups, half of a second cache of 1 MiB.
const ROWS: usize = 1024;
/// The rows of the smaller tile.
const FEW: usize = 4;

/// Computes `out = left * right` with instructions for groups of `GROUP` elements. `out` is row-major; `k` is at least 1.
///
/// # Panics
///
/// Panics unless `out` has `m * n` elements and the operands have all elements of these sizes.
pub fn with<S: Dots, const GROUP: usize>(
    simd: S,
    out: &mut [u32],
    left: Octets<'_>,
    right: Right<'_>,
    [m, n, k]: [usize; 3],
) {
    const { assert!(GROUP == S::GROUP && (GROUP == 2 || GROUP == 4)) };
    Matrix::new(left.data, left.strides).check(m, k);
    right.check(k, n);
    assert!(out.len() == m * n && k > 0);
    if right.gathered.is_none() && dots::fits([m, n], &left, &right.matrix) {
        return simd.run(
            #[inline(always)]
            || dots::multiply::<S, GROUP>(simd, out, left, right.matrix, [n, k]),
        );
    }
    let depth = (GROUPS * GROUP).min(k);
    let groups = depth.div_ceil(GROUP);
    let rows = m.min(ROWS);
    let width = S::LANES * S::VECTORS.min(n.div_ceil(S::LANES).max(1));
    let lengths = [
        rows.next_multiple_of(S::ROWS) * groups,
        groups * width,
        rows.next_multiple_of(S::ROWS),
        width,
    ];
    let lines = right.gathered.map_or(0, |_| GATHERED * width);
    let bytes: usize = lengths.iter().map(|length| room(4 * length)).sum();
    let mut scratch = Scratch::of(bytes + room(lines));
    let mut rest = scratch.rest();
    let [packed_left, packed_right, of_rows, of_columns] =
        lengths.map(|length| rest.slice::<u32>(length));
    let lines = rest.slice::<u8>(lines);
    let mut row = 0;
    while row < m {
        let rows = rows.min(m - row);
        let mut from = 0;
        while from < k {
            let depth = depth.min(k - from);
            let mut block = Block {
                simd,
                depth,
                rows,
                left: left.at(row, from),
                right,
                from,
                packed_left,
                packed_right,
                lines,
                of_rows,
                of_columns,
                width,
                add: from > 0,
            };
            let out = &mut out[row * n..][..rows * n];
            simd.run(
                #[inline(always)]
                || block.run::<GROUP>(out, n),
            );
            from += depth;
        }
        row += rows;
    }
}

/// Some rows and some contracted indices of a product.
struct Block<'a, S> {
    simd: S,
    depth: usize,
    rows: usize,
    left: Octets<'a>,
    right: Right<'a>,
    /// The first contracted index.
    from: usize,
    packed_left: &'a mut [u32],
    packed_right: &'a mut [u32],
    /// Memory for gathered elements.
    lines: &'a mut [u8],
    /// The corrections of the sums, where the operands were shifted.
    of_rows: &'a mut [u32],
    of_columns: &'a mut [u32],
    /// Lanes of a panel.
    width: usize,
    /// Whether the sums are added to the result.
    add: bool,
}

/// Returns the rows of the next tile.
#[inline(always)]
fn next(rows: usize, most: usize) -> usize {
    match rows {
        0 | 1 => 1,
        _ if rows <= FEW => FEW,
        _ => most,
    }
}

impl<S: Dots> Block<'_, S> {
    /// Computes the block for all columns of the result.
    #[inline(always)]
    fn run<const GROUP: usize>(&mut self, out: &mut [u32], n: usize) {
        let (depth, groups) = (self.depth, self.depth.div_ceil(GROUP));
        let shifts = [
            self.left.shift::<GROUP>(),
            self.right.matrix.shift::<GROUP>(),
        ];
        let mut first = 0;
        while first < self.rows {
            let tile = next(self.rows - first, S::ROWS);
            let count = tile.min(self.rows - first);
            let to = &mut self.packed_left[first * groups..][..tile * groups];
            pack::<GROUP>(to, tile, self.left.at(first, 0), Part { depth, count });
            if shifts[1] != 0 {
                let of_rows = &mut self.of_rows[first..][..tile];
                row_sums(self.simd, of_rows, to, groups);
                for sum in of_rows {
                    *sum = (sum.wrapping_add(depth as u32 * shifts[0]))
                        .wrapping_mul(0u32.wrapping_sub(shifts[1]));
                }
            }
            first += tile;
        }
        let mut column = 0;
        while column < n {
            let columns = self.width.min(n - column);
            let vectors = columns.div_ceil(S::LANES);
            let width = vectors * S::LANES;
            let part = Part {
                depth,
                count: columns,
            };
            let first = [self.from, column];
            (self.right).pack::<GROUP>(self.packed_right, width, first, part, self.lines);
            match vectors {
                1 => self.panel::<GROUP, 1>(out, [n, column, columns], shifts),
                2 => self.panel::<GROUP, 2>(out, [n, column, columns], shifts),
                _ if S::VECTORS == 3 => self.panel::<GROUP, 3>(out, [n, column, columns], shifts),
                _ => unreachable!("a panel of {vectors} vectors"),
            }
            column += columns;
        }
    }

    /// Computes the tiles of all rows and a panel of columns.
    #[inline(always)]
    fn panel<const GROUP: usize, const V: usize>(
        &mut self,
        out: &mut [u32],
        [n, column, columns]: [usize; 3],
        shifts: [u32; 2],
    ) {
        let (simd, groups) = (self.simd, self.depth.div_ceil(GROUP));
        let width = V * S::LANES;
        assert!(self.packed_right.len() >= groups * width && column + columns <= n);
        let right = self.packed_right.as_ptr();
        if shifts[0] != 0 {
            // The sums of the columns are a row of ones times the panel.
            let ones = Tile {
                groups,
                left: &ONES,
                left_step: 0,
                right,
                right_step: width,
            };
            // SAFETY: the panel has `groups` times `V` vectors, and the distance between groups of ones is 0.
            let [sums] = unsafe { sums::<S, 1, V>(simd, ones) };
            for (to, sums) in self.of_columns.chunks_exact_mut(S::LANES).zip(sums) {
                // SAFETY: the chunk has the lanes of a vector.
                unsafe { simd.store(to.as_mut_ptr(), sums) };
                for sum in to {
                    *sum = sum.wrapping_mul(shifts[0]);
                }
            }
        }
        let mut first = 0;
        while first < self.rows {
            let tile = next(self.rows - first, S::ROWS);
            let rows = tile.min(self.rows - first);
            let packed = &self.packed_left[first * groups..][..tile * groups];
            let operands = Tile {
                groups,
                left: packed.as_ptr(),
                left_step: tile,
                right,
                right_step: width,
            };
            let of_rows: &[u32] = if shifts[1] == 0 {
                &[]
            } else {
                &self.of_rows[first..][..tile]
            };
            let of_columns: &[u32] = if shifts[0] == 0 {
                &[]
            } else {
                &self.of_columns[..width]
            };
            let end = (first + rows) * n;
            assert!(end <= out.len());
            let place = Finish {
                out: out[first * n + column..].as_mut_ptr(),
                out_row: n,
                rows,
                columns,
                of_rows,
                of_columns,
                add: self.add,
            };
            // SAFETY: the packed operands have `groups` times the rows of the tile, and times `V` vectors; the rows of the
            // result end within `out`, the columns of each at `n`, and `out` is borrowed mutably.
            unsafe {
                match tile {
                    1 => finish(simd, sums::<S, 1, V>(simd, operands), place),
                    FEW => finish(simd, sums::<S, FEW, V>(simd, operands), place),
                    6 if S::ROWS == 6 => finish(simd, sums::<S, 6, V>(simd, operands), place),
                    8 if S::ROWS == 8 => finish(simd, sums::<S, 8, V>(simd, operands), place),
                    _ => unreachable!("a tile of {tile} rows"),
                }
            }
            first += tile;
        }
    }
}

/// Writes the sum of each row's bytes in a packed tile.
#[inline(always)]
fn row_sums<S: Dots>(simd: S, out: &mut [u32], packed: &[u32], groups: usize) {
    let ones = [ONES; WIDEST];
    let tile = out.len();
    assert!(packed.len() == groups * tile && S::LANES <= WIDEST);
    let operands = Tile {
        groups,
        left: packed.as_ptr(),
        left_step: tile,
        right: ones.as_ptr(),
        right_step: 0,
    };
    let first = |sums: [S::Vector; 1]| {
        let mut lanes = [0; WIDEST];
        // SAFETY: the array has the lanes of a vector.
        unsafe { simd.store(lanes.as_mut_ptr(), sums[0]) };
        lanes[0]
    };
    // SAFETY: the tile has `groups` times its rows, and the ones are a vector, the distance between whose groups is 0.
    unsafe {
        match tile {
            1 => out.copy_from_slice(&sums::<S, 1, 1>(simd, operands).map(first)),
            FEW => out.copy_from_slice(&sums::<S, FEW, 1>(simd, operands).map(first)),
            6 if S::ROWS == 6 => out.copy_from_slice(&sums::<S, 6, 1>(simd, operands).map(first)),
            8 if S::ROWS == 8 => out.copy_from_slice(&sums::<S, 8, 1>(simd, operands).map(first)),
            _ => unreachable!("a tile of {tile} rows"),
        }
    }
}
