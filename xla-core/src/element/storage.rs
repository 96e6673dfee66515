//! Where the elements of a tensor are: in the tensor itself if they are few, else in a buffer from the pool.
//!
//! The type alone decides, and without a bound on a generic function's sizes. The element type gives a [`Budget`], of
//! which each size takes as many bits as it has; if the budget suffices for all sizes, the elements are [`InPlace`],
//! and the tensor is `Copy`. So a tensor holds at most [`MOST_BYTES`] bytes itself, each of its sizes rounded up to a
//! power of two. A dynamic size, and one of 1000 and more, spends every budget.

#![allow(unsafe_code)]

use core::ops::DerefMut;
use core::ptr::NonNull;

use super::Element;

mod budget;
mod buffer;
mod in_place;

pub use budget::{
    Bits0, Bits1, Bits2, Bits3, Bits4, Bits5, Bits6, Bits7, Bits8, Bits9, Budget, Budgeted, Spent,
};
pub use buffer::Buffer;
pub use in_place::{InPlace, Nested, One, Pair};

/// The most bytes of elements that a tensor holds itself.
pub const MOST_BYTES: usize = 512;

/// The elements of a tensor.
pub trait Storage<E: Element>: sealed::Storage + Sized + Send + Sync + 'static {
    /// The number of elements, if the type determines it.
    const LEN: Option<usize>;

    /// A value `T` that contains this storage, over borrowed elements.
    type View<T: Send + Sync>: DerefMut<Target = T> + Send + Sync;

    /// Makes storage of `len` elements of unspecified content; `None` if the system cannot allocate the memory.
    ///
    /// # Panics
    /// Panics if the type determines another number of elements.
    fn try_new(len: usize) -> Option<Self>;

    /// Returns the elements.
    fn as_slice(&self) -> &[E];

    /// Returns the elements, mutably.
    fn as_mut_slice(&mut self) -> &mut [E];

    /// Moves the elements to storage of another type; `None` if the system cannot allocate the memory.
    fn try_convert<T: Storage<E>>(self) -> Option<T> {
        T::try_copy(self.as_slice())
    }

    /// Moves the elements of a buffer to this storage; `None` if the system cannot allocate the memory.
    fn try_from_buffer(buffer: Buffer<E>) -> Option<Self> {
        Self::try_copy(buffer.as_slice())
    }

    /// Copies elements; `None` if the system cannot allocate the memory.
    #[inline]
    fn try_copy(elements: &[E]) -> Option<Self> {
        let mut copy = Self::try_new(elements.len())?;
        copy.as_mut_slice().copy_from_slice(elements);
        Some(copy)
    }

    /// Views the `len` elements at `start` as a `T`, which `of` makes of storage.
    ///
    /// # Safety
    ///
    /// `T` has no field of any size but this storage. The result may be used only while the elements are borrowed:
    /// mutably where it is used mutably. Nothing may be moved out of it.
    unsafe fn view<T: Send + Sync>(
        start: NonNull<E>,
        len: usize,
        of: impl FnOnce(Self) -> T,
    ) -> Self::View<T>;
}

mod sealed {
    /// Seals [`Storage`](super::Storage) to a buffer and to arrays.
    pub trait Storage {}
}
