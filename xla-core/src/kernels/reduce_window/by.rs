//! Functions of two elements, and the windows that are folded by them, in which order.

use crate::element::Element;
use crate::function::{Function, Name};
use crate::level::Level;

/// How many rows of a running fold go beside each other where a row's elements are neighbours.
pub(super) const LANES: usize = 16;

/// The number of elements that are folded one after another, before their folds are folded: longer sums have larger
/// errors.
pub(super) const CHAIN: usize = 32;

/// From where to where a running fold goes.
#[derive(Clone, Copy)]
pub(super) enum Order {
    Forward,
    Reverse,
}

impl Order {
    /// The number of the row that comes after so many of `count`.
    #[inline(always)]
    pub(super) fn row(self, done: usize, count: usize) -> usize {
        match self {
            Order::Forward => done,
            Order::Reverse => count - 1 - done,
        }
    }
}

/// Whether a step of a running fold waits so long for the step before it that it pays to fold several lines side by
/// side.
pub(super) const fn waits<T: Element>() -> bool {
    T::TYPE.is_float() || T::TYPE.is_complex()
}

/// Whether a long fold is one of chains: a sum, whose error grows with the additions that follow one another. A product is
/// rounded once for each factor in any order, and the larger element not at all.
pub(super) const fn is_chained<T: Element, F: By<T>>() -> bool {
    waits::<T>() && matches!(F::NAME, Some(Name::Add))
}

/// A function of two elements.
pub(super) trait By<T: Element>: Function<(T, ()), Output = (T, ())> {
    #[inline(always)]
    fn apply<L: Level>(&self, a: T, b: T) -> T {
        self.call::<L>((a, ()), (b, ())).0
    }
}

impl<T: Element, F: Function<(T, ()), Output = (T, ())>> By<T> for F {}

/// Folds each of some elements with another.
#[inline(always)]
pub(super) fn all<L: Level, T: Element, F: By<T>, const N: usize>(
    mut a: [T; N],
    b: [T; N],
    with: F,
) -> [T; N] {
    let mut i = 0;
    while i < N {
        a[i] = with.apply::<L>(a[i], b[i]);
        i += 1;
    }
    a
}

/// How many places are done at once in most code.
pub(super) const BLOCK: usize = 8;

/// The same places of some rows, whose windows hold equally many elements.
#[derive(Clone, Copy)]
pub(super) struct Column<'a, T> {
    pub(super) operand: &'a [T],
    pub(super) init: T,
    /// Whether a piece of the elements was folded before: the results are what comes instead of the initial value.
    pub(super) goes_on: bool,
    /// Where the elements of the first window of the first row are, in order.
    pub(super) taps: &'a [usize],
    /// How many places of each row these are, and how far the elements of each next one are.
    pub(super) count: usize,
    pub(super) stride: usize,
    /// How far the results of each next row are, and how far its elements.
    pub(super) out_row: usize,
    pub(super) advance: usize,
    /// Whether the elements are pairs of neighbours, each in one window only.
    pub(super) pairs: bool,
}
