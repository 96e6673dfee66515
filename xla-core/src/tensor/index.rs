//! Access to elements by index, and iteration over all of them.

use core::iter::FusedIterator;
use core::ops::{Index, IndexMut};

use super::{Tensor, offset};
use crate::element::Element;
use crate::shape::{Layout, RowMajor, Shape};
use crate::size::Extent;

impl<E: Element, S: Shape, L: Layout<S>> Tensor<E, S, L> {
    /// Returns the element with this index, or `None` if the index is outside the shape.
    ///
    /// ```
    /// use xla_core::tensor::Tensor;
    ///
    /// let x = Tensor::from([[1, 2], [3, 4]]);
    /// assert_eq!(x.get([1, 0]), Some(3));
    /// assert_eq!(x.get([2, 0]), None);
    /// ```
    #[inline]
    #[must_use]
    pub fn get(&self, index: S::Index) -> Option<E> {
        L::offset_in(&self.shape, &index).map(|at| self.as_slice()[at])
    }

    /// Iterates over the elements in row-major order whatever the layout is.
    ///
    /// ```
    /// use xla_core::tensor::Tensor;
    ///
    /// let x = Tensor::from([[1, 2], [3, 4]]);
    /// assert_eq!(x.iter().sum::<i32>(), 10);
    /// ```
    pub fn iter(&self) -> Iter<'_, E, S, L> {
        Iter {
            tensor: self,
            index: S::ORIGIN,
            place: 0,
        }
    }
}

impl<E: Element, S: Shape, L: Layout<S>> Index<S::Index> for Tensor<E, S, L> {
    type Output = E;

    #[inline]
    fn index(&self, index: S::Index) -> &E {
        match L::offset_in(&self.shape, &index) {
            Some(at) => &self.as_slice()[at],
            None => outside::<E, S>(&self.shape, &index),
        }
    }
}

impl<E: Element, S: Shape, L: Layout<S>> IndexMut<S::Index> for Tensor<E, S, L> {
    #[inline]
    fn index_mut(&mut self, index: S::Index) -> &mut E {
        match L::offset_in(&self.shape, &index) {
            Some(at) => &mut self.as_mut_slice()[at],
            None => outside::<E, S>(&self.shape, &index),
        }
    }
}

/// Elements by a tuple of numbers, as in a computation: `x[(1, 2)]`; by one number where there is one dimension.
macro_rules! tuples {
    ($($index:ty: ($($size:ident)*) |$place:pat_param| $array:expr;)*) => {$(
        impl<E: Element, $($size: Extent,)* L: Layout<($($size,)*)>> Index<$index> for Tensor<E, ($($size,)*), L> {
            type Output = E;

            #[inline]
            fn index(&self, $place: $index) -> &E {
                &self[$array]
            }
        }

        impl<E: Element, $($size: Extent,)* L: Layout<($($size,)*)>> IndexMut<$index> for Tensor<E, ($($size,)*), L> {
            #[inline]
            fn index_mut(&mut self, $place: $index) -> &mut E {
                &mut self[$array]
            }
        }
    )*};
}

tuples! {
    usize: (A) |i| [i];
    (usize, usize): (A B) |(i, j)| [i, j];
    (usize, usize, usize): (A B C) |(i, j, k)| [i, j, k];
    (usize, usize, usize, usize): (A B C D) |(i, j, k, l)| [i, j, k, l];
}

#[cold]
fn outside<E: Element, S: Shape>(shape: &S, index: &S::Index) -> ! {
    panic!("index {index:?} is outside {}{:?}", E::TYPE, shape.sizes())
}

/// An iterator over the elements of a tensor in row-major order.
pub struct Iter<'a, E: Element, S: Shape, L: Layout<S> = RowMajor> {
    tensor: &'a Tensor<E, S, L>,
    index: S::Index,
    place: usize,
}

impl<'a, E: Element, S: Shape, L: Layout<S>> Iterator for Iter<'a, E, S, L> {
    type Item = &'a E;

    #[inline]
    fn next(&mut self) -> Option<&'a E> {
        if self.place == self.tensor.len() {
            return None;
        }
        let at = if L::IS_ROW_MAJOR {
            self.place
        } else {
            let at = offset::<S, L>(&self.tensor.shape, &self.index);
            self.tensor.shape.step(&mut self.index);
            at
        };
        self.place += 1;
        Some(&self.tensor.as_slice()[at])
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.tensor.len() - self.place;
        (left, Some(left))
    }
}

impl<E: Element, S: Shape, L: Layout<S>> ExactSizeIterator for Iter<'_, E, S, L> {}
impl<E: Element, S: Shape, L: Layout<S>> FusedIterator for Iter<'_, E, S, L> {}

impl<'a, E: Element, S: Shape, L: Layout<S>> IntoIterator for &'a Tensor<E, S, L> {
    type Item = &'a E;
    type IntoIter = Iter<'a, E, S, L>;

    fn into_iter(self) -> Iter<'a, E, S, L> {
        self.iter()
    }
}
