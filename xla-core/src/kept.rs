//! Memory that calls keep for later calls: caches of a thread, and lists that all threads share.
//!
//! With the standard library these are thread-local variables and mutexes. Without it nobody can wait for another
//! caller, an interrupt or another processor: whoever finds the memory in use does without it. Both forms have the same
//! functions, and what they keep is only a cache, so that `None` costs no more than an allocation.

#[cfg(not(feature = "std"))]
mod flag;
#[cfg(not(feature = "std"))]
mod lazy;
#[cfg(feature = "std")]
mod threads;

#[cfg(not(feature = "std"))]
pub(crate) use flag::{Shared, kept};
#[cfg(not(feature = "std"))]
pub use lazy::LazyLock;
#[cfg(feature = "std")]
pub use std::sync::LazyLock;
#[cfg(feature = "std")]
pub(crate) use threads::{Kept, Shared, kept};
