//! The structs of DLPack 1.0 in C.

use core::ffi::c_void;
use core::ptr::null_mut;

/// The version of DLPack that this module writes; it reads others of the same major version.
pub const VERSION: DLPackVersion = DLPackVersion { major: 1, minor: 0 };

/// The bit of [`DLManagedTensorVersioned::flags`] of an array that must not be written.
pub const READ_ONLY: u64 = 1;

/// The device type of the processor's memory.
pub(super) const CPU: i32 = 1;

/// A version of DLPack.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(C)]
pub struct DLPackVersion {
    /// Versions that differ in it have other structs.
    pub major: u32,
    /// A later minor version has more element types and devices.
    pub minor: u32,
}

/// The memory that holds an array.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(C)]
pub struct DLDevice {
    /// The kind of memory; 1 is the processor's.
    pub device_type: i32,
    /// The number of the device.
    pub device_id: i32,
}

/// An element type.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(C)]
pub struct DLDataType {
    /// The kind of number: 0 is a signed integer, 2 a floating-point number.
    pub code: u8,
    /// The bits of a number.
    pub bits: u8,
    /// The numbers of an element; 1 unless elements are vectors.
    pub lanes: u16,
}

/// An array.
#[derive(Debug)]
#[repr(C)]
pub struct DLTensor {
    /// The start of its memory.
    pub data: *mut c_void,
    /// The device of its memory.
    pub device: DLDevice,
    /// The number of dimensions.
    pub ndim: i32,
    /// The element type.
    pub dtype: DLDataType,
    /// The sizes of the dimensions.
    pub shape: *mut i64,
    /// The strides of the dimensions in elements; null if the array is row-major without gaps.
    pub strides: *mut i64,
    /// The offset of the first element from `data`, in bytes.
    pub byte_offset: u64,
}

/// An array with the function that frees it, with a version and flags: the content of a capsule `dltensor_versioned`.
#[derive(Debug)]
#[repr(C)]
pub struct DLManagedTensorVersioned {
    /// The version of these structs.
    pub version: DLPackVersion,
    /// The producer's data.
    pub manager_ctx: *mut c_void,
    /// Frees the array; null if there is nothing to free.
    pub deleter: Option<unsafe extern "C" fn(*mut DLManagedTensorVersioned)>,
    /// Properties, such as [`READ_ONLY`].
    pub flags: u64,
    /// The array.
    pub dl_tensor: DLTensor,
}

/// An array with the function that frees it, as before version 1.0: the content of a capsule `dltensor`.
#[derive(Debug)]
#[repr(C)]
pub struct DLManagedTensor {
    /// The array.
    pub dl_tensor: DLTensor,
    /// The producer's data.
    pub manager_ctx: *mut c_void,
    /// Frees the array; null if there is nothing to free.
    pub deleter: Option<unsafe extern "C" fn(*mut DLManagedTensor)>,
}

/// An array with the function that frees it: [`DLManagedTensorVersioned`] or [`DLManagedTensor`].
pub trait Abi: sealed::Abi + Sized {}

impl Abi for DLManagedTensorVersioned {}
impl Abi for DLManagedTensor {}

pub(super) mod sealed {
    use super::{DLPackVersion, DLTensor, c_void};

    /// The deleter of an array.
    pub(crate) type Deleter<T> = unsafe extern "C" fn(*mut T);

    pub trait Abi: Sized {
        /// Returns an array that this crate frees.
        fn new(dl_tensor: DLTensor, deleter: Deleter<Self>) -> Self;

        /// Returns the version, if the struct has one.
        fn version(&self) -> Option<DLPackVersion>;

        /// Returns the array.
        fn tensor(&self) -> &DLTensor;

        /// Returns the array.
        fn tensor_mut(&mut self) -> &mut DLTensor;

        /// Returns the producer's data.
        fn context(&mut self) -> &mut *mut c_void;

        /// Returns the function that frees the array.
        fn deleter(&self) -> Option<Deleter<Self>>;
    }
}

impl sealed::Abi for DLManagedTensorVersioned {
    fn new(dl_tensor: DLTensor, deleter: sealed::Deleter<Self>) -> Self {
        DLManagedTensorVersioned {
            version: VERSION,
            manager_ctx: null_mut(),
            deleter: Some(deleter),
            flags: 0,
            dl_tensor,
        }
    }

    fn version(&self) -> Option<DLPackVersion> {
        Some(self.version)
    }

    fn tensor(&self) -> &DLTensor {
        &self.dl_tensor
    }

    fn tensor_mut(&mut self) -> &mut DLTensor {
        &mut self.dl_tensor
    }

    fn context(&mut self) -> &mut *mut c_void {
        &mut self.manager_ctx
    }

    fn deleter(&self) -> Option<sealed::Deleter<Self>> {
        self.deleter
    }
}

impl sealed::Abi for DLManagedTensor {
    fn new(dl_tensor: DLTensor, deleter: sealed::Deleter<Self>) -> Self {
        DLManagedTensor {
            dl_tensor,
            manager_ctx: null_mut(),
            deleter: Some(deleter),
        }
    }

    fn version(&self) -> Option<DLPackVersion> {
        None
    }

    fn tensor(&self) -> &DLTensor {
        &self.dl_tensor
    }

    fn tensor_mut(&mut self) -> &mut DLTensor {
        &mut self.dl_tensor
    }

    fn context(&mut self) -> &mut *mut c_void {
        &mut self.manager_ctx
    }

    fn deleter(&self) -> Option<sealed::Deleter<Self>> {
        self.deleter
    }
}
