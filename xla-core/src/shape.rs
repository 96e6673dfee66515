//! Shapes and layouts as types.
//!
//! A shape is a tuple of sizes, `(Size<32>, Size<784>)`, of rank 0 to 10. A layout says in which order the elements stand
//! in memory: [`RowMajor`], or [`MinorToMajor`] with the dimensions from the one that varies fastest to the slowest.
//!
//! ```
//! use xla_core::shape::{Layout, MinorToMajor, RowMajor, Shape};
//! use xla_core::size::Size;
//!
//! type Matrix = (Size<2>, Size<3>);
//! assert_eq!((Matrix::RANK, Matrix::dims(), Matrix::LEN), (2, &[2, 3][..], 6));
//! assert_eq!(<RowMajor as Layout<Matrix>>::strides(), [3, 1]);
//! assert_eq!(<MinorToMajor<(Size<0>, Size<1>)> as Layout<Matrix>>::strides(), [1, 2]);
//! ```

use core::fmt::Debug;
use core::hash::Hash;
use core::ops::IndexMut;

use generic_array::{ArrayLength, GenericArray};
use typenum::consts::{U0, U1, U2, U3, U4, U5, U6, U7, U8, U9, U10};
use xla_hlo::layout::index;

use crate::size::Dim;

mod layout;

pub use layout::{Layout, MinorToMajor, RowMajor};

/// The greatest rank.
pub const MAX_RANK: usize = 10;

/// The shape of a tensor: a tuple of sizes.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not the shape of a tensor",
    label = "not a shape",
    note = "a shape is a tuple of at most 10 sizes; write tensor types as `f32![32, 784]`"
)]
pub trait Shape: sealed::Shape + Copy + Default + Debug + Send + Sync + 'static {
    /// The number of dimensions, for arrays that are as long.
    type Rank: ArrayLength;
    /// Where an element stands: one number for each dimension, `[usize; RANK]`.
    type Index: AsRef<[usize]>
        + AsMut<[usize]>
        + IndexMut<usize, Output = usize>
        + Copy
        + Debug
        + Eq
        + Hash
        + Send
        + Sync;
    /// The number of dimensions.
    const RANK: usize;
    /// The sizes.
    const DIMS: GenericArray<usize, Self::Rank>;
    /// The index of the first element.
    const ORIGIN: Self::Index;
    /// The number of elements.
    const LEN: usize = len(Self::SIZES);
    /// The sizes, where a slice is wanted in a constant.
    #[doc(hidden)]
    const SIZES: &'static [usize];

    /// The sizes, as a slice.
    fn dims() -> &'static [usize] {
        Self::SIZES
    }

    /// The index of an element by its place in row-major order.
    ///
    /// ```
    /// use xla_core::shape::Shape;
    /// use xla_core::size::Size;
    ///
    /// assert_eq!(<(Size<2>, Size<3>)>::index_of(5), [1, 2]);
    /// ```
    fn index_of(place: usize) -> Self::Index {
        <RowMajor as Layout<Self>>::index_at(place)
    }

    /// Moves the index to the next element in row-major order; after the last one it is [`ORIGIN`](Self::ORIGIN) again.
    fn advance(index: &mut Self::Index) {
        index::advance_row_major(index.as_mut(), Self::dims());
    }

    /// All indices in row-major order.
    fn indices() -> Indices<Self> {
        Indices {
            next: Self::ORIGIN,
            left: Self::LEN,
        }
    }
}

/// A shape of rank one or more: what its rows are.
pub trait Leading: Shape {
    /// The size of the first dimension.
    type First: Dim;
    /// The shape of one row: the other dimensions.
    type Row: Shape;
}

/// The product of the sizes. None of them is 10⁹ or more, but ten of them may be too much for a `usize`.
const fn len(dims: &[usize]) -> usize {
    match index::count(dims) {
        Some(len) => len,
        None => panic!("the number of elements of this shape is more than a usize can count"),
    }
}

/// All indices of a shape in row-major order.
#[derive(Clone, Debug)]
pub struct Indices<S: Shape> {
    next: S::Index,
    left: usize,
}

impl<S: Shape> Iterator for Indices<S> {
    type Item = S::Index;

    fn next(&mut self) -> Option<S::Index> {
        self.left = self.left.checked_sub(1)?;
        let index = self.next;
        S::advance(&mut self.next);
        Some(index)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.left, Some(self.left))
    }
}

impl<S: Shape> ExactSizeIterator for Indices<S> {}

mod sealed {
    /// Keeps [`Shape`](super::Shape) to tuples of sizes, which the memory of a tensor relies on.
    pub trait Shape {}
}

macro_rules! shapes {
    ($($rank:literal $number:ident ($($size:ident)*);)*) => {$(
        impl<$($size: Dim),*> sealed::Shape for ($($size,)*) {}

        #[diagnostic::do_not_recommend]
        impl<$($size: Dim),*> Shape for ($($size,)*) {
            type Rank = $number;
            type Index = [usize; $rank];
            const RANK: usize = $rank;
            const DIMS: GenericArray<usize, $number> = GenericArray::from_array([$($size::SIZE),*]);
            const SIZES: &'static [usize] = &[$($size::SIZE),*];
            const ORIGIN: [usize; $rank] = [0; $rank];
        }
    )*};
}

shapes! {
    0 U0 ();
    1 U1 (A);
    2 U2 (A B);
    3 U3 (A B C);
    4 U4 (A B C D);
    5 U5 (A B C D E);
    6 U6 (A B C D E F);
    7 U7 (A B C D E F G);
    8 U8 (A B C D E F G H);
    9 U9 (A B C D E F G H I);
    10 U10 (A B C D E F G H I J);
}

macro_rules! leading {
    ($($first:ident ($($size:ident)*);)*) => {$(
        impl<$first: Dim, $($size: Dim),*> Leading for ($first, $($size,)*) {
            type First = $first;
            type Row = ($($size,)*);
        }
    )*};
}

leading! {
    A ();
    A (B);
    A (B C);
    A (B C D);
    A (B C D E);
    A (B C D E F);
    A (B C D E F G);
    A (B C D E F G H);
    A (B C D E F G H I);
    A (B C D E F G H I J);
}

#[cfg(test)]
mod tests;
