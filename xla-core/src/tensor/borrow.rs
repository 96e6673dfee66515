//! Tensors and views as references to tensors and to slices of elements.

use core::borrow::Borrow;

use super::{Tensor, TensorMut, TensorView};
use crate::element::Element;
use crate::shape::{Layout, Shape};

/// The elements in memory order, as [`as_slice`](Tensor::as_slice) returns them.
impl<E: Element, S: Shape, L: Layout<S>> AsRef<[E]> for Tensor<E, S, L> {
    #[inline]
    fn as_ref(&self) -> &[E] {
        self.as_slice()
    }
}

/// The elements in memory order, as [`as_mut_slice`](Tensor::as_mut_slice) returns them.
impl<E: Element, S: Shape, L: Layout<S>> AsMut<[E]> for Tensor<E, S, L> {
    #[inline]
    fn as_mut(&mut self) -> &mut [E] {
        self.as_mut_slice()
    }
}

/// The elements in memory order, as [`as_mut_slice`](TensorMut::as_mut_slice) returns them.
impl<E: Element, S: Shape, L: Layout<S>> AsMut<[E]> for TensorMut<'_, E, S, L> {
    #[inline]
    fn as_mut(&mut self) -> &mut [E] {
        self.as_mut_slice()
    }
}

macro_rules! views {
    ($($name:ident)*) => {$(
        /// The elements in memory order, as [`as_slice`](Tensor::as_slice) returns them.
        impl<E: Element, S: Shape, L: Layout<S>> AsRef<[E]> for $name<'_, E, S, L> {
            #[inline]
            fn as_ref(&self) -> &[E] {
                self.as_slice()
            }
        }

        impl<E: Element, S: Shape, L: Layout<S>> AsRef<Tensor<E, S, L>> for $name<'_, E, S, L> {
            #[inline]
            fn as_ref(&self) -> &Tensor<E, S, L> {
                self
            }
        }

        impl<E: Element, S: Shape, L: Layout<S>> Borrow<Tensor<E, S, L>> for $name<'_, E, S, L> {
            #[inline]
            fn borrow(&self) -> &Tensor<E, S, L> {
                self
            }
        }
    )*};
}
views!(TensorView TensorMut);
