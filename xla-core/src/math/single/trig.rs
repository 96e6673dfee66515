//! Sine and cosine, for every angle.
//!
//! Each function has two forms that return the same values: one for every angle, and a short one for moderate angles.

use crate::level::Level;
use crate::math::{madd, poly};

/// The first 256 bits of 2 / pi after the binary point, highest first.
const TWO_OVER_PI: [u64; 4] = [
    0xa2f9_836e_4e44_1529,
    0xfc27_57d1_f534_ddc0,
    0xdb62_9599_3c43_9041,
    0xfe51_63ab_debb_c561,
];

/// Returns `2^n`.
const fn power_of_two(n: i32) -> f64 {
    f64::from_bits(((1023 + n) as u64) << 52)
}

/// Returns `count` bits of 2 / pi, from bit `first` after the binary point, as an integer.
const fn bits(first: u32, count: u32) -> u64 {
    let (word, at) = ((first / 64) as usize, first % 64);
    let high = TWO_OVER_PI[word] << at;
    let low = if at == 0 {
        0
    } else {
        TWO_OVER_PI[word + 1] >> (64 - at)
    };
    (high | low) >> (64 - count)
}

/// The factor for each biased exponent of an `f32` by which the 24-bit significand is multiplied to obtain the angle in
/// quarter turns, up to whole turns. It is the sum of two numbers; the first has 29 bits, so that its product with the
/// significand is exact.
static QUARTERS: [(f64, f64); 256] = {
    let mut table = [(0.0, 0.0); 256];
    let mut exponent = 0;
    while exponent < 255 {
        let k = if exponent == 0 { -149 } else { exponent - 150 };
        // Bits that stand for four quarters or more are omitted: the window starts at the bit that stands for two.
        let skip = if k > 2 { k - 2 } else { 0 };
        let high = bits(skip as u32, 29) as f64 * power_of_two(k - skip - 29);
        let low = bits(skip as u32 + 29, 53) as f64 * power_of_two(k - skip - 82);
        table[exponent as usize] = (high, low);
        exponent += 1;
    }
    table
};

/// Returns the nearest number of quarter turns in |x| (its two low bits are valid) and the rest in quarter turns, for
/// every angle.
///
/// An infinity or NaN yields NaN.
#[inline(always)]
pub(crate) fn quarters(x: f32) -> (u64, f64) {
    const MAGIC: f64 = 6_755_399_441_055_744.0;
    let bits = x.to_bits();
    let exponent = (bits >> 23) & 0xff;
    let (high, low) = QUARTERS[exponent as usize];
    let implicit = if exponent == 0 { 0 } else { 0x80_0000 };
    let significand = f64::from(((bits & 0x7f_ffff) | implicit) as i32);
    let product = significand * high;
    let correction = significand * low;
    let t = (product + correction) + MAGIC;
    let rest = (product - (t - MAGIC)) + correction;
    (t.to_bits(), if exponent == 0xff { f64::NAN } else { rest })
}

/// Computes [`quarters`] with the rest in radians.
#[inline(always)]
fn reduce_any(x: f32) -> (u32, f32) {
    let (quarters, rest) = quarters(x);
    (
        quarters as u32,
        (rest * core::f64::consts::FRAC_PI_2) as f32,
    )
}

/// The largest magnitude for which a quarter turn in three parts is accurate enough.
pub(crate) const MODERATE: f32 = 65_536.0;

/// A quarter turn in three parts of 24 bits.
const QUARTER: [f32; 3] = [
    f32::from_bits(0x3fc90fda),
    f32::from_bits(0x33a22168),
    f32::from_bits(0x27c234c4),
];

/// Computes [`reduce_any`] for a moderate angle, with fused multiply-add: the first difference is exact, because the
/// product's last place is not lower than the last place of the angle.
#[inline(always)]
fn reduce_moderate<L: Level>(x: f32) -> (u32, f32) {
    const MAGIC: f32 = 12_582_912.0;
    let t = madd::<L, _>(x.abs(), core::f32::consts::FRAC_2_PI, MAGIC);
    let n = t - MAGIC;
    let r = madd::<L, _>(n, -QUARTER[0], x.abs());
    let r = madd::<L, _>(n, -QUARTER[1], r);
    (t.to_bits(), madd::<L, _>(n, -QUARTER[2], r))
}

/// Reduces any angle, a moderate one by [`reduce_moderate`] at levels with fused multiply-add.
#[inline(always)]
fn reduce<L: Level>(x: f32) -> (u32, f32) {
    if L::FMA && x.abs() <= MODERATE {
        reduce_moderate::<L>(x)
    } else {
        reduce_any(x)
    }
}

/// Returns the sine of the rest, or its cosine where `cosine` is odd. The polynomials' own errors are 2^-27 and 2^-33.
#[inline(always)]
fn of_rest<L: Level>(cosine: u32, r: f32) -> f32 {
    let z = r * r;
    let s = poly!(L, z; -1.666_665_5e-1, 8.332_158e-3, -1.951_495_8e-4);
    let c = poly!(L, z; 4.166_664_6e-2, -1.388_731_3e-3, 2.443_278_6e-5);
    let sine = madd::<L, _>(r * z, s, r);
    let cos = madd::<L, _>(z * z, c, madd::<L, _>(z, -0.5, 1.0));
    if cosine & 1 == 1 { cos } else { sine }
}

#[inline(always)]
fn sin_of_rest<L: Level>(x: f32, (quarters, r): (u32, f32)) -> f32 {
    let y = of_rest::<L>(quarters, r);
    let sign = (quarters << 30 ^ x.to_bits()) & 0x8000_0000;
    f32::from_bits(y.to_bits() ^ sign)
}

#[inline(always)]
fn cos_of_rest<L: Level>((quarters, r): (u32, f32)) -> f32 {
    let quarters = quarters.wrapping_add(1);
    let y = of_rest::<L>(quarters, r);
    f32::from_bits(y.to_bits() ^ (quarters << 30 & 0x8000_0000))
}

/// Returns the sine. Error at most 2 ULP for every angle, however large.
#[inline(always)]
pub fn sin<L: Level>(x: f32) -> f32 {
    sin_of_rest::<L>(x, reduce::<L>(x))
}

/// Computes [`sin`] of a moderate angle.
#[inline(always)]
pub(crate) fn sin_moderate<L: Level>(x: f32) -> f32 {
    sin_of_rest::<L>(x, reduce_moderate::<L>(x))
}

/// Returns the cosine. Error at most 2 ULP for every angle, however large.
#[inline(always)]
pub fn cos<L: Level>(x: f32) -> f32 {
    cos_of_rest::<L>(reduce::<L>(x))
}

/// Computes [`cos`] of a moderate angle.
#[inline(always)]
pub(crate) fn cos_moderate<L: Level>(x: f32) -> f32 {
    cos_of_rest::<L>(reduce_moderate::<L>(x))
}
