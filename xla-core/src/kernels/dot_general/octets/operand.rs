//! The operands of products of integers of 8 bits.

use crate::kernels::dot_general::Matrix;

/// A group of bytes that are 1.
pub(super) static ONES: u32 = 0x0101_0101;

/// A matrix of bytes; its strides are the distances between rows or columns, and between contracted indices.
#[derive(Clone, Copy)]
pub struct Octets<'a> {
    pub(super) data: &'a [u8],
    pub(super) strides: [usize; 2],
    /// Whether the bytes are signed.
    pub(super) signed: bool,
    /// Whether it is the right operand.
    pub(super) right: bool,
}

impl<'a> Octets<'a> {
    /// Returns the left operand of a product.
    pub fn left(matrix: Matrix<'a, u8>, signed: bool) -> Self {
        Octets {
            data: matrix.data,
            strides: matrix.strides,
            signed,
            right: false,
        }
    }

    /// Returns the right operand of a product.
    pub fn right(matrix: Matrix<'a, u8>, signed: bool) -> Self {
        let [over_k, over_columns] = matrix.strides;
        Octets {
            data: matrix.data,
            strides: [over_columns, over_k],
            signed,
            right: true,
        }
    }

    /// Returns the part from this row or column and this contracted index on.
    #[inline(always)]
    pub(super) fn at(self, first: usize, from: usize) -> Self {
        let start = first * self.strides[0] + from * self.strides[1];
        Octets {
            data: self.data.get(start..).unwrap_or(&[]),
            ..self
        }
    }

    /// Returns `k` contracted elements of a row or column; they are neighbours.
    #[inline(always)]
    pub(super) fn line(self, number: usize, k: usize) -> &'a [u8] {
        &self.data[number * self.strides[0]..][..k]
    }

    /// Returns the bits that are flipped in each byte as it is copied to groups.
    #[inline(always)]
    pub(super) fn flip<const GROUP: usize>(self) -> u8 {
        // In groups of bytes the left operand becomes signed, and the right one unsigned. In others, the flipped bit
        // extends the sign.
        let flips = if GROUP == 4 {
            self.signed == self.right
        } else {
            self.signed
        };
        if flips { 0x80 } else { 0 }
    }

    /// Returns the number that was added to each element in groups, as its negative for the left operand.
    #[inline(always)]
    pub(super) fn shift<const GROUP: usize>(self) -> u32 {
        if GROUP == 4 {
            u32::from(self.flip::<4>())
        } else {
            0
        }
    }
}
