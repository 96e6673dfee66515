//! Memory that a kernel packs into: two blocks of the pool for each thread, kept from call to call.

use core::cell::Cell;

use super::bytes::{Plain, elements_mut};
#[cfg(feature = "std")]
use crate::kept::Kept as _;
use crate::kept::kept;
use crate::pool::{ALIGN, Block};

kept! {
    static KEPT: Cell<[Option<Block>; 2]> = const { Cell::new([None, None]) };
}

/// Returns the number of bytes of a block that is kept, or 0.
fn length(kept: &Option<Block>) -> usize {
    kept.as_ref().map_or(0, Block::len)
}

/// Scratch memory of a kernel, of unspecified content. The thread keeps it when the kernel is done.
///
/// A nested kernel has its own memory; the two largest blocks are kept.
pub struct Scratch(Option<Block>);

impl Scratch {
    /// Takes `bytes` bytes, the sum of the [`room`] of each slice.
    pub fn of(bytes: usize) -> Scratch {
        let mut kept = KEPT.visit(Cell::take).unwrap_or_default();
        kept.sort_by_key(length);
        // The smallest that is large enough. If none is, the smallest returns to the pool before a new one is taken.
        let fits = kept.iter().position(|kept| length(kept) >= bytes);
        let block = kept[fits.unwrap_or(0)].take();
        KEPT.visit(|all| all.set(kept));
        let block = block.filter(|block| block.len() >= bytes);
        Scratch(Some(block.unwrap_or_else(|| Block::take(bytes))))
    }

    /// Returns the whole memory, to be divided into slices.
    pub fn rest(&mut self) -> Rest<'_> {
        Rest(self.0.as_mut().map_or(&mut [], Block::bytes_mut))
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let mut kept = KEPT.visit(Cell::take).unwrap_or_default();
        kept.sort_by_key(length);
        if length(&kept[0]) < length(&self.0) {
            kept[0] = self.0.take();
        }
        KEPT.visit(|all| all.set(kept));
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
