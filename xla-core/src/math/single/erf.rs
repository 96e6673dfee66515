//! The error function.

use crate::level::Level;
use crate::math::horner;

/// Returns the error function. Error at most 7.2 ULP, with [`Level::FMA`] 5.7, where the result is near 1: numerator
/// and denominator are rounded several times each.
///
/// This is `x P(x^2) / Q(x^2)`, minimax in the relative error, which is below 2^-25.6 up to x^2 = 15.3; there the
/// result is 1. Beyond it, x^2 is clamped, so that the quotient grows with its factor `x`, and the magnitude of the
/// result is clamped to 1. The last coefficient of Q is 1, so that its term is added without a multiplication. The
/// coefficients were rounded to `f32` and moved by a few units in their last places to minimise the error over 80000
/// arguments.
#[inline(always)]
pub fn erf<L: Level>(x: f32) -> f32 {
    let z = x * x;
    let z = if 15.3 < z { 15.3 } else { z };
    let p = horner!(L, z; 29_564.965, 4_980.372, 1_381.142_3, 98.346_91, 7.465_77, 0.053_896_345);
    let q = horner!(L, z; 26_201.268, 13_147.482, 2_986.450_4, 391.573_64, 30.398_844, 1.0);
    let y = x * p / q;
    let y = if 1.0 < y { 1.0 } else { y };
    if -1.0 > y { -1.0 } else { y }
}
