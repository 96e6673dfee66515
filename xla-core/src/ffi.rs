//! Calls of C functions on arrays, `void f(void* out, void** in)`, with tensors as operands and results.
//!
//! Declarations in `#[custom_call] unsafe extern "C" { .. }` are called through this module. The declaration asserts
//! that the function reads only the operands and writes only the result; bytes that it writes to a `bool` are made
//! valid. If the result has dynamic sizes, a function `f_sizes` is called first, which reports them.

#![allow(unsafe_code)]

use alloc::vec;
use alloc::vec::Vec;
use core::ffi::c_void;
use core::marker::PhantomData;
use core::slice;

use crate::element::bytes::make_valid;
use crate::element::{Element, types};
use crate::error::Error;
use crate::shape::Shape;
use crate::tensor::Tensor;

/// A C function: it takes a pointer to the result, and pointers to the operands.
pub type Function = extern "C" fn(*mut c_void, *mut *mut c_void);

/// An operand of a C function: a tensor in row-major order, or a scalar.
#[diagnostic::on_unimplemented(
    message = "a C function takes scalars and tensors in row-major order",
    label = "expected a scalar or a row-major tensor",
    note = "pass the fields of a struct as separate parameters, and a tensor of another layout as `f32![2, 3]`"
)]
pub trait Operand {
    /// Returns a pointer to the elements.
    fn start(&self) -> *const c_void;

    /// Appends the dynamic sizes.
    fn sizes(&self, all: &mut Vec<i64>) {
        let _ = all;
    }
}

/// An array in the result of a C function: a tensor in row-major order, or a scalar.
pub trait ResultArray: Sized {
    /// The number of dynamic sizes in the type.
    const OPEN: usize = 0;

    /// Allocates the array; takes its dynamic sizes from `sizes`. `None` if no tensor has these sizes.
    fn memory(sizes: &mut slice::Iter<'_, i64>) -> Option<Self>;

    /// Returns a pointer to the elements.
    fn start(&mut self) -> *mut c_void;

    /// Returns the size of the elements in bytes.
    fn bytes(&self) -> usize;

    /// Makes the written bytes valid elements.
    fn make_valid(bytes: &mut [u8]);
}

/// The result of a C function: a [`ResultArray`], or a tuple of them, for which the function gets an array of pointers.
pub trait Output: Sized {
    /// The number of dynamic sizes in the types.
    const OPEN: usize;

    /// Allocates the result with these dynamic sizes, calls `f` to fill it, and returns it. Returns `None` without
    /// calling `f` if no tensor has these sizes.
    fn receive(sizes: &[i64], f: impl FnOnce(*mut c_void)) -> Option<Self>;
}

/// The operands of one call: pointers to their elements, and their dynamic sizes.
#[derive(Default)]
pub struct Operands<'a> {
    starts: Vec<*mut c_void>,
    sizes: Vec<i64>,
    borrowed: PhantomData<&'a ()>,
}

impl<'a> Operands<'a> {
    /// Appends an operand.
    #[must_use]
    pub fn with(mut self, operand: &'a impl Operand) -> Operands<'a> {
        self.starts.push(operand.start().cast_mut());
        operand.sizes(&mut self.sizes);
        self
    }

    /// Returns the pointers that the function gets: to each operand, then to the dynamic sizes, if there are any.
    fn pointers(&mut self) -> Vec<*mut c_void> {
        let sizes = self.sizes.as_mut_ptr().cast();
        let mut all = self.starts.clone();
        all.extend((!self.sizes.is_empty()).then_some(sizes));
        all
    }

    /// Calls a C function whose result has static sizes.
    ///
    /// # Panics
    ///
    /// Never: `receive` returns `None` only for invalid dynamic sizes.
    #[must_use]
    pub fn call<T: Output>(mut self, f: Function) -> T {
        const {
            assert!(
                T::OPEN == 0,
                "a `?` in the result of a C function must be written in its declaration, not in an alias"
            );
        }
        let mut pointers = self.pointers();
        match T::receive(&[], |out| f(out, pointers.as_mut_ptr())) {
            Some(result) => result,
            None => {
                unreachable!("expected a type without dynamic sizes, which receives its result")
            }
        }
    }

    /// Calls a C function whose result has dynamic sizes: the size function computes the sizes first, and `f` gets them
    /// after the operands.
    ///
    /// # Errors
    ///
    /// [`Error::CallSizes`] if no tensor has the computed sizes.
    pub fn call_open<T: Output>(
        mut self,
        name: &'static str,
        f: Function,
        sizes: Function,
    ) -> Result<T, Error> {
        let mut open = vec![0i64; T::OPEN];
        let mut pointers = self.pointers();
        sizes(open.as_mut_ptr().cast(), pointers.as_mut_ptr());
        // The function gets these sizes after the operands, so the pointers are listed again.
        self.sizes.extend(&open);
        let mut pointers = self.pointers();
        let result = T::receive(&open, |out| f(out, pointers.as_mut_ptr()));
        result.ok_or(Error::CallSizes {
            function: name,
            sizes: open,
        })
    }
}

/// Makes the bytes of a part valid after a function has written to it.
fn finish<T: ResultArray>(part: &mut T) {
    let (start, len) = (part.start().cast::<u8>(), part.bytes());
    // SAFETY: the memory of the part begins there and has `len` bytes, all initialised; the pointer comes from a borrow
    // of the part that lasts as long as the bytes are used.
    let bytes = unsafe { slice::from_raw_parts_mut(start, len) };
    T::make_valid(bytes);
}

impl<E: Element, S: Shape> Operand for Tensor<E, S> {
    fn start(&self) -> *const c_void {
        self.as_slice().as_ptr().cast()
    }

    fn sizes(&self, all: &mut Vec<i64>) {
        let sizes = self.dims();
        let sizes = sizes.as_ref().iter().zip(S::KNOWN);
        let open = sizes.filter(|(_, known)| known.is_none());
        // A size is below 10¹⁸, so it fits in an `i64`.
        all.extend(open.map(|(size, _)| *size as i64));
    }
}

/// Returns the number of dynamic sizes in a type.
const fn open(known: &[Option<usize>]) -> usize {
    let (mut open, mut d) = (0, 0);
    while d < known.len() {
        open += known[d].is_none() as usize;
        d += 1;
    }
    open
}

impl<E: Element, S: Shape> ResultArray for Tensor<E, S> {
    const OPEN: usize = open(S::KNOWN);

    fn memory(sizes: &mut slice::Iter<'_, i64>) -> Option<Self> {
        let mut dims = S::ORIGIN;
        for (size, known) in dims.as_mut().iter_mut().zip(S::KNOWN) {
            *size = match known {
                Some(known) => *known,
                None => usize::try_from(*sizes.next()?).ok()?,
            };
        }
        Tensor::zeros_sized(dims).ok()
    }

    fn start(&mut self) -> *mut c_void {
        self.as_mut_slice().as_mut_ptr().cast()
    }

    fn bytes(&self) -> usize {
        size_of_val(self.as_slice())
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

        impl ResultArray for $scalar {
            fn memory(_: &mut slice::Iter<'_, i64>) -> Option<Self> {
                Some(Self::default())
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
            const OPEN: usize = 0;

            fn receive(sizes: &[i64], f: impl FnOnce(*mut c_void)) -> Option<Self> {
                one(sizes, f)
            }
        }
    )*};
}
types! { scalars! { @all } }

impl<E: Element, S: Shape> Output for Tensor<E, S> {
    const OPEN: usize = <Self as ResultArray>::OPEN;

    fn receive(sizes: &[i64], f: impl FnOnce(*mut c_void)) -> Option<Self> {
        one(sizes, f)
    }
}

fn one<T: ResultArray>(sizes: &[i64], f: impl FnOnce(*mut c_void)) -> Option<T> {
    let mut part = T::memory(&mut sizes.iter())?;
    f(part.start());
    finish(&mut part);
    Some(part)
}

macro_rules! tuples {
    ($(($($part:ident $start:ident),+))*) => {$(
        impl<$($part: ResultArray),+> Output for ($($part,)+) {
            const OPEN: usize = 0 $(+ $part::OPEN)+;

            fn receive(sizes: &[i64], f: impl FnOnce(*mut c_void)) -> Option<Self> {
                let mut sizes = sizes.iter();
                $(let mut $start = $part::memory(&mut sizes)?;)+
                let mut starts = [$($start.start()),+];
                f(starts.as_mut_ptr().cast());
                $(finish(&mut $start);)+
                Some(($($start,)+))
            }
        }
    )*};
}
tuples!((A a)(A a, B b)(A a, B b, C c)(A a, B b, C c, D d)(A a, B b, C c, D d, E e)(A a, B b, C c, D d, E e, F g));
