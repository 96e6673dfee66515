//! Tensors: elements, shape and layout in the type, one buffer from the [pool](crate::pool) in memory.

use core::marker::PhantomData;
use core::slice;

use xla_shape::{ElementType, Literal, layout};

use crate::element::Element;
use crate::element::bytes::copy_from_bytes;
use crate::error::Error;
use crate::shape::{Layout, RowMajor, Shape, StaticShape};

mod buffer;
mod compare;
mod display;
mod from;
mod index;
mod relayout;
mod rows;
mod sized;
mod view;

use buffer::Buffer;
use relayout::{Places, relayout};

pub use index::Iter;
pub use rows::{Rows, RowsMut};
pub use view::{AsTensorMut, TensorMut, TensorView};

/// An array of elements of type `E`, of shape `S`, in memory in layout `L`.
///
/// Its type is written `f32![32, 784]`, or `f32![32, 784; {0, 1}]` where the layout is not row-major, and
/// `f32![30, 784; {1, 0}, padded = [32, 784], value = 0]` or `f32![32, 784; {1, 0}, tile = [8, 128]]` where something stands between
/// elements, which only [`as_slice`](Tensor::as_slice) shows. The elements stand in one
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
///
/// Where a size is known only at run time, `f32![?, 3]`, the tensor keeps it beside its elements. What makes such a tensor takes
/// the sizes, or finds the one that is open; [`try_into`](Tensor::try_into) goes between known and unknown sizes.
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
pub struct Tensor<E, S, L = RowMajor> {
    buffer: Buffer<E>,
    shape: S,
    layout: PhantomData<fn() -> L>,
}

impl<E: Element, S: StaticShape, L: Layout<S>> Tensor<E, S, L> {
    /// A tensor of any content, for whom writes every element at once.
    ///
    /// # Panics
    ///
    /// The system does not have as much memory.
    #[doc(hidden)]
    #[inline]
    #[must_use]
    pub fn alloc() -> Self {
        Self::of_shape(S::default())
    }

    /// A tensor of any content, for whom writes every element at once.
    ///
    /// # Errors
    ///
    /// [`Error::Allocation`] where the system does not have as much memory.
    #[doc(hidden)]
    #[inline]
    pub fn try_alloc() -> Result<Self, Error> {
        Self::try_of_shape(S::default())
    }

    /// The same memory as a tensor of another shape with as many elements, of any content; fresh memory where it has another
    /// number of them.
    #[doc(hidden)]
    #[inline]
    #[must_use]
    pub fn recycle<T: StaticShape, M: Layout<T>>(self) -> Tensor<E, T, M> {
        self.reshaped(T::default())
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
        Self::alloc().filled(value)
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
    pub fn from_fn<const R: usize>(f: impl FnMut([usize; R]) -> E) -> Self
    where
        // Not `FnMut(S::Index)`: this way `|[i, j]|` needs no annotation where the shape is known only from the result.
        S: StaticShape<Index = [usize; R]>,
    {
        Self::alloc().of_fn(f)
    }

    /// The elements of an array in row-major order, for macros that counted them.
    #[doc(hidden)]
    #[must_use]
    pub fn from_elements<const N: usize>(elements: [E; N]) -> Self {
        const { assert!(N == S::LEN, "as many elements as the shape holds") }
        Self::from_row_major(S::default(), &elements)
    }
}

impl<E: Element, S: Shape, L: Layout<S>> Tensor<E, S, L> {
    /// A tensor of any content.
    ///
    /// # Panics
    /// The system does not have as much memory.
    #[inline]
    fn of_shape(shape: S) -> Self {
        let len = L::memory_len(&shape);
        match Buffer::try_take(len) {
            Some(buffer) => Tensor {
                buffer,
                shape,
                layout: PhantomData,
            },
            None => refuse(&no_memory(E::TYPE, shape.sizes().as_ref(), len)),
        }
    }

    /// A tensor of any content.
    ///
    /// # Errors
    /// The system does not have as much memory.
    #[inline]
    fn try_of_shape(shape: S) -> Result<Self, Error> {
        let len = L::memory_len(&shape);
        match Buffer::try_take(len) {
            Some(buffer) => Ok(Tensor {
                buffer,
                shape,
                layout: PhantomData,
            }),
            None => Err(no_memory(E::TYPE, shape.sizes().as_ref(), len)),
        }
    }

    /// Sets what the type says stands between the elements.
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

    /// The same memory in another shape where it has as many elements; fresh memory where not.
    #[inline]
    fn reshaped<T: Shape, M: Layout<T>>(self, shape: T) -> Tensor<E, T, M> {
        if M::memory_len(&shape) != self.as_slice().len() {
            return Tensor::of_shape(shape);
        }
        Tensor {
            buffer: self.buffer,
            shape,
            layout: PhantomData,
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

    /// The elements of the slice, which has them in row-major order whatever the layout is. One size may be known only at run
    /// time: it follows from their number.
    ///
    /// # Errors
    ///
    /// [`Error::Length`] where the slice has another number of elements than the shape, [`Error::SizesOf`] where no sizes, or more
    /// than one choice of them, make up that number.
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
        let shape = holding::<E, S>(elements.len())?;
        Ok(Self::try_of_shape(shape)?.of_row_major(elements))
    }

    /// The elements of the vector, which has them in row-major order whatever the layout is.
    ///
    /// # Errors
    ///
    /// Those of [`from_slice`](Tensor::from_slice).
    pub fn from_vec(elements: Vec<E>) -> Result<Self, Error> {
        Self::from_slice(&elements)
    }

    fn from_row_major(shape: S, elements: &[E]) -> Self {
        Self::of_shape(shape).of_row_major(elements)
    }

    /// The tensor with the elements of the slice, which has them in row-major order whatever the layout is.
    fn of_row_major(self, elements: &[E]) -> Self {
        let shape = self.shape;
        let mut tensor = self.separated();
        relayout(
            shape.sizes().as_ref(),
            (tensor.as_mut_slice(), Places::of::<S, L>(&shape)),
            (elements, Places::of::<S, RowMajor>(&shape)),
        );
        tensor
    }

    /// The elements in row-major order whatever the layout is.
    #[must_use]
    pub fn to_vec(&self) -> Vec<E> {
        if L::IS_ROW_MAJOR {
            return self.as_slice().to_vec();
        }
        let mut elements = vec![E::ZERO; self.len()];
        relayout(
            self.dims().as_ref(),
            (&mut elements, Places::of::<S, RowMajor>(&self.shape)),
            (self.as_slice(), Places::of::<S, L>(&self.shape)),
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
        let mut tensor = Tensor::<E, S, M>::of_shape(self.shape).separated();
        relayout(
            self.dims().as_ref(),
            (tensor.as_mut_slice(), Places::of::<S, M>(&self.shape)),
            (self.as_slice(), Places::of::<S, L>(&self.shape)),
        );
        tensor
    }

    /// The elements in the order of the layout: the memory, with what stands between them where the layout is
    /// [`Padded`](crate::shape::Padded) or [`Tiled`](crate::shape::Tiled).
    #[inline]
    #[must_use]
    pub fn as_slice(&self) -> &[E] {
        self.buffer.as_slice()
    }

    /// The elements in the order of the layout: the memory, with what stands between them. Who writes there changes no element, and
    /// may make the type untrue that says what stands there; no computation reads it.
    #[inline]
    #[must_use]
    pub fn as_mut_slice(&mut self) -> &mut [E] {
        self.buffer.as_mut_slice()
    }

    /// The sizes of the dimensions, `[usize; RANK]`.
    #[inline]
    #[must_use]
    pub fn dims(&self) -> S::Index {
        self.shape.sizes()
    }

    /// The number of elements, without padding.
    #[inline]
    #[must_use]
    pub fn len(&self) -> usize {
        self.shape.len()
    }

    /// Whether there is no element: one of the sizes is zero.
    #[inline]
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.shape.is_empty()
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

#[cold]
#[inline(never)]
fn no_memory(element: ElementType, sizes: &[usize], len: usize) -> Error {
    Error::Allocation {
        element,
        dims: sizes.to_vec(),
        bytes: len.saturating_mul(element.bytes()),
    }
}

#[cold]
#[inline(never)]
fn refuse(error: &Error) -> ! {
    panic!("{error}")
}

fn or_panic<T>(result: Result<T, Error>) -> T {
    result.unwrap_or_else(|error| refuse(&error))
}

impl<E: Element, S: Shape, L: Layout<S>> Clone for Tensor<E, S, L> {
    fn clone(&self) -> Self {
        let mut tensor = Self::of_shape(self.shape);
        tensor.as_mut_slice().copy_from_slice(self.as_slice());
        tensor
    }

    fn clone_from(&mut self, source: &Self) {
        if self.as_slice().len() != source.as_slice().len() {
            *self = Self::of_shape(source.shape);
        }
        self.shape = source.shape;
        self.as_mut_slice().copy_from_slice(source.as_slice());
    }
}

/// Every element zero.
impl<E: Element, S: StaticShape, L: Layout<S>> Default for Tensor<E, S, L> {
    fn default() -> Self {
        Self::zeros()
    }
}

/// What is written between elements: zero where nobody knows what stands there.
#[doc(hidden)]
pub fn between<E: Element, S: Shape, L: Layout<S>>() -> E {
    let mut element = E::ZERO;
    if let Some(value) = L::BETWEEN.scalar(E::TYPE) {
        let literal = Literal::scalar(E::TYPE, value);
        copy_from_bytes(slice::from_mut(&mut element), literal.bytes()).expect("one element");
    }
    element
}

/// Where the element of this index stands in memory; the index is inside the shape.
#[inline]
fn offset<S: Shape, L: Layout<S>>(shape: &S, index: &S::Index) -> usize {
    L::offset_in(shape, index).expect("an index of the shape itself")
}

/// The shape of a tensor with so many elements in memory.
fn held<E: Element, S: Shape, L: Layout<S>>(came: usize) -> Result<S, Error> {
    match (L::MEMORY, S::STATIC.and_then(layout::index::count)) {
        (Some(wanted), Some(len)) if wanted == came => holding::<E, S>(len),
        (Some(wanted), _) => Err(Error::Memory {
            element: E::TYPE,
            dims: S::STATIC.unwrap_or_default().to_vec(),
            wanted,
            came,
        }),
        (None, _) => holding::<E, S>(came),
    }
}

/// The shape of a tensor with so many elements.
fn holding<E: Element, S: Shape>(came: usize) -> Result<S, Error> {
    S::holding(came).ok_or_else(|| match S::STATIC {
        Some(dims) => Error::Length {
            element: E::TYPE,
            dims: dims.to_vec(),
            came,
        },
        None => Error::SizesOf {
            element: E::TYPE,
            wanted: S::KNOWN.to_vec(),
            came,
        },
    })
}
