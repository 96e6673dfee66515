//! The array arguments of kernels: elements in row-major order, and the sizes of the dimensions.

use core::ops::{Deref, DerefMut};

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

/// A local array of a register block, which is used as a slice.
///
/// It begins at a cache line. A vector that crosses one takes twice the time, and without the alignment the address of the
/// stack, which differs from run to run, would decide which vectors do.
#[repr(align(64))]
#[derive(Clone, Copy, Debug)]
pub struct Local<T, const N: usize>([T; N]);

impl<T, const N: usize> Deref for Local<T, N> {
    type Target = [T];

    #[inline(always)]
    fn deref(&self) -> &[T] {
        &self.0
    }
}

impl<T, const N: usize> DerefMut for Local<T, N> {
    #[inline(always)]
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.0
    }
}

/// Returns a local array of zeros.
#[inline(always)]
#[must_use]
pub fn zeros<T: Copy + Default, const N: usize>() -> Local<T, N> {
    Local([T::default(); N])
}

/// Copies the first elements of a slice to a local array.
///
/// # Panics
///
/// Panics if there are fewer.
#[inline(always)]
#[must_use]
pub fn copied<T: Copy, const N: usize>(elements: &[T]) -> Local<T, N> {
    match elements.first_chunk() {
        Some(first) => Local(*first),
        None => panic!("expected {N} elements, found {}", elements.len()),
    }
}
