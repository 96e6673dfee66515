"""Recurrent layers and losses of sequences."""

import jax.numpy as jnp
from jax import grad, jvp, nn
from vectors import Vectors, points, wave

CASES = Vectors("library/vectors/recurrent.txt", "library_vectors.py")


def gru(x, h, w, u, b=0.0, c=0.0):
    xr, xz, xn = jnp.split(x @ w + b, 3, -1)
    hr, hz, hn = jnp.split(h @ u + c, 3, -1)
    r, z = nn.sigmoid(xr + hr), nn.sigmoid(xz + hz)
    return (1 - z) * jnp.tanh(xn + r * hn) + z * h


def lstm(x, h, c, w, u, b=0.0):
    i, f, g, o = jnp.split(x @ w + h @ u + b, 4, -1)
    cell = nn.sigmoid(f) * c + nn.sigmoid(i) * jnp.tanh(g)
    return nn.sigmoid(o) * jnp.tanh(cell), cell


@CASES.case(wave(2, 3), wave(2, 2, at=1.0), wave(3, 6, at=2.0), wave(2, 6, at=3.0), wave(6, at=4.0))
def gated_units(x, h, w, u, b):
    loss = lambda x, h, w: jnp.sum(gru(x, h, w, u, b, 2 * b) ** 2)
    return gru(x, h, w, u), gru(x, h, w, u, b, 2 * b), gru(x[0], h[0], w, u), *grad(loss, (0, 1, 2))(x, h, w)


@CASES.case(wave(2, 3), wave(2, 2, at=1.0), wave(3, 8, at=2.0), wave(2, 8, at=3.0), wave(8, at=4.0))
def memories(x, h, w, u, b):
    c = 2 * h
    loss = lambda x, h, c: jnp.sum(lstm(x, h, c, w, u, b)[0] ** 2)
    return *lstm(x, h, c, w, u), *lstm(x[0], h[0], c[0], w, u, b), *grad(loss, (0, 1, 2))(x, h, c)


def ctc(logits, labels, steps, blank=0):
    """The recursion over the labels with blanks between them, by loops."""
    scores = nn.log_softmax(logits, -1)
    extended = [blank]
    for label in labels:
        extended += [label, blank]
    never = -1e30
    alpha = [scores[0, of] if i < 2 else never for i, of in enumerate(extended)]
    for t in range(1, steps):
        of = lambda i: alpha[i] if i >= 0 else never
        paths = lambda i: [of(i), of(i - 1)] + [of(i - 2)] * (extended[i] != blank and i > 1 and extended[i] != extended[i - 2])
        alpha = [nn.logsumexp(jnp.stack(paths(i))) + scores[t, now] for i, now in enumerate(extended)]
    return -nn.logsumexp(jnp.stack(alpha[-2:]))


@CASES.case(wave(6, 4))
def alignments(x):
    loss = lambda x: ctc(x, [1, 2, 2], 6)
    padded, empty, last = ctc(x, [1, 3], 4), ctc(x, [], 5), ctc(x, [0, 1], 6, 3)
    curved = jvp(grad(loss), (x,), (x * x,))[1]
    return loss(x).reshape(1), padded.reshape(1), empty.reshape(1), last.reshape(1), grad(loss)(x), curved


@CASES.case(wave(4, 2), wave(5, 2, at=1.0), points(0.9, 0.9, 0.0, 0.9))
def advantages(r, v, d):
    def estimates(v, factor):
        later, all = jnp.zeros(2), []
        for t in reversed(range(4)):
            later = r[t] + d[t] * v[t + 1] - v[t] + d[t] * factor * later
            all.insert(0, later)
        return jnp.stack(all)

    return estimates(v, 0.95), estimates(v, 0.0), grad(lambda v: jnp.sum(estimates(v, 0.95) ** 2))(v)
