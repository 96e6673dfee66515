//! The error function.

use crate::level::Level;
use crate::math::poly;

/// The error function. Error at most 6 ULP, all of them where the
/// result is near 1: its numerator and denominator are rounded several times each.
///
/// `x P(x^2) / Q(x^2)` with its own error below 2^-25, to a little past where the
/// result is 1: the quotient is greater there, and is cut.
#[inline(always)]
pub fn erf<L: Level>(x: f32) -> f32 {
    let c = if 4.1 < x { 4.1 } else { x };
    let c = if -4.1 > c { -4.1 } else { c };
    let z = c * c;
    let p = poly!(L, z;
        core::f32::consts::FRAC_2_SQRT_PI, 1.906_619_7e-1, 5.277_442_2e-2, 3.774_49e-3,
        2.847_129_4e-4, 2.043_139_4e-6
    );
    let q = poly!(L, z;
        1.0, 5.023_025e-1, 1.142_073_9e-1, 1.498_712_1e-2, 1.164_010_6e-3, 3.801_123_2e-5
    );
    let y = c * p / q;
    let y = if 1.0 < y { 1.0 } else { y };
    if -1.0 > y { -1.0 } else { y }
}
