#!/usr/bin/env python3
"""Compute the values that examples compare their results with, by NumPy: examples/*/vectors.txt.

    pip install numpy
    python3 scripts/example_vectors.py            # writes the files
    python3 scripts/example_vectors.py --check    # compares them with what is computed

Everything is computed in double precision. Parameters and data are the formulas of the examples.
"""

import argparse
import math
import sys
from pathlib import Path

import numpy as np

EXAMPLES = Path(__file__).resolve().parent.parent / "examples"


# rk4


def rk4(f, y, dt, steps):
    """Return the solution of y' = f(y) after a number of steps."""
    for _ in range(steps):
        k1 = f(y)
        k2 = f(y + dt / 2 * k1)
        k3 = f(y + dt / 2 * k2)
        k4 = f(y + dt * k3)
        y = y + dt / 6 * (k1 + 2 * k2 + 2 * k3 + k4)
    return y


def lorenz(s):
    x, y, z = s
    return np.array([10 * (y - x), x * (28 - z) - y, x * y - 8 / 3 * z])


def rk4_vectors():
    conductivity = 1 + np.arange(32) / 32

    def slope(y):
        padded = np.pad(y, 1)
        return conductivity * (padded[:-2] - 2 * y + padded[2:])

    start = np.where((np.arange(32) >= 8) & (np.arange(32) < 16), 1.0, 0.0)
    yield "oscillator", rk4(lambda y: np.array([y[1], -4 * y[0]]), np.array([1.0, 0.0]), 0.01, 500)
    yield "lorenz", rk4(lorenz, np.ones(3), 0.01, 500)
    yield "heat", rk4(slope, start, 0.1, 200)


# ekf

DT = 0.5
BEACONS = np.array([[-10.0, 40.0], [25.0, 30.0]])


def drive(s, turn):
    return s + DT * np.array([s[3] * np.cos(s[2]), s[3] * np.sin(s[2]), turn, 0])


def drive_jacobian(s):
    j = np.eye(4)
    j[:2, 2] = DT * s[3] * np.array([-np.sin(s[2]), np.cos(s[2])])
    j[:2, 3] = DT * np.array([np.cos(s[2]), np.sin(s[2])])
    return j


def bearings(s):
    d = BEACONS - s[:2]
    return np.arctan2(d[:, 1], d[:, 0]) - s[2]


def bearings_jacobian(s):
    d = BEACONS - s[:2]
    square = (d * d).sum(1)
    return np.stack([d[:, 1] / square, -d[:, 0] / square, -np.ones(2), np.zeros(2)], 1)


def ekf_vectors():
    truth, mean = np.array([0.0, 0.0, 0.5, 1.0]), np.array([0.5, -0.5, 0.3, 0.8])
    covariance = np.diag([1, 1, 0.1, 0.1])
    process, noise = np.diag([1e-4, 1e-4, 1e-4, 1e-3]), np.diag([4e-4, 4e-4])
    path = []
    for i in range(60):
        turn = 0.1 if i < 30 else -0.15
        truth = drive(truth, turn)
        seen = bearings(truth) + [0.02 * ((i * 7 + j * 3) * 11 % 13 / 6 - 1) for j in range(2)]

        f = drive_jacobian(mean)
        mean, covariance = drive(mean, turn), f @ covariance @ f.T + process
        h = bearings_jacobian(mean)
        gain = covariance @ h.T @ np.linalg.inv(h @ covariance @ h.T + noise)
        mean, covariance = mean + gain @ (seen - bearings(mean)), covariance - gain @ h @ covariance
        path.append(mean)
    yield "path", np.array(path)
    yield "covariance", covariance


# The parameters of `stack` and `gpt`: the function `parameters` of examples/formula.rs.


class Parameters:
    """The arrays of a model, in the order of its fields."""

    def __init__(self):
        self.arrays = 0

    def __call__(self, *dims, scale=False):
        hashed = (np.arange(np.prod(dims)) + self.arrays * 100_003).astype(np.uint32)
        for factor in [0x9E3779B1, 0x85EBCA77]:
            hashed = hashed * np.uint32(factor)
            hashed ^= hashed >> np.uint32(15)
        noise = (hashed >> np.uint32(8)) / 2**24 - 0.5
        offset, width = (0, 2 / np.sqrt(dims[0])) if len(dims) > 1 else (1 if scale else 0, 0.5)
        self.arrays += 1
        return (offset + width * noise).astype(np.float32).astype(float).reshape(dims)


def softmax(x):
    e = np.exp(x - x.max(-1, keepdims=True))
    return e / e.sum(-1, keepdims=True)


def normalised(x):
    return (x - x.mean(-1, keepdims=True)) / np.sqrt(x.var(-1, keepdims=True) + 1e-5)


# stack


def stack_vectors():
    p = Parameters()

    def conv(x):
        kernel, bias = p(3, 8, 8), p(8)
        padded = np.pad(x, [(0, 0), (1, 1), (0, 0)])
        return sum(padded[:, k : k + x.shape[1]] @ kernel[k] for k in range(3)) + bias

    def norm(x):
        scale, offset = p(8, scale=True), p(8)
        return normalised(x) * scale + offset

    def leaky(x):
        return np.maximum(x, p() * x)

    def linear(x, outputs):
        w, b = p(8, outputs), p(outputs)
        return x @ w + b

    i, t, c = np.arange(2)[:, None, None], np.arange(16)[:, None], np.arange(8)
    x = (t * t + c * t + i * c) % 7 - 3.0
    x = leaky(linear(leaky(norm(conv(x))), 8))
    x = norm(conv(x))
    yield "probabilities", softmax(linear(x, 3).mean(1))


# gpt

VOCABULARY, CONTEXT, WIDTH, HEADS, DEPTH = 50, 32, 64, 4, 6


def gelu(x):
    return 0.5 * x * (1 + np.vectorize(math.erf)(x / np.sqrt(2)))


def gpt_logits(tokens):
    p = Parameters()
    count, length = tokens.shape

    def linear(inputs, outputs):
        w, b = p(inputs, outputs), p(outputs)
        return lambda x: x @ w + b

    def norm():
        scale, bias = p(WIDTH, scale=True), p(WIDTH)
        return lambda x: normalised(x) * scale + bias

    def heads(x):
        return x.reshape(count, length, HEADS, -1).transpose(0, 2, 1, 3)

    def attention():
        query, key, value, output = [linear(WIDTH, WIDTH) for _ in range(4)]
        seen = np.tril(np.ones((length, length), bool))

        def apply(x):
            q, k, v = heads(query(x)), heads(key(x)), heads(value(x))
            scores = np.einsum("bhtc,bhsc->bhts", q, k) / np.sqrt(WIDTH / HEADS)
            weights = softmax(np.where(seen, scores, -np.inf))
            return output(np.einsum("bhts,bhsc->bthc", weights, v).reshape(x.shape))

        return apply

    embedding, positions = p(VOCABULARY, WIDTH), p(CONTEXT, WIDTH)
    x = embedding[tokens] + positions[:length]
    for _ in range(DEPTH):
        attention_norm, attend, hidden_norm = norm(), attention(), norm()
        first, second = linear(WIDTH, 4 * WIDTH), linear(4 * WIDTH, WIDTH)
        x = x + attend(attention_norm(x))
        x = x + second(gelu(first(hidden_norm(x))))
    return norm()(x) @ embedding.T


def gpt_vectors():
    for count, length in [(3, 16), (2, 32)]:
        i, j = np.arange(count)[:, None], np.arange(length + 1)
        text = (i * i * 31 + j * j * 7 + i * j * 3 + j) % VOCABULARY
        logits = gpt_logits(text[:, :-1])
        chosen = np.take_along_axis(softmax(logits), text[:, 1:, None], 2)
        yield f"logits {count}x{length}", logits[-1, -1]
        yield f"loss {count}x{length}", -np.log(chosen).mean()


VECTORS = {"rk4": rk4_vectors, "ekf": ekf_vectors, "stack": stack_vectors, "gpt": gpt_vectors}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="compare the files instead of writing them")
    options = parser.parse_args()
    differs = 0
    for example, vectors in VECTORS.items():
        path = EXAMPLES / example / "vectors.txt"
        computed = {name: np.asarray(values).ravel() for name, values in vectors()}
        if options.check:
            lines = (line.split(": ") for line in path.read_text().splitlines())
            committed = {name: np.array(values.split(), float) for name, values in lines}
            for name, values in computed.items():
                if not np.allclose(committed[name], values, rtol=1e-9, atol=1e-9):
                    print(f"example_vectors: {example}: {name} differs", file=sys.stderr)
                    differs = 1
            continue
        lines = (f"{name}: {' '.join(f'{value:.15g}' for value in values)}\n" for name, values in computed.items())
        path.write_text("".join(lines))
    return differs


if __name__ == "__main__":
    sys.exit(main())
