//! The right operand as a product reads it: where it lies, or copied panel by panel.

use super::Matrix;
use crate::kernels::transpose::{self, Plane};

/// What has `k` by `n` elements and can copy any panel of them.
pub(super) trait Panels<T>: Copy {
    /// Panics unless it has all elements of `k` by `n`.
    fn check(&self, k: usize, n: usize);

    /// The part that starts at this contracted index and column, where the whole lies as a matrix.
    fn lies(&self, from: usize, column: usize) -> Option<Matrix<'_, T>>;

    /// Copies a panel (first contracted index, how many, first column, how many) to rows of `width`; what is left of a row
    /// becomes zero. Carries `#[inline(always)]`.
    fn pack(&self, packed: &mut [T], panel: [usize; 4], width: usize);
}

impl<T: Copy + Default> Panels<T> for Matrix<'_, T> {
    fn check(&self, k: usize, n: usize) {
        Matrix::check(self, k, n);
    }

    #[inline(always)]
    fn lies(&self, from: usize, column: usize) -> Option<Matrix<'_, T>> {
        Some(self.at(from, column))
    }

    #[inline(always)]
    fn pack(&self, packed: &mut [T], [from, depth, column, columns]: [usize; 4], width: usize) {
        pack(packed, self.at(from, column), depth, columns, width);
    }
}

fn pack<T: Copy + Default>(
    packed: &mut [T],
    panel: Matrix<'_, T>,
    depth: usize,
    columns: usize,
    width: usize,
) {
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
