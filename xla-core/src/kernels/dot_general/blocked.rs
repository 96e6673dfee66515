//! Tiles over the whole of a product: blocks for the caches, panels packed where that pays.

use super::bytes::Plain;
use super::choose::{Plan, plan};
use super::panel::Panels;
use super::scratch::{Scratch, room};
use super::simd::Simd;
use super::tile::{self, Read, Tile, next};
use super::{Matrix, Sizes};

/// Computes `out = lhs * rhs`, or `out += lhs * rhs` if `add`. `out` is row-major; `k` is at least 1.
#[inline(always)]
pub(super) fn multiply<T: Plain + Default, S: Simd<T>>(
    simd: S,
    out: &mut [T],
    lhs: Matrix<'_, T>,
    rhs: Panels<'_, T>,
    Sizes { m, n, k, .. }: Sizes,
    add: bool,
) {
    lhs.check(m, k);
    rhs.check(k, n);
    assert!(out.len() == m * n && k > 0);
    let tile = [S::ROWS, S::LANES * tile::vectors(S::ROWS)];
    // An operand that is not a strided matrix is packed, as is a matrix whose columns are not contiguous.
    let mut plan = plan::<T>([m, n, k], tile, lhs.strides, rhs.strides());
    // With few rows, more registers are available for columns.
    let mut width = S::LANES * tile::vectors(m.min(S::ROWS));
    if let Some(packed) = rhs.packed() {
        assert!(
            packed == tile[1],
            "panels of {packed} columns at another level"
        );
        (plan.pack_rhs, width) = (false, packed);
    }
    let job = Job {
        simd,
        out,
        lhs,
        rhs,
        sizes: [m, n, k],
        width,
        plan,
        add,
    };
    if plan.pack_lhs || plan.pack_rhs {
        // A packed block of `lhs` is reused for all panels of its columns; a packed panel of `rhs` for all blocks of
        // `lhs`. With a single block, one panel is enough.
        let lhs_len = if plan.pack_lhs {
            plan.rows * plan.depth
        } else {
            0
        };
        let columns = if plan.rows < m {
            plan.columns.min(n).next_multiple_of(width)
        } else {
            width
        };
        let rhs_len = if plan.pack_rhs {
            plan.depth * columns
        } else {
            0
        };
        let bytes = [lhs_len, rhs_len].map(|len| room(len * size_of::<T>()));
        let mut scratch = Scratch::of(bytes[0] + bytes[1]);
        let mut rest = scratch.rest();
        job.run(rest.slice(lhs_len), rest.slice(rhs_len));
    } else {
        job.run(&mut [], &mut []);
    }
}

/// The most tiles that share the lines of the next panel's rows. With 8 instead of 4, products of 128 rows whose `rhs` comes
/// from memory gain 0.03, and products of 200 rows whose `rhs` is in the second cache lose 0.01.
const PACE: usize = 4;

struct Job<'a, T, S> {
    simd: S,
    out: &'a mut [T],
    lhs: Matrix<'a, T>,
    rhs: Panels<'a, T>,
    /// m, n, k.
    sizes: [usize; 3],
    /// Columns of a panel.
    width: usize,
    plan: Plan,
    add: bool,
}

/// A panel of `rhs` and the rows of `lhs` that it meets.
struct Panel<'a, T> {
    /// The block of `lhs` in the operand's own layout.
    lhs: Matrix<'a, T>,
    rows: usize,
    /// Contracted indices and columns of the panel: the first, and how many.
    from: usize,
    depth: usize,
    column: usize,
    columns: usize,
    /// The first contracted index and the first column of the panel after this one.
    after: [usize; 2],
    /// Where the result starts, and whether it is added to.
    out: *mut T,
    add: bool,
    /// Where the panel is packed, and whether it already is.
    packed: &'a mut [T],
    is_packed: bool,
}

impl<T: Plain + Default, S: Simd<T>> Job<'_, T, S> {
    /// Computes the product. A panel stays in the first cache while all tiles of a block of `lhs`, which stays in the
    /// second cache, read it.
    fn run(self, packed_lhs: &mut [T], packed_rhs: &mut [T]) {
        // From the outside: columns, contracted indices, blocks of `lhs`, panels. So a block of `lhs` is packed once
        // for all panels, and panels once for all blocks.
        let Job {
            plan,
            width,
            sizes: [m, n, k],
            ..
        } = self;
        let out = self.out.as_mut_ptr();
        let mut left = 0;
        while left < n {
            let most = if plan.rows < m { plan.columns } else { n };
            let all_columns = most.min(n - left);
            let mut from = 0;
            while from < k {
                let depth = plan.depth.min(k - from);
                let mut row = 0;
                while row < m {
                    let rows = plan.rows.min(m - row);
                    let lhs = self.lhs.at(row, from);
                    if plan.pack_lhs {
                        self.simd.run(
                            #[inline(always)]
                            || pack_lhs(packed_lhs, lhs, rows, depth, S::ROWS),
                        );
                    }
                    let mut column = 0;
                    while column < all_columns {
                        // With several blocks of `lhs` each panel is kept for the next one, otherwise only the last.
                        let slot = if plan.pack_rhs && plan.rows < m {
                            column * depth
                        } else {
                            0
                        };
                        // The panel to fetch: the next columns, else the next contracted indices of the first columns,
                        // else the next group of columns.
                        let after = if column + width < all_columns {
                            [from, left + column + width]
                        } else if from + depth < k {
                            [from + depth, left]
                        } else {
                            [0, left + all_columns]
                        };
                        let panel = Panel {
                            lhs,
                            rows,
                            from,
                            depth,
                            column: left + column,
                            columns: width.min(all_columns - column),
                            after,
                            out: out.wrapping_add(row * n + left + column),
                            // The first part of `k` writes the sums, the others add to them.
                            add: self.add || from > 0,
                            packed: &mut packed_rhs[slot..],
                            is_packed: plan.pack_rhs && row > 0,
                        };
                        self.tiles(panel, packed_lhs);
                        column += width;
                    }
                    row += rows;
                }
                from += depth;
            }
            left += all_columns;
        }
    }

    #[inline(always)]
    fn tiles(&self, panel: Panel<'_, T>, packed_lhs: &[T]) {
        let Panel {
            lhs,
            rows,
            from,
            depth,
            column,
            columns,
            after: [next_from, next_column],
            out,
            add,
            packed,
            mut is_packed,
        } = panel;
        let Plan {
            pack_lhs, pack_rhs, ..
        } = self.plan;
        // The last panel of a row may be narrower than its vectors.
        let vectors = columns.div_ceil(S::LANES);
        let packed_row = vectors * S::LANES;
        // A packed panel has whole vectors, too.
        let is_padded = self.rhs.packed().is_some();
        let whole = columns == packed_row || is_padded;
        let most = if pack_lhs || pack_rhs {
            S::ROWS
        } else {
            tile::rows::<T, S>(vectors)
        };
        // Only a tile of all rows packs while it multiplies, and only a panel whose rows are contiguous.
        let lying = self.rhs.lies(from, column);
        let in_rows = lying.is_some_and(|panel| panel.strides[1] == 1);
        if pack_rhs && !is_packed && (!in_rows || next(rows, most) != S::ROWS) {
            let packed = &mut packed[..depth * packed_row];
            let panel = [from, depth, column, columns];
            self.simd.run(
                #[inline(always)]
                || self.rhs.pack(packed, panel, packed_row),
            );
            is_packed = true;
        }
        let packed = packed.as_mut_ptr();
        // The next panel is fetched while this one is read: at an even pace, because a processor waits for few lines at a
        // time. Each tile requests a line of every `pace`-th row, which takes `pace` tiles for one line of all rows.
        let ahead = (self.rhs.lies(next_from, next_column))
            .filter(|panel| (pack_rhs || is_padded) && in_rows && !panel.data.is_empty());
        let lines = tile::lines::<T>(packed_row);
        let pace = 1 << (rows.div_ceil(most) / lines).clamp(1, PACE).ilog2();
        let mut fetches = 0;
        let mut first = 0;
        while first < rows {
            let count = next(rows - first, most);
            let (lhs, [lhs_row, lhs_k]) = if pack_lhs {
                (&packed_lhs[first * depth..], [1, count])
            } else {
                (lhs.at(first, 0).data, lhs.strides)
            };
            // The source of `rhs`: the operand until the panel is packed, then the packed panel.
            let (from, rhs_k) = match lying {
                Some(panel) if !is_packed => (panel.data.as_ptr(), panel.strides[0]),
                _ => (packed.cast_const(), packed_row),
            };
            let packs = pack_rhs && !is_packed;
            let read = match (packs, is_packed || whole) {
                (true, _) => Read::Pack,
                (false, true) if ahead.is_some() && fetches < lines * pace => Read::Fetch,
                (false, true) => Read::Full,
                (false, false) => Read::Masked,
            };
            let n = self.sizes[1];
            let out = out.wrapping_add(first * n);
            let lhs = lhs.as_ptr();
            let tile = Tile {
                k: depth,
                lhs,
                lhs_row,
                lhs_k,
                rhs: from,
                rhs_k,
                out,
                out_row: n,
                columns,
                add,
                packed,
                ahead: ahead.map_or(from, |panel| {
                    let line = fetches / pace * tile::LINE / size_of::<T>();
                    let row = fetches % pace * depth / pace;
                    (panel.data.as_ptr()).wrapping_add(line + row * panel.strides[0])
                }),
                ahead_k: ahead.map_or(0, |panel| panel.strides[0]),
                ahead_mask: pace - 1,
            };
            fetches += 1;
            // SAFETY: `lhs`, `rhs` and `out` were checked against m, n, k and the strides, and the tile lies within
            // them (what does not lie as a matrix has strides for which the plan packs, so that it is packed here):
            // rows end at m, columns at n, contracted indices at k, and a load that is not masked reads a packed
            // panel, whose width was compared with the tile's, or whole vectors of columns. A packed block holds
            // `rows` times `depth` elements, a packed panel `depth` rows of `packed_row`, for which the scratch was
            // sized; it is filled before it is read. `out` and the packed panel are borrowed mutably, and nobody else
            // reads or writes them.
            unsafe { tile::run(self.simd, tile, count, vectors, read) };
            is_packed |= packs;
            first += count;
        }
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
            6 => pack_rows::<T, 6>(to, from, depth),
            8 => pack_rows::<T, 8>(to, from, depth),
            _ => pack_some(to, from, count, depth),
        }
        first += count;
    }
}

/// Copies the rows of a tile of all rows.
#[inline(always)]
fn pack_rows<T: Copy, const R: usize>(packed: &mut [T], from: Matrix<'_, T>, depth: usize) {
    let (packed, _) = packed.as_chunks_mut::<R>();
    let [over_rows, over_k] = from.strides;
    let mut p = 0;
    // Rows whose elements are contiguous are read along, several at once; others element by element.
    if over_k == 1 {
        let mut rows: [&[T]; R] = [&[]; R];
        let mut r = 0;
        while r < R {
            rows[r] = &from.data[r * over_rows..][..depth];
            r += 1;
        }
        while p < depth {
            let (to, mut r) = (&mut packed[p], 0);
            while r < R {
                to[r] = rows[r][p];
                r += 1;
            }
            p += 1;
        }
    } else {
        while p < depth {
            let (to, from, mut r) = (&mut packed[p], &from.data[p * over_k..], 0);
            while r < R {
                to[r] = from[r * over_rows];
                r += 1;
            }
            p += 1;
        }
    }
}

/// Copies the rows of a tile that has fewer.
#[inline(always)]
fn pack_some<T: Copy>(packed: &mut [T], from: Matrix<'_, T>, rows: usize, depth: usize) {
    let mut r = 0;
    while r < rows {
        let (row, mut p) = (&from.data[r * from.strides[0]..], 0);
        while p < depth {
            packed[p * rows + r] = row[p * from.strides[1]];
            p += 1;
        }
        r += 1;
    }
}
