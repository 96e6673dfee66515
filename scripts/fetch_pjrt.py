#!/usr/bin/env python3
"""Fetch XLA's PJRT plugin for CPUs from PyPI, and print the path of its shared library.

The library goes to `.pjrt/` at the root of the repository, where the tests look for it. Nothing is fetched if it is
already there. For other uses than the tests, name it:

    export TYPED_XLA_PJRT_PLUGIN=$(python3 scripts/fetch_pjrt.py)

Needs Python 3.9 or later with pip, and 400 MB of disk; the wheel itself is 63 MB.
"""

import os
import shutil
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

PACKAGE = "xla-cpu-pjrt"
VERSION = "0.0.1"
LIBRARY = "xla_plugins/xla_cpu_pjrt/xla_cpu_pjrt.so"
PLATFORM = "manylinux_2_27_x86_64"

TARGET = Path(__file__).resolve().parent.parent / ".pjrt" / Path(LIBRARY).name


def fail(message):
    sys.exit(f"fetch_pjrt: {message}")


def download(folder):
    """Fetch the wheel with pip, and return its path."""
    command = [
        sys.executable, "-m", "pip", "download", f"{PACKAGE}=={VERSION}", "--no-deps", "--only-binary", ":all:",
        "--platform", PLATFORM, "--dest", str(folder), "--disable-pip-version-check", "--quiet",
    ]  # fmt: skip
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    except OSError as error:
        fail(f"cannot run pip: {error}")
    if done.returncode != 0:
        output = done.stderr.strip() or done.stdout.strip()
        fail(f"pip could not download {PACKAGE} {VERSION} for {PLATFORM}:\n{output}")
    wheels = list(folder.glob("*.whl"))
    if len(wheels) != 1:
        fail(f"pip left {len(wheels)} wheels; wanted 1")
    return wheels[0]


def unpack(wheel, scratch):
    """Extract the library from the wheel, and move it to its place in one step."""
    try:
        with zipfile.ZipFile(wheel) as archive, archive.open(LIBRARY) as source, open(scratch, "wb") as to:
            shutil.copyfileobj(source, to)
    except KeyError:
        fail(f"{wheel.name} does not hold {LIBRARY}")
    except zipfile.BadZipFile as error:
        fail(f"{wheel.name} is damaged: {error}")
    os.replace(scratch, TARGET)


def main():
    if len(sys.argv) > 1:
        print(__doc__.strip())
        sys.exit(0 if sys.argv[1:] in (["-h"], ["--help"]) else 2)
    if not TARGET.is_file():
        try:
            TARGET.parent.mkdir(exist_ok=True)
            # Beside the target, so that the last step is a rename within one file system.
            with tempfile.TemporaryDirectory(dir=TARGET.parent) as folder:
                unpack(download(Path(folder)), Path(folder) / "library")
        except OSError as error:
            fail(str(error))
    print(TARGET)


if __name__ == "__main__":
    main()
