//! Elements as the bytes that they are in memory, and back.

#![allow(unsafe_code)]

use core::mem::size_of_val;
use core::slice;

use xla_shape::ElementType;

use super::Element;
use crate::error::Error;

#[cfg(target_endian = "big")]
compile_error!(
    "files and other processes hold elements in little-endian order, and so must memory"
);

/// The bytes of these elements, each in little-endian order.
pub fn as_bytes<T: Element>(elements: &[T]) -> &[u8] {
    // SAFETY: the sealed list of elements holds no type with padding, so that every byte is initialised; u8 has
    // alignment one, and the borrow is handed on.
    unsafe { slice::from_raw_parts(elements.as_ptr().cast(), size_of_val(elements)) }
}

/// Overwrites the elements by those that the bytes hold.
///
/// # Errors
///
/// [`Error::Bytes`] where the length is another, [`Error::NotBool`] where a byte is neither `false` nor `true`; the elements
/// are then as before.
pub fn copy_from_bytes<T: Element>(out: &mut [T], bytes: &[u8]) -> Result<(), Error> {
    if bytes.len() != size_of_val(out) {
        return Err(Error::Bytes {
            element: T::TYPE,
            wanted: size_of_val(out),
            came: bytes.len(),
        });
    }
    if T::TYPE == ElementType::Bool
        && let Some(at) = bytes.iter().position(|&byte| byte > 1)
    {
        return Err(Error::NotBool {
            at,
            byte: bytes[at],
        });
    }
    // SAFETY: both ranges are as long as `out` in bytes and do not overlap, for `out` is borrowed mutably. Every pattern of
    // bits is a value of every element but `bool`, and there the bytes were just checked.
    unsafe {
        bytes
            .as_ptr()
            .copy_to_nonoverlapping(out.as_mut_ptr().cast(), bytes.len())
    };
    Ok(())
}

/// Makes every byte of memory that is about to be seen as `T` a value of `T`: only `bool` needs it. Bytes that hold
/// values of `T` stay as they are.
pub fn make_valid<T: Element>(bytes: &mut [u8]) {
    if T::TYPE == ElementType::Bool {
        bytes.iter_mut().for_each(|byte| *byte &= 1);
    }
}
