//! Inverse trigonometric and hyperbolic functions of complex numbers, accurate near their branch points and for numbers
//! whose square overflows (Hull, Fairgrieve and Tang, "Implementing the complex arcsine and arccosine functions using
//! exception handling", 1997).
//!
//! As in XLA, -0 lies on the same side of the arcsine's branch cuts as 0.

use std::f64::consts::{FRAC_PI_2, LN_2, SQRT_2};

use crate::graph::Term;

pub(super) fn asin(z: Term<'_>) -> Term<'_> {
    let (x, y) = (z.real(), z.imag());
    let arc = Arc::of(x, y);
    x.atan2(arc.beside).complex(arc.size.on_side_of(y))
}

pub(super) fn acos(z: Term<'_>) -> Term<'_> {
    let (x, y) = (z.real(), z.imag());
    let arc = Arc::of(x, y);
    let imaginary = -arc.size.on_side_of(y);
    arc.beside.atan2(x).complex(imaginary)
}

/// `-i asin(i z)`.
pub(super) fn asinh(z: Term<'_>) -> Term<'_> {
    let (x, y) = (z.real(), z.imag());
    let arc = Arc::of(y, x);
    let imaginary = y.atan2(arc.beside);
    arc.size.on_side_of(x).complex(imaginary)
}

/// `i acos(z)` or its opposite, whichever has a real part of 0 or more.
pub(super) fn acosh(z: Term<'_>) -> Term<'_> {
    let (x, y) = (z.real(), z.imag());
    let arc = Arc::of(x, y);
    let imaginary = arc.beside.atan2(x).on_side_of(y);
    arc.size.complex(imaginary)
}

/// `sin(x) cosh(y) + i cos(x) sinh(y)`, by XLA's functions of real numbers.
pub(super) fn sin(z: Term<'_>) -> Term<'_> {
    let (x, y) = (z.real(), z.imag());
    let re = x.sin() * y.apply(&super::cosh);
    re.complex(x.cos() * y.apply(&super::sinh))
}

/// `cos(x) cosh(y) - i sin(x) sinh(y)`.
pub(super) fn cos(z: Term<'_>) -> Term<'_> {
    let (x, y) = (z.real(), z.imag());
    let re = x.cos() * y.apply(&super::cosh);
    re.complex(-(x.sin() * y.apply(&super::sinh)))
}

pub(super) fn atanh(z: Term<'_>) -> Term<'_> {
    let (x, y) = (z.real(), z.imag());
    atanh_real(x, y).complex(atanh_imag(x, y))
}

/// `-i atanh(i z)`.
pub(super) fn atan(z: Term<'_>) -> Term<'_> {
    let (x, y) = (z.real(), z.imag());
    // The imaginary part is the same for both signs of a real part.
    atanh_imag(y, x).complex(atanh_real(y, x))
}

/// `1 / (sqrt(1 - z) sqrt(1 + z))`. The square of `z` may overflow, and the root of a product has another branch cut.
pub(super) fn asin_slope(z: Term<'_>) -> Term<'_> {
    let (x, y) = above(z);
    let [below, beyond] = [(1.0 - x).complex(-y), (1.0 + x).complex(y)];
    below.rsqrt() * beyond.rsqrt()
}

/// `1 / (sqrt(1 - i z) sqrt(1 + i z))`.
pub(super) fn asinh_slope(z: Term<'_>) -> Term<'_> {
    asin_slope(z.times_i())
}

/// `1 / (sqrt(z - 1) sqrt(z + 1))`.
pub(super) fn acosh_slope(z: Term<'_>) -> Term<'_> {
    let (x, y) = above(z);
    let [below, beyond] = [(x - 1.0).complex(y), (x + 1.0).complex(y)];
    below.rsqrt() * beyond.rsqrt()
}

/// Returns the parts of a number. An imaginary part of -0 becomes 0, since functions have the values on that side of a cut.
fn above<'s>(z: Term<'s>) -> (Term<'s>, Term<'s>) {
    let y = z.imag();
    (z.real(), y.equal(0.0).select(y.number(0.0), y))
}

/// The parts of the arcsine of `|x| + i |y|`.
struct Arc<'s> {
    /// The number whose `atan2` with `x` is the real part.
    beside: Term<'s>,
    /// The imaginary part.
    size: Term<'s>,
}

impl<'s> Arc<'s> {
    /// With `r` and `s` the distances of the number from -1 and from 1, and `a` half of their sum, `size` is
    /// `log(a + sqrt(a^2 - 1))` and `beside` is `sqrt(a^2 - x^2)`. Both differences are written without cancellation.
    fn of(x: Term<'s>, y: Term<'s>) -> Arc<'s> {
        let (x, y) = (x.abs(), y.abs());
        let limits = Limits::of(x);
        let (above, below) = (x + 1.0, x - 1.0);
        let r = hypotenuse(above, y);
        let s = hypotenuse(below.abs(), y);
        let a = (r + s) * 0.5;

        let is_inner = x.less(1.0);
        let square = y * y;
        let far = square / (r + above);
        // s - |x - 1|, and s + |x - 1|.
        let near = s + below.abs();
        let less = square / near;
        // The half of the least number is 0.
        let twice = far + is_inner.select(less, near);
        let size = (twice * 0.5 + (twice * ((a + 1.0) * 0.5)).sqrt()).log1p();
        // The square underflows.
        let slight = y / (-(below * above)).sqrt();
        let is_slight = is_inner & y.less(limits.tiny);
        let size = is_slight.select(slight, size);

        let sum = a + x;
        let inner = (sum * (far + near) * 0.5).sqrt();
        let outer = y * ((sum / (r + above) + sum / near) * 0.5).sqrt();
        let beside = x.at_most(1.0).select(inner, outer);

        // The squares overflow: a is |z|, and beside is y.
        let most = x.max(y);
        let ratio = ratio(x.min(y), most);
        let large = most.log() + LN_2 + (ratio * ratio).log1p() * 0.5;
        let is_large = most.greater(limits.huge);
        Arc {
            beside: is_large.select(y, beside),
            size: is_large.select(large, size),
        }
    }
}

/// The real part of the inverse hyperbolic tangent: `log1p(4 x / ((1 - x)^2 + y^2)) / 4`.
fn atanh_real<'s>(signed: Term<'s>, y: Term<'s>) -> Term<'s> {
    let (x, y) = (signed.abs(), y.abs());
    let limits = Limits::of(x);
    let rest = 1.0 - x;
    let size = (x * 4.0 / (rest * rest + y * y)).log1p() * 0.25;
    // Above 1, whose square underflows: log(4 / y^2) / 4.
    let is_pole = x.equal(1.0) & y.less(limits.tiny);
    let size = is_pole.select((LN_2 - y.log()) * 0.5, size);
    // Far away, x / (x^2 + y^2).
    let most = x.max(y);
    let ratios = (ratio(x, most), ratio(y, most));
    let large = ratios.0 / most / (ratios.0 * ratios.0 + ratios.1 * ratios.1);
    let size = most.greater(limits.huge).select(large, size);
    size.on_side_of(signed)
}

/// The imaginary part: `atan2(2 y, 1 - x^2 - y^2) / 2`.
fn atanh_imag<'s>(x: Term<'s>, y: Term<'s>) -> Term<'s> {
    let limits = Limits::of(x);
    let beside = (1.0 - x) * (1.0 + x) - y * y;
    let angle = (y + y).atan2(beside) * 0.5;
    // Far away, pi / 2 with the sign of y, also of a zero.
    let most = x.abs().max(y.abs());
    let is_left = y.atan2(-1.0).less(0.0);
    let right = is_left.select(y.number(-FRAC_PI_2), y.number(FRAC_PI_2));
    most.greater(limits.huge).select(right, angle)
}

/// Returns `sqrt(a^2 + b^2)` for numbers of 0 or more.
fn hypotenuse<'s>(a: Term<'s>, b: Term<'s>) -> Term<'s> {
    let (most, least) = (a.max(b), a.min(b));
    let ratio = least / most;
    let size = most * (ratio * ratio + 1.0).sqrt();
    most.equal(least).select(most * SQRT_2, size)
}

/// Returns `part / whole`, and 1 for a number by itself, also if it is infinite.
fn ratio<'s>(part: Term<'s>, whole: Term<'s>) -> Term<'s> {
    part.equal(whole).select(part.number(1.0), part / whole)
}

/// The numbers beyond which a square is not exact enough.
struct Limits {
    /// Half of its square underflows below.
    tiny: f64,
    /// A product of two numbers of up to four times this size overflows above.
    huge: f64,
}

impl Limits {
    fn of(x: Term<'_>) -> Limits {
        let huge = x.largest().sqrt() / 8.0;
        Limits {
            tiny: 1.0 / huge,
            huge,
        }
    }
}

impl<'s> Term<'s> {
    /// Returns this number, or its opposite if another one is negative.
    fn on_side_of(self, other: Term<'s>) -> Term<'s> {
        other.less(0.0).select(-self, self)
    }
}
