//! A training loop allocates nothing after its first step: buffers come from the pool and return to it.
//!
//! The loop of the digits example.

use std::alloc::{GlobalAlloc, Layout, System};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use typed_xla::Workspace;
use typed_xla::prelude::*;

#[path = "../examples/digits/network.rs"]
mod network;
#[path = "../examples/digits/random.rs"]
mod random;

use network::{BATCH, CLASSES, PIXELS, Params, predict, step};
use random::Random;

/// Counts the allocations of every thread of the process.
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

    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        COUNT.fetch_add(1, Ordering::Relaxed);
        // SAFETY: as above.
        unsafe { System.alloc_zeroed(layout) }
    }

    unsafe fn realloc(&self, block: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        COUNT.fetch_add(1, Ordering::Relaxed);
        // SAFETY: as above; the block is from the system's allocator.
        unsafe { System.realloc(block, layout, size) }
    }
}

/// Returns the number of allocations while the function runs.
fn allocations(f: impl FnOnce()) -> usize {
    let before = COUNT.load(Ordering::Relaxed);
    f();
    COUNT.load(Ordering::Relaxed) - before
}

/// Waits until no thread has allocated anything for a while.
///
/// Threads allocate when they start, which may be late if other programs use the processors: the thread of the test
/// harness that waits for this test, and the helper threads.
fn settle() {
    let mut still = 0;
    while still < 20 {
        let pause = || std::thread::sleep(Duration::from_millis(10));
        still = if allocations(pause) == 0 {
            still + 1
        } else {
            0
        };
    }
}

#[computation]
fn scaled(x: f32![128, 128]) -> f32![128, 128] {
    x * 0.5
}

#[computation]
fn large(x: &f32![512, 1024], w: &f32![1024, 16]) -> (f32![512, 1024], f32![512, 16]) {
    (x * 0.5, dot(x, w))
}

#[computation(program = Prepared, prepared(w, b))]
fn prepared(w: &f32![48, 64], b: &f32![48], x: &f32![24, 64]) -> f32![24, 48] {
    dot(x, transpose(exp(w), [1, 0])) + sqrt(b).along([1])
}

/// Returns the number of page faults so far, if the system reports it.
fn page_faults() -> usize {
    let stat = std::fs::read_to_string("/proc/self/stat").unwrap_or_default();
    // The eighth word after the name, which is in parentheses.
    let words = stat.rsplit_once(')').map_or("", |(_, words)| words);
    let faults = words.split_whitespace().nth(7);
    faults.map_or(0, |faults| faults.parse().expect("a number"))
}

// A single test, so that no other one allocates at the same time.
#[test]
fn a_training_loop_allocates_nothing_after_its_first_step() {
    settle();
    assert_eq!(allocations(|| drop(Box::new(1))), 1, "the count works");

    // One loop over a donated argument works in place and needs no memory, not even temporarily. The first call
    // requests the threads from the system.
    let x = scaled(Tensor::ones());
    settle();
    let waiting = typed_xla::pool::free_bytes();
    let chained = allocations(|| drop(scaled(scaled(scaled(x)))));
    assert_eq!(chained, 0, "nothing is allocated for a donated parameter");
    assert_eq!(typed_xla::pool::free_bytes(), waiting + (64 << 10));

    let mut random = Random::new(1);
    let mut params = Params::random(&mut random);
    let mut velocity = Params::zeros();
    let mut x = <f32![BATCH, PIXELS]>::zeros();
    let mut digits = <i32![BATCH]>::zeros();
    let held_out: f32![BATCH, PIXELS] = Tensor::from_fn(|_| random.within(1.0));
    let mut classes: [i32; CLASSES] = std::array::from_fn(|class| class as i32);
    let mut losses = Vec::with_capacity(200);

    let mut train = |steps: usize| {
        allocations(|| {
            for _ in 0..steps {
                // Each digit has its own shade, so that there is something to learn.
                random.shuffle(&mut classes);
                for row in 0..BATCH {
                    let class = classes[row % CLASSES];
                    digits[[row]] = class;
                    for pixel in 0..PIXELS {
                        x[[row, pixel]] = class as f32 / 10.0 + random.within(0.1);
                    }
                }
                losses.push(step(&mut params, &mut velocity, &x, &digits, 0.05));
                let seen = predict(&params, &held_out);
                assert_eq!(seen.as_slice().len(), BATCH * CLASSES);
            }
        })
    };
    assert!(train(1) > 0, "the first step takes its buffers");
    assert_eq!(train(199), 0);
    assert!(
        losses[199] < 0.8 * losses[0],
        "it learns: {} to {}",
        losses[0],
        losses[199]
    );

    // A prepared program allocates once, and its calls nothing.
    let program = Prepared::prepare(&Tensor::ones(), &Tensor::ones());
    let (mut out, mut workspace, x) = (Tensor::zeros(), Workspace::new(), Tensor::ones());
    let mut run = |calls: usize| {
        allocations(|| {
            for _ in 0..calls {
                program.run_into(&mut out, &mut workspace, &x);
                drop(program.run(&x));
            }
        })
    };
    run(1);
    assert_eq!(run(100), 0);

    // A computation on several threads, each result kept until the next one is computed. The queue that passes work to
    // the threads allocates a block about every 63 calls; one result would be five hundred pages.
    let (x, w) = (Tensor::ones(), Tensor::ones());
    let mut last = None;
    let mut keep = |calls: usize| {
        for _ in 0..calls {
            drop(last.replace(large(&x, &w)));
        }
    };
    keep(20);
    let faults = page_faults();
    let taken = allocations(|| keep(63));
    assert!(taken <= 4, "{taken} allocations in 126 parallel steps");
    let faults = page_faults() - faults;
    assert!(faults < 200, "{faults} page faults in 63 calls");
}
