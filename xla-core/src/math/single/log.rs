//! Logarithms.
//!
//! Each function has two forms that return the same values: a general one, and a short one for ordinary arguments.

use core::f32::consts::LN_2;
use core::f64::consts::LOG10_2;

use super::pow;
use crate::level::Level;
use crate::math::{horner, madd};

/// The bits of about 2/3. Numbers are split into `2^e m` with `m` between 2/3 and 4/3.
const TWO_THIRDS: u32 = 0x3f2a_aaab;

/// Returns the bits of `e` in the exponent's position, for the bits of a positive normal number.
#[inline(always)]
fn exponent(bits: u32) -> u32 {
    bits.wrapping_sub(TWO_THIRDS) & 0xff80_0000
}

/// Returns `e ln 2 + log(1 + f)` for |f| at most 1/3, where the parameter `e` is scaled by 2^23.
///
/// This is `f + f^2 P(f) / Q(f)`, minimax in the error relative to the logarithm, which is below 2^-24.6; the rounding
/// of the quotient counts little beside `f`. A division takes as long as three multiplications, which a polynomial
/// would need in addition. The last coefficient of Q is 1, so that its term is added without a multiplication. The
/// coefficients were rounded to `f32` and moved by a few units in their last places to minimise the error over 40000
/// arguments.
#[inline(always)]
fn combine<L: Level>(e: f32, f: f32) -> f32 {
    let p = horner!(L, f; -1.209_861_9, -0.828_335_17, -0.014_942_694);
    let q = horner!(L, f; 2.419_721_6, 3.269_804_7, 1.0);
    madd::<L, _>(e, LN_2 / 8_388_608.0, madd::<L, _>(f * f, p / q, f))
}

/// Returns the natural logarithm. Error at most 1.5 ULP; -inf at zero, NaN below.
#[inline(always)]
pub fn log<L: Level>(x: f32) -> f32 {
    let small = x < f32::MIN_POSITIVE;
    let bits = (if small { x * 8_388_608.0 } else { x }).to_bits();
    let high = exponent(bits);
    let f = f32::from_bits(bits.wrapping_sub(high)) - 1.0;
    let shift = if small { 23 << 23 } else { 0 };
    let e = high.wrapping_sub(shift) as i32 as f32;
    // Infinity and NaN replace the exponent; for a finite number the difference is not positive.
    let beyond = x - f32::MAX;
    let e = if e > beyond { e } else { beyond };
    let y = combine::<L>(e, f);
    let other = if x == 0.0 {
        f32::NEG_INFINITY
    } else {
        f32::NAN
    };
    if x > 0.0 { y } else { other }
}

/// Returns how many steps a positive normal number is above the smallest one; more than [`NORMAL`] for every other
/// number.
#[inline(always)]
pub(crate) fn steps_above_least(x: f32) -> u32 {
    x.to_bits().wrapping_sub(f32::MIN_POSITIVE.to_bits())
}

/// The steps from the smallest positive normal number to the largest.
pub(crate) const NORMAL: u32 = f32::MAX.to_bits() - f32::MIN_POSITIVE.to_bits();

/// Computes [`log`] of a positive normal number.
#[inline(always)]
pub(crate) fn log_normal<L: Level>(x: f32) -> f32 {
    let bits = x.to_bits();
    let high = exponent(bits);
    let f = f32::from_bits(bits.wrapping_sub(high)) - 1.0;
    combine::<L>(high as i32 as f32, f)
}

/// Returns the logarithm of `x` that is `y` if it is positive and finite.
#[inline(always)]
fn everywhere(x: f32, y: f32) -> f32 {
    let positive = if x < f32::INFINITY { y } else { x };
    let other = if x == 0.0 {
        f32::NEG_INFINITY
    } else {
        f32::NAN
    };
    if x > 0.0 { positive } else { other }
}

/// Returns the binary logarithm. Error at most 0.51 ULP, exact for powers of 2; -inf at zero, NaN below.
///
/// Computed in `f64`, where every positive number is normal: the sum of an exponent and a logarithm close to -1 cancels.
#[inline(always)]
pub fn log2<L: Level>(x: f32) -> f32 {
    everywhere(x, pow::log2::<L>(x.into()) as f32)
}

/// Returns the decimal logarithm. Error at most 0.51 ULP, exact for powers of 10; -inf at zero, NaN below.
#[inline(always)]
pub fn log10<L: Level>(x: f32) -> f32 {
    everywhere(x, (pow::log2::<L>(x.into()) * LOG10_2) as f32)
}

/// Returns `log(1 + x)`. Error at most 2.3 ULP; -inf at -1, NaN below.
///
/// The rounded sum determines only the power of two; the rest is computed from `x` itself.
#[inline(always)]
pub fn log1p<L: Level>(x: f32) -> f32 {
    let bits = (1.0 + x).to_bits();
    let high = exponent(bits);
    let scale = f32::from_bits(0x3f80_0000u32.wrapping_sub(high));
    let near = madd::<L, _>(x, scale, scale - 1.0);
    // Where the sum loses the 1, and the scale would leave the normal numbers.
    let far = f32::from_bits(bits.wrapping_sub(high)) - 1.0;
    let f = if x < 1e9 { near } else { far };
    let y = combine::<L>(high as i32 as f32, f).copysign(x);
    let inside = if x < f32::INFINITY { y } else { f32::INFINITY };
    let other = if x == -1.0 {
        f32::NEG_INFINITY
    } else {
        f32::NAN
    };
    if x > -1.0 { inside } else { other }
}

/// The largest argument of [`log1p_moderate`]: its reciprocal is far from the subnormal numbers.
pub(crate) const MODERATE: f32 = 1e8;

/// Computes [`log1p`] of a number that is greater than -1 and at most [`MODERATE`].
#[inline(always)]
pub(crate) fn log1p_moderate<L: Level>(x: f32) -> f32 {
    let high = exponent((1.0 + x).to_bits());
    let scale = f32::from_bits(0x3f80_0000u32.wrapping_sub(high));
    let y = combine::<L>(high as i32 as f32, madd::<L, _>(x, scale, scale - 1.0));
    // The sum loses the sign of a zero; every other result has the sign of its argument.
    f32::from_bits(y.to_bits() | (x.to_bits() & 0x8000_0000))
}
