//! Elements as bytes: code that moves elements or selects their kernel is compiled once for all types.

use core::mem::size_of_val;
use core::slice;

use crate::element::types;

/// An element that any bytes are a value of.
///
/// # Safety
///
/// Every pattern of bits is a value, no byte is padding, the alignment is at most 64, and zeros are the number zero.
pub unsafe trait Plain: Copy {}

macro_rules! plain {
    ($($t:ty)*) => {$(
        // SAFETY: every pattern of bits is a number, and no number is aligned to more than 16 bytes.
        unsafe impl Plain for $t {}
    )*};
}

types! { plain! { @integers usize @halves @floats @complex } }

// SAFETY: as each of the elements; an array has no padding between them.
unsafe impl<T: Plain, const N: usize> Plain for [T; N] {}

/// Returns the bytes of elements.
#[inline(always)]
pub fn bytes<T: Plain>(elements: &[T]) -> &[u8] {
    // SAFETY: no byte of a plain element is padding; the borrow is handed on.
    unsafe { slice::from_raw_parts(elements.as_ptr().cast(), size_of_val(elements)) }
}

/// Returns the mutable bytes of elements.
#[inline(always)]
pub fn bytes_mut<T: Plain>(elements: &mut [T]) -> &mut [u8] {
    // SAFETY: as for `bytes`, and any bytes are values of a plain element.
    unsafe { slice::from_raw_parts_mut(elements.as_mut_ptr().cast(), size_of_val(elements)) }
}

/// Returns the bytes of truth values, which are 0 or 1.
#[inline(always)]
pub fn bits(elements: &[bool]) -> &[u8] {
    // SAFETY: a `bool` is one byte; the borrow is handed on.
    unsafe { slice::from_raw_parts(elements.as_ptr().cast(), elements.len()) }
}

/// Calls `f` with the mutable bytes of truth values. Only the lowest bit of each byte counts.
pub fn with_bits(elements: &mut [bool], f: impl FnOnce(&mut [u8])) {
    /// Makes bytes truth values again, also where `f` panics.
    struct Bits<'a>(&'a mut [u8]);

    impl Drop for Bits<'_> {
        fn drop(&mut self) {
            self.0.iter_mut().for_each(|byte| *byte &= 1);
        }
    }

    let (start, len) = (elements.as_mut_ptr().cast(), elements.len());
    // SAFETY: a `bool` is one byte, and nothing sees these as such before all of them are 0 or 1.
    let bits = Bits(unsafe { slice::from_raw_parts_mut(start, len) });
    f(bits.0);
}

/// Returns bytes as elements.
///
/// # Panics
///
/// Panics if the bytes are not aligned to an element.
#[inline(always)]
pub fn elements<T: Plain>(bytes: &[u8]) -> &[T] {
    if bytes.is_empty() {
        return &[];
    }
    let start = bytes.as_ptr().cast::<T>();
    assert!(
        start.is_aligned(),
        "expected bytes that are aligned to an element"
    );
    // SAFETY: the start was just checked, whole elements lie in the bytes, and any bytes are values of a plain element.
    unsafe { slice::from_raw_parts(start, bytes.len() / size_of::<T>()) }
}

/// Returns mutable bytes as elements.
///
/// # Panics
///
/// Panics if the bytes are not aligned to an element.
#[inline(always)]
pub fn elements_mut<T: Plain>(bytes: &mut [u8]) -> &mut [T] {
    if bytes.is_empty() {
        return &mut [];
    }
    let start = bytes.as_mut_ptr().cast::<T>();
    assert!(
        start.is_aligned(),
        "expected bytes that are aligned to an element"
    );
    // SAFETY: as for `elements`; the bytes are borrowed mutably, and no byte of a plain element is padding.
    unsafe { slice::from_raw_parts_mut(start, bytes.len() / size_of::<T>()) }
}
