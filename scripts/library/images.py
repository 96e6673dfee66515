"""Operations on images and other grids."""

import jax.numpy as jnp
from jax import grad, image, jvp, lax
from vectors import Vectors, wave

CASES = Vectors("library/vectors/images.txt", "library_vectors.py")


def pool(x, start, f, window, strides=None, padding="VALID"):
    """Reduce windows over the last dimensions."""
    first = x.ndim - len(window)
    strides = window if strides is None else strides
    if not isinstance(padding, str):
        padding = [(0, 0)] * first + padding
    return lax.reduce_window(x, start, f, (1,) * first + window, (1,) * first + strides, padding)


def max_pool(x, window, strides=None, padding="VALID"):
    return pool(x, -jnp.inf, lax.max, window, strides, padding)


def avg_pool(x, window, strides=None, padding="VALID", count_include_pad=True):
    sums = pool(x, 0.0, lax.add, window, strides, padding)
    ones = jnp.ones_like(x)
    count = window[0] if len(window) == 1 else window[0] * window[1]
    return sums / (count if count_include_pad else pool(ones, 0.0, lax.add, window, strides, padding))


@CASES.case(wave(2, 4, 5), wave(2, 3, 2, at=1.0))
def max_pools(x, w):
    pooled = lambda x: max_pool(x, (2, 3), (1, 2))
    dx = grad(lambda x: jnp.sum(pooled(x) * w))(x)
    same = max_pool(x, (3, 3), (2, 2), "SAME")
    padded = max_pool(x, (2,), None, [(1, 2)])
    return max_pool(x, (2, 2)), pooled(x), same, padded, dx, jvp(pooled, (x,), (x * x,))[1]


@CASES.case(wave(2, 4, 5), wave(2, 2, 3, at=1.0))
def avg_pools(x, w):
    counted = lambda x: avg_pool(x, (3, 3), (2, 2), "SAME", False)
    dx = grad(lambda x: jnp.sum(counted(x) * w))(x)
    padded = avg_pool(x, (2, 2), None, [(1, 1), (0, 1)])
    padded_alone = avg_pool(x, (2, 2), None, [(1, 1), (0, 1)], False)
    same = avg_pool(x, (3, 3), (2, 2), "SAME")
    return avg_pool(x, (2, 2)), same, counted(x), padded, padded_alone, dx


@CASES.case(wave(2, 4, 3), wave(2, 8, 5, at=1.0))
def borders(x, w):
    edge = lambda x: jnp.pad(x, [(0, 0), (3, 1), (1, 1)], "edge")
    reflect = lambda x: jnp.pad(x, [(0, 0), (1, 3), (0, 2)], "reflect")
    symmetric = jnp.pad(x, [(1, 1), (4, 0), (0, 0)], "symmetric")
    wrap = jnp.pad(x, [(0, 1), (0, 4), (2, 1)], "wrap")
    of_edge = grad(lambda x: jnp.sum(edge(x) * w))(x)
    of_reflect = grad(lambda x: jnp.sum(reflect(x) * w))(x)
    return edge(x), reflect(x), symmetric, wrap, of_edge, of_reflect


def resized(x, method, sizes, antialias=True):
    return image.resize(x, (*x.shape[: x.ndim - len(sizes)], *sizes), method, antialias)


@CASES.case(wave(2, 5, 4), wave(2, 8, 3, at=1.0))
def resizes(x, w):
    linear = lambda x: resized(x, "linear", (8, 3))
    dx = grad(lambda x: jnp.sum(linear(x) * w))(x)
    cubic = lambda sizes, antialias=True: resized(x, "cubic", sizes, antialias)
    lanczos = resized(x, "lanczos3", (3, 6)), resized(x, "lanczos5", (7,))
    return linear(x), resized(x, "linear", (3, 2), False), cubic((7, 2)), cubic((2, 9), False), *lanczos, dx


@CASES.case(wave(2, 5, 4))
def nearest_resizes(x):
    sizes = (10, 8), (7, 3), (2, 2), (5, 1), (1, 12)
    return [resized(x, "nearest", of) for of in sizes]


@CASES.case(wave(2, 8, 2, 3), wave(4, 6, at=1.0))
def shuffled(x, y):
    shuffled = x.reshape(2, 2, 2, 2, 2, 3).transpose(0, 1, 4, 2, 5, 3).reshape(2, 2, 4, 6)
    return shuffled, x, y, y


@CASES.case(wave(2, 2, 3, 4), wave(3, 2, 2, 3, at=1.0), wave(1, 2, 5, at=2.0), wave(2, 2, 4, at=3.0))
def transposed_convolutions(x, k, y, l):
    planes = lambda x, strides, padding: lax.conv_transpose(x, k, strides, padding, dimension_numbers=("NCHW", "OIHW", "NCHW"))
    lines = lambda padding: lax.conv_transpose(y, l, (1,), padding, dimension_numbers=("NCH", "OIH", "NCH"))
    same = lambda x: planes(x, (2, 2), "SAME")
    dx = grad(lambda x: jnp.sum(same(x) ** 2))(x)
    return same(x), planes(x, (2, 4), "VALID"), planes(x, (2, 2), [(1, 0), (2, 2)]), lines("SAME"), lines("VALID"), dx
