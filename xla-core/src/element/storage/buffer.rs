//! Elements in a block of memory from the pool.

#![allow(unsafe_code)]

use core::marker::PhantomData;
use core::mem::{ManuallyDrop, size_of};
use core::ptr::NonNull;
use core::slice;

use super::{Storage, sealed};
use crate::element::Element;
use crate::element::bytes::make_valid;
use crate::pool::Block;

/// `len` elements. Only the methods of [`Storage`] make one, so the block always holds `len` valid elements.
pub struct Buffer<E> {
    block: Block,
    len: usize,
    element: PhantomData<E>,
}

impl<E> sealed::Storage for Buffer<E> {}

impl<E: Element> Storage<E> for Buffer<E> {
    const LEN: Option<usize> = None;

    type View<T: Send + Sync> = ManuallyDrop<T>;

    #[inline]
    fn try_new(len: usize) -> Option<Buffer<E>> {
        // A saturated number of bytes exceeds every size class, so the pool refuses it.
        let mut block = Block::try_take(len.saturating_mul(size_of::<E>()))?;
        make_valid::<E>(block.bytes_mut());
        Some(Buffer {
            block,
            len,
            element: PhantomData,
        })
    }

    #[inline]
    fn as_slice(&self) -> &[E] {
        // SAFETY: the block holds `len` elements, aligned and valid, and lives as long as the borrow of self.
        unsafe { slice::from_raw_parts(self.block.start().cast().as_ptr(), self.len) }
    }

    #[inline]
    fn as_mut_slice(&mut self) -> &mut [E] {
        // SAFETY: as above, and self is borrowed mutably.
        unsafe { slice::from_raw_parts_mut(self.block.start().cast().as_ptr(), self.len) }
    }

    #[inline]
    fn try_convert<T: Storage<E>>(self) -> Option<T> {
        T::try_from_buffer(self)
    }

    #[inline]
    fn try_from_buffer(buffer: Buffer<E>) -> Option<Buffer<E>> {
        Some(buffer)
    }

    #[inline]
    unsafe fn view<T: Send + Sync>(
        start: NonNull<E>,
        len: usize,
        of: impl FnOnce(Self) -> T,
    ) -> ManuallyDrop<T> {
        // SAFETY: guaranteed by the caller; the result is never dropped.
        let block = unsafe { Block::borrowed(start.cast(), len * size_of::<E>()) };
        ManuallyDrop::new(of(Buffer {
            block,
            len,
            element: PhantomData,
        }))
    }
}
