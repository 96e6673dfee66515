//! Functions around the exponential.
//!
//! Each function has two forms that return the same values: a general one, and a short one for arguments up to
//! [`MODERATE`], with which a processor that has fused multiply-add computes most blocks of numbers.

use core::f32::consts::LOG2_E;

use crate::level::Level;
use crate::math::{horner, madd};

/// ln 2 in two parts: the first has few bits, so that its product with a small integer is exact.
const LN2_HIGH: f32 = 0.693_359_4;
const LN2_LOW: f32 = -2.121_944_4e-4;

/// Rounds to an integer when added; the low bits then hold that integer.
const MAGIC: f32 = 12_582_912.0;

/// The largest magnitude for which the results and their reciprocals are normal numbers.
pub(crate) const MODERATE: f32 = 87.0;

/// Splits `x = n ln 2 + r` with |r| at most ln 2 / 2, and returns `magic + n` and `r`.
#[inline(always)]
fn reduce<L: Level>(x: f32, magic: f32) -> (f32, f32) {
    let t = madd::<L, _>(x, LOG2_E, magic);
    let n = t - magic;
    (t, madd::<L, _>(n, -LN2_LOW, madd::<L, _>(n, -LN2_HIGH, x)))
}

/// Returns `exp(r)` for |r| at most ln 2 / 2. The polynomial's own error is 2^-23.2.
#[inline(always)]
fn of_rest<L: Level>(r: f32) -> f32 {
    horner!(L, r; 1.0, 1.0, 4.999_923e-1, 1.666_711_6e-1, 4.189_025_6e-2, 8.312_467_5e-3)
}

/// Splits `exp(x) = p 2^a 2^b`, and returns `p`, which is between about 0.7 and 1.4 (or NaN), and the bits of both
/// powers.
///
/// Two powers of about half the exponent are normal numbers, so that only the last operation can overflow or yield a
/// subnormal number. Arguments are clamped to where the results are infinity and zero.
#[inline(always)]
fn powers<L: Level>(x: f32) -> (f32, u32, u32) {
    // Written so that NaN stays NaN.
    let x = if 104.5 < x { 104.5 } else { x };
    let x = if -104.5 > x { -104.5 } else { x };
    // The low bits also hold twice the exponent's bias, so that the two halves are the bits of powers.
    let (t, r) = reduce::<L>(x, MAGIC + 254.0);
    let both = t.to_bits() << 22;
    let (half, odd) = (both & 0xff80_0000, both & 0x40_0000);
    (of_rest::<L>(r), half, both.wrapping_add(odd))
}

/// Returns e to the power of `x`. Error at most 2.5 ULP.
#[inline(always)]
pub fn exp<L: Level>(x: f32) -> f32 {
    let (p, a, b) = powers::<L>(x);
    p * f32::from_bits(a) * f32::from_bits(b)
}

/// ln 2 in two parts; the first has 12 bits.
const SHORT_LN2: [f32; 2] = [f32::from_bits(0x3f31_7000), f32::from_bits(0x3805_fdf4)];

/// Returns 2 to the power of `x`. Error at most 0.8 ULP, exact for integers.
///
/// The rest of `x` beside the nearest integer is exact; the polynomial's own error is 2^-27.5.
#[inline(always)]
pub fn exp2<L: Level>(x: f32) -> f32 {
    // As in `powers`.
    let x = if 129.0 < x { 129.0 } else { x };
    let x = if -151.0 > x { -151.0 } else { x };
    const SHIFTED: f32 = MAGIC + 254.0;
    let t = x + SHIFTED;
    let r = x - (t - SHIFTED);
    let p = horner!(L, r;
        0.240_226_5, 0.055_503_57, 0.009_618_083, 0.001_339_086_3, 0.000_154_531_63
    );
    // The first term, of up to 0.35, is a product of two parts each, and what its sum with 1 loses is added later.
    let high = f32::from_bits(r.to_bits() & !0xfff);
    let first = high * SHORT_LN2[0];
    let second = madd::<L, _>(r - high, SHORT_LN2[0], r * SHORT_LN2[1]);
    let sum = 1.0 + first;
    let lost = (1.0 - sum) + first;
    let p = sum + (lost + madd::<L, _>(p, r * r, second));
    let both = t.to_bits() << 22;
    let (half, odd) = (both & 0xff80_0000, both & 0x40_0000);
    p * f32::from_bits(half) * f32::from_bits(both.wrapping_add(odd))
}

/// Computes [`exp`] of a moderate number, by adding the exponent to the bits.
#[inline(always)]
pub(crate) fn exp_moderate<L: Level>(x: f32) -> f32 {
    let (t, r) = reduce::<L>(x, MAGIC);
    f32::from_bits(of_rest::<L>(r).to_bits().wrapping_add(t.to_bits() << 23))
}

/// Returns `1 / (1 + exp(-x))`. Error at most 3.6 ULP.
///
/// Computed as `2^-a / (2^-a + 2^b p)`: neither term can overflow, and small results are subnormal rather than zero.
#[inline(always)]
pub fn logistic<L: Level>(x: f32) -> f32 {
    let (p, a, b) = powers::<L>(-x);
    let one = f32::from_bits((254u32 << 23).wrapping_sub(a));
    one / (one + p * f32::from_bits(b))
}

/// Computes [`logistic`] of a moderate number.
#[inline(always)]
pub(crate) fn logistic_moderate<L: Level>(x: f32) -> f32 {
    1.0 / (1.0 + exp_moderate::<L>(-x))
}

/// Returns `exp(r) - 1` for |r| at most ln 2 / 2.
#[inline(always)]
fn rest_less_one<L: Level>(r: f32) -> f32 {
    let q = horner!(L, r;
        0.5, 1.666_666_7e-1, 4.166_632_5e-2, 8.333_22e-3, 1.394_325_4e-3, 1.996_226_8e-4
    );
    madd::<L, _>(q, r * r, r)
}

/// Returns `exp(x) - 1`. Error at most 1.6 ULP.
///
/// Computes half of `2^n (exp(r) - 1) + (2^n - 1)` and doubles it, because 2^128 is out of range.
#[inline(always)]
pub fn expm1<L: Level>(x: f32) -> f32 {
    let c = if 89.0 < x { 89.0 } else { x };
    let c = if -30.0 > c { -30.0 } else { c };
    let (t, r) = reduce::<L>(c, MAGIC);
    let half = f32::from_bits((t.to_bits() << 23).wrapping_add(126 << 23));
    let y = madd::<L, _>(rest_less_one::<L>(r), half, half - 0.5) * 2.0;
    // Also keeps the sign of zero, and subnormal numbers, whose halves would be rounded.
    if x.abs() < 1e-8 { x } else { y }
}

/// Computes [`expm1`] of a moderate number.
#[inline(always)]
pub(crate) fn expm1_moderate<L: Level>(x: f32) -> f32 {
    let (t, r) = reduce::<L>(x, MAGIC);
    let power = f32::from_bits((t.to_bits() << 23).wrapping_add(127 << 23));
    let y = madd::<L, _>(rest_less_one::<L>(r), power, power - 1.0);
    // The sum loses the sign of a zero; every other result has the sign of its argument.
    f32::from_bits(y.to_bits() | (x.to_bits() & 0x8000_0000))
}
