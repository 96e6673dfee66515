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


def grouped(x, groups, scale=None, bias=None, epsilon=1e-5):
    """Normalise groups of the channels in dimension 1."""
    y = x.reshape(x.shape[0], groups, -1)
    y = (y - y.mean(-1, keepdims=True)) / jnp.sqrt(y.var(-1, keepdims=True) + epsilon)
    y = y.reshape(x.shape)
    along = lambda v: v.reshape(-1, *[1] * (x.ndim - 2))
    return y if scale is None else y * along(scale) + along(bias)


@CASES.case(wave(2, 4, 3, 2), wave(4, at=1.0), wave(4, at=3.0), wave(2, 4, 3, 2, at=2.0))
def group_norms(x, scale, bias, w):
    loss = lambda x, scale, bias: jnp.sum(grouped(x, 2, scale, bias) * w)
    derivatives = grad(loss, (0, 1, 2))(x, scale, bias)
    curved = jvp(lambda x: grad(loss)(x, scale, bias), (x,), (w,))[1]
    last = lambda x: jnp.moveaxis(x, 1, -1)
    moved = last(grouped(x, 2, scale, bias, 0.5))
    flat = x.reshape(2, 24)
    return grouped(x, 1), grouped(x, 4), moved, grouped(flat, 6), *derivatives, curved


@CASES.case(0.0 * wave(2, 4, 3) + 3.0, wave(2, 4, 3, at=2.0))
def group_norms_of_equal_elements(x, w):
    return grouped(x, 2), grad(lambda x: jnp.sum(grouped(x, 2) * w))(x)


def turned(x, offset=0, base=10000.0, interleaved=False, dimension=-2):
    count, features = x.shape[dimension], x.shape[-1]
    rates = base ** (-2.0 * jnp.arange(features // 2) / features)
    angles = jnp.outer(offset + jnp.arange(count), rates)
    shape = [1] * x.ndim
    shape[dimension], shape[-1] = count, features // 2
    c, s = jnp.cos(angles).reshape(shape), jnp.sin(angles).reshape(shape)
    if interleaved:
        a, b = x[..., ::2], x[..., 1::2]
        return jnp.stack((a * c - b * s, b * c + a * s), -1).reshape(x.shape)
    a, b = jnp.split(x, 2, -1)
    return jnp.concatenate((a * c - b * s, b * c + a * s), -1)


@CASES.case(wave(2, 5, 3, 4), wave(2, 5, 3, 4, at=1.0))
def rotated(x, w):
    loss = lambda x: jnp.sum(turned(x, 7, 100.0, True, 1) ** 2 * w)
    curved = jvp(grad(loss), (x,), (w,))[1]
    return turned(x), turned(x, 7), turned(x, 2, 50.0, dimension=1), turned(x, 3, interleaved=True), grad(loss)(x), curved
