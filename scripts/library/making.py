"""Arrays of numbers in order, and copies and turns of arrays."""

import jax
import jax.numpy as jnp
import numpy as np
from jax import grad, jvp
from vectors import Vectors, points, wave

CASES = Vectors("library/vectors/making.txt", "library_vectors.py")


@CASES.case(points(-1.25), points(3.1))
def spaces(a, b):
    a, b = a[0], b[0]
    ends = grad(lambda a, b: jnp.sum(jnp.linspace(a, b, 5) ** 2), (0, 1))(a, b)
    open_end = jnp.linspace(a, b, 4, endpoint=False)
    powers = jnp.logspace(a, b, 4), jnp.logspace(a, b, 3, base=2.0, endpoint=False)
    return jnp.linspace(a, b, 7), jnp.linspace(a, b, 1), open_end, *powers, *ends


@CASES.case(wave(2))
def counts(x):
    return jnp.arange(0.0, 5.0), jnp.arange(2.0, 11.0, 3.0), jnp.arange(5.0, -2.0, -2.0), jnp.arange(3.0, 3.0)


@CASES.case(wave(2), wave(3, at=1.0))
def grids(x, y):
    return *jnp.meshgrid(x, y), *jnp.meshgrid(x, y, indexing="ij")


@CASES.case(wave(2, 3), wave(4, 6, at=1.0))
def copies(x, w):
    dx = grad(lambda x: jnp.sum(jnp.tile(x, (2, 2)) * w))(x)
    by_repeat = grad(lambda x: jnp.sum(jnp.repeat(jnp.repeat(x, 2, 0), 2, 1) * w))(x)
    return jnp.tile(x, (2, 3)), jnp.tile(x, 2), jnp.repeat(x, 3, 0), jnp.repeat(x, 2, -1), dx, by_repeat


@CASES.case(wave(2, 3, 2))
def turns(x):
    return [jnp.rot90(x, k) for k in (1, 2, -1, 4)] + [jnp.rot90(x, 1, (2, 0)), jnp.rot90(x, 3, (1, 2))]


@CASES.case(points(2.0, -1.0, 0.0, 0.5), wave(2, 3), wave(2, 3, at=1.0))
def polynomials(p, x, w):
    of = lambda p, x: jnp.sum(jnp.polyval(p, x) * w)
    return jnp.polyval(p, x), *grad(of, (0, 1))(p, x), jvp(lambda x: grad(of, 1)(p, x), (x,), (w,))[1]


@CASES.case(wave(3, 2), points(-1, 0, 2, 4, -7), wave(5, 2, at=1.0))
def taken(x, i, w):
    i = i.astype(int)
    by_mode = lambda mode, **rest: jnp.take(x, i, 0, mode=mode, **rest)
    dx = grad(lambda x: jnp.sum(jnp.take(x, i, 0, mode="fill", fill_value=3.0) * w))(x)
    last = jnp.take(x, i.reshape(5, 1), 1, mode="fill", fill_value=7.0)
    return by_mode("wrap"), by_mode("clip"), by_mode("fill", fill_value=0.5), last, dx


@CASES.case(wave(2, 4), np.array([[3, 0, 3], [1, 2, 0]], np.int32), wave(2, 3, at=1.0), wave(2, 4, at=2.0))
def puts(x, i, y, w):
    # Of equal indices the last one counts: those before it are written first.
    def put(x, y, axis=1):
        for k in range(y.shape[axis]):
            at = lambda of: jax.lax.slice_in_dim(of, k, k + 1, axis=axis)
            x = jnp.put_along_axis(x, at(i if axis else i.T), at(y), axis, inplace=False)
        return x

    loss = lambda x, y: jnp.sum(put(x * x, y * y) * w)
    by_both = grad(loss, (0, 1))(x, y)
    curved = jvp(lambda x, y: grad(loss, 1)(x, y), (x, y), (jnp.cos(x), jnp.cos(y)))[1]
    return put(x, y), put(x.T, y.T, 0), put(x, jnp.full((2, 3), 7.0)), *by_both, curved


TRIANGLES = [(3, 0, 3), (3, 1, 3), (3, -2, 3), (2, 0, 4), (4, 1, 2), (4, -1, 2), (3, 5, 2), (2, -5, 2)]


def places(of):
    return [jnp.asarray(np.concatenate(of(*case)).astype(np.int32)) for case in TRIANGLES]


@CASES.case(points(0.0))
def lower_triangles(x):
    return places(np.tril_indices)


@CASES.case(points(0.0))
def upper_triangles(x):
    return places(np.triu_indices)
