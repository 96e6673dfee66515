//! Values that are computed when they are first read, without the standard library.

#![allow(unsafe_code)]

use core::cell::UnsafeCell;
use core::ops::Deref;
use core::sync::atomic::{AtomicU8, Ordering};

const EMPTY: u8 = 0;
const BEGUN: u8 = 1;
const FULL: u8 = 2;

/// A value that its first reader computes, as `std::sync::LazyLock` does.
pub struct LazyLock<T> {
    state: AtomicU8,
    value: UnsafeCell<Option<T>>,
    compute: fn() -> T,
}

// SAFETY: one caller writes the value, before the state is `FULL`; it is only read after that.
unsafe impl<T: Send + Sync> Sync for LazyLock<T> {}

impl<T> LazyLock<T> {
    /// Returns a value that `compute` computes.
    pub const fn new(compute: fn() -> T) -> LazyLock<T> {
        LazyLock {
            state: AtomicU8::new(EMPTY),
            value: UnsafeCell::new(None),
            compute,
        }
    }

    #[cold]
    fn fill(&self) {
        let (order, seen) = (Ordering::Relaxed, Ordering::Relaxed);
        let begun = self.state.compare_exchange(EMPTY, BEGUN, order, seen);
        assert!(
            begun.is_ok() || self.state.load(Ordering::Acquire) == FULL,
            "expected a constant that is computed, found one that another caller computes now"
        );
        if begun.is_ok() {
            let value = (self.compute)();
            // SAFETY: only the caller that has changed the state to `BEGUN` writes, once, and nobody reads before the state
            // is `FULL`.
            unsafe { *self.value.get() = Some(value) };
            self.state.store(FULL, Ordering::Release);
        }
    }
}

impl<T> Deref for LazyLock<T> {
    type Target = T;

    fn deref(&self) -> &T {
        if self.state.load(Ordering::Acquire) != FULL {
            self.fill();
        }
        // SAFETY: the state is `FULL`, after which nothing writes the value.
        let value = unsafe { &*self.value.get() };
        value.as_ref().expect("a full value")
    }
}
