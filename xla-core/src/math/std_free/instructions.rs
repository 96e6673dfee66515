//! Functions that are one instruction of the build's target, by the names of `libm`.

#![allow(unsafe_code)]

use core::arch::x86_64::*;

const DOWN: i32 = _MM_FROUND_TO_NEG_INF | _MM_FROUND_NO_EXC;
const NEAREST: i32 = _MM_FROUND_TO_NEAREST_INT | _MM_FROUND_NO_EXC;
const TO_ZERO: i32 = _MM_FROUND_TO_ZERO | _MM_FROUND_NO_EXC;

macro_rules! instructions {
    ($t:ident $set:ident $get:ident; $fma:ident $by_fma:ident; $by_round:ident $($name:ident $mode:ident)*) => {
        #[inline(always)]
        pub(super) fn $fma(a: $t, b: $t, c: $t) -> $t {
            // SAFETY: this module is compiled only for targets with FMA, which have AVX and SSE2 too.
            unsafe { $get($by_fma($set(a), $set(b), $set(c))) }
        }

        $(
            #[inline(always)]
            pub(super) fn $name(x: $t) -> $t {
                // SAFETY: this module is compiled only for targets with FMA, which have SSE4.1 too.
                unsafe { $get($by_round::<$mode>($set(x), $set(x))) }
            }
        )*
    };
}

instructions!(f32 _mm_set_ss _mm_cvtss_f32; fmaf _mm_fmadd_ss; _mm_round_ss floorf DOWN rintf NEAREST truncf TO_ZERO);
instructions!(f64 _mm_set_sd _mm_cvtsd_f64; fma _mm_fmadd_sd; _mm_round_sd floor DOWN rint NEAREST trunc TO_ZERO);
