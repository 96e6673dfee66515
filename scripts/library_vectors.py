#!/usr/bin/env python3
"""Compute the values and derivatives that tests/library compares with, by JAX and SciPy: tests/library/vectors.

    pip install "jax[cpu]" scipy
    python3 scripts/library_vectors.py            # writes the files
    python3 scripts/library_vectors.py --check    # compares them with what is computed

Each module of scripts/library has the cases of one family of operations.
"""

import sys
from importlib import import_module
from pathlib import Path

import vectors

FAMILIES = sorted(file.stem for file in (Path(__file__).resolve().parent / "library").glob("*.py"))

if __name__ == "__main__":
    sys.exit(vectors.main(__doc__, [import_module(f"library.{name}").CASES for name in FAMILIES]))
