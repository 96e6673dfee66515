//! Arrays that PyTorch, JAX, NumPy and other libraries pass to each other without a copy, by DLPack.
//!
//! A library passes an array as a pointer to a [`DLManagedTensorVersioned`], which has the array's memory, element type,
//! sizes and strides, and a function that frees it. Older libraries pass a [`DLManagedTensor`].
//! A [`Managed`] owns such an array: it frees it when it is dropped.
//!
//! ```
//! use xla_core::dlpack::Managed;
//! use xla_core::size::{Dynamic, Size};
//! use xla_core::tensor::Tensor;
//!
//! let tensor = Tensor::from([[1.0f32, 2.0], [3.0, 4.0]]);
//! let pointer = <Managed>::new(tensor).into_raw();
//!
//! // Another library gets the pointer, and passes it back.
//! // SAFETY: the pointer is from `into_raw`, and nothing else uses it.
//! let managed = unsafe { Managed::from_raw(pointer) }?;
//! let view = managed.view::<f32, (Dynamic, Size<2>)>()?;
//! assert_eq!(view.as_slice(), [1.0, 2.0, 3.0, 4.0]);
//! let error = managed.view::<f64, (Dynamic, Size<2>)>().unwrap_err();
//! assert_eq!(error.to_string(), "DLPack: expected elements of float64, found float32");
//! # Ok::<(), xla_core::error::Error>(())
//! ```

#![allow(unsafe_code)]

use alloc::borrow::ToOwned;
use alloc::boxed::Box;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::ptr::{NonNull, null_mut};
use core::slice;

use crate::element::Element;
use crate::error::{self, Error};
use crate::export;
use crate::shape::{Layout, MAX_RANK, RowMajor, Shape};
use crate::tensor::{Tensor, TensorMut, TensorView};

mod abi;
mod dtype;

use abi::CPU;
pub use abi::{
    Abi, DLDataType, DLDevice, DLManagedTensor, DLManagedTensorVersioned, DLPackVersion, DLTensor,
    READ_ONLY, VERSION,
};

/// An array that this value frees when it is dropped, of this crate or of another library.
#[derive(Debug)]
pub struct Managed<T: Abi = DLManagedTensorVersioned> {
    array: NonNull<T>,
}

/// An array of this crate, and the numbers that describe it.
struct Owner<T, E: Element, S: Shape, L: Layout<S>> {
    array: T,
    sizes: [i64; MAX_RANK],
    strides: [i64; MAX_RANK],
    tensor: Tensor<E, S, L>,
}

impl<T: Abi> Managed<T> {
    /// Takes a tensor, whose memory other libraries use until they free the array.
    ///
    /// DLPack has strides, but no padding and no tiles: tensors with these are refused when the program is compiled, and
    /// [`to_layout`](Tensor::to_layout) copies them to another layout.
    #[must_use]
    pub fn new<E: Element, S: Shape, L: Layout<S>>(tensor: Tensor<E, S, L>) -> Self {
        const { assert!(L::MEMORY.is_none(), "DLPack has neither padding nor tiles") }
        let described = DLTensor {
            data: null_mut(),
            device: DLDevice {
                device_type: CPU,
                device_id: 0,
            },
            ndim: S::RANK as i32,
            dtype: dtype::of(E::TYPE),
            shape: null_mut(),
            strides: null_mut(),
            byte_offset: 0,
        };
        let (mut sizes, mut strides) = ([0; MAX_RANK], [0; MAX_RANK]);
        let shape = S::of(tensor.dims()).expect("the sizes of a tensor are those of a shape");
        let numbers = [tensor.dims(), L::strides_of(&shape)];
        for (to, from) in [&mut sizes, &mut strides].into_iter().zip(&numbers) {
            for (to, from) in to.iter_mut().zip(from.as_ref()) {
                // Sizes of arrays in memory, and strides of those, are below 2⁶³.
                *to = *from as i64;
            }
        }
        let owner = Box::into_raw(Box::new(Owner {
            array: T::new(described, free::<T, E, S, L>),
            sizes,
            strides,
            tensor,
        }));
        // SAFETY: `owner` is a value that nothing else uses. Its address is fixed from here on, so that pointers to its
        // parts, to elements that it holds itself too, are valid until `free` drops it.
        unsafe {
            *(*owner).array.context() = owner.cast();
            let elements = (*owner).tensor.as_mut_slice();
            let (start, len) = (elements.as_mut_ptr(), elements.len());
            let (shape, strides) = (&raw mut (*owner).sizes, &raw mut (*owner).strides);
            let described = (*owner).array.tensor_mut();
            if len > 0 {
                described.data = start.cast();
            }
            (described.shape, described.strides) = (shape.cast(), strides.cast());
            Managed {
                array: NonNull::new_unchecked(&raw mut (*owner).array),
            }
        }
    }

    /// Returns the pointer for another library, which frees the array by its deleter.
    #[must_use]
    pub fn into_raw(self) -> *mut T {
        let array = self.array.as_ptr();
        core::mem::forget(self);
        array
    }

    /// Takes an array that another library passes.
    ///
    /// # Errors
    ///
    /// [`Error::Dlpack`] if the pointer is null or misaligned, or if the version is not 1; then the array is freed.
    ///
    /// # Safety
    ///
    /// A pointer that is neither null nor misaligned points to an array that nothing else frees, and whose description is
    /// true. While there are views of the array, nothing else writes its elements, and while there is one that is written,
    /// nothing else reads them.
    pub unsafe fn from_raw(pointer: *mut T) -> Result<Self, Error> {
        let array = match NonNull::new(pointer) {
            Some(array) if array.is_aligned() => array,
            _ => {
                return Err(refused(format!(
                    "expected a pointer to an array, found {pointer:p}"
                )));
            }
        };
        let managed = Managed { array };
        // SAFETY: the caller guarantees an array at the pointer; all versions begin with their numbers.
        match unsafe { managed.array.as_ref() }.version() {
            Some(version) if version.major != VERSION.major => Err(refused(format!(
                "expected version {}, found {}.{}",
                VERSION.major, version.major, version.minor
            ))),
            _ => Ok(managed),
        }
    }

    /// Returns the array as a tensor, without a copy.
    ///
    /// ```
    /// use xla_core::dlpack::Managed;
    /// use xla_core::shape::MinorToMajor;
    /// use xla_core::size::Size;
    /// use xla_core::tensor::Tensor;
    ///
    /// type Matrix = (Size<2>, Size<3>);
    /// type ColumnMajor = MinorToMajor<(Size<0>, Size<1>)>;
    ///
    /// let columns = Tensor::from([[1, 2, 3], [4, 5, 6]]).to_layout::<ColumnMajor>();
    /// let managed = <Managed>::new(columns);
    /// assert_eq!(managed.view_in::<i32, Matrix, ColumnMajor>()?[[0, 2]], 3);
    /// let error = managed.view::<i32, Matrix>().unwrap_err();
    /// assert_eq!(error.to_string(), "DLPack: expected the strides [3, 1] of i32[2, 3], found [1, 2]");
    /// # Ok::<(), xla_core::error::Error>(())
    /// ```
    ///
    /// # Errors
    ///
    /// [`Error::Dlpack`] if the array is on another device, has another element type, other sizes, strides that are not
    /// the row-major ones or a misaligned address, and for bytes of `bool` that are neither 0 nor 1.
    pub fn view<E: Element, S: Shape>(&self) -> Result<TensorView<'_, E, S>, Error> {
        self.view_in::<E, S, RowMajor>()
    }

    /// Returns the array as a tensor of a layout, without a copy.
    ///
    /// # Errors
    ///
    /// The errors of [`view`](Managed::view).
    pub fn view_in<E: Element, S: Shape, L: Layout<S>>(
        &self,
    ) -> Result<TensorView<'_, E, S, L>, Error> {
        let (sizes, start) = self.checked::<E, S, L>()?;
        // SAFETY: `from_raw` requires that the description is true, and that nothing writes the elements while there is a
        // view; `new` has made both true.
        unsafe { export::view(ARRAY, sizes, start) }.map_err(refused)
    }

    /// Returns the sizes and the first element of an array that is a tensor of this type.
    fn checked<E: Element, S: Shape, L: Layout<S>>(&self) -> Result<(S::Index, *mut E), Error> {
        const { assert!(L::MEMORY.is_none(), "DLPack has neither padding nor tiles") }
        // SAFETY: the array is valid until this value is dropped.
        let array = unsafe { self.array.as_ref() }.tensor();
        if array.device.device_type != CPU {
            let device = array.device.device_type;
            return Err(refused(format!(
                "expected memory of the processor, device type {CPU}, found device type {device}"
            )));
        }
        let (expected, found) = (dtype::of(E::TYPE), array.dtype);
        if expected != found {
            return Err(refused(format!(
                "expected elements of {expected}, found {found}"
            )));
        }
        let rank = usize::try_from(array.ndim).unwrap_or(usize::MAX);
        if rank != S::RANK || (rank > 0 && array.shape.is_null()) {
            return Err(refused(format!(
                "expected {} dimensions, found {}",
                S::RANK,
                array.ndim
            )));
        }
        // SAFETY: the description is true: there are as many sizes as dimensions, and as many strides unless these are null.
        let (found, strides) = unsafe {
            (
                numbers(array.shape, rank).unwrap_or_default(),
                numbers(array.strides, rank),
            )
        };
        let mut sizes = S::ORIGIN;
        for (to, from) in sizes.as_mut().iter_mut().zip(found) {
            *to = usize::try_from(*from).unwrap_or(usize::MAX);
        }
        let Some(shape) = S::of(sizes) else {
            return Err(refused(format!(
                "expected {}{}, found the sizes {found:?}",
                E::TYPE,
                error::open(S::KNOWN)
            )));
        };
        let row_major = <RowMajor as Layout<S>>::strides_of(&shape);
        let expected = L::strides_of(&shape);
        // A dimension of one element has any stride, and so have all without elements.
        let matters = |d: usize| sizes[d] > 1 && !shape.is_empty();
        let fits = |d: usize| match strides {
            Some(strides) => usize::try_from(strides[d]) == Ok(expected[d]),
            None => row_major[d] == expected[d],
        };
        if !(0..rank).all(|d| !matters(d) || fits(d)) {
            let row_major: Vec<i64> = row_major.as_ref().iter().map(|n| *n as i64).collect();
            return Err(refused(format!(
                "expected the strides {expected:?} of {}{sizes:?}, found {:?}",
                E::TYPE,
                strides.unwrap_or(&row_major)
            )));
        }
        let offset = usize::try_from(array.byte_offset).map_err(|_| {
            refused(format!(
                "expected an offset in memory, found {}",
                array.byte_offset
            ))
        })?;
        Ok((sizes, array.data.wrapping_byte_add(offset).cast()))
    }
}

impl Managed<DLManagedTensorVersioned> {
    /// Returns the array as a tensor that is written, without a copy. A [`DLManagedTensor`] does not say whether its array
    /// may be written.
    ///
    /// # Errors
    ///
    /// The errors of [`view`](Managed::view), and [`Error::Dlpack`] if the array must not be written.
    pub fn view_mut<E: Element, S: Shape, L: Layout<S>>(
        &mut self,
    ) -> Result<TensorMut<'_, E, S, L>, Error> {
        // SAFETY: the array is valid until this value is dropped.
        if unsafe { self.array.as_ref() }.flags & READ_ONLY != 0 {
            return Err(refused(
                "expected an array that may be written, found a read-only one".to_owned(),
            ));
        }
        let (sizes, start) = self.checked::<E, S, L>()?;
        // SAFETY: `from_raw` requires that the description is true, and that nothing else uses the elements while there is
        // a view that is written; `new` has made both true, and this value is borrowed mutably.
        unsafe { export::view_mut(ARRAY, sizes, start) }.map_err(refused)
    }
}

impl<T: Abi> Drop for Managed<T> {
    fn drop(&mut self) {
        // SAFETY: this value owns the array, whose deleter is called once.
        unsafe {
            if let Some(deleter) = self.array.as_ref().deleter() {
                deleter(self.array.as_ptr());
            }
        }
    }
}

/// Frees an array of this crate.
///
/// # Safety
///
/// The pointer is from [`Managed::new`] with the same types, and is not used again.
unsafe extern "C" fn free<T: Abi, E: Element, S: Shape, L: Layout<S>>(array: *mut T) {
    // SAFETY: the caller guarantees an array of `Managed::new`, whose context is a `Box` of this type.
    drop(unsafe {
        let context = *(*array).context();
        Box::from_raw(context.cast::<Owner<T, E, S, L>>())
    });
}

/// Returns the numbers at a pointer; `None` if it is null.
///
/// # Safety
///
/// A pointer that is not null points to `count` numbers, which nothing writes while the result is used.
unsafe fn numbers<'a>(start: *const i64, count: usize) -> Option<&'a [i64]> {
    // SAFETY: guaranteed by the caller.
    (!start.is_null()).then(|| unsafe { slice::from_raw_parts(start, count) })
}

/// The name of the array in messages.
const ARRAY: &str = "array";

/// Returns the error with this reason.
fn refused(reason: String) -> Error {
    Error::Dlpack { reason }
}
