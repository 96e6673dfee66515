//! Equality: tensors are equal if their sizes and all their elements are. NaN differs from itself. Equal tensors have
//! equal hashes.

use core::hash::{Hash, Hasher};

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

/// Hashes the sizes and the elements, without padding.
///
/// ```
/// use std::collections::HashMap;
/// use xla_core::tensor::Tensor;
///
/// let mut visits = HashMap::new();
/// for state in [[0, 1], [1, 1], [0, 1]] {
///     *visits.entry(Tensor::from(state)).or_insert(0) += 1;
/// }
/// assert_eq!(visits[&Tensor::from([0, 1])], 2);
/// ```
impl<E: Element + Hash, S: Shape, L: Layout<S>> Hash for Tensor<E, S, L> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.dims().hash(state);
        match L::MEMORY {
            Some(_) => self.iter().for_each(|element| element.hash(state)),
            None => E::hash_slice(self.as_slice(), state),
        }
    }
}

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

        impl<E: Element + Eq, S: Shape, L: Layout<S>> Eq for $name<'_, E, S, L> {}

        impl<E: Element + Hash, S: Shape, L: Layout<S>> Hash for $name<'_, E, S, L> {
            fn hash<H: Hasher>(&self, state: &mut H) {
                (**self).hash(state);
            }
        }
    )*};
}
views!(TensorView TensorMut);
