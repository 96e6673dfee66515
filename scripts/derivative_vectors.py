#!/usr/bin/env python3
"""Compute the derivatives that tests/derivatives compares with, by JAX: tests/derivatives/vectors.txt.

    pip install "jax[cpu]"
    python3 scripts/derivative_vectors.py            # writes the file
    python3 scripts/derivative_vectors.py --check    # compares it with what is computed

A case is a function with its inputs; the computation of the same name in tests/derivatives has the same results.
Everything is computed in double precision, unless an input is in single precision.
"""

import sys

import jax
import jax.numpy as jnp
import numpy as np
import vectors
from jax import grad, jvp, lax, nn, vjp
from vectors import points, spiral, wave

CASES = vectors.Vectors("derivatives/vectors.txt", "derivative_vectors.py")
case = CASES.case


# Elementwise operations


def slopes(f, x):
    """Return the first and the second derivative of a function at each index."""
    first = grad(lambda x: f(x).sum())
    return jvp(first, (x,), (jnp.ones_like(x),))


def both(f, x, y):
    """Return the gradients of a function of two arrays."""
    return grad(lambda x, y: f(x, y).sum(), (0, 1))(x, y)


def complex_slopes(f, z, dz):
    """Return the gradient of a real function of the results, and the tangents in a direction."""
    loss = lambda z: (2 * f(z).real - 3 * f(z).imag).sum()
    return grad(loss)(z), jvp(f, (z,), (dz,))[1]


ORDINARY = points(-2.5, -1.0, 0.0, 1e-9, 0.75, 40.0)


@case(ORDINARY)
def exponentials(x):
    return *slopes(jnp.exp, x), *slopes(jnp.expm1, x), *slopes(nn.sigmoid, x)


@case(ORDINARY)
def waves(x):
    return *slopes(jnp.sin, x), *slopes(jnp.cos, x), *slopes(jnp.tanh, x), *slopes(lax.erf, x)


@case(points(-0.9, -0.5, 0.0, 1e-9, 0.75))
def inverse_waves(x):
    each = [jnp.tan, jnp.arcsin, jnp.arccos, jnp.arctan]
    return [part for f in each for part in slopes(f, x)]


@case(points(-2.5, -0.5, 0.0, 1e-9, 0.75))
def hyperbolas(x):
    each = [jnp.sinh, jnp.cosh, jnp.arcsinh, lambda x: jnp.arccosh(x + 4)]
    return [part for f in [*each, lambda x: jnp.arctanh(x / 3)] for part in slopes(f, x)]


@case(points(-2.5, -0.3, 0.2, 1.0, 3.5, 20.0))
def complements(x):
    each = [lax.erfc, lambda x: lax.erf_inv(x / 21), lax.lgamma, jnp.square]
    return [part for f in each for part in slopes(f, x)]


@case(points(0.2, 0.6, 1.0, 3.5, 20.0))
def digammas(x):
    return slopes(lax.digamma, x)


@case(points(-1.7, -0.3, 0.0, 0.75, 20.25))
def sincs(x):
    return slopes(jnp.sinc, x)


@case(points(-9.0, -0.5, 0.0, 0.75, 20.0))
def bessels(x):
    return slopes(lax.bessel_i1e, x)


@case(points(0.2, 0.6, 1.0, 3.5, 20.0))
def polygammas(x):
    each = [lambda x, n=n: lax.polygamma(jnp.full_like(x, n), x) for n in (1, 2)]
    return [part for f in each for part in slopes(f, x)]


@case(points(-1.0, 1.0, np.nan))
def ends(x):
    each = [jnp.arcsin, jnp.arccos, jnp.arccosh, jnp.arctanh, lax.erf_inv, lax.lgamma, jnp.tan]
    return [grad(lambda x: f(x).sum())(x) for f in each]


@case(points(0.0, 1e-12, 0.5, 9.0))
def roots(x):
    return *slopes(jnp.sqrt, x), *slopes(lax.rsqrt, x), *slopes(jnp.cbrt, x)


@case(points(0.0, 1e-12, 0.5, 9.0))
def logarithms(x):
    return *slopes(jnp.log, x), *slopes(jnp.log1p, x)


@case(points(-1.75, -0.5, -0.0, 0.0, 0.5, 2.5))
def steps(x):
    one = slopes(jnp.abs, x)
    two = grad(lambda x: (x * jnp.sign(x) + jnp.floor(x) + jnp.ceil(x)).sum())(x)
    away, even = lax.RoundingMethod.AWAY_FROM_ZERO, lax.RoundingMethod.TO_NEAREST_EVEN
    three = grad(lambda x: (x * lax.round(x, even) + lax.round(x, away)).sum())(x)
    return *one, two, three, slopes(jnp.negative, x)[0], *slopes(lambda x: x * x * x, x)


@case(points(-8.0, -0.001, -0.0))
def cbrt_of_negative(x):
    return slopes(jnp.cbrt, x)


@case(points(np.nan, np.inf, -np.inf))
def special_points(x):
    each = [jnp.exp, nn.sigmoid, jnp.tanh, jnp.log, jnp.sqrt, jnp.abs, lambda x: 1 / x]
    each += [lambda x: jnp.maximum(x, 1.0), lax.erf, lambda x: lax.clamp(-1.0, x, 1.0)]
    return [grad(lambda x: f(x).sum())(x) for f in each]


@case(points(-2.5, 5.5, 0.0, 3.0, -7.0, 0.0), points(2.0, -1.5, 4.0, 0.75, 3.0, 0.0))
def quotients(x, y):
    return (
        *both(lambda x, y: x / y, x, y),
        *both(lax.rem, x, y),
        *both(jnp.arctan2, x, y),
        *both(lambda x, y: x * y - y, x, y),
    )


@case(points(3, 0, 0, 0, 2, -2, 0.5, -1.5), points(0, 1, 2, 0.5, 3, 2, -1.5, 3))
def powers(x, y):
    return both(lax.pow, x, y)


@case(points(-2, 0, 1e-9, 0.5, 3))
def powers_of_zero(x):
    fixed = lambda n: lambda x: x**n
    return *slopes(fixed(0), x), *slopes(fixed(1), x), *slopes(fixed(2), x), slopes(fixed(0.5), x)[0]


@case(points(0, 1, 2, 0.5))
def exponents_of_zero(x):
    return grad(lambda y: lax.pow(jnp.zeros(4), y).sum())(x)


@case(points(1, 2, 0.0, -0.0, -3, 5), points(2, 2, 0.0, 0.0, -3, 4))
def extremes(x, y):
    return *both(lax.max, x, y), *both(lax.min, x, y), grad(lambda x: lax.max(x, jnp.zeros_like(x)).sum())(x)


@case(points(-2, -1, 0, 1, 2, 1), points(-1, -1, -1, -1, -1, 1), points(1, 1, 1, 1, 1, 1))
def clamped(x, low, high):
    return grad(lambda low, x, high: lax.clamp(low, x, high).sum(), (0, 1, 2))(low, x, high)


@case(points(-1.0, 0.0, 0.25, 4.0))
def selected(x):
    plain = grad(lambda x: jnp.where(x > 0, jnp.sqrt(x), 0.0).sum())(x)
    safe = grad(lambda x: jnp.where(x > 0, jnp.sqrt(jnp.where(x > 0, x, 1.0)), 0.0).sum())(x)
    return plain, safe


@case(points(-1.5, 0.25, 2.0, 3.0))
def converted(x):
    return grad(lambda x: ((x.astype(jnp.float32) * 3).astype(x.dtype) * x).sum() + x.sum().astype(int).astype(float))(x)


@case(wave(4, dtype=np.float32))
def single_precision(x):
    return grad(lambda x: (jnp.tanh(x) * x / (x + 3)).sum())(x)


COMPLEX = np.array([0.5 + 1.5j, -1.25 + 0.75j, 2.0 - 0.5j])


@case(COMPLEX, spiral(3))
def complex_exponentials(z, dz):
    each = [jnp.exp, jnp.expm1, jnp.log, jnp.log1p]
    return [part for f in each for part in complex_slopes(f, z, dz)]


@case(COMPLEX, spiral(3))
def complex_waves(z, dz):
    each = [jnp.sin, jnp.cos, jnp.tanh, lax.logistic]
    return [part for f in each for part in complex_slopes(f, z, dz)]


@case(COMPLEX, spiral(3))
def complex_inverses(z, dz):
    each = [jnp.tan, jnp.arcsin, jnp.arccos, jnp.arctan]
    return [part for f in each for part in complex_slopes(f, z, dz)]


@case(COMPLEX, spiral(3))
def complex_hyperbolas(z, dz):
    each = [jnp.sinh, jnp.cosh, jnp.arcsinh, jnp.arctanh, jnp.conj]
    return [part for f in each for part in complex_slopes(f, z, dz)]


@case(COMPLEX, spiral(3))
def complex_roots(z, dz):
    each = [jnp.sqrt, lax.rsqrt, lambda z: z / (z * z + 2) - z]
    return [part for f in each for part in complex_slopes(f, z, dz)]


@case(COMPLEX, spiral(3))
def complex_powers(z, w):
    return grad(lambda z, w: lax.pow(z, w).real.sum() + (z / w).imag.sum(), (0, 1))(z, w)


@case(np.array([0, 3 + 4j, -1.5j, 2]), points(0, 1, -2, 3))
def complex_parts(z, x):
    joined = lambda x: jnp.abs(lax.complex(x, 2 * x))
    return (
        grad(lambda z: jnp.abs(z).sum())(z),
        grad(lambda z: (z.real * z.imag).sum())(z),
        grad(lambda z: (jnp.abs(z) * jnp.abs(z) * x).sum())(z),
        *jvp(joined, (x,), (x,)),
    )


# Factorisations and equations


@case(wave(2, 3, 4), wave(2, 4, 5, at=1))
def products(a, b):
    loss = lambda a, b: jnp.sin(a @ b).sum()
    v = grad(lambda v: jnp.tanh(a.reshape(6, 4) @ v).sum())(b[0, :, 0])
    return *grad(loss, (0, 1))(a, b), v, jvp(lambda b: grad(loss, 1)(a, b), (b,), (b,))[1]


def positive(*dims, make=wave):
    """Return positive definite matrices."""
    a = make(*dims)
    return (a @ a.conj().swapaxes(-1, -2) + 2 * np.eye(dims[-1])).round(3)


def cholesky(a, lower=True):
    l = lax.linalg.cholesky(a)
    return l if lower else l.conj().swapaxes(-1, -2)


@case(positive(3, 3), wave(3, 3, at=1), wave(3, 3, at=2))
def cholesky_factors(a, w, d):
    lower = lambda a: (jnp.sin(cholesky(a)) * w).sum()
    upper = lambda a: (jnp.sin(cholesky(a, False)) * w).sum()
    return grad(lower)(a), grad(upper)(a), jvp(cholesky, (a,), (d,))[1], jvp(grad(lower), (a,), (d,))[1]


@case(positive(2, 2, 2, make=spiral), spiral(2, 2, 2, at=1))
def complex_cholesky(a, w):
    lower = lambda a: (cholesky(a) * w).real.sum()
    upper = lambda a: (cholesky(a, False) * w).imag.sum()
    return grad(lower)(a), grad(upper)(a), jvp(lambda a: cholesky(a, False), (a,), (w,))[1]


def triangular(a, b, **options):
    return lax.linalg.triangular_solve(a, b, **options)


@case(wave(3, 3) + 2 * np.eye(3), wave(3, 2, at=1))
def triangles_on_the_left(a, b):
    def loss(a, b):
        x = triangular(a, b, left_side=True, lower=True)
        y = triangular(a, b, left_side=True, lower=True, transpose_a=True)
        z = triangular(a, b, left_side=True, transpose_a=True, conjugate_a=True)
        u = triangular(a, b, left_side=True, unit_diagonal=True)
        return sum(n * jnp.sin(x).sum() for n, x in enumerate([x, y, z, u], 1))

    return *grad(loss, (0, 1))(a, b), jvp(lambda a: grad(loss)(a, b), (a,), (a,))[1]


@case(wave(2, 3, 3) + 2 * np.eye(3), wave(2, 2, 3, at=1))
def triangles_on_the_right(a, b):
    def loss(a, b):
        x = triangular(a, b, lower=True)
        y = triangular(a, b, lower=True, transpose_a=True, unit_diagonal=True)
        z = triangular(a, b, transpose_a=True, conjugate_a=True)
        u = triangular(a, b)
        return sum(n * jnp.sin(x).sum() for n, x in enumerate([x, y, z, u], 1))

    return grad(loss, (0, 1))(a, b)


@case(spiral(2, 2) + 2 * np.eye(2), spiral(2, 2, at=1))
def complex_triangles(a, b):
    def solved(a, b):
        x = triangular(a, b, left_side=True, lower=True, transpose_a=True, conjugate_a=True)
        y = triangular(a, b, transpose_a=True, conjugate_a=True)
        return 2 * x + 3 * y + triangular(a, b, lower=True, transpose_a=True)

    loss = lambda a, b: solved(a, b).real.sum() + 0.5 * solved(a, b).imag.sum()
    return *grad(loss, (0, 1))(a, b), jvp(solved, (a, b), (b, a))[1]


def qr(a):
    return tuple(jnp.linalg.qr(a))


@case(wave(2, 3, 3), wave(2, 3, 3, at=1))
def square_qr(a, w):
    def loss(a):
        q, r = qr(a)
        return (jnp.sin(q) * w).sum() + (r * r * w).sum()

    return grad(loss)(a), *jvp(qr, (a,), (w,))[1]


@case(wave(4, 2), wave(4, 2, at=1), wave(2, 2, at=2))
def tall_qr(a, w, v):
    def loss(a):
        q, r = qr(a)
        return (q * q * w).sum() + (jnp.sin(r) * v).sum()

    return grad(loss)(a), jvp(grad(loss), (a,), (w,))[1]


@case(wave(2, 4), wave(2, 2, at=1), wave(2, 4, at=2))
def wide_qr(a, w, v):
    def loss(a):
        q, r = qr(a)
        return (q * w).sum() + (jnp.sin(r) * v).sum()

    return grad(loss)(a)


@case(spiral(3, 2), spiral(3, 2, at=1))
def complex_qr(a, w):
    def loss(a):
        q, r = qr(a)
        return (q * w).real.sum() + (r * r).imag.sum()

    return grad(loss)(a), *jvp(qr, (a,), (w,))[1]


@case(np.array([[2.0, 1, 0.5], [0, -1.5, 3], [0, 0, 1]]), wave(3, 3))
def qr_of_a_triangle(a, w):
    def loss(a):
        q, r = qr(a)
        return (q * w).sum() + (r * w).sum()

    return grad(loss)(a)


@case(wave(3, 3) + np.eye(3), wave(3, at=1), wave(3, 2, at=2))
def solved_equations(a, b, c):
    loss = lambda a, b: jnp.sin(jnp.linalg.solve(a, b)).sum()
    curved = jvp(lambda a: grad(loss)(a, c), (a,), (a,))[1]
    return *grad(loss, (0, 1))(a, b), *grad(loss, (0, 1))(a, c), curved


def lu(a):
    return lax.linalg.lu(a)[0]


@case(wave(2, 3, 3), wave(2, 3, 3, at=1))
def square_lu(a, w):
    loss = lambda a: (jnp.sin(lu(a)) * w).sum()
    return lu(a), grad(loss)(a), jvp(lu, (a,), (w,))[1], jvp(grad(loss), (a,), (w,))[1]


@case(wave(4, 2), wave(4, 2, at=1))
def tall_lu(a, w):
    return grad(lambda a: (jnp.sin(lu(a)) * w).sum())(a), jvp(lu, (a,), (w,))[1]


@case(wave(2, 4), wave(2, 4, at=1))
def wide_lu(a, w):
    return grad(lambda a: (jnp.sin(lu(a)) * w).sum())(a), jvp(lu, (a,), (w,))[1]


@case(spiral(3, 3), spiral(3, 3, at=1))
def complex_lu(a, w):
    return lu(a), grad(lambda a: (lu(a) * w).real.sum())(a), jvp(lu, (a,), (w,))[1]


# Neither the signs nor the phases of vectors matter to these losses.


def spectrum(a):
    values, vectors = jnp.linalg.eigh(a, symmetrize_input=False)
    return values, jnp.abs(vectors) ** 2


@case(wave(2, 3, 3), wave(2, 3, at=1), wave(2, 3, 3, at=2))
def eigenvalues(a, w, v):
    def loss(a):
        a = jnp.tril(a) + jnp.tril(a, -1).swapaxes(-1, -2)
        values, squares = spectrum(a)
        return (jnp.sin(values) * w).sum() + (squares * v).sum()

    return loss(a), grad(loss)(a), jvp(loss, (a,), (v,))[1], jvp(grad(loss), (a,), (v,))[1]


@case(spiral(3, 3), wave(3, at=1), wave(3, 3, at=2))
def complex_eigenvalues(a, w, v):
    def loss(a):
        below = jnp.tril(a, -1)
        values, squares = spectrum(below + below.conj().T + jnp.diag(jnp.diag(a).real))
        return (values * w).sum() + (squares * v).sum()

    return loss(a), grad(loss)(a)


def singular(a):
    u, s, vh = jnp.linalg.svd(a, full_matrices=False)
    return jnp.abs(u) ** 2, s, jnp.abs(vh) ** 2


@case(wave(2, 3, 3), wave(2, 3, at=1), wave(2, 3, 3, at=2))
def singular_values(a, w, v):
    def loss(a):
        u, s, vh = singular(a)
        return (jnp.sin(s) * w).sum() + (u * v).sum() + (vh * v).sum()

    return loss(a), grad(loss)(a), jvp(loss, (a,), (v,))[1], jvp(grad(loss), (a,), (v,))[1]


@case(wave(4, 2), wave(2, at=1), wave(4, 2, at=2), wave(2, 4, at=3))
def tall_and_wide(a, w, v, x):
    def loss(a, v):
        u, s, vh = singular(a)
        return (s * w).sum() + (u * v[:, :2]).sum() + (vh.sum(0) ** 2).sum()

    def wide(x):
        u, s, vh = singular(x)
        return (s * w).sum() + u[0, 0] + (vh * v.T).sum()

    return grad(loss)(a, v), grad(wide)(x), jvp(wide, (x,), (v.T,))[1]


@case(spiral(3, 2), wave(2, at=1), wave(3, 2, at=2))
def complex_singular_values(a, w, v):
    def loss(a):
        u, s, vh = singular(a)
        return (s * w).sum() + (u * v).sum() + vh[0, 0]

    return loss(a), grad(loss)(a)


@case(wave(4, 4), wave(2, 3, 3, at=1), spiral(4, 4))
def determinants(a, b, z):
    det = jnp.linalg.det
    curved = jvp(grad(det), (a,), (jnp.cos(a),))[1]
    small = grad(lambda b: jnp.sin(det(b)).sum())(b)
    return det(a), grad(det)(a), curved, det(b), small, det(z), grad(lambda z: det(z).real)(z)


@case(wave(4, 4)[[0, 1, 2, 0]], wave(4, 4)[[0, 1, 1, 0]], np.array([[1.0, 2], [2, 4]]))
def singular_determinants(a, b, c):
    det = jnp.linalg.det
    return grad(det)(a), grad(det)(b), grad(det)(c), jvp(det, (a,), (jnp.cos(a),))[1]


@case(wave(4, 4), wave(4, 4, at=1), spiral(3, 3), spiral(3, 3, at=1))
def signs_and_logarithms(a, w, z, dz):
    slogdet = jnp.linalg.slogdet
    loss = lambda a: slogdet(a)[1]
    curved = jvp(grad(loss), (a,), (w,))[1]
    (sign, size), (of_sign, of_size) = jvp(slogdet, (z,), (dz,))
    turned = grad(lambda z: slogdet(z)[0].imag)(z)
    return *slogdet(a), grad(loss)(a), curved, sign, size, of_sign, of_size, turned


@case(wave(2, 2, 2) + np.eye(2), wave(2, 2, 2, at=1), spiral(2, 2))
def inverses(a, w, z):
    loss = lambda a: (jnp.linalg.inv(a) * w).sum()
    return grad(loss)(a), jvp(grad(loss), (a,), (w,))[1], grad(lambda z: jnp.abs(jnp.linalg.inv(z)).sum())(z)


@case(positive(3, 3), wave(3, at=1))
def matrices_of_generic_size(a, b):
    loss = lambda a, b: jnp.sin(jnp.linalg.solve(a, b)).sum()
    return *grad(loss, (0, 1))(a, b), grad(lambda a: (jnp.sin(cholesky(a)) * a).sum())(a)


# Functions that are defined by an equation


@case(wave(3, 3), wave(3, at=1), wave(3, at=2))
def implicit_roots(a, b, w):
    def newton(f, x):
        return lax.fori_loop(0, 20, lambda _, x: x - jnp.linalg.solve(jax.jacfwd(f)(x), f(x)), x)

    def root(a, b):
        tangent_solve = lambda g, y: jnp.linalg.solve(jax.jacfwd(g)(y), y)
        return lax.custom_root(lambda x: x + 0.3 * jnp.sin(a @ x) - b, b, newton, tangent_solve)

    loss = lambda a, b: (jnp.sin(root(a, b)) * w).sum()
    tangent = jvp(root, (a, b), (a, w))[1]
    curved = jvp(grad(loss, (0, 1)), (a, b), (a, w))[1]
    return *grad(loss, (0, 1))(a, b), tangent, *curved, jax.vmap(root, (None, 1))(a, a)


@case(spiral(3, 3), spiral(3, at=1), spiral(3, at=2))
def linear_equations(a, b, w):
    def corrected(matvec, b):
        return lax.fori_loop(0, 200, lambda _, x: x + (b - matvec(x)) / 4, b / 4)

    def solution(a, b):
        return lax.custom_linear_solve(lambda x: 4 * x + a @ x, b, corrected, corrected)

    loss = lambda a, b: (solution(a, b) * w).real.sum()
    tangent = jvp(solution, (a, b), (a, w))[1]
    curved = jvp(lambda a: grad(loss)(a, b), (a,), (a,))[1]
    return *grad(loss, (0, 1))(a, b), tangent, curved, jax.vmap(solution, (None, 1))(a, a)


# Convolutions


def conv(x, k, strides=None, padding="VALID", lhs=None, rhs=None, numbers=None, features=1, batch=1):
    spatial = x.ndim - 2
    if numbers is None:
        dims = "".join(map(str, range(spatial)))
        numbers = ("NC" + dims, "OI" + dims, "NC" + dims)
    return lax.conv_general_dilated(
        x, k, strides or [1] * spatial, padding, lhs, rhs, numbers, features, batch, precision="highest"
    )


def gradients(loss, x, k):
    """Return the gradients of both operands, and their tangents."""
    gradient = grad(loss, (0, 1))
    return *gradient(x, k), *jvp(gradient, (x, k), (x, k))[1]


@case(wave(2, 3, 5, 4), wave(4, 3, 3, 2, at=1))
def conv_plain(x, k):
    return gradients(lambda x, k: jnp.sin(conv(x, k)).sum(), x, k)


@case(wave(2, 2, 9, 8), wave(3, 2, 2, 3, at=1))
def conv_strides(x, k):
    valid = grad(lambda x, k: jnp.sin(conv(x, k, [3, 2])).sum(), (0, 1))
    same = grad(lambda x, k: jnp.sin(conv(x, k, [2, 3], "SAME")).sum(), (0, 1))
    return *valid(x, k), *same(x, k)


@case(wave(1, 1, 7), wave(2, 1, 3, at=1))
def conv_padding(x, k):
    negative = grad(lambda x, k: jnp.sin(conv(x, k, [2], [(-1, 3)])).sum(), (0, 1))
    cut = grad(lambda x, k: jnp.sin(conv(x, k, [1], [(4, -2)])).sum(), (0, 1))
    return *negative(x, k), *cut(x, k)


@case(wave(2, 1, 6), wave(2, 1, 3, at=1))
def conv_dilations(x, k):
    return gradients(lambda x, k: jnp.sin(conv(x, k, [3], [(2, -1)], [2], [2])).sum(), x, k)


@case(wave(1, 2, 5, 6), wave(2, 2, 2, 3, at=1))
def conv_reversal(x, k):
    def loss(x, k):
        y = conv(x, k[:, :, ::-1], [2, 1], [(1, 0), (0, 2)], [1, 2], [2, 1])
        return jnp.sin(y).sum() + jnp.cos(conv(x, k[:, :, ::-1, ::-1])).sum()

    return grad(loss, (0, 1))(x, k)


@case(wave(2, 4, 6), wave(6, 2, 3, at=1))
def conv_feature_groups(x, k):
    return gradients(lambda x, k: jnp.sin(conv(x, k, [2], features=2)).sum(), x, k)


@case(wave(6, 2, 5), wave(4, 2, 2, at=1))
def conv_batch_groups(x, k):
    return gradients(lambda x, k: jnp.sin(conv(x, k, [2], batch=2)).sum(), x, k)


@case(wave(2, 5, 4, 4), wave(2, 3, 2, 6, at=1))
def conv_features_last(x, k):
    loss = lambda x, k: jnp.sin(conv(x, k, [2, 1], "SAME", numbers=("N01C", "01IO", "N01C"), features=2)).sum()
    return grad(loss, (0, 1))(x, k)


@case(wave(5, 4, 2), wave(3, 2, 2, at=1))
def conv_mixed_dimensions(x, k):
    def loss(x, k):
        y = conv(x, k, numbers=("0NC", "0IO", "C0N"), batch=2)
        z = conv(x, k, [2], numbers=("0NC", "0OI", "NC0"))
        return jnp.sin(y).sum() + (z * z).sum()

    return grad(loss, (0, 1))(x, k)


@case(spiral(1, 2, 5), spiral(2, 2, 2, at=1))
def conv_complex(x, k):
    def loss(x, k):
        y = conv(x, k, [2])
        return (y * y).real.sum() + y.imag.sum()

    return grad(loss, (0, 1))(x, k)


@case(wave(1, 1, 2), wave(1, 1, 3, at=1))
def conv_without_places(x, k):
    return grad(lambda x, k: conv(x, k).sum() + x.sum() * k.sum(), (0, 1))(x, k)


@case(wave(2, 3, 8, 8, dtype=np.float32), wave(4, 3, 3, 3, at=1, dtype=np.float32))
def conv_single_precision(x, k):
    return grad(lambda x, k: jnp.tanh(conv(x, k, [2, 2], "SAME")).sum(), (0, 1))(x, k)


@case(wave(2, 1, 6), wave(2, 1, 3, at=1))
def conv_generic_sizes(x, k):
    def loss(x, k):
        y = conv(x, k, [1], [(2, -1)], [2], [2])
        return jnp.sin(y).sum() + jnp.cos(conv(x, k)).sum()

    return grad(loss, (0, 1))(x, k)


# Fourier transforms


@case(spiral(2, 5), spiral(2, 5, at=1))
def fft_complex(z, w):
    loss = lambda z: (jnp.fft.fft(z) * w).real.sum()
    inverse = lambda z: (jnp.fft.ifft2(z) * w).imag.sum()
    y, back = vjp(jnp.fft.fft, z)
    return grad(loss)(z), grad(inverse)(z), y, *back(w)


@case(wave(3, 6), spiral(3, 4))
def fft_real(x, w):
    one = lambda x: (jnp.fft.rfft(x) * w).real.sum()
    two = lambda x: (jnp.fft.rfft2(x) ** 2 * w).imag.sum()
    return grad(one)(x), grad(two)(x), jvp(grad(two), (x,), (x,))[1]


@case(wave(2, 3, 5), spiral(2, 3, 3))
def fft_real_odd(x, w):
    return grad(lambda x: (jnp.fft.rfftn(x) * w).real.sum())(x)


@case(spiral(3, 4), wave(3, 6, at=1), wave(3, 7, at=2))
def fft_to_real(z, w, v):
    even = lambda z: (jnp.fft.irfft(z, 6) ** 2 * w).sum()
    odd = lambda z: (jnp.fft.irfft2(z, (3, 7)) * v).sum()
    return grad(even)(z), grad(odd)(z), jvp(grad(even), (z,), (z,))[1]


@case(wave(8, dtype=np.float32), spiral(5, dtype=np.complex64))
def fft_single_precision(x, w):
    return grad(lambda x: (jnp.fft.rfft(x) * w).real.sum())(x)


@case(wave(6), wave(5, at=1))
def fft_generic_length(x, y):
    there = lambda x: (jnp.fft.irfft(jnp.fft.rfft(x) ** 2, len(x)) * x).sum()
    return grad(there)(x), grad(there)(y)


# Derived operations, and primitives that move elements


@case(wave(2, 4, scale=3), wave(2, 4, at=1))
def softmaxes(x, w):
    first = grad(lambda x: (nn.softmax(x) * w).sum())(x)
    second = grad(lambda x: (nn.log_softmax(x) * w).sum())(x)
    whole = lambda x: (nn.softmax(x) * nn.log_softmax(x) * w).sum()
    rows = lambda x: nn.logsumexp(x, 1)
    curved, tangents = jvp(grad(whole), (x,), (w,))[1], jvp(rows, (x,), (w,))[1]
    return first, second, curved, tangents, grad(lambda x: rows(x).sum())(x)


def rows_of_logits(x, w):
    first = grad(lambda x: (nn.softmax(x) * w).sum())(x)
    second = grad(lambda x: nn.logsumexp(x, 1).sum())(x)
    return first, second, grad(lambda x: (nn.log_softmax(x) * w).sum())(x)


@case(np.array([[1.0, 1, 0], [2, 2, 2], [0, -1, 0]]), wave(3, 3))
def ties_of_logits(x, w):
    return rows_of_logits(x, w)


@case(np.array([[1e4, 0, -1e4], [90, 89, -3e38]], np.float32), wave(2, 3, dtype=np.float32))
def large_logits(x, w):
    return rows_of_logits(x, w)


@case(wave(3, 3, scale=3), wave(3, 3, at=1))
def masked_logits(x, w):
    hide = lambda x: jnp.where(np.tri(3, dtype=bool), x, -jnp.inf)
    first = grad(lambda x: (nn.softmax(hide(x)) * w).sum())(x)
    return first, grad(lambda x: nn.logsumexp(hide(x), 1).sum())(x)


@case(np.zeros(3))
def norms_at_zero(x):
    return grad(lambda x: jnp.sqrt((x * x).sum()))(x), grad(lambda x: (x.var() * x).sum())(x)


@case(wave(3, 4, scale=3), np.array([2, 0, 3], np.int32), abs(wave(3, 4, at=1)))
def losses(x, classes, p):
    hard = lambda x: -jnp.take_along_axis(nn.log_softmax(x), classes[:, None], 1).mean()
    soft = lambda x, p: -(p * nn.log_softmax(x)).sum()
    return grad(hard)(x), *grad(soft, (0, 1))(x, p), jvp(grad(hard), (x,), (p,))[1]


@case(wave(2, 5, scale=2), wave(5, at=1), wave(5, at=2), wave(2, 5, at=3))
def layer_norms(x, scale, bias, w):
    def loss(x, scale, bias):
        centred = x - x.mean(-1, keepdims=True)
        variance = (centred * centred).mean(-1, keepdims=True)
        return ((centred * lax.rsqrt(variance + 1e-5) * scale + bias) * w).sum()

    return *grad(loss, (0, 1, 2))(x, scale, bias), jvp(lambda x: grad(loss)(x, scale, bias), (x,), (w,))[1]


def attended(q, k, v, w, **options):
    """Return attention, its gradients in the direction w, and the second derivatives in the same direction."""
    attention = lambda q, k, v: nn.dot_product_attention(q, k, v, **options)
    loss = lambda q, k, v: (attention(q, k, v) * w).sum()
    gradients = lambda q, k, v: grad(loss, (0, 1, 2))(q, k, v)
    changes = (jnp.cos(q), jnp.cos(k), jnp.cos(v))
    first, second = jvp(gradients, (q, k, v), changes)
    return attention(q, k, v), jvp(attention, (q, k, v), changes)[1], *first, *second


SINGLE = np.float32


@case(
    wave(2, 3, 4, 4, scale=2, dtype=SINGLE),
    wave(2, 5, 2, 4, at=1, dtype=SINGLE),
    wave(2, 5, 2, 4, at=2, dtype=SINGLE),
    wave(2, 3, 4, 4, at=3, dtype=SINGLE),
)
def attention_of_groups(q, k, v, w):
    return attended(q, k, v, w)


@case(
    wave(5, 2, 4, scale=2, dtype=SINGLE),
    wave(3, 2, 4, at=1, dtype=SINGLE),
    wave(3, 2, 4, at=2, dtype=SINGLE),
    wave(5, 2, 4, at=3, dtype=SINGLE),
)
def attention_causal(q, k, v, w):
    return attended(q, k, v, w, is_causal=True, scale=0.3)


@case(
    wave(5, 2, 4, dtype=SINGLE),
    wave(7, 1, 4, at=1, dtype=SINGLE),
    wave(7, 1, 4, at=2, dtype=SINGLE),
    wave(5, 2, 4, at=3, dtype=SINGLE),
)
def attention_in_windows(q, k, v, w):
    narrow = attended(q, k, v, w, local_window_size=(2, 1))
    both = attended(q, k, v, w, local_window_size=1, is_causal=True)
    return *narrow, both[0], both[2]


@case(
    wave(2, 3, 4, 4, scale=2, dtype=SINGLE),
    wave(2, 5, 2, 4, at=1, dtype=SINGLE),
    wave(2, 5, 2, 4, at=2, dtype=SINGLE),
    wave(2, 3, 4, 4, at=3, dtype=SINGLE),
    wave(2, 3, 5, at=4, dtype=SINGLE) + SINGLE(0.5),
    np.array([5, 3], np.int32),
)
def attention_masked(q, k, v, w, m, lengths):
    mask = (m > 0)[:, None].at[:, :, :, 0].set(True)
    return attended(q, k, v, w, mask=mask, key_value_seq_lengths=lengths)


@case(
    wave(2, 3, 4, 4, dtype=SINGLE),
    wave(2, 5, 2, 4, at=1, dtype=SINGLE),
    wave(2, 5, 2, 4, at=2, dtype=SINGLE),
    wave(2, 3, 4, 4, at=3, dtype=SINGLE),
    wave(4, 3, 5, at=4, dtype=SINGLE),
    wave(2, 1, 1, 5, at=5, dtype=SINGLE),
)
def attention_biased(q, k, v, w, a, b):
    loss = lambda q, a, b: (nn.dot_product_attention(q, k, v, bias=a[None] + b, is_causal=True) * w).sum()
    each = lambda c: (nn.dot_product_attention(q, k, v, bias=c) * w).sum()
    change = jvp(loss, (q, a, b), (jnp.cos(q), jnp.cos(a), jnp.cos(b)))[1]
    return *grad(loss, (0, 1, 2))(q, a, b), change[None], grad(each)(a[None])[0], grad(each)(b)


@case(wave(4, 3, scale=2), wave(3, at=1), wave(3, at=2), wave(4, 3, at=3))
def batch_norms(x, scale, offset, w):
    epsilon = float(np.float32(0.001))

    def normal(x, scale, offset, mean, variance):
        return (x - mean) * lax.rsqrt(variance + epsilon) * scale + offset

    def loss(x, scale, offset):
        mean, variance = x.mean(0), x.var(0)
        y = normal(x, scale, offset, mean, variance)
        return (y * w).sum() + (mean * mean).sum() + jnp.sin(variance).sum()

    inference = lambda x: jnp.sin(normal(x, scale, offset, offset, scale * scale)).sum()
    curved = jvp(lambda x: grad(loss)(x, scale, offset), (x,), (w,))[1]
    return *grad(loss, (0, 1, 2))(x, scale, offset), curved, grad(inference)(x)


@case(points(-3.0, -0.5, -0.0, 0.0, 1e-9, 0.75, 4.0))
def activations(x):
    exact = grad(lambda x: nn.gelu(x, approximate=False).sum())
    by_tanh = grad(lambda x: nn.gelu(x, approximate=True).sum())
    one = jnp.ones_like(x)
    return *jvp(exact, (x,), (one,)), *jvp(by_tanh, (x,), (one,)), grad(lambda x: nn.relu(x).sum())(x)


@case(np.array([-3e4, -90, -12, 12, 90, 3e4], np.float32))
def activations_of_large(x):
    each = [lambda x: nn.gelu(x, approximate=False), lambda x: nn.gelu(x, approximate=True), nn.sigmoid]
    return [grad(lambda x: f(x).sum())(x) for f in each]


@case(wave(3, 4))
def statistics(x):
    spread = lambda x: jnp.sin(x.var(1)).sum() + x.var(0, ddof=1)[:3].sum()
    centre = lambda x: jnp.exp(x.mean(0)).sum() + x.mean()
    norm = lambda x: jnp.sqrt((x * x).sum()) * jnp.sqrt((x * x).sum() + (x * x).sum())
    return grad(spread)(x), jvp(grad(spread), (x,), (x,))[1], grad(centre)(x), grad(norm)(x)


@case(np.array([[1.0, 2, 0, -4], [1, -2, 0, 4], [-4, 2, 0, 1]]), wave(4))
def reductions(x, w):
    tilted = lambda x: (jnp.exp((x * x).sum(0)) * w).sum()
    return (
        grad(lambda x: (x.max(0) * w).sum())(x),
        grad(lambda x: x.min() * w.sum())(x),
        grad(lambda x: jnp.sin(x.sum(0, keepdims=True)).sum())(x),
        jvp(grad(tilted), (x,), (x,))[1],
    )


@case(wave(4), np.array([2, 0, 2], np.int32))
def classes(x, k):
    loss = lambda x: jnp.sin(nn.one_hot(k, 4, dtype=x.dtype) @ x).sum()
    return grad(loss)(x), jvp(grad(loss), (x,), (x,))[1]


@case(wave(4, 3), np.int32(2))
def indices(x, k):
    known = lambda x: (jnp.sin(x[1:3]) * x[:2, 0:3]).sum() + x[3, 2] * x[0, 0]
    computed = lambda x: (x[k] * x[k] * x[0]).sum()
    return grad(known)(x), grad(computed)(x), jvp(grad(computed), (x,), (x,))[1]


@case(wave(4, 3), wave(3, at=1), np.int32(2))
def updates(x, y, k):
    def loss(x, y):
        z = x * x
        z = z.at[k].set(y * z[1]).at[0, 2].set(y[0])
        return jnp.sin(z).sum()

    return grad(loss, (0, 1))(x, y)


@case(wave(2, 3), wave(2, 3, at=1))
def movements(x, y):
    def loss(x, y):
        a, b = jnp.stack([x, y, x * y], 1), jnp.concatenate([x, y], 1)
        c = lax.pad(x, y[0, 0], [(1, 0, 1), (-1, 2, 0)])
        d = x.T[::-1].reshape(2, 3)
        e = y[:, ::2]
        f = jnp.broadcast_to(x, (2, 2, 3)).max(0) * y
        return jnp.sin(a).sum() + jnp.cos(b).sum() + jnp.sin(c).sum() + (d * y).sum() + (e * e).sum() + f.sum()

    return grad(loss, (0, 1))(x, y)


# Loops, choices and scans


@case(points(0.5, -0.25, 0.75), np.int32(2))
def chosen(x, k):
    branch = lambda x: lax.cond(x.sum() > 0, lambda x: jnp.sin(x) * x[0], lambda x: x * x, x).sum()
    arms = lambda x: lax.switch(k, [jnp.sum, *[lambda x: (x**3).sum()] * 2, lambda x: jnp.exp(x).sum()], x) ** 2
    return grad(branch)(x), grad(arms)(x), jvp(grad(arms), (x,), (x,))[1]


@case(wave(3), wave(4, 3, at=1))
def counted(x, w):
    def loss(x, w):
        s = x
        for i in range(4):
            s = jnp.sin(s * w[i]) + s
        return (s * s).sum()

    return gradients(loss, x, w)


@case(wave(5, 3))
def recurrent(x):
    w = 0.2 * jnp.sin(1.7 * jnp.arange(4096.0).reshape(64, 64))
    b = 0.1 * jnp.cos(jnp.arange(64.0))

    def loss(x, w, b):
        def cell(h, row):
            one, two = jnp.split(h @ w + b + row[:, None], 2, axis=1)
            h = jnp.concatenate((jnp.tanh(one) * two, jnp.sin(two)), 1)
            return h, (h * h).sum()

        return lax.scan(cell, jnp.zeros((3, 64)), x)[1].sum()

    dx, dw, db = grad(loss, (0, 1, 2))(x, w, b)
    curved = jvp(lambda w: grad(loss, 1)(x, w, b), (w,), (w,))[1]
    return dx, dw.sum(0), dw[5], db, curved.sum(0)


TIES = np.array([[1, 2, 2, 0, 2, 3, 3], [1, 1, 1, 1, 1, 1, 1], [0, 2, 1, 2, 2, 2, 0]], np.float64)


@case(TIES, wave(3, 7, at=2))
def cumulative_ties(x, w):
    largest = lambda x: (jnp.exp(lax.cummax(x, 1)) * w).sum()
    rows = jvp(lambda x: lax.cummax(x, 1), (x,), (w,))[1]
    columns = lambda x: (lax.cummax(x, 0, reverse=True) * w).sum()
    smallest = lambda x: (lax.cummin(x, 1, reverse=True) * w).sum()
    first = grad(largest)
    return rows, first(x), jvp(first, (x,), (w,))[1], grad(columns)(x), grad(smallest)(x)


@case(wave(4, 6, at=1), wave(3, 5))
def extremes_from_zero(x, w):
    # JAX has no gradient of windows with another initial value.
    window = lambda x, start, combine, sizes, strides: lax.reduce_window(x, start, combine, sizes, strides, "VALID")
    largest = lambda x: jnp.maximum(window(x, -jnp.inf, lax.max, (2, 3), (2, 3)), 0)
    smallest = lambda x: jnp.minimum(window(x, jnp.inf, lax.min, (2, 2), (1, 1)), 0.25)
    loss = grad(lambda x: (jnp.exp(smallest(x)) * w).sum())
    tangent = jvp(smallest, (x,), (x * x,))[1]
    return grad(lambda x: jnp.exp(largest(x)).sum())(x), loss(x), tangent, jvp(loss, (x,), (x * x,))[1]


@case(wave(2, 7, at=1), wave(2, 7, at=4), points(0.75, -1.25))
def reduced_together(x, y, w):
    multiply = lambda a, b: (a[0] * b[0] - a[1] * b[1], a[0] * b[1] + a[1] * b[0])

    def loss(x, y):
        # JAX needs a tangent of each array.
        x, y = x + 0 * y, y + 0 * x
        re, im = lax.reduce((x, y), (np.float64(1), np.float64(0)), multiply, (1,))
        return (re * w).sum() + (im * im).sum()

    # In the order of the elements, which the reduction of JAX does not keep.
    def composed(x, y, s):
        last = jnp.full(2, s)
        for i in range(7):
            last = last * y[:, i] + x[:, i]
        return (last * w).sum()

    by_start = grad(composed, 2)(x, y, w[0])
    curved = jvp(lambda x: grad(loss)(x, y), (x,), (y,))[1]
    return *grad(loss, (0, 1))(x, y), curved, w * by_start, grad(composed)(x, y, 0.5)


@case(wave(3, 4, at=5), points(1.5, -0.5, 2.0))
def largest_with_its_index(x, w):
    def pick(a, b):
        keeps = (a[0] > b[0]) | ((a[0] == b[0]) & (a[1] < b[1]))
        return jnp.where(keeps, a[0], b[0]), jnp.where(keeps, a[1], b[1])

    def loss(x):
        places = lax.broadcasted_iota(np.float64, (3, 4), 1) + 0 * x
        most, place = lax.reduce((x, places), (-np.float64(np.inf), np.float64(-1)), pick, (1,))
        return (jnp.exp(most) * w * place).sum()

    return grad(loss)(x), jvp(grad(loss), (x,), (x,))[1]


@case(wave(4, 6))
def dividing_windows(x):
    window = lambda x, start, combine, sizes: lax.reduce_window(x, start, combine, sizes, sizes, "VALID")
    sums = lambda x: window(x * x, 0.0, lax.add, (2, 3))
    largest = lambda x: window(x, -jnp.inf, lax.max, (2, 3))
    rows = lambda x: window(x, 0.0, lax.add, (1, 2))
    return (
        grad(lambda x: jnp.sin(sums(x)).sum())(x),
        grad(lambda x: jnp.exp(largest(x)).sum())(x),
        grad(lambda x: jnp.cos(rows(x)).sum())(x),
    )


@case(wave(3, 6))
def neighbouring_slices(x):
    apart = lambda x: jnp.sin(x[:, 3:4]).sum() + jnp.exp(x[:, :2]).sum()
    all_of = lambda x: (x[:, 2:] * x[:, 2:]).sum() + jnp.cos(x[:, :2]).sum()
    over = lambda x: (x[:, 1:4] * x[:, 3:]).sum() + (jnp.exp(x[1]) * x[0]).sum()
    return grad(apart)(x), grad(all_of)(x), grad(over)(x)


@case(wave(3), wave(3, at=1), np.int32(4))
def chosen_in_forward_mode(x, dx, n):
    def run(x):
        step = lambda s: lax.cond(s.sum() > 0, jnp.sin, lambda s: s * x, s)
        return lax.while_loop(lambda state: state[0] < n, lambda state: (state[0] + 1, step(state[1])), (0, x))[1]

    return jvp(run, (x,), (dx,))


@case(points(0.75, -0.5), points(0.9, 1.25, -0.75))
def nested_loops(x, c):
    def loss(x, c):
        s = x
        for i in range(3):
            t = s * c[i]
            for j in range(2):
                t = jnp.tanh(t) + s * c[j]
                t = jnp.where(t[0] > 0.5, t * c[2], t)
            s = t
        return s.sum()

    return grad(loss, (0, 1))(x, c)


@case(wave(2), wave(5, 2, at=1))
def scanned(x, w):
    def loss(x, w):
        def step(s, w):
            following = jnp.cos(s) * w + x
            return following, following * s

        last, all = lax.scan(step, x, w)
        return last.sum() + (all * w).sum()

    return *grad(loss, (0, 1))(x, w), jvp(lambda x: grad(loss)(x, w), (x,), (x,))[1]


@case(wave(2, 3), wave(3, 4, at=1), wave(3, at=2))
def letters(a, b, c):
    e = jnp.einsum
    loss = lambda a, b, c: (e("ij,jk,j->ki", a, b, c) ** 2).sum()
    products = e("ij,jk->ik", a, b), e("ij,jk", a, b), e("ij,jk,j->k", a, b, c), e("i,i,i->", c, c, c)
    return *products, e("ba", a), e("ij->j", a), *grad(loss, (0, 1, 2))(a, b, c)


@case(wave(3, 4), wave(2, 2, 3, 3, at=1))
def letters_and_dots(b, d):
    e = jnp.einsum
    return e("...ii->...i", d), e("...ij->j...", d), e("abij,jc->abic", d, b), e("...ij,...jk", d, d)


@case(wave(5, 2, 2), wave(5, 2, at=1), wave(5, 2, 2, at=2), wave(2, at=3))
def combined_slices(m, v, w, scale):
    # The composition of linear maps, of matrices and vectors, is not commutative.
    def compose(first, second):
        (m, v), (n, u) = first, second
        return jnp.einsum("...ij,...jk->...ik", n, m), jnp.einsum("...ij,...j->...i", n, v) + u * scale

    def loss(m, v, scale):
        maps, offsets = lax.associative_scan(lambda a, b: compose(a, b), (m, v))
        return (maps * w).sum() + (jnp.sin(offsets) * w[:, 0]).sum()

    maps, offsets = lax.associative_scan(compose, (m, v))
    backwards = lax.associative_scan(lambda a, b: b @ a, m, reverse=True)
    turned = lax.associative_scan(jnp.multiply, m, axis=2)
    slopes = grad(loss, (0, 1))(m, v, scale)
    curved = jvp(lambda m: grad(loss)(m, v, scale), (m,), (w,))[1]
    return maps, offsets, backwards, turned, *slopes, curved


@case(np.float64(7.0), np.float64(1.5))
def unbounded(x, dx):
    def root(x):
        unsolved = lambda y: jnp.abs(y * y - x) > 1e-13
        return lax.while_loop(unsolved, lambda y: 0.5 * (y + x / y), x)

    tangent = lambda x: jvp(root, (x,), (dx,))[1]
    return *jvp(root, (x,), (dx,)), jvp(tangent, (x,), (dx,))[1]


@case(np.float64(0.5), wave(6))
def backwards(x, w):
    def loss(x, w):
        s = x
        for i in [5, 3, 1]:
            s = jnp.sin(s * w[i]) + w[0]
        return s * s

    return grad(loss, (0, 1))(x, w)


@case(wave(2, 2) + 2 * np.eye(2), wave(2, at=1))
def factored_in_a_loop(a, b):
    def loss(a, b):
        m, x = a, b
        for _ in range(3):
            q, r = qr(m)
            m = r @ q
            x = jnp.linalg.solve(m, x)
        return jnp.sin(x).sum() + (m * m * a).sum()

    return grad(loss, (0, 1))(a, b)


@case(wave(3), wave(4, 3, 3, at=1), wave(4, 3, at=2))
def stacked_layers(x, w, b):
    def loss(x, w, b):
        y, _ = lax.scan(lambda x, p: (jnp.tanh(x @ p[0] + p[1]) + x, None), x, (w, b))
        return (y * y).sum()

    return grad(loss, (0, 1, 2))(x, w, b)


# The transformations themselves


def net_loss(net, x):
    w, b, v = net
    return ((jnp.tanh(x @ w + b) @ v) ** 2).mean()


NET = [wave(3, 2), wave(2, at=1), wave(2, at=2), wave(4, 3, at=3)]


@case(*NET)
def structs(w, b, v, x):
    return *jax.value_and_grad(net_loss)((w, b, v), x), grad(net_loss, 1)((w, b, v), x)


@case(*NET)
def steps_of_descent(w, b, v, x):
    net = (w, b, v)
    for _ in range(3):
        last, gradient = jax.value_and_grad(net_loss)(net, x)
        net = tuple(p - 0.1 * g for p, g in zip(net, gradient))
    return *net, last


@case(wave(3), wave(3, at=1))
def captures(x, y):
    inner = lambda x: (jnp.sin(y) * x * x * y).sum()
    outer = lambda y: grad(lambda x: (jnp.sin(y) * x * x * y).sum())(x).sum()
    return grad(inner)(x), grad(outer)(y), grad(lambda x: (grad(inner)(x) * x).sum())(x)


@case(wave(3), wave(3, at=1))
def pullbacks(x, y):
    z, back = vjp(lambda x, y: jnp.sin(x) * y, x, y)
    return z, *back(z), *back(x)


@case(wave(3), wave(3, at=1))
def linear_functions(x, v):
    y, forward = jax.linearize(lambda x: jnp.exp(x) * x, x)
    return y, forward(v), forward(y)


@case(np.float64(0.75))
def higher_orders(x):
    f = lambda x: jnp.sin(x) * x * x * x
    tangent = lambda x: jvp(f, (x,), (1.0,))[1]
    return grad(f)(x), grad(grad(grad(f)))(x), *jvp(tangent, (x,), (1.0,))


@case(wave(4), wave(4, at=1))
def hessian_products(x, v):
    f = lambda x: jnp.exp(x[:3] * x[1:]).sum() + x.sum() ** 3
    within = grad(lambda x: jvp(f, (x,), (v,))[1])(x)
    return jvp(grad(f), (x,), (v,))[1], within, grad(lambda x: (grad(f)(x) * v).sum())(x)


@case(wave(3))
def values_beside(x):
    (loss, y), gradient = jax.value_and_grad(lambda x: ((x * x).sum(), jnp.sin(x)), has_aux=True)(x)
    return loss, y, gradient


def cell(w, s, x):
    """Return a result and the new state, which the computation assigns."""
    new = jnp.tanh(w @ s + x)
    return new * s, new


@case(wave(3, 3), wave(3, at=1), wave(3, at=2), wave(3, at=3), wave(3, at=4))
def changed_state(w, s, x, dy, ds):
    (y, new), back = vjp(cell, w, s, x)
    dw, into, dx = back((dy, ds))
    _, (forward, out) = jvp(lambda s, x: cell(w, s, x), (s, x), (ds, dy))
    return y, new, dw, dx, into, forward, out, jax.jacfwd(lambda s: cell(w, s, x)[0])(s)


@case(wave(3, 3), wave(3, 4, at=1), wave(4, 3, at=2))
def state_at_each_index(w, s, x):
    y, new = jax.vmap(cell, in_axes=(None, 1, 0), out_axes=(0, 1))(w, s, x)
    slopes = jax.vmap(grad(lambda w, s, x: cell(w, s, x)[0].sum(), 1), in_axes=(None, 1, 0))(w, s, x)
    return y, new, slopes


if __name__ == "__main__":
    sys.exit(vectors.main(__doc__, [CASES]))
