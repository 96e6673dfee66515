//! Where in memory the elements stand.

use core::fmt;
use core::marker::PhantomData;

use xla_shape::layout::{PaddingValue, index, order};

use super::{MAX_RANK, Shape, StaticShape};

mod padded;
mod tiled;

pub use padded::Padded;
pub use tiled::{Tile, Tiled};

/// Where in memory the elements of a tensor of shape `S` stand: in an order of its dimensions, one after the other, or
/// [`Padded`] or [`Tiled`].
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a layout for the shape `{S}`",
    label = "not a layout for this shape",
    note = "a layout names every dimension once, from minor to major: `f32![2, 3; {{0, 1}}]`",
    note = "padding has a width for each dimension, `padded = [3, 5]`, and sizes that the compiler knows"
)]
pub trait Layout<S: Shape>: sealed::Layout + Copy + Default + Send + Sync + 'static {
    /// The dimensions, from the one that varies fastest in memory to the slowest; the first `RANK` count.
    #[doc(hidden)]
    const ORDER: [usize; MAX_RANK];

    /// By how many elements one step in a dimension moves, from tile to tile where there are tiles, and where the type knows
    /// all sizes; the first `RANK` count.
    #[doc(hidden)]
    const STEPS: [usize; MAX_RANK] = match S::STATIC {
        Some(sizes) => steps(sizes, &Self::ORDER),
        None => [0; MAX_RANK],
    };

    /// How the elements of a tile stand, where there are tiles.
    #[doc(hidden)]
    const TILE: Option<Tile> = None;

    /// The number of elements in memory, where something may stand between those of the tensor.
    #[doc(hidden)]
    const MEMORY: Option<usize> = None;

    /// What stands there.
    #[doc(hidden)]
    const BETWEEN: PaddingValue = PaddingValue::Unknown;

    /// Whether memory holds the elements in row-major order, and nothing else.
    const IS_ROW_MAJOR: bool = order::is_row_major(Self::ORDER.split_at(S::RANK).0);

    /// The dimensions, from the one that varies fastest in memory to the slowest.
    fn minor_to_major() -> &'static [usize] {
        const { Self::ORDER.split_at(S::RANK).0 }
    }

    /// By how many elements one step in each dimension moves; where there are tiles, from one to the next.
    fn strides() -> &'static [usize]
    where
        S: StaticShape,
    {
        const { Self::STEPS.split_at(S::RANK).0 }
    }

    /// By how many elements one step in each dimension of this shape moves.
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

    /// The number of elements in memory: of the tensor, and what stands between them.
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

    /// Where in memory the element with this index stands, counted in elements. `None` where the index is outside the shape.
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

    /// The same in a tensor of this shape.
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

    /// The index of the element that stands at this place in memory, counted in elements. `None` for padding and behind the end.
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

    /// The layout as it is written in a type.
    #[doc(hidden)]
    fn text() -> String {
        let order: Vec<String> = (Self::minor_to_major().iter())
            .map(ToString::to_string)
            .collect();
        format!("{{{}}}", order.join(", "))
    }
}

/// The last dimension varies fastest, as in nested arrays.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct RowMajor;

/// The dimensions of the tuple, from the one that varies fastest to the slowest: `MinorToMajor<(Size<0>, Size<1>)>` is
/// the column-major order of a matrix. Users write `f32![2, 3; {0, 1}]`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct MinorToMajor<P>(PhantomData<P>);

impl<P: StaticShape> fmt::Debug for MinorToMajor<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("MinorToMajor").field(&P::dims()).finish()
    }
}

impl<S: Shape> Layout<S> for RowMajor {
    const ORDER: [usize; MAX_RANK] = row_major(S::RANK);
}

#[diagnostic::do_not_recommend]
impl<S: Shape, P: StaticShape<Rank = S::Rank>> Layout<S> for MinorToMajor<P> {
    const ORDER: [usize; MAX_RANK] = permutation(P::SIZES);
}

/// An order of dimensions without anything between the elements, which [`Padded`] and [`Tiled`] start from.
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
    /// Keeps [`Layout`](super::Layout) to these files, which the memory of a tensor relies on.
    pub trait Layout {}
    impl Layout for super::RowMajor {}
    impl<P> Layout for super::MinorToMajor<P> {}
}

/// An index that was found, where it is one of the shape.
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
        "a layout names every dimension exactly once"
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
