#!/usr/bin/env python3
"""Write by NumPy and ml_dtypes the files that the tests of `xla-core/tests/files` read.

    pip install numpy ml_dtypes && python3 file_vectors.py

`types.npz` has an array for each element type, and the same in big-endian and column-major order.
"""

import io
import pathlib
import zipfile

import ml_dtypes
import numpy as np

FOLDER = pathlib.Path(__file__).parent.parent / "xla-core" / "tests" / "files"
TYPES = ["?", "i1", "i2", "i4", "i8", "u1", "u2", "u4", "u8", "f2", "f4", "f8", "c8", "c16"]
# The time of the entries of an archive, so that each run writes the same bytes.
TIME = (2026, 1, 1, 0, 0, 0)


def numbers(kind):
    """Returns six numbers as a matrix, whose bytes are all different in most types."""
    x = np.array([[1, -2, 3], [100, -5, 6]])
    if kind == "?":
        return x > 1
    if kind.startswith("u"):
        return np.abs(x).astype(kind)
    if kind.startswith("c"):
        return (x + 0.25j).astype(kind)
    return x.astype(kind)


def entry(archive, name, array, version=None):
    file = io.BytesIO()
    np.lib.format.write_array(file, array, version)
    archive.writestr(zipfile.ZipInfo(f"{name}.npy", TIME), file.getvalue(), zipfile.ZIP_DEFLATED)


def numpy_file():
    with zipfile.ZipFile(FOLDER / "types.npz", "w") as archive:
        for kind in TYPES:
            x = numbers(kind)
            name = "b1" if kind == "?" else kind
            entry(archive, name, x)
            entry(archive, f"{name}-big", np.asfortranarray(x.astype(x.dtype.newbyteorder(">"))))
        for version in [1, 2, 3]:
            entry(archive, f"version{version}", numbers("f4"), (version, 0))
        entry(archive, "scalar", np.array(7.5))
        entry(archive, "empty", np.zeros((0, 3)))
        entry(archive, "cube", np.asfortranarray(np.arange(24.0).reshape(2, 3, 4)))
        for name in ["bfloat16", "float8_e4m3fn", "float8_e5m2"]:
            entry(archive, name, numbers("f4").astype(getattr(ml_dtypes, name)))


numpy_file()
