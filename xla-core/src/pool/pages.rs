//! Huge pages for large blocks.
//!
//! A processor caches the addresses of one or two thousand pages, which cover 4 to 8 megabytes of ordinary pages: a
//! loop over three arrays of 4 megabytes waits for addresses more than for data. A huge page replaces 512 ordinary
//! ones: it needs one cached address instead of 512, and one page fault maps it.

#![allow(unsafe_code)]

use core::ptr::NonNull;

/// The size of a huge page in bytes. Where a system's huge pages have another size, this only costs alignment.
pub const HUGE: usize = 2 << 20;

/// Requests huge pages for the whole ones inside a block that has not been touched yet. This affects nothing but speed,
/// so the result is ignored.
///
/// # Safety
///
/// The block is `size` bytes that the caller owns.
#[cfg(target_os = "linux")]
pub(super) unsafe fn advise(block: NonNull<u8>, size: usize) {
    use core::ffi::{c_int, c_void};

    /// The same value on every architecture of Linux.
    const MADV_HUGEPAGE: c_int = 14;

    unsafe extern "C" {
        fn madvise(start: *mut c_void, length: usize, advice: c_int) -> c_int;
    }

    let whole = size - size % HUGE;
    if whole > 0 {
        // SAFETY: the advice concerns pages inside memory that the caller owns, and keeps their content.
        unsafe { madvise(block.as_ptr().cast(), whole, MADV_HUGEPAGE) };
    }
}

/// Does nothing: the system has no such advice.
///
/// # Safety
///
/// As on Linux.
#[cfg(not(target_os = "linux"))]
pub(super) unsafe fn advise(_: NonNull<u8>, _: usize) {}
