#!/usr/bin/env python3
"""Run the tests of values again, at each lower SIMD level that this processor has and with all work split among threads.

    python3 scripts/levels.py [--features LIST] [--config FILE]

Users' processors run other versions of the kernels than this one does, and their arrays are large enough for several
threads, which those of tests are not. The tests are those of the library, of the operations, of register loops, and of
all cases against XLA's stored results; XLA itself does not run again. Their executables are those of `cargo test
--workspace` with the same features and configuration of cargo: selecting tests by `--test` would select other features
of dependencies, and compile the kernels again.
"""

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TESTS = ("unit", "loops", "ops", "cases")
SKIPPED = "every_operation_agrees_with_xla"
SPLIT = {"TYPED_XLA_PARALLEL_COST": "1"}


def executables(features, config):
    """Yield the path and the package folder of each test, which is built if necessary."""
    command = ["cargo", "test", "--workspace", "--no-run", "--message-format=json"]
    command += ["--config", config] if config else []
    command += ["--features", features] if features else []
    built = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True)
    for line in built.stdout.splitlines():
        message = json.loads(line)
        if message.get("executable") and message["target"]["kind"] == ["test"] and message["target"]["name"] in TESTS:
            yield message["target"]["name"], message["executable"], Path(message["manifest_path"]).parent


def lower_levels():
    """Return the levels below the best one."""
    flags = Path("/proc/cpuinfo").read_text() if Path("/proc/cpuinfo").exists() else ""
    return ["baseline", "v3"] if " avx512vl " in flags else ["baseline"]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--features", default="")
    parser.add_argument("--config", default="")
    options = parser.parse_args()
    tests = sorted(executables(options.features, options.config))
    if missing := set(TESTS) - {name for name, _, _ in tests}:
        sys.exit(f"levels: no such tests: {', '.join(sorted(missing))}")
    for level in lower_levels():
        for name, path, folder in tests:
            print(f"-- {level}: {name}", flush=True)
            environment = {**os.environ, "TYPED_XLA_LEVEL": level, **SPLIT, "CARGO_MANIFEST_DIR": str(folder)}
            done = subprocess.run([path, "--skip", SKIPPED, "--quiet"], cwd=folder, env=environment, check=False)
            if done.returncode != 0:
                sys.exit(f"levels: {name} failed at {level}")


if __name__ == "__main__":
    main()
