//! Layouts with tiled dimensions.

use alloc::format;
use alloc::string::String;
use core::fmt;
use core::marker::PhantomData;

use xla_shape::layout::index;

use super::{Layout, Order, inside, sealed, steps};
use crate::element::Element;
use crate::element::storage::Buffer;
use crate::shape::{MAX_RANK, Shape, StaticShape};

/// A layout with dimensions in the order `O`, where the minor ones are split into tiles of the sizes `T`, outermost
/// first. The tiles are stored in the order of the dimensions, and so are the elements of each tile. Users write
/// `f32![3, 5; {1, 0}, tile = [2, 2]]`.
///
/// The part of a tile beyond the end of a dimension is padding of unspecified content.
///
/// ```
/// use xla_core::shape::{RowMajor, Tiled};
/// use xla_core::size::Size;
/// use xla_core::tensor::Tensor;
///
/// let x = Tensor::from([[1, 2, 3, 4], [5, 6, 7, 8]]);
/// let tiled = x.to_layout::<Tiled<RowMajor, (Size<2>, Size<2>)>>();
/// assert_eq!(tiled.as_slice(), [1, 2, 5, 6, 3, 4, 7, 8]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Tiled<O, T>(PhantomData<(O, T)>);

impl<O: fmt::Debug + Default, T: StaticShape> fmt::Debug for Tiled<O, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut tuple = f.debug_tuple("Tiled");
        tuple.field(&O::default()).field(&T::dims()).finish()
    }
}

/// The layout of the elements in a tile, in the first `RANK` entries of each list.
#[doc(hidden)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tile {
    /// The tile sizes, dimension 0 first; 1 for dimensions that are not tiled.
    pub sizes: [usize; MAX_RANK],
    /// The strides of the dimensions within a tile, in elements.
    pub steps: [usize; MAX_RANK],
}

impl<O, T> sealed::Layout for Tiled<O, T> {}

#[diagnostic::do_not_recommend]
impl<S: StaticShape, O: Order<S>, T: StaticShape> Layout<S> for Tiled<O, T> {
    const ORDER: [usize; MAX_RANK] = O::ORDER;
    type Storage<E: Element> = Buffer<E>;
    const STEPS: [usize; MAX_RANK] = {
        let counts = counts(S::SIZES, &tile::<S, O, T>().sizes);
        let mut steps = steps(counts.split_at(S::RANK).0, &O::ORDER);
        let mut d = 0;
        while d < S::RANK {
            steps[d] *= T::LEN;
            d += 1;
        }
        steps
    };
    const TILE: Option<Tile> = Some(tile::<S, O, T>());
    const MEMORY: Option<usize> = {
        let counts = counts(S::SIZES, &tile::<S, O, T>().sizes);
        match index::count(counts.split_at(S::RANK).0) {
            Some(tiles) => tiles.checked_mul(T::LEN),
            None => None,
        }
    };
    const IS_ROW_MAJOR: bool = false;

    fn index_at(place: usize) -> Option<S::Index> {
        let tile = const { tile::<S, O, T>() };
        let counts = counts(S::SIZES, &tile.sizes);
        let order = <Self as Layout<S>>::minor_to_major();
        let (mut index, mut within) = (S::ORIGIN, S::ORIGIN);
        let (outer, inner) = (place / T::LEN, place % T::LEN);
        let found = index::fill_multi(outer, &counts[..S::RANK], order, index.as_mut())
            && index::fill_multi(inner, &tile.sizes[..S::RANK], order, within.as_mut());
        for d in 0..S::RANK {
            index[d] = index[d] * tile.sizes[d] + within[d];
        }
        inside::<S>(found, index)
    }

    fn text() -> String {
        format!("{}, tile = {:?}", O::text(), T::dims())
    }
}

/// Returns the tile of a layout.
const fn tile<S: Shape, O: Order<S>, T: StaticShape>() -> Tile {
    assert!(
        T::RANK > 0 && T::RANK <= S::RANK && T::RANK <= xla_shape::MAX_TILE,
        "a tile must have at least one dimension, and no more than the tensor, or 6"
    );
    assert!(T::LEN > 0, "a tile must not have a dimension of size 0");
    let mut sizes = [1; MAX_RANK];
    let mut minor = 0;
    while minor < T::RANK {
        sizes[O::ORDER[minor]] = T::SIZES[T::RANK - 1 - minor];
        minor += 1;
    }
    Tile {
        sizes,
        steps: steps(sizes.split_at(S::RANK).0, &O::ORDER),
    }
}

/// Returns the number of tiles along each dimension.
const fn counts(sizes: &[usize], tile: &[usize; MAX_RANK]) -> [usize; MAX_RANK] {
    let mut counts = [1; MAX_RANK];
    let mut d = 0;
    while d < sizes.len() {
        counts[d] = sizes[d].div_ceil(tile[d]);
        d += 1;
    }
    counts
}
