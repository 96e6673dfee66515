//! Logarithms.

use crate::level::Level;
use crate::math::{madd, poly};

/// ln 2 in two parts: the first has few bits, so that its product with a small integer is exact.
const LN2_HIGH: f64 = f64::from_bits(0x3fe6_2e42_fee0_0000);
const LN2_LOW: f64 = f64::from_bits(0x3dea_39ef_3579_3c76);

/// The bits of sqrt(1/2). Numbers are split into `2^e m` with `m` between sqrt(1/2) and sqrt(2).
const ROOT_HALF: u64 = 0x3fe6_a09e_667f_3bcd;

/// Returns `1023 + e` for the bits of a positive normal number.
#[inline(always)]
fn biased_exponent(bits: u64) -> u64 {
    bits.wrapping_sub(ROOT_HALF).wrapping_add(1023 << 52) >> 52
}

/// Returns `m`, given the bits and their [`biased_exponent`].
#[inline(always)]
fn significand(bits: u64, biased: u64) -> f64 {
    f64::from_bits(bits.wrapping_sub(biased << 52).wrapping_add(1023 << 52))
}

/// Returns `e ln 2 + log(1 + f)` for `1 + f` between sqrt(1/2) and sqrt(2).
///
/// With `s = f / (2 + f)` the logarithm is `2 atanh(s) = 2 s + s R(s^2)`, and `2 s` is `f - s f`; the error of `R` is
/// 2^-58. The integer is converted to a float by placing it in the low bits of 2^52.
#[inline(always)]
fn combine<L: Level>(biased: u64, shift: f64, f: f64) -> f64 {
    let e = exponent(biased, shift);
    let (s, half_square, r) = series::<L>(f);
    let tail = madd::<L, _>(s, half_square + r, e * LN2_LOW);
    madd::<L, _>(e, LN2_HIGH, f - (half_square - tail))
}

/// Returns `e`, the sum of [`biased_exponent`] and its correction.
#[inline(always)]
fn exponent(biased: u64, shift: f64) -> f64 {
    f64::from_bits(biased | 0x4330_0000_0000_0000) - (4_503_599_627_370_496.0 + 1023.0) + shift
}

/// Returns `s`, `f^2 / 2` and `R`, from which [`combine`] computes `log(1 + f)`.
#[inline(always)]
fn series<L: Level>(f: f64) -> (f64, f64, f64) {
    let s = f / (2.0 + f);
    let z = s * s;
    let r = z * poly!(L, z;
        0.6666666666666734, 0.3999999999941355, 0.28571428742663535, 0.2222219854252251,
        0.18183566034788026, 0.1531400403718191, 0.14796441892191997
    );
    (s, 0.5 * f * f, r)
}

/// A logarithm to another base: the inverse of the base's natural logarithm, and the logarithm of 2. Each has two parts; the
/// first one has 31 or 41 bits, so that its product with a number of 21 or 11 bits is exact.
struct Base {
    inverse: [f64; 2],
    of_two: [f64; 2],
}

const BINARY: Base = Base {
    inverse: [
        f64::from_bits(0x3ff7_1547_6500_0000),
        f64::from_bits(0x3e05_c17f_0bbb_e880),
    ],
    of_two: [1.0, 0.0],
};

const DECIMAL: Base = Base {
    inverse: [
        f64::from_bits(0x3fdb_cb7b_1500_0000),
        f64::from_bits(0x3de3_7287_1953_55bb),
    ],
    of_two: [
        f64::from_bits(0x3fd3_4413_509f_7000),
        f64::from_bits(0x3d43_fde6_23e2_566b),
    ],
};

/// Returns the logarithm of a number to a base: the product and the sum of two parts each, so that only the last addition
/// rounds.
#[inline(always)]
fn to_base<L: Level>(x: f64, base: &Base) -> f64 {
    let (biased, shift, f) = split(x);
    let e = exponent(biased, shift);
    let (s, half_square, r) = series::<L>(f);
    let high = f64::from_bits((f - half_square).to_bits() & !0xffff_ffff);
    let low = madd::<L, _>(s, half_square + r, (f - high) - half_square);
    let first = high * base.inverse[0];
    let second = madd::<L, _>(low, base.inverse[0], (low + high) * base.inverse[1]);
    // The power of two is 0, or its logarithm is the greater number.
    let power = e * base.of_two[0];
    let sum = power + first;
    let lost = (power - sum) + first;
    everywhere(x, sum + (madd::<L, _>(e, base.of_two[1], second) + lost))
}

/// Splits a positive number into `2^e (1 + f)`: the [`biased_exponent`], its correction, and `f`.
#[inline(always)]
fn split(x: f64) -> (u64, f64, f64) {
    let small = x < f64::MIN_POSITIVE;
    let (scaled, shift) = if small {
        (x * 4_503_599_627_370_496.0, -52.0)
    } else {
        (x, 0.0)
    };
    let bits = scaled.to_bits();
    let biased = biased_exponent(bits);
    (biased, shift, significand(bits, biased) - 1.0)
}

/// Returns the logarithm of `x` that is `y` if it is positive and finite.
#[inline(always)]
fn everywhere(x: f64, y: f64) -> f64 {
    let positive = if x < f64::INFINITY { y } else { f64::INFINITY };
    let other = if x == 0.0 {
        f64::NEG_INFINITY
    } else {
        f64::NAN
    };
    if x > 0.0 { positive } else { other }
}

/// Returns the natural logarithm. Error at most 1 ULP; -inf at zero, NaN below.
#[inline(always)]
pub fn log<L: Level>(x: f64) -> f64 {
    let (biased, shift, f) = split(x);
    everywhere(x, combine::<L>(biased, shift, f))
}

/// Returns the binary logarithm. Error at most 0.8 ULP, exact for powers of 2; -inf at zero, NaN below.
#[inline(always)]
pub fn log2<L: Level>(x: f64) -> f64 {
    to_base::<L>(x, &BINARY)
}

/// Returns the decimal logarithm. Error at most 0.8 ULP, exact for powers of 10; -inf at zero, NaN below.
#[inline(always)]
pub fn log10<L: Level>(x: f64) -> f64 {
    to_base::<L>(x, &DECIMAL)
}

/// Returns `log(1 + x)`. Error at most 2 ULP; -inf at -1, NaN below.
///
/// The rounded sum determines only the power of two; the rest is computed from `x` itself.
#[inline(always)]
pub fn log1p<L: Level>(x: f64) -> f64 {
    let bits = (1.0 + x).to_bits();
    let biased = biased_exponent(bits);
    let scale = f64::from_bits((2046u64 << 52).wrapping_sub(biased << 52));
    let near = madd::<L, _>(x, scale, scale - 1.0);
    // Where the sum loses the 1, and the scale would leave the normal numbers.
    let far = significand(bits, biased) - 1.0;
    let f = if x < 1e18 { near } else { far };
    let y = combine::<L>(biased, 0.0, f).copysign(x);
    let inside = if x < f64::INFINITY { y } else { f64::INFINITY };
    let other = if x == -1.0 {
        f64::NEG_INFINITY
    } else {
        f64::NAN
    };
    if x > -1.0 { inside } else { other }
}
