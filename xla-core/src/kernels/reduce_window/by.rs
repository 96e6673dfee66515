//! Functions of two elements, and the windows that are folded by them, in which order.

use crate::element::Element;
use crate::function::{Function, Name};
use crate::level::Level;

/// The number of lines that a running fold processes side by side.
pub(super) const LANES: usize = 16;

/// The number of elements that are folded one after another, before their folds are folded: longer sums have larger
/// errors.
pub(super) const CHAIN: usize = 32;

/// The direction of a running fold.
#[derive(Clone, Copy)]
pub(super) enum Order {
    Forward,
    Reverse,
}

impl Order {
    /// Returns the row of `count` that is folded after `done` rows.
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

/// Whether a long fold consists of chains: this is a sum, whose error grows with the number of additions in sequence. A
/// product is rounded once for each factor in any order, and a maximum not at all.
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

/// Folds elements of two lists in pairs.
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

/// The number of places that most code folds at once.
pub(super) const BLOCK: usize = 8;

/// The same places of several rows, whose windows contain equally many elements.
#[derive(Clone, Copy)]
pub(super) struct Column<'a, T> {
    pub(super) operand: &'a [T],
    pub(super) init: T,
    /// Whether a piece of the windows has been folded: the fold continues from the results, not from the initial value.
    pub(super) goes_on: bool,
    /// The offsets of the elements of the first window of the first row, in order.
    pub(super) taps: &'a [usize],
    /// The number of places in a row, and the distance in the operand between them.
    pub(super) count: usize,
    pub(super) stride: usize,
    /// The distance between rows, in the results and in the operand.
    pub(super) out_row: usize,
    pub(super) advance: usize,
    /// Whether the windows consist of pairs of neighbours that are in no other window.
    pub(super) pairs: bool,
}
