//! Equality: tensors are equal if their sizes and all their elements are. NaN differs from itself.

use super::{Tensor, TensorMut, TensorView};
use crate::element::Element;
use crate::shape::{Layout, Shape};

impl<E: Element, S: Shape, L: Layout<S>> PartialEq for Tensor<E, S, L> {
    fn eq(&self, other: &Self) -> bool {
        self.dims() == other.dims()
            && match L::MEMORY {
                // Padding is not compared.
                Some(_) => self.iter().eq(other),
                None => self.as_slice() == other.as_slice(),
            }
    }
}

impl<E: Element + Eq, S: Shape, L: Layout<S>> Eq for Tensor<E, S, L> {}

macro_rules! views {
    ($($name:ident)*) => {$(
        impl<E: Element, S: Shape, L: Layout<S>> PartialEq for $name<'_, E, S, L> {
            fn eq(&self, other: &Self) -> bool {
                **self == **other
            }
        }

        impl<E: Element, S: Shape, L: Layout<S>> PartialEq<Tensor<E, S, L>> for $name<'_, E, S, L> {
            fn eq(&self, other: &Tensor<E, S, L>) -> bool {
                **self == *other
            }
        }
    )*};
}
views!(TensorView TensorMut);
