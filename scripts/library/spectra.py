"""Transforms of signals."""

import jax
import jax.numpy as jnp
import numpy as np
from jax import grad, jvp
from jax.scipy import fft, signal
from vectors import Vectors, wave

CASES = Vectors("library/vectors/spectra.txt", "library_vectors.py")


def slopes(f, x, w):
    """Return the gradient of the weighted sum of the results, and its derivative in another direction."""
    loss = lambda x: jnp.sum(jnp.sin(f(x)) * w)
    return jvp(grad(loss), (x,), (jnp.cos(x),))


@CASES.case(wave(7), wave(4, at=1.0), wave(10, at=2.0))
def convolutions(x, y, w):
    of = jnp.convolve
    return of(x, y), of(x, y, "same"), of(x, y, "valid"), of(y, x), *slopes(lambda x: of(x, y), x, w)


@CASES.case(wave(11), wave(4, at=1.0) + 1.5)
def pieces(x, window):
    found = signal.stft(x, window=window, nperseg=4, noverlap=2)[2] * jnp.sum(window)
    loss = lambda x: jnp.sum(jnp.abs(signal.stft(x, window=window, nperseg=4, noverlap=2)[2]) ** 2) * jnp.sum(window) ** 2
    return found, x, grad(loss)(x)


@CASES.case(wave(2, 5), wave(3, 4, 2), wave(2, 5, at=1.0))
def cosines(x, y, w):
    dct, idct = fft.dct, fft.idct
    return (
        dct(x),
        dct(y, axis=1, norm="ortho"),
        dct(y, axis=0),
        idct(x),
        idct(y, axis=1, norm="ortho"),
        *slopes(dct, x, w),
        *slopes(idct, x, w),
    )
