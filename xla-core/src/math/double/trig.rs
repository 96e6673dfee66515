//! Sine and cosine, which `std` computes for large angles and without fused multiply-add.

use crate::level::Level;
#[cfg(not(feature = "std"))]
use crate::math::std_free::FloatMethods as _;
use crate::math::{madd, poly};

/// The largest magnitude for which a quarter turn in three parts is accurate enough: quarters are counted exactly, and the
/// parts end 160 bits after the binary point.
pub(crate) const MODERATE: f64 = 1_073_741_824.0;

/// A quarter turn in three parts of 53 bits.
const QUARTER: [f64; 3] = [
    f64::from_bits(0x3ff9_21fb_5444_2d18),
    f64::from_bits(0x3c91_a626_3314_5c07),
    f64::from_bits(0xb91f_1976_b7ed_8fbc),
];

/// Returns the nearest number of quarter turns in |x| (its two low bits are valid) and the rest in radians, as the sum of
/// two numbers, for a moderate angle, with fused multiply-add.
///
/// The first difference is exact, because the last place of the product is not lower than the last place of the angle.
#[inline(always)]
fn reduce<L: Level>(x: f64) -> (u64, f64, f64) {
    /// Rounds to an integer when added; the low bits then hold that integer.
    const MAGIC: f64 = 6_755_399_441_055_744.0;
    let t = madd::<L, _>(x.abs(), core::f64::consts::FRAC_2_PI, MAGIC);
    let n = t - MAGIC;
    let first = madd::<L, _>(n, -QUARTER[0], x.abs());
    let second = n * QUARTER[1];
    let rounding = madd::<L, _>(n, QUARTER[1], -second);
    let rest = first - second;
    let low = ((first - rest) - second) - madd::<L, _>(n, QUARTER[2], rounding);
    (t.to_bits(), rest, low)
}

/// Returns the sine of the rest, or its cosine where `cosine` is odd. The polynomials' own errors are 2^-58 and 2^-64.
#[inline(always)]
fn of_rest<L: Level>(cosine: u64, r: f64, low: f64) -> f64 {
    let z = r * r;
    let s = poly!(L, z;
        -0.1666666666666663, 0.008333333333322118, -0.00019841269829589422,
        2.755731362134345e-06, -2.5050747756010836e-08, 1.5896229748219518e-10
    );
    let c = poly!(L, z;
        0.041666666666666595, -0.0013888888888873056, 2.480158728885157e-05,
        -2.755731417925712e-07, 2.0875700836463937e-09, -1.1358536229739339e-11
    );
    // The rounding of `1 - z / 2` is known, and is added again.
    let half = 0.5 * z;
    let near = 1.0 - half;
    let sine = r + madd::<L, _>(r * z, s, low * near);
    let cos = near + (((1.0 - near) - half) + madd::<L, _>(z * z, c, -(r * low)));
    if cosine & 1 == 1 { cos } else { sine }
}

/// Computes [`sin`] of a moderate angle.
#[inline(always)]
pub(crate) fn sin_moderate<L: Level>(x: f64) -> f64 {
    let (quarters, r, low) = reduce::<L>(x);
    let y = of_rest::<L>(quarters, r, low);
    // Two quarters negate the result, as does the sign of the angle.
    f64::from_bits(y.to_bits() ^ ((quarters << 62 ^ x.to_bits()) & 1 << 63))
}

/// Computes [`cos`] of a moderate angle.
#[inline(always)]
pub(crate) fn cos_moderate<L: Level>(x: f64) -> f64 {
    let (quarters, r, low) = reduce::<L>(x);
    // The cosine is the sine a quarter later; the sign of the angle has no effect.
    let quarters = quarters.wrapping_add(1);
    let y = of_rest::<L>(quarters, r, low);
    f64::from_bits(y.to_bits() ^ (quarters << 62 & 1 << 63))
}

/// Returns the sine. Error at most 1 ULP.
#[inline(always)]
pub fn sin<L: Level>(x: f64) -> f64 {
    if L::FMA && x.abs() <= MODERATE {
        sin_moderate::<L>(x)
    } else {
        x.sin()
    }
}

/// Returns the cosine. Error at most 1 ULP.
#[inline(always)]
pub fn cos<L: Level>(x: f64) -> f64 {
    if L::FMA && x.abs() <= MODERATE {
        cos_moderate::<L>(x)
    } else {
        x.cos()
    }
}
