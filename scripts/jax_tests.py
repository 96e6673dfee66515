#!/usr/bin/env python3
"""Compile all programs of an archive of JAX's tests, and compare their results with XLA's.

    python3 scripts/jax_tests.py ARCHIVE [--parts 35] [--first 0]

The programs are divided into parts, each of which is compiled as one crate by `cargo test -p compiled`; 300 programs take
about 20 seconds of a processor. Prints the programs that differ, and exits with 1 if there are any that
`tests/agreement/src/excused.rs` does not list.
"""

import argparse
import os
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("archive", type=Path)
    parser.add_argument("--parts", type=int, default=35, help="the number of crates")
    parser.add_argument("--first", type=int, default=0, help="the first part to compile")
    options = parser.parse_args()
    failed = total = 0
    for part in range(options.first, options.parts):
        environment = {
            **os.environ,
            "JAX_TESTS": str(options.archive.resolve()),
            "JAX_SHARE": str(options.parts),
            "JAX_SEED": str(part),
        }
        command = ["cargo", "test", "--quiet", "-p", "compiled", "--test", "programs", "--", "--nocapture"]
        done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
        counts = re.search(r"^(\d+) programs, .*$", done.stdout, re.MULTILINE)
        if counts is None:
            sys.exit(f"jax_tests: part {part} did not run:\n{done.stdout}{done.stderr[-4000:]}")
        total += int(counts[1])
        print(f"part {part}: {counts[0]}", flush=True)
        if done.returncode != 0:
            failed += 1
            print(done.stderr, flush=True)
    print(f"{total} programs in {options.parts - options.first} parts, {failed} parts failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
