//! The rows of a row-major tensor, as views: row `i` holds the elements whose first index is `i`.

use core::mem::take;

use super::{Tensor, TensorMut, TensorView};
use crate::element::Element;
use crate::shape::{Leading, Shape};
use crate::size::Extent;

impl<E: Element, S: Leading> Tensor<E, S> {
    /// Views one row: the elements whose first index is `i`.
    ///
    /// # Panics
    ///
    /// Panics if `i` is not less than the number of rows.
    ///
    /// ```
    /// use xla_core::tensor::Tensor;
    ///
    /// let x = Tensor::from([[1, 2], [3, 4]]);
    /// assert_eq!(x.row(1).as_slice(), [3, 4]);
    /// ```
    #[must_use]
    pub fn row(&self, i: usize) -> TensorView<'_, E, S::Row> {
        let row = self.row_shape(i);
        view(row, &self.as_slice()[i * row.len()..][..row.len()])
    }

    /// Views one row mutably.
    ///
    /// # Panics
    ///
    /// Panics if `i` is not less than the number of rows.
    #[must_use]
    pub fn row_mut(&mut self, i: usize) -> TensorMut<'_, E, S::Row> {
        let row = self.row_shape(i);
        view_mut(row, &mut self.as_mut_slice()[i * row.len()..][..row.len()])
    }

    /// Returns the shape of row `i`, after checking that the row exists.
    fn row_shape(&self, i: usize) -> S::Row {
        let (rows, row) = self.shape.split();
        assert!(
            i < rows.size(),
            "row {i} is outside {}{:?}",
            E::TYPE,
            self.dims()
        );
        row
    }

    /// Iterates over the rows.
    ///
    /// ```
    /// use xla_core::tensor::Tensor;
    ///
    /// let x = Tensor::from([[1, 2], [3, 4]]);
    /// let sums: Vec<i32> = x.rows().map(|row| row.iter().sum()).collect();
    /// assert_eq!(sums, [3, 7]);
    /// ```
    pub fn rows(&self) -> Rows<'_, E, S> {
        let (rows, row) = self.shape.split();
        Rows {
            rest: self.as_slice(),
            left: rows.size(),
            row,
        }
    }

    /// Iterates over the rows as mutable views.
    ///
    /// ```
    /// use xla_core::tensor::Tensor;
    ///
    /// let mut x = Tensor::from([[1, 2], [3, 4]]);
    /// for (i, mut row) in x.rows_mut().enumerate() {
    ///     row.as_mut_slice().fill(i as i32);
    /// }
    /// assert_eq!(x, Tensor::from([[0, 0], [1, 1]]));
    /// ```
    pub fn rows_mut(&mut self) -> RowsMut<'_, E, S> {
        let (rows, row) = self.shape.split();
        RowsMut {
            rest: self.as_mut_slice(),
            left: rows.size(),
            row,
        }
    }
}

fn view<E: Element, S: Shape>(row: S, elements: &[E]) -> TensorView<'_, E, S> {
    TensorView::of_shape(row, elements).expect("expected the elements of one row")
}

fn view_mut<E: Element, S: Shape>(row: S, elements: &mut [E]) -> TensorMut<'_, E, S> {
    TensorMut::of_shape(row, elements).expect("expected the elements of one row")
}

/// An iterator over the rows of a tensor.
pub struct Rows<'a, E, S: Leading> {
    rest: &'a [E],
    left: usize,
    row: S::Row,
}

impl<'a, E: Element, S: Leading> Iterator for Rows<'a, E, S> {
    type Item = TensorView<'a, E, S::Row>;

    fn next(&mut self) -> Option<Self::Item> {
        self.left = self.left.checked_sub(1)?;
        let (row, rest) = self.rest.split_at(self.row.len());
        self.rest = rest;
        Some(view(self.row, row))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.left, Some(self.left))
    }
}

/// An iterator over the rows of a tensor as mutable views.
pub struct RowsMut<'a, E, S: Leading> {
    rest: &'a mut [E],
    left: usize,
    row: S::Row,
}

impl<'a, E: Element, S: Leading> Iterator for RowsMut<'a, E, S> {
    type Item = TensorMut<'a, E, S::Row>;

    fn next(&mut self) -> Option<Self::Item> {
        self.left = self.left.checked_sub(1)?;
        let (row, rest) = take(&mut self.rest).split_at_mut(self.row.len());
        self.rest = rest;
        Some(view_mut(self.row, row))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.left, Some(self.left))
    }
}

impl<E: Element, S: Leading> ExactSizeIterator for Rows<'_, E, S> {}
impl<E: Element, S: Leading> ExactSizeIterator for RowsMut<'_, E, S> {}
