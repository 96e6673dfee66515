"""Order, positions and neighbours."""

import jax
import jax.numpy as jnp
import numpy as np
from jax import grad, jvp
from vectors import Vectors, points, wave

CASES = Vectors("library/vectors/sequences.txt", "library_vectors.py")

TIES = points(2.0, 0.0, np.nan, -0.0, 2.0, -1.0, np.inf, 0.0)


def slopes(f, x, w):
    """Return the gradient of the weighted sum of the results, and its derivative in another direction."""
    loss = lambda x: jnp.sum(f(x) * w)
    return jvp(grad(loss), (x,), (jnp.cos(x),))


@CASES.case(TIES, wave(2, 3, 2), np.array([3, 1, 2, 1], np.int32))
def orders(ties, x, numbers):
    order = lambda *of, **how: jnp.argsort(*of, **how).astype(jnp.int32)
    return (
        order(ties),
        order(ties, descending=True),
        order(x, axis=1),
        order(x, axis=-2, descending=True),
        order(numbers),
    )


@CASES.case(wave(2, 4), wave(2, 4, at=1.0), wave(2, 4, at=2.0))
def sorts_by_keys(keys, values, w):
    def ordered(keys, values):
        at = jnp.argsort(keys, axis=0, descending=True)
        return jnp.take_along_axis(keys, at, 0), jnp.take_along_axis(values, at, 0)

    loss = lambda keys, values: jnp.sum(ordered(keys, values)[0] * ordered(keys, values)[1] * w)
    at = jnp.argsort(keys)
    return *ordered(keys, values), jnp.take_along_axis(values, at, 1), *grad(loss, (0, 1))(keys, values)


@CASES.case(points(-1.0, 0.0, 0.0, 2.0, 2.0, 3.5, np.inf, np.nan), points(0.0, -0.0, 2.0, 9.0, -5.0, np.nan, np.inf, 1.0).reshape(2, 4))
def places(sorted, values):
    of = lambda *of: jnp.searchsorted(*of).astype(jnp.int32)
    numbers = jnp.array([1, 4, 4, 6, 7])
    return of(sorted, values), of(sorted, values, "right"), of(numbers, jnp.array([4, 0, 8]), "right"), of(sorted[:1], values[0])


@CASES.case(wave(2, 5, 2, scale=4.0), wave(2, 5, 2, at=1.0), points(-np.inf, 0.0, 700.0, -800.0, np.inf))
def running_logsumexps(x, w, special):
    of = lambda x: jax.lax.cumlogsumexp(x, 1)
    return of(x), jax.lax.cumlogsumexp(x, 0, reverse=True), *slopes(of, x, w), jax.lax.cumlogsumexp(special)


@CASES.case(wave(3, 6), wave(3, 4, at=1.0), np.array([1, 4, 9, 17], np.int32))
def differences(x, w, numbers):
    diff = jnp.diff
    gradient = grad(lambda x: jnp.sum(diff(x, 2) * w))(x)
    return diff(x), diff(x, 2, 0), diff(x, 3), diff(x, 5, 1), gradient, diff(numbers)


@CASES.case(wave(3, 5), points(0.0, 0.5, 2.0, 2.5, 4.0), wave(3, 5, at=1.0), points(1.0, 2.0, -1.0))
def areas(y, x, xs, w):
    of = jnp.trapezoid
    by_y, by_x = grad(lambda y, x: of(y, x) @ w, (0, 1))(y, x)
    return of(y), of(y, dx=0.1, axis=0), of(y, x), of(y, xs), by_y, by_x


@CASES.case(
    points(-0.5, 0.0, 0.25, 1.0, 1.5, 2.0, 3.0, np.nan).reshape(2, 4),
    points(0.0, 1.0, 1.0, 2.0),
    points(3.0, 1.0, -1.0, 4.0),
    wave(2, 4),
)
def interpolations(x, xp, fp, w):
    w = w.at[1, 3].set(0.0)
    loss = lambda x, xp, fp: jnp.sum(jnp.interp(x, xp, fp)[:, :3] ** 2 * w[:, :3])
    firsts = grad(loss, (0, 1, 2))(x, xp, fp)
    curved = jvp(grad(loss), (x, xp, fp), (jnp.cos(x), xp, jnp.cos(fp)))[1]
    return jnp.interp(x, xp, fp), jnp.interp(x, xp, fp, left=-7.0, right=9.0), *firsts, curved


@CASES.case(wave(6), wave(3, at=1.0), wave(4, at=2.0), wave(8, at=3.0))
def convolutions(x, y, z, w):
    of = jnp.convolve
    loss = lambda x, y: of(x, y) @ w
    return of(x, y), of(x, z, "same"), of(x, y, "same"), of(x, y, "valid"), of(y, x), *grad(loss, (0, 1))(x, y)


@CASES.case(wave(6), wave(3, at=1.0), wave(4, at=2.0))
def correlations(x, y, z):
    of = jnp.correlate
    return of(x, y), of(x, z, "same"), of(x, y, "same"), of(x, y, "full")


@CASES.case(wave(6, 2), np.array([2, 0, 2, 7, -1, 0], np.int32), wave(4, 2, at=1.0))
def segments(data, ids, w):
    total = lambda x: jax.ops.segment_sum(x, ids, 4)
    return (
        total(data),
        total(data[:, 0]),
        jax.ops.segment_max(data, ids, 4),
        jax.ops.segment_min(data[:, 1], ids, 4),
        *slopes(lambda x: total(x * x), data, w),
        grad(lambda x: jnp.sum(jax.ops.segment_max(x, ids, 4)[::2] * w[::2]))(data),
    )
