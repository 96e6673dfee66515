//! The hyperbolic tangent.

use crate::level::Level;
use crate::math::horner;

/// The hyperbolic tangent. Error at most 6.3 ULP, with [`Level::FMA`] 5.5, where the result is near 1: numerator and
/// denominator are rounded several times each.
///
/// `x P(x^2) / Q(x^2)`, minimax in the relative error, which is below 2^-25.3 up to x^2 = 83; there the result is 1. Past it
/// the quotient grows with its first factor, and is cut. The last coefficient of Q is 1, so that its term is added without
/// a multiplication; the first ones of P and Q are equal, for arguments that are their own tangents. The coefficients were
/// rounded to `f32` and moved by a few units of their last places to where 80000 arguments had the least error. A quotient
/// of exponentials is exact to 2.4 ULP, and takes twice the time.
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
