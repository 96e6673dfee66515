//! `c64` and `c128`.

use half::{bf16, f16};
use num_complex::Complex;

use super::*;
use crate::level::Level;
use crate::math::complex as functions;

/// Element types that have a real and an imaginary part; a real number is its own real part.
pub trait Parts: Copy {
    /// The type of each part.
    type Real;

    /// Both.
    fn parts(self) -> [Self::Real; 2];
}

macro_rules! parts {
    ($($t:ty)*) => {$(
        impl Parts for $t {
            type Real = $t;

            #[inline(always)]
            fn parts(self) -> [$t; 2] {
                [self, <$t>::default()]
            }
        }
    )*};
}

parts!(f16 bf16 f32 f64);

impl<T: Copy> Parts for Complex<T> {
    type Real = T;

    #[inline(always)]
    fn parts(self) -> [T; 2] {
        [self.re, self.im]
    }
}

/// The real part.
#[inline(always)]
pub fn real<L: Level, T: Parts>(z: T) -> T::Real {
    let [re, _] = z.parts();
    re
}

/// The imaginary part; of a real number 0.
#[inline(always)]
pub fn imag<L: Level, T: Parts>(z: T) -> T::Real {
    let [_, im] = z.parts();
    im
}

/// The complex number of a real and an imaginary part.
#[inline(always)]
pub fn complex<L: Level, T: Copy>(re: T, im: T) -> Complex<T> {
    Complex { re, im }
}

/// What both types compute in their own precision.
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

    /// In double precision no square is out of range, and the result is rounded once more than the root.
    #[inline(always)]
    fn call<L: Level>(z: Complex<f32>) -> f32 {
        let (re, im) = (f64::from(z.re), f64::from(z.im));
        let root = (re * re + im * im).sqrt() as f32;
        // Also where the other part is NaN.
        let infinite = z.re.is_infinite() | z.im.is_infinite();
        if infinite { f32::INFINITY } else { root }
    }
}

impl Abs for Complex<f64> {
    type Real = f64;

    #[inline(always)]
    fn call<L: Level>(z: Complex<f64>) -> f64 {
        z.re.hypot(z.im)
    }
}

impl Div for Complex<f64> {
    #[inline(always)]
    fn call<L: Level>(a: Complex<f64>, b: Complex<f64>) -> Complex<f64> {
        functions::div(a, b)
    }
}

impl Div for Complex<f32> {
    /// In double precision no square of a divisor is out of range, unless it is zero or not finite.
    #[inline(always)]
    fn call<L: Level>(a: Complex<f32>, b: Complex<f32>) -> Complex<f32> {
        let (a, b): (Complex<f64>, Complex<f64>) = (convert::<L, _, _>(a), convert::<L, _, _>(b));
        let square = b.re * b.re + b.im * b.im;
        let ordinary = (square > 0.0) & (square < f64::INFINITY) & a.is_finite();
        let quotient = if ordinary {
            let inverse = 1.0 / square;
            Complex::new(
                (a.re * b.re + a.im * b.im) * inverse,
                (a.im * b.re - a.re * b.im) * inverse,
            )
        } else {
            functions::div(a, b)
        };
        convert::<L, _, _>(quotient)
    }
}

/// Rows of `Trait(operands) value`, the operands being `Complex<f64>`.
macro_rules! in_double {
    ($($Trait:ident($($arg:ident),+) $value:expr;)*) => {$(
        impl $Trait for Complex<f64> {
            #[inline(always)]
            fn call<L: Level>($($arg: Complex<f64>),+) -> Complex<f64> {
                $value
            }
        }

        impl $Trait for Complex<f32> {
            #[inline(always)]
            fn call<L: Level>($($arg: Complex<f32>),+) -> Complex<f32> {
                let z = <Complex<f64> as $Trait>::call::<L>($(convert::<L, _, _>($arg)),+);
                convert::<L, _, _>(z)
            }
        }
    )*};
}

in_double! {
    Pow(a, b) functions::pow::<L>(a, b);
    Atan2(a, b) functions::atan2::<L>(a, b);
    Cos(z) functions::cos::<L>(z);
    Sin(z) functions::sin::<L>(z);
    Exp(z) functions::exp::<L>(z);
    Expm1(z) functions::expm1::<L>(z);
    Log(z) functions::log::<L>(z);
    Log1p(z) functions::log1p::<L>(z);
    Tanh(z) functions::tanh::<L>(z);
    Logistic(z) functions::logistic::<L>(z);
    Sqrt(z) functions::sqrt::<L>(z);
    Rsqrt(z) functions::rsqrt::<L>(z);
    Sign(z) functions::sign::<L>(z);
}
