"""Norms, least squares and functions of matrices."""

import jax
import jax.numpy as jnp
import numpy as np
from jax import grad, jvp
from jax.scipy import linalg
from vectors import Vectors, points, wave

CASES = Vectors("library/vectors/linalg.txt", "library_vectors.py")

SQUARE = wave(3, 3) + 2.0 * np.eye(3)
# Its singular values are equal.
TURN = np.linalg.qr(wave(3, 3))[0]
POSITIVE = wave(3, 3) @ wave(3, 3).T + np.eye(3)


def slopes(f, x, w):
    """Return the gradient of the weighted sum of the results, and its derivative in another direction."""
    loss = lambda x: jnp.sum(f(x) * w)
    return jvp(grad(loss), (x,), (jnp.cos(x),))


@CASES.case(wave(3, 4), wave(3, at=1.0), points(0.3, -2.0, 0.0))
def norms(x, w, v):
    norm = jnp.linalg.norm
    orders = (norm(v, order) for order in [1, 0, 3, -1, jnp.inf, -jnp.inf])
    return norm(x), norm(x, axis=1, keepdims=True), jnp.stack([*orders]), *slopes(lambda x: norm(x, axis=1), x, w)


@CASES.case(wave(3, 4, at=0.5), wave(3, at=1.0))
def slopes_of_norms(x, w):
    of = lambda order: slopes(lambda x: jnp.linalg.norm(x, order, axis=1), x, w)
    return *of(1), *of(3), *of(0.5), *of(jnp.inf)


@CASES.case(points(0.0, 0.0))
def norms_of_zeros(x):
    return jnp.zeros(4), jnp.zeros(2), jnp.zeros(2), jnp.zeros(2), jnp.zeros(2)


@CASES.case(wave(2, 3, 2), wave(2, at=1.0))
def norms_of_matrices(x, w):
    of = lambda order: jnp.linalg.norm(x, order, axis=(1, 2))
    orders = [of(order) for order in ["fro", "nuc", 2, -2, 1, -1, jnp.inf, -jnp.inf]]
    nuclear = slopes(lambda x: jnp.linalg.norm(x, "nuc", axis=(1, 2)), x, w)
    return jnp.stack(orders), *nuclear, *slopes(lambda x: jnp.linalg.norm(x, 2, axis=(1, 2)), x, w)


@CASES.case(SQUARE, wave(3, 2))
def condition(a, b):
    of = jnp.linalg.cond
    return of(a), of(b), of(a, 1), of(a, "fro"), of(a, -2), grad(of)(a)


@CASES.case(wave(4, 3), np.stack([np.eye(3), np.ones((3, 3))]))
def ranks(a, b):
    of = jnp.linalg.matrix_rank
    return of(a).astype(jnp.int32), of(b).astype(jnp.int32), of(jnp.diag(jnp.array([1.0, 1e-3])), 0.01).astype(jnp.int32)


@CASES.case(wave(4, 3), wave(3, 4, at=1.0), wave(2, 2, 3, at=2.0), np.outer(points(1.0, 2.0), points(1.0, -1.0)), TURN, wave(3, 3))
def pseudoinverses(a, w, batch, singular, turn, v):
    pinv = jnp.linalg.pinv
    second = jvp(grad(lambda a: jnp.sum(jnp.linalg.inv(a) * v)), (turn,), (v,))
    return pinv(a), pinv(batch), pinv(singular), *slopes(pinv, a, w), *second


@CASES.case(wave(4, 2), wave(4, at=1.0), wave(4, 3, at=2.0), wave(2, 4))
def least_squares(a, b, c, wide):
    of = lambda a, b: jnp.linalg.pinv(a) @ b
    loss = lambda a, b: jnp.sum(jnp.sin(of(a, b)))
    firsts = grad(loss, (0, 1))(a, b)
    curved = jvp(grad(loss), (a, b), (jnp.cos(a), b))[1]
    return jnp.linalg.lstsq(a, b)[0], jnp.linalg.lstsq(a, c)[0], jnp.linalg.lstsq(wide, b[:2])[0], *firsts, curved


@CASES.case(SQUARE, np.stack([SQUARE, wave(3, 3, at=1.0)]), wave(3, 3, at=2.0))
def powers(a, batch, w):
    of = jnp.linalg.matrix_power
    numbers = jnp.array([[1, 1], [1, 0]])
    return of(a, 0), of(a, 3), of(batch, 2), of(a, -2), of(numbers, 10).astype(jnp.int32), *slopes(lambda a: of(a, 5), a, w)


@CASES.case(wave(3, 3), np.stack([wave(3, 3), 40.0 * wave(3, 3, at=1.0)]), wave(3, 3, at=2.0), np.triu(np.ones((2, 2)), 1))
def exponentials(a, batch, w, nilpotent):
    of = linalg.expm
    small = slopes(of, a, w)
    large = grad(lambda a: jnp.sum(of(8.0 * a) * w))(a)
    return of(a), jnp.stack([of(x) for x in batch]), of(nilpotent), of(0.0 * a), *small, large


@CASES.case(POSITIVE, wave(3, at=1.0), wave(3, 2, at=2.0), np.stack([POSITIVE, 2.0 * POSITIVE]), wave(2, 3, at=3.0))
def factors(a, b, c, batch, d):
    solve = lambda a, b, lower=False: linalg.cho_solve(linalg.cho_factor(a, lower=lower), b)
    by_lu = lambda a, b: linalg.lu_solve(linalg.lu_factor(a), b)
    many = jnp.stack([solve(x, y) for x, y in zip(batch, d)])
    firsts = grad(lambda a, b: jnp.sum(jnp.sin(by_lu(a, b))), (0, 1))(a, b)
    return solve(a, b), solve(a, c, True), many, by_lu(a, b), by_lu(a, c), *firsts


@CASES.case(wave(5), wave(5, at=1.0, scale=0.5) + 3.0, wave(5, at=2.0), wave(5, 2, at=3.0))
def tridiagonal(lower, diagonal, upper, b):
    def of(lower, diagonal, upper, b):
        a = jnp.diag(diagonal) + jnp.diag(lower[1:], -1) + jnp.diag(upper[:-1], 1)
        return jnp.linalg.solve(a, b)

    loss = lambda *of_all: jnp.sum(jnp.sin(of(*of_all)))
    firsts = grad(loss, (0, 1, 2, 3))(lower, diagonal, upper, b)
    return of(lower, diagonal, upper, b), of(lower, diagonal, upper, b[:, 0]), *firsts


@CASES.case(wave(1, 2), wave(2, 2, at=1.0), wave(3), wave(4))
def structured(a, b, column, row):
    return linalg.block_diag(a, b), linalg.toeplitz(column, row), linalg.toeplitz(column)
