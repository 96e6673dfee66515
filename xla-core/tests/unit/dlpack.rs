use std::ffi::c_void;
use std::ptr::null_mut;
use std::sync::atomic::{AtomicUsize, Ordering};

use xla_core::dlpack::{
    DLDataType, DLDevice, DLManagedTensor, DLManagedTensorVersioned, DLPackVersion, DLTensor,
    Managed, READ_ONLY, VERSION,
};
use xla_core::element::{Element, bf16, c64, c128, f8e4m3fn, f8e5m2, f16};
use xla_core::error::Error;
use xla_core::shape::{MinorToMajor, RowMajor};
use xla_core::size::{Dynamic, Size};
use xla_core::tensor::Tensor;

type Matrix = (Dynamic, Size<3>);
type ColumnMajor = MinorToMajor<(Size<0>, Size<1>)>;

/// An array of another library: six numbers as two rows, with their descriptions.
struct Foreign {
    elements: [f32; 7],
    shape: [i64; 2],
    strides: [i64; 2],
    array: DLManagedTensorVersioned,
}

const FLOAT32: DLDataType = DLDataType {
    code: 2,
    bits: 32,
    lanes: 1,
};

impl Foreign {
    /// Returns the array, changed by `change`.
    fn new(change: impl FnOnce(&mut Foreign)) -> Box<Foreign> {
        let mut foreign = Box::new(Foreign {
            elements: [0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0],
            shape: [2, 3],
            strides: [3, 1],
            array: DLManagedTensorVersioned {
                version: VERSION,
                manager_ctx: null_mut(),
                deleter: None,
                flags: 0,
                dl_tensor: DLTensor {
                    data: null_mut(),
                    device: DLDevice {
                        device_type: 1,
                        device_id: 0,
                    },
                    ndim: 2,
                    dtype: FLOAT32,
                    shape: null_mut(),
                    strides: null_mut(),
                    byte_offset: 4,
                },
            },
        });
        let all = &mut *foreign;
        let described = &mut all.array.dl_tensor;
        described.data = all.elements.as_mut_ptr().cast();
        described.shape = all.shape.as_mut_ptr();
        described.strides = all.strides.as_mut_ptr();
        change(all);
        foreign
    }

    /// Takes the array as the importing library does.
    fn managed(&mut self) -> Result<Managed, Error> {
        // SAFETY: the descriptions are true of `elements`, or are refused before these are read. The test uses them only by
        // the result.
        unsafe { Managed::from_raw(&raw mut self.array) }
    }
}

#[test]
fn an_array_is_viewed_and_written_in_its_memory() {
    let mut foreign = Foreign::new(|_| {});
    let start = foreign.elements.as_ptr().wrapping_add(1);
    let mut managed = foreign.managed().unwrap();
    let view = managed.view::<f32, Matrix>().unwrap();
    assert_eq!((view.dims(), view.as_slice().as_ptr()), ([2, 3], start));
    assert_eq!(view.as_slice(), [1.0, 2.0, 3.0, 4.0, 5.0, 6.0]);
    let mut view = managed.view_mut::<f32, Matrix, RowMajor>().unwrap();
    view.as_mut_slice()[5] = 7.0;
    drop(managed);
    assert_eq!(foreign.elements[6], 7.0);
}

#[test]
fn strides_may_be_missing_and_those_of_single_elements_are_ignored() {
    let mut compact = Foreign::new(|all| all.array.dl_tensor.strides = null_mut());
    let compact = compact.managed().unwrap();
    assert!(compact.view::<f32, Matrix>().is_ok());
    let error = compact.view_in::<f32, Matrix, ColumnMajor>().unwrap_err();
    let expected = "DLPack: expected the strides [1, 2] of f32[2, 3], found [3, 1]";
    assert_eq!(error.to_string(), expected);
    let mut row = Foreign::new(|all| (all.shape, all.strides) = ([1, 3], [-8, 1]));
    assert!(row.managed().unwrap().view::<f32, Matrix>().is_ok());
    let mut empty = Foreign::new(|all| {
        (all.shape, all.strides) = ([0, 3], [9, 9]);
        (all.array.dl_tensor.data, all.array.dl_tensor.byte_offset) = (null_mut(), 0);
    });
    assert!(empty.managed().unwrap().view::<f32, Matrix>().is_ok());
}

#[test]
fn an_array_that_is_not_a_tensor_of_the_type_is_refused() {
    fn other(code: u8, bits: u8, lanes: u16) -> DLDataType {
        DLDataType { code, bits, lanes }
    }
    type Change = fn(&mut Foreign);
    let cases: [(Change, &str); 13] = [
        (
            |all| all.array.dl_tensor.dtype = other(2, 64, 1),
            "expected elements of float32, found float64",
        ),
        (
            |all| all.array.dl_tensor.dtype = other(0, 32, 1),
            "expected elements of float32, found int32",
        ),
        (
            |all| all.array.dl_tensor.dtype = other(2, 32, 4),
            "expected elements of float32, found float32x4",
        ),
        (
            |all| all.array.dl_tensor.dtype = other(99, 32, 1),
            "expected elements of float32, found type 99 of 32 bits",
        ),
        (
            |all| all.array.dl_tensor.device.device_type = 2,
            "expected memory of the processor, device type 1, found device type 2",
        ),
        (
            |all| all.array.dl_tensor.ndim = 1,
            "expected 2 dimensions, found 1",
        ),
        (
            |all| all.array.dl_tensor.ndim = -1,
            "expected 2 dimensions, found -1",
        ),
        (
            |all| all.shape = [3, 2],
            "expected f32[?, 3], found the sizes [3, 2]",
        ),
        (
            |all| all.shape = [-2, 3],
            "expected f32[?, 3], found the sizes [-2, 3]",
        ),
        (
            |all| all.strides = [4, 1],
            "expected the strides [3, 1] of f32[2, 3], found [4, 1]",
        ),
        (
            |all| all.strides = [-3, 1],
            "expected the strides [3, 1] of f32[2, 3], found [-3, 1]",
        ),
        (
            |all| all.array.dl_tensor.data = null_mut(),
            "`array`: expected an address that is a multiple of 4, as f32 needs, found 0x3",
        ),
        (
            |all| {
                all.array.dl_tensor.data = null_mut();
                all.array.dl_tensor.byte_offset = 0;
            },
            "`array`: expected a pointer to 6 elements of f32, found a null pointer",
        ),
    ];
    for (change, expected) in cases {
        let mut foreign = Foreign::new(|all| {
            // A case with an address that is not a multiple of 4.
            if expected.contains("0x3") {
                all.array.dl_tensor.byte_offset = 3;
            }
            change(all);
        });
        let mut managed = foreign.managed().unwrap();
        let expected = format!("DLPack: {expected}");
        let error = managed.view::<f32, Matrix>().unwrap_err();
        assert_eq!(error.to_string(), expected);
        let error = managed.view_mut::<f32, Matrix, RowMajor>().unwrap_err();
        assert_eq!(error.to_string(), expected);
    }
}

#[test]
fn bytes_that_are_no_bool_are_refused() {
    let mut foreign = Foreign::new(|all| {
        let dtype = DLDataType {
            code: 6,
            bits: 8,
            lanes: 1,
        };
        all.array.dl_tensor.dtype = dtype;
        all.elements[1] = f32::from_bits(0x0001_0207);
    });
    let managed = foreign.managed().unwrap();
    let error = managed.view::<bool, Matrix>().unwrap_err();
    let expected = "DLPack: `array`: expected bytes 0 and 1 in an array of bool, found 7";
    assert_eq!(error.to_string(), expected);
}

#[test]
fn a_read_only_array_is_not_written() {
    let mut foreign = Foreign::new(|all| all.array.flags = READ_ONLY);
    let mut managed = foreign.managed().unwrap();
    assert!(managed.view::<f32, Matrix>().is_ok());
    let error = managed.view_mut::<f32, Matrix, RowMajor>().unwrap_err();
    let expected = "DLPack: expected an array that may be written, found a read-only one";
    assert_eq!(error.to_string(), expected);
}

static FREED: AtomicUsize = AtomicUsize::new(0);

unsafe extern "C" fn count(_: *mut DLManagedTensorVersioned) {
    FREED.fetch_add(1, Ordering::Relaxed);
}

#[test]
fn an_array_is_freed_once_also_one_that_is_refused() {
    // SAFETY: a null pointer and an address that is not a multiple of 8 are refused before anything is read.
    let errors = unsafe {
        let odd = null_mut::<DLManagedTensorVersioned>().wrapping_byte_add(1);
        [Managed::from_raw(null_mut()), Managed::from_raw(odd)]
    };
    let errors = errors.map(|error: Result<Managed, Error>| error.unwrap_err().to_string());
    let expected =
        ["0x0", "0x1"].map(|at| format!("DLPack: expected a pointer to an array, found {at}"));
    assert_eq!(errors, expected);
    let mut newer = Foreign::new(|all| {
        all.array.version = DLPackVersion { major: 2, minor: 3 };
        all.array.deleter = Some(count);
    });
    let error = newer.managed().unwrap_err().to_string();
    assert_eq!(error, "DLPack: expected version 1, found 2.3");
    assert_eq!(FREED.load(Ordering::Relaxed), 1);
    let mut same = Foreign::new(|all| all.array.deleter = Some(count));
    drop(same.managed().unwrap());
    assert_eq!(FREED.load(Ordering::Relaxed), 2);
}

/// Returns a tensor after the way to another library and back.
fn returned<E: Element, const N: usize>(elements: [E; N], expected: (u8, u8)) -> Vec<E> {
    let tensor = Tensor::<E, (Dynamic,)>::from_slice(&elements).unwrap();
    let pointer = <Managed>::new(tensor).into_raw();
    // SAFETY: the pointer is from `into_raw`, and is used once.
    let managed = unsafe {
        let DLDataType { code, bits, lanes } = (*pointer).dl_tensor.dtype;
        assert_eq!((code, bits, lanes), (expected.0, expected.1, 1));
        Managed::from_raw(pointer).unwrap()
    };
    managed.view::<E, (Dynamic,)>().unwrap().to_vec()
}

#[test]
fn tensors_of_every_element_type_return_as_they_were() {
    assert_eq!(returned([true, false], (6, 8)), [true, false]);
    assert_eq!(returned([1i8, -2], (0, 8)), [1, -2]);
    assert_eq!(returned([1i16, -2], (0, 16)), [1, -2]);
    assert_eq!(returned([1i32, -2], (0, 32)), [1, -2]);
    assert_eq!(returned([1i64, -2], (0, 64)), [1, -2]);
    assert_eq!(returned([1u8, 2], (1, 8)), [1, 2]);
    assert_eq!(returned([1u16, 2], (1, 16)), [1, 2]);
    assert_eq!(returned([1u32, 2], (1, 32)), [1, 2]);
    assert_eq!(returned([1u64, 2], (1, 64)), [1, 2]);
    assert_eq!(returned([f8e4m3fn::ONE], (10, 8)), [f8e4m3fn::ONE]);
    assert_eq!(returned([f8e5m2::ONE], (12, 8)), [f8e5m2::ONE]);
    assert_eq!(returned([f16::ONE], (2, 16)), [f16::ONE]);
    assert_eq!(returned([bf16::ONE], (4, 16)), [bf16::ONE]);
    assert_eq!(returned([1.5f32], (2, 32)), [1.5]);
    assert_eq!(returned([1.5f64], (2, 64)), [1.5]);
    assert_eq!(
        returned([c64::new(1.0, 2.0)], (5, 64)),
        [c64::new(1.0, 2.0)]
    );
    assert_eq!(
        returned([c128::new(1.0, 2.0)], (5, 128)),
        [c128::new(1.0, 2.0)]
    );
}

#[test]
fn tensors_that_hold_their_elements_and_those_of_other_layouts_are_exported() {
    let scalar = Managed::<DLManagedTensor>::new(Tensor::from(2.5f64));
    assert_eq!(scalar.view::<f64, ()>().unwrap().item(), 2.5);
    let empty =
        Managed::<DLManagedTensor>::new(Tensor::<f64, (Dynamic,)>::zeros_sized([0]).unwrap());
    assert!(empty.view::<f64, (Dynamic,)>().unwrap().is_empty());
    let columns = Tensor::from([[1, 2, 3], [4, 5, 6]]).to_layout::<ColumnMajor>();
    let pointer = Managed::<DLManagedTensor>::new(columns).into_raw();
    // SAFETY: the pointer is from `into_raw`, and its description has two dimensions; it is used once.
    let managed = unsafe {
        let described = &(*pointer).dl_tensor;
        assert_eq!((*described.strides, *described.strides.add(1)), (1, 2));
        assert_eq!(*described.data.cast::<[i32; 3]>(), [1, 4, 2]);
        Managed::from_raw(pointer).unwrap()
    };
    let view = managed.view_in::<i32, (Size<2>, Size<3>), ColumnMajor>();
    assert_eq!(view.unwrap().to_vec(), [1, 2, 3, 4, 5, 6]);
}

#[test]
fn the_structs_have_the_offsets_of_the_header_in_c() {
    use std::mem::offset_of;
    let pointer = size_of::<*mut c_void>();
    assert_eq!(offset_of!(DLTensor, dtype), pointer + 12);
    assert_eq!(offset_of!(DLTensor, shape), pointer + 16);
    assert_eq!(
        offset_of!(DLManagedTensorVersioned, dl_tensor),
        2 * pointer + 16
    );
    assert_eq!(
        offset_of!(DLManagedTensor, deleter),
        size_of::<DLTensor>() + pointer
    );
}
