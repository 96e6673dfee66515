//! The operands of a loop: slices, a value for all indices, strided slices, the index itself.

use super::sealed::Sealed;

/// One value, the same at every index.
#[derive(Clone, Copy, Debug)]
pub struct Splat<T>(pub T);

/// Every `stride`-th item of a slice, beginning with the first. A stride of 0 repeats the first item.
#[derive(Clone, Copy, Debug)]
pub struct Strided<'a, T> {
    /// The items, and the skipped items between them.
    pub slice: &'a [T],
    /// The distance between items.
    pub stride: usize,
}

/// The index plus an offset: `start`, `start + 1`, and so on.
#[derive(Clone, Copy, Debug)]
pub struct Count {
    /// The value at index 0.
    pub start: usize,
}

/// The operands of a loop: a slice, a [`Splat`], a [`Strided`], a [`Count`], or a tuple of 0 to 12 such operands, whose
/// items are tuples. Tuples may be nested, so that any number of operands is possible.
pub trait Sources: Copy + Sealed {
    /// The items at one index.
    type Item;

    /// The number of memory ranges that are read.
    const RANGES: usize;

    /// Shortens the sources to `n` items each.
    ///
    /// # Panics
    ///
    /// Panics if a source has fewer items.
    #[doc(hidden)]
    fn cut(self, n: usize) -> Self;

    /// Returns the items at index `i`.
    ///
    /// # Safety
    ///
    /// `self` was returned by `cut(n)` with `i < n`.
    #[doc(hidden)]
    unsafe fn get(self, i: usize) -> Self::Item;
}

impl<T> Sealed for &[T] {}

impl<T: Copy> Sources for &[T] {
    type Item = T;
    const RANGES: usize = 1;

    #[inline(always)]
    fn cut(self, n: usize) -> Self {
        &self[..n]
    }

    #[inline(always)]
    unsafe fn get(self, i: usize) -> T {
        // SAFETY: `cut(n)` returned a slice of `n` items, and `i < n`.
        unsafe { *self.get_unchecked(i) }
    }
}

impl<T> Sealed for Splat<T> {}

impl<T: Copy> Sources for Splat<T> {
    type Item = T;
    const RANGES: usize = 0;

    #[inline(always)]
    fn cut(self, _: usize) -> Self {
        self
    }

    #[inline(always)]
    unsafe fn get(self, _: usize) -> T {
        self.0
    }
}

impl<T> Sealed for Strided<'_, T> {}

impl<T: Copy> Sources for Strided<'_, T> {
    type Item = T;
    const RANGES: usize = 1;

    #[inline(always)]
    fn cut(self, n: usize) -> Self {
        if let Some(last) = n.checked_sub(1) {
            let last = last
                .checked_mul(self.stride)
                .expect("expected the last place of a strided source to fit usize");
            assert!(
                last < self.slice.len(),
                "expected a last place below {1}, the length of the slice, found {0}",
                last,
                self.slice.len()
            );
        }
        self
    }

    #[inline(always)]
    unsafe fn get(self, i: usize) -> T {
        // SAFETY: `cut(n)` checked that `(n - 1) * stride` is inside the slice, and `i < n`.
        unsafe { *self.slice.get_unchecked(i * self.stride) }
    }
}

impl Sealed for Count {}

impl Sources for Count {
    type Item = usize;
    const RANGES: usize = 0;

    #[inline(always)]
    fn cut(self, _: usize) -> Self {
        self
    }

    #[inline(always)]
    unsafe fn get(self, i: usize) -> usize {
        self.start.wrapping_add(i)
    }
}

macro_rules! tuples {
    ($(($($s:ident $i:tt),*))*) => {$(
        impl<$($s),*> Sealed for ($($s,)*) {}

        impl<$($s: Sources),*> Sources for ($($s,)*) {
            type Item = ($($s::Item,)*);
            const RANGES: usize = 0 $(+ $s::RANGES)*;

            #[inline(always)]
            #[allow(clippy::unused_unit, reason = "the empty tuple is the unit")]
            fn cut(self, _n: usize) -> Self {
                ($(self.$i.cut(_n),)*)
            }

            #[inline(always)]
            #[allow(clippy::unused_unit, reason = "the empty tuple's item is the unit")]
            unsafe fn get(self, _i: usize) -> Self::Item {
                // SAFETY: the caller's guarantee holds for each source.
                ($(unsafe { self.$i.get(_i) },)*)
            }
        }
    )*};
}

tuples! {
    ()
    (A 0)
    (A 0, B 1)
    (A 0, B 1, C 2)
    (A 0, B 1, C 2, D 3)
    (A 0, B 1, C 2, D 3, E 4)
    (A 0, B 1, C 2, D 3, E 4, F 5)
    (A 0, B 1, C 2, D 3, E 4, F 5, G 6)
    (A 0, B 1, C 2, D 3, E 4, F 5, G 6, H 7)
    (A 0, B 1, C 2, D 3, E 4, F 5, G 6, H 7, I 8)
    (A 0, B 1, C 2, D 3, E 4, F 5, G 6, H 7, I 8, J 9)
    (A 0, B 1, C 2, D 3, E 4, F 5, G 6, H 7, I 8, J 9, K 10)
    (A 0, B 1, C 2, D 3, E 4, F 5, G 6, H 7, I 8, J 9, K 10, M 11)
}
