//! The implementations of each function for each element type.

use num_complex::Complex;

use super::*;
use crate::element::types;
use crate::level::{Kernel, Level, dispatch};
use crate::loops::zip;
use crate::scalar::elementary::elementary;
use crate::scalar::{self, Convert};

/// Rows of `Trait(operands) body` for a type, where the operands and `out` are slices; `L` in the body is the level.
macro_rules! kernels {
    ($t:ty, $L:ident, $out:ident: $($Trait:ident($($arg:ident),+) $body:expr;)*) => {$(
        impl $Trait for $t {
            #[inline(never)]
            fn slice(out: &mut [$t], $($arg: &[$t]),+) {
                struct Call<'a> {
                    out: &'a mut [$t],
                    $($arg: &'a [$t],)+
                }

                impl Kernel for Call<'_> {
                    type Output = ();

                    #[inline(always)]
                    fn run<$L: Level>(self) {
                        let $out = self.out;
                        $(let $arg = self.$arg;)+
                        $body
                    }
                }
                dispatch(Call { out, $($arg),+ });
            }
        }
    )*};
}

/// Applies the scalar function to each element.
macro_rules! each {
    ($($t:ty: $($Trait:ident($($arg:ident),+))+;)*) => {$(
        kernels! { $t, L, out: $($Trait($($arg),+) {
            let n = out.len();
            $(let $arg = &$arg[..n];)+
            for i in 0..n {
                out[i] = <$t as scalar::$Trait>::call::<L>($($arg[i]),+);
            }
        };)+ }
    )*};
}

/// Converts a slice; compiled once for each pair of types.
#[inline(always)]
fn convert<From: Convert<To>, To: Copy>(out: &mut [To], x: &[From]) {
    struct Call<'a, From, To>(&'a mut [To], &'a [From]);

    impl<From: Convert<To>, To> Kernel for Call<'_, From, To> {
        type Output = ();

        #[inline(always)]
        fn run<L: Level>(self) {
            for (out, &x) in zip(self.0.iter_mut(), self.1) {
                *out = scalar::convert::<L, From, To>(x);
            }
        }
    }
    dispatch(Call(out, x));
}

/// The number of items that are converted at a time.
const BLOCK: usize = 256;

/// The function of `f32` between two conversions, a block at a time. The initial content of the blocks is an ordinary
/// argument of every function.
macro_rules! short {
    ($Trait:ident $args:tt) => {
        types! { short! { @each #[inline(never)] $Trait $args: @halves } }
        // Few programs have these types, so those that do compile their functions.
        types! { short! { @each #[inline] $Trait $args: @quarters } }
    };
    (@each #[$inline:meta] $Trait:ident $args:tt: $($t:ty)*) => {
        $(short! { @impl #[$inline] $t, $Trait $args })*
    };
    (@impl #[$inline:meta] $t:ty, $Trait:ident($($arg:ident),+)) => {
        impl $Trait for $t {
            #[$inline]
            fn slice(out: &mut [$t], $($arg: &[$t]),+) {
                let mut results = [1.0; BLOCK];
                for (at, out) in out.chunks_mut(BLOCK).enumerate() {
                    let n = out.len();
                    $(
                        let mut operands = [1.0; BLOCK];
                        convert::<$t, f32>(&mut operands[..n], &$arg[at * BLOCK..]);
                        let $arg = operands;
                    )+
                    <f32 as $Trait>::slice(&mut results[..n], $(&$arg[..n]),+);
                    convert::<f32, $t>(out, &results);
                }
            }
        }
    };
}

/// Implements the rows of [`elementary`] for real numbers.
macro_rules! real {
    ($($(#[doc = $doc:literal])* $name:ident $Trait:ident ($($arg:ident),+) $slices:ident;)*) => {$(
        real! { @$slices $name $Trait ($($arg),+) }
    )*};
    (@inline $($row:tt)*) => {};
    (@each $name:ident $Trait:ident ($($arg:ident),+)) => {
        each! { f32: $Trait($($arg),+); f64: $Trait($($arg),+); }
        short! { $Trait($($arg),+) }
    };
    (@blocks $name:ident $Trait:ident ($x:ident)) => {
        kernels! { f32, L, out: $Trait($x) floats::$name::<L>(out, $x); }
        kernels! { f64, L, out: $Trait($x) floats::double::$name::<L>(out, $x); }
        short! { $Trait($x) }
    };
}

elementary!(real!);

each! {
    f32: Rem(a, b);
    f64: Rem(a, b);
    Complex<f32>: Cos(x) Sin(x) Exp2(x) Expm1(x) Log(x) Log2(x) Log10(x) Log1p(x) Logistic(x) Sqrt(x) Pow(a, b) Atan2(a, b);
    Complex<f64>: Cos(x) Sin(x) Exp(x) Exp2(x) Expm1(x) Log(x) Log2(x) Log10(x) Log1p(x) Tanh(x) Logistic(x) Sqrt(x) Pow(a, b) Atan2(a, b) Div(a, b);
    i8: Rem(a, b);
    i16: Rem(a, b);
    i32: Rem(a, b);
    i64: Rem(a, b);
    u8: Rem(a, b);
    u16: Rem(a, b);
    u32: Rem(a, b);
    u64: Rem(a, b);
}

kernels! { i8, L, out: Pow(a, b) integers::pow_i8(out, a, b); }
kernels! { i16, L, out: Pow(a, b) integers::pow_i16(out, a, b); }
kernels! { i32, L, out: Pow(a, b) integers::pow_i32(out, a, b); }
kernels! { i64, L, out: Pow(a, b) integers::pow_i64(out, a, b); }
kernels! { u8, L, out: Pow(a, b) integers::pow_u8(out, a, b); }
kernels! { u16, L, out: Pow(a, b) integers::pow_u16(out, a, b); }
kernels! { u32, L, out: Pow(a, b) integers::pow_u32(out, a, b); }
kernels! { u64, L, out: Pow(a, b) integers::pow_u64(out, a, b); }

kernels! { i32, L, out: Popcnt(x) integers::popcnt_i32(out, x); }
kernels! { u32, L, out: Popcnt(x) integers::popcnt_u32(out, x); }

kernels! { Complex<f32>, L, out:
    Exp(x) complex::exp::<L>(out, x);
    Tanh(x) complex::tanh::<L>(out, x);
    Div(a, b) complex::div::<L>(out, a, b);
}

/// Rows of a complex type, its real type, and the absolute values of whole slices.
macro_rules! distances {
    ($($t:ident: |$L:ident, $out:ident, $x:ident| $body:expr;)*) => {$(
        impl Abs for Complex<$t> {
            type Real = $t;

            #[inline(never)]
            fn slice(out: &mut [$t], x: &[Complex<$t>]) {
                struct Call<'a>(&'a mut [$t], &'a [Complex<$t>]);

                impl Kernel for Call<'_> {
                    type Output = ();

                    #[inline(always)]
                    fn run<$L: Level>(self) {
                        let Call($out, $x) = self;
                        $body
                    }
                }
                dispatch(Call(out, x));
            }
        }
    )*};
}

distances! {
    f32: |L, out, x| complex::abs::<L>(out, x);
    f64: |L, out, x| for (out, &x) in zip(out, x) {
        *out = scalar::abs::<L, _>(x);
    };
}

short! { Rem(a, b) }
