#!/usr/bin/env python3
"""Compute by JAX the derivatives at points where functions have none, or several: ties, kinks, jumps, ends and poles.

    pip install "jax[cpu]"
    python3 scripts/convention_vectors.py            # writes tests/agreement/tests/special/conventions.txt
    python3 scripts/convention_vectors.py --check    # compares the file with what is computed

tests/agreement/tests/special/conventions.rs computes the same functions, and writes docs/DERIVATIVES.md with both.
"""

import argparse
import sys
from pathlib import Path

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax, nn

jax.config.update("jax_enable_x64", True)

FILE = Path(__file__).resolve().parent.parent / "tests" / "agreement" / "tests" / "special" / "conventions.txt"
HEADER = "# Written by scripts/convention_vectors.py with JAX: function of x | point | gradient."

INF = np.inf


def window(x, identity, function):
    return lax.reduce_window(x, identity, function, (2,), (1,), "VALID").sum()


def selected(x, select):
    """Add 1 to the element that a window of two selects."""
    scattered = jax._src.lax.windowed_reductions._select_and_scatter_add
    return (scattered(jnp.ones(len(x) - 1), x, select, (2,), (1,), ((0, 0),)) * x).sum()


def put(x, function):
    i = jnp.array([[0], [1]])
    numbers = lax.ScatterDimensionNumbers((), (0,), (0,))
    return function(x[:2], i, x[2:4], numbers).sum()


# The function in this library and in JAX, and the points.
FUNCTIONS = [
    ("abs(x[0])", lambda x: jnp.abs(x[0]), [0.0], [-0.0]),
    ("sign(x[0])", lambda x: jnp.sign(x[0]), [0.0]),
    ("floor(x[0])", lambda x: jnp.floor(x[0]), [1.0]),
    ("ceil(x[0])", lambda x: jnp.ceil(x[0]), [1.0]),
    ("round_nearest_even(x[0])", lambda x: jnp.round(x[0]), [0.5]),
    ("rem(x[0], x[1])", lambda x: lax.rem(x[0], x[1]), [4.0, 2.0], [-4.0, 2.0]),
    ("relu(x[0])", lambda x: nn.relu(x[0]), [0.0]),
    ("relu6(x[0])", lambda x: nn.relu6(x[0]), [0.0], [6.0]),
    ("hard_sigmoid(x[0])", lambda x: nn.hard_sigmoid(x[0]), [-3.0], [3.0]),
    ("hard_swish(x[0])", lambda x: nn.hard_swish(x[0]), [-3.0], [3.0]),
    ("hard_tanh(x[0])", lambda x: nn.hard_tanh(x[0]), [-1.0], [1.0]),
    ("leaky_relu(x[0])", lambda x: nn.leaky_relu(x[0]), [0.0]),
    ("elu(x[0], 2.0)", lambda x: nn.elu(x[0], 2.0), [0.0]),
    ("celu(x[0], 2.0)", lambda x: nn.celu(x[0], 2.0), [0.0]),
    ("softplus(x[0])", lambda x: nn.softplus(x[0]), [0.0]),
    ("soft_sign(x[0])", lambda x: nn.soft_sign(x[0]), [0.0]),
    ("logaddexp(x[0], x[1])", lambda x: jnp.logaddexp(x[0], x[1]), [0.0, 0.0], [INF, INF], [-INF, -INF]),
    ("hypot(x[0], x[1])", lambda x: jnp.hypot(x[0], x[1]), [0.0, 0.0], [INF, 1.0]),
    ("floor_mod(x[0], x[1])", lambda x: jnp.mod(x[0], x[1]), [-4.0, 2.0]),
    ("max(x[0], 0.0)", lambda x: jnp.maximum(x[0], 0.0), [0.0]),
    ("max(x[0], x[1])", lambda x: jnp.maximum(x[0], x[1]), [2.0, 2.0], [0.0, -0.0], [INF, INF]),
    ("min(x[0], x[1])", lambda x: jnp.minimum(x[0], x[1]), [2.0, 2.0]),
    ("clamp(x[0], x[1], x[2])", lambda x: lax.clamp(x[1], x[0], x[2]), [0.0, 0.0, 1.0], [1.0, 0.0, 1.0], [1.0, 1.0, 1.0]),
    ("pow(x[0], x[1])", lambda x: lax.pow(x[0], x[1]), [0.0, 0.0], [0.0, 1.0], [0.0, 2.0], [0.0, 0.5], [-2.0, 3.0]),
    ("pow(x[0], 0.0)", lambda x: x[0] ** 0.0, [0.0], [INF]),
    ("pow(x[0], 1.0)", lambda x: x[0] ** 1.0, [0.0]),
    ("sqrt(x[0])", lambda x: jnp.sqrt(x[0]), [0.0]),
    ("cbrt(x[0])", lambda x: jnp.cbrt(x[0]), [0.0]),
    ("rsqrt(x[0])", lambda x: lax.rsqrt(x[0]), [0.0]),
    ("log(x[0])", lambda x: jnp.log(x[0]), [0.0]),
    ("log1p(x[0])", lambda x: jnp.log1p(x[0]), [-1.0]),
    ("x[0] / x[1]", lambda x: x[0] / x[1], [1.0, 0.0], [0.0, 0.0]),
    ("sqrt(sum(x * x))", lambda x: jnp.sqrt((x * x).sum()), [0.0, 0.0]),
    ("global_norm(x)", lambda x: jnp.linalg.norm(x), [0.0, 0.0]),
    ("sqrt(variance(x))", lambda x: jnp.std(x), [1.0, 1.0]),
    ("abs(complex(x[0], x[1]))", lambda x: jnp.abs(lax.complex(x[0], x[1])), [0.0, 0.0]),
    ("atan2(x[0], x[1])", lambda x: jnp.arctan2(x[0], x[1]), [0.0, 0.0], [0.0, -1.0], [0.0, INF]),
    ("asin(x[0])", lambda x: jnp.arcsin(x[0]), [1.0], [-1.0]),
    ("acos(x[0])", lambda x: jnp.arccos(x[0]), [1.0]),
    ("acosh(x[0])", lambda x: jnp.arccosh(x[0]), [1.0]),
    ("atanh(x[0])", lambda x: jnp.arctanh(x[0]), [1.0]),
    ("erf_inv(x[0])", lambda x: lax.erf_inv(x[0]), [1.0]),
    ("lgamma(x[0])", lambda x: lax.lgamma(x[0]), [0.0], [-1.0]),
    ("sinc(x[0])", lambda x: jnp.sinc(x[0]), [0.0]),
    ("bessel_i1e(x[0])", lambda x: lax.bessel_i1e(x[0]), [0.0]),
    ("reduce_max(x)", lambda x: jnp.max(x), [3.0, 1.0, 3.0, 3.0]),
    ("reduce_min(x)", lambda x: jnp.min(x), [1.0, 1.0, 3.0]),
    ("product(x)", lambda x: jnp.prod(x), [2.0, 0.0, 3.0], [0.0, 0.0, 3.0]),
    ("sum(cumulative_max(x))", lambda x: lax.cummax(x).sum(), [1.0, 2.0, 2.0, 0.0]),
    ("sum(cumulative_min(x))", lambda x: lax.cummin(x).sum(), [2.0, 1.0, 1.0, 3.0]),
    ("sum(cumulative_product(x))", lambda x: lax.cumprod(x).sum(), [2.0, 0.0, 3.0]),
    ("sum(sort(x) * [1.0, 2.0, 3.0])", lambda x: (jnp.sort(x) * jnp.arange(1.0, 4)).sum(), [2.0, 1.0, 2.0]),
    ("sum(top_k(x, 1).0)", lambda x: lax.top_k(x, 1)[0].sum(), [1.0, 2.0, 2.0]),
    ("sum(reduce_window(max, x, -f64::INFINITY, [2], [1]))", lambda x: window(x, -INF, lax.max), [2.0, 2.0, 1.0]),
    ("sum(reduce_window(min, x, f64::INFINITY, [2], [1]))", lambda x: window(x, INF, lax.min), [2.0, 2.0, 3.0]),
    (
        "sum(x * select_and_scatter(|a, b| a >= b, add, x, [2], [1], [(0, 0)], ones(f64, [2]), 0.0))",
        lambda x: selected(x, lax.ge_p),
        [2.0, 2.0, 1.0],
    ),
    ("sum(scatter(max, x[0..2], [0, 1], x[2..4], [], [0], [0], 1))", lambda x: put(x, lax.scatter_max), [2.0, 1.0, 2.0, 3.0]),
    ("sum(scatter(min, x[0..2], [0, 1], x[2..4], [], [0], [0], 1))", lambda x: put(x, lax.scatter_min), [2.0, 1.0, 2.0, 3.0]),
    ("logsumexp(x)", lambda x: nn.logsumexp(x), [-INF, 0.0], [2.0, 2.0]),
    ("softmax(x)[0]", lambda x: nn.softmax(x)[0], [-INF, 0.0]),
    ("select(x[0] > 0.0, sqrt(x[0]), 0.0)", lambda x: jnp.where(x[0] > 0, jnp.sqrt(x[0]), 0.0), [0.0]),
    (
        "select(x[0] == 0.0, 0.0, x[0] * log(x[1]))",
        lambda x: jnp.where(x[0] == 0, 0.0, x[0] * jnp.log(x[1])),
        [0.0, 0.0],
    ),
    (
        "{ let y = select(x[0] == 0.0, 1.0, x[1]); select(x[0] == 0.0, 0.0, x[0] * log(y)) }",
        lambda x: jnp.where(x[0] == 0, 0.0, x[0] * jnp.log(jnp.where(x[0] == 0, 1.0, x[1]))),
        [0.0, 0.0],
    ),
    ("if x[0] > 0.0 { sqrt(x[0]) } else { 0.0 }", lambda x: lax.cond(x[0] > 0, jnp.sqrt, jnp.zeros_like, x[0]), [0.0]),
]


def written(number):
    return {"nan": "NaN"}.get(str(number), repr(float(number)))


def lines():
    yield HEADER
    for ours, function, *points in FUNCTIONS:
        for point in points:
            gradient = jax.grad(function)(jnp.array(point, jnp.float64))
            numbers = [" ".join(map(written, part)) for part in (point, gradient)]
            yield " | ".join([ours, *numbers])


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--check", action="store_true")
    text = "\n".join(lines()) + "\n"
    if not parser.parse_args().check:
        FILE.write_text(text)
    elif FILE.read_text() != text:
        sys.exit(f"{FILE} differs: run {sys.argv[0]}")


if __name__ == "__main__":
    main()
