//! Memory that a kernel packs into: one block of the pool for each thread, kept from call to call.

use core::cell::Cell;

use super::bytes::{Plain, elements_mut};
use crate::pool::{ALIGN, Block};

thread_local! {
    static KEPT: Cell<Option<Block>> = const { Cell::new(None) };
}

/// Scratch memory of a kernel, of unspecified content. The thread keeps it when the kernel is done.
///
/// A nested kernel has its own memory; the larger of the two is kept.
pub struct Scratch(Option<Block>);

impl Scratch {
    /// Takes `bytes` bytes, the sum of the [`room`] of each slice.
    pub fn of(bytes: usize) -> Scratch {
        // A kept block that is too small returns to the pool before a new one is taken.
        let kept = KEPT.take().filter(|kept| kept.len() >= bytes);
        Scratch(Some(kept.unwrap_or_else(|| Block::take(bytes))))
    }

    /// Returns the whole memory, to be divided into slices.
    pub fn rest(&mut self) -> Rest<'_> {
        Rest(self.0.as_mut().map_or(&mut [], Block::bytes_mut))
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let block = self.0.take();
        let len = block.as_ref().map_or(0, Block::len);
        let inner = KEPT.take().filter(|inner| inner.len() > len);
        KEPT.set(inner.or(block));
    }
}

/// Memory that is not shared out yet.
pub struct Rest<'a>(&'a mut [u8]);

impl<'a> Rest<'a> {
    /// A slice of this length, at an alignment of 64 bytes.
    #[inline(always)]
    pub fn slice<T: Plain>(&mut self, length: usize) -> &'a mut [T] {
        const { assert!(align_of::<T>() <= ALIGN && size_of::<T>() > 0) };
        elements_mut(self.bytes(length * size_of::<T>()))
    }

    /// So many bytes, at an alignment of 64.
    pub(in crate::kernels) fn bytes(&mut self, bytes: usize) -> &'a mut [u8] {
        let (slice, rest) = core::mem::take(&mut self.0).split_at_mut(room(bytes));
        self.0 = rest;
        &mut slice[..bytes]
    }
}

/// The memory that a slice of so many bytes takes.
pub fn room(bytes: usize) -> usize {
    bytes.next_multiple_of(ALIGN)
}
