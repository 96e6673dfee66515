//! Orders of dimensions, as lists that name each dimension once.
//!
//! ```
//! use xla_shape::layout::order;
//!
//! assert_eq!(order::inverse(&[2, 0, 1]), [1, 2, 0]);
//! assert_eq!(order::permuted(&["a", "b", "c"], &[2, 0, 1]), ["c", "a", "b"]);
//! assert!(order::is_row_major(&[2, 1, 0]));
//! ```

use crate::error::ShapeError;

/// Fills a list with the order in which the last dimension is the most minor one: `[2, 1, 0]`.
#[inline]
pub const fn fill_row_major(order: &mut [usize]) {
    let mut i = 0;
    while i < order.len() {
        order[i] = order.len() - 1 - i;
        i += 1;
    }
}

/// Whether dimension 0 is the most major one, and each further one more minor: `[2, 1, 0]`. XLA: "dim 0 is major".
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

/// Whether dimension 0 is the most minor one, and each further one more major: `[0, 1, 2]`. XLA: "dim 0 is minor".
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
            wanted: rank,
            came: order.len(),
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

/// The first entry that keeps a list from naming dimensions once, and why.
pub(crate) const fn fault(order: &[usize], rank: usize) -> Option<(usize, ShapeError)> {
    let mut i = 0;
    while i < order.len() {
        let dimension = order[i];
        if dimension >= rank {
            let came = dimension as isize;
            return Some((i, ShapeError::NoSuchDimension { came, rank }));
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

/// For each dimension its place in an order. The order names each dimension once.
///
/// # Panics
/// Where it does not: see [`check`].
pub fn inverse(order: &[usize]) -> Vec<usize> {
    let mut inverse = vec![0; order.len()];
    for (place, &dimension) in order.iter().enumerate() {
        inverse[dimension] = place;
    }
    inverse
}

/// The items that an order names, one after the other.
///
/// # Panics
/// Where it names one that is not there: see [`check`].
pub fn permuted<T: Clone>(items: &[T], order: &[usize]) -> Vec<T> {
    order.iter().map(|&i| items[i].clone()).collect()
}

/// The number of a dimension that may be counted from the end: -1 is the last one.
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
        _ => Err(ShapeError::NoSuchDimension { came: number, rank }),
    }
}

/// The letter that a dimension of a 2-, 3- or 4-dimensional array often has: `y x`, `z y x`, `p z y x`.
pub const fn letter(dimension: usize, rank: usize) -> Option<char> {
    if rank < 2 || rank > 4 || dimension >= rank {
        return None;
    }
    Some(['p', 'z', 'y', 'x'][4 - rank + dimension])
}
