#!/usr/bin/env python3
"""Have JAX read, verify, compile and call StableHLO text.

    python3 scripts/call_by_jax.py FOLDER

Each `name.mlir` in the folder is parsed, verified and compiled. If `name.txt` is beside it, lines `in0 float32 2x3 1.0 ..` and
`out0 ..` as `scripts/import_zoo.py` writes them, the text becomes what `jax.export` serialises, which
`jax.export.deserialize` reads and calls; its results are compared with those of the file.

Needs `jax[cpu]` and `flatbuffers` from PyPI. Exits with 1 if JAX refuses a text or a result differs.
"""

import dataclasses
import sys
from pathlib import Path

try:
    import flatbuffers  # noqa: F401, which `serialize` needs.
    import jax
    import jax.export
    import numpy as np
    from check_stablehlo import compile_text
    from jax._src import xla_bridge
    from jax._src.interpreters import mlir
    from jaxlib import _jax
    from jaxlib.mlir import ir
    from jaxlib.mlir.dialects import stablehlo
except ImportError as error:
    sys.exit(f"call_by_jax: {error}")


def arrays(path, kind):
    """Return the arrays of a file whose names begin with a word, in order."""
    found = []
    for line in path.read_text().splitlines():
        name, dtype, sizes, *numbers = line.split(" ")
        if name.rstrip("0123456789") != kind:
            continue
        shape = [] if sizes == "-" else [int(size) for size in sizes.split("x")]
        number = {"bool": lambda word: word == "True", "float32": float, "float64": float}.get(dtype, int)
        found.append(np.array([number(word) for word in numbers if word], dtype).reshape(shape))
    return found


def exported(text, given, expected):
    """Return a text as what `jax.export` makes of a function with these arguments and results."""
    zeros = lambda *arguments: [jax.numpy.zeros(array.shape, array.dtype) for array in expected]
    like = jax.export.export(jax.jit(zeros, keep_unused=True), platforms=["cpu"])(*given)
    with mlir.make_ir_context():
        module = ir.Module.parse(text)
        # As JAX does; operations of CHLO stay what they are.
        version = stablehlo.get_current_version()
        artifact = _jax.mlir.serialize_portable_artifact(mlir.module_to_bytecode(module), version, True)
    return dataclasses.replace(like, mlir_module_serialized=artifact)


def call(path):
    """Call a text; return the largest difference of its results beyond a relative one."""
    given, expected = (arrays(path.with_suffix(".txt"), kind) for kind in ("in", "out"))
    artifact = bytes(exported(path.read_text(), given, expected).serialize())
    results = jax.export.deserialize(bytearray(artifact)).call(*given)
    if len(results) != len(expected):
        raise ValueError(f"{len(results)} results instead of {len(expected)}")
    excess = [np.max(np.abs(a - b.astype(np.float64)) - 2e-5 * np.abs(b), initial=0) for a, b in zip(map(np.float64, results), expected)]
    return max(excess, default=0)


def main(folder):
    jax.config.update("jax_enable_x64", True)
    backend = xla_bridge.get_backend("cpu")
    wrong, called = [], 0
    for path in sorted(Path(folder).glob("*.mlir")):
        try:
            compile_text(backend, path.read_text())
            if path.with_suffix(".txt").exists():
                excess = call(path)
                called += 1
                if not excess <= 1e-6:
                    wrong.append(f"{path.stem}: the results differ by {excess}")
        except Exception as error:  # XLA and MLIR raise several kinds.
            wrong.append(f"{path.stem}: refused: {str(error)[:2000]}")
    for line in wrong:
        print(line)
    print(f"{called} texts called, {len(wrong)} wrong")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
