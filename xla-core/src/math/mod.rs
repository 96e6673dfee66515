//! Elementary functions that compile to vector code: without branches or calls, and without a table where a polynomial
//! suffices.
//!
//! `std`'s functions call the C library, so that no loop around them can be vectorised. These are written for loops:
//! they compute both sides of every condition and select one. Coefficients are minimax polynomials and quotients,
//! fitted for the relative error of the result. Each function states its error in ULP (units in the last place of the
//! exact result), measured by `examples/ulp.rs` over every `f32`, or over dense samples for `f64`. NaN yields NaN;
//! subnormal numbers are preserved.

pub mod complex;
pub mod double;
pub mod single;
#[cfg(not(feature = "std"))]
pub(crate) mod std_free;

use crate::level::Level;
#[cfg(not(feature = "std"))]
use std_free::FloatMethods as _;

/// Arithmetic whose best form depends on the level.
pub(crate) trait Arithmetic: Copy {
    /// Computes `a * b + c`, rounded once where that is one instruction and twice elsewhere.
    fn madd<L: Level>(a: Self, b: Self, c: Self) -> Self;
}

macro_rules! arithmetic {
    ($($t:ident)*) => {$(
        impl Arithmetic for $t {
            #[inline(always)]
            fn madd<L: Level>(a: $t, b: $t, c: $t) -> $t {
                if L::FMA { a.mul_add(b, c) } else { a * b + c }
            }
        }
    )*};
}

arithmetic!(f32 f64);

/// Computes `a * b + c`.
#[inline(always)]
pub(crate) fn madd<L: Level, T: Arithmetic>(a: T, b: T, c: T) -> T {
    T::madd::<L>(a, b, c)
}

/// `poly!(L, x; c0, c1, ...)`: the polynomial with these coefficients, constant first.
///
/// Estrin's scheme combines pairs of terms at a time. This keeps the chain of dependent operations short, which bounds
/// a loop if the processor can look ahead over few iterations only. It is a macro because the compiler would have to
/// unroll a loop over the coefficients before it could vectorise the loop around it, and does not.
macro_rules! poly {
    (@pairs $level:ident, $x:ident; [$($done:expr),*]; $a:expr, $b:expr, $($rest:expr),+) => {
        poly!(@pairs $level, $x; [$($done,)* crate::math::madd::<$level, _>($b, $x, $a)]; $($rest),+)
    };
    (@pairs $level:ident, $x:ident; [$($done:expr),*]; $a:expr, $b:expr) => {
        poly!($level, $x * $x; $($done,)* crate::math::madd::<$level, _>($b, $x, $a))
    };
    (@pairs $level:ident, $x:ident; [$($done:expr),*]; $a:expr) => {
        poly!($level, $x * $x; $($done,)* $a)
    };
    ($level:ident, $x:expr; $c:expr $(,)?) => {
        $c
    };
    ($level:ident, $x:expr; $($c:expr),+ $(,)?) => {{
        let x = $x;
        poly!(@pairs $level, x; []; $($c),+)
    }};
}
pub(crate) use poly;

/// `horner!(L, x; c0, c1, ...)`: the same polynomial by Horner's scheme, which takes fewer operations in a longer
/// chain. It suits the two sides of a quotient, whose chains overlap.
macro_rules! horner {
    ($level:ident, $x:ident; $c:expr $(,)?) => {
        $c
    };
    ($level:ident, $x:ident; $c:expr, $($rest:expr),+ $(,)?) => {
        crate::math::madd::<$level, _>(horner!($level, $x; $($rest),+), $x, $c)
    };
}
pub(crate) use horner;

/// Rounding to integral values, for one float type. Without a rounding instruction, adding and subtracting a number
/// whose last place is 1 rounds.
macro_rules! rounding {
    ($t:ident, $last_place_is_one:expr) => {
        /// Returns the nearest integral value, ties to even. Exact.
        #[inline(always)]
        pub fn round_nearest_even<L: Level>(x: $t) -> $t {
            if L::ROUND {
                return x.round_ties_even();
            }
            let big: $t = $last_place_is_one;
            let a = x.abs();
            let near = if a < big { (a + big) - big } else { a };
            near.copysign(x)
        }

        /// Returns the largest integral value that is not greater. Exact.
        #[inline(always)]
        pub fn floor<L: Level>(x: $t) -> $t {
            if L::ROUND {
                return x.floor();
            }
            let near = round_nearest_even::<L>(x);
            (if near > x { near - 1.0 } else { near }).copysign(x)
        }

        /// Returns the integral part. Exact.
        #[inline(always)]
        pub fn trunc<L: Level>(x: $t) -> $t {
            if L::ROUND {
                return x.trunc();
            }
            floor::<L>(x.abs()).copysign(x)
        }

        /// Returns the smallest integral value that is not less. Exact.
        #[inline(always)]
        pub fn ceil<L: Level>(x: $t) -> $t {
            -floor::<L>(-x)
        }

        /// Returns the nearest integral value, ties away from zero. Exact.
        #[inline(always)]
        pub fn round_nearest_afz<L: Level>(x: $t) -> $t {
            let a = x.abs();
            let whole = floor::<L>(a);
            (if a - whole >= 0.5 { whole + 1.0 } else { whole }).copysign(x)
        }
    };
}
pub(crate) use rounding;
