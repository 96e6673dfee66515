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
    #[inline(always)]
    pub fn new(elements: &'a [T], dims: &'a [usize]) -> Self {
        check(elements.len(), dims);
        Array { elements, dims }
    }

    /// Returns the stride of a dimension, in elements.
    #[inline(always)]
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
    #[inline(always)]
    pub fn new(elements: &'a mut [T], dims: &'a [usize]) -> Self {
        check(elements.len(), dims);
        ArrayMut { elements, dims }
    }
}

/// Checks the number of elements. Register blocks inline it, where the numbers are constants.
#[inline(always)]
fn check(len: usize, dims: &[usize]) {
    let (mut product, mut d) = (1, 0);
    while d < dims.len() {
        product *= dims[d];
        d += 1;
    }
    if product != len {
        differ(len, dims);
    }
}

#[cold]
#[inline(never)]
fn differ(len: usize, dims: &[usize]) -> ! {
    panic!("expected the elements of an array of {dims:?}, found {len} elements");
}

/// Returns a local array of zeros, for a register block.
#[inline(always)]
#[must_use]
pub fn zeros<T: Copy + Default, const N: usize>() -> [T; N] {
    [T::default(); N]
}

/// Copies the first elements of a slice to a local array, for a register block.
///
/// # Panics
///
/// Panics if there are fewer.
#[inline(always)]
#[must_use]
pub fn copied<T: Copy, const N: usize>(elements: &[T]) -> [T; N] {
    match elements.first_chunk() {
        Some(first) => *first,
        None => panic!("expected {N} elements, found {}", elements.len()),
    }
}
