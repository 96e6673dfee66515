"""Statistics."""

import jax.numpy as jnp
import numpy as np
from jax import grad, jvp
from vectors import Vectors, points, wave

CASES = Vectors("library/vectors/statistics.txt", "library_vectors.py")


def slopes(f, x, w):
    """Return the gradient of the weighted sum of the results, and its derivative in another direction."""
    loss = lambda x: jnp.sum(f(x) * w)
    return jvp(grad(loss), (x,), (jnp.cos(x),))


@CASES.case(wave(3, 4), wave(3, at=1.0))
def deviations(x, w):
    return jnp.std(x), jnp.std(x, 0), jnp.std(x, 1, ddof=1, keepdims=True), *slopes(lambda x: jnp.std(x, 1, ddof=1), x, w)


@CASES.case(points(2.0, 2.0, 2.0))
def deviations_of_equal_elements(x):
    return jnp.std(x), jnp.zeros(3), jnp.zeros(3)


@CASES.case(wave(3, 5), points(0.0, 0.3, 1.0), wave(3, 3, at=1.0))
def quantiles(x, q, w):
    of = lambda x: jnp.quantile(x, q, 1)
    by_q = grad(lambda q: jnp.sum(jnp.quantile(x, q, 1) * w))(q)
    return jnp.quantile(x, 0.3), of(x), jnp.quantile(x, q, 0, keepdims=True), *slopes(of, x, w), by_q


@CASES.case(wave(2, 6))
def quantiles_by_method(x):
    ways = ["lower", "higher", "midpoint", "nearest"]
    q = jnp.array([0.1, 0.5])
    return *(jnp.quantile(x, q, 1, method=way) for way in ways), jnp.percentile(x, 35.0, 0, method="lower")


@CASES.case(points(1.0, np.nan, 2.0, -np.inf, 3.0, np.inf).reshape(2, 3))
def quantiles_of_special_numbers(x):
    # JAX has NaN for the middle of -inf, 3 and inf, whose weight is 1.
    return jnp.array([np.nan, 3.0]), jnp.array([np.nan, np.inf]), jnp.array([np.nan, -np.inf])


@CASES.case(wave(3, 4), wave(4, at=1.0))
def medians(x, w):
    return jnp.median(x), jnp.median(x, 0), jnp.median(x, 1, keepdims=True), *slopes(lambda x: jnp.median(x, 0), x, w)


@CASES.case(points(0.0, -0.0, np.nan, 1.0, 0.0, 2.0).reshape(2, 3))
def counts_of_elements(x):
    return jnp.int32(jnp.count_nonzero(x)), jnp.int32(jnp.count_nonzero(x, 1)), jnp.int32(jnp.count_nonzero(x > 1))


@CASES.case(wave(3, 4), wave(3, 4, at=1.0), points(1.0, 2.0, 0.5))
def averages(x, w, rows):
    by_both = grad(lambda x, w: jnp.sum(jnp.average(x, 1, w)), (0, 1))(x, w)
    return jnp.average(x, weights=w), jnp.average(x, 0, rows), jnp.average(x, 1, w, keepdims=True), *by_both


@CASES.case(wave(3, 5), wave(3, 3, at=1.0))
def covariances(x, w):
    return jnp.cov(x), jnp.cov(x, ddof=0), *slopes(jnp.cov, x, w), jnp.corrcoef(x), *slopes(jnp.corrcoef, x, w)


@CASES.case(points(0.0, 0.1, 0.31, 1.0, 0.95, -0.1, 1.1, np.nan, 0.5, 0.6, 0.7))
def histograms(x):
    found, edges = jnp.histogram(x[:-3], 10, (0.0, 1.0))
    few, wide = jnp.histogram(jnp.array([2.0, 2.0, 2.4]), 3, (2.0, 2.0))
    return found.astype(jnp.int32), edges, few.astype(jnp.int32), wide


@CASES.case(np.array([0, 2, 2, 5, 1, 2], np.int32))
def counts_of_numbers(x):
    return jnp.bincount(x, length=4).astype(jnp.int32)


@CASES.case(points(0.0, 1.0, 1.5, 2.0, 5.0, np.nan), points(0.0, 1.0, 2.0))
def digits(x, edges):
    return jnp.digitize(x, edges).astype(jnp.int32), jnp.digitize(x, edges, right=True).astype(jnp.int32)


@CASES.case(wave(3, 5), wave(5, at=1.0), points(0.75))
def moving_averages(x, w, decay):
    def of(x, decay, debias=False):
        mean, all = jnp.zeros(x.shape[0]), []
        for i in range(x.shape[1]):
            mean = decay * mean + (1 - decay) * x[:, i]
            all.append(mean / (1 - decay ** (i + 1)) if debias else mean)
        return jnp.stack(all, 1)

    loss = lambda x, decay: jnp.sum(of(x, decay, True) ** 2 * w)
    by_both = grad(loss, (0, 1))(x, decay)
    return of(x, decay), of(x.T, decay, True).T, of(x, 0.0), *by_both
