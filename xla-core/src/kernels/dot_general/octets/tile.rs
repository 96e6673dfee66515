//! The innermost loop: the sums of a few rows and a few vectors of columns, held in registers over all groups.

use super::lanes::Dots;

/// The packed operands of a tile.
#[derive(Clone, Copy)]
pub(super) struct Tile {
    /// Groups of contracted elements.
    pub(super) groups: usize,
    /// The lanes of the rows, and the distance to the next group's.
    pub(super) left: *const u32,
    pub(super) left_step: usize,
    /// The vectors of columns, and the distance to the next group's.
    pub(super) right: *const u32,
    pub(super) right_step: usize,
}

/// Returns the sums of `R` rows and `V` vectors.
///
/// # Safety
///
/// For each group there are `R` lanes of `left` and `V` vectors of `right`.
#[inline(always)]
pub(super) unsafe fn sums<S: Dots, const R: usize, const V: usize>(
    simd: S,
    t: Tile,
) -> [[S::Vector; V]; R] {
    let zero = simd.splat(0);
    let mut sums = [[zero; V]; R];
    let (mut left, mut right, mut groups) = (t.left, t.right, t.groups);
    while groups > 0 {
        groups -= 1;
        let mut columns = [zero; V];
        let mut v = 0;
        while v < V {
            // SAFETY: the caller has the vectors of this group.
            columns[v] = unsafe { simd.load(right.add(v * S::LANES)) };
            v += 1;
        }
        let mut r = 0;
        while r < R {
            // SAFETY: the caller has the lanes of this group.
            let row = simd.splat(unsafe { *left.add(r) });
            let mut v = 0;
            while v < V {
                sums[r][v] = simd.dot(sums[r][v], row, columns[v]);
                v += 1;
            }
            r += 1;
        }
        // The step after the last group may leave the slice.
        left = left.wrapping_add(t.left_step);
        right = right.wrapping_add(t.right_step);
    }
    sums
}

/// The place of a tile's sums in the result, and what is added to them.
#[derive(Clone, Copy)]
pub(super) struct Finish<'a> {
    pub(super) out: *mut u32,
    /// The distance to the next row of the result.
    pub(super) out_row: usize,
    pub(super) rows: usize,
    /// Columns of the result: more than `V - 1` vectors, at most `V`.
    pub(super) columns: usize,
    /// The numbers that are added to each row, and to each column; none if there are none.
    pub(super) of_rows: &'a [u32],
    pub(super) of_columns: &'a [u32],
    /// Whether the sums are added to the result's content.
    pub(super) add: bool,
}

/// Writes the sums of a tile.
///
/// # Safety
///
/// The rows and columns of the result exist, and nothing else refers to them.
#[inline(always)]
pub(super) unsafe fn finish<S: Dots, const R: usize, const V: usize>(
    simd: S,
    sums: [[S::Vector; V]; R],
    f: Finish<'_>,
) {
    let mut r = 0;
    while r < R {
        if r >= f.rows {
            return;
        }
        let of_row = simd.splat(f.of_rows.get(r).copied().unwrap_or(0));
        let mut v = 0;
        while v < V {
            let mut sum = simd.add(sums[r][v], of_row);
            if let Some(of_columns) = f.of_columns.get(v * S::LANES..(v + 1) * S::LANES) {
                // SAFETY: the slice has the lanes of a vector.
                sum = simd.add(sum, unsafe { simd.load(of_columns.as_ptr()) });
            }
            let left = f.columns - v * S::LANES;
            // SAFETY: the caller has the rows and columns.
            unsafe {
                let out = f.out.add(r * f.out_row + v * S::LANES);
                if left >= S::LANES {
                    if f.add {
                        sum = simd.add(sum, simd.load(out));
                    }
                    simd.store(out, sum);
                } else {
                    some(simd, core::slice::from_raw_parts_mut(out, left), sum, f.add);
                }
            }
            v += 1;
        }
        r += 1;
    }
}

/// The most lanes of a vector.
pub(super) const WIDEST: usize = 16;

/// Writes the first lanes of a vector.
#[inline(always)]
fn some<S: Dots>(simd: S, out: &mut [u32], sum: S::Vector, add: bool) {
    const { assert!(S::LANES <= WIDEST) };
    let mut lanes = [0; WIDEST];
    // SAFETY: the array has the lanes of a vector.
    unsafe { simd.store(lanes.as_mut_ptr(), sum) };
    for (out, lane) in out.iter_mut().zip(lanes) {
        *out = if add { out.wrapping_add(lane) } else { lane };
    }
}
