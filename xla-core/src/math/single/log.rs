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

/// `log(1 + f)`, |f| at most 1/3. The polynomial's own error is 2^-24.7.
#[inline(always)]
fn near_one<L: Level>(f: f32) -> f32 {
    let p = poly!(L, f;
        3.333_326_6e-1, -2.500_423_8e-1, 2.000_793e-1, -1.647_232_5e-1, 1.404_216_9e-1, -1.512_218_6e-1,
        1.382_076_4e-1
    );
    madd::<L, _>(f * f, madd::<L, _>(f, p, -0.5), f)
}

/// The natural logarithm. Error at most 2 ULP; -inf at zero, NaN below.
#[inline(always)]
pub fn log<L: Level>(x: f32) -> f32 {
    let small = x < f32::MIN_POSITIVE;
    let bits = (if small { x * 8_388_608.0 } else { x }).to_bits();
    let high = exponent(bits);
    let f = f32::from_bits(bits.wrapping_sub(high)) - 1.0;
    let shift = if small { 23 << 23 } else { 0 };
    let e = high.wrapping_sub(shift) as i32 as f32;
    // Infinity, and NaN, take the place of the power of two; what is finite is not greater than the largest of all.
    let beyond = x - f32::MAX;
    let e = if e > beyond { e } else { beyond };
    let y = madd::<L, _>(e, LN_2 / 8_388_608.0, near_one::<L>(f));
    let other = if x == 0.0 {
        f32::NEG_INFINITY
    } else {
        f32::NAN
    };
    if x > 0.0 { y } else { other }
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
    let y = madd::<L, _>(high as i32 as f32, LN_2 / 8_388_608.0, near_one::<L>(f)).copysign(x);
    let inside = if x < f32::INFINITY { y } else { f32::INFINITY };
    let other = if x == -1.0 {
        f32::NEG_INFINITY
    } else {
        f32::NAN
    };
    if x > -1.0 { inside } else { other }
}
