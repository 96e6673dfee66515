//! Functions of C over arrays, `void f(void* out, void** in)`, called with tensors.
//!
//! What `#[custom_call] unsafe extern "C" { .. }` declares ends here. Whoever declares such a function says that it reads no more
//! than the operands and writes no more than the result; what it writes to a `bool` is made one.

#![allow(unsafe_code)]

use core::ffi::c_void;
use core::marker::PhantomData;
use core::slice;

use half::{bf16, f16};

use crate::element::bytes::make_valid;
use crate::element::{Element, c64, c128};
use crate::error::Error;
use crate::shape::Shape;
use crate::tensor::Tensor;

/// A function of C: where the result goes, and where each operand lies.
pub type Function = extern "C" fn(*mut c_void, *mut *mut c_void);

/// What such a function reads: a tensor in row-major order, or a scalar.
#[diagnostic::on_unimplemented(
    message = "a function of C takes scalars and tensors in row-major order",
    label = "this is neither",
    note = "hand over the parts of a struct as parameters of their own, and another layout as `f32![2, 3]`"
)]
pub trait Operand {
    /// Where its elements lie.
    fn start(&self) -> *const c_void;

    /// Adds the sizes that its type does not know.
    fn sizes(&self, all: &mut Vec<i64>) {
        let _ = all;
    }
}

/// A part of what such a function writes: a tensor in row-major order, or a scalar.
pub trait Part: Sized {
    /// How many of its sizes the type does not know.
    const OPEN: usize = 0;

    /// Memory for it, with the next ones of these sizes where its type does not know them. None where there is no such tensor.
    fn memory(sizes: &mut slice::Iter<'_, i64>) -> Option<Self>;

    /// Where its elements lie.
    fn start(&mut self) -> *mut c_void;

    /// How many bytes they take.
    fn bytes(&self) -> usize;

    /// Makes elements of what has been written.
    fn make_valid(bytes: &mut [u8]);
}

/// What such a function gives: a [`Part`], or a tuple of them, of which it gets a pointer to each.
pub trait Output: Sized {
    /// How many sizes its types do not know.
    const OPEN: usize;

    /// Calls the function with memory for this, of these sizes where its types do not know them. None where there is no such
    /// tensor; then the function is not called.
    fn receive(sizes: &[i64], f: impl FnOnce(*mut c_void)) -> Option<Self>;
}

/// The operands of one call: where they lie, and the sizes that their types do not know.
#[derive(Default)]
pub struct Operands<'a> {
    starts: Vec<*mut c_void>,
    sizes: Vec<i64>,
    borrowed: PhantomData<&'a ()>,
}

impl<'a> Operands<'a> {
    /// With this operand after the others.
    #[must_use]
    pub fn with(mut self, operand: &'a impl Operand) -> Operands<'a> {
        self.starts.push(operand.start().cast_mut());
        operand.sizes(&mut self.sizes);
        self
    }

    /// The pointers that the function gets: to each operand, then to the sizes, where there are any.
    fn pointers(&mut self) -> Vec<*mut c_void> {
        let sizes = self.sizes.as_mut_ptr().cast();
        let mut all = self.starts.clone();
        all.extend((!self.sizes.is_empty()).then_some(sizes));
        all
    }

    /// Calls a function of C whose result is of known sizes.
    ///
    /// # Panics
    ///
    /// Never: there is memory for a type that knows its sizes.
    #[must_use]
    pub fn call<T: Output>(mut self, f: Function) -> T {
        const {
            assert!(
                T::OPEN == 0,
                "a `?` in what a function of C returns stands in its declaration, not behind an alias"
            );
        }
        let mut pointers = self.pointers();
        match T::receive(&[], |out| f(out, pointers.as_mut_ptr())) {
            Some(result) => result,
            None => unreachable!("the type knows its sizes"),
        }
    }

    /// Calls a function of C whose result has sizes that it knows itself: the second one writes them before, and the first one
    /// gets them after those of the operands.
    ///
    /// # Errors
    ///
    /// [`Error::CallSizes`] where the sizes are not those of a tensor.
    pub fn call_open<T: Output>(
        mut self,
        name: &'static str,
        f: Function,
        sizes: Function,
    ) -> Result<T, Error> {
        let mut open = vec![0i64; T::OPEN];
        let mut pointers = self.pointers();
        sizes(open.as_mut_ptr().cast(), pointers.as_mut_ptr());
        self.sizes.extend(&open);
        let mut pointers = self.pointers();
        let result = T::receive(&open, |out| f(out, pointers.as_mut_ptr()));
        result.ok_or(Error::CallSizes {
            function: name,
            sizes: open,
        })
    }
}

/// Makes a part whole after a function has written to it.
fn finish<T: Part>(part: &mut T) {
    let (start, len) = (part.start().cast::<u8>(), part.bytes());
    // SAFETY: the memory of the part begins there and has so many bytes, all initialised; the pointer comes from a borrow of
    // the part that lasts as long as the bytes are used.
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
        // A size is below 10^9.
        all.extend(open.map(|(size, _)| *size as i64));
    }
}

/// How many sizes a type does not know.
const fn open(known: &[Option<usize>]) -> usize {
    let (mut open, mut d) = (0, 0);
    while d < known.len() {
        open += known[d].is_none() as usize;
        d += 1;
    }
    open
}

impl<E: Element, S: Shape> Part for Tensor<E, S> {
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

        impl Part for $scalar {
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
scalars!(bool i8 i16 i32 i64 u8 u16 u32 u64 f16 bf16 f32 f64 c64 c128);

impl<E: Element, S: Shape> Output for Tensor<E, S> {
    const OPEN: usize = <Self as Part>::OPEN;

    fn receive(sizes: &[i64], f: impl FnOnce(*mut c_void)) -> Option<Self> {
        one(sizes, f)
    }
}

fn one<T: Part>(sizes: &[i64], f: impl FnOnce(*mut c_void)) -> Option<T> {
    let mut part = T::memory(&mut sizes.iter())?;
    f(part.start());
    finish(&mut part);
    Some(part)
}

macro_rules! tuples {
    ($(($($part:ident $start:ident),+))*) => {$(
        impl<$($part: Part),+> Output for ($($part,)+) {
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
