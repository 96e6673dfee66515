#!/usr/bin/env python3
"""Build the library, and pack it with its Python modules as a wheel.

    python3 examples/library/python/wheel.py dist     # writes dist/scores-0.1.0-py3-none-<platform>.whl
    pip install dist/*.whl

Needs Rust and Python alone. The wheel needs NumPy.
"""

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
# What the package's own modules load, wherever it is installed.
INIT = '''"""A classifier that typed-xla has compiled."""

from pathlib import Path

from . import marked as _marked, scores as _scores, train_step as _train_step

LIBRARY = Path(__file__).parent / "{library}"


def scores(threads=0):
    """Returns the computation of the probabilities, a callable."""
    return _scores.Scores(LIBRARY, threads)


def train_step(threads=0):
    """Returns the step of training, a callable."""
    return _train_step.Step(LIBRARY, threads)


def marked(threads=0):
    """Returns the computation of the mean of marked numbers, a callable."""
    return _marked.Marked(LIBRARY, threads)
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


def contents():
    """Return the files of the wheel, each as its path and its bytes."""
    built = library()
    files = {f"{NAME}/__init__.py": INIT.replace("{library}", built.name).encode(), f"{NAME}/py.typed": b"", f"{NAME}/{built.name}": built.read_bytes()}
    with tempfile.TemporaryDirectory() as folder:
        cargo("run", "--release", "--quiet", "--package", NAME, "--example", "interface", "--", folder)
        for file in Path(folder).glob("*.py"):
            files[f"{NAME}/{file.name}"] = file.read_bytes()
    return files


def main():
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "dist")
    folder.mkdir(parents=True, exist_ok=True)
    platform = sysconfig.get_platform().replace("-", "_").replace(".", "_")
    tag = f"py3-none-{platform}"
    about = f"{NAME}-{VERSION}.dist-info"
    files = contents()
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
