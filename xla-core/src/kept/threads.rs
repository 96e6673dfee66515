//! Caches with the standard library: thread-local variables, and mutexes.

use std::sync::{Mutex, PoisonError};
use std::thread::LocalKey;

/// Declares a static whose value each thread has for itself, with the function [`Kept::visit`].
pub(crate) use std::thread_local as kept;

/// The value of a thread.
pub(crate) trait Kept<T> {
    /// Calls `f` with the value; `None` if the thread ends and has dropped it.
    fn visit<R>(&'static self, f: impl FnOnce(&T) -> R) -> Option<R>;
}

impl<T> Kept<T> for LocalKey<T> {
    #[inline]
    fn visit<R>(&'static self, f: impl FnOnce(&T) -> R) -> Option<R> {
        self.try_with(f).ok()
    }
}

/// A value that all threads share.
pub(crate) struct Shared<T>(Mutex<T>);

impl<T> Shared<T> {
    pub(crate) const fn new(value: T) -> Shared<T> {
        Shared(Mutex::new(value))
    }

    /// Calls `f` with the value, after all threads that have it: always `Some`. A panic of `f` leaves the value as it is.
    #[inline]
    pub(crate) fn visit_mut<R>(&self, f: impl FnOnce(&mut T) -> R) -> Option<R> {
        Some(f(&mut self
            .0
            .lock()
            .unwrap_or_else(PoisonError::into_inner)))
    }
}
