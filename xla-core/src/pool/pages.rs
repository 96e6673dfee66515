//! The pages under large blocks.
//!
//! A processor keeps the addresses of one or two thousand pages at hand, which is 4 to 8 megabytes of ordinary ones: a
//! loop over three arrays of 4 megabytes waits for addresses more than for data. A huge page needs one where 512 were
//! needed before, and its memory comes in one fault instead of 512.

#![allow(unsafe_code)]

use core::ptr::NonNull;

/// Bytes of a huge page. Where a system has others, the only loss is alignment.
pub const HUGE: usize = 2 << 20;

/// Asks for huge pages under the whole ones of a block, of which none has been touched. What the system does about it
/// changes nothing but speed, so its answer is not looked at.
///
/// # Safety
///
/// The block is `size` bytes that the caller owns.
#[cfg(target_os = "linux")]
pub(super) unsafe fn advise(block: NonNull<u8>, size: usize) {
    use core::ffi::{c_int, c_void};

    /// The same number on every processor that Linux runs on.
    const MADV_HUGEPAGE: c_int = 14;

    unsafe extern "C" {
        fn madvise(start: *mut c_void, length: usize, advice: c_int) -> c_int;
    }

    let whole = size - size % HUGE;
    if whole > 0 {
        // SAFETY: the advice is about pages inside memory that the caller owns, and leaves what is in them as it is.
        unsafe { madvise(block.as_ptr().cast(), whole, MADV_HUGEPAGE) };
    }
}

/// There is nothing to ask for.
///
/// # Safety
///
/// As on Linux.
#[cfg(not(target_os = "linux"))]
pub(super) unsafe fn advise(_: NonNull<u8>, _: usize) {}
