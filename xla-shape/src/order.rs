//! Orders of dimensions, as lists that name each dimension once.
//!
//! ```
//! use xla_shape::layout::order;
//!
//! assert_eq!(order::inverse(&[2, 0, 1]), [1, 2, 0]);
//! assert_eq!(order::permuted(&["a", "b", "c"], &[2, 0, 1]), ["c", "a", "b"]);
//! assert!(order::is_row_major(&[2, 1, 0]));
//! ```

use alloc::vec;
use alloc::vec::Vec;

use crate::error::ShapeError;
use crate::list::Items;

/// Fills a list with the row-major order: `[2, 1, 0]`.
#[inline]
pub const fn fill_row_major(order: &mut [usize]) {
    let mut i = 0;
    while i < order.len() {
        order[i] = order.len() - 1 - i;
        i += 1;
    }
}

/// Whether the order is row-major, `[2, 1, 0]`. XLA: "dim 0 is major".
#[inline]
pub const fn is_row_major(order: &[usize]) -> bool {
    let mut i = 0;
    while i < order.len() {
        if order[i] != order.len() - 1 - i {
            return false;
        }
        i += 1;
    }
    true
}

/// Whether the order is column-major, `[0, 1, 2]`. XLA: "dim 0 is minor".
#[inline]
pub const fn is_column_major(order: &[usize]) -> bool {
    let mut i = 0;
    while i < order.len() {
        if order[i] != i {
            return false;
        }
        i += 1;
    }
    true
}

/// Checks that a list names each of `rank` dimensions once.
///
/// # Errors
/// [`ShapeError::Rank`], [`ShapeError::NoSuchDimension`] or [`ShapeError::DimensionTwice`].
pub const fn check(order: &[usize], rank: usize) -> Result<(), ShapeError> {
    if order.len() != rank {
        return Err(ShapeError::Rank {
            of: "an order of dimensions",
            expected: rank,
            found: order.len(),
        });
    }
    check_distinct(order, rank)
}

/// Checks that a list names some of `rank` dimensions, and none twice.
///
/// # Errors
/// [`ShapeError::NoSuchDimension`] or [`ShapeError::DimensionTwice`].
pub const fn check_distinct(dimensions: &[usize], rank: usize) -> Result<(), ShapeError> {
    match fault(dimensions, rank) {
        Some((_, error)) => Err(error),
        None => Ok(()),
    }
}

/// Returns the first entry of a list that is not a new dimension, and the error.
pub(crate) const fn fault(order: &[usize], rank: usize) -> Option<(usize, ShapeError)> {
    let mut i = 0;
    while i < order.len() {
        let dimension = order[i];
        if dimension >= rank {
            let found = dimension as isize;
            return Some((i, ShapeError::NoSuchDimension { found, rank }));
        }
        let mut before = 0;
        while before < i {
            if order[before] == dimension {
                return Some((i, ShapeError::DimensionTwice { dimension }));
            }
            before += 1;
        }
        i += 1;
    }
    None
}

/// Returns the position of each dimension in an order, which names each dimension once.
///
/// # Panics
/// If the order does not; see [`check`].
pub fn inverse(order: &[usize]) -> Vec<usize> {
    let mut inverse = vec![0; order.len()];
    for (place, &dimension) in order.iter().enumerate() {
        inverse[dimension] = place;
    }
    inverse
}

/// Returns the items in an order.
///
/// # Panics
/// If the order names an item that does not exist; see [`check`].
pub fn permuted<T: Clone>(items: &[T], order: &[usize]) -> Vec<T> {
    order.iter().map(|&i| items[i].clone()).collect_vec()
}

/// Returns the number of a dimension that may be counted from the end: -1 is the last one.
///
/// # Errors
/// [`ShapeError::NoSuchDimension`].
///
/// ```
/// use xla_shape::layout::order;
///
/// assert_eq!(order::dimension(-1, 3), Ok(2));
/// assert!(order::dimension(3, 3).is_err() && order::dimension(-4, 3).is_err());
/// ```
pub const fn dimension(number: isize, rank: usize) -> Result<usize, ShapeError> {
    let counted = if number < 0 {
        rank.checked_sub(number.unsigned_abs())
    } else {
        Some(number as usize)
    };
    match counted {
        Some(dimension) if dimension < rank => Ok(dimension),
        _ => Err(ShapeError::NoSuchDimension {
            found: number,
            rank,
        }),
    }
}

/// Returns the usual letter of a dimension of a 2-, 3- or 4-dimensional array: `y x`, `z y x`, `p z y x`.
pub const fn letter(dimension: usize, rank: usize) -> Option<char> {
    if rank < 2 || rank > 4 || dimension >= rank {
        return None;
    }
    Some(['p', 'z', 'y', 'x'][4 - rank + dimension])
}
