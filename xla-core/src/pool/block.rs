//! The pool's blocks of memory: allocation, free lists and release.

#![allow(unsafe_code)]

use alloc::alloc::{alloc_zeroed, dealloc};
use core::alloc::Layout;
use core::ptr::NonNull;
use core::slice;
use core::sync::atomic::{AtomicUsize, Ordering::Relaxed};

use super::class::{ALIGN, CLASSES, class_of};
use super::{POOL, local, pages};
use crate::kept::Shared;

/// The free blocks, in one list for each size class.
pub struct Pool {
    lists: [Shared<List>; CLASSES],
    free_bytes: AtomicUsize,
    limit: AtomicUsize,
}

/// The first free block. Each free block stores a link to the next one in its first bytes, so that the list needs no
/// further memory.
struct List(Option<NonNull<u8>>);

// SAFETY: the list owns its blocks, and nothing else refers to them.
unsafe impl Send for List {}

impl Pool {
    /// Creates an empty pool that keeps at most `limit` bytes of free blocks.
    pub const fn new(limit: usize) -> Pool {
        Pool {
            lists: [const { Shared::new(List(None)) }; CLASSES],
            free_bytes: AtomicUsize::new(0),
            limit: AtomicUsize::new(limit),
        }
    }

    /// Sets how many bytes of free blocks the pool keeps.
    pub fn set_limit(&self, bytes: usize) {
        self.limit.store(bytes, Relaxed);
    }

    /// Returns how many bytes of free blocks the pool keeps now.
    pub fn free_bytes(&self) -> usize {
        self.free_bytes.load(Relaxed)
    }

    /// Returns all free blocks to the system.
    pub fn trim(&self) {
        for class in 0..CLASSES {
            while let Some((block, size)) = self.pop(class) {
                // SAFETY: the block came from `allocate` with the size of its class, and has just been removed from the
                // pool.
                unsafe { free(block, size) };
            }
        }
    }

    /// Takes a block of at least `bytes` bytes, aligned to [`ALIGN`] and initialised, which the caller owns until
    /// `give`. `None` if the system cannot allocate the memory.
    #[inline]
    pub fn take(&self, bytes: usize) -> Option<NonNull<u8>> {
        let (class, size) = class_of(bytes)?;
        match self.pop(class) {
            Some((block, _)) => Some(block),
            None => allocate(size),
        }
    }

    /// Removes a block from the list of its class.
    #[inline]
    fn pop(&self, class: usize) -> Option<(NonNull<u8>, usize)> {
        let first = self.lists[class].visit_mut(|list| {
            let link = list.0?.cast::<Link>();
            // SAFETY: the list exclusively owns its blocks, which are long and aligned enough for the link that `give`
            // wrote.
            let Link { next, size } = unsafe { link.read() };
            list.0 = next;
            Some((link, size))
        });
        let (link, size) = first??;
        let block = link.cast();
        // SAFETY: as above. This overwrites the link, a pointer, with plain bytes.
        unsafe { link.cast::<[usize; 2]>().write([0; 2]) };
        self.free_bytes.fetch_sub(size, Relaxed);
        Some((block, size))
    }

    /// Returns a block from `take` to the pool.
    ///
    /// # Safety
    ///
    /// The block comes from `take` of this pool with the same number of bytes, its bytes are initialised, and nothing
    /// refers to it any more.
    #[inline]
    pub unsafe fn give(&self, block: NonNull<u8>, bytes: usize) {
        let Some((class, size)) = class_of(bytes) else {
            return;
        };
        let fits = self.free_bytes.fetch_add(size, Relaxed) + size <= self.limit.load(Relaxed);
        let keep = |list: &mut List| {
            // SAFETY: the caller gives the block up; it is long and aligned enough for a link.
            unsafe { block.cast::<Link>().write(Link { next: list.0, size }) };
            list.0 = Some(block);
        };
        if !fits || self.lists[class].visit_mut(keep).is_none() {
            self.free_bytes.fetch_sub(size, Relaxed);
            // SAFETY: the block came from `allocate` with this size, and the caller gives it up.
            unsafe { free(block, size) };
        }
    }
}

/// The header of a free block.
struct Link {
    next: Option<NonNull<u8>>,
    size: usize,
}

/// Returns the alignment of a block of this size: blocks that fill a huge page start at the boundary of one.
fn alignment(size: usize) -> usize {
    if size < pages::HUGE {
        ALIGN
    } else {
        pages::HUGE
    }
}

/// Returns the layout to request from the allocator: with room to align the block, and to store the start of the
/// allocation in front of it. The alignment itself is not requested from the allocator, because it zeroes memory of a
/// greater alignment than its own by writing to every page. The skipped memory is never touched, so the system maps no
/// pages for it.
fn layout_of(size: usize) -> Layout {
    Layout::from_size_align(size + alignment(size), 16)
        .expect("the largest size class is less than isize::MAX bytes")
}

fn allocate(size: usize) -> Option<NonNull<u8>> {
    let layout = layout_of(size);
    // SAFETY: the layout is at least ALIGN long.
    let start = NonNull::new(unsafe { alloc_zeroed(layout) })?;
    let align = alignment(size);
    let skip = align - start.addr().get() % align;
    // SAFETY: the start is a multiple of 16, so `skip` is at least 16 and at most `align`: the block with its `size`
    // bytes and the pointer before it are inside the allocation, and the pointer is aligned.
    unsafe {
        let block = start.add(skip);
        pages::advise(block, size);
        block.cast::<NonNull<u8>>().sub(1).write(start);
        Some(block)
    }
}

/// Returns a block to the allocator.
///
/// # Safety
///
/// The block comes from `allocate` with this size, and nothing refers to it any more.
unsafe fn free(block: NonNull<u8>, size: usize) {
    // SAFETY: `allocate` stored the start of the allocation before the block, and used the same layout.
    unsafe {
        dealloc(
            block.cast::<NonNull<u8>>().sub(1).read().as_ptr(),
            layout_of(size),
        );
    };
}

#[cold]
#[inline(never)]
fn out_of_memory(bytes: usize) -> ! {
    panic!("{bytes} bytes cannot be allocated")
}

/// Takes a block of `bytes` bytes, more than 0, that this thread or the pool keeps, or a new one. Not inlined: thread-local
/// variables are hundreds of instructions in each crate that they reach.
#[inline(never)]
fn take(bytes: usize) -> Option<NonNull<u8>> {
    local::take(bytes).or_else(|| POOL.take(bytes))
}

/// Returns a block to this thread or the pool.
///
/// # Safety
///
/// The block comes from [`take`] with the same number of bytes, its bytes are initialised, and nothing refers to it any
/// more.
#[inline(never)]
unsafe fn give(block: NonNull<u8>, bytes: usize) {
    // SAFETY: guaranteed by the caller. The pool becomes the owner only if the thread does not.
    unsafe {
        if !local::give(block, bytes) {
            POOL.give(block, bytes);
        }
    }
}

/// Memory from the pool: aligned to [`ALIGN`], initialised, of unspecified content. It returns to the pool when
/// dropped.
pub struct Block {
    start: NonNull<u8>,
    bytes: usize,
}

// SAFETY: a block owns plain bytes, which `&` only reads.
unsafe impl Send for Block {}
// SAFETY: as above.
unsafe impl Sync for Block {}

impl Block {
    /// Takes a block of `bytes` bytes of unspecified content. A block of 0 bytes costs nothing.
    ///
    /// # Panics
    /// Panics if the system cannot allocate the memory.
    #[inline]
    pub fn take(bytes: usize) -> Block {
        Block::try_take(bytes).unwrap_or_else(|| out_of_memory(bytes))
    }

    /// Takes a block like [`take`](Block::take); `None` if the system cannot allocate the memory.
    #[inline]
    pub fn try_take(bytes: usize) -> Option<Block> {
        let start = match bytes {
            0 => NonNull::without_provenance(const { core::num::NonZero::new(ALIGN).unwrap() }),
            _ => take(bytes)?,
        };
        Some(Block { start, bytes })
    }

    /// Makes a block over memory that does not belong to the pool.
    ///
    /// # Safety
    ///
    /// The result must never be dropped, and may be used only while the memory, initialised and `bytes` long, is borrowed:
    /// mutably where it is used mutably.
    #[inline]
    pub(crate) unsafe fn borrowed(start: NonNull<u8>, bytes: usize) -> Block {
        Block { start, bytes }
    }

    /// Returns a pointer to the first byte.
    #[inline]
    pub fn start(&self) -> NonNull<u8> {
        self.start
    }

    /// Returns the number of bytes.
    #[inline]
    pub(crate) fn len(&self) -> usize {
        self.bytes
    }

    /// Returns the bytes, mutably.
    #[inline]
    pub fn bytes_mut(&mut self) -> &mut [u8] {
        // SAFETY: the block is `bytes` long, initialised and borrowed mutably with self.
        unsafe { slice::from_raw_parts_mut(self.start.as_ptr(), self.bytes) }
    }
}

impl Drop for Block {
    #[inline]
    fn drop(&mut self) {
        if self.bytes > 0 {
            // SAFETY: `take` got the start from the pool for as many bytes; `borrowed` is never dropped.
            unsafe { give(self.start, self.bytes) };
        }
    }
}
