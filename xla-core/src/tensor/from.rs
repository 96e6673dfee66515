//! Tensors from nested arrays and scalars, and scalars from tensors.

use super::{Tensor, TensorMut, TensorView};
use crate::element::{Element, types};
use crate::size::{Dim, Size};

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
