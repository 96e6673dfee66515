//! Tensors: elements, shape and layout in the type, one buffer from the [pool](crate::pool) in memory.

use core::marker::PhantomData;

use crate::element::Element;
use crate::error::Error;
use crate::shape::{Layout, RowMajor, Shape};

mod buffer;
mod compare;
mod display;
mod from;
mod index;
mod relayout;
mod rows;
mod view;

use buffer::Buffer;
use relayout::relayout;

pub use index::Iter;
pub use rows::{Rows, RowsMut};
pub use view::{AsTensorMut, TensorMut, TensorView};

/// An array of elements of type `E`, of shape `S`, in memory in layout `L`.
///
/// Its type is written `f32![32, 784]`, or `f32![32, 784; {0, 1}]` where the layout is not row-major. The elements stand in one
/// buffer that is aligned to 64 bytes, comes from the [pool](crate::pool) and goes back there.
///
/// ```
/// use xla_core::size::Size;
/// use xla_core::tensor::Tensor;
///
/// let x = Tensor::from([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]);
/// assert_eq!(x[[1, 0]], 4.0);
/// assert_eq!(x.to_string(), "[[1. 2. 3.]\n [4. 5. 6.]]");
///
/// let y: Tensor<i32, (Size<2>, Size<3>)> = Tensor::from_fn(|[i, j]| (10 * i + j) as i32);
/// assert_eq!(y.as_slice(), [0, 1, 2, 10, 11, 12]);
/// ```
pub struct Tensor<E, S, L = RowMajor> {
    buffer: Buffer<E>,
    shape: PhantomData<fn() -> (S, L)>,
}

impl<E: Element, S: Shape, L: Layout<S>> Tensor<E, S, L> {
    /// A tensor of any content, for whom writes every element at once.
    #[doc(hidden)]
    #[inline]
    #[must_use]
    pub fn alloc() -> Self {
        Tensor {
            buffer: Buffer::take(S::LEN),
            shape: PhantomData,
        }
    }

    /// The same memory as a tensor of another shape with as many elements, of any content; fresh memory where it has another
    /// number of them.
    #[doc(hidden)]
    #[inline]
    #[must_use]
    pub fn recycle<T: Shape, M: Layout<T>>(self) -> Tensor<E, T, M> {
        if T::LEN != S::LEN {
            return Tensor::alloc();
        }
        Tensor {
            buffer: self.buffer,
            shape: PhantomData,
        }
    }

    /// Every element the same.
    ///
    /// ```
    /// use xla_core::size::Size;
    /// use xla_core::tensor::Tensor;
    ///
    /// let x: Tensor<f32, (Size<3>,)> = Tensor::full(0.5);
    /// assert_eq!(x, Tensor::from([0.5, 0.5, 0.5]));
    /// ```
    #[must_use]
    pub fn full(value: E) -> Self {
        let mut tensor = Self::alloc();
        tensor.as_mut_slice().fill(value);
        tensor
    }

    /// Every element zero, or `false`.
    #[must_use]
    pub fn zeros() -> Self {
        Self::full(E::ZERO)
    }

    /// Every element one, or `true`.
    #[must_use]
    pub fn ones() -> Self {
        Self::full(E::ONE)
    }

    /// The elements that the function gives for their indices. It is called in row-major order whatever the layout is.
    ///
    /// ```
    /// use xla_core::size::Size;
    /// use xla_core::tensor::Tensor;
    ///
    /// let eye: Tensor<f32, (Size<2>, Size<2>)> = Tensor::from_fn(|[i, j]| if i == j { 1.0 } else { 0.0 });
    /// assert_eq!(eye, Tensor::from([[1.0, 0.0], [0.0, 1.0]]));
    /// ```
    #[must_use]
    pub fn from_fn<const R: usize>(mut f: impl FnMut([usize; R]) -> E) -> Self
    where
        // Not `FnMut(S::Index)`: this way `|[i, j]|` needs no annotation where the shape is known only from the result.
        S: Shape<Index = [usize; R]>,
    {
        let mut tensor = Self::alloc();
        let elements = tensor.as_mut_slice();
        for (place, index) in S::indices().enumerate() {
            let at = if L::IS_ROW_MAJOR {
                place
            } else {
                offset::<S, L>(&index)
            };
            elements[at] = f(index);
        }
        tensor
    }

    /// The elements of the slice, which has them in row-major order whatever the layout is.
    ///
    /// # Errors
    ///
    /// [`Error::Length`] where the slice has another number of elements than the shape.
    ///
    /// ```
    /// use xla_core::size::Size;
    /// use xla_core::tensor::Tensor;
    ///
    /// type Matrix = Tensor<f32, (Size<2>, Size<3>)>;
    /// assert_eq!(Matrix::from_slice(&[1.0, 2.0, 3.0, 4.0, 5.0, 6.0])?[[1, 2]], 6.0);
    /// let error = Matrix::from_slice(&[1.0, 2.0]).unwrap_err();
    /// assert_eq!(error.to_string(), "f32[2, 3] holds 6 elements, but 2 came");
    /// # Ok::<(), xla_core::error::Error>(())
    /// ```
    pub fn from_slice(elements: &[E]) -> Result<Self, Error> {
        check_len::<E, S>(elements.len())?;
        Ok(Self::from_row_major(elements))
    }

    /// The elements of the vector, which has them in row-major order whatever the layout is.
    ///
    /// # Errors
    ///
    /// [`Error::Length`] where the vector has another number of elements than the shape.
    pub fn from_vec(elements: Vec<E>) -> Result<Self, Error> {
        Self::from_slice(&elements)
    }

    /// The elements of an array in row-major order, for macros that counted them.
    #[doc(hidden)]
    #[must_use]
    pub fn from_elements<const N: usize>(elements: [E; N]) -> Self {
        const { assert!(N == S::LEN, "as many elements as the shape holds") }
        Self::from_row_major(&elements)
    }

    fn from_row_major(elements: &[E]) -> Self {
        let mut tensor = Self::alloc();
        let strides = <RowMajor as Layout<S>>::strides();
        relayout(
            S::dims(),
            tensor.as_mut_slice(),
            L::strides(),
            elements,
            strides,
        );
        tensor
    }

    /// The elements in row-major order whatever the layout is.
    #[must_use]
    pub fn to_vec(&self) -> Vec<E> {
        let mut elements = self.as_slice().to_vec();
        relayout(
            S::dims(),
            &mut elements,
            <RowMajor as Layout<S>>::strides(),
            self.as_slice(),
            L::strides(),
        );
        elements
    }

    /// The same elements in another layout.
    ///
    /// ```
    /// use xla_core::shape::MinorToMajor;
    /// use xla_core::size::Size;
    /// use xla_core::tensor::Tensor;
    ///
    /// let rows = Tensor::from([[1, 2, 3], [4, 5, 6]]);
    /// let columns = rows.to_layout::<MinorToMajor<(Size<0>, Size<1>)>>();
    /// assert_eq!(columns.as_slice(), [1, 4, 2, 5, 3, 6]);
    /// assert_eq!(columns[[0, 2]], 3);
    /// ```
    #[must_use]
    pub fn to_layout<M: Layout<S>>(&self) -> Tensor<E, S, M> {
        let mut tensor = Tensor::alloc();
        relayout(
            S::dims(),
            tensor.as_mut_slice(),
            M::strides(),
            self.as_slice(),
            L::strides(),
        );
        tensor
    }

    /// The elements in the order of the layout.
    #[inline]
    #[must_use]
    pub fn as_slice(&self) -> &[E] {
        self.buffer.as_slice()
    }

    /// The elements in the order of the layout.
    #[inline]
    #[must_use]
    pub fn as_mut_slice(&mut self) -> &mut [E] {
        self.buffer.as_mut_slice()
    }

    /// The sizes of the dimensions.
    #[inline]
    #[must_use]
    pub fn dims(&self) -> &'static [usize] {
        S::dims()
    }

    /// The number of elements.
    #[inline]
    #[must_use]
    pub fn len(&self) -> usize {
        S::LEN
    }

    /// Whether there is no element: one of the sizes is zero.
    #[inline]
    #[must_use]
    pub fn is_empty(&self) -> bool {
        S::LEN == 0
    }
}

impl<E: Element, L: Layout<()>> Tensor<E, (), L> {
    /// The only element.
    ///
    /// ```
    /// use xla_core::tensor::Tensor;
    ///
    /// assert_eq!(Tensor::from(2.5).item(), 2.5);
    /// ```
    #[inline]
    #[must_use]
    pub fn item(&self) -> E {
        self.as_slice()[0]
    }
}

impl<E: Element, S: Shape, L: Layout<S>> Clone for Tensor<E, S, L> {
    fn clone(&self) -> Self {
        let mut tensor = Self::alloc();
        tensor.as_mut_slice().copy_from_slice(self.as_slice());
        tensor
    }

    fn clone_from(&mut self, source: &Self) {
        self.as_mut_slice().copy_from_slice(source.as_slice());
    }
}

/// Every element zero.
impl<E: Element, S: Shape, L: Layout<S>> Default for Tensor<E, S, L> {
    fn default() -> Self {
        Self::zeros()
    }
}

/// Where the element of this index stands in memory; the index is inside the shape.
#[inline]
fn offset<S: Shape, L: Layout<S>>(index: &S::Index) -> usize {
    L::offset(index).expect("an index of the shape itself")
}

fn check_len<E: Element, S: Shape>(came: usize) -> Result<(), Error> {
    if came == S::LEN {
        Ok(())
    } else {
        Err(Error::Length {
            element: E::TYPE,
            dims: S::dims().to_vec(),
            came,
        })
    }
}

#[cfg(test)]
mod tests;
