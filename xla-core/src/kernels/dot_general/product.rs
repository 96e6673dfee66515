//! The kernel of each element type.

use num_complex::Complex;

use super::bytes::{Plain, bits, bytes, bytes_mut, elements_mut, with_bits};
use super::float::Float;
use super::pairs::{self, Pairs};
use super::repeated::{self, Repeated};
use super::{Contract, Matrix, Sizes, integer, run_bytes, through};
use crate::element::types;
use crate::exec::Exec;

/// An element type with a product: every element type of XLA.
///
/// Integers wrap; `bool` multiplies with `and` and adds with `or`; `f16` and `bf16` accumulate in `f32` and round once, as
/// XLA does. Implemented here and nowhere else.
pub trait Product: Copy + Send + Sync + 'static {
    /// Implements [`run`](super::run), compiled in this crate instead of the caller's.
    #[doc(hidden)]
    fn run(exec: &Exec, out: &mut [Self], lhs: &[Self], rhs: &[Self], contract: &Contract);

    /// Computes some rows of one product; `k` is at least 1.
    #[doc(hidden)]
    fn product(out: &mut [Self], lhs: Matrix<'_, Self>, rhs: Matrix<'_, Self>, sizes: Sizes);
}

/// A product of elements passed as bytes; strides count elements.
pub(in crate::kernels) type Kernel = fn(&mut [u8], Matrix<'_, u8>, Matrix<'_, u8>, Sizes);

/// The product of an element type, as a value whose own type does not depend on it.
#[derive(Clone, Copy)]
pub(in crate::kernels) struct Element {
    /// The size of an element of an operand in bytes.
    pub(in crate::kernels) size: usize,
    /// The size of an element of the result in bytes.
    pub(in crate::kernels) out: usize,
    pub(in crate::kernels) product: Kernel,
    /// The product of a small matrix with each of a batch.
    pub(super) repeated: Option<Repeated>,
    /// The most rows and columns of a matrix that the products of single rows repeat.
    pub(super) by_rows: usize,
    /// The products of a batch of small matrices.
    pub(super) pairs: Option<Pairs>,
}

impl Element {
    pub(in crate::kernels) const fn of<T: Multiply>() -> Element {
        Element {
            size: size_of::<T>(),
            out: size_of::<T>(),
            product: kernel::<T>,
            repeated: T::REPEATED,
            by_rows: T::BY_ROWS,
            pairs: T::PAIRS,
        }
    }
}

/// An element type with its own kernel.
pub(in crate::kernels) trait Multiply: Plain {
    /// The kernel for a batch of products of one small matrix.
    const REPEATED: Option<Repeated> = None;
    /// The most rows and columns of a matrix on the right for which that kernel is faster than the one of other products.
    const BY_ROWS: usize = 0;
    /// The kernel for a batch of products of small matrices.
    const PAIRS: Option<Pairs> = None;

    /// Computes `out = lhs * rhs` for row-major `out`; `k` is at least 1.
    fn multiply(out: &mut [Self], lhs: Matrix<'_, Self>, rhs: Matrix<'_, Self>, sizes: Sizes);
}

fn kernel<T: Multiply>(out: &mut [u8], lhs: Matrix<'_, u8>, rhs: Matrix<'_, u8>, sizes: Sizes) {
    T::multiply(elements_mut(out), lhs.of(), rhs.of(), sizes);
}

macro_rules! floats {
    ($($t:ty)*) => {$(
        impl Multiply for $t {
            const REPEATED: Option<Repeated> = Some(repeated::multiply::<$t, 1>);
            const BY_ROWS: usize = 2;
            const PAIRS: Option<Pairs> = Some(pairs::multiply::<$t>);

            #[inline(always)]
            fn multiply(out: &mut [$t], lhs: Matrix<'_, $t>, rhs: Matrix<'_, $t>, sizes: Sizes) {
                <$t>::multiply_here(out, lhs, rhs, sizes, false);
            }
        }

        impl Multiply for Complex<$t> {
            const REPEATED: Option<Repeated> = Some(repeated::multiply::<$t, 2>);
            const BY_ROWS: usize = 4;

            fn multiply(out: &mut [Self], lhs: Matrix<'_, Self>, rhs: Matrix<'_, Self>, sizes: Sizes) {
                through::multiply(out, lhs, rhs, sizes);
            }
        }
    )*};
}

floats!(f32 f64);

macro_rules! kernels {
    ($($kernel:ident => $($t:ty)*;)*) => {$($(
        impl Multiply for $t {
            fn multiply(out: &mut [$t], lhs: Matrix<'_, $t>, rhs: Matrix<'_, $t>, sizes: Sizes) {
                $kernel::multiply(out, lhs, rhs, sizes);
            }
        }
    )*)*};
}

types! { kernels! {
    integer => @unsigned integer::Bit;
    through => @halves;
} }

/// The kernel that multiplies the bytes of each type. Integers wrap, so signed ones share the kernels of unsigned ones.
macro_rules! products {
    (themselves: $($t:ty)*) => {
        products! { $($t as $t;)* }
    };
    ($($t:ty as $kernel:ty;)*) => {$(
        impl Product for $t {
            #[inline(never)]
            fn run(exec: &Exec, out: &mut [$t], lhs: &[$t], rhs: &[$t], contract: &Contract) {
                let element = const { Element::of::<$kernel>() };
                run_bytes(exec, element, bytes_mut(out), bytes(lhs), bytes(rhs), contract);
            }

            #[inline(never)]
            fn product(out: &mut [$t], lhs: Matrix<'_, $t>, rhs: Matrix<'_, $t>, sizes: Sizes) {
                let lhs = Matrix::new(bytes(lhs.data), lhs.strides);
                let rhs = Matrix::new(bytes(rhs.data), rhs.strides);
                kernel::<$kernel>(bytes_mut(out), lhs, rhs, sizes);
            }
        }
    )*};
}

products! {
    i8 as u8;
    i16 as u16;
    i32 as u32;
    i64 as u64;
}

types! { products! { themselves: @unsigned @halves @floats @complex } }

impl Product for bool {
    #[inline(never)]
    fn run(exec: &Exec, out: &mut [bool], lhs: &[bool], rhs: &[bool], contract: &Contract) {
        // A `bool` has the bytes 0 and 1 only; `with_bits` restores that afterwards.
        let element = const { Element::of::<integer::Bit>() };
        with_bits(out, |out| {
            run_bytes(exec, element, out, bits(lhs), bits(rhs), contract);
        });
    }

    #[inline(never)]
    fn product(out: &mut [bool], lhs: Matrix<'_, bool>, rhs: Matrix<'_, bool>, sizes: Sizes) {
        let lhs = Matrix::new(bits(lhs.data), lhs.strides);
        let rhs = Matrix::new(bits(rhs.data), rhs.strides);
        with_bits(out, |out| kernel::<integer::Bit>(out, lhs, rhs, sizes));
    }
}
