//! A batch of matrices in memory.

use super::Matrix;

/// A batch of matrices, whose strides count elements of `size` bytes.
#[derive(Clone, Copy)]
pub(in crate::kernels) struct Batch<'a> {
    pub(super) data: &'a [u8],
    pub(super) strides: [usize; 3],
    size: usize,
}

impl<'a> Batch<'a> {
    pub(super) fn new(data: &'a [u8], strides: [usize; 3], size: usize) -> Self {
        Batch {
            data,
            strides,
            size,
        }
    }

    /// Returns the part of one matrix from this row and column on, which may be past the end if nothing is read there.
    pub(super) fn at(&self, batch: usize, row: usize, column: usize) -> Matrix<'a, u8> {
        let [over_batch, over_rows, over_columns] = self.strides;
        let start = batch * over_batch + row * over_rows + column * over_columns;
        let data = self.data.get(start * self.size..).unwrap_or(&[]);
        Matrix::new(data, [over_rows, over_columns])
    }
}
