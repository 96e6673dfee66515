//! The functions of floats that the standard library takes from the C library, by `libm`.
//!
//! On x86-64-v3 and better the functions that are one instruction there are this instruction, so that loops around them are
//! vectorised.
//!
//! They have the names of the standard library's methods, so that a module that calls them only imports the trait.

#[cfg(all(target_arch = "x86_64", target_feature = "fma"))]
mod instructions;
#[cfg(not(all(target_arch = "x86_64", target_feature = "fma")))]
use libm as instructions;

/// The methods of `f32` and `f64` that are not in `core`.
pub(crate) trait FloatMethods: Copy {
    fn atan2(self, x: Self) -> Self;
    fn cbrt(self) -> Self;
    fn cos(self) -> Self;
    fn cosh(self) -> Self;
    fn floor(self) -> Self;
    fn hypot(self, y: Self) -> Self;
    fn mul_add(self, factor: Self, term: Self) -> Self;
    fn powf(self, y: Self) -> Self;
    fn round(self) -> Self;
    fn round_ties_even(self) -> Self;
    fn sin(self) -> Self;
    fn sin_cos(self) -> (Self, Self);
    fn sinh(self) -> Self;
    fn sqrt(self) -> Self;
    fn tan(self) -> Self;
    fn trunc(self) -> Self;
}

macro_rules! methods {
    ($t:ident $atan2:ident $cbrt:ident $cos:ident $cosh:ident $floor:ident $hypot:ident $fma:ident $pow:ident $round:ident
        $roundeven:ident $sin:ident $sincos:ident $sinh:ident $sqrt:ident $tan:ident $trunc:ident) => {
        impl FloatMethods for $t {
            fn atan2(self, x: $t) -> $t {
                libm::$atan2(self, x)
            }

            fn cbrt(self) -> $t {
                libm::$cbrt(self)
            }

            fn cos(self) -> $t {
                libm::$cos(self)
            }

            fn cosh(self) -> $t {
                libm::$cosh(self)
            }

            #[inline(always)]
            fn floor(self) -> $t {
                instructions::$floor(self)
            }

            fn hypot(self, y: $t) -> $t {
                libm::$hypot(self, y)
            }

            #[inline(always)]
            fn mul_add(self, factor: $t, term: $t) -> $t {
                instructions::$fma(self, factor, term)
            }

            fn powf(self, y: $t) -> $t {
                libm::$pow(self, y)
            }

            fn round(self) -> $t {
                libm::$round(self)
            }

            #[inline(always)]
            fn round_ties_even(self) -> $t {
                instructions::$roundeven(self)
            }

            fn sin(self) -> $t {
                libm::$sin(self)
            }

            fn sin_cos(self) -> ($t, $t) {
                libm::$sincos(self)
            }

            fn sinh(self) -> $t {
                libm::$sinh(self)
            }

            #[inline(always)]
            fn sqrt(self) -> $t {
                libm::$sqrt(self)
            }

            fn tan(self) -> $t {
                libm::$tan(self)
            }

            #[inline(always)]
            fn trunc(self) -> $t {
                instructions::$trunc(self)
            }
        }
    };
}

methods!(f32 atan2f cbrtf cosf coshf floorf hypotf fmaf powf roundf rintf sinf sincosf sinhf sqrtf tanf truncf);
methods!(f64 atan2 cbrt cos cosh floor hypot fma pow round rint sin sincos sinh sqrt tan trunc);
