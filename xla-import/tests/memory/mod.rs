//! Measures the memory that reading a file takes.

use std::alloc::{GlobalAlloc, Layout, System};
use std::sync::atomic::{AtomicUsize, Ordering};

use xla_import::tree::Model;
use xla_import::{ParseError, read_file};

/// Counts the bytes that are allocated, and the most of them at a time.
struct Counting;

static NOW: AtomicUsize = AtomicUsize::new(0);
static MOST: AtomicUsize = AtomicUsize::new(0);

#[global_allocator]
static ALLOCATOR: Counting = Counting;

fn count(bytes: usize) {
    let now = NOW.fetch_add(bytes, Ordering::Relaxed) + bytes;
    MOST.fetch_max(now, Ordering::Relaxed);
}

// SAFETY: every call is forwarded unchanged to the system's allocator, which keeps the contract of `GlobalAlloc`.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        count(layout.size());
        // SAFETY: the caller upholds the contract of this function, which is that of the called one.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, block: *mut u8, layout: Layout) {
        NOW.fetch_sub(layout.size(), Ordering::Relaxed);
        // SAFETY: as above; the block is from the system's allocator.
        unsafe { System.dealloc(block, layout) }
    }
}

/// The bytes that a file may take in memory beyond 20 times its own.
const LEAST: usize = 1 << 17;

/// Reads a file.
///
/// # Panics
/// The reader allocates more than 20 times the bytes of the file at a time. No other thread may allocate meanwhile.
#[track_caller]
pub(crate) fn bounded<'t>(
    bytes: &'t [u8],
    what: &dyn std::fmt::Display,
) -> Result<Model<'t>, ParseError> {
    let before = NOW.load(Ordering::Relaxed);
    MOST.store(before, Ordering::Relaxed);
    let model = read_file(bytes);
    let most = MOST.load(Ordering::Relaxed) - before;
    let limit = 20 * bytes.len() + LEAST;
    assert!(most <= limit, "{what}: {most} bytes, at most {limit}");
    model
}
