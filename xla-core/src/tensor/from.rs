//! Tensors from nested arrays, scalars, slices, vectors and iterators, and scalars and vectors from tensors.

use alloc::vec::Vec;

use super::{Tensor, TensorMut, TensorView};
use crate::element::{Element, types};
use crate::error::Error;
use crate::shape::{Layout, Shape};
use crate::size::{Dim, Dynamic, Size};

/// One row for each rank: the sizes, outermost first, the type of the nested array, and one `flatten` for each level to
/// remove.
macro_rules! nested {
    ($(($($size:ident)*) $array:ty, $($flatten:ident)*;)*) => {$(
        impl<E: Element, $(const $size: usize),*> From<$array> for Tensor<E, ($(Size<$size>,)*)>
        where
            $(Size<$size>: Dim),*
        {
            fn from(array: $array) -> Self {
                Tensor::from_row_major(Default::default(), array.as_slice()$(.$flatten())*)
            }
        }

        impl<'a, E: Element, $(const $size: usize),*> From<&'a $array> for TensorView<'a, E, ($(Size<$size>,)*)>
        where
            $(Size<$size>: Dim),*
        {
            fn from(array: &'a $array) -> Self {
                TensorView::new(array.as_slice()$(.$flatten())*).expect("an array has the elements of the shape with its sizes")
            }
        }
    )*};
}

nested! {
    (A) [E; A], ;
    (A B) [[E; B]; A], as_flattened;
    (A B C) [[[E; C]; B]; A], as_flattened as_flattened;
    (A B C D) [[[[E; D]; C]; B]; A], as_flattened as_flattened as_flattened;
}

macro_rules! nested_mut {
    ($(($($size:ident)*) $array:ty, $($flatten:ident)*;)*) => {$(
        impl<'a, E: Element, $(const $size: usize),*> From<&'a mut $array> for TensorMut<'a, E, ($(Size<$size>,)*)>
        where
            $(Size<$size>: Dim),*
        {
            fn from(array: &'a mut $array) -> Self {
                TensorMut::new(array.as_mut_slice()$(.$flatten())*).expect("an array has the elements of the shape with its sizes")
            }
        }
    )*};
}

nested_mut! {
    (A) [E; A], ;
    (A B) [[E; B]; A], as_flattened_mut;
    (A B C) [[[E; C]; B]; A], as_flattened_mut as_flattened_mut;
    (A B C D) [[[[E; D]; C]; B]; A], as_flattened_mut as_flattened_mut as_flattened_mut;
}

impl<E: Element> From<E> for Tensor<E, ()> {
    fn from(scalar: E) -> Self {
        Tensor::full(scalar)
    }
}

macro_rules! scalars {
    ($($element:ty)*) => {$(
        impl From<Tensor<$element, ()>> for $element {
            fn from(tensor: Tensor<$element, ()>) -> Self {
                tensor.item()
            }
        }
    )*};
}
types! { scalars! { @all } }

/// Copies the elements, as [`from_slice`](Tensor::from_slice) does.
impl<E: Element, S: Shape, L: Layout<S>> TryFrom<&[E]> for Tensor<E, S, L> {
    type Error = Error;

    fn try_from(elements: &[E]) -> Result<Self, Error> {
        Tensor::from_slice(elements)
    }
}

/// Copies the elements, as [`from_vec`](Tensor::from_vec) does.
///
/// ```
/// use xla_core::size::{Dynamic, Size};
/// use xla_core::tensor::Tensor;
///
/// let x: Tensor<i32, (Dynamic, Size<2>)> = vec![1, 2, 3, 4].try_into()?;
/// assert_eq!(x.dims(), [2, 2]);
/// # Ok::<(), xla_core::error::Error>(())
/// ```
impl<E: Element, S: Shape, L: Layout<S>> TryFrom<Vec<E>> for Tensor<E, S, L> {
    type Error = Error;

    fn try_from(elements: Vec<E>) -> Result<Self, Error> {
        Tensor::from_vec(elements)
    }
}

/// Views the elements, as [`new`](TensorView::new) does.
impl<'a, E: Element, S: Shape> TryFrom<&'a [E]> for TensorView<'a, E, S> {
    type Error = Error;

    fn try_from(elements: &'a [E]) -> Result<Self, Error> {
        TensorView::new(elements)
    }
}

/// Views the elements, as [`new`](TensorMut::new) does.
impl<'a, E: Element, S: Shape> TryFrom<&'a mut [E]> for TensorMut<'a, E, S> {
    type Error = Error;

    fn try_from(elements: &'a mut [E]) -> Result<Self, Error> {
        TensorMut::new(elements)
    }
}

/// Copies the elements, in row-major order whatever the layout is. A tensor's memory is aligned to 64 bytes and returns
/// to the pool, so a vector cannot take it over.
impl<E: Element, S: Shape, L: Layout<S>> From<Tensor<E, S, L>> for Vec<E> {
    fn from(tensor: Tensor<E, S, L>) -> Self {
        tensor.to_vec()
    }
}

/// Collects a vector of any length: `let x: f32![?] = (0..9).map(|i| i as f32).collect();`. Other shapes are collected by
/// [`try_from_iter`](Tensor::try_from_iter).
impl<E: Element> FromIterator<E> for Tensor<E, (Dynamic,)> {
    fn from_iter<I: IntoIterator<Item = E>>(elements: I) -> Self {
        let elements: Vec<E> = elements.into_iter().collect();
        Tensor::from_row_major(shape_of(elements.len()), &elements)
    }
}

/// Returns the shape of a vector in memory, whose length is below every limit of a size.
fn shape_of(len: usize) -> (Dynamic,) {
    Shape::of([len]).expect("a vector has fewer than 10^18 elements")
}
