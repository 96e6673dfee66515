//! Tensors over memory that is not theirs.

#![allow(unsafe_code)]

use core::fmt;
use core::marker::PhantomData;
use core::mem::ManuallyDrop;
use core::ops::Deref;
use core::ptr::NonNull;

use super::{Buffer, Tensor, held};
use crate::element::Element;
use crate::error::Error;
use crate::shape::{Layout, RowMajor, Shape};

/// A tensor over elements that are borrowed: a slice, an array, a row of a bigger tensor, a file in memory. It derefs to
/// `&Tensor` and costs nothing.
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
pub struct TensorView<'a, E, S, L = RowMajor> {
    tensor: ManuallyDrop<Tensor<E, S, L>>,
    elements: &'a [E],
}

/// A tensor over elements that are borrowed mutably: where an output goes that is not a tensor of its own.
///
/// It derefs to `&Tensor`, and never to `&mut Tensor`: whoever had that could swap the borrowed memory out of it.
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
pub struct TensorMut<'a, E, S, L = RowMajor> {
    tensor: ManuallyDrop<Tensor<E, S, L>>,
    elements: PhantomData<&'a mut [E]>,
}

impl<'a, E: Element, S: Shape, L: Layout<S>> TensorView<'a, E, S, L> {
    /// A view of the slice, which has the elements in the order of the layout, with what stands between them.
    ///
    /// # Errors
    ///
    /// [`Error::Length`] or [`Error::Memory`] where the slice has another number of elements than the memory of such a tensor.
    pub fn new(elements: &'a [E]) -> Result<Self, Error> {
        Self::of_shape(held::<E, S, L>(elements.len())?, elements)
    }

    /// The view of the slice in this shape.
    pub(super) fn of_shape(shape: S, elements: &'a [E]) -> Result<Self, Error> {
        check_len::<E, S, L>(&shape, elements.len())?;
        let start = NonNull::from(elements).cast();
        // SAFETY: the slice has so many elements, valid and aligned, and is borrowed for `'a`, as the result says. What is
        // borrowed is never dropped, and only `&Tensor` is ever given away, out of which nothing moves and through which
        // nothing is written.
        let buffer = unsafe { Buffer::borrowed(start, elements.len()) };
        Ok(TensorView {
            tensor: ManuallyDrop::new(Tensor {
                buffer,
                shape,
                layout: PhantomData,
            }),
            elements,
        })
    }
}

impl<'a, E: Element, S: Shape, L: Layout<S>> TensorMut<'a, E, S, L> {
    /// A tensor over the slice, which has the elements in the order of the layout, with what stands between them.
    ///
    /// # Errors
    ///
    /// [`Error::Length`] or [`Error::Memory`] where the slice has another number of elements than the memory of such a tensor.
    pub fn new(elements: &'a mut [E]) -> Result<Self, Error> {
        Self::of_shape(held::<E, S, L>(elements.len())?, elements)
    }

    /// The tensor over the slice in this shape.
    pub(super) fn of_shape(shape: S, elements: &'a mut [E]) -> Result<Self, Error> {
        check_len::<E, S, L>(&shape, elements.len())?;
        let len = elements.len();
        let start = NonNull::from(elements).cast();
        // SAFETY: the slice has so many elements, valid and aligned, and is borrowed mutably for `'a`, which the result holds.
        // What is borrowed is never dropped, and no `&mut Tensor` is ever given away, so that nothing can move it out.
        let buffer = unsafe { Buffer::borrowed(start, len) };
        Ok(TensorMut {
            tensor: ManuallyDrop::new(Tensor {
                buffer,
                shape,
                layout: PhantomData,
            }),
            elements: PhantomData,
        })
    }

    /// The elements in the order of the layout, with what stands between them.
    #[inline]
    #[must_use]
    pub fn as_mut_slice(&mut self) -> &mut [E] {
        self.tensor.as_mut_slice()
    }
}

/// What an output can be written to: a [`Tensor`], or a [`TensorMut`] over memory elsewhere.
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
    message = "an output `Tensor<{E}, {S}>` does not fit in `{Self}`",
    label = "the output is a `Tensor<{E}, {S}>`",
    note = "it is written to a tensor of that type, or to a `TensorMut` of its elements, shape and layout"
)]
pub trait AsTensorMut<E: Element, S: Shape, L: Layout<S> = RowMajor> {
    /// The place of the output.
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

/// Checks that a tensor of this shape has so many elements in memory.
fn check_len<E: Element, S: Shape, L: Layout<S>>(shape: &S, came: usize) -> Result<(), Error> {
    let wanted = L::memory_len(shape);
    if wanted == came {
        return Ok(());
    }
    let (element, dims) = (E::TYPE, shape.sizes().as_ref().to_vec());
    Err(match L::MEMORY {
        Some(_) => Error::Memory {
            element,
            dims,
            wanted,
            came,
        },
        None => Error::Length {
            element,
            dims,
            came,
        },
    })
}

/// What was made of all elements of the same shape.
fn whole<T>(view: Result<T, Error>) -> T {
    view.expect("as many elements as the shape holds")
}

macro_rules! views {
    ($($name:ident)*) => {$(
        impl<E, S, L> Deref for $name<'_, E, S, L> {
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
