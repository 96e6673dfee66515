#!/usr/bin/env python3
"""Compute by mpmath the functions of complex numbers that `tests/ops/complex.rs` compares with.

    python3 scripts/complex_vectors.py > tests/ops/complex.txt
    python3 scripts/complex_vectors.py --slopes > tests/agreement/tests/special/complex.txt

Each line is an element type and a function, and the results at all pairs of parts: of both signs of the real part, and one
sign of the imaginary part. A result on a branch cut is `-`, since its sides are conventions, and so is a power of 2 by a large
or tiny angle. Needs `mpmath`.

The slopes are derivatives, with those of both directions of a function that is not analytic. On a branch cut they continue
from above, which is the side of an imaginary part +0.
"""

import argparse
import struct

from mpmath import mp, mpc, mpf

mp.dps = 700

# The least number, one whose square is subnormal, parts of a number on the unit circle, an ordinary one, one whose exponential
# is close to overflow, and the largest.
PARTS = {
    "c64": ["0", "1e-45", "7.5e-20", "0.6", "0.8", "3.1", "88.9", "3.4028235e38"],
    "c128": ["0", "5e-324", "1e-154", "0.6", "0.8", "3.1", "710.2", "1.7976931348623157e308"],
}
# For slopes, one more whose square overflows, and infinity, where slopes are limits.
MORE = {"c64": ["1e25", "inf"], "c128": ["1e200", "inf"]}
FORMAT = {"c64": ("f", mpf(2) ** 128), "c128": ("d", mpf(2) ** 1024)}


def narrow(z):
    """Limit a real part whose exponential overflows or vanishes, so that mpmath can compute it."""
    return mpc(max(min(z.real, mpf(10) ** 5), -(mpf(10) ** 5)), z.imag)


def turned(function):
    """Return a function of `i z`, narrowed, and turned back by another factor."""
    return lambda z: function(narrow(z * mpc(0, -1)) * mpc(0, 1))


FUNCTIONS = {
    "sqrt": mp.sqrt,
    "rsqrt": lambda z: 1 / mp.sqrt(z),
    "log": mp.log,
    "log2": lambda z: mp.log(z) / mp.log(2),
    "log10": lambda z: mp.log(z) / mp.log(10),
    "log1p": lambda z: mp.log(1 + z),
    "exp": lambda z: mp.exp(narrow(z)),
    "exp2": lambda z: mp.exp(narrow(z * mp.log(2))),
    "expm1": lambda z: mp.exp(narrow(z)) - 1,
    "sin": turned(mp.sin),
    "cos": turned(mp.cos),
    "tan": turned(mp.tan),
    "sinh": lambda z: mp.sinh(narrow(z)),
    "cosh": lambda z: mp.cosh(narrow(z)),
    "tanh": lambda z: mp.tanh(narrow(z)),
    "asin": mp.asin,
    "acos": mp.acos,
    "atan": mp.atan,
    "asinh": mp.asinh,
    "acosh": mp.acosh,
    "atanh": mp.atanh,
    "logistic": lambda z: 1 / (1 + mp.exp(-narrow(z))),
    "sign": lambda z: z / abs(z),
    "square": lambda z: z * z,
}




def direction(z, by):
    """Return the derivative of the sign of a number by its real part, or by its imaginary part."""
    s = z / abs(z)
    return mpc(0, 1) * s * (mp.conj(s) * by).imag / abs(z)


# Derivatives in forms without cancellation.
SLOPES = {
    "sqrt": lambda z: 1 / (2 * mp.sqrt(z)),
    "rsqrt": lambda z: -1 / (2 * z * mp.sqrt(z)),
    "log": lambda z: 1 / z,
    "log2": lambda z: 1 / (z * mp.log(2)),
    "log10": lambda z: 1 / (z * mp.log(10)),
    "log1p": lambda z: 1 / (1 + z),
    "exp": FUNCTIONS["exp"],
    "exp2": lambda z: FUNCTIONS["exp2"](z) * mp.log(2),
    "expm1": FUNCTIONS["exp"],
    "sin": FUNCTIONS["cos"],
    "cos": lambda z: -FUNCTIONS["sin"](z),
    "tan": turned(lambda z: mp.cos(z) ** -2),
    "sinh": FUNCTIONS["cosh"],
    "cosh": FUNCTIONS["sinh"],
    "tanh": lambda z: mp.cosh(narrow(z)) ** -2,
    "asin": lambda z: 1 / mp.sqrt(1 - z * z),
    "acos": lambda z: -1 / mp.sqrt(1 - z * z),
    "atan": lambda z: 1 / (1 + z * z),
    "asinh": lambda z: 1 / mp.sqrt(1 + z * z),
    "acosh": lambda z: 1 / (mp.sqrt(z - 1) * mp.sqrt(z + 1)),
    "atanh": lambda z: 1 / (1 - z * z),
    "logistic": lambda z: mp.exp(-abs_real(narrow(z))) / (1 + mp.exp(-abs_real(narrow(z)))) ** 2,
    "reciprocal": lambda z: -1 / (z * z),
    "square": lambda z: 2 * z,
    "power_3": lambda z: 3 * z * z,
    "power_1": lambda z: mpc(1),
    "power_2": lambda z: 2 * z,
    "power_1.5": lambda z: 1.5 * mp.sqrt(z),
    "power_0.5": lambda z: 1 / (2 * mp.sqrt(z)),
    "power_-0.5": lambda z: -1 / (2 * z * mp.sqrt(z)),
    "power_-1": lambda z: -1 / (z * z),
    "power_-2": lambda z: -2 / (z * z * z),
    "power_of_2": lambda z: FUNCTIONS["exp2"](z) * mp.log(2),
    "power_of_0.5": lambda z: -FUNCTIONS["exp2"](-z) * mp.log(2),
    "sign": lambda z: direction(z, mpc(1)),
    "sign i": lambda z: direction(z, mpc(0, 1)),
    "abs": lambda z: mpc((z / abs(z)).real),
    "abs i": lambda z: mpc((z / abs(z)).imag),
}


def abs_real(z):
    """Return the number or its opposite, of which the real part is not negative."""
    return z if z.real >= 0 else -z


# Functions whose derivatives have branch cuts on the real axis.
CUT = {"sqrt", "rsqrt", "power_1.5", "power_0.5", "power_-0.5", "asin", "acos", "acosh"}


# Functions whose slopes have a period along the imaginary axis, or the real one, and those that vanish in all directions across
# it.
PERIODIC = {
    "imag": {"exp", "exp2", "expm1", "sinh", "cosh", "tanh", "logistic", "power_of_2", "power_of_0.5"},
    "real": {"sin", "cos", "tan"},
}
VANISHING = {"tanh", "tan"}
# Functions whose slopes at two infinite parts depend on the ratio of the parts.
DIRECTED = {"power_3", "abs", "abs i"}
# Functions that are NaN in XLA where a part is infinite.
UNDEFINED = {"power_1.5", "power_0.5", "power_-0.5", "power_-1", "power_-2", "power_of_2", "power_of_0.5"}


def limit(name, z):
    """Return a number so large that the slope is its limit at infinite parts, `None` if there is no limit."""
    parts = {"real": z.real, "imag": z.imag}
    infinite = {key for key, part in parts.items() if abs(part) == mp.inf}
    for period, names in PERIODIC.items():
        if name in names and period in infinite:
            if len(infinite) == 1 or name not in VANISHING:
                return None
            parts[period] = mpf(1)
    if infinite and name in UNDEFINED or len(infinite) == 2 and name in DIRECTED:
        return None
    wide = mpf(10) ** 100000
    return mpc(*(mp.sign(part) * wide if abs(part) == mp.inf else part for part in parts.values()))


def slope(name, z, kind):
    """Return the text of a derivative, `-` at a pole, and where it depends on the sign of the real part 0."""
    z = limit(name, z)
    if z is None:
        return "-"
    is_turned = name in ("exp2", "power_of_2", "power_of_0.5") and z.imag > mpf(10) ** 9
    if is_turned or name == "asinh" and z.real == 0 and z.imag > 1:
        return "-"
    if name in CUT and z.imag == 0 and z.real != 0:
        # At a distance from the cut that no digit of a result shows.
        z = mpc(z.real, mpf(10) ** -680)
    try:
        value = mpc(SLOPES[name](z))
    except ZeroDivisionError:
        return "-"
    return f"{rounded(value.real, kind)},{rounded(value.imag, kind)}"


def rounded(x, kind):
    """Return the shortest text of the nearest number of a type."""
    code, limit = FORMAT[kind]
    if abs(x) >= limit:
        return "inf" if x > 0 else "-inf"
    try:
        value = struct.unpack(code, struct.pack(code, float(x)))[0]
    except OverflowError:
        return "inf" if x > 0 else "-inf"
    if code == "d":
        return repr(value)
    return next(text for digits in range(1, 10) if same(text := f"{value:.{digits}g}", value))


def same(text, value):
    """Whether a text is the number of type f32."""
    try:
        return struct.unpack("f", struct.pack("f", float(text)))[0] == value
    except OverflowError:
        return False


def result(name, z, kind):
    """Return the text of a result."""
    on_cut = name.startswith("a") and (z.real == 0 or z.imag == 0)
    # The product with log(2) has no correct digit after the point, or is subnormal.
    is_turned = name == "exp2" and not mpf(10) ** -30 < z.imag < mpf(10) ** 9
    if on_cut or is_turned or z == 0:
        return "-"
    value = mpc(FUNCTIONS[name](z))
    return f"{rounded(value.real, kind)},{rounded(value.imag, kind)}"


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--slopes", action="store_true")
    slopes = parser.parse_args().slopes
    names, text = (SLOPES, slope) if slopes else (FUNCTIONS, result)
    for kind, parts in PARTS.items():
        parts = [*parts, *MORE[kind]] if slopes else parts
        code, _ = FORMAT[kind]
        exact = [mpf(struct.unpack(code, struct.pack(code, float(part)))[0]) for part in parts]
        print("parts", kind, *parts)
        for name in names:
            numbers = [mpc(sign * re, im) for re in exact for sign in (1, -1) for im in exact]
            print(kind, name.replace(" ", "_"), *(text(name, z, kind) for z in numbers))


if __name__ == "__main__":
    main()
