//! Arrays as kernels take them: elements in row-major order beside their sizes.

/// What a kernel reads.
#[derive(Debug)]
pub struct Array<'a, T> {
    pub(super) elements: &'a [T],
    pub(super) dims: &'a [usize],
}

impl<T> Clone for Array<'_, T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Array<'_, T> {}

impl<'a, T> Array<'a, T> {
    /// Elements in row-major order.
    ///
    /// # Panics
    ///
    /// When there are more or fewer than the product of the sizes.
    #[inline]
    pub fn new(elements: &'a [T], dims: &'a [usize]) -> Self {
        check(elements.len(), dims);
        Array { elements, dims }
    }

    /// By how many elements the array advances with a dimension.
    pub(super) fn stride(&self, dim: usize) -> usize {
        self.dims[dim + 1..].iter().product()
    }
}

/// What a kernel writes.
#[derive(Debug)]
pub struct ArrayMut<'a, T> {
    pub(super) elements: &'a mut [T],
    pub(super) dims: &'a [usize],
}

impl<'a, T> ArrayMut<'a, T> {
    /// Elements in row-major order.
    ///
    /// # Panics
    ///
    /// When there are more or fewer than the product of the sizes.
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
