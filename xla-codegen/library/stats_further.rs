//! Log densities, densities and distribution functions of further distributions, with the names and the rules of
//! the page `stats`.
//!
//! ```
//! use typed_xla::prelude::*;
//!
//! /// The loss of a model that predicts a rate, and of one that predicts a probability.
//! #[computation]
//! fn losses(rate: &f64![3], counts: &i32![3], p: f64, successes: i32) -> (f64, f64) {
//!     (-sum(stats::poisson_logpmf(counts, rate)), -stats::binom_logpmf(successes, 10.0, p))
//! }
//!
//! let (of_counts, of_successes) = losses(&Tensor::ones(), &tensor![0, 1, 2], 0.5, 5);
//! assert!((of_counts - (3.0 + 2.0f64.ln())).abs() < 1e-12);
//! assert!((of_successes - (1024.0f64 / 252.0).ln()).abs() < 1e-12);
//! ```

/// Computes the logarithm of the density of the logistic distribution.
///
/// ```text
/// result = z - 2 log(1 + exp(z)) - log(scale)        z = (x - mean) / scale
/// ```
#[wide]
pub fn logistic_logpdf<E: Float>(
    x: &Tensor![E; ..S],
    #[default(0.0)] mean: &Tensor![E; ..M],
    #[default(1.0)] scale: &Tensor![E; ..N],
) -> Tensor![E; ..R] {
    let z = (x - mean) / scale;
    -log1p_exp(z) - log1p_exp(-z) - log(scale)
}

/// Computes the density of the logistic distribution.
#[wide]
pub fn logistic_pdf<E: Float>(
    x: &Tensor![E; ..S],
    #[default(0.0)] mean: &Tensor![E; ..M],
    #[default(1.0)] scale: &Tensor![E; ..N],
) -> Tensor![E; ..R] {
    let z = (x - mean) / scale;
    logistic(z) * logistic(-z) / scale
}

/// Computes the probability of at most `x` in the logistic distribution.
#[wide]
pub fn logistic_cdf<E: Float>(
    x: &Tensor![E; ..S],
    #[default(0.0)] mean: &Tensor![E; ..M],
    #[default(1.0)] scale: &Tensor![E; ..N],
) -> Tensor![E; ..R] {
    logistic((x - mean) / scale)
}

/// Computes the logarithm of the probability of at most `x` in the logistic distribution.
#[wide]
pub fn logistic_logcdf<E: Float>(
    x: &Tensor![E; ..S],
    #[default(0.0)] mean: &Tensor![E; ..M],
    #[default(1.0)] scale: &Tensor![E; ..N],
) -> Tensor![E; ..R] {
    -log1p_exp((mean - x) / scale)
}

/// Computes the probability of more than `x` in the logistic distribution.
#[wide]
pub fn logistic_sf<E: Float>(
    x: &Tensor![E; ..S],
    #[default(0.0)] mean: &Tensor![E; ..M],
    #[default(1.0)] scale: &Tensor![E; ..N],
) -> Tensor![E; ..R] {
    logistic((mean - x) / scale)
}

/// Returns the number below which numbers of the logistic distribution are with the probability `p`.
#[wide]
pub fn logistic_ppf<E: Float>(
    p: &Tensor![E; ..S],
    #[default(0.0)] mean: &Tensor![E; ..M],
    #[default(1.0)] scale: &Tensor![E; ..N],
) -> Tensor![E; ..R] {
    mean + scale * special::logit(p)
}

/// Returns the number above which numbers of the logistic distribution are with the probability `p`.
#[wide]
pub fn logistic_isf<E: Float>(
    p: &Tensor![E; ..S],
    #[default(0.0)] mean: &Tensor![E; ..M],
    #[default(1.0)] scale: &Tensor![E; ..N],
) -> Tensor![E; ..R] {
    mean - scale * special::logit(p)
}

/// Computes the logarithm of the density of the Gumbel distribution, of greatest numbers.
///
/// ```text
/// result = -z - exp(-z) - log(scale)        z = (x - mode) / scale
/// ```
#[wide]
pub fn gumbel_r_logpdf<E: Float>(
    x: &Tensor![E; ..S],
    #[default(0.0)] mode: &Tensor![E; ..M],
    #[default(1.0)] scale: &Tensor![E; ..N],
) -> Tensor![E; ..R] {
    let z = (x - mode) / scale;
    -z - exp(-z) - log(scale)
}

/// Computes the density of the Gumbel distribution, of greatest numbers.
#[wide]
pub fn gumbel_r_pdf<E: Float>(
    x: &Tensor![E; ..S],
    #[default(0.0)] mode: &Tensor![E; ..M],
    #[default(1.0)] scale: &Tensor![E; ..N],
) -> Tensor![E; ..R] {
    let z = (x - mode) / scale;
    exp(-z - exp(-z)) / scale
}

/// Computes the probability of at most `x` in the Gumbel distribution, of greatest numbers.
#[wide]
pub fn gumbel_r_cdf<E: Float>(
    x: &Tensor![E; ..S],
    #[default(0.0)] mode: &Tensor![E; ..M],
    #[default(1.0)] scale: &Tensor![E; ..N],
) -> Tensor![E; ..R] {
    exp(-exp((mode - x) / scale))
}

/// Computes the logarithm of the probability of at most `x` in the Gumbel distribution, of greatest numbers.
#[wide]
pub fn gumbel_r_logcdf<E: Float>(
    x: &Tensor![E; ..S],
    #[default(0.0)] mode: &Tensor![E; ..M],
    #[default(1.0)] scale: &Tensor![E; ..N],
) -> Tensor![E; ..R] {
    -exp((mode - x) / scale)
}

/// Computes the probability of more than `x` in the Gumbel distribution, of greatest numbers.
#[wide]
pub fn gumbel_r_sf<E: Float>(
    x: &Tensor![E; ..S],
    #[default(0.0)] mode: &Tensor![E; ..M],
    #[default(1.0)] scale: &Tensor![E; ..N],
) -> Tensor![E; ..R] {
    -expm1(-exp((mode - x) / scale))
}

/// Returns the number below which numbers of the Gumbel distribution are with the probability `p`.
#[wide]
pub fn gumbel_r_ppf<E: Float>(
    p: &Tensor![E; ..S],
    #[default(0.0)] mode: &Tensor![E; ..M],
    #[default(1.0)] scale: &Tensor![E; ..N],
) -> Tensor![E; ..R] {
    mode - scale * log(-log(p))
}

/// Computes the logarithm of the density of Student's t distribution with `df` degrees of freedom.
///
/// ```text
/// result = -(df + 1) / 2 * log(1 + z^2 / df) - log(scale) + c(df)        z = (x - mean) / scale
/// ```
#[wide]
pub fn t_logpdf<E: Float>(
    x: &Tensor![E; ..S],
    df: &Tensor![E; ..D],
    #[default(0.0)] mean: &Tensor![E; ..M],
    #[default(1.0)] scale: &Tensor![E; ..N],
) -> Tensor![E; ..R] {
    let z = (x - mean) / scale;
    let constant = lgamma(0.5 * (df + 1.0)) - lgamma(0.5 * df) - 0.5 * log(3.141592653589793 * df);
    constant - log(scale) - 0.5 * (df + 1.0) * log1p(z * z / df)
}

/// Computes the density of Student's t distribution with `df` degrees of freedom.
#[wide]
pub fn t_pdf<E: Float>(
    x: &Tensor![E; ..S],
    df: &Tensor![E; ..D],
    #[default(0.0)] mean: &Tensor![E; ..M],
    #[default(1.0)] scale: &Tensor![E; ..N],
) -> Tensor![E; ..R] {
    let z = (x - mean) / scale;
    let constant = lgamma(0.5 * (df + 1.0)) - lgamma(0.5 * df) - 0.5 * log(3.141592653589793 * df);
    exp(constant - log(scale) - 0.5 * (df + 1.0) * log1p(z * z / df))
}

/// Computes the logarithm of the density of the gamma distribution of shape `a`, of standard numbers.
fn log_gamma_density<E: Float>(z: &Tensor![E; ..S], a: &Tensor![E; ..T]) -> Tensor![E; ..R] {
    let is_within = z >= 0.0;
    let z = select(is_within, z, 1.0);
    supported(is_within, special::xlogy(a - 1.0, z) - z - lgamma(a))
}

/// Computes the logarithm of the density of the gamma distribution with the shape `a`.
///
/// ```text
/// result = (a - 1) log(z) - z - lgamma(a) - log(scale)        z = (x - low) / scale
/// ```
#[wide]
pub fn gamma_logpdf<E: Float>(
    x: &Tensor![E; ..S],
    a: &Tensor![E; ..A],
    #[default(0.0)] low: &Tensor![E; ..M],
    #[default(1.0)] scale: &Tensor![E; ..N],
) -> Tensor![E; ..R] {
    log_gamma_density((x - low) / scale, a) - log(scale)
}

/// Computes the density of the gamma distribution with the shape `a`.
#[wide]
pub fn gamma_pdf<E: Float>(
    x: &Tensor![E; ..S],
    a: &Tensor![E; ..A],
    #[default(0.0)] low: &Tensor![E; ..M],
    #[default(1.0)] scale: &Tensor![E; ..N],
) -> Tensor![E; ..R] {
    exp(log_gamma_density((x - low) / scale, a)) / scale
}

/// Computes the logarithm of the density of the chi-squared distribution with `df` degrees of freedom.
#[wide]
pub fn chi2_logpdf<E: Float>(
    x: &Tensor![E; ..S],
    df: &Tensor![E; ..D],
    #[default(0.0)] low: &Tensor![E; ..M],
    #[default(1.0)] scale: &Tensor![E; ..N],
) -> Tensor![E; ..R] {
    log_gamma_density(0.5 * ((x - low) / scale), 0.5 * df) - log(2.0 * scale)
}

/// Computes the density of the chi-squared distribution with `df` degrees of freedom.
#[wide]
pub fn chi2_pdf<E: Float>(
    x: &Tensor![E; ..S],
    df: &Tensor![E; ..D],
    #[default(0.0)] low: &Tensor![E; ..M],
    #[default(1.0)] scale: &Tensor![E; ..N],
) -> Tensor![E; ..R] {
    exp(log_gamma_density(0.5 * ((x - low) / scale), 0.5 * df)) / (2.0 * scale)
}

/// Computes the logarithm of the density of the beta distribution, of standard numbers.
fn log_beta_density<E: Float>(
    z: &Tensor![E; ..S],
    a: &Tensor![E; ..A],
    b: &Tensor![E; ..B],
) -> Tensor![E; ..R] {
    let is_within = (z >= 0.0) & (z <= 1.0);
    let z = select(is_within, z, 0.5);
    let powers = special::xlogy(a - 1.0, z) + special::xlog1py(b - 1.0, -z);
    supported(is_within, powers - special::betaln(a, b))
}

/// Computes the logarithm of the density of the beta distribution with the shapes `a` and `b`.
///
/// ```text
/// result = (a - 1) log(z) + (b - 1) log(1 - z) - log(B(a, b)) - log(scale)        z = (x - low) / scale
/// ```
#[wide]
pub fn beta_logpdf<E: Float>(
    x: &Tensor![E; ..S],
    a: &Tensor![E; ..A],
    b: &Tensor![E; ..B],
    #[default(0.0)] low: &Tensor![E; ..M],
    #[default(1.0)] scale: &Tensor![E; ..N],
) -> Tensor![E; ..R] {
    log_beta_density((x - low) / scale, a, b) - log(scale)
}

/// Computes the density of the beta distribution with the shapes `a` and `b`.
#[wide]
pub fn beta_pdf<E: Float>(
    x: &Tensor![E; ..S],
    a: &Tensor![E; ..A],
    b: &Tensor![E; ..B],
    #[default(0.0)] low: &Tensor![E; ..M],
    #[default(1.0)] scale: &Tensor![E; ..N],
) -> Tensor![E; ..R] {
    exp(log_beta_density((x - low) / scale, a, b)) / scale
}

/// Computes the logarithm of the density of the Pareto distribution, from `low + scale`, with the exponent `b`.
#[wide]
pub fn pareto_logpdf<E: Float>(
    x: &Tensor![E; ..S],
    b: &Tensor![E; ..B],
    #[default(0.0)] low: &Tensor![E; ..M],
    #[default(1.0)] scale: &Tensor![E; ..N],
) -> Tensor![E; ..R] {
    let z = (x - low) / scale;
    let is_within = z >= 1.0;
    supported(is_within, log(b / scale) - (b + 1.0) * log(select(is_within, z, 1.0)))
}

/// Computes the logarithm of the probability of `k`, 1 or 0, if 1 has the probability `p`.
///
/// `k` is an integer, or a number of the type of `p`.
#[wide]
pub fn bernoulli_logpmf<K: Number, E: Float>(
    k: &Tensor![K; ..S],
    p: &Tensor![E; ..P],
) -> Tensor![E; ..R] {
    let k = k as E;
    let is_within = (k == 0.0) | (k == 1.0);
    let k = select(is_within, k, 0.0);
    supported(is_within, special::xlogy(k, p) + special::xlog1py(1.0 - k, -p))
}

/// Computes the probability of `k`, 1 or 0, if 1 has the probability `p`.
#[wide]
pub fn bernoulli_pmf<K: Number, E: Float>(
    k: &Tensor![K; ..S],
    p: &Tensor![E; ..P],
) -> Tensor![E; ..R] {
    let k = k as E;
    let is_within = (k == 0.0) | (k == 1.0);
    let k = select(is_within, k, 0.0);
    exp(supported(is_within, special::xlogy(k, p) + special::xlog1py(1.0 - k, -p)))
}

/// Computes the logarithm of the probability of `k` successes in `n` trials, each of the probability `p`.
///
/// `k` is an integer, or a number of the type of `p`; a number below 0 or above `n` has the probability 0.
#[wide]
pub fn binom_logpmf<K: Number, E: Float>(
    k: &Tensor![K; ..S],
    n: &Tensor![E; ..N],
    p: &Tensor![E; ..P],
) -> Tensor![E; ..R] {
    let k = k as E;
    let is_within = (k >= 0.0) & (k <= n);
    let k = select(is_within, k, 0.0);
    let ways = lgamma(n + 1.0) - lgamma(k + 1.0) - lgamma(n - k + 1.0);
    supported(is_within, ways + special::xlogy(k, p) + special::xlog1py(n - k, -p))
}

/// Computes the probability of `k` successes in `n` trials, each of the probability `p`.
#[wide]
pub fn binom_pmf<K: Number, E: Float>(
    k: &Tensor![K; ..S],
    n: &Tensor![E; ..N],
    p: &Tensor![E; ..P],
) -> Tensor![E; ..R] {
    let k = k as E;
    let is_within = (k >= 0.0) & (k <= n);
    let k = select(is_within, k, 0.0);
    let ways = lgamma(n + 1.0) - lgamma(k + 1.0) - lgamma(n - k + 1.0);
    exp(supported(is_within, ways + special::xlogy(k, p) + special::xlog1py(n - k, -p)))
}

/// Computes the logarithm of the probability of `k` events, of which `rate` are expected.
///
/// ```text
/// result = k log(rate) - rate - lgamma(k + 1)
/// ```
///
/// `k` is an integer, or a number of the type of `rate`.
#[wide]
pub fn poisson_logpmf<K: Number, E: Float>(
    k: &Tensor![K; ..S],
    rate: &Tensor![E; ..P],
) -> Tensor![E; ..R] {
    let k = k as E;
    let is_within = k >= 0.0;
    let k = select(is_within, k, 0.0);
    supported(is_within, special::xlogy(k, rate) - rate - lgamma(k + 1.0))
}

/// Computes the probability of `k` events, of which `rate` are expected.
#[wide]
pub fn poisson_pmf<K: Number, E: Float>(
    k: &Tensor![K; ..S],
    rate: &Tensor![E; ..P],
) -> Tensor![E; ..R] {
    let k = k as E;
    let is_within = k >= 0.0;
    let k = select(is_within, k, 0.0);
    exp(supported(is_within, special::xlogy(k, rate) - rate - lgamma(k + 1.0)))
}

/// Computes the logarithm of the probability that the first success of trials of the probability `p` is the `k`-th.
#[wide]
pub fn geom_logpmf<K: Number, E: Float>(
    k: &Tensor![K; ..S],
    p: &Tensor![E; ..P],
) -> Tensor![E; ..R] {
    let k = k as E;
    let is_within = k >= 1.0;
    let k = select(is_within, k, 1.0);
    supported(is_within, special::xlog1py(k - 1.0, -p) + log(p))
}

/// Computes the logarithm of the probability of `k` failures before `n` successes, each of the probability `p`.
#[wide]
pub fn nbinom_logpmf<K: Number, E: Float>(
    k: &Tensor![K; ..S],
    n: &Tensor![E; ..N],
    p: &Tensor![E; ..P],
) -> Tensor![E; ..R] {
    let k = k as E;
    let is_within = k >= 0.0;
    let k = select(is_within, k, 0.0);
    let ways = lgamma(k + n) - lgamma(n) - lgamma(k + 1.0);
    supported(is_within, ways + n * log(p) + special::xlog1py(k, -p))
}

/// Computes the logarithm of the probability of counts of classes along the last dimension, with the probabilities `p`.
#[wide]
pub fn multinomial_logpmf<K: Number, E: Float, C: Dim>(
    x: &Tensor![K; ..S, C],
    p: &Tensor![E; C],
) -> Tensor![E; ..R] {
    let x = x as E;
    let p = p.along([-1]) + zeros_like(x);
    lgamma(sum(x, -1) + 1.0) + sum(special::xlogy(x, p) - lgamma(x + 1.0), -1)
}

/// Computes the logarithm of the density of the Dirichlet distribution at probabilities `x` along the last dimension.
///
/// ```text
/// result = sum((a - 1) log(x)) + lgamma(sum(a)) - sum(lgamma(a))
/// ```
///
/// That the numbers of each row add up to 1 is not checked.
#[wide]
pub fn dirichlet_logpdf<E: Float, C: Dim>(
    x: &Tensor![E; ..S, C],
    a: &Tensor![E; C],
) -> Tensor![E; ..R] {
    let powers = sum(special::xlogy((a - 1.0).along([-1]) + zeros_like(x), x), -1);
    powers + lgamma(sum(a)) - sum(lgamma(a))
}

/// Computes the logarithm of the density of the normal distribution of vectors, along the last dimension.
///
/// ```text
/// result = -z . z / 2 - log(det(l)) - C log(2 pi) / 2        l z = x - mean, l l^T = covariance
/// ```
#[wide]
pub fn multivariate_normal_logpdf<E: Float, C: Dim>(
    x: &Tensor![E; ..S, C],
    mean: &Tensor![E; C],
    covariance: &Tensor![E; C, C],
) -> Tensor![E; ..R] {
    let l = cholesky(covariance, lower = true);
    let inverse = triangular_solve(l, eye(E, [C, C]), left_side = true, lower = true);
    let z = dot_general(x - mean.along([-1]), inverse, [], [], [-1], [1]);
    let constant = sum(log(diag(l))) + 0.9189385332046727 * sum(ones(E, [C]));
    -0.5 * sum(z * z, -1) - constant
}
