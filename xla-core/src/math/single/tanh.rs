//! The hyperbolic tangent.

use crate::level::Level;
use crate::math::{horner, madd};

/// The hyperbolic tangent. Error at most 6.7 ULP, with [`Level::FMA`] 5.4, where the result is near 1: numerator and
/// denominator are rounded several times each.
///
/// `x P(x^2) / Q(x^2)` with its own error below 2^-25, to a little past where the result is 1: the quotient is greater
/// there, and is cut. A quotient of exponentials is exact to 2.4 ULP, and takes twice the time.
#[inline(always)]
pub fn tanh<L: Level>(x: f32) -> f32 {
    let z = x * x;
    let z = if 88.0 < z { 88.0 } else { z };
    let p = horner!(L, z; 1.337_989_9e-1, 3.494_244e-3, 2.058_672e-5, 1.332_315_8e-8);
    let q = horner!(L, z; 1.0, 4.671_321_5e-1, 2.587_188_2e-2, 3.283_426_3e-4, 7.763_777e-7);
    // P begins with 1: one rounding gives the whole numerator.
    let y = madd::<L, _>(x * z, p, x) / q;
    let y = if 1.0 < y { 1.0 } else { y };
    if -1.0 > y { -1.0 } else { y }
}
