//! The pool of buffers: tensors take their memory from it and return it.
//!
//! The first use of a fresh buffer of some megabytes costs ten times as much as the loop that fills it, because the
//! system has to map each of its pages. A training loop allocates the same buffers in every step. The pool therefore
//! keeps a dropped buffer, without clearing it, for the next request of its size class. [`set_limit`] bounds the
//! memory that it keeps. Each thread keeps a few buffers of up to 512 bytes for itself, without a lock.
//!
//! Large buffers use huge pages where the system supports them (`pages`).
//!
//! Memory is always initialised: the operating system zeroes fresh memory, and a `bool` in a recycled buffer is made
//! valid before it is read. A failed allocation is an error of a computation that returns a `Result`, and otherwise a
//! panic; a failed allocation of scratch memory is a panic.

pub(crate) mod block;
pub(crate) mod class;
mod local;
pub(crate) mod pages;

use block::Pool;

pub(crate) use block::Block;
pub(crate) use class::ALIGN;

/// The default limit of the pool: one gibibyte.
pub const DEFAULT_LIMIT: usize = 1 << 30;

static POOL: Pool = Pool::new(DEFAULT_LIMIT);

/// Limits the bytes of free buffers that the pool keeps. A buffer that would exceed the limit is returned to the
/// allocator. Buffers in use do not count.
///
/// ```
/// xla_core::pool::set_limit(256 << 20);
/// ```
pub fn set_limit(bytes: usize) {
    POOL.set_limit(bytes);
}

/// Returns the number of bytes of free buffers in the pool. The few buffers of up to 512 bytes that each thread keeps for
/// itself do not count.
pub fn free_bytes() -> usize {
    POOL.free_bytes()
}

/// Returns all free buffers to the allocator, except those that other threads keep for themselves.
///
/// ```
/// use xla_core::pool;
///
/// pool::trim();
/// ```
pub fn trim() {
    local::trim();
    POOL.trim();
}
