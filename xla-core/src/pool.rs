//! The pool that buffers come from and go back to.
//!
//! A fresh buffer of some megabytes costs ten times more than the loop that fills it, for each of its pages has to be
//! brought in; a training loop makes the same buffers in every step. So a dropped buffer waits here for the next one of its
//! size class, as it is: nothing is cleared. What waits is bounded by [`set_limit`].
//!
//! Large buffers lie in huge pages where the system has them (`pages`).
//!
//! Memory is zeroed by the operating system when it first comes and is never anything but initialised after that.

pub(crate) mod block;
pub(crate) mod class;
pub(crate) mod pages;

use block::Pool;

pub(crate) use block::Block;
pub(crate) use class::ALIGN;

/// What waits in the pool unless [`set_limit`] says otherwise: one gibibyte.
pub const DEFAULT_LIMIT: usize = 1 << 30;

static POOL: Pool = Pool::new(DEFAULT_LIMIT);

/// Bounds the bytes that wait in the pool. A buffer that would go beyond it returns to the allocator. Buffers in use do
/// not count.
///
/// ```
/// xla_core::pool::set_limit(256 << 20);
/// ```
pub fn set_limit(bytes: usize) {
    POOL.set_limit(bytes);
}

/// The bytes that wait in the pool.
pub fn waiting() -> usize {
    POOL.waiting()
}

/// Returns everything that waits in the pool to the allocator.
///
/// ```
/// use xla_core::pool;
///
/// pool::trim();
/// ```
pub fn trim() {
    POOL.trim();
}
