//! The types in which convolutions are summed.

use num_complex::Complex;

use crate::kernels::dot_general::{Bit, Plain, Ring};
use crate::level::Level;

/// A type in which sums are computed.
pub(super) trait Wide: Plain {
    const ZERO: Self;
    /// `a * b + c`.
    fn mul_add<L: Level>(a: Self, b: Self, c: Self) -> Self;
}

macro_rules! floats {
    ($($t:ty)*) => {$(
        impl Wide for $t {
            const ZERO: $t = 0.0;

            #[inline(always)]
            fn mul_add<L: Level>(a: $t, b: $t, c: $t) -> $t {
                if L::FMA { a.mul_add(b, c) } else { a * b + c }
            }
        }

        impl Wide for Complex<$t> {
            const ZERO: Self = Complex::new(0.0, 0.0);

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

floats!(f32 f64);

macro_rules! exact {
    ($($t:ty)*) => {$(
        impl Wide for $t {
            const ZERO: $t = <$t as Ring>::ZERO;

            #[inline(always)]
            fn mul_add<L: Level>(a: $t, b: $t, c: $t) -> $t {
                <$t as Ring>::mul_add(a, b, c)
            }
        }
    )*};
}

exact!(u8 u16 u32 u64 Bit);
