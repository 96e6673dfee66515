"""Statistics of numbers of which some are missing."""

import jax.numpy as jnp
import numpy as np
from jax import grad, jvp
from vectors import Vectors, points, wave

CASES = Vectors("library/vectors/missing.txt", "library_vectors.py")

GAPS = points(0.3, np.nan, -1.2, 0.7, np.nan, np.nan, np.nan, np.nan, 2.5, 2.5, np.nan, 0.1).reshape(3, 4)


def slopes(f, x, w):
    """Return the gradient of the weighted sum of the results, and its derivative in another direction."""
    loss = lambda x: jnp.sum(f(x) * w)
    return jvp(grad(loss), (x,), (jnp.nan_to_num(jnp.cos(x)),))


@CASES.case(GAPS, wave(4, at=1.0))
def without_nan(x, w):
    sums = [jnp.nansum, jnp.nanprod, jnp.nanmax, jnp.nanmin]
    return (*(f(x, 0) for f in sums), jnp.nanmean(x, 1), *slopes(lambda x: jnp.nansum(x * x, 0), x, w), jnp.nanmean(x))


@CASES.case(GAPS, wave(4, at=1.0))
def extremes_without_nan(x, w):
    return *slopes(lambda x: jnp.nanmax(x, 0), x, w), *slopes(lambda x: jnp.nanmin(x * x, 0), x, w)


@CASES.case(GAPS)
def spread_without_nan(x):
    var = lambda x: jnp.nanvar(x, ddof=1)
    return (
        jnp.nanvar(x, 1),
        jnp.nanstd(x, 0, ddof=1),
        jnp.nanstd(x, keepdims=True),
        *slopes(var, x, 1.0),
        *slopes(jnp.nanstd, x, 1.0),
    )


@CASES.case(GAPS, points(0.25, 0.8))
def order_without_nan(x, q):
    return (
        jnp.nanmedian(x, 1),
        jnp.nanmedian(x),
        jnp.nanquantile(x, q, 0),
        jnp.nanquantile(x, 0.3, 1, method="lower", keepdims=True),
        *slopes(lambda x: jnp.nanquantile(x, 0.3), x, 1.0),
    )
