//! Distribution functions that are incomplete gamma and beta functions, with the names and the rules of the page `stats`.
//!
//! Their errors are those of `special::gammainc` and `special::betainc`. The probability of at most `x` and the one of
//! more than `x` are each accurate where they are small.
//!
//! ```
//! use typed_xla::prelude::*;
//!
//! /// The probability of a statistic as great as `x` by chance: of a test of squares, and of a two-sided t test.
//! #[computation]
//! fn by_chance(x: f64, df: f64) -> (f64, f64) {
//!     (stats::chi2_sf(x, df), 2.0 * stats::t_sf(abs(x), df))
//! }
//!
//! let (of_squares, of_means) = by_chance(2.0, 2.0);
//! assert!((of_squares - (-1.0f64).exp()).abs() < 1e-15);
//! assert!((of_means - (1.0 - 2.0 / 6.0f64.sqrt())).abs() < 1e-15);
//! ```

/// Computes the logarithm of a probability from it and the probability of the opposite.
fn log_of_probability<E: Float>(
    p: &Tensor![E; ..S],
    opposite: &Tensor![E; ..S],
) -> Tensor![E; ..S] {
    let is_likely = p > 0.5;
    let is_zero = p == 0.0;
    let unlikely = log(select(is_likely | is_zero, 0.5, p));
    let unlikely = select(is_zero, f64::NEG_INFINITY as E, unlikely);
    select(
        is_likely,
        log1p(-select(is_likely, opposite, 0.0)),
        unlikely,
    )
}

/// Computes the probability of at most `z` in the gamma distribution of shape `a`.
fn gamma_below<E: Float>(z: &Tensor![E; ..S], a: &Tensor![E; ..T]) -> Tensor![E; ..R] {
    let is_within = z > 0.0;
    select(
        is_within | is_nan(z),
        special::gammainc(a, select(z <= 0.0, 1.0, z)),
        0.0,
    )
}

/// Computes the probability of more than `z` in the gamma distribution of shape `a`.
fn gamma_above<E: Float>(z: &Tensor![E; ..S], a: &Tensor![E; ..T]) -> Tensor![E; ..R] {
    let is_within = z > 0.0;
    select(
        is_within | is_nan(z),
        special::gammaincc(a, select(z <= 0.0, 1.0, z)),
        1.0,
    )
}

/// Computes the probability of at most `z` in the beta distribution.
fn beta_below<E: Float>(
    z: &Tensor![E; ..S],
    a: &Tensor![E; ..A],
    b: &Tensor![E; ..B],
) -> Tensor![E; ..R] {
    let is_outside = (z <= 0.0) | (z >= 1.0);
    let inside = special::betainc(a, b, select(is_outside, 0.5, z));
    select(is_outside, select(z <= 0.0, 0.0 as E, 1.0), inside)
}

/// Computes the probability of at most `z` in Student's t distribution.
///
/// The derivative by `z` is the density: at 0 the incomplete beta function has a root of `z^2`.
fn t_below<E: Float>(z: &Tensor![E; ..S], df: &Tensor![E; ..S]) -> Tensor![E; ..S] {
    custom_jvp(
        |z, df| t_probability(z, df),
        |z, df, dz, ddf| {
            let (_, by_df) = jvp(|df| t_probability(z, df))(df, ones_like(df));
            (t_probability(z, df), dz * stats::t_pdf(z, df) + ddf * by_df)
        },
    )(z, df)
}

/// Computes the probability of at most `z` in Student's t distribution, without a rule for its derivative.
fn t_probability<E: Float>(z: &Tensor![E; ..S], df: &Tensor![E; ..S]) -> Tensor![E; ..S] {
    let is_0 = z == 0.0;
    let y = select(is_0, 1.0, z);
    // Each of the two has the argument that does not lose digits.
    let square = y * y;
    let is_near = square < df;
    let near = special::betainc(
        0.5 + zeros_like(df),
        0.5 * df,
        select(is_near, square / (df + square), 0.5),
    );
    let far = special::betainc(
        0.5 * df,
        0.5 + zeros_like(df),
        select(is_near, 0.5, df / (df + square)),
    );
    let tail = 0.5 * select(is_near, 1.0 - near, far);
    select(is_0, 0.5, select(z < 0.0, tail, 1.0 - tail))
}

/// Computes the probability of at most `x` in the gamma distribution with the shape `a`.
#[wide]
pub fn gamma_cdf<E: Float>(
    x: &Tensor![E; ..S],
    a: &Tensor![E; ..A],
    #[default(0.0)] low: &Tensor![E; ..M],
    #[default(1.0)] scale: &Tensor![E; ..N],
) -> Tensor![E; ..R] {
    gamma_below((x - low) / scale, a)
}

/// Computes the probability of more than `x` in the gamma distribution with the shape `a`.
#[wide]
pub fn gamma_sf<E: Float>(
    x: &Tensor![E; ..S],
    a: &Tensor![E; ..A],
    #[default(0.0)] low: &Tensor![E; ..M],
    #[default(1.0)] scale: &Tensor![E; ..N],
) -> Tensor![E; ..R] {
    gamma_above((x - low) / scale, a)
}

/// Computes the logarithm of the probability of at most `x` in the gamma distribution with the shape `a`.
#[wide]
pub fn gamma_logcdf<E: Float>(
    x: &Tensor![E; ..S],
    a: &Tensor![E; ..A],
    #[default(0.0)] low: &Tensor![E; ..M],
    #[default(1.0)] scale: &Tensor![E; ..N],
) -> Tensor![E; ..R] {
    log_of_probability(
        gamma_below((x - low) / scale, a),
        gamma_above((x - low) / scale, a),
    )
}

/// Computes the logarithm of the probability of more than `x` in the gamma distribution with the shape `a`.
#[wide]
pub fn gamma_logsf<E: Float>(
    x: &Tensor![E; ..S],
    a: &Tensor![E; ..A],
    #[default(0.0)] low: &Tensor![E; ..M],
    #[default(1.0)] scale: &Tensor![E; ..N],
) -> Tensor![E; ..R] {
    log_of_probability(
        gamma_above((x - low) / scale, a),
        gamma_below((x - low) / scale, a),
    )
}

/// Computes the probability of at most `x` in the chi-squared distribution with `df` degrees of freedom.
#[wide]
pub fn chi2_cdf<E: Float>(
    x: &Tensor![E; ..S],
    df: &Tensor![E; ..D],
    #[default(0.0)] low: &Tensor![E; ..M],
    #[default(1.0)] scale: &Tensor![E; ..N],
) -> Tensor![E; ..R] {
    gamma_below(0.5 * ((x - low) / scale), 0.5 * df)
}

/// Computes the probability of more than `x` in the chi-squared distribution with `df` degrees of freedom.
#[wide]
pub fn chi2_sf<E: Float>(
    x: &Tensor![E; ..S],
    df: &Tensor![E; ..D],
    #[default(0.0)] low: &Tensor![E; ..M],
    #[default(1.0)] scale: &Tensor![E; ..N],
) -> Tensor![E; ..R] {
    gamma_above(0.5 * ((x - low) / scale), 0.5 * df)
}

/// Computes the logarithm of the probability of at most `x` in the chi-squared distribution with `df` degrees of freedom.
#[wide]
pub fn chi2_logcdf<E: Float>(
    x: &Tensor![E; ..S],
    df: &Tensor![E; ..D],
    #[default(0.0)] low: &Tensor![E; ..M],
    #[default(1.0)] scale: &Tensor![E; ..N],
) -> Tensor![E; ..R] {
    log_of_probability(
        gamma_below(0.5 * ((x - low) / scale), 0.5 * df),
        gamma_above(0.5 * ((x - low) / scale), 0.5 * df),
    )
}

/// Computes the logarithm of the probability of more than `x` in the chi-squared distribution with `df` degrees of
/// freedom.
#[wide]
pub fn chi2_logsf<E: Float>(
    x: &Tensor![E; ..S],
    df: &Tensor![E; ..D],
    #[default(0.0)] low: &Tensor![E; ..M],
    #[default(1.0)] scale: &Tensor![E; ..N],
) -> Tensor![E; ..R] {
    log_of_probability(
        gamma_above(0.5 * ((x - low) / scale), 0.5 * df),
        gamma_below(0.5 * ((x - low) / scale), 0.5 * df),
    )
}

/// Computes the probability of at most `x` in the beta distribution with the shapes `a` and `b`.
#[wide]
pub fn beta_cdf<E: Float>(
    x: &Tensor![E; ..S],
    a: &Tensor![E; ..A],
    b: &Tensor![E; ..B],
    #[default(0.0)] low: &Tensor![E; ..M],
    #[default(1.0)] scale: &Tensor![E; ..N],
) -> Tensor![E; ..R] {
    beta_below((x - low) / scale, a, b)
}

/// Computes the probability of more than `x` in the beta distribution with the shapes `a` and `b`.
#[wide]
pub fn beta_sf<E: Float>(
    x: &Tensor![E; ..S],
    a: &Tensor![E; ..A],
    b: &Tensor![E; ..B],
    #[default(0.0)] low: &Tensor![E; ..M],
    #[default(1.0)] scale: &Tensor![E; ..N],
) -> Tensor![E; ..R] {
    beta_below(1.0 - (x - low) / scale, b, a)
}

/// Computes the logarithm of the probability of at most `x` in the beta distribution with the shapes `a` and `b`.
#[wide]
pub fn beta_logcdf<E: Float>(
    x: &Tensor![E; ..S],
    a: &Tensor![E; ..A],
    b: &Tensor![E; ..B],
    #[default(0.0)] low: &Tensor![E; ..M],
    #[default(1.0)] scale: &Tensor![E; ..N],
) -> Tensor![E; ..R] {
    let z = (x - low) / scale;
    log_of_probability(beta_below(z, a, b), beta_below(1.0 - z, b, a))
}

/// Computes the logarithm of the probability of more than `x` in the beta distribution with the shapes `a` and `b`.
#[wide]
pub fn beta_logsf<E: Float>(
    x: &Tensor![E; ..S],
    a: &Tensor![E; ..A],
    b: &Tensor![E; ..B],
    #[default(0.0)] low: &Tensor![E; ..M],
    #[default(1.0)] scale: &Tensor![E; ..N],
) -> Tensor![E; ..R] {
    let z = (x - low) / scale;
    log_of_probability(beta_below(1.0 - z, b, a), beta_below(z, a, b))
}

/// Computes the probability of at most `x` in Student's t distribution with `df` degrees of freedom.
#[wide]
pub fn t_cdf<E: Float>(
    x: &Tensor![E; ..S],
    df: &Tensor![E; ..D],
    #[default(0.0)] mean: &Tensor![E; ..M],
    #[default(1.0)] scale: &Tensor![E; ..N],
) -> Tensor![E; ..R] {
    let z = (x - mean) / scale;
    t_below(z + zeros_like(df), df + zeros_like(z))
}

/// Computes the probability of more than `x` in Student's t distribution with `df` degrees of freedom.
#[wide]
pub fn t_sf<E: Float>(
    x: &Tensor![E; ..S],
    df: &Tensor![E; ..D],
    #[default(0.0)] mean: &Tensor![E; ..M],
    #[default(1.0)] scale: &Tensor![E; ..N],
) -> Tensor![E; ..R] {
    let z = (mean - x) / scale;
    t_below(z + zeros_like(df), df + zeros_like(z))
}

/// Computes the probability of at most `k` events, of which `rate` are expected.
///
/// `k` is an integer, or a number of the type of `rate`, which is rounded down.
#[wide]
pub fn poisson_cdf<K: Number, E: Float>(
    k: &Tensor![K; ..S],
    rate: &Tensor![E; ..P],
) -> Tensor![E; ..R] {
    let k = floor(k as E);
    select(
        k < 0.0,
        0.0,
        special::gammaincc(select(k < 0.0, 0.0, k) + 1.0, rate),
    )
}

/// Computes the probability of more than `k` events, of which `rate` are expected.
#[wide]
pub fn poisson_sf<K: Number, E: Float>(
    k: &Tensor![K; ..S],
    rate: &Tensor![E; ..P],
) -> Tensor![E; ..R] {
    let k = floor(k as E);
    select(
        k < 0.0,
        1.0,
        special::gammainc(select(k < 0.0, 0.0, k) + 1.0, rate),
    )
}

/// Computes the probability of at most `k` successes in `n` trials, each of the probability `p`.
///
/// `k` is an integer, or a number of the type of `p`, which is rounded down.
#[wide]
pub fn binom_cdf<K: Number, E: Float>(
    k: &Tensor![K; ..S],
    n: &Tensor![E; ..N],
    p: &Tensor![E; ..P],
) -> Tensor![E; ..R] {
    let k = floor(k as E) + zeros_like(n);
    let is_within = (k >= 0.0) & (k < n);
    let rest = select(is_within, n - k, 1.0);
    let inside = special::betainc(rest, select(is_within, k, 0.0) + 1.0, 1.0 - p);
    select(is_within, inside, select(k < 0.0, 0.0 as E, 1.0))
}

/// Computes the probability of more than `k` successes in `n` trials, each of the probability `p`.
#[wide]
pub fn binom_sf<K: Number, E: Float>(
    k: &Tensor![K; ..S],
    n: &Tensor![E; ..N],
    p: &Tensor![E; ..P],
) -> Tensor![E; ..R] {
    let k = floor(k as E) + zeros_like(n);
    let is_within = (k >= 0.0) & (k < n);
    let rest = select(is_within, n - k, 1.0);
    let inside = special::betainc(select(is_within, k, 0.0) + 1.0, rest, p);
    select(is_within, inside, select(k < 0.0, 1.0 as E, 0.0))
}
