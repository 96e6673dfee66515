//! Functions of two elements, and the order in which windows are folded by them.

use crate::element::Element;
use crate::function::Function;
use crate::level::Level;

/// How many rows of a running fold go beside each other where a row's elements are neighbours.
pub(super) const LANES: usize = 16;

/// How many elements are folded one after another, before what was folded is folded: sums of more have larger errors.
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

/// Whether a step of a running fold has to wait for the one before it so long that it is worth bringing rows beside each other.
pub(super) const fn waits<T: Element>() -> bool {
    use xla_shape::ElementType::{Bf16, C64, C128, F16, F32, F64};
    matches!(T::TYPE, F16 | Bf16 | F32 | F64 | C64 | C128)
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
