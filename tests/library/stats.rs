//! Densities and distribution functions.

use typed_xla::element::f16;
use typed_xla::prelude::*;

pub(crate) static VECTORS: &str = include_str!("vectors/stats.txt");

/// Returns the values of a function with one parameter, its slopes and their derivatives, and the gradients by the parameters.
#[computation]
fn of_one<N: Dim>(
    f: impl Fn(&f64![N], f64) -> f64![N],
    x: &f64![N],
    p: f64,
    w: &f64![N],
) -> (f64![N], f64![N], f64![N], f64) {
    let loss = |x, p| sum(f(x, p) * w);
    let slope = |x| grad(|x| loss(x, p))(x);
    let (_, curved) = jvp(slope)(x, ones(f64, [N]));
    let dp = grad(loss, argnums = [1])(x, p);
    (f(x, p), slope(x), curved, dp)
}

/// Returns the values of a function with two parameters, its slopes and their derivatives, and the gradients by the parameters.
#[computation]
fn of_two<N: Dim>(
    f: impl Fn(&f64![N], f64, f64) -> f64![N],
    x: &f64![N],
    p: f64,
    q: f64,
    w: &f64![N],
) -> (f64![N], f64![N], f64![N], f64, f64) {
    let loss = |x, p, q| sum(f(x, p, q) * w);
    let slope = |x| grad(|x| loss(x, p, q))(x);
    let (_, curved) = jvp(slope)(x, ones(f64, [N]));
    let (dp, dq) = grad(loss, argnums = [1, 2])(x, p, q);
    (f(x, p, q), slope(x), curved, dp, dq)
}

/// Returns the values of a function with three parameters, its slopes and their derivatives, and the gradients by the parameters.
#[computation]
fn of_three<N: Dim>(
    f: impl Fn(&f64![N], f64, f64, f64) -> f64![N],
    x: &f64![N],
    p: f64,
    q: f64,
    r: f64,
    w: &f64![N],
) -> (f64![N], f64![N], f64![N], f64, f64, f64) {
    let loss = |x, p, q, r| sum(f(x, p, q, r) * w);
    let slope = |x| grad(|x| loss(x, p, q, r))(x);
    let (_, curved) = jvp(slope)(x, ones(f64, [N]));
    let (dp, dq, dr) = grad(loss, argnums = [1, 2, 3])(x, p, q, r);
    (f(x, p, q, r), slope(x), curved, dp, dq, dr)
}

/// Returns the values of a function with four parameters, its slopes and their derivatives, and the gradients by the parameters.
#[computation]
fn of_four<N: Dim>(
    f: impl Fn(&f64![N], f64, f64, f64, f64) -> f64![N],
    x: &f64![N],
    p: f64,
    q: f64,
    r: f64,
    s: f64,
    w: &f64![N],
) -> (f64![N], f64![N], f64![N], f64, f64, f64, f64) {
    let loss = |x, p, q, r, s| sum(f(x, p, q, r, s) * w);
    let slope = |x| grad(|x| loss(x, p, q, r, s))(x);
    let (_, curved) = jvp(slope)(x, ones(f64, [N]));
    let (dp, dq, dr, ds) = grad(loss, argnums = [1, 2, 3, 4])(x, p, q, r, s);
    (f(x, p, q, r, s), slope(x), curved, dp, dq, dr, ds)
}

cases! {
    fn poisson_pmf(x: f64[5], rate: f64[], w: f64[5]) -> [f64[5], f64[5], f64[5], f64[]] {
        of_one(|x, rate| stats::poisson_pmf(x, rate), x, rate, w)
    }

    fn bernoulli_pmf(x: f64[2], p: f64[], w: f64[2]) -> [f64[2], f64[2], f64[2], f64[]] {
        of_one(|x, p| stats::bernoulli_pmf(x, p), x, p, w)
    }

    fn poisson_logpmf(x: f64[5], rate: f64[], w: f64[5]) -> [f64[5], f64[5], f64[5], f64[]] {
        of_one(|x, rate| stats::poisson_logpmf(x, rate), x, rate, w)
    }

    fn bernoulli_logpmf(x: f64[2], p: f64[], w: f64[2]) -> [f64[2], f64[2], f64[2], f64[]] {
        of_one(|x, p| stats::bernoulli_logpmf(x, p), x, p, w)
    }

    fn geom_logpmf(x: f64[4], p: f64[], w: f64[4]) -> [f64[4], f64[4], f64[4], f64[]] {
        of_one(|x, p| stats::geom_logpmf(x, p), x, p, w)
    }

    fn norm_pdf(x: f64[8], mean: f64[], scale: f64[], w: f64[8]) -> [f64[8], f64[8], f64[8], f64[], f64[]] {
        of_two(|x, mean, scale| stats::norm_pdf(x, mean, scale), x, mean, scale, w)
    }

    fn norm_logpdf(x: f64[8], mean: f64[], scale: f64[], w: f64[8]) -> [f64[8], f64[8], f64[8], f64[], f64[]] {
        of_two(|x, mean, scale| stats::norm_logpdf(x, mean, scale), x, mean, scale, w)
    }

    fn norm_cdf(x: f64[8], mean: f64[], scale: f64[], w: f64[8]) -> [f64[8], f64[8], f64[8], f64[], f64[]] {
        of_two(|x, mean, scale| stats::norm_cdf(x, mean, scale), x, mean, scale, w)
    }

    fn norm_logcdf(x: f64[8], mean: f64[], scale: f64[], w: f64[8]) -> [f64[8], f64[8], f64[8], f64[], f64[]] {
        of_two(|x, mean, scale| stats::norm_logcdf(x, mean, scale), x, mean, scale, w)
    }

    fn norm_sf(x: f64[8], mean: f64[], scale: f64[], w: f64[8]) -> [f64[8], f64[8], f64[8], f64[], f64[]] {
        of_two(|x, mean, scale| stats::norm_sf(x, mean, scale), x, mean, scale, w)
    }

    fn norm_logsf(x: f64[8], mean: f64[], scale: f64[], w: f64[8]) -> [f64[8], f64[8], f64[8], f64[], f64[]] {
        of_two(|x, mean, scale| stats::norm_logsf(x, mean, scale), x, mean, scale, w)
    }

    fn laplace_pdf(x: f64[8], mean: f64[], scale: f64[], w: f64[8]) -> [f64[8], f64[8], f64[8], f64[], f64[]] {
        of_two(|x, mean, scale| stats::laplace_pdf(x, mean, scale), x, mean, scale, w)
    }

    fn laplace_logpdf(x: f64[8], mean: f64[], scale: f64[], w: f64[8]) -> [f64[8], f64[8], f64[8], f64[], f64[]] {
        of_two(|x, mean, scale| stats::laplace_logpdf(x, mean, scale), x, mean, scale, w)
    }

    fn laplace_cdf(x: f64[8], mean: f64[], scale: f64[], w: f64[8]) -> [f64[8], f64[8], f64[8], f64[], f64[]] {
        of_two(|x, mean, scale| stats::laplace_cdf(x, mean, scale), x, mean, scale, w)
    }

    fn cauchy_pdf(x: f64[8], mean: f64[], scale: f64[], w: f64[8]) -> [f64[8], f64[8], f64[8], f64[], f64[]] {
        of_two(|x, mean, scale| stats::cauchy_pdf(x, mean, scale), x, mean, scale, w)
    }

    fn cauchy_logpdf(x: f64[8], mean: f64[], scale: f64[], w: f64[8]) -> [f64[8], f64[8], f64[8], f64[], f64[]] {
        of_two(|x, mean, scale| stats::cauchy_logpdf(x, mean, scale), x, mean, scale, w)
    }

    fn cauchy_cdf(x: f64[8], mean: f64[], scale: f64[], w: f64[8]) -> [f64[8], f64[8], f64[8], f64[], f64[]] {
        of_two(|x, mean, scale| stats::cauchy_cdf(x, mean, scale), x, mean, scale, w)
    }

    fn cauchy_logcdf(x: f64[8], mean: f64[], scale: f64[], w: f64[8]) -> [f64[8], f64[8], f64[8], f64[], f64[]] {
        of_two(|x, mean, scale| stats::cauchy_logcdf(x, mean, scale), x, mean, scale, w)
    }

    fn cauchy_sf(x: f64[8], mean: f64[], scale: f64[], w: f64[8]) -> [f64[8], f64[8], f64[8], f64[], f64[]] {
        of_two(|x, mean, scale| stats::cauchy_sf(x, mean, scale), x, mean, scale, w)
    }

    fn cauchy_logsf(x: f64[8], mean: f64[], scale: f64[], w: f64[8]) -> [f64[8], f64[8], f64[8], f64[], f64[]] {
        of_two(|x, mean, scale| stats::cauchy_logsf(x, mean, scale), x, mean, scale, w)
    }

    fn logistic_pdf(x: f64[8], mean: f64[], scale: f64[], w: f64[8]) -> [f64[8], f64[8], f64[8], f64[], f64[]] {
        of_two(|x, mean, scale| stats::logistic_pdf(x, mean, scale), x, mean, scale, w)
    }

    fn logistic_logpdf(x: f64[8], mean: f64[], scale: f64[], w: f64[8]) -> [f64[8], f64[8], f64[8], f64[], f64[]] {
        of_two(|x, mean, scale| stats::logistic_logpdf(x, mean, scale), x, mean, scale, w)
    }

    fn logistic_cdf(x: f64[8], mean: f64[], scale: f64[], w: f64[8]) -> [f64[8], f64[8], f64[8], f64[], f64[]] {
        of_two(|x, mean, scale| stats::logistic_cdf(x, mean, scale), x, mean, scale, w)
    }

    fn logistic_sf(x: f64[8], mean: f64[], scale: f64[], w: f64[8]) -> [f64[8], f64[8], f64[8], f64[], f64[]] {
        of_two(|x, mean, scale| stats::logistic_sf(x, mean, scale), x, mean, scale, w)
    }

    fn gumbel_r_pdf(x: f64[8], mean: f64[], scale: f64[], w: f64[8]) -> [f64[8], f64[8], f64[8], f64[], f64[]] {
        of_two(|x, mean, scale| stats::gumbel_r_pdf(x, mean, scale), x, mean, scale, w)
    }

    fn gumbel_r_logpdf(x: f64[8], mean: f64[], scale: f64[], w: f64[8]) -> [f64[8], f64[8], f64[8], f64[], f64[]] {
        of_two(|x, mean, scale| stats::gumbel_r_logpdf(x, mean, scale), x, mean, scale, w)
    }

    fn gumbel_r_cdf(x: f64[8], mean: f64[], scale: f64[], w: f64[8]) -> [f64[8], f64[8], f64[8], f64[], f64[]] {
        of_two(|x, mean, scale| stats::gumbel_r_cdf(x, mean, scale), x, mean, scale, w)
    }

    fn gumbel_r_logcdf(x: f64[8], mean: f64[], scale: f64[], w: f64[8]) -> [f64[8], f64[8], f64[8], f64[], f64[]] {
        of_two(|x, mean, scale| stats::gumbel_r_logcdf(x, mean, scale), x, mean, scale, w)
    }

    fn gumbel_r_sf(x: f64[8], mean: f64[], scale: f64[], w: f64[8]) -> [f64[8], f64[8], f64[8], f64[], f64[]] {
        of_two(|x, mean, scale| stats::gumbel_r_sf(x, mean, scale), x, mean, scale, w)
    }

    fn expon_pdf(x: f64[8], mean: f64[], scale: f64[], w: f64[8]) -> [f64[8], f64[8], f64[8], f64[], f64[]] {
        of_two(|x, mean, scale| stats::expon_pdf(x, mean, scale), x, mean, scale, w)
    }

    fn expon_logpdf(x: f64[8], mean: f64[], scale: f64[], w: f64[8]) -> [f64[8], f64[8], f64[8], f64[], f64[]] {
        of_two(|x, mean, scale| stats::expon_logpdf(x, mean, scale), x, mean, scale, w)
    }

    fn expon_cdf(x: f64[8], mean: f64[], scale: f64[], w: f64[8]) -> [f64[8], f64[8], f64[8], f64[], f64[]] {
        of_two(|x, mean, scale| stats::expon_cdf(x, mean, scale), x, mean, scale, w)
    }

    fn expon_logcdf(x: f64[8], mean: f64[], scale: f64[], w: f64[8]) -> [f64[8], f64[8], f64[8], f64[], f64[]] {
        of_two(|x, mean, scale| stats::expon_logcdf(x, mean, scale), x, mean, scale, w)
    }

    fn expon_sf(x: f64[8], mean: f64[], scale: f64[], w: f64[8]) -> [f64[8], f64[8], f64[8], f64[], f64[]] {
        of_two(|x, mean, scale| stats::expon_sf(x, mean, scale), x, mean, scale, w)
    }

    fn expon_logsf(x: f64[8], mean: f64[], scale: f64[], w: f64[8]) -> [f64[8], f64[8], f64[8], f64[], f64[]] {
        of_two(|x, mean, scale| stats::expon_logsf(x, mean, scale), x, mean, scale, w)
    }

    fn uniform_pdf(x: f64[8], mean: f64[], scale: f64[], w: f64[8]) -> [f64[8], f64[8], f64[8], f64[], f64[]] {
        of_two(|x, mean, scale| stats::uniform_pdf(x, mean, scale), x, mean, scale, w)
    }

    fn uniform_logpdf(x: f64[8], mean: f64[], scale: f64[], w: f64[8]) -> [f64[8], f64[8], f64[8], f64[], f64[]] {
        of_two(|x, mean, scale| stats::uniform_logpdf(x, mean, scale), x, mean, scale, w)
    }

    fn uniform_cdf(x: f64[8], mean: f64[], scale: f64[], w: f64[8]) -> [f64[8], f64[8], f64[8], f64[], f64[]] {
        of_two(|x, mean, scale| stats::uniform_cdf(x, mean, scale), x, mean, scale, w)
    }

    fn norm_ppf(x: f64[8], mean: f64[], scale: f64[], w: f64[8]) -> [f64[8], f64[8], f64[8], f64[], f64[]] {
        of_two(|x, mean, scale| stats::norm_ppf(x, mean, scale), x, mean, scale, w)
    }

    fn norm_isf(x: f64[8], mean: f64[], scale: f64[], w: f64[8]) -> [f64[8], f64[8], f64[8], f64[], f64[]] {
        of_two(|x, mean, scale| stats::norm_isf(x, mean, scale), x, mean, scale, w)
    }

    fn uniform_ppf(x: f64[8], mean: f64[], scale: f64[], w: f64[8]) -> [f64[8], f64[8], f64[8], f64[], f64[]] {
        of_two(|x, mean, scale| stats::uniform_ppf(x, mean, scale), x, mean, scale, w)
    }

    fn expon_ppf(x: f64[8], mean: f64[], scale: f64[], w: f64[8]) -> [f64[8], f64[8], f64[8], f64[], f64[]] {
        of_two(|x, mean, scale| stats::expon_ppf(x, mean, scale), x, mean, scale, w)
    }

    fn cauchy_ppf(x: f64[6], mean: f64[], scale: f64[], w: f64[6]) -> [f64[6], f64[6], f64[6], f64[], f64[]] {
        of_two(|x, mean, scale| stats::cauchy_ppf(x, mean, scale), x, mean, scale, w)
    }

    fn cauchy_isf(x: f64[6], mean: f64[], scale: f64[], w: f64[6]) -> [f64[6], f64[6], f64[6], f64[], f64[]] {
        of_two(|x, mean, scale| stats::cauchy_isf(x, mean, scale), x, mean, scale, w)
    }

    fn logistic_ppf(x: f64[8], mean: f64[], scale: f64[], w: f64[8]) -> [f64[8], f64[8], f64[8], f64[], f64[]] {
        of_two(|x, mean, scale| stats::logistic_ppf(x, mean, scale), x, mean, scale, w)
    }

    fn logistic_isf(x: f64[8], mean: f64[], scale: f64[], w: f64[8]) -> [f64[8], f64[8], f64[8], f64[], f64[]] {
        of_two(|x, mean, scale| stats::logistic_isf(x, mean, scale), x, mean, scale, w)
    }

    fn gumbel_r_ppf(x: f64[8], mean: f64[], scale: f64[], w: f64[8]) -> [f64[8], f64[8], f64[8], f64[], f64[]] {
        of_two(|x, mean, scale| stats::gumbel_r_ppf(x, mean, scale), x, mean, scale, w)
    }

    fn binom_pmf(x: f64[5], n: f64[], p: f64[], w: f64[5]) -> [f64[5], f64[5], f64[5], f64[], f64[]] {
        of_two(|x, n, p| stats::binom_pmf(x, n, p), x, n, p, w)
    }

    fn binom_logpmf(x: f64[5], n: f64[], p: f64[], w: f64[5]) -> [f64[5], f64[5], f64[5], f64[], f64[]] {
        of_two(|x, n, p| stats::binom_logpmf(x, n, p), x, n, p, w)
    }

    fn nbinom_logpmf(x: f64[5], n: f64[], p: f64[], w: f64[5]) -> [f64[5], f64[5], f64[5], f64[], f64[]] {
        of_two(|x, n, p| stats::nbinom_logpmf(x, n, p), x, n, p, w)
    }

    fn t_pdf(x: f64[8], df: f64[], mean: f64[], scale: f64[], w: f64[8]) -> [f64[8], f64[8], f64[8], f64[], f64[], f64[]] {
        of_three(|x, df, mean, scale| stats::t_pdf(x, df, mean, scale), x, df, mean, scale, w)
    }

    fn gamma_pdf(x: f64[7], a: f64[], low: f64[], scale: f64[], w: f64[7]) -> [f64[7], f64[7], f64[7], f64[], f64[], f64[]] {
        of_three(|x, a, low, scale| stats::gamma_pdf(x, a, low, scale), x, a, low, scale, w)
    }

    fn chi2_pdf(x: f64[7], df: f64[], low: f64[], scale: f64[], w: f64[7]) -> [f64[7], f64[7], f64[7], f64[], f64[], f64[]] {
        of_three(|x, df, low, scale| stats::chi2_pdf(x, df, low, scale), x, df, low, scale, w)
    }

    fn t_logpdf(x: f64[8], df: f64[], mean: f64[], scale: f64[], w: f64[8]) -> [f64[8], f64[8], f64[8], f64[], f64[], f64[]] {
        of_three(|x, df, mean, scale| stats::t_logpdf(x, df, mean, scale), x, df, mean, scale, w)
    }

    fn gamma_logpdf(x: f64[7], a: f64[], low: f64[], scale: f64[], w: f64[7]) -> [f64[7], f64[7], f64[7], f64[], f64[], f64[]] {
        of_three(|x, a, low, scale| stats::gamma_logpdf(x, a, low, scale), x, a, low, scale, w)
    }

    fn chi2_logpdf(x: f64[7], df: f64[], low: f64[], scale: f64[], w: f64[7]) -> [f64[7], f64[7], f64[7], f64[], f64[], f64[]] {
        of_three(|x, df, low, scale| stats::chi2_logpdf(x, df, low, scale), x, df, low, scale, w)
    }

    fn pareto_logpdf(x: f64[3], b: f64[], low: f64[], scale: f64[], w: f64[3]) -> [f64[3], f64[3], f64[3], f64[], f64[], f64[]] {
        of_three(|x, b, low, scale| stats::pareto_logpdf(x, b, low, scale), x, b, low, scale, w)
    }

    fn beta_pdf(x: f64[5], a: f64[], b: f64[], low: f64[], scale: f64[], w: f64[5]) -> [f64[5], f64[5], f64[5], f64[], f64[], f64[], f64[]] {
        of_four(|x, a, b, low, scale| stats::beta_pdf(x, a, b, low, scale), x, a, b, low, scale, w)
    }

    fn beta_logpdf(x: f64[5], a: f64[], b: f64[], low: f64[], scale: f64[], w: f64[5]) -> [f64[5], f64[5], f64[5], f64[], f64[], f64[], f64[]] {
        of_four(|x, a, b, low, scale| stats::beta_logpdf(x, a, b, low, scale), x, a, b, low, scale, w)
    }

    fn tails_of_gamma(x: f64[8]) -> [f64[8], f64[8], f64[8], f64[8], f64[8]] {
        let slope = grad(|x| sum(stats::gamma_cdf(x, 2.5, 0.5, 2.0)))(x);
        let logs = (stats::gamma_logcdf(x, 2.5, 0.5, 2.0), stats::gamma_logsf(x, 2.5, 0.5, 2.0));
        (stats::gamma_cdf(x, 2.5, 0.5, 2.0), stats::gamma_sf(x, 2.5, 0.5, 2.0), logs.0, logs.1, slope)
    }

    fn tails_of_chi2(x: f64[8]) -> [f64[8], f64[8], f64[8], f64[8], f64[8]] {
        let slope = grad(|x| sum(stats::chi2_cdf(x, 3.5)))(x);
        let logs = (stats::chi2_logcdf(x, 3.5), stats::chi2_logsf(x, 3.5));
        (stats::chi2_cdf(x, 3.5), stats::chi2_sf(x, 3.5), logs.0, logs.1, slope)
    }

    fn tails_of_beta(x: f64[8]) -> [f64[8], f64[8], f64[8], f64[8], f64[8]] {
        let slope = grad(|x| sum(stats::beta_cdf(x, 2.5, 4.0)))(x);
        let logs = (stats::beta_logcdf(x, 2.5, 4.0), stats::beta_logsf(x, 2.5, 4.0));
        (stats::beta_cdf(x, 2.5, 4.0), stats::beta_sf(x, 2.5, 4.0), logs.0, logs.1, slope)
    }

    fn tails_of_t(x: f64[8]) -> [f64[8], f64[8], f64[8], f64[]] {
        let by_df = grad(|df| sum(stats::t_cdf(x[1..7], df)))(3.5f64);
        let slope = grad(|x| sum(stats::t_cdf(x, 3.5)))(x);
        (stats::t_cdf(x, 3.5), stats::t_sf(x, 3.5), slope, by_df)
    }

    fn tails_of_counts(k: f64[7]) -> [f64[7], f64[7], f64[7], f64[7]] {
        let of_events = (stats::poisson_cdf(k, 3.5f64), stats::poisson_sf(k, 3.5f64));
        (of_events.0, of_events.1, stats::binom_cdf(k, 10.0f64, 0.3), stats::binom_sf(k, 10.0f64, 0.3))
    }

    fn dirichlet_logpdf(x: f64[2, 3], a: f64[3]) -> [f64[2], f64[2, 3], f64[3]] {
        let (dx, da) = grad(|x, a| sum(stats::dirichlet_logpdf(x, a)), argnums = [0, 1])(x, a);
        (stats::dirichlet_logpdf(x, a), dx, da)
    }

    fn multinomial_logpmf(x: f64[2, 3], p: f64[3]) -> [f64[2], f64[3]] {
        (stats::multinomial_logpmf(x, p), grad(|p| sum(stats::multinomial_logpmf(x, p)))(p))
    }

    fn multivariate_normal_logpdf(x: f64[2, 4, 3], mean: f64[3], covariance: f64[3, 3]) -> [f64[2, 4], f64[2, 4, 3], f64[3], f64[3, 3]] {
        let loss = |x, mean, covariance| {
            let symmetric = (covariance + transpose(covariance, [1, 0])) / 2.0;
            sum(stats::multivariate_normal_logpdf(x, mean, symmetric))
        };
        let (dx, dmean, dcovariance) = grad(loss, argnums = [0, 1, 2])(x, mean, covariance);
        (stats::multivariate_normal_logpdf(x, mean, covariance), dx, dmean, dcovariance)
    }
}

/// Outside of the support the densities are 0, and all derivatives too.
#[test]
fn outside_of_the_support() {
    #[computation]
    fn logs(x: &f64![2], p: f64) -> (f64![6, 2], f64) {
        let logs = |p| {
            stack((
                stats::expon_logpdf(x, 0.0, p),
                stats::uniform_logpdf(x, 0.0, p),
                stats::gamma_logpdf(x, p),
                stats::beta_logpdf(x, p, p),
                stats::binom_logpmf(x, 3.0, p / 2.0),
                stats::poisson_logpmf(x, p),
            ))
        };
        (logs(p), grad(|p| sum(logs(p)))(p))
    }

    let (values, slope) = logs(&tensor![-1.0, -2.5], 1.5);
    assert!(values.iter().all(|x| *x == f64::NEG_INFINITY));
    assert_eq!(slope, 0.0);
}

/// Counts are integers of any type, or numbers of the type of the probability.
#[test]
fn counts_of_any_type() {
    #[computation]
    fn counts(k: &i32![3], b: &u8![3], p: f32) -> (f32![3], f32![3], f32![3]) {
        (
            stats::binom_pmf(k, 2.0, p),
            stats::poisson_pmf(b, p),
            stats::bernoulli_pmf(k as f32, p),
        )
    }

    let (binom, poisson, bernoulli) = counts(&tensor![0, 1, 2], &tensor![0, 1, 2], 0.5);
    assert!(
        binom
            .iter()
            .zip([0.25f32, 0.5, 0.25])
            .all(|(a, b)| (a - b).abs() < 1e-6)
    );
    let expected = [1.0, 0.5, 0.125].map(|ratio| ratio * (-0.5f32).exp());
    assert!(
        poisson
            .iter()
            .zip(expected)
            .all(|(a, b)| (a - b).abs() < 1e-6)
    );
    assert_eq!(bernoulli, tensor![0.5, 0.5, 0.0]);
}

/// Half precision is computed in `f32` and rounded once; arrays may be empty, and sizes generic.
#[test]
fn types_and_sizes() {
    #[computation]
    fn halves(x: &f16![2]) -> (f16![2], f16![2]) {
        (stats::norm_logcdf(x), stats::norm_logpdf(x, 0.0, 0.25))
    }

    #[computation]
    fn generic<N: Dim>(x: &f32![N], mean: f32) -> f32![N] {
        stats::cauchy_cdf(x, mean)
    }

    let (below, density) = halves(&tensor![f16::from_f32(-200.0), f16::from_f32(0.0)]);
    assert_eq!(
        below.iter().map(|x| x.to_f32()).collect::<Vec<_>>(),
        [-20000.0, -0.693_359_4]
    );
    assert_eq!(density[1].to_f32(), 0.467_285_16);
    assert_eq!(generic(&Tensor::<f32, _>::from([0.0f32; 0]), 1.0).len(), 0);
    assert_eq!(generic(&tensor![1.0], 1.0), tensor![0.5]);
}
