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
pub(crate) fn as_bytes<T: Element>(elements: &[T]) -> &[u8] {
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
pub(crate) fn copy_from_bytes<T: Element>(out: &mut [T], bytes: &[u8]) -> Result<(), Error> {
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
pub(crate) fn make_valid<T: Element>(bytes: &mut [u8]) {
    if T::TYPE == ElementType::Bool {
        bytes.iter_mut().for_each(|byte| *byte &= 1);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::element::{c64, c128};
    use half::{bf16, f16};

    fn there_and_back<T: Element>(elements: &[T], bytes: &[u8]) {
        assert_eq!(as_bytes(elements), bytes, "{}", T::TYPE);
        let mut back = vec![T::default(); elements.len()];
        copy_from_bytes(&mut back, bytes).unwrap();
        assert_eq!(back, elements);
        assert_eq!(size_of::<T>(), T::TYPE.bytes());
    }

    #[test]
    fn elements_are_their_little_endian_bytes() {
        there_and_back(&[true, false], &[1, 0]);
        there_and_back(&[-2i8], &[254]);
        there_and_back(&[0x0102i16], &[2, 1]);
        there_and_back(&[-1i32, 1], &[255, 255, 255, 255, 1, 0, 0, 0]);
        there_and_back(&[1i64], &[1, 0, 0, 0, 0, 0, 0, 0]);
        there_and_back(&[7u8], &[7]);
        there_and_back(&[7u16], &[7, 0]);
        there_and_back(&[0x0102_0304u32], &[4, 3, 2, 1]);
        there_and_back(&[u64::MAX], &[255; 8]);
        there_and_back(&[f16::ONE], &[0, 0x3c]);
        there_and_back(&[bf16::ONE], &[0x80, 0x3f]);
        there_and_back(&[1.0f32], &[0, 0, 0x80, 0x3f]);
        there_and_back(&[1.0f64], &[0, 0, 0, 0, 0, 0, 0xf0, 0x3f]);
        there_and_back(&[c64::new(0.0, 1.0)], &[0, 0, 0, 0, 0, 0, 0x80, 0x3f]);
        there_and_back(&[c128::ZERO], &[0; 16]);
        there_and_back::<f32>(&[], &[]);
    }

    #[test]
    fn a_wrong_length_and_a_byte_that_is_no_bool_are_errors_that_change_nothing() {
        let mut two = [1.5f32, 2.5];
        let error = copy_from_bytes(&mut two, &[0; 7]).unwrap_err();
        assert_eq!(
            error.to_string(),
            "2 elements of f32 take 8 bytes, but 7 came"
        );
        assert_eq!(two, [1.5, 2.5]);
        let mut flags = [true, true];
        let error = copy_from_bytes(&mut flags, &[0, 2]).unwrap_err();
        assert_eq!(
            error.to_string(),
            "a bool is the byte 0 or 1, but byte 1 is 2"
        );
        assert_eq!(flags, [true, true]);
    }

    #[test]
    fn any_memory_becomes_bools_and_bools_stay() {
        let mut bytes = [0, 1, 2, 255, 0x3f];
        make_valid::<bool>(&mut bytes);
        assert_eq!(bytes, [0, 1, 0, 1, 1]);
        let mut bytes = [7; 4];
        make_valid::<f32>(&mut bytes);
        assert_eq!(bytes, [7; 4]);
    }
}
