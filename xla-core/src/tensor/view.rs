//! Tensors over borrowed memory.

#![allow(unsafe_code)]

use core::fmt;
use core::marker::PhantomData;
use core::ops::Deref;
use core::ptr::NonNull;

use super::{Tensor, held};
use crate::element::Element;
use crate::element::storage::Storage;
use crate::error::Error;
use crate::shape::{Layout, RowMajor, Shape, StaticShape};

/// A tensor over borrowed elements: a slice, an array, a row of a larger tensor, a mapped file. It dereferences to
/// `&Tensor` without copying.
///
/// ```
/// use xla_core::size::Size;
/// use xla_core::tensor::{Tensor, TensorView};
///
/// fn first(x: &Tensor<f32, (Size<2>, Size<2>)>) -> f32 {
///     x[[0, 0]]
/// }
///
/// let memory = [1.0, 2.0, 3.0, 4.0];
/// let view = TensorView::new(&memory)?;
/// assert_eq!(first(&view), 1.0);
/// assert!(TensorView::<f32, (Size<5>,)>::new(&memory).is_err());
/// # Ok::<(), xla_core::error::Error>(())
/// ```
pub struct TensorView<'a, E: Element, S: Shape, L: Layout<S> = RowMajor> {
    tensor: View<E, S, L>,
    elements: &'a [E],
}

/// A tensor over mutably borrowed elements, for outputs that are written to memory of another owner.
///
/// It dereferences to `&Tensor`, but never to `&mut Tensor`, with which safe code could swap the borrowed memory out.
///
/// ```
/// use xla_core::size::Size;
/// use xla_core::tensor::TensorMut;
///
/// let mut memory = [0.0; 4];
/// let mut out = TensorMut::<f32, (Size<2>, Size<2>)>::new(&mut memory)?;
/// out.as_mut_slice()[3] = 1.0;
/// assert_eq!(out[[1, 1]], 1.0);
/// assert_eq!(memory, [0.0, 0.0, 0.0, 1.0]);
/// # Ok::<(), xla_core::error::Error>(())
/// ```
///
/// ```compile_fail,E0596
/// use xla_core::size::Size;
/// use xla_core::tensor::{Tensor, TensorMut};
///
/// let mut memory = [0.0; 4];
/// let mut out = TensorMut::<f32, (Size<4>,)>::new(&mut memory).unwrap();
/// let tensor: &mut Tensor<f32, (Size<4>,)> = &mut out;
/// ```
pub struct TensorMut<'a, E: Element, S: Shape, L: Layout<S> = RowMajor> {
    tensor: View<E, S, L>,
    elements: PhantomData<&'a mut [E]>,
}

impl<'a, E: Element, S: Shape> TensorView<'a, E, S> {
    /// Makes a view of a slice, which holds the elements in row-major order. One size may be dynamic: it is inferred from
    /// the number of elements. The memory of other layouts is viewed by [`from_memory`](TensorView::from_memory).
    ///
    /// # Errors
    ///
    /// [`Error::Length`] if the number of elements differs from the shape's, [`Error::SizesOf`] if it does not determine
    /// the dynamic sizes.
    ///
    /// ```compile_fail,E0599
    /// use xla_core::shape::MinorToMajor;
    /// use xla_core::size::Size;
    /// use xla_core::tensor::TensorView;
    ///
    /// type Columns<'a> = TensorView<'a, i32, (Size<2>, Size<2>), MinorToMajor<(Size<0>, Size<1>)>>;
    /// let x = Columns::new(&[1, 2, 3, 4]);
    /// ```
    pub fn new(elements: &'a [E]) -> Result<Self, Error> {
        Self::from_memory(elements)
    }
}

impl<'a, E: Element, S: Shape, L: Layout<S>> TensorView<'a, E, S, L> {
    /// Makes a view of a slice, which holds the elements in memory order, including the padding. One size may be dynamic:
    /// it is inferred from the number of elements.
    ///
    /// # Errors
    ///
    /// [`Error::Length`] or [`Error::Memory`] if the slice's length differs from the tensor's length in memory.
    ///
    /// ```
    /// use xla_core::shape::MinorToMajor;
    /// use xla_core::size::Size;
    /// use xla_core::tensor::TensorView;
    ///
    /// type Columns<'a> = TensorView<'a, i32, (Size<2>, Size<2>), MinorToMajor<(Size<0>, Size<1>)>>;
    /// let x = Columns::from_memory(&[1, 2, 3, 4])?;
    /// assert_eq!((x[[1, 0]], x.to_vec()), (2, vec![1, 3, 2, 4]));
    /// # Ok::<(), xla_core::error::Error>(())
    /// ```
    pub fn from_memory(elements: &'a [E]) -> Result<Self, Error> {
        Self::of_shape(held::<E, S, L>(elements.len())?, elements)
    }

    /// Makes a view of a slice in this shape.
    pub(super) fn of_shape(shape: S, elements: &'a [E]) -> Result<Self, Error> {
        check_len::<E, S, L>(&shape, elements.len())?;
        Ok(Self::of_checked(shape, elements))
    }

    /// Makes a view of a slice in this shape, whose length has been checked.
    #[inline]
    fn of_checked(shape: S, elements: &'a [E]) -> Self {
        let start = NonNull::from(elements).cast();
        // SAFETY: the slice holds `elements.len()` valid and aligned elements, and is borrowed for `'a`, the lifetime
        // of the result. Only `&Tensor` is handed out, through which nothing can be moved out or written.
        let tensor = unsafe { view::<E, S, L>(start, elements.len(), shape) };
        TensorView { tensor, elements }
    }
}

impl<'a, E: Element, S: StaticShape, L: Layout<S>> TensorView<'a, E, S, L> {
    /// Makes a view of an array, which holds the elements in memory order, including the padding. The compiler checks
    /// the array's length, so that a program without an allocator contains no error.
    ///
    /// ```
    /// use xla_core::size::Size;
    /// use xla_core::tensor::TensorView;
    ///
    /// static WEIGHTS: [i8; 4] = [1, 2, 3, 4];
    /// let x = TensorView::<i8, (Size<2>, Size<2>)>::from_array(&WEIGHTS);
    /// assert_eq!(x[[1, 0]], 3);
    /// ```
    #[inline]
    #[must_use]
    pub fn from_array<const N: usize>(elements: &'a [E; N]) -> Self {
        const {
            assert!(
                N == in_memory::<S, L>(),
                "expected an array of as many elements as the type has"
            );
        };
        Self::of_checked(S::default(), elements)
    }
}

impl<'a, E: Element, S: Shape> TensorMut<'a, E, S> {
    /// Makes a tensor over a slice, which holds the elements in row-major order. The memory of other layouts is written by
    /// [`from_memory`](TensorMut::from_memory).
    ///
    /// # Errors
    ///
    /// The errors of [`TensorView::new`].
    pub fn new(elements: &'a mut [E]) -> Result<Self, Error> {
        Self::from_memory(elements)
    }
}

impl<'a, E: Element, S: Shape, L: Layout<S>> TensorMut<'a, E, S, L> {
    /// Makes a tensor over a slice, which holds the elements in memory order, including the padding.
    ///
    /// # Errors
    ///
    /// [`Error::Length`] or [`Error::Memory`] if the slice's length differs from the tensor's length in memory.
    pub fn from_memory(elements: &'a mut [E]) -> Result<Self, Error> {
        Self::of_shape(held::<E, S, L>(elements.len())?, elements)
    }

    /// Makes a tensor over a slice in this shape.
    pub(super) fn of_shape(shape: S, elements: &'a mut [E]) -> Result<Self, Error> {
        check_len::<E, S, L>(&shape, elements.len())?;
        Ok(Self::of_checked(shape, elements))
    }

    /// Makes a tensor over a slice in this shape, whose length has been checked.
    #[inline]
    fn of_checked(shape: S, elements: &'a mut [E]) -> Self {
        let len = elements.len();
        let start = NonNull::from(elements).cast();
        // SAFETY: the slice holds `len` valid and aligned elements, and is borrowed mutably for `'a`, which the result
        // holds. No `&mut Tensor` is handed out, so nothing can be moved out.
        let tensor = unsafe { view::<E, S, L>(start, len, shape) };
        TensorMut {
            tensor,
            elements: PhantomData,
        }
    }

    /// Returns the elements in memory order, including the padding.
    #[inline]
    #[must_use]
    pub fn as_mut_slice(&mut self) -> &mut [E] {
        self.tensor.as_mut_slice()
    }
}

impl<'a, E: Element, S: StaticShape, L: Layout<S>> TensorMut<'a, E, S, L> {
    /// Makes a tensor over an array, as [`TensorView::from_array`] does.
    #[inline]
    #[must_use]
    pub fn from_array<const N: usize>(elements: &'a mut [E; N]) -> Self {
        const {
            assert!(
                N == in_memory::<S, L>(),
                "expected an array of as many elements as the type has"
            );
        };
        Self::of_checked(S::default(), elements)
    }
}

/// Returns the number of elements in memory, including the padding.
const fn in_memory<S: StaticShape, L: Layout<S>>() -> usize {
    match L::MEMORY {
        Some(elements) => elements,
        None => S::LEN,
    }
}

/// A destination for an output: a [`Tensor`], or a [`TensorMut`] over borrowed memory.
///
/// ```
/// use xla_core::size::Size;
/// use xla_core::tensor::{AsTensorMut, Tensor, TensorMut};
///
/// fn count(out: &mut impl AsTensorMut<i32, (Size<3>,)>) {
///     out.as_tensor_mut().as_mut_slice().copy_from_slice(&[1, 2, 3]);
/// }
///
/// let (mut tensor, mut memory) = (Tensor::zeros(), [0; 3]);
/// count(&mut tensor);
/// count(&mut TensorMut::from(&mut memory));
/// assert_eq!((tensor, memory), (Tensor::from([1, 2, 3]), [1, 2, 3]));
/// ```
#[diagnostic::on_unimplemented(
    message = "cannot write an output `Tensor<{E}, {S}>` to a `{Self}`",
    label = "the output is a `Tensor<{E}, {S}>`",
    note = "expected a tensor of that type, or a `TensorMut` of its element type, shape and layout"
)]
pub trait AsTensorMut<E: Element, S: Shape, L: Layout<S> = RowMajor> {
    /// Returns the tensor that the output is written to.
    fn as_tensor_mut(&mut self) -> TensorMut<'_, E, S, L>;
}

impl<E: Element, S: Shape, L: Layout<S>> AsTensorMut<E, S, L> for Tensor<E, S, L> {
    fn as_tensor_mut(&mut self) -> TensorMut<'_, E, S, L> {
        TensorMut::from(self)
    }
}

impl<E: Element, S: Shape, L: Layout<S>> AsTensorMut<E, S, L> for TensorMut<'_, E, S, L> {
    fn as_tensor_mut(&mut self) -> TensorMut<'_, E, S, L> {
        whole(TensorMut::of_shape(self.tensor.shape, self.as_mut_slice()))
    }
}

impl<'a, E: Element, S: Shape, L: Layout<S>> From<&'a Tensor<E, S, L>> for TensorView<'a, E, S, L> {
    fn from(tensor: &'a Tensor<E, S, L>) -> Self {
        whole(TensorView::of_shape(tensor.shape, tensor.as_slice()))
    }
}

impl<'a, E: Element, S: Shape, L: Layout<S>> From<&'a mut Tensor<E, S, L>>
    for TensorMut<'a, E, S, L>
{
    fn from(tensor: &'a mut Tensor<E, S, L>) -> Self {
        whole(TensorMut::of_shape(tensor.shape, tensor.as_mut_slice()))
    }
}

/// A tensor over borrowed elements.
type View<E, S, L> = <<L as Layout<S>>::Storage<E> as Storage<E>>::View<Tensor<E, S, L>>;

/// Makes a tensor over the `len` elements at `start`, as many as the shape has.
///
/// # Safety
///
/// The result may be used only while the elements are borrowed: mutably where it is used mutably. No tensor may be
/// moved out of it.
unsafe fn view<E: Element, S: Shape, L: Layout<S>>(
    start: NonNull<E>,
    len: usize,
    shape: S,
) -> View<E, S, L> {
    let tensor = |storage| Tensor {
        storage,
        shape,
        layout: PhantomData,
    };
    // SAFETY: guaranteed by the caller; storage whose type has a length belongs to static sizes, which are values
    // without bytes.
    unsafe { L::Storage::view(start, len, tensor) }
}

/// Checks that `found` is the number of elements in memory of a tensor of this shape.
pub(super) fn check_len<E: Element, S: Shape, L: Layout<S>>(
    shape: &S,
    found: usize,
) -> Result<(), Error> {
    let expected = L::memory_len(shape);
    if expected == found {
        return Ok(());
    }
    let (element, dims) = (E::TYPE, shape.sizes().as_ref().to_vec());
    Err(match L::MEMORY {
        Some(_) => Error::Memory {
            element,
            dims,
            expected,
            found,
        },
        None => Error::Length {
            element,
            dims,
            found,
        },
    })
}

/// Unwraps a view of exactly the elements of a shape.
fn whole<T>(view: Result<T, Error>) -> T {
    view.expect("expected as many elements as the shape has")
}

macro_rules! views {
    ($($name:ident)*) => {$(
        impl<E: Element, S: Shape, L: Layout<S>> Deref for $name<'_, E, S, L> {
            type Target = Tensor<E, S, L>;

            #[inline]
            fn deref(&self) -> &Tensor<E, S, L> {
                &self.tensor
            }
        }

        impl<E: Element, S: Shape, L: Layout<S>> fmt::Debug for $name<'_, E, S, L> {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                fmt::Debug::fmt(&**self, f)
            }
        }

        impl<E: Element, S: Shape, L: Layout<S>> fmt::Display for $name<'_, E, S, L> {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                fmt::Display::fmt(&**self, f)
            }
        }
    )*};
}
views!(TensorView TensorMut);

impl<E: Element, S: Shape, L: Layout<S>> Clone for TensorView<'_, E, S, L> {
    fn clone(&self) -> Self {
        whole(TensorView::of_shape(self.tensor.shape, self.elements))
    }
}
