//! The results of a loop: one slice or a tuple of them.

use super::sealed::Sealed;

/// The length of an [`Outs::Stage`].
pub(super) const STAGE: usize = 64;

/// The results of a loop: `&mut [T]`, or a tuple of 1 to 12 such results, all of one length. Tuples may be nested, so
/// that any number of results is possible.
pub trait Outs: Sealed {
    /// The items at one index.
    type Item: Copy;

    /// The number of slices.
    const COUNT: usize;

    /// Returns the common length of the slices.
    ///
    /// # Panics
    ///
    /// Panics if the lengths differ.
    #[doc(hidden)]
    fn length(&self) -> usize;

    /// Returns the items at index `i`.
    ///
    /// # Safety
    ///
    /// `i < self.length()`.
    #[doc(hidden)]
    unsafe fn get(&self, i: usize) -> Self::Item;

    /// Writes the items at index `i`.
    ///
    /// # Safety
    ///
    /// `i < self.length()`.
    #[doc(hidden)]
    unsafe fn set(&mut self, i: usize, item: Self::Item);

    /// A staging buffer of items: an array for each slice.
    #[doc(hidden)]
    type Stage;

    /// Makes a stage filled with one item.
    #[doc(hidden)]
    fn stage(item: Self::Item) -> Self::Stage;

    /// Writes the items at index `i` of a stage.
    #[doc(hidden)]
    fn put(stage: &mut Self::Stage, i: usize, item: Self::Item);

    /// Copies the first `count` items of a stage to the indices from `at` on.
    #[doc(hidden)]
    fn flush(&mut self, at: usize, count: usize, stage: &Self::Stage);
}

impl<T> Sealed for &mut [T] {}

impl<T: Copy> Outs for &mut [T] {
    type Item = T;
    const COUNT: usize = 1;

    #[inline(always)]
    fn length(&self) -> usize {
        (**self).len()
    }

    #[inline(always)]
    unsafe fn get(&self, i: usize) -> T {
        // SAFETY: the caller guarantees that `i` is inside.
        unsafe { *self.get_unchecked(i) }
    }

    #[inline(always)]
    unsafe fn set(&mut self, i: usize, item: T) {
        // SAFETY: the caller guarantees that `i` is inside.
        unsafe { *self.get_unchecked_mut(i) = item }
    }

    type Stage = [T; STAGE];

    #[inline(always)]
    fn stage(item: T) -> [T; STAGE] {
        [item; STAGE]
    }

    #[inline(always)]
    fn put(stage: &mut [T; STAGE], i: usize, item: T) {
        stage[i] = item;
    }

    #[inline(always)]
    fn flush(&mut self, at: usize, count: usize, stage: &[T; STAGE]) {
        self[at..][..count].copy_from_slice(&stage[..count]);
    }
}

macro_rules! tuples {
    ($($t:ident $i:tt),*) => {
        // `Sources` seals the tuples already: one impl serves both.
        impl<$($t: Outs),*> Outs for ($($t,)*) {
            type Item = ($($t::Item,)*);
            const COUNT: usize = 0 $(+ $t::COUNT)*;

            #[inline(always)]
            fn length(&self) -> usize {
                let n = self.0.length();
                $(assert_eq!(self.$i.length(), n, "expected results of one length in one loop");)*
                n
            }

            #[inline(always)]
            unsafe fn get(&self, i: usize) -> Self::Item {
                // SAFETY: `length` checked that all slices have equal lengths, and the caller guarantees that `i` is
                // inside.
                unsafe { ($(self.$i.get(i),)*) }
            }

            #[inline(always)]
            unsafe fn set(&mut self, i: usize, item: Self::Item) {
                // SAFETY: `length` checked that all slices have equal lengths, and the caller guarantees that `i` is
                // inside.
                unsafe {
                    $(self.$i.set(i, item.$i);)*
                }
            }

            type Stage = ($($t::Stage,)*);

            #[inline(always)]
            fn stage(item: Self::Item) -> Self::Stage {
                ($($t::stage(item.$i),)*)
            }

            #[inline(always)]
            fn put(stage: &mut Self::Stage, i: usize, item: Self::Item) {
                $($t::put(&mut stage.$i, i, item.$i);)*
            }

            #[inline(always)]
            fn flush(&mut self, at: usize, count: usize, stage: &Self::Stage) {
                $(self.$i.flush(at, count, &stage.$i);)*
            }
        }
    };
}

tuples!(A 0);
tuples!(A 0, B 1);
tuples!(A 0, B 1, C 2);
tuples!(A 0, B 1, C 2, D 3);
tuples!(A 0, B 1, C 2, D 3, E 4);
tuples!(A 0, B 1, C 2, D 3, E 4, F 5);
tuples!(A 0, B 1, C 2, D 3, E 4, F 5, G 6);
tuples!(A 0, B 1, C 2, D 3, E 4, F 5, G 6, H 7);
tuples!(A 0, B 1, C 2, D 3, E 4, F 5, G 6, H 7, I 8);
tuples!(A 0, B 1, C 2, D 3, E 4, F 5, G 6, H 7, I 8, J 9);
tuples!(A 0, B 1, C 2, D 3, E 4, F 5, G 6, H 7, I 8, J 9, K 10);
tuples!(A 0, B 1, C 2, D 3, E 4, F 5, G 6, H 7, I 8, J 9, K 10, M 11);
