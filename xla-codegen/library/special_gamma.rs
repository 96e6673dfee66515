//! The gamma and beta functions and their kin, with the rules of the page `special`.
//!
//! The measured errors in units of 2^-52 (`f64`) and of 2^-23 (`f32`) are at most 3 and 4.3 for `gamma` and
//! `factorial`, and 5 and 40 for `betaln`. The error of `beta` is three times the size of its logarithm: 200 for
//! `beta(50, 60)`, which is 1e-33. Derivatives of `betaln` are differences of digamma functions, and as accurate where one
//! argument is far larger as elsewhere: JAX's have an error of 1e-5 at (1e-5, 1e5).
//!
//! ```
//! use typed_xla::prelude::*;
//!
//! /// The numbers of orders of `n` things.
//! #[computation]
//! fn orders(n: &f64![3]) -> f64![3] {
//!     special::factorial(n)
//! }
//!
//! let orders = orders(&tensor![0.0, 1.0, 4.0]);
//! assert!((orders[0] - 1.0).abs() < 1e-14 && (orders[2] - 24.0).abs() < 1e-13);
//! ```

/// Computes `log(ratio) - u` where `ratio` is `1 + u`, accurately where `u` is small.
fn log1p_less<E: Float>(u: &Tensor![E; ..S], ratio: &Tensor![E; ..S]) -> Tensor![E; ..S] {
    let is_small = abs(u) < 0.4;
    let s = select(is_small, u, 0.0);
    // The logarithm is 2 atanh(r), and 2 r - u is -r u.
    let r = s / (2.0 + s);
    let q = r * r;
    let p = 1.0 / 19.0 + q * (1.0 / 21.0 + q * (1.0 / 23.0 + q * (1.0 / 25.0 + q / 27.0)));
    let p = 1.0 / 11.0 + q * (1.0 / 13.0 + q * (1.0 / 15.0 + q * (1.0 / 17.0 + q * p)));
    let p = 1.0 / 3.0 + q * (1.0 / 5.0 + q * (1.0 / 7.0 + q * (1.0 / 9.0 + q * p)));
    select(
        is_small,
        r * (2.0 * q * p - s),
        log(select(is_small, 1.0, ratio)) - u,
    )
}

/// Computes `exp(z) - 1 - z`, accurately where `z` is small.
fn expm1_less<E: Float>(z: &Tensor![E; ..S]) -> Tensor![E; ..S] {
    let is_small = abs(z) < 0.5;
    let s = select(is_small, z, 0.0);
    let p =
        1.0 + s / 10.0 * (1.0 + s / 11.0 * (1.0 + s / 12.0 * (1.0 + s / 13.0 * (1.0 + s / 14.0))));
    let p = 1.0 + s / 6.0 * (1.0 + s / 7.0 * (1.0 + s / 8.0 * (1.0 + s / 9.0 * p)));
    let p = 1.0 + s / 3.0 * (1.0 + s / 4.0 * (1.0 + s / 5.0 * p));
    select(is_small, 0.5 * s * s * p, expm1(z) - z)
}

/// Computes `lgamma(a) - (a - 1/2) log(a) + a - log(2 pi) / 2` of positive numbers, the error of Stirling's formula.
fn stirling_error<E: Float>(a: &Tensor![E; ..S]) -> Tensor![E; ..S] {
    let is_large = a >= 10.0;
    let b = select(is_large, a, 10.0);
    let r = 1.0 / (b * b);
    let p = 1.0 / 1188.0 - r * (691.0 / 360360.0 - r * (1.0 / 156.0 - r * (3617.0 / 122400.0)));
    let large =
        (1.0 / 12.0 - r * (1.0 / 360.0 - r * (1.0 / 1260.0 - r * (1.0 / 1680.0 - r * p)))) / b;
    let s = select(is_large, 1.0, a);
    select(
        is_large,
        large,
        lgamma(s) - (s - 0.5) * log(s) + s - 0.9189385332046728,
    )
}

/// Computes the gamma function of numbers from 0 on.
fn gamma_from_0<E: Float>(x: &Tensor![E; ..S]) -> Tensor![E; ..S] {
    // Numbers below 10 are raised by 10, which divides by the numbers between.
    let is_small = x < 10.0;
    let s = select(is_small, x, 1.0);
    let product = (s + 1.0) * (s + 2.0) * ((s + 3.0) * (s + 4.0)) * ((s + 5.0) * (s + 6.0));
    let product = product * ((s + 7.0) * (s + 8.0) * (s + 9.0));
    let is_huge = x > 172.0;
    let y = select(is_small, s + 10.0, select(is_huge, 172.0, x));
    // The square root, since the power overflows before the gamma function does.
    let half = pow(y, 0.5 * y - 0.25) * exp(-0.5 * y);
    let large = half * (half * (2.5066282746310002 * exp(stirling_error(y))));
    // The sum `s + 10` has lost a part of `s`.
    let lost = s - (y - 10.0);
    let small = (large + large * (lost * log(y))) / product / s;
    select(is_huge, f64::INFINITY as E, select(is_small, small, large))
}

/// Computes the gamma function, without a rule for its derivative.
fn gamma_function<E: Float>(x: &Tensor![E; ..S]) -> Tensor![E; ..S] {
    let is_negative = x < 0.0;
    let whole = floor(x);
    let is_pole = is_negative & (x == whole);
    let a = select(is_negative & !is_pole, x, -0.5);
    // gamma(a) gamma(-a) = -pi / (a sin(pi a)); the sine has the sign of the parity of `n`.
    let n = floor(a + 0.5);
    let sine = sin(3.141592653589793 * (a - n));
    let sine = select(n - 2.0 * floor(0.5 * n) == 0.0, sine, -sine);
    let reflected = -3.141592653589793 / sine / gamma_from_0(-a) / a;
    let value = gamma_from_0(select(is_negative, 1.0, x));
    select(
        is_pole,
        f64::NAN as E,
        select(is_negative, reflected, value),
    )
}

/// Computes `digamma(x)`, and its limit at 0.
fn log_gamma_slope<E: Float>(x: &Tensor![E; ..S]) -> Tensor![E; ..S] {
    let is_zero = x == 0.0;
    select(
        is_zero,
        copysign(f64::INFINITY as E, -x),
        digamma(select(is_zero, 1.0, x)),
    )
}

/// Computes the gamma function with a rule for its derivative, by the function without one.
fn gamma_once<E: Float>(x: &Tensor![E; ..S]) -> Tensor![E; ..S] {
    custom_jvp(
        |x| gamma_function(x),
        |x, dx| {
            let value = gamma_function(x);
            (value, dx * (value * log_gamma_slope(x)))
        },
    )(x)
}

/// Computes the gamma function: infinity for 0, and NaN for negative integers.
#[wide]
pub fn gamma<E: Float>(x: &Tensor![E; ..S]) -> Tensor![E; ..S] {
    custom_jvp(
        |x| gamma_function(x),
        |x, dx| {
            let value = gamma_once(x);
            (value, dx * (value * log_gamma_slope(x)))
        },
    )(x)
}

/// Computes the sign of the gamma function, 1 or -1: NaN for negative integers.
#[wide]
pub fn gammasgn<E: Float>(x: &Tensor![E; ..S]) -> Tensor![E; ..S] {
    let whole = floor(x);
    let is_pole = (x < 0.0) & (x == whole);
    let is_even = whole - 2.0 * floor(0.5 * whole) == 0.0;
    let sign = select((x > 0.0) | is_even, 1.0 as E, -1.0);
    let sign = select(x == 0.0, copysign(1.0 + zeros_like(x), x), sign);
    select(is_pole | is_nan(x), f64::NAN as E, sign)
}

/// Computes the product of the numbers from 1 to `n`, continued by the gamma function of `n + 1`: 0 for negative numbers.
#[wide]
pub fn factorial<E: Float>(n: &Tensor![E; ..S]) -> Tensor![E; ..S] {
    select(n < 0.0, 0.0, special::gamma(select(n < 0.0, 0.0, n) + 1.0))
}

/// Computes the logarithm of the beta function of positive numbers.
fn log_beta_of_positive<E: Float>(a: &Tensor![E; ..S], b: &Tensor![E; ..S]) -> Tensor![E; ..S] {
    let is_swapped = a > b;
    let (a, b) = (select(is_swapped, b, a), select(is_swapped, a, b));
    let total = a + b;
    let powers = a * (log(a) - log(total)) - b * log1p(a / b);
    let powers = powers + 0.5 * (log(total / b) - log(a)) + 0.9189385332046728;
    powers + (stirling_error(b) - stirling_error(total)) + stirling_error(a)
}

/// Computes the logarithm of the size of the beta function, without a rule for its derivative.
fn log_beta<E: Float>(a: &Tensor![E; ..S], b: &Tensor![E; ..S]) -> Tensor![E; ..S] {
    let is_positive = (a > 0.0) & (b > 0.0) & (a + b < f64::INFINITY as E);
    let positive = log_beta_of_positive(select(is_positive, a, 1.0), select(is_positive, b, 1.0));
    let other = lgamma(select(is_positive, 1.0, a)) + lgamma(select(is_positive, 1.0, b))
        - lgamma(select(is_positive, 1.0, a + b));
    // A parameter is 0 or infinite.
    let (least, most) = (select(a < b, a, b), select(a < b, b, a));
    let infinity = f64::INFINITY as E;
    let is_pole = (least == 0.0) & (most < infinity);
    let is_limit = (least > 0.0) & (least < infinity) & (most == infinity);
    let other = select(is_pole, infinity, select(is_limit, -infinity, other));
    select(is_positive, positive, other)
}

/// Computes `digamma(a + b) - digamma(a)` of positive numbers, in which no terms cancel.
fn digamma_change<E: Float>(a: &Tensor![E; ..S], b: &Tensor![E; ..S]) -> Tensor![E; ..S] {
    // digamma(x) is digamma(x + 10) less 1 / (x + k) for each `k` below 10: the changes of these have the sign of `b`.
    let mut steps = zeros_like(a);
    for k in 0..10 {
        let low = a + k as E;
        steps = steps + b / low / (low + b);
    }
    // Above 10 it is log(x) - 1 / (2 x) - f(1 / x^2). The change of a polynomial is that of its argument times a
    // quotient of differences, which Horner's scheme computes beside the polynomial.
    let low = a + 10.0;
    let (u, v) = (1.0 / low, 1.0 / (low + b));
    let (p, q) = (u * u, v * v);
    let coefficients = [
        3617.0 / 8160.0,
        -1.0 / 12.0,
        691.0 / 32760.0,
        -1.0 / 132.0,
        1.0 / 240.0,
        -1.0 / 252.0,
        1.0 / 120.0,
        -1.0 / 12.0,
    ] as E;
    let (mut value, mut quotient) = (zeros_like(a), zeros_like(a));
    for k in 0..8 {
        quotient = quotient * q + value;
        value = value * p + coefficients[k];
    }
    // The quotient of f, whose polynomial has no constant term.
    let quotient = quotient * q + value;
    let change = b * u * v;
    log1p(b / low) + change * (0.5 - quotient * (u + v)) + steps
}

/// Computes the derivatives of the logarithm of the beta function by both arguments.
fn log_beta_slopes<E: Float>(
    a: &Tensor![E; ..S],
    b: &Tensor![E; ..S],
) -> (Tensor![E; ..S], Tensor![E; ..S]) {
    let is_positive = (a > 0.0) & (b > 0.0) & (a + b < f64::INFINITY as E);
    let (p, q) = (select(is_positive, a, 1.0), select(is_positive, b, 1.0));
    let common = digamma(a + b);
    (
        select(is_positive, -digamma_change(p, q), digamma(a) - common),
        select(is_positive, -digamma_change(q, p), digamma(b) - common),
    )
}

/// Computes the logarithm of the size of the beta function.
#[wide]
pub fn betaln<E: Float>(a: &Tensor![E; ..S], b: &Tensor![E; ..T]) -> Tensor![E; ..R] {
    custom_jvp(
        |a, b| log_beta(a, b),
        |a, b, da, db| {
            let (by_a, by_b) = log_beta_slopes(a, b);
            (log_beta(a, b), da * by_a + db * by_b)
        },
    )(a + zeros_like(b), b + zeros_like(a))
}

/// Computes the beta function, without a rule for its derivative.
fn beta_function<E: Float>(a: &Tensor![E; ..S], b: &Tensor![E; ..S]) -> Tensor![E; ..S] {
    let is_negative = (a < 0.0) | (b < 0.0);
    let sign = special::gammasgn(a) * special::gammasgn(b) * special::gammasgn(a + b);
    select(is_negative, sign, 1.0) * exp(log_beta(a, b))
}

/// Computes the beta function with a rule for its derivative, by the function without one.
fn beta_once<E: Float>(a: &Tensor![E; ..S], b: &Tensor![E; ..S]) -> Tensor![E; ..S] {
    custom_jvp(
        |a, b| beta_function(a, b),
        |a, b, da, db| {
            let value = beta_function(a, b);
            let (by_a, by_b) = log_beta_slopes(a, b);
            (value, da * (value * by_a) + db * (value * by_b))
        },
    )(a, b)
}

/// Computes the beta function, `gamma(a) gamma(b) / gamma(a + b)`.
#[wide]
pub fn beta<E: Float>(a: &Tensor![E; ..S], b: &Tensor![E; ..T]) -> Tensor![E; ..R] {
    custom_jvp(
        |a, b| beta_function(a, b),
        |a, b, da, db| {
            let value = beta_once(a, b);
            let (by_a, by_b) = log_beta_slopes(a, b);
            (value, da * (value * by_a) + db * (value * by_b))
        },
    )(a + zeros_like(b), b + zeros_like(a))
}

/// Computes the logarithm of the gamma function of `d` dimensions: NaN where `a` is not above `(d - 1) / 2`.
///
/// ```text
/// result = log(pi) d (d - 1) / 4 + sum over j < d of lgamma(a - j / 2)
/// ```
#[wide]
pub fn multigammaln<E: Float>(a: &Tensor![E; ..S], #[known] d: i64) -> Tensor![E; ..S] {
    let halves = 0.5 * iota(E, [d]);
    let is_valid = a > 0.5 * (d - 1);
    let rest = reshape(select(is_valid, a, d), [..S, 1]) - halves.along([-1]);
    let result = sum(lgamma(rest), -1) + 0.2861824714623501 * (d * (d - 1));
    select(is_valid, result, f64::NAN as E)
}
