//! Expensive elementwise functions on slices, compiled once in this crate.
//!
//! A function of [`scalar`](crate::scalar) is inlined wherever it is used, which is right for arithmetic of one
//! instruction. Elementary functions take dozens: here each is one call, which dispatches to the processor's level
//! itself. The element types are those of the scalar function, or only those for which it takes dozens; the values
//! equal those of the scalar function, bit for bit.

pub(crate) mod complex;
pub(crate) mod floats;
pub(crate) mod integers;
mod kernels;

/// Rows of `function Trait (operands)`, slices of one type.
macro_rules! functions {
    ($($(#[doc = $doc:literal])* $name:ident $Trait:ident ($($arg:ident),+);)*) => {$(
        #[doc = concat!("[`", stringify!($name), "`] on slices of one element type.")]
        pub trait $Trait: crate::scalar::$Trait {
            /// Computes the function at the processor's best level, compiled in this crate. The slices have equal
            /// lengths.
            fn slice(out: &mut [Self], $($arg: &[Self]),+);
        }

        $(#[doc = $doc])*
        ///
        /// # Panics
        ///
        /// Panics if the slices differ in length.
        pub fn $name<T: $Trait>(out: &mut [T], $($arg: &[T]),+) {
            let n = out.len();
            $(assert_eq!($arg.len(), n, concat!(stringify!($name), ": slices of different lengths"));)+
            <T as $Trait>::slice(out, $($arg),+);
        }
    )*};
}

functions! {
    /// Computes the cosine of each angle in radians.
    cos Cos (x);
    /// Computes the sine of each angle in radians.
    sin Sin (x);
    /// Computes e to the power of each element.
    ///
    /// # Examples
    ///
    /// ```
    /// let mut out = [0.0; 3];
    /// xla_core::vector::exp(&mut out, &[0.0, f32::NEG_INFINITY, 100.0]);
    /// assert_eq!(out, [1.0, 0.0, f32::INFINITY]);
    /// ```
    exp Exp (x);
    /// Computes e to the power of each element, minus 1, accurate near 0 too.
    expm1 Expm1 (x);
    /// Computes the natural logarithm of each element.
    log Log (x);
    /// Computes the natural logarithm of 1 plus each element, accurate near 0 too.
    log1p Log1p (x);
    /// Computes the hyperbolic tangent of each element.
    tanh Tanh (x);
    /// Computes `1 / (1 + exp(-x))` of each element.
    logistic Logistic (x);
    /// Computes the error function of each element.
    erf Erf (x);
    /// Raises each element of `a` to the power of the corresponding element of `b`.
    ///
    /// # Examples
    ///
    /// ```
    /// let mut out = [0.0; 3];
    /// xla_core::vector::pow(&mut out, &[2.0, 9.0, 10.0], &[10.0, 0.5, -1.0]);
    /// assert_eq!(out, [1024.0, 3.0, 0.1f32]);
    /// ```
    pow Pow (a, b);
    /// Computes the angle from the x axis to each point `(b, a)`, in radians.
    atan2 Atan2 (a, b);
    /// Computes the cube root of each element.
    cbrt Cbrt (x);
    /// Computes the remainder of each element of `a` by the corresponding element of `b`, with the sign of the
    /// dividend.
    rem Rem (a, b);
    /// Computes the quotient of each element of `a` and the corresponding element of `b`, for complex numbers.
    div Div (a, b);
    /// Computes the square root of each element, for complex numbers.
    sqrt Sqrt (x);
    /// Counts the bits that are 1 in each element, for 32-bit integers.
    popcnt Popcnt (x);
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
