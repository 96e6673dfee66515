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

/// Computes `log(1 + exp(z))`.
fn log1p_exp<E: Float>(z: &Tensor![E; ..S]) -> Tensor![E; ..S] {
    // The selections have the derivative of the sum at 0, where `abs` and `max` have not.
    select(z > 0.0, z, 0.0) + log1p(exp(select(z > 0.0, -z, z)))
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
    special::ndtr((x - mean) / scale)
}

/// Computes the logarithm of the probability of at most `x` in the normal distribution, finite for all numbers.
#[wide]
pub fn norm_logcdf<E: Float>(
    x: &Tensor![E; ..S],
    #[default(0.0)] mean: &Tensor![E; ..M],
    #[default(1.0)] scale: &Tensor![E; ..N],
) -> Tensor![E; ..R] {
    special::log_ndtr((x - mean) / scale)
}

/// Computes the probability of more than `x` in the normal distribution.
#[wide]
pub fn norm_sf<E: Float>(
    x: &Tensor![E; ..S],
    #[default(0.0)] mean: &Tensor![E; ..M],
    #[default(1.0)] scale: &Tensor![E; ..N],
) -> Tensor![E; ..R] {
    special::ndtr((mean - x) / scale)
}

/// Computes the logarithm of the probability of more than `x` in the normal distribution.
#[wide]
pub fn norm_logsf<E: Float>(
    x: &Tensor![E; ..S],
    #[default(0.0)] mean: &Tensor![E; ..M],
    #[default(1.0)] scale: &Tensor![E; ..N],
) -> Tensor![E; ..R] {
    special::log_ndtr((mean - x) / scale)
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
    mean + scale * special::ndtri(p)
}

/// Returns the number above which numbers of the normal distribution are with the probability `p`.
#[wide]
pub fn norm_isf<E: Float>(
    p: &Tensor![E; ..S],
    #[default(0.0)] mean: &Tensor![E; ..M],
    #[default(1.0)] scale: &Tensor![E; ..N],
) -> Tensor![E; ..R] {
    mean - scale * special::ndtri(p)
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
