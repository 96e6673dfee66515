//! Memory layouts: the offsets of elements.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;
use core::marker::PhantomData;

use xla_shape::layout::{PaddingValue, index, order};

use super::{MAX_RANK, Shape, StaticShape};
use crate::element::Element;
use crate::element::storage::Storage;

mod padded;
mod tiled;

pub use padded::Padded;
pub use tiled::{Tile, Tiled};

/// The memory layout of a tensor of shape `S`: an order of its dimensions without gaps between the elements, or
/// [`Padded`] or [`Tiled`].
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a layout for the shape `{S}`",
    label = "not a layout for this shape",
    note = "a layout lists every dimension once, from minor to major: `f32![2, 3; {{0, 1}}]`",
    note = "padding requires a width for each dimension, `padded = [3, 5]`, and sizes known at compile time"
)]
pub trait Layout<S: Shape>: sealed::Layout + Copy + Default + Send + Sync + 'static {
    /// The dimensions, minor to major, in the first `RANK` entries.
    #[doc(hidden)]
    const ORDER: [usize; MAX_RANK];

    /// Where a tensor holds its elements.
    #[doc(hidden)]
    type Storage<E: Element>: Storage<E>;

    /// The strides of the dimensions in elements, or the strides between tiles if the layout is tiled, in the first
    /// `RANK` entries. Zeros if a size is dynamic.
    #[doc(hidden)]
    const STEPS: [usize; MAX_RANK] = match S::STATIC {
        Some(sizes) => steps(sizes, &Self::ORDER),
        None => [0; MAX_RANK],
    };

    /// The layout of the elements in a tile, if the layout is tiled.
    #[doc(hidden)]
    const TILE: Option<Tile> = None;

    /// The number of elements in memory, if the layout may have padding.
    #[doc(hidden)]
    const MEMORY: Option<usize> = None;

    /// The value of the padding.
    #[doc(hidden)]
    const BETWEEN: PaddingValue = PaddingValue::Unknown;

    /// Whether memory holds the elements in row-major order without padding.
    const IS_ROW_MAJOR: bool = order::is_row_major(Self::ORDER.split_at(S::RANK).0);

    /// Returns the dimensions, minor to major.
    fn minor_to_major() -> &'static [usize] {
        const { Self::ORDER.split_at(S::RANK).0 }
    }

    /// Returns the strides of the dimensions in elements, or the strides between tiles if the layout is tiled.
    fn strides() -> &'static [usize]
    where
        S: StaticShape,
    {
        const { Self::STEPS.split_at(S::RANK).0 }
    }

    /// Returns the strides of the dimensions for this shape, in elements.
    ///
    /// ```
    /// use xla_core::shape::{Layout, RowMajor, Shape};
    /// use xla_core::size::{Dynamic, Size};
    ///
    /// let shape = <(Size<2>, Dynamic)>::of([2, 7]).unwrap();
    /// assert_eq!(RowMajor::strides_of(&shape), [7, 1]);
    /// ```
    #[inline]
    fn strides_of(shape: &S) -> S::Index {
        let mut strides = S::ORIGIN;
        match S::STATIC {
            Some(_) => strides.as_mut().copy_from_slice(&Self::STEPS[..S::RANK]),
            None => index::fill_strides(shape.sizes().as_ref(), &Self::ORDER, strides.as_mut()),
        }
        strides
    }

    /// Returns the number of elements in memory, padding included.
    ///
    /// ```
    /// use xla_core::shape::padding::Zero;
    /// use xla_core::shape::{Layout, Padded, RowMajor};
    /// use xla_core::size::Size;
    ///
    /// type Matrix = (Size<2>, Size<3>);
    /// assert_eq!(RowMajor::memory_len(&Matrix::default()), 6);
    /// assert_eq!(<Padded<RowMajor, (Size<3>, Size<5>), Zero>>::memory_len(&Matrix::default()), 15);
    /// ```
    #[inline]
    fn memory_len(shape: &S) -> usize {
        Self::MEMORY.unwrap_or_else(|| shape.len())
    }

    /// Returns the offset in memory of the element with this index, in elements. `None` if the index is outside the
    /// shape.
    ///
    /// ```
    /// use xla_core::shape::{Layout, MinorToMajor, RowMajor};
    /// use xla_core::size::Size;
    ///
    /// type Matrix = (Size<2>, Size<3>);
    /// assert_eq!(<RowMajor as Layout<Matrix>>::offset(&[1, 0]), Some(3));
    /// assert_eq!(<MinorToMajor<(Size<0>, Size<1>)> as Layout<Matrix>>::offset(&[1, 0]), Some(1));
    /// assert_eq!(<RowMajor as Layout<Matrix>>::offset(&[0, 3]), None);
    /// ```
    #[inline]
    fn offset(index: &S::Index) -> Option<usize>
    where
        S: StaticShape,
    {
        Self::offset_in(&S::default(), index)
    }

    /// Returns the offset of an element in a tensor of this shape, as [`offset`](Self::offset) does.
    #[inline]
    fn offset_in(shape: &S, index: &S::Index) -> Option<usize> {
        let (sizes, strides) = (shape.sizes(), Self::strides_of(shape));
        let mut offset = 0;
        let places = index.as_ref().iter().zip(sizes.as_ref());
        for (d, ((&at, &size), step)) in places.zip(strides.as_ref()).enumerate() {
            if at >= size {
                return None;
            }
            offset += match Self::TILE {
                None => at * step,
                Some(Tile { sizes, steps }) => at / sizes[d] * step + at % sizes[d] * steps[d],
            };
        }
        Some(offset)
    }

    /// Returns the index of the element at this offset in memory, in elements. `None` for padding and beyond the end.
    ///
    /// ```
    /// use xla_core::shape::{Layout, RowMajor, Tiled};
    /// use xla_core::size::Size;
    ///
    /// type Tiles = Tiled<RowMajor, (Size<2>, Size<2>)>;
    /// assert_eq!(<Tiles as Layout<(Size<3>, Size<5>)>>::index_at(17), Some([2, 3]));
    /// assert_eq!(<Tiles as Layout<(Size<3>, Size<5>)>>::index_at(18), None);
    /// ```
    fn index_at(place: usize) -> Option<S::Index>
    where
        S: StaticShape,
    {
        let mut index = S::ORIGIN;
        let found = index::fill_multi(place, S::dims(), Self::minor_to_major(), index.as_mut());
        inside::<S>(found, index)
    }

    /// Returns the layout as it is written in a type.
    #[doc(hidden)]
    fn text() -> String {
        let order: Vec<String> = (Self::minor_to_major().iter())
            .map(ToString::to_string)
            .collect();
        format!("{{{}}}", order.join(", "))
    }
}

/// The row-major layout: the last dimension varies fastest, as in nested arrays.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct RowMajor;

/// A layout with the dimensions of the tuple, minor to major: `MinorToMajor<(Size<0>, Size<1>)>` is the column-major
/// order of a matrix. Users write `f32![2, 3; {0, 1}]`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct MinorToMajor<P>(PhantomData<P>);

impl<P: StaticShape> fmt::Debug for MinorToMajor<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("MinorToMajor").field(&P::dims()).finish()
    }
}

impl<S: Shape> Layout<S> for RowMajor {
    const ORDER: [usize; MAX_RANK] = row_major(S::RANK);
    type Storage<E: Element> = S::Storage<E>;
}

#[diagnostic::do_not_recommend]
impl<S: Shape, P: StaticShape<Rank = S::Rank>> Layout<S> for MinorToMajor<P> {
    const ORDER: [usize; MAX_RANK] = permutation(P::SIZES);
    type Storage<E: Element> = S::Storage<E>;
}

/// A layout without padding, the order of dimensions of [`Padded`] and [`Tiled`].
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not an order of the dimensions of `{S}`",
    label = "not an order",
    note = "an order is `RowMajor` or `MinorToMajor`"
)]
pub trait Order<S: Shape>: Layout<S> {}
impl<S: Shape> Order<S> for RowMajor {}
#[diagnostic::do_not_recommend]
impl<S: Shape, P: StaticShape<Rank = S::Rank>> Order<S> for MinorToMajor<P> {}

mod sealed {
    /// Seals [`Layout`](super::Layout), which the memory safety of tensors relies on.
    pub trait Layout {}
    impl Layout for super::RowMajor {}
    impl<P> Layout for super::MinorToMajor<P> {}
}

/// Returns an index if it was found and is inside the shape.
fn inside<S: StaticShape>(found: bool, index: S::Index) -> Option<S::Index> {
    (found && index::is_inside(index.as_ref(), S::dims())).then_some(index)
}

const fn row_major(rank: usize) -> [usize; MAX_RANK] {
    let mut order = [0; MAX_RANK];
    order::fill_row_major(order.split_at_mut(rank).0);
    order
}

const fn permutation(dims: &[usize]) -> [usize; MAX_RANK] {
    assert!(
        order::check(dims, dims.len()).is_ok(),
        "a layout lists every dimension exactly once"
    );
    let mut order = [0; MAX_RANK];
    order.split_at_mut(dims.len()).0.copy_from_slice(dims);
    order
}

const fn steps(dims: &[usize], order: &[usize; MAX_RANK]) -> [usize; MAX_RANK] {
    let mut steps = [0; MAX_RANK];
    index::fill_strides(dims, order, &mut steps);
    steps
}
