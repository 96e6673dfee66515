//! Expensive elementwise functions on slices, compiled once in this crate.
//!
//! A function of [`scalar`](crate::scalar) is inlined wherever it is used, which is right for arithmetic of one
//! instruction. An elementary function has dozens: here each is one call, which chooses the processor's level by itself.
//! The element types are those of the scalar function, or those alone for which it has dozens; the values are its values,
//! bit for bit.

pub(crate) mod complex;
pub(crate) mod floats;
pub(crate) mod integers;
mod kernels;

/// Rows of `function Trait (operands)`, slices of one type.
macro_rules! functions {
    ($($(#[doc = $doc:literal])* $name:ident $Trait:ident ($($arg:ident),+);)*) => {$(
        #[doc = concat!("[`", stringify!($name), "`] on slices of one element type.")]
        pub trait $Trait: Copy {
            /// The function at the processor's best level, compiled in this crate. Slices are of one length.
            fn slice(out: &mut [Self], $($arg: &[Self]),+);
        }

        $(#[doc = $doc])*
        ///
        /// # Panics
        ///
        /// When the slices differ in length.
        pub fn $name<T: $Trait>(out: &mut [T], $($arg: &[T]),+) {
            let n = out.len();
            $(assert_eq!($arg.len(), n, concat!(stringify!($name), ": slices of different lengths"));)+
            <T as $Trait>::slice(out, $($arg),+);
        }
    )*};
}

functions! {
    /// The cosine of each angle in radians.
    cos Cos (x);
    /// The sine of each angle in radians.
    sin Sin (x);
    /// e to the power of each element.
    ///
    /// # Examples
    ///
    /// ```
    /// let mut out = [0.0; 3];
    /// xla_core::vector::exp(&mut out, &[0.0, f32::NEG_INFINITY, 100.0]);
    /// assert_eq!(out, [1.0, 0.0, f32::INFINITY]);
    /// ```
    exp Exp (x);
    /// e to the power of each element, minus 1, exact near 0 too.
    expm1 Expm1 (x);
    /// The natural logarithm of each element.
    log Log (x);
    /// The natural logarithm of 1 plus each element, exact near 0 too.
    log1p Log1p (x);
    /// The hyperbolic tangent of each element.
    tanh Tanh (x);
    /// `1 / (1 + exp(-x))` of each element.
    logistic Logistic (x);
    /// The error function of each element.
    erf Erf (x);
    /// Each element of `a` to the power of its element of `b`.
    ///
    /// # Examples
    ///
    /// ```
    /// let mut out = [0.0; 3];
    /// xla_core::vector::pow(&mut out, &[2.0, 9.0, 10.0], &[10.0, 0.5, -1.0]);
    /// assert_eq!(out, [1024.0, 3.0, 0.1f32]);
    /// ```
    pow Pow (a, b);
    /// The angle from the x axis to each point `(b, a)`, in radians.
    atan2 Atan2 (a, b);
    /// The cube root of each element.
    cbrt Cbrt (x);
    /// The remainder of each element of `a` by its element of `b`, with the sign of the dividend.
    rem Rem (a, b);
    /// The quotient of each element of `a` and its element of `b`, of complex numbers.
    div Div (a, b);
    /// The square root of each element, of complex numbers.
    sqrt Sqrt (x);
    /// How many bits of each element are 1, of integers of 32 bits.
    popcnt Popcnt (x);
}

/// [`abs`] on slices of one element type.
pub trait Abs: Copy {
    /// The type of the distance from zero.
    type Real;

    /// The function at the processor's best level, compiled in this crate. Slices are of one length.
    fn slice(out: &mut [Self::Real], x: &[Self]);
}

/// The distance of each element from zero, of complex numbers.
///
/// # Panics
///
/// When the slices differ in length.
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
