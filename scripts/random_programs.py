#!/usr/bin/env python3
"""Run random programs here and on XLA, and reduce those that disagree to small tests.

    python3 scripts/random_programs.py 10000               ten thousand programs, from seed 0 on
    python3 scripts/random_programs.py 500 --first 10000   those from seed 10000 on
    python3 scripts/random_programs.py --shrink 17         reduce the program of seed 17, which is known to disagree

Programs are compiled in batches, which takes some minutes for each thousand. A program that disagrees is reduced as
long as a smaller one disagrees too; the smallest one becomes a file of `tests/judge/tests/kept/`, a test of every later
run. A program on which XLA ends the process is found by running halves of its batch, and is named.

Needs what the tests of the package `judge` need: Rust, and XLA's plugin, which `scripts/fetch_pjrt.py` fetches.
"""

import argparse
import os
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
KEPT = ROOT / "tests/judge/tests/kept"
BATCH = 1000


def judge(settings):
    """Compile and run programs; return whether all agree, and what was printed.

    Return None instead if the process ended by a signal: an exception of XLA's C++ code aborts it.
    """
    command = ["cargo", "test", "--quiet", "-p", "judge", "--test", "programs"]
    environment = {**os.environ, **settings}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    output = done.stdout + done.stderr
    if "is not set" in output or " 1 ignored" in output:
        sys.exit("random_programs: XLA's plugin is missing; `python3 scripts/fetch_pjrt.py` fetches it")
    if "error: test failed" in output and "(signal: " in output:
        return None, output
    if done.returncode != 0 and "programs disagree" not in output:
        sys.exit(f"random_programs: the programs did not run:\n{output[-4000:]}")
    return done.returncode == 0, output


def names(output):
    """Return the names of the programs that disagree, in the order in which they are printed."""
    return re.findall(r"^pub fn g([0-9_]+)\(", output, re.MULTILINE)


def run(settings, first, end):
    """Run the programs of these seeds; return the seeds that disagree, and those on which the process ends."""
    agree, output = judge({**settings, "SEED": f"{first}..{end}"})
    if agree is not None:
        return ([] if agree else names(output)), []
    if end - first == 1:
        return [], [str(first)]
    # The same settings compile nothing again.
    middle = (first + end) // 2
    parts = run(settings, first, middle), run(settings, middle, end)
    return parts[0][0] + parts[1][0], parts[0][1] + parts[1][1]


def shrink(seed):
    """Reduce a program as long as a smaller one disagrees, and keep the last one as a test."""
    path, kept = str(seed), ROOT / "target" / "kept.rs"
    # If builds go elsewhere, this folder does not exist yet.
    kept.parent.mkdir(exist_ok=True)
    kept.unlink(missing_ok=True)
    while True:
        agree, output = judge({"JUDGE_SHRINK": path, "JUDGE_KEEP": str(kept)})
        if agree is None:
            print(f"  {path}: the process ends on a smaller program; not reduced further", flush=True)
            break
        if agree:
            break
        path += ":" + names(output)[0].split("_")[1]
        print(f"  {path}: {len(names(output))} smaller programs disagree", flush=True)
    if not kept.exists():
        # No smaller one disagrees: the program itself is the test.
        agree, _ = judge({"JUDGE_FIRST": str(seed), "JUDGE_PROGRAMS": "1", "JUDGE_KEEP": str(kept)})
        if agree:
            sys.exit(f"random_programs: the program of seed {seed} agrees with XLA")
    name = "g" + path.replace(":", "_")
    KEPT.mkdir(exist_ok=True)
    (KEPT / f"{name}.rs").write_text(f"//! The program of seed {seed}, cut down.\n\n{kept.read_text()}")
    modules = sorted(file.stem for file in KEPT.glob("g*.rs"))
    head = "//! Programs on which we once disagreed with XLA, and what XLA gives for them.\n\n"
    (KEPT / "main.rs").write_text(head + "".join(f"mod {module};\n" for module in modules))
    subprocess.run(["cargo", "fmt", "-p", "judge"], cwd=ROOT, check=True)
    print(f"  kept as tests/judge/tests/kept/{name}.rs", flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("count", nargs="?", type=int, default=0, help="how many programs")
    parser.add_argument("--first", type=int, default=0, help="the seed of the first one")
    parser.add_argument("--shrink", type=int, metavar="SEED", help="a program that disagrees")
    given = parser.parse_args()
    if given.shrink is not None:
        return shrink(given.shrink)
    wrong = 0
    end = given.first + given.count
    for first in range(given.first, end, BATCH):
        count = min(BATCH, end - first)
        settings = {"JUDGE_FIRST": str(first), "JUDGE_PROGRAMS": str(count)}
        seeds, ended = run(settings, first, first + count)
        print(f"seeds {first} to {first + count - 1}: {len(seeds)} disagree {' '.join(seeds)}".rstrip(), flush=True)
        if ended:
            print(f"  the process ends on {' '.join(ended)}", flush=True)
        for seed in seeds:
            shrink(int(seed))
        wrong += len(seeds) + len(ended)
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
