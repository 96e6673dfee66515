//! Tensors with dynamic sizes: construction from sizes, and conversion between static and dynamic sizes.

use super::view::check_len;
use super::{Tensor, TensorMut, TensorView};
use crate::element::Element;
use crate::error::{Error, or_panic};
use crate::shape::{Layout, Shape};

impl<E: Element, S: Shape, L: Layout<S>> Tensor<E, S, L> {
    /// Returns a tensor of these sizes whose elements all equal `value`.
    ///
    /// # Errors
    ///
    /// [`Error::Sizes`] if the sizes contradict the type or the number of elements overflows, and [`Error::Allocation`]
    /// if the system cannot allocate the memory.
    ///
    /// ```
    /// use xla_core::size::{Dynamic, Size};
    /// use xla_core::tensor::Tensor;
    ///
    /// type Batch = Tensor<f32, (Dynamic, Size<2>)>;
    /// assert_eq!(Batch::full_sized([3, 2], 0.5)?.as_slice(), [0.5; 6]);
    /// let error = Batch::full_sized([3, 4], 0.5).unwrap_err();
    /// assert_eq!(error.to_string(), "f32[?, 2] cannot have the sizes [3, 4]");
    /// # Ok::<(), xla_core::error::Error>(())
    /// ```
    pub fn full_sized(sizes: S::Index, value: E) -> Result<Self, Error> {
        Ok(Self::try_alloc_sized(sizes)?.filled(value))
    }

    /// Returns a tensor of these sizes of zeros, or of `false`.
    ///
    /// # Errors
    ///
    /// The errors of [`full_sized`](Tensor::full_sized).
    pub fn zeros_sized(sizes: S::Index) -> Result<Self, Error> {
        Self::full_sized(sizes, E::ZERO)
    }

    /// Returns a tensor of these sizes of ones, or of `true`.
    ///
    /// # Errors
    ///
    /// The errors of [`full_sized`](Tensor::full_sized).
    ///
    /// # Examples
    ///
    /// ```
    /// use xla_core::tensor::Tensor;
    /// use xla_core::size::{Dynamic, Size};
    ///
    /// type Batch = Tensor<i32, (Dynamic, Size<2>)>;
    /// assert_eq!(Batch::ones_sized([3, 2])?.as_slice(), [1; 6]);
    /// # Ok::<(), xla_core::error::Error>(())
    /// ```
    pub fn ones_sized(sizes: S::Index) -> Result<Self, Error> {
        Self::full_sized(sizes, E::ONE)
    }

    /// Computes each element of a tensor of these sizes from its index. Calls `f` in row-major order whatever the
    /// layout is.
    ///
    /// # Errors
    ///
    /// The errors of [`full_sized`](Tensor::full_sized).
    pub fn from_fn_sized<const R: usize>(
        sizes: [usize; R],
        f: impl FnMut([usize; R]) -> E,
    ) -> Result<Self, Error>
    where
        S: Shape<Index = [usize; R]>,
    {
        Ok(Self::try_alloc_sized(sizes)?.of_fn(f))
    }

    /// Copies the elements of a slice, which are in row-major order whatever the layout is, to a tensor of these sizes.
    /// Elements in memory order are copied by [`from_memory_sized`](Tensor::from_memory_sized).
    ///
    /// # Errors
    ///
    /// The errors of [`full_sized`](Tensor::full_sized), and [`Error::Length`] if the slice has another number of
    /// elements.
    pub fn from_slice_sized(sizes: S::Index, elements: &[E]) -> Result<Self, Error> {
        let shape = shape::<E, S>(sizes)?;
        if shape.len() != elements.len() {
            return Err(Error::Length {
                element: E::TYPE,
                dims: sizes.as_ref().to_vec(),
                found: elements.len(),
            });
        }
        Ok(Self::try_of_shape(shape)?.of_row_major(elements))
    }

    /// Copies the elements of a slice that is in memory order, including the padding, to a tensor of these sizes.
    ///
    /// # Errors
    ///
    /// The errors of [`full_sized`](Tensor::full_sized), and [`Error::Length`] or [`Error::Memory`] if the slice's length
    /// differs from the tensor's length in memory.
    ///
    /// ```
    /// use xla_core::shape::MinorToMajor;
    /// use xla_core::size::{Dynamic, Size};
    /// use xla_core::tensor::Tensor;
    ///
    /// type Columns = Tensor<i32, (Dynamic, Dynamic), MinorToMajor<(Size<0>, Size<1>)>>;
    /// let x = Columns::from_memory_sized([2, 2], &[1, 2, 3, 4])?;
    /// assert_eq!((x[[1, 0]], x.as_slice()), (2, &[1, 2, 3, 4][..]));
    /// assert_eq!(Columns::from_slice_sized([2, 2], &[1, 2, 3, 4])?.as_slice(), [1, 3, 2, 4]);
    /// # Ok::<(), xla_core::error::Error>(())
    /// ```
    pub fn from_memory_sized(sizes: S::Index, elements: &[E]) -> Result<Self, Error> {
        let shape = shape::<E, S>(sizes)?;
        check_len::<E, S, L>(&shape, elements.len())?;
        Self::of_memory(shape, elements)
    }

    /// Converts the tensor to a type with other static sizes. Elements in a buffer are not copied.
    ///
    /// # Errors
    ///
    /// [`Error::Sizes`] if a size of the tensor contradicts the new type. The tensor is dropped then;
    /// [`try_view`](Tensor::try_view) keeps it.
    ///
    /// ```
    /// use xla_core::size::{Dynamic, Size};
    /// use xla_core::tensor::Tensor;
    ///
    /// let open: Tensor<i32, (Dynamic, Dynamic)> = Tensor::from([[1, 2, 3], [4, 5, 6]]).try_into()?;
    /// assert_eq!(open.dims(), [2, 3]);
    /// let error = open.try_into::<(Size<3>, Dynamic)>().unwrap_err();
    /// assert_eq!(error.to_string(), "i32[3, ?] cannot have the sizes [2, 3]");
    /// # Ok::<(), xla_core::error::Error>(())
    /// ```
    pub fn try_into<T>(self) -> Result<Tensor<E, T, L>, Error>
    where
        T: Shape<Index = S::Index>,
        L: Layout<T>,
    {
        let shape = shape::<E, T>(self.dims())?;
        Ok(self.reshaped(shape))
    }

    /// Views the same elements as a tensor whose type has other static sizes, without copying.
    ///
    /// # Errors
    ///
    /// [`Error::Sizes`] if a size of the tensor contradicts the new type.
    ///
    /// ```
    /// use xla_core::size::{Dynamic, Size};
    /// use xla_core::tensor::Tensor;
    ///
    /// fn rows(x: &Tensor<i32, (Dynamic, Size<3>)>) -> usize {
    ///     x.dims()[0]
    /// }
    ///
    /// let x = Tensor::from([[1, 2, 3], [4, 5, 6]]);
    /// assert_eq!(rows(&*x.try_view()?), 2);
    /// # Ok::<(), xla_core::error::Error>(())
    /// ```
    pub fn try_view<T>(&self) -> Result<TensorView<'_, E, T, L>, Error>
    where
        T: Shape<Index = S::Index>,
        L: Layout<T>,
    {
        TensorView::of_shape(shape::<E, T>(self.dims())?, self.as_slice())
    }

    /// Views the same elements as a tensor with dynamic sizes, without copying.
    ///
    /// Unlike [`try_view`](Tensor::try_view) it cannot fail: rustc refuses a static size that is not the tensor's own.
    ///
    /// ```
    /// use xla_core::size::{Dynamic, Size};
    /// use xla_core::tensor::Tensor;
    ///
    /// fn rows(x: &Tensor<i32, (Dynamic, Size<3>)>) -> usize {
    ///     x.dims()[0]
    /// }
    ///
    /// let x = Tensor::from([[1, 2, 3], [4, 5, 6]]);
    /// assert_eq!(rows(&x.as_dynamic()), 2);
    /// ```
    ///
    /// ```compile_fail,E0080
    /// use xla_core::size::{Dynamic, Size};
    /// use xla_core::tensor::{Tensor, TensorView};
    ///
    /// let x = Tensor::from([[1, 2, 3], [4, 5, 6]]);
    /// let _: TensorView<i32, (Dynamic, Size<4>)> = x.as_dynamic();
    /// ```
    #[must_use]
    pub fn as_dynamic<T>(&self) -> TensorView<'_, E, T, L>
    where
        T: Shape<Index = S::Index>,
        L: Layout<T>,
    {
        const {
            assert!(
                covers(T::KNOWN, S::KNOWN),
                "expected the static sizes of the tensor in the new type, or `?`, found another static size"
            );
        }
        or_panic(self.try_view())
    }

    /// Allocates a tensor of unspecified content whose sizes, and their number, are known only at run time.
    ///
    /// # Errors
    ///
    /// [`Error::Sizes`] if the rank or a size contradicts the type, or the number of elements overflows.
    pub(crate) fn try_alloc_slice(sizes: &[usize]) -> Result<Self, Error> {
        Self::try_of_shape(of_slice::<E, S>(sizes)?)
    }

    /// Allocates a tensor of these sizes and of unspecified content, for callers that write every element.
    ///
    /// # Errors
    ///
    /// The errors of [`full_sized`](Tensor::full_sized).
    #[doc(hidden)]
    #[inline]
    pub fn try_alloc_sized(sizes: S::Index) -> Result<Self, Error> {
        Self::try_of_shape(shape::<E, S>(sizes)?)
    }

    /// Allocates a tensor of these sizes and of unspecified content, for callers that write every element.
    ///
    /// # Panics
    ///
    /// Panics if a size contradicts the type, the number of elements overflows, or the system cannot allocate the
    /// memory.
    #[doc(hidden)]
    #[inline]
    #[must_use]
    pub fn alloc_sized(sizes: S::Index) -> Self {
        Self::of_shape(or_panic(shape::<E, S>(sizes)))
    }

    /// Reuses the buffer for a tensor of these sizes, of unspecified content. Allocates a new buffer if the number of
    /// elements in memory differs.
    ///
    /// # Panics
    ///
    /// Panics if a size contradicts the type, or the number of elements overflows.
    #[doc(hidden)]
    #[inline]
    #[must_use]
    pub fn recycle_sized<T: Shape, M: Layout<T>>(self, sizes: T::Index) -> Tensor<E, T, M> {
        self.reshaped(or_panic(shape::<E, T>(sizes)))
    }
}

/// Whether each size of `new` is dynamic, or the same as in `old`.
const fn covers(new: &[Option<usize>], old: &[Option<usize>]) -> bool {
    let mut d = 0;
    while d < new.len() {
        match (new[d], old[d]) {
            (None, _) => {}
            (Some(new), Some(old)) if new == old => {}
            _ => return false,
        }
        d += 1;
    }
    true
}

impl<'a, E: Element, S: Shape, L: Layout<S>> TensorView<'a, E, S, L> {
    /// Makes a view of a slice in memory order, including the padding, with these sizes.
    ///
    /// # Errors
    ///
    /// [`Error::Sizes`] if the sizes contradict the type or the number of elements overflows, and [`Error::Length`] or
    /// [`Error::Memory`] if the slice's length differs from the tensor's length in memory.
    ///
    /// ```
    /// use xla_core::shape::MinorToMajor;
    /// use xla_core::size::{Dynamic, Size};
    /// use xla_core::tensor::TensorView;
    ///
    /// type Columns<'a> = TensorView<'a, f64, (Dynamic, Dynamic), MinorToMajor<(Size<0>, Size<1>)>>;
    /// let x = Columns::from_memory_sized([2, 3], &[1.0, 2.0, 3.0, 4.0, 5.0, 6.0])?;
    /// assert_eq!(x.to_vec(), [1.0, 3.0, 5.0, 2.0, 4.0, 6.0]);
    /// # Ok::<(), xla_core::error::Error>(())
    /// ```
    pub fn from_memory_sized(sizes: S::Index, elements: &'a [E]) -> Result<Self, Error> {
        Self::of_shape(shape::<E, S>(sizes)?, elements)
    }
}

impl<'a, E: Element, S: Shape, L: Layout<S>> TensorMut<'a, E, S, L> {
    /// Makes a tensor over a slice in memory order, including the padding, with these sizes.
    ///
    /// # Errors
    ///
    /// The errors of [`TensorView::from_memory_sized`].
    pub fn from_memory_sized(sizes: S::Index, elements: &'a mut [E]) -> Result<Self, Error> {
        Self::of_shape(shape::<E, S>(sizes)?, elements)
    }
}

impl<'a, E: Element, S: Shape> TensorView<'a, E, S> {
    /// Makes a view of a slice in row-major order, with these sizes.
    ///
    /// # Errors
    ///
    /// [`Error::Sizes`] if the sizes contradict the type or the number of elements overflows, and [`Error::Length`] if the
    /// slice has another number of elements.
    ///
    /// ```
    /// use xla_core::size::Dynamic;
    /// use xla_core::tensor::TensorView;
    ///
    /// let x = TensorView::<i32, (Dynamic, Dynamic)>::new_sized([2, 3], &[1, 2, 3, 4, 5, 6])?;
    /// assert_eq!(x[[1, 0]], 4);
    /// # Ok::<(), xla_core::error::Error>(())
    /// ```
    pub fn new_sized(sizes: S::Index, elements: &'a [E]) -> Result<Self, Error> {
        Self::from_memory_sized(sizes, elements)
    }

    /// Views a slice as a tensor whose sizes, and their number, are known only at run time.
    ///
    /// # Errors
    ///
    /// The errors of [`Tensor::try_alloc_slice`], and [`Error::Length`] if the slice has another number of elements.
    pub(crate) fn of_sizes(elements: &'a [E], sizes: &[usize]) -> Result<Self, Error> {
        Self::of_shape(of_slice::<E, S>(sizes)?, elements)
    }
}

impl<'a, E: Element, S: Shape> TensorMut<'a, E, S> {
    /// Makes a tensor over a slice in row-major order, with these sizes.
    ///
    /// # Errors
    ///
    /// The errors of [`TensorView::new_sized`].
    pub fn new_sized(sizes: S::Index, elements: &'a mut [E]) -> Result<Self, Error> {
        Self::from_memory_sized(sizes, elements)
    }
}

/// Makes a shape of sizes whose number is known only at run time.
///
/// # Errors
///
/// [`Error::Sizes`] if the rank or a size contradicts the type, or the number of elements overflows.
pub(super) fn of_slice<E: Element, S: Shape>(sizes: &[usize]) -> Result<S, Error> {
    let mut index = S::ORIGIN;
    if sizes.len() != S::RANK {
        return Err(misfit::<E, S>(sizes));
    }
    index.as_mut().copy_from_slice(sizes);
    shape::<E, S>(index)
}

#[inline]
fn shape<E: Element, S: Shape>(sizes: S::Index) -> Result<S, Error> {
    S::of(sizes).ok_or_else(|| misfit::<E, S>(sizes.as_ref()))
}

#[cold]
#[inline(never)]
fn misfit<E: Element, S: Shape>(sizes: &[usize]) -> Error {
    Error::Sizes {
        element: E::TYPE,
        expected: S::KNOWN.to_vec(),
        found: sizes.to_vec(),
    }
}
