//! `f32` and `f64`.

use super::elementary::elementary;
use super::*;
use crate::level::Level;
use crate::math;
#[cfg(not(feature = "std"))]
use crate::math::std_free::FloatMethods as _;

macro_rules! floats {
    ($($t:ident $bits:ident $math:path),*) => {$(
        floats! { @impl $t;
            Add(a, b) a + b;
            Sub(a, b) a - b;
            Mul(a, b) a * b;
            Div(a, b) a / b;
            Rem(a, b) a % b;
            Max(a, b) {
                // For equal operands each comparison selects the second one. This handles both zeros, once in each
                // order.
                let first = if a > b { a } else { b };
                let second = if b > a { b } else { a };
                let greater = $t::from_bits(first.to_bits() & second.to_bits());
                if a.is_nan() | b.is_nan() { a + b } else { greater }
            };
            Min(a, b) {
                let first = if a < b { a } else { b };
                let second = if b < a { b } else { a };
                let lesser = $t::from_bits(first.to_bits() | second.to_bits());
                if a.is_nan() | b.is_nan() { a + b } else { lesser }
            };
            Neg(x) -x;
            Sign(x) if x == 0.0 || x.is_nan() { x } else { (1.0 as $t).copysign(x) };
            Sqrt(x) x.sqrt();
            Rsqrt(x) 1.0 / x.sqrt();
        }

        impl Clamp for $t {
            /// Computes the part that depends only on the bounds once before a loop; two comparisons per element
            /// remain.
            #[inline(always)]
            fn clamp<L: Level>(lo: $t, x: $t, hi: $t) -> $t {
                // Each bound, or the neighbour of a zero bound if the other zero lies between the bound and the numbers
                // within.
                const LEAST: $t = $t::from_bits(1);
                let from = if lo.to_bits() == (-0.0 as $t).to_bits() { -LEAST } else { lo };
                let to = if hi.to_bits() == 0 { LEAST } else { hi };
                let above = if x <= from { lo } else { x };
                let within = if above >= to { hi } else { above };
                if lo.is_nan() | hi.is_nan() { lo + hi } else { within }
            }
        }

        impl Abs for $t {
            type Real = $t;

            #[inline(always)]
            fn call<L: Level>(x: $t) -> $t {
                x.abs()
            }
        }

        impl MulAdd for $t {
            #[inline(always)]
            fn call<L: Level>(a: $t, b: $t, c: $t) -> $t {
                if L::FMA { a.mul_add(b, c) } else { a * b + c }
            }
        }

        impl IsFinite for $t {
            #[inline(always)]
            fn call<L: Level>(x: $t) -> bool {
                x.abs() < $t::INFINITY
            }
        }
    )*};
    (@impl $t:ident; $($Trait:ident($($arg:ident),+) $value:expr;)*) => {$(
        impl $Trait for $t {
            #[inline(always)]
            fn call<L: Level>($($arg: $t),+) -> $t {
                $value
            }
        }
    )*};
}

floats!(f32 u32 math::single, f64 u64 math::double);

/// Implements the rows of [`elementary`] by the functions of `math`.
macro_rules! by_math {
    ($($(#[doc = $doc:literal])* $name:ident $Trait:ident ($($arg:ident),+) $slices:ident;)*) => {$(
        impl $Trait for f32 {
            #[inline(always)]
            fn call<L: Level>($($arg: f32),+) -> f32 {
                math::single::$name::<L>($($arg),+)
            }
        }

        impl $Trait for f64 {
            #[inline(always)]
            fn call<L: Level>($($arg: f64),+) -> f64 {
                math::double::$name::<L>($($arg),+)
            }
        }
    )*};
}

elementary!(by_math!);
