//! Powers.

use crate::level::Level;
use crate::math::double::floor;
use crate::math::{madd, poly};

/// Rounds an `f64` to an integer when added; the low bits then hold that integer.
const MAGIC: f64 = 6_755_399_441_055_744.0;

/// The bits of sqrt(1/2). Numbers are split into `2^e m` with `m` between sqrt(1/2) and sqrt(2).
const ROOT_HALF: u64 = 0x3fe6_a09e_667f_3bcd;

/// Returns the binary logarithm of a positive normal number. Its relative error is below 2^-44.
#[inline(always)]
pub(super) fn log2<L: Level>(x: f64) -> f64 {
    let biased = x.to_bits().wrapping_sub(ROOT_HALF).wrapping_add(1023 << 52) >> 52;
    let m = f64::from_bits(
        x.to_bits()
            .wrapping_sub(biased << 52)
            .wrapping_add(1023 << 52),
    );
    // Converts the integer to a float by placing it in the low bits of 2^52.
    let e = f64::from_bits(biased | 0x4330_0000_0000_0000) - (4_503_599_627_370_496.0 + 1023.0);
    let s = (m - 1.0) / (m + 1.0);
    let p = poly!(L, s * s;
        2.88539008177785, 0.9617966941136064, 0.5770779422820049, 0.41220926135229863,
        0.3199053052533012, 0.28290607541472235
    );
    madd::<L, _>(s, p, e)
}

/// Returns 2 to the power of `x`, which is between -1000 and 1000. Its relative error is below 2^-34.
#[inline(always)]
fn exp2<L: Level>(x: f64) -> f64 {
    let t = x + MAGIC;
    let p = poly!(L, x - (t - MAGIC);
        0.999999999961073, 0.6931471807311523, 0.24022651204156548, 0.05550410347276446,
        0.009618026442227213, 0.0013333925482727266, 0.00015469553103215303,
        1.5201718166430722e-05
    );
    f64::from_bits(p.to_bits().wrapping_add(t.to_bits() << 52))
}

/// Returns `x` to the power of `y`, with IEEE 754's special cases. Error at most 1 ULP.
///
/// Computed in `f64`: the logarithm's error, multiplied by an exponent of at most 150, stays below the rounding error.
#[inline(always)]
pub fn pow<L: Level>(x: f32, y: f32) -> f32 {
    let (a, y64) = (f64::from(x.abs()), f64::from(y));
    let log = log2::<L>(a);
    let log = if a == 0.0 { f64::NEG_INFINITY } else { log };
    let log = if a < f64::INFINITY { log } else { a };
    let t = y64 * log;
    let t = if 200.0 < t { 200.0 } else { t };
    let t = if -200.0 > t { -200.0 } else { t };
    let magnitude = exp2::<L>(t) as f32;
    let magnitude = if t.is_nan() { f32::NAN } else { magnitude };

    let half = y64 * 0.5;
    let whole = floor::<L>(y64) == y64;
    let odd = whole & (floor::<L>(half) != half);
    // Base 1, exponent 0, or base -1 with an infinite exponent: the product above may be 0 times infinity, or NaN.
    let one = (y == 0.0) | (x == 1.0) | ((x == -1.0) & (y.abs() == f32::INFINITY));
    let magnitude = if one { 1.0 } else { magnitude };
    let none = (x < 0.0) & !whole & (x > f32::NEG_INFINITY);
    let magnitude = if none { f32::NAN } else { magnitude };
    let sign = if odd { x.to_bits() & 0x8000_0000 } else { 0 };
    f32::from_bits(magnitude.to_bits() | sign)
}
