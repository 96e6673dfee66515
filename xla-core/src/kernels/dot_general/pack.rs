//! `dot_general::pack`: copies the right operand of products as panels, once for all products of
//! [`packed`](super::packed).
//!
//! A panel holds as many columns as a register tile of this processor's level has, for all contracted indices, one row
//! after another; the last panel is filled up with zeros. So a tile reads a panel in the order of memory, and a product
//! copies nothing. Without register tiles the operand is copied row by row.

use super::Matrix;
use super::packed::{Packs, panels_of};
use super::panel;
use crate::array::{Array, ArrayMut};
use crate::exec::Exec;

/// A matrix of `k` by `n` elements, with its strides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Weights {
    /// The contracted size.
    pub k: usize,
    /// The number of columns.
    pub n: usize,
    /// Distance from one contracted index to the next, in elements.
    pub over_k: usize,
    /// Distance from one column to the next.
    pub over_columns: usize,
}

/// Writes panels of `weights` to `out`, which has `k` times `n` elements, with `n` rounded up to a multiple of 128
/// bytes.
///
/// # Panics
///
/// Panics if `out` has another length, or `weights` is too short for its sizes and strides.
pub fn run<T: Packs>(
    _exec: &Exec,
    out: ArrayMut<'_, T>,
    weights: Array<'_, T>,
    Weights {
        k,
        n,
        over_k,
        over_columns,
    }: Weights,
) {
    let out = out.elements;
    let expected = panels_of::<T>([k, n]);
    assert_eq!(out.len(), expected, "the length of {k} by {n} as panels");
    let matrix = Matrix::new(weights.elements, [over_k, over_columns]);
    matrix.check(k, n);
    let Some(width) = T::width() else {
        panel::pack(out, matrix, [0, k, 0, n], n);
        return out[k * n..].fill(T::default());
    };
    // Widths divide 128 bytes, so panels may end before `out` does.
    let (panels, rest) = out.split_at_mut(k * n.next_multiple_of(width));
    rest.fill(T::default());
    if k == 0 {
        return;
    }
    for (i, to) in panels.chunks_exact_mut(k * width).enumerate() {
        let first = i * width;
        panel::pack(to, matrix, [0, k, first, width.min(n - first)], width);
    }
}
