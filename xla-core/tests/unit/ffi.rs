//! Tests of `xla-core/src/ffi.rs`.

use core::ffi::c_void;
use core::slice;
use xla_core::error::Error;
use xla_core::rt::ffi::*;
use xla_core::size::Dynamic;
use xla_core::size::Size;
use xla_core::tensor::Tensor;

type Pair = Tensor<f32, (Size<2>,)>;

extern "C" fn sums(out: *mut c_void, inputs: *mut *mut c_void) {
    // SAFETY: the tests below hand over two operands, a pair and a scalar, and memory for a pair.
    unsafe {
        let x = (*inputs).cast::<[f32; 2]>().read();
        let y = (*inputs.add(1)).cast::<f32>().read();
        out.cast::<[f32; 2]>().write([x[0] + y, x[1] + y]);
    }
}

#[test]
fn operands_are_read_where_they_lie_and_the_result_is_written_to_fresh_memory() {
    let (x, y) = (Pair::from([1.0, 2.0]), 10.0f32);
    let out: Pair = Operands::default().with(&x).with(&y).call(sums);
    assert_eq!(out, Pair::from([11.0, 12.0]));
}

extern "C" fn odd(out: *mut c_void, _: *mut *mut c_void) {
    // SAFETY: memory for a tuple is a pointer for each part, here three bools and a number.
    unsafe {
        let parts = out.cast::<*mut u8>();
        (*parts).copy_from_nonoverlapping([0, 1, 77].as_ptr(), 3);
        (*parts.add(1)).cast::<i64>().write(-5);
    }
}

#[test]
fn each_part_of_a_tuple_has_a_pointer_and_any_byte_becomes_a_bool() {
    let (truths, number): (Tensor<bool, (Size<3>,)>, i64) = Operands::default().call(odd);
    assert_eq!(truths.to_vec(), [false, true, true]);
    assert_eq!(number, -5);
}

type Open = Tensor<i32, (Dynamic,)>;
type Rows = Tensor<i32, (Size<2>, Dynamic)>;

/// How many of the numbers are positive, and how many more than the second operand; the sizes are these two.
extern "C" fn sizes(out: *mut c_void, inputs: *mut *mut c_void) {
    // SAFETY: the tests below hand over a tensor of one size that its type does not know and a number, and memory for two sizes.
    unsafe {
        let sizes = (*inputs.add(2)).cast::<i64>();
        let x = slice::from_raw_parts((*inputs).cast::<i32>(), *sizes as usize);
        let least = (*inputs.add(1)).cast::<i32>().read();
        let positive = x.iter().filter(|x| **x > 0).count() as i64;
        let more = x.iter().filter(|x| **x > least).count() as i64;
        out.cast::<[i64; 2]>()
            .write([positive - i64::from(least == 99), more]);
    }
}

/// The positive numbers, and twice the index of each that is more than the second operand.
extern "C" fn chosen(out: *mut c_void, inputs: *mut *mut c_void) {
    // SAFETY: as above; the sizes after the operands' are the ones that `sizes` returned.
    unsafe {
        let [len, positive, more] = (*inputs.add(2)).cast::<[i64; 3]>().read();
        let x = slice::from_raw_parts((*inputs).cast::<i32>(), len as usize);
        let least = (*inputs.add(1)).cast::<i32>().read();
        let parts = out.cast::<[*mut i32; 2]>().read();
        let first = slice::from_raw_parts_mut(parts[0], positive as usize);
        let values = x.iter().filter(|x| **x > 0);
        first.iter_mut().zip(values).for_each(|(out, x)| *out = *x);
        let second = slice::from_raw_parts_mut(parts[1], 2 * more as usize);
        let places = (0..).zip(x).filter(|(_, x)| **x > least);
        for (i, (place, _)) in places.enumerate() {
            second[i] = place;
            second[more as usize + i] = 10 * place;
        }
    }
}

#[test]
fn sizes_that_types_do_not_know_go_in_after_the_operands_and_come_out_before_the_result() {
    let x = Open::from_vec(vec![3, -1, 5, 1]).unwrap();
    let called = |least: i32| -> Result<(Open, Rows), Error> {
        let operands = Operands::default().with(&x).with(&least);
        operands.call_open("chosen", chosen, sizes)
    };
    let (values, places) = called(2).unwrap();
    assert_eq!(values.to_vec(), [3, 5, 1]);
    assert_eq!(
        (places.dims(), places.to_vec()),
        ([2, 2], vec![0, 2, 0, 20])
    );
    let (_, none) = called(9).unwrap();
    assert_eq!(none.dims(), [2, 0]);
    let empty = Open::from_vec(vec![]).unwrap();
    let result = Operands::default().with(&empty).with(&99);
    let result: Result<(Open, Rows), Error> = result.call_open("chosen", chosen, sizes);
    assert_eq!(
        result.unwrap_err().to_string(),
        "`chosen` reported the sizes [-1, 0] for its result, which no tensor has"
    );
}
