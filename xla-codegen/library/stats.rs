//! Log densities, densities and distribution functions of the usual distributions, with the names of `scipy.stats`.
//!
//! A name is a distribution and a function of it:
//!
//! - `pdf`, `logpdf`: the density and its logarithm; `pmf`, `logpmf`: the probability of a number, and its logarithm;
//! - `cdf`, `logcdf`: the probability of at most `x`, and its logarithm;
//! - `sf`, `logsf`: the probability of more than `x`, and its logarithm;
//! - `ppf`, `isf`: the inverses of `cdf` and of `sf`.
//!
//! Parameters are scalars or arrays of the sizes of `x`; `mean`, `low`, `mode` and `scale` have defaults. Outside of the
//! support densities are 0 and their logarithms -infinity. `f16` and `bf16` are computed in `f32` and rounded once. All
//! have derivatives by `x` and by the parameters, which are 0 outside of the support.
//!
//! ```
//! use typed_xla::prelude::*;
//!
//! /// The loss of a model that predicts a mean and the logarithm of a deviation for each number.
//! #[computation]
//! fn loss(mean: &f32![4], log_deviation: &f32![4], seen: &f32![4]) -> f32 {
//!     -sum(stats::norm_logpdf(seen, mean, exp(log_deviation)))
//! }
//!
//! /// The probabilities of at most 0, 1 and 2 deviations above the mean.
//! #[computation]
//! fn below(x: &f64![3]) -> f64![3] {
//!     stats::norm_cdf(x)
//! }
//!
//! let loss = loss(&Tensor::zeros(), &Tensor::zeros(), &Tensor::ones());
//! assert!((loss - 4.0 * 1.4189385).abs() < 1e-5);
//! let below = below(&tensor![0.0, 1.0, 2.0]);
//! assert!(below[0] == 0.5 && (below[2] - 0.97725).abs() < 1e-5);
//! ```

/// Returns -infinity where a number is not in the support.
fn supported<E: Float, P: Tensors>(is_within: &P, logarithm: &Tensor![E; ..S]) -> Tensor![E; ..R] {
    select(is_within, logarithm, f64::NEG_INFINITY as E)
}

/// Computes `x log(y)`, and 0 where `x` is 0.
fn times_log<E: Float>(x: &Tensor![E; ..S], y: &Tensor![E; ..T]) -> Tensor![E; ..R] {
    // The logarithm of 0 would be an infinity that a product with 0 makes NaN.
    let is_zero = (x == 0.0) & (y == 0.0);
    x * log(select(is_zero, 1.0, y))
}

/// Computes `x log(1 + y)`, and 0 where `x` is 0.
fn times_log1p<E: Float>(x: &Tensor![E; ..S], y: &Tensor![E; ..T]) -> Tensor![E; ..R] {
    let is_zero = (x == 0.0) & (y == -1.0);
    x * log1p(select(is_zero, 0.0, y))
}

/// Computes `log(1 + exp(z))`.
fn log1p_exp<E: Float>(z: &Tensor![E; ..S]) -> Tensor![E; ..S] {
    // The selections have the derivative of the sum at 0, where `abs` and `max` have not.
    select(z > 0.0, z, 0.0) + log1p(exp(select(z > 0.0, -z, z)))
}

/// Computes the logarithm of the probability that a number of the standard normal distribution is below `z`.
fn log_normal_cdf<E: Float>(z: &Tensor![E; ..S]) -> Tensor![E; ..S] {
    let root = 0.7071067811865476;
    let upper = log1p(-0.5 * erfc(select(z > 0.0, z, 0.0) * root));
    let is_tail = z < -12.0;
    let middle = log(0.5 * erfc(-select(is_tail, -12.0, z) * root));
    // The asymptotic series of erfc, whose terms fall up to the 72nd here.
    let tail = select(is_tail, z, -12.0);
    let r = 1.0 / (tail * tail);
    let series = 1.0 - 21.0 * r * (1.0 - 23.0 * r * (1.0 - 25.0 * r));
    let series = 1.0 - 15.0 * r * (1.0 - 17.0 * r * (1.0 - 19.0 * r * series));
    let series = 1.0 - 7.0 * r * (1.0 - 9.0 * r * (1.0 - 11.0 * r * (1.0 - 13.0 * r * series)));
    let series = 1.0 - r * (1.0 - 3.0 * r * (1.0 - 5.0 * r * series));
    let lower = -0.5 * tail * tail - log(-tail) - 0.9189385332046727 + log(series);
    select(z > 0.0, upper, select(is_tail, lower, middle))
}

/// Returns the number below which a number of the standard normal distribution is with the probability `p`.
///
/// M. J. Wichura, "Algorithm AS 241: The percentage points of the normal distribution", Applied Statistics 37 (1988).
fn normal_quantile<E: Float>(p: &Tensor![E; ..S]) -> Tensor![E; ..S] {
    let q = p - 0.5;
    let is_central = abs(q) <= 0.425;
    let r = 0.180625 - select(is_central, q * q, 0.0);
    let above = (((((((2509.0809287301226727 * r + 33430.575583588128105) * r + 67265.770927008700853) * r
        + 45921.953931549871457) * r + 13731.693765509461125) * r + 1971.5909503065514427) * r
        + 133.14166789178437745) * r + 3.387132872796366608);
    let below = (((((((5226.495278852854561 * r + 28729.085735721942674) * r + 39307.89580009271061) * r
        + 21213.794301586595867) * r + 5394.1960214247511077) * r + 687.1870074920579083) * r
        + 42.313330701600911252) * r + 1.0);
    let central = q * above / below;

    // The nearer tail; its logarithm is infinite at 0.
    let tail = select(q < 0.0, p, 1.0 - p);
    let is_inside = !is_central & (tail > 0.0);
    let r = sqrt(-log(select(is_inside, tail, 0.05)));
    let is_near = r <= 5.0;
    let s = select(is_near, r, 5.0) - 1.6;
    let above = (((((((7.7454501427834140764e-4 * s + 0.0227238449892691845833) * s + 0.24178072517745061177) * s
        + 1.27045825245236838258) * s + 3.64784832476320460504) * s + 5.7694972214606914055) * s
        + 4.6303378461565452959) * s + 1.42343711074968357734);
    let below = (((((((1.05075007164441684324e-9 * s + 5.475938084995344946e-4) * s + 0.0151986665636164571966) * s
        + 0.14810397642748007459) * s + 0.68976733498510000455) * s + 1.6763848301838038494) * s
        + 2.05319162663775882187) * s + 1.0);
    let near = above / below;
    let s = select(is_near, 5.0, r) - 5.0;
    let above = (((((((2.01033439929228813265e-7 * s + 2.71155556874348757815e-5) * s + 0.0012426609473880784386) * s
        + 0.026532189526576123093) * s + 0.29656057182850489123) * s + 1.7848265399172913358) * s
        + 5.4637849111641143699) * s + 6.6579046435011037772);
    let below = (((((((2.04426310338993978564e-15 * s + 1.4215117583164458887e-7) * s + 1.8463183175100546818e-5) * s
        + 7.868691311456132591e-4) * s + 0.0148753612908506148525) * s + 0.13692988092273580531) * s
        + 0.59983220655588793769) * s + 1.0);
    let size = select(is_near, near, above / below);
    let size = select(tail > 0.0, size, select(tail == 0.0, f64::INFINITY as E, f64::NAN as E));
    select(is_central, central, select(q < 0.0, -size, size))
}

/// Computes the logarithm of the beta function.
fn log_beta_function<E: Float>(a: &Tensor![E; ..S], b: &Tensor![E; ..T]) -> Tensor![E; ..R] {
    lgamma(a) + lgamma(b) - lgamma(a + b)
}

/// Computes the logarithm of the density of the normal distribution.
///
/// ```text
/// result = -z^2 / 2 - log(scale) - log(2 pi) / 2        z = (x - mean) / scale
/// ```
#[wide]
pub fn norm_logpdf<E: Float>(
    x: &Tensor![E; ..S],
    #[default(0.0)] mean: &Tensor![E; ..M],
    #[default(1.0)] scale: &Tensor![E; ..N],
) -> Tensor![E; ..R] {
    let z = (x - mean) / scale;
    -0.5 * z * z - log(scale) - 0.9189385332046727
}

/// Computes the density of the normal distribution.
#[wide]
pub fn norm_pdf<E: Float>(
    x: &Tensor![E; ..S],
    #[default(0.0)] mean: &Tensor![E; ..M],
    #[default(1.0)] scale: &Tensor![E; ..N],
) -> Tensor![E; ..R] {
    let z = (x - mean) / scale;
    exp(-0.5 * z * z) / (scale * 2.5066282746310002)
}

/// Computes the probability of at most `x` in the normal distribution, accurately where it is small.
#[wide]
pub fn norm_cdf<E: Float>(
    x: &Tensor![E; ..S],
    #[default(0.0)] mean: &Tensor![E; ..M],
    #[default(1.0)] scale: &Tensor![E; ..N],
) -> Tensor![E; ..R] {
    0.5 * erfc((mean - x) / scale * 0.7071067811865476)
}

/// Computes the logarithm of the probability of at most `x` in the normal distribution, finite for all numbers.
#[wide]
pub fn norm_logcdf<E: Float>(
    x: &Tensor![E; ..S],
    #[default(0.0)] mean: &Tensor![E; ..M],
    #[default(1.0)] scale: &Tensor![E; ..N],
) -> Tensor![E; ..R] {
    log_normal_cdf((x - mean) / scale)
}

/// Computes the probability of more than `x` in the normal distribution.
#[wide]
pub fn norm_sf<E: Float>(
    x: &Tensor![E; ..S],
    #[default(0.0)] mean: &Tensor![E; ..M],
    #[default(1.0)] scale: &Tensor![E; ..N],
) -> Tensor![E; ..R] {
    0.5 * erfc((x - mean) / scale * 0.7071067811865476)
}

/// Computes the logarithm of the probability of more than `x` in the normal distribution.
#[wide]
pub fn norm_logsf<E: Float>(
    x: &Tensor![E; ..S],
    #[default(0.0)] mean: &Tensor![E; ..M],
    #[default(1.0)] scale: &Tensor![E; ..N],
) -> Tensor![E; ..R] {
    log_normal_cdf((mean - x) / scale)
}

/// Returns the number below which numbers of the normal distribution are with the probability `p`.
///
/// It is -infinity for 0, infinity for 1, and NaN for numbers that are not probabilities.
#[wide]
pub fn norm_ppf<E: Float>(
    p: &Tensor![E; ..S],
    #[default(0.0)] mean: &Tensor![E; ..M],
    #[default(1.0)] scale: &Tensor![E; ..N],
) -> Tensor![E; ..R] {
    mean + scale * normal_quantile(p)
}

/// Returns the number above which numbers of the normal distribution are with the probability `p`.
#[wide]
pub fn norm_isf<E: Float>(
    p: &Tensor![E; ..S],
    #[default(0.0)] mean: &Tensor![E; ..M],
    #[default(1.0)] scale: &Tensor![E; ..N],
) -> Tensor![E; ..R] {
    mean - scale * normal_quantile(p)
}

/// Computes the logarithm of the density of the uniform distribution from `low` to `low + scale`.
#[wide]
pub fn uniform_logpdf<E: Float>(
    x: &Tensor![E; ..S],
    #[default(0.0)] low: &Tensor![E; ..M],
    #[default(1.0)] scale: &Tensor![E; ..N],
) -> Tensor![E; ..R] {
    let z = (x - low) / scale;
    supported((z >= 0.0) & (z <= 1.0), -log(scale) + zeros_like(z))
}

/// Computes the density of the uniform distribution from `low` to `low + scale`.
#[wide]
pub fn uniform_pdf<E: Float>(
    x: &Tensor![E; ..S],
    #[default(0.0)] low: &Tensor![E; ..M],
    #[default(1.0)] scale: &Tensor![E; ..N],
) -> Tensor![E; ..R] {
    let z = (x - low) / scale;
    select((z >= 0.0) & (z <= 1.0), 1.0 / scale + zeros_like(z), 0.0)
}

/// Computes the probability of at most `x` in the uniform distribution from `low` to `low + scale`.
#[wide]
pub fn uniform_cdf<E: Float>(
    x: &Tensor![E; ..S],
    #[default(0.0)] low: &Tensor![E; ..M],
    #[default(1.0)] scale: &Tensor![E; ..N],
) -> Tensor![E; ..R] {
    let z = (x - low) / scale;
    select(z > 1.0, 1.0, select(z < 0.0, 0.0, z))
}

/// Returns the number below which numbers of the uniform distribution are with the probability `p`.
///
/// It is NaN for numbers that are not probabilities.
#[wide]
pub fn uniform_ppf<E: Float>(
    p: &Tensor![E; ..S],
    #[default(0.0)] low: &Tensor![E; ..M],
    #[default(1.0)] scale: &Tensor![E; ..N],
) -> Tensor![E; ..R] {
    select((p >= 0.0) & (p <= 1.0), low + scale * p, f64::NAN as E)
}

/// Computes the logarithm of the density of the exponential distribution from `low`, whose mean is `low + scale`.
#[wide]
pub fn expon_logpdf<E: Float>(
    x: &Tensor![E; ..S],
    #[default(0.0)] low: &Tensor![E; ..M],
    #[default(1.0)] scale: &Tensor![E; ..N],
) -> Tensor![E; ..R] {
    let z = (x - low) / scale;
    supported(z >= 0.0, -z - log(scale))
}

/// Computes the density of the exponential distribution.
#[wide]
pub fn expon_pdf<E: Float>(
    x: &Tensor![E; ..S],
    #[default(0.0)] low: &Tensor![E; ..M],
    #[default(1.0)] scale: &Tensor![E; ..N],
) -> Tensor![E; ..R] {
    let z = (x - low) / scale;
    select(z >= 0.0, exp(-select(z >= 0.0, z, 0.0)) / scale, 0.0)
}

/// Computes the probability of at most `x` in the exponential distribution.
#[wide]
pub fn expon_cdf<E: Float>(
    x: &Tensor![E; ..S],
    #[default(0.0)] low: &Tensor![E; ..M],
    #[default(1.0)] scale: &Tensor![E; ..N],
) -> Tensor![E; ..R] {
    let z = (x - low) / scale;
    -expm1(-select(z >= 0.0, z, 0.0))
}

/// Computes the logarithm of the probability of at most `x` in the exponential distribution.
#[wide]
pub fn expon_logcdf<E: Float>(
    x: &Tensor![E; ..S],
    #[default(0.0)] low: &Tensor![E; ..M],
    #[default(1.0)] scale: &Tensor![E; ..N],
) -> Tensor![E; ..R] {
    let z = (x - low) / scale;
    // Each form keeps the digits that the other one loses.
    let is_near = z < 0.6931471805599453;
    let near = log(-expm1(-select((z >= 0.0) & is_near, z, 0.5)));
    let far = log1p(-exp(-select(is_near, 1.0, z)));
    supported(z >= 0.0, select(is_near, near, far))
}

/// Computes the probability of more than `x` in the exponential distribution.
#[wide]
pub fn expon_sf<E: Float>(
    x: &Tensor![E; ..S],
    #[default(0.0)] low: &Tensor![E; ..M],
    #[default(1.0)] scale: &Tensor![E; ..N],
) -> Tensor![E; ..R] {
    let z = (x - low) / scale;
    exp(-select(z >= 0.0, z, 0.0))
}

/// Computes the logarithm of the probability of more than `x` in the exponential distribution.
#[wide]
pub fn expon_logsf<E: Float>(
    x: &Tensor![E; ..S],
    #[default(0.0)] low: &Tensor![E; ..M],
    #[default(1.0)] scale: &Tensor![E; ..N],
) -> Tensor![E; ..R] {
    let z = (x - low) / scale;
    -select(z >= 0.0, z, 0.0)
}

/// Returns the number below which numbers of the exponential distribution are with the probability `p`.
#[wide]
pub fn expon_ppf<E: Float>(
    p: &Tensor![E; ..S],
    #[default(0.0)] low: &Tensor![E; ..M],
    #[default(1.0)] scale: &Tensor![E; ..N],
) -> Tensor![E; ..R] {
    low - scale * log1p(-p)
}

/// Computes the logarithm of the density of the Laplace distribution.
///
/// ```text
/// result = -|x - mean| / scale - log(2 scale)
/// ```
#[wide]
pub fn laplace_logpdf<E: Float>(
    x: &Tensor![E; ..S],
    #[default(0.0)] mean: &Tensor![E; ..M],
    #[default(1.0)] scale: &Tensor![E; ..N],
) -> Tensor![E; ..R] {
    -abs(x - mean) / scale - log(2.0 * scale)
}

/// Computes the density of the Laplace distribution.
#[wide]
pub fn laplace_pdf<E: Float>(
    x: &Tensor![E; ..S],
    #[default(0.0)] mean: &Tensor![E; ..M],
    #[default(1.0)] scale: &Tensor![E; ..N],
) -> Tensor![E; ..R] {
    exp(-abs(x - mean) / scale) / (2.0 * scale)
}

/// Computes the probability of at most `x` in the Laplace distribution.
#[wide]
pub fn laplace_cdf<E: Float>(
    x: &Tensor![E; ..S],
    #[default(0.0)] mean: &Tensor![E; ..M],
    #[default(1.0)] scale: &Tensor![E; ..N],
) -> Tensor![E; ..R] {
    let z = (x - mean) / scale;
    let tail = 0.5 * exp(select(z <= 0.0, z, -z));
    select(z <= 0.0, tail, 1.0 - tail)
}

/// Computes the logarithm of the density of the Cauchy distribution.
#[wide]
pub fn cauchy_logpdf<E: Float>(
    x: &Tensor![E; ..S],
    #[default(0.0)] mean: &Tensor![E; ..M],
    #[default(1.0)] scale: &Tensor![E; ..N],
) -> Tensor![E; ..R] {
    let z = (x - mean) / scale;
    -log(scale) - 1.1447298858494002 - log1p(z * z)
}

/// Computes the density of the Cauchy distribution.
#[wide]
pub fn cauchy_pdf<E: Float>(
    x: &Tensor![E; ..S],
    #[default(0.0)] mean: &Tensor![E; ..M],
    #[default(1.0)] scale: &Tensor![E; ..N],
) -> Tensor![E; ..R] {
    let z = (x - mean) / scale;
    0.3183098861837907 / (scale * (1.0 + z * z))
}

/// Computes the probability of at most `x` in the Cauchy distribution.
#[wide]
pub fn cauchy_cdf<E: Float>(
    x: &Tensor![E; ..S],
    #[default(0.0)] mean: &Tensor![E; ..M],
    #[default(1.0)] scale: &Tensor![E; ..N],
) -> Tensor![E; ..R] {
    // The angle of the point keeps its digits where `atan(z) + pi / 2` would cancel.
    0.3183098861837907 * atan2(scale + zeros_like(x), mean - x)
}

/// Computes the logarithm of the probability of at most `x` in the Cauchy distribution.
#[wide]
pub fn cauchy_logcdf<E: Float>(
    x: &Tensor![E; ..S],
    #[default(0.0)] mean: &Tensor![E; ..M],
    #[default(1.0)] scale: &Tensor![E; ..N],
) -> Tensor![E; ..R] {
    log(0.3183098861837907 * atan2(scale + zeros_like(x), mean - x))
}

/// Computes the probability of more than `x` in the Cauchy distribution.
#[wide]
pub fn cauchy_sf<E: Float>(
    x: &Tensor![E; ..S],
    #[default(0.0)] mean: &Tensor![E; ..M],
    #[default(1.0)] scale: &Tensor![E; ..N],
) -> Tensor![E; ..R] {
    0.3183098861837907 * atan2(scale + zeros_like(x), x - mean)
}

/// Computes the logarithm of the probability of more than `x` in the Cauchy distribution.
#[wide]
pub fn cauchy_logsf<E: Float>(
    x: &Tensor![E; ..S],
    #[default(0.0)] mean: &Tensor![E; ..M],
    #[default(1.0)] scale: &Tensor![E; ..N],
) -> Tensor![E; ..R] {
    log(0.3183098861837907 * atan2(scale + zeros_like(x), x - mean))
}

/// Returns the number below which numbers of the Cauchy distribution are with the probability `p`.
#[wide]
pub fn cauchy_ppf<E: Float>(
    p: &Tensor![E; ..S],
    #[default(0.0)] mean: &Tensor![E; ..M],
    #[default(1.0)] scale: &Tensor![E; ..N],
) -> Tensor![E; ..R] {
    mean + scale * tan(3.141592653589793 * (p - 0.5))
}

/// Returns the number above which numbers of the Cauchy distribution are with the probability `p`.
#[wide]
pub fn cauchy_isf<E: Float>(
    p: &Tensor![E; ..S],
    #[default(0.0)] mean: &Tensor![E; ..M],
    #[default(1.0)] scale: &Tensor![E; ..N],
) -> Tensor![E; ..R] {
    mean + scale * tan(3.141592653589793 * (0.5 - p))
}
