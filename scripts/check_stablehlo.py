#!/usr/bin/env python3
"""Have XLA parse, verify and compile StableHLO text.

    python3 scripts/check_stablehlo.py xla-hlo/tests/text/golden/*.mlir

A file may hold several modules between lines `// -----`. Needs `jax[cpu]` from PyPI. Exits with 1 if a file is rejected.
"""

import sys

from jax._src import compiler, xla_bridge
from jax._src.interpreters import mlir
from jaxlib import _jax
from jaxlib.mlir import ir


def compile_text(backend, text):
    with mlir.make_ir_context():
        module = ir.Module.parse(text)
        module.operation.verify()
        devices = _jax.DeviceList(tuple(backend.devices()[:1]))
        backend.compile_and_load(module, devices, compiler.get_compile_options(1, 1))


def main(paths):
    backend = xla_bridge.get_backend("cpu")
    refused = 0
    for path in paths:
        with open(path, encoding="utf-8") as file:
            text = file.read()
        try:
            for module in text.split("\n// -----\n"):
                compile_text(backend, module)
            print(f"{path}: accepted")
        except Exception as error:  # XLA and MLIR raise several kinds.
            refused += 1
            print(f"{path}: refused: {str(error)[:2000]}")
    return 1 if refused else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
