#!/usr/bin/env python3
"""Write by NumPy, ml_dtypes and gguf the files that the tests of `xla-core/tests/files` read.

    pip install numpy ml_dtypes gguf && python3 file_vectors.py

`types.npz` has an array for each element type, and the same in big-endian and column-major order. `weights.gguf` has a
tensor for each type that is read, and one of a type that is not.
"""

import io
import pathlib
import zipfile

import gguf
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


def gguf_file():
    rng = np.random.default_rng(5)
    writer = gguf.GGUFWriter(FOLDER / "weights.gguf", "test")
    # Values of each type of metadata.
    writer.add_uint32("test.count", 7)
    writer.add_string("test.name", "a name")
    writer.add_bool("test.flag", True)
    writer.add_array("test.words", ["a", "bc", ""])
    writer.add_array("test.numbers", [1.5, 2.5])
    matrix = np.arange(6, dtype=np.float32).reshape(2, 3)
    writer.add_tensor("f32", matrix)
    writer.add_tensor("f16", matrix.astype(np.float16))
    bf16 = gguf.quantize(matrix, gguf.GGMLQuantizationType.BF16)
    writer.add_tensor("bf16", bf16, raw_dtype=gguf.GGMLQuantizationType.BF16)
    writer.add_tensor("i32", matrix.astype(np.int32) - 3)
    writer.add_tensor("cube", np.arange(24, dtype=np.float64).reshape(2, 3, 4))
    rows = rng.standard_normal((3, 64)).astype(np.float32)
    for kind in [gguf.GGMLQuantizationType.Q8_0, gguf.GGMLQuantizationType.Q4_0]:
        blocks = gguf.quantize(rows, kind)
        writer.add_tensor(kind.name, blocks, raw_dtype=kind)
        # What the package makes of the blocks.
        writer.add_tensor(f"{kind.name}-values", gguf.dequantize(blocks, kind))
    kind = gguf.GGMLQuantizationType.Q5_1
    writer.add_tensor("other", gguf.quantize(rows, kind), raw_dtype=kind)
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()


numpy_file()
gguf_file()
