//! Loops that `core` has too. Its functions are generic without `#[inline]`, so that without link-time optimisation they
//! are calls of code for the baseline.

/// Pairs the items of two iterators, as [`Iterator::zip`] does.
#[inline(always)]
pub(crate) fn zip<A: IntoIterator, B: IntoIterator>(
    first: A,
    second: B,
) -> Zip<A::IntoIter, B::IntoIter> {
    Zip {
        first: first.into_iter(),
        second: second.into_iter(),
    }
}

/// The iterator that [`zip`] returns.
pub(crate) struct Zip<A, B> {
    first: A,
    second: B,
}

impl<A: Iterator, B: Iterator> Iterator for Zip<A, B> {
    type Item = (A::Item, B::Item);

    #[inline(always)]
    fn next(&mut self) -> Option<Self::Item> {
        Some((self.first.next()?, self.second.next()?))
    }
}

/// Copies a slice to another one of the same length, as `copy_from_slice` does; a short one of constant length in
/// registers.
///
/// # Panics
///
/// Panics if the lengths differ.
#[inline(always)]
pub(crate) fn copy<T: Copy>(to: &mut [T], from: &[T]) {
    assert!(to.len() == from.len(), "expected slices of one length");
    let mut i = 0;
    while i < to.len() {
        to[i] = from[i];
        i += 1;
    }
}

/// Writes a value to each element, as `fill` does.
#[inline(always)]
pub(crate) fn fill<T: Copy>(to: &mut [T], value: T) {
    for x in to {
        *x = value;
    }
}
