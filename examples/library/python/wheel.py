#!/usr/bin/env python3
"""Build the library, and pack it with its Python modules as a wheel.

    python3 examples/library/python/wheel.py dist     # writes dist/scores-0.1.0-py3-none-<platform>.whl
    pip install dist/*.whl

Needs Rust and Python alone. The wheel needs NumPy, and its annotations are for type checkers (`py.typed`).
With `--built LIBRARY FOLDER` the library and the folder of the modules are there already.
"""

import argparse
import base64
import hashlib
import json
import subprocess
import sys
import sysconfig
import tempfile
import zipfile
from pathlib import Path

NAME, VERSION = "scores", "0.1.0"
ROOT = Path(__file__).resolve().parents[3]
# The module of the package: each function returns a computation of the library, wherever the package is installed.
INIT = '''"""A classifier that typed-xla has compiled."""

from pathlib import Path

from .marked import Marked
from .mixed import Mixed
from .roots import Roots
from .scores import Scores
from .train_step import Step

_LIBRARY = Path(__file__).parent / "{library}"


def scores(threads: int = 0) -> Scores:
    """Returns the computation of the probabilities of two classes."""
    return Scores(_LIBRARY, threads)


def train_step(threads: int = 0) -> Step:
    """Returns the computation of a step of training."""
    return Step(_LIBRARY, threads)


def marked(threads: int = 0) -> Marked:
    """Returns the computation of the mean of marked numbers."""
    return Marked(_LIBRARY, threads)


def roots(threads: int = 0) -> Roots:
    """Returns the computation of square roots."""
    return Roots(_LIBRARY, threads)


def mixed(threads: int = 0) -> Mixed:
    """Returns the computation of a sum of bfloat16 and of a complex product."""
    return Mixed(_LIBRARY, threads)
'''


def cargo(*arguments):
    subprocess.run(["cargo", *arguments], cwd=ROOT, check=True)


def library():
    """Return the path of the shared library, which is built."""
    command = ["cargo", "build", "--release", "--package", NAME, "--message-format=json-render-diagnostics"]
    output = subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True).stdout
    for message in map(json.loads, output.splitlines()):
        if message["reason"] == "compiler-artifact" and message["target"]["name"] == NAME:
            for file in message["filenames"]:
                if file.endswith((".so", ".dylib", ".dll")):
                    return Path(file)
    sys.exit("wheel: cargo built no shared library")


def modules(folder):
    """Write the Python modules to a folder."""
    cargo("run", "--release", "--quiet", "--package", NAME, "--example", "interface", "--", folder)


def contents(built, folder):
    """Return the files of the package, each as its path and its bytes."""
    files = {
        f"{NAME}/__init__.py": INIT.replace("{library}", built.name).encode(),
        f"{NAME}/py.typed": b"",
        f"{NAME}/{built.name}": built.read_bytes(),
    }
    for file in sorted(Path(folder).glob("*.py")):
        files[f"{NAME}/{file.name}"] = file.read_bytes()
    return files


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", nargs="?", default="dist", type=Path, help="where the wheel is written")
    parser.add_argument("--built", nargs=2, metavar=("LIBRARY", "FOLDER"), type=Path, help="what cargo has built")
    arguments = parser.parse_args()
    folder = arguments.folder
    folder.mkdir(parents=True, exist_ok=True)
    platform = sysconfig.get_platform().replace("-", "_").replace(".", "_")
    tag = f"py3-none-{platform}"
    about = f"{NAME}-{VERSION}.dist-info"
    if arguments.built:
        files = contents(*arguments.built)
    else:
        with tempfile.TemporaryDirectory() as interface:
            modules(interface)
            files = contents(library(), interface)
    files[f"{about}/METADATA"] = (
        f"Metadata-Version: 2.1\nName: {NAME}\nVersion: {VERSION}\nRequires-Dist: numpy\nRequires-Python: >=3.10\n"
    ).encode()
    files[f"{about}/WHEEL"] = (
        f"Wheel-Version: 1.0\nGenerator: typed-xla\nRoot-Is-Purelib: false\nTag: {tag}\n"
    ).encode()
    record = ""
    for path, data in files.items():
        digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
        record += f"{path},sha256={digest},{len(data)}\n"
    files[f"{about}/RECORD"] = f"{record}{about}/RECORD,,\n".encode()
    wheel = folder / f"{NAME}-{VERSION}-{tag}.whl"
    with zipfile.ZipFile(wheel, "w", zipfile.ZIP_DEFLATED) as archive:
        for path, data in files.items():
            archive.writestr(path, data)
    print(wheel)


if __name__ == "__main__":
    main()
