//! The array arguments of kernels: elements in row-major order, and the sizes of the dimensions.

/// An array that a kernel reads.
#[derive(Debug)]
pub struct Array<'a, T> {
    pub(crate) elements: &'a [T],
    pub(crate) dims: &'a [usize],
}

impl<T> Clone for Array<'_, T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Array<'_, T> {}

impl<'a, T> Array<'a, T> {
    /// Makes an array from elements in row-major order.
    ///
    /// # Panics
    ///
    /// Panics if their number differs from the product of the sizes.
    #[inline]
    pub fn new(elements: &'a [T], dims: &'a [usize]) -> Self {
        check(elements.len(), dims);
        Array { elements, dims }
    }

    /// Returns the stride of a dimension, in elements.
    pub(crate) fn stride(&self, dim: usize) -> usize {
        self.dims[dim + 1..].iter().product()
    }
}

/// An array that a kernel writes.
#[derive(Debug)]
pub struct ArrayMut<'a, T> {
    pub(crate) elements: &'a mut [T],
    pub(crate) dims: &'a [usize],
}

impl<'a, T> ArrayMut<'a, T> {
    /// Makes an array from elements in row-major order.
    ///
    /// # Panics
    ///
    /// Panics if their number differs from the product of the sizes.
    #[inline]
    pub fn new(elements: &'a mut [T], dims: &'a [usize]) -> Self {
        check(elements.len(), dims);
        ArrayMut { elements, dims }
    }
}

fn check(len: usize, dims: &[usize]) {
    assert_eq!(
        len,
        dims.iter().product::<usize>(),
        "elements for dimensions {dims:?}"
    );
}
