#!/usr/bin/env python3
"""Compute by mpmath the functions of complex numbers that `tests/ops/complex.rs` compares with.

    python3 scripts/complex_vectors.py > tests/ops/complex.txt

Each line is an element type and a function, and the results at all pairs of parts: of both signs of the real part, and one
sign of the imaginary part. A result on a branch cut is `-`, since its sides are conventions, and so is a power of 2 by a large
or tiny angle. Needs `mpmath`.
"""

import struct

from mpmath import mp, mpc, mpf

mp.dps = 700

# The least number, one whose square is subnormal, parts of a number on the unit circle, an ordinary one, one whose exponential
# is close to overflow, and the largest.
PARTS = {
    "c64": ["0", "1e-45", "7.5e-20", "0.6", "0.8", "3.1", "88.9", "3.4028235e38"],
    "c128": ["0", "5e-324", "1e-154", "0.6", "0.8", "3.1", "710.2", "1.7976931348623157e308"],
}
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
    for kind, parts in PARTS.items():
        code, _ = FORMAT[kind]
        exact = [mpf(struct.unpack(code, struct.pack(code, float(part)))[0]) for part in parts]
        print("parts", kind, *parts)
        for name in FUNCTIONS:
            numbers = [mpc(sign * re, im) for re in exact for sign in (1, -1) for im in exact]
            print(kind, name, *(result(name, z, kind) for z in numbers))


if __name__ == "__main__":
    main()
