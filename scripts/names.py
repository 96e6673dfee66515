#!/usr/bin/env python3
"""List the public names of JAX and Optax, each of which must have an answer here.

    pip install "jax[cpu]" optax
    python3 scripts/names.py            # writes xla-codegen/tests/expand/jax_names.txt
    python3 scripts/names.py --check    # compares it with the installed libraries

The test `other_names` of xla-codegen finds the answer to each: an operation, or a row of xla-hlo/src/aliases/names.txt.
Primitives, such as `jax.lax.add_p`, and modules are no names that users call.
"""

import pkgutil
import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType

import jax
import jax.scipy
import optax
from jax.extend.core import Primitive

FILE = Path(__file__).resolve().parent.parent / "xla-codegen/tests/expand/jax_names.txt"
SCIPY = [module.name for module in pkgutil.walk_packages(jax.scipy.__path__, "jax.scipy.")]
MODULES = [
    "jax.lax",
    "jax.lax.linalg",
    "jax.nn",
    "jax.nn.initializers",
    "jax.numpy",
    "jax.numpy.fft",
    "jax.numpy.linalg",
    "jax.random",
    *sorted(SCIPY),
    "optax",
]


def names(module):
    """Return the public names of a module."""
    module = import_module(module)
    listed = [name for name in dir(module) if not name.startswith("_")]
    return [name for name in listed if not isinstance(getattr(module, name), (ModuleType, Primitive))]


def text():
    lines = [f"# Written by scripts/names.py: the public names of JAX {jax.__version__} and Optax {optax.__version__}."]
    for module in MODULES:
        if found := names(module):
            lines.append(f"{module}: {' '.join(found)}")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    if "--check" in sys.argv[1:]:
        sys.exit(0 if FILE.read_text() == text() else f"{FILE} is out of date")
    FILE.write_text(text())
