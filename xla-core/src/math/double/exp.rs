//! Functions around the exponential.

use crate::level::Level;
use crate::math::{madd, poly};

/// ln 2 in two parts: the first has few bits, so that its product with a small integer is exact.
const LN2_HIGH: f64 = f64::from_bits(0x3fe6_2e42_fee0_0000);
const LN2_LOW: f64 = f64::from_bits(0x3dea_39ef_3579_3c76);

/// Rounds to an integer when added; the low bits then hold that integer.
const MAGIC: f64 = 6_755_399_441_055_744.0;

/// Splits `x = n ln 2 + r` with |r| at most ln 2 / 2, and returns `MAGIC + n` and `exp(r) - 1`.
///
/// The polynomial's own error is 2^-58.
#[inline(always)]
fn reduce<L: Level>(x: f64) -> (f64, f64) {
    let t = madd::<L, _>(x, core::f64::consts::LOG2_E, MAGIC);
    let n = t - MAGIC;
    let r = madd::<L, _>(n, -LN2_LOW, madd::<L, _>(n, -LN2_HIGH, x));
    let p = poly!(L, r;
        0.5000000000000001, 0.1666666666666667, 0.041666666666652245, 0.00833333333332613,
        0.0013888888895613224, 0.00019841269874845712, 2.4801574517700475e-05,
        2.755725535960283e-06, 2.7567935636189026e-07, 2.510523673144282e-08,
        1.768774943689707e-09
    );
    (t, madd::<L, _>(p, r * r, r))
}

/// Returns e to the power of `x`. Error at most 1 ULP.
///
/// As for `f32`, this is `2^n exp(r)`, with the power of two applied in two steps.
#[inline(always)]
pub fn exp<L: Level>(x: f64) -> f64 {
    let x = if 710.0 < x { 710.0 } else { x };
    let x = if -746.0 > x { -746.0 } else { x };
    let (t, p) = reduce::<L>(x);
    times_power::<L>(p + 1.0, t, x)
}

/// Returns `p 2^n` for a number between 1/2 and 2, where `t` is `MAGIC + n`, in two steps; NaN if `x` is NaN, and `n` is
/// negative if `x` is.
#[inline(always)]
fn times_power<L: Level>(p: f64, t: f64, x: f64) -> f64 {
    let (there, back) = if x < 0.0 {
        (64u64 << 52, 959u64 << 52)
    } else {
        ((64u64 << 52).wrapping_neg(), 1087 << 52)
    };
    let near = (p.to_bits())
        .wrapping_add(t.to_bits() << 52)
        .wrapping_add(there);
    // Arithmetic on the bits loses NaN; adding `x * 0` restores it.
    madd::<L, _>(f64::from_bits(near), f64::from_bits(back), x * 0.0)
}

/// ln 2 in two parts; the first has 26 bits.
const SHORT_LN2: [f64; 2] = [
    f64::from_bits(0x3fe6_2e42_f800_0000),
    f64::from_bits(0x3e4b_e8e7_bcd5_e4f2),
];

/// Returns 2 to the power of `x`. Error at most 0.8 ULP, exact for integers.
///
/// The rest of `x` beside the nearest integer is exact; the polynomial's own error is 2^-55.7 of its term.
#[inline(always)]
pub fn exp2<L: Level>(x: f64) -> f64 {
    let x = if 1025.0 < x { 1025.0 } else { x };
    let x = if -1076.0 > x { -1076.0 } else { x };
    let t = x + MAGIC;
    let r = x - (t - MAGIC);
    let p = poly!(L, r;
        0.24022650695910075, 0.05550410866482158, 0.009618129107618665, 0.0013333558146423213,
        0.00015403530424776529, 1.5252733820795803e-05, 1.3215451633221434e-06,
        1.0178067267449427e-07, 7.070977866508138e-09, 4.45410341058704e-10
    );
    // The first term, of up to 0.35, is a product of two parts each, and what its sum with 1 loses is added later.
    let high = f64::from_bits(r.to_bits() & !0x7ff_ffff);
    let first = high * SHORT_LN2[0];
    let second = madd::<L, _>(r - high, SHORT_LN2[0], r * SHORT_LN2[1]);
    let sum = 1.0 + first;
    let lost = (1.0 - sum) + first;
    let p = sum + (lost + madd::<L, _>(p, r * r, second));
    times_power::<L>(p, t, x)
}

/// Returns `1 / (1 + exp(-x))`. Error at most 2 ULP.
#[inline(always)]
pub fn logistic<L: Level>(x: f64) -> f64 {
    let e = exp::<L>(-x.abs());
    let over = if x < 0.0 { e } else { 1.0 };
    over / (1.0 + e)
}

/// Returns `exp(x) - 1`. Error at most 2 ULP.
#[inline(always)]
pub fn expm1<L: Level>(x: f64) -> f64 {
    let c = if 710.0 < x { 710.0 } else { x };
    let c = if -60.0 > c { -60.0 } else { c };
    let (t, p) = reduce::<L>(c);
    let half = f64::from_bits((t.to_bits() << 52).wrapping_add(1022 << 52));
    let y = madd::<L, _>(p, half, half - 0.5) * 2.0;
    if x.abs() < 1e-17 { x } else { y }
}

/// Returns the hyperbolic tangent. Error at most 3 ULP.
///
/// This is `e / (e + 2)` with `e = exp(2 |x|) - 1`, up to where the result is 1.
#[inline(always)]
pub fn tanh<L: Level>(x: f64) -> f64 {
    let a = x.abs();
    let a = if 20.0 < a { 20.0 } else { a };
    let e = expm1::<L>(2.0 * a);
    (e / (e + 2.0)).copysign(x)
}
