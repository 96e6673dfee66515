//! Conversions between elements and their bytes in memory.

#![allow(unsafe_code)]

use core::mem::size_of_val;
use core::slice;
use core::sync::atomic::{AtomicBool, Ordering};

use xla_shape::ElementType;

use super::Element;
use crate::error::Error;

#[cfg(target_endian = "big")]
compile_error!(
    "files and other processes hold elements in little-endian order, and so must memory"
);

/// Returns the bytes of the elements, each in little-endian order.
///
/// ```
/// assert_eq!(xla_core::element::as_bytes(&[1u16, 0x203]), [1, 0, 3, 2]);
/// ```
#[inline]
#[must_use]
pub fn as_bytes<T: Element>(elements: &[T]) -> &[u8] {
    // SAFETY: the sealed list of elements contains no type with padding, so every byte is initialised; u8 has alignment
    // 1, and the result borrows from `elements`.
    unsafe { slice::from_raw_parts(elements.as_ptr().cast(), size_of_val(elements)) }
}

/// Returns the elements that bytes encode, each in little-endian order, without copying them.
///
/// # Errors
///
/// [`Error::NotElements`] if the number of bytes is not a multiple of an element's, or the bytes are not aligned as
/// elements are: then [`copy_from_bytes`] copies them. [`Error::NotBool`] if a byte of a `bool` is neither 0 nor 1.
///
/// ```
/// use xla_core::element::{as_bytes, from_bytes};
///
/// let bytes = as_bytes(&[1.0f32, 2.0, 3.0]);
/// assert_eq!(from_bytes::<f32>(bytes)?, [1.0, 2.0, 3.0]);
/// let error = from_bytes::<f32>(&bytes[..6]).unwrap_err();
/// assert_eq!(error.to_string(), "an element of f32 takes 4 bytes, found 6 bytes");
/// # Ok::<(), xla_core::error::Error>(())
/// ```
pub fn from_bytes<T: Element>(bytes: &[u8]) -> Result<&[T], Error> {
    let start = bytes.as_ptr().cast::<T>();
    if !bytes.len().is_multiple_of(size_of::<T>()) || !start.is_aligned() {
        return Err(Error::NotElements {
            element: T::TYPE,
            bytes: bytes.len(),
            misaligned: start.addr() % align_of::<T>(),
        });
    }
    check_bools::<T>(bytes)?;
    // SAFETY: the pointer is aligned, the length is `bytes.len()`, and the result borrows from `bytes`. Every bit pattern
    // is a valid value of every element type but `bool`, whose bytes were just checked.
    Ok(unsafe { slice::from_raw_parts(start, bytes.len() / size_of::<T>()) })
}

/// Checks that each byte is 0 or 1 if the elements are `bool`s.
fn check_bools<T: Element>(bytes: &[u8]) -> Result<(), Error> {
    if T::TYPE == ElementType::Bool
        && let Some(at) = bytes.iter().position(|&byte| byte > 1)
    {
        return Err(Error::NotBool {
            at,
            byte: bytes[at],
        });
    }
    Ok(())
}

/// The bytes of a constant array, aligned for every element type.
#[repr(C, align(16))]
pub struct ConstantBytes<const N: usize>(pub [u8; N]);

/// Returns the bytes of a constant, which are in a file from a position on.
///
/// # Panics
///
/// The file has fewer bytes: it has changed while it was compiled.
pub const fn file_part<const N: usize>(file: &[u8], offset: usize) -> [u8; N] {
    match file.split_at(offset).1.first_chunk::<N>() {
        Some(bytes) => *bytes,
        None => panic!(
            "expected the file of a model that was compiled, found a shorter one: it has changed since"
        ),
    }
}

/// The bytes of a constant array of `bool`s.
pub struct ConstantBools<const N: usize> {
    bytes: [u8; N],
    /// Whether each byte has been found to be 0 or 1.
    checked: AtomicBool,
}

impl<const N: usize> ConstantBools<N> {
    /// Returns a constant with these bytes, which are not checked yet.
    pub const fn new(bytes: [u8; N]) -> ConstantBools<N> {
        ConstantBools {
            bytes,
            checked: AtomicBool::new(false),
        }
    }

    /// Returns the elements, without copying them.
    ///
    /// # Panics
    ///
    /// A byte is neither 0 nor 1.
    pub fn elements(&self) -> &[bool] {
        if !self.checked.load(Ordering::Relaxed) {
            assert!(
                self.bytes.iter().all(|&byte| byte <= 1),
                "expected the byte 0 or 1 for each `bool` of a constant, found another byte"
            );
            self.checked.store(true, Ordering::Relaxed);
        }
        // SAFETY: `bool` has the size and the alignment of `u8`, each byte is 0 or 1, and nothing changes them while the
        // result borrows from `self`.
        unsafe { slice::from_raw_parts(self.bytes.as_ptr().cast(), N) }
    }
}

/// Returns the elements that the bytes of a constant encode, without copying them.
///
/// # Panics
///
/// The bytes are not whole elements, are not aligned, or encode `bool`s.
pub fn constant<T: Element>(bytes: &'static [u8]) -> &'static [T] {
    let start = bytes.as_ptr().cast::<T>();
    assert!(
        bytes.len().is_multiple_of(size_of::<T>())
            && start.is_aligned()
            && T::TYPE != ElementType::Bool
    );
    // SAFETY: the pointer is aligned, the length is `bytes.len()`, and the bytes live as long as the result, and every
    // bit pattern is a valid value of every element type but `bool`.
    unsafe { slice::from_raw_parts(start, bytes.len() / size_of::<T>()) }
}

/// Overwrites the elements with those that the bytes encode, which may have any alignment.
///
/// # Errors
///
/// [`Error::Bytes`] if the length differs, [`Error::NotBool`] if a byte of a `bool` is neither 0 nor 1; the elements
/// are unchanged then.
///
/// ```
/// use xla_core::element::copy_from_bytes;
/// use xla_core::size::Size;
/// use xla_core::tensor::Tensor;
///
/// let mut x: Tensor<u16, (Size<2>,)> = Tensor::zeros();
/// copy_from_bytes(x.as_mut_slice(), &[1, 0, 3, 2])?;
/// assert_eq!(x, Tensor::from([1, 0x203]));
/// # Ok::<(), xla_core::error::Error>(())
/// ```
pub fn copy_from_bytes<T: Element>(out: &mut [T], bytes: &[u8]) -> Result<(), Error> {
    if bytes.len() != size_of_val(out) {
        return Err(Error::Bytes {
            element: T::TYPE,
            expected: size_of_val(out),
            found: bytes.len(),
        });
    }
    check_bools::<T>(bytes)?;
    // SAFETY: both ranges have the length of `out` in bytes and do not overlap, because `out` is borrowed mutably.
    // Every bit pattern is a valid value of every element type but `bool`, whose bytes were just checked.
    unsafe {
        bytes
            .as_ptr()
            .copy_to_nonoverlapping(out.as_mut_ptr().cast(), bytes.len());
    };
    Ok(())
}

/// Makes every byte of memory that is about to be viewed as `T` a valid value of `T`; only `bool` needs it. Bytes that
/// hold values of `T` are unchanged.
pub fn make_valid<T: Element>(bytes: &mut [u8]) {
    if T::TYPE == ElementType::Bool {
        for byte in bytes.iter_mut() {
            *byte &= 1;
        }
    }
}
