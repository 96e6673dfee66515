//! Elements in the tensor itself.

#![allow(unsafe_code)]

use core::mem::{align_of, size_of};
use core::ops::{Deref, DerefMut};
use core::ptr::NonNull;
use core::slice;

use super::{Storage, sealed};
use crate::element::Element;

/// Elements one after another: [`One`], or an array of such.
///
/// # Safety
///
/// The memory of a value consists of elements `E` only.
pub unsafe trait Nested<E>: Copy + Send + Sync + 'static {
    /// Returns elements that all equal `value`.
    fn filled(value: E) -> Self;
}

/// One element.
#[derive(Clone, Copy)]
#[repr(transparent)]
pub struct One<E>(E);

// SAFETY: the struct is transparent.
unsafe impl<E: Element> Nested<E> for One<E> {
    #[inline]
    fn filled(value: E) -> Self {
        One(value)
    }
}

// SAFETY: an array is its elements, and these are nothing else than elements `E`.
unsafe impl<E, T: Nested<E>, const N: usize> Nested<E> for [T; N] {
    #[inline]
    fn filled(value: E) -> Self {
        [T::filled(value); N]
    }
}

/// Elements of two kinds of arrays, one after the other.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct Pair<A, B>(A, B);

// SAFETY: both parts are elements `E` and nothing else, aligned as an element is, so that no padding is between them.
unsafe impl<E, A: Nested<E>, B: Nested<E>> Nested<E> for Pair<A, B>
where
    E: Copy,
{
    #[inline]
    fn filled(value: E) -> Self {
        Pair(A::filled(value), B::filled(value))
    }
}

/// Storage in the tensor itself, aligned as its elements are.
#[derive(Clone, Copy)]
#[repr(transparent)]
pub struct InPlace<A>(A);

impl<A> InPlace<A> {
    /// The number of elements.
    const fn len<E>() -> usize {
        size_of::<A>() / size_of::<E>()
    }
}

impl<A> InPlace<A> {
    /// Returns a local array of zeros. Its type has at least as many elements as are used.
    #[inline(always)]
    pub fn zeros<E: Element>() -> Self
    where
        A: Nested<E>,
    {
        InPlace(A::filled(E::ZERO))
    }

    /// Returns the first `len` elements.
    #[inline(always)]
    pub fn first<E: Element>(&mut self, len: usize) -> &mut [E]
    where
        A: Nested<E>,
    {
        &mut self.as_mut_slice()[..len]
    }
}

impl<A> sealed::Storage for InPlace<A> {}

impl<E: Element, A: Nested<E>> Storage<E> for InPlace<A> {
    const LEN: Option<usize> = Some(Self::len::<E>());

    type View<T: Send + Sync> = Borrowed<T>;

    #[inline]
    fn try_new(len: usize) -> Option<Self> {
        assert!(
            len == Self::len::<E>(),
            "expected {} elements, found {len}",
            Self::len::<E>()
        );
        Some(InPlace(A::filled(E::ZERO)))
    }

    #[inline]
    fn as_slice(&self) -> &[E] {
        let start = (&raw const self.0).cast();
        // SAFETY: by `Nested`, the array is `len` elements, aligned as they are, and is borrowed with self.
        unsafe { slice::from_raw_parts(start, Self::len::<E>()) }
    }

    #[inline]
    fn as_mut_slice(&mut self) -> &mut [E] {
        let start = (&raw mut self.0).cast();
        // SAFETY: as above, and self is borrowed mutably.
        unsafe { slice::from_raw_parts_mut(start, Self::len::<E>()) }
    }

    #[inline]
    unsafe fn view<T: Send + Sync>(
        start: NonNull<E>,
        len: usize,
        _: impl FnOnce(Self) -> T,
    ) -> Borrowed<T> {
        const {
            assert!(
                size_of::<T>() == size_of::<A>() && align_of::<T>() == align_of::<A>(),
                "expected a value of the size and alignment of its array: all its other fields are empty"
            );
        }
        assert!(
            len == Self::len::<E>(),
            "expected {} elements, found {len}",
            Self::len::<E>()
        );
        Borrowed(start.cast())
    }
}

/// A value over borrowed elements, which are all that it consists of.
pub struct Borrowed<T>(NonNull<T>);

// SAFETY: it stands for a borrow of a `T`, mutable or not.
unsafe impl<T: Send + Sync> Send for Borrowed<T> {}
// SAFETY: as above.
unsafe impl<T: Send + Sync> Sync for Borrowed<T> {}

impl<T> Deref for Borrowed<T> {
    type Target = T;

    #[inline]
    fn deref(&self) -> &T {
        // SAFETY: whoever called `view` guarantees that the elements are borrowed, and that a `T` is these elements.
        unsafe { self.0.as_ref() }
    }
}

impl<T> DerefMut for Borrowed<T> {
    #[inline]
    fn deref_mut(&mut self) -> &mut T {
        // SAFETY: as above, mutably where this is called.
        unsafe { self.0.as_mut() }
    }
}
