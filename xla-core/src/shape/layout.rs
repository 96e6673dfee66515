//! In which order the elements stand in memory.

use core::fmt;
use core::marker::PhantomData;

use super::{MAX_RANK, Shape};

/// In which order the elements of a tensor of shape `S` stand in memory.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a layout for the shape `{S}`",
    label = "not a layout for this shape",
    note = "a layout names every dimension once, from minor to major: `f32![2, 3; {{0, 1}}]`"
)]
pub trait Layout<S: Shape>: sealed::Layout + Copy + Default + Send + Sync + 'static {
    /// The dimensions, from the one that varies fastest in memory to the slowest; the first `RANK` count.
    #[doc(hidden)]
    const ORDER: [usize; MAX_RANK];

    /// By how many elements one step in a dimension moves; the first `RANK` count.
    #[doc(hidden)]
    const STEPS: [usize; MAX_RANK] = steps(S::SIZES, &Self::ORDER);

    /// Whether the order in memory is the row-major order.
    const IS_ROW_MAJOR: bool = is_row_major(&Self::ORDER, S::RANK);

    /// The dimensions, from the one that varies fastest in memory to the slowest.
    fn minor_to_major() -> &'static [usize] {
        const { Self::ORDER.split_at(S::RANK).0 }
    }

    /// By how many elements one step in each dimension moves.
    fn strides() -> &'static [usize] {
        const { Self::STEPS.split_at(S::RANK).0 }
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
    fn offset(index: &S::Index) -> Option<usize> {
        let index = index.as_ref();
        let mut offset = 0;
        for ((&at, &size), step) in index.iter().zip(S::dims()).zip(Self::STEPS.iter()) {
            if at >= size {
                return None;
            }
            offset += at * step;
        }
        Some(offset)
    }

    /// The index of the element that stands at this place in memory.
    fn index_at(offset: usize) -> S::Index {
        let mut index = S::ORIGIN;
        let mut rest = offset;
        for &d in Self::minor_to_major() {
            index[d] = rest % S::dims()[d];
            rest /= S::dims()[d];
        }
        index
    }
}

/// The last dimension varies fastest, as in nested arrays.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct RowMajor;

/// The dimensions of the tuple, from the one that varies fastest to the slowest: `MinorToMajor<(Size<0>, Size<1>)>` is
/// the column-major order of a matrix. Users write `f32![2, 3; {0, 1}]`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct MinorToMajor<P>(PhantomData<P>);

impl<P: Shape> fmt::Debug for MinorToMajor<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("MinorToMajor").field(&P::dims()).finish()
    }
}

impl<S: Shape> Layout<S> for RowMajor {
    const ORDER: [usize; MAX_RANK] = row_major(S::RANK);
}

#[diagnostic::do_not_recommend]
impl<S: Shape, P: Shape<Rank = S::Rank>> Layout<S> for MinorToMajor<P> {
    const ORDER: [usize; MAX_RANK] = permutation(P::SIZES);
}

mod sealed {
    /// Keeps [`Layout`](super::Layout) to this file, which the memory of a tensor relies on.
    pub trait Layout {}
    impl Layout for super::RowMajor {}
    impl<P> Layout for super::MinorToMajor<P> {}
}

const fn row_major(rank: usize) -> [usize; MAX_RANK] {
    let mut order = [0; MAX_RANK];
    let mut i = 0;
    while i < rank {
        order[i] = rank - 1 - i;
        i += 1;
    }
    order
}

const fn permutation(dims: &[usize]) -> [usize; MAX_RANK] {
    let mut order = [0; MAX_RANK];
    let mut seen = [false; MAX_RANK];
    let mut i = 0;
    while i < dims.len() {
        assert!(
            dims[i] < dims.len() && !seen[dims[i]],
            "a layout names every dimension exactly once"
        );
        seen[dims[i]] = true;
        order[i] = dims[i];
        i += 1;
    }
    order
}

const fn steps(dims: &[usize], order: &[usize; MAX_RANK]) -> [usize; MAX_RANK] {
    let mut steps = [0; MAX_RANK];
    let mut step: usize = 1;
    let mut i = 0;
    while i < dims.len() {
        steps[order[i]] = step;
        // Where a size is 0 no element exists, and the strides before it may be anything that fits.
        step = step.saturating_mul(dims[order[i]]);
        i += 1;
    }
    steps
}

const fn is_row_major(order: &[usize; MAX_RANK], rank: usize) -> bool {
    let mut i = 0;
    while i < rank {
        if order[i] != rank - 1 - i {
            return false;
        }
        i += 1;
    }
    true
}
