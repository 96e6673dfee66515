//! The right operand of a product: read in place, or copied panel by panel.

use super::Matrix;
use super::gathered::Gathered;
use crate::movement::{self, Plane};

/// An operand of `k` by `n` elements, whose panels can be copied.
#[derive(Clone, Copy)]
pub(super) struct Panels<'a, T> {
    /// The operand if it is a strided matrix; otherwise empty, with strides of 0.
    matrix: Matrix<'a, T>,
    gathered: Option<&'a Gathered<'a, T>>,
}

impl<'a, T: Copy + Default> Panels<'a, T> {
    #[inline(always)]
    pub(super) fn matrix(matrix: Matrix<'a, T>) -> Self {
        Panels {
            matrix,
            gathered: None,
        }
    }

    #[cfg_attr(not(target_arch = "x86_64"), allow(dead_code))]
    pub(super) fn gathered(gathered: &'a Gathered<'a, T>) -> Self {
        Panels {
            matrix: Matrix::new(&[], [0, 0]),
            gathered: Some(gathered),
        }
    }

    /// Panics unless it has all elements of `k` by `n`.
    #[inline(always)]
    pub(super) fn check(&self, k: usize, n: usize) {
        match self.gathered {
            None => self.matrix.check(k, n),
            Some(gathered) => gathered.check(k, n),
        }
    }

    /// Returns the strides of the matrix; 0 if the operand is not a strided matrix.
    #[inline(always)]
    pub(super) fn strides(&self) -> [usize; 2] {
        self.matrix.strides
    }

    /// Returns the part that starts at this contracted index and column, if the operand is a strided matrix.
    #[inline(always)]
    pub(super) fn lies(&self, from: usize, column: usize) -> Option<Matrix<'a, T>> {
        match self.gathered {
            None => Some(self.matrix.at(from, column)),
            Some(_) => None,
        }
    }

    /// Copies a panel (first contracted index, how many, first column, how many) to rows of `width`; the rest of a row
    /// becomes zero.
    #[inline(always)]
    pub(super) fn pack(&self, packed: &mut [T], panel: [usize; 4], width: usize) {
        match self.gathered {
            None => pack(packed, self.matrix, panel, width),
            Some(gathered) => gathered.pack(packed, panel, width),
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
    // The columns past the last one are multiplied too: they must be numbers.
    if columns < width {
        packed.fill(T::default());
    }
    // A panel whose rows are not contiguous, but whose columns are: a transpose, which is copied in blocks.
    if panel.strides[0] == 1 {
        let plane = Plane {
            rows: depth,
            columns,
            out_row: width,
            operand_row: panel.strides[1],
        };
        movement::plane(packed, panel.data, plane);
        return;
    }
    for p in 0..depth {
        let (from, to) = (panel.at(p, 0).data, &mut packed[p * width..][..columns]);
        for j in 0..columns {
            to[j] = from[j * panel.strides[1]];
        }
    }
}
