//! Functions of real numbers in double precision, from which the functions of `Complex<f32>` are built.
//!
//! Their relative errors are at most 2^-34, so that a result which is rounded to `f32` is off by hardly more than that
//! rounding. This permits shorter polynomials than [`double`](crate::math::double) has.

use core::f64::consts::{FRAC_2_PI, FRAC_PI_2, LN_2, LOG2_E, PI};

use crate::level::Level;
use crate::math::single::trig;
use crate::math::{madd, poly};

/// Rounds to an integer when added; the low bits then hold that integer.
const MAGIC: f64 = 6_755_399_441_055_744.0;

/// Returns `2^n`, where `t` is `MAGIC + n`.
#[inline(always)]
fn power_of_two(t: f64) -> f64 {
    f64::from_bits((t.to_bits() << 52).wrapping_add(1023 << 52))
}

/// Clamps `x` between `-most` and `most`; NaN stays NaN.
#[inline(always)]
fn clamped(x: f64, most: f64) -> f64 {
    let x = if x > most { most } else { x };
    if x < -most { -most } else { x }
}

/// Splits `x = n ln 2 + r` with |r| at most ln 2 / 2, and returns `MAGIC + n` and `r`.
#[inline(always)]
fn halvings<L: Level>(x: f64) -> (f64, f64) {
    let t = madd::<L, _>(x, LOG2_E, MAGIC);
    // One part of ln 2 is exact enough: `n` is below 1000, and only the absolute error counts.
    (t, madd::<L, _>(t - MAGIC, -LN_2, x))
}

/// Returns e to the power of `x`, with `x` clamped to 300: the result exceeds `f32` even when multiplied by its
/// smallest number.
#[inline(always)]
pub(crate) fn exp<L: Level>(x: f64) -> f64 {
    let (t, r) = halvings::<L>(clamped(x, 300.0));
    let p = poly!(L, r;
        0.5000000067643023, 0.16666665869298025, 0.041666295092080995, 0.008333497034670378,
        0.0013944648677634572, 0.00019790338690660214
    );
    (1.0 + madd::<L, _>(p, r * r, r)) * power_of_two(t)
}

/// Returns the hyperbolic sine and cosine of a non-negative number, clamped to 60.
///
/// With `s` and `c` the sine and cosine of the rest `r`, `sinh(n ln 2 + r) = sinh(n ln 2) c + cosh(n ln 2) s`. Near
/// zero `n` is 0, and the sine is `s`.
#[inline(always)]
pub(crate) fn sinh_cosh<L: Level>(x: f64) -> (f64, f64) {
    let (t, r) = halvings::<L>(clamped(x, 60.0));
    let z = r * r;
    let s = poly!(L, z; 0.16666666754024764, 0.008333289099275, 0.0001990487214120831);
    let c = poly!(L, z; 0.041666666813282745, 0.0013888830876054453, 2.4872719810185925e-05);
    let s = madd::<L, _>(r * z, s, r);
    let c = madd::<L, _>(z * z, c, madd::<L, _>(z, 0.5, 1.0));
    let (up, down) = (0.5 * power_of_two(t), 0.5 * power_of_two(2.0 * MAGIC - t));
    let (sinh, cosh) = (up - down, up + down);
    (
        madd::<L, _>(sinh, c, cosh * s),
        madd::<L, _>(cosh, c, sinh * s),
    )
}

/// Returns the logarithm of the distance of `(x, y)` from zero.
///
/// The squares are exact, and their sum is rounded once. Near the unit circle even that error is too large; there the
/// greater square minus 1 is exact too.
#[inline(always)]
pub(crate) fn log_of_distance<L: Level>(x: f64, y: f64) -> f64 {
    let (x, y) = (x * x, y * y);
    let square = x + y;
    let greater = if x < y { y } else { x };
    let lesser = if x < y { x } else { y };
    // Split into `2^e m` with `m` between the root of one half and the root of two.
    const ROOT_HALF: u64 = 0x3fe6_a09e_667f_3bcd;
    let bits = square.to_bits();
    let biased = bits.wrapping_sub(ROOT_HALF).wrapping_add(1023 << 52) >> 52;
    let m = f64::from_bits(bits.wrapping_sub(biased << 52).wrapping_add(1023 << 52));
    let e = f64::from_bits(biased | 0x4330_0000_0000_0000) - (4_503_599_627_370_496.0 + 1023.0);
    let f = if e == 0.0 {
        (greater - 1.0) + lesser
    } else {
        m - 1.0
    };
    // 2 atanh(s).
    let s = f / (2.0 + f);
    let z = s * s;
    let r = poly!(L, z; 0.6666666564865545, 0.40000334532676457, 0.2853734706731585, 0.23581470534264826);
    let log = madd::<L, _>(e, LN_2, madd::<L, _>(s * z, r, 2.0 * s));
    let log = if square == f64::INFINITY {
        square
    } else {
        0.5 * log
    };
    let log = if square == 0.0 {
        f64::NEG_INFINITY
    } else {
        log
    };
    if square.is_nan() { square } else { log }
}

/// Returns the angle from the x axis to the point `(x, y)`, between -pi and pi, with C's rules for zeros and
/// infinities.
#[inline(always)]
pub(crate) fn angle<L: Level>(y: f64, x: f64) -> f64 {
    let (a, b) = (x.abs(), y.abs());
    let steep = b > a;
    let (low, high) = if steep { (a, b) } else { (b, a) };
    let t = low / high;
    // The quotient is NaN at the origin and where both are infinite, which have an angle in C.
    let t = if high == 0.0 { 0.0 } else { t };
    let t = if low == f64::INFINITY { 1.0 } else { t };
    let u = t * t;
    let q = poly!(L, u;
        -0.3333333311111645, 0.19999984222071238, -0.14285320889852446, 0.11106143473599733,
        -0.09053629851936391, 0.07510512267259555, -0.06056958640808481, 0.0441791404320012,
        -0.026547818001800817, 0.011778668728538418, -0.0033264973295042714, 0.00044069488387861976
    );
    let angle = madd::<L, _>(t * u, q, t);
    let left = x.is_sign_negative();
    let angle = if steep != left { -angle } else { angle };
    let straight = if left { PI } else { 0.0 };
    let angle = (angle + if steep { FRAC_PI_2 } else { straight }).copysign(y);
    if x.is_nan() | y.is_nan() {
        x + y
    } else {
        angle
    }
}

/// The largest magnitude for which a quarter turn in two parts is accurate enough: the number of quarter turns has 20
/// bits.
pub(crate) const MODERATE: f32 = 1_048_576.0;

/// A quarter turn in two parts: the first has 33 bits, so that its product with a number of turns is exact.
const QUARTER: [f64; 2] = [
    f64::from_bits(0x3ff9_21fb_5440_0000),
    f64::from_bits(0x3dd0_b461_1a62_6331),
];

/// Returns the nearest number of quarter turns in |x| (its two low bits are valid) and the rest in radians, for a
/// moderate angle.
#[inline(always)]
fn turns_moderate<L: Level>(x: f32) -> (u64, f64) {
    let x = f64::from(x.abs());
    let t = madd::<L, _>(x, FRAC_2_PI, MAGIC);
    let n = t - MAGIC;
    let r = madd::<L, _>(n, -QUARTER[0], x);
    (t.to_bits(), madd::<L, _>(n, -QUARTER[1], r))
}

/// Returns the same for every angle, by [`turns_moderate`] if it is moderate. An infinity or NaN yields NaN.
#[inline(always)]
fn turns<L: Level>(x: f32) -> (u64, f64) {
    if x.abs() <= MODERATE {
        turns_moderate::<L>(x)
    } else {
        let (quarters, rest) = trig::quarters(x);
        (quarters, rest * FRAC_PI_2)
    }
}

#[inline(always)]
fn of_rest<L: Level>(x: f32, (quarters, r): (u64, f64)) -> (f64, f64) {
    let z = r * r;
    let s = poly!(L, z;
        -0.16666666640797165, 0.008333329304847316, -0.00019839312270168927, 2.7181216322911214e-06
    );
    let c = poly!(L, z;
        0.04166666661949243, -0.0013888883500151044, 2.4799460172056707e-05, -2.7205755541999164e-07
    );
    let s = madd::<L, _>(r * z, s, r);
    let c = madd::<L, _>(z * z, c, madd::<L, _>(z, -0.5, 1.0));
    let (sin, cos) = if quarters & 1 == 1 { (c, s) } else { (s, c) };
    let signed = |y: f64, sign: u64| f64::from_bits(y.to_bits() ^ sign & 1 << 63);
    let own = f64::from(x).to_bits();
    (
        signed(sin, quarters << 62 ^ own),
        signed(cos, quarters.wrapping_add(1) << 62),
    )
}

/// Returns the sine and the cosine of any angle.
#[inline(always)]
pub(crate) fn sin_cos<L: Level>(x: f32) -> (f64, f64) {
    of_rest::<L>(x, turns::<L>(x))
}

/// Computes [`sin_cos`] of a moderate angle.
#[inline(always)]
pub(crate) fn sin_cos_moderate<L: Level>(x: f32) -> (f64, f64) {
    of_rest::<L>(x, turns_moderate::<L>(x))
}
