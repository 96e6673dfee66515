//! Functions of complex numbers, `Complex<f64>`; those of `Complex<f32>` are computed here too and rounded once.
//!
//! Accuracy comes first: both parts are good to a few ULP of the whole number's size, away from overflow. They call the
//! C library and do not become vector code.

use num_complex::Complex;

use super::double;
use crate::level::Level;

type C = Complex<f64>;

/// e to the power of `z`.
#[inline(always)]
pub fn exp<L: Level>(z: C) -> C {
    if z.im == 0.0 {
        return C::new(double::exp::<L>(z.re), z.im);
    }
    // In two factors, so that the product overflows only where the result does.
    let half = double::exp::<L>(z.re * 0.5);
    let (sin, cos) = z.im.sin_cos();
    C::new(half * cos * half, half * sin * half)
}

/// `exp(z) - 1`, exact near 0 too.
#[inline(always)]
pub fn expm1<L: Level>(z: C) -> C {
    let (sin, cos) = z.im.sin_cos();
    let half = (z.im * 0.5).sin();
    let e = double::expm1::<L>(z.re);
    // exp(x) cos(y) - 1 = (exp(x) - 1) cos(y) - 2 sin(y / 2)^2.
    let im = if z.im == 0.0 { z.im } else { (e + 1.0) * sin };
    C::new(e * cos - 2.0 * half * half, im)
}

/// The natural logarithm: of the distance from zero, and the angle between -pi and pi.
#[inline(always)]
pub fn log<L: Level>(z: C) -> C {
    let (a, b) = (z.re.abs(), z.im.abs());
    let (a, b) = if a < b { (b, a) } else { (a, b) };
    // Near the unit circle the logarithm of the distance cancels; there (a - 1)(a + 1) + b^2 does not.
    let re = if (0.5..=2.0).contains(&a) {
        0.5 * double::log1p::<L>((a - 1.0) * (a + 1.0) + b * b)
    } else {
        double::log::<L>(z.re.hypot(z.im))
    };
    C::new(re, z.im.atan2(z.re))
}

/// `log(1 + z)`, exact near 0 too.
#[inline(always)]
pub fn log1p<L: Level>(z: C) -> C {
    let (x, y) = (z.re, z.im);
    if x.abs() + y.abs() < 0.5 {
        return C::new(
            0.5 * double::log1p::<L>(x * (2.0 + x) + y * y),
            y.atan2(1.0 + x),
        );
    }
    log::<L>(C::new(1.0 + x, y))
}

/// The cosine.
#[inline(always)]
pub fn cos<L: Level>(z: C) -> C {
    let (sin, cos) = z.re.sin_cos();
    C::new(cos * z.im.cosh(), -sin * z.im.sinh())
}

/// The sine.
#[inline(always)]
pub fn sin<L: Level>(z: C) -> C {
    let (sin, cos) = z.re.sin_cos();
    C::new(sin * z.im.cosh(), cos * z.im.sinh())
}

/// The hyperbolic tangent.
#[inline(always)]
pub fn tanh<L: Level>(z: C) -> C {
    if z.re.abs() > 22.0 {
        // 1, and an imaginary part that vanishes: 4 sin cos exp(-2 |x|).
        let im = if z.im.is_finite() {
            2.0 * (2.0 * z.im).sin() * double::exp::<L>(-2.0 * z.re.abs())
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

/// `1 / (1 + exp(-z))`.
#[inline(always)]
pub fn logistic<L: Level>(z: C) -> C {
    div(C::new(1.0, 0.0), C::new(1.0, 0.0) + exp::<L>(-z))
}

/// The quotient, scaled so that it overflows only where the result does.
#[inline(always)]
pub fn div(a: C, b: C) -> C {
    if b.re == 0.0 && b.im == 0.0 {
        return C::new(
            a.re / b.re.abs().copysign(b.re),
            a.im / b.re.abs().copysign(b.re),
        );
    }
    if b.re.abs() >= b.im.abs() {
        let ratio = b.im / b.re;
        let below = b.re + b.im * ratio;
        C::new((a.re + a.im * ratio) / below, (a.im - a.re * ratio) / below)
    } else {
        let ratio = b.re / b.im;
        let below = b.re * ratio + b.im;
        C::new((a.re * ratio + a.im) / below, (a.im * ratio - a.re) / below)
    }
}

/// The square root with a real part that is not negative.
#[inline(always)]
pub fn sqrt<L: Level>(z: C) -> C {
    z.sqrt()
}

/// One divided by the square root.
#[inline(always)]
pub fn rsqrt<L: Level>(z: C) -> C {
    div(C::new(1.0, 0.0), sqrt::<L>(z))
}

/// `a` to the power of `b`, `exp(b log(a))`.
#[inline(always)]
pub fn pow<L: Level>(a: C, b: C) -> C {
    if b.re == 0.0 && b.im == 0.0 {
        return C::new(1.0, 0.0);
    }
    if a.re == 0.0 && a.im == 0.0 {
        return if b.re > 0.0 {
            C::new(0.0, 0.0)
        } else {
            C::new(f64::NAN, f64::NAN)
        };
    }
    exp::<L>(b * log::<L>(a))
}

/// `z` divided by its distance from zero; zero for zero.
#[inline(always)]
pub fn sign<L: Level>(z: C) -> C {
    let distance = z.re.hypot(z.im);
    if distance == 0.0 {
        z
    } else {
        C::new(z.re / distance, z.im / distance)
    }
}
