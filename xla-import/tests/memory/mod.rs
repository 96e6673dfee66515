//! Measures the memory that reading a file takes.

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

use xla_import::tree::Model;
use xla_import::{ParseError, read_file};

/// Counts the bytes that a thread allocates, and the most of them at a time.
struct Counting;

thread_local! {
    // Below zero if the thread frees the memory of others.
    static NOW: Cell<isize> = const { Cell::new(0) };
    static MOST: Cell<isize> = const { Cell::new(0) };
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

fn count(bytes: isize) {
    let now = NOW.get() + bytes;
    NOW.set(now);
    MOST.set(MOST.get().max(now));
}

// SAFETY: every call is forwarded unchanged to the system's allocator, which keeps the contract of `GlobalAlloc`.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        count(layout.size().cast_signed());
        // SAFETY: the caller upholds the contract of this function, which the called one has too.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, block: *mut u8, layout: Layout) {
        count(-layout.size().cast_signed());
        // SAFETY: as above; the block is from the system's allocator.
        unsafe { System.dealloc(block, layout) }
    }
}

/// The bytes that a file may take in memory beyond 20 times its own.
const LEAST: usize = 1 << 17;

/// Reads a file.
///
/// # Panics
/// The reader allocates more than 20 times the bytes of the file at a time.
#[track_caller]
pub(crate) fn bounded<'t>(
    bytes: &'t [u8],
    what: &dyn std::fmt::Display,
) -> Result<Model<'t>, ParseError> {
    let before = NOW.get();
    MOST.set(before);
    let model = read_file(bytes);
    let most = MOST.get() - before;
    let limit = (20 * bytes.len() + LEAST).cast_signed();
    assert!(most <= limit, "{what}: {most} bytes, at most {limit}");
    model
}
