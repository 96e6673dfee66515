//! Computations as C functions: what the code of `#[computation(program = Scores, export = "scores")]` calls.
//!
//! The caller passes pointers and a [`Context`]. An array argument becomes a [`TensorView`] or a [`TensorMut`] over the
//! caller's memory, so nothing is copied. A mistake that can be detected is a status and a message: a null or misaligned
//! pointer, a byte of a `bool` array that is neither 0 nor 1, a size that is too large. No panic leaves the function.

#![allow(unsafe_code)]

use alloc::boxed::Box;
use alloc::ffi::CString;
use alloc::format;
use alloc::string::{String, ToString};
use core::ffi::c_char;
use core::fmt::Display;
use core::panic::AssertUnwindSafe;
use core::ptr::NonNull;
use core::slice;
use std::panic::catch_unwind;

use xla_shape::ElementType;

use crate::element::Element;
use crate::exec::Exec;
use crate::shape::{Layout, Shape};
use crate::tensor::{TensorMut, TensorView};
use crate::workspace::Workspace;

/// Declares the C functions of a computation: their names, the local variables and the parameters of the call, the
/// assertions before it, and its statements, which end in a `Result`.
#[doc(hidden)]
#[macro_export]
macro_rules! __c_function {
    (
        $new:literal, $free:literal, $message:literal, $call:literal;
        ($context:ident, $workspace:ident, $exec:ident)
        ($($params:tt)*)
        { $($assertions:tt)* }
        { $($statements:tt)* }
    ) => {
        #[allow(unsafe_code, unused_variables, unused_mut, clippy::all, clippy::pedantic)]
        const _: () = {
            #[unsafe(export_name = $new)]
            extern "C" fn new(threads: usize) -> *mut $crate::rt::export::Context {
                $crate::rt::export::new(threads)
            }

            #[unsafe(export_name = $free)]
            unsafe extern "C" fn free(context: *mut $crate::rt::export::Context) {
                // SAFETY: the header states the same requirement.
                unsafe { $crate::rt::export::free(context) }
            }

            #[unsafe(export_name = $message)]
            unsafe extern "C" fn message(
                context: *const $crate::rt::export::Context,
            ) -> *const ::core::ffi::c_char {
                // SAFETY: the header states the same requirement.
                unsafe { $crate::rt::export::message(context) }
            }

            #[unsafe(export_name = $call)]
            unsafe extern "C" fn call(
                $context: *mut $crate::rt::export::Context,
                $($params)*
            ) -> i32 {
                $($assertions)*
                // SAFETY: the header states the requirements on the context and on the arrays.
                unsafe {
                    $crate::rt::export::call($context, |$workspace, $exec| {
                        let $exec: &$crate::exec::Exec = $exec;
                        let $workspace: &mut $crate::workspace::Workspace = $workspace;
                        $($statements)*
                    })
                }
            }
        };
    };
}

pub use crate::__c_function as c_function;

/// The memory and the threads of calls, one call at a time, and the message of the last one that failed.
pub struct Context {
    workspace: Workspace,
    exec: Exec,
    message: CString,
}

/// The result of a call, as its status: an `int32_t` in C.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(i32)]
pub enum Status {
    /// The results are written.
    Ok = 0,
    /// An argument was refused, or the computation failed; no state has changed.
    Failed = 1,
    /// The computation panicked.
    Panicked = 2,
    /// The context is a null pointer.
    NoContext = 3,
}

/// Returns a new context, whose calls use at most `threads` threads; with 0, as many as there are processors.
#[must_use]
pub fn new(threads: usize) -> *mut Context {
    let exec = match threads {
        0 => Exec::default(),
        count => Exec::threads(count),
    };
    Box::into_raw(Box::new(Context {
        workspace: Workspace::new(),
        exec,
        message: CString::default(),
    }))
}

/// Frees a context; a null pointer is ignored.
///
/// # Safety
///
/// The pointer is from [`new`], and is not used again.
pub unsafe fn free(context: *mut Context) {
    if !context.is_null() {
        // SAFETY: the caller guarantees that it is from `Box::into_raw` in `new`, and freed once.
        drop(unsafe { Box::from_raw(context) });
    }
}

/// Returns the message of the last call that failed, or an empty one. It is valid until the next call.
///
/// # Safety
///
/// The pointer is null or from [`new`], and no call is using the context.
#[must_use]
pub unsafe fn message(context: *const Context) -> *const c_char {
    // SAFETY: guaranteed by the caller.
    match unsafe { context.as_ref() } {
        Some(context) => context.message.as_ptr(),
        None => c"expected a context, found a null pointer".as_ptr(),
    }
}

/// Runs the body of a C function, and stores its message if it fails.
///
/// # Safety
///
/// The pointer is null or from [`new`], and no other call is using the context.
pub unsafe fn call(
    context: *mut Context,
    body: impl FnOnce(&mut Workspace, &Exec) -> Result<(), String>,
) -> i32 {
    // SAFETY: guaranteed by the caller.
    let Some(context) = (unsafe { context.as_mut() }) else {
        return Status::NoContext as i32;
    };
    let Context {
        workspace, exec, ..
    } = context;
    // A workspace after a panic is memory without a meaning, which the next call writes before it reads.
    let (status, message) = match catch_unwind(AssertUnwindSafe(|| body(workspace, exec))) {
        Ok(Ok(())) => return Status::Ok as i32,
        Ok(Err(message)) => (Status::Failed, message),
        Err(payload) => {
            let text = payload.downcast_ref::<String>().map(String::as_str);
            let text = text.or_else(|| payload.downcast_ref::<&str>().copied());
            (Status::Panicked, text.unwrap_or("panic").to_string())
        }
    };
    // A message ends at its first zero byte in C.
    let text = message.split('\0').next().unwrap_or_default();
    context.message = CString::new(text).unwrap_or_default();
    status as i32
}

/// Returns the message of a computation that failed.
///
/// # Errors
///
/// The error of the computation, as text.
pub fn outcome<E: Display>(result: Result<(), E>) -> Result<(), String> {
    result.map_err(|error| error.to_string())
}

/// Returns a tensor over the memory of an argument that is read.
///
/// # Errors
///
/// The pointer or a size is refused.
///
/// # Safety
///
/// A pointer that is neither null nor misaligned points to the elements of an array of these sizes, which nothing
/// writes while the result is used.
pub unsafe fn view<'a, E: Element, S: Shape, L: Layout<S>>(
    name: &str,
    sizes: S::Index,
    pointer: *const E,
) -> Result<TensorView<'a, E, S, L>, String> {
    let (start, len) = memory::<E, S, L>(name, sizes, pointer)?;
    // SAFETY: the caller guarantees the elements; for `bool`, these are bytes until they have been checked.
    unsafe { valid(name, start, len)? };
    // SAFETY: the caller guarantees `len` elements that nothing writes, and they have been found to be valid.
    let elements = unsafe { slice::from_raw_parts(start.as_ptr(), len) };
    TensorView::from_memory_sized(sizes, elements).map_err(|error| refused(name, &error))
}

/// Returns a tensor over the memory of an argument that is read and written.
///
/// # Errors
///
/// The pointer or a size is refused.
///
/// # Safety
///
/// A pointer that is neither null nor misaligned points to the elements of an array of these sizes, which nothing else
/// reads or writes while the result is used.
pub unsafe fn view_mut<'a, E: Element, S: Shape, L: Layout<S>>(
    name: &str,
    sizes: S::Index,
    pointer: *mut E,
) -> Result<TensorMut<'a, E, S, L>, String> {
    let (start, len) = memory::<E, S, L>(name, sizes, pointer)?;
    // SAFETY: the caller guarantees the elements; for `bool`, these are bytes until they have been checked.
    unsafe { valid(name, start, len)? };
    // SAFETY: the caller guarantees `len` elements that nothing else uses, and they have been found to be valid.
    let elements = unsafe { slice::from_raw_parts_mut(start.as_ptr(), len) };
    TensorMut::from_memory_sized(sizes, elements).map_err(|error| refused(name, &error))
}

/// Returns a tensor over the memory of a result; of `bool`, it holds `false`.
///
/// # Errors
///
/// The pointer or a size is refused.
///
/// # Safety
///
/// A pointer that is neither null nor misaligned points to initialised memory of an array of these sizes, which nothing
/// else reads or writes while the result is used. Its content may be anything.
pub unsafe fn out<'a, E: Element, S: Shape, L: Layout<S>>(
    name: &str,
    sizes: S::Index,
    pointer: *mut E,
) -> Result<TensorMut<'a, E, S, L>, String> {
    let (start, len) = memory::<E, S, L>(name, sizes, pointer)?;
    // SAFETY: the caller guarantees memory for `len` elements, and any bytes are a value of an element other than `bool`.
    let elements = unsafe {
        clear(start, len);
        slice::from_raw_parts_mut(start.as_ptr(), len)
    };
    TensorMut::from_memory_sized(sizes, elements).map_err(|error| refused(name, &error))
}

/// Returns a scalar result that is passed by a pointer; a `bool` is `false`.
///
/// # Errors
///
/// The pointer is refused.
///
/// # Safety
///
/// As for [`out`], with one element.
pub unsafe fn scalar_out<'a, E: Element>(name: &str, pointer: *mut E) -> Result<&'a mut E, String> {
    let mut start = pointer_to(name, pointer, 1)?;
    // SAFETY: the caller guarantees memory for an element, and any bytes are a value of an element other than `bool`.
    unsafe {
        clear(start, 1);
        Ok(start.as_mut())
    }
}

/// Returns the value of a scalar argument that is read through a pointer.
///
/// # Errors
///
/// The pointer is refused.
///
/// # Safety
///
/// As for [`view`], with one element.
pub unsafe fn scalar<E: Element>(name: &str, pointer: *const E) -> Result<E, String> {
    let start = pointer_to(name, pointer, 1)?;
    // SAFETY: the caller guarantees an element that nothing writes now; a `bool` is checked before it is read as one.
    unsafe {
        valid(name, start, 1)?;
        Ok(start.read())
    }
}

/// Returns a scalar argument that is read and written through a pointer.
///
/// # Errors
///
/// The pointer is refused.
///
/// # Safety
///
/// As for [`view_mut`], with one element.
pub unsafe fn scalar_mut<'a, E: Element>(name: &str, pointer: *mut E) -> Result<&'a mut E, String> {
    let mut start = pointer_to(name, pointer, 1)?;
    // SAFETY: the caller guarantees an element that nothing else uses; a `bool` is checked before there is a reference to
    // it.
    unsafe {
        valid(name, start, 1)?;
        Ok(start.as_mut())
    }
}

/// Returns the start and the length in memory of an array.
fn memory<E: Element, S: Shape, L: Layout<S>>(
    name: &str,
    sizes: S::Index,
    pointer: *const E,
) -> Result<(NonNull<E>, usize), String> {
    let bytes = |bytes: usize, size: &usize| bytes.checked_mul(*size);
    let bytes = sizes.as_ref().iter().try_fold(size_of::<E>(), bytes);
    let shape = S::of(sizes).filter(|_| bytes.is_some_and(|bytes| isize::try_from(bytes).is_ok()));
    let Some(shape) = shape else {
        return Err(format!(
            "`{name}`: expected sizes of an array of {}, found {:?}",
            E::TYPE,
            sizes.as_ref()
        ));
    };
    let len = L::memory_len(&shape);
    Ok((pointer_to(name, pointer, len)?, len))
}

/// Returns a pointer that may be to `len` elements: without elements, it may be null.
fn pointer_to<E: Element>(name: &str, pointer: *const E, len: usize) -> Result<NonNull<E>, String> {
    match NonNull::new(pointer.cast_mut()) {
        Some(start) if start.is_aligned() => Ok(start),
        None if len == 0 => Ok(NonNull::dangling()),
        None => Err(format!(
            "`{name}`: expected a pointer to {len} elements of {}, found a null pointer",
            E::TYPE
        )),
        Some(start) => Err(format!(
            "`{name}`: expected an address that is a multiple of {}, as {} needs, found {start:p}",
            align_of::<E>(),
            E::TYPE
        )),
    }
}

/// Makes the memory of a `bool` result valid.
///
/// # Safety
///
/// There is memory for `len` elements at `start`.
unsafe fn clear<E: Element>(start: NonNull<E>, len: usize) {
    if E::TYPE == ElementType::Bool {
        // SAFETY: guaranteed by the caller.
        unsafe { start.write_bytes(0, len) };
    }
}

/// Checks that the bytes of a `bool` array are 0 or 1.
///
/// # Safety
///
/// There are `len` elements at `start`, as bytes.
unsafe fn valid<E: Element>(name: &str, start: NonNull<E>, len: usize) -> Result<(), String> {
    if E::TYPE != ElementType::Bool {
        return Ok(());
    }
    // SAFETY: guaranteed by the caller; every byte is a valid `u8`.
    let bytes = unsafe { slice::from_raw_parts(start.cast::<u8>().as_ptr(), len) };
    match bytes.iter().find(|byte| **byte > 1) {
        None => Ok(()),
        Some(byte) => Err(format!(
            "`{name}`: expected bytes 0 and 1 in an array of bool, found {byte}"
        )),
    }
}

/// Returns the message about an argument.
fn refused(name: &str, error: &dyn Display) -> String {
    format!("`{name}`: {error}")
}
