//! Scratch memory of any element type for kernels; each thread reuses it from call to call.

use alloc::boxed::Box;
use alloc::vec::Vec;
use core::any::{Any, TypeId};
use core::cell::RefCell;
#[cfg(feature = "faer")]
use core::mem::MaybeUninit;
use core::panic::Location;

#[cfg(feature = "std")]
use crate::kept::Kept as _;
use crate::kept::kept;

kept! {
    /// One vector for each element type that was requested.
    static KEPT: RefCell<Vec<Box<dyn Any + Send>>> = const { RefCell::new(Vec::new()) };
}

/// Calls `f` with a slice of this length, whose content is arbitrary. A nested call uses other memory.
///
/// Mark `f` as `#[inline(always)]` if it must be compiled for the level of the caller.
///
/// # Panics
///
/// Panics if the allocation fails; the message names the kernel and the bytes.
#[inline(always)]
#[track_caller]
pub fn lend<T: Copy + Default + Send + 'static, R>(
    length: usize,
    f: impl FnOnce(&mut [T]) -> R,
) -> R {
    let mut memory = take(length, T::default());
    let result = f(&mut memory[..length]);
    keep(memory);
    result
}

/// Calls `f` as [`lend`] does, with bytes that may not be initialised.
#[cfg(feature = "faer")]
#[track_caller]
pub(super) fn lend_bytes<R>(length: usize, f: impl FnOnce(&mut [MaybeUninit<u8>]) -> R) -> R {
    let mut memory = take(length, MaybeUninit::<u8>::uninit());
    let result = f(&mut memory[..length]);
    keep(memory);
    result
}

/// Calls `f` as [`lend`] does; up to 320 elements are on the stack, where the compiler may keep them in registers.
#[inline(always)]
#[track_caller]
pub fn lend_small<T: Copy + Default + Send + 'static, R>(
    length: usize,
    f: impl FnOnce(&mut [T]) -> R,
) -> R {
    // The smallest array that suffices, since it is filled with zeros.
    let (mut first, mut second, mut third);
    let mut many = None;
    let memory: &mut [T] = match length {
        0..=32 => {
            first = [T::default(); 32];
            &mut first
        }
        33..=96 => {
            second = [T::default(); 96];
            &mut second
        }
        97..=320 => {
            third = [T::default(); 320];
            &mut third
        }
        _ => many.insert(take(length, T::default())),
    };
    let result = f(&mut memory[..length]);
    if let Some(many) = many {
        keep(many);
    }
    result
}

/// Returns a vector of at least this length, whose new elements are `fill`.
#[inline(never)]
#[track_caller]
#[expect(
    clippy::box_collection,
    reason = "the box goes back to the others, which then allocates nothing"
)]
fn take<T: Copy + Send + 'static>(length: usize, fill: T) -> Box<Vec<T>> {
    let kept = find(TypeId::of::<Vec<T>>()).and_then(|any| any.downcast().ok());
    let mut memory: Box<Vec<T>> = kept.unwrap_or_default();
    if memory.len() < length {
        let more = length - memory.len();
        if memory.try_reserve_exact(more).is_err() {
            out_of_memory(length.saturating_mul(size_of::<T>()));
        }
        memory.resize(length, fill);
    }
    memory
}

#[cold]
#[inline(never)]
#[track_caller]
fn out_of_memory(bytes: usize) -> ! {
    let file = Location::caller().file();
    let inside = file.rsplit("kernels").next().unwrap_or(file);
    let kernel = inside
        .trim_start_matches(['/', '\\'])
        .trim_end_matches(".rs");
    panic!("the kernel `{kernel}` needs {bytes} bytes of scratch memory, which cannot be allocated")
}

/// Removes a vector of this type from the cache.
fn find(expected: TypeId) -> Option<Box<dyn Any + Send>> {
    KEPT.visit(|all| {
        let mut all = all.borrow_mut();
        let at = all.iter().position(|any| (**any).type_id() == expected)?;
        Some(all.swap_remove(at))
    })?
}

/// Puts a vector into the cache for the next call. Neither this nor [`find`] is generic, because kernels borrow memory
/// in hundreds of instances.
fn keep(memory: Box<dyn Any + Send>) {
    KEPT.visit(|all| all.borrow_mut().push(memory));
}
