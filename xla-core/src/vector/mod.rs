//! Expensive elementwise functions on slices, compiled once in this crate.
//!
//! A function of [`scalar`](crate::scalar) is inlined wherever it is used, which is right for arithmetic of one
//! instruction. Elementary functions take dozens: here each is one call, which dispatches to the processor's level
//! itself. The element types are all types of the scalar function, or only those for which it takes dozens; the values
//! equal the scalar function, bit for bit.
//!
//! ```
//! let mut out = [0.0; 3];
//! xla_core::vector::exp(&mut out, &[0.0, f32::NEG_INFINITY, 100.0]);
//! assert_eq!(out, [1.0, 0.0, f32::INFINITY]);
//! xla_core::vector::pow(&mut out, &[2.0, 9.0, 10.0], &[10.0, 0.5, -1.0]);
//! assert_eq!(out, [1024.0, 3.0, 0.1f32]);
//! ```

pub(crate) mod complex;
pub(crate) mod floats;
pub(crate) mod integers;
mod kernels;

use crate::scalar::elementary::elementary;

/// Rows of `function Trait (operands)`, slices of one type, as in the table of [`elementary`].
macro_rules! functions {
    ($($(#[doc = $doc:literal])* $name:ident $Trait:ident ($($arg:ident),+) $slices:ident;)*) => {$(
        functions! { @$slices $name $Trait ($($arg),+) }
    )*};
    (@inline $($row:tt)*) => {};
    (@blocks $($row:tt)*) => { functions! { @each $($row)* } };
    (@each $name:ident $Trait:ident ($($arg:ident),+)) => {
        #[doc = concat!("[`", stringify!($name), "`] on slices of one element type.")]
        pub trait $Trait: crate::scalar::$Trait {
            /// Computes the function at the processor's best level, compiled in this crate. The slices have equal
            /// lengths.
            fn slice(out: &mut [Self], $($arg: &[Self]),+);
        }

        #[doc = concat!("Applies [`", stringify!($name), "`](crate::scalar::", stringify!($name), ") to each element.")]
        ///
        /// # Panics
        ///
        /// Panics if the slices differ in length.
        pub fn $name<T: $Trait>(out: &mut [T], $($arg: &[T]),+) {
            let n = out.len();
            $(assert_eq!($arg.len(), n, concat!(stringify!($name), ": slices of different lengths"));)+
            <T as $Trait>::slice(out, $($arg),+);
        }
    };
}

elementary!(functions!);

// Of some element types only: integers, complex numbers, 32-bit integers.
functions! {
    rem Rem (a, b) each;
    div Div (a, b) each;
    sqrt Sqrt (x) each;
    popcnt Popcnt (x) each;
}

/// [`abs`] on slices of one element type.
pub trait Abs: Copy {
    /// The type of the absolute value.
    type Real;

    /// Computes the function at the processor's best level, compiled in this crate. The slices have equal lengths.
    fn slice(out: &mut [Self::Real], x: &[Self]);
}

/// Computes the absolute value of each element, for complex numbers.
///
/// # Panics
///
/// Panics if the slices differ in length.
///
/// # Examples
///
/// ```
/// use num_complex::Complex;
///
/// let mut out = [0.0; 2];
/// xla_core::vector::abs(&mut out, &[Complex::new(3.0, -4.0f32), Complex::new(0.0, 2.0)]);
/// assert_eq!(out, [5.0, 2.0]);
/// ```
pub fn abs<T: Abs>(out: &mut [T::Real], x: &[T]) {
    assert_eq!(x.len(), out.len(), "abs: slices of different lengths");
    T::slice(out, x);
}
