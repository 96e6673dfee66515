"""Signals."""

import jax
import jax.numpy as jnp
import jax.scipy as jsp
import numpy as np
from jax import grad, jvp
from jax.scipy import fft, signal
from scipy.signal import windows
from vectors import Vectors, points, wave

CASES = Vectors("library/vectors/signal.txt", "library_vectors.py")


def slopes(f, x, w):
    """Return the gradient of the weighted sum of the results, and its derivative in another direction."""
    loss = lambda x: jnp.sum(jnp.sin(f(x)) * w)
    return jvp(grad(loss), (x,), (jnp.cos(x),))


@CASES.case(wave(3, 5), wave(3, 5, at=1.0))
def gradients(x, w):
    of = jnp.gradient
    return of(x, axis=1), of(x, 0.5, axis=0), of(x[:, :2], axis=1), *slopes(lambda x: of(x, axis=1), x, w)


@CASES.case(wave(6, at=1.0), by_jax=False)
def tapers(x):
    names = [windows.hann, windows.hamming, windows.blackman, windows.bartlett]
    return *(x * of(6) for of in names), *(of(5, sym=False) for of in names), windows.hann(1)


@CASES.case(wave(5), wave(2, 3))
def frequencies(x, y):
    of = jnp.fft
    return of.fftfreq(5), of.fftfreq(4, 0.5), of.rfftfreq(5, 0.1), of.fftshift(x), of.ifftshift(x), of.fftshift(y), of.ifftshift(y, 1)


@CASES.case(wave(7), points(0.0, 0.5, 8.6, 60.0, 500.0, -3.0))
def kaisers(w, betas):
    def of(n, beta, periodic=0):
        # `jax.numpy.i0` overflows above 700; the quotient of the scaled functions does not.
        x = jnp.arange(n) / ((n - 1 + periodic) / 2.0) - 1.0
        scaled = lambda x: jsp.special.i0e(x)
        inner = jnp.abs(beta) * jnp.sqrt(jnp.maximum(1.0 - x * x, 0.0))
        return jnp.exp(inner - jnp.abs(beta)) * scaled(inner) / scaled(beta)

    # The slope at the ends is that of `i0(0)` over `i0(beta)`.
    by_beta = grad(lambda beta: jnp.sum((of(7, beta) * w)[1:-1]))(8.6)
    ends = (w[0] + w[-1]) * grad(lambda beta: jnp.exp(-beta) / jsp.special.i0e(beta))(8.6)
    return *(of(7, beta) for beta in betas), of(6, 8.6, 1), jnp.ones(1), (by_beta + ends).reshape(1)
