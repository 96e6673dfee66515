//! Element types, and what each is summed as.

use half::{bf16, f16};
use num_complex::Complex;

use super::geometry::Geometry;
use crate::exec::Exec;
use crate::kernels::dot_general::{Plain, Product, Tiled};
use crate::level::Level;

/// An element type that has a convolution: every one of XLA's. Implemented here and nowhere else.
pub trait Element: Product {
    /// What it is summed as.
    #[doc(hidden)]
    type Wide: Wide;
    #[doc(hidden)]
    fn widen(self) -> Self::Wide;
    #[doc(hidden)]
    fn narrow(wide: Self::Wide) -> Self;
    /// The same elements, where they are summed as what they are.
    #[doc(hidden)]
    fn wide(elements: &[Self]) -> Option<&[Self::Wide]>;
    #[doc(hidden)]
    fn wide_mut(elements: &mut [Self]) -> Option<&mut [Self::Wide]>;
    /// What [`run`](super::run) does, compiled here and not where it is called.
    #[doc(hidden)]
    fn convolve(exec: &Exec, out: &mut [Self], lhs: &[Self], rhs: &[Self], geometry: &Geometry);
}

/// A type that sums are taken in.
#[doc(hidden)]
pub trait Wide: Product + Plain + Tiled + Default {
    /// `a * b + c`.
    #[doc(hidden)]
    fn mul_add<L: Level>(a: Self, b: Self, c: Self) -> Self;
}

macro_rules! floats {
    ($($t:ty)*) => {$(
        impl Wide for $t {
            #[inline(always)]
            fn mul_add<L: Level>(a: $t, b: $t, c: $t) -> $t {
                if L::FMA { a.mul_add(b, c) } else { a * b + c }
            }
        }
    )*};
}

floats!(f32 f64);

macro_rules! integers {
    ($($t:ty)*) => {$(
        impl Tiled for $t {}

        impl Wide for $t {
            #[inline(always)]
            fn mul_add<L: Level>(a: $t, b: $t, c: $t) -> $t {
                a.wrapping_mul(b).wrapping_add(c)
            }
        }
    )*};
}

integers!(i8 i16 i32 i64 u8 u16 u32 u64);

macro_rules! complexes {
    ($($t:ty)*) => {$(
        impl Tiled for Complex<$t> {}

        impl Wide for Complex<$t> {
            #[inline(always)]
            fn mul_add<L: Level>(a: Self, b: Self, c: Self) -> Self {
                let fused = <$t as Wide>::mul_add::<L>;
                Complex::new(
                    fused(a.re, b.re, fused(-a.im, b.im, c.re)),
                    fused(a.re, b.im, fused(a.im, b.re, c.im)),
                )
            }
        }
    )*};
}

complexes!(f32 f64);

macro_rules! same {
    ($($t:ty)*) => {$(
        impl Element for $t {
            type Wide = $t;

            #[inline(always)]
            fn widen(self) -> $t {
                self
            }

            #[inline(always)]
            fn narrow(wide: $t) -> $t {
                wide
            }

            fn wide(elements: &[$t]) -> Option<&[$t]> {
                Some(elements)
            }

            fn wide_mut(elements: &mut [$t]) -> Option<&mut [$t]> {
                Some(elements)
            }

            fn convolve(exec: &Exec, out: &mut [$t], lhs: &[$t], rhs: &[$t], geometry: &Geometry) {
                super::convolve(exec, out, lhs, rhs, geometry);
            }
        }
    )*};
}

same!(i8 i16 i32 i64 u8 u16 u32 u64 f32 f64 Complex<f32> Complex<f64>);

macro_rules! widened {
    ($($t:ty => $wide:ty, $widen:expr, $narrow:expr;)*) => {$(
        impl Element for $t {
            type Wide = $wide;

            #[inline(always)]
            fn widen(self) -> $wide {
                $widen(self)
            }

            #[inline(always)]
            fn narrow(wide: $wide) -> $t {
                $narrow(wide)
            }

            fn wide(_: &[$t]) -> Option<&[$wide]> {
                None
            }

            fn wide_mut(_: &mut [$t]) -> Option<&mut [$wide]> {
                None
            }

            fn convolve(exec: &Exec, out: &mut [$t], lhs: &[$t], rhs: &[$t], geometry: &Geometry) {
                super::convolve(exec, out, lhs, rhs, geometry);
            }
        }
    )*};
}

widened! {
    f16 => f32, f16::to_f32, f16::from_f32;
    bf16 => f32, bf16::to_f32, bf16::from_f32;
    // A sum of that many terms is never 0 again.
    bool => u64, u64::from, |sum| sum != 0;
}
