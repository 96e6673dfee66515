//! Shapes and layouts as types.
//!
//! A shape is a tuple of sizes, `(Size<32>, Size<784>)`, of rank 0 to 10. Dynamic sizes, as in `(Dynamic, Size<784>)`,
//! are stored in the value of the shape, which a tensor contains. A shape with static sizes only is a [`StaticShape`],
//! whose value takes no memory. A layout defines the order of the elements in memory: [`RowMajor`], or [`MinorToMajor`]
//! with the dimensions in that order; and their padding, if it is [`Padded`] or [`Tiled`].
//!
//! ```
//! use xla_core::shape::{Layout, MinorToMajor, RowMajor, Shape, StaticShape};
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
use xla_shape::layout::index;

use crate::element::Element;
use crate::element::storage::{Budget, InPlace, One, Storage};
use crate::size::{Dim, Extent};

mod layout;
pub mod padding;

#[doc(hidden)]
pub use layout::Tile;
pub use layout::{Layout, MinorToMajor, Order, Padded, RowMajor, Tiled};

/// The maximum rank.
pub const MAX_RANK: usize = 10;

/// The shape of a tensor: a tuple of sizes, each of which is static or dynamic.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not the shape of a tensor",
    label = "not a shape",
    note = "a shape is a tuple of at most 10 sizes; write tensor types as `f32![32, 784]`"
)]
pub trait Shape: sealed::Shape + Copy + Debug + Send + Sync + 'static {
    /// The number of dimensions, for arrays of that length.
    type Rank: Rank;
    /// The index of an element: one number for each dimension, `[usize; RANK]`.
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
    /// The index of the first element.
    const ORIGIN: Self::Index;
    /// The static sizes, with `None` for dynamic ones.
    const KNOWN: &'static [Option<usize>];
    /// The sizes if all of them are static.
    #[doc(hidden)]
    const STATIC: Option<&'static [usize]>;
    /// Where a tensor of this shape without padding holds its elements.
    #[doc(hidden)]
    type Storage<T: Element>: Storage<T>;

    /// Returns the sizes.
    fn sizes(&self) -> Self::Index;

    /// Makes the shape of these sizes: `None` if one contradicts a static size, one is too large for a size, or the
    /// number of elements overflows a `usize`.
    ///
    /// ```
    /// use xla_core::shape::Shape;
    /// use xla_core::size::{Dynamic, Size};
    ///
    /// type Batch = (Dynamic, Size<64>);
    /// assert_eq!(Batch::of([5, 64]).map(|shape| shape.len()), Some(320));
    /// assert!(Batch::of([5, 65]).is_none());
    /// ```
    fn of(sizes: Self::Index) -> Option<Self>;

    /// Returns the number of elements.
    #[inline]
    fn len(&self) -> usize {
        match const { static_len(Self::STATIC) } {
            Some(len) => len,
            None => index::count(self.sizes().as_ref())
                .expect("a shape has at most usize::MAX elements: its constructor counted them"),
        }
    }

    /// Whether there are no elements: one of the sizes is zero.
    #[inline]
    fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Infers the shape from its number of elements: `None` if there is no such shape, or more than one.
    fn holding(elements: usize) -> Option<Self> {
        let mut sizes = Self::ORIGIN;
        let mut unknown = None;
        let mut known = 1usize;
        for (d, size) in Self::KNOWN.iter().enumerate() {
            match size {
                Some(size) => {
                    sizes[d] = *size;
                    known = known.checked_mul(*size)?;
                }
                None if unknown.is_some() => return None,
                None => unknown = Some(d),
            }
        }
        if let Some(d) = unknown {
            sizes[d] = elements.checked_div(known)?;
        }
        Self::of(sizes).filter(|shape| shape.len() == elements)
    }

    /// Advances the index to the next element in row-major order; after the last one it is [`ORIGIN`](Self::ORIGIN)
    /// again.
    #[doc(hidden)]
    fn step(&self, index: &mut Self::Index) {
        index::advance_row_major(index.as_mut(), self.sizes().as_ref());
    }

    /// Iterates over all indices in row-major order.
    fn all_indices(&self) -> Indices<Self> {
        Indices {
            shape: *self,
            next: Self::ORIGIN,
            left: self.len(),
        }
    }
}

/// The number of dimensions of a shape, from 0 to 10.
///
/// The compiler takes 10 ms to prove that a number is the length of an array, each time the proof is among other bounds.
/// It proves so once for each number here, and not again for the shapes of that rank.
pub trait Rank: ArrayLength<ArrayType<usize>: Copy> {}

/// A shape with static sizes only, so that its type determines everything.
#[diagnostic::on_unimplemented(
    message = "the type `{Self}` is a shape with dynamic sizes",
    label = "some sizes are known only at run time",
    note = "specify the sizes where the tensor is created, as in `Tensor::zeros_sized([32, 64])`, or convert it to \
        static sizes with `try_into`"
)]
pub trait StaticShape: Shape + Default {
    /// The sizes.
    const DIMS: GenericArray<usize, Self::Rank> = *GenericArray::from_slice(Self::SIZES);
    /// The number of elements.
    const LEN: usize = len(Self::SIZES);
    /// The sizes as a slice, for constants.
    #[doc(hidden)]
    const SIZES: &'static [usize];

    /// Returns the sizes as a slice.
    fn dims() -> &'static [usize] {
        Self::SIZES
    }

    /// Returns the index of an element from its position in row-major order.
    ///
    /// ```
    /// use xla_core::shape::StaticShape;
    /// use xla_core::size::Size;
    ///
    /// assert_eq!(<(Size<2>, Size<3>)>::index_of(5), [1, 2]);
    /// ```
    fn index_of(place: usize) -> Self::Index {
        let mut index = Self::ORIGIN;
        let order = <RowMajor as Layout<Self>>::minor_to_major();
        index::fill_multi(place, Self::dims(), order, index.as_mut());
        index
    }

    /// Advances the index to the next element in row-major order; after the last one it is [`ORIGIN`](Shape::ORIGIN)
    /// again.
    fn advance(index: &mut Self::Index) {
        index::advance_row_major(index.as_mut(), Self::dims());
    }

    /// Iterates over all indices in row-major order.
    fn indices() -> Indices<Self> {
        Self::default().all_indices()
    }
}

/// A shape of rank one or more, split into its first dimension and its rows.
pub trait Leading: Shape {
    /// The size of the first dimension.
    type First: Extent;
    /// The shape of one row: the other dimensions.
    type Row: Shape;

    /// Returns the number of rows and the shape of each.
    fn split(self) -> (Self::First, Self::Row);
}

/// Returns the product of the sizes; panics if it overflows.
const fn len(dims: &[usize]) -> usize {
    match index::count(dims) {
        Some(len) => len,
        None => panic!("the number of elements of this shape is more than a usize can count"),
    }
}

/// An iterator over all indices of a shape in row-major order.
#[derive(Clone, Debug)]
pub struct Indices<S: Shape> {
    shape: S,
    next: S::Index,
    left: usize,
}

impl<S: Shape> Iterator for Indices<S> {
    type Item = S::Index;

    fn next(&mut self) -> Option<S::Index> {
        self.left = self.left.checked_sub(1)?;
        let index = self.next;
        self.shape.step(&mut self.next);
        Some(index)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.left, Some(self.left))
    }
}

impl<S: Shape> ExactSizeIterator for Indices<S> {}

mod sealed {
    /// Seals [`Shape`](super::Shape) to tuples of sizes, which the memory safety of tensors relies on.
    pub trait Shape {}
}

/// Returns the sizes if all of them are static.
const fn known(sizes: &[Option<usize>], values: &'static [usize]) -> Option<&'static [usize]> {
    let mut d = 0;
    while d < sizes.len() {
        if sizes[d].is_none() {
            return None;
        }
        d += 1;
    }
    Some(values)
}

/// Returns the number of elements if all sizes are static and it does not overflow.
const fn static_len(sizes: Option<&[usize]>) -> Option<usize> {
    match sizes {
        Some(sizes) => index::count(sizes),
        None => None,
    }
}

const fn or_zero(size: Option<usize>) -> usize {
    match size {
        Some(size) => size,
        None => 0,
    }
}

/// The rest of the budget of an element type after the sizes of a shape.
macro_rules! leaves {
    ($element:ident:) => { <$element as Element>::Budget };
    ($element:ident: $size:ident $($rest:ident)*) => { $size::Leaves<leaves!($element: $($rest)*)> };
}

/// The elements of a shape as nested arrays.
macro_rules! array {
    ($element:ident:) => { One<$element> };
    ($element:ident: $size:ident $($rest:ident)*) => { $size::Array<$element, array!($element: $($rest)*)> };
}

macro_rules! shapes {
    ($($rank:literal $number:ident ($($size:ident)*);)*) => {$(
        impl Rank for $number {}

        impl<$($size: Extent),*> sealed::Shape for ($($size,)*) {}

        #[diagnostic::do_not_recommend]
        impl<$($size: Extent),*> Shape for ($($size,)*) {
            type Rank = $number;
            type Index = [usize; $rank];
            const RANK: usize = $rank;
            const ORIGIN: [usize; $rank] = [0; $rank];
            const KNOWN: &'static [Option<usize>] = &[$($size::KNOWN),*];
            const STATIC: Option<&'static [usize]> = known(Self::KNOWN, &[$(or_zero($size::KNOWN)),*]);
            type Storage<T: Element> = <leaves!(T: $($size)*) as Budget>::Choice<InPlace<array!(T: $($size)*)>, T>;

            #[inline]
            #[allow(non_snake_case)]
            fn sizes(&self) -> [usize; $rank] {
                let ($($size,)*) = *self;
                [$($size.size()),*]
            }

            #[inline]
            #[allow(non_snake_case)]
            fn of([$($size),*]: [usize; $rank]) -> Option<Self> {
                if !const { static_len(Self::STATIC).is_some() } {
                    index::count(&[$($size),*])?;
                }
                Some(($($size::of($size)?,)*))
            }
        }

        #[diagnostic::do_not_recommend]
        impl<$($size: Dim),*> StaticShape for ($($size,)*) {
            const SIZES: &'static [usize] = &[$($size::SIZE),*];
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
        impl<$first: Extent, $($size: Extent),*> Leading for ($first, $($size,)*) {
            type First = $first;
            type Row = ($($size,)*);

            #[inline]
            #[allow(non_snake_case)]
            fn split(self) -> ($first, ($($size,)*)) {
                let ($first, $($size,)*) = self;
                ($first, ($($size,)*))
            }
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
