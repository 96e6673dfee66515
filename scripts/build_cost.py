#!/usr/bin/env python3
"""Measure the cost of a first build, from an empty target folder.

    python3 scripts/build_cost.py [--against REVISION] [--runs 1] [--only check,build,release,digits,ir] [--write]

A crate that contains only the README's first computation is built by `cargo check`, by `cargo build` with the profile
lines that the README recommends, and by `cargo build --release`; `digits` is the README's first command up to its
start. Each prints wall and CPU seconds (user and system), the minimum of some runs, downloads excluded. `ir` counts the
lines of unoptimised LLVM IR of each crate of this repository that a program contains, and of the crates that a compiler
contains. With `--against` another revision is measured too, in alternation, and the ratio is printed. `--write` writes
the table to docs/speed.md.
"""

import argparse
import os
import re
import resource
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
HEADING = "## Build cost"
STEPS = ("check", "build", "release", "digits", "ir")
NAMES = {
    "check": "`cargo check`",
    "build": "`cargo build`",
    "release": "`cargo build --release`",
    "digits": "`cargo run --release --example digits`",
}
COMMANDS = {
    "check": ["check"],
    "build": ["build"],
    "release": ["build", "--release"],
    "digits": ["run", "--release", "--example", "digits", "--", "--help"],
}

# Unoptimised, as rustc passes it to LLVM.
IR = ["--", "--emit=llvm-ir", "-Ccodegen-units=1", "-Cno-prepopulate-passes", "-Cpasses=name-anon-globals", "-Cdebuginfo=0"]


def run(command, cwd, target, **more):
    environment = {**os.environ, "CARGO_TARGET_DIR": str(target), "CARGO_INCREMENTAL": "0"}
    done = subprocess.run(["cargo", *command], cwd=cwd, env=environment, capture_output=True, text=True, check=False, **more)
    if done.returncode != 0:
        sys.exit(f"build_cost: cargo {' '.join(command)} failed:\n{done.stderr[-3000:]}")
    return done


def timed(command, cwd, target):
    """Return the wall and CPU seconds of a command, which starts from an empty target folder."""
    shutil.rmtree(target, ignore_errors=True)
    before, start = resource.getrusage(resource.RUSAGE_CHILDREN), time.monotonic()
    run(["--quiet", *command] if command[0] != "run" else command, cwd, target)
    wall = time.monotonic() - start
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return wall, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def profile(readme):
    """Return the profile lines that the README recommends, as TOML."""
    block = re.search(r"```toml\n(.*?)```", readme, re.S)
    lines = block.group(1) if block else ""
    start = lines.find("[profile")
    return lines[start:] if start >= 0 else ""


def write_hello(folder, root):
    """Write a crate with the README's first computation."""
    (folder / "src").mkdir(parents=True)
    manifest = (
        '[package]\nname = "hello"\nversion = "0.0.0"\nedition = "2024"\n\n'
        f'[dependencies]\ntyped-xla = {{ path = "{root.as_posix()}" }}\n\n'
    )
    (folder / "Cargo.toml").write_text(manifest + profile((root / "README.md").read_text()) + "\n[workspace]\n")
    (folder / "src" / "main.rs").write_text((root / "examples" / "hello.rs").read_text())
    shutil.copy(root / "Cargo.lock", folder / "Cargo.lock")
    shutil.copy(root / "rust-toolchain.toml", folder / "rust-toolchain.toml")


def ir_lines(root, target):
    """Return the lines of IR of each crate of the workspace that `hello` needs."""
    members = run(["tree", "-e", "normal", "--prefix", "none", "-p", "typed-xla"], root, target).stdout.splitlines()
    own = {line.split()[0] for line in members if "(/" in line}
    lines = {}
    for crate in sorted(own):
        run(["rustc", "--release", "--lib", "-p", crate, *IR], root, target)
        for file in (target / "release" / "deps").glob(crate.replace("-", "_") + "-*.ll"):
            with open(file, "rb") as text:
                lines[crate] = sum(1 for _ in text)
            file.unlink()
    return lines


def measure(root, folder, steps, runs):
    """Return all figures of one checkout."""
    crate, target = folder / "hello", folder / "target"
    write_hello(crate, root)
    run(["fetch"], crate, target)
    figures = {}
    for step in steps:
        print(f"  {root.name}: {step}", file=sys.stderr)
        if step == "ir":
            shutil.rmtree(target, ignore_errors=True)
            for name, count in ir_lines(root, target).items():
                figures[f"IR of {name}, lines"] = count
            continue
        cwd = root if step == "digits" else crate
        least = min(timed(COMMANDS[step], cwd, target) for _ in range(runs))
        figures[f"{NAMES[step]}, wall s"], figures[f"{NAMES[step]}, CPU s"] = least
        print(f"    {least[0]:.1f} s wall, {least[1]:.1f} s CPU", file=sys.stderr)
        built = {"build": "debug", "release": "release"}.get(step)
        if built:
            size = (target / built / "hello").stat().st_size
            figures[f"`hello` in {built}, MB"] = size / 1e6
    return figures


def cell(figure):
    return f"{figure:,}" if isinstance(figure, int) else f"{figure:.1f}"


def table(now, before, revision):
    """Return the figures as Markdown."""
    if not before:
        rows = [f"| {name} | {cell(figure)} |" for name, figure in now.items()]
        return "\n".join(["| | |", "|---|--:|", *rows]) + "\n"
    rows = []
    for name in dict.fromkeys([*before, *now]):
        old, new = before.get(name), now.get(name)
        ratio = f"{old / new:.2f}" if old and new else ""
        rows.append(f"| {name} | {cell(old) if old else ''} | {cell(new) if new else ''} | {ratio} |")
    return "\n".join([f"| | {revision} | now | before / now |", "|---|--:|--:|--:|", *rows]) + "\n"


def write(text):
    """Replace the section of docs/speed.md."""
    page = ROOT / "docs" / "speed.md"
    before = page.read_text().split(HEADING)[0].rstrip()
    introduction = (
        "Written by `python3 scripts/build_cost.py --write`: a crate with the README's first computation, built from an "
        "empty target folder.\nCPU seconds are user and system time of all processes.\n"
    )
    page.write_text(f"{before}\n\n{HEADING}\n\n{introduction}\n{text}")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--against")
    parser.add_argument("--runs", type=int, default=1)
    parser.add_argument("--only", default=",".join(STEPS))
    parser.add_argument("--write", action="store_true")
    options = parser.parse_args()
    steps = options.only.split(",")
    if unknown := set(steps) - set(STEPS):
        sys.exit(f"build_cost: no such step: {', '.join(unknown)}")
    with tempfile.TemporaryDirectory(prefix="build-cost-") as folder:
        folder = Path(folder)
        now, before = {}, {}
        other = folder / "other"
        if options.against:
            subprocess.run(["git", "worktree", "add", "--quiet", "--detach", other, options.against], cwd=ROOT, check=True)
        try:
            for step in steps:
                if options.against:
                    before |= measure(other, folder / f"before-{step}", [step], options.runs)
                    shutil.rmtree(folder / f"before-{step}", ignore_errors=True)
                now |= measure(ROOT, folder / f"now-{step}", [step], options.runs)
                shutil.rmtree(folder / f"now-{step}", ignore_errors=True)
        finally:
            if options.against:
                subprocess.run(["git", "worktree", "remove", "--force", other], cwd=ROOT, check=True)
        text = table(now, before, options.against)
    print(text, end="")
    if options.write:
        write(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
