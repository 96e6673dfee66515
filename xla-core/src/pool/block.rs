//! The blocks of memory themselves: where they come from, wait, and go.

#![allow(unsafe_code)]

use core::ptr::NonNull;
use core::slice;
use core::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::alloc::{Layout, alloc_zeroed, dealloc};
use std::sync::{Mutex, MutexGuard, PoisonError};

use super::class::{ALIGN, CLASSES, class_of};
use super::{POOL, pages};

/// Blocks that wait, one list for each size class.
pub struct Pool {
    lists: [Mutex<List>; CLASSES],
    waiting: AtomicUsize,
    limit: AtomicUsize,
}

/// The first block that waits. Its first bytes hold the address of the second, and so on, so that waiting takes no memory.
struct List(Option<NonNull<u8>>);

// SAFETY: the list owns its blocks, and nothing else refers to them.
unsafe impl Send for List {}

impl Pool {
    /// Creates an empty pool that keeps at most `limit` bytes of free blocks.
    pub const fn new(limit: usize) -> Pool {
        Pool {
            lists: [const { Mutex::new(List(None)) }; CLASSES],
            waiting: AtomicUsize::new(0),
            limit: AtomicUsize::new(limit),
        }
    }

    /// Sets how many bytes of free blocks the pool keeps.
    pub fn set_limit(&self, bytes: usize) {
        self.limit.store(bytes, Relaxed);
    }

    /// Returns how many bytes of free blocks the pool keeps now.
    pub fn waiting(&self) -> usize {
        self.waiting.load(Relaxed)
    }

    /// Returns all free blocks to the system.
    pub fn trim(&self) {
        for class in 0..CLASSES {
            while let Some((block, size)) = self.pop(class) {
                // SAFETY: the block came from `allocate` with the size that its class has, and has just left the pool.
                unsafe { free(block, size) };
            }
        }
    }

    fn list(&self, class: usize) -> MutexGuard<'_, List> {
        self.lists[class]
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
    }

    /// At least so many bytes, aligned to [`ALIGN`] and initialised. They are the caller's until `give`. Nothing where the
    /// system has not as much memory.
    #[inline]
    pub fn take(&self, bytes: usize) -> Option<NonNull<u8>> {
        let (class, size) = class_of(bytes)?;
        match self.pop(class) {
            Some((block, _)) => Some(block),
            None => allocate(size),
        }
    }

    /// Takes a block from its list.
    #[inline]
    fn pop(&self, class: usize) -> Option<(NonNull<u8>, usize)> {
        let mut list = self.list(class);
        let block = list.0?;
        let link = block.cast::<Link>();
        // SAFETY: a block in a list is ours alone, is long and aligned enough, and `give` wrote its link.
        let Link { next, size } = unsafe { link.read() };
        list.0 = next;
        drop(list);
        // SAFETY: as above. What was an address becomes plain numbers again.
        unsafe { link.cast::<[usize; 2]>().write([0; 2]) };
        self.waiting.fetch_sub(size, Relaxed);
        Some((block, size))
    }

    /// Takes back what `take` gave.
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
        if self.waiting.fetch_add(size, Relaxed) + size > self.limit.load(Relaxed) {
            self.waiting.fetch_sub(size, Relaxed);
            // SAFETY: the block came from `allocate` with this size, and the caller gives it up.
            unsafe { free(block, size) };
            return;
        }
        let mut list = self.list(class);
        // SAFETY: the caller gives the block up; it is long and aligned enough for a link.
        unsafe { block.cast::<Link>().write(Link { next: list.0, size }) };
        list.0 = Some(block);
    }
}

/// What stands at the start of a block that waits.
struct Link {
    next: Option<NonNull<u8>>,
    size: usize,
}

/// What a block of so many bytes is aligned to: a block that fills a huge page starts with one.
fn alignment(size: usize) -> usize {
    if size < pages::HUGE {
        ALIGN
    } else {
        pages::HUGE
    }
}

/// What the allocator is asked for: room to align the block and to note before it where the allocation starts. The
/// allocator is not asked for the alignment itself, because zeroed memory with a greater alignment than its own is memory that
/// it writes to, page by page. What is skipped is never touched, and takes no memory.
fn layout_of(size: usize) -> Layout {
    Layout::from_size_align(size + alignment(size), 16)
        .expect("a size class is less than memory can hold")
}

fn allocate(size: usize) -> Option<NonNull<u8>> {
    let layout = layout_of(size);
    // SAFETY: the layout is at least ALIGN long.
    let start = NonNull::new(unsafe { alloc_zeroed(layout) })?;
    let align = alignment(size);
    let skip = align - start.addr().get() % align;
    // SAFETY: the start is a multiple of 16, so `skip` is at least 16 and at most `align`: the block with its `size` bytes
    // and the pointer before it lie inside the allocation, the pointer well aligned.
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
    // SAFETY: `allocate` noted the start of the allocation before the block, and used the same layout.
    unsafe {
        dealloc(
            block.cast::<NonNull<u8>>().sub(1).read().as_ptr(),
            layout_of(size),
        )
    };
}

#[cold]
#[inline(never)]
fn out_of_memory(bytes: usize) -> ! {
    panic!("{bytes} bytes cannot be allocated")
}

/// Memory from the pool: aligned to [`ALIGN`], initialised, of any content. It goes back when dropped.
pub struct Block {
    start: NonNull<u8>,
    bytes: usize,
}

// SAFETY: a block owns plain bytes, which `&` only reads.
unsafe impl Send for Block {}
// SAFETY: as above.
unsafe impl Sync for Block {}

impl Block {
    /// So many bytes of any content. None of them costs nothing.
    ///
    /// # Panics
    /// The system does not have as much memory.
    #[inline]
    pub fn take(bytes: usize) -> Block {
        Block::try_take(bytes).unwrap_or_else(|| out_of_memory(bytes))
    }

    /// The same; nothing where the system does not have as much memory.
    #[inline]
    pub fn try_take(bytes: usize) -> Option<Block> {
        let start = match bytes {
            0 => NonNull::without_provenance(const { std::num::NonZero::new(ALIGN).unwrap() }),
            _ => POOL.take(bytes)?,
        };
        Some(Block { start, bytes })
    }

    /// A block over memory that is not the pool's.
    ///
    /// # Safety
    ///
    /// The result must never be dropped, and may be used only while the memory, initialised and `bytes` long, is borrowed:
    /// mutably where it is used mutably.
    #[inline]
    pub(crate) unsafe fn borrowed(start: NonNull<u8>, bytes: usize) -> Block {
        Block { start, bytes }
    }

    /// Where it starts.
    #[inline]
    pub fn start(&self) -> NonNull<u8> {
        self.start
    }

    /// How many bytes it has.
    #[inline]
    pub(crate) fn len(&self) -> usize {
        self.bytes
    }

    /// Its bytes.
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
            unsafe { POOL.give(self.start, self.bytes) };
        }
    }
}
