#!/usr/bin/env python3
"""Break the code in places on purpose, and check that the tests of every CI run detect each break.

    python3 scripts/breaks.py [NAME ...] [--list] [--check] [--seed N] [--seconds N]

Each break replaces a text in a file, runs one of the commands that `cargo test --workspace` consists of, and expects a
test to fail. The files are copies in `target/breaks`, which has builds of its own: the repository and its builds stay as
they are. Without names all breaks are tried; those in kernels recompile `xla-core` and take minutes. With a seed those that
compile no kernel are tried in an order that depends on it, and the last one begins before the seconds are over. That each
text is in its file, once, is checked first; `--check` does nothing else. Exits with 1 if a break is not detected, or no
longer applies.
"""

import argparse
import os
import random
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
COPY = ROOT / "target" / "breaks"

RULES = ["-p", "xla-hlo", "--lib", "--tests"]
PASSES = ["-p", "xla-hlo", "--test", "passes"]
FORMS = ["-p", "xla-import", "--test", "forms"]
DECLARATION = ["-p", "xla-import", "--test", "declaration"]
BYTECODE = ["-p", "xla-import", "--test", "bytecode"]
MESSAGES = ["-p", "xla-codegen", "--test", "expand"]
# These compile kernels.
DERIVATIVES = ["-p", "xla-agreement", "--test", "derivatives"]
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
        "(&dims[along], &other.dims[along])",
        "(&dims[along], &first.dims[along])",
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
        "permutation.iter().map(|&d| first[d]).collect_vec();\n                return rw.transpose(inner, &both);",
        "first.iter().map(|&d| permutation[d]).collect_vec();\n                return rw.transpose(inner, &both);",
        PASSES,
    ),
    "short-lifetime": Break(
        "lowering",
        "xla-hlo/src/lower/plan/lifetimes.rs",
        "            buffer.storage = Storage::Arena { birth, death };",
        "            let death = death.min(birth + 2);\n            buffer.storage = Storage::Arena { birth, death };",
        RULES,
    ),
    "cotangent-of-padding": Break(
        "derivative",
        "xla-hlo/src/derivatives/pad.rs",
        "[negated(&amounts[0]), negated(&amounts[1])]",
        "[negated(&amounts[1]), negated(&amounts[0])]",
        DERIVATIVES,
        {"CASE": "pad_"},
    ),
    "tangent-of-a-bound": Break(
        "derivative",
        "xla-hlo/src/derivatives/clamp.rs",
        "0 => min.greater(operand)",
        "0 => min.less(operand)",
        DERIVATIVES,
        {"CASE": "clamp"},
    ),
    "cotangent-of-a-transpose": Break(
        "derivative",
        "xla-hlo/src/derivatives/transpose.rs",
        'inverse(&t.instr.dims("permutation"))',
        't.instr.dims("permutation")',
        PASSES,
    ),
    "cotangent-of-a-choice": Break(
        "derivative",
        "xla-hlo/src/derivatives/select.rs",
        "pred.select(zero, cotangent)",
        "pred.select(cotangent, zero)",
        PASSES,
    ),
    "slope-of-a-square-root": Break(
        "derivative",
        "xla-hlo/src/ops/elementwise.rs",
        "[slope |_x, y| 0.5 / y]",
        "[slope |_x, y| 0.5 * y]",
        DERIVATIVES,
        {"CASE": "sqrt_"},
    ),
    "cotangent-of-a-part": Break(
        "derivative",
        "xla-hlo/src/derivatives/concatenate.rs",
        "        start[dimension] = starts[i].clone();",
        "        start[dimension] = starts[0].clone();",
        DERIVATIVES,
        {"CASE": "concatenate"},
    ),
    "captured-scalars": Break(
        "importer",
        "xla-import/src/import/regions.rs",
        "            operands.extend(inits);\n            operands.extend(scalars);",
        "            operands.extend(scalars);\n            operands.extend(inits);",
        FORMS,
    ),
    "dimension-numbers": Break(
        "importer",
        "xla-import/src/import/attributes.rs",
        'format!("{lhs}x{rhs}->{result}")',
        'format!("{rhs}x{lhs}->{result}")',
        DECLARATION,
    ),
    "number-of-bytecode": Break(
        "importer",
        "xla-import/src/bytecode/cursor.rs",
        "return Ok(u64::from(first >> 1));",
        "return Ok(u64::from(first >> 1 & 0x3f));",
        BYTECODE,
    ),
    "closed-range": Break(
        "front end",
        "xla-codegen/src/elaborate/range.rs",
        "let closed = range.closed;",
        "let closed = !range.closed;",
        MESSAGES,
    ),
    "captured-twice": Break(
        "front end",
        "xla-codegen/src/elaborate/capture.rs",
        "find(|(outer, _)| *outer == value)",
        "find(|(_, param)| *param == value)",
        MESSAGES,
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
        "xla-hlo/src/lower/thresholds.rs",
        "pub const LONG: usize = 64;",
        "pub const LONG: usize = 4;",
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


def copied():
    """Copy the files of the repository whose content differs from the copy, and remove what is no longer there."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True,
    )
    names = {name for name in listed.stdout.split("\0") if name and (ROOT / name).is_file()}
    for name in names:
        source, copy = ROOT / name, COPY / name
        if not copy.is_file() or copy.read_bytes() != source.read_bytes():
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(source, copy)
    # Tests find their files in folders, and would run those of another revision.
    for folder, folders, files in os.walk(COPY):
        folders[:] = [name for name in folders if (Path(folder) / name) != COPY / "target"]
        for path in (Path(folder) / name for name in files):
            if str(path.relative_to(COPY)) not in names:
                path.unlink()


def applies(broken):
    """Return how often the text of a break is in its file: once, unless the break is stale."""
    return (ROOT / broken.path).read_text().count(broken.text)


def tried(broken):
    """Try one break; return whether a test detected it, and which one."""
    if (count := applies(broken)) != 1:
        return False, f"`{broken.text}` is in {broken.path} {count} times"
    path = COPY / broken.path
    original = path.read_text()
    try:
        path.write_text(original.replace(broken.text, broken.instead))
        command = ["cargo", "test", "--quiet", *broken.tests, "--no-fail-fast"]
        environment = {**os.environ, **broken.environment, "CARGO_TARGET_DIR": str(COPY / "target")}
        done = subprocess.run(command, cwd=COPY, env=environment, capture_output=True, text=True, check=False)
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
    parser.add_argument("--check", action="store_true", help="check only that every break applies")
    parser.add_argument("--seed", type=int, help="an order of the breaks that compile no kernel")
    parser.add_argument("--seconds", type=float, default=float("inf"), help="when no other break begins")
    options = parser.parse_args()
    if unknown := set(options.names) - set(BREAKS):
        sys.exit(f"breaks: no such break: {', '.join(sorted(unknown))}")
    names = options.names or list(BREAKS)
    if options.list:
        for name in names:
            print(f"{name}: {BREAKS[name].kind}, {BREAKS[name].path}")
        return 0
    stale = [name for name in BREAKS if applies(BREAKS[name]) != 1]
    if stale:
        sys.exit(f"breaks: the text to replace is gone, or is there twice: {', '.join(stale)}")
    if options.check:
        print(f"{len(BREAKS)} breaks apply")
        return 0
    if options.seed is not None:
        names = [name for name in names if BREAKS[name].tests not in (DERIVATIVES, VALUES)]
        random.Random(options.seed).shuffle(names)
    copied()
    begin, missed = time.monotonic(), 0
    for name in names:
        if time.monotonic() - begin > options.seconds:
            break
        start = time.monotonic()
        noticed, what = tried(BREAKS[name])
        missed += not noticed
        took = time.monotonic() - start
        verdict = "noticed" if noticed else "MISSED"
        print(f"{name} ({BREAKS[name].kind}, {took:.0f} s): {verdict}: {what}", flush=True)
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
