#!/usr/bin/env python3
"""Compute by mpmath the values and derivatives of formulas that tests/agreement/tests/special/formulas.rs compares with.

    pip install mpmath numpy
    python3 scripts/formula_vectors.py            # writes tests/agreement/tests/special/formulas.txt
    python3 scripts/formula_vectors.py --check    # compares the file with what is computed

A function has ordinary points, where mpmath differentiates, and special points with the value, the first and the second
derivatives: those of the limit at infinity, and JAX's at kinks. `docs/DERIVATIVES.md` lists where they are not JAX's.
"""

import argparse
import sys
from pathlib import Path

import mpmath as mp
import numpy as np

mp.mp.dps = 60

FILE = Path(__file__).resolve().parent.parent / "tests" / "agreement" / "tests" / "special" / "formulas.txt"
HEADER = "# Written by scripts/formula_vectors.py: function | point | value | first derivatives | second derivatives."

INF = float("inf")
NAN = float("nan")
NANS = (NAN, NAN, NAN)

# Small numbers, usual ones, and large ones of both signs.
USUAL = [x * sign for x in (1e-20, 1e-3, 0.3, 0.75, 1, 2.5, 6.5) for sign in (1, -1)]
LARGE = [40.0, -40.0, 1000.0, -1000.0]
PAIRS = [(0.3, -2.5), (-2.5, 0.3), (1, 1), (2.5, 2.5), (-1, 6.5), (1e-3, 1), (6.5, -1e-3)]


def logistic(x):
    return 1 / (1 + mp.exp(-x))


def softplus(x):
    return mp.log1p(mp.exp(x))


def elu(x, alpha):
    return x if x > 0 else alpha * mp.expm1(x)


def hard_sigmoid(x):
    return min(max(x + 3, mp.mpf(0)), mp.mpf(6)) / 6


SELU = 1.0507009873554804934193349852946
SELU_LIMIT = 1.6732632423543772848170429916717
SLOPE = SELU * SELU_LIMIT
DEGREE = np.pi / 180


# The function, its ordinary points, and its special points with value, first and second derivatives.
UNARY = {
    "silu": (
        lambda x: x * logistic(x),
        USUAL + LARGE,
        [(0.0, 0.0, 0.5, 0.5), (-0.0, -0.0, 0.5, 0.5), (INF, INF, 1.0, 0.0), (-INF, -0.0, 0.0, 0.0), (NAN, *NANS)],
    ),
    "softplus": (
        softplus,
        USUAL + LARGE,
        [(0.0, np.log(2), 0.5, 0.25), (INF, INF, 1.0, 0.0), (-INF, 0.0, 0.0, 0.0), (NAN, *NANS)],
    ),
    "log_sigmoid": (
        lambda x: -softplus(-x),
        USUAL + LARGE,
        [(0.0, -np.log(2), 0.5, -0.25), (INF, -0.0, 0.0, 0.0), (-INF, -INF, 1.0, 0.0), (NAN, *NANS)],
    ),
    "mish": (
        lambda x: x * mp.tanh(softplus(x)),
        USUAL + LARGE,
        [(0.0, 0.0, 0.6, 0.64), (-0.0, -0.0, 0.6, 0.64), (INF, INF, 1.0, 0.0), (-INF, -0.0, 0.0, 0.0), (NAN, *NANS)],
    ),
    "selu": (
        lambda x: SELU * elu(x, SELU_LIMIT),
        USUAL + LARGE,
        [(0.0, 0.0, SLOPE, SLOPE), (-0.0, -0.0, SLOPE, SLOPE), (INF, INF, SELU, 0.0), (-INF, -SLOPE, 0.0, 0.0)],
    ),
    "relu6": (
        lambda x: min(max(x, mp.mpf(0)), mp.mpf(6)),
        USUAL + LARGE,
        [(0.0, 0.0, 0.0, 0.0), (6.0, 6.0, 0.0, 0.0), (INF, 6.0, 0.0, 0.0), (-INF, 0.0, 0.0, 0.0)],
    ),
    "hard_sigmoid": (
        hard_sigmoid,
        USUAL + LARGE,
        [(-3.0, 0.0, 0.0, 0.0), (3.0, 1.0, 0.0, 0.0), (INF, 1.0, 0.0, 0.0), (-INF, 0.0, 0.0, 0.0)],
    ),
    "hard_swish": (
        lambda x: x * hard_sigmoid(x),
        [x for x in USUAL + LARGE if x > -3],
        [
            (0.0, 0.0, 0.5, 1 / 3),
            (-3.0, -0.0, 0.0, 0.0),
            (-6.5, -0.0, 0.0, 0.0),
            (3.0, 3.0, 1.0, 0.0),
            (INF, INF, 1.0, 0.0),
            (-INF, -0.0, 0.0, 0.0),
        ],
    ),
    "hard_tanh": (
        lambda x: min(max(x, mp.mpf(-1)), mp.mpf(1)),
        [x for x in USUAL if abs(x) != 1] + LARGE,
        [
            (0.0, 0.0, 1.0, 0.0),
            (-0.0, -0.0, 1.0, 0.0),
            (1.0, 1.0, 1.0, 0.0),
            (-1.0, -1.0, 1.0, 0.0),
            (INF, 1.0, 0.0, 0.0),
            (-INF, -1.0, 0.0, 0.0),
        ],
    ),
    "soft_sign": (
        lambda x: x / (1 + abs(x)),
        USUAL + LARGE + [3e38, -3e38],
        [(0.0, 0.0, 1.0, -2.0), (-0.0, -0.0, 1.0, -2.0), (INF, 1.0, 0.0, 0.0), (-INF, -1.0, 0.0, 0.0), (NAN, *NANS)],
    ),
    "trunc": (
        None,
        [],
        [
            (x, y, 0.0, 0.0)
            for x, y in [(0.0, 0.0), (-0.0, -0.0), (0.75, 0.0), (-0.75, -0.0), (2.5, 2.0), (-2.5, -2.0), (3.0, 3.0), (INF, INF)]
        ],
    ),
    "deg2rad": (lambda x: x * mp.pi / 180, USUAL + LARGE, [(0.0, 0.0, DEGREE, 0.0), (INF, INF, DEGREE, 0.0)]),
    "rad2deg": (lambda x: x * 180 / mp.pi, USUAL + LARGE, [(0.0, 0.0, 1 / DEGREE, 0.0), (INF, INF, 1 / DEGREE, 0.0)]),
    "nan_to_num": (lambda x: x, USUAL + LARGE, [(-0.0, -0.0, 1.0, 0.0), (NAN, 0.0, 0.0, 0.0)]),
}


def logaddexp(a, b):
    return mp.log(mp.exp(a) + mp.exp(b))


def squareplus(x, b):
    return (x + mp.sqrt(x * x + b)) / 2


def leaky(x, slope):
    return x if x > 0 else slope * x


def celu(x, alpha):
    return x if x > 0 else alpha * mp.expm1(x / alpha)


def floor_mod(x, y):
    return x - y * mp.floor(x / y)


def with_second(y, numbers):
    return [(x, y) for x in numbers]


# The same of two numbers; the derivatives are pairs.
ZERO = (0.0, 0.0)
BINARY = {
    "leaky_relu": (
        leaky,
        with_second(0.01, USUAL) + with_second(0.3, LARGE),
        [
            ((0.0, 0.5), 0.0, (1.0, 0.0), ZERO),
            ((-0.0, 0.5), -0.0, (1.0, 0.0), ZERO),
            ((INF, 0.5), INF, (1.0, 0.0), ZERO),
            ((-INF, 0.5), -INF, (0.5, -INF), ZERO),
        ],
    ),
    "elu": (
        elu,
        with_second(1.0, USUAL) + with_second(0.3, LARGE),
        [
            ((0.0, 1.0), 0.0, (1.0, 0.0), (1.0, 0.0)),
            ((-0.0, 1.0), -0.0, (1.0, 0.0), (1.0, 0.0)),
            ((INF, 1.0), INF, (1.0, 0.0), ZERO),
            ((-INF, 2.0), -2.0, (0.0, -1.0), ZERO),
        ],
    ),
    "celu": (
        celu,
        with_second(1.0, [x for x in USUAL if abs(x) > 1e-2]) + with_second(0.3, LARGE),
        [
            ((0.0, 2.0), 0.0, (1.0, 0.0), (0.5, 0.0)),
            ((-0.0, 2.0), -0.0, (1.0, 0.0), (0.5, 0.0)),
            ((INF, 1.0), INF, (1.0, 0.0), ZERO),
            ((-INF, 2.0), -2.0, (0.0, -1.0), (0.0, NAN)),
        ],
    ),
    "squareplus": (
        squareplus,
        with_second(4.0, USUAL) + with_second(0.3, [40.0, -40.0, 1e10, -1e10]),
        [
            ((0.0, 4.0), 1.0, (0.5, 0.125), (0.25, -0.015625)),
            ((INF, 4.0), INF, (1.0, 0.0), ZERO),
            ((-INF, 4.0), 0.0, (0.0, 0.0), ZERO),
        ],
    ),
    "logaddexp": (
        logaddexp,
        PAIRS + [(1000, 999), (-1000, -1001), (1000, -1000)],
        [
            ((INF, INF), INF, (0.5, 0.5), ZERO),
            ((-INF, -INF), -INF, (0.5, 0.5), ZERO),
            ((INF, -INF), INF, (1.0, 0.0), ZERO),
            ((INF, 1.0), INF, (1.0, 0.0), ZERO),
            ((-INF, 1.0), 1.0, (0.0, 1.0), ZERO),
            ((1.0, NAN), NAN, (NAN, NAN), (NAN, NAN)),
        ],
    ),
    "logaddexp2": (
        lambda a, b: mp.log(2**a + 2**b, 2),
        PAIRS + [(1000, 999), (-1000, -1001), (1000, -1000)],
        [
            ((INF, INF), INF, (0.5, 0.5), ZERO),
            ((-INF, -INF), -INF, (0.5, 0.5), ZERO),
            ((INF, 1.0), INF, (1.0, 0.0), ZERO),
            ((-INF, 1.0), 1.0, (0.0, 1.0), ZERO),
        ],
    ),
    "hypot": (
        lambda x, y: mp.sqrt(x * x + y * y),
        PAIRS + [(-3, 4), (0, 2), (1e19, 3e19), (1e-19, 2e-19), (1e200, 1e200), (1e-200, 1e-200)],
        [
            ((0.0, 0.0), 0.0, (0.5, 0.5), ZERO),
            ((0.0, -0.0), 0.0, (0.5, 0.5), ZERO),
            ((INF, 1.0), INF, (1.0, 0.0), ZERO),
            ((1.0, -INF), INF, (0.0, -1.0), ZERO),
            ((INF, -INF), INF, (np.sqrt(0.5), -np.sqrt(0.5)), ZERO),
            ((INF, NAN), INF, (1.0, 0.0), ZERO),
        ],
    ),
    "copysign": (
        None,
        [],
        [
            ((2.5, -1.0), -2.5, (-1.0, 0.0), ZERO),
            ((-2.5, -1.0), -2.5, (1.0, 0.0), ZERO),
            ((-2.5, 0.0), 2.5, (-1.0, 0.0), ZERO),
            ((2.5, -0.0), -2.5, (-1.0, 0.0), ZERO),
            ((0.0, -1.0), -0.0, (-1.0, 0.0), ZERO),
            ((INF, -INF), -INF, (-1.0, 0.0), ZERO),
        ],
    ),
    "floor_divide": (
        None,
        [],
        [
            (point, value, ZERO, ZERO)
            for point, value in [
                ((7.0, 2.0), 3.0),
                ((-7.0, 2.0), -4.0),
                ((7.0, -2.0), -4.0),
                ((-7.0, -2.0), 3.0),
                ((-6.0, 3.0), -2.0),
                ((1.0, 0.0), INF),
                ((-1.0, 0.0), -INF),
                ((0.0, 0.0), NAN),
                ((INF, 1.0), NAN),
                ((1.0, INF), 0.0),
                ((-1.0, INF), -1.0),
                ((-0.0, 2.0), -0.0),
                ((0.0, -2.0), -0.0),
                ((1.0, 0.1), 9.0),
            ]
        ],
    ),
    "floor_mod": (
        floor_mod,
        [(7, 2), (-7, 2), (7, -2), (-7, -2), (0.3, 2.5), (-0.3, 2.5)],
        [
            ((-0.0, 2.0), 0.0, (1.0, 0.0), ZERO),
            ((0.0, -2.0), -0.0, (1.0, 0.0), ZERO),
            ((4.0, -2.0), -0.0, (1.0, 2.0), ZERO),
            ((-4.0, 2.0), 0.0, (1.0, 2.0), ZERO),
            ((1.0, INF), 1.0, (1.0, 0.0), ZERO),
            ((-1.0, INF), INF, (1.0, 1.0), ZERO),
            ((1.0, 0.0), NAN, (1.0, -INF), ZERO),
        ],
    ),
    "heaviside": (
        None,
        [],
        [
            ((0.0, 0.5), 0.5, (0.0, 1.0), ZERO),
            ((-0.0, 0.5), 0.5, (0.0, 1.0), ZERO),
            ((2.5, 0.5), 1.0, (0.0, 0.0), ZERO),
            ((-2.5, 0.5), 0.0, (0.0, 0.0), ZERO),
            ((INF, 0.5), 1.0, (0.0, 0.0), ZERO),
            ((NAN, 0.5), NAN, (1.0, 0.0), ZERO),
        ],
    ),
}


def at(function, point):
    """Return the value and the derivatives of a function at an ordinary point."""
    numbers = [mp.mpf(x) for x in point]

    def derivative(i, order):
        # A step in proportion to the number crosses no kink.
        step = abs(numbers[i]) or mp.mpf(1)
        moved = lambda t: function(*numbers[:i], numbers[i] + t * step, *numbers[i + 1 :])
        with mp.workdps(100):
            return mp.diff(moved, 0, order) / step**order

    first, second = ([derivative(i, order) for i in range(len(point))] for order in (1, 2))
    return function(*numbers), first, second


def written(number):
    number = float(number)
    return "NaN" if np.isnan(number) else repr(number)


def lines():
    yield HEADER
    for table, many in ((UNARY, False), (BINARY, True)):
        for name, (function, points, special) in table.items():
            rows = []
            for point in points:
                # Single precision represents the numbers, if they are in its range.
                point = [float(np.float32(x)) if 1e-30 < abs(x) < 1e38 else float(x) for x in (point if many else (point,))]
                rows.append((point, *at(function, point)))
            for point, value, first, second in special:
                of = (lambda part: part) if many else (lambda part: (part,))
                rows.append((of(point), value, of(first), of(second)))
            for point, value, first, second in rows:
                parts = [" ".join(map(written, part)) for part in (point, (value,), first, second)]
                yield " | ".join([name, *parts])


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
