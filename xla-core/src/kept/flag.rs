//! Caches without the standard library: values with a flag, which is set while a caller uses them.

#![allow(unsafe_code)]

use core::cell::UnsafeCell;
use core::sync::atomic::{AtomicBool, Ordering};

/// Declares a static whose value one caller at a time has, with the function [`Shared::visit`].
macro_rules! kept {
    ($(#[$doc:meta])* static $name:ident: $type:ty = const { $value:expr };) => {
        $(#[$doc])*
        static $name: $crate::kept::Shared<$type> = $crate::kept::Shared::new($value);
    };
}
pub(crate) use kept;

/// A value that one caller at a time has.
pub(crate) struct Shared<T> {
    in_use: AtomicBool,
    value: UnsafeCell<T>,
}

// SAFETY: the only access to the value is `visit_mut`, which passes it to one caller at a time.
unsafe impl<T: Send> Sync for Shared<T> {}

/// Makes the value free again, also after a panic.
struct Use<'a>(&'a AtomicBool);

impl Drop for Use<'_> {
    fn drop(&mut self) {
        self.0.store(false, Ordering::Release);
    }
}

impl<T> Shared<T> {
    pub(crate) const fn new(value: T) -> Shared<T> {
        Shared {
            in_use: AtomicBool::new(false),
            value: UnsafeCell::new(value),
        }
    }

    /// Calls `f` with the value; `None` if another caller has it.
    #[inline]
    pub(crate) fn visit_mut<R>(&self, f: impl FnOnce(&mut T) -> R) -> Option<R> {
        if self.in_use.swap(true, Ordering::Acquire) {
            return None;
        }
        let _use = Use(&self.in_use);
        // SAFETY: the flag was not set, so no other caller has a reference to the value, and gets none before `Use` is
        // dropped.
        Some(f(unsafe { &mut *self.value.get() }))
    }

    /// Calls `f` with the value; `None` if another caller has it.
    #[inline]
    pub(crate) fn visit<R>(&self, f: impl FnOnce(&T) -> R) -> Option<R> {
        self.visit_mut(|value| f(value))
    }
}
