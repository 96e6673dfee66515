//! A C function allocates nothing after its first call.

use std::alloc::{GlobalAlloc, Layout, System};
use std::ffi::c_void;
use std::sync::atomic::{AtomicUsize, Ordering};

// Links the library, whose functions are declared below.
use scores as _;

/// Counts the allocations of the process.
struct Counting;

static COUNT: AtomicUsize = AtomicUsize::new(0);

#[global_allocator]
static ALLOCATOR: Counting = Counting;

// SAFETY: every call is forwarded unchanged to the system's allocator, which keeps the contract of `GlobalAlloc`.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        COUNT.fetch_add(1, Ordering::Relaxed);
        // SAFETY: the caller upholds the contract of this function, which the called one has too.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, block: *mut u8, layout: Layout) {
        // SAFETY: as above; the block is from the system's allocator.
        unsafe { System.dealloc(block, layout) }
    }
}

// The declaration in the header.
unsafe extern "C" {
    fn scores_new(threads: usize) -> *mut c_void;
    fn scores_free(context: *mut c_void);
    fn scores(
        context: *mut c_void,
        p_w1: *const f32,
        p_b1: *const f32,
        p_w2: *const f32,
        x: *const f32,
        x_size0: usize,
        result: *mut f32,
        result_size0: usize,
    ) -> i32;
}

#[test]
fn a_c_function_allocates_nothing_after_its_first_call() {
    const ROWS: usize = 20;
    let (w1, b1, w2) = ([0.5; 12], [0.0; 4], [1.0; 8]);
    let (x, mut result) = ([1.0; 3 * ROWS], [0.0; 2 * ROWS]);
    // SAFETY: the context is used by one call at a time, and the arrays have the sizes that the header states.
    let counts = unsafe {
        let context = scores_new(1);
        let mut call = |rows| {
            let before = COUNT.load(Ordering::Relaxed);
            let (w1, b1, w2, x) = (w1.as_ptr(), b1.as_ptr(), w2.as_ptr(), x.as_ptr());
            let status = scores(context, w1, b1, w2, x, rows, result.as_mut_ptr(), rows);
            assert_eq!(status, 0);
            COUNT.load(Ordering::Relaxed) - before
        };
        let counts = [call(ROWS), call(ROWS), call(7), call(ROWS)];
        scores_free(context);
        counts
    };
    assert!(counts[0] > 0, "the first call takes its memory");
    assert_eq!(counts[1..], [0, 0, 0]);
    assert!(result.iter().all(|share| *share == 0.5));
}
