"""Layers of networks."""

import jax.numpy as jnp
from jax import grad, jvp, nn
from vectors import Vectors, wave

CASES = Vectors("library/vectors/layers.txt", "library_vectors.py")


def norm(x, scale=1.0, epsilon=1e-6):
    return x / jnp.sqrt(jnp.mean(x * x, -1, keepdims=True) + epsilon) * scale


@CASES.case(wave(2, 3, 4), wave(4, at=1.0), wave(2, 3, 4, at=2.0))
def rms_norms(x, scale, w):
    loss = lambda x, scale: jnp.sum(norm(x, scale) * w)
    dx, dscale = grad(loss, (0, 1))(x, scale)
    curved = jvp(grad(loss), (x, scale), (w, jnp.zeros_like(scale)))[1]
    return norm(x), norm(x, scale), norm(x, scale, 0.5), dx, dscale, curved


@CASES.case(0.0 * wave(2, 4), wave(2, 4, at=2.0))
def rms_norms_of_zeros(x, w):
    return norm(x), grad(lambda x: jnp.sum(norm(x) * w))(x)


@CASES.case(wave(3, 4), wave(3, 4, at=1.0))
def gated(x, w):
    half = w[:, :2]
    loss = lambda x: jnp.sum(nn.glu(x) * half)
    return nn.glu(x), nn.glu(x.T, 0), grad(loss)(x), jvp(grad(loss), (x,), (w,))[1]
