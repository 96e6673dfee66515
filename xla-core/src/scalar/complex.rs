//! `c64` and `c128`.

use core::f64::consts::{LOG2_E, LOG10_E};

use num_complex::Complex;

use super::*;
use crate::element::types;
use crate::level::Level;
use crate::math::complex::{self as functions, single};
#[cfg(not(feature = "std"))]
use crate::math::std_free::FloatMethods as _;

/// Element types that have a real and an imaginary part; a real number is its own real part.
pub trait ComplexParts: Copy {
    /// The type of each part.
    type Real;

    /// Returns the real and the imaginary part.
    fn parts(self) -> [Self::Real; 2];
}

macro_rules! parts {
    ($($t:ty)*) => {$(
        impl ComplexParts for $t {
            type Real = $t;

            #[inline(always)]
            fn parts(self) -> [$t; 2] {
                [self, <$t>::default()]
            }
        }
    )*};
}

types! { parts! { @short @floats } }

impl<T: Copy> ComplexParts for Complex<T> {
    type Real = T;

    #[inline(always)]
    fn parts(self) -> [T; 2] {
        [self.re, self.im]
    }
}

/// Returns the real part.
#[inline(always)]
pub fn real<L: Level, T: ComplexParts>(z: T) -> T::Real {
    let [re, _] = z.parts();
    re
}

/// Returns the imaginary part; 0 for a real number.
#[inline(always)]
pub fn imag<L: Level, T: ComplexParts>(z: T) -> T::Real {
    let [_, im] = z.parts();
    im
}

/// Returns the complex number with these parts.
#[inline(always)]
pub fn complex<L: Level, T: Copy>(re: T, im: T) -> Complex<T> {
    Complex { re, im }
}

/// Operations in the precision of each type.
macro_rules! arithmetic {
    ($($t:ident)*) => {$(
        arithmetic! { @impl $t;
            Add(a, b) Complex::new(a.re + b.re, a.im + b.im);
            Sub(a, b) Complex::new(a.re - b.re, a.im - b.im);
            Mul(a, b) Complex::new(a.re * b.re - a.im * b.im, a.re * b.im + a.im * b.re);
            Neg(z) Complex::new(-z.re, -z.im);
        }

    )*};
    (@impl $t:ident; $($Trait:ident($($arg:ident),+) $value:expr;)*) => {$(
        impl $Trait for Complex<$t> {
            #[inline(always)]
            fn call<L: Level>($($arg: Complex<$t>),+) -> Complex<$t> {
                $value
            }
        }
    )*};
}

arithmetic!(f32 f64);

impl Abs for Complex<f32> {
    type Real = f32;

    #[inline(always)]
    fn call<L: Level>(z: Complex<f32>) -> f32 {
        single::abs::<L>(z)
    }
}

impl Abs for Complex<f64> {
    type Real = f64;

    #[inline(always)]
    fn call<L: Level>(z: Complex<f64>) -> f64 {
        z.re.hypot(z.im)
    }
}

/// Rows of `Trait(operands) value` for both types. Without a second value, the operation on `Complex<f32>` is computed
/// in `Complex<f64>` and rounded.
macro_rules! functions {
    ($($Trait:ident($($arg:ident),+) $double:expr $(, $single:expr)?;)*) => {$(
        impl $Trait for Complex<f64> {
            #[inline(always)]
            fn call<L: Level>($($arg: Complex<f64>),+) -> Complex<f64> {
                $double
            }
        }

        impl $Trait for Complex<f32> {
            #[inline(always)]
            fn call<L: Level>($($arg: Complex<f32>),+) -> Complex<f32> {
                functions!(@single L, $Trait($($arg),+) $($single)?)
            }
        }
    )*};
    (@single $L:ident, $Trait:ident $args:tt $single:expr) => {
        $single
    };
    (@single $L:ident, $Trait:ident($($arg:ident),+)) => {
        convert::<$L, _, _>(<Complex<f64> as $Trait>::call::<$L>($(convert::<$L, _, _>($arg)),+))
    };
}

functions! {
    Pow(a, b) functions::pow::<L>(a, b);
    Atan2(a, b) functions::atan2::<L>(a, b);
    Div(a, b) functions::div(a, b), single::div::<L>(a, b);
    Cos(z) functions::cos::<L>(z);
    Sin(z) functions::sin::<L>(z);
    Exp(z) functions::exp::<L>(z), single::exp::<L>(z);
    Exp2(z) functions::exp2::<L>(z);
    Expm1(z) functions::expm1::<L>(z);
    Log(z) functions::log::<L>(z), single::log::<L>(z);
    Log2(z) functions::log::<L>(z) * LOG2_E;
    Log10(z) functions::log::<L>(z) * LOG10_E;
    Log1p(z) functions::log1p::<L>(z);
    Tanh(z) functions::tanh::<L>(z), single::tanh::<L>(z);
    Logistic(z) functions::logistic::<L>(z);
    Sqrt(z) functions::sqrt::<L>(z), single::sqrt::<L>(z);
    Rsqrt(z) functions::rsqrt::<L>(z);
    Sign(z) functions::sign::<L>(z);
}
