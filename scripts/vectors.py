"""Files of inputs and expected results that tests compare with, computed by JAX or another library.

A case is a function with its inputs; the computation of the same name in the tests has the same results.
Everything is computed in double precision, unless an input is in single precision.
"""

import argparse
import sys
from pathlib import Path

import jax
import jax.numpy as jnp
import numpy as np

jax.config.update("jax_enable_x64", True)
jax.config.update("jax_disable_most_optimizations", True)

TESTS = Path(__file__).resolve().parent.parent / "tests"


def wave(*dims, at=0.0, scale=1.0, dtype=np.float64):
    """Return numbers between -scale and scale, different for each `at`."""
    i = np.arange(np.prod(dims, dtype=int), dtype=np.float64)
    return (scale * np.sin(1.7 * i + 0.3 * i * i + at)).round(3).astype(dtype).reshape(dims)


def spiral(*dims, at=0.0, dtype=np.complex128):
    """Return complex numbers."""
    return (wave(*dims, at=at) + 1j * wave(*dims, at=at + 2)).astype(dtype)


def points(*numbers):
    return np.array(numbers, np.float64)


def numbers(array):
    """Return the numbers of an array: of a complex one the real and the imaginary parts."""
    array = np.asarray(array)
    if np.iscomplexobj(array):
        array = np.stack([array.real, array.imag], -1)
    return array.ravel()


class Vectors:
    """The cases of a file below `tests`, which the script writes."""

    def __init__(self, file, script):
        self.file = TESTS / file
        self.header = f"# Written by scripts/{script} with JAX: inputs <, results >."
        self.cases = {}

    def case(self, *inputs, by_jax=True):
        """Register a function as the case of its name, with its inputs. A function of NumPy or SciPy is not traced."""

        def register(function):
            assert function.__name__ not in self.cases, function.__name__
            traced = jax.jit(function) if by_jax else function
            self.cases[function.__name__] = ([np.asarray(x) for x in inputs], traced, by_jax)
            return function

        return register

    def computed(self, name):
        inputs, function, by_jax = self.cases[name]
        results = jax.tree.leaves(function(*(map(jnp.asarray, inputs) if by_jax else inputs)))
        return [("<", numbers(x)) for x in inputs] + [(">", numbers(x)) for x in results]

    def committed(self):
        """Return the cases of the file."""
        cases, own = {}, None
        for line in self.file.read_text().splitlines()[1:]:
            if line.startswith("#"):
                own = cases.setdefault(line[2:], [])
            else:
                own.append((line[0], np.array(line[1:].split(), float)))
        return cases

    def text(self, name):
        # Short decimals that denote the same double.
        written = lambda array: " ".join(repr(float(x)) for x in array)
        return f"# {name}\n" + "".join(f"{mark} {written(array)}\n" for mark, array in self.computed(name))

    def write(self):
        self.file.parent.mkdir(exist_ok=True)
        self.file.write_text(self.header + "\n" + "".join(map(self.text, self.cases)))

    def different(self):
        """Return the names of the cases that the file has with other numbers, or lacks."""
        wrong = []
        there = self.committed()
        for name in self.cases | there:
            here = self.computed(name) if name in self.cases else []
            there_too = there.get(name, [])
            same = len(here) == len(there_too) and all(
                mark == other_mark
                and array.shape == other.shape
                and np.allclose(array, other, rtol=1e-5 if array.dtype == np.float32 else 1e-9, atol=1e-9, equal_nan=True)
                for (mark, array), (other_mark, other) in zip(here, there_too)
            )
            if not same:
                wrong.append(name)
        return wrong


def main(description, files):
    """Write files of vectors, or compare them: the command line of a script."""
    parser = argparse.ArgumentParser(description=description, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="compare the files instead of writing them")
    options = parser.parse_args()
    wrong = []
    for vectors in files:
        if options.check:
            wrong += [f"{vectors.file.name}: {name} differs" for name in vectors.different()]
        else:
            vectors.write()
    for line in wrong:
        print(line, file=sys.stderr)
    return 1 if wrong else 0
