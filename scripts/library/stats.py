"""Densities and distribution functions."""

import jax
import jax.numpy as jnp
import mpmath as mp
import numpy as np
import scipy.stats
from jax.scipy import stats
from vectors import Vectors, points, wave

CASES = Vectors("library/vectors/stats.txt", "library_vectors.py")


def add(name, f, x, *parameters):
    """Add the case of a function: the values, the slopes by x, their derivatives, and the gradients by the parameters."""
    w = wave(*np.shape(x), at=1.0) + 2.0

    def case(x, *rest):
        parameters, w = rest[:-1], rest[-1]
        loss = lambda x, *parameters: jnp.sum(f(x, *parameters) * w)
        slope = lambda x: jax.grad(loss)(x, *parameters)
        curved = jax.jvp(slope, (x,), (jnp.ones_like(x),))[1]
        by_parameters = jax.grad(loss, tuple(range(1, 1 + len(parameters))))(x, *parameters)
        return f(x, *parameters), slope(x), curved, *by_parameters

    case.__name__ = name
    CASES.case(x, *map(np.float64, parameters), w)(case)


class gumbel_r:
    """The distribution of `jax.scipy.stats`, whose own functions cannot be differentiated by the scale."""

    logcdf = lambda x, mode, scale: -jnp.exp(-(x - mode) / scale)
    cdf = lambda x, mode, scale: jnp.exp(-jnp.exp(-(x - mode) / scale))
    sf = lambda x, mode, scale: -jnp.expm1(-jnp.exp(-(x - mode) / scale))
    ppf = lambda p, mode, scale: mode - scale * jnp.log(-jnp.log(p))
    logpdf = lambda x, mode, scale: -(x - mode) / scale - jnp.exp(-(x - mode) / scale) - jnp.log(scale)
    pdf = lambda x, mode, scale: jnp.exp(gumbel_r.logpdf(x, mode, scale))


def function_of(distribution, function):
    if (distribution, function) == ("expon", "logcdf"):
        # JAX's loses digits near the least number.
        return lambda x, low, scale: jnp.where(x < low, -jnp.inf, jax.nn.log1mexp(jnp.where(x < low, 1.0, (x - low) / scale)))
    if (distribution, function) == ("norm", "isf"):
        # JAX's is infinite where 1 - p rounds to 1.
        return lambda p, mean, scale: mean - scale * jax.scipy.special.ndtri(p)
    return getattr(gumbel_r if distribution == "gumbel_r" else getattr(stats, distribution), function)


# The middle, both sides of the branches, and far tails.
WHOLE = 0.5 + 2.0 * points(-40.0, -12.5, -11.5, -3.0, -0.5, 0.25, 0.7, 9.0)
HALF = points(-1.0, 0.501, 0.75, 1.0, 2.5, 8.0, 60.0, 0.5 + 1e-9)
UNIT = points(-0.5, 0.50001, 0.75, 1.0, 1.5, 2.49, 2.6, 3.0)
CHANCES = points(1e-100, 1e-20, 1e-5, 0.01, 0.3, 0.5, 0.8, 0.9999)

for distribution, functions, x in [
    ("norm", "pdf logpdf cdf logcdf sf logsf", WHOLE),
    ("laplace", "pdf logpdf cdf", WHOLE),
    ("cauchy", "pdf logpdf cdf logcdf sf logsf", WHOLE),
    ("logistic", "pdf logpdf cdf sf", WHOLE),
    ("gumbel_r", "pdf logpdf cdf logcdf sf", 0.5 + 2.0 * points(-3.0, -2.0, -0.5, 0.0, 0.25, 1.0, 9.0, 30.0)),
    ("expon", "pdf logpdf cdf logcdf sf logsf", HALF),
    ("uniform", "pdf logpdf cdf", UNIT),
]:
    for function in functions.split():
        # JAX's series has four terms below -20.
        own = np.where(x == WHOLE[0], 0.5 + 2.0 * -18.0, x) if function == "logcdf" and x is WHOLE else x
        add(f"{distribution}_{function}", function_of(distribution, function), own, 0.5, 2.0)

for distribution, functions, p in [
    ("norm", "ppf isf", CHANCES),
    ("uniform", "ppf", CHANCES),
    ("expon", "ppf", CHANCES),
    ("cauchy", "ppf isf", CHANCES[2:]),
    ("logistic", "ppf isf", CHANCES),
    ("gumbel_r", "ppf", CHANCES),
]:
    for function in functions.split():
        add(f"{distribution}_{function}", function_of(distribution, function), p, 0.5, 2.0)

for function in ["pdf", "logpdf"]:
    add(f"t_{function}", getattr(stats.t, function), WHOLE, 3.5, 0.5, 2.0)
    add(f"gamma_{function}", getattr(stats.gamma, function), HALF[1:], 2.5, 0.5, 2.0)
    add(f"chi2_{function}", getattr(stats.chi2, function), HALF[1:], 3.5, 0.5, 2.0)
    add(f"beta_{function}", getattr(stats.beta, function), UNIT[1:6], 2.5, 0.75, 0.5, 2.0)
add("pareto_logpdf", stats.pareto.logpdf, points(2.51, 3.0, 50.0), 1.5, 0.5, 2.0)

# Outside of the support JAX has NaN as some derivatives.
COUNTS = points(0.0, 1.0, 4.0, 9.0, 10.0)
for function in ["pmf", "logpmf"]:
    add(f"binom_{function}", getattr(stats.binom, function), COUNTS, 10.0, 0.3)
    add(f"poisson_{function}", getattr(stats.poisson, function), COUNTS, 3.5)
    add(f"bernoulli_{function}", getattr(stats.bernoulli, function), points(0.0, 1.0), 0.3)
add("geom_logpmf", stats.geom.logpmf, COUNTS[1:], 0.3)
add("nbinom_logpmf", stats.nbinom.logpmf, COUNTS, 2.5, 0.3)


@CASES.case(np.array([[0.2, 0.3, 0.5], [0.1, 0.1, 0.8]]), points(0.5, 1.0, 2.5))
def dirichlet_logpdf(x, a):
    f = lambda x, a: jax.vmap(lambda x: stats.dirichlet.logpdf(x, a))(x)
    return f(x, a), *jax.grad(lambda x, a: f(x, a).sum(), (0, 1))(x, a)


@CASES.case(np.array([[2.0, 0.0, 3.0], [1.0, 4.0, 0.0]]), points(0.2, 0.3, 0.5))
def multinomial_logpmf(x, p):
    counts = x.astype(int)
    f = lambda p: jax.vmap(lambda x: stats.multinomial.logpmf(x, x.sum(), p))(counts)
    return f(p), jax.grad(lambda p: f(p).sum())(p)


@CASES.case(wave(2, 4, 3), wave(3, at=2.0), np.array([[2.0, 0.5, 0.1], [0.5, 1.0, -0.2], [0.1, -0.2, 3.0]]))
def multivariate_normal_logpdf(x, mean, covariance):
    f = stats.multivariate_normal.logpdf
    loss = lambda x, mean, covariance: jnp.sum(f(x, mean, (covariance + covariance.T) / 2))
    return f(x, mean, covariance), *jax.grad(loss, (0, 1, 2))(x, mean, covariance)


TAILS = points(-1.0, 0.5, 0.6, 1.0, 3.0, 9.0, 40.0, 200.0)


@CASES.case(TAILS, by_jax=False)
def tails_of_gamma(x):
    of = scipy.stats.gamma(2.5, 0.5, 2.0)
    return of.cdf(x), of.sf(x), of.logcdf(x), of.logsf(x), of.pdf(x)


@CASES.case(TAILS, by_jax=False)
def tails_of_chi2(x):
    of = scipy.stats.chi2(3.5)
    return of.cdf(x), of.sf(x), of.logcdf(x), of.logsf(x), of.pdf(x)


@CASES.case(points(-1.0, 0.0, 1e-9, 0.2, 0.5, 0.9, 0.999, 1.5), by_jax=False)
def tails_of_beta(x):
    of = scipy.stats.beta(2.5, 4.0)
    return of.cdf(x), of.sf(x), of.logcdf(x), of.logsf(x), of.pdf(x)


@CASES.case(points(-1e5, -30.0, -2.0, -1e-9, 0.0, 0.3, 2.0, 1e3), by_jax=False)
def tails_of_t(x):
    of = scipy.stats.t(3.5)

    def below(x, df):
        tail = mp.betainc(df / 2, 0.5, 0, df / (df + x * x), regularized=True) / 2
        return tail if x < 0 else 1 - tail

    with mp.workdps(40):
        by_df = sum(mp.diff(lambda df: below(mp.mpf(number), df), mp.mpf(3.5)) for number in x[1:7] if number)
    return of.cdf(x), of.sf(x), of.pdf(x), np.float64(by_df)


@CASES.case(points(-1.0, 0.0, 1.0, 2.5, 9.0, 10.0, 11.0), by_jax=False)
def tails_of_counts(k):
    poisson, binom = scipy.stats.poisson(3.5), scipy.stats.binom(10, 0.3)
    return poisson.cdf(k), poisson.sf(k), binom.cdf(k), binom.sf(k)
