//! Which kernel each element type goes to.

use half::{bf16, f16};
use num_complex::Complex;

use super::choose::Way;
use super::gathered::{Gathered, Tiled};
use super::portable::Portable;
use super::scratch::Plain;
use super::simd::Simd;
use super::{Matrix, Sizes, blocked, gemv, integer, through};

/// An element type that has a product: every one of XLA's.
///
/// Integers wrap; `bool` multiplies with `and` and adds with `or`; `f16` and `bf16` accumulate in `f32` and round once, as
/// XLA does. Implemented here and nowhere else.
pub trait Product: Copy + Send + Sync + 'static {
    /// What a sum of no terms is.
    #[doc(hidden)]
    const ZERO: Self;

    /// Some rows of one product; sizes are checked by [`run`](super::run), and `k` is at least 1.
    #[doc(hidden)]
    fn product(out: &mut [Self], lhs: Matrix<'_, Self>, rhs: Matrix<'_, Self>, sizes: Sizes);
}

/// `f32` and `f64`: what the others are widened to.
pub(super) trait Float: Plain + Default + Portable {
    /// `out = lhs * rhs`, or `out += lhs * rhs` where `add` says so.
    fn multiply(
        out: &mut [Self],
        lhs: Matrix<'_, Self>,
        rhs: Matrix<'_, Self>,
        sizes: Sizes,
        add: bool,
    );
}

macro_rules! floats {
    ($($t:ty)*) => {$(
        impl Float for $t {
            fn multiply(out: &mut [$t], lhs: Matrix<'_, $t>, rhs: Matrix<'_, $t>, sizes: Sizes, add: bool) {
                #[cfg(target_arch = "x86_64")]
                {
                    if let Some(simd) = super::simd::Avx512::detect() {
                        return with(simd, out, lhs, rhs, sizes, add);
                    }
                    if let Some(simd) = super::simd::Avx2::detect() {
                        return with(simd, out, lhs, rhs, sizes, add);
                    }
                }
                <$t>::portable(out, lhs, rhs, sizes, add);
            }
        }

        impl Tiled for $t {
            fn tiles(out: &mut [$t], lhs: Matrix<'_, $t>, rhs: Gathered<'_, $t>, sizes: Sizes) -> bool {
                #[cfg(target_arch = "x86_64")]
                {
                    if let Some(simd) = super::simd::Avx512::detect() {
                        blocked::multiply(simd, out, lhs, rhs, sizes, false);
                        return true;
                    }
                    if let Some(simd) = super::simd::Avx2::detect() {
                        blocked::multiply(simd, out, lhs, rhs, sizes, false);
                        return true;
                    }
                }
                false
            }
        }

        impl Product for $t {
            const ZERO: $t = 0.0;

            fn product(out: &mut [$t], lhs: Matrix<'_, $t>, rhs: Matrix<'_, $t>, sizes: Sizes) {
                <$t>::multiply(out, lhs, rhs, sizes, false);
            }
        }
    )*};
}

floats!(f32 f64);

/// The kernels of ours, for one set of vector instructions.
pub(super) fn with<T: Plain + Default, S: Simd<T>>(
    simd: S,
    out: &mut [T],
    lhs: Matrix<'_, T>,
    rhs: Matrix<'_, T>,
    sizes: Sizes,
    add: bool,
) {
    match sizes.way {
        Way::Row if !add => gemv::row(simd, out, lhs, rhs, sizes),
        Way::Dots if !add => gemv::dots(simd, out, lhs, rhs, sizes),
        _ => blocked::multiply(simd, out, lhs, rhs, sizes, add),
    }
}

macro_rules! products {
    ($($kernel:ident $zero:expr => $($t:ty)*;)*) => {$($(
        impl Product for $t {
            const ZERO: $t = $zero;

            fn product(out: &mut [$t], lhs: Matrix<'_, $t>, rhs: Matrix<'_, $t>, sizes: Sizes) {
                $kernel::multiply(out, lhs, rhs, sizes);
            }
        }
    )*)*};
}

products! {
    integer 0 => i8 i16 i32 i64 u8 u16 u32 u64;
    integer false => bool;
    through f16::ZERO => f16;
    through bf16::ZERO => bf16;
    through Complex::new(0.0, 0.0) => Complex<f32> Complex<f64>;
}
