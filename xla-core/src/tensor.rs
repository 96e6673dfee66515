//! Tensors: element type, shape and layout are in the type, the elements in the tensor itself if they are few, else in
//! one buffer from the [pool](crate::pool).

use core::marker::PhantomData;
use core::slice;

use xla_shape::{ElementType, Literal, layout};

use crate::element::Element;
use crate::element::bytes::copy_from_bytes;
use crate::element::storage::Storage;
use crate::error::{Error, refuse};
use crate::shape::{Layout, RowMajor, Shape, StaticShape};

#[cfg(feature = "approx")]
mod approx;
mod borrow;
mod compare;
mod display;
mod elements;
#[cfg(feature = "faer")]
mod faer;
mod few;
mod from;
#[cfg(feature = "image")]
mod image;
mod index;
#[cfg(feature = "nalgebra")]
mod nalgebra;
#[cfg(feature = "ndarray")]
mod ndarray;
mod operators;
mod relayout;
mod rows;
#[cfg(feature = "serde")]
mod serde;
mod sized;
mod view;
mod viewed;

pub use index::Iter;
pub use rows::{Rows, RowsMut};
pub use view::{AsTensorMut, TensorMut, TensorView};
pub use viewed::{View, ViewMut, Viewed};

/// An array of elements of type `E` and shape `S`, laid out in memory by `L`.
///
/// Functions that copy elements in or out have them in row-major order whatever the layout is:
/// [`from_slice`](Tensor::from_slice), [`from_vec`](Tensor::from_vec), [`from_fn`](Tensor::from_fn),
/// [`to_vec`](Tensor::to_vec), [`iter`](Tensor::iter), and files. Functions on the memory itself have memory order:
/// [`as_slice`](Tensor::as_slice), [`as_mut_slice`](Tensor::as_mut_slice), and those with `memory` in their names.
///
/// Its type is written `f32![32, 784]`, or `f32![32, 784; {0, 1}]` where the layout is not row-major. Layouts with
/// padding are written `f32![30, 784; {1, 0}, padded = [32, 784], value = 0]` or
/// `f32![32, 784; {1, 0}, tile = [8, 128]]`; only [`as_slice`](Tensor::as_slice) exposes the padding.
///
/// A tensor without padding and without dynamic sizes that has at most 512 bytes, with each size rounded up to a power
/// of two, holds its elements itself: it is [`Copy`], and needs no memory but its own. The elements of others are in a
/// buffer, which is aligned to 64 bytes and returns to the [pool](crate::pool) when the tensor is dropped.
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
///
/// A tensor stores its dynamic sizes (`f32![?, 3]`) beside its elements. Its constructors take the sizes, or infer the
/// dynamic size from the number of elements; [`try_into`](Tensor::try_into) converts between static and dynamic sizes.
///
/// ```
/// use xla_core::size::{Dynamic, Size};
/// use xla_core::tensor::Tensor;
///
/// type Batch = Tensor<f32, (Dynamic, Size<3>)>;
/// let batch = Batch::from_vec(vec![1.0, 2.0, 3.0, 4.0, 5.0, 6.0])?;
/// assert_eq!(batch.dims(), [2, 3]);
/// assert_eq!(batch, Batch::from_fn_sized([2, 3], |[i, j]| (3 * i + j + 1) as f32)?);
/// let two: Tensor<f32, (Size<2>, Size<3>)> = batch.try_into()?;
/// assert_eq!(two[[1, 0]], 4.0);
/// # Ok::<(), xla_core::error::Error>(())
/// ```
pub struct Tensor<E: Element, S: Shape, L: Layout<S> = RowMajor> {
    storage: L::Storage<E>,
    shape: S,
    layout: PhantomData<fn() -> L>,
}

impl<E: Element, S: StaticShape, L: Layout<S>> Tensor<E, S, L> {
    /// Allocates a tensor of unspecified content, for callers that write every element.
    ///
    /// # Panics
    ///
    /// Panics if the system cannot allocate the memory.
    #[doc(hidden)]
    #[inline]
    #[must_use]
    pub fn alloc() -> Self {
        Self::of_shape(S::default())
    }

    /// Allocates a tensor of unspecified content, for callers that write every element.
    ///
    /// # Errors
    ///
    /// [`Error::Allocation`] if the system cannot allocate the memory.
    #[doc(hidden)]
    #[inline]
    pub fn try_alloc() -> Result<Self, Error> {
        Self::try_of_shape(S::default())
    }

    /// Reuses the buffer for a tensor of another shape, of unspecified content. Allocates a new buffer if the number of
    /// elements in memory differs.
    #[doc(hidden)]
    #[inline]
    #[must_use]
    pub fn recycle<T: StaticShape, M: Layout<T>>(self) -> Tensor<E, T, M> {
        self.reshaped(T::default())
    }

    /// Returns a tensor whose elements all equal `value`.
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
        Self::alloc().filled(value)
    }

    /// Returns a tensor of zeros, or of `false`.
    #[must_use]
    pub fn zeros() -> Self {
        Self::full(E::ZERO)
    }

    /// Returns a tensor of ones, or of `true`.
    #[must_use]
    pub fn ones() -> Self {
        Self::full(E::ONE)
    }

    /// Computes each element from its index. Calls `f` in row-major order whatever the layout is.
    ///
    /// ```
    /// use xla_core::size::Size;
    /// use xla_core::tensor::Tensor;
    ///
    /// let eye: Tensor<f32, (Size<2>, Size<2>)> = Tensor::from_fn(|[i, j]| if i == j { 1.0 } else { 0.0 });
    /// assert_eq!(eye, Tensor::from([[1.0, 0.0], [0.0, 1.0]]));
    /// ```
    #[must_use]
    pub fn from_fn<const R: usize>(f: impl FnMut([usize; R]) -> E) -> Self
    where
        // Not `FnMut(S::Index)`: with `[usize; R]`, `|[i, j]|` needs no annotation where only the result determines the
        // shape.
        S: StaticShape<Index = [usize; R]>,
    {
        Self::alloc().of_fn(f)
    }

    /// Makes a tensor of an array's elements, in row-major order, for macros that have counted them.
    #[doc(hidden)]
    #[must_use]
    pub fn from_elements<const N: usize>(elements: [E; N]) -> Self {
        const { assert!(N == S::LEN, "expected as many elements as the shape has") }
        Self::from_row_major(S::default(), &elements)
    }
}

impl<E: Element, S: Shape, L: Layout<S>> Tensor<E, S, L> {
    /// Allocates a tensor of unspecified content.
    ///
    /// # Panics
    /// Panics if the system cannot allocate the memory.
    #[inline]
    fn of_shape(shape: S) -> Self {
        let len = L::memory_len(&shape);
        match L::Storage::try_new(len) {
            Some(storage) => Tensor {
                storage,
                shape,
                layout: PhantomData,
            },
            None => refuse(no_memory(E::TYPE, shape.sizes().as_ref(), len)),
        }
    }

    /// Allocates a tensor of unspecified content.
    ///
    /// # Errors
    /// [`Error::Allocation`] if the system cannot allocate the memory.
    #[inline]
    fn try_of_shape(shape: S) -> Result<Self, Error> {
        let len = L::memory_len(&shape);
        match L::Storage::try_new(len) {
            Some(storage) => Ok(Tensor {
                storage,
                shape,
                layout: PhantomData,
            }),
            None => Err(no_memory(E::TYPE, shape.sizes().as_ref(), len)),
        }
    }

    /// Fills the padding, if the layout has any, by writing its value to the whole buffer.
    #[inline]
    fn separated(mut self) -> Self {
        if L::MEMORY.is_some_and(|memory| memory != self.shape.len()) {
            self.as_mut_slice().fill(between::<E, S, L>());
        }
        self
    }

    fn filled(mut self, value: E) -> Self {
        match L::MEMORY {
            Some(_) => self.of_fn(|_| value),
            None => {
                self.as_mut_slice().fill(value);
                self
            }
        }
    }

    /// Reuses the elements for another shape with as many of them in memory, without copying from buffer to buffer;
    /// otherwise allocates new ones.
    #[inline]
    fn reshaped<T: Shape, M: Layout<T>>(self, shape: T) -> Tensor<E, T, M> {
        let len = M::memory_len(&shape);
        if len != self.as_slice().len() {
            return Tensor::of_shape(shape);
        }
        match self.storage.try_convert() {
            Some(storage) => Tensor {
                storage,
                shape,
                layout: PhantomData,
            },
            None => refuse(no_memory(E::TYPE, shape.sizes().as_ref(), len)),
        }
    }

    fn of_fn(self, mut f: impl FnMut(S::Index) -> E) -> Self {
        let shape = self.shape;
        let mut tensor = self.separated();
        let elements = tensor.as_mut_slice();
        for (place, index) in shape.all_indices().enumerate() {
            let at = if L::IS_ROW_MAJOR {
                place
            } else {
                offset::<S, L>(&shape, &index)
            };
            elements[at] = f(index);
        }
        tensor
    }

    /// Copies the elements to a tensor of another layout.
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
        let mut tensor = Tensor::<E, S, M>::of_shape(self.shape).separated();
        self.write_to::<M>(tensor.as_mut_slice());
        tensor
    }

    /// Returns the elements in memory order, including the padding where the layout is [`Padded`](crate::shape::Padded)
    /// or [`Tiled`](crate::shape::Tiled). [`to_vec`](Tensor::to_vec) and [`iter`](Tensor::iter) have row-major order
    /// whatever the layout is.
    #[inline]
    #[must_use]
    pub fn as_slice(&self) -> &[E] {
        self.storage.as_slice()
    }

    /// Returns the elements in memory order, including the padding. Writing to the padding changes no element and no
    /// computation reads it, but it may then differ from the padding value in the type.
    #[inline]
    #[must_use]
    pub fn as_mut_slice(&mut self) -> &mut [E] {
        self.storage.as_mut_slice()
    }

    /// Returns the sizes of the dimensions, `[usize; RANK]`.
    #[inline]
    #[must_use]
    pub fn dims(&self) -> S::Index {
        self.shape.sizes()
    }

    /// Returns the number of elements, without padding.
    #[inline]
    #[must_use]
    pub fn len(&self) -> usize {
        self.shape.len()
    }

    /// Whether the tensor has no elements: one of its sizes is zero.
    #[inline]
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.shape.is_empty()
    }
}

impl<E: Element, L: Layout<()>> Tensor<E, (), L> {
    /// Returns the only element.
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

#[cold]
#[inline(never)]
fn no_memory(element: ElementType, sizes: &[usize], len: usize) -> Error {
    Error::Allocation {
        element,
        dims: sizes.to_vec(),
        bytes: len.saturating_mul(element.bytes()),
    }
}

/// A tensor of few elements of known sizes is [`Copy`].
impl<E: Element, S: Shape, L: Layout<S, Storage<E>: Copy>> Copy for Tensor<E, S, L> {}

impl<E: Element, S: Shape, L: Layout<S>> Clone for Tensor<E, S, L> {
    #[inline]
    fn clone(&self) -> Self {
        match L::Storage::try_copy(self.as_slice()) {
            Some(storage) => Tensor {
                storage,
                shape: self.shape,
                layout: PhantomData,
            },
            None => refuse(no_memory(
                E::TYPE,
                self.dims().as_ref(),
                self.as_slice().len(),
            )),
        }
    }

    fn clone_from(&mut self, source: &Self) {
        if self.as_slice().len() != source.as_slice().len() {
            *self = Self::of_shape(source.shape);
        }
        self.shape = source.shape;
        self.as_mut_slice().copy_from_slice(source.as_slice());
    }
}

/// A tensor of zeros.
impl<E: Element, S: StaticShape, L: Layout<S>> Default for Tensor<E, S, L> {
    fn default() -> Self {
        Self::zeros()
    }
}

/// Returns the value of the padding: zero where the layout leaves it unspecified.
#[doc(hidden)]
pub fn between<E: Element, S: Shape, L: Layout<S>>() -> E {
    let mut element = E::ZERO;
    if let Some(value) = L::BETWEEN.scalar(E::TYPE) {
        let literal = Literal::scalar(E::TYPE, value);
        copy_from_bytes(slice::from_mut(&mut element), literal.bytes())
            .expect("a literal of rank 0 has the bytes of one element");
    }
    element
}

/// Returns the offset in memory of an element, whose index must be inside the shape.
#[inline]
fn offset<S: Shape, L: Layout<S>>(shape: &S, index: &S::Index) -> usize {
    L::offset_in(shape, index).expect("expected an index inside the shape")
}

/// Infers the shape of a tensor from its number of elements in memory, padding included.
fn held<E: Element, S: Shape, L: Layout<S>>(found: usize) -> Result<S, Error> {
    match (L::MEMORY, S::STATIC.and_then(layout::index::count)) {
        (Some(expected), Some(len)) if expected == found => holding::<E, S>(len),
        (Some(expected), _) => Err(Error::Memory {
            element: E::TYPE,
            dims: S::STATIC.unwrap_or_default().to_vec(),
            expected,
            found,
        }),
        (None, _) => holding::<E, S>(found),
    }
}

/// Infers the shape of a tensor from its number of elements.
fn holding<E: Element, S: Shape>(found: usize) -> Result<S, Error> {
    S::holding(found).ok_or_else(|| match S::STATIC {
        Some(dims) => Error::Length {
            element: E::TYPE,
            dims: dims.to_vec(),
            found,
        },
        None => Error::SizesOf {
            element: E::TYPE,
            expected: S::KNOWN.to_vec(),
            found,
        },
    })
}
