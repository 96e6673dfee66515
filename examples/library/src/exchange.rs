//! Functions of C that take an array of another library and return one, by DLPack: `python/exchange.py` calls them.

use std::ptr::null_mut;

use typed_xla::dlpack::{Abi, DLManagedTensor, DLManagedTensorVersioned, Managed};
use typed_xla::prelude::*;

/// Returns the shares of each row.
#[computation]
fn shares(x: &f32![?, 3]) -> f32![?, 3] {
    softmax(x, dimension = 1)
}

/// Returns the shares of an array, which it frees; a null pointer if the array is not `f32![?, 3]`, row-major.
///
/// # Safety
///
/// The pointer is null or to an array that its owner passes on, whose description is true.
unsafe fn shares_of<T: Abi>(array: *mut T) -> *mut T {
    // SAFETY: guaranteed by the caller.
    let array = unsafe { Managed::from_raw(array) };
    let result = array.and_then(|array| {
        let x = array.view::<f32, _>()?;
        Ok(Managed::new(shares(&x)).into_raw())
    });
    result.unwrap_or_else(|error| {
        eprintln!("{error}");
        null_mut()
    })
}

/// Returns the shares of an array in a capsule `dltensor`.
///
/// # Safety
///
/// As for `shares_of`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shares_of_dltensor(array: *mut DLManagedTensor) -> *mut DLManagedTensor {
    // SAFETY: guaranteed by the caller.
    unsafe { shares_of(array) }
}

/// Returns the shares of an array in a capsule `dltensor_versioned`.
///
/// # Safety
///
/// As for `shares_of`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shares_of_dltensor_versioned(
    array: *mut DLManagedTensorVersioned,
) -> *mut DLManagedTensorVersioned {
    // SAFETY: guaranteed by the caller.
    unsafe { shares_of(array) }
}
