//! Views of elements as bytes, the form in which a transport moves them.

#![allow(unsafe_code)]

use core::slice;

use super::transport::Combine;
use crate::element::Element;
use crate::element::bytes::as_bytes;

/// Calls `work` with the bytes of an operand and of a result.
///
/// # Safety
///
/// `work` writes only bytes of valid elements of type `T` to the result.
pub unsafe fn as_bytes_of<T: Element, R>(
    operand: &[T],
    out: &mut [T],
    work: impl FnOnce(&[u8], &mut [u8]) -> R,
) -> R {
    let (start, len) = (out.as_mut_ptr().cast::<u8>(), size_of_val(out));
    // SAFETY: elements have no padding, so every byte is initialised; the borrow is held while `work` runs, and the
    // caller guarantees that the bytes remain valid elements.
    work(as_bytes(operand), unsafe {
        slice::from_raw_parts_mut(start, len)
    })
}

/// Calls `work` with a version of `combine` for bytes instead of elements.
///
/// # Safety
///
/// `work` calls it only with bytes of valid elements of type `T`.
///
/// # Panics
///
/// The function for bytes panics if its slices do not consist of whole, aligned elements.
pub unsafe fn with_combine<T: Element, R>(
    mut combine: impl FnMut(&mut [T], &[T], &[T]),
    work: impl FnOnce(Combine<'_>) -> R,
) -> R {
    work(&mut |out, a, b| {
        let count = |bytes: &[u8]| {
            let (start, len) = (bytes.as_ptr(), bytes.len());
            assert!(
                start.cast::<T>().is_aligned() && len.is_multiple_of(size_of::<T>()),
                "expected aligned elements of {}, found {len} bytes at {start:?}",
                T::TYPE
            );
            len / size_of::<T>()
        };
        let counts = (count(out), count(a), count(b));
        // SAFETY: alignment and length were just checked, the borrows last as long as the slices, and the caller
        // guarantees that the bytes are valid elements.
        let (out, a, b) = unsafe {
            (
                slice::from_raw_parts_mut(out.as_mut_ptr().cast::<T>(), counts.0),
                slice::from_raw_parts(a.as_ptr().cast::<T>(), counts.1),
                slice::from_raw_parts(b.as_ptr().cast::<T>(), counts.2),
            )
        };
        combine(out, a, b);
    })
}
