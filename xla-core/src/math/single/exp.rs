//! Functions around the exponential.

use crate::level::Level;
use crate::math::{madd, poly};

/// ln 2 in two parts: the first has few bits, so that its product with a small integer is exact.
const LN2_HIGH: f32 = 0.693_359_4;
const LN2_LOW: f32 = -2.121_944_4e-4;

/// Adding this rounds to an integer, which then stands in the low bits.
const MAGIC: f32 = 12_582_912.0;

/// `x = n ln 2 + r` with |r| at most ln 2 / 2: `MAGIC + n` and `r`.
#[inline(always)]
fn reduce<L: Level>(x: f32) -> (f32, f32) {
    let t = madd::<L, _>(x, core::f32::consts::LOG2_E, MAGIC);
    let n = t - MAGIC;
    let r = madd::<L, _>(n, -LN2_LOW, madd::<L, _>(n, -LN2_HIGH, x));
    (t, r)
}

/// e to the power of `x`. Error at most 3 ULP.
///
/// `exp(x) = 2^2m exp(r)` with |r| at most ln 2; the polynomial's own error is 2^-26. Twice the power of half the
/// exponent, so that results overflow to infinity and underflow through the subnormal numbers as they should.
#[inline(always)]
pub fn exp<L: Level>(x: f32) -> f32 {
    /// Its low bits are the exponent's bias: `m` then stands there as the bits of `2^m`.
    const BIASED: f32 = MAGIC + 127.0;
    // Written so that NaN passes.
    let x = if 89.0 < x { 89.0 } else { x };
    let x = if -104.5 > x { -104.5 } else { x };
    let t = madd::<L, _>(x, 0.5 * core::f32::consts::LOG2_E, BIASED);
    let m = t - BIASED;
    let r = madd::<L, _>(m, -2.0 * LN2_LOW, madd::<L, _>(m, -2.0 * LN2_HIGH, x));
    let power = f32::from_bits(t.to_bits() << 23);
    poly!(L, r;
        1.0, 1.0, 5.000_003_6e-1, 1.666_661_4e-1, 4.166_127e-2, 8.336_103_5e-3, 1.410_447e-3,
        1.961_160_2e-4
    ) * power
        * power
}

/// `1 / (1 + exp(-x))`. Error at most 4 ULP.
///
/// From `exp(-|x|)`, which cannot overflow, so that small results are subnormal rather than zero.
#[inline(always)]
pub fn logistic<L: Level>(x: f32) -> f32 {
    let e = exp::<L>(-x.abs());
    let over = if x < 0.0 { e } else { 1.0 };
    over / (1.0 + e)
}

/// `exp(x) - 1`. Error at most 2 ULP.
///
/// `2^n (exp(r) - 1) + (2^n - 1)`, computed at half its size because 2^128 is not a number.
#[inline(always)]
pub fn expm1<L: Level>(x: f32) -> f32 {
    let c = if 89.0 < x { 89.0 } else { x };
    let c = if -30.0 > c { -30.0 } else { c };
    let (t, r) = reduce::<L>(c);
    let p = poly!(L, r;
        0.5, 1.666_666_7e-1, 4.166_632_5e-2, 8.333_22e-3, 1.394_325_4e-3, 1.996_226_8e-4
    );
    let p = madd::<L, _>(p, r * r, r);
    let half = f32::from_bits((t.to_bits() << 23).wrapping_add(126 << 23));
    let y = madd::<L, _>(p, half, half - 0.5) * 2.0;
    // Also keeps the sign of zero, and subnormal numbers, of which half would be rounded.
    if x.abs() < 1e-8 { x } else { y }
}
