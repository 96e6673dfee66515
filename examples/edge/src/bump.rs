//! An allocator that hands out a block of static memory from its start, and never frees.
//!
//! The pool of typed-xla keeps the buffers that are dropped, so a program that calls the same computations again and again
//! allocates in its first calls only.

use core::alloc::{GlobalAlloc, Layout};
use core::cell::UnsafeCell;
use core::ptr::null_mut;
use core::sync::atomic::{AtomicUsize, Ordering};

/// The bytes of the memory.
const BYTES: usize = 64 << 10;

#[repr(align(64))]
struct Bump {
    memory: UnsafeCell<[u8; BYTES]>,
    used: AtomicUsize,
}

// SAFETY: `alloc` hands out each byte of the memory once.
unsafe impl Sync for Bump {}

// SAFETY: a block is inside the memory, aligned, and no part of another block.
unsafe impl GlobalAlloc for Bump {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        let place = |used: usize| {
            // The memory is aligned to 64 bytes.
            let start = used.checked_next_multiple_of(layout.align())?;
            let end = start.checked_add(layout.size())?;
            (layout.align() <= 64 && end <= BYTES).then_some((start, end))
        };
        let next = |used| place(used).map(|(_, end)| end);
        let before = (self.used).fetch_update(Ordering::Relaxed, Ordering::Relaxed, next);
        match before.ok().and_then(place) {
            // SAFETY: `place` checked that the block is inside the memory.
            Some((start, _)) => unsafe { self.memory.get().cast::<u8>().add(start) },
            None => null_mut(),
        }
    }

    unsafe fn dealloc(&self, _: *mut u8, _: Layout) {}
}

#[global_allocator]
static ALLOCATOR: Bump = Bump {
    memory: UnsafeCell::new([0; BYTES]),
    used: AtomicUsize::new(0),
};
