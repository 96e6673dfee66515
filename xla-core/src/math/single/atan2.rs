//! The angle of a point.

use core::f32::consts::{FRAC_PI_2, PI};

use crate::level::Level;
use crate::math::{horner, madd};

/// Returns the angle from the x axis to the point `(x, y)`, between -pi and pi. Error at most 1.8 ULP over a dense
/// sample.
///
/// The smaller coordinate over the larger one is a tangent `t` of at most 1. `atan(t) = t + t^3 q(t^2)`, where `q` is
/// the minimax polynomial for the relative error of the sum, 2^-28.5; the octant adds a multiple of a quarter turn, in
/// two parts. The signs of zeros count as they do in C: the angle of `(-0, 0)` is pi.
#[inline(always)]
pub fn atan2<L: Level>(y: f32, x: f32) -> f32 {
    let (a, b) = (x.abs(), y.abs());
    let steep = b > a;
    let (low, high) = if steep { (a, b) } else { (b, a) };
    let quotient = low / high;
    // The quotient is NaN at the origin and where both are infinite, which have an angle in C.
    let t = if high == 0.0 { 0.0 } else { quotient };
    let t = if low == f32::INFINITY { 1.0 } else { t };
    let u = t * t;
    let q = horner!(L, u;
        -3.333_33e-1, 1.999_854_8e-1, -1.426_424_1e-1, 1.095_218_6e-1, -8.403_449e-2, 5.795_758e-2, -3.117_783_2e-2,
        1.091_459_9e-2, -1.793_620_4e-3
    );
    let angle = madd::<L, _>(t * u, q, t);
    let left = x.is_sign_negative();
    let angle = if steep != left { -angle } else { angle };
    let (turn, rest) = if steep {
        (FRAC_PI_2, -4.371_139e-8)
    } else if left {
        (PI, -8.742_278e-8)
    } else {
        (0.0, 0.0)
    };
    let angle = (turn + (angle + rest)).copysign(y);
    if x.is_nan() | y.is_nan() {
        x + y
    } else {
        angle
    }
}
