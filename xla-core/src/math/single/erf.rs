//! The error function.

use crate::level::Level;
use crate::math::poly;

/// The error function. Error at most 7 ULP, all of them where the
/// result is near 1: its numerator and denominator are rounded several times each.
///
/// `x P(x^2) / Q(x^2)` with its own error below 2^-25, to a little past where the
/// result is 1: the quotient is greater there, and is cut. Both polynomials are scaled by the factor with which their
/// coefficients are nearest to `f32`.
#[inline(always)]
pub fn erf<L: Level>(x: f32) -> f32 {
    let z = x * x;
    let z = if 16.5 < z { 16.5 } else { z };
    let p = poly!(L, z;
        1.310_836_3, 2.214_917_1e-1, 6.130_796_3e-2, 4.384_819e-3, 3.307_505_7e-4, 2.373_512e-6
    );
    let q = poly!(L, z;
        1.161_698_5, 5.835_240_5e-1, 1.326_745_5e-1, 1.741_051_5e-2, 1.352_229_3e-3, 4.415_758_7e-5
    );
    let y = x * p / q;
    let y = if 1.0 < y { 1.0 } else { y };
    if -1.0 > y { -1.0 } else { y }
}
