//! Tensors of few elements, which hold these themselves, in constants.

#![allow(unsafe_code)]

use core::mem::transmute_copy;

use super::Tensor;
use crate::element::Element;
use crate::element::storage::Storage;
use crate::shape::StaticShape;

impl<E: Element, S: StaticShape> Tensor<E, S> {
    /// Makes a tensor of few elements, in row-major order, for macros that have counted them.
    #[doc(hidden)]
    #[inline]
    #[must_use]
    pub const fn from_few<const N: usize>(elements: [E; N]) -> Self {
        const {
            assert!(N == S::LEN, "expected as many elements as the shape has");
            assert!(
                <S::Storage<E> as Storage<E>>::LEN.is_some(),
                "few enough elements for the tensor to hold them itself"
            );
        }
        // SAFETY: storage of a length in its type is an array of as many elements, which are plain values, and a shape of
        // static sizes has no size.
        unsafe { transmute_copy(&elements) }
    }
}
