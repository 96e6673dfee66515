//! Logarithms.

use core::f32::consts::LN_2;

use crate::level::Level;
use crate::math::{madd, poly};

/// The bits of about 2/3: numbers are split into `2^e m` with `m` between 2/3 and 4/3.
const TWO_THIRDS: u32 = 0x3f2a_aaab;

/// The bits of `e` in place, for the bits of a positive normal number.
#[inline(always)]
fn exponent(bits: u32) -> u32 {
    bits.wrapping_sub(TWO_THIRDS) & 0xff80_0000
}

/// `e ln 2 + log(1 + f)`, |f| at most 1/3. The polynomial's own error is 2^-27.
#[inline(always)]
fn combine<L: Level>(e: f32, f: f32) -> f32 {
    let p = poly!(L, f;
        3.333_321_5e-1, -2.499_979_7e-1, 2.001_040_6e-1, -1.668_048_8e-1, 1.400_587e-1,
        -1.218_426_1e-1, 1.398_443_6e-1, -1.289_168_4e-1
    );
    let log1p = madd::<L, _>(f * f, madd::<L, _>(f, p, -0.5), f);
    madd::<L, _>(e, LN_2, log1p)
}

/// The natural logarithm. Error at most 2 ULP; -inf at zero, NaN below.
#[inline(always)]
pub fn log<L: Level>(x: f32) -> f32 {
    let small = x < f32::MIN_POSITIVE;
    let (scaled, shift) = if small {
        (x * 8_388_608.0, -23.0)
    } else {
        (x, 0.0)
    };
    let bits = scaled.to_bits();
    let high = exponent(bits);
    let e = madd::<L, _>(high as i32 as f32, 1.0 / 8_388_608.0, shift);
    let y = combine::<L>(e, f32::from_bits(bits.wrapping_sub(high)) - 1.0);
    let positive = if x < f32::INFINITY { y } else { f32::INFINITY };
    let other = if x == 0.0 {
        f32::NEG_INFINITY
    } else {
        f32::NAN
    };
    if x > 0.0 { positive } else { other }
}

/// `log(1 + x)`. Error at most 2 ULP; -inf at -1, NaN below.
///
/// The sum is rounded only to find the power of two; the rest is taken from `x` itself.
#[inline(always)]
pub fn log1p<L: Level>(x: f32) -> f32 {
    let bits = (1.0 + x).to_bits();
    let high = exponent(bits);
    let scale = f32::from_bits(0x3f80_0000u32.wrapping_sub(high));
    let near = madd::<L, _>(x, scale, scale - 1.0);
    // Where the 1 is lost in the sum, and the scale would leave the normal numbers.
    let far = f32::from_bits(bits.wrapping_sub(high)) - 1.0;
    let f = if x < 1e9 { near } else { far };
    let y = combine::<L>(high as i32 as f32 * (1.0 / 8_388_608.0), f).copysign(x);
    let inside = if x < f32::INFINITY { y } else { f32::INFINITY };
    let other = if x == -1.0 {
        f32::NEG_INFINITY
    } else {
        f32::NAN
    };
    if x > -1.0 { inside } else { other }
}
