//! Functions of `Complex<f32>` that compile to vector code: in double precision, without a branch or a call.
//!
//! Squares and products of two `f32` are exact in double precision and stay in its range. Each part of a result is
//! therefore off by hardly more than its rounding to `f32`: by at most 0.51 ULP of that part, even where the other part
//! is far larger. A function with another bound states it. Special values are the same as of `Complex<f64>`.

use num_complex::Complex;

use super::parts;
use crate::level::Level;
use crate::math::madd;
#[cfg(not(feature = "std"))]
use crate::math::std_free::FloatMethods as _;

type C = Complex<f32>;

#[inline(always)]
fn widened(z: C) -> (f64, f64) {
    (z.re.into(), z.im.into())
}

#[inline(always)]
fn rounded(re: f64, im: f64) -> C {
    C::new(re as f32, im as f32)
}

/// The bounds of distances whose parts have squares in the range of `f32`, up to negligible ones.
const LEAST: f32 = 8.881_784e-16;
pub(crate) const MODERATE: f32 = 1.152_921_5e18;

/// Returns how many `f32` lie between [`LEAST`] and a positive number. A smaller number and NaN yield more than any
/// moderate number does.
#[inline(always)]
pub(crate) fn above_least(x: f32) -> u32 {
    x.to_bits().wrapping_sub(LEAST.to_bits())
}

/// Computes [`abs`] where the result is moderate.
#[inline(always)]
pub(crate) fn abs_moderate<L: Level>(z: C) -> f32 {
    madd::<L, _>(z.re, z.re, z.im * z.im).sqrt()
}

/// Returns the distance from zero. Error at most 1.5 ULP; infinite where a part is, even if the other part is NaN.
///
/// Computed in single precision, in which roots are much faster; the parts are scaled so that their squares are in
/// range.
#[inline(always)]
pub fn abs<L: Level>(z: C) -> f32 {
    let (a, b) = (z.re.abs(), z.im.abs());
    let greater = if a < b { b } else { a };
    // Scales by 2^-70 or by 2^100.
    let (scale, back) = if greater > MODERATE {
        (f32::from_bits(57 << 23), f32::from_bits(197 << 23))
    } else if greater < LEAST * 0.5 {
        (f32::from_bits(227 << 23), f32::from_bits(27 << 23))
    } else {
        (1.0, 1.0)
    };
    let distance = abs_moderate::<L>(C::new(a * scale, b * scale)) * back;
    let infinite = (a == f32::INFINITY) | (b == f32::INFINITY);
    if infinite { f32::INFINITY } else { distance }
}

/// Computes [`div`] where the result is finite.
#[inline(always)]
pub(crate) fn div_ordinary(a: C, b: C) -> C {
    let ((x, y), (u, v)) = (widened(a), widened(b));
    let inverse = 1.0 / (u * u + v * v);
    rounded((x * u + y * v) * inverse, (y * u - x * v) * inverse)
}

/// Returns the quotient.
#[inline(always)]
pub fn div<L: Level>(a: C, b: C) -> C {
    let ((x, y), (u, v)) = (widened(a), widened(b));
    let finite = |x: f64, y: f64| (x.abs() < f64::INFINITY) & (y.abs() < f64::INFINITY);
    let infinite = |x: f64, y: f64| (x.abs() == f64::INFINITY) | (y.abs() == f64::INFINITY);
    // The direction of an infinite number: 1 for each infinite part and 0 for a finite one, with their signs.
    let corner = |x: f64| {
        (if x.abs() == f64::INFINITY {
            1.0
        } else {
            0.0f64
        })
        .copysign(x)
    };

    // A finite number divided by an infinite one is zero, with the signs of the product with the divisor's direction.
    let vanishes = finite(x, y) & infinite(u, v);
    let (p, q) = if vanishes {
        (corner(u), corner(v))
    } else {
        (u, v)
    };
    let square = u * u + v * v;
    let inverse = if vanishes { 0.0 } else { 1.0 / square };
    let re = (x * p + y * q) * inverse;
    let im = (y * p - x * q) * inverse;

    // An infinite number divided by a finite one is infinite where the formula above yields NaN.
    let lost = re.is_nan() & im.is_nan() & infinite(x, y) & finite(u, v);
    let (s, t) = (corner(x), corner(y));
    let re = if lost {
        (s * u + t * v) * f64::INFINITY
    } else {
        re
    };
    let im = if lost {
        (t * u - s * v) * f64::INFINITY
    } else {
        im
    };

    // A division by zero divides each part by a zero that has the sign of the divisor's real part.
    let far = f64::INFINITY.copysign(u);
    let zero = square == 0.0;
    rounded(
        if zero { x * far } else { re },
        if zero { y * far } else { im },
    )
}

/// Returns the square root whose real part is not negative.
#[inline(always)]
pub fn sqrt<L: Level>(z: C) -> C {
    let (x, y) = widened(z);
    let t = (0.5 * (x.abs() + (x * x + y * y).sqrt())).sqrt();
    let other = y.abs() / (if t == 0.0 { 1.0 } else { 2.0 * t });
    let other = if y.abs() == f64::INFINITY { t } else { other };
    let (re, im) = if x < 0.0 { (other, t) } else { (t, other) };
    // For either zero, the imaginary part of the result is not negative.
    rounded(re, im.copysign(y + 0.0))
}

/// Returns e to the power of `z`, given the sine and the cosine of its imaginary part.
#[inline(always)]
fn exp_by<L: Level>(z: C, (sin, cos): (f64, f64)) -> C {
    let size = parts::exp::<L>(z.re.into());
    let im = if z.im == 0.0 { 0.0 } else { size * sin };
    rounded(size * cos, im)
}

/// Returns e to the power of `z`.
#[inline(always)]
pub fn exp<L: Level>(z: C) -> C {
    exp_by::<L>(z, parts::sin_cos::<L>(z.im))
}

/// Computes [`exp`] for a moderate imaginary part.
#[inline(always)]
pub(crate) fn exp_moderate<L: Level>(z: C) -> C {
    exp_by::<L>(z, parts::sin_cos_moderate::<L>(z.im))
}

/// Returns the natural logarithm: the logarithm of the distance from zero, and the angle between -pi and pi.
#[inline(always)]
pub fn log<L: Level>(z: C) -> C {
    let (x, y) = widened(z);
    rounded(parts::log_of_distance::<L>(x, y), parts::angle::<L>(y, x))
}

/// Returns the hyperbolic tangent, given the sine and the cosine of the imaginary part.
///
/// The formula `(sinh x cosh x + i sin y cos y) / (sinh^2 x + cos^2 y)` has no cancellation.
#[inline(always)]
fn tanh_by<L: Level>(z: C, (sin, cos): (f64, f64)) -> C {
    let (x, y) = widened(z);
    let (sinh, cosh) = parts::sinh_cosh::<L>(x.abs());
    let inverse = 1.0 / (sinh * sinh + cos * cos);
    let (re, im) = (sinh * cosh * inverse, sin * cos * inverse);
    let im = if y == 0.0 { 0.0 } else { im };
    // This far from zero the result is 1, whatever the angle.
    let far = (x.abs() > 22.0) & !y.is_finite();
    let (re, im) = if far { (1.0, 0.0) } else { (re, im) };
    rounded(re.copysign(x), im)
}

/// Returns the hyperbolic tangent.
#[inline(always)]
pub fn tanh<L: Level>(z: C) -> C {
    tanh_by::<L>(z, parts::sin_cos::<L>(z.im))
}

/// Computes [`tanh`] for a moderate imaginary part.
#[inline(always)]
pub(crate) fn tanh_moderate<L: Level>(z: C) -> C {
    tanh_by::<L>(z, parts::sin_cos_moderate::<L>(z.im))
}
