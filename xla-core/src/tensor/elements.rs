//! Elements of tensors as slices and vectors, in row-major order or in memory order.

use alloc::vec;
use alloc::vec::Vec;

use super::relayout::{ElementOffsets, relayout};
use super::{Tensor, held, holding};
use crate::element::{Element, as_bytes};
use crate::error::Error;
use crate::shape::{Layout, Order, RowMajor, Shape};

impl<E: Element, S: Shape, L: Layout<S>> Tensor<E, S, L> {
    /// Copies the elements of a slice, which are in row-major order whatever the layout is. One size may be dynamic: it
    /// is inferred from the number of elements. Elements in memory order are copied by
    /// [`from_memory`](Tensor::from_memory).
    ///
    /// # Errors
    ///
    /// [`Error::Length`] if the number of elements differs from the shape's, [`Error::SizesOf`] if it does not
    /// determine the dynamic sizes.
    ///
    /// ```
    /// use xla_core::size::Size;
    /// use xla_core::tensor::Tensor;
    ///
    /// type Matrix = Tensor<f32, (Size<2>, Size<3>)>;
    /// assert_eq!(Matrix::from_slice(&[1.0, 2.0, 3.0, 4.0, 5.0, 6.0])?[[1, 2]], 6.0);
    /// let error = Matrix::from_slice(&[1.0, 2.0]).unwrap_err();
    /// assert_eq!(error.to_string(), "f32[2, 3] has 6 elements, found 2");
    /// # Ok::<(), xla_core::error::Error>(())
    /// ```
    pub fn from_slice(elements: &[E]) -> Result<Self, Error> {
        let shape = holding::<E, S>(elements.len())?;
        Ok(Self::try_of_shape(shape)?.of_row_major(elements))
    }

    /// Copies the elements of a vector, which are in row-major order whatever the layout is. Those in memory order are
    /// copied by [`from_memory`](Tensor::from_memory).
    ///
    /// # Errors
    ///
    /// The errors of [`from_slice`](Tensor::from_slice).
    pub fn from_vec(elements: Vec<E>) -> Result<Self, Error> {
        Self::from_slice(&elements)
    }

    /// Collects the elements of an iterator, which are in row-major order whatever the layout is. One size may be dynamic:
    /// it is inferred from the number of elements.
    ///
    /// A vector of any length needs no check: `iter.collect::<f32![?]>()`.
    ///
    /// # Errors
    ///
    /// The errors of [`from_slice`](Tensor::from_slice).
    ///
    /// ```
    /// use xla_core::size::Size;
    /// use xla_core::tensor::Tensor;
    ///
    /// type Matrix = Tensor<i32, (Size<2>, Size<3>)>;
    /// assert_eq!(Matrix::try_from_iter(1..7)?[[1, 2]], 6);
    /// let error = Matrix::try_from_iter(1..9).unwrap_err();
    /// assert_eq!(error.to_string(), "i32[2, 3] has 6 elements, found 8");
    /// # Ok::<(), xla_core::error::Error>(())
    /// ```
    pub fn try_from_iter(elements: impl IntoIterator<Item = E>) -> Result<Self, Error> {
        Self::from_vec(elements.into_iter().collect())
    }

    /// Copies the elements of a slice that is in memory order, including the padding, as [`as_slice`](Tensor::as_slice)
    /// returns it. One size may be dynamic: it is inferred from the number of elements.
    ///
    /// # Errors
    ///
    /// The errors of [`from_slice`](Tensor::from_slice), and [`Error::Memory`] if the slice has another length than a
    /// tensor with padding.
    ///
    /// ```
    /// use xla_core::shape::MinorToMajor;
    /// use xla_core::size::Size;
    /// use xla_core::tensor::Tensor;
    ///
    /// type Columns = Tensor<i32, (Size<2>, Size<3>), MinorToMajor<(Size<0>, Size<1>)>>;
    /// let elements = [1, 2, 3, 4, 5, 6];
    /// assert_eq!(Columns::from_memory(&elements)?.to_string(), "[[1 3 5]\n [2 4 6]]");
    /// assert_eq!(Columns::from_slice(&elements)?.to_string(), "[[1 2 3]\n [4 5 6]]");
    /// # Ok::<(), xla_core::error::Error>(())
    /// ```
    pub fn from_memory(elements: &[E]) -> Result<Self, Error> {
        Self::of_memory(held::<E, S, L>(elements.len())?, elements)
    }

    /// Copies a slice in memory order, of as many elements as a tensor of this shape has there.
    pub(super) fn of_memory(shape: S, elements: &[E]) -> Result<Self, Error> {
        let mut tensor = Self::try_of_shape(shape)?;
        tensor.as_mut_slice().copy_from_slice(elements);
        Ok(tensor)
    }

    pub(super) fn from_row_major(shape: S, elements: &[E]) -> Self {
        Self::of_shape(shape).of_row_major(elements)
    }

    /// Writes the elements of a slice, which are in row-major order whatever the layout is.
    pub(super) fn of_row_major(self, elements: &[E]) -> Self {
        let shape = self.shape;
        let mut tensor = self.separated();
        // Decided when the program is compiled, so that it contains only one of both.
        if same_order::<S, L, RowMajor>() {
            tensor.as_mut_slice().copy_from_slice(elements);
            return tensor;
        }
        relayout(
            shape.sizes().as_ref(),
            (tensor.as_mut_slice(), ElementOffsets::of::<S, L>(&shape)),
            (elements, ElementOffsets::of::<S, RowMajor>(&shape)),
        );
        tensor
    }

    /// Returns a copy of the elements in row-major order whatever the layout is.
    #[must_use]
    pub fn to_vec(&self) -> Vec<E> {
        self.to_vec_in::<RowMajor>()
    }

    /// Returns a copy of the elements in the memory order of a layout without padding.
    pub(super) fn to_vec_in<M: Order<S>>(&self) -> Vec<E> {
        if same_order::<S, L, M>() {
            return self.as_slice().to_vec();
        }
        let mut elements = vec![E::ZERO; self.len()];
        self.write_to::<M>(&mut elements);
        elements
    }

    /// Copies the elements to memory of another layout, which has as many elements as that layout takes.
    pub(super) fn write_to<M: Layout<S>>(&self, memory: &mut [E]) {
        relayout(
            self.dims().as_ref(),
            (memory, ElementOffsets::of::<S, M>(&self.shape)),
            (self.as_slice(), ElementOffsets::of::<S, L>(&self.shape)),
        );
    }

    /// Returns the bytes of the elements, in memory order, including the padding, as [`as_slice`](Tensor::as_slice)
    /// returns the elements. Each element is in little-endian order. [`from_bytes`](crate::element::from_bytes) returns
    /// the elements of bytes.
    ///
    /// ```
    /// use xla_core::tensor::Tensor;
    ///
    /// assert_eq!(Tensor::from([1u16, 0x203]).as_bytes(), [1, 0, 3, 2]);
    /// ```
    #[inline]
    #[must_use]
    pub fn as_bytes(&self) -> &[u8] {
        as_bytes(self.as_slice())
    }
}

/// Whether the layouts have the same order and no padding.
pub(super) fn same_order<S: Shape, L: Layout<S>, M: Layout<S>>() -> bool {
    L::MEMORY.is_none() && M::MEMORY.is_none() && L::minor_to_major() == M::minor_to_major()
}
