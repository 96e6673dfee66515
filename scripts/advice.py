#!/usr/bin/env python3
"""Write the tests of the advice for names of other libraries: tests/advice, with values and gradients by JAX.

    pip install "jax[cpu]"
    python3 scripts/advice.py            # writes the files
    python3 scripts/advice.py --check    # compares them with what is computed

A case computes the code of a row of xla-hlo/src/aliases/names.txt, which the script reads. Where the code has `..`, or
names that stand for parts, the case states the whole line.
"""

import re
import sys
from pathlib import Path

import advice_cases
import numpy as np
import vectors

ROOT = Path(__file__).resolve().parent.parent
TABLE = ROOT / "xla-hlo/src/aliases/names.txt"
TESTS = ROOT / "tests/advice"
# The cases of a file, which is a binary's module: more would compile for too long at once.
PART = 40


def rows():
    """Return the code in the advice for each name: the parts between backticks."""
    found, heading = {}, None
    for line in TABLE.read_text().splitlines():
        if line.startswith("# "):
            heading = line[2:]
        elif heading and " -> " in line:
            names, advice = line.split(" -> ", 1)
            plain = re.sub(r"\{(\w+)\}", r"\1", advice)
            code = plain.split("`")[1::2]
            found |= {name: code for name in names.split(", ")}
    return found


def put(case, code):
    """Return code with the texts of a case for names."""
    for name, text in case.put.items():
        code = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", text, code)
    return code


def is_instance(code, whole):
    """Return whether a line contains the code, in which `..` stands for anything."""
    parts = [re.escape(part) for part in re.sub(r"\[\.\.\]|\.\.", "\0", code).split("\0")]
    return re.search(".*".join(parts), whole, re.DOTALL) is not None


RUST = {"float32": "f32", "int32": "i32", "complex64": "c64"}


def declared(array):
    return f"{RUST[array.dtype.name]}[{', '.join(map(str, array.shape))}]"


def written(case, code):
    """Return the Rust of a case."""
    inputs = [(name, np.asarray(array)) for name, array in case.inputs.items()]
    by = [name for name, _ in inputs if name in case.by]
    results = [np.asarray(result) for result in case.results()]
    body = f"{{ {case.before} {case.whole or code} }}" if case.before else case.whole or code
    if case.convert:
        body = f"({body}) as {case.convert}"
    values = [f"value({', '.join(by)})"]
    lines = [f"let value = |{', '.join(by)}| {body};"]
    if by and case.grad:
        numbers = f", argnums = [{', '.join(str(i) for i in range(len(by)))}]" if len(by) > 1 else ""
        loss = f"|{', '.join(by)}| sum(value({', '.join(by)}))"
        lines.append(f"let slopes = grad({loss}{numbers})({', '.join(by)});")
        values += [f"slopes.{i}" for i in range(len(by))] if len(by) > 1 else ["slopes"]
    if case.special:
        values.append("value(special)")
    params = ", ".join(f"{name}: {declared(array)}" for name, array in inputs)
    types = ", ".join(declared(result) for result in results)
    text = values[0] if len(values) == 1 else f"({', '.join(values)})"
    lines = "\n".join(f"        {line}" for line in lines)
    return f"    // `{case.name}`: {code}\n    fn {case.function}({params}) -> [{types}] {{\n{lines}\n        {text}\n    }}\n"


def main():
    table = rows()
    cases, wrong = [], []
    for case in advice_cases.CASES:
        if case.name not in table:
            print(f"no row for {case.name}: its case is left out", file=sys.stderr)
            continue
        codes = [code for code in table[case.name] if case.whole is None or is_instance(put(case, code), case.whole)]
        if not codes:
            wrong.append(f"{case.name}: {case.whole} is none of {table[case.name]}")
            continue
        case.whole = case.whole or put(case, codes[-1] if "let" in codes[0] and len(codes) > 1 else codes[0])
        cases.append((case, codes[0]))
    if wrong:
        sys.exit("\n".join(wrong))
    files = []
    for number in range(0, len(cases), PART):
        name = f"part{number // PART + 1}"
        file = vectors.Vectors(f"advice/vectors/{name}.txt", "advice.py")
        text = f"//! Advice for names of other libraries, computed: written by `scripts/advice.py`.\n\nuse typed_xla::prelude::*;\n\n"
        text += f'pub(crate) static VECTORS: &str = include_str!("vectors/{name}.txt");\n\ncases! {{\n'
        for case, code in cases[number : number + PART]:
            function = lambda *arrays, case=case: case.results_of(*arrays)
            function.__name__ = case.function
            file.case(*case.inputs.values())(function)
            text += written(case, code) + "\n"
        files.append(file)
        if "--check" not in sys.argv:
            (TESTS / f"{name}.rs").write_text(text.rstrip("\n") + "\n}\n")
    if "--check" not in sys.argv:
        (TESTS / "parts.rs").write_text(parts(len(files)))
        (TESTS / "not_computed.txt").write_text(not_computed(table, cases))
    return vectors.main(__doc__, files)


def parts(count):
    """Return the list of the files."""
    names = [f"part{i + 1}" for i in range(count)]
    lines = ["//! The files of cases, which `scripts/advice.py` writes.", ""]
    lines += [f'#[path = "{name}.rs"]\nmod {name};' for name in names]
    each = "".join(f"    ({name}::NAMES, {name}::VECTORS),\n" for name in names)
    lines += ["", "pub(crate) static PARTS: &[(&[&str], &str)] = &[", each.rstrip("\n"), "];"]
    return "\n".join(lines) + "\n"


def not_computed(table, cases):
    """Return the first names of the rows whose code no case computes, with their reasons."""
    computed = {id(table[case.name]) for case, _ in cases}
    firsts = {id(code): name for name, code in reversed(table.items())}
    left = {name for code, name in firsts.items() if code not in computed and table[name]}
    reasons = {name: reason for reason, names in advice_cases.REASONS.items() for name in names.split()}
    if unknown := left ^ (left & reasons.keys()):
        sys.exit(f"rows without a case and without a reason: {sorted(unknown)}")
    if stale := reasons.keys() - left:
        sys.exit(f"reasons for rows that have a case, or do not exist: {sorted(stale)}")
    text = "# Written by scripts/advice.py: rows of the table of names whose code has no case here, by reason.\n"
    for reason in advice_cases.REASONS:
        text += f"\n# {reason}\n" + "".join(f"{name}\n" for name in sorted(left) if reasons[name] == reason)
    return text


if __name__ == "__main__":
    sys.exit(main())
