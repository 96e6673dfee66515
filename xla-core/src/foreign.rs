//! Functions of C over arrays, `void f(void* out, void** in)`, called with tensors.
//!
//! What `#[custom_call] unsafe extern "C" { .. }` declares ends here. Whoever declares such a function says that it reads no more
//! than the operands and writes no more than the result; what it writes to a `bool` is made one.

#![allow(unsafe_code)]

use core::ffi::c_void;
use core::slice;

use half::{bf16, f16};

use crate::element::bytes::make_valid;
use crate::element::{Element, c64, c128};
use crate::shape::StaticShape;
use crate::tensor::Tensor;

/// A function of C: where the result goes, and where each operand lies.
pub type Function = extern "C" fn(*mut c_void, *mut *mut c_void);

/// What such a function reads: a tensor of known sizes in row-major order, or a scalar.
#[diagnostic::on_unimplemented(
    message = "a function of C takes scalars and tensors of known sizes in row-major order",
    label = "this is neither",
    note = "hand over the parts of a struct as parameters of their own, and another layout as `f32![2, 3]`"
)]
pub trait Operand {
    /// Where its elements lie.
    fn start(&self) -> *const c_void;
}

/// A part of what such a function writes: a tensor in row-major order, or a scalar.
pub trait Part: Sized {
    /// Memory for it.
    fn memory() -> Self;

    /// Where its elements lie.
    fn start(&mut self) -> *mut c_void;

    /// How many bytes they take.
    fn bytes(&self) -> usize;

    /// Makes elements of what has been written.
    fn make_valid(bytes: &mut [u8]);
}

/// What such a function gives: a [`Part`], or a tuple of them, of which it gets a pointer to each.
pub trait Output: Sized {
    /// Calls the function with memory for this.
    fn receive(f: impl FnOnce(*mut c_void)) -> Self;
}

/// Where an operand lies, as the function takes it.
pub fn input(operand: &impl Operand) -> *mut c_void {
    operand.start().cast_mut()
}

/// Calls a function of C.
pub fn call<T: Output>(f: Function, inputs: &mut [*mut c_void]) -> T {
    T::receive(|out| f(out, inputs.as_mut_ptr()))
}

/// Makes a part whole after a function has written to it.
fn finish<T: Part>(part: &mut T) {
    let (start, len) = (part.start().cast::<u8>(), part.bytes());
    // SAFETY: the memory of the part begins there and has so many bytes, all initialised; the pointer comes from a borrow of
    // the part that lasts as long as the bytes are used.
    let bytes = unsafe { slice::from_raw_parts_mut(start, len) };
    T::make_valid(bytes);
}

impl<E: Element, S: StaticShape> Operand for Tensor<E, S> {
    fn start(&self) -> *const c_void {
        self.as_slice().as_ptr().cast()
    }
}

impl<E: Element, S: StaticShape> Part for Tensor<E, S> {
    fn memory() -> Self {
        Tensor::alloc()
    }

    fn start(&mut self) -> *mut c_void {
        self.as_mut_slice().as_mut_ptr().cast()
    }

    fn bytes(&self) -> usize {
        S::LEN * size_of::<E>()
    }

    fn make_valid(bytes: &mut [u8]) {
        make_valid::<E>(bytes);
    }
}

macro_rules! scalars {
    ($($scalar:ty)*) => {$(
        impl Operand for $scalar {
            fn start(&self) -> *const c_void {
                (&raw const *self).cast()
            }
        }

        impl Part for $scalar {
            fn memory() -> Self {
                Self::default()
            }

            fn start(&mut self) -> *mut c_void {
                (&raw mut *self).cast()
            }

            fn bytes(&self) -> usize {
                size_of::<$scalar>()
            }

            fn make_valid(bytes: &mut [u8]) {
                make_valid::<$scalar>(bytes);
            }
        }

        impl Output for $scalar {
            fn receive(f: impl FnOnce(*mut c_void)) -> Self {
                one(f)
            }
        }
    )*};
}
scalars!(bool i8 i16 i32 i64 u8 u16 u32 u64 f16 bf16 f32 f64 c64 c128);

impl<E: Element, S: StaticShape> Output for Tensor<E, S> {
    fn receive(f: impl FnOnce(*mut c_void)) -> Self {
        one(f)
    }
}

fn one<T: Part>(f: impl FnOnce(*mut c_void)) -> T {
    let mut part = T::memory();
    f(part.start());
    finish(&mut part);
    part
}

macro_rules! tuples {
    ($(($($part:ident $start:ident),+))*) => {$(
        impl<$($part: Part),+> Output for ($($part,)+) {
            fn receive(f: impl FnOnce(*mut c_void)) -> Self {
                $(let mut $start = $part::memory();)+
                let mut starts = [$($start.start()),+];
                f(starts.as_mut_ptr().cast());
                $(finish(&mut $start);)+
                ($($start,)+)
            }
        }
    )*};
}
tuples!((A a)(A a, B b)(A a, B b, C c)(A a, B b, C c, D d)(A a, B b, C c, D d, E e)(A a, B b, C c, D d, E e, F g));

#[cfg(test)]
mod tests {
    use super::*;
    use crate::size::Size;

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
        let out: Pair = call(sums, &mut [input(&x), input(&y)]);
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
    fn of_a_tuple_each_part_has_its_pointer_and_any_byte_becomes_a_bool() {
        let (truths, number): (Tensor<bool, (Size<3>,)>, i64) = call(odd, &mut []);
        assert_eq!(truths.to_vec(), [false, true, true]);
        assert_eq!(number, -5);
    }
}
