//! Several arrays as one array of lists, read and written by kernels that apply a computation.

use crate::array::{Array, ArrayMut};
use crate::exec::{Out, Split};

/// A list of elements, each paired with the rest of the list: `(a, (b, ()))`. The last rest is `()`.
pub trait Items: Copy + Default + Send + Sync + 'static {
    /// Whether the list is empty.
    const IS_EMPTY: bool;

    /// An array for each element of the list.
    type Arrays<'a>: Copy;
    /// A result for each element.
    type Outs<'a>;
    /// A slice for each element.
    type Slices<'a>: Copy + Send + Sync;
    /// A mutable slice for each element.
    type SlicesMut<'a>: Split<'a, Parts = Self::Parts<'a>>;
    /// The same slices as parts of rows.
    type Parts<'a>;

    /// Returns the elements of arrays that all have these sizes.
    ///
    /// # Panics
    ///
    /// Panics if an array has other sizes.
    fn slices<'a>(arrays: Self::Arrays<'a>, dims: &[usize]) -> Self::Slices<'a>;

    /// Returns the elements of results that all have these sizes, `per_row` elements for each row.
    ///
    /// # Panics
    ///
    /// Panics if a result has other sizes.
    fn parts<'a>(outs: Self::Outs<'a>, dims: &[usize], per_row: usize) -> Self::Parts<'a>;

    /// Returns the elements of results that all have these sizes.
    ///
    /// # Panics
    ///
    /// Panics if a result has other sizes.
    fn slices_mut<'a>(outs: Self::Outs<'a>, dims: &[usize]) -> Self::SlicesMut<'a>;

    /// Returns the sizes of the first result.
    fn dims<'a>(outs: &Self::Outs<'a>) -> &'a [usize];

    /// Returns the sizes of the first array.
    fn sizes<'a>(arrays: &Self::Arrays<'a>) -> &'a [usize];

    /// Returns the elements at an index.
    fn get(slices: Self::Slices<'_>, at: usize) -> Self;

    /// Writes elements at an index.
    fn set(slices: &mut Self::SlicesMut<'_>, at: usize, items: Self);

    /// Returns the number of indices that can be written.
    fn len(slices: &Self::SlicesMut<'_>) -> usize;

    /// Returns the written elements at an index.
    fn look(slices: &Self::SlicesMut<'_>, at: usize) -> Self;

    /// Returns `count` elements from index `at` on.
    fn part<'a>(slices: Self::Slices<'a>, at: usize, count: usize) -> Self::Slices<'a>;

    /// Returns `count` mutable elements from index `at` on.
    fn part_mut<'a>(
        slices: &'a mut Self::SlicesMut<'_>,
        at: usize,
        count: usize,
    ) -> Self::SlicesMut<'a>;

    /// Copies all elements.
    fn copy(to: &mut Self::SlicesMut<'_>, from: Self::Slices<'_>);
}

impl Items for () {
    const IS_EMPTY: bool = true;

    type Arrays<'a> = ();
    type Outs<'a> = ();
    type Slices<'a> = ();
    type SlicesMut<'a> = ();
    type Parts<'a> = ();

    #[inline(always)]
    fn slices<'a>((): Self::Arrays<'a>, _: &[usize]) -> Self::Slices<'a> {}

    #[inline(always)]
    fn parts<'a>((): Self::Outs<'a>, _: &[usize], _: usize) -> Self::Parts<'a> {}

    #[inline(always)]
    fn slices_mut<'a>((): (), _: &[usize]) -> Self::SlicesMut<'a> {}

    #[inline(always)]
    fn dims<'a>((): &()) -> &'a [usize] {
        &[]
    }

    #[inline(always)]
    fn sizes<'a>((): &()) -> &'a [usize] {
        &[]
    }

    #[inline(always)]
    fn get((): (), _: usize) {}

    #[inline(always)]
    fn set((): &mut (), _: usize, (): ()) {}

    #[inline(always)]
    fn len((): &()) -> usize {
        0
    }

    #[inline(always)]
    fn look((): &(), _: usize) {}

    #[inline(always)]
    fn part<'a>((): (), _: usize, _: usize) -> Self::Slices<'a> {}

    #[inline(always)]
    fn part_mut<'a>((): &'a mut (), _: usize, _: usize) -> Self::SlicesMut<'a> {}

    #[inline(always)]
    fn copy((): &mut (), (): ()) {}
}

impl<T: Copy + Default + Send + Sync + 'static, R: Items> Items for (T, R) {
    const IS_EMPTY: bool = false;

    type Arrays<'a> = (Array<'a, T>, R::Arrays<'a>);
    type Outs<'a> = (ArrayMut<'a, T>, R::Outs<'a>);
    type Slices<'a> = (&'a [T], R::Slices<'a>);
    type SlicesMut<'a> = (&'a mut [T], R::SlicesMut<'a>);
    type Parts<'a> = (Out<'a, T>, R::Parts<'a>);

    #[inline(always)]
    fn slices<'a>((first, rest): Self::Arrays<'a>, dims: &[usize]) -> Self::Slices<'a> {
        assert_eq!(first.dims, dims, "expected operands of the same sizes");
        (first.elements, R::slices(rest, dims))
    }

    #[inline(always)]
    fn parts<'a>((first, rest): Self::Outs<'a>, dims: &[usize], per_row: usize) -> Self::Parts<'a> {
        assert_eq!(first.dims, dims, "expected results of the same sizes");
        (
            Out::new(first.elements, per_row),
            R::parts(rest, dims, per_row),
        )
    }

    #[inline(always)]
    fn slices_mut<'a>((first, rest): Self::Outs<'a>, dims: &[usize]) -> Self::SlicesMut<'a> {
        assert_eq!(first.dims, dims, "expected results of the same sizes");
        (first.elements, R::slices_mut(rest, dims))
    }

    #[inline(always)]
    fn dims<'a>((first, _): &Self::Outs<'a>) -> &'a [usize] {
        first.dims
    }

    #[inline(always)]
    fn sizes<'a>((first, _): &Self::Arrays<'a>) -> &'a [usize] {
        first.dims
    }

    #[inline(always)]
    fn get((first, rest): Self::Slices<'_>, at: usize) -> Self {
        (first[at], R::get(rest, at))
    }

    #[inline(always)]
    fn set((first, rest): &mut Self::SlicesMut<'_>, at: usize, items: Self) {
        first[at] = items.0;
        R::set(rest, at, items.1);
    }

    #[inline(always)]
    fn len((first, _): &Self::SlicesMut<'_>) -> usize {
        first.len()
    }

    #[inline(always)]
    fn look((first, rest): &Self::SlicesMut<'_>, at: usize) -> Self {
        (first[at], R::look(rest, at))
    }

    #[inline(always)]
    fn part<'a>((first, rest): Self::Slices<'a>, at: usize, count: usize) -> Self::Slices<'a> {
        (&first[at..][..count], R::part(rest, at, count))
    }

    #[inline(always)]
    fn part_mut<'a>(
        (first, rest): &'a mut Self::SlicesMut<'_>,
        at: usize,
        count: usize,
    ) -> Self::SlicesMut<'a> {
        (&mut first[at..][..count], R::part_mut(rest, at, count))
    }

    #[inline(always)]
    fn copy((first, rest): &mut Self::SlicesMut<'_>, from: Self::Slices<'_>) {
        first.copy_from_slice(from.0);
        R::copy(rest, from.1);
    }
}
