//! The pages under large blocks.
//!
//! A processor keeps the addresses of one or two thousand pages at hand, which is 4 to 8 megabytes of ordinary ones: a
//! loop over three arrays of 4 megabytes waits for addresses more than for data. A huge page needs one where 512 were
//! needed before, and its memory comes in one fault instead of 512.

#![allow(unsafe_code)]

use core::ptr::NonNull;

/// Bytes of a huge page. Where a system has others, the only loss is alignment.
pub(super) const HUGE: usize = 2 << 20;

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

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::super::Block;
    use super::HUGE;

    /// The flags that the system keeps for the memory at an address.
    fn flags(address: usize) -> String {
        let maps = std::fs::read_to_string("/proc/self/smaps").unwrap();
        let mut inside = false;
        for line in maps.lines() {
            let first = line.split(' ').next().unwrap();
            if let Some((from, to)) = first.split_once('-') {
                let number = |text| usize::from_str_radix(text, 16).unwrap();
                inside = (number(from)..number(to)).contains(&address);
            } else if let Some(flags) = line.strip_prefix("VmFlags:")
                && inside
            {
                return flags.to_owned();
            }
        }
        panic!("{address:x} is nowhere");
    }

    #[test]
    fn the_whole_pages_of_a_large_block_are_advised() {
        if !std::path::Path::new("/sys/kernel/mm/transparent_hugepage").exists() {
            return;
        }
        // A size that no other test takes, so that the block is fresh.
        let block = Block::take(37 * HUGE / 2);
        let start = block.start().addr().get();
        let advised = |at: usize| flags(start + at).split(' ').any(|flag| flag == "hg");
        assert!(advised(0) && advised(18 * HUGE - 1));
    }
}
