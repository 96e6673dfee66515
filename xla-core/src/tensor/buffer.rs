//! Typed elements in a block of memory.

#![allow(unsafe_code)]

use core::marker::PhantomData;
use core::mem::size_of;
use core::ptr::NonNull;
use core::slice;

use crate::element::Element;
use crate::element::bytes::make_valid;
use crate::pool::Block;

/// `len` elements, initially of unspecified content. Only `try_take` and `borrowed` construct one, so the block always
/// holds `len` valid elements.
pub(super) struct Buffer<E> {
    block: Block,
    len: usize,
    element: PhantomData<E>,
}

impl<E: Element> Buffer<E> {
    /// Takes a buffer from the pool; `None` if the system cannot allocate the memory.
    #[inline]
    pub(super) fn try_take(len: usize) -> Option<Buffer<E>> {
        // A saturated number of bytes exceeds every size class, so the pool refuses it.
        let mut block = Block::try_take(len.saturating_mul(size_of::<E>()))?;
        make_valid::<E>(block.bytes_mut());
        Some(Buffer {
            block,
            len,
            element: PhantomData,
        })
    }

    /// Makes a buffer over borrowed elements.
    ///
    /// # Safety
    ///
    /// The result must never be dropped, nor moved out to code that could drop it, and may be used only while the `len`
    /// elements at `start` are borrowed: mutably where `as_mut_slice` is called.
    #[inline]
    pub(super) unsafe fn borrowed(start: NonNull<E>, len: usize) -> Buffer<E> {
        // SAFETY: guaranteed by the caller.
        let block = unsafe { Block::borrowed(start.cast(), len * size_of::<E>()) };
        Buffer {
            block,
            len,
            element: PhantomData,
        }
    }

    #[inline]
    pub(super) fn as_slice(&self) -> &[E] {
        // SAFETY: the block holds `len` elements, aligned and valid, and lives as long as the borrow of self.
        unsafe { slice::from_raw_parts(self.block.start().cast().as_ptr(), self.len) }
    }

    #[inline]
    pub(super) fn as_mut_slice(&mut self) -> &mut [E] {
        // SAFETY: as above, and self is borrowed mutably.
        unsafe { slice::from_raw_parts_mut(self.block.start().cast().as_ptr(), self.len) }
    }
}
