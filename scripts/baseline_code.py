#!/usr/bin/env python3
"""Finds code in optimised programs that is compiled for the baseline although it runs inside a SIMD level.

Usage: scripts/baseline_code.py [PROGRAM...]

Without programs it builds and reads the examples, and the judge's computations of each operation (`JUDGE=all` selects every case).

A function or closure that is not inlined into the copy of a kernel for a level is compiled for the oldest processor: its loops
have no wide vectors, and each `mul_add` in it is a call of the C library. It computes the same, so no test of values notices.

The script disassembles programs that were built with optimisation, and reports

- each function that refers to `fma` or `fmaf` of the C library;
- each function with arithmetic on floats in instructions of the baseline that a copy for a level calls, directly or
  through other such functions. Drivers, which call those copies, are not called by them, and neither are programs that are
  compiled for the target of the user's build.

It needs `objdump` of GNU binutils, and programs for x86-64 that were built with `--release` and have their symbols; it skips
other machines with a message.
"""

import json
import os
import platform
import re
import shutil
import subprocess
import sys
from collections import defaultdict

# The copies of a kernel for the levels of x86-64: see xla-core/src/level/detect.rs.
LEVEL = re.compile(r"xla_core::level::detect::Copies::run_v[34]$")
# The copy for the baseline, which a dispatch to a level inside a kernel does not select on a processor with that level.
SELECTED = re.compile(r"xla_core::level::detect::Copies::run_as$")
MULTIPLY_ADD = re.compile(r"^(fma|fmaf|fma@.*|fmaf@.*)$")
# Code without a reason to be vectorised: messages, allocation, threads; the crates that select their instructions themselves.
OTHERS = (
    "core::", "alloc::", "std::", "compiler_builtins::", "libm::", "rustfft::", "faer", "gemm", "matrixmultiply::", "pulp::",
    "nalgebra::", "simba::",
)
# `addsd` and the like. With AVX all of them begin with `v`.
BASELINE = re.compile(r"^(add|sub|mul|div|sqrt|min|max)(ss|sd|ps|pd)$")
HEAD = re.compile(r"^([0-9a-f]+) <(.*)>:$")
CODE = re.compile(r"^ +([0-9a-f]+):\t(\S+)(?: +(.*))?$")
SLOT = re.compile(r"# ([0-9a-f]+) <")
TARGET = re.compile(r"^([0-9a-f]+) <")


def lines(*command):
    """Yields the lines of a command's output."""
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, errors="replace")
    yield from process.stdout
    if process.wait() != 0:
        sys.exit(f"{' '.join(command)}: exit status {process.returncode}")


def slots(program):
    """Returns the addresses of functions, or the names of those in shared libraries, by the slot of memory that holds them."""
    found = {}
    for line in lines("objdump", "-R", program):
        parts = line.split()
        if len(parts) == 3 and parts[1] == "R_X86_64_RELATIVE" and parts[2].startswith("*ABS*+0x"):
            found[int(parts[0], 16)] = int(parts[2].removeprefix("*ABS*+0x"), 16)
        elif len(parts) == 3 and parts[1] in ("R_X86_64_GLOB_DAT", "R_X86_64_JUMP_SLOT"):
            found[int(parts[0], 16)] = parts[2]
    return found


class Function:
    """A function: its name, how many instructions compute on floats at the baseline, and what it refers to."""

    def __init__(self, name):
        self.name, self.floats, self.refers = name, 0, set()

    def is_level(self):
        return LEVEL.search(self.name) is not None

    def is_ours(self):
        return not self.name.lstrip("<&").startswith(OTHERS) and "::" in self.name


def functions(program):
    """Returns the functions of a program by their addresses."""
    pointers, found, current = slots(program), {}, Function("")
    for line in lines("objdump", "-d", "-C", "--no-show-raw-insn", program):
        line = line.rstrip("\n")
        if head := HEAD.match(line):
            current = found[int(head[1], 16)] = Function(head[2])
        elif code := CODE.match(line):
            operation, operands = code[2], code[3] or ""
            current.floats += BASELINE.match(operation) is not None
            if operation in ("call", "jmp") and (target := TARGET.match(operands)):
                current.refers.add(int(target[1], 16))
            if slot := SLOT.search(operands):
                at = int(slot[1], 16)
                current.refers.add(pointers.get(at, at))
    return found


def reports(program):
    """Returns a message for each function that breaks a rule, and the number of copies for levels."""
    all_functions = functions(program)
    messages = []

    def name_of(reference):
        if isinstance(reference, str):
            return reference
        return all_functions[reference].name if reference in all_functions else ""

    for address, function in all_functions.items():
        names = {name_of(reference) for reference in function.refers}
        if any(MULTIPLY_ADD.match(name) for name in names) and function.is_ours():
            messages.append(f"{function.name} at {address:#x} calls `fma` of the C library: it has `mul_add` at the baseline")
    # The functions that copies for levels call, each with the path to it.
    paths, pending = {}, [address for address, function in all_functions.items() if function.is_level()]
    levels = len(pending)
    paths.update((address, [all_functions[address].name]) for address in pending)
    while pending:
        address = pending.pop()
        for reference in all_functions[address].refers:
            callee = all_functions.get(reference) if isinstance(reference, int) else None
            if callee is None or reference in paths or not callee.is_ours() or SELECTED.search(callee.name):
                continue
            paths[reference] = [*paths[address], callee.name]
            if callee.floats:
                path = " -> ".join(paths[reference])
                messages.append(
                    f"{callee.name} at {reference:#x} computes on floats at the baseline in {callee.floats} instructions, "
                    f"inside a level: {path}"
                )
            pending.append(reference)
    return messages, levels


def built():
    """Builds the examples and the judge's cases with optimisation, and returns their paths."""
    found = []
    environment = {"JUDGE": "lint", "JUDGE_PROGRAMS": "10"} | os.environ
    for command in (["build", "--examples"], ["test", "--no-run", "-p", "judge", "--test", "cases"]):
        command = ["cargo", *command, "--release", "--message-format=json-render-diagnostics"]
        output = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True, env=environment).stdout
        messages = (json.loads(line) for line in output.splitlines())
        found += [message["executable"] for message in messages if message.get("executable")]
    return found


def main():
    if platform.machine() != "x86_64" or not shutil.which("objdump"):
        print("skipped: no x86-64, or no objdump")
        return
    programs = sys.argv[1:] or built()
    wrong, all_levels = defaultdict(list), 0
    for program in programs:
        messages, levels = reports(program)
        all_levels += levels
        for message in messages:
            wrong[message].append(program)
    for message, where in wrong.items():
        print(f"{message}\n  in {', '.join(where)}")
    print(f"{len(programs)} programs, {all_levels} copies of kernels for levels, {len(wrong)} functions at the baseline in them")
    if all_levels == 0:
        sys.exit("expected copies of kernels for levels: are the programs built with `--release`, and with symbols?")
    if wrong:
        sys.exit(
            "\nOnly code that is inlined into a copy of a kernel is compiled for its level (see xla-core/src/level.rs): add\n"
            "`#[inline(always)]` to each function or closure that is named here, and to those on the path to it. Then build again\n"
            f"and run: python3 scripts/baseline_code.py {' '.join(sorted({where[0] for where in wrong.values()}))}"
        )


if __name__ == "__main__":
    main()
