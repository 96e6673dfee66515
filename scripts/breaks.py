#!/usr/bin/env python3
"""Break the code in places on purpose, and check that the tests of every CI run detect each break.

    python3 scripts/breaks.py [NAME ...] [--list]

Each break replaces a text in a file, runs one of the commands that `cargo test --workspace` consists of, and expects a
test to fail. The file is always restored. Without names all breaks are tried; those in kernels recompile `xla-core` and
take minutes. Exits with 1 if a break is not detected, or no longer applies.
"""

import argparse
import os
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent

RULES = ["-p", "xla-hlo"]
MESSAGES = ["-p", "xla-codegen", "--test", "expand"]
VALUES = ["-p", "judge", "--test", "cases"]


class Break(NamedTuple):
    """A mistake: its kind, its file, the text and its replacement, and the tests that detect it."""

    kind: str
    path: str
    text: str
    instead: str
    tests: list
    environment: dict = {}


BREAKS = {
    "concatenated-size": Break(
        "rule",
        "xla-hlo/src/ops/concatenate.rs",
        "(dims[along].plus(&other.dims[along]))",
        "(dims[along].plus(&first.dims[along]))",
        RULES,
    ),
    "dimension-that-differs": Break(
        "rule",
        "xla-hlo/src/ops/concatenate.rs",
        "d != along && other.dims[d]",
        "d > along && other.dims[d]",
        RULES,
    ),
    "transposed-iota": Break(
        "pass",
        "xla-hlo/src/passes/simplify/movement.rs",
        "count(rw, step, to[dimension])",
        "count(rw, step, permutation[dimension])",
        RULES,
    ),
    "two-transposes": Break(
        "pass",
        "xla-hlo/src/passes/simplify/movement.rs",
        "permutation.iter().map(|&d| first[d]).collect();\n                return rw.transpose(inner, &both);",
        "first.iter().map(|&d| permutation[d]).collect();\n                return rw.transpose(inner, &both);",
        RULES,
    ),
    "short-lifetime": Break(
        "lowering",
        "xla-hlo/src/lower/walk.rs",
        "(*birth, *death) = span;",
        "(*birth, *death) = (span.0, span.1.min(span.0 + 2));",
        RULES,
    ),
    "order-of-sizes": Break(
        "message",
        "xla-hlo/src/error/wording.rs",
        "first.dims[*dimension], other.dims[*dimension]",
        "other.dims[*dimension], first.dims[*dimension]",
        MESSAGES,
    ),
    "plural": Break("message", "xla-hlo/src/error/wording.rs", "        1 => noun.strip_suffix('s')", "        0 => noun.strip_suffix('s')", MESSAGES),
    "long-body": Break(
        "emission",
        "xla-codegen/src/emit/chunks.rs",
        "const LONG: usize = 64;",
        "const LONG: usize = 4;",
        MESSAGES,
    ),
    "arithmetic-shift": Break(
        "kernel",
        "xla-core/src/scalar/integers.rs",
        "let by = if (b as $u) < last { b as $u } else { last };",
        "let by = (b as $u) & last;",
        VALUES,
    ),
    "division-by-zero": Break(
        "kernel",
        "xla-core/src/scalar/integers.rs",
        "if b == 0 { !0 } else { quotient }",
        "if b == 0 { 0 } else { quotient }",
        VALUES,
    ),
    "strip-of-a-triangle": Break(
        "kernel",
        "xla-core/src/kernels/cholesky.rs",
        "let a = &self.a[(first + i) * size..][..size];",
        "let a = &self.a[i * size..][..size];",
        VALUES,
        # As `scripts/levels.py` runs them.
        {"TYPED_XLA_PARALLEL_COST": "1"},
    ),
}


def tried(name, broken):
    """Try one break; return whether a test detected it, and which one."""
    path = ROOT / broken.path
    original = path.read_text()
    if original.count(broken.text) != 1:
        return False, f"`{broken.text}` is in {broken.path} {original.count(broken.text)} times"
    try:
        path.write_text(original.replace(broken.text, broken.instead))
        command = ["cargo", "test", "--quiet", *broken.tests, "--no-fail-fast"]
        environment = {**os.environ, **broken.environment}
        done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    finally:
        path.write_text(original)
    lines = (done.stdout + done.stderr).splitlines()
    failed = sorted({line.split()[1] for line in lines if line.startswith("---- ") and line.endswith(" stdout ----")})
    if done.returncode == 0:
        return False, "no test failed"
    if not failed:
        return False, "does not compile"
    return True, f"{len(failed)} failed, among them {failed[0]}"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*")
    parser.add_argument("--list", action="store_true")
    options = parser.parse_args()
    if unknown := set(options.names) - set(BREAKS):
        sys.exit(f"breaks: no such break: {', '.join(sorted(unknown))}")
    missed = 0
    for name in options.names or BREAKS:
        broken = BREAKS[name]
        if options.list:
            print(f"{name}: {broken.kind}, {broken.path}")
            continue
        noticed, what = tried(name, broken)
        missed += not noticed
        print(f"{name} ({broken.kind}): {'noticed' if noticed else 'MISSED'}: {what}", flush=True)
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
