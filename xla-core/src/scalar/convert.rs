//! Conversions between all element types, by XLA's rules.

use num_complex::Complex;

use super::cut::cut;
use super::odd::ToOdd;
use super::short::Short;
use crate::element::types;
use crate::level::Level;

/// Element types that [`convert`] turns into `To`. Every type converts to every other.
pub trait Convert<To>: Copy {
    /// Converts the element.
    fn call<L: Level>(x: Self) -> To;
}

/// Converts an element to another element type.
///
/// To integers, the fraction is truncated, values out of range saturate and NaN becomes 0; between integers, the high
/// bits are truncated. To `bool`, the result is whether the number is not zero. To a floating-point type, a number is
/// rounded once. Of a complex number only the real part is converted (for `bool`, either part counts).
///
/// # Examples
///
/// ```
/// use xla_core::level::Baseline;
/// use xla_core::scalar::convert;
///
/// assert_eq!(convert::<Baseline, f32, i8>(-300.7), -128);
/// assert_eq!(convert::<Baseline, f32, i32>(f32::NAN), 0);
/// assert_eq!(convert::<Baseline, i32, u8>(257), 1);
/// assert!(convert::<Baseline, f32, bool>(0.5));
/// ```
#[inline(always)]
pub fn convert<L: Level, From: Convert<To>, To>(x: From) -> To {
    From::call::<L>(x)
}

/// Rows of `from => (to: value of x), ...`.
macro_rules! conversions {
    ($($from:ty => $($to:ty: |$x:ident| $value:expr),+;)*) => {$($(
        impl Convert<$to> for $from {
            #[inline(always)]
            fn call<L: Level>($x: $from) -> $to {
                $value
            }
        }
    )+)*};
}

/// A type that is converted to `f32`, and rounded.
macro_rules! to_short {
    ($from:ty, |$x:ident| $value:expr; $($short:ty)*) => {$(
        conversions! { $from => $short: |$x| Short::narrow($value); }
    )*};
}

/// Types that `as` converts as XLA does. The named macro converts them to integers.
macro_rules! numbers {
    ($($from:ident: $to_integer:ident;)*) => {$(
        conversions! { $from =>
            bool: |x| x != 0 as $from,
            i8: |x| $to_integer!(x, i8), i16: |x| $to_integer!(x, i16), i32: |x| $to_integer!(x, i32), i64: |x| $to_integer!(x, i64),
            u8: |x| $to_integer!(x, u8), u16: |x| $to_integer!(x, u16), u32: |x| $to_integer!(x, u32), u64: |x| $to_integer!(x, u64),
            f32: |x| x as f32, f64: |x| x as f64,
            Complex<f32>: |x| Complex::new(x as f32, 0.0), Complex<f64>: |x| Complex::new(x as f64, 0.0);
        }
        types! { to_short! { $from, |x| x.to_odd(); @short } }
    )*};
}

/// Converts an integer to an integer.
macro_rules! wrapped {
    ($x:ident, $to:ident) => {
        $x as $to
    };
}

/// Converts a floating-point number to an integer. `as` returns the same, but does not vectorise.
macro_rules! saturated {
    ($x:ident, $to:ident) => {
        cut::<_, $to>($x)
    };
}

numbers! {
    i8: wrapped; i16: wrapped; i32: wrapped; i64: wrapped;
    u8: wrapped; u16: wrapped; u32: wrapped; u64: wrapped;
    f32: saturated; f64: saturated;
}

/// Types that are converted through another type.
macro_rules! through {
    ($($from:ty, $via:ty: $become:expr, $bool:expr;)*) => {$(
        conversions! { $from => bool: |x| $bool(x); }
        through!(@to $from, $via: $become; i8 i16 i32 i64 u8 u16 u32 u64 f32 f64);
    )*};
    (@to $from:ty, $via:ty: $become:expr; $($to:ty)*) => {$(
        conversions! { $from => $to: |x| <$via as Convert<$to>>::call::<L>($become(x)); }
    )*};
}

through! {
    bool, u8: u8::from, core::convert::identity;
    Complex<f32>, f32: |x: Complex<f32>| x.re, |x: Complex<f32>| (x.re != 0.0) | (x.im != 0.0);
    Complex<f64>, f64: |x: Complex<f64>| x.re, |x: Complex<f64>| (x.re != 0.0) | (x.im != 0.0);
}

/// A type that is computed in `f32`, and all of them.
macro_rules! between {
    ($from:ty: $($to:ty)*) => {
        conversions! { $from => $($to: |x| x.convert()),*; }
    };
}

/// Types that are computed in `f32`.
macro_rules! short {
    ($($short:ty)*) => {$(
        through! { $short, f32: Short::widen, Short::is_nonzero; }
        conversions! { $short =>
            Complex<f32>: |x| Complex::new(x.widen(), 0.0),
            Complex<f64>: |x| Complex::new(f64::from(x.widen()), 0.0);
        }
        types! { between! { $short: @short } }
    )*};
}

types! { short! { @short } }
types! { to_short! { bool, |x| f32::from(u8::from(x)); @short } }
types! { to_short! { Complex<f32>, |x| x.re; @short } }
types! { to_short! { Complex<f64>, |x| x.re.to_odd(); @short } }

conversions! {
    bool =>
        Complex<f32>: |x| Complex::new(f32::from(u8::from(x)), 0.0),
        Complex<f64>: |x| Complex::new(f64::from(u8::from(x)), 0.0);
    Complex<f32> =>
        Complex<f32>: |x| x,
        Complex<f64>: |x| Complex::new(f64::from(x.re), f64::from(x.im));
    Complex<f64> =>
        Complex<f32>: |x| Complex::new(x.re as f32, x.im as f32),
        Complex<f64>: |x| x;
}
