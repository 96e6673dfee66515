#!/usr/bin/env python3
"""Measure training steps beside XLA, JAX and PyTorch, on one thread and on two.

    pip install "jax[cpu]" torch
    python3 benches/speed/peers/run.py                       # prints the tables
    python3 benches/speed/peers/run.py --write               # also writes the section "Training" of docs/speed.md
    python3 benches/speed/peers/run.py --row LSTM --quick    # the rows whose name contains the text, briefly

`cargo bench -p speed --bench training` measures our steps and XLA's, through PJRT in the same process, with arguments
that it does not donate. JAX and PyTorch run in other processes: JAX donates the state, PyTorch updates it in place.
`--jax` and `--torch` name the Python programs that have them. Processes are pinned to as many processors as threads,
run one after another, and are measured `--rounds` times; the table has the medians.
"""

import argparse
import os
import re
import statistics
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent.parent
HEADING = "## Training"
INTRODUCTION = (
    "Written by `python3 benches/speed/peers/run.py --write`: the time of a training step, or of another derivative, in "
    "microseconds.\nEach step computes the loss, the gradient and the update of all parameters, in `f32`.\n"
    "XLA runs the text of our program in the same process, through PJRT, with arguments that it does not donate.\n"
    "JAX jits `value_and_grad` and the update, and donates the state; PyTorch is eager, with its own optimisers.\n"
    "The ratio is the time of the best of these over ours; a row passes if it reaches the floor.\n"
)


def build():
    """Build the bench, and return the path of its program."""
    command = ["cargo", "bench", "-p", "speed", "--bench", "training", "--no-run"]
    built = subprocess.run(command, cwd=ROOT, check=True, stderr=subprocess.PIPE, text=True)
    return ROOT / re.search(r"\(([^()]*/training-[0-9a-f]+)\)", built.stderr)[1]


def lines(threads, command, **variables):
    """Return the fields of the lines that a program prints when it is held to as many processors."""
    command = ["taskset", "-c", f"0-{threads - 1}", *command]
    environment = os.environ | {"OMP_NUM_THREADS": str(threads)} | variables
    run = subprocess.run(command, env=environment, stdout=subprocess.PIPE, text=True, check=True)
    return [line.split("\t") for line in run.stdout.splitlines()]


def measure(threads, options, program):
    """Return the floor and the times of each row, with a round of all programs."""
    limits = ["--row", options.row] + ["--quick"] * options.quick
    peer = [options.row, str(threads), "quick" if options.quick else "whole"]
    flags = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1" if threads == 1 else ""
    rows = {}
    for name, floor, ours, xla, _ in lines(threads, [program, *limits], PJRT_NPROC=str(threads)):
        rows[name] = (float(floor), {"ours": float(ours)} | ({"XLA": float(xla)} if xla != "-" else {}))
    for peer_name, python in (("JAX", options.jax), ("PyTorch", options.torch)):
        script = HERE / ("jax_steps.py" if peer_name == "JAX" else "torch_steps.py")
        for name, time in lines(threads, [python, script, *peer], XLA_FLAGS=flags):
            rows[name][1][peer_name] = float(time)
    return rows


def table(threads, rounds):
    """Return the medians of the rounds as Markdown."""
    names = ["ours", "XLA", "JAX", "PyTorch"]
    text = f"### {threads} thread{'s' * (threads > 1)}\n\n| | {' | '.join(names)} | best / ours | floor | |\n"
    text += "|---|--:|--:|--:|--:|--:|--:|---|\n"
    for name, (floor, first) in rounds[0].items():
        times = {peer: statistics.median(each[name][1][peer] for each in rounds) for peer in first}
        ratio = min(time for peer, time in times.items() if peer != "ours") / times["ours"]
        cells = [f"{times[peer]:.{0 if times[peer] > 100 else 1}f}" if peer in times else "" for peer in names]
        verdict = "passes" if ratio >= floor else "misses"
        text += f"| {name} | {' | '.join(cells)} | {ratio:.2f} | {floor:g} | {verdict} |\n"
    return text


def write(text):
    """Replace the section of docs/speed.md, which is before the section on the cost of builds."""
    path = ROOT / "docs" / "speed.md"
    page = path.read_text()
    before, _, after = page.partition("## Build cost")
    before = before.split(HEADING)[0].rstrip()
    path.write_text(f"{before}\n\n{HEADING}\n\n{INTRODUCTION}\n{text}\n## Build cost{after}")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--row", default="")
    parser.add_argument("--threads", type=int, choices=(1, 2))
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--jax", default=sys.executable)
    parser.add_argument("--torch", default=sys.executable)
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--write", action="store_true")
    options = parser.parse_args()
    program = build()
    tables = []
    for threads in (1, 2) if options.threads is None else (options.threads,):
        rounds = [measure(threads, options, program) for _ in range(options.rounds)]
        tables.append(table(threads, rounds))
        print(tables[-1])
    if options.write:
        write("\n".join(tables))


if __name__ == "__main__":
    main()
