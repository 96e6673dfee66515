#!/usr/bin/env python3
"""Compute by mpmath the slopes of functions that tests/agreement/tests/special/slopes.rs compares with.

    pip install mpmath numpy
    python3 scripts/slope_vectors.py            # writes tests/agreement/tests/special/slopes.txt
    python3 scripts/slope_vectors.py --check    # compares the file with what is computed

A function has 50 points, which single precision represents: small ones, usual ones, and tails, where terms cancel.
Slopes that are formulas of the result alone, which training stores, lose digits where that is rounded to 1 (`logistic`), or
its logarithm is large (`erf`): these have no points there.
"""

import argparse
import sys
from pathlib import Path

import mpmath as mp
import numpy as np

mp.mp.dps = 60

FILE = Path(__file__).resolve().parent.parent / "tests" / "agreement" / "tests" / "special" / "slopes.txt"
HEADER = "# Written by scripts/slope_vectors.py with mpmath: a number and the slope there."


def spread(low, high, count):
    """Return numbers between two positive ones at equal ratios, which no short binary fraction represents."""
    return [low * (high / low) ** ((i + 0.37) / count) for i in range(count)]


def evenly(low, high, count):
    return [low + (high - low) * (i + 0.37) / count for i in range(count)]


def signed(numbers):
    return [-x for x in numbers] + list(numbers)


def below_one(count):
    """Return numbers that approach 1."""
    return [1 - x for x in spread(1e-7, 0.4, count)]


def logistic(x):
    return 1 / (1 + mp.exp(-x))


def bessel_i1e(x):
    a = abs(x)
    return mp.exp(-a) * (mp.besseli(0, a) - mp.besseli(1, a) / a - mp.besseli(1, a))


def erf_inv(x):
    return mp.sqrt(mp.pi) / 2 * mp.exp(mp.erfinv(x) ** 2)


# The slope, and the points.
FUNCTIONS = {
    "log1p": (lambda x: 1 / (1 + x), [-x for x in below_one(10)] + signed(spread(1e-30, 0.9, 10)) + spread(1, 1e30, 20)),
    "expm1": (mp.exp, signed(spread(1e-30, 85, 25))),
    "exp": (mp.exp, signed(spread(1e-30, 85, 25))),
    "log": (lambda x: 1 / x, spread(1e-30, 1e30, 50)),
    "sqrt": (lambda x: 1 / (2 * mp.sqrt(x)), spread(1e-30, 1e30, 50)),
    "logistic": (lambda x: logistic(x) * logistic(-x), [-x for x in spread(1e-9, 85, 40)] + spread(1e-9, 1, 10)),
    "erf": (lambda x: 2 / mp.sqrt(mp.pi) * mp.exp(-x * x), signed(spread(1e-9, 2, 25))),
    "erfc": (lambda x: -2 / mp.sqrt(mp.pi) * mp.exp(-x * x), signed(spread(1e-9, 2, 25))),
    "erf_inv": (erf_inv, signed(spread(1e-9, 0.9, 12) + below_one(13))),
    "lgamma": (mp.digamma, spread(1e-9, 1.3, 20) + spread(1.6, 1e30, 30)),
    "digamma": (lambda x: mp.polygamma(1, x), spread(1e-9, 1e30, 25) + [-x for x in evenly(0, 20, 25)]),
    "bessel_i1e": (bessel_i1e, signed(spread(1e-9, 1.4, 8) + spread(1.7, 7.9, 8) + spread(8.1, 1e4, 9))),
    "sinc": (
        lambda x: (mp.cos(mp.pi * x) - mp.sincpi(x)) / x,
        signed(spread(1e-9, 0.45, 12) + spread(0.55, 1e3, 13)),
    ),
    "asin": (lambda x: 1 / mp.sqrt(1 - x * x), signed(spread(1e-9, 0.6, 12) + below_one(13))),
    "acos": (lambda x: -1 / mp.sqrt(1 - x * x), signed(spread(1e-9, 0.6, 12) + below_one(13))),
    "atan": (lambda x: 1 / (1 + x * x), signed(spread(1e-9, 1e9, 25))),
    "asinh": (lambda x: 1 / mp.sqrt(1 + x * x), signed(spread(1e-9, 1e30, 25))),
    "acosh": (lambda x: 1 / mp.sqrt(x * x - 1), [1 + x for x in spread(1e-6, 1, 25)] + spread(2, 1e30, 25)),
    "atanh": (lambda x: 1 / (1 - x * x), signed(spread(1e-9, 0.6, 12) + below_one(13))),
}


def lines():
    yield HEADER
    for name, (slope, points) in FUNCTIONS.items():
        yield f"# {name}"
        assert len(points) == 50, (name, len(points))
        for x in points:
            x = float(np.float32(x))
            yield f"{x!r} {float(slope(mp.mpf(x)))!r}"


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
