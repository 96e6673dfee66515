//! The hyperbolic tangent.

use crate::level::Level;
use crate::math::horner;

/// Returns the hyperbolic tangent. Error at most 6.3 ULP, with [`Level::FMA`] 5.5, where the result is near 1:
/// numerator and denominator are rounded several times each.
///
/// This is `x P(x^2) / Q(x^2)`, minimax in the relative error, which is below 2^-25.3 up to x^2 = 83; there the result
/// is 1. Beyond it, x^2 is clamped, so that the quotient grows with its factor `x`, and the magnitude of the result is
/// clamped to 1. The last coefficient of Q is 1, so that its term is added without a multiplication; the first ones of
/// P and Q are equal, for arguments that equal their own tangents. The coefficients were rounded to `f32` and moved by
/// a few units in their last places to minimise the error over 80000 arguments. A quotient of exponentials has an error
/// of 2.4 ULP, and takes twice the time.
#[inline(always)]
pub fn tanh<L: Level>(x: f32) -> f32 {
    let z = x * x;
    let z = if 83.0 < z { 83.0 } else { z };
    let p = horner!(L, z; 1_299_328.6, 173_769.23, 4_530.729, 26.593_98, 0.017_097_332);
    let q = horner!(L, z; 1_299_328.6, 606_878.5, 33_580.125, 425.082_73, 1.0);
    let y = x * p / q;
    let y = if 1.0 < y { 1.0 } else { y };
    if -1.0 > y { -1.0 } else { y }
}
