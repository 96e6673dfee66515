//! Positions in memory and indices of elements, for dense arrays, as in XLA's `IndexUtil`.
//!
//! The functions take the sizes of the dimensions and their order in memory, minor to major, as slices of one length.
//!
//! ```
//! use xla_shape::layout::index;
//!
//! const PLACE: Option<usize> = index::linear(&[1, 0], &[2, 3], &[0, 1]);
//! assert_eq!(PLACE, Some(1));
//!
//! let mut index = [1, 0];
//! assert!(index::advance(&mut index, &[2, 3], &[0, 1]));
//! assert_eq!(index, [0, 1]);
//! ```

use alloc::vec;

/// Returns the number of elements, unless it does not fit in a `usize`. Without dimensions it is 1.
#[inline]
pub const fn count(sizes: &[usize]) -> Option<usize> {
    let mut count: Option<usize> = Some(1);
    let mut i = 0;
    while i < sizes.len() {
        if sizes[i] == 0 {
            return Some(0);
        }
        count = match count {
            Some(count) => count.checked_mul(sizes[i]),
            None => None,
        };
        i += 1;
    }
    count
}

/// Fills a list with the stride of each dimension, in elements.
///
/// # Panics
/// If a slice is shorter than `sizes`, or the order names a dimension that does not exist.
#[inline]
pub const fn fill_strides(sizes: &[usize], minor_to_major: &[usize], strides: &mut [usize]) {
    let mut stride: usize = 1;
    let mut i = 0;
    while i < sizes.len() {
        strides[minor_to_major[i]] = stride;
        // If a size is 0 there are no elements, so a saturated stride does no harm.
        stride = stride.saturating_mul(sizes[minor_to_major[i]]);
        i += 1;
    }
}

/// Whether an array with these sizes has an index: as many numbers as sizes, each below its size.
#[inline]
pub const fn is_inside(index: &[usize], sizes: &[usize]) -> bool {
    let mut i = 0;
    while i < sizes.len() && i < index.len() {
        if index[i] >= sizes[i] {
            return false;
        }
        i += 1;
    }
    index.len() == sizes.len()
}

/// Returns the position in memory of the element with this index; `None` if the array has no such element.
#[inline]
pub const fn linear(index: &[usize], sizes: &[usize], minor_to_major: &[usize]) -> Option<usize> {
    if !is_inside(index, sizes) {
        return None;
    }
    let mut place = 0;
    let mut i = sizes.len();
    while i > 0 {
        i -= 1;
        place = place * sizes[minor_to_major[i]] + index[minor_to_major[i]];
    }
    Some(place)
}

/// Fills a list with the index of the element at this position in memory, and returns whether there is one.
#[inline]
pub const fn fill_multi(
    place: usize,
    sizes: &[usize],
    minor_to_major: &[usize],
    index: &mut [usize],
) -> bool {
    let mut rest = place;
    let mut i = 0;
    while i < sizes.len() {
        let size = sizes[minor_to_major[i]];
        if size == 0 {
            return false;
        }
        index[minor_to_major[i]] = rest % size;
        rest /= size;
        i += 1;
    }
    rest == 0
}

/// Advances an index to the next element in memory, and returns whether there is one. After the last element it is
/// reset to the first.
#[inline]
pub const fn advance(index: &mut [usize], sizes: &[usize], minor_to_major: &[usize]) -> bool {
    let mut i = 0;
    while i < sizes.len() {
        let dimension = minor_to_major[i];
        index[dimension] += 1;
        if index[dimension] < sizes[dimension] {
            return true;
        }
        index[dimension] = 0;
        i += 1;
    }
    false
}

/// Advances an index in lexicographical order, as [`advance`] does in row-major order.
#[inline]
pub const fn advance_row_major(index: &mut [usize], sizes: &[usize]) -> bool {
    let mut dimension = sizes.len();
    while dimension > 0 {
        dimension -= 1;
        index[dimension] += 1;
        if index[dimension] < sizes[dimension] {
            return true;
        }
        index[dimension] = 0;
    }
    false
}

/// Returns the positions of all elements in an array with these `strides`, in the order of memory of an array of the
/// same sizes with the order `minor_to_major`.
///
/// ```
/// use xla_shape::layout::index;
///
/// // The positions of the columns of a row-major matrix of two rows.
/// assert!(index::places(&[2, 3], &[0, 1], &[3, 1]).eq([0, 3, 1, 4, 2, 5]));
/// ```
pub fn places<'a>(
    sizes: &'a [usize],
    minor_to_major: &'a [usize],
    strides: &'a [usize],
) -> impl Iterator<Item = usize> + 'a {
    let mut index = vec![0; sizes.len()];
    let mut next = (!sizes.contains(&0)).then_some(0);
    core::iter::from_fn(move || {
        let place = next?;
        let mut after = place;
        next = None;
        for &dimension in minor_to_major {
            index[dimension] += 1;
            after += strides[dimension];
            if index[dimension] < sizes[dimension] {
                next = Some(after);
                break;
            }
            after -= strides[dimension] * index[dimension];
            index[dimension] = 0;
        }
        Some(place)
    })
}
