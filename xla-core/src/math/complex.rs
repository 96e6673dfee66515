//! Functions of complex numbers, `Complex<f64>`. Functions of `Complex<f32>` that are not in [`single`] are computed
//! here too and rounded once.
//!
//! Accuracy comes first: both parts are good to a few ULP of the whole number's size, also where its square overflows or
//! underflows. They call the C library and do not become vector code.

pub(crate) mod parts;
pub mod single;

use core::f64::consts::LN_2;

use num_complex::Complex;

use super::double;
use crate::level::Level;
#[cfg(not(feature = "std"))]
use crate::math::std_free::FloatMethods as _;

type C = Complex<f64>;

/// Returns the distance of `(x, y)` from zero. Calls the C library only where the sum of the squares is inaccurate.
#[inline(always)]
fn distance(x: f64, y: f64) -> f64 {
    let square = x * x + y * y;
    if (1e-280..1e300).contains(&square) {
        square.sqrt()
    } else {
        x.hypot(y)
    }
}

/// Returns a number of moderate size beside `z`, and the binary logarithm of their ratio, which is even.
#[inline(always)]
fn scaled(z: C) -> (C, f64) {
    // The factors are powers of two: the parts stay exact, except for one that is nothing beside the other.
    let times = |factor: f64| C::new(z.re * factor, z.im * factor);
    let most = z.re.abs().max(z.im.abs());
    if most > 1e150 {
        (times(f64::from_bits((1023 - 600) << 52)), 600.0)
    } else if most < 1e-150 {
        (times(f64::from_bits((1023 + 600) << 52)), -600.0)
    } else {
        (z, 0.0)
    }
}

/// Returns the sum of two numbers, and what it loses by rounding.
#[inline(always)]
fn two_sum(a: f64, b: f64) -> (f64, f64) {
    let sum = a + b;
    let of_b = sum - a;
    (sum, (a - (sum - of_b)) + (b - of_b))
}

/// Returns `scale * part * exp(x)` for a sine or cosine and 1 or 1/2, in two factors where the exponential leaves the normal
/// numbers: the product does so only where the result does.
#[inline(always)]
fn times_exp<L: Level>(scale: f64, part: f64, x: f64) -> f64 {
    if scale == 0.0 {
        return scale * part;
    }
    if x.abs() < 700.0 {
        return scale * (part * double::exp::<L>(x));
    }
    let half = double::exp::<L>(x * 0.5);
    part * half * scale * half
}

/// Returns e to the power of `z`.
#[inline(always)]
pub fn exp<L: Level>(z: C) -> C {
    if z.im == 0.0 {
        return C::new(double::exp::<L>(z.re), 0.0);
    }
    let (sin, cos) = z.im.sin_cos();
    C::new(
        times_exp::<L>(cos, 1.0, z.re),
        times_exp::<L>(sin, 1.0, z.re),
    )
}

/// Returns 2 to the power of `z`.
#[inline(always)]
pub fn exp2<L: Level>(z: C) -> C {
    if z.im == 0.0 {
        return C::new(double::exp2::<L>(z.re), 0.0);
    }
    // Two factors: the product overflows only where the result does.
    let half = double::exp2::<L>(z.re * 0.5);
    let (sin, cos) = (z.im * LN_2).sin_cos();
    C::new(half * cos * half, half * sin * half)
}

/// Returns `exp(z) - 1`, accurate near 0 too.
#[inline(always)]
pub fn expm1<L: Level>(z: C) -> C {
    if z.re.abs() > 40.0 {
        let power = exp::<L>(z);
        return C::new(power.re - 1.0 + 0.0, power.im);
    }
    let (sin, cos) = z.im.sin_cos();
    let half = (z.im * 0.5).sin();
    let e = double::expm1::<L>(z.re);
    // exp(x) cos(y) - 1 = (exp(x) - 1) cos(y) - 2 sin(y / 2)^2.
    let im = if z.im == 0.0 { 0.0 } else { (e + 1.0) * sin };
    // Adding zero makes the zero of a real part positive, as XLA does.
    C::new(e * cos - 2.0 * half * half + 0.0, im)
}

/// Returns the natural logarithm: the logarithm of the distance from zero, and the angle between -pi and pi.
#[inline(always)]
pub fn log<L: Level>(z: C) -> C {
    let (a, b) = (z.re.abs(), z.im.abs());
    let (a, b) = if a < b { (b, a) } else { (a, b) };
    let re = if (0.5..=2.0).contains(&a) {
        // Near the unit circle the logarithm of the distance cancels; a^2 - 1 + b^2 does not with what the squares lose.
        let (p, q) = (a * a, b * b);
        let lost = a.mul_add(a, -p) + b.mul_add(b, -q);
        0.5 * double::log1p::<L>(((p - 1.0) + q) + lost)
    } else {
        let (moderate, exponent) = scaled(z);
        double::log::<L>(distance(moderate.re, moderate.im)) + exponent * LN_2
    };
    C::new(if z.is_nan() { f64::NAN } else { re }, z.im.atan2(z.re))
}

/// Returns `log(1 + z)`, accurate near 0 too.
#[inline(always)]
pub fn log1p<L: Level>(z: C) -> C {
    let (x, y) = (z.re, z.im);
    if x.abs() < 3.0 && y.abs() < 3.0 {
        // |1 + z|^2 - 1 = 2 x + x^2 + y^2, with what the squares and the sums lose.
        let (p, q) = (x * x, y * y);
        let lost = x.mul_add(x, -p) + y.mul_add(y, -q);
        let (sum, first) = two_sum(2.0 * x, p);
        let (sum, second) = two_sum(sum, q);
        let excess = sum + (first + second + lost);
        if excess > -0.5 {
            return C::new(0.5 * double::log1p::<L>(excess), y.atan2(1.0 + x));
        }
    }
    log::<L>(C::new(1.0 + x, y))
}

/// Returns the angle of `(x, y)`, continued to complex numbers: `-i log((x + i y) / sqrt(x^2 + y^2))`.
#[inline(always)]
pub fn atan2<L: Level>(y: C, x: C) -> C {
    let i = C::new(0.0, 1.0);
    let angle = log::<L>(div(x + i * y, sqrt::<L>(x * x + y * y)));
    C::new(angle.im, -angle.re)
}

/// Returns `scale` times the hyperbolic sine; of either zero, positive zero.
#[inline(always)]
fn times_sinh<L: Level>(scale: f64, x: f64) -> f64 {
    if x.abs() > 40.0 {
        return times_exp::<L>(scale, 0.5f64.copysign(x), x.abs());
    }
    scale * if x == 0.0 { 0.0 } else { x.sinh() }
}

/// Returns `scale` times the hyperbolic cosine.
#[inline(always)]
fn times_cosh<L: Level>(scale: f64, x: f64) -> f64 {
    if x.abs() > 40.0 {
        return times_exp::<L>(scale, 0.5, x.abs());
    }
    scale * x.cosh()
}

/// Returns the cosine.
#[inline(always)]
pub fn cos<L: Level>(z: C) -> C {
    let (sin, cos) = z.re.sin_cos();
    C::new(times_cosh::<L>(cos, z.im), times_sinh::<L>(sin, -z.im))
}

/// Returns the sine.
#[inline(always)]
pub fn sin<L: Level>(z: C) -> C {
    let (sin, cos) = z.re.sin_cos();
    C::new(times_cosh::<L>(sin, z.im), times_sinh::<L>(cos, z.im))
}

/// Returns the hyperbolic tangent.
#[inline(always)]
pub fn tanh<L: Level>(z: C) -> C {
    if z.im == 0.0 {
        return C::new(double::tanh::<L>(z.re), 0.0);
    }
    if z.re.abs() > 22.0 {
        // The real part is 1, and the imaginary part vanishes: 4 sin cos exp(-2 |x|).
        let im = if z.im.is_finite() {
            let (sin, cos) = z.im.sin_cos();
            4.0 * sin * cos * double::exp::<L>(-2.0 * z.re.abs())
        } else {
            0.0
        };
        return C::new(1f64.copysign(z.re), im);
    }
    let t = z.im.tan();
    let beta = 1.0 + t * t;
    let s = z.re.sinh();
    let rho = (1.0 + s * s).sqrt();
    if t.is_infinite() {
        return C::new(rho / s, 1.0 / t);
    }
    let below = 1.0 + beta * s * s;
    C::new(beta * rho * s / below, t / below)
}

/// Returns `1 / (1 + exp(-z))`, or `exp(z) / (1 + exp(z))` where the other exponential is large.
#[inline(always)]
pub fn logistic<L: Level>(z: C) -> C {
    if z.re < -40.0 {
        let power = exp::<L>(z);
        return div(power, C::new(1.0, 0.0) + power);
    }
    div(C::new(1.0, 0.0), C::new(1.0, 0.0) + exp::<L>(-z))
}

/// Returns the quotient, scaled so that it overflows only where the result does. Infinities follow annex G of the C
/// standard.
#[inline(always)]
pub fn div(a: C, b: C) -> C {
    if b.re == 0.0 && b.im == 0.0 {
        return C::new(
            a.re / b.re.abs().copysign(b.re),
            a.im / b.re.abs().copysign(b.re),
        );
    }
    let quotient = if b.re.abs() >= b.im.abs() {
        let ratio = b.im / b.re;
        let below = b.re + b.im * ratio;
        C::new((a.re + a.im * ratio) / below, (a.im - a.re * ratio) / below)
    } else {
        let ratio = b.re / b.im;
        let below = b.re * ratio + b.im;
        C::new((a.re * ratio + a.im) / below, (a.im * ratio - a.re) / below)
    };
    let lost = quotient.re.is_nan() && quotient.im.is_nan();
    match (a.is_finite(), b.is_finite()) {
        (false, true) if lost && is_infinite(a) => times_conjugate(corner(a), b) * f64::INFINITY,
        (true, false) if is_infinite(b) => times_conjugate(a, corner(b)) * 0.0,
        _ => quotient,
    }
}

/// Whether either part is infinite, whatever the other part is.
fn is_infinite(z: C) -> bool {
    z.re.is_infinite() || z.im.is_infinite()
}

/// Returns the direction of an infinite number: 1 for each infinite part and 0 for a finite one, with their signs.
fn corner(z: C) -> C {
    let part = |x: f64| f64::from(u8::from(x.is_infinite())).copysign(x);
    C::new(part(z.re), part(z.im))
}

fn times_conjugate(a: C, b: C) -> C {
    C::new(a.re * b.re + a.im * b.im, a.im * b.re - a.re * b.im)
}

/// Returns the square root whose real part is not negative.
#[inline(always)]
pub fn sqrt<L: Level>(z: C) -> C {
    if z.is_nan() {
        return C::new(f64::NAN, f64::NAN);
    }
    if z.im == 0.0 {
        let root = z.re.abs().sqrt();
        return if z.re >= 0.0 {
            C::new(root, 0.0)
        } else {
            C::new(0.0, root)
        };
    }
    if z.im.is_infinite() {
        return C::new(f64::INFINITY, z.im);
    }
    if z.re.is_infinite() {
        let zero = 0f64.copysign(z.im);
        let far = f64::INFINITY;
        return if z.re > 0.0 {
            C::new(far, zero)
        } else {
            C::new(0.0, far.copysign(z.im))
        };
    }
    // A sum beyond the normal numbers would overflow, or lose digits.
    let (C { re: x, im: y }, exponent) = scaled(z);
    // `sqrt((|x| + |z|) / 2)` is the greater part, and `|y|` over twice that the lesser one: neither cancels.
    let t = (0.5 * (x.abs() + distance(x, y))).sqrt();
    let greater = t * power_of_two(exponent * 0.5);
    let lesser = z.im.abs() / (2.0 * greater);
    let (re, im) = if x >= 0.0 {
        (greater, lesser)
    } else {
        (lesser, greater)
    };
    C::new(re, im.copysign(z.im))
}

/// Returns a power of two within the normal numbers.
#[inline(always)]
fn power_of_two(exponent: f64) -> f64 {
    f64::from_bits(((exponent as i64 + 1023) as u64) << 52)
}

/// Returns one divided by the square root: the conjugate of the root, divided by the distance.
#[inline(always)]
pub fn rsqrt<L: Level>(z: C) -> C {
    if is_infinite(z) {
        let re = if z.re == f64::NEG_INFINITY { -0.0 } else { 0.0 };
        return C::new(re, -0f64.copysign(z.im));
    }
    if z.re == 0.0 && z.im == 0.0 {
        return C::new(f64::INFINITY, f64::NAN);
    }
    let (moderate, exponent) = scaled(z);
    let root = sqrt::<L>(moderate);
    // A root at the branch cut has a part of 0 on either side.
    let distance = distance(moderate.re, moderate.im);
    let back = power_of_two(exponent * -0.5);
    C::new(
        root.re / distance * back,
        (root.im.abs() / distance * back).copysign(-z.im),
    )
}

/// Returns `a` to the power of `b`: `exp(b log(a))`. As of real numbers, 1 to any power and any number to the power of
/// 0 are 1, also of NaN.
#[inline(always)]
pub fn pow<L: Level>(a: C, b: C) -> C {
    if b.re == 0.0 && b.im == 0.0 || a.re == 1.0 && a.im == 0.0 {
        return C::new(1.0, 0.0);
    }
    if a.re == 0.0 && a.im == 0.0 {
        return if b.re > 0.0 && b.im == 0.0 {
            C::new(0.0, 0.0)
        } else {
            C::new(f64::NAN, f64::NAN)
        };
    }
    exp::<L>(b * log::<L>(a))
}

/// Returns `z` divided by its distance from zero; zero for zero.
#[inline(always)]
pub fn sign<L: Level>(z: C) -> C {
    let (moderate, _) = scaled(z);
    let distance = distance(moderate.re, moderate.im);
    if distance == 0.0 {
        z
    } else {
        C::new(moderate.re / distance, moderate.im / distance)
    }
}
