//! The right operand as a product reads it: where it lies, or copied panel by panel.

use super::{Gathered, Matrix};
use crate::kernels::transpose::{self, Plane};

/// What has `k` by `n` elements, of which any panel can be copied.
#[derive(Clone, Copy)]
pub(super) enum Panels<'a, T> {
    Matrix(Matrix<'a, T>),
    Gathered(Gathered<'a, T>),
}

impl<'a, T: Copy + Default> Panels<'a, T> {
    /// Panics unless it has all elements of `k` by `n`.
    pub(super) fn check(&self, k: usize, n: usize) {
        match self {
            Panels::Matrix(matrix) => matrix.check(k, n),
            Panels::Gathered(gathered) => gathered.check(k, n),
        }
    }

    /// The part that starts at this contracted index and column, where the whole lies as a matrix.
    #[inline]
    pub(super) fn lies(&self, from: usize, column: usize) -> Option<Matrix<'a, T>> {
        match self {
            Panels::Matrix(matrix) => Some(matrix.at(from, column)),
            Panels::Gathered(_) => None,
        }
    }

    /// Copies a panel (first contracted index, how many, first column, how many) to rows of `width`; what is left of a row
    /// becomes zero.
    #[inline(always)]
    pub(super) fn pack(&self, packed: &mut [T], panel: [usize; 4], width: usize) {
        match self {
            Panels::Matrix(matrix) => pack(packed, *matrix, panel, width),
            Panels::Gathered(gathered) => gathered.pack(packed, panel, width),
        }
    }
}

fn pack<T: Copy + Default>(
    packed: &mut [T],
    matrix: Matrix<'_, T>,
    [from, depth, column, columns]: [usize; 4],
    width: usize,
) {
    let panel = matrix.at(from, column);
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
    for p in 0..depth {
        let (from, to) = (panel.at(p, 0).data, &mut packed[p * width..][..columns]);
        for j in 0..columns {
            to[j] = from[j * panel.strides[1]];
        }
    }
}
