//! An allocator that does not exist: a program that calls it does not link.

use core::alloc::{GlobalAlloc, Layout};

unsafe extern "C" {
    /// No library defines it. Where the linker reports it as undefined, something in the program allocates.
    fn this_program_allocates() -> *mut u8;
}

struct Missing;

// SAFETY: no program that calls it links.
unsafe impl GlobalAlloc for Missing {
    unsafe fn alloc(&self, _: Layout) -> *mut u8 {
        // SAFETY: as above.
        unsafe { this_program_allocates() }
    }

    unsafe fn dealloc(&self, _: *mut u8, _: Layout) {
        // SAFETY: as above.
        unsafe { this_program_allocates() };
    }
}

#[global_allocator]
static ALLOCATOR: Missing = Missing;
