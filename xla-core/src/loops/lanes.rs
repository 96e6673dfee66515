//! Rows of a few elements as lanes: the elements of all rows at a place are adjacent, as a vector has them.

#![allow(
    clippy::needless_range_loop,
    reason = "loops over indices need no function of `core` to be inlined into the level"
)]

/// Copies the elements of at most `LANES` rows to lanes: element `e` of row `i` to index `e * LANES + i`. Lanes without a row
/// are set to the default, so that every lane is written, and the content of `lanes` before is never computed.
///
/// # Panics
///
/// Panics if there are more rows than `LANES`, or `lanes` is too short.
///
/// # Examples
///
/// ```
/// use xla_core::loops::{from_lanes, to_lanes};
///
/// let mut lanes = [7; 8];
/// to_lanes::<_, 2, 4>(&mut lanes, &[[1, 2], [3, 4], [5, 6]]);
/// assert_eq!(lanes, [1, 3, 5, 0, 2, 4, 6, 0]);
///
/// let mut rows = [[0; 2]; 3];
/// from_lanes::<_, 2, 4>(&mut rows, &lanes);
/// assert_eq!(rows, [[1, 2], [3, 4], [5, 6]]);
/// ```
#[inline(always)]
pub fn to_lanes<T: Copy + Default, const E: usize, const LANES: usize>(
    lanes: &mut [T],
    rows: &[[T; E]],
) {
    check::<E, LANES>(lanes.len(), rows.len());
    for i in 0..LANES {
        for e in 0..E {
            lanes[e * LANES + i] = if i < rows.len() {
                rows[i][e]
            } else {
                T::default()
            };
        }
    }
}

/// Copies elements back from lanes, to which [`to_lanes`] copies.
///
/// # Panics
///
/// Panics if there are more rows than `LANES`, or `lanes` is too short.
#[inline(always)]
pub fn from_lanes<T: Copy, const E: usize, const LANES: usize>(rows: &mut [[T; E]], lanes: &[T]) {
    check::<E, LANES>(lanes.len(), rows.len());
    for i in 0..rows.len() {
        for e in 0..E {
            rows[i][e] = lanes[e * LANES + i];
        }
    }
}

#[inline(always)]
fn check<const E: usize, const LANES: usize>(lanes: usize, rows: usize) {
    assert!(
        rows <= LANES && E * LANES <= lanes,
        "expected at most {LANES} rows of {E} elements in {lanes} lanes, found {rows}"
    );
}
