//! Elements in a block of memory.

#![allow(unsafe_code)]

use core::marker::PhantomData;
use core::mem::size_of;
use core::ptr::NonNull;
use core::slice;

use crate::element::Element;
use crate::element::bytes::make_valid;
use crate::pool::Block;

/// So many elements, of any content at first. Only `try_take` and `borrowed` make one, so that the block always holds them.
pub(super) struct Buffer<E> {
    block: Block,
    len: usize,
    element: PhantomData<E>,
}

impl<E: Element> Buffer<E> {
    /// A buffer from the pool; nothing where the system does not have as much memory.
    #[inline]
    pub(super) fn try_take(len: usize) -> Option<Buffer<E>> {
        // Too many bytes to count are too many for the pool.
        let mut block = Block::try_take(len.saturating_mul(size_of::<E>()))?;
        make_valid::<E>(block.bytes_mut());
        Some(Buffer {
            block,
            len,
            element: PhantomData,
        })
    }

    /// A buffer over elements that stand elsewhere.
    ///
    /// # Safety
    ///
    /// The result must never be dropped or moved out to whom could drop it, and may be used only while the `len` elements at
    /// `start` are borrowed: mutably where `as_mut_slice` is called.
    #[inline]
    pub(super) unsafe fn borrowed(start: NonNull<E>, len: usize) -> Buffer<E> {
        // SAFETY: the caller's promise.
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
