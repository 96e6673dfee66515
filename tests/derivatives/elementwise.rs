//! Elementwise operations, at ordinary and at special points.

use typed_xla::prelude::*;

use crate::VECTORS;

/// Returns the derivative at each index.
#[computation]
fn slope<N: Dim>(f: impl Fn(&f64![N]) -> f64![N], x: &f64![N]) -> f64![N] {
    grad(|x| sum(f(x)))(x)
}

/// Returns the first and the second derivative at each index.
#[computation]
fn slopes<N: Dim>(f: impl Fn(&f64![N]) -> f64![N], x: &f64![N]) -> (f64![N], f64![N]) {
    let first = |x| grad(|x| sum(f(x)))(x);
    jvp(first)(x, ones(f64, [N]))
}

/// Returns the gradients of a function of two arrays.
#[computation]
fn both<N: Dim>(
    f: impl Fn(&f64![N], &f64![N]) -> f64![N],
    x: &f64![N],
    y: &f64![N],
) -> (f64![N], f64![N]) {
    grad(|x, y| sum(f(x, y)), argnums = [0, 1])(x, y)
}

/// Returns the gradient of a real function of the results, and the tangents in a direction.
#[computation]
fn complex_slopes<N: Dim>(
    f: impl Fn(&c128![N]) -> c128![N],
    z: &c128![N],
    dz: &c128![N],
) -> (c128![N], c128![N]) {
    let loss = |z| {
        let w = f(z);
        sum(2.0 * real(w) - 3.0 * imag(w))
    };
    let (_, dw) = jvp(f)(z, dz);
    (grad(loss)(z), dw)
}

cases! {
    fn exponentials(x: f64[6]) -> [f64[6], f64[6], f64[6], f64[6], f64[6], f64[6]] {
        let (a, b) = slopes(|x| exp(x), x);
        let (c, d) = slopes(|x| expm1(x), x);
        let (e, f) = slopes(|x| logistic(x), x);
        (a, b, c, d, e, f)
    }

    fn waves(x: f64[6]) -> [f64[6], f64[6], f64[6], f64[6], f64[6], f64[6], f64[6], f64[6]] {
        let (a, b) = slopes(|x| sin(x), x);
        let (c, d) = slopes(|x| cos(x), x);
        let (e, f) = slopes(|x| tanh(x), x);
        let (g, h) = slopes(|x| erf(x), x);
        (a, b, c, d, e, f, g, h)
    }

    fn inverse_waves(x: f64[5]) -> [f64[5], f64[5], f64[5], f64[5], f64[5], f64[5], f64[5], f64[5]] {
        let (a0, a1) = slopes(|x| tan(x), x);
        let (a2, a3) = slopes(|x| asin(x), x);
        let (a4, a5) = slopes(|x| acos(x), x);
        let (a6, a7) = slopes(|x| atan(x), x);
        (a0, a1, a2, a3, a4, a5, a6, a7)
    }

    fn hyperbolas(x: f64[5]) -> [f64[5], f64[5], f64[5], f64[5], f64[5], f64[5], f64[5], f64[5], f64[5], f64[5]] {
        let (a0, a1) = slopes(|x| sinh(x), x);
        let (a2, a3) = slopes(|x| cosh(x), x);
        let (a4, a5) = slopes(|x| asinh(x), x);
        let (a6, a7) = slopes(|x| acosh(x + 4.0), x);
        let (a8, a9) = slopes(|x| atanh(x / 3.0), x);
        (a0, a1, a2, a3, a4, a5, a6, a7, a8, a9)
    }

    fn complements(x: f64[6]) -> [f64[6], f64[6], f64[6], f64[6], f64[6], f64[6], f64[6], f64[6]] {
        let (a0, a1) = slopes(|x| erfc(x), x);
        let (a2, a3) = slopes(|x| erf_inv(x / 21.0), x);
        let (a4, a5) = slopes(|x| lgamma(x), x);
        let (a6, a7) = slopes(|x| square(x), x);
        (a0, a1, a2, a3, a4, a5, a6, a7)
    }

    fn digammas(x: f64[5]) -> [f64[5], f64[5]] {
        let (a0, a1) = slopes(|x| digamma(x), x);
        (a0, a1)
    }

    fn sincs(x: f64[5]) -> [f64[5], f64[5]] {
        let (a0, a1) = slopes(|x| sinc(x), x);
        (a0, a1)
    }

    fn bessels(x: f64[5]) -> [f64[5], f64[5]] {
        let (a0, a1) = slopes(|x| bessel_i1e(x), x);
        (a0, a1)
    }

    fn polygammas(x: f64[5]) -> [f64[5], f64[5], f64[5], f64[5]] {
        let (a0, a1) = slopes(|x| polygamma(1.0, x), x);
        let (a2, a3) = slopes(|x| polygamma(2.0, x), x);
        (a0, a1, a2, a3)
    }

    fn ends(x: f64[3]) -> [f64[3], f64[3], f64[3], f64[3], f64[3], f64[3], f64[3]] {
        let a0 = grad(|x| sum(asin(x)))(x);
        let a1 = grad(|x| sum(acos(x)))(x);
        let a2 = grad(|x| sum(acosh(x)))(x);
        let a3 = grad(|x| sum(atanh(x)))(x);
        let a4 = grad(|x| sum(erf_inv(x)))(x);
        let a5 = grad(|x| sum(lgamma(x)))(x);
        let a6 = grad(|x| sum(tan(x)))(x);
        (a0, a1, a2, a3, a4, a5, a6)
    }

    fn roots(x: f64[4]) -> [f64[4], f64[4], f64[4], f64[4], f64[4], f64[4]] {
        let (a, b) = slopes(|x| sqrt(x), x);
        let (c, d) = slopes(|x| rsqrt(x), x);
        let (e, f) = slopes(|x| cbrt(x), x);
        (a, b, c, d, e, f)
    }

    fn logarithms(x: f64[4]) -> [f64[4], f64[4], f64[4], f64[4]] {
        let (a, b) = slopes(|x| log(x), x);
        let (c, d) = slopes(|x| log1p(x), x);
        (a, b, c, d)
    }

    fn steps(x: f64[6]) -> [f64[6], f64[6], f64[6], f64[6], f64[6], f64[6], f64[6]] {
        let (a, b) = slopes(|x| abs(x), x);
        let (c, _) = slopes(|x| x * sign(x) + floor(x) + ceil(x), x);
        let (d, _) = slopes(|x| x * round_nearest_even(x) + round_nearest_afz(x), x);
        let (e, _) = slopes(|x| -x, x);
        let (f, g) = slopes(|x| x * x * x, x);
        (a, b, c, d, e, f, g)
    }

    fn cbrt_of_negative(x: f64[3]) -> [f64[3], f64[3]] {
        slopes(|x| cbrt(x), x)
    }

    fn special_points(x: f64[3]) -> [f64[3], f64[3], f64[3], f64[3], f64[3], f64[3], f64[3], f64[3], f64[3], f64[3]] {
        let a = slope(|x| exp(x), x);
        let b = slope(|x| logistic(x), x);
        let c = slope(|x| tanh(x), x);
        let d = slope(|x| log(x), x);
        let e = slope(|x| sqrt(x), x);
        let f = slope(|x| abs(x), x);
        let g = slope(|x| 1.0 / x, x);
        let h = slope(|x| max(x, 1.0), x);
        let i = slope(|x| erf(x), x);
        (a, b, c, d, e, f, g, h, i, slope(|x| clamp(x, -1.0, 1.0), x))
    }

    fn quotients(x: f64[6], y: f64[6]) -> [f64[6], f64[6], f64[6], f64[6], f64[6], f64[6], f64[6], f64[6]] {
        let (a, b) = both(|x, y| x / y, x, y);
        let (c, d) = both(|x, y| rem(x, y), x, y);
        let (e, f) = both(|x, y| atan2(x, y), x, y);
        let (g, h) = both(|x, y| x * y - y, x, y);
        (a, b, c, d, e, f, g, h)
    }

    fn powers(x: f64[8], y: f64[8]) -> [f64[8], f64[8]] {
        both(|x, y| pow(x, y), x, y)
    }

    fn powers_of_zero(x: f64[5]) -> [f64[5], f64[5], f64[5], f64[5], f64[5], f64[5], f64[5]] {
        let (a, b) = slopes(|x| pow(x, 0.0), x);
        let (c, d) = slopes(|x| pow(x, 1.0), x);
        let (e, f) = slopes(|x| pow(x, 2.0), x);
        let (g, _) = slopes(|x| pow(x, 0.5), x);
        (a, b, c, d, e, f, g)
    }

    fn exponents_of_zero(x: f64[4]) -> [f64[4]] {
        grad(|y| sum(pow(zeros(f64, [4]), y)))(x)
    }

    fn extremes(x: f64[6], y: f64[6]) -> [f64[6], f64[6], f64[6], f64[6], f64[6]] {
        let (a, b) = both(|x, y| max(x, y), x, y);
        let (c, d) = both(|x, y| min(x, y), x, y);
        let e = grad(|x| sum(max(x, 0.0)))(x);
        (a, b, c, d, e)
    }

    fn clamped(x: f64[6], low: f64[6], high: f64[6]) -> [f64[6], f64[6], f64[6]] {
        grad(|l, x, h| sum(clamp(x, l, h)), argnums = [0, 1, 2])(low, x, high)
    }

    fn selected(x: f64[4]) -> [f64[4], f64[4]] {
        let plain = grad(|x| sum(select(x > 0.0, sqrt(x), 0.0)))(x);
        let safe = grad(|x| {
            let inside = select(x > 0.0, x, 1.0);
            sum(select(x > 0.0, sqrt(inside), 0.0))
        })(x);
        (plain, safe)
    }

    fn converted(x: f64[4]) -> [f64[4]] {
        grad(|x| sum((x as f32 * 3.0) as f64 * x) + (sum(x) as i32 as f64))(x)
    }

    fn single_precision(x: f32[4]) -> [f32[4]] {
        grad(|x| sum(tanh(x) * x / (x + 3.0)))(x)
    }

    fn complex_exponentials(z: c128[3], dz: c128[3]) -> [c128[3], c128[3], c128[3], c128[3], c128[3], c128[3], c128[3], c128[3]] {
        let (a, b) = complex_slopes(|z| exp(z), z, dz);
        let (c, d) = complex_slopes(|z| expm1(z), z, dz);
        let (e, f) = complex_slopes(|z| log(z), z, dz);
        let (g, h) = complex_slopes(|z| log1p(z), z, dz);
        (a, b, c, d, e, f, g, h)
    }

    fn complex_waves(z: c128[3], dz: c128[3]) -> [c128[3], c128[3], c128[3], c128[3], c128[3], c128[3], c128[3], c128[3]] {
        let (a, b) = complex_slopes(|z| sin(z), z, dz);
        let (c, d) = complex_slopes(|z| cos(z), z, dz);
        let (e, f) = complex_slopes(|z| tanh(z), z, dz);
        let (g, h) = complex_slopes(|z| logistic(z), z, dz);
        (a, b, c, d, e, f, g, h)
    }

    fn complex_inverses(z: c128[3], dz: c128[3]) -> [c128[3], c128[3], c128[3], c128[3], c128[3], c128[3], c128[3], c128[3]] {
        let (a0, a1) = complex_slopes(|z| tan(z), z, dz);
        let (a2, a3) = complex_slopes(|z| asin(z), z, dz);
        let (a4, a5) = complex_slopes(|z| acos(z), z, dz);
        let (a6, a7) = complex_slopes(|z| atan(z), z, dz);
        (a0, a1, a2, a3, a4, a5, a6, a7)
    }

    fn complex_hyperbolas(z: c128[3], dz: c128[3]) -> [c128[3], c128[3], c128[3], c128[3], c128[3], c128[3], c128[3], c128[3], c128[3], c128[3]] {
        let (a0, a1) = complex_slopes(|z| sinh(z), z, dz);
        let (a2, a3) = complex_slopes(|z| cosh(z), z, dz);
        let (a4, a5) = complex_slopes(|z| asinh(z), z, dz);
        let (a6, a7) = complex_slopes(|z| atanh(z), z, dz);
        let (a8, a9) = complex_slopes(|z| conj(z), z, dz);
        (a0, a1, a2, a3, a4, a5, a6, a7, a8, a9)
    }

    fn complex_roots(z: c128[3], dz: c128[3]) -> [c128[3], c128[3], c128[3], c128[3], c128[3], c128[3]] {
        let (a, b) = complex_slopes(|z| sqrt(z), z, dz);
        let (c, d) = complex_slopes(|z| rsqrt(z), z, dz);
        let (e, f) = complex_slopes(|z| z / (z * z + 2.0) - z, z, dz);
        (a, b, c, d, e, f)
    }

    fn complex_powers(z: c128[3], w: c128[3]) -> [c128[3], c128[3]] {
        grad(|z, w| sum(real(pow(z, w))) + sum(imag(z / w)), argnums = [0, 1])(z, w)
    }

    fn complex_parts(z: c128[4], x: f64[4]) -> [c128[4], c128[4], c128[4], f64[4], f64[4]] {
        let a = grad(|z| sum(abs(z)))(z);
        let b = grad(|z| sum(real(z) * imag(z)))(z);
        let joined = |x| abs(complex(x, 2.0 * x));
        let c = grad(|z| sum(abs(z) * abs(z) * x))(z);
        let (d, e) = jvp(joined)(x, x);
        (a, b, c, d, e)
    }
}
